// The checker and structs; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: structs")
struct CheckerStructTests {
    static let rows = [
        CheckerRow(
            "clauses and versions",
            """
            struct A, version 2, version 3, archived as "", formerly "B", "", "B" {
                var a: Int since 4
                var b: Int until 2
                var c: Int since 1
                var d: Int? since 1
                retired "r" until 5
            }

            struct C, archived as "Same", formerly "Same" {
                var x: Int
            }

            class Same {}

            struct NSData {
                var x: Int
            }
            """,
            [
                "1:22-30 error: 'version' is written twice",
                "note 1:11-19: the first is here",
                "fix: remove one of the two",
                "1:45-46 error: a name in archives can't be empty",
                "fix: remove 'archived as \"\"'",
                "edit 1:31-46: «»",
                "1:63-64 error: a name in archives can't be empty",
                "fix: remove '\"\"'",
                "edit 1:61-64: «»",
                "1:67-69 error: 'B' is already a former name of the struct",
                "note 1:58-60: the first is here",
                "fix: remove '\"B\"'",
                "edit 1:65-69: «»",
                "2:9-9 error: archives older than version 4 have no 'a': it must be optional, or have a default or a "
                    + "fallback",
                "fix: write 'Int?'",
                "edit 2:15-14: «?»",
                "2:22-22 error: 'since 4' is above the struct's version, which is 2",
                "fix: give the struct 'version 4'",
                "edit 1:19-19: «4»",
                "3:9-9 error: archives newer than version 2 have no 'b': it must be optional or have a default",
                "note 3:22-22: the last version that wrote it",
                "fix: write 'Int?'",
                "edit 3:15-14: «?»",
                "3:22-22 error: 'until 2' is not below the struct's version, which is 2",
                "fix: give the struct 'version 3'",
                "edit 1:19-19: «3»",
                "4:9-9 error: archives older than version 1 have no 'c': it must be optional, or have a default or a "
                    + "fallback",
                "fix: write 'Int?'",
                "edit 4:15-14: «?»",
                "6:23-23 error: 'until 5' is not below the struct's version, which is 2",
                "fix: give the struct 'version 6'",
                "edit 1:19-19: «6»",
                "9:23-28 error: 'Same' is already the name of 'Same' in archives",
                "note 13:7-10: the name is used here",
                "fix: give one of the two another name in archives",
                "9:40-45 warning: 'Same' is the struct's current name in archives, not a former one",
                "fix: remove 'formerly \"Same\"'",
                "edit 9:29-45: «»",
                "15:8-13 error: 'NSData' is the name of a Foundation class in archives",
                "fix: give the struct another name in archives",
            ]),
        CheckerRow(
            "fields: kinds and functions",
            """
            class Node {}

            struct A {
                transient var a: Int = 0
                transient var b: Int
                transient var c: Int = 0 rebuilt via f
                weak var d: Node?
                weak var e: Node
                var f: Node conditional
                var g: Int conditional
                let h: Node?
            }
            """,
            [
                "5:19-19 error: a transient field must be optional or have a default",
                "fix: write 'Int?'",
                "edit 5:25-24: «?»",
                "6:30-42 error: 'rebuilt via' is only for fields of a class, not of a struct",
                "fix: rebuild it in the class that contains the struct",
                "8:17-20 error: a weak field must be optional",
                "fix: write 'Node?'",
                "edit 8:21-20: «?»",
                "10:16-26 error: 'conditional' is for references to objects, not for 'Int'",
                "fix: remove 'conditional'",
                "edit 10:15-26: «»",
            ]),
        CheckerRow(
            "fields: names",
            """
            struct Point {
                var x: Int
            }

            struct A {
                var x: Int
                var x: Int
                var hashValue: Int
                var archivedStructure: Int
                var isArchived: Bool
                var encode: Int
                var Point: Int
                var connect: Int
                var archivedClass: Int
            }
            """,
            [
                "7:9-9 error: field 'x' is declared twice",
                "note 6:9-9: the first is here",
                "8:9-17 error: 'hashValue' would hide a name that generated code needs",
                "fix: choose another name; 'key \"hashValue\"' keeps it in archives",
                "9:9-25 error: 'archivedStructure' would hide a name that generated code needs",
                "fix: choose another name; 'key \"archivedStructure\"' keeps it in archives",
                "10:9-18 error: 'isArchived' would hide a name that generated code needs",
                "fix: choose another name; 'key \"isArchived\"' keeps it in archives",
                "11:9-14 error: 'encode' would hide a name that generated code needs",
                "fix: choose another name; 'key \"encode\"' keeps it in archives",
                "12:9-13 error: 'Point' would hide a name that generated code needs",
                "fix: choose another name; 'key \"Point\"' keeps it in archives",
            ]),
        CheckerRow(
            "fields: access",
            """
            access public

            internal struct Hidden {
                var x: Int
            }

            struct A {
                var a: Hidden
                internal var b: Hidden
                internal var c: Int = 0
            }

            class B {
                var a: Hidden?
            }
            """,
            [
                "8:12-17 error: 'Hidden' is internal, but field 'a' is public",
                "note 3:17-22: declared here",
                "fix: make 'Hidden' public, or 'a' internal",
                "9:18-18 error: 'b' is internal in the public struct 'A', whose initializer can't set it: it must be "
                    + "optional or have a default",
                "fix: write 'Hidden?'",
                "edit 9:27-26: «?»",
                "14:12-17 error: 'Hidden' is internal, but field 'a' is public",
                "note 3:17-22: declared here",
                "fix: make 'Hidden' public, or 'a' internal",
            ]),
        CheckerRow(
            "an optional struct needs a required field",
            """
            struct Loose {
                var a: Int?
                var b: Int = 0
                var c: indexed [Int]
            }

            struct Nested {
                var a: Loose
            }

            struct Tight {
                var a: Nested
                var b: Int
            }

            struct Empty {}

            struct Old, version 1 {
                var a: Int until 0
            }

            class A {
                var a: Loose?
                var b: Nested?
                var c: Tight?
                var d: Empty?
                var e: [Loose?]
                var f: Loose
                var g: Old?
                var h: Int fallback "h2": Loose? via f
                transient var i: Loose?
            }

            struct B {
                var a: Loose?
            }
            """,
            [
                "19:9-9 error: archives newer than version 0 have no 'a': it must be optional or have a default",
                "note 19:22-22: the last version that wrote it",
                "fix: write 'Int?'",
                "edit 19:15-14: «?»",
                "23:12-17 error: a 'Loose' that writes no key would be read as nil: none of its fields is required",
                "note 1:8-12: declared here",
                "fix: make one of its fields required: without '?' and without a default",
                "24:12-18 error: a 'Nested' that writes no key would be read as nil: none of its fields is required",
                "note 7:8-13: declared here",
                "fix: make one of its fields required: without '?' and without a default",
                "26:12-17 error: a 'Empty' that writes no key would be read as nil: none of its fields is required",
                "note 16:8-12: declared here",
                "fix: make one of its fields required: without '?' and without a default",
                "29:12-15 error: a 'Old' that writes no key would be read as nil: none of its fields is required",
                "note 18:8-10: declared here",
                "fix: make one of its fields required: without '?' and without a default",
                "30:31-36 error: a 'Loose' that writes no key would be read as nil: none of its fields is required",
                "note 1:8-12: declared here",
                "fix: make one of its fields required: without '?' and without a default",
                "35:12-17 error: a 'Loose' that writes no key would be read as nil: none of its fields is required",
                "note 1:8-12: declared here",
                "fix: make one of its fields required: without '?' and without a default",
            ]),
        CheckerRow(
            "no superclass, no class",
            """
            struct S {
                var x: Int
            }

            bits B: UInt8 {
                var b: Bool at 0
            }

            enum E {
                case a(Int)
            }

            class A: S {}

            class C: B {}

            class D: E {}

            struct S {
                var y: Int
            }

            struct Archiver {
                var x: Int
            }
            """,
            [
                "13:10-10 error: 'S' is not a class and can't be a superclass",
                "note 1:8-8: declared here",
                "15:10-10 error: 'B' is not a class and can't be a superclass",
                "note 5:6-6: declared here",
                "17:10-10 error: 'E' is not a class and can't be a superclass",
                "note 9:6-6: declared here",
                "19:8-8 error: 'S' is declared twice",
                "note 1:8-8: the first is here",
                "23:8-15 error: 'Archiver' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"Archiver\"' keeps it in archives",
            ]),
        CheckerRow(
            "more keys than anybody can mean",
            (0..<14).map { "struct S\($0) {\n    var a: S\($0 + 1)\n    var b: S\($0 + 1)\n}\n" }.joined()
                + "struct S14 {\n    var x: Int\n}\n",
            [
                "1:8-9 error: 'S0' contains structs and enums with more than 10000 keys",
                "fix: make one of them a class",
            ]),
        CheckerRow(
            "more keys than anybody can mean, in a class with many fields",
            "struct S {\n" + (0..<200).map { "    var a\($0): Int\n" }.joined() + "}\nclass C {\n"
                + (0..<2_000).map { "    var a\($0): S\n" }.joined() + "}\n",
            [
                "203:7-7 error: 'C' contains structs and enums with more than 10000 keys",
                "fix: make one of them a class",
            ]),
        CheckerRow(
            "values that are nested too deeply, and one that isn't",
            "struct S0 {\n    var x: Int\n}\n"
                + (1..<40).map { "struct S\($0) {\n    var a: S\($0 - 1)\n}\n" }.joined()
                + "class A {\n    var a: S31?\n    var b: S39?\n    var c: [S39]\n}\n",
            [
                "97:8-10 error: values in 'S32' are nested more than 32 deep: no archive can contain it",
                "fix: make one of them a class",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
