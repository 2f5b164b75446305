// The options that the plugins give, and those of the calls that go through them.

extension Option {
    // What the plugins give `generate`.
    static let committed = Option(
        "--committed", value: "FILE", isRepeatable: true, summary: "a file of the target that may be a generated one")
    static let fix = Option("--fix", value: "COMMAND", summary: "the command that messages name as the fix")
    static let stamp = Option("--stamp", value: "FILE", summary: "a Swift file without code, written if all is well")
    static let tells = Option("--tells", summary: "say how many files were written")

    // What `swift package generate-coding` takes.
    static let packageTarget = Option(
        "--target",
        value: "NAME",
        isRepeatable: true,
        summary: "a target (default: those that hold generated files, or else all that hold schemas)",
    )
    static let targetFolder = Option(
        "--output",
        value: "DIR",
        summary: "the folder in the target (default: where its generated files are, or else Generated)",
        completion: .folders,
    )
}
