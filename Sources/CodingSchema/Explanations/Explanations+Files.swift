// Pages of `coding explain`: what stands between declarations, and their order; in alphabetical order.

extension Explanations {
    static let files: [Explanation] = [
        Explanation(
            "caseOutsideEnumeration",
            what: "'case' begins a member of an enum and stands nowhere else.",
            why: """
                A class or a struct has fields. A choice of values is an enum of its own, and
                a field of that type.
                """,
            wrong: """
                class Person {
                    case blue
                }
                """,
            right: """
                class Person {
                    var badge: Badge
                }
                enum Badge: String {
                    case blue
                    unknown .blue
                }
                """),
        Explanation(
            "classWord",
            what: "'open' and 'final' speak of subclasses. Structs, enums and bits have none.",
            why: """
                A word without effect would only seem to promise something. For access from
                other modules write 'public'.
                """,
            wrong: """
                open struct Point {
                    var x: Double
                }
                """,
            right: """
                public struct Point {
                    var x: Double
                }
                """),
        Explanation(
            "extensionWithoutFinal",
            what: """
                Coding can be generated for a class that is written by hand if that class is
                final: 'extend final class'.
                """,
            why: """
                The generated initializer stands in an extension and can't be required there.
                A subclass would inherit coding that does not know its fields. In a target
                that isolates to the main actor by default the class must be 'nonisolated'.
                """,
            wrong: """
                extend class Canvas {
                    var title: String
                }
                """,
            right: """
                extend final class Canvas {
                    var title: String
                }
                """),
        Explanation(
            "importOfMore",
            what: "'import' takes the name of a target and nothing else.",
            why: """
                A schema sees all declarations of the targets that it imports. Importing one
                declaration alone would change nothing.
                """,
            imports: [
                ("Geography", """
                    public class Address {
                        var street: String
                    }
                    """),
            ],
            wrong: """
                import class Geography.Address
                class Person {
                    var home: Geography?
                }
                """,
            right: """
                import Geography
                class Person {
                    var home: Address?
                }
                """),
        Explanation(
            "keywordAsName",
            what: "A name that is a keyword of Swift stands between backticks, here as in Swift.",
            why: """
                The name becomes a name in Swift code. The backticks are no part of the key in
                the archive.
                """,
            wrong: """
                class Range {
                    var in: Int
                }
                """,
            right: """
                class Range {
                    var `in`: Int
                }
                """),
        Explanation(
            "levelBesideOpen",
            what: """
                'open' stands in the place of 'public', 'package' or 'internal', not beside
                them.
                """,
            why: """
                An open class is public already. Two words for one thing could contradict each
                other.
                """,
            wrong: """
                public open class Shape, prefix "S" {
                    var name: String
                }
                """,
            right: """
                open class Shape, prefix "S" {
                    var name: String
                }
                """),
        Explanation(
            "memberOutside",
            what: "A field, a case or a retired key stands between the braces of a declaration.",
            why: "Nothing else can hold it. Often a closing brace stands too early.",
            wrong: """
                class Person {
                    var name: String
                }
                var age: Int
                """,
            right: """
                class Person {
                    var name: String
                    var age: Int
                }
                """),
        Explanation(
            "misplaced",
            what: "The text can't stand in this place, and nothing better is known about it.",
            why: """
                A schema holds imports, access levels and declarations; a declaration holds
                its members. What is none of these is refused, never passed over.
                """,
            wrong: """
                class Person {
                    var name: String
                    ) var age: Int
                }
                """,
            right: """
                class Person {
                    var name: String
                    var age: Int
                }
                """),
        Explanation(
            "missingDeclaration",
            what: """
                After 'public', 'package', 'internal', 'open' or 'final' a declaration
                follows: 'class', 'struct', 'enum', 'bits' or 'extend'.
                """,
            why: """
                The word has nothing to apply to. For all that follows, write 'access public'
                on a line of its own.
                """,
            wrong: """
                public
                """,
            right: """
                access public
                """),
        Explanation(
            "missingLevel",
            what: """
                'access' is followed by 'public', 'package' or 'internal', which holds for the
                declarations below it.
                """,
            why: "Without the word it would not be clear who may use what follows.",
            wrong: """
                access
                class Person {
                    var name: String
                }
                """,
            right: """
                access package
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "nestedDeclaration",
            what: "Declarations stand side by side in a file, never inside of each other.",
            why: """
                A class's name in an archive is one plain word, and so is its name in a
                schema. A nested type would have two names.
                """,
            wrong: """
                class Person {
                    var home: Place
                    struct Place {
                        var street: String
                    }
                }
                """,
            right: """
                class Person {
                    var home: Place
                }
                struct Place {
                    var street: String
                }
                """),
        Explanation(
            "openBesideFinal",
            what: "'open' allows subclasses in other modules, 'final' allows none.",
            why: "A class can't be both. Keep the word that is meant.",
            wrong: """
                open final class Person, prefix "P" {
                    var name: String
                }
                """,
            right: """
                final class Person {
                    var name: String
                }
                """),
        Explanation(
            "strayClosingBrace",
            what: "This brace closes nothing: every brace before it is closed already.",
            why: "It is often the sign of a brace that closed something too early.",
            wrong: """
                class Person {
                    var name: String
                }
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "swiftDeclaration",
            what: """
                'protocol', 'extension', 'func' and other declarations of Swift are none of a
                schema's.
                """,
            why: """
                A schema says what an archive holds. Behaviour is written in Swift, in an
                extension of the generated class or in a 'swift { … }' member.
                """,
            wrong: """
                class Person {
                    var name: String
                }
                protocol Named {
                    var name: String
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "tooManyMistakes",
            what: "Of one file at most 10,000 messages are shown.",
            why: """
                Nobody reads more, and they cost time and memory. Fix the first ones: often
                the others follow from them, or the file is no schema at all.
                """,
            wrong: String(repeating: "; ", count: DiagnosticCatalog.mostPerFile + 1),
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "unknownLevel",
            what: """
                A schema knows 'public', 'package' and 'internal'. 'private' and 'fileprivate'
                are refused, and so is 'access open'.
                """,
            why: """
                Generated code in several files, and the coders, have to reach what the schema
                declares.
                """,
            wrong: """
                class Person {
                    private var name: String
                }
                """,
            right: """
                class Person {
                    internal var name: String
                }
                """),
        Explanation(
            "unknownWord",
            what: """
                Where the language expects one of its own words, another one stands. If a
                known word is near, the message names it.
                """,
            why: """
                An unknown word is never passed over: a misspelled 'fallback' that is ignored
                would lose data in silence.
                """,
            wrong: """
                class Person {
                    var name: String fallbak "Surname"
                }
                """,
            right: """
                class Person {
                    var name: String fallback "Surname"
                }
                """),
    ]
}
