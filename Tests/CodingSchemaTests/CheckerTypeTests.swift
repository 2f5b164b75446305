// The checker and types: packed and indexed arrays, and rebuilt fields; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: packed and indexed arrays")
struct CheckerTypeTests {
    static let rows = [
        CheckerRow(
            "packed arrays",
            """
            class A {
                var a: packed [Int8]
                var b: packed(big) [UInt16]
                var c: packed(little) [Float]?
                let d: packed [Double]
                var e: Int = 0 fallback "e1": packed [Int64] via f also "e2": packed(big) [UInt8]? via g
            }
            """,
            []),
        CheckerRow(
            "packed arrays of what has no fixed width",
            """
            class A {
                var a: packed [Int]
                var b: packed(big) [UInt]?
                var c: packed [Bool]
            }
            """,
            [
                "2:20-22 error: a packed array contains numbers of a fixed width, and 'Int' has none",
                "fix: write 'Int64' instead",
                "edit 2:20-22: «Int64»",
                "3:25-28 error: a packed array contains numbers of a fixed width, and 'UInt' has none",
                "fix: write 'UInt64' instead",
                "edit 3:25-28: «UInt64»",
                "4:20-23 error: a packed array contains numbers of a fixed width, and 'Bool' has none",
                "fix: write 'UInt8' instead",
                "edit 4:20-23: «UInt8»",
            ]),
        CheckerRow(
            "packed arrays of what is no number",
            """
            class A {
                var a: packed [String]
                var b: packed [[Int8]]
                var c: packed [Float?]
                var d: packed [A]
                var e: packed [Decimal]
                var f: packed [Foo]
                var g: packed [E]
            }

            enum E: Int8 {
                case x = 0
                unknown .x
            }
            """,
            [
                "2:20-25 error: a packed array contains numbers of a fixed width, not 'String'",
                "fix: write '[String]' instead",
                "edit 2:12-26: «[String]»",
                "3:20-25 error: a packed array contains numbers of a fixed width, not '[Int8]'",
                "fix: write '[[Int8]]' instead",
                "edit 3:12-26: «[[Int8]]»",
                "4:20-25 error: a packed array contains numbers of a fixed width, not 'Float?'",
                "fix: write '[Float?]' instead",
                "edit 4:12-26: «[Float?]»",
                "5:20-20 error: a packed array contains numbers of a fixed width, not 'A'",
                "fix: write '[A]' instead",
                "edit 5:12-21: «[A]»",
                "6:20-26 error: a packed array contains numbers of a fixed width, not 'Decimal'",
                "fix: write '[Decimal]' instead",
                "edit 6:12-27: «[Decimal]»",
                "7:20-22 error: unknown type 'Foo'",
                "8:20-20 error: a packed array contains numbers of a fixed width, not 'E'",
                "fix: write '[E]' instead",
                "edit 8:12-21: «[E]»",
            ]),
        CheckerRow(
            "packed arrays inside of other types",
            """
            class A {
                var a: [packed [Int8]]
                var b: [String: packed(big) [Float]]
                var c: Set<packed [Int8]>
                var d: packed [packed [Int8]]
                var e: [packed [Int8]?]
                retired "f": packed [Int8] = [], still written
            }
            """,
            [
                "2:13-25 error: 'packed' is only for the whole type of a field, of a conversion or of a case's value",
                "fix: write '[Int8]' instead",
                "edit 2:13-25: «[Int8]»",
                "3:21-39 error: 'packed' is only for the whole type of a field, of a conversion or of a case's value",
                "fix: write '[Float]' instead",
                "edit 3:21-39: «[Float]»",
                "4:16-28 error: 'packed' is only for the whole type of a field, of a conversion or of a case's value",
                "fix: write '[Int8]' instead",
                "edit 4:16-28: «[Int8]»",
                "5:20-32 error: 'packed' is only for the whole type of a field, of a conversion or of a case's value",
                "fix: write '[Int8]' instead",
                "edit 5:20-32: «[Int8]»",
                "6:13-25 error: 'packed' is only for the whole type of a field, of a conversion or of a case's value",
                "fix: write '[Int8]' instead",
                "edit 6:13-25: «[Int8]»",
                "7:18-30 error: 'packed' is only for the whole type of a field, of a conversion or of a case's value",
                "fix: write '[Int8]' instead",
                "edit 7:18-30: «[Int8]»",
            ]),
        CheckerRow(
            "indexed arrays",
            """
            class A {
                var a: indexed [Int]
                var b: indexed [String?] = []
                let c: indexed [B]
                var d: indexed [[A]]
                var e: indexed [(any Coding)?]
            }

            class B {}
            """,
            []),
        CheckerRow(
            "indexed arrays elsewhere",
            """
            class A {
                var a: [indexed [Int]]
                var b: [String: indexed [Foo]]
                var c: packed [indexed [Int8]]
                var d: Int fallback "e": indexed [Int] via f
                var g: Int also "h": indexed [Int] via f
                retired "i": indexed [Int] = [], still written
                var j: indexed [indexed [Int]]
            }
            """,
            [
                "2:13-25 error: 'indexed' is only for the whole type of a field or of a conversion: each element has "
                    + "its own key",
                "fix: write '[Int]' instead",
                "edit 2:13-25: «[Int]»",
                "3:21-33 error: 'indexed' is only for the whole type of a field or of a conversion: each element has "
                    + "its own key",
                "fix: write '[Foo]' instead",
                "edit 3:21-33: «[Foo]»",
                "3:30-32 error: unknown type 'Foo'",
                "4:20-33 error: 'indexed' is only for the whole type of a field or of a conversion: each element has "
                    + "its own key",
                "fix: write '[Int8]' instead",
                "edit 4:20-33: «[Int8]»",
                "7:18-30 error: 'indexed' is only for the whole type of a field or of a conversion: each element has "
                    + "its own key",
                "fix: write '[Int]' instead",
                "edit 7:18-30: «[Int]»",
                "8:21-33 error: 'indexed' is only for the whole type of a field or of a conversion: each element has "
                    + "its own key",
                "fix: write '[Int]' instead",
                "edit 8:21-33: «[Int]»",
            ]),
        CheckerRow(
            "an indexed array that is optional",
            """
            class A {
                var a: indexed [Int]?
            }
            """,
            [
                "2:12-25 error: an indexed array can't be optional: in an archive nil would be the same as empty",
                "fix: write 'indexed [Int]' instead",
                "edit 2:12-25: «indexed [Int]»",
            ]),
        CheckerRow(
            "an indexed array is never missing",
            """
            class A, version 2 {
                var a: indexed [Int] since 2
                var b: packed [Int8] since 2
            }
            """,
            [
                "3:9-9 error: archives older than version 2 have no 'b': it must be optional, or have a default "
                    + "or a fallback",
                "fix: write 'packed [Int8]?'",
                "edit 3:25-24: «?»",
            ]),
        CheckerRow(
            "defaults of packed and indexed arrays",
            """
            class A {
                var a: packed [Int8] = []
                var b: packed [Int8] = ([1, 2])
                var c: packed [Int8] = via f
                var d: indexed [Int] = []
                var e: indexed [Int] = ([1])
                var f: indexed [Int] = via f
                var g: indexed [Int] = [:]
                var h: packed [Int8] = [:]
                var i: indexed [Int] = 3
                var j: indexed [Int] = nil
                var k: packed [Int8]? = nil
            }
            """,
            [
                "6:28-32 error: an indexed array that is missing in an archive is read as empty: it can't have another "
                    + "default",
                "fix: write '[]' instead",
                "edit 6:28-32: «[]»",
                "7:28-32 error: an indexed array that is missing in an archive is read as empty: it can't have another "
                    + "default",
                "fix: write '[]' instead",
                "edit 7:28-32: «[]»",
                "8:28-30 error: an empty dictionary is not a value of type 'indexed [Int]'",
                "fix: write '[]'",
                "edit 8:28-30: «[]»",
                "9:28-30 error: an empty dictionary is not a value of type 'packed [Int8]'",
                "fix: write '[]'",
                "edit 9:28-30: «[]»",
                "10:28-28 error: an integer is not a value of type 'indexed [Int]'",
                "fix: write '[]', or nothing",
                "11:28-30 error: an indexed array that is missing in an archive is read as empty: it can't have "
                    + "another default",
                "fix: write '[]' instead",
                "edit 11:28-30: «[]»",
            ]),
        CheckerRow(
            "a transient array has no form in archives",
            """
            class A {
                transient var a: packed [Int8] = []
                transient var b: indexed [Int] = []
            }
            """,
            [
                "2:22-34 error: a transient field is not archived: 'packed' has no effect",
                "fix: write '[Int8]' instead",
                "edit 2:22-34: «[Int8]»",
                "3:22-34 error: a transient field is not archived: 'indexed' has no effect",
                "fix: write '[Int]' instead",
                "edit 3:22-34: «[Int]»",
            ]),
        CheckerRow(
            "types like those that were meant",
            """
            class A {
                var a: Decimel
                var b: CGRec
                var c: packd [Int8]
                var d: [any Codin]
            }
            """,
            [
                "2:12-18 error: unknown type 'Decimel'",
                "fix: did you mean 'Decimal'?",
                "edit 2:12-18: «Decimal»",
                "3:12-16 error: unknown type 'CGRec'",
                "fix: did you mean 'CGRect'?",
                "edit 3:12-16: «CGRect»",
                "4:12-16 error: unknown word 'packd'",
                "fix: did you mean 'packed'?",
                "edit 4:12-16: «packed»",
                "5:17-21 error: a field can't have the type 'any Codin': "
                    + "no visible schema declares 'external protocol Codin'",
                "fix: did you mean 'Coding'?",
                "edit 5:17-21: «Coding»",
            ]),
        CheckerRow(
            "types inside of types that are unknown",
            """
            class A {
                var a: indexed [Foo]
                var b: [Bar?]
                var c: packed [Baz]
                var d: Set<[Foo: Bar]>
            }
            """,
            [
                "2:21-23 error: unknown type 'Foo'",
                "3:13-15 error: unknown type 'Bar'",
                "4:20-22 error: unknown type 'Baz'",
                "5:17-19 error: unknown type 'Foo'",
                "5:22-24 error: unknown type 'Bar'",
            ]),
        CheckerRow(
            "rebuilt via",
            """
            class A {
                transient var a: Int = 0 rebuilt via f
                transient var b: Int = 0 rebuilt via f()
                transient var c: Int = 0 rebuilt via f(of:)
                transient weak var d: A? rebuilt via f rebuilt via g
                var e: Int = 0 rebuilt via f
            }
            """,
            [
                "4:42-47 error: a function after 'rebuilt via' is a method of the object and takes no argument",
                "fix: write 'f' instead",
                "edit 4:42-47: «f»",
                "5:44-56 error: 'rebuilt via' is written twice",
                "note 5:30-42: the first is here",
                "fix: remove one of the two",
                "6:20-32 error: 'e' is archived: only a transient field can have 'rebuilt via'",
                "fix: write 'transient var e', or remove 'rebuilt via'",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
