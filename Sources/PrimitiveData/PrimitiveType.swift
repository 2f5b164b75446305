// The types of the values that a type encoding describes, one after another.
//
//     {@f[2s][4c]}   object, float, int16, int16, 4 bytes

import TypedStreams

/// The type of a value.
enum PrimitiveType {
    case integer(byteCount: Int, isSigned: Bool)
    case float
    case double
    case string
    case bytes(count: Int)
    case object
    case unsupported(UInt8)

    private init(code: UInt8) {
        switch Unicode.Scalar(code) {
        case "c": self = .integer(byteCount: 1, isSigned: true)
        case "C", "B": self = .integer(byteCount: 1, isSigned: false)
        case "s": self = .integer(byteCount: 2, isSigned: true)
        case "S": self = .integer(byteCount: 2, isSigned: false)
        case "i", "l": self = .integer(byteCount: 4, isSigned: true)
        case "I", "L": self = .integer(byteCount: 4, isSigned: false)
        case "q": self = .integer(byteCount: 8, isSigned: true)
        case "Q": self = .integer(byteCount: 8, isSigned: false)
        case "f": self = .float
        case "d": self = .double
        case "*", "%", "#", ":": self = .string
        case "@": self = .object
        default: self = .unsupported(code)
        }
    }

    /// The length of a string that is a null pointer.
    static let nullLength = UInt32.max

    /// How deep objects may be nested. A thread might have a stack of only 512 KB.
    static let maximumDepth = 32

    /// The error about an object inside too many others.
    static func tooDeep(at offset: Int) -> PrimitiveDataError {
        PrimitiveDataError(
            code: .limitExceeded, expected: "at most \(maximumDepth) objects inside each other", found: "more",
            byteOffset: offset)
    }

    /// The error about a type code that has no bytes here.
    static func unsupported(_ code: UInt8, at offset: Int) -> PrimitiveDataError {
        PrimitiveDataError(
            code: .notSupported, expected: "a type code of Objective-C",
            found: "'\(Character(Unicode.Scalar(code)))'", byteOffset: offset)
    }

    /// Calls a closure with the type of each value that an encoding describes.
    static func forEach(in encoding: String, _ body: (PrimitiveType) throws -> Void) throws {
        let types: TypeEncoding
        do {
            types = try TypeEncoding(encoding)
        } catch {
            throw PrimitiveDataError(
                code: error.code == .limitExceeded ? .limitExceeded : .invalidValue, expected: error.expected,
                found: error.found, byteOffset: nil)
        }
        for (code, byteCount) in types { try body(byteCount.map { .bytes(count: $0) } ?? PrimitiveType(code: code)) }
    }
}
