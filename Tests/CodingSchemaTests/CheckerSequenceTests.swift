// The checker and sequential archives: what they can contain, and what shares a group.

import CodingSchema
import Testing

@Suite("The checker: sequential archives")
struct CheckerSequenceTests {
    static let rows = held + joined + kinds + markers

    static let held = [
        CheckerRow(
            "values that only keyed archives can contain",
            """
            class A, sequential {
                var zone: TimeZone
                var paths: [String: [IndexPath?]] = [:]
                var text: AttributedStringValue?
                transient var locale: Locale?
            }

            enum U, sequential {
                case error(ErrorValue)
            }

            class B {
                var zone: TimeZone
            }
            """,
            [
                "2:15-22 error: a sequential class can't contain 'TimeZone', which only keyed archives can store",
                "fix: archive it as another type, such as 'String', and convert it in a Swift extension",
                "3:16-37 error: a sequential class can't contain '[String: [IndexPath?]]', which only keyed archives can store",
                "fix: archive it as another type, such as 'String', and convert it in a Swift extension",
                "9:16-25 error: a sequential enum can't contain 'ErrorValue', which only keyed archives can store",
                "fix: archive it as another type, such as 'String', and convert it in a Swift extension",
            ]),
        CheckerRow(
            "types that a sequential archive can't contain",
            """
            class A, sequential, version 2 {
                var b: B?
                var all: [Int: [P?]] = [:]
                var both: [B: U] = [:]
                let until: B? = nil until 1
                weak var weak: B?
                transient var held: B?
                var old: Int = 0 fallback "b2": B via number
                var any: (any Coding)?
                var plain: [Set<String>] = []
            }

            class B, keyed only {}

            struct P {
                var x: Int
            }

            enum U {
                case b(Int)
            }
            """,
            [
                "2:12-13 error: a sequential class can't contain class 'B', which is not sequential",
                "note 13:7-7: declared here",
                "fix: add 'sequential' to 'B'",
                "edit 13:10-19: «sequential»",
                "3:14-24 error: a sequential class can't contain struct 'P', which is not sequential",
                "note 15:8-8: declared here",
                "fix: add 'sequential' to 'P'",
                "edit 15:9-8: «, sequential»",
                "4:15-20 error: a sequential class can't contain class 'B', which is not sequential",
                "note 13:7-7: declared here",
                "fix: add 'sequential' to 'B'",
                "edit 13:10-19: «sequential»",
                "4:15-20 error: a sequential class can't contain enum 'U', which is not sequential",
                "note 19:6-6: declared here",
                "fix: add 'sequential' to 'U'",
                "edit 19:7-6: «, sequential»",
                "5:16-17 error: a sequential class can't contain class 'B', which is not sequential",
                "note 13:7-7: declared here",
                "fix: add 'sequential' to 'B'",
                "edit 13:10-19: «sequential»",
                "6:20-21 error: a sequential class can't contain class 'B', which is not sequential",
                "note 13:7-7: declared here",
                "fix: add 'sequential' to 'B'",
                "edit 13:10-19: «sequential»",
            ]),
        CheckerRow(
            "what structs and enums hold",
            """
            struct P, sequential {
                var q: Q
                var other: [Q] = []
            }

            struct Q {
                var x: Int
            }

            enum U, sequential {
                case q(Q)
                case both(first: Int, second: [A])
                case nothing key "nothing"
            }

            class A, version 1 {}
            """,
            [
                "2:12-12 error: a sequential struct can't contain struct 'Q', which is not sequential",
                "note 6:8-8: declared here",
                "fix: add 'sequential' to 'Q'",
                "edit 6:9-8: «, sequential»",
                "3:16-18 error: a sequential struct can't contain struct 'Q', which is not sequential",
                "note 6:8-8: declared here",
                "fix: add 'sequential' to 'Q'",
                "edit 6:9-8: «, sequential»",
                "11:12-12 error: a sequential enum can't contain struct 'Q', which is not sequential",
                "note 6:8-8: declared here",
                "fix: add 'sequential' to 'Q'",
                "edit 6:9-8: «, sequential»",
                "12:35-37 error: a sequential enum can't contain class 'A', which is not sequential",
                "note 16:7-7: declared here",
                "fix: add 'sequential' to 'A'",
                "edit 16:8-7: «, sequential»",
            ]),
        CheckerRow(
            "types of another module, and objects that another one replaces",
            """
            import Geography
            import Music

            class A, sequential {
                var place: Place?
                var point: Point?
                var shape: Shape?
                var colour: Colour = .red
                var track: Track?
                var proxy: Proxy?
            }

            class B: A, sequential {}

            class Proxy: B, refuses coding, replaced via standIn {}
            """,
            [
                "5:16-21 error: a sequential class can't contain class 'Place', which is not sequential",
                "note Geography 3:12-16: declared here",
                "fix: add 'sequential' to 'Place'",
                "6:16-21 error: a sequential class can't contain struct 'Point', which is not sequential",
                "note Geography 20:8-12: declared here",
                "fix: add 'sequential' to 'Point'",
                "7:16-21 error: a sequential class can't contain enum 'Shape', which is not sequential",
                "note Geography 24:6-10: declared here",
                "fix: add 'sequential' to 'Shape'",
            ], imports: [geography, music]),
        CheckerRow(
            "everything that a sequential archive can contain",
            """
            class A, sequential {
                var b: B?
                var values: [String: [P?]] = [:]
                var u: U
                var raw: Raw = .one
                var text: Text = .one
                var style: Style
                var packed: packed [Float] = []
                var indexed: indexed [B] = []
                var point: CGPoint
            }

            class B: A, sequential only {}

            struct P, sequential {
                var x: Int
                var p: [P] = []
            }

            enum U, sequential {
                case p(P)
                case nothing key "nothing"
            }

            enum Raw: Int {
                case one = 0
                unknown .one
            }

            enum Text: String {
                case one
                unknown .one
            }

            bits Style: UInt8 {
                var bold: Bool at 0
            }
            """,
            [
                "2:12-13 warning: 'B' is 'sequential only': a keyed archive of 'A' can't contain it",
                "note 13:7-7: declared here",
                "fix: remove 'only' from 'B', or make 'A' 'sequential only' too",
                "9:18-28 warning: 'B' is 'sequential only': a keyed archive of 'A' can't contain it",
                "note 13:7-7: declared here",
                "fix: remove 'only' from 'B', or make 'A' 'sequential only' too",
            ]),
        CheckerRow(
            "an enum with raw values is a number or string in every archive",
            """
            enum A: Int, sequential {
                case one = 0
                unknown .one
            }
            """,
            [
                "1:14-23 error: an enum with raw values can't have 'sequential'",
                "fix: remove 'sequential'",
                "edit 1:12-23: «»",
            ]),
        CheckerRow(
            "cases that begin with the same key",
            """
            enum U, sequential {
                case a(x: Int, y: Int)
                case b(z: Int key "x")
                case d(first: Int key "c", w: Int)
                case c(Int) key "c"
                case e key "e"
                case f(String) key "f"
            }

            enum V {
                case a(x: Int, y: Int)
                case b(z: Int key "x")
            }
            """,
            [
                "3:23-25 error: a sequential archive can't distinguish 'b' from 'a': both begin with the key 'x'",
                "note 2:10-10: the other case",
                "fix: put another of its values first, or give it another key",
                "5:21-23 error: a sequential archive can't distinguish 'c' from 'd': both begin with the key 'c'",
                "note 4:10-10: the other case",
                "fix: put another of its values first, or give it another key",
            ]),
        CheckerRow(
            "several empty keys",
            """
            class A, sequential {
                var p: P key ""
                var q: Q key ""
            }

            class B: A, sequential {
                var r: R key ""
            }

            class C {
                var p: P key ""
                var q: Q key ""
            }

            struct P, sequential {
                var x: Int
            }

            struct Q, sequential {
                var y: Int
            }

            struct R, sequential {
                var z: Int
            }
            """,
            [
                "3:18-19 error: a sequential archive can't distinguish two values with an empty key",
                "note 2:18-19: the other empty key",
                "fix: give one of them a key, or remove 'sequential'",
                "7:18-19 error: a sequential archive can't distinguish two values with an empty key",
                "note 2:18-19: the other empty key",
                "fix: give one of them a key, or remove 'sequential'",
            ]),
    ]

    @Test("Messages, places, notes and fixes", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
