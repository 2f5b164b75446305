// `coding explain`: the page about a kind of message or a rule of the review, or the list of all.

import CodingSchema

extension Command {
    /// Prints what a message's code means.
    static let explain = Command(
        name: "explain",
        operands: "[CODE]",
        summary: "Tells what a message or a rule means, why it is there, and what to write instead.",
        explanation: """
            Every message about a schema ends with its code in brackets, and so does every change
            that 'coding diff' shows. Without CODE all codes are listed.
            """,
        operandRows: [("CODE", "the word in brackets behind a message or a change")],
        completion: .words(codes),
        failure: nil,
        example: ("explain referenceCycle", "what '[referenceCycle]' behind a message means"),
        ownOptions: [],
        run: explain,
    )

    /// The codes of messages, and behind them the rules of the review.
    private static let codes = DiagnosticCode.all.map(\.name) + ReviewRule.allCases.map(\.rawValue)

    private static func explain(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard let word = arguments.operands.first else {
            print("Messages about schemas:\n")
            print(Help.table(DiagnosticCode.all.map { ($0.name, $0.title) }))
            print("\nChanges that 'coding diff' shows:\n")
            print(Help.table(RulePages.all.map { ($0.rule.rawValue, $0.title) }))
            return .success
        }
        if arguments.operands.count > 1 { throw ToolError("one code at a time is explained") }
        // As it is copied from a message.
        let name = String(word.drop { $0 == "[" }.prefix { $0 != "]" })
        if let page = ReviewRule(rawValue: name)?.page {
            print(RulePageText(page: page).text, terminator: "")
            return .success
        }
        guard let code = DiagnosticCode.named(name), let explanation = Explanations.page(for: code) else {
            throw ToolError.unknown(
                "code",
                name,
                among: codes,
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
            parts.append("Where the module '\(imported.moduleName)' has this schema:\n\n" + imported.text.indentedForTerminal)
        }
        let encoding = explanation.isLatin1 ? ", saved as ISO Latin 1" : ""
        parts.append("Wrong\(encoding):\n\n" + explanation.wrong.indentedForTerminal)
        parts.append("What is said of it:\n\n" + messages.indentedForTerminal)
        parts.append("Right:\n\n" + explanation.right.indentedForTerminal)
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var messages: String {
        let path = "Schema.coding"
        let diagnostics = explanation.diagnostics(of: explanation.wrongBytes, path: path)
        let first = diagnostics.first { $0.code == code.name }
        return first.map { DiagnosticRenderer().render($0) } ?? ""
    }
}

/// The page about a rule of the review, as a terminal shows it.
struct RulePageText {
    let page: RulePage

    /// The page, with a line break at its end.
    var text: String {
        var parts = ["\(page.rule.rawValue) (change): \(page.title)", page.what.wrappedForTerminal]
        parts.append("Before:\n\n" + page.old.indentedForTerminal)
        parts.append("After:\n\n" + page.changed.indentedForTerminal)
        let findings = [("new reads old", page.newReadsOld), ("old reads new", page.oldReadsNew)]
        parts += findings.map { direction, finding in
            "\(direction): \(finding.verdict). \(finding.reason)".wrappedForTerminal
        }
        parts.append(page.fix.wrappedForTerminal)
        if let fixed = page.fixed { parts.append("Better:\n\n" + fixed.indentedForTerminal) }
        parts.append("To live with it:\n\n" + page.rule.exampleOfWaiver.indentedForTerminal)
        return parts.joined(separator: "\n\n") + "\n"
    }
}

extension String {
    /// The words on lines of at most 80 columns, whatever lines they stood on.
    fileprivate var wrappedForTerminal: String {
        var lines: [String] = []
        for word in split(whereSeparator: \.isWhitespace) {
            if let last = lines.last, last.count + 1 + word.count <= 80 {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The lines, set in and cut where they would fill a terminal.
    fileprivate var indentedForTerminal: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { line in
            line.isEmpty ? "" : "    " + (line.count > 140 ? line.prefix(139) + "…" : line)
        }.joined(separator: "\n")
    }
}
