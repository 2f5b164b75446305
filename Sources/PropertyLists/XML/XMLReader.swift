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
        return element == .key ? try text(of: element, tag) : nil
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
        case .string: return try writeText(of: element, tag)
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
        let text = try text(of: .key, tag)
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
