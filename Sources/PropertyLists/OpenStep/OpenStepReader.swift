// Parses OpenStep text. Containers that are not complete are in a list, not on the stack:
//
//     path    { key = ( "a", { other = …          one entry per level, at most maximumDepth
//
// Each step returns a value, opens a container, or reads what separates two values.

struct OpenStepReader {
    private var scanner: OpenStepScanner
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
        var elements: [PropertyList] = []
        var entries: [String: PropertyList] = [:]
        // The key that was read last and has no value yet.
        var key: String?
        // Whether a value was read after which a comma or semicolon must follow.
        var expectsSeparator = false
    }

    init(_ bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) {
        scanner = try OpenStepScanner(bytes)
        self.limits = limits
    }

    /// Reads the whole text as one value.
    mutating func propertyList() throws(PropertyListError) -> PropertyList {
        try scanner.skipSpace()
        guard scanner.next != nil else { return .dictionary([:]) }
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
    private mutating func beginDocument() throws(PropertyListError) -> PropertyList? {
        let value = try beginValue()
        guard let key = value?.string else { return value }
        try scanner.skipSpace()
        guard scanner.next != nil else { return value }
        try open(.document, key: key)
        return nil
    }

    // A leaf, or nil if a container starts, which is then the last one of the path.
    private mutating func beginValue() throws(PropertyListError) -> PropertyList? {
        switch scanner.next {
        case UInt8(ascii: "("):
            try open(.array)
            scanner.position += 1
            return nil
        case UInt8(ascii: "{"):
            try open(.dictionary)
            scanner.position += 1
            return nil
        case UInt8(ascii: "<"):
            try count()
            return .data(Data(try scanner.data()))
        default:
            try count()
            guard let text = try scanner.string() else { throw scanner.error(expected: "a value") }
            return .string(text)
        }
    }

    private mutating func open(_ kind: OpenContainer.Kind, key: String? = nil) throws(PropertyListError) {
        guard path.count < limits.maximumDepth else {
            throw scanner.error(
                "containers are nested more than \(limits.maximumDepth) deep", code: .limitExceeded)
        }
        try count()
        path.append(OpenContainer(kind: kind, start: scanner.position, key: key))
    }

    // Values and keys count as objects, as in the binary format.
    private mutating func count() throws(PropertyListError) {
        guard objectCount < limits.maximumObjectCount else {
            throw scanner.error(
                "too many objects", code: .limitExceeded, expected: "at most \(limits.maximumObjectCount)")
        }
        objectCount += 1
    }

    // MARK: Containers

    private mutating func add(_ value: PropertyList, to last: Int) {
        if let key = path[last].key {
            path[last].entries[key] = value
            path[last].key = nil
        } else {
            path[last].elements.append(value)
        }
        path[last].expectsSeparator = true
    }

    // Continues with the last container of the path: returns its next leaf, opens a container in it, or closes it.
    private mutating func advance(_ last: Int) throws(PropertyListError) -> PropertyList? {
        try scanner.skipSpace()
        switch path[last].kind {
        case .array: return try advanceArray(last)
        case .dictionary, .document: return try advanceDictionary(last)
        }
    }

    private mutating func advanceArray(_ last: Int) throws(PropertyListError) -> PropertyList? {
        if path[last].expectsSeparator, scanner.accept(UInt8(ascii: ",")) {
            path[last].expectsSeparator = false
            try scanner.skipSpace()
        }
        if scanner.accept(UInt8(ascii: ")")) { return .array(path.removeLast().elements) }
        guard !path[last].expectsSeparator else { throw unfinished(last, expected: "a comma or )") }
        guard scanner.next != nil else { throw unfinished(last, expected: "a value or )") }
        return try beginValue()
    }

    private mutating func advanceDictionary(_ last: Int) throws(PropertyListError) -> PropertyList? {
        if let key = path[last].key { return try advanceEntry(key, last) }
        if path[last].expectsSeparator {
            guard scanner.accept(UInt8(ascii: ";")) else { throw unfinished(last, expected: "a semicolon") }
            path[last].expectsSeparator = false
            try scanner.skipSpace()
        }
        let isDocument = path[last].kind == .document
        if isDocument ? scanner.next == nil : scanner.accept(UInt8(ascii: "}")) {
            return .dictionary(path.removeLast().entries)
        }
        try count()
        guard let key = try scanner.string() else {
            throw unfinished(last, expected: isDocument ? "a key" : "a key or }")
        }
        path[last].key = key
        return nil
    }

    // Reads what follows a key: its value, or a semicolon, in which case the key is also the value.
    private mutating func advanceEntry(_ key: String, _ last: Int) throws(PropertyListError) -> PropertyList? {
        if scanner.next == UInt8(ascii: ";") {
            try count()
            return .string(key)
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
