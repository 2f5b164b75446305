// The options of the commands: one row each, for the parser, the help and the shells'
// completions.

/// An option of a command.
package struct Option: Sendable {
    package let name: String

    /// The name of its value in the help; `nil` for an option without a value.
    package let value: String?
    package let isRepeatable: Bool

    /// A one-line description of the option.
    package let summary: String

    /// The completions that a shell offers for the value.
    package let completion: Completion

    package init(
        _ name: String, value: String? = nil, isRepeatable: Bool = false, summary: String,
        completion: Completion = .nothing
    ) {
        self.name = name
        self.value = value
        self.isRepeatable = isRepeatable
        self.summary = summary
        self.completion = completion
    }

    /// An option that takes one of some words.
    package init(_ name: String, words: [String], summary: String) {
        self.init(name, value: words.joined(separator: "|"), summary: summary, completion: .words { words })
    }

    package static let output = Option(
        "--output", value: "DIR", summary: "the folder for the generated files; created if missing",
        completion: .folders)
    package static let module = Option(
        "--module", value: "NAME", summary: "the module that the schemas belong to (default: named after their folder)")
    package static let root = Option(
        "--root", value: "DIR", summary: "the module's folder; output names contain the path inside it",
        completion: .folders)
    package static let `import` = Option(
        "--import", value: "NAME=PATH", isRepeatable: true,
        summary: "a schema, or a folder of schemas, of a module to import")
    package static let schema = Option(
        "--schema", value: "SCHEMA", isRepeatable: true,
        summary: "a schema, or a folder of schemas, that describes the archive", completion: .schemas)
    package static let checkLayout = Option(
        "--check", summary: "write nothing; exit with code 1 if a file would change")
    package static let fixes = Option(
        "--fix", summary: "also apply the fixes of messages that leave archives as they are, and list them")
    package static let removeOrphans = Option(
        "--remove-orphans", summary: "remove generated files in DIR that have no schema")

    package static let quiet = Option("--quiet", summary: "show errors only")
    package static let json = Option("--json", summary: "print JSON to standard output")
    package static let color = Option(
        "--color", words: ColorMode.allCases.map(\.rawValue), summary: "when to color messages (default: auto)")
    package static let version = Option("--version", summary: "print the tool's version")
    package static let help = Option("--help", summary: "print this help")
}

/// The kind of a word on the command line.
package enum Completion: Sendable {
    /// A word that only the caller knows.
    case nothing

    /// Files whose names end in `.coding`, and folders.
    case schemas
    case folders
    case files
    case words(@Sendable () -> [String])
}
