// Numbers, strings and Foundation's values: far from 0 and wide, so that a reader with a narrower type is found out.

import CodingSchema
import PropertyLists

extension SampleBuilder {
    mutating func leaf(of type: SchemaType, for purpose: ValuePurpose) throws(SampleError) -> SampleValue? {
        let number = try nextNumber()
        switch type {
        case .bool: return .number(.boolean(purpose.literal != "true"))
        case .integer(let type): return .number(.integer(integer(of: type, number, for: purpose)))
        case .float:
            let value = Float(number % 100_000) + 0.5
            let isDefault = purpose.literal.flatMap(LiteralText.real) == Double(value)
            return .number(.float(isDefault ? value + 1 : value))
        case .double:
            let value = Double(number) + 0.25
            return .number(.double(purpose.literal.flatMap(LiteralText.real) == value ? value + 1 : value))
        case .string:
            let text = "\(purpose.name) \(number)"
            return .text(purpose.literal.flatMap(LiteralText.string) == text ? text + "b" : text)
        case .data: return .data([0xC0, UInt8(truncatingIfNeeded: number), 0x00, 0xFF])
        case .date: return .date(700_000_000 + Double(number) * 3_600 + 0.5)
        case .url: return .url("https://example.com/\(number)")
        case .uuid: return .uuid(Self.uuid(number))
        case .decimal:
            return .decimal(SampleDecimal(isNegative: false, exponent: -2, mantissa: Self.hundredths(number)))
        case .geometry(let geometry): return .geometry(geometry, Self.numbers(of: geometry, number))
        default: return nil
        }
    }

    private func integer(
        of type: SchemaIntegerType, _ number: Int64, for purpose: ValuePurpose
    ) -> PropertyListInteger {
        let value = PropertyListInteger.sample(of: type, number, isSmall: isConverting)
        guard purpose.literal.flatMap(LiteralText.integer) == value else { return value }
        return .sample(of: type, number + 1, isSmall: isConverting)
    }

    private static func uuid(_ number: Int64) -> [UInt8] {
        let last = (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        return [0xC0, 0xD1, 0x46, 0x00, 0, 0, 0x40, 0, 0x80, 0, 0, 0] + last
    }

    /// So many whole ones and a quarter.
    private static func hundredths(_ number: Int64) -> UInt64 { number.magnitude % 1_000_000 * 100 + 25 }

    private static func numbers(of geometry: SchemaGeometry, _ number: Int64) -> [Double] {
        let value = Double(number % 100_000)
        switch geometry {
        case .point, .size: return [value, value + 0.5]
        case .rectangle: return [value, value + 0.5, value + 1, value + 2.25]
        case .range: return [value, value + 3]
        }
    }
}

extension PropertyListInteger {
    /// A number near the end of the type's range; a small one where a function that may count with it gets it.
    static func sample(of type: SchemaIntegerType, _ number: Int64, isSmall: Bool) -> PropertyListInteger {
        if isSmall { return PropertyListInteger(number % 100 + 1) }
        switch type {
        case .int8: return PropertyListInteger(-(number % 100) - 1)
        case .int16: return PropertyListInteger(-30_000 + number % 1_000)
        case .int32: return PropertyListInteger(-2_000_000_000 + number)
        case .int64: return PropertyListInteger(-9_000_000_000_000_000_000 + number)
        // As wide as on every machine.
        case .int: return PropertyListInteger(1_000 + number)
        case .uint8: return PropertyListInteger(130 + number % 100)
        case .uint16: return PropertyListInteger(60_000 + number % 1_000)
        case .uint32, .uint: return PropertyListInteger(4_000_000_000 + number)
        case .uint64: return PropertyListInteger(UInt64(18_000_000_000_000_000_000) + number.magnitude)
        }
    }
}

/// Numbers of fixed width in data.
enum PackedNumber {
    /// The bytes of a number, the low one first.
    static func bytes(of number: PropertyList, type: SchemaType) -> [UInt8] {
        switch (type, number) {
        case (.float, .float(let value)): return low(UInt64(value.bitPattern), 4)
        case (.double, .double(let value)): return low(value.bitPattern, 8)
        case (.integer(let type), .integer(let value)):
            return low(value.unsigned ?? UInt64(bitPattern: value.signed ?? 0), width(of: type))
        default: return []
        }
    }

    /// The numbers in bytes, as archives hold single ones; `nil` where the bytes end in the middle of one.
    static func numbers(in bytes: [UInt8], type: SchemaType, isBigEndian: Bool) -> [PropertyList]? {
        let width: Int
        switch type {
        case .float: width = 4
        case .double: width = 8
        case .integer(let type): width = self.width(of: type)
        default: return nil
        }
        guard bytes.count % width == 0 else { return nil }
        return stride(from: 0, to: bytes.count, by: width).map { start in
            let word = bytes[start..<start + width]
            let bits = (isBigEndian ? Array(word) : word.reversed()).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            switch type {
            case .float: return .float(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            case .double: return .double(Double(bitPattern: bits))
            case .integer(let type): return .integer(integer(bits, type, width))
            default: return .null
            }
        }
    }

    private static func integer(_ bits: UInt64, _ type: SchemaIntegerType, _ width: Int) -> PropertyListInteger {
        guard type.isSigned else { return PropertyListInteger(bits) }
        let shift = Int64(64 - width * 8)
        return PropertyListInteger((Int64(bitPattern: bits) << shift) >> shift)
    }

    private static func low(_ bits: UInt64, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: bits >> UInt64($0 * 8)) }
    }

    private static func width(of type: SchemaIntegerType) -> Int {
        switch type {
        case .int8, .uint8: 1
        case .int16, .uint16: 2
        case .int32, .uint32: 4
        case .int64, .uint64, .int, .uint: 8
        }
    }
}

extension SchemaIntegerType {
    /// Values may be negative.
    var isSigned: Bool {
        switch self {
        case .int8, .int16, .int32, .int64, .int: true
        case .uint8, .uint16, .uint32, .uint64, .uint: false
        }
    }
}
