// Pages of `coding explain`: unknown, doubled and hidden names; in alphabetical order.

extension Explanations {
    static let names: [Explanation] = [
        Explanation(
            "doubledCase",
            what: "Two cases of an enum have the same name.",
            why: "Swift could not tell them apart.",
            wrong: """
                enum Badge: String {
                    case blue
                    case blue = "b"
                    unknown .blue
                }
                """,
            right: """
                enum Badge: String {
                    case blue
                    case navy = "b"
                    unknown .blue
                }
                """),
        Explanation(
            "doubledDeclaration",
            what: """
                All '.coding' files of a target are one schema, and two of their declarations
                have the same name.
                """,
            why: """
                Swift could not tell them apart. To keep the name in archives, use 'archived
                as'.
                """,
            wrong: """
                class Badge {
                    var number: Int
                }
                class Badge {
                    var colour: String
                }
                """,
            right: """
                class Badge {
                    var number: Int
                }
                class ColourBadge {
                    var colour: String
                }
                """),
        Explanation(
            "doubledField",
            what: "Two fields of a declaration have the same name.",
            why: """
                Swift could not tell them apart. To read the same key in two ways, let two
                fields share a 'fallback'.
                """,
            wrong: """
                class Person {
                    var name: String
                    var name: String key "nickname"
                }
                """,
            right: """
                class Person {
                    var name: String
                    var nickname: String
                }
                """),
        Explanation(
            "genericTypeName",
            what: "'Array', 'Dictionary' and 'Optional' alone don't say what they hold.",
            why: """
                What a collection holds decides how it is archived. Write '[T]', '[K: V]' or
                'T?'.
                """,
            wrong: """
                class Person {
                    var skills: Array
                }
                """,
            right: """
                class Person {
                    var skills: [String]
                }
                """),
        Explanation(
            "hidingCaseName",
            what: """
                '.none', '.some', '.init', '.self' and a few more mean something of their own
                in Swift.
                """,
            why: """
                '.none' for an optional enum would be nil and not the case. Give the case
                another name; its raw value keeps the old one in archives.
                """,
            wrong: """
                enum Colour: String {
                    case none
                    unknown .none
                }
                """,
            right: """
                enum Colour: String {
                    case plain = "none"
                    unknown .plain
                }
                """),
        Explanation(
            "hidingFieldName",
            what: """
                The field has the name of a type, of a member that generated code needs or, in
                a class with 'external NSObject' and its subclasses, of a member of NSObject.
                """,
            why: """
                Inside the class the name would mean the field, and the generated code would
                not compile; 'hash' or 'description' would redeclare what NSObject has. Take
                another name; 'key' keeps the old one in archives.
                """,
            wrong: """
                class Message {
                    var encode: Bool
                }
                """,
            right: """
                class Message {
                    var isEncoded: Bool key "encode"
                }
                """),
        Explanation(
            "hidingTypeName",
            what: """
                The type has the name of one of Swift's, Foundation's or the runtime's types
                that generated code needs.
                """,
            why: """
                In your module the name would mean your type, and the generated code would not
                compile. Take another name; 'archived as' keeps the old one in archives.
                """,
            wrong: """
                class Archiver {
                    var name: String
                }
                """,
            right: """
                class Storage, archived as "Archiver" {
                    var name: String
                }
                """),
        Explanation(
            "inheritedFieldName",
            what: "A superclass declares a field of this name.",
            why: """
                A stored property can't be declared again, and the archive holds one value
                under one key. Give the new field its own name and key.
                """,
            wrong: """
                class Person {
                    var name: String
                }
                class Employee: Person {
                    var name: String key "badgeName"
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                class Employee: Person {
                    var badgeName: String
                }
                """),
        Explanation(
            "notAClass",
            what: "Behind the ':' stands something other than a class.",
            why: "Only classes have subclasses. What a struct or an enum holds can be a field.",
            wrong: """
                class Employee: Person {
                    var badge: Int
                }
                struct Person {
                    var name: String
                }
                """,
            right: """
                class Employee {
                    var person: Person
                    var badge: Int
                }
                struct Person {
                    var name: String
                }
                """),
        Explanation(
            "unknownType",
            what: """
                No schema in sight declares a type of this name, and it is none of the
                built-in ones.
                """,
            why: """
                A type decides how a value is archived. If another target declares it, import
                that target; if it is written by hand, use 'any Coding' or 'extend final
                class'. The tool knows the schemas of an imported module only where it is
                given them: 'coding check Sources/App --import Geo=Sources/Geo'. The build
                plugin gives it those of all targets that this one depends on.
                """,
            wrong: """
                class Person {
                    var boss: Persn?
                }
                """,
            right: """
                class Person {
                    var boss: Person?
                }
                """),
    ]
}
