// Pages of `coding explain`: the heads of declarations; in alphabetical order.

extension Explanations {
    static let heads: [Explanation] = [
        Explanation(
            "clauseOfBits",
            what: "'bits' takes a name, an integer type and fields; it has no clauses.",
            why: """
                Bits are one integer in the archive. There is no class, version or name to say
                anything about; these belong to the class that holds the field.
                """,
            wrong: """
                bits Style: UInt32, version 2 {
                    var bold: Bool at 0
                }
                """,
            right: """
                bits Style: UInt32 {
                    var bold: Bool at 0
                }
                """),
        Explanation(
            "clauseOfClass",
            what: """
                Clauses such as 'prefix', 'sequential only' or 'keeps unknown' are for classes.
                A struct or an enum takes 'version', 'archived as', 'formerly' and 'sequential'.
                """,
            why: """
                A value has no identity and no superclass, and its keys are composed with the
                field that holds it.
                """,
            wrong: """
                struct Point, prefix "P" {
                    var x: Double
                }
                """,
            right: """
                struct Point, version 1 {
                    var x: Double
                }
                """),
        Explanation(
            "doubledWord",
            what: "The same word stands twice where it can stand once.",
            why: "The second one says nothing, or contradicts the first.",
            wrong: """
                final final class Person {
                    var name: String
                }
                """,
            right: """
                final class Person {
                    var name: String
                }
                """),
        Explanation(
            "integerTooLarge",
            what: """
                A version, a bit's position or a width is larger than any integer that the
                tool can hold.
                """,
            why: "Versions count by one from 0. A number of this size is a slip.",
            wrong: """
                class Person, version 99999999999999999999 {
                    var name: String
                }
                """,
            right: """
                class Person, version 9 {
                    var name: String
                }
                """),
        Explanation(
            "missingClause",
            what: "After a comma in the head of a declaration a clause follows.",
            why: "Either a clause is missing or the comma is one too many.",
            wrong: """
                class Person, version 1, = {
                    var name: String
                }
                """,
            right: """
                class Person, version 1 {
                    var name: String
                }
                """),
        Explanation(
            "missingClosingBrace",
            what: """
                The brace that closes this declaration is missing. The note shows the one that
                opens it.
                """,
            why: """
                Where the declaration ends has been guessed, so that the rest of the file
                could be checked too.
                """,
            wrong: """
                class Person {
                    var name: String
                class Badge {
                    var number: Int
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                class Badge {
                    var number: Int
                }
                """),
        Explanation(
            "missingInteger",
            what: """
                'version', 'since', 'until', 'as of', 'at' and 'width' are followed by an
                integer.
                """,
            why: """
                Nothing can be assumed in its place: each number says which archives hold
                what.
                """,
            wrong: """
                class Person, version {
                    var name: String
                }
                """,
            right: """
                class Person, version 1 {
                    var name: String
                }
                """),
        Explanation(
            "missingName",
            what: "A declaration, a field or a case needs a name.",
            why: """
                The name is what Swift code says, and, where nothing else is written, what the
                archive says.
                """,
            wrong: """
                class {
                    var name: String
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "missingPunctuation",
            what: """
                A ':', ',', '{' or another mark is missing in this place. The message says
                which one.
                """,
            why: """
                With the mark the line reads as Swift does; without it, the words run
                together.
                """,
            wrong: """
                class Person {
                    var name String
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "missingWord",
            what: "The words before can only go on with the word that the message names.",
            why: """
                Clauses such as 'fallback "x": Int via f' and 'as of 2' have fixed words, so
                that a line can be read aloud.
                """,
            wrong: """
                class Person {
                    var height: Double fallback "cm": Int metres
                }
                """,
            right: """
                class Person {
                    var height: Double fallback "cm": Int via metres
                }
                """),
        Explanation(
            "negativeInteger",
            what: "Versions, positions and widths count from 0.",
            why: "There is no archive of version -1.",
            wrong: """
                class Person, version 1 {
                    var name: String? since -1
                }
                """,
            right: """
                class Person, version 1 {
                    var name: String? since 1
                }
                """),
        Explanation(
            "strayComma",
            what: "A comma stands where nothing follows that it could separate.",
            why: """
                A clause of a class begins after a comma, a clause of a field doesn't; a 'key'
                has one string.
                """,
            wrong: """
                class Person, {
                    var name: String
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "superclassOfExtension",
            what: """
                'extend final class' names a class that is written in Swift. Its superclass is
                written there too.
                """,
            why: """
                Only the coding is generated. A superclass that codes is not possible here,
                and any other one is no matter of the schema's. In a target that isolates to
                the main actor by default the class must be 'nonisolated'.
                """,
            wrong: """
                extend final class Canvas: View {
                    var title: String
                }
                """,
            right: """
                extend final class Canvas {
                    var title: String
                }
                """),
        Explanation(
            "superclassOfStruct",
            what: "A struct has no superclass, here as in Swift.",
            why: """
                What several structs have in common can be a struct of its own, and a field of
                each.
                """,
            wrong: """
                struct Circle: Shape {
                    var radius: Double
                }
                struct Shape {
                    var name: String
                }
                """,
            right: """
                struct Circle {
                    var shape: Shape
                    var radius: Double
                }
                struct Shape {
                    var name: String
                }
                """),
    ]
}
