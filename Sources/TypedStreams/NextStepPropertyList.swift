// The binary property list of NeXT's systems, which is older than `bplist`. `encodePropertyList` archives it as bytes.
//
//     array        2  count  size of each value …  values …
//     data         4  size   bytes, zero padding to a multiple of 4
//     string       5  size   bytes in the NeXTSTEP encoding, padding
//     string       6  size   UTF-16 with a byte order mark, padding
//     dictionary   7  count  keys …  size of each value …  values …
//     nil          8
//
// All numbers have 32 bits and are little-endian, whatever the byte order of the archive.
//
// Ranges come from `TypedStreamBytes`, which checks them.

package import PropertyLists

package enum NextStepPropertyList {
    enum Kind: UInt32 {
        case array = 2
        case data = 4
        case nextStepString = 5
        case unicodeString = 6
        case dictionary = 7
        case null = 8
    }

    /// Reads a property list that occupies all of the bytes. Byte offsets in errors are relative to its start.
    package static func propertyList(_ bytes: UnsafeRawBufferPointer) throws(TypedStreamError) -> PropertyList {
        var reader = unsafe NextStepPropertyListReader(bytes)
        return try reader.read()
    }

    /// Returns the bytes of a property list. Strings are written as UTF-16, and keys are sorted.
    ///
    /// The format doesn't support numbers, booleans, dates and sets: they are errors with the code `notSupported`.
    package static func bytes(of propertyList: PropertyList) throws(TypedStreamError) -> [UInt8] {
        var writer = NextStepPropertyListWriter()
        return try writer.bytes(of: propertyList)
    }

    fileprivate static func tooDeep(at start: Int? = nil) -> TypedStreamError {
        TypedStreamError(
            .limitExceeded, expected: "at most \(ReadLimits.greatestDepth) arrays and dictionaries inside each other",
            found: "more", byteOffset: start)
    }
}

// MARK: - Reading

private struct NextStepPropertyListReader {
    /// An open array or dictionary.
    private struct Container {
        var keys: [String]?
        var count: Int
        /// The position of the sizes of the values.
        var sizes: Int
        /// The position of the value that is being read.
        var start: Int
        var values: [PropertyList] = []

        // There are as many keys as values, in the same order.
        var propertyList: PropertyList {
            guard let keys else { return .array(values) }
            return .dictionary(Dictionary(zip(keys, values)) { first, _ in first })
        }
    }

    private var source: TypedStreamBytes
    private var open: [Container] = []

