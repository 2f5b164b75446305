// `coding explain`: the page about a kind of message, or the list of all kinds.

import CodingSchema

extension Command {
    /// Prints what a message's code means.
    static let explain = Command(
        name: "explain",
        operands: "[CODE]",
        summary: "Tells what a message means, why it is there, and what to write instead.",
        explanation: """
            Every message about a schema ends with its code in brackets. Without CODE all codes
            are listed.
            """,
        operandRows: [("CODE", "the word in brackets behind a message")],
        completion: .words(DiagnosticCode.all.map(\.name)),
        failure: nil,
        example: ("explain referenceCycle", "what '[referenceCycle]' behind a message means"),
        ownOptions: [],
        run: explain,
    )

    private static func explain(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard let word = arguments.operands.first else {
            print(Help.table(DiagnosticCode.all.map { ($0.name, $0.title) }))
            return .success
        }
        if arguments.operands.count > 1 { throw ToolError("one code at a time is explained") }
        // As it is copied from a message.
        let name = String(word.drop { $0 == "[" }.prefix { $0 != "]" })
        guard let code = DiagnosticCode.named(name), let explanation = Explanations.page(for: code) else {
            throw ToolError.unknown(
                "code",
                name,
                among: DiagnosticCode.all.map(\.name),
                help: "'coding explain' lists all codes",
            )
        }
        print(ExplanationPage(code: code, explanation: explanation).text, terminator: "")
        return .success
    }
}

/// The page about a kind of message, as a terminal shows it.
struct ExplanationPage {
    let code: DiagnosticCode
    let explanation: Explanation

    /// The page, with a line break at its end.
    var text: String {
        var parts = ["\(code.name) (\(code.severity.rawValue)): \(code.title)", explanation.what, explanation.why]
        for imported in explanation.imports {
            parts.append("Where the module '\(imported.moduleName)' has this schema:\n\n" + indented(imported.text))
        }
        let encoding = explanation.isLatin1 ? ", saved as ISO Latin 1" : ""
        parts.append("Wrong\(encoding):\n\n" + indented(explanation.wrong))
        parts.append("What is said of it:\n\n" + indented(messages))
        parts.append("Right:\n\n" + indented(explanation.right))
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var messages: String {
        let path = "Schema.coding"
        let diagnostics = explanation.diagnostics(of: explanation.wrongBytes, path: path)
        let first = diagnostics.first { $0.code == code.name }
        return first.map { DiagnosticRenderer().render($0) } ?? ""
    }

    /// The lines, set in and cut where they would fill a terminal.
    private func indented(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { line in
            line.isEmpty ? "" : "    " + (line.count > 140 ? line.prefix(139) + "…" : line)
        }.joined(separator: "\n")
    }
}
