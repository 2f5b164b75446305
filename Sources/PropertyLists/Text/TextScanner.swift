// What the scanners of XML and OpenStep text have in common: a position in the text, and errors about it.
//
// A position is never greater than the count, and a scanner compares it with the count before it reads there. The text
// lives as long as its scanner.

protocol TextScanner {
    var text: DecodedText { get }

    /// The position of the next byte of UTF-8.
    var position: Int { get set }
}

extension TextScanner {
    /// All bytes. They must not be used after the lifetime of the scanner.
    var bytes: UnsafeRawBufferPointer { unsafe text.utf8 }

    var isAtEnd: Bool { position >= text.count }

    /// The next byte, or `nil` at the end.
    var next: UInt8? { unsafe position < text.count ? text.utf8[position] : nil }

    func isNext(_ literal: StaticString) -> Bool {
        let count = literal.utf8CodeUnitCount
        guard text.count - position >= count else { return false }
        let bytes = unsafe text.utf8
        let expected = unsafe UnsafeRawBufferPointer(start: literal.utf8Start, count: count)
        return unsafe UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)]).isEqual(to: expected)
    }

    /// Skips a literal if the text continues with it.
    mutating func skip(_ literal: StaticString) -> Bool {
        guard isNext(literal) else { return false }
        position += literal.utf8CodeUnitCount
        return true
    }

    /// Skips to the next byte that satisfies the condition, or to the end. Returns the skipped range.
    mutating func skip(until isEnd: (UInt8) -> Bool) -> Range<Int> {
        let bytes = unsafe text.utf8
        let start = position
        var end = start
        while end < bytes.count, unsafe !isEnd(bytes[end]) { end += 1 }
        position = end
        return start..<end
    }

    func string(_ range: Range<Int>) -> String {
        unsafe String(decoding: text.utf8[range], as: UTF8.self)
    }

    /// An error with line, column and byte offset. The default is the current position.
    func error(
        _ message: String, code: PropertyListError.Code = .invalidText, at position: Int? = nil,
        expected: String? = nil, found: String? = nil,
    ) -> PropertyListError {
        text.error(message, at: position ?? self.position, code: code, expected: expected, found: found)
    }
}
