// The options of `coding diff`.

import CodingCommandLine

extension Option {
    // What a review is about.
    static let git = Option("--git", value: "REV", summary: "compare with a commit, a branch or a tag of git")
    static let against = Option(
        "--against", value: "LOCK", summary: "compare with a lock, as 'coding freeze' writes it")
    static let comparedRelease = Option(
        "--release", value: "NAME", summary: "the release of the lock (default: the newest)")
    static let reviewedTarget = Option(
        "--target",
        value: "NAME=DIR",
        isRepeatable: true,
        summary: "a module and its folder, in the place of SCHEMA and --module; several see each other",
    )
    static let matrix = Option(
        "--matrix", summary: "compare all tags, or all releases of the lock, and the working tree")
    static let tags = Option("--tags", value: "GLOB", summary: "with --matrix: only tags whose names fit, as 'v*'")

    // How a review is shown.
    static let level = Option(
        "--level",
        value: "archive|source",
        summary: "what is shown: archives alone, or the generated Swift too (default: archive)",
        completion: .words(["archive", "source"]),
    )
    static let failOn = Option(
        "--fail-on",
        value: "breaking|lossy",
        summary: "exit with 1 where a change is that, or worse, and not waived",
        completion: .words(["breaking", "lossy"]),
    )
    static let hidesSafe = Option("--quiet", summary: "show no warning, and no change that is safe")
    static let generated = Option("--generated", summary: "show how the generated Swift changes, as a unified diff")
    static let markdown = Option("--markdown", summary: "print Markdown, for a comment on a pull request")
    static let gitHub = Option("--github", summary: "print annotations for GitHub's workflows")
    static let html = Option("--html", value: "FILE", summary: "with --matrix: write it as a page")
    static let svg = Option("--svg", value: "FILE", summary: "with --matrix: write it as an image")
}
