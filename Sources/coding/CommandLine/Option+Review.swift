// The options of `coding diff`.

import CodingCommandLine
import CodingReview

extension Option {
    // What a review is about.
    static let comparedRelease = Option(
        "--release", value: "NAME", summary: "the release in the lock file (default: the newest)")
    static let tags = Option(
        "--tags", value: "GLOB", summary: "with --matrix: only tags whose names match, for example 'v*'")

    // What is done about it.
    static let applyFixes = Option(
        "--fix", summary: "apply the first fix of each change, and show the review after that")
    static let checkFixes = Option("--check", summary: "with --fix: write nothing, and print the edits")

    // How a review is shown.
    static let level = Option(
        "--level", words: ReviewReport.Level.allCases.map(\.rawValue),
        summary: "show changes to archives only, or to the generated Swift too (default: archive)")
    static let failOn = Option(
        "--fail-on", words: ["breaking", "lossy"],
        summary: "exit with code 1 if one of a change's first two verdicts is this or worse, and not waived")
    static let hidesSafe = Option("--quiet", summary: "show no warnings and no safe changes")
    static let generated = Option("--generated", summary: "show how the generated Swift changes, as a unified diff")
    static let markdown = Option("--markdown", summary: "print Markdown, for a comment on a pull request")
    static let gitHub = Option("--github", summary: "print annotations for GitHub workflows")
}
