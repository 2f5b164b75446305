// Single values of an archive as text.

@_spi(GeneratedCode) import Archiving
import CodingSchema
import Foundation
import PropertyLists

extension ExpectedReader {
    func leaf(_ value: ArchivedObject.Value, type: SchemaType, path: String) throws(SampleError) -> ReadValue {
        switch type {
        case .enumeration(let enumeration):
            switch (enumeration.rawType, value.propertyList) {
            case (.string, _):
                guard let text = value.string else { break }
                return try rawValue(.string(text), of: enumeration, path: path)
            case (.integer(let type), .integer(let number)?) where type.contains(number):
                return try rawValue(.integer(IntegerLiteral(number)), of: enumeration, path: path)
            default: break
            }
            throw unexpected("raw value of '\(enumeration.name)'", path)
        case .bits(let bits):
            guard case .integer(let number)? = value.propertyList, let all = number.unsigned,
                bits.rawType.contains(number)
            else {
                throw unexpected("integer of bits", path)
            }
            var parts: [Part] = []
            for field in bits.fields where field.position >= 0 && field.position < 64 && field.width > 0 {
                let own = all >> UInt64(field.position) & field.mask
                parts.append((field.name, try part(own, of: field, path: "\(path).\(field.name)")))
            }
            return .parts(title: bits.lastName, parts)
        case .packed(let element, let isBigEndian):
            guard let zero = element.packableZero, let numbers = packed(value, like: zero, isBigEndian: isBigEndian)
            else { throw unexpected("packed numbers", path) }
            return .list(numbers.map { .leaf(LeafText.text(of: $0)) })
        case .integer(let integer):
            guard case .integer(let number)? = value.propertyList, integer.contains(number) else {
                throw unexpected(integer.rawValue, path)
            }
            return .leaf("\(number)")
        case .float, .double:
            guard let number = value.double else { throw unexpected("real", path) }
            if case .float = type { return .leaf("\(Float(number))") }
            return .leaf("\(number)")
        case .foundation(.archivedObject) where events != nil, .foundation(.any) where events != nil:
            // Any value is accepted; copying all that it refers to could take long.
            guard type.acceptsAnyValue || value.object != nil else { throw unexpected("object", path) }
            return .unknown
        // The text is of no use to a verdict.
        case .string where events != nil, .bool where events != nil:
            guard archived(value, type: type) != nil else { fallthrough }
            return .unknown
        default:
            guard let found = archived(value, type: type) else {
                // The phrase without its article.
                throw unexpected(String(type.form.phrase.trimmingPrefix(#/an? /#)), path)
            }
            return .leaf(LeafText.text(of: found))
        }
    }

    /// The value that the runtime reads.
    private func archived(_ value: ArchivedObject.Value, type: SchemaType) -> (any ArchivableValue)? {
        switch type {
        case .bool: value.boolean ?? value.booleanInSequence
        case .string: value.string
        default: LeafType.row(of: type)?.read(value)
        }
    }

    private func packed<Number: PackableNumber>(
        _ value: ArchivedObject.Value, like zero: Number, isBigEndian: Bool
    ) -> [any ArchivableValue]? {
        isBigEndian
            ? value.decoded(PackedBigEndian<Number>.self)?.elements
            : value.decoded(PackedLittleEndian<Number>.self)?.elements
    }

    /// Checks what the initializers of the standard library's types require.
    func checkBuiltIn(
        _ structure: SchemaStructure, _ parts: [(name: String, value: ReadValue)], path: String
    ) throws(SampleError) {
        let texts = parts.compactMap(\.value.leafText)
        guard structure.isBuiltIn, texts.count == 2 else { return }
        let (first, second) = (texts[0], texts[1])
        if structure.archivedName == "Duration" {
            let limit: Int64 = 1_000_000_000_000_000_000
            guard let rest = Int64(second), rest > -limit, rest < limit else { throw unexpected("duration", path) }
        } else if let lower = Decimal(string: first), let upper = Decimal(string: second), lower > upper {
            throw SampleError(at: path, "the lower bound is above the upper one")
        }
    }

    private func unexpected(_ phrase: String, _ path: String) -> SampleError {
        SampleError(at: path, "the archive contains no \(phrase) here")
    }

    // MARK: Enums and bits

    private func rawValue(
        _ value: SchemaRawValue, of enumeration: SchemaEnumeration, path: String
    ) throws(SampleError) -> ReadValue {
        if enumeration.caseName(of: value) != nil { return .leaf(LeafText.rawValue(value, of: enumeration)) }
        guard let unknown = enumeration.unknown, let known = enumeration.rawValue(ofCase: unknown) else {
            throw SampleError(at: path, "'\(enumeration.name)' has no case with the archive's raw value")
        }
        events?.addUnknown(value, of: enumeration, readAs: unknown, path: path)
        return .leaf(LeafText.rawValue(known, of: enumeration))
    }

    private func part(_ bits: UInt64, of field: SchemaBitField, path: String) throws(SampleError) -> ReadValue {
        // A sign-extended number.
        let isNegative = bits >> UInt64(field.width - 1) & 1 == 1
        let signed = Int64(bitPattern: isNegative ? bits | ~field.mask : bits)
        switch field.type {
        case .bool: return .leaf("\(bits != 0)")
        case .integer(let type): return .leaf(type.isSigned ? "\(signed)" : "\(bits)")
        case .enumeration(let enumeration):
            let candidates = [PropertyListInteger(bits), PropertyListInteger(signed)].map {
                SchemaRawValue.integer(IntegerLiteral($0))
            }
            let known = candidates.first { enumeration.caseName(of: $0) != nil }
            return try rawValue(known ?? candidates[0], of: enumeration, path: path)
        default: return .unknown
        }
    }
}

extension SchemaType {
    /// Whether values of every kind can be read.
    fileprivate var acceptsAnyValue: Bool { if case .foundation(.any) = self { true } else { false } }
}

extension SchemaIntegerType {
    /// Whether the type can represent a number.
    fileprivate func contains(_ number: PropertyListInteger) -> Bool {
        guard isSigned else { return number.unsigned.map { bitCount == 64 || $0 >> UInt64(bitCount) == 0 } ?? false }
        guard let value = number.signed else { return false }
        return bitCount == 64 || (-(1 << Int64(bitCount - 1))..<(1 << Int64(bitCount - 1))).contains(value)
    }
}

extension ArchivedObject {
    /// The members of a counted set, which have two keys each; `nil` for other objects.
    var countedMembers: [(member: Value, count: Int64)]? {
        guard classDescription?.isKind(of: "NSCountedSet") == true else { return nil }
        var result: [(member: Value, count: Int64)] = []
        while let member = self["NS.object\(result.count)"] {
            result.append((member, self["NS.count\(result.count)"]?.integer.flatMap(Int64.init) ?? 0))
        }
        return result
    }
}

extension SchemaBitField {
    /// The low bits, as many as the field has.
    var mask: UInt64 { width >= 64 ? .max : (1 << UInt64(width)) - 1 }
}
