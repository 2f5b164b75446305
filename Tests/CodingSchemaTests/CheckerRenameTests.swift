// The checker and names: `renamed from`, `archived as prefix`, backticks; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: names of Swift and of archives")
struct CheckerRenameTests {
    static let rows = [
        CheckerRow(
            "former names that archives don't know",
            """
            archived as prefix "App."

            class A, formerly "App.AA", renamed from AA {
                var a: Int key "x" renamed from aa
                var b: Int fallback "bb" renamed from bb
                transient var c: Int = 0 renamed from cc
                let d: Int renamed from dd
            }

            class B, formerly "BB", renamed from BB {}
            class C, prefix "P", archived as "X", renamed from CC {
                var c: Int fallback "P" renamed from c2
                var d: Int fallback "Pd2" renamed from d2
            }
            enum D: Int, renamed from DD { case a = 0 unknown .a }
            class E, sequential only, archived as "Y" { var e: Int renamed from f }
            """,
            [
                "7:29-30 error: old archives contain the key 'dd', which 'd' does not read",
                "fix: write 'key \"dd\"', or 'fallback \"dd\"' if new archives should have the new key",
                "edit 7:16-15: «key \"dd\" »",
                "10:38-39 error: old archives contain the name 'App.BB', which 'B' does not read",
                "fix: write 'formerly \"App.BB\"', or 'archived as \"App.BB\"' if old programs must read new archives",
                "edit 10:23-22: «, \"App.BB\"»",
                "12:42-43 error: old archives contain the key 'Pc2', which 'c' does not read",
                "fix: write 'key \"Pc2\"', or 'fallback \"Pc2\"' if new archives should have the new key",
                "edit 12:16-15: «key \"Pc2\" »",
            ]),
        CheckerRow(
            "former names that are taken",
            """
            class A, archived as "A", renamed from B {
                var a: Int key "x" renamed from b
                var b: Int key "y" renamed from b
                var c: Int key "z" renamed from encode
                var d: Int key "w" renamed from dd
            }
            class B: A {
                var dd: Int
                var e: Int key "e" renamed from a
            }
            class C, archived as "C", renamed from Archiver {}
            class D, archived as "D", renamed from DD {}
            enum E: Int, renamed from DD { case a = 0 unknown .a }
            """,
            [
                "1:40-40 error: 'B' is still a name: it can't be a former one",
                "note 7:7-7: used here",
                "2:37-37 error: 'b' is still a name: it can't be a former one",
                "note 3:9-9: used here",
                "3:37-37 error: 'b' is still a name: it can't be a former one",
                "note 2:37-37: used here",
                "4:37-42 error: 'encode' would hide a name that generated code needs",
                "fix: choose another name; 'key \"encode\"' keeps it in archives",
                "8:9-10 error: 'dd' is already inherited from 'A'",
                "note 5:37-38: declared here",
                "9:37-37 error: 'a' is still a name: it can't be a former one",
                "note 2:9-9: used here",
                "11:40-47 error: 'Archiver' would hide a name that generated code needs",
                "fix: choose another name; archives do not contain it",
                "13:27-28 error: 'DD' is still a name: it can't be a former one",
                "note 12:40-41: used here",
            ]),
        CheckerRow(
            "former names where nothing is generated",
            """
            extend final class A, renamed from B, archived as "A" {
                var a: Int key "b" renamed from b
            }
            """,
            [
                "2:24-37 error: 'a' is declared in Swift, not in the schema",
                "fix: remove 'renamed from b'",
                "edit 2:23-37: «»",
            ]),
        CheckerRow(
            "prefixes of archived names",
            """
            class A, archived as "App.B" {}
            archived as prefix "App."
            class B {}
            struct C, formerly "App.C" {
                var c: Int
                struct E { var e: Int }
            }
            archived as prefix "$"
            class F, version 1 {}
            archived as prefix ""
            class E {}
            """,
            [
                "3:7-7 error: 'App.B' is already the name of 'A' in archives",
                "note 1:22-28: the name is used here",
                "fix: give one of the two another name in archives",
                "4:20-26 warning: 'App.C' is the struct's current name in archives, not a former one",
                "fix: remove 'formerly \"App.C\"'",
                "edit 4:9-26: «»",
                "8:20-22 error: the version's key '$.version' begins with '$', which is reserved for the archive",
                "fix: write 'key \"F.version\"' after the version",
                "edit 9:19-18: « key \"F.version\"»",
            ]),
        CheckerRow(
            "names in backticks",
            """
            class `Type` {
                var a: `Any`?
                var b: Any?
                var c: Type?
                struct `Protocol` { var x: Int }
                struct `Self` { var x: Int }
            }
            struct `Any` { var x: Int }
            struct Protocol, archived as "P" { var x: Int }
            struct `self` { var x: Int }
            struct `String` { var x: Int }
            """,
            [
                "3:12-14 error: 'Any' is a keyword of Swift",
                "fix: write '`Any`' instead",
                "edit 3:12-14: «`Any`»",
                "5:12-21 error: 'Type.Protocol' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"Protocol\"' keeps it in archives",
                "9:8-15 error: 'Protocol' has another meaning in Swift",
                "fix: write '`Protocol`' instead",
                "edit 9:8-15: «`Protocol`»",
                "10:8-13 error: 'self' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"self\"' keeps it in archives",
                "11:8-15 error: 'String' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"String\"' keeps it in archives",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
