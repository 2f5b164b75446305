// The tokens of Swift files, as far as manifests and declarations are found in them without a compiler.

/// The words, strings and marks of Swift text, without comments.
package struct SwiftTokens {
    package enum Token: Equatable {
        case word(String)

        /// The contents of a literal, as they are written.
        case string(String)
        case mark(Character)
    }

    package private(set) var all: [Token] = []

    /// Where each token starts and ends in the text.
    package private(set) var ranges: [Range<String.Index>] = []

    package init(_ text: String) {
        var rest = text[...]
        while let first = rest.first {
            let start = rest.startIndex
            var token: Token?
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = Self.afterComment(rest)
            } else if let delimiter = StringDelimiter(openingOf: rest) {
                let content = delimiter.content(of: rest)
                token = .string(String(content))
                rest = rest[content.endIndex...]
                if rest.hasPrefix(delimiter.closing) { rest = rest.dropFirst(delimiter.closing.count) }
            } else if first.isLetter || first == "_" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                token = .word(String(word))
                rest = rest[word.endIndex...]
            } else {
                token = first.isWhitespace ? nil : .mark(first)
                rest = rest.dropFirst()
            }
            guard let token else { continue }
            all.append(token)
            ranges.append(start..<rest.startIndex)
        }
    }

    /// The text after a comment, which can contain others.
    private static func afterComment(_ text: Substring) -> Substring {
        var rest = text
        var depth = 0
        while !rest.isEmpty {
            let isOpening = rest.hasPrefix("/*")
            if isOpening || rest.hasPrefix("*/") {
                depth += isOpening ? 1 : -1
                rest = rest.dropFirst(2)
                if depth == 0 { break }
            } else {
                rest = rest.dropFirst()
            }
        }
        return rest
    }

    /// The index of the parenthesis or bracket that closes one, or the end.
    package func end(from start: Int) -> Int {
        var depth = 0
        for index in start..<all.count {
            switch all[index] {
            case .mark("("), .mark("["): depth += 1
            case .mark(")"), .mark("]"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return all.count
    }
}

/// What begins and ends a string literal: `"`, `"""`, and both with number signs.
private struct StringDelimiter {
    let opening: String
    let closing: String
    private let escape: String
    private let isMultiline: Bool

    /// The delimiter with which a text begins; `nil` if it begins with another token.
    init?(openingOf text: Substring) {
        let signs = text.prefix { $0 == "#" }
        let quotes = text[signs.endIndex...].prefix { $0 == "\"" }
        guard !quotes.isEmpty else { return nil }
        isMultiline = quotes.count >= 3
        let quote = isMultiline ? "\"\"\"" : "\""
        (opening, closing, escape) = (signs + quote, quote + signs, "\\" + signs)
    }

    /// What is between the delimiters at the start of a text. A literal without an end, on one line, ends there.
    func content(of text: Substring) -> Substring {
        let content = text.dropFirst(opening.count)
        var rest = content
        // The literals inside each other: strings, and in them expressions, each with its open parentheses.
        var strings = [self]
        var parentheses: [Int] = []
        while let string = strings.last, let first = rest.first {
            if first.isNewline, !string.isMultiline { break }
            if let depth = parentheses.last, parentheses.count == strings.count {
                if let inner = StringDelimiter(openingOf: rest) {
                    strings.append(inner)
                    rest = rest.dropFirst(inner.opening.count)
                    continue
                }
                switch first {
                case "(": parentheses[parentheses.count - 1] += 1
                case ")" where depth == 0: parentheses.removeLast()
                case ")": parentheses[parentheses.count - 1] -= 1
                default: break
                }
                rest = rest.dropFirst()
            } else if rest.hasPrefix(string.closing) {
                strings.removeLast()
                if strings.isEmpty { break }
                rest = rest.dropFirst(string.closing.count)
            } else if rest.hasPrefix(string.escape) {
                rest = rest.dropFirst(string.escape.count)
                if rest.first == "(" { parentheses.append(0) }
                rest = rest.dropFirst()
            } else {
                rest = rest.dropFirst()
            }
        }
        return content[..<rest.startIndex]
    }
}
