// Arrays, sets and dictionaries, as Cocoa archives NSArray, NSSet and NSDictionary, and optionals as their elements.

// MARK: For authors of formats

/// The kind of a collection in an archive.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CollectionKind: Sendable {
    /// An array, whose elements are encoded in their order.
    case array

    /// A set, whose members are encoded in an order determined by their values.
    case set

    /// A dictionary, all of whose keys are encoded first, followed by all values in the same order.
    case dictionary
}

extension Array: ArchivableValue where Element: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        if isEmpty {
            if let key, archiver.writesEmptyArrayInLane(forKey: key) { return }
            return try archiver.encodeEmptyArray(forKey: key)
        }
        if let kind = ElementKind(Element.self) { return try archiver.encodeLeaves(self, kind, forKey: key) }
        try archiver.beginCollection(.array, count: count, forKey: key)
        try archiver.encodeElements(self)
        try archiver.endCollection()
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> [Element]? {
        // A compile-time constant when specialized.
        if Element.self == String.self, let strings = try unarchiver.shortStrings(forKey: key) as? [Element] {
            return strings
        }
        return try unarchiver.decodeCollection(.array, forKey: key) { count in
            count == 0 ? [] : try unarchiver.decodeElements(Element.self, count: count)
        }
    }
}

extension Set: ArchivableValue where Element: ArchivableValue {
    /// Encodes the members in an order that is the same in every process.
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        let members = Array(self)
        try archiver.beginCollection(.set, count: members.count, forKey: key)
        let positions = try archiver.canonicalPositions(of: members)
        try archiver.encodeElements(positions.map { members[$0] })
        try archiver.endCollection()
    }

    /// Decodes the set.
    ///
    /// Members that are equal according to the current implementation of their type become one member.
    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Set<Element>? {
        try unarchiver.decodeCollection(.set, forKey: key) { count in
            let members = try unarchiver.decodeElements(Element.self, count: count)
            if unarchiver.isDiscovering { return [] }
            try unarchiver.connectMetObjects()
            return Set(members)
        }
    }
}

extension Dictionary: ArchivableValue where Key: ArchivableValue, Value: ArchivableValue {
    /// Encodes the entries in an order that is the same in every process.
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        // By position: a key that is not equal to itself, or whose hash has changed, couldn't be looked up.
        var (keys, values) = (Array(keys), Array(values))
        if keys.count > 1 {
            let positions = try archiver.canonicalPositions(of: keys)
            (keys, values) = (positions.map { keys[$0] }, positions.map { values[$0] })
        }
        try archiver.beginCollection(.dictionary, count: keys.count, forKey: key)
        try archiver.encodeElements(keys)
        try archiver.encodeElements(values)
        try archiver.endCollection()
    }

    /// Decodes the dictionary.
    ///
    /// If several entries have keys that are equal according to the current implementation of their type, the first
    /// entry is used. Enums with a case for unknown raw values can make keys equal that were different when they were
    /// encoded: an entry whose key the enum defines then takes precedence over entries whose keys it doesn't define.
    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> [Key: Value]? {
        try unarchiver.decodeCollection(.dictionary, forKey: key) { count in
            var leftOut: (keys: [Int], values: [Int]) = ([], [])
            var (keys, unknownPositions) = try unarchiver.decodeKeys(Key.self, count: count, leftOut: &leftOut.keys)
            var values = try unarchiver.decodeElements(Value.self, count: count, leftOut: &leftOut.values)
            if unarchiver.isDiscovering { return [:] }
            try unarchiver.connectMetObjects()
            if !leftOut.keys.isEmpty || !leftOut.values.isEmpty {
                (keys, values, unknownPositions) = Unarchiver.entries(
                    keys, values, leftOut: leftOut, unknownPlaces: unknownPositions)
            }
            var result = [Key: Value](minimumCapacity: keys.count)
            if unknownPositions.isEmpty {
                result.merge(zip(keys, values)) { first, _ in first }
                return result
            }
            let unknown = Set(unknownPositions)
            let knownPositions = keys.indices.lazy.filter { !unknown.contains($0) }
            result.merge(knownPositions.map { (keys[$0], values[$0]) }) { first, _ in first }
            result.merge(unknownPositions.map { (keys[$0], values[$0]) }) { first, _ in first }
            return result
        }
    }
}

// MARK: - Optional elements

extension Optional: ArchivableValue where Wrapped: ArchivableValue {
    /// Encodes the value, or an explicit nil: in a collection the null object, as Cocoa's collections can't hold nil.
    ///
    /// To encode an optional field, use the archiver's `encode`, which writes an explicit nil, or `encodeIfPresent`,
    /// which writes nothing for nil.
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        if let self {
            try self.encode(to: archiver, forKey: key)
        } else {
            try archiver.encodeLeaf(.null, forKey: key)
        }
    }

    /// Decodes the value or nil. In a collection, the null object and a null reference are nil, whatever the type.
    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Wrapped?? {
        if key == nil, try unarchiver.takeNullElement() { return .some(nil) }
        if let value = try Wrapped.decodeIfPresent(from: unarchiver, forKey: key) { return .some(value) }
        // An element is present, or the collection has thrown an error.
        guard let key else { return .some(nil) }
        return unarchiver.containsValue(forCompleteKey: key) ? .some(nil) : nil
    }

    @inlinable
    public static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool {
        Wrapped.isArchived(in: unarchiver, forKey: key)
    }
}
