// Converts OpenStep text to a binary property list, which is then read like any other. Containers that are not complete
// are in a list, not on the stack:
//
//     path    { key = ( "a", { other = …          one entry per level, at most maximumDepth
//
// Each step returns a value, opens a container, or reads what separates two values.

struct OpenStepReader: ~Copyable {
    private var scanner: OpenStepScanner
    private var writer = BinaryPropertyListWriter()

    /// Where the values are in the text, if a caller asks for it.
    var outline: TextOutline?
    private let limits: ReadLimits
    private var path: [OpenContainer] = []
    private var objectCount = 0

    private struct OpenContainer {
        enum Kind {
            case array
            case dictionary
            // A dictionary without braces, which ends at the end of the text.
            case document
        }

        let kind: Kind
        let start: Int
        var keys: [UInt32] = []
        var values: [UInt32] = []
        // The key that was read last and has no value yet.
        var key: UInt32?
        // Whether a value was read after which a comma or semicolon must follow.
        var expectsSeparator = false
    }

    init(_ bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) {
        scanner = try OpenStepScanner(bytes)
        self.limits = limits
    }

    /// Whether the text begins with an entry of a dictionary without braces: a string, and `=` or a semicolon.
    mutating func beginsWithEntry() -> Bool {
        guard (try? scanner.skipSpace()) != nil else { return false }
        if scanner.isAtEnd { return true }
        guard (try? scanner.string()) != nil, (try? scanner.skipSpace()) != nil else { return false }
        return scanner.next == UInt8(ascii: "=") || scanner.next == UInt8(ascii: ";")
    }

    /// Reads the whole text as one value.
    mutating func binaryData() throws(PropertyListError) -> Data {
        let value = try value()
        return try writer.finishedData(topObject: value)
    }

    private mutating func value() throws(PropertyListError) -> UInt32 {
        try scanner.skipSpace()
        guard scanner.next != nil else {
            outline?.begin(at: scanner.position)
            let empty = try writer.dictionary(keys: [], values: [])
            outline?.end(at: scanner.position, empty)
            return empty
        }
        var value = try beginDocument()
        while let last = path.indices.last {
            if let value { add(value, to: last) }
            value = try advance(last)
        }
        try scanner.skipSpace()
        guard let value, scanner.next == nil else { throw scanner.error(expected: "nothing after the value") }
        return value
    }

    // The first value, or nil if it is a container. A string that is not the whole text is the first key of a
    // dictionary.
    private mutating func beginDocument() throws(PropertyListError) -> UInt32? {
        let start = scanner.position
        let isString = scanner.next.map { !"({<".utf8.contains($0) } ?? false
        guard isString else { return try beginValue() }
        let key = try string()
        let range = start..<scanner.position
        try scanner.skipSpace()
        guard scanner.next != nil else {
            outline?.add(range, key)
            return key
        }
        try open(.document, key: key)
        outline?.addKey(range, key)
        return nil
    }

    // A leaf, or nil if a container starts, which is then the last one of the path.
    private mutating func beginValue() throws(PropertyListError) -> UInt32? {
        let start = scanner.position
        let value: UInt32
        switch scanner.next {
        case UInt8(ascii: "("), UInt8(ascii: "{"):
            try open(scanner.next == UInt8(ascii: "(") ? .array : .dictionary)
            scanner.position += 1
            return nil
        case UInt8(ascii: "<"):
            try count()
            value = try writer.data(scanner.data())
        default: value = try string()
        }
        outline?.add(start..<scanner.position, value)
        return value
    }

    private mutating func string() throws(PropertyListError) -> UInt32 {
        try count()
        guard let text = try scanner.string() else { throw scanner.error(expected: "a value") }
        return try writer.string(text)
    }

    private mutating func open(_ kind: OpenContainer.Kind, key: UInt32? = nil) throws(PropertyListError) {
        guard path.count < limits.maximumDepth else {
            throw scanner.error(
                "containers are nested more than \(limits.maximumDepth) deep", code: .limitExceeded)
        }
        try count()
        path.append(OpenContainer(kind: kind, start: scanner.position, key: key))
        outline?.begin(at: scanner.position)
    }

