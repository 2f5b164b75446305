// What a structure implements to be archived, and how it is encoded: under composed keys, or as a separate object.

/// A value that is archived field by field.
///
/// In an object, the fields are stored under keys composed with the key of the structure. In a collection, each
/// structure is stored as a separate object.
///
/// For example, a point under the key `origin` is stored under `origin.x` and `origin.y`, and the point of a rectangle
/// under `frame` is stored under `frame.origin.x` and `frame.origin.y`. Under an empty key, a point is stored under `x`
/// and `y`. The coders' `encode`, `decode` and `containsValue` methods compose the keys, so a structure uses only its own
/// keys. The coders' primitives don't compose keys: don't call them from a structure.
///
/// An enum whose cases carry values conforms too. It archives the keys of one of its cases.
public protocol ArchivableStructure: ArchivableValue, SendableMetatype {
    /// The description of the structure in archives.
    static var archivedStructure: ArchivedStructure { get }

    /// Encodes the fields under their own keys.
    ///
    /// An archiver can call this method any number of times, so it must not have side effects.
    ///
    /// - Throws: ``ArchiveError``, or any error. It ends the archive, and callers get it as the
    ///   ``ArchiveError/underlyingError`` of one with its path.
    func encode(with archiver: Archiver) throws

    /// Creates a value by decoding the fields under their own keys.
    ///
    /// - Throws: ``ArchiveError``, or any error. It ends the decoding of the whole archive, and callers get it as the
    ///   ``ArchiveError/underlyingError`` of one with its path.
    init(coder unarchiver: Unarchiver) throws

    /// Returns a Boolean value that indicates whether the archive holds such a value.
    ///
    /// An implementation checks for the first required key, or a fallback key for it.
    static func isArchived(in unarchiver: Unarchiver) -> Bool
}

extension ArchivableStructure {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeFields(of: Self.self, forKey: key) { try encode(with: archiver) }
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        guard let key, !unarchiver.standsWhole(forKey: key) else {
            return try unarchiver.decodeElement(Self.self, forKey: key)
        }
        return try unarchiver.composingKeys(with: key) {
            isArchived(in: unarchiver) ? try unarchiver.decodeFields(Self.self) : nil
        }
    }

    @inlinable
    public static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool {
        if unarchiver.standsWhole(forKey: key) { return unarchiver.containsValue(forKey: key) }
        guard let isArchived = try? unarchiver.composingKeys(with: key, { isArchived(in: unarchiver) }) else {
            return false
        }
        return isArchived || unarchiver.containsNull(forKey: key)
    }

    /// Decodes the fields, so that an error identifies the field that is missing.
    ///
    /// A structure without required fields is decoded.
    ///
    /// - Throws: ``ArchiveError``: `missingValue` if a required field is missing, or `unexpectedKind` if the key holds
    ///   nil.
    @inlinable
    public static func valueForMissingKey(in unarchiver: Unarchiver, forKey key: String) throws -> Self {
        if unarchiver.standsWhole(forKey: key) {
            throw unarchiver.containsValue(forKey: key)
                ? unarchiver.nilValue(forKey: key) : unarchiver.missingValue(forKey: key)
        }
        if unarchiver.containsNull(forKey: key) { throw unarchiver.nilValue(forKey: key) }
        return try unarchiver.composingKeys(with: key) { try unarchiver.decodeFields(Self.self) }
    }
}

extension Archiver {
    /// Encodes a structure: its fields under composed keys or, without a key, an object.
    @usableFromInline
    final func encodeFields(
        of type: any ArchivableStructure.Type, forKey key: String?, _ body: () throws -> Void
    ) throws {
        if let key { try checkKey(key) }
        try checkDepth(of: "structures", forKey: key)
        if key == nil { try beginStructure(type.archivedStructure, forKey: nil) }
        try nesting {
            if let key { try composingKeys(with: key, body) } else { try encodingContents(of: type, body) }
        }
        if key == nil { try endStructure() }
    }

    final func checkDepth(of values: StaticString, forKey key: String?) throws {
        guard structureDepth >= limits.maximumDepth else { return }
        throw fail(
            .limitExceeded, expected: "at most \(limits.maximumDepth) \(values) inside each other", found: "more",
            forKey: key)
    }

    /// Encodes a value that can contain values of its own type.
    @inline(__always)
    final func nesting(_ body: () throws -> Void) throws {
        structureDepth += 1
        defer { structureDepth -= 1 }
        do {
            try body()
        } catch {
            throw ended(by: error)
        }
    }
}

extension Unarchiver {
    @inlinable
    final func decodeFields<Structure: ArchivableStructure>(_ type: Structure.Type) throws -> Structure {
        try nesting {
            if isReporting { note(.structure(Structure.archivedStructure), forKey: completeKey(nil)) }
            return try Structure(coder: self)
        }
    }

    /// Decodes a value that can contain values of its own type, up to a maximum depth.
    @inlinable @inline(__always)
    final func nesting<Value>(_ body: () throws -> Value) throws -> Value {
        try enterStructure()
        defer { structureDepth -= 1 }
        do {
            return try body()
        } catch {
            throw ended(by: error)
        }
    }

    /// Decodes a structure that is a separate object.
    @inlinable
    final func decodeElement<Structure: ArchivableStructure>(
        _ type: Structure.Type, forKey key: String?
    ) throws -> Structure? {
        guard try beginStructure(Structure.archivedStructure, forKey: key) else { return nil }
        beginElement(type)
        defer { endElement() }
        let value = try decodeShared { try decodeFields(type) }
        try endStructure()
        return value
    }

    @usableFromInline
    final func enterStructure() throws {
        guard structureDepth < maximumStructureDepth else { throw tooDeep(forKey: nil) }
        structureDepth += 1
    }

    final func tooDeep(forKey key: String?) -> ArchiveError {
        fail(
            .limitExceeded, expected: "at most \(maximumStructureDepth) structures inside each other here",
            found: "more", forKey: key)
    }

    // MARK: For structures that decode themselves

    /// Returns a Boolean value that indicates whether the archive holds a value of a type under a key.
    ///
    /// For a structure, the method checks for its composed keys or a nil; for `Indexed`, for the first element; and
    /// for all other types, for the key itself.
    @inlinable
    public final func containsValue<Value: ArchivableValue>(of type: Value.Type, forKey key: String) -> Bool {
        if let keyScope {
            if keyScope.isOfDictionary { return containsEntry(forKey: key) }
            return decodingField { Value.isArchived(in: self, forKey: keyScope.composed(key)) }
        }
        return Value.isArchived(in: self, forKey: key)
    }
}
