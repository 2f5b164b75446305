// Writes OpenStep text, one value per line, indented by four spaces per container. Containers that are being written
// are in a list, not on the stack:
//
//     path    entry 2 of 3 ▸ element 0 of 4 ▸ …          one item per level, at most `ReadLimits.greatestDepth`

struct OpenStepWriter {
    private var bytes: [UInt8] = []
    // The path to the value that is being written, also for error messages.
    private var path: [OpenContainer] = []

    private struct OpenContainer {
        // The keys of a dictionary, in the order in which they are written; nil for an array.
        let keys: [String]?
        let values: [PropertyList]
        // The number of values that were started.
        var position = 0
    }

    mutating func bytes(of value: PropertyList) throws(PropertyListError) -> [UInt8] {
        try begin(value)
        while let last = path.indices.last {
            try advance(last)
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    // Writes a leaf, or opens a container.
    private mutating func begin(_ value: PropertyList) throws(PropertyListError) {
        switch value {
        case .string(let text): write(text)
        case .data(let data): write(data)
        case .array(let elements):
            try open(OpenContainer(keys: nil, values: elements))
        case .dictionary(let entries):
            let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            try open(OpenContainer(keys: sorted.map(\.key), values: sorted.map(\.value)))
        case .null, .boolean, .integer, .float, .double, .date, .uid, .set: throw notRepresentable(value.phrase)
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
        guard position < container.values.count else {
            path.removeLast()
            if position > 0 { beginLine() }
            bytes.append(container.keys == nil ? UInt8(ascii: ")") : UInt8(ascii: "}"))
            return
        }
        path[last].position += 1
        beginLine()
        if let keys = container.keys {
            write(keys[position])
            bytes.append(contentsOf: " = ".utf8)
        }
        try begin(container.values[position])
    }

    // Every entry of a dictionary ends with a semicolon. Commas separate elements, without a trailing comma, which not
    // every reader accepts.
    private mutating func endValue(in container: OpenContainer) {
        if container.keys != nil {
            bytes.append(UInt8(ascii: ";"))
        } else if container.position < container.values.count {
            bytes.append(UInt8(ascii: ","))
        }
    }

    private mutating func beginLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: path.count * 4))
    }

    // MARK: Leaves

    private mutating func write(_ text: String) {
        guard !Self.canStandWithoutQuotes(text) else {
            bytes.append(contentsOf: text.utf8)
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for unit in text.utf16 { write(unit) }
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
