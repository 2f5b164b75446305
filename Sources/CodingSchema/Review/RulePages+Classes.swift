// Pages about rules of the review: what a declaration is and where it stands.

extension RulePages {
    static let classes: [RulePage] = [
        RulePage(
            .classAdded, "a declaration is new",
            what: "A class, struct, enum or bit field stands in the new schema only.",
            newReadsOld: .safe("No archive of the old program holds one."),
            oldReadsNew: .breaking("A list of shapes may hold a 'Circle', which the old program does not know."),
            fix: """
                A class that nothing old refers to, and that has no superclass, harms nobody. A
                subclass can stand wherever its superclass can: old programs refuse such archives.
                """,
            old: """
                class Drawing {
                    var shapes: [Shape] = []
                }
                class Shape {
                    var name: String
                }
                """,
            changed: """
                class Drawing {
                    var shapes: [Shape] = []
                }
                class Shape {
                    var name: String
                }
                class Circle: Shape {
                    var radius: Double
                }
                """),
        RulePage(
            .classRemoved, "a declaration is gone",
            what: "A class, struct, enum or bit field stands in the old schema only.",
            newReadsOld: .breaking("Archives of the old program may hold a 'Pager', which nobody can create."),
            oldReadsNew: .safe("The new program writes none."),
            fix: """
                Keep the class as long as archives hold it. If none ever did, waive the rule
                outside of all declarations, with the class's name.
                """,
            old: """
                class Person {
                    var name: String
                }
                class Pager {
                    var number: String
                }
                """,
            changed: """
                class Person {
                    var name: String
                }
                """,
            fixed: """
                waived classRemoved of Pager because "no release ever wrote one"
                class Person {
                    var name: String
                }
                """),
        RulePage(
            .codingRefusedChanged, "a class begins or ceases to refuse coding",
            what: "'refuses coding' came or went.",
            newReadsOld: .breaking("Archives of the old program may hold a 'Socket', which is refused now."),
            oldReadsNew: .safe("The new program writes none."),
            fix: "Refuse coding from the first release on, or keep the class readable.",
            old: """
                class Channel {
                    var name: String
                }
                class Socket: Channel {
                    var port: Int = 80
                }
                """,
            changed: """
                class Channel {
                    var name: String
                }
                class Socket: Channel, refuses coding {
                    var port: Int = 80
                }
                """),
        RulePage(
            .keepsUnknownChanged, "a class begins or ceases to keep unknown keys",
            what: "'keeps unknown' came or went.",
            newReadsOld: .safe("Keys that a reader does not know are no loss to it."),
            oldReadsNew: .safe("Keys that a reader does not know are no loss to it."),
            fix: """
                What later programs write is passed over by this one, and gone when it saves the
                file again. 'keeps unknown' holds on to it.
                """,
            old: """
                class Person, keeps unknown {
                    var name: String
                }
                """,
            changed: """
                class Person {
                    var name: String
                }
                """),
        RulePage(
            .refusesNewerChanged, "a class begins or ceases to refuse newer archives",
            what: "'refuses newer' came or went.",
            newReadsOld: .safe("The old program's version is not above the new one's."),
            oldReadsNew: .safe("The new program's version is not above the old one's."),
            fix: """
                With 'refuses newer' the next version will be unreadable to this program. Say it
                only where a part that is read would be worse than none.
                """,
            old: """
                class Ledger, version 1 {
                    var total: Int
                }
                """,
            changed: """
                class Ledger, version 1, refuses newer {
                    var total: Int
                }
                """),
        RulePage(
            .substitutionChanged, "another object takes a class's place, or none does any more",
            what: "'unique via' or 'replaced via' came, went, or names another function.",
            newReadsOld: .safe("The function is taken to be right: the review does not read Swift."),
            oldReadsNew: .safe("The function is taken to be right: the review does not read Swift."),
            fix: """
                What 'replaced via' returns must be of a class that old programs know, in every
                field that can hold the object.
                """,
            old: """
                class Country {
                    var code: String
                }
                """,
            changed: """
                class Country, unique via known {
                    var code: String
                }
                """),
        RulePage(
            .superclassChanged, "a class has another superclass",
            what: "The class inherits from another class, from none any more, or for the first time.",
            newReadsOld: .breaking("'name' is required now, and archives of the old program lack it."),
            oldReadsNew: .safe("A key that the old program does not know is no loss to it."),
            fix: """
                What is inherited and was not written needs a default. A field whose type is the
                superclass's old one can't hold the class any more.
                """,
            old: """
                class Shape {
                    var name: String
                }
                class Circle {
                    var radius: Double
                }
                """,
            changed: """
                class Shape {
                    var name: String
                }
                class Circle: Shape {
                    var radius: Double
                }
                """,
            fixed: """
                class Shape {
                    var name: String = ""
                }
                class Circle: Shape {
                    var radius: Double
                }
                """),
        RulePage(
            .versionChanged, "a class has another version",
            what: "The number behind 'version' is another one.",
            newReadsOld: .safe("A version is a number beside the fields, and the old one is not above the new one."),
            oldReadsNew: .breaking("The old program refuses what is newer than version 1."),
            fix: """
                A version grows when fields come or go; reading depends on it only with 'refuses
                newer'. It never gets smaller.
                """,
            old: """
                class Ledger, version 1, refuses newer {
                    var total: Int
                }
                """,
            changed: """
                class Ledger, version 2, refuses newer {
                    var total: Int
                }
                """),
        RulePage(
            .versionKeyChanged, "a class's version stands under another key",
            what: "The key behind 'version N key' is another one, or follows from another name in archives.",
            newReadsOld: .safe("Fields are read by their keys, whatever the version is."),
            oldReadsNew: .safe("Fields are read by their keys, whatever the version is."),
            fix: """
                'refuses newer', and Swift that asks for the version, take an archive whose version
                stands under another key for one of version 0.
                """,
            old: """
                class Person, version 1 {
                    var name: String
                }
                """,
            changed: """
                class Person, version 1 key "PersonVersion" {
                    var name: String
                }
                """),
    ]

    static let names: [RulePage] = [
        RulePage(
            .archivedNameChanged, "a class has another name in archives",
            what: "'archived as' names another string, or the class was renamed and has no 'archived as'.",
            newReadsOld: .breaking("Archives of the old program hold a 'Person', which nobody knows any more."),
            oldReadsNew: .breaking("The old program does not know 'HR.Person'."),
            fix: """
                'formerly' with the old name lets the new program read old archives. For old
                programs there is one fix: keep the name.
                """,
            old: """
                class Person {
                    var name: String
                }
                """,
            changed: """
                class Person, archived as "HR.Person" {
                    var name: String
                }
                """,
            fixed: """
                class Person, archived as "HR.Person", formerly "Person" {
                    var name: String
                }
                """),
        RulePage(
            .formerNameRemoved, "a former name is forgotten",
            what: "A name behind 'formerly' is gone.",
            newReadsOld: .breaking("Archives from before the old schema hold 'Person', which nobody knows any more."),
            oldReadsNew: .safe("The new program writes the present name."),
            fix: "A former name costs nothing. Keep it as long as there may be such archives.",
            old: """
                class Person, archived as "HR.Person", formerly "Person" {
                    var name: String
                }
                """,
            changed: """
                class Person, archived as "HR.Person" {
                    var name: String
                }
                """),
    ]
}
