// The integers in property lists: those of Int64 and those of UInt64.

/// An integer from `Int64.min` to `UInt64.max`.
@frozen public struct PropertyListInteger: Hashable, Sendable {
    // The value's 64 bits, and whether they are unsigned because the value is above Int64.max. Each value has only one
    // representation, so that equal values are equal.
    @usableFromInline let bits: UInt64
    @usableFromInline let isAboveInt64: Bool

    /// Creates an integer of the signed range.
    @inlinable public init(_ value: Int64) {
        bits = UInt64(bitPattern: value)
        isAboveInt64 = false
    }

    /// Creates an integer of the unsigned range.
    @inlinable public init(_ value: UInt64) {
        bits = value
        isAboveInt64 = value > UInt64(Int64.max)
    }

    /// The value, or `nil` if it is above `Int64.max`.
    @inlinable public var signed: Int64? {
        isAboveInt64 ? nil : Int64(bitPattern: bits)
    }

    /// The value, or `nil` if it is negative.
    @inlinable public var unsigned: UInt64? {
        isAboveInt64 || bits <= UInt64(Int64.max) ? bits : nil
    }
}

extension PropertyListInteger: Comparable {
    /// Compares the values, including those above `Int64.max`.
    public static func < (left: PropertyListInteger, right: PropertyListInteger) -> Bool {
        switch (left.signed, right.signed) {
        case (let left?, let right?): left < right
        case (nil, nil): left.bits < right.bits
        case (_, let right): right == nil
        }
    }
}

extension PropertyListInteger: ExpressibleByIntegerLiteral {
    /// Creates the integer of a literal.
    public init(integerLiteral value: Int64) {
        self.init(value)
    }
}

extension PropertyListInteger: CustomStringConvertible {
    /// The value in decimal digits.
    public var description: String {
        signed.map { "\($0)" } ?? "\(bits)"
    }
}
