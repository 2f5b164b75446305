// The pages that `--help` prints, made from the tables of commands and options.

import Foundation

/// The texts of `--help`.
package enum Help {
    /// The overview that `--help` without a command prints.
    package static func overview(of tool: Tool) -> String {
        """
        \(tool.summary)

        Usage: \(tool.name) COMMAND …

        Commands:
        \(table(tool.commands.map { ($0.name, $0.summary) }))

        Options:
        \(table([Option.version, .help].map(row)))

        '\(tool.name) help COMMAND' or '\(tool.name) COMMAND --help' describes a command.

        """
    }

    /// What `coding COMMAND --help` prints.
    package static func page(for command: Command) -> String {
        var paragraphs = [
            command.summary,
            "Usage: " + usages(of: command).joined(separator: "\n       "),
        ]
        if !command.explanation.isEmpty { paragraphs.append(command.explanation) }
        if !command.operandRows.isEmpty {
            paragraphs.append("Arguments:\n" + table(command.operandRows.map { ($0.name, $0.summary) }))
        }
        paragraphs.append("Options:\n" + table(command.options.map(row)))
        paragraphs.append("Exit codes:\n" + table(exitCodes(of: command)))
        if let example = command.example {
            paragraphs.append("Example: \(example.effect)\n  coding \(example.call)")
        }
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    /// The forms of a command's call, which its operands separate by bars.
    private static func usages(of command: Command) -> [String] {
        command.operands.components(separatedBy: " | ").map { operands in
            ["coding", command.name, operands, "[OPTION]…"].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private static func exitCodes(of command: Command) -> [(String, String)] {
        var rows = [("0", "success; there may be warnings")]
        if let failure = command.failure { rows.append(("1", failure)) }
        if command.readsArchives {
            rows.append(("2", "the command line is wrong, or a file could not be written"))
            rows.append(("3", "a file could not be read"))
        } else {
            rows.append(("2", "the command line is wrong, or a file could not be read or written"))
        }
        return rows
    }

    private static func row(_ option: Option) -> (String, String) {
        (option.value.map { "\(option.name) \($0)" } ?? option.name, option.summary)
    }

    /// Rows with aligned right columns.
    package static func table(_ rows: [(left: String, right: String)]) -> String {
        let width = rows.map(\.left.count).max() ?? 0
        return rows.map { row in
            "  " + row.left + String(repeating: " ", count: width - row.left.count + 2) + row.right
        }.joined(separator: "\n")
    }
}
