// Converts the text of an XML property list to a binary one, which is then read like any other.
//
// Values are written as they are read, and containers when they end, so that only the references of open containers are
// stored:
//
//     <dict> <key>a</key> <array> <true/> <integer>1</integer>        ◀── position of the reader
//
//     path      dictionary: keys from 0, values from 0 ▸ array: values from 0
//     keys      a                                      of all open dictionaries, the innermost last
//     values    true, 1                                of all open containers, the innermost last
//
// The path is a list, not the stack. Its maximum length is `maximumDepth`.
//
// For positions in the text, see `TextScanner.swift`.

struct XMLReader: ~Copyable {
    var scanner: XMLScanner
    var writer = BinaryPropertyListWriter()
    private let limits: ReadLimits
    private var path: [OpenContainer] = []
    private var keys: [UInt32] = []
    private var values: [UInt32] = []
    private var knownKeys = XMLKnownKeys()
    private var uidKey: UInt32?
    private var lastValue = LastValue.other

    /// Where the values are in the text, if a caller asks for it.
    var outline: TextOutline?

    private struct OpenContainer {
        let element: XMLElement
        let firstKey: Int
        let firstValue: Int
        // The position of its tag.
        let start: Int
    }

    // The value that was read last, as far as a UID can consist of it.
    private enum LastValue {
        case integer(PropertyListInteger)
        case real
        case other
    }

    init(_ text: DecodedText, limits: ReadLimits) {
        scanner = XMLScanner(text)
        self.limits = limits
    }

    mutating func binaryData() throws(PropertyListError) -> Data {
        let isWrapped = try openPropertyList()
        let topObject = try value()
        if isWrapped {
            try scanner.skipToTag()
            guard scanner.isNext("</") else {
                throw scanner.unexpectedText(expected: "</\(XMLFormat.propertyList)> after the one value")
            }
            try scanner.closeTag(XMLFormat.propertyList)
        }
        return try writer.finishedData(topObject: topObject)
    }

    // Skips to the value. Returns whether it is in a `plist` element.
    private mutating func openPropertyList() throws(PropertyListError) -> Bool {
        try scanner.skipToTag(allowsDocumentType: true)
        guard scanner.isNext("<") else {
            throw scanner.error(
                "not an XML property list", code: .unknownFormat, expected: "a tag",
                found: scanner.quote(scanner.position))
        }
        var ahead = scanner
        let tag = try ahead.openTag()
        guard tag.isPropertyList else { return false }
        guard !tag.isEmpty else { throw scanner.error("property list is empty", expected: "one value") }
        scanner = ahead
        try scanner.skipToTag()
        return true
    }

    /// Reads up to the first key of the root dictionary; `nil` if the root is not a dictionary or has no key.
    mutating func firstKey() throws(PropertyListError) -> String? {
        _ = try openPropertyList()
        let root = try valueTag()
        guard root.element == .dictionary, !root.tag.isEmpty else { return nil }
        try scanner.skipToTag()
        guard !scanner.isNext("</") else { return nil }
        let (element, tag) = try valueTag()
        return element == .key ? try keyText(tag) : nil
    }

    // Reads the value at the position, including everything in it.
    private mutating func value() throws(PropertyListError) -> UInt32 {
        var ended = try begin()
        try checkObjectCount()
        while let last = path.last {
            if let value = ended { values.append(value) }
            ended = try advance(last)
            try checkObjectCount()
        }
        // Only opening a container returns no value, and no container is open here.
        guard let value = ended else { throw scanner.unexpectedText(expected: "a value") }
        return value
    }

    // Counts keys, distinct leaves, and open containers, which are written when they end.
    private mutating func checkObjectCount() throws(PropertyListError) {
        guard writer.objectCount + path.count <= limits.maximumObjectCount else {
            throw scanner.error(
                "too many objects", code: .limitExceeded, at: scanner.position,
                expected: "at most \(limits.maximumObjectCount) objects")
        }
    }

    // Continues with the innermost container: reads its next key or value, or closes it.
    private mutating func advance(_ container: OpenContainer) throws(PropertyListError) -> UInt32? {
        try scanner.skipToTag()
        let isDictionary = container.element == .dictionary
        let expectsKey = isDictionary && keys.count - container.firstKey == values.count - container.firstValue
        guard !scanner.isNext("</") else {
            guard !isDictionary || expectsKey else {
                throw scanner.error("key has no value", expected: "a value", found: scanner.quote(scanner.position))
            }
            try scanner.closeTag(container.element)
            path.removeLast()
            let value = try end(container)
            outline?.end(at: scanner.position, value)
            return value
        }
        guard expectsKey else { return try begin() }
        let (element, tag) = try valueTag()
        guard element == .key else {
            throw scanner.error("value has no key", at: tag.start, expected: "<key>", found: element.tag)
        }
        let key = try key(tag)
        keys.append(key)
        outline?.addKey(tag.start..<scanner.position, key)
        return nil
    }

