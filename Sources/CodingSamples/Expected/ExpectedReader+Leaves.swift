// Single values of an archive as text.

@_spi(GeneratedCode) import Archiving
import CodingSchema
import Foundation
import PropertyLists

extension ExpectedReader {
    /// A value without parts.
    func leaf(_ value: any ArchivableValue, type: SchemaType, path: String) throws(SampleError) -> ReadValue {
        switch type {
        case .enumeration(let enumeration):
            if let text = value as? String { return try rawValue(.string(text), of: enumeration, path: path) }
            guard let number = value as? any ArchivableInteger else { return .unknown }
            return try rawValue(.integer(IntegerLiteral(number)), of: enumeration, path: path)
        case .bits(let bits):
            guard let number = value as? any ArchivableInteger else { return .unknown }
            let all = UInt64(truncatingIfNeeded: number)
            var parts: [Part] = []
            for field in bits.fields where field.position >= 0 && field.position < 64 && field.width > 0 {
                let own = all >> UInt64(field.position) & field.lowMask
                parts.append((field.name, try part(own, of: field, path: "\(path).\(field.name)")))
            }
            return .parts(title: bits.lastName, parts)
        case .integer: return .leaf(LeafText.text(of: value))
        // The text is of no use to a verdict.
        default: return events == nil && !type.isKnownToSwiftOnly ? .leaf(LeafText.text(of: value)) : .unknown
        }
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
            guard let rest = Int64(second), rest > -limit, rest < limit else {
                throw SampleError(at: path, "the attoseconds of a duration are more than a second")
            }
        } else if let lower = Decimal(string: first), let upper = Decimal(string: second), lower > upper {
            throw SampleError(at: path, "the lower bound is above the upper one")
        }
    }

    // MARK: Enums and bits

    private func rawValue(
        _ value: SchemaRawValue, of enumeration: SchemaEnumeration, path: String
    ) throws(SampleError) -> ReadValue {
        if enumeration.caseName(of: value) != nil { return .leaf(LeafText.rawValue(value, of: enumeration)) }
        if let name = enumeration.formerCaseName(of: value), let present = enumeration.rawValue(ofCase: name) {
            return .leaf(LeafText.rawValue(present, of: enumeration))
        }
        guard let unknown = enumeration.unknown, let read = unknown.rawValue(for: value, of: enumeration) else {
            throw SampleError(at: path, "'\(enumeration.name)' has no case with the archive's raw value")
        }
        events?.addUnknown(value.text, readAs: unknown.name, isKept: unknown.keptCase != nil, path: path)
        return .leaf(LeafText.rawValue(read, of: enumeration))
    }

    private func part(_ bits: UInt64, of field: SchemaBitField, path: String) throws(SampleError) -> ReadValue {
        switch field.type {
        case .bool: return .leaf("\(bits != 0)")
        case .integer(let type):
            let number = field.number(ofBits: bits, isSigned: type.isSigned)
            guard type.contains(number) else {
                throw SampleError(at: path, "expected a value that fits \(type.rawValue), found \(number.text)")
            }
            return .leaf(number.text)
        case .enumeration(let enumeration):
            guard case .integer(let type) = enumeration.rawType else { return .unknown }
            let candidates = [false, type.isSigned].map { field.number(ofBits: bits, isSigned: $0) }
                .filter(type.contains).map { SchemaRawValue.integer($0) }
            let known =
                candidates.first { enumeration.caseName(of: $0) != nil }
                ?? candidates.first { enumeration.formerCaseName(of: $0) != nil }
            guard let value = known ?? candidates.first else {
                throw SampleError(at: path, "expected a raw value of '\(enumeration.name)', found \(bits)")
            }
            return try rawValue(value, of: enumeration, path: path)
        default: return .unknown
        }
    }
}

extension SchemaUnknownCase {
    /// The raw value of what an unknown one is read as.
    fileprivate func rawValue(for value: SchemaRawValue, of enumeration: SchemaEnumeration) -> SchemaRawValue? {
        switch self {
        case .replacement(let name): enumeration.rawValue(ofCase: name)
        case .keeping: value
        }
    }
}
