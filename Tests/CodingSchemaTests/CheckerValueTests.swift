// The checker and defaults and constants; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: values")
struct CheckerValueTests {
    static let rows = [
        CheckerRow(
            "literals of numbers whose kind the archive determines",
            """
            class A {
                var a: NumberValue = 0
                var b: NumberValue = -1.5
                var c: NumberValue = true
                var d: NumberValue? = nil
                var e: NumberValue = 9_223_372_036_854_775_808
                var f: NumberValue = "1"
                retired "g": NumberValue = 3, still written
            }
            """,
            [
                "6:26-50 error: 9_223_372_036_854_775_808 does not fit in 'Int64' (-9223372036854775808 to "
                    + "9223372036854775807)",
                "7:26-28 error: a string is not a value of type 'NumberValue'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
            ]),
        CheckerRow(
            "reals that their type turns into infinity or nothing",
            """
            class A {
                var a: Float = 1e39
                var b: Double = 1e400
                var c: Float = -1e-60
                var d: Double = 1e39
                var e: Float = 0.0
                var f: Float = 0e9
                var g: Double = 1_000
            }
            """,
            [
                "2:20-23 error: 1e39 does not fit in 'Float'",
                "3:21-25 error: 1e400 does not fit in 'Double'",
                "4:20-25 error: -1e-60 does not fit in 'Float'",
            ]),
        CheckerRow(
            "literals of another type",
            """
            class A {
                var a: Int = 1.5
                var b: Bool = 0
                var c: String = 12
                var d: Double = "x"
                var e: Int = true
                var f: Float = 1
                var g: URL = "x"
            }
            """,
            [
                "2:18-20 error: a real is not a value of type 'Int'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
                "3:19-19 error: an integer is not a value of type 'Bool'",
                "fix: write 'false'",
                "edit 3:19-19: «false»",
                "4:21-22 error: an integer is not a value of type 'String'",
                "fix: write '\"12\"'",
                "edit 4:21-22: «\"12\"»",
                "5:21-23 error: a string is not a value of type 'Double'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
                "6:18-21 error: a Boolean is not a value of type 'Int'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
                "8:18-20 error: a string is not a value of type 'URL'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
            ]),
        CheckerRow(
            "empty collections of another type",
            """
            class A {
                var a: [Int] = [:]
                var b: [String: Int] = []
                var c: Set<Int> = []
                var d: Int = []
                var e: Set<Int>? = [:]
            }
            """,
            [
                "2:20-22 error: an empty dictionary is not a value of type '[Int]'",
                "fix: write '[]'",
                "edit 2:20-22: «[]»",
                "3:28-29 error: an empty array is not a value of type '[String: Int]'",
                "fix: write '[:]'",
                "edit 3:28-29: «[:]»",
                "5:18-19 error: an empty array is not a value of type 'Int'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
                "6:24-26 error: an empty dictionary is not a value of type 'Set<Int>?'",
                "fix: write '[]'",
                "edit 6:24-26: «[]»",
            ]),
        CheckerRow(
            "integers that do not fit",
            """
            class A {
                var a: Int8 = 128
                var b: Int8 = -128
                var c: UInt8 = -1
                var d: UInt64 = 18446744073709551615
                var e: UInt64 = 18446744073709551616
                var f: UInt16 = 0xFFFF
                var g: UInt16 = 0x1_0000
                var h: Int = -9223372036854775808
                var i: Int = 9_223_372_036_854_775_808
            }
            """,
            [
                "2:19-21 error: 128 does not fit in 'Int8' (-128 to 127)",
                "4:20-21 error: -1 does not fit in 'UInt8' (0 to 255)",
                "6:21-40 error: 18446744073709551616 does not fit in 'UInt64' (0 to 18446744073709551615)",
                "8:21-28 error: 0x1_0000 does not fit in 'UInt16' (0 to 65535)",
                "10:18-42 error: 9_223_372_036_854_775_808 does not fit in 'Int' "
                    + "(-9223372036854775808 to 9223372036854775807)",
            ]),
        CheckerRow(
            "nil for a type that is not optional",
            """
            class A {
                var a: Int = nil
                var b: Int? = nil
            }
            """,
            [
                "2:18-20 error: nil is not a value of type 'Int'",
                "fix: write 'Int?'",
                "edit 2:15-14: «?»",
            ]),
        CheckerRow(
            "an object has no literal",
            """
            class A {
                var a: B? = nil
                var b: B = (B())
                var c: B = via f
                var d: B = .shared
                var e: B? = 0
            }

            class B {}
            """,
            [
                "5:16-22 error: an enum's case is not a value of type 'B'",
                "fix: write a Swift expression in parentheses: '= (…)'",
                "6:17-17 error: an integer is not a value of type 'B?'",
                "fix: write a Swift expression in parentheses: '= (…)'",
            ]),
        CheckerRow(
            "an unknown case, and what was meant",
            """
            class A {
                var a: Badge = .bleu
                var b: Badge? = .quux
                var c: Int = .max
            }

            enum Badge: String {
                case blue
                unknown .blue
            }
            """,
            [
                "2:20-24 error: 'Badge' has no case 'bleu'",
                "fix: did you mean '.blue'?",
                "edit 2:20-24: «.blue»",
                "3:21-25 error: 'Badge' has no case 'quux'",
                "4:18-21 error: an enum's case is not a value of type 'Int'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
            ]),
        CheckerRow(
            "an unknown case of an imported enum",
            """
            import Geography

            class A {
                var a: Colour = .rad
                var b: Colour = .green also "c" as of 1
                var d: Colour also "e" as of 3
            }
            """,
            [
                "4:21-24 error: 'Colour' has no case 'rad'",
                "fix: did you mean '.red'?",
                "edit 4:21-24: «.red»",
                "6:34-34 error: 'Colour' has no version 3: its version is 2",
                "note Geography 28:30-30: declared here",
                "fix: write a version from 0 to 2",
            ], imports: [geography]),
        CheckerRow(
            "the constant of a retired key",
            """
            class A {
                retired "x": Int = "no", still written
                retired "y": UInt8 = 256, still written
                retired "z": [Int] = [], still written
            }
            """,
            [
                "2:24-27 error: a string is not a value of type 'Int'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
                "3:26-28 error: 256 does not fit in 'UInt8' (0 to 255)",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