    private mutating func valueTag() throws(PropertyListError) -> (element: XMLElement, tag: XMLScanner.Tag) {
        let tag = try scanner.openTag()
        guard let element = tag.element else {
            throw scanner.error(
                "no element of property lists has this name", at: tag.start,
                found: scanner.quote(tag.start))
        }
        return (element, tag)
    }

    // MARK: Values

    // Reads a value, or opens a container, whose reference is created when it ends.
    private mutating func begin() throws(PropertyListError) -> UInt32? {
        guard !scanner.isNext("</") else {
            throw scanner.error("value is missing", expected: "a value", found: scanner.quote(scanner.position))
        }
        let (element, tag) = try valueTag()
        let value = try begin(element, tag)
        if let value { outline?.add(tag.start..<scanner.position, value) } else { outline?.begin(at: tag.start) }
        return value
    }

    private mutating func begin(_ element: XMLElement, _ tag: XMLScanner.Tag) throws(PropertyListError) -> UInt32? {
        if element == .array || element == .dictionary { return try open(element, tag) }
        lastValue = .other
        switch element {
        case .booleanTrue, .booleanFalse: return try boolean(element, tag)
        case .string: return try writeString(tag)
        case .data: return try writer.data(data(of: tag))
        case .date: return try writer.date(date(of: tag))
        case .integer:
            let integer = try integer(of: tag)
            lastValue = .integer(integer)
            return try writer.integer(of: integer)
        case .real:
            lastValue = .real
            return try writer.double(real(of: tag))
        case .key, .array, .dictionary:
            throw scanner.error("key without a dictionary to hold it", at: tag.start, expected: "a value")
        }
    }

    private mutating func boolean(_ element: XMLElement, _ tag: XMLScanner.Tag) throws(PropertyListError) -> UInt32 {
        if !tag.isEmpty { try scanner.closeTag(element) }
        return try writer.boolean(element == .booleanTrue)
    }

    private mutating func key(_ tag: XMLScanner.Tag) throws(PropertyListError) -> UInt32 {
        if tag.isEmpty { return try writer.string("") }
        if let known = knownKeys.index(ofKeyIn: &scanner) { return known }
        let start = scanner.position
        let text = try keyText(tag)
        let index = try writer.string(text)
        if text.utf8.elementsEqual(XMLFormat.uidKey.utf8) { uidKey = index }
        knownKeys.add(index, from: start, to: scanner)
        return index
    }

    private mutating func open(_ element: XMLElement, _ tag: XMLScanner.Tag) throws(PropertyListError) -> UInt32? {
        guard path.count < limits.maximumDepth else {
            throw scanner.error(
                "containers are nested more than \(limits.maximumDepth) deep", code: .limitExceeded,
                at: tag.start)
        }
        let container = OpenContainer(
            element: element, firstKey: keys.count, firstValue: values.count, start: tag.start)
        if tag.isEmpty { return try end(container) }
        if element == .dictionary, let uid = scanner.skipUID() { return try writer.uid(uid) }
        path.append(container)
        return nil
    }

    private mutating func end(_ container: OpenContainer) throws(PropertyListError) -> UInt32 {
        defer {
            keys.removeLast(keys.count - container.firstKey)
            values.removeLast(values.count - container.firstValue)
            lastValue = .other
        }
        guard container.element == .dictionary else {
            return try writer.array(values[container.firstValue...])
        }
        dropRepeatedKeys(of: container)
        if keys.count - container.firstKey == 1, keys.last == uidKey, let uid = try uid(at: container.start) {
            return try writer.uid(uid)
        }
        return try writer.dictionary(keys: keys[container.firstKey...], values: values[container.firstValue...])
    }

    private mutating func dropRepeatedKeys(of container: OpenContainer) {
        guard hasRepeatedKeys(of: container) else { return }
        let distinct = RepeatedKeys.withoutThem(
            Array(keys[container.firstKey...]), Array(values[container.firstValue...]))
        keys.replaceSubrange(container.firstKey..., with: distinct.keys)
        values.replaceSubrange(container.firstValue..., with: distinct.values)
    }

