// Decoding by key.

import PropertyLists

extension Unarchiver {
    /// Decodes a value that must be present.
    ///
    /// - Throws: ``ArchiveError`` with code `missingValue` if the key is missing, `unexpectedKind` if it holds nil or a
    ///   value of another kind, or `outOfRange` if a number doesn't fit the type; for an enum or an object, also with
    ///   one of the other codes that ``Unarchiver`` lists.
    @inlinable
    public final func decode<Value: ArchivableValue>(_ type: Value.Type, forKey key: String) throws -> Value {
        if let keyScope {
            if keyScope.isOfDictionary { return try decodeEntry(type, forKey: key) }
            return try decodingField { try decode(type, forKey: keyScope.composed(key)) }
        }
        guard let value = try Value.decodeIfPresent(from: self, forKey: key) else {
            return try Value.valueForMissingKey(in: self, forKey: key)
        }
        if isDiscovering { try endDiscovery() }
        return value
    }

    /// Decodes a value, or returns a default value if the key is missing.
    ///
    /// The default applies only if the key is missing: a nil under the key is an error.
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds nil or a value of another kind, or
    ///   `outOfRange` if a number doesn't fit the type; for an enum or an object, as ``decode(_:forKey:)`` does.
    @inlinable
    public final func decode<Value: ArchivableValue>(
        _ type: Value.Type, forKey key: String, default defaultValue: @autoclosure () throws -> Value
    ) throws -> Value {
        if let value = try valueIfPresent(type, forKey: key) {
            if isDiscovering { try endDiscovery() }
            return value
        }
        if containsValue(forKey: key) { throw nilValue(forKey: key) }
        recordDefault(forKey: key)
        return try defaultValue()
    }

    /// Decodes a value, or returns nil if the key is missing or holds nil.
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds a value of another kind, or `outOfRange`
    ///   if a number doesn't fit the type; for an enum or an object, as ``decode(_:forKey:)`` does.
    @inlinable
    public final func decodeIfPresent<Value: ArchivableValue>(_ type: Value.Type, forKey key: String) throws -> Value? {
        let value = try valueIfPresent(type, forKey: key)
        if isDiscovering { try endDiscovery() }
        return value
    }

    @inlinable
    final func valueIfPresent<Value: ArchivableValue>(_ type: Value.Type, forKey key: String) throws -> Value? {
        if let keyScope {
            if keyScope.isOfDictionary { return try entryIfPresent(type, forKey: key) }
            return try decodingField { try Value.decodeIfPresent(from: self, forKey: keyScope.composed(key)) }
        }
        return try Value.decodeIfPresent(from: self, forKey: key)
    }

    /// Returns a Boolean value that indicates whether the archive holds a value, or nil, under a key.
    @inlinable
    public final func containsValue(forKey key: String) -> Bool {
        guard let keyScope else { return containsValue(forCompleteKey: key) }
        return keyScope.isOfDictionary
            ? containsEntry(forKey: key) : containsValue(forCompleteKey: keyScope.composed(key))
    }

    /// Returns a Boolean value that indicates whether nil was encoded under a key.
    @inlinable
    public final func containsNull(forKey key: String) -> Bool {
        guard let keyScope else { return containsNull(forCompleteKey: key) }
        return keyScope.isOfDictionary
            ? containsNullEntry(forKey: key) : containsNull(forCompleteKey: keyScope.composed(key))
    }

    /// Decodes a value that must be present under its key or a fallback key, the first of them that the archive holds.
    ///
    /// The use of a fallback key is recorded for the report.
    ///
    /// - Throws: ``ArchiveError`` as ``decode(_:forKey:)`` does.
    @inlinable
    public final func decode<Value: ArchivableValue>(
        _ type: Value.Type, forKey key: String, fallbackKeys: String...
    ) throws -> Value {
        try decode(type, forKey: findKey(of: type, key, fallbackKeys) ?? key)
    }

    /// Decodes a value under its key or a fallback key, or returns a default value if none of them is present.
    ///
    /// - Throws: ``ArchiveError`` as ``decode(_:forKey:default:)`` does.
    @inlinable
    public final func decode<Value: ArchivableValue>(
        _ type: Value.Type, forKey key: String, fallbackKeys: String...,
        default defaultValue: @autoclosure () throws -> Value
    ) throws -> Value {
        if let present = findKey(of: type, key, fallbackKeys) { return try decode(type, forKey: present) }
        recordDefault(forKey: key)
        return try defaultValue()
    }

