// The checker and what the language has and the generator does not make yet; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: what is not generated yet")
struct CheckerCoverageTests {
    static let rows = [
        CheckerRow(
            "declarations that are not generated yet",
            """
            struct Point {
                var x: Int
                var y: Intt
            }

            extend final class Hand {
                var x: Int
            }

            bits Style: UInt32 {
                var bold: Bool at 0
            }

            enum Picture {
                case url(URL) key "URL"
                case raw(Dataa)
            }

            class A {
                var p: Point?
                var h: Hand?
                var s: Style?
                var e: Picture?
                var u: Poin?
            }
            """,
            [
                "1:8-12 error: structs are not generated yet",
                "3:12-15 error: unknown type 'Intt'",
                "mend: did you mean 'Int'?",
                "edit 3:12-15: «Int»",
                "6:20-23 error: extensions of hand-written classes are not generated yet",
                "10:6-10 error: bit fields are not generated yet",
                "14:6-12 error: enums without raw values are not generated yet",
                "16:14-18 error: unknown type 'Dataa'",
                "mend: did you mean 'Data'?",
                "edit 16:14-18: «Data»",
                "24:12-15 error: unknown type 'Poin'",
                "mend: did you mean 'Point'?",
                "edit 24:12-15: «Point»",
            ]),
        CheckerRow(
            "imported declarations that are not generated yet",
            """
            import Geography

            class A {
                var p: Point?
                var s: Shape?
            }
            """,
            [
                "4:12-16 error: structs are not generated yet",
                "5:12-16 error: enums without raw values are not generated yet",
            ], imports: [geography]),
        CheckerRow(
            "clauses of a class that are not generated yet",
            """
            class A, sequential {}

            class B, sequential only {}

            class C, keeps unknown {}

            class D, unique via f {}

            class E, replaced via f {}

            class F, refuses coding {}

            class G, keyed only {}
            """,
            [
                "1:10-19 error: sequential archives are not generated yet",
                "3:10-24 error: sequential archives are not generated yet",
                "5:10-22 error: classes that keep unknown keys are not generated yet",
                "7:10-21 error: 'unique via' is not generated yet",
                "9:10-23 error: 'replaced via' is not generated yet",
                "11:10-23 error: 'refuses coding' is not generated yet",
            ]),
        CheckerRow(
            "an external superclass",
            """
            class A: external NSObject {
                var x: Int
            }
            """,
            [
                "1:19-26 error: external superclasses are not generated yet",
            ]),
        CheckerRow(
            "a class that inherits from a hand-written one",
            """
            extend final class Hand {
                var x: Int
            }

            class A: Hand {}
            """,
            [
                "1:20-23 error: extensions of hand-written classes are not generated yet",
            ]),
        CheckerRow(
            "Swift members",
            """
            class A {
                var x: Int
                swift {
                    func f() {}
                }
            }
            """,
            [
                "3:5-9 error: 'swift' members are not generated yet",
            ]),
        CheckerRow(
            "types that are not generated yet",
            """
            class A {
                var a: packed [Int32]
                var b: indexed [Int]
                var c: any Coding
                var d: (any Coding)?
                var e: Decimal
                var f: CGPoint
                var g: [NSRange]
                var h: [Int?]
                var i: [String: A?]
            }
            """,
            [
                "2:12-25 error: packed arrays are not generated yet",
                "3:12-24 error: indexed arrays are not generated yet",
                "4:12-21 error: fields of type 'any Coding' are not generated yet",
                "5:12-23 error: fields of type 'any Coding' are not generated yet",
                "6:12-18 error: fields of this Foundation type are not generated yet",
                "7:12-18 error: fields of this Foundation type are not generated yet",
                "8:13-19 error: fields of this Foundation type are not generated yet",
                "9:13-16 error: collections with optional elements are not generated yet",
                "10:21-22 error: collections with optional elements are not generated yet",
            ]),
        CheckerRow(
            "types inside types that are not generated yet",
            """
            class A {
                var b: indexed [Foo]
                var h: [Bar?]
            }
            """,
            [
                "2:12-24 error: indexed arrays are not generated yet",
                "2:21-23 error: unknown type 'Foo'",
                "3:13-16 error: collections with optional elements are not generated yet",
                "3:13-15 error: unknown type 'Bar'",
            ]),
        CheckerRow(
            "rebuilt via",
            """
            class A {
                transient var x: Int = 0 rebuilt via f
            }
            """,
            [
                "2:30-42 error: 'rebuilt via' is not generated yet",
            ]),
        CheckerRow(
            "they hide nothing else",
            """
            class A, keeps unknown {
                var a: Decimal key "x"
                var b: Int key "x"
                weak var c: Decimal?
                var d: Decimal since 4
            }
            """,
            [
                "1:10-22 error: classes that keep unknown keys are not generated yet",
                "2:12-18 error: fields of this Foundation type are not generated yet",
                "3:20-22 error: key 'x' already belongs to 'A.a'",
                "note 2:24-26: used here",
                "4:17-23 error: fields of this Foundation type are not generated yet",
                "5:12-18 error: fields of this Foundation type are not generated yet",
                "5:26-26 error: 'since 4' is above the class's version, which is 0",
                "mend: give the class 'version 4'",
                "edit 1:8-7: «, version 4»",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
