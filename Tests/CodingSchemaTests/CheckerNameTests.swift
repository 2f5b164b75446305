// The checker and names: unknown ones, duplicates, and those that hide others; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: names")
struct CheckerNameTests {
    static let rows = [
        CheckerRow(
            "an unknown type like none that is known",
            """
            class Person {
                var boss: Quaternion?
            }
            """,
            [
                "2:15-24 error: unknown type 'Quaternion'"
            ]),
        CheckerRow(
            "fields named like members of NSObject, where the class inherits from it and where not",
            """
            class A: external NSObject {
                var hash: Int
                var name: String
            }

            class B: A {
                var description: String
                transient var superclass: B?
                let encode: Int
            }

            class C {
                var hash: Int
            }

            class D: external Sprite {
                var hash: Int
            }

            struct E {
                var hash: Int
            }
            """,
            [
                "2:9-12 error: 'hash' is a member of 'NSObject': a field can't have this name",
                "fix: choose another name; 'key \"hash\"' keeps it in archives",
                "7:9-19 error: 'description' is a member of 'NSObject': a field can't have this name",
                "fix: choose another name; 'key \"description\"' keeps it in archives",
                "8:19-28 error: 'superclass' is a member of 'NSObject': a field can't have this name",
                "fix: choose another name; 'key \"superclass\"' keeps it in archives",
                "9:9-14 error: 'encode' would hide a name that generated code needs",
                "fix: choose another name; 'key \"encode\"' keeps it in archives",
            ]),
        CheckerRow(
            "an unknown superclass",
            """
            class Person: Hummen {}

            class Human {}
            """,
            [
                "1:15-20 error: unknown type 'Hummen'",
                "fix: did you mean 'Human'?",
                "edit 1:15-20: «Human»",
            ]),
        CheckerRow(
            "unknown types inside collections, each where it stands",
            """
            class A {
                var x: [Strin: Set<Itn>]
            }
            """,
            [
                "2:13-17 error: unknown type 'Strin'",
                "fix: did you mean 'String'?",
                "edit 2:13-17: «String»",
                "2:24-26 error: unknown type 'Itn'",
                "fix: did you mean 'Int'?",
                "edit 2:24-26: «Int»",
            ]),
        CheckerRow(
            "a built-in type mistyped",
            """
            class A {
                var x: Sting
            }
            """,
            [
                "2:12-16 error: unknown type 'Sting'",
                "fix: did you mean 'String'?",
                "edit 2:12-16: «String»",
            ]),
        CheckerRow(
            "a class declared twice",
            """
            class A {}

            class A {}
            """,
            [
                "3:7-7 error: 'A' is declared twice",
                "note 1:7-7: the first is here",
            ]),
        CheckerRow(
            "a class and an enum of one name",
            """
            class A {}

            enum A: String {
                case x
                unknown .x
            }
            """,
            [
                "3:6-6 error: 'A' is declared twice",
                "note 1:7-7: the first is here",
            ]),
        CheckerRow(
            "the standard library's generic types without their elements",
            """
            class A {
                var x: Array
                var y: Dictionary?
                var z: [Optional]
            }
            """,
            [
                "2:12-16 error: 'Array' does not state which types it contains",
                "fix: write '[T]'",
                "3:12-21 error: 'Dictionary' does not state which types it contains",
                "fix: write '[K: V]'",
                "4:13-20 error: 'Optional' does not state which types it contains",
                "fix: write 'T?'",
            ]),
        CheckerRow(
            "classes named like what generated code needs",
            """
            import Geography

            class Archiver {}

            class String {}

            class PayrollCodingClasses {}

            class GeographyCodingClasses {}

            class Fields1 {}

            class AstronomyCodingClasses {}

            class unarchiver {}
            """,
            [
                "3:7-14 error: 'Archiver' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"Archiver\"' keeps it in archives",
                "5:7-12 error: 'String' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"String\"' keeps it in archives",
                "7:7-26 error: 'PayrollCodingClasses' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"PayrollCodingClasses\"' keeps it in archives",
                "9:7-28 error: 'GeographyCodingClasses' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"GeographyCodingClasses\"' keeps it in archives",
                "11:7-13 error: 'Fields1' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"Fields1\"' keeps it in archives",
                "15:7-16 error: 'unarchiver' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"unarchiver\"' keeps it in archives",
            ], imports: [geography, astronomy]),
        CheckerRow(
            "classes named almost like what generated code needs",
            """
            class Archives {}

            class Fields {}

            class FieldsA {}

            class OtherCodingClasses {}
            """,
            [], imports: [geography]),
        CheckerRow(
            "fields named like members of generated classes",
            """
            class A {
                var archivedClass: Int
                var encode: Int
                var connect: Int
                var `init`: Int
                var `self`: Int
                var fields1: Int
                var encodeFields12: Int
            }
            """,
            [
                "2:9-21 error: 'archivedClass' would hide a name that generated code needs",
                "fix: choose another name; 'key \"archivedClass\"' keeps it in archives",
                "3:9-14 error: 'encode' would hide a name that generated code needs",
                "fix: choose another name; 'key \"encode\"' keeps it in archives",
                "4:9-15 error: 'connect' would hide a name that generated code needs",
                "fix: choose another name; 'key \"connect\"' keeps it in archives",
                "5:9-14 error: 'init' would hide a name that generated code needs",
                "fix: choose another name; 'key \"init\"' keeps it in archives",
                "6:9-14 error: 'self' would hide a name that generated code needs",
                "fix: choose another name; 'key \"self\"' keeps it in archives",
                "7:9-15 error: 'fields1' would hide a name that generated code needs",
                "fix: choose another name; 'key \"fields1\"' keeps it in archives",
                "8:9-22 error: 'encodeFields12' would hide a name that generated code needs",
                "fix: choose another name; 'key \"encodeFields12\"' keeps it in archives",
            ]),
        CheckerRow(
            "classes archived like values of Foundation",
            """
            class A, archived as "NSArray" {}

            class B, formerly "NSMutableDictionary", "NSArrayOfMine" {}
            """,
            [
                "1:22-30 error: 'NSArray' is the name of a Foundation class in archives",
                "fix: give the class another name in archives",
                "3:19-39 error: 'NSMutableDictionary' is the name of a Foundation class in archives",
                "fix: give the class another name in archives",
            ]),
        CheckerRow(
            "fields named like types",
            """
            class A {
                var B: Int
                var String: String
                var Archiver: Int
                var other: B?
            }

            class B {}
            """,
            [
                "2:9-9 error: 'B' would hide a name that generated code needs",
                "fix: choose another name; 'key \"B\"' keeps it in archives",
                "3:9-14 error: 'String' would hide a name that generated code needs",
                "fix: choose another name; 'key \"String\"' keeps it in archives",
                "4:9-16 error: 'Archiver' would hide a name that generated code needs",
                "fix: choose another name; 'key \"Archiver\"' keeps it in archives",
            ]),
        CheckerRow(
            "fields named by words of the language",
            """
            class A {
                var version: Int
                var key: Int
                var fields: Int
                var `default`: Int
            }
            """,
            []),
        CheckerRow(
            "a field declared twice",
            """
            class A {
                var x: Int
                var x: String
            }
            """,
            [
                "3:9-9 error: field 'x' is declared twice",
                "note 2:9-9: the first is here",
            ]),
        CheckerRow(
            "a field that is inherited already",
            """
            class A {
                var x: Int
            }

            class B: A {}

            class C: B {
                var x: String key "other"
            }
            """,
            [
                "8:9-9 error: 'x' is already inherited from 'A'",
                "note 2:9-9: declared here",
            ]),
        CheckerRow(
            "a declaration that could not be read is no unknown name",
            """
            class A {
                var x: Badge = .blue
                var y: B?
            }

            enum Badge: String {
                case red
                case blue = 
                unknown .blue
            }

            let class B {}
            """,
            [
                "8:16-15 error: a value is missing after '='",
                "fix: write a literal, a case such as '.blue', '[]', '[:]', 'nil', 'via' and a function, or a Swift "
                    + "expression in parentheses",
                "12:1-3 error: 'let' is outside of all declarations",
                "fix: move it between the braces of a class or struct",
            ]),
        CheckerRow(
            "an inherited field that hides a type",
            """
            import Biology

            class Dog: Animal {
                var owner: Owner?
                var owners: [String: [Owner?]]
                var name: Int = 0 fallback "n": Owner via f
                var tail: Tail?
            }

            class Owner {}

            class Tail {}
            """,
            [
                "4:16-20 error: 'Owner' would refer to the field inherited from 'Animal' and not to the type",
                "note Biology 4:9-13: declared here",
                "fix: choose another name for the type; 'archived as \"Owner\"' keeps it in archives",
                "5:27-31 error: 'Owner' would refer to the field inherited from 'Animal' and not to the type",
                "note Biology 4:9-13: declared here",
                "fix: choose another name for the type; 'archived as \"Owner\"' keeps it in archives",
                "6:37-41 error: 'Owner' would refer to the field inherited from 'Animal' and not to the type",
                "note Biology 4:9-13: declared here",
                "fix: choose another name for the type; 'archived as \"Owner\"' keeps it in archives",
            ], imports: [biology]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
