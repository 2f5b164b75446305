// Numbers as Swift writes them: `1_000`, `0xFF`, `0o17`, `0b1`, `1.5e-3`, `0x1p4`. A sign is a separate token.

extension Lexer {
    mutating func lexNumber() -> (kind: Token.Kind, flags: Token.Flags) {
        let start = position
        var kind = Token.Kind.integer
        var isWellFormed: Bool
        switch (bytes[position], byte(1)) {
        case (UInt8(ascii: "0"), UInt8(ascii: "x")):
            position += 2
            isWellFormed = skipDigits(where: Self.isHexadecimalDigit)
            if isWellFormed, let isComplete = skipFraction(exponents: "p", where: Self.isHexadecimalDigit) {
                kind = .real
                isWellFormed = isComplete
            }
        case (UInt8(ascii: "0"), UInt8(ascii: "o")):
            position += 2
            isWellFormed = skipDigits { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
        case (UInt8(ascii: "0"), UInt8(ascii: "b")):
            position += 2
            isWellFormed = skipDigits { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }
        default:
            isWellFormed = skipDigits(where: Self.isDigit)
            if let isComplete = skipFraction(exponents: "e", where: Self.isDigit) {
                kind = .real
                isWellFormed = isComplete
            }
        }
        // Letters directly after a number are part of it, and so is a period that nothing follows: `12abc` and `1.` are
        // one mistake each, not two tokens.
        let numberEnd = position
        if byte() == UInt8(ascii: "."), byte(1) <= UInt8(ascii: " ") || byte(1) == UInt8(ascii: ")") { position += 1 }
        skipName()
        if position > numberEnd { isWellFormed = false }
        guard isWellFormed else {
            report(
                .malformedNumber, "'\((range(start, position)).text)' is not a number", at: range(start, position),
                fix: (range(start, position)).text.hasSuffix(".")
                    ? Diagnostic.Fix(
                        "write '\((range(start, position)).text)0'", replacing: range(start, position),
                        with: (range(start, position)).text + "0") : nil)
            return (kind, .isMalformed)
        }
        return (kind, [])
    }

    private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    /// Moves past digits and underscores; `false` if there is no digit first.
    private mutating func skipDigits(where isDigit: (UInt8) -> Bool) -> Bool {
        guard position < bytes.count, isDigit(bytes[position]) else { return false }
        while position < bytes.count, isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
        return true
    }

    /// Moves past a fraction and an exponent; `nil` if there is neither, `false` if one is incomplete.
    ///
    /// A hexadecimal fraction needs an exponent, as in Swift.
    private mutating func skipFraction(
        exponents letter: Unicode.Scalar, where isDigit: (UInt8) -> Bool
    ) -> Bool? {
        let lowercase = UInt8(ascii: letter)
        let isHexadecimal = letter == "p"
        var hasFraction = false
        // A period without a digit after it is not part of the number: `1.since`.
        if byte() == UInt8(ascii: "."), isDigit(byte(1)), !isHexadecimal || hexadecimalFractionHasExponent() {
            position += 1
            hasFraction = skipDigits(where: isDigit)
        }
        guard byte() == lowercase || byte() == lowercase & 0xDF else { return hasFraction ? true : nil }
        position += 1
        if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { position += 1 }
        return skipDigits(where: Self.isDigit)
    }

    private func hexadecimalFractionHasExponent() -> Bool {
        let isDigit = { (byte: UInt8) in Self.isHexadecimalDigit(byte) || byte == UInt8(ascii: "_") }
        let end = bytes[(position + 1)...].prefix(while: isDigit).endIndex
        return end < bytes.count && bytes[end] & 0xDF == UInt8(ascii: "P")
    }
}
