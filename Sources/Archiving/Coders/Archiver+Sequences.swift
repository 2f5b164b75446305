// What generated code calls for archives without keys.

extension Archiver {
    /// Encodes, without a key, a scalar that may be nil: a boolean that says whether it is there, and then, if it is,
    /// the scalar.
    @inlinable
    public final func encodeOptional<Value: ArchivableValue>(_ value: Value?) throws {
        try encodeBoolValue(value != nil, forKey: nil)
        if let value { try value.encode(to: self, forKey: nil) }
    }

    /// Encodes, without a key, which case of an enum follows.
    public final func encodeCase(_ key: String) throws {
        try encodeStringValue(key, forKey: nil)
    }

    /// Encodes values without keys that belong together: a sequential archive holds them as one group with one type
    /// encoding, Cocoa's `encodeValues(ofObjCTypes:)`; other archives hold them one by one.
    ///
    /// - Parameter body: encodes one value after the other, no collections and no groups.
    @inlinable
    public final func encodeGroup(_ body: () throws -> Void) throws {
        try beginGroup()
        try body()
        try endGroup()
    }

    /// The error to throw from `encode(with:)` of a class that is for sequential archives only.
    public final func keyedCodingRefused(_ type: any Coding.Type) -> ArchiveError {
        failure(
            .codingRefused, expected: "a sequential archiver", found: "one with keys, for class '\(type)'", forKey: nil)
    }
}

extension Unarchiver {
    /// Decodes values without keys that were encoded as one group: Cocoa's `decodeValues(ofObjCTypes:)`.
    @inlinable
    public final func decodeGroup<Result>(_ body: () throws -> Result) throws -> Result {
        try beginGroup()
        let result = try body()
        try endGroup()
        return result
    }

    /// Decodes, without a key, a scalar that may be nil, as ``Archiver/encodeOptional(_:)`` encodes it.
    @inlinable
    public final func decodeOptional<Value: ArchivableValue>(_ type: Value.Type) throws -> Value? {
        try decode(Bool.self) ? try decode(type) : nil
    }

    /// The error to throw from `init(coder:)` of a class that is for sequential archives only.
    public final func keyedCodingRefused(_ type: any Coding.Type) -> ArchiveError {
        failure(
            .codingRefused, expected: "a sequential unarchiver", found: "one with keys, for class '\(type)'",
            forKey: nil)
    }
}
