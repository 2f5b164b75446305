// Pastes suggested clauses: the checker still accepts the schema, and the review improves.

import CodingReview
import CodingSchema
import Testing

@Suite("The clauses that a review suggests")
struct FixTests {
    static let rows = FieldReviewTests.rows + ClassReviewTests.rows + MoreReviewTests.rows

    @Test(
        "Pasted as they stand, the clauses of a direction make its verdict better",
        arguments: rows, Direction.allCases.filter(\.isFact))
    func pasted(_ row: ReviewRow, _ direction: Direction) throws {
        let review = try row.review()
        let verdict = review.verdict(direction)
        let fixes = review.changes.flatMap(\.judgements)
            .filter { $0.direction == direction && $0.verdict != .safe }.compactMap(\.fix)
        guard !fixes.isEmpty else { return }
        let pasted = PastedClauses(row.new, fixes)
        #expect(pasted.failures == [])
        let fixed = Review.compare(old: [try schema(row.old)], new: [try schema(pasted.text)])
        #expect(fixed.verdict(direction) < verdict, "\(pasted.text)\n\(fixed.told)")
    }

    @Test("The fixes of a change that are no alternatives can be pasted together", arguments: rows)
    func together(_ row: ReviewRow) throws {
        for change in try row.review().changes {
            let fixes = change.judgements.compactMap(\.fix).filter { !$0.isAlternative }
            // Swapped keys are fixed by the clauses of both changes together.
            guard !fixes.isEmpty, !row.title.hasSuffix("are swapped") else { continue }
            let pasted = PastedClauses(row.new, fixes)
            #expect(pasted.failures == [])
            let compilation = SchemaCompiler.compile(
                moduleName: "Model", files: [SourceFile(path: "Model.coding", text: pasted.text)], imports: [])
            let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
            #expect(errors == [], "\(change.rule) \(pasted.text)")
        }
    }

    @Test("Clauses that exclude each other are alternatives")
    func alternatives() throws {
        let rename = ReviewRow("", "class A { var name: String }", "class A { var title: String fallback \"x\" }", [])
        let fixes = try rename.review().changes.flatMap(\.judgements).compactMap(\.fix)
        #expect(fixes.map(\.text) == ["fallback \"name\"", "also \"name\"", "retired \"name\""])
        #expect(fixes.map(\.isAlternative) == [false, false, true])
        let removal = ReviewRow("", "class A { var name: String? var pages: Int }", "class A { var name: String? }", [])
        let clauses = try removal.review().changes.flatMap(\.judgements).compactMap(\.fix)
        #expect(
            clauses.map(\.text) == [
                "var pages: Int? until 0", "retired \"pages\": Int = 0, still written",
                "retired \"pages\": Int = 0, still written",
            ])
        #expect(clauses.map(\.isAlternative) == [false, true, true])
        #expect(clauses[0].steps.map(\.text) == ["version 1"])
    }

    /// A removed type, or a key that two fields share or that another class of the chain has.
    static let isMore = [
        "a struct becomes a class", "a value is split", "a superclass's new field takes the key of a subclass's",
        "a subclass's new field takes the key that a superclass's had",
        "fields of other types become a struct",
    ]

    @Test("What is neither safe nor waived has a clause, but for changes that no clause undoes", arguments: rows)
    func everyMistakeHasOne(_ row: ReviewRow) throws {
        for change in try row.review().changes {
            for judgement in change.judgements where judgement.verdict == .breaking && judgement.direction.isFact {
                let isWithout = [.classAdded, .codingRefusedChanged, .superclassChanged, .caseAdded].contains(
                    change.rule)
                // If the version's key collides, or a type was removed, pasting is not enough.
                let isVersion =
                    judgement.reason.contains("reads the version") || Self.isMore.contains(row.title)
                #expect(judgement.fix != nil || isWithout || isVersion, "\(change.rule) \(judgement.reason)")
            }
        }
    }
}
