// What generated code calls for archives without keys.

extension Archiver {
    /// Encodes an optional scalar without a key.
    ///
    /// The archive holds a boolean that states whether the scalar is present, followed by the scalar if it is.
    @inlinable
    public final func encodeOptional<Value: ArchivableValue>(_ value: Value?) throws {
        try encode(value != nil)
        if let value { try encode(value) }
    }

    /// Encodes, without a key, the key of the enum case that follows.
    public final func encodeCase(_ key: String) throws {
        try encode(key)
    }

    /// Encodes values without keys as one group.
    ///
    /// A sequential archive stores the values as one group with a single type encoding, as Cocoa's
    /// `encodeValues(ofObjCTypes:)` does. Other archives store them one by one.
    ///
    /// - Parameter body: Encodes the values one after the other. It must not encode collections or further groups.
    @inlinable
    public final func encodeGroup(_ body: () throws -> Void) throws {
        try beginGroup()
        try body()
        try endGroup()
    }

    /// Returns the error to throw from `encode(with:)` of a class that supports sequential archives only.
    public final func keyedCodingRefused(_ type: any Coding.Type) -> ArchiveError {
        failure(
            .codingRefused, expected: "a sequential archiver", found: "one with keys, for class '\(type)'", forKey: nil)
    }
}

extension Unarchiver {
    /// Decodes values without keys that were encoded as one group.
    ///
    /// This is Cocoa's `decodeValues(ofObjCTypes:)`.
    @inlinable
    public final func decodeGroup<Result>(_ body: () throws -> Result) throws -> Result {
        try beginGroup()
        let result = try body()
        try endGroup()
        return result
    }

    /// Decodes an optional scalar without a key, as ``Archiver/encodeOptional(_:)`` encodes it.
    @inlinable
    public final func decodeOptional<Value: ArchivableValue>(_ type: Value.Type) throws -> Value? {
        try decode(Bool.self) ? try decode(type) : nil
    }

    /// Returns the error to throw from `init(coder:)` of a class that supports sequential archives only.
    public final func keyedCodingRefused(_ type: any Coding.Type) -> ArchiveError {
        failure(
            .codingRefused, expected: "a sequential unarchiver", found: "one with keys, for class '\(type)'",
            forKey: nil)
    }
}
