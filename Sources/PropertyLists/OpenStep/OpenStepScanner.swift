// The tokens of OpenStep text: white space and comments, strings, and data.
//
// For positions in the text, see `TextScanner.swift`.

struct OpenStepScanner: TextScanner {
    let text: DecodedText
    var position = 0

    /// Decodes a file, in the encoding that its byte order mark denotes, or in UTF-8.
    init(_ bytes: ArchiveBytes) throws(PropertyListError) {
        text = try DecodedText(bytes)
        guard text.count > 0 else { throw PropertyListError(.invalidText, "there is no text", at: bytes.count) }
    }

    init(_ text: DecodedText) { self.text = text }

    /// Steps over a byte if it is at the position.
    mutating func accept(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    func error(expected: String) -> PropertyListError {
        error("text does not go on as it should", expected: expected, found: found)
    }

    /// A description of the character at the position.
    var found: String {
        guard !isAtEnd else { return "the end of the text" }
        let character = string(position..<min(position + 4, text.count)).unicodeScalars.first
        guard let character, character.value >= 0x20, character.value != 0x7F else {
            return unsafe "a control character of the value \(bytes[position])"
        }
        return "'\(character)'"
    }

    // MARK: Space

    /// Steps over white space and comments.
    mutating func skipSpace() throws(PropertyListError) {
        while let byte = next {
            switch byte {
            case 0x09...0x0D, 0x20: position += 1
            case 0xE2 where isAtLineSeparator: position += 3
            case UInt8(ascii: "/") where isNext("//"): skipLine()
            case UInt8(ascii: "/") where isNext("/*"): try skipComment()
            default: return
            }
        }
    }

    private var isAtLineSeparator: Bool { isNext("\u{2028}") || isNext("\u{2029}") }

    private mutating func skipLine() {
        while let byte = next, byte != 0x0A, byte != 0x0D, !isAtLineSeparator {
            position += 1
        }
    }

    private mutating func skipComment() throws(PropertyListError) {
        let start = position
        position += 2
        while let byte = next {
            position += 1
            if byte == UInt8(ascii: "*"), accept(UInt8(ascii: "/")) { return }
        }
        throw error("comment without an end", at: start, expected: "*/ after it")
    }

    // MARK: Strings

    /// The string at the position, quoted or not, or `nil` if there is none.
    mutating func string() throws(PropertyListError) -> String? {
        guard let byte = next else { return nil }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedString() }
        let unquoted = skip { !Self.isUnquoted($0) }
        return unquoted.isEmpty ? nil : string(unquoted)
    }

    /// Whether a character may be in a string without quotes.
    static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
            UInt8(ascii: "-"):
            true
        default: byte.isLetterOrDigit
        }
    }

    private mutating func quotedString() throws(PropertyListError) -> String {
        let start = position
        let quote = unsafe bytes[start]
        position += 1
        var content: [UInt8] = []
        // The escapes since the last other character. Two of them may be a surrogate pair; an unpaired surrogate becomes
        // U+FFFD, as in the binary format.
        var escapes: [UInt16] = []
        var verbatimStart = position
        while let byte = next {
            if byte == quote || byte == UInt8(ascii: "\\"), verbatimStart < position {
                Self.append(&escapes, to: &content)
                unsafe content += bytes[verbatimStart..<position]
            }
            position += 1
            if byte == quote {
                Self.append(&escapes, to: &content)
                return String(decoding: content, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\") else { continue }
            if let unit = try escapedUnit() {
                escapes.append(unit)
                verbatimStart = position
            } else {
                // Before any other character, including a quote, the backslash is dropped and the character is kept.
                verbatimStart = position
                position = min(position + 1, text.count)
            }
        }
        throw error("string without an end", at: start, expected: "a quote after it")
    }

    private static func append(_ escapes: inout [UInt16], to content: inout [UInt8]) {
        guard !escapes.isEmpty else { return }
        content += String(decoding: escapes, as: UTF16.self).utf8
        escapes.removeAll(keepingCapacity: true)
    }

    // The code unit of an escape, after its backslash.
    private mutating func escapedUnit() throws(PropertyListError) -> UInt16? {
        guard let byte = next else { return nil }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return try octalEscape()
        case UInt8(ascii: "U"): return try hexadecimalEscape()
        default: break
        }
        guard let control = OpenStepPropertyList.controls.firstIndex(of: byte) else { return nil }
        position += 1
        return UInt16(control + 0x07)
    }

    // At most three digits, so that a digit can follow the escape.
    private mutating func octalEscape() throws(PropertyListError) -> UInt16 {
        let start = position
        var value = 0
        while position < start + 3, let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
            value = value << 3 | Int(byte & 7)
            position += 1
        }
        guard let byte = UInt8(exactly: value) else {
            throw error("octal escape of no character", at: start, expected: "at most 377")
        }
        return NextStepEncoding.codeUnit(of: byte)
    }

    // Up to four digits. Writers always use four.
    private mutating func hexadecimalEscape() throws(PropertyListError) -> UInt16 {
        position += 1
        let start = position
        var unit: UInt16 = 0
        while position < start + 4, let byte = next, let digit = byte.hexadecimalValue {
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        guard position > start else { throw error(expected: "a hexadecimal digit after \\U") }
        return unit
    }

    // MARK: Data

    /// The bytes of the data whose `<` is at the position.
    mutating func data() throws(PropertyListError) -> [UInt8] {
        let start = position
        position += 1
        var data: [UInt8] = []
        while let byte = next {
            if let high = byte.hexadecimalValue {
                position += 1
                guard let low = next?.hexadecimalValue else {
                    throw error(expected: "the second digit of a byte")
                }
                position += 1
                data.append(high << 4 | low)
            } else if accept(UInt8(ascii: ">")) {
                return data
            } else if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
                position += 1
            } else if isAtLineSeparator {
                position += 3
            } else if position == start + 1, byte == UInt8(ascii: "*") || byte == UInt8(ascii: "[") {
                throw error(
                    "'<\(byte == UInt8(ascii: "*") ? "*" : "[")' is an extension of GNUstep, which isn't supported",
                    at: start)
            } else {
                throw error(expected: "a hexadecimal digit or >")
            }
        }
        throw error("data without an end", at: start, expected: "> after it")
    }
}
