// The page of all commands is what `--help` prints: `UPDATE_GOLDEN=1 swift test --filter CommandsPageTests` writes it.

import Foundation
import TestSupport
import Testing

@Suite("The page of all commands")
struct CommandsPageTests {
    @Test("Every command and every option is on the page, and nothing else")
    func page() async throws {
        let folder = try TemporaryFolder()
        let overview = try CommandHelp(try await ToolRun.coding(["--help"], in: folder).output)
        let names = overview.rows(of: "Commands").map(\.name)
        #expect(names.count > 20 && names.contains("diff"))
        var commands: [(name: String, help: CommandHelp)] = []
        for name in names {
            commands.append((name, try CommandHelp(try await ToolRun.coding([name, "--help"], in: folder).output)))
        }
        let text = try DocumentationFiles.text("Commands.md")
        let end = try #require(text.firstRange(of: " -->\n")).upperBound
        let page = String(text[..<end]) + "\n" + CommandsPage(commands: commands).text
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try Data(page.utf8).write(to: DocumentationFiles.url("Commands.md"))
        }
        let (written, rendered) = (text.split(separator: "\n"), page.split(separator: "\n"))
        let difference = rendered.difference(from: written).map { "\($0)" }
        #expect(difference.isEmpty, "UPDATE_GOLDEN=1 writes the page:\n\(difference.prefix(20))")
    }
}

/// What `--help` prints, in parts.
private struct CommandHelp {
    struct Row: Hashable {
        let name: String
        let meaning: String
    }

    let summary: String
    private(set) var usage: [String] = []

    /// The paragraphs of the description, each with its lines.
    private(set) var description: [[String]] = []
    private var rows: [String: [Row]] = [:]
    private(set) var example: (title: String, call: String)?

    func rows(of section: String) -> [Row] { rows[section] ?? [] }

    init(_ text: String) throws {
        let parts = text.components(separatedBy: "\n\n").map { $0.components(separatedBy: "\n").filter { !$0.isEmpty } }
        summary = try #require(parts.first?.first)
        for lines in parts.dropFirst() {
            guard let first = lines.first else { continue }
            if first.hasPrefix("Usage: ") {
                usage = lines.map { String($0.dropFirst("Usage: ".count)) }
            } else if first.hasPrefix("Example: ") {
                example = (String(first.dropFirst("Example: ".count)), lines.dropFirst().joined().trimmingSpaces)
            } else if first.hasSuffix(":"), lines.count > 1, lines[1].hasPrefix("  ") {
                rows[String(first.dropLast())] = lines.dropFirst().map { line in
                    let columns = line.trimmingSpaces.split(separator: "  ", maxSplits: 1)
                    return Row(
                        name: String(columns[0]), meaning: columns.count > 1 ? String(columns[1]).trimmingSpaces : "")
                }
            } else {
                description.append(lines)
            }
        }
    }
}

/// The page after its introduction.
private struct CommandsPage {
    let commands: [(name: String, help: CommandHelp)]

    /// The options that several commands have with the same meaning, and these commands.
    private var shared: [(option: CommandHelp.Row, commands: [String])] {
        var result: [(option: CommandHelp.Row, commands: [String])] = []
        for command in commands {
            for option in command.help.rows(of: "Options") {
                if let index = result.firstIndex(where: { $0.option == option }) {
                    result[index].commands.append(command.name)
                } else {
                    result.append((option, [command.name]))
                }
            }
        }
        return result.filter { $0.commands.count > 2 }
    }

    var text: String {
        let shared = shared
        var text = "## Options of several commands\n\n| option | meaning | commands |\n|---|---|---|\n"
        for row in shared {
            let names = row.commands.map { "`\($0)`" }.joined(separator: ", ")
            text += "| \(Self.code(row.option.name)) | \(Self.cell(row.option.meaning)) | "
            text += (row.commands.count == commands.count ? "all" : names) + " |\n"
        }
        return text + commands.map { section($0.name, $0.help, shared: Set(shared.map(\.option))) }.joined()
    }

    private func section(_ name: String, _ help: CommandHelp, shared: Set<CommandHelp.Row>) -> String {
        var text = "\n## coding \(name)\n\n\(help.summary)\n\n```text\n\(help.usage.joined(separator: "\n"))\n```\n"
        for paragraph in help.description {
            // Columns stay columns.
            let isTable = paragraph.contains { $0.contains("  ") }
            text += isTable ? "\n```text\n\(paragraph.joined(separator: "\n"))\n```\n" : "\n\(Self.filled(paragraph))\n"
        }
        let options = help.rows(of: "Options")
        let rows = help.rows(of: "Arguments") + options.filter { !shared.contains($0) }
        if !rows.isEmpty {
            text += "\n| argument or option | meaning |\n|---|---|\n"
            text += rows.map { "| \(Self.code($0.name)) | \(Self.cell($0.meaning)) |\n" }.joined()
        }
        let others = options.filter(shared.contains).compactMap { $0.name.split(separator: " ").first }
        let names = others.map { "`\($0)`" }.joined(separator: ", ")
        text += "\n" + Self.filled(["[Options of several commands](#options-of-several-commands): \(names)."]) + "\n"
        let codes = help.rows(of: "Exit codes").map { "| \($0.name) | \(Self.cell($0.meaning)) |\n" }.joined()
        text += "\n| exit code | meaning |\n|---|---|\n\(codes)"
        if let example = help.example {
            text += "\n\(Self.filled(["Example: \(example.title)."]))\n\n```sh\n\(example.call)\n```\n"
        }
        return text
    }

    private static func code(_ text: String) -> String { "`\(text.replacingOccurrences(of: "|", with: "\\|"))`" }

    /// The text with its options as code.
    private static func marked(_ text: String) -> String {
        text.replacing(/(^|[\s(])(--[a-z0-9-]+)/) { "\($0.output.1)`\($0.output.2)`" }
    }

    private static func cell(_ text: String) -> String { marked(text).replacingOccurrences(of: "|", with: "\\|") }

    /// A paragraph in lines of at most 100 columns.
    private static func filled(_ lines: [String]) -> String {
        var result: [String] = []
        // A code span and the label of a link stay on one line.
        for word in marked(lines.joined(separator: " ")).split(separator: " ") {
            if let last = result.last, last.count + 1 + word.count <= 100 {
                result[result.count - 1] = "\(last) \(word)"
            } else {
                result.append(String(word))
            }
        }
        return result.joined(separator: "\n")
    }
}

extension String {
    fileprivate var trimmingSpaces: String { trimmingCharacters(in: .whitespaces) }
}
