// What the pages of `coding explain` say of the rules is what the review says of their examples.

import CodingReview
import CodingSchema
import Testing

@Suite("The pages about the rules, held against the review")
struct RulePageVerdictTests {
    /// A row of the tests' output, instead of a page's whole text.
    struct Page: Sendable, CustomTestStringConvertible {
        let page: RulePage

        var testDescription: String { page.rule.rawValue }
    }

    static let pages = RulePages.all.map(Page.init)

    private static func schema(_ text: String) throws -> Schema {
        let file = SourceFile(path: "Main.coding", text: text)
        return try #require(SchemaCompiler.compile(moduleName: "Payroll", files: [file], imports: []).schema)
    }

    private static func review(_ old: String, _ new: String) throws -> Review {
        Review.compare(old: [try schema(old)], new: [try schema(new)])
    }

    @Test("The change has the page's rule and its verdicts", arguments: pages)
    func changed(_ page: Page) throws {
        let page = page.page
        let review = try Self.review(page.old, page.changed)
        #expect(review.changes.contains { $0.rule == page.rule }, "\(review.changes.map(\.rule))")
        for (direction, finding) in [(Direction.newReadsOld, page.newReadsOld), (.oldReadsNew, page.oldReadsNew)] {
            let reasons = review.changes.flatMap(\.judgements).filter { $0.direction == direction }.map(\.reason)
            #expect(review.verdict(direction).rawValue == finding.verdict, "\(direction): \(reasons)")
        }
    }

    @Test("The fixed change does less harm, or is waived", arguments: pages)
    func fixed(_ page: Page) throws {
        let page = page.page
        guard let fixed = page.fixed else { return }
        let before = try Self.review(page.old, page.changed)
        let after = try Self.review(page.old, fixed)
        let facts = Direction.allCases.filter(\.isFact)
        let isBetter = facts.contains { after.verdict($0) < before.verdict($0) }
        let isWorse = facts.contains { after.verdict($0) > before.verdict($0) }
        #expect(!isWorse)
        #expect(isBetter || after.verdict < before.verdict)
    }
}
