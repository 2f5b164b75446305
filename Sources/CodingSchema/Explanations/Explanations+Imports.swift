// Pages of `coding explain`: imports, and types of other modules; in alphabetical order.

extension Explanations {
    static let imports: [Explanation] = [
        Explanation(
            "ambiguousType",
            what: "Two imported modules declare a type of this name.",
            why: """
                A schema has no way to say which one is meant, and to take the first would
                change with the order of the imports. Import one of the two, or rename one
                type; 'archived as' keeps its name in archives.
                """,
            imports: [
                ("Geography", """
                    public class Address {
                        var street: String
                    }
                    """),
                ("Network", """
                    public class Address {
                        var host: String
                    }
                    """),
            ],
            wrong: """
                import Geography
                import Network
                class Person {
                    var home: Address?
                }
                """,
            right: """
                import Geography
                class Person {
                    var home: Address?
                }
                """),
        Explanation(
            "doubledImport",
            what: "The file imports the same module twice.",
            why: "The second import does nothing.",
            imports: [
                ("Geography", """
                    public class Address {
                        var street: String
                    }
                    """),
            ],
            wrong: """
                import Geography
                import Geography
                class Person {
                    var home: Address?
                }
                """,
            right: """
                import Geography
                class Person {
                    var home: Address?
                }
                """),
        Explanation(
            "importOfOwnModule",
            what: "The file imports the target that it belongs to.",
            why: "All '.coding' files of a target see each other without an import.",
            wrong: """
                import Payroll
                class Person {
                    var name: String
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "inaccessibleType",
            what: "The type is internal to the target that declares it.",
            why: """
                Generated Swift would not compile: the class can't be named outside of its
                module. Make it public there, or declare it 'package' within one package.
                """,
            imports: [
                ("Geography", """
                    class Address {
                        var street: String
                    }
                    public class Place {
                        var name: String
                    }
                    """),
            ],
            wrong: """
                import Geography
                class Person {
                    var home: Address?
                }
                """,
            right: """
                import Geography
                class Person {
                    var home: Place?
                }
                """),
        Explanation(
            "typeNotImported",
            what: """
                The type is declared in a target that this one depends on, and the file does
                not import it.
                """,
            why: "The import is repeated in the generated Swift, which needs it to compile.",
            imports: [
                ("Geography", """
                    public class Address {
                        var street: String
                    }
                    """),
            ],
            wrong: """
                class Person {
                    var home: Address?
                }
                """,
            right: """
                import Geography
                class Person {
                    var home: Address?
                }
                """),
        Explanation(
            "unknownImport",
            what: """
                No target of this name that has a schema is among those that this one depends
                on.
                """,
            why: """
                Its declarations can't be found. Add the target to the dependencies in
                'Package.swift', or fix the name.
                """,
            imports: [
                ("Geography", """
                    public class Address {
                        var street: String
                    }
                    """),
            ],
            wrong: """
                import Geografy
                class Person {
                    var name: String
                }
                """,
            right: """
                import Geography
                class Person {
                    var home: Address?
                }
                """),
    ]
}
