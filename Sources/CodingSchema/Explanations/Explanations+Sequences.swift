// Pages of `coding explain`: what is said of sequential archives; in alphabetical order.

extension Explanations {
    static let sequences: [Explanation] = [
        Explanation(
            "doubledFirstKey",
            what: """
                In an enum that is sequential no two cases may begin with the same key.
                """,
            why: """
                A sequential archive holds the first key of the case and then its values,
                without keys of their own. A keyed archive has all keys to tell cases by.
                """,
            wrong: """
                enum Place, sequential {
                    case tile(zoom: Int, x: Int, y: Int)
                    case area(zoom: Int)
                }
                """,
            right: """
                enum Place, sequential {
                    case tile(x: Int, y: Int, zoom: Int)
                    case area(zoom: Int)
                }
                """),
        Explanation(
            "fieldNotSequential",
            what: """
                What a sequential class, struct or enum holds must be sequential too: the
                classes, structs and enums of its fields, in collections as well.
                """,
            why: """
                A sequential archive has no keys: a value can stand in it only where the
                schema says in which order its own values stand. Enums with raw values and
                bits are plain numbers or strings and always can.
                """,
            wrong: """
                class Route, sequential {
                    var stops: [Stop] = []
                }

                struct Stop {
                    var name: String
                }
                """,
            right: """
                class Route, sequential {
                    var stops: [Stop] = []
                }

                struct Stop, sequential {
                    var name: String
                }
                """),
        Explanation(
            "keyedClauseInSequentialOnly",
            what: """
                'fallback', 'also' and 'keeps unknown' are about the keys of keyed archives. A
                class that is 'sequential only' has no keyed archives.
                """,
            why: """
                In a sequential archive the version tells which values there are: a field that
                was replaced stays, with 'until', and the new one has 'since' and a default.
                """,
            wrong: """
                class Note, sequential only {
                    var text: String fallback "words"
                }
                """,
            right: """
                class Note, sequential only {
                    var text: String
                }
                """),
        Explanation(
            "markerOfSequentialOnly",
            what: """
                'sequential marker' names a key that new keyed archives hold and old ones lack.
                A class that is 'sequential only' has no keyed archives.
                """,
            why: """
                The marker tells whether the values of an object stand under keys, or without
                them as a class wrote them that had no keyed coding yet.
                """,
            wrong: """
                class Note, sequential only marker "Note.keyed" {
                    var text: String
                }
                """,
            right: """
                class Note, sequential marker "Note.keyed" {
                    var text: String
                }
                """),
        Explanation(
            "misplacedJoined",
            what: """
                'joined' puts a field into the group of the field before it. There must be
                one, both must always be there in archives of the same versions, and neither
                can be packed. The class or struct must be sequential.
                """,
            why: """
                A group has one type encoding, such as 'ff', and stands in the archive as a
                whole. A number that may be nil is not there where it is; a packed array has a
                group for its count and one for its elements.
                """,
            wrong: """
                class Figure, sequential {
                    var width: Float
                    var height: Float? joined
                }
                """,
            right: """
                class Figure, sequential {
                    var width: Float
                    var height: Float joined
                }
                """),
        Explanation(
            "secondEmptyKey",
            what: """
                In a sequential declaration, and in its superclasses, one value at most has an
                empty key.
                """,
            why: """
                A keyed archive holds the keys of the value itself in place of an empty one. In
                a sequential archive the value is one object, which is told by its own key.
                """,
            wrong: """
                class Photo, sequential {
                    var origin: Point key ""
                    var size: Size key ""
                }
                struct Point, sequential {
                    var x: Double
                }
                struct Size, sequential {
                    var width: Double
                }
                """,
            right: """
                class Photo, sequential {
                    var origin: Point key ""
                    var size: Size
                }
                struct Point, sequential {
                    var x: Double
                }
                struct Size, sequential {
                    var width: Double
                }
                """),
        Explanation(
            "sequentialOnlyInKeyed",
            what: """
                A class that also has keyed archives has a field of a class that is
                'sequential only'.
                """,
            why: """
                An object of that class refuses a keyed archiver: as soon as the field holds
                one, the archive can't be written.
                """,
            wrong: """
                class Folder, sequential {
                    var notes: [Note] = []
                }

                class Note, sequential only {
                    var text: String
                }
                """,
            right: """
                class Folder, sequential {
                    var notes: [Note] = []
                }

                class Note, sequential {
                    var text: String
                }
                """),
        Explanation(
            "superclassSequentialOnly",
            what: "A subclass of a class that is 'sequential only' must be 'sequential only' too.",
            why: """
                The superclass codes its own part of the object and refuses a keyed archive.
                """,
            wrong: """
                class Note, sequential only {
                    var text: String
                }

                class LongNote: Note, sequential {
                    var title: String
                }
                """,
            right: """
                class Note, sequential only {
                    var text: String
                }

                class LongNote: Note, sequential only {
                    var title: String
                }
                """),
    ]
}
