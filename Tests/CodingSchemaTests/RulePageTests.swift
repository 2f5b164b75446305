// The pages about the rules of the review in `Documentation/Diagnostics`, and the schemas that they show.

import CodingExplanations
import CodingSchema
import Testing

@Suite("The pages about the rules of the review")
struct RulePageTests {
    static let pages = ExplanationTests.pages(ofKind: ["change"])

    @Test("A rule's name is no diagnostic's, and its title no other rule's")
    func names() {
        for rule in ReviewRule.allCases { #expect(ExplanationPages.page(named: rule.rawValue)?.kind == "change") }
        #expect(Set(Self.pages.map(\.page.title)).count == ReviewRule.allCases.count)
        for row in Self.pages {
            #expect((5...80).contains(row.page.title.count))
            #expect(row.page.title.first?.isUppercase == false && row.page.title.last != ".")
        }
    }

    @Test("The schemas of a page differ, and have no mistake", arguments: pages)
    func schemas(_ row: ExplanationTests.Page) {
        let texts = ["before", "after", "better"].compactMap { row.page.code("coding \($0)") }
        #expect(texts.count >= 2)
        for text in texts {
            let errors = SchemaCompiler.compile(text).diagnostics.filter { $0.severity == .error }
            #expect(errors.map { DiagnosticRenderer().render($0) } == [])
        }
        #expect(Set(texts).count == texts.count)
    }

    @Test("The waiver that a page shows is one that the language has, where it belongs", arguments: pages)
    func waivers(_ row: ExplanationTests.Page) throws {
        let rule = try #require(ReviewRule(rawValue: row.page.name))
        let waiver = try #require(row.page.code("coding waiver"))
        let text = rule.subject == .removedDeclaration ? waiver : "class A {\n    var member: String\n    \(waiver)}\n"
        #expect(waiver.hasPrefix("waived \(rule.rawValue)"))
        #expect(SchemaCompiler.compile(text).lines == [])
    }
}
