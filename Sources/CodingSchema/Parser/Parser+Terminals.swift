// Terminals: names, strings, integers, words and punctuation, each with its diagnostic if it is missing.

extension Parser {
    /// name
    ///
    /// - Parameter owner: What is named, as messages call it.
    mutating func name(of owner: String) -> Located<String>? {
        guard at(.identifier) else {
            reportMissing(.missingName(of: owner, at: rangeOfMissing))
            return nil
        }
        let text = currentText
        let range = currentRange
        if current.flags.contains(.isQuoted) {
            advance()
            let name = text.drop { $0 == "`" }
            return Located(String(name.last == "`" ? name.dropLast() : name), at: range)
        }
        let isKeyword = current.flags.contains(.isSwiftKeyword)
        if text == "_" || isKeyword && current.startsLine {
            reportMissing(.missingName(of: owner, at: rangeOfMissing))
            return nil
        }
        if isKeyword, !isRefusedInBackticks(text, of: owner) {
            reportMissing(.keywordAsName(text, at: range))
        }
        advance()
        return Located(text, at: range)
    }

    /// The name is reserved even in backticks, which another diagnostic reports.
    private func isRefusedInBackticks(_ text: String, of owner: String) -> Bool {
        switch owner {
        case "field": ReservedNames.fields.contains(text)
        case "case": ReservedNames.cases.contains(text)
        default: false
        }
    }

    /// `"." name`
    mutating func caseName() -> Located<String>? {
        if !consume(if: .period) {
            reportMissing(.missingPunctuation(".", before: "a case", at: pointAfterPrevious))
            guard at(.identifier), !current.startsLine else { return nil }
        }
        return memberName(of: "case")
    }

    /// A name after a period. Keywords of Swift need no backticks there.
    mutating func memberName(of owner: String) -> Located<String>? {
        guard at(.identifier), current.flags.contains(.isSwiftKeyword), !current.startsLine else {
            return name(of: owner)
        }
        let name = Located(currentText, at: currentRange)
        advance()
        return name
    }

    /// string
    ///
    /// - Parameter owner: What needs the string: the words before it.
    mutating func string(after owner: String) -> Located<String>? {
        let token = current
        let range = currentRange
        switch token.kind {
        case .string:
            advance()
            return Located(stringValue(of: token), at: range)
        case .identifier where word == nil && !token.startsLine:
            let text = currentText
            reportMissing(
                .missingQuotes, "'\(owner)' needs a string", at: range, fix: .write("\"\(text)\"", replacing: range))
            advance()
            return Located(text, at: range)
        default:
            reportMissing(
                .missingString, "'\(owner)' needs a string", at: rangeOfMissing,
                fix: "write one, such as '\(owner) \"Name\"'")
            return nil
        }
    }

    /// The value of a string token.
    func stringValue(of token: Token) -> String {
        let bytes = list.file.bytes
        let start = min(token.start + 1, token.end)
        let isClosed = token.end > start && bytes[token.end - 1] == UInt8(ascii: "\"")
        let content = bytes[start..<(isClosed ? token.end - 1 : token.end)]
        guard token.flags.contains(.hasEscapes) else { return String(decoding: content, as: UTF8.self) }
        return StringLiteral.value(of: content, in: bytes)
    }

    /// `strings = string { "," string }`
    mutating func strings(after owner: String) -> [Located<String>]? {
        guard let first = string(after: owner) else { return nil }
        var result = [first]
        while true {
            var comma: SourceRange?
            if at(.comma), next.kind == .string {
                comma = currentRange
                advance()
            } else if at(.string), !current.startsLine {
                reportMissing(.missingPunctuation(",", before: "the next string", at: pointAfterPrevious))
            } else {
                return result
            }
            guard var string = string(after: owner) else { return result }
            string.removal = comma?.throughBlanks(string.range)
            if result.count == 1, let comma, first.range.throughBlanks(comma) != nil, string.removal != nil {
                result[0].removal = first.range.upTo(string.range)
            }
            result.append(string)
        }
    }

