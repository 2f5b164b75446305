// What the review on save has found, as editors show it.

import CodingReview
import CodingSchema

/// A change that a review has found in a file.
struct ReviewFinding {
    let change: Change

    /// The fixes of what the change is about, with the first of its changes.
    let fixes: [Fix]
    let baseline: String
    let location: SourceRange

    /// The four directions for a hover.
    var markdown: String {
        let lines = change.findings.inOrder.map { "- \($0.title): **\($1.verdict.rawValue)**. \($1.reason)" }
        return (["Since \(baseline): \(change.summary)"] + (lines.isEmpty ? [] : [""]) + lines).joined(separator: "\n")
    }

    /// Whether the line of the change contains an offset.
    func contains(_ offset: Int, in file: SourceFile) -> Bool {
        file === location.file && file.location(at: offset).line == location.start.line
    }
}
