// Suggested clauses, pasted: the schema stays one that the checker takes, and the review gets better.

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
            // What an enum's cases need is more than one clause.
            .filter { !$0.place.hasPrefix("to the case") }
        guard !fixes.isEmpty else { return }
        let pasted = PastedClauses(row.new, fixes)
        #expect(pasted.failures == [])
        let fixed = Review.compare(old: [try schema(row.old)], new: [try schema(pasted.text)])
        #expect(fixed.verdict(direction) < verdict, "\(pasted.text)\n\(fixed.told)")
    }

    /// A type that is no more, a key that two fields share, or that another class of the chain has.
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
                // Where the version's key is in the way, or a type is no more, there is more to do than to paste.
                let isVersion =
                    judgement.reason.contains("takes the version") || Self.isMore.contains(row.title)
                #expect(judgement.fix != nil || isWithout || isVersion, "\(change.rule) \(judgement.reason)")
            }
        }
    }
}
