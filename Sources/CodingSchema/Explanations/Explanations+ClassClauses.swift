// Pages of `coding explain`: clauses of classes that depend on each other; in alphabetical order.

extension Explanations {
    static let classClauses: [Explanation] = [
        Explanation(
            "constantInExtension",
            what: """
                The fields of 'extend final class' are 'var's, in the schema and in the class.
                With 'keeps unknown' the class also has 'var unknownValues = UnknownValues()'.
                """,
            why: """
                The generated initializer calls the class's own 'init()' first and then sets
                each field. A 'let' is set once, by 'init()'. In a target that isolates to the
                main actor by default the class must be 'nonisolated'.
                """,
            wrong: """
                extend final class Canvas {
                    let title: String
                }
                """,
            right: """
                extend final class Canvas {
                    var title: String
                }
                """),
        Explanation(
            "externalSchemaClass",
            what: """
                ': external Name' is for superclasses that are written in Swift and have no
                coding of their own. This class is a schema's.
                """,
            why: """
                Its own fields would not be archived. Without 'external' they are. A class that
                is external must be 'nonisolated' where a target isolates to the main actor by
                default.
                """,
            wrong: """
                class Shape {
                    var name: String
                }
                class Circle: external Shape {
                    var radius: Double
                }
                """,
            right: """
                class Shape {
                    var name: String
                }
                class Circle: Shape {
                    var radius: Double
                }
                """),
        Explanation(
            "functionWithArguments",
            what: """
                'replaced via' and 'rebuilt via' name a method of the object itself, without
                arguments.
                """,
            why: """
                The object is all that there is at that moment: nothing else could be given to
                the method. In a target that isolates to the main actor by default it must be
                'nonisolated'.
                """,
            wrong: """
                class Person {
                    transient var age: Int = 0 rebuilt via computeAge(on:)
                }
                """,
            right: """
                class Person {
                    transient var age: Int = 0 rebuilt via computeAge
                }
                """),
        Explanation(
            "genericDeclaration",
            what: "A class, struct or enum of a schema has no type parameters.",
            why: """
                An archive names a class by one word and creates an object of it. For what
                type, the archive could not say.
                """,
            wrong: """
                class Box<Content> {
                    var name: String
                }
                """,
            right: """
                class Box {
                    var name: String
                    var content: (any Coding)?
                }
                """),
        Explanation(
            "hiddenType",
            what: "A superclass of this class has a field with the name of the type.",
            why: """
                In the generated code the name would mean the field. Give the type another
                name; 'archived as' keeps the old one in archives.
                """,
            imports: [
                ("Geography", """
                    open class Place, prefix "G" {
                        public var Badge: Int
                    }
                    """),
            ],
            wrong: """
                import Geography
                class Office: Place {
                    var sign: Badge?
                }
                class Badge {
                    var number: Int
                }
                """,
            right: """
                import Geography
                class Office: Place {
                    var sign: NameBadge?
                }
                class NameBadge, archived as "Badge" {
                    var number: Int
                }
                """),
        Explanation(
            "keepsUnknownAlready",
            what: """
                A superclass keeps unknown keys. That holds for the whole object, and so for
                all subclasses.
                """,
            why: "Saying it again changes nothing, and makes a reader look for a difference.",
            wrong: """
                class Person, keeps unknown {
                    var name: String
                }
                class Employee: Person, keeps unknown {
                    var badge: Int
                }
                """,
            right: """
                class Person, keeps unknown {
                    var name: String
                }
                class Employee: Person {
                    var badge: Int
                }
                """),
        Explanation(
            "meaninglessBesideRefusal",
            what: "The class refuses coding, and something in it speaks of archives.",
            why: "No archive will ever hold an object of the class.",
            wrong: """
                class Document {
                    var title: String
                }
                class Preview: Document, refuses coding, version 2 {
                    transient var scale: Int = 1
                }
                """,
            right: """
                class Document {
                    var title: String
                }
                class Preview: Document, refuses coding {
                    transient var scale: Int = 1
                }
                """),
        Explanation(
            "refusalWithoutSuperclass",
            what: """
                'refuses coding' takes back a coding that is inherited. This class inherits
                none.
                """,
            why: "A class that is never archived needs no schema. Declare it in Swift.",
            wrong: """
                class Cursor, refuses coding {
                    transient var place: Int = 0
                }
                """,
            right: """
                class Shape {
                    var name: String
                }
                class Cursor: Shape, refuses coding {
                    transient var place: Int = 0
                }
                """),
        Explanation(
            "sequentialAndKeyedOnly",
            what: """
                'sequential' lets a class take part in sequential archives, 'keyed only' says
                that it doesn't.
                """,
            why: "Both can't be.",
            wrong: """
                class Person, sequential, keyed only {
                    var name: String
                }
                """,
            right: """
                class Person, keyed only {
                    var name: String
                }
                """),
        Explanation(
            "superclassIsExtension",
            what: """
                The superclass is declared by 'extend final class': it is written in Swift,
                and final.
                """,
            why: """
                A final class has no subclasses. Declare the class in the schema, or hold an
                object of it in a field.
                """,
            wrong: """
                extend final class Canvas {
                    var title: String
                }
                class Poster: Canvas {
                    var price: Int
                }
                """,
            right: """
                class Canvas {
                    var title: String
                }
                class Poster: Canvas {
                    var price: Int
                }
                """),
        Explanation(
            "superclassNotSequential",
            what: "The class takes part in sequential archives, and its superclass does not.",
            why: """
                A sequence holds the superclass's fields first. Without them the object would
                be half an object.
                """,
            wrong: """
                class Person {
                    var name: String
                }
                class Employee: Person, sequential {
                    var badge: Int
                }
                """,
            right: """
                class Person, keyed only {
                    var name: String
                }
                class Employee: Person, keyed only {
                    var badge: Int
                }
                """),
        Explanation(
            "superclassRefusesCoding",
            what: "The superclass refuses coding, so its subclasses can't be archived either.",
            why: """
                To read or write the object the superclass's part would be needed. Say
                'refuses coding' here too, or take another superclass.
                """,
            wrong: """
                class Shape {
                    var name: String
                }
                class Cursor: Shape, refuses coding {
                    transient var place: Int = 0
                }
                class BigCursor: Cursor {
                    transient var size: Int = 0
                }
                """,
            right: """
                class Shape {
                    var name: String
                }
                class Cursor: Shape, refuses coding {
                    transient var place: Int = 0
                }
                class BigCursor: Cursor, refuses coding {
                    transient var size: Int = 0
                }
                """),
        Explanation(
            "transientInExtension",
            what: "In 'extend final class' a transient field is listed only to be rebuilt.",
            why: """
                The class declares its properties itself, and nothing is archived for this
                one: the line would do nothing.
                """,
            wrong: """
                extend final class Canvas {
                    var title: String
                    transient var scale: Int = 1
                }
                """,
            right: """
                extend final class Canvas {
                    var title: String
                    transient var scale: Int = 1 rebuilt via findScale
                }
                """),
        Explanation(
            "unknownSuperclass",
            what: "No schema in sight declares a class of this name.",
            why: """
                If it is a Swift class without coding of its own, such as NSObject, write ':
                external Name'. Where a target isolates to the main actor by default, that
                class must be 'nonisolated', as the generated one is. If it is a schema's,
                import its module.
                """,
            wrong: """
                class Canvas: NSObject {
                    var title: String
                }
                """,
            right: """
                class Canvas: external NSObject {
                    var title: String
                }
                """),
    ]
}
