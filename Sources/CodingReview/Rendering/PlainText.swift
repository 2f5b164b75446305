// Columns and colors of terminal output.

import CodingSchema

extension PlainText {
    /// The text, padded with spaces at the end.
    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

/// ANSI colors for terminals.
struct TerminalColors: Sendable {
    let isColored: Bool

    func bold(_ text: String) -> String { paint(text, "1") }
    func dim(_ text: String) -> String { paint(text, "2") }
    func cyan(_ text: String) -> String { paint(text, "36") }

    /// A text in the color of a verdict: red, yellow, green.
    func paint(_ text: String, as verdict: Verdict) -> String {
        switch verdict {
        case .breaking: paint(text, "1;31")
        case .lossy: paint(text, "33")
        case .safe: paint(text, "32")
        }
    }

    private func paint(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
