// Values without names, in the order of a type encoding.

public import PropertyLists

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
}

extension PrimitiveValue: Equatable where Object: Equatable {}
extension PrimitiveValue: Hashable where Object: Hashable {}
extension PrimitiveValue: Sendable where Object: Sendable {}

extension PrimitiveValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByStringLiteral
{
    /// Creates an integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }

    /// Creates a floating-point number.
    public init(floatLiteral value: Double) { self = .real(value) }

    /// Creates a boolean: the integer 1 or 0.
    public init(booleanLiteral value: Bool) { self = .integer(value ? 1 : 0) }

    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
}

/// An error of primitive data serialization.
public struct PrimitiveDataError: Error, Hashable, CustomStringConvertible {
    /// The kind of an error.
    public enum Code: Sendable {
        /// The data ends too early, or a string isn't valid UTF-8.
        case corruptData

        /// A type encoding is malformed, or describes more or fewer values or bytes.
        case invalidValue

        /// A value is of another kind than its type code.
        case unexpectedKind

        /// A number doesn't fit its type code.
        case outOfRange

        /// Objects or brackets are nested too deeply, or a string is too long.
        case limitExceeded

        /// The type code isn't one of Objective-C, or is one of objects, for which there is no callback.
        case notSupported
    }

    /// The kind of error.
    public let code: Code

    /// What was expected, such as `a string`.
    public let expected: String

    /// What was found, such as `an integer`.
    public let found: String

    /// The offset of the first affected byte; `nil` for an error in a type encoding.
    public let byteOffset: Int?

    /// What was expected and found, and the offset if there is one.
    public var description: String {
        "expected \(expected), found \(found)" + (byteOffset.map { " (byte \($0))" } ?? "")
    }
}
