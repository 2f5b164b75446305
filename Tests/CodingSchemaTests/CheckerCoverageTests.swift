// The checker and what the language has and the generator does not make yet; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: what is not generated yet")
struct CheckerCoverageTests {
    static let rows = [
        CheckerRow(
            "classes for sequential archives only",
            """
            class A, sequential {}

            class B, sequential only {}

            class C, keyed only {}

            extend final class D, sequential only {}
            """,
            [
                "3:10-24 error: classes for sequential archives only are not generated yet",
                "7:23-37 error: classes for sequential archives only are not generated yet",
            ]),
        CheckerRow(
            "it hides nothing else",
            """
            class A, sequential only {
                var a: Decimal key "x"
                var b: Int key "x"
                weak var c: Decimal?
                var d: Decimal? since 4
            }
            """,
            [
                "1:10-24 error: classes for sequential archives only are not generated yet",
                "3:20-22 error: key 'x' already belongs to 'A.a'",
                "note 2:24-26: used here",
                "4:5-8 error: 'weak' is for references to objects, not for 'Decimal?'",
                "mend: remove 'weak'",
                "edit 4:5-9: «»",
                "5:27-27 error: 'since 4' is above the class's version, which is 0",
                "mend: give the class 'version 4'",
                "edit 1:8-7: «, version 4»",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
