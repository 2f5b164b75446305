// The checker and the keys that structs and unions bring; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: composed keys")
struct CheckerComposedKeyTests {
    static let rows = [
        CheckerRow(
            "a composed key is another field's",
            """
            struct Point {
                var x: Int
                var y: Int
            }

            class A {
                var a: Int key "origin.x"
                var origin: Point
                var b: Int key "origin.z"
            }
            """,
            [
                "8:9-14 error: key 'origin.x' is already used by 'A.a'",
                "note 7:20-29: used here",
            ]),
        CheckerRow(
            "nested structs compose deeper, and one place is one message",
            """
            struct Point {
                var x: Int
                var y: Int key "Y"
            }

            struct Line {
                var start: Point
                var end: Point? key "stop"
            }

            class A {
                var line: Line
                var other: Line key "line"
                var c: Int key "line.start.x"
                var d: Int key "line.stop.Y"
                var e: Int key "line.stop"
            }
            """,
            [
                "13:25-30 error: key 'line' is already used by 'A.line'",
                "note 12:9-12: used here",
                "14:20-33 error: key 'line.start.x' is already used by 'A.line'",
                "note 12:9-12: used here",
                "15:20-32 error: key 'line.stop.Y' is already used by 'A.line'",
                "note 12:9-12: used here",
                "16:20-30 error: key 'line.stop' is already used by 'A.line'",
                "note 12:9-12: used here",
            ]),
        CheckerRow(
            "along the chain of superclasses",
            """
            struct Point {
                var x: Int
            }

            class A {
                var origin: Point
            }

            class B: A {
                var x: Int key "origin.x"
            }
            """,
            [
                "10:20-29 error: key 'origin.x' is already used by 'A.origin'",
                "note 6:9-14: used here",
            ]),
        CheckerRow(
            "an empty key composes to bare keys",
            """
            struct Point {
                var x: Int
                var y: Int
            }

            class A {
                var origin: Point key ""
                var y: Int
                var n: Int key ""
                var p: [Point] key ""
            }

            class B {
                var a: Point? key ""
            }

            class C {
                var a: Point? = nil key ""
                var b: Point? = (Point(x: 0, y: 0)) key ""
                var c: Point? key "" fallback "c"
                var d: Point key "d" fallback ""
            }
            """,
            [
                "8:9-9 error: key 'y' is already used by 'A.origin'",
                "note 7:27-28: used here",
                "9:20-21 error: a key can't be empty",
                "fix: remove 'key \"\"'",
                "edit 9:15-21: «»",
                "10:24-25 error: a key can't be empty",
                "fix: remove 'key \"\"'",
                "edit 10:19-25: «»",
                "19:45-46 error: nil would be written under the key of the field, which is empty",
                "fix: give the field a key, or make it an optional without default and fallback",
                "19:45-46 error: key 'x' is already used by 'C.a'",
                "note 18:29-30: used here",
                "20:23-24 error: nil would be written under the key of the field, which is empty",
                "fix: give the field a key, or make it an optional without default and fallback",
                "20:23-24 error: key 'x' is already used by 'C.a'",
                "note 18:29-30: used here",
                "21:35-36 error: fallback 'x' is a key of 'C.a': it would be read for both",
                "note 18:29-30: used here",
            ]),
        CheckerRow(
            "nil is stored under the key alone where it is written",
            """
            struct Point {
                var x: Int
            }

            class A {
                var a: Point?
                var b: Int key "a"
                var c: Point? fallback "C"
                var d: Int key "c"
                var e: Point? = (Point(x: 0))
                var f: Int key "e"
                var g: Point? fallback "G" until 0
                var h: Int key "g"
            }
            """,
            [
                "7:20-22 error: key 'a' is already used by 'A.a'",
                "note 6:9-9: used here",
                "9:20-22 error: key 'c' is already used by 'A.c'",
                "note 8:9-9: used here",
                "11:20-22 error: key 'e' is already used by 'A.e'",
                "note 10:9-9: used here",
                "12:38-38 error: 'until 0' is not below the class's version, which is 0",
                "fix: give the class 'version 1'",
                "edit 5:8-7: «, version 1»",
                "13:20-22 error: key 'g' is already used by 'A.g'",
                "note 12:9-9: used here",
            ]),
        CheckerRow(
            "fallbacks, also and retired keys of structs are composed, and those of fields compose all keys",
            """
            struct Point {
                var x: Int fallback "oldX"
                var y: Int also "why"
                retired "z"
            }

            class A {
                var p: Point fallback "q"
                var a: Int key "p.oldX"
                var b: Int key "p.why"
                var c: Int key "p.z"
                var d: Int key "q.x"
                var e: Int key "q.z"
            }

            class B {
                var p: Point also "r"
                var a: Int key "r.x"
                var b: Int key "r.oldX"
                var c: Point fallback "r"
                var d: Point fallback "d"
            }
            """,
            [
                "9:20-27 error: key 'p.oldX' is a fallback of 'A.p': it would be read for both",
                "note 8:9-9: used here",
                "10:20-26 error: key 'p.why' is already used by 'A.p'",
                "note 8:9-9: used here",
                "11:20-24 error: key 'p.z' is retired and must never be used again",
                "note 8:9-9: retired here",
                "12:20-24 error: key 'q.x' is a fallback of 'A.p': it would be read for both",
                "note 8:27-29: used here",
                "18:20-24 error: key 'r.x' is already used by 'B.p'",
                "note 17:23-25: used here",
                "20:27-29 error: fallback 'r' is a key of 'B.p': it would be read for both",
                "note 17:23-25: used here",
                "21:27-29 error: 'd' is both the key and a fallback of 'B.d'",
                "note 21:9-9: used here",
                "fix: remove 'fallback \"d\"'",
                "edit 21:17-29: «»",
            ]),
        CheckerRow(
            "a struct's version has a composed key",
            """
            struct Point, version 2, archived as "P", formerly "Q" {
                var x: Int
            }

            struct Size, version 1 key "V" {
                var w: Int
            }

            class A {
                var p: Point
                var s: Size
                var a: Int key "p.P.version"
                var b: Int key "p.Q.version"
                var c: Int key "p.Point.version"
                var d: Int key "s.V"
            }
            """,
            [
                "12:20-32 error: key 'p.P.version' is already used by 'A.p'",
                "note 10:9-9: used here",
                "13:20-32 error: key 'p.Q.version' is already used by 'A.p'",
                "note 10:9-9: used here",
                "15:20-24 error: key 's.V' is already used by 'A.s'",
                "note 11:9-9: used here",
            ]),
        CheckerRow(
            "types of fallbacks and also compose by themselves",
            """
            struct Point {
                var x: Int
            }

            struct Size {
                var w: Int
            }

            class A {
                var p: Point fallback "s": Size via f also "n": Int via g
                var q: Int fallback "t": Point via f
                var a: Int key "s.x"
                var b: Int key "s.w"
                var c: Int key "n.x"
                var d: Int key "t.x"
                var e: Int key "t"
            }
            """,
            [
                "13:20-24 error: key 's.w' is a fallback of 'A.p': it would be read for both",
                "note 10:27-29: used here",
                "15:20-24 error: key 't.x' is a fallback of 'A.q': it would be read for both",
                "note 11:25-27: used here",
                "16:20-22 error: key 't' is a fallback of 'A.q': it would be read for both",
                "note 11:25-27: used here",
            ]),
        CheckerRow(
            "structs of other modules count with their keys",
            """
            import Geography

            class A {
                var p: Point
                var s: Shape key "s"
                var a: Int key "p.x"
                var b: Int key "s.round"
            }
            """,
            [
                "6:20-24 error: key 'p.x' is already used by 'A.p'",
                "note 4:9-9: used here",
                "7:20-28 error: key 's.round' is already used by 'A.s'",
                "note 5:22-24: used here",
            ], imports: [geography]),
        CheckerRow(
            "composed keys and versions",
            """
            enum A, version 1 {
                case a key "a"
                case b(x: Int, y: Int)
                case c(x: Int, z: Int)
            }

            class C {
                var u: A?
                var a: Int key "u.a"
                var b: Int key "u.x"
                var c: Int key "u.A.version"
                var d: A key ""
                var e: Int key "z"
            }
            """,
            [
                "9:20-24 error: key 'u.a' is already used by 'C.u'",
                "note 8:9-9: used here",
                "10:20-24 error: key 'u.x' is already used by 'C.u'",
                "note 8:9-9: used here",
                "11:20-32 error: key 'u.A.version' is already used by 'C.u'",
                "note 8:9-9: used here",
                "13:20-22 error: key 'z' is already used by 'C.d'",
                "note 12:18-19: used here",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
