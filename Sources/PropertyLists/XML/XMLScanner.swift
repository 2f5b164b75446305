// Moves through the text of an XML property list: white space, comments and tags. Also creates its errors.
//
// For positions in the text, see `TextScanner.swift`.

struct XMLScanner: TextScanner {
    let text: DecodedText
    var position = 0

    static let close = UInt8(ascii: ">")
    static let slash = UInt8(ascii: "/")

    init(_ text: DecodedText) {
        self.text = text
    }

    mutating func skipWhiteSpace() {
        _ = skip { !$0.isXMLSpace }
    }

    /// Skips to the next `<` or `&`, or to the end. Returns the skipped range.
    mutating func skipPlainText() -> Range<Int> {
        let start = position
        position = unsafe text.utf8.firstPosition(ofByte: UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: start)
        return start..<position
    }

    // MARK: Between elements

    /// Skips white space, comments, processing instructions and, before the first element, the DOCTYPE. Stops at the
    /// next tag or at the end.
    mutating func skipToTag(allowsDocumentType: Bool = false) throws(PropertyListError) {
        while true {
            skipWhiteSpace()
            let start = position
            let bytes = unsafe text.utf8
            // In most cases, this is a tag.
            guard bytes.count - start >= 2, unsafe bytes[start] == UInt8(ascii: "<"),
                unsafe bytes[start + 1] == UInt8(ascii: "!") || bytes[start + 1] == UInt8(ascii: "?")
            else { return }
            if skip("<!--") {
                try skip(past: "-->", of: "a comment", from: start)
            } else if skip("<?") {
                try skip(past: "?>", of: "a processing instruction", from: start)
            } else if allowsDocumentType, skip("<!DOCTYPE") {
                try skipDocumentType(from: start)
            } else {
                return
            }
        }
    }

    private mutating func skip(past end: StaticString, of what: String, from start: Int) throws(PropertyListError) {
        while !isAtEnd {
            if skip(end) { return }
            position += 1
        }
        throw error("\(what) has no end", at: start, expected: "'\(end)'")
    }

    // An internal subset is refused, so no entities can be declared.
    private mutating func skipDocumentType(from start: Int) throws(PropertyListError) {
        while let byte = next {
            switch byte {
            case Self.close:
                position += 1
                return
            case UInt8(ascii: "["):
                throw error("DOCTYPE has an internal subset", expected: "'>'", found: "'['")
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted(byte)
            default: position += 1
            }
        }
        throw error("DOCTYPE has no end", at: start, expected: "'>'")
    }

    mutating func skipQuoted(_ quote: UInt8) throws(PropertyListError) {
        let start = position
        position += 1
        _ = skip { $0 == quote }
        guard !isAtEnd else { throw error("quoted text has no end", at: start) }
        position += 1
    }

    // MARK: Errors

    @inline(never)
    func unexpectedText(expected: String) -> PropertyListError {
        error(isAtEnd ? "text ends too early" : "text that doesn't belong", expected: expected, found: quote(position))
    }

    func quote(_ position: Int) -> String {
        guard position < text.count else { return "the end" }
        let start = unsafe text.utf8[position...]
        var count = unsafe start.prefix(24).count
        if unsafe start.first == UInt8(ascii: "<") {
            count = unsafe start.prefix(24).firstIndex(of: Self.close).map { $0 - position + 1 } ?? count
        } else {
            count = unsafe max(start.prefix(24).prefix { $0 != UInt8(ascii: "<") && !$0.isXMLSpace }.count, 1)
        }
        // Characters are not split.
        while position + count < text.count, unsafe text.utf8[position + count] & 0xC0 == 0x80 { count += 1 }
        return "'" + string(position..<(position + count)) + "'"
    }
}