    /// Decodes a value under its key or a fallback key, or returns nil if none of them is present or the first that is
    /// holds nil.
    ///
    /// - Throws: ``ArchiveError`` as ``decodeIfPresent(_:forKey:)`` does.
    @inlinable
    public final func decodeIfPresent<Value: ArchivableValue>(
        _ type: Value.Type, forKey key: String, fallbackKeys: String...
    ) throws -> Value? {
        guard let present = findKey(of: type, key, fallbackKeys) else { return nil }
        return try decodeIfPresent(type, forKey: present)
    }

    /// The first of a value's keys that is present. The use of a fallback key is recorded for the report.
    @inlinable
    final func findKey<Value: ArchivableValue>(
        of type: Value.Type, _ key: String, _ fallbackKeys: [String]
    ) -> String? {
        if containsValue(of: type, forKey: key) { return key }
        guard let fallbackKey = fallbackKeys.first(where: { containsValue(of: type, forKey: $0) }) else { return nil }
        recordFallback(forKey: key, fallbackKey: fallbackKey)
        return fallbackKey
    }

    @inlinable
    final func recordFallback(forKey key: String, fallbackKey: String) {
        guard isReporting else { return }
        note(.fallback(key: keyScope?.composed(fallbackKey) ?? fallbackKey), forKey: completeKey(key))
    }

    @inlinable
    final func recordDefault(forKey key: String) {
        if isReporting { note(.defaultTaken, forKey: completeKey(key)) }
    }

    @usableFromInline
    final func missingValue(forKey key: String) -> ArchiveError {
        fail(.missingValue, expected: "a value", found: "no such key" + otherKeysPhrase(), forKey: key)
    }

    /// Ends the discovery pass of an action after its first value. In a structure, all fields are read first.
    @usableFromInline
    final func endDiscovery() throws {
        if structureDepth == 0 { throw DiscoveryEnd() }
    }

    @inline(__always)
    final func require(
        _ condition: Bool, _ code: ArchiveError.Code, expected: @autoclosure () -> String,
        found: @autoclosure () -> String, forKey key: String? = nil
    ) throws {
        if !condition { throw fail(code, expected: expected(), found: found(), forKey: key) }
    }

    /// The error about a key that holds nil, or a value of one kind where a type has composed keys.
    @usableFromInline
    final func nilValue(forKey key: String) -> ArchiveError {
        if let error = errorAboutRetired(forKey: key) { return error }
        let isNull = containsNull(forKey: key)
        return fail(
            .unexpectedKind, expected: isNull ? "a value" : "a value under composed keys",
            found: isNull ? "nil" : "a value of another kind", forKey: key)
    }

    /// Counts what hashing or comparing a long string takes, to limit it: values can share the string.
    @usableFromInline
    final func chargeSorting(_ text: String) throws {
        guard text.utf8.count >= 1_024 else { return }
        try chargeCopies(text.utf8.count / 16)
        try chargeCopies(text.sortingCost / 16)
    }

    @usableFromInline
    final func unexpectedClass(
        of object: any Coding, expected: any Coding.Type, forKey key: String?
    ) -> ArchiveError {
        fail(
            .unexpectedClass, expected: "an object of class '\(expected)'", found: "one of class '\(type(of: object))'",
            forKey: key)
    }
}

/// Thrown when the discovery pass of an action has created the objects of its first value.
@usableFromInline
struct DiscoveryEnd: Error {
    @usableFromInline
    init() {}
}

/// Thrown in place of an error to drop what was created.
struct SkippedValue: Error {}

/// A collection that several references share, together with its type, and whether it contains an unknown raw value.
@usableFromInline
final class SharedCollection<Value> {
    @usableFromInline let value: Value
    @usableFromInline let sawUnknownValue: Bool

    /// How many elements it has, and how many values are in the copies of shared values that it contains.
    @usableFromInline let count: Int
    @usableFromInline let copyCount: Int

    @usableFromInline
    init(_ value: Value, sawUnknownValue: Bool = false, count: Int = 0, copyCount: Int = 0) {
        self.value = value
        self.sawUnknownValue = sawUnknownValue
        self.count = count
        self.copyCount = copyCount
    }
}

/// Whether a collection was encountered before.
@usableFromInline
enum CollectionState {
    /// The unarchiver doesn't track this. Ask it for the shared collection.
    case unknown

    /// This is the first reference to the collection.
    case first

    /// An earlier reference to the collection was encountered.
    case again

    /// The collection is empty, and was not opened.
    case unopened
}

