// Strings: between quotes, on one line, with Swift's escapes and no interpolation.

extension Lexer {
    mutating func lexString() -> Token.Flags {
        let start = position
        if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") {
            skipStringOfLines()
            report(
                .multilineString, "a string in a schema can't have several lines",
                at: range(start, min(start + 3, position)),
                fix: "write it on one line between '\"' and '\"', with '\\n' for a line break")
            return .isMalformed
        }
        var flags: Token.Flags = []
        position += 1
        while position < bytes.count, !Self.isLineBreak(bytes[position]) {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return flags
            case UInt8(ascii: "\\"):
                flags.insert(.hasEscapes)
                if !lexEscape() { flags.insert(.isMalformed) }
            default:
                position += 1
            }
        }
        let end = trimmedEnd()
        report(
            .unterminatedString, "this string is not closed on its line", at: range(start, start + 1),
            fix: Diagnostic.Fix("close it with '\"'", replacing: range(end, end), with: "\""))
        return flags.union(.isMalformed)
    }

    /// The end of the text before `position`, without trailing white space.
    func trimmedEnd() -> Int {
        var end = position
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
        return end
    }

    /// Takes a backslash and what belongs to it; reports what Swift does not know, and returns `false`.
    private mutating func lexEscape() -> Bool {
        let start = position
        if byte(1) == UInt8(ascii: "(") {
            report(
                .interpolation, "a string in a schema can't have an interpolation", at: range(start, start + 2),
                fix: "write '\\\\' for a backslash, or a default as a Swift expression in parentheses")
            skipInterpolation()
            return false
        }
        if let escape = StringLiteral.escape(in: bytes, at: start) {
            position += escape.length
            return true
        }
        position += 1
        let isHexadecimal = byte() == UInt8(ascii: "u")
        if position < bytes.count, !Self.isLineBreak(bytes[position]) {
            position += UnicodeText.scalar(in: bytes, at: position)?.length ?? 1
        }
        if isHexadecimal {
            if byte() == UInt8(ascii: "{") {
                let isInside = { (byte: UInt8) in
                    !Self.isLineBreak(byte) && byte != UInt8(ascii: "}") && byte != UInt8(ascii: "\"")
                }
                position = bytes[position...].prefix(while: isInside).endIndex
                if byte() == UInt8(ascii: "}") { position += 1 }
            }
            report(.malformedScalar(at: range(start, position)))
        } else {
            report(
                .unknownEscape, "'\((range(start, position)).text)' is not an escape sequence of a string",
                at: range(start, position), fix: "write '\\\\' for a backslash")
        }
        return false
    }

    /// Moves past an interpolation's parentheses, if this line closes them, so that quotes in it end no string.
    private mutating func skipInterpolation() {
        position += 2
        // If an interpolation before this one had no end on the line, neither has this one.
        guard position >= vainInterpolationEnd else { return }
        var scanner = SwiftTextScanner(bytes: bytes, position: position, limit: lineEnd(), closing: .parenthesis)
        if scanner.scan() {
            position = scanner.position
        } else {
            vainInterpolationEnd = scanner.position
        }
    }

    /// Moves past a string between three quotes.
    private mutating func skipStringOfLines() {
        position += 3
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 1
            } else if bytes[position] == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\""),
                byte(2) == UInt8(ascii: "\"")
            {
                position += 3
                return
            }
            position += 1
        }
        position = bytes.count
        isEndSwallowed = true
    }

    /// Moves past a string of this line between number signs; `false` if there is none.
    mutating func skipRawString() -> Bool {
        let marks = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        guard byte(marks) == UInt8(ascii: "\"") else { return false }
        var scanner = SwiftTextScanner(bytes: bytes, position: position, limit: lineEnd(), closing: .brace)
        scanner.scanOneString()
        position = max(scanner.position, position + marks + 1)
        return true
    }
}
