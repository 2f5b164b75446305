// How every version of the schemas reads the archives of every other version.
//
//                    writers
//                v1.0   v1.1   v2.0
//     readers v1.0  safe   safe   lossy     cells[reader][writer]
//             v1.1  safe   safe   lossy
//             v2.0  safe   safe   safe

package import CodingSchema

/// The versions of some schemas, and the verdicts of reading each other's archives.
package struct ReadingMatrix: Sendable {
    /// The verdict of one version that reads the archives of another.
    package struct Cell: Equatable, Sendable {
        /// `nil` if one of the two versions has errors under the current rules.
        package let verdict: Verdict?

        /// Why the cell is not safe, by field or declaration, the worst reason first.
        package let reasons: [ReviewReport.Line]

        package init(verdict: Verdict?, reasons: [ReviewReport.Line] = []) {
            self.verdict = verdict
            self.reasons = reasons
        }
    }

    /// A named state of the schemas.
    package struct Version {
        /// The name of the tag or the release.
        package let name: String

        /// The modules' checked schemas; `nil` where they have errors.
        package let schemas: [Schema]?

        /// The number of the first version with the same schemas, so that equal versions are compared only once.
        package let original: Int

        package init(name: String, schemas: [Schema]?, original: Int) {
            self.name = name
            self.schemas = schemas
            self.original = original
        }
    }

    /// The names of the versions, the oldest first.
    package let versions: [String]

    /// One row for each reader, with a cell for each writer.
    package let cells: [[Cell]]

    /// Compares all versions with each other.
    ///
    /// - Complexity: O(*n*²) comparisons of *n* different versions.
    package static func compare(_ versions: [Version]) -> ReadingMatrix {
        let unknown = Cell(verdict: nil)
        let row = [Cell](repeating: unknown, count: versions.count)
        var cells = [[Cell]](repeating: row, count: versions.count)
        for (old, oldVersion) in versions.enumerated() {
            for (new, newVersion) in versions.enumerated().dropFirst(old) {
                guard let oldSchemas = oldVersion.schemas, let newSchemas = newVersion.schemas else { continue }
                if oldVersion.original == newVersion.original {
                    cells[new][old] = Cell(verdict: .safe)
                    cells[old][new] = Cell(verdict: .safe)
                } else if oldVersion.original < old || newVersion.original < new,
                    oldVersion.original < newVersion.original
                {
                    cells[new][old] = cells[newVersion.original][oldVersion.original]
                    cells[old][new] = cells[oldVersion.original][newVersion.original]
                } else {
                    let review = Review.compare(old: oldSchemas, new: newSchemas)
                    cells[new][old] = cell(.newReadsOld, of: review)
                    cells[old][new] = cell(.oldReadsNew, of: review)
                }
            }
        }
        return ReadingMatrix(versions: versions.map(\.name), cells: cells)
    }

    /// The verdict and the reasons of a review in one direction.
    package static func cell(_ direction: Direction, of review: Review) -> Cell {
        var reasons: [ReviewReport.Line] = []
        var known: Set<ReviewReport.Line> = []
        for entry in ReviewReport(review, oldName: "", newName: "").entries {
            guard let found = entry.change.findings[direction], found.verdict > .safe else { continue }
            let text = entry.change.waiver == nil ? found.reason : found.reason + " (waived)"
            let reason = ReviewReport.Line(entry.subject, Finding(found.verdict, text))
            if known.insert(reason).inserted { reasons.append(reason) }
        }
        let sorted = reasons.enumerated().sorted {
            ($1.element.finding.verdict, $0.offset) < ($0.element.finding.verdict, $1.offset)
        }.map(\.element)
        return Cell(verdict: review.verdict(direction), reasons: sorted)
    }

    /// The worst cell of the last row and the last column: the current schemas against all others.
    package var latestVerdict: Verdict {
        let row = cells.last ?? []
        return (row + cells.compactMap(\.last)).compactMap(\.verdict).max() ?? .safe
    }

    /// The text below the table: for each reader, the writers with the same verdict and reasons.
    package var findings: [(reader: String, writers: [String], cell: Cell)] {
        var result: [(reader: String, writers: [String], cell: Cell)] = []
        for (reader, row) in zip(versions, cells) {
            var groups: [(writers: [String], cell: Cell)] = []
            for (writer, cell) in zip(versions, row) where cell.verdict != .safe {
                if let index = groups.firstIndex(where: { $0.cell == cell }) {
                    groups[index].writers.append(writer)
                } else {
                    groups.append(([writer], cell))
                }
            }
            result += groups.map { (reader, $0.writers, $0.cell) }
        }
        return result
    }
}

extension ReadingMatrix.Cell {
    /// The verdict's word, or `?`.
    package var word: String { verdict?.rawValue ?? "?" }

    /// The text to print if there are no reasons.
    package var summary: String {
        switch verdict {
        case .safe?: "every field gets the value that the writer had for it"
        case nil: "one of the two has errors under the current rules"
        default: ""
        }
    }
}
