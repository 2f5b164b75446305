// Encodes a structure as a dictionary of values: the attributes of an attributed string.

import PropertyLists

final class AnyValueArchiver: Archiver {
    /// The values under keys. Nil is omitted: an attribute is present or not.
    private(set) var values: [String: AnyValue] = [:]

    /// The open collections, the innermost last.
    private var frames: [Frame] = []

    private struct Frame {
        let kind: CollectionKind
        let key: String?

        /// The announced number of elements or entries.
        let count: Int
        var elements: [AnyValue] = []
    }

    override var allowsKeyedCoding: Bool { true }

    override func pathOfEncodedObject() -> String {
        frames.map { ($0.key ?? "") + "[\($0.elements.count)]" }.joined()
    }

    private func add(_ value: AnyValue, forKey key: String?) throws {
        if let key {
            values[key] = value
        } else if frames.isEmpty {
            throw fail(.notSupported, expected: "values under keys", found: "one without a key", forKey: nil)
        } else {
            frames[frames.count - 1].elements.append(value)
        }
    }

    private func refused(_ what: String, _ key: String?) -> ArchiveError {
        fail(.notSupported, expected: "values that an attribute can be", found: what, forKey: key)
    }

    // MARK: Primitives

    override func encodeLeaf(_ leaf: ArchivedLeaf, forKey key: String?) throws {
        guard let value = AnyValue(leaf) else { throw refused("\(leaf.kind)", key) }
        if case .null = value, key != nil { return }
        try add(value, forKey: key)
    }

    override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        throw refused("an object of class '\(type(of: object))'", key)
    }

    override func encodeArchivedObjectValue(_ object: ArchivedObject, forKey key: String?) throws {
        try add(.object(object), forKey: key)
    }

    override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        throw refused("'\(structure.name)', which is stored as a separate object", key)
    }

    override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        frames.append(Frame(kind: kind, key: key, count: count))
    }

    override func endCollection() throws {
        guard let frame = frames.popLast() else {
            throw fail(.notSupported, expected: "an open collection to end", found: "none", forKey: nil)
        }
        let found = frame.elements.count
        let isDictionary = frame.kind == .dictionary
        guard isDictionary ? found % 2 == 0 && found / 2 == frame.count : found == frame.count else {
            throw fail(
                .notSupported, expected: "as many elements as announced, \(frame.count)", found: "\(found) values",
                forKey: frame.key)
        }
        switch frame.kind {
        case .array: try add(.array(frame.elements), forKey: frame.key)
        case .set: try add(.set(frame.elements), forKey: frame.key)
        case .dictionary:
            var entries: [String: AnyValue] = [:]
            let count = frame.elements.count / 2
            for index in 0..<count {
                guard case .string(let key) = frame.elements[index] else {
                    throw refused("a dictionary whose keys are no strings", frame.key)
                }
                entries[key] = frame.elements[count + index]
            }
            try add(.dictionary(entries), forKey: frame.key)
        }
    }
}
