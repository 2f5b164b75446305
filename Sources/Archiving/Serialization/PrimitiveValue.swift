// What primitive data serialization writes and reads: values without names, in the order of a type encoding.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import TypedStreams

/// A value of primitive data serialization.
///
/// You can write integers, floating-point numbers and strings as literals: `[.object(ship), 2.5]`,
/// `["a name", 3, true]`.
public enum PrimitiveValue<Object> {
    /// An integer, a character or a boolean; for the type code `Q`, the bit pattern.
    case integer(Int64)

    /// A floating-point number.
    case real(Double)

    /// A C string, or the name of a class or selector; `nil` for a null pointer.
    case string(String?)

    /// An array of single bytes, such as one with the type encoding `[8c]`.
    case bytes(Data)

    /// An object, which the callback serializes; `nil` for a null reference.
    case object(Object?)

    /// The kind in words, for messages.
    var phrase: String {
        switch self {
        case .integer: "an integer"
        case .real: "a real"
        case .string: "a string"
        case .bytes: "bytes"
        case .object: "an object"
        }
    }
}

extension PrimitiveValue: Equatable where Object: Equatable {}
extension PrimitiveValue: Hashable where Object: Hashable {}
extension PrimitiveValue: Sendable where Object: Sendable {}

extension PrimitiveValue: ExpressibleByIntegerLiteral {
    /// Creates an integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension PrimitiveValue: ExpressibleByFloatLiteral {
    /// Creates a floating-point number.
    public init(floatLiteral value: Double) { self = .real(value) }
}

extension PrimitiveValue: ExpressibleByBooleanLiteral {
    /// Creates a boolean: the integer 1 or 0.
    public init(booleanLiteral value: Bool) { self = .integer(value ? 1 : 0) }
}

extension PrimitiveValue: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
}

/// The bytes of a type code: how many a number has, and which range.
enum PrimitiveTypeCode {
    case integer(IntegerType)
    case float
    case double
    case string
    case object

    init?(_ code: UInt8) {
        switch code {
        case UInt8(ascii: "f"): self = .float
        case UInt8(ascii: "d"): self = .double
        case UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: ":"): self = .string
        case UInt8(ascii: "@"): self = .object
        default:
            guard let type = EncodingCode.integerType(of: code) else { return nil }
            self = .integer(type)
        }
    }
}

/// The length of a string that is no pointer.
let primitiveNullLength: UInt32 = .max

/// The parsed type encoding.
///
/// - Throws: ``ArchiveError``: `invalidValue`, or `limitExceeded` where brackets nest too deep.
func primitiveSteps(_ type: String) throws -> [TypeEncodingStep] {
    do {
        return try TypeEncoding(type, maximumDepth: 1_000).steps
    } catch {
        throw ArchiveError(
            ArchiveError.Code(error.code, badEncoding: .invalidValue), path: "", expected: error.expected,
            found: error.found)
    }
}