    /// What hashing keys with combining characters may take, as a number of bytes that take as long.
    private var remainingSortingCost: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        source = unsafe TypedStreamBytes(bytes)
        remainingSortingCost = min(bytes.count, .max / 16) * 16
    }

    mutating func read() throws(TypedStreamError) -> PropertyList {
        while true {
            guard let value = try beginValue() else { continue }
            guard let root = try add(value) else { continue }
            guard source.isAtEnd else {
                throw failure("the end of the property list", "\(source.remainingCount) more bytes")
            }
            return root
        }
    }

    /// Reads a value. Returns nil if an array or dictionary was opened, whose values follow.
    private mutating func beginValue() throws(TypedStreamError) -> PropertyList? {
        let start = source.position
        let number = try source.fixed(UInt32.self)
        guard let kind = NextStepPropertyList.Kind(rawValue: number) else {
            throw failure("a value of a property list", "the type \(number)", at: start)
        }
        switch kind {
        case .null:
            return .null
        case .data:
            return unsafe .data(Data(try content()))
        case .nextStepString, .unicodeString:
            return .string(try string(kind, at: start))
        case .array, .dictionary:
            return try beginContainer(kind, at: start)
        }
    }

    private mutating func beginContainer(
        _ kind: NextStepPropertyList.Kind, at start: Int
    ) throws(TypedStreamError) -> PropertyList? {
        guard open.count < ReadLimits.greatestDepth else {
            throw NextStepPropertyList.tooDeep(at: start)
        }
        let count = Int(clamping: try source.fixed(UInt32.self))
        // A value has at least a size and a type, a key a type and a size.
        let leastByteCount = kind == .dictionary ? 16 : 8
        guard count <= source.remainingCount / leastByteCount else {
            throw failure("\(count) values", "\(source.remainingCount) bytes", at: start)
        }
        let keys = kind == .dictionary ? try keys(count: count) : nil
        let sizes = source.position
        guard count <= source.remainingCount / 8 else {
            throw failure("\(count) values", "\(source.remainingCount) bytes")
        }
        unsafe source.move(to: source.position + count * 4)
        let container = Container(keys: keys, count: count, sizes: sizes, start: source.position)
        guard count > 0 else { return container.propertyList }
        open.append(container)
        return nil
    }

    private mutating func keys(count: Int) throws(TypedStreamError) -> [String] {
        var keys: [String] = []
        var met: Set<String> = []
        for _ in 0..<count {
            let start = source.position
            let number = try source.fixed(UInt32.self)
            guard let kind = NextStepPropertyList.Kind(rawValue: number),
                kind == .nextStepString || kind == .unicodeString
            else { throw failure("a string as a key", "the type \(number)", at: start) }
            let key = try string(kind, at: start)
            remainingSortingCost -= key.sortingCost
            guard remainingSortingCost >= 0 else {
                throw TypedStreamError(
                    .limitExceeded, expected: "keys without long runs of combining characters", found: "one",
                    byteOffset: start)
            }
            guard met.insert(key).inserted else { throw failure("keys that differ", "\"\(key)\" twice", at: start) }
            keys.append(key)
        }
        return keys
    }

    /// Adds a value to the innermost open container, and closes the containers that are complete. Returns the root if
    /// no container is open.
    private mutating func add(_ value: PropertyList) throws(TypedStreamError) -> PropertyList? {
        var value = value
        while let last = open.indices.last {
            try checkSize(of: open[last])
            open[last].values.append(value)
            open[last].start = source.position
            guard open[last].values.count == open[last].count else { return nil }
            value = open[last].propertyList
            open.removeLast()
        }
        return value
    }

    // A size is accepted with and without the padding, because it is not known which one is right.
    private func checkSize(of container: Container) throws(TypedStreamError) {
        var sizes = source
        unsafe sizes.move(to: container.sizes + container.values.count * 4)
        let size = Int(clamping: try sizes.fixed(UInt32.self))
        let count = source.position - container.start
        guard size <= count, size > count - 4 else {
            throw failure("a value of \(size) bytes", "one of \(count) bytes", at: container.start)
        }
    }

    private mutating func string(
        _ kind: NextStepPropertyList.Kind, at start: Int
    ) throws(TypedStreamError) -> String {
        let bytes = try unsafe content()
        if kind == .nextStepString {
            return unsafe String(decoding: bytes.map { NextStepEncoding.codeUnit(of: $0) }, as: UTF16.self)
        }
        guard bytes.count.isMultiple(of: 2), bytes.count >= 2 else {
            throw failure("text in UTF-16 with a byte order mark", "\(bytes.count) bytes", at: start)
        }
        let isBigEndian = unsafe bytes[0] == 0xFE && bytes[1] == 0xFF
        guard unsafe isBigEndian || (bytes[0] == 0xFF && bytes[1] == 0xFE) else {
            throw failure("a byte order mark", "other bytes", at: start + 8)
        }
        let units = stride(from: 2, to: bytes.count, by: 2).map { index in
            let (first, second) = unsafe (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return String(decoding: units, as: UTF16.self)
    }

    // The bytes after a size. Also skips the padding.
    private mutating func content() throws(TypedStreamError) -> UnsafeRawBufferPointer {
        let start = source.position
        let range = try source.range(count: Int64(try source.fixed(UInt32.self)), startingAt: start)
        let padding = (4 - range.count % 4) % 4
        _ = try source.range(count: Int64(padding), startingAt: start)
        return unsafe UnsafeRawBufferPointer(rebasing: source.bytes[range.offset..<range.offset + range.count])
    }

    private func failure(_ expected: String, _ found: String, at offset: Int? = nil) -> TypedStreamError {
        TypedStreamError(.corrupt, expected: expected, found: found, byteOffset: offset ?? source.position)
    }
}

// MARK: - Writing

private struct NextStepPropertyListWriter {
    private struct Container {
        var values: [PropertyList]
        var next = 0
        /// The position of the sizes of the values.
        var sizes: Int
        var start: Int
    }

    private var bytes: [UInt8] = []
    private var open: [Container] = []

    mutating func bytes(of root: PropertyList) throws(TypedStreamError) -> [UInt8] {
        try begin(root)
        while let last = open.indices.last {
            let container = open[last]
            if container.next > 0 {
                setNumber(bytes.count - container.start, at: container.sizes + (container.next - 1) * 4)
            }
            guard container.next < container.values.count else {
                open.removeLast()
                continue
            }
            open[last].next += 1
            open[last].start = bytes.count
            try begin(container.values[container.next])
        }
        return bytes
    }

    private mutating func begin(_ value: PropertyList) throws(TypedStreamError) {
        switch value {
        case .null:
            append(NextStepPropertyList.Kind.null.rawValue)
        case .data(let data):
            append(.data, content: [UInt8](data))
        case .string(let text):
            append(text)
        case .array(let values):
            try open(.array, keys: [], values: values)
        case .dictionary(let entries):
            let sorted = entries.sorted { $0.key < $1.key }
            try open(.dictionary, keys: sorted.map(\.key), values: sorted.map(\.value))
        case .boolean, .integer, .float, .double, .date, .uid, .set:
            throw TypedStreamError(
                .notSupported, expected: "an array, a dictionary, a string, data or nothing", found: "\(value)")
        }
    }

    private mutating func open(
        _ kind: NextStepPropertyList.Kind, keys: [String], values: [PropertyList]
    ) throws(TypedStreamError) {
        guard open.count < ReadLimits.greatestDepth else {
            throw NextStepPropertyList.tooDeep()
        }
        append(kind.rawValue)
        append(UInt32(truncatingIfNeeded: values.count))
        for key in keys { append(key) }
        open.append(Container(values: values, sizes: bytes.count, start: bytes.count))
        bytes.append(contentsOf: repeatElement(0, count: values.count * 4))
    }

    private mutating func append(_ text: String) {
        append(.unicodeString, content: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    }

    private mutating func append(_ kind: NextStepPropertyList.Kind, content: [UInt8]) {
        append(kind.rawValue)
        append(UInt32(truncatingIfNeeded: content.count))
        bytes.append(contentsOf: content)
        bytes.append(contentsOf: repeatElement(0, count: (4 - content.count % 4) % 4))
    }

    private mutating func append(_ number: UInt32) {
        unsafe withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }

    private mutating func setNumber(_ number: Int, at index: Int) {
        for byte in 0..<4 {
            bytes[index + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte))
        }
    }
}
