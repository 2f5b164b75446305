// Every rule of the review, held to what happens when both versions are compiled and read each other's archives.

import CodingReview
import CodingSchema
import Foundation
import Testing

@Suite("Verdicts")
struct VerdictTests {
    static let table =
        VerdictRow.fields + VerdictRow.keys + VerdictRow.types + VerdictRow.values + VerdictRow.classes
        + VerdictRow.sequences + VerdictRow.lenient

    /// What archives don't see.
    static let sourceRules: Set<ReviewRule> = [.accessChanged, .constantChanged, .equalityChanged]

    @Test("What happens to values is what the table says", arguments: table)
    func outcomesAreExpected(row: VerdictRow) throws {
        let pair = try SchemaPair(row.pair)
        let facts = PairFacts(old: pair.old, new: pair.new, renamed: row.renamed)
        for direction in [Direction.newReadsOld, .oldReadsNew] {
            let outcome = row.outcome(direction, facts)
            let expectation = row.expectation(direction)
            #expect(outcome.verdict == expectation.verdict, "\(direction.title): \(outcome)")
            if case .lossy(let fields) = expectation { #expect(outcome.lossyFields == fields, "\(outcome)") }
        }
    }

    @Test("The review says what happens, and names the value that is lost", arguments: table)
    func reviewIsTrue(row: VerdictRow) throws {
        let pair = try SchemaPair(row.pair)
        let review = Review.compare(old: [pair.old], new: [pair.new])
        let told = review.changes.map { "\($0.rule) \($0.declaration).\($0.member ?? "-"): \($0.summary)" }
        for rule in row.rules { #expect(review.changes.contains { $0.rule == rule }, "\(told)") }
        for direction in [Direction.newReadsOld, .oldReadsNew] {
            let expectation = row.expectation(direction)
            let findings = review.changes.compactMap { change in change.findings[direction].map { (change, $0) } }
            let reasons = findings.map { "\($0.0.rule) \($0.1.verdict): \($0.1.reason)" }
            #expect(
                review.verdict(direction).rawValue == "\(expectation.verdict)", "\(direction.title): \(reasons)")
            guard case .lossy(let fields) = expectation else { continue }
            for field in fields {
                let isNamed = findings.contains { change, finding in
                    finding.verdict == .lossy
                        && (change.member == field || finding.reason.contains(field)
                            || change.summary.contains(field))
                }
                #expect(isNamed, "'\(field)' is lost: \(reasons)")
            }
        }
    }

    @Test("Every rule that archives can see has a pair")
    func everyRuleHasAPair() {
        let missing = Set(ReviewRule.allCases).subtracting(Self.table.flatMap(\.rules)).subtracting(Self.sourceRules)
        #expect(missing.isEmpty, "\(missing)")
    }

    @Test("Every pair of schemas is in the table, once", arguments: ["Before", "After"])
    func everyPairHasARow(module: String) throws {
        let folder = SchemaPair.folder.appending(path: module)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        let pairs = names.filter { $0.hasSuffix(".coding") }.map { String($0.dropLast(".coding".count)) }
        #expect(pairs.sorted() == Self.table.map(\.pair).sorted())
    }
}
