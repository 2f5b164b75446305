// Property lists as values of an archive: each array and dictionary in them is an object, as in Cocoa's archives.

public import PropertyLists

extension PropertyList: ArchivableValue {
    /// Encodes the property list.
    ///
    /// Nulls, sets and UIDs can't be archived: Cocoa's property lists don't contain nulls and sets, and a UID has a
    /// meaning only in the archive that contains it.
    ///
    /// - Throws: ``ArchiveError``: `notSupported` for a null, a set or a UID, `limitExceeded` for containers that are
    ///   nested more than 512 deep, or as ``Archiver`` describes.
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodePropertyListValue(self, forKey: key)
    }

    /// Decodes the property list with everything that it contains.
    ///
    /// - Throws: ``ArchiveError``, as ``Unarchiver/decodePropertyList(forKey:)`` does.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> PropertyList? {
        try unarchiver.propertyListValue(forKey: key)
    }
}

extension Archiver {
    /// Encodes a property list with the primitives of its parts, without recursion: lists can be nested deeply.
    final func encodeElements(of list: PropertyList, forKey key: String?) throws {
        // The values that follow; nil for the end of a collection.
        var following: [PropertyList?] = [list]
        var key = key
        var depth = 0
        while let next = following.popLast() {
            guard let value = next else {
                try endCollection()
                depth -= 1
                continue
            }
            if let elements = try beginCollection(of: value, forKey: key) {
                depth += 1
                guard depth <= ReadLimits.greatestDepth else {
                    throw fail(
                        .limitExceeded, expected: "at most \(ReadLimits.greatestDepth) containers inside each other",
                        found: "more", forKey: nil)
                }
                following.append(nil)
                following.append(contentsOf: elements.reversed())
            } else {
                try encodeLeaf(of: value, forKey: key)
            }
            key = nil
        }
    }

    /// Starts a collection and returns its contents, of a dictionary its keys first; `nil` if the value isn't a
    /// container.
    private func beginCollection(of value: PropertyList, forKey key: String?) throws -> [PropertyList]? {
        switch value {
        case .array(let elements):
            try beginCollection(.array, count: elements.count, forKey: key)
            return elements
        case .dictionary(let entries):
            let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            try beginCollection(.dictionary, count: sorted.count, forKey: key)
            return sorted.map { .string($0.key) } + sorted.map(\.value)
        default:
            return nil
        }
    }

    private func encodeLeaf(of value: PropertyList, forKey key: String?) throws {
        if let number = NumberValue(value) { return try encodeLeaf(ArchivedLeaf(number), forKey: key) }
        switch value {
        case .date(let value): try encodeDateValue(value, forKey: key)
        case .data(let value): try encodeLeaf(.data(value), forKey: key)
        case .string(let value): try encodeStringValue(value, forKey: key)
        case .null, .uid, .set, .array, .dictionary, .boolean, .integer, .float, .double:
            throw fail(
                .notSupported, expected: "a property list of strings, numbers, dates, data, arrays and dictionaries",
                found: value.phrase, forKey: key)
        }
    }
}

extension NumberValue {
    /// A property list that is a number or a boolean.
    init?(_ list: PropertyList) {
        switch list {
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = value.signed.map { .integer($0) } ?? .largeInteger(value.unsigned ?? 0)
        case .float(let value): self = .float(value)
        case .double(let value): self = .double(value)
        default: return nil
        }
    }
}
