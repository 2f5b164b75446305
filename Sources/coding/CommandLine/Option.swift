// The options that the commands take: one table row each, for the parser, the help and the shells'
// completions alike.

/// An option of a command.
struct Option: Sendable {
    let name: String

    /// What its value is called in the help; `nil` for an option without one.
    let value: String?
    let isRepeatable: Bool

    /// What the option does, in one line.
    let summary: String

    /// What a shell offers where the value stands.
    let completion: Completion

    init(
        _ name: String, value: String? = nil, isRepeatable: Bool = false, summary: String,
        completion: Completion = .nothing
    ) {
        self.name = name
        self.value = value
        self.isRepeatable = isRepeatable
        self.summary = summary
        self.completion = completion
    }

    static let output = Option(
        "--output",
        value: "DIR",
        summary: "the folder for the generated files; made if missing",
        completion: .folders,
    )
    static let module = Option(
        "--module",
        value: "NAME",
        summary: "the module that the schemas belong to (default: named after their folder)",
    )
    static let root = Option(
        "--root",
        value: "DIR",
        summary: "the module's folder: names of outputs tell where in it a schema is",
        completion: .folders,
    )
    static let `import` = Option(
        "--import",
        value: "NAME=PATH",
        isRepeatable: true,
        summary: "a schema, or a folder of schemas, of a module that may be imported",
    )
    static let schema = Option(
        "--schema",
        value: "SCHEMA",
        isRepeatable: true,
        summary: "a schema, or a folder of schemas, that reads the archive",
        completion: .schemas,
    )
    static let checkLayout = Option("--check", summary: "write nothing; exit with 1 where a file would change")
    static let removeOrphans = Option(
        "--remove-orphans",
        summary: "remove generated files from DIR that no schema becomes any more",
    )

    static let quiet = Option("--quiet", summary: "show errors only")
    static let json = Option("--json", summary: "print JSON to standard output")
    static let color = Option(
        "--color",
        value: ColorMode.allCases.map(\.rawValue).joined(separator: "|"),
        summary: "when to color messages (default: auto)",
        completion: .words(ColorMode.allCases.map(\.rawValue)),
    )
    static let version = Option("--version", summary: "print the tool's version")
    static let help = Option("--help", summary: "print this help")
}
