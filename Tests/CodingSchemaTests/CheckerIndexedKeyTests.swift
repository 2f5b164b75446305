// The checker and the keys of indexed arrays and in structs; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: indexed keys, and keys in structs")
struct CheckerIndexedKeyTests {
    static let rows = [
        CheckerRow(
            "a retired constant that is a struct",
            """
            struct Point {
                var x: Int
            }

            class A, version 1 {
                retired "old": Point = (Point(x: 0)) until 0, still written
                var a: Int key "old.x"
                var b: Int key "old"
            }
            """,
            [
                "7:20-26 error: key 'old.x' is retired and must never be used again",
                "note 6:13-17: retired here",
                "8:20-24 error: key 'old' is retired and must never be used again",
                "note 6:13-17: retired here",
            ]),
        CheckerRow(
            "keys of indexed arrays",
            """
            class A {
                var w: indexed [Int] key "theArray"
                var a: Int key "theArray"
                var b: Int key "theArray[0]"
                var c: Int key "theArray[12]"
                var d: Int key "theArray[01]"
                var e: Int key "theArray[1].x"
                var f: Int key "theArray[1]x"
                var g: Int key "theArray[n]"
            }

            class B {
                var a: Int key "list[7]"
                var list: indexed [Int]
                var other: indexed [Int] key "list"
            }

            class C {
                var a: Int fallback "list[7]"
                var list: indexed [Int]
            }

            struct S {
                var list: indexed [Int]
            }

            class D {
                var s: S
                var a: Int key "s.list[0]"
            }
            """,
            [
                "3:20-29 error: key 'theArray' is already used by 'A.w'",
                "note 2:30-39: used here",
                "4:20-32 error: key 'theArray[0]' is already used by 'A.w'",
                "note 2:30-39: used here",
                "5:20-33 error: key 'theArray[12]' is already used by 'A.w'",
                "note 2:30-39: used here",
                "7:20-34 error: key 'theArray[1].x' is already used by 'A.w'",
                "note 2:30-39: used here",
                "14:9-12 error: key 'list[7]' is already used by 'B.a'",
                "note 13:20-28: used here",
                "15:34-39 error: key 'list' is already used by 'B.list'",
                "note 14:9-12: used here",
                "20:9-12 error: key 'list[7]' is a fallback of 'C.a': it would be read for both",
                "note 19:25-33: used here",
                "29:20-30 error: key 's.list[0]' is already used by 'D.s'",
                "note 28:9-9: used here",
            ]),
        CheckerRow(
            "a struct's own keys",
            """
            struct A, version 1 {
                var x: Int
                var y: Int key "x"
                var z: Int key "$z"
                var n: Int key ""
                var v: Int key "A.version"
                var w: Int fallback "x"
                var X: Int
            }
            """,
            [
                "3:20-22 error: key 'x' is already used by 'A.x'",
                "note 2:9-9: used here",
                "4:20-23 error: key '$z' begins with '$', which is reserved for the archive",
                "5:20-21 error: a key can't be empty",
                "fix: remove 'key \"\"'",
                "edit 5:15-21: «»",
                "6:20-30 error: key 'A.version' is already used by the version of 'A'",
                "note 1:19-19: used here",
                "7:25-27 error: fallback 'x' is a key of 'A.x': it would be read for both",
                "note 2:9-9: used here",
                "8:9-9 warning: key 'X' differs only in case from 'x' of 'A.x'",
                "note 2:9-9: used here",
            ]),
        CheckerRow(
            "a reserved key of a struct-typed field is one message",
            """
            struct Point {
                var x: Int
                var y: Int
            }

            class A {
                var p: Point key "$p"
                var q: Point key "q" fallback "$q" also "$r"
            }
            """,
            [
                "7:22-25 error: key '$p' begins with '$', which is reserved for the archive",
                "8:35-38 error: key '$q' begins with '$', which is reserved for the archive",
                "8:45-48 error: key '$r' begins with '$', which is reserved for the archive",
            ]),
        CheckerRow(
            "keys that differ only in case",
            """
            struct Point {
                var x: Int
                var y: Int
            }

            class A {
                var p: Point
                var q: Point key "P"
            }
            """,
            [
                "8:22-24 warning: key 'P' differs only in case from 'p' of 'A.p'",
                "note 7:9-9: used here",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
