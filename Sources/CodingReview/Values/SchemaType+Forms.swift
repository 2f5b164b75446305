// The forms of values in archives: the widths of numbers, the types that contain all numbers of another type, strings.

import CodingSchema

extension SchemaType {
    /// The number of bytes of each number in a packed array.
    var packedWidth: Int {
        switch self {
        case .integer(let type): type.bitCount / 8
        case .float: 4
        default: 8
        }
    }

    /// Whether archives contain the value as a number.
    var isArchivedAsNumber: Bool {
        switch self {
        case .bool, .integer, .float, .double, .decimal, .bits: true
        case .enumeration(let enumeration): enumeration.rawType.isArchivedAsNumber
        default: false
        }
    }

    /// Whether the value is a number that is always an object.
    var isNumberObject: Bool {
        switch self {
        case .decimal, .foundation(.number): true
        default: false
        }
    }

    /// The type of a vector's elements; `nil` for other types.
    var vectorScalar: SchemaType? {
        switch self {
        case .foundation(.float2), .foundation(.float3), .foundation(.float4): .float
        case .foundation(.double2), .foundation(.double3), .foundation(.double4): .double
        default: nil
        }
    }

    var isVector: Bool { vectorScalar != nil }

    /// The number of bytes of a vector; 0 for other types.
    var vectorWidth: Int {
        switch self {
        case .foundation(.float2): 8
        case .foundation(.float3): 12
        case .foundation(.float4), .foundation(.double2): 16
        case .foundation(.double3): 24
        case .foundation(.double4): 32
        default: 0
        }
    }

    /// Whether the type is another one with the raw types of enums and bit fields in their place.
    func isRaw(of other: SchemaType) -> Bool {
        switch other {
        case .enumeration(let enumeration): return schemaText == enumeration.rawType.schemaText
        case .bits(let bits): return schemaText == bits.rawType.rawValue
        default: break
        }
        guard form.kind == other.form.kind, variant == other.variant else { return false }
        let pairs = zip(parts, other.parts)
        return pairs.contains { $0.isRaw(of: $1) }
            && pairs.allSatisfy { $0.isRaw(of: $1) || $0.schemaText == $1.schemaText }
    }

    /// Whether archives contain the value as a string, which can be the key of an untyped dictionary.
    var isArchivedAsString: Bool {
        switch self {
        case .string, .foundation(.character): true
        case .enumeration(let enumeration): enumeration.rawType.isArchivedAsString
        default: false
        }
    }
}

extension SchemaIntegerType {
    /// Whether this type contains every number of another type.
    func containsAll(of other: SchemaIntegerType) -> Bool {
        if isSigned == other.isSigned { return other.bitCount <= bitCount }
        return isSigned && other.bitCount < bitCount
    }
}
