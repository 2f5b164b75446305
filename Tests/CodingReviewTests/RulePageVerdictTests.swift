// The verdicts on the pages about rules are those of the review.

import CodingExplanations
import CodingReview
import CodingSchema
import TestSupport
import Testing

@Suite("The pages about the rules, compared with the review")
struct RulePageVerdictTests {
    /// A page as a test's argument; the output shows its name instead of its text.
    struct Page: Sendable, CustomTestStringConvertible {
        let page: ExplanationPage

        var testDescription: String { page.name }

        /// The verdict that the page states for a direction.
        func verdict(_ direction: Direction) -> String? {
            for case .prose(let text) in page.parts {
                for line in text.split(separator: "\n") {
                    let parts = line.split(separator: "**")
                    if parts.count > 2, parts[0].lowercased() == "- \(direction.title): " { return String(parts[1]) }
                }
            }
            return nil
        }
    }

    static let pages = DocumentationFiles.names(in: "Diagnostics").compactMap { name in
        let page = (try? DocumentationFiles.text("Diagnostics/\(name)")).flatMap(ExplanationPage.init(markdown:))
        return page?.kind == "change" ? page.map(Page.init) : nil
    }

    private static func schema(_ text: String) throws -> Schema {
        let file = SourceFile(path: "Main.coding", text: text)
        return try #require(SchemaCompiler.compile(moduleName: "Payroll", files: [file], imports: []).schema)
    }

    private static func review(_ page: ExplanationPage, _ new: String) throws -> Review {
        let old = try schema(try #require(page.code("coding before")))
        return Review.compare(old: [old], new: [try schema(try #require(page.code("coding \(new)")))])
    }

    @Test("The change has the page's rule and its verdicts", arguments: pages)
    func changed(_ row: Page) throws {
        let review = try Self.review(row.page, "after")
        #expect(review.changes.contains { $0.rule.rawValue == row.page.name }, "\(review.changes.map(\.rule))")
        for direction in Direction.allCases where direction.isFact {
            let reasons = review.changes.compactMap { $0.findings[direction]?.reason }
            #expect(review.verdict(direction).rawValue == row.verdict(direction), "\(direction): \(reasons)")
        }
    }

    @Test("The better change does less harm", arguments: pages.filter { $0.page.code("coding better") != nil })
    func better(_ row: Page) throws {
        let before = try Self.review(row.page, "after")
        let after = try Self.review(row.page, "better")
        let facts = Direction.allCases.filter(\.isFact)
        let isBetter = facts.contains { after.verdict($0) < before.verdict($0) }
        let isWorse = facts.contains { after.verdict($0) > before.verdict($0) }
        #expect(!isWorse)
        #expect(isBetter || after.verdict < before.verdict)
    }
}
