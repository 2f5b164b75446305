// The changes of a review that are shown, and their overall verdict.

import CodingReview
import CodingSchema
import Testing

@Suite("Reports of reviews")
struct ReviewReportTests {
    @Test("A report groups by declaration, hides the source's changes from archives, and counts")
    func archiveLevel() {
        let report = ReviewSamples.report([ReviewSamples.renamed, ReviewSamples.removed, ReviewSamples.access])
        #expect(report.groups.map(\.title) == ["Person", "Badge"])
        #expect(report.groups.map(\.entries.count) == [1, 1])
        #expect(report.hiddenCount == 1)
        #expect(report.verdict == .breaking)
        let counts = report.counts
        #expect([counts.breaking, counts.lossy, counts.safe, counts.waived, counts.guesses] == [1, 0, 0, 1, 1])
        #expect(report.countsText == "2 changes in 2 declarations: 1 breaking; 1 waived; 1 guess")
    }

    @Test("At the level of the source its breaks count, and changes of one declaration come together")
    func sourceLevel() {
        let changes = [ReviewSamples.renamed, ReviewSamples.removed, ReviewSamples.access]
        let report = ReviewSamples.report(changes, level: .source)
        #expect(report.groups.map(\.entries.count) == [2, 1])
        #expect(report.counts.breaking == 2)
        #expect(ReviewSamples.report([ReviewSamples.access], level: .source).verdict == .breaking)
        #expect(ReviewSamples.report([ReviewSamples.access]).verdict == .safe)
    }

    @Test("What was waived does not count, but its direction shows what a reader finds")
    func waived() {
        let report = ReviewSamples.report([ReviewSamples.removed])
        #expect(report.verdict == .safe)
        #expect(report.review.verdict(.newReadsOld) == .lossy)
        #expect(report.countsText == "1 change in 1 declaration: 1 waived")
    }

    @Test("Nothing to show says so, and how to see what is hidden")
    func nothing() {
        #expect(ReviewSamples.report([]).nothingText == "no change from HEAD to the working tree")
        #expect(
            ReviewSamples.report([ReviewSamples.access]).nothingText
                == "no change from HEAD to the working tree that affects archives; "
                + "'--level source' shows 1 change of the generated Swift")
    }
}
