// The pages that `--help` prints, made from the tables of commands and options.

/// The texts of `--help`.
enum Help {
    /// What `coding --help` prints.
    static var overview: String {
        """
        Turns .coding schemas into Swift that archives objects.

        Usage: coding COMMAND …

        Commands:
        \(table(Command.all.map { ($0.name, $0.summary) }))

        Options:
        \(table([Option.version, .help].map(row)))

        'coding COMMAND --help' tells more about a command.

        """
    }

    /// What `coding COMMAND --help` prints.
    static func page(for command: Command) -> String {
        """
        \(command.summary)

        Usage: coding \(command.name) \(command.operands) [OPTION]…

        \(command.explanation)

        Options:
        \(table(command.options.map(row)))

        Exit code: 0 if all is well, 1 if a schema has an error, 2 if the tool was called
        wrongly or a file could not be read or written.

        """
    }

    private static func row(_ option: Option) -> (String, String) {
        (option.value.map { "\(option.name) \($0)" } ?? option.name, option.summary)
    }

    private static func table(_ rows: [(left: String, right: String)]) -> String {
        let width = rows.map(\.left.count).max() ?? 0
        return rows.map { row in
            "  " + row.left + String(repeating: " ", count: width - row.left.count + 2) + row.right
        }.joined(separator: "\n")
    }
}
