// `coding explain`: the page about a kind of message or a rule of the review, or the list of all.

import CodingCommandLine
import CodingExplanations
import CodingSchema

extension Command {
    static let explain = Command(
        name: "explain",
        operands: "[CODE]",
        summary: "Explains a message or a rule, and how to fix it.",
        explanation: """
            Every message about a schema ends with its code in brackets, and so does every change
            in the output of 'coding diff'. Without CODE, all codes are listed.
            """,
        operandRows: [("CODE", "the word in brackets after a message or a change")],
        completion: .words { (diagnostics + rules).map(\.name) },
        failure: nil,
        example: ("explain referenceCycle", "explains messages that end with '[referenceCycle]'"),
        ownOptions: [],
        run: explain,
    )

    private static let diagnostics = ExplanationPages.all.filter { $0.kind != "change" }
    private static let rules = ReviewRule.allCases.compactMap { ExplanationPages.page(named: $0.rawValue) }

    private static func explain(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard let word = arguments.operands.first else {
            print("Messages about schemas:\n")
            print(Help.table(diagnostics.map { ($0.name, $0.title) }))
            print("\nChanges that 'coding diff' reports:\n")
            print(Help.table(rules.map { ($0.name, $0.title) }))
            return .success
        }
        if arguments.operands.count > 1 { throw ToolError("'coding explain' takes one code") }
        // The word may be copied from a message, with or without the brackets.
        let name = String(word.drop { $0 == "[" }.prefix { $0 != "]" })
        guard let page = ExplanationPages.page(named: name) else {
            throw ToolError.unknown(
                "code", name, among: (diagnostics + rules).map(\.name), help: "'coding explain' lists all codes")
        }
        print(page.terminalText, terminator: "")
        return .success
    }
}

extension ExplanationPage {
    /// The page as a terminal shows it, with a line break at its end.
    fileprivate var terminalText: String {
        var blocks = ["\(name) (\(kind)): \(title)"]
        for part in parts {
            switch part {
            case .heading(let text): blocks.append(text + ":")
            case .prose(let text): blocks.append(text.replacing("**", with: ""))
            case .code(_, let text): blocks.append(text.indentedForTerminal)
            }
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }
}

extension String {
    /// The lines, indented and truncated.
    fileprivate var indentedForTerminal: String {
        split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
            line.isEmpty ? "" : "    " + (line.count > 140 ? line.prefix(139) + "…" : line)
        }.joined(separator: "\n")
    }
}
