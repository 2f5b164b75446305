// Numbers, strings and Foundation's values: far from 0 and wide, so that a reader with a narrower type fails.

import Archiving
import CodingSchema
import Foundation
import PropertyLists

extension SampleBuilder {
    mutating func leaf(of type: SchemaType, for purpose: ValuePurpose) throws(SampleError) -> SampleValue? {
        let number = try nextNumber()
        switch type {
        case .bool: return .leaf(purpose.literal != "true")
        case .integer(let type):
            let bits = type.sample(number, isSmall: isConverting)
            let isDefault = purpose.literal.flatMap { IntegerLiteral($0) }?.bits == bits
            return .leaf(type.value(isDefault ? type.sample(number + 1, isSmall: isConverting) : bits))
        case .float:
            let value = Float(number % 100_000) + 0.5
            let isDefault = purpose.literal.flatMap(LiteralText.real) == Double(value)
            return .leaf(isDefault ? value + 1 : value)
        case .double:
            let value = Double(number) + 0.25
            return .leaf(purpose.literal.flatMap(LiteralText.real) == value ? value + 1 : value)
        case .string:
            let text = purpose.swiftType.flatMap { self.text(of: $0, number) } ?? "\(purpose.name) \(number)"
            return .leaf(purpose.literal.flatMap(LiteralText.string) == text ? text + "b" : text)
        case .foundation(.archivedObject) where isSequential:
            let unknown = ArchivedObject.ClassDescription("Unknown", chain: ["Unknown", "NSObject"], versions: [0, 0])
            let group = ArchivedObject.Group("q", .inline(.integer(PropertyListInteger(number))))
            return .leaf(ArchivedObject(unknown, groups: [group]))
        default: return LeafType.row(of: type)?.sample(number).map { .leaf($0) }
        }
    }

    /// A type of the standard library: two numbers, of which the second is greater and small enough for attoseconds.
    mutating func builtIn(_ structure: SchemaStructure) throws(SampleError) -> SampleValue {
        let number = try nextNumber()
        let values = structure.fields.enumerated().map { position, field -> SampleSequenceValue in
            guard case .integer(let type) = field.type else { return SampleSequenceValue(nil, encoding: "@") }
            let isDuration = structure.archivedName == "Duration"
            let bits = isDuration ? number % 1_000_000 : type.sample(number, isSmall: isConverting)
            let value = type.value(bits &+ Int64(position) * 3)
            return SampleSequenceValue(.leaf(value), encoding: field.type.form.encoding)
        }
        if isSequential { return .structure(structure, version: 0, [], values) }
        let entries = zip(structure.fields, values).map { SampleEntry(key: $0.key, value: $1.value ?? .null) }
        return .structure(structure, version: 0, entries)
    }

    /// The usual text of a value that functions convert from text.
    private func text(of type: SchemaType, _ number: Int64) -> String? {
        switch LeafType.row(of: type)?.sample(number) {
        case let identifier as UUID: identifier.uuidString
        case let url as URL: url.absoluteString
        default: nil
        }
    }
}

extension SchemaIntegerType {
    /// The bits of a number near the limit of the type's range, or of a small one if a function may calculate with it.
    fileprivate func sample(_ number: Int64, isSmall: Bool) -> Int64 {
        if isSmall { return number % 100 + 1 }
        switch self {
        case .int8: return -(number % 100) - 1
        case .int16: return -30_000 + number % 1_000
        case .int32: return -2_000_000_000 + number
        case .int64: return -9_000_000_000_000_000_000 + number
        // The width that is available on every machine.
        case .int: return 1_000 + number
        case .uint8: return 130 + number % 100
        case .uint16: return 60_000 + number % 1_000
        case .uint32, .uint: return 4_000_000_000 + number
        case .uint64: return Int64(bitPattern: 18_000_000_000_000_000_000 + number.magnitude)
        }
    }
}
