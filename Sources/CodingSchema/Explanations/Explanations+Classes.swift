// Pages of `coding explain`: superclasses, access, and names in archives; in alphabetical order.

extension Explanations {
    static let classes: [Explanation] = [
        Explanation(
            "archivedNameOfValue",
            what: """
                Archives hold strings, arrays, dictionaries and other values under names such
                as 'NSString', 'NSArray' and 'NSDictionary'.
                """,
            why: "A reader would take the object for a value, or a value for the object.",
            wrong: """
                class List, archived as "NSArray" {
                    var items: [String]
                }
                """,
            right: """
                class List, archived as "MVList" {
                    var items: [String]
                }
                """),
        Explanation(
            "doubledArchivedName",
            what: "Two classes are archived, or were formerly archived, under the same name.",
            why: """
                A reader who finds the name could not know which class to create. A former
                name counts too, as old archives hold it.
                """,
            wrong: """
                class Person, archived as "HR.Person" {
                    var name: String
                }
                class Employee, formerly "HR.Person" {
                    var badge: Int
                }
                """,
            right: """
                class Person, archived as "HR.Person" {
                    var name: String
                }
                class Employee, formerly "HR.Employee" {
                    var badge: Int
                }
                """),
        Explanation(
            "doubledClause",
            what: "A clause stands twice where it can stand once.",
            why: """
                Two versions, keys or names contradict each other. Several fallbacks may
                stand, in the order in which they are looked up.
                """,
            wrong: """
                class Person, version 1, version 2 {
                    var name: String
                }
                """,
            right: """
                class Person, version 2 {
                    var name: String
                }
                """),
        Explanation(
            "doubledFormerName",
            what: "The class lists the same former name twice.",
            why: "The second one does nothing; perhaps another name was meant.",
            wrong: """
                class Person, formerly "HRPerson", "HRPerson" {
                    var name: String
                }
                """,
            right: """
                class Person, formerly "HRPerson", "Human" {
                    var name: String
                }
                """),
        Explanation(
            "emptyArchivedName",
            what: "A class's name in archives has at least one character.",
            why: "No reader can look up a class without a name.",
            wrong: """
                class Person, archived as "" {
                    var name: String
                }
                """,
            right: """
                class Person, archived as "Person" {
                    var name: String
                }
                """),
        Explanation(
            "emptyPrefix",
            what: """
                'prefix ""' puts nothing before the keys.
                """,
            why: "It changes nothing. Leave it out, or write the prefix that is meant.",
            wrong: """
                class Person, prefix "" {
                    var name: String
                }
                """,
            right: """
                class Person, prefix "MV" {
                    var name: String
                }
                """),
        Explanation(
            "fieldLessAccessibleThanClass",
            what: """
                The field is less accessible than its class, so it is no parameter of the
                memberwise initializer. It must be optional or have a default.
                """,
            why: """
                Otherwise nobody outside of the module could create an object: the initializer
                would have no value for the field.
                """,
            wrong: """
                public class Person {
                    var name: String
                    internal var note: String
                }
                """,
            right: """
                public class Person {
                    var name: String
                    internal var note: String = ""
                }
                """),
        Explanation(
            "formerNameIsPresentName",
            what: "'formerly' lists the name that the class has in archives today.",
            why: "It does nothing: archives under the present name are read anyway.",
            wrong: """
                class Person, formerly "Person" {
                    var name: String
                }
                """,
            right: """
                class Person, formerly "HRPerson" {
                    var name: String
                }
                """),
        Explanation(
            "openClassWithoutPrefix",
            what: "The class is open, and at least one of its keys is a plain word.",
            why: """
                All classes of a chain share the keys of one object. A subclass in another
                module may take the same word, now or later, and neither side notices before
                both are built together.
                """,
            wrong: """
                open class Shape {
                    var name: String
                }
                """,
            right: """
                open class Shape, prefix "Shape." {
                    var name: String
                }
                """),
        Explanation(
            "superclassCycle",
            what: "Following superclass after superclass leads back to the class.",
            why: "Such a class can't exist.",
            wrong: """
                class Person: Employee {
                    var name: String
                }
                class Employee: Person {
                    var badge: Int
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                class Employee: Person {
                    var badge: Int
                }
                """),
        Explanation(
            "superclassIsFinal",
            what: "The superclass is declared 'final'.",
            why: """
                A final class has no subclasses. Remove 'final' there, or refer to an object
                of the class by a field.
                """,
            wrong: """
                final class Person {
                    var name: String
                }
                class Employee: Person {
                    var badge: Int
                }
                """,
            right: """
                class Person {
                    var name: String
                }
                class Employee: Person {
                    var badge: Int
                }
                """),
        Explanation(
            "superclassIsNotOpen",
            what: "A class of another module can be a superclass if it is declared 'open'.",
            why: """
                Swift allows no other, and whoever declares a class 'open' knows that its keys
                are shared with subclasses elsewhere.
                """,
            imports: [
                ("Geography", """
                    public class Place, prefix "G" {
                        var name: String
                    }
                    open class Node, prefix "N" {
                        var number: Int
                    }
                    """),
            ],
            wrong: """
                import Geography
                class City: Place {
                    var people: Int
                }
                """,
            right: """
                import Geography
                class City: Node {
                    var people: Int
                }
                """),
        Explanation(
            "superclassLessAccessible",
            what: "The superclass is less accessible than its subclass.",
            why: """
                Whoever sees a class sees its superclass too. Swift would refuse the generated
                code.
                """,
            wrong: """
                class Person {
                    var name: String
                }
                public class Employee: Person {
                    var badge: Int
                }
                """,
            right: """
                public class Person {
                    var name: String
                }
                public class Employee: Person {
                    var badge: Int
                }
                """),
        Explanation(
            "typeLessAccessible",
            what: "The field can be seen from where its type can't.",
            why: """
                Swift would refuse the generated code. Make the type as accessible as the
                field, or the field as little as the type.
                """,
            wrong: """
                public class Person {
                    var badge: Badge?
                }
                class Badge {
                    var number: Int
                }
                """,
            right: """
                public class Person {
                    internal var badge: Badge?
                }
                class Badge {
                    var number: Int
                }
                """),
    ]
}
