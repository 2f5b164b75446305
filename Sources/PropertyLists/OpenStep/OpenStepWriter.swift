// Writes a binary property list as OpenStep text, one value per line, indented by four spaces per container. Containers
// that are being written are in a list, not on the stack:
//
//     path    entry 2 of 3 ▸ element 0 of 4 ▸ …          one item per level, at most `ReadLimits.greatestDepth`

struct OpenStepWriter {
    private let table: BinaryObjectTable
    private let maximumByteCount: Int
    private let style: TextStyle
    private var bytes: [UInt8] = []
    // The path to the value that is being written, also for error messages.
    private var path: [OpenContainer] = []

    private struct OpenContainer {
        // The keys of a dictionary, in the order in which they are written; nil for an array.
        let keys: [String]?
        let object: BinaryObject
        // The number of values that were started.
        var position = 0
    }

    init(_ table: BinaryObjectTable, maximumByteCount: Int = .max, style: TextStyle = TextStyle()) {
        self.table = table
        self.maximumByteCount = maximumByteCount
        self.style = style
    }

    mutating func text() throws(PropertyListError) -> [UInt8] {
        // Text without quotes, and nothing else, isn't recognized as a property list by all readers.
        let top = try table.object(at: table.topObject)
        if top.isString { write(try table.string(top), quotes: true) } else { try write(table.topObject) }
        return bytes + [UInt8(ascii: "\n")]
    }

    /// The text of one value of the property list, without a line break at the end.
    mutating func text(ofObject index: Int) throws(PropertyListError) -> [UInt8] {
        try write(index)
        return bytes
    }

    mutating func text(ofKey key: String) -> [UInt8] {
        write(key, quotes: style.quotesKeys)
        return bytes
    }

    private mutating func write(_ index: Int) throws(PropertyListError) {
        try begin(index)
        while let last = path.indices.last {
            try advance(last)
            guard bytes.count <= maximumByteCount else { throw .tooMuchText(maximumByteCount: maximumByteCount) }
        }
    }

    // Writes a leaf, or opens a container.
    private mutating func begin(_ index: Int) throws(PropertyListError) {
        let object = try table.object(at: index)
        switch object.kind {
        case .asciiString, .utf16String: write(try table.string(object), quotes: style.quotesValues)
        case .data: write(try table.data(object))
        case .array: try open(OpenContainer(keys: nil, object: object))
        case .dictionary:
            var keys: [String] = []
            for position in 0..<object.count {
                let key = try table.object(at: table.reference(position, of: object))
                guard key.isString else { throw .keyNotString(key.kind) }
                keys.append(try table.string(key))
            }
            try open(OpenContainer(keys: keys, object: object))
        default: throw notRepresentable(object.kind.description)
        }
    }

    // MARK: Containers

    private mutating func open(_ container: OpenContainer) throws(PropertyListError) {
        guard path.count < ReadLimits.greatestDepth else { throw .tooDeep(ReadLimits.greatestDepth) }
        path.append(container)
        bytes.append(container.keys == nil ? UInt8(ascii: "(") : UInt8(ascii: "{"))
    }

    // Continues with the last container of the path: starts its next value, or closes it.
    private mutating func advance(_ last: Int) throws(PropertyListError) {
        let container = path[last]
        let position = container.position
        if position > 0 { endValue(in: container) }
        guard position < container.object.count else {
            path.removeLast()
            if position > 0 { beginLine() }
            bytes.append(container.keys == nil ? UInt8(ascii: ")") : UInt8(ascii: "}"))
            return
        }
        path[last].position += 1
        beginLine()
        if let keys = container.keys {
            write(keys[position], quotes: style.quotesKeys)
            bytes.append(contentsOf: " = ".utf8)
        }
        try begin(table.reference((container.keys?.count ?? 0) + position, of: container.object))
    }

    // Every entry of a dictionary ends with a semicolon. Commas separate elements, without a trailing comma, which not
    // every reader accepts.
    private mutating func endValue(in container: OpenContainer) {
        if container.keys != nil {
            bytes.append(UInt8(ascii: ";"))
        } else if container.position < container.object.count {
            bytes.append(UInt8(ascii: ","))
        }
    }

    private mutating func beginLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes += style.indentation
        for _ in path.indices { bytes += style.indentationStep }
    }

    // MARK: Leaves

    private mutating func write(_ text: String, quotes: Bool) {
        guard quotes || !Self.canStandWithoutQuotes(text) else {
            bytes.append(contentsOf: text.utf8)
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            if style.isUnicode, scalar.value >= 0xA0, scalar.value != 0x2028, scalar.value != 0x2029 {
                bytes += scalar.utf8
            } else {
                for unit in scalar.utf16 { write(unit) }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    // Fewer characters than readers accept, for old readers, and so that no comment starts. Text that starts like a
    // binary property list would be detected as one.
    private static func canStandWithoutQuotes(_ text: String) -> Bool {
        guard !text.isEmpty, !text.utf8.starts(with: "bplist".utf8) else { return false }
        return text.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
    }

    private mutating func write(_ unit: UInt16) {
        switch unit {
        case 0x07...0x0D: bytes += [UInt8(ascii: "\\"), OpenStepPropertyList.controls[Int(unit) - 0x07]]
        case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), UInt8(unit)]
        case 0x20..<0x7F: bytes.append(UInt8(unit))
        // The NeXTSTEP characters below 0x80 are ASCII.
        case 0..<0x80: write(unit, escape: #"\"#, digitCount: 3, radix: 8)
        default: write(unit, escape: #"\U"#, digitCount: 4, radix: 16)
        }
    }

    private mutating func write(_ unit: UInt16, escape: String, digitCount: Int, radix: Int) {
        let digits = String(unit, radix: radix)
        bytes.append(contentsOf: escape.utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: digitCount - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
    }

    // In groups of four bytes.
    private mutating func write(_ data: Data) {
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(UInt8(ascii: "<"))
        for (index, byte) in data.enumerated() {
            if index > 0, index.isMultiple(of: 4) { bytes.append(UInt8(ascii: " ")) }
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 0xF)])
        }
        bytes.append(UInt8(ascii: ">"))
    }

    // MARK: Errors

    @inline(never)
    private func notRepresentable(_ kind: String) -> PropertyListError {
        PropertyListError(
            .notRepresentable,
            path.isEmpty
                ? "property list has no form in OpenStep text" : "value '\(pathInWords)' has no form in OpenStep text",
            expected: "a string, data, an array or a dictionary",
            found: kind,
        )
    }

    // For example `departments[3].salary`. A long path is reduced to its end.
    private var pathInWords: String {
        let shown = path.suffix(16)
        let words = shown.map { container in
            let position = container.position - 1
            return container.keys.map { ".\($0[position])" } ?? "[\(position)]"
        }
        .joined()
        if shown.count < path.count { return "…\(words)" }
        return words.hasPrefix(".") ? String(words.dropFirst()) : words
    }
}
