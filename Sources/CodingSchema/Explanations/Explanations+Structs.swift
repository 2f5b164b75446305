// Pages of `coding explain`: values that are archived field by field; in alphabetical order.

extension Explanations {
    static let structs: [Explanation] = [
        Explanation(
            "nilUnderEmptyKey",
            what: """
                The field's key is empty, so that its value's keys stand bare. A nil that must
                be written has no key to stand under.
                """,
            why: """
                An optional without a default and without a fallback needs none: when it is
                nil, nothing is written.
                """,
            wrong: """
                class Photo {
                    var picture: Picture? key "" fallback "old"
                }
                struct Picture {
                    var pixels: Data
                }
                """,
            right: """
                class Photo {
                    var picture: Picture? key ""
                }
                struct Picture {
                    var pixels: Data
                }
                """),
        Explanation(
            "deepValue",
            what: "Structs and enums stand in each other so deep that no archive can hold them.",
            why: """
                The runtime holds 32 values inside each other, since each takes a part of the
                stack. Make one of them a class: its object begins anew.
                """,
            wrong: "struct Shape0 {\n    var x: Int\n}\n"
                + (1...32).map { "struct Shape\($0) {\n    var inner: Shape\($0 - 1)\n}" }.joined(separator: "\n"),
            right: """
                struct Frame {
                    var inner: Picture
                }
                class Picture {
                    var width: Int
                }
                """),
        Explanation(
            "emptyReadAsDefault",
            what: "The field has a default, and its struct no field that is always written.",
            why: """
                A struct all of whose fields are missing writes no key, and would come back as
                the default. Without the default it comes back as it was; one that is missing
                altogether is read as an empty one.
                """,
            wrong: """
                class Photo {
                    var size: Size = (Size(width: 1))
                }
                struct Size {
                    var width: Int?
                }
                """,
            right: """
                class Photo {
                    var size: Size
                }
                struct Size {
                    var width: Int?
                }
                """),
        Explanation(
            "emptyReadAsFallback",
            what: """
                The field falls back to a key that it also writes, and its struct has no field
                that is always written.
                """,
            why: """
                A struct all of whose fields are missing writes no key of its own. What 'also'
                writes for older readers would be read for it.
                """,
            wrong: """
                class Photo {
                    var size: Size fallback "w": Int via f also "w": Int via g
                }
                struct Size {
                    var width: Int?
                }
                """,
            right: """
                class Photo {
                    var size: Size fallback "w": Int via f also "w": Int via g
                }
                struct Size {
                    var width: Int
                }
                """),
        Explanation(
            "optionalWithoutRequiredField",
            what: "The struct has no field that is always written.",
            why: """
                An archive that holds none of its keys could mean nil or a struct with all its
                defaults. Make one field required, or the field that holds the struct not
                optional.
                """,
            wrong: """
                class Photo {
                    var size: Size?
                }
                struct Size {
                    var width: Int = 0
                    var height: Int = 0
                }
                """,
            right: """
                class Photo {
                    var size: Size?
                }
                struct Size {
                    var width: Int
                    var height: Int = 0
                }
                """),
        Explanation(
            "rebuiltInStruct",
            what: "A struct's fields can't be rebuilt.",
            why: """
                When the graph is read the struct has been copied to where it is held. A
                method of a copy would change nothing there. Let the class that holds it do
                it.
                """,
            wrong: """
                struct Size {
                    var width: Int
                    transient var area: Int = 0 rebuilt via computeArea
                }
                """,
            right: """
                struct Size {
                    var width: Int
                    transient var area: Int = 0
                }
                """),
        Explanation(
            "tooManyComposedKeys",
            what: """
                A struct in a struct composes its keys with the field's. Here that gives more
                keys than the tool will look at.
                """,
            why: """
                Structs that hold two structs each double the number at each step. Hold some
                in an array, or make one a class: its object has keys of its own.
                """,
            wrong: "class Scene {\n    var shape: Shape16\n}\nstruct Shape0 {\n    var x: Int\n}\n"
                + (1...16).map { number in
                    "struct Shape\(number) {\n    var a: Shape\(number - 1)\n    var b: Shape\(number - 1)\n}"
                }.joined(separator: "\n"),
            right: """
                class Scene {
                    var origin: Point
                }
                struct Point {
                    var x: Double
                    var y: Double
                }
                """),
        Explanation(
            "valueContainsItself",
            what: """
                A struct or an enum holds itself, directly or through other values. Optional
                values count.
                """,
            why: "It would be infinitely large. Hold it in an array, or make it a class.",
            wrong: """
                struct Folder {
                    var name: String
                    var parent: Folder?
                }
                """,
            right: """
                struct Folder {
                    var name: String
                    var folders: [Folder]
                }
                """),
    ]
}
