// Pages of `coding explain`: the clauses and values of fields, as they are written; in alphabetical order.

extension Explanations {
    static let clauses: [Explanation] = [
        Explanation(
            "bareExpression",
            what: """
                A default is a literal, a case such as '.blue', '[]', '[:]', 'nil' or 'via'
                and a function. Any other Swift expression stands in parentheses.
                """,
            why: """
                The tool does not read Swift. The parentheses show where the expression begins
                and ends. In a target that isolates to the main actor by default, all that it
                names must be 'nonisolated'.
                """,
            wrong: """
                class Person {
                    var born: Date = Date()
                }
                """,
            right: """
                class Person {
                    var born: Date = (Date())
                }
                """),
        Explanation(
            "emptyExpression",
            what: "Between the parentheses of a default stands a Swift expression.",
            why: """
                Swift's empty tuple is no value of any type that can be archived. In a target
                that isolates to the main actor by default, all that the expression names must
                be 'nonisolated'.
                """,
            wrong: """
                class Person {
                    var age: Int = ()
                }
                """,
            right: """
                class Person {
                    var age: Int = (Person.startingAge)
                }
                """),
        Explanation(
            "misplacedDefault",
            what: """
                A field's default stands behind its type, before the clauses, and there is one
                at most.
                """,
            why: "So a field begins as it does in Swift, and what concerns archives comes after.",
            wrong: """
                class Person {
                    var age: Int key "Age" = 0
                }
                """,
            right: """
                class Person {
                    var age: Int = 0 key "Age"
                }
                """),
        Explanation(
            "missingQuotes",
            what: "Keys and names in archives are strings and stand between quotes.",
            why: """
                Only so can they hold any text, and only so is it plain that they are the
                archive's names and not Swift's.
                """,
            wrong: """
                class Person {
                    var name: String key First
                }
                """,
            right: """
                class Person {
                    var name: String key "First"
                }
                """),
        Explanation(
            "missingString",
            what: """
                'key', 'fallback', 'also', 'retired', 'formerly', 'archived as' and 'prefix'
                are followed by a string.
                """,
            why: "The string is the archive's name, which is spelled out and never derived.",
            wrong: """
                class Person {
                    var name: String key
                }
                """,
            right: """
                class Person {
                    var name: String key "Name"
                }
                """),
        Explanation(
            "missingValue",
            what: "After '=' a value follows.",
            why: """
                A field without a default is written without '='. An archive that lacks its
                key is an error then, unless the field is optional.
                """,
            wrong: """
                class Person {
                    var age: Int =
                }
                """,
            right: """
                class Person {
                    var age: Int = 0
                }
                """),
        Explanation(
            "qualifiedReference",
            what: """
                After 'via' stands the name of a function of the class itself, without a type
                before it.
                """,
            why: """
                The generated code calls it as a member of the class. A function of another
                type can be called from there. In a target that isolates to the main actor by
                default the function must be 'nonisolated'.
                """,
            wrong: """
                class Person {
                    var age: Int = via Person.age
                }
                """,
            right: """
                class Person {
                    var age: Int = via age
                }
                """),
        Explanation(
            "stringWithoutWord",
            what: """
                A string in a field needs the word that says what it is: 'key', 'fallback' or
                'also'.
                """,
            why: "Each of the three does something else, and to guess wrong would lose data.",
            wrong: """
                class Person {
                    var name: String "Name"
                }
                """,
            right: """
                class Person {
                    var name: String key "Name"
                }
                """),
    ]
}
