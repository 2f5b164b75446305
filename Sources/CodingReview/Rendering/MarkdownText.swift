// Escapes user text for Markdown, so that it contains no markup.

import CodingSchema

/// Escapes text for GitHub's and GitLab's Markdown.
enum MarkdownText {
    /// Running text on one line.
    static func escaped(_ text: String) -> String {
        let marks = "\\`*_{}[]#|~$!".unicodeScalars
        return replaced(withoutMentions(oneLine(text))) { marks.contains($0) ? "\\\($0)" : nil }
    }

    /// Text on one line inside a tag, where Markdown is not parsed.
    static func html(_ text: String) -> String {
        replaced(PlainText.printable(withoutMentions(oneLine(text)), keepsLineBreaks: true)) {
            $0 == "\"" ? "&quot;" : $0 == "'" ? "&#39;" : nil
        }
    }

    /// The text without tags and entities, and with other scalars replaced.
    private static func replaced(_ text: String, other: (Unicode.Scalar) -> String?) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "<": "&lt;"
            case ">": "&gt;"
            case "&": "&amp;"
            default: other(scalar)
            }
        }
    }

    /// Text as code, on one line; also valid in a table.
    static func code(_ text: String) -> String {
        let line = oneLine(text)
        let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
        let needsSpace = line.hasPrefix("`") || line.hasSuffix("`") || line.isEmpty
        let content = line.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        return needsSpace ? "\(fence) \(content) \(fence)" : fence + content + fence
    }

    /// Lines as a block of code.
    static func block(_ text: String, language: String) -> String {
        let shown = PlainText.printable(text, keepsLineBreaks: true)
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: shown) + 1))
        return "\(fence)\(language)\n\(shown)\(shown.hasSuffix("\n") ? "" : "\n")\(fence)"
    }

    /// Inserts a zero-width character into each mention, which would otherwise notify people.
    private static func withoutMentions(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isNamePart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            if result.last == "@", isNamePart { result.append("\u{2060}") }
            result.append(scalar)
        }
        return String(result)
    }

    private static func oneLine(_ text: String) -> String {
        let line = text.unicodeScalars.map { $0 == "\n" || $0 == "\r" || $0 == "\t" ? " " : $0 }
        return PlainText.printable(String(String.UnicodeScalarView(line)))
    }

    private static func longestRun(of character: Character, in text: String) -> Int {
        var longest = 0
        var run = 0
        for next in text {
            run = next == character ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