    // Values and keys count as objects, as in the binary format.
    private mutating func count() throws(PropertyListError) {
        guard objectCount < limits.maximumObjectCount else {
            throw scanner.error(
                "too many objects", code: .limitExceeded, expected: "at most \(limits.maximumObjectCount) objects")
        }
        objectCount += 1
    }

    // MARK: Containers

    private mutating func add(_ value: UInt32, to last: Int) {
        if let key = path[last].key {
            path[last].keys.append(key)
            path[last].key = nil
        }
        path[last].values.append(value)
        path[last].expectsSeparator = true
    }

    private mutating func close(_ container: OpenContainer) throws(PropertyListError) -> UInt32 {
        let value: UInt32
        if container.kind == .array {
            value = try writer.array(container.values[...])
        } else {
            let (keys, values) = RepeatedKeys.withoutThem(container.keys, container.values)
            value = try writer.dictionary(keys: keys[...], values: values[...])
        }
        outline?.end(at: scanner.position, value)
        return value
    }

    // Continues with the last container of the path: returns its next leaf, opens a container in it, or closes it.
    private mutating func advance(_ last: Int) throws(PropertyListError) -> UInt32? {
        try scanner.skipSpace()
        switch path[last].kind {
        case .array: return try advanceArray(last)
        case .dictionary, .document: return try advanceDictionary(last)
        }
    }

    private mutating func advanceArray(_ last: Int) throws(PropertyListError) -> UInt32? {
        if path[last].expectsSeparator, scanner.accept(UInt8(ascii: ",")) {
            path[last].expectsSeparator = false
            try scanner.skipSpace()
        }
        if scanner.accept(UInt8(ascii: ")")) { return try close(path.removeLast()) }
        guard !path[last].expectsSeparator else { throw unfinished(last, expected: "a comma or )") }
        guard scanner.next != nil else { throw unfinished(last, expected: "a value or )") }
        return try beginValue()
    }

    private mutating func advanceDictionary(_ last: Int) throws(PropertyListError) -> UInt32? {
        if let key = path[last].key { return try advanceEntry(key, last) }
        if path[last].expectsSeparator {
            guard scanner.accept(UInt8(ascii: ";")) else { throw unfinished(last, expected: "a semicolon") }
            path[last].expectsSeparator = false
            try scanner.skipSpace()
        }
        let isDocument = path[last].kind == .document
        if isDocument ? scanner.next == nil : scanner.accept(UInt8(ascii: "}")) {
            return try close(path.removeLast())
        }
        try count()
        let start = scanner.position
        guard let text = try scanner.string() else {
            throw unfinished(last, expected: isDocument ? "a key" : "a key or }")
        }
        let key = try writer.string(text)
        path[last].key = key
        outline?.addKey(start..<scanner.position, key)
        return nil
    }

    // Reads what follows a key: its value, or a semicolon, in which case the key is also the value.
    private mutating func advanceEntry(_ key: UInt32, _ last: Int) throws(PropertyListError) -> UInt32? {
        if scanner.next == UInt8(ascii: ";") {
            try count()
            outline?.add(scanner.position..<scanner.position, key)
            return key
        }
        guard scanner.accept(UInt8(ascii: "=")) else { throw unfinished(last, expected: "= or a semicolon") }
        try scanner.skipSpace()
        guard scanner.next != nil else { throw unfinished(last, expected: "a value") }
        return try beginValue()
    }

    // At the end of the text, the error refers to the start of the incomplete container.
    private func unfinished(_ last: Int, expected: String) -> PropertyListError {
        guard scanner.next == nil, path[last].kind != .document else { return scanner.error(expected: expected) }
        return scanner.error(
            "\(path[last].kind == .array ? "array" : "dictionary") without an end",
            at: path[last].start,
            expected: expected,
            found: scanner.found,
        )
    }
}
