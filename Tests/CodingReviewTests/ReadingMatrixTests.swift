// The matrix: its cells and its tables.

import Foundation
import Testing

@testable import CodingReview

@Suite("Matrices")
struct ReadingMatrixTests {
    static let reason = ReviewReport.Line("Person.lastName", Finding(.breaking, "no key \"last\""))
    static let other = ReviewReport.Line("Badge.color", Finding(.lossy, "it has no field any more"))
    static let safe = ReadingMatrix.Cell(verdict: .safe)
    static let lossy = ReadingMatrix.Cell(verdict: .lossy, reasons: [other])
    static let breaking = ReadingMatrix.Cell(verdict: .breaking, reasons: [reason, other])
    static let unknown = ReadingMatrix.Cell(verdict: nil)

    static let matrix = ReadingMatrix(
        versions: ["1.0", "1.1", "2.0", "the working tree"],
        cells: [
            [safe, safe, breaking, unknown],
            [safe, safe, breaking, unknown],
            [lossy, lossy, safe, unknown],
            [unknown, unknown, unknown, unknown],
        ])

    @Test("A cell has the reasons of its direction, the worst first, each once")
    func cell() {
        let review = Review(changes: [ReviewSamples.removed, ReviewSamples.renamed, ReviewSamples.renamed])
        let cell = ReadingMatrix.cell(.newReadsOld, of: review)
        #expect(cell.verdict == .breaking)
        #expect(
            cell.reasons.map { "\($0.title): \($0.finding.reason)" } == [
                "Person.lastName: old archives have no \"lastName\", which is required",
                "Badge.color: the value of \"color\" has no field any more (waived)",
            ])
        #expect(ReadingMatrix.cell(.thisReadsFuture, of: review).reasons.isEmpty)
    }

    @Test("Versions with the same schemas read each other, and one with errors reads none")
    func compare() {
        let matrix = ReadingMatrix.compare([
            ReadingMatrix.Version(name: "a", schemas: [], original: 0),
            ReadingMatrix.Version(name: "b", schemas: nil, original: 1),
            ReadingMatrix.Version(name: "c", schemas: [], original: 0),
        ])
        #expect(matrix.versions == ["a", "b", "c"])
        #expect(
            matrix.cells == [
                [Self.safe, Self.unknown, Self.safe], Array(repeating: Self.unknown, count: 3),
                [Self.safe, Self.unknown, Self.safe],
            ])
    }

    @Test("What counts is what the newest version and the others make of each other")
    func latest() {
        let safe = Self.safe
        let breaking = Self.breaking
        func matrix(_ cells: [[ReadingMatrix.Cell]]) -> ReadingMatrix {
            ReadingMatrix(versions: ["a", "b", "c"], cells: cells)
        }
        #expect(matrix([[safe, breaking, safe], [breaking, safe, safe], [safe, safe, safe]]).latestVerdict == .safe)
        #expect(matrix([[safe, safe, breaking], [safe, safe, safe], [safe, safe, safe]]).latestVerdict == .breaking)
        #expect(matrix([[safe, safe, safe], [safe, safe, safe], [safe, breaking, safe]]).latestVerdict == .breaking)
    }

    @Test("The reasons follow the table, writers with the same ones together")
    func terminal() {
        #expect(
            TerminalMatrix(Self.matrix).text == """
                reader \\ writer   1.0    1.1    2.0       the working tree
                1.0               safe   safe   breaking  ?
                1.1               safe   safe   breaking  ?
                2.0               lossy  lossy  safe      ?
                the working tree  ?      ?      ?         ?

                1.0 reads 2.0: breaking
                  breaking  Person.lastName: no key "last"
                  lossy     Badge.color: it has no field any more

                1.0 reads the working tree: one of the two has errors under the current rules

                1.1 reads 2.0: breaking
                  breaking  Person.lastName: no key "last"
                  lossy     Badge.color: it has no field any more

                1.1 reads the working tree: one of the two has errors under the current rules

                2.0 reads 1.0, 1.1: lossy
                  lossy     Badge.color: it has no field any more

                2.0 reads the working tree: one of the two has errors under the current rules

                the working tree reads 1.0, 1.1, 2.0, the working tree: one of the two has errors under the current rules

                """)
        let colored = TerminalMatrix(Self.matrix, isColored: true).text
        #expect(colored.contains("\u{1B}[1;31mbreaking\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == TerminalMatrix(Self.matrix).text)
    }

    @Test("As Markdown it is a table with the reasons below")
    func markdown() {
        let text = MarkdownMatrix(
            ReadingMatrix(
                versions: ["v|1", "2"],
                cells: [
                    [Self.safe, Self.breaking],
                    [Self.lossy, Self.safe],
                ])
        ).text
        #expect(
            text == """
                | reader \\\\ writer | v\\|1 | 2 |
                |---|---|---|
                | **v\\|1** | 🟢 safe | 🔴 breaking |
                | **2** | 🟡 lossy | 🟢 safe |

                **v\\|1** reads **2**: 🔴 breaking

                - 🔴 breaking: `Person.lastName`: no key "last"
                - 🟡 lossy: `Badge.color`: it has no field any more

                **2** reads **v\\|1**: 🟡 lossy

                - 🟡 lossy: `Badge.color`: it has no field any more

                """)
    }

    @Test("Both are well formed whatever names and reasons hold")
    func hostile() throws {
        let hostile = ReviewSamples.hostile + "]]> -->"
        let cell = ReadingMatrix.Cell(
            verdict: .breaking, reasons: [ReviewReport.Line(hostile, Finding(.breaking, hostile))])
        let matrix = ReadingMatrix(versions: [hostile, "b"], cells: [[Self.safe, cell], [cell, Self.unknown]])
        #expect(!TerminalMatrix(matrix).text.contains("\u{1B}"))
        let rows = MarkdownMatrix(matrix).text.split(separator: "\n").filter { $0.hasPrefix("|") }
        for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 4, "\(row)") }
    }
}