    // Comparing a few keys with each other is faster than creating a set.
    private func hasRepeatedKeys(of container: OpenContainer) -> Bool {
        let own = keys[container.firstKey...]
        guard own.count <= 16 else { return Set(own).count < own.count }
        for position in own.indices.dropFirst() {
            let key = own[position]
            for other in own.startIndex..<position where own[other] == key { return true }
        }
        return false
    }

    // The UID of a dictionary whose only key is that of a UID; nil if the value is not a number.
    private func uid(at start: Int) throws(PropertyListError) -> UInt32? {
        let found: String
        switch lastValue {
        case .other: return nil
        case .real: found = "a real"
        case .integer(let integer):
            if let value = integer.unsigned, let uid = UInt32(exactly: value) { return uid }
            found = "\(integer)"
        }
        throw scanner.error(
            "UID has a value that can't be held", code: .numberOutOfRange, at: start,
            expected: "an integer from 0 to \(UInt32.max)", found: found)
    }
}

// MARK: - Text inside an element: strings with entities, numbers, dates and data

extension XMLReader {
    // MARK: Strings

    /// The text of a key. White space and line ends are preserved.
    mutating func keyText(_ tag: XMLScanner.Tag) throws(PropertyListError) -> String {
        if tag.isEmpty { return "" }
        let plain = scanner.skipPlainText()
        guard try !isEnd(of: .key) else { return scanner.string(plain) }
        return try mixedText(of: .key, after: plain)
    }

    /// Writes a string. Most of them are plain text, which is copied directly from the file to the binary property list.
    mutating func writeString(_ tag: XMLScanner.Tag) throws(PropertyListError) -> UInt32 {
        if tag.isEmpty { return try writer.string("") }
        let plain = scanner.skipPlainText()
        guard try isEnd(of: .string) else { return try writer.string(mixedText(of: .string, after: plain)) }
        let text = unsafe UnsafeRawBufferPointer(rebasing: scanner.bytes[plain])
        return try unsafe writer.string(utf8: text.assumingMemoryBound(to: UInt8.self))
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
        var text = unsafe Array(scanner.bytes[plain])
        while !scanner.isNext("</") {
            if scanner.isNext("&") {
                try appendEntity(to: &text)
            } else if scanner.skip("<![CDATA[") {
                try appendVerbatim(to: &text)
            } else {
                throw scanner.unexpectedText(expected: "text or </\(element.rawValue)>")
            }
            unsafe text += scanner.bytes[scanner.skipPlainText()]
        }
        try scanner.closeTag(element)
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func appendVerbatim(to text: inout [UInt8]) throws(PropertyListError) {
        let start = scanner.position
        while !scanner.isAtEnd {
            let part = scanner.skip { $0 == UInt8(ascii: "]") }
            unsafe text += scanner.bytes[part]
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
        var rest = unsafe scanner.bytes[content].drop(while: \.isXMLSpace)
        let isNegative = unsafe rest.first == UInt8(ascii: "-")
        if unsafe isNegative || rest.first == UInt8(ascii: "+") {
            unsafe rest = rest.dropFirst().drop(while: \.isXMLSpace)
        }
        let isHexadecimal = unsafe rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8)
        let digits = unsafe isHexadecimal ? rest.dropFirst(2) : rest
        guard unsafe !digits.isEmpty,
            unsafe digits.allSatisfy({ isHexadecimal ? $0.hexadecimalValue != nil : $0.isDigit })
        else {
            throw scanner.error(
                "text of an integer", at: content.lowerBound,
                expected: "decimal digits, or hexadecimal", found: scanner.quote(content.lowerBound))
        }
        guard let magnitude = unsafe UInt64(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
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
        let bytes = unsafe scanner.bytes
        let isNegative = unsafe !content.isEmpty && bytes[content.lowerBound] == UInt8(ascii: "-")
        let digits = isNegative ? content.dropFirst() : content
        guard (1...18).contains(digits.count) else { return nil }
        var value: Int64 = 0
        for position in digits {
            guard unsafe bytes[position].isDigit else { return nil }
            value = unsafe value &* 10 &+ Int64(bytes[position] & 0x0F)
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
        let text = unsafe scanner.bytes[content].drop(while: \.isXMLSpace)
        guard let value = unsafe RealText.value(of: text) else {
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
        guard let seconds = unsafe DateText.seconds(of: scanner.bytes[content]) else {
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
            guard unsafe decoder.add(scanner.bytes[position]) else {
                throw scanner.error(
                    "data in base64", at: position, expected: decoder.expectation,
                    found: scanner.quote(position))
            }
        }
        return decoder.result
    }
}
