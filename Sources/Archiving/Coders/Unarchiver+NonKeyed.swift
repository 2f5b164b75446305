// Decoding without keys. Values are decoded in the order in which they were encoded.

public import PropertyLists

extension Unarchiver {
    /// Decodes the next value without a key, which must be present.
    ///
    /// Each object has a separate sequence of values without keys. `init(coder:)` starts at the first value, and
    /// `connect(with:)` continues after the last value that `init(coder:)` read. A superclass writes its values first,
    /// so a subclass calls `super.init(coder:)` before it reads its own values.
    ///
    /// - Throws: ``ArchiveError`` with code `missingValue` if there is no further value or it is nil, `unexpectedKind`
    ///   if the value is of another kind, or `outOfRange` if a number doesn't fit the type.
    @inlinable
    public final func decode<Value: ArchivableValue>(_ type: Value.Type) throws -> Value {
        guard let value = try decodeIfPresent(type) else { throw missingNextValue() }
        return value
    }

    /// Decodes the next value without a key.
    ///
    /// - Returns: The value; or nil if there is no further value or it is nil.
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the value is of another kind, or `outOfRange` if a
    ///   number doesn't fit the type.
    @inlinable
    public final func decodeIfPresent<Value: ArchivableValue>(_ type: Value.Type) throws -> Value? {
        if keyScope != nil { return try decodingField { try decodeIfPresent(type) } }
        let value = try Value.decodeIfPresent(from: self, forKey: nil)
        if isDiscovering { try endDiscovery() }
        return value
    }

    /// Decodes the next object without a key.
    ///
    /// - Returns: The object; or nil if there is no further value or it is nil.
    /// - Throws: ``ArchiveError``: `unexpectedKind` if the value isn't an object, `classNotAllowed` or
    ///   `unexpectedClass` for its class, `unconnectableCycle`, `limitExceeded`, or another code for what its class
    ///   decodes.
    public final func decodeObject<Object: Coding>(of type: Object.Type) throws -> Object? {
        try decodeIfPresent(type)
    }

    /// Decodes numbers that were encoded as one array without a key: Cocoa's `decodeArray(ofObjCType:count:at:)`.
    ///
    /// - Parameters:
    ///   - type: The type that was encoded. No other type is accepted.
    ///   - count: The required number of elements; nil accepts any number.
    /// - Throws: ``ArchiveError`` with code `missingValue` if there is no further value or it is nil, `unexpectedKind`
    ///   if the numbers are of another type, or `invalidValue` if there are more or fewer numbers than `count`.
    public final func decodeArray<Element: ArchivableNumber>(
        of type: Element.Type, count: Int? = nil
    ) throws -> [Element] {
        guard let elements = try decodeArrayIfPresent(of: type, count: count) else { throw missingNextValue() }
        return elements
    }

    /// Decodes numbers that were encoded as one array without a key, if there are any.
    ///
    /// - Returns: The numbers; or nil if there is no further value or it is nil.
    /// - Throws: ``ArchiveError`` as ``decodeArray(of:count:)`` does.
    public final func decodeArrayIfPresent<Element: ArchivableNumber>(
        of type: Element.Type, count: Int? = nil
    ) throws -> [Element]? {
        guard let numbers = try decodingField({ try numberArrayValue(Element.numberKind, forKey: nil) }) else {
            return nil
        }
        guard let elements = Element.elements(of: numbers) else {
            throw fail(.unexpectedKind, expected: Element.numberKind.phrase, found: numbers.kind.phrase)
        }
        try require(
            count == nil || count == elements.count, .invalidValue, expected: "an array of \(count ?? 0) numbers",
            found: "one of \(elements.count)")
        return elements
    }

    /// Decodes bytes without a key.
    ///
    /// - Returns: The bytes; or nil if there is no further value or it is nil.
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the value is of another kind.
    public final func decodeBytes() throws -> Data? {
        try decodingField { try bytesValue(forKey: nil) }
    }

    /// Decodes values without keys that were encoded as one group, as ``Archiver/encodeGroup(_:)`` encodes them.
    ///
    /// This is Cocoa's `decodeValues(ofObjCTypes:)`.
    ///
    /// - Parameter body: Decodes all values of the group, one after the other.
    /// - Throws: ``ArchiveError``: `missingValue` if a sequential archive has no further group, `unexpectedKind` if the
    ///   group has more values than `body` decodes, `notSupported` in a collection or in another group. Any error that
    ///   `body` throws.
    @inlinable
    public final func decodeGroup<Result>(_ body: () throws -> Result) throws -> Result {
        try beginGroup()
        let result = try body()
        try endGroup()
        return result
    }

    /// Decodes an optional scalar without a key, as ``Archiver/encodeOptional(_:)`` encodes it.
    ///
    /// - Throws: ``ArchiveError`` with code `missingValue` if there is no further value, `unexpectedKind` if it is of
    ///   another kind, or `outOfRange` if a number doesn't fit the type.
    @inlinable
    public final func decodeOptional<Value: ArchivableValue>(_ type: Value.Type) throws -> Value? {
        try decode(Bool.self) ? try decode(type) : nil
    }

    @usableFromInline
    final func missingNextValue() -> ArchiveError {
        errorAboutRetired(forKey: nil)
            ?? fail(.missingValue, expected: "another value without a key", found: "nil or no value")
    }
}
