// Diagnostics as text, for people and for editors that read compilers' messages.
//
//     Payroll.coding:12:9: error: unknown clause 'fallbak' [unknownWord]
//         var a: Int fallbak "b"
//                    ^~~~~~~
//     Payroll.coding:12:9: note: fix: did you mean 'fallback'?

/// Writes diagnostics the way compilers do.
package struct DiagnosticRenderer: Sendable {
    private let isColored: Bool

    /// A renderer that colors its text for a terminal, or doesn't.
    package init(isColored: Bool = false) {
        self.isColored = isColored
    }

    /// The message with its line, its notes and its fix, without a line break at the end.
    package func render(_ diagnostic: Diagnostic) -> String {
        // The code is at the end, where it doesn't distract, for `coding explain`.
        let message = "\(diagnostic.message) [\(diagnostic.code.name)]"
        var lines = head(diagnostic.severity, message, at: diagnostic.range)
        lines += underlinedLine(of: diagnostic.range)
        for note in diagnostic.notes {
            lines += head(.note, note.message, at: note.range)
            lines += underlinedLine(of: note.range)
        }
        if let fix = diagnostic.fix { lines += head(.note, "fix: " + fix.message, at: diagnostic.range) }
        return lines.joined(separator: "\n")
    }

    private func head(_ severity: Diagnostic.Severity, _ message: String, at range: SourceRange) -> [String] {
        let start = range.start
        let location = "\(range.file.path):\(start.line):\(start.column):"
        // A message can quote the file, and a file can hold what moves a terminal's cursor or turns text around.
        let text = PlainText.printable(message)
        guard isColored else { return ["\(location) \(severity.rawValue): \(text)"] }
        let color =
            switch severity {
            case .error: Color.red
            case .warning: Color.magenta
            case .note: Color.cyan
            }
        let label = color + severity.rawValue + ": " + Color.plain
        return [Color.bold + location + " " + label + Color.bold + text + Color.plain]
    }

    /// The range's first line, and below it a caret under the range's start and tildes to its end.
    private func underlinedLine(of range: SourceRange) -> [String] {
        let start = range.start
        let line = Array(range.file.text(ofLine: start.line).utf8)
        let before = min(start.column - 1, line.count)
        let length = max(0, min(range.upperBound - range.lowerBound, line.count - before))
        // Long lines are no help; a minified file must not fill the terminal.
        guard line.count <= Self.longestLine else { return [] }
        let indentation = Self.text(line[..<before]).map { $0 == "\t" ? "\t" : " " }.joined()
        let width = Self.text(line[before..<(before + length)]).count
        let underline = "^" + String(repeating: "~", count: max(0, width - 1))
        let shown = isColored ? Color.green + underline + Color.plain : underline
        return [Self.text(line[...]), indentation + shown]
    }

    private static let longestLine = 1_000

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        PlainText.printable(String(decoding: bytes, as: UTF8.self))
    }

    /// What terminals understand as colors.
    private enum Color {
        static let bold = "\u{1B}[1m"
        static let red = "\u{1B}[31m"
        static let magenta = "\u{1B}[35m"
        static let cyan = "\u{1B}[36m"
        static let green = "\u{1B}[32m"
        static let plain = "\u{1B}[0m"
    }
}
