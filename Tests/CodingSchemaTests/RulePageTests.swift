// The pages about the rules of the review, and what they show of schemas.

import CodingSchema
import Testing

@Suite("The pages about the rules of the review")
struct RulePageTests {
    /// A row of the tests' output, instead of a page's whole text.
    struct Page: Sendable, CustomTestStringConvertible {
        let page: RulePage

        var testDescription: String { page.rule.rawValue }
    }

    static let pages = RulePages.all.map(Page.init)

    @Test("Every rule has a page, and its name is no message's")
    func completeness() {
        #expect(Set(RulePages.all.map(\.rule)) == Set(ReviewRule.allCases))
        #expect(RulePages.all.count == ReviewRule.allCases.count)
        #expect(Set(RulePages.all.map(\.title)).count == RulePages.all.count)
        for rule in ReviewRule.allCases { #expect(DiagnosticCode.named(rule.rawValue) == nil) }
    }

    @Test("The schemas of a page are three, and have no mistake", arguments: pages)
    func schemas(_ page: Page) {
        let texts = [page.page.old, page.page.changed] + [page.page.fixed].compactMap(\.self)
        for text in texts {
            let errors = SchemaCompiler.compile(text).diagnostics.filter { $0.severity == .error }
            #expect(errors.map { DiagnosticRenderer().render($0) } == [])
        }
        #expect(Set(texts).count == texts.count)
    }

    @Test("The prose is short, and its lines fit a terminal", arguments: pages)
    func prose(_ page: Page) {
        let page = page.page
        #expect((5...80).contains(page.title.count))
        #expect(page.title.first?.isUppercase == false && page.title.last != ".")
        for text in [page.what, page.fix, page.newReadsOld.reason, page.oldReadsNew.reason] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect((1...5).contains(lines.count))
            #expect(lines.allSatisfy { $0.count <= 100 }, "\(lines)")
            #expect(text.first?.isLowercase == false && text.last == ".")
        }
        for finding in [page.newReadsOld, page.oldReadsNew] {
            #expect(["safe", "lossy", "breaking"].contains(finding.verdict))
        }
    }

    @Test("The waiver that a page shows is one that the language has, where it belongs", arguments: pages)
    func waivers(_ page: Page) {
        let rule = page.page.rule
        let waiver = rule.exampleOfWaiver
        let text =
            rule.subject == .goneDeclaration ? "\(waiver)\n" : "class A {\n    var member: String\n    \(waiver)\n}\n"
        #expect(SchemaCompiler.compile(text).lines == [])
    }
}
