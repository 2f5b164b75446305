// Moves through the text of an XML property list: white space, comments, tags, and the words for what is wrong where.

/// A position in an XML text.
struct XMLScanner {
    private let text: DecodedText
    /// Where the next byte of UTF-8 is.
    private(set) var position = 0

    private static let close = UInt8(ascii: ">")
    private static let slash = UInt8(ascii: "/")

    init(_ text: DecodedText) {
        self.text = text
    }

    /// All bytes.
    var bytes: [UInt8] { text.utf8 }

    /// Whether nothing is left.
    var isAtEnd: Bool { position >= text.utf8.count }

    /// The next byte, or `nil` at the end.
    var next: UInt8? { position < text.utf8.count ? text.utf8[position] : nil }

    /// Goes on by a number of bytes that were seen.
    mutating func advance(by count: Int = 1) {
        position = min(position + count, text.utf8.count)
    }

    /// Whether the text goes on with this.
    func isNext(_ literal: StaticString) -> Bool {
        let count = literal.utf8CodeUnitCount
        guard text.utf8.count - position >= count else { return false }
        return literal.withUTF8Buffer { literal in
            text.utf8[position..<(position + count)].elementsEqual(literal)
        }
    }

    /// Goes past this if the text goes on with it.
    mutating func skip(_ literal: StaticString) -> Bool {
        guard isNext(literal) else { return false }
        position += literal.utf8CodeUnitCount
        return true
    }

    mutating func skipWhiteSpace() {
        while let byte = next, XMLFormat.isWhiteSpace(byte) {
            position += 1
        }
    }

    /// Goes to the next byte for which this holds, or to the end; returns what lies between.
    mutating func skip(until isEnd: (UInt8) -> Bool) -> Range<Int> {
        let start = position
        while let byte = next, !isEnd(byte) {
            position += 1
        }
        return start..<position
    }

    /// The text of a range.
    func string(_ range: Range<Int>) -> String {
        text.utf8.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
    }
}

// MARK: - Between elements

extension XMLScanner {
    /// Goes past white space, comments and processing instructions, and before the first element past the DOCTYPE,
    /// up to the next tag or the end.
    mutating func skipToTag(allowsDocumentType: Bool = false) throws(PropertyListError) {
        while true {
            skipWhiteSpace()
            let start = position
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

    private mutating func skip(
        past end: StaticString, of what: String, from start: Int,
    ) throws(PropertyListError) {
        while !isAtEnd {
            if skip(end) { return }
            position += 1
        }
        throw error("\(what) has no end", at: start, expected: "'\(end)'")
    }

    // Entities would be declared between brackets, so there are none.
    private mutating func skipDocumentType(from start: Int) throws(PropertyListError) {
        while let byte = next {
            switch byte {
            case Self.close:
                position += 1
                return
            case UInt8(ascii: "["):
                throw error("DOCTYPE declares something of its own", expected: "'>'", found: "'['")
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted(byte)
            default: position += 1
            }
        }
        throw error("DOCTYPE has no end", at: start, expected: "'>'")
    }

    private mutating func skipQuoted(_ quote: UInt8) throws(PropertyListError) {
        let start = position
        position += 1
        _ = skip { $0 == quote }
        guard !isAtEnd else { throw error("quoted text has no end", at: start) }
        position += 1
    }
}

// MARK: - Tags

extension XMLScanner {
    /// A tag that begins an element.
    struct Tag {
        let name: Range<Int>
        /// Whether it ends the element too: `<name/>`.
        let isEmpty: Bool
        /// Where its `<` is.
        let start: Int
    }

    /// Reads the tag that begins an element; attributes say nothing.
    mutating func openTag() throws(PropertyListError) -> Tag {
        let start = position
        guard skip("<") else { throw unexpectedText(expected: "an element") }
        let name = skip { XMLFormat.isWhiteSpace($0) || $0 == Self.close || $0 == Self.slash }
        while let byte = next {
            switch byte {
            case Self.close:
                position += 1
                return Tag(name: name, isEmpty: false, start: start)
            case Self.slash where isNext("/>"):
                position += 2
                return Tag(name: name, isEmpty: true, start: start)
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted(byte)
            default: position += 1
            }
        }
        throw error("tag has no end", at: start, expected: "'>'")
    }

    /// Goes past the tag that ends an element.
    mutating func closeTag(_ name: String) throws(PropertyListError) {
        let start = position
        guard skip("</") else { throw unexpectedText(expected: "</\(name)>") }
        let found = skip { XMLFormat.isWhiteSpace($0) || $0 == Self.close }
        guard string(found) == name else {
            throw error("tag ends another element", at: start, expected: "</\(name)>", found: quote(start))
        }
        skipWhiteSpace()
        guard skip(">") else { throw unexpectedText(expected: "'>'") }
    }
}

// MARK: - Errors

extension XMLScanner {
    /// An error with its line, column and byte; the position if no other is given.
    @inline(never)
    func error(
        _ message: String, code: PropertyListError.Code = .invalidText, at position: Int? = nil,
        expected: String? = nil, found: String? = nil,
    ) -> PropertyListError {
        let place = text.place(of: position ?? self.position)
        return PropertyListError(
            code,
            "\(message) in line \(place.line), column \(place.column)",
            at: place.byteOffset,
            expected: expected,
            found: found,
        )
    }

    /// The error about something else than what should come next.
    @inline(never)
    func unexpectedText(expected: String) -> PropertyListError {
        error(isAtEnd ? "text ends too early" : "text that doesn't belong", expected: expected, found: quote(position))
    }

    /// What stands at a position, in few words.
    func quote(_ position: Int) -> String {
        guard position < text.utf8.count else { return "the end" }
        let start = text.utf8[position...]
        var count = start.prefix(24).count
        if start.first == UInt8(ascii: "<") {
            count = start.prefix(24).firstIndex(of: Self.close).map { $0 - position + 1 } ?? count
        } else {
            count = max(start.prefix(24).prefix { $0 != UInt8(ascii: "<") && !XMLFormat.isWhiteSpace($0) }.count, 1)
        }
        // A character is not cut.
        while position + count < text.utf8.count, text.utf8[position + count] & 0xC0 == 0x80 {
            count += 1
        }
        return "'" + string(position..<(position + count)) + "'"
    }
}
