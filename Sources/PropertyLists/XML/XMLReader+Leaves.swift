// Reads the text inside an element: strings with entities, numbers, dates and data.

extension XMLReader {
    // MARK: Strings

    /// The text of a string or a key. White space and line ends are preserved.
    mutating func text(of element: XMLElement, _ tag: XMLScanner.Tag) throws(PropertyListError) -> String {
        if tag.isEmpty { return "" }
        let plain = scanner.skipPlainText()
        guard try !isEnd(of: element) else { return scanner.string(plain) }
        return try mixedText(of: element, after: plain)
    }

    /// Writes a string or a key. Most of them are plain text, which is copied directly from the file to the binary
    /// property list.
    mutating func writeText(of element: XMLElement, _ tag: XMLScanner.Tag) throws(PropertyListError) -> UInt32 {
        if tag.isEmpty { return try writer.string("") }
        let plain = scanner.skipPlainText()
        guard try isEnd(of: element) else { return try writer.string(mixedText(of: element, after: plain)) }
        let text = UnsafeRawBufferPointer(rebasing: scanner.bytes[plain])
        return try writer.string(utf8: text.assumingMemoryBound(to: UInt8.self))
    }

    // Skips the closing tag of an element, if it is here.
    private mutating func isEnd(of element: XMLElement) throws(PropertyListError) -> Bool {
        guard scanner.isNext("</") else { return false }
        try scanner.closeTag(element)
        return true
    }

    // Reads text that contains entities or CDATA.
    private mutating func mixedText(
        of element: XMLElement, after plain: Range<Int>,
    ) throws(PropertyListError) -> String {
        var text = Array(scanner.bytes[plain])
        while !scanner.isNext("</") {
            if scanner.isNext("&") {
                try appendEntity(to: &text)
            } else if scanner.skip("<![CDATA[") {
                try appendVerbatim(to: &text)
            } else {
                throw scanner.unexpectedText(expected: "text or </\(element.rawValue)>")
            }
            text += scanner.bytes[scanner.skipPlainText()]
        }
        try scanner.closeTag(element)
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func appendVerbatim(to text: inout [UInt8]) throws(PropertyListError) {
        let start = scanner.position
        while !scanner.isAtEnd {
            let part = scanner.skip { $0 == UInt8(ascii: "]") }
            text += scanner.bytes[part]
            if scanner.skip("]]>") { return }
            if scanner.skip("]") { text.append(UInt8(ascii: "]")) }
        }
        throw scanner.error("CDATA has no end", at: start, expected: "']]>'")
    }

    private mutating func appendEntity(to text: inout [UInt8]) throws(PropertyListError) {
        if scanner.skip("&lt;") { return text.append(UInt8(ascii: "<")) }
        if scanner.skip("&gt;") { return text.append(UInt8(ascii: ">")) }
        if scanner.skip("&amp;") { return text.append(UInt8(ascii: "&")) }
        if scanner.skip("&apos;") { return text.append(UInt8(ascii: "'")) }
        if scanner.skip("&quot;") { return text.append(UInt8(ascii: "\"")) }
        let start = scanner.position
        guard scanner.skip("&#") else {
            throw scanner.error(
                "entity that is not known", expected: "lt, gt, amp, apos, quot or a number",
                found: scanner.quote(start))
        }
        let isHexadecimal = scanner.skip("x")
        let digits = scanner.skip { $0 == UInt8(ascii: ";") || $0.hexadecimalValue == nil }
        let value =
            digits.count <= 8
            ? UInt32(scanner.string(digits), radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init) : nil
        guard let value, scanner.skip(";") else {
            throw scanner.error(
                "number of a character", at: start,
                expected: "a code point in at most 8 digits, and ';'", found: scanner.quote(start))
        }
        text.append(contentsOf: value.utf8)
    }

    // MARK: Content without elements

    // The range between the tags of a number, a date or data. An empty element is an error.
    private mutating func content(
        of element: XMLElement, _ tag: XMLScanner.Tag,
    ) throws(PropertyListError) -> Range<Int> {
        guard !tag.isEmpty else {
            throw scanner.error("element is empty", at: tag.start, expected: "a value", found: scanner.quote(tag.start))
        }
        let content = scanner.skip { $0 == UInt8(ascii: "<") }
        try scanner.closeTag(element)
        return content
    }

    // MARK: Numbers

    /// The value of an integer: white space, a sign, white space, and decimal digits, or `0x` and hexadecimal digits.
    mutating func integer(of tag: XMLScanner.Tag) throws(PropertyListError) -> PropertyListInteger {
        let content = try content(of: .integer, tag)
        if let integer = plainInteger(content) { return integer }
        var rest = scanner.bytes[content].drop(while: XMLFormat.isWhiteSpace)
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") {
            rest = rest.dropFirst().drop(while: XMLFormat.isWhiteSpace)
        }
        let isHexadecimal = rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8)
        let digits = isHexadecimal ? rest.dropFirst(2) : rest
        guard !digits.isEmpty,
            digits.allSatisfy({ isHexadecimal ? $0.hexadecimalValue != nil : $0.isDigit })
        else {
            throw scanner.error(
                "text of an integer", at: content.lowerBound,
                expected: "decimal digits, or hexadecimal", found: scanner.quote(content.lowerBound))
        }
        guard let magnitude = UInt64(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
            let integer = Self.integer(magnitude, isNegative: isNegative)
        else {
            throw scanner.error(
                "integer is too large", code: .numberOutOfRange, at: content.lowerBound,
                expected: "\(Int64.min) to \(UInt64.max)", found: scanner.quote(content.lowerBound))
        }
        return integer
    }

