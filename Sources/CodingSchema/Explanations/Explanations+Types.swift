// Pages of `coding explain`: how types and payloads are written; in alphabetical order.

extension Explanations {
    static let types: [Explanation] = [
        Explanation(
            "anyOfOtherType",
            what: """
                'any Coding' is an object of any class that the reader allows. No other
                protocol can be archived.
                """,
            why: """
                An archive names classes. A reader can create an object of a class that it
                knows, not of a protocol.
                """,
            wrong: """
                class Box {
                    var content: any Hashable
                }
                """,
            right: """
                class Box {
                    var content: (any Coding)?
                }
                """),
        Explanation(
            "deepType",
            what: "Types can stand in types up to a fixed depth.",
            why: """
                The depth is bounded so that no schema can exhaust the tool's stack. No person
                writes such a type.
                """,
            wrong: "class A {\n    var x: " + String(repeating: "[", count: 300) +  "Int"
                + String(repeating: "]", count: 300) + "\n}",
            right: """
                class A {
                    var x: [[[Int]]]
                }
                """),
        Explanation(
            "genericType",
            what: """
                Of generic types a schema knows 'Set'. Arrays, dictionaries and optionals have
                their short forms.
                """,
            why: "There is one way to write each type: '[T]', '[K: V]', 'T?', 'Set<T>'.",
            wrong: """
                class Person {
                    var skills: Array<String>
                }
                """,
            right: """
                class Person {
                    var skills: [String]
                }
                """),
        Explanation(
            "keyOfOnlyValue",
            what: """
                Where a case carries one value without a name, its key stands behind the
                parentheses.
                """,
            why: """
                The key is the case's key then. Inside the parentheses stand the keys of
                several values, each behind its type.
                """,
            wrong: """
                enum Picture {
                    case url(URL key "URL")
                }
                """,
            right: """
                enum Picture {
                    case url(URL) key "URL"
                }
                """),
        Explanation(
            "missingClosingBracket",
            what: "A type or a list that begins with '[' or '<' ends with ']' or '>'.",
            why: "The note shows where it begins.",
            wrong: """
                class Person {
                    var skills: [String
                }
                """,
            right: """
                class Person {
                    var skills: [String]
                }
                """),
        Explanation(
            "missingClosingParenthesis",
            what: "What begins with '(' ends with ')'.",
            why: "The note shows where it begins.",
            wrong: """
                enum Picture {
                    case url(link: URL
                }
                """,
            right: """
                enum Picture {
                    case url(link: URL)
                }
                """),
        Explanation(
            "missingType",
            what: "A field, a payload or a conversion needs a type.",
            why: """
                The type decides how the value is archived. It is never taken from a default:
                a literal 1 could be any of ten integer types.
                """,
            wrong: """
                class Person {
                    var age = 1
                }
                """,
            right: """
                class Person {
                    var age: Int = 1
                }
                """),
        Explanation(
            "optionalOfOptional",
            what: "A type takes one question mark.",
            why: "An archive holds a value or doesn't. It can't tell two kinds of nothing apart.",
            wrong: """
                class Person {
                    var age: Int??
                }
                """,
            right: """
                class Person {
                    var age: Int?
                }
                """),
        Explanation(
            "parenthesesAroundType",
            what: """
                Parentheses stand in the type '(any Coding)?' and in no other. There are no
                tuples.
                """,
            why: "The values of a tuple have no names to archive them under. Declare a struct.",
            wrong: """
                class Shape {
                    var origin: (Double)
                }
                """,
            right: """
                class Shape {
                    var origin: Double
                }
                """),
        Explanation(
            "payloadWithoutName",
            what: "Where a case carries several values, each has a name.",
            why: """
                Each value is archived under a key of its own, which is its name unless 'key'
                says otherwise.
                """,
            wrong: """
                enum Picture {
                    case raw(Data, Int)
                }
                """,
            right: """
                enum Picture {
                    case raw(pixels: Data, wide: Int)
                }
                """),
        Explanation(
            "qualifiedType",
            what: "A type is named by one word, without a module or an outer type before it.",
            why: """
                A schema knows the types that it declares or imports, and those of the table
                in the language's reference.
                """,
            wrong: """
                class Person {
                    var age: Swift.Int
                }
                """,
            right: """
                class Person {
                    var age: Int
                }
                """),
    ]
}
