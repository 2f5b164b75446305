// The checker and the keys of values that have keys of their own; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: keys of values that have keys of their own")
struct CheckerBareKeyTests {
    static let rows = [
        CheckerRow(
            "the key of a value that has keys of its own is taken",
            """
            struct Point {
                var x: Int
            }

            enum Mark {
                case at(Point) key "spot"
                case end key "end"
            }

            class A {
                retired "a"
                var a: Point
                var b: Mark
                var c: Int key "b"
                var d: Int fallback "a"
                retired "w"
                var w: indexed [Int]
                var e: Int also "w"
                var p: Point key ""
                var q: Mark key "q"
                var f: Int key "q.spot"
            }

            class B {
                var o: Point fallback "s"
                var s: String
            }

            enum C {
                case a(Point) key "k"
                case b(k: Int)
                case c(Point) key "k"
            }

            enum D {
                case a(k: Int, y: Int)
                case b(m: Mark key "")
                case c(spot: Int)
                case d(Point) key "k"
            }
            """,
            [
                "12:9-9 error: key 'a' is retired and must never be used again",
                "note 11:13-15: retired here",
                "14:20-22 error: key 'b' is already used by 'A.b'",
                "note 13:9-9: used here",
                "15:25-27 error: key 'a' is retired and must never be used again",
                "note 11:13-15: retired here",
                "17:9-9 error: key 'w' is retired and must never be used again",
                "note 16:13-15: retired here",
                "18:21-23 error: key 'w' is retired and must never be used again",
                "note 16:13-15: retired here",
                "21:20-27 error: key 'q.spot' is already used by 'A.q'",
                "note 20:21-23: used here",
                "26:9-9 error: key 's' is a fallback of 'B.o': it would be read for both",
                "note 25:27-29: used here",
                "31:12-12 error: key 'k' is already used by 'C.a'",
                "note 30:23-25: used here",
                "32:10-10 error: 'c' would be read as 'a', all of whose keys it writes",
                "note 30:10-10: this case is tried first",
                "fix: give one of the two another key",
                "38:12-15 error: key 'spot' is already used by 'D.b'",
                "note 37:24-25: used here",
                "39:23-25 error: key 'k' is already used by 'D.a'",
                "note 36:12-12: used here",
            ]),
        CheckerRow(
            "a field's value stood under its own key before",
            """
            struct Point {
                var x: Int
            }

            class A {
                var a: Point fallback "a": String via f
                var b: indexed [Int] fallback "b": [Int] via f also "b": [Int] via g
                var c: Point also "c": String via f
                var d: indexed [Int] also "d": [Int] via f
                var e: Point? fallback "e": String via f
                var f: Point fallback "f"
                var g: Point fallback "h": Point via f fallback "h": String via f
                var i: Point fallback "i": String via f key "i"
                var j: Int fallback "i"
            }
            """,
            [
                "9:31-33 error: key 'd' is already used by 'A.d'",
                "note 9:9-9: used here",
                "10:28-30 error: 'e' is both the key and a fallback of 'A.e'",
                "note 10:9-9: used here",
                "fix: remove '\"e\"'",
                "11:27-29 error: 'f' is both the key and a fallback of 'A.f'",
                "note 11:9-9: used here",
                "fix: remove 'fallback \"f\"'",
                "edit 11:17-29: «»",
                "14:25-27 error: fallback 'i' is a key of 'A.i': it would be read for both",
                "note 13:49-51: used here",
            ]),
        CheckerRow(
            "a fallback that is the key of a struct",
            """
            struct P, version 1 {
                var x: Int
            }

            class A {
                var p: P
                var z: Int fallback "p"
                var y: P fallback "p"
            }
            """,
            [
                "7:25-27 error: fallback 'p' is a key of 'A.p': it would be read for both",
                "note 6:9-9: used here",
                "8:23-25 error: fallback 'p' is a key of 'A.p': it would be read for both",
                "note 6:9-9: used here",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
