// The options of `swift package generate-coding`.

import CodingCommandLine

extension Option {
    static let packageTarget = Option(
        "--target", value: "NAME", isRepeatable: true,
        summary: "a target (default: all with generated files, or else all with schemas)")
    static let targetFolder = Option(
        "--output", value: "DIR",
        summary: "the folder in the target (default: that of its generated files, or else Generated)",
        completion: .folders)
}
