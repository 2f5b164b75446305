// The checker and bit fields, and defaults of values; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: bit fields, and defaults of values")
struct CheckerBitsTests {
    static let rows = [
        CheckerRow(
            "types and widths",
            """
            enum Small: UInt8 {
                case a = 0
                case b = 1
                unknown .a
            }

            enum Text: String {
                case a
                unknown .a
            }

            bits Style: UInt32 {
                var a: Bool at 0
                var b: Bool at 1 width 2
                var c: Bool at 1 width 1
                var d: UInt8 at 2
                var e: UInt8 at 2 width 9
                var f: Int16 at 2 width 0
                var g: Int at 2 width 20
                var h: Small at 22
                var i: Small at 22 width 1
                var j: Text at 23 width 2
                var k: String at 23 width 2
                var l: Int? at 23 width 2
                var m: [Bool] at 23 width 2
                var n: Foo at 23 width 2
            }
            """,
            [
                "14:28-28 error: a 'Bool' can't have the width 2",
                "fix: write '1' instead",
                "edit 14:28-28: «1»",
                "16:9-9 error: 'd' has no width",
                "fix: write 'width' and the number of its bits after 'at 2'",
                "17:29-29 error: a 'UInt8' can't have the width 9",
                "fix: write a width from 1 to 8",
                "18:29-29 error: a 'Int16' can't have the width 0",
                "fix: write a width from 1 to 16",
                "20:9-9 error: 'h' has no width",
                "fix: write 'width' and the number of its bits after 'at 22'",
                "22:12-15 error: a bit field is a 'Bool', an integer or an enum with integer raw values, not 'Text'",
                "23:12-17 error: a bit field is a 'Bool', an integer or an enum with integer raw values, not 'String'",
                "24:12-15 error: a bit field is a 'Bool', an integer or an enum with integer raw values, not 'Int?'",
                "25:12-17 error: a bit field is a 'Bool', an integer or an enum with integer raw values, not '[Bool]'",
                "26:12-14 error: unknown type 'Foo'",
            ]),
        CheckerRow(
            "overlapping and outside",
            """
            bits Style: UInt8 {
                var a: UInt8 at 1 width 4
                var b: Bool at 4
                var c: UInt8 at 0 width 2
                var d: UInt8 at 5 width 3
                var e: UInt8 at 6 width 3
                var f: Bool at 8
                var g: Bool at 9223372036854775807
                var h: Bool at 7
            }
            """,
            [
                "3:20-20 error: bit 4 is already used by 'a'",
                "note 2:9-9: 'a' is here",
                "4:21-29 error: bit 1 is already used by 'a'",
                "note 2:9-9: 'a' is here",
                "6:21-29 error: 'UInt8' does not contain 3 bits from bit 6: its bits are 0 to 7",
                "note 1:13-17: the integer type",
                "7:20-20 error: 'UInt8' does not contain bit 8: its bits are 0 to 7",
                "note 1:13-17: the integer type",
                "8:20-38 error: 'UInt8' does not contain bit 9223372036854775807: its bits are 0 to 7",
                "note 1:13-17: the integer type",
                "9:20-20 error: bit 7 is already used by 'd'",
                "note 5:9-9: 'd' is here",
            ]),
        CheckerRow(
            "raw types",
            """
            bits A: Int32 {
                var a: Bool at 0
            }

            bits B: UInt {
                var a: Bool at 0
            }

            bits C: String {
                var a: Bool at 0
                var b: Foo at 0 width 2
            }

            bits D: UInt64 {
                var a: UInt64 at 0 width 64
            }

            bits E: UInt64 {
                var a: Bool at 63
            }

            bits F: UInt8 {}
            """,
            [
                "1:9-13 error: bits are packed into an unsigned integer of fixed width, not into 'Int32'",
                "fix: write 'UInt8', 'UInt16', 'UInt32' or 'UInt64'",
                "5:9-12 error: bits are packed into an unsigned integer of fixed width, not into 'UInt'",
                "fix: write 'UInt8', 'UInt16', 'UInt32' or 'UInt64'",
                "9:9-14 error: bits are packed into an unsigned integer of fixed width, not into 'String'",
                "fix: write 'UInt8', 'UInt16', 'UInt32' or 'UInt64'",
                "11:12-14 error: unknown type 'Foo'",
                "22:6-6 error: 'F' has no fields",
                "fix: declare one, such as 'var bold: Bool at 0'",
            ]),
        CheckerRow(
            "raw values that do not fit",
            """
            enum Four: Int {
                case a = 0
                case b = 1
                case c = 2
                case d = 3
                unknown .a
            }

            enum Signed: Int8 {
                case low = -2
                case high = 2
                unknown .low
            }

            enum Wide: UInt64 {
                case a = 0xFFFF_FFFF_FFFF_FFFF
                unknown .a
            }

            bits A: UInt64 {
                var a: Four at 0 width 1
                var b: Four at 1 width 2
                var c: Signed at 3 width 2
                var d: Signed at 5 width 3
                var e: Wide at 8 width 10
            }

            bits B: UInt64 {
                var a: Wide at 0 width 64
            }
            """,
            [
                "21:28-28 error: raw value 2 of 'c' does not fit in 1 bit (0 to 1)",
                "note 4:10-10: the case is here",
                "23:30-30 error: raw value 2 of 'high' does not fit in 2 bits (-2 to 1)",
                "note 11:10-13: the case is here",
                "25:28-29 error: raw value 18446744073709551615 of 'a' does not fit in 10 bits (0 to 1023)",
                "note 16:10-10: the case is here",
            ]),
        CheckerRow(
            "names and access",
            """
            access public

            internal enum Hidden: UInt8 {
                case a = 0
                unknown .a
            }

            bits A: UInt32 {
                var a: Bool at 0
                var a: Bool at 1
                var bits: Bool at 2
                var hashValue: Bool at 3
                var Int: Bool at 4
                var b: Hidden at 5 width 1
            }

            bits Bool: UInt8 {
                var x: UInt8 at 0 width 1
            }
            """,
            [
                "10:9-9 error: field 'a' is declared twice",
                "note 9:9-9: the first is here",
                "11:9-12 error: 'bits' would hide a name that generated code needs",
                "fix: choose another name: archives do not contain the names of bit fields",
                "12:9-17 error: 'hashValue' would hide a name that generated code needs",
                "fix: choose another name: archives do not contain the names of bit fields",
                "13:9-11 error: 'Int' would hide a name that generated code needs",
                "fix: choose another name: archives do not contain the names of bit fields",
                "14:12-17 error: 'Hidden' is internal, but field 'b' is public",
                "note 3:15-20: declared here",
                "fix: make 'Hidden' public, or 'b' internal",
                "17:6-9 error: 'Bool' would hide a name that generated code needs",
                "fix: choose another name; archives do not contain it",
            ]),
        CheckerRow(
            "keys of sets and dictionaries, and one key of the field",
            """
            bits A: UInt8 {
                var a: Bool at 0
            }

            class C {
                var a: Set<A>
                var b: [A: Int]
                var c: A?
                var d: Int key "c.a"
                var e: Int key "c"
                var f: A key ""
            }
            """,
            [
                "10:20-22 error: key 'c' is already used by 'C.c'",
                "note 8:9-9: used here",
                "11:18-19 error: a key can't be empty",
                "fix: remove 'key \"\"'",
                "edit 11:13-19: «»",
            ]),
        CheckerRow(
            "defaults of structs and bits",
            """
            struct Point {
                var x: Int
            }

            bits Style: UInt8 {
                var bold: Bool at 0
            }

            class A {
                var a: Point = (Point(x: 0))
                var b: Point = via f
                var c: Point? = nil
                var d: Point = 0
                var e: Point = []
                var f: Point = nil
                var g: Point = .zero
                var h: Style = 1
                var i: Style = (Style(bold: true))
            }
            """,
            [
                "13:20-20 error: an integer is not a value of type 'Point'",
                "fix: write a Swift expression in parentheses: '= (…)'",
                "14:20-21 error: an empty array is not a value of type 'Point'",
                "fix: write a Swift expression in parentheses: '= (…)'",
                "15:20-22 error: nil is not a value of type 'Point'",
                "fix: write 'Point?'",
                "edit 15:17-16: «?»",
                "16:20-24 error: an enum's case is not a value of type 'Point'",
                "fix: write a Swift expression in parentheses: '= (…)'",
                "17:20-20 error: an integer is not a value of type 'Style'",
                "fix: write a Swift expression in parentheses: '= (…)'",
            ]),
        CheckerRow(
            "defaults of unions",
            """
            enum A {
                case a key "a"
                case b(Int)
            }

            class C {
                var a: A = .a
                var b: A = .b
                var c: A = .c
                var d: A = (.b(1))
                var e: A? = nil
                var f: A = "a"
                var g: A = nil
                var h: A also "h2" as of 0
            }
            """,
            [
                "8:16-17 error: case 'b' carries values, which the default does not give",
                "note 3:10-10: declared here",
                "fix: write a Swift expression: '= (.b(…))'",
                "9:16-17 error: 'A' has no case 'c'",
                "12:16-18 error: a string is not a value of type 'A'",
                "fix: write '.name' of a case without values, or a Swift expression: '= (.name(…))'",
                "13:16-18 error: nil is not a value of type 'A'",
                "fix: write 'A?'",
                "edit 13:13-12: «?»",
                "14:30-30 error: 'as of' is for enums, and for arrays and dictionaries of enums, not for 'A'",
                "fix: remove 'as of 0'",
                "edit 14:23-30: «»",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