    // Up to 18 digits, perhaps after a minus sign, as in most integers.
    private func plainInteger(_ content: Range<Int>) -> PropertyListInteger? {
        let bytes = scanner.bytes
        let isNegative = !content.isEmpty && bytes[content.lowerBound] == UInt8(ascii: "-")
        let digits = isNegative ? content.dropFirst() : content
        guard (1...18).contains(digits.count) else { return nil }
        var value: Int64 = 0
        for position in digits {
            guard bytes[position].isDigit else { return nil }
            value = value &* 10 &+ Int64(bytes[position] & 0x0F)
        }
        return PropertyListInteger(isNegative ? 0 &- value : value)
    }

    private static func integer(_ magnitude: UInt64, isNegative: Bool) -> PropertyListInteger? {
        guard isNegative else { return PropertyListInteger(magnitude) }
        guard magnitude <= Int64.min.magnitude else { return nil }
        return PropertyListInteger(Int64(bitPattern: 0 &- magnitude))
    }

    /// The value of a real: decimal digits with a point and an exponent, `nan`, `inf` or `infinity`.
    mutating func real(of tag: XMLScanner.Tag) throws(PropertyListError) -> Double {
        let content = try content(of: .real, tag)
        let text = scanner.bytes[content].drop(while: XMLFormat.isWhiteSpace)
        guard let value = RealText.value(of: text) else {
            throw scanner.error(
                "text of a real", at: content.lowerBound,
                expected: "a decimal number, nan or infinity", found: scanner.quote(content.lowerBound))
        }
        return value
    }

    // MARK: Dates and data

    /// The date in seconds since the start of 2001.
    mutating func date(of tag: XMLScanner.Tag) throws(PropertyListError) -> Double {
        let content = try content(of: .date, tag)
        guard let seconds = DateText.seconds(of: scanner.bytes[content]) else {
            throw scanner.error(
                "text of a date", at: content.lowerBound,
                expected: "as in 2001-01-01T00:00:00Z", found: scanner.quote(content.lowerBound))
        }
        return seconds
    }

    mutating func data(of tag: XMLScanner.Tag) throws(PropertyListError) -> [UInt8] {
        let content = try content(of: .data, tag)
        var decoder = Base64Decoder(characterCount: content.count)
        for position in content {
            guard decoder.add(scanner.bytes[position]) else {
                throw scanner.error(
                    "data in base64", at: position, expected: decoder.expectation,
                    found: scanner.quote(position))
            }
        }
        return decoder.result
    }
}
