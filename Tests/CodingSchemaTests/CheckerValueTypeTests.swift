// The checker and the types of values: objects of any class, optional elements, Foundation's; schema text, and what is
// said of it.

import CodingSchema
import Testing

@Suite("The checker: types of values")
struct CheckerValueTypeTests {
    static let rows = [
        CheckerRow(
            "objects of any class",
            """
            class A {
                var b: (any Coding)?
                var d: [any Coding]
                var e: [String: any Coding]
                var f: [(any Coding)?]
                var g: [String: [(any Coding)?]]?
                weak var h: (any Coding)?
                var i: (any Coding)? conditional
                transient var k: (any Coding)?
            }
            """,
            []),
        CheckerRow(
            "objects of any class where they can't be hashed",
            """
            class A {
                var a: Set<any Coding>
                var b: [any Coding: Int]
                var c: Set<[any Coding]>
                var d: [[Int: any Coding]: Int]
                var e: [[any Coding]]
            }
            """,
            [
                "2:16-25 error: 'any Coding' can't be an element of a set here",
                "fix: write an array instead of the set",
                "3:13-22 error: 'any Coding' can't be a key of a dictionary here",
                "4:17-26 error: 'any Coding' can't be an element of a set here",
                "fix: write an array instead of the set",
                "5:19-28 error: 'any Coding' can't be a key of a dictionary here",
            ]),
        CheckerRow(
            "weak and conditional objects of any class",
            """
            class A {
                weak var a: any Coding
                weak var b: (any Coding)? = nil
                weak var c: [any Coding]
                var d: [any Coding] conditional
            }
            """,
            [
                "2:17-26 error: a weak field must be optional",
                "fix: write '(any Coding)?'",
                "edit 2:17-26: «(any Coding)?»",
                "3:33-35 error: a weak field can't have a default: nothing else would keep the object alive",
                "fix: remove '= nil'",
                "edit 3:30-35: «»",
                "4:5-8 error: 'weak' is for references to objects, not for '[any Coding]'",
                "fix: remove 'weak'",
                "edit 4:5-9: «»",
                "5:25-35 error: 'conditional' is for references to objects, not for '[any Coding]'",
                "fix: remove 'conditional'",
                "edit 5:24-35: «»",
            ]),
        CheckerRow(
            "defaults of objects of any class",
            """
            class A {
                var a: (any Coding)? = nil
                var b: (any Coding)? = 3
                var c: (any Coding)? = .x
                var d: (any Coding)? = (B())
            }

            class B {}
            """,
            [
                "3:28-28 error: an integer is not a value of type '(any Coding)?'",
                "fix: write a Swift expression in parentheses: '= (…)'",
                "4:28-29 error: an enum's case is not a value of type '(any Coding)?'",
                "fix: write a Swift expression in parentheses: '= (…)'",
            ]),
        CheckerRow(
            "nil for what can't be nil",
            """
            class A {
                transient var a: any Coding = nil
                transient var b: any Coding
                var c: packed [Int8] = nil
            }
            """,
            [
                "2:35-37 error: nil is not a value of type 'any Coding'",
                "fix: write '(any Coding)?'",
                "edit 2:22-31: «(any Coding)?»",
                "3:19-19 error: a transient field must be optional or have a default",
                "fix: write '(any Coding)?'",
                "edit 3:22-31: «(any Coding)?»",
                "4:28-30 error: nil is not a value of type 'packed [Int8]'",
                "fix: write 'packed [Int8]?'",
                "edit 4:25-24: «?»",
            ]),
        CheckerRow(
            "optional elements",
            """
            class A {
                var a: [Int?]
                var b: [String: A?]
                var c: [[Int?]?]?
                var d: [Int: [String: Date?]]
                var e: Set<[Int?]>
                retired "f": [Int?] = [], still written
            }
            """,
            []),
        CheckerRow(
            "optional elements of sets, and optional keys",
            """
            class A {
                var a: Set<Int?>
                var b: [String?: Int]
                var c: Set<Foo?>
                var d: [(any Coding)?: Int]
            }
            """,
            [
                "2:16-19 error: an element of a set can't be optional",
                "fix: write 'Int' instead",
                "edit 2:16-19: «Int»",
                "3:13-19 error: a key of a dictionary can't be optional",
                "fix: write 'String' instead",
                "edit 3:13-19: «String»",
                "4:16-18 error: unknown type 'Foo'",
                "5:13-24 error: '(any Coding)' can't be a key of a dictionary here",
            ]),
        CheckerRow(
            "values of Foundation",
            """
            class A {
                var a: Decimal
                var b: CGPoint?
                var c: [CGSize]
                var d: [String: CGRect?]
                var e: NSRange = (NSRange(location: 0, length: 0))
                var f: Set<Decimal>
                var g: [Decimal: Int]
            }
            """,
            []),
        CheckerRow(
            "geometry that would be hashed",
            """
            class A {
                var a: Set<CGPoint>
                var b: [CGSize: Int]
                var c: Set<[CGRect]>
                var d: [String: NSRange]
                var e: [NSRange: Int]
            }
            """,
            [
                "2:16-22 error: 'CGPoint' can't be an element of a set here",
                "fix: write an array instead of the set",
                "3:13-18 error: 'CGSize' can't be a key of a dictionary here",
                "4:17-22 error: 'CGRect' can't be an element of a set here",
                "fix: write an array instead of the set",
                "6:13-19 error: 'NSRange' can't be a key of a dictionary here",
            ]),
        CheckerRow(
            "defaults of values of Foundation",
            """
            class A {
                var a: Decimal = 0
                var b: Decimal = -1.5
                var c: Decimal = 9_223_372_036_854_775_807
                var d: Decimal = 9_223_372_036_854_775_808
                var e: Decimal = 1e200
                var f: Decimal = 1e-200
                var g: Decimal = 0.0
                var h: Decimal = "1.5"
                var i: Decimal = (Decimal.pi)
                var p: Decimal = 1234567890.123456789
                var q: Decimal = 0x1p4
                var j: CGPoint = 0
                var k: CGPoint = .zero
                var l: NSRange = []
                var m: CGRect? = nil
                var n: CGSize = (CGSize.zero)
                var o: Decimal? = nil
            }
            """,
            [
                "5:22-46 error: 9_223_372_036_854_775_808 is not a 'Decimal' literal: these have at most 18 decimal "
                    + "digits and an exponent from -128 to 127",
                "fix: write a Swift expression: '= (Decimal(string: \"…\") ?? 0)'",
                "6:22-26 error: 1e200 is not a 'Decimal' literal: these have at most 18 decimal digits and an exponent "
                    + "from -128 to 127",
                "fix: write a Swift expression: '= (Decimal(string: \"…\") ?? 0)'",
                "7:22-27 error: 1e-200 is not a 'Decimal' literal: these have at most 18 decimal digits and an "
                    + "exponent from -128 to 127",
                "fix: write a Swift expression: '= (Decimal(string: \"…\") ?? 0)'",
                "9:22-26 error: a string is not a value of type 'Decimal'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
                "11:22-41 error: 1234567890.123456789 is not a 'Decimal' literal: these have at most 18 decimal digits "
                    + "and an exponent from -128 to 127",
                "fix: write a Swift expression: '= (Decimal(string: \"…\") ?? 0)'",
                "12:22-26 error: 0x1p4 is not a 'Decimal' literal: these have at most 18 decimal digits and an "
                    + "exponent from -128 to 127",
                "fix: write a Swift expression: '= (Decimal(string: \"…\") ?? 0)'",
                "13:22-22 error: an integer is not a value of type 'CGPoint'",
                "fix: write a Swift expression: '= (CGPoint.zero)'",
                "14:22-26 error: an enum's case is not a value of type 'CGPoint'",
                "fix: write a Swift expression: '= (CGPoint.zero)'",
                "15:22-23 error: an empty array is not a value of type 'NSRange'",
                "fix: write a Swift expression: '= (NSRange(location: 0, length: 0))'",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