    /// A string, which a fix removes from a token on.
    mutating func string(after owner: String, removedFrom start: Token) -> Located<String>? {
        guard var string = string(after: owner) else { return nil }
        string.removal = list.range(of: start).throughBlanks(string.range)
        return string
    }

    /// integer
    mutating func integer(after owner: String) -> Located<Int>? {
        let token = current
        let range = currentRange
        switch token.kind {
        case .integer:
            advance()
            if token.flags.contains(.isMalformed) { return nil }
            if let literal = IntegerLiteral(list.text(of: token)), let value = Int(exactly: literal.magnitude) {
                return Located(value, at: range)
            }
            report(.integerTooLarge, "the integer is too large", at: range, fix: "write at most \(Int.max)")
        case .minus where next.kind == .integer:
            advance()
            advance()
            reportMissing(
                .negativeInteger, "'\(owner)' needs an integer that is not negative", at: self.range(from: token),
                fix: "write 0 or more")
        default:
            reportMissing(
                .missingInteger, "'\(owner)' needs an integer", at: rangeOfMissing,
                fix: "write one, such as '\(owner) 1'")
            if token.kind == .real { advance() }
        }
        return nil
    }

    /// A required word. A misspelling is reported and accepted.
    mutating func expect(_ expected: Word) -> Bool {
        if consume(if: expected) { return true }
        if repairsNearly(expected) { return true }
        reportMissing(.missingWord(expected.rawValue, at: rangeOfMissing))
        return false
    }

    /// Accepts a misspelling of a word, and reports it.
    mutating func repairsNearly(_ expected: Word) -> Bool {
        guard at(.identifier), !current.startsLine,
            EditDistance.closest(to: currentText, among: [expected.rawValue]) != nil,
            repairWord(among: [expected], as: "word")
        else { return false }
        advance()
        return true
    }

    /// A punctuation mark that is required here.
    mutating func expect(_ kind: Token.Kind, _ text: String, before owner: String) -> Bool {
        if consume(if: kind) { return true }
        reportMissing(.missingPunctuation(text, before: owner, at: pointAfterPrevious))
        return false
    }

    /// `reference = name [ "(" { name ":" } ")" ]`
    ///
    /// - Parameter isTarget: `target = [ dotted "." ] reference`
    mutating func reference(after owner: String, isTarget: Bool = false) -> ReferenceSyntax? {
        let start = current
        guard var name = name(of: "function after '\(owner)'") else { return nil }
        var path: [String] = []
        while let member = member(of: "function") {
            path.append(name.value)
            name = member
        }
        if !path.isEmpty, !isTarget {
            report(
                .qualifiedReference,
                "a function after 'via' is a member of the class and is written without a type's name",
                at: range(from: start),
                fix: .write(name.value, replacing: range(from: start)))
        }
        var labels: [String]?
        if consume(if: .leftParenthesis) { labels = argumentLabels() }
        let typeName = path.isEmpty || !isTarget ? nil : path.joined(separator: ".")
        return ReferenceSyntax(name: name.value, labels: labels, typeName: typeName, range: range(from: start))
    }

    /// Whether the token is a keyword that Swift accepts as a label only in backticks.
    private var isAtKeywordAsLabel: Bool {
        next.kind == .colon && ["inout", "let", "var"].contains(currentText)
    }

    private mutating func argumentLabels() -> [String] {
        var labels: [String] = []
        while at(.identifier), !isAtMemberEnd || isAtKeywordAsLabel {
            let text = currentText
            mark { $0.joint = .glued }
            if isAtKeywordAsLabel { report(.keywordAsName(text, at: currentRange)) }
            advance()
            guard expect(.colon, ":", before: "the next label") else { break }
            labels.append(text.first == "`" ? String(text.dropFirst().dropLast()) : text)
        }
        if !at(.rightParenthesis) {
            reportMissing(.missingPunctuation(")", before: "what follows the labels", at: pointAfterPrevious))
            skip { $0.current.startsLine || $0.at(.rightParenthesis) || $0.at(.rightBrace) || $0.at(.leftBrace) }
        }
        _ = consume(if: .rightParenthesis)
        return labels
    }
}
