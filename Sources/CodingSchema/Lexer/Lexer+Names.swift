// Names, and what is neither a name nor anything else.

extension Lexer {
    /// Moves past the rest of the name at `position`.
    mutating func skipName() {
        while position < bytes.count {
            let next = bytes[position]
            if UnicodeText.beginsName(next) || Self.isDigit(next) {
                position += 1
            } else if next >= 0x80, let (scalar, length) = UnicodeText.scalar(in: bytes, at: position),
                UnicodeText.continuesName(scalar)
            {
                position += length
            } else {
                return
            }
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Takes a name between backticks.
    mutating func lexQuotedName() -> Token.Flags {
        let start = position
        position += 1
        let nameStart = position
        if beginsName { skipName() }
        if position > nameStart, byte() == UInt8(ascii: "`") {
            position += 1
            return .isQuoted
        }
        // Up to the closing backtick of this line, if there is one, it was meant to be one name.
        let end = bytes[nameStart...].prefix { !Self.isLineBreak($0) && $0 != UInt8(ascii: "`") }.endIndex
        let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "`")
        if isClosed {
            position = end + 1
            report(
                .malformedQuotedName, "a name is made of letters, digits and '_', and does not begin with a digit",
                at: range(start, position))
        } else {
            report(
                .unterminatedQuotedName, "the backtick that closes this name is missing", at: range(start, start + 1),
                fix: Diagnostic.Fix("close it with '`'", replacing: range(position, position), with: "`"))
        }
        return [.isQuoted, .isMalformed]
    }

    /// The sign at `position` is followed by a name, and precedes a declaration or field.
    var beginsAttribute: Bool {
        var rest = self
        rest.position += 1
        guard rest.beginsName else { return false }
        switch rest.lastKind {
        case .colon, .comma, .equals, .period, .minus, .leftParenthesis, .leftBracket, .leftAngle: return false
        default: return true
        }
    }

    /// Takes the names of an attribute, and its arguments: Swift text with balanced parentheses.
    mutating func lexAttribute() -> Token.Flags {
        repeat {
            position += 1
            skipName()
        } while byte() == UInt8(ascii: ".") && byte(1) > UInt8(ascii: " ")
        return byte() == UInt8(ascii: "(") ? lexSwift(.parenthesis) : []
    }

    private var beginsName: Bool {
        guard position < bytes.count else { return false }
        return UnicodeText.scalar(in: bytes, at: position).map { UnicodeText.beginsName($0.scalar) } ?? false
    }

    /// Takes and reports characters without a meaning in a schema.
    mutating func lexMeaningless() {
        let start = position
        let first = bytes[start]
        switch first {
        case UInt8(ascii: ";"):
            skipRun(of: first)
            report(.semicolon(at: range(start, position)))
        case UInt8(ascii: "!"):
            skipRun(of: first)
            report(
                .exclamationMark, "'\((range(start, position)).text)' is not allowed in a schema",
                at: range(start, position),
                fix: Diagnostic.Fix(
                    "write '?' for a type that may be nil", replacing: range(start, position), with: "?"))
        case UInt8(ascii: "'"):
            lexApostrophe()
        case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"):
            if first == UInt8(ascii: "#"), skipRawString() {
                report(
                    .rawString, "a string in a schema can't have '#' around it", at: range(start, position),
                    fix: "write it between quotes only, with '\\' before quotes and backslashes in it")
                return
            }
            skipRun(of: first)
            skipName()
            report(.meaningless(range(start, position)))
        default:
            lexMeaninglessRun()
        }
    }

    private mutating func skipRun(of byte: UInt8) {
        while position < bytes.count, bytes[position] == byte { position += 1 }
    }

    /// Takes a string between apostrophes, or the apostrophe alone.
    private mutating func lexApostrophe() {
        let start = position
        let content = bytes[(start + 1)...].prefix { !Self.isLineBreak($0) && $0 != UInt8(ascii: "'") }
        if content.endIndex < bytes.count, bytes[content.endIndex] == UInt8(ascii: "'") {
            position = content.endIndex + 1
        } else {
            position += 1
        }
        report(.apostrophes(at: range(start, position)))
    }

    /// Takes signs and scalars as long as none of them can begin anything else.
    private mutating func lexMeaninglessRun() {
        let start = position
        var hasInvalidBytes = false
        repeat {
            if let (_, length) = UnicodeText.scalar(in: bytes, at: position) {
                position += length
            } else {
                hasInvalidBytes = true
                position += 1
            }
        } while position < bytes.count && isMeaningless
        // Bytes that are not UTF-8 are reported once, for the whole file.
        if !hasInvalidBytes { report(.meaningless(range(start, position))) }
    }

    private var isMeaningless: Bool {
        let next = bytes[position]
        guard next < 0x80 else {
            return UnicodeText.scalar(in: bytes, at: position).map { !UnicodeText.beginsName($0.scalar) } ?? true
        }
        switch next {
        case UInt8(ascii: "/"): return byte(1) != UInt8(ascii: "/") && byte(1) != UInt8(ascii: "*")
        case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "\\"),
            UInt8(ascii: "^"), UInt8(ascii: "|"), UInt8(ascii: "~"), 0x7F:
            return true
        default: return next < 0x20 && !(0x09...0x0D).contains(next)
        }
    }
}
