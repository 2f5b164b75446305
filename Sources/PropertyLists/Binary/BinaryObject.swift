// One object of an object table, found and checked but not yet decoded.

/// What an object is, as its marker says.
@usableFromInline package enum BinaryObjectKind: UInt8, Sendable {
    case null, booleanFalse, booleanTrue, integer, real, date, data, asciiString, utf16String, uid
    // The containers come last, so that one comparison tells them.
    case array, set, dictionary
}

extension BinaryObjectKind: CustomStringConvertible {
    /// The kind in words, for messages.
    @usableFromInline package var description: String {
        switch self {
        case .null: "null"
        case .booleanFalse, .booleanTrue: "a boolean"
        case .integer: "an integer"
        case .real: "a real"
        case .date: "a date"
        case .data: "data"
        case .asciiString, .utf16String: "a string"
        case .uid: "a UID"
        case .array: "an array"
        case .set: "a set"
        case .dictionary: "a dictionary"
        }
    }
}

/// Where an object is and how long; its marker and its payload lie inside the object table it was found in.
@usableFromInline package struct BinaryObject: Sendable {
    /// What the object is.
    @usableFromInline package let kind: BinaryObjectKind
    /// Where its marker stands.
    @usableFromInline package let offset: Int
    /// Where its payload begins, after the marker and the count.
    @usableFromInline package let payload: Int
    /// Elements of an array or set, pairs of a dictionary, code units of a string, otherwise bytes of the payload.
    @usableFromInline package let count: Int

    /// Whether the payload is object references.
    @inlinable package var isContainer: Bool { kind.rawValue >= BinaryObjectKind.array.rawValue }

    /// Whether the object is a string, in either encoding.
    @inlinable package var isString: Bool { kind == .asciiString || kind == .utf16String }

    @inlinable init(kind: BinaryObjectKind, offset: Int, payload: Int, count: Int) {
        self.kind = kind
        self.offset = offset
        self.payload = payload
        self.count = count
    }
}