extension Unarchiver {
    /// Decodes a collection. If several references share it, it is decoded once.
    @inlinable
    final func decodeCollection<Value>(
        _ kind: CollectionKind, forKey key: String?, _ body: (Int) throws -> Value
    ) throws -> Value? {
        guard let count = try openCollection(kind, forKey: key) else { return nil }
        // Most collections are empty or have one reference so far: no lookup, and unknown values are not recorded.
        let state = collectionState
        if state == .unopened { return try body(0) }
        if count == 0 || state == .first {
            let value = try body(count)
            if count > 0 { _ = keepsCollection }
            try endCollection()
            return value
        }
        let value = try decodeShared(count: count) { try body(count) }
        try endCollection()
        return value
    }

    /// Decodes the collection or structure that was opened last, or returns the value that references share.
    ///
    /// Structures that contain their own type, and share each other, could expand without limit when they are encoded
    /// again, so each copy in one counts as the copies in it. Others expand as far as their types are nested.
    @inlinable
    final func decodeShared<Value>(count: Int = 1, _ body: () throws -> Value) throws -> Value {
        if let shared = sharedCollection() as? SharedCollection<Value> {
            if shared.sawUnknownValue { sawUnknownValue = true }
            if structureDepth > 0 { try countCopy(shared.count, copyCount: shared.copyCount) }
            return shared.value
        }
        let countBefore = expandedCount
        let (value, sawUnknown) = try notingUnknownValues(body)
        if keepsCollection, !isDiscovering {
            keepCollection(
                SharedCollection(
                    value, sawUnknownValue: sawUnknown, count: count, copyCount: expandedCount &- countBefore))
        }
        return value
    }

    @usableFromInline
    final func countCopy(_ count: Int, copyCount: Int) throws {
        if copyCount > 0, isInsideItself { try chargeCopies(copyCount) }
        try noteCopies(copyCount)
        try noteCopies(count)
    }

    @usableFromInline
    final func beginElement(_ type: Any.Type) { structureTypes.append(ObjectIdentifier(type)) }

    @usableFromInline
    final func endElement() { structureTypes.removeLast() }

    /// Whether the innermost structure is inside another one of its type.
    private var isInsideItself: Bool {
        guard let type = structureTypes.last else { return false }
        let first = max(0, structureTypes.count - 1 - structureDepth)
        return (first..<(structureTypes.count - 1)).contains { structureTypes[$0] == type }
    }

    /// Counts the values in a copy of a shared one. The sum stays so small that single values can be added unchecked.
    final func noteCopies(_ count: Int) throws {
        let (sum, isTooLarge) = expandedCount.addingReportingOverflow(count)
        if isTooLarge || sum > .max / 2 { try chargeCopies(.max) } else { expandedCount = sum }
    }

    /// Decodes a value, and returns whether it contains a raw value that its enum doesn't define.
    @inlinable
    final func notingUnknownValues<Value>(_ body: () throws -> Value) rethrows -> (Value, sawUnknownValue: Bool) {
        let before = sawUnknownValue
        sawUnknownValue = false
        let value = try body()
        let isUnknown = sawUnknownValue
        if before { sawUnknownValue = true }
        return (value, isUnknown)
    }

    /// Decodes the keys of the innermost open dictionary. Also returns the indexes of keys that contain a raw value
    /// that its enum doesn't define.
    ///
    /// - Parameter leftOut: The indexes of keys that are objects of retired classes, in their order.
    @inlinable
    final func decodeKeys<Key: ArchivableValue>(
        _ type: Key.Type, count: Int, leftOut: inout [Int]
    ) throws -> (keys: [Key], unknownPlaces: [Int]) {
        // A compile-time constant when specialized. These types contain no raw values and are decoded in bulk.
        if Key.self == String.self || Key.self == Int.self {
            return (try decodeElements(Key.self, count: count), [])
        }
        var keys: [Key] = []
        keys.reserveCapacity(count)
        var unknownPlaces: [Int] = []
        for place in 0..<count {
            let (key, sawUnknown) = try notingUnknownValues { try Key.decodeIfPresent(from: self, forKey: nil) }
            guard let key else {
                try leaveOutElement()
                leftOut.append(place)
                continue
            }
            keys.append(key)
            if sawUnknown { unknownPlaces.append(place) }
        }
        return (keys, unknownPlaces)
    }
}

/// What a report contains of one reading of a value.
@usableFromInline
enum DecodingEvent {
    case fallback(key: String)

    case defaultTaken

    case unknownValue(of: String, rawValue: String, value: String, isKept: Bool)

    /// A value could not be created and was left out.
    case lost(ArchiveError)

    /// A structure is about to be decoded. Its fields are stored under keys composed with the event's key; if that is
    /// nil, the structure is a separate object.
    case structure(ArchivedStructure)
}
