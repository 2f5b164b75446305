// The review as commands of GitHub's workflows.

import CodingReview
import CodingSchema
import Testing

@Suite("Reviews as annotations")
struct GitHubAnnotationsTests {
    static func text(_ changes: [Change], schemas: [Schema] = []) -> String {
        GitHubAnnotations(ReviewSamples.report(changes), schemas: schemas) { "Sources/" + $0 }.text
    }

    @Test("What breaks is an error at its place, what was waived a notice, what is safe nothing")
    func commands() {
        let safe = Change.sample(
            rule: .fieldAdded, moduleName: "Payroll", declaration: "Other", summary: "the field is new",
            findings: [.newReadsOld: Finding(.safe, "")])
        #expect(
            Self.text([ReviewSamples.renamed, ReviewSamples.removed, safe]) == """
                ::error file=Sources/Payroll.coding,line=2,col=9,title=Person.lastName%3A keyChanged::\
                key "last" became "lastName" (a guess)%0A\
                new reads old: breaking: old archives have no "lastName", which is required%0A\
                old reads new: breaking: new archives have no "last", which is required%0A\
                fix: add to the field 'lastName': fallback "last"%0A\
                then: old reads new breaking: new archives have no "last", which is required
                ::notice title=Badge.color%3A fieldRemoved::the field is gone%0A\
                new reads old: lossy: the value of "color" has no field any more%0A\
                waived: nobody ever chose one
                HEAD → the working tree: 3 changes in 3 declarations: 1 breaking, 1 safe; 1 waived; 1 guess

                """)
    }

    @Test("A change about what is gone is at the declaration that had it")
    func gone() {
        let file = SourceFile(path: "B.coding", text: "\nclass Badge {\n    var a: Int\n}\n")
        let schema = SchemaCompiler.compile(moduleName: "Payroll", files: [file], imports: []).schema
        let text = Self.text([ReviewSamples.removed], schemas: schema.map { [$0] } ?? [])
        #expect(text.hasPrefix("::notice file=Sources/B.coding,line=2,col=7,title=Badge.color"))
    }

    @Test("Texts stay inside of their command")
    func hostile() {
        let lines = Self.text([ReviewSamples.hostileChange]).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        #expect(lines.last == "")
        let parts = lines[0].split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
        #expect(parts.count == 3)
        #expect(parts[1].count { $0 == "," } == 3)
        #expect(parts[1].count { $0 == ":" } == 0)
        #expect(parts[1].contains("%2541%2C%3A"))
        #expect(!lines[0].contains("\u{1B}"))
    }
}
