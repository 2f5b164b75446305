// Decodes a structure from a dictionary of values: the attributes of an attributed string.
//
//     [ "link": .url(…), "sizes": .array([.number(1), .number(2)]) ]
//        ▲ decode(URL.self, forKey: "link")   ▲ beginCollection(.array, forKey: "sizes"), then elements without keys

import PropertyLists

/// Reads from values that were decoded. Numbers are read as any type that can represent them, like Cocoa's NSNumber.
final class AnyValueUnarchiver: Unarchiver {
    private let values: [String: AnyValue]

    /// The keys that were requested.
    private(set) var knownKeys: Set<String> = []

    /// The open collections, the innermost last.
    private var frames: [Frame] = []

    private struct Frame {
        let key: String
        let elements: [AnyValue]
        var position = 0
    }

    init(_ values: [String: AnyValue]) {
        self.values = values
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forCompleteKey key: String) -> Bool {
        knownKeys.insert(key)
        return values[key] != nil
    }

    override func containsNull(forCompleteKey key: String) -> Bool {
        knownKeys.insert(key)
        return values[key] == .null
    }

    // MARK: Finding values

    /// The value under a key, or the next element; `nil` if it is missing or null.
    private func find(_ key: String?) throws -> AnyValue? {
        guard let key else { return try nextElement() }
        knownKeys.insert(key)
        return values[key].flatMap { $0 == .null ? nil : $0 }
    }

    private func nextElement() throws -> AnyValue? {
        guard let frame = frames.last, frame.position < frame.elements.count else {
            throw fail(.missingValue, expected: "another value", found: "none")
        }
        frames[frames.count - 1].position += 1
        return frame.elements[frame.position] == .null ? nil : frame.elements[frame.position]
    }

    /// Converts the value under a key; an error if it is of another kind.
    private func read<Value>(
        _ key: String?, _ expected: String, _ convert: (AnyValue) throws -> Value?
    ) throws -> Value? {
        guard let value = try find(key) else { return nil }
        guard let converted = try convert(value) else { throw unexpectedKind(expected, value, key) }
        return converted
    }

    private func unexpectedKind(_ expected: String, _ value: AnyValue, _ key: String?) -> ArchiveError {
        fail(.unexpectedKind, expected: expected, found: value.phrase, forKey: key)
    }

    override func fail(
        _ code: ArchiveError.Code, expected: String, found: String, forCompleteKey key: String?
    ) -> ArchiveError {
        var path = frames.map { "\($0.key)[\(max($0.position - 1, 0))]" }.joined(separator: "")
        if let key { path += (path.isEmpty ? "" : ".") + key }
        return ArchiveError(code, path: path, expected: expected, found: found)
    }

    // MARK: Primitives

    override func leafValue(_ kind: ValueKind, forKey key: String?) throws -> ArchivedLeaf? {
        if case .geometry = kind { return try read(key, "\(kind) as separate fields") { _ in nil } }
        return try read(key, kind.description) { value in
            if case .number(let number) = value { Self.leaf(kind, number) } else { value.leaf }
        }
    }

    /// A number as a leaf of a kind that can represent it.
    private static func leaf(_ kind: ValueKind, _ number: NumberValue) -> ArchivedLeaf? {
        switch (kind, number) {
        case (.float, .float), (.float, .double), (.double, .float), (.double, .double), (.decimal, .decimal):
            ArchivedLeaf(number)
        case (.boolean, _): number.bool.map { .boolean($0) }
        case (.integer, _):
            number.integer.flatMap { integer in
                integer.signed.map { .integer($0) }
                    ?? integer.unsigned.map { .integer(Int64(bitPattern: $0), type: .uint64) }
            }
        case (.float, _): number.double.flatMap { Float(exactly: $0) }.map { .float($0) }
        case (.double, _): number.double.map { .double($0) }
        case (.decimal, _):
            number.integer.map { .decimal($0.signed.map { Decimal($0) } ?? Decimal($0.unsigned ?? 0)) }
        default: ArchivedLeaf(number)
        }
    }

    override func archivedObjectValue(forKey key: String?) throws -> ArchivedObject? {
        try read(key, "an object") { if case .object(let object) = $0 { object } else { nil } }
    }

    override func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        try read(key, "a value that is no object of class '\(type)'") { _ in nil }
    }

    override func anyObjectValue(forKey key: String?) throws -> (any Coding)? {
        try read(key, "a value that is no object of a class") { _ in nil }
    }

    override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        guard try find(key) != nil else { return false }
        throw fail(
            .notSupported, expected: "a value that an attribute can be", found: "'\(structure.name)' as an object",
            forKey: key)
    }

    override func kindOfValue(forKey key: String?) throws -> ValueKind? {
        if let key { return try find(key)?.kind }
        guard let frame = frames.last, frame.position < frame.elements.count else { return nil }
        return frame.elements[frame.position].kind
    }

    // MARK: Collections

    override func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        guard let value = try find(key) else { return nil }
        let name = key ?? ""
        switch (kind, value) {
        case (.array, .array(let elements)), (.array, .set(let elements)), (.set, .set(let elements)),
            (.set, .array(let elements)):
            frames.append(Frame(key: name, elements: elements))
            return elements.count
        case (.dictionary, .dictionary(let entries)):
            let keys = entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            frames.append(
                Frame(key: name, elements: keys.map { .string($0) } + keys.map { entries[$0] ?? .null }))
            return keys.count
        default:
            throw unexpectedKind("\(kind.valueKind)", value, key)
        }
    }

    override func moveToElement(_ number: Int) throws {
        try require(
            frames.last.map { $0.elements.indices.contains(number) } ?? false, .notSupported,
            expected: "an element of an open collection", found: "element \(number)")
        frames[frames.count - 1].position = number
    }

    override func endCollection() throws {
        try require(frames.popLast() != nil, .notSupported, expected: "an open collection to end", found: "none")
    }
}

extension AnyValue {
    fileprivate var leaf: ArchivedLeaf? {
        switch self {
        case .number(let value): ArchivedLeaf(value)
        case .string(let value): .string(value)
        case .data(let value): .data(value)
        case .date(let value): .date(value)
        case .url(let value): .url(value)
        case .uuid(let value): .uuid(value)
        case .null, .array, .set, .dictionary, .error, .object: nil
        }
    }

    fileprivate var phrase: String {
        if case .object(let object) = self { "an object of class '\(object.className ?? "")'" } else { "\(kind)" }
    }
}
