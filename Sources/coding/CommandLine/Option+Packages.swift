// The options of `swift package generate-coding`.

import CodingCommandLine

extension Option {
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
