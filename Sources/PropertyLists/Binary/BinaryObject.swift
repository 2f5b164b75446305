// An object of an object table, located and validated but not decoded, and the errors about it.

/// The kind of an object, according to its marker.
@usableFromInline package enum BinaryObjectKind: UInt8, Sendable {
    case null, booleanFalse, booleanTrue, integer, real, date, data, asciiString, utf16String, uid
    // The containers come last, so that one comparison recognizes them.
    case array, set, dictionary
}

extension BinaryObjectKind {
    /// The kind of the object that begins with a marker; `nil` if no object begins with it.
    @inline(__always)
    init?(marker: UInt8) {
        switch marker & BinaryMarker.kindMask {
        case BinaryMarker.data: self = .data
        case BinaryMarker.asciiString: self = .asciiString
        case BinaryMarker.utf16String: self = .utf16String
        case BinaryMarker.uid: self = .uid
        case BinaryMarker.array: self = .array
        case BinaryMarker.set: self = .set
        case BinaryMarker.dictionary: self = .dictionary
        default:
            switch marker {
            case BinaryMarker.null: self = .null
            case BinaryMarker.booleanFalse: self = .booleanFalse
            case BinaryMarker.booleanTrue: self = .booleanTrue
            case BinaryMarker.integer8...BinaryMarker.integer128: self = .integer
            case BinaryMarker.real32, BinaryMarker.real64: self = .real
            case BinaryMarker.date: self = .date
            default: return nil
            }
        }
    }
}

extension BinaryObjectKind: CustomStringConvertible {
    /// The kind in words, for error messages.
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

/// The position and length of an object. Its marker and its payload are inside the object table in which it was found.
@frozen @usableFromInline package struct BinaryObject: Sendable {
    @usableFromInline package let kind: BinaryObjectKind
    @usableFromInline package let offset: Int
    /// The offset of the payload, after the marker and the count.
    @usableFromInline package let payload: Int
    /// The number of elements of an array or set, of pairs of a dictionary, or of code units of a string; otherwise the
    /// number of bytes of the payload.
    @usableFromInline package let count: Int

    /// Whether the payload consists of object references.
    @inlinable package var isContainer: Bool { kind.rawValue >= BinaryObjectKind.array.rawValue }

    /// Whether the object is a string, in either encoding.
    @inlinable package var isString: Bool { kind == .asciiString || kind == .utf16String }

    /// Whether the count is part of the marker.
    @inlinable package var hasShortCount: Bool { payload == offset &+ 1 }

    /// A dictionary that was found before, and whose count is part of the marker.
    @unsafe @inlinable package init(shortDictionaryAt offset: Int, count: Int) {
        self.init(kind: .dictionary, offset: offset, payload: offset &+ 1, count: count)
    }

    @inlinable init(kind: BinaryObjectKind, offset: Int, payload: Int, count: Int) {
        self.kind = kind
        self.offset = offset
        self.payload = payload
        self.count = count
    }
}

extension PropertyListError {
    @inline(never) @usableFromInline
    static func invalidPosition(_ position: Int, of container: BinaryObject) -> PropertyListError {
        guard container.isContainer else { return wrongKind(of: container, expected: "a container") }
        return PropertyListError(
            .invalidReference, "container has no element \(position)", at: container.offset,
            found: "count \(container.count)")
    }

    @inline(never) @usableFromInline
    static func wrongKind(of object: BinaryObject, expected: String) -> PropertyListError {
        PropertyListError(
            .wrongKind, "object is of another kind", at: object.offset, expected: expected,
            found: object.kind.description)
    }

    @inline(never)
    static func keyNotString(_ kind: BinaryObjectKind, at offset: Int? = nil) -> PropertyListError {
        PropertyListError(
            .keyNotString, "key of a dictionary", at: offset, expected: "a string", found: kind.description)
    }
}
