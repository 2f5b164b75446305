// The tags of elements. Tags without attributes and white space, as all writers write them, are recognized by a single
// comparison of eight bytes. Other tags are read byte by byte.
//
//     <string>Anna</string>          s t r i n g > A    as a number: the first seven bytes are `string>`
//      └─ 8 bytes ─┘
//
// For positions in the text, see `TextScanner.swift`.

extension XMLScanner {
    struct Tag {
        /// The element; `nil` if it isn't a value or a key.
        let element: XMLElement?
        /// Whether the tag also closes the element: `<name/>`.
        let isEmpty: Bool
        /// The position of its `<`.
        let start: Int
        /// Whether it is the tag of the whole property list.
        var isPropertyList = false
    }

    /// Reads an opening tag. Attributes are ignored.
    mutating func openTag() throws(PropertyListError) -> Tag {
        let start = position
        guard next == UInt8(ascii: "<") else { throw unexpectedText(expected: "an element") }
        if let tag = simpleTag() { return tag }
        position = start + 1
        let name = skip { $0.isXMLSpace || $0 == Self.close || $0 == Self.slash }
        while let byte = next {
            switch byte {
            case Self.close:
                position += 1
                return tag(name, isEmpty: false, start: start)
            case Self.slash where isNext("/>"):
                position += 2
                return tag(name, isEmpty: true, start: start)
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted(byte)
            default: position += 1
            }
        }
        throw error("tag has no end", at: start, expected: "'>'")
    }

    private func tag(_ name: Range<Int>, isEmpty: Bool, start: Int) -> Tag {
        // No element has a long name, and those of hostile files take long to compare.
        let text = name.count <= 16 ? string(name) : ""
        return Tag(
            element: XMLElement(rawValue: text), isEmpty: isEmpty, start: start,
            isPropertyList: text == XMLFormat.propertyList)
    }

    // The tag at the position; nil if it contains more than the name.
    private mutating func simpleTag() -> Tag? {
        let start = position
        guard let (element, byteCount) = simpleName(at: start + 1) else { return nil }
        position = start + 1 + byteCount
        return unsafe Tag(element: element, isEmpty: bytes[position - 2] == Self.slash, start: start)
    }

    // The element whose name and `>` are at a position, as writers write them, and the number of these bytes.
    @inline(__always)
    private func simpleName(at position: Int) -> (element: XMLElement, byteCount: Int)? {
        let bytes = unsafe bytes
        guard bytes.count - position >= 8 else { return nil }
        let word = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        return switch unsafe bytes[position] {
        case UInt8(ascii: "k") where Self.begins(word, "key>"): (.key, 4)
        case UInt8(ascii: "s") where Self.begins(word, "string>"): (.string, 7)
        case UInt8(ascii: "i") where Self.begins(word, "integer>"): (.integer, 8)
        case UInt8(ascii: "d") where Self.begins(word, "dict>"): (.dictionary, 5)
        case UInt8(ascii: "d") where Self.begins(word, "date>"): (.date, 5)
        case UInt8(ascii: "d") where Self.begins(word, "data>"): (.data, 5)
        case UInt8(ascii: "a") where Self.begins(word, "array>"): (.array, 6)
        case UInt8(ascii: "r") where Self.begins(word, "real>"): (.real, 5)
        case UInt8(ascii: "t") where Self.begins(word, "true/>"): (.booleanTrue, 6)
        case UInt8(ascii: "f") where Self.begins(word, "false/>"): (.booleanFalse, 7)
        default: nil
        }
    }

    mutating func closeTag(_ element: XMLElement) throws(PropertyListError) {
        if let byteCount = simpleEnd(of: element) {
            position += byteCount
        } else {
            try closeTag(element.rawValue)
        }
    }

    // The number of bytes of the closing tag at the position; nil if it is another tag, or contains white space.
    private func simpleEnd(of element: XMLElement) -> Int? {
        let bytes = unsafe bytes
        guard bytes.count - position >= 10, unsafe bytes[position] == UInt8(ascii: "<"),
            unsafe bytes[position + 1] == Self.slash,
            let (found, byteCount) = simpleName(at: position + 2), found == element,
            unsafe bytes[position + byteCount] != Self.slash
        else { return nil }
        return byteCount + 2
    }

    mutating func closeTag(_ name: String) throws(PropertyListError) {
        let start = position
        guard skip("</") else { throw unexpectedText(expected: "</\(name)>") }
        let found = skip { $0.isXMLSpace || $0 == Self.close }
        guard unsafe bytes[found].elementsEqual(name.utf8) else {
            throw error("tag ends another element", at: start, expected: "</\(name)>", found: quote(start))
        }
        skipWhiteSpace()
        guard skip(">") else { throw unexpectedText(expected: "'>'") }
    }

    // Whether eight bytes start with a text of at most eight bytes. Compiled to a comparison with a constant.
    private static func begins(_ word: UInt64, _ text: StaticString) -> Bool {
        var expected: UInt64 = 0
        for position in (0..<text.utf8CodeUnitCount).reversed() {
            expected = unsafe expected << 8 | UInt64(text.utf8Start[position])
        }
        let unusedBitCount = UInt64(64 - 8 * text.utf8CodeUnitCount)
        return (UInt64(littleEndian: word) ^ expected) << unusedBitCount == 0
    }

    // MARK: UIDs

    /// Skips the rest of a dictionary that represents a UID, after its opening tag, and returns the UID.
    ///
    /// Returns `nil` and doesn't change the position if the dictionary is not a UID, or is not in the form that writers
    /// use. The caller then reads it like any dictionary. In an archive every reference is a UID, which takes four
    /// lines.
    mutating func skipUID() -> UInt32? {
        let start = position
        skipWhiteSpace()
        if skip("<key>CF$UID</key>") {
            skipWhiteSpace()
            if skip("<integer>"), let value = skipDigits(), skip("</integer>") {
                skipWhiteSpace()
                if skip("</dict>") { return value }
            }
        }
        position = start
        return nil
    }

    private mutating func skipDigits() -> UInt32? {
        let bytes = unsafe bytes
        var value: UInt64 = 0
        var end = position
        while end < bytes.count, end - position < 11, unsafe bytes[end].isDigit {
            value = unsafe value * 10 + UInt64(bytes[end] & 0x0F)
            end += 1
        }
        guard end > position, let value = UInt32(exactly: value) else { return nil }
        position = end
        return value
    }
}
