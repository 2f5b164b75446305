// What can be wrong with a retired key's constant.

import CodingSchema
import Testing

@Suite("The checker: retired keys")
struct CheckerRetiredTests {
    static let rows = [
        CheckerRow(
            "a constant that is not written, and one that is missing",
            """
            class A {
                retired "x": Int = 0
                retired "y", still written
                retired "z": Int? = nil, still written
                retired "w": Int = via f, still written
            }
            """,
            [
                "2:18-24 error: the constant of a retired key is not written without 'still written'",
                "fix: add ', still written'",
                "edit 2:25-24: «, still written»",
                "3:18-30 error: 'still written' needs a constant to write",
                "fix: write the constant after the key: '\"y\": Int = 0'",
                "4:18-21 error: a constant that is still written can't be optional",
                "fix: write 'Int' instead",
                "edit 4:18-21: «Int»",
                "5:24-28 error: the constant of a retired key can't be a function: there is no archived value to "
                    + "convert",
                "fix: write a literal, or a Swift expression in parentheses: '= (…)'",
            ])
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
