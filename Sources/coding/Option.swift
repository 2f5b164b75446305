// The options that the commands take: one table row each, for the parser and the help alike.

/// An option of a command.
struct Option: Sendable {
    let name: String

    /// What its value is called in the help; `nil` for an option without one.
    let value: String?
    let isRepeatable: Bool

    /// What the option does, in one line.
    let summary: String

    private init(_ name: String, value: String? = nil, isRepeatable: Bool = false, summary: String) {
        self.name = name
        self.value = value
        self.isRepeatable = isRepeatable
        self.summary = summary
    }

    static let output = Option("--output", value: "DIR", summary: "the folder for the generated files; made if missing")
    static let module = Option(
        "--module",
        value: "NAME",
        summary: "the module that the schemas belong to (default: named after their folder)",
    )
    static let root = Option(
        "--root",
        value: "DIR",
        summary: "the module's folder: names of outputs tell where in it a schema is",
    )
    static let `import` = Option(
        "--import",
        value: "NAME=PATH",
        isRepeatable: true,
        summary: "a schema, or a folder of schemas, of a module that may be imported",
    )
    static let quiet = Option("--quiet", summary: "show errors only")
    static let color = Option("--color", value: "auto|always|never", summary: "when to color messages (default: auto)")
    static let version = Option("--version", summary: "print the tool's version")
    static let help = Option("--help", summary: "print this help")
}
