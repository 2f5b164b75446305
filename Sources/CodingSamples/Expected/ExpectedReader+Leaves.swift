// Single values of an archive as text.

import Archiving
import CodingSchema
import Foundation
import PropertyLists

extension ExpectedReader {
    func leaf(_ value: PropertyList, type: SchemaType, path: String) throws(SampleError) -> ReadValue {
        switch type {
        case .enumeration(let enumeration): return try rawValue(value, of: enumeration, path: path)
        case .bits(let bits): return try self.bits(value, of: bits, path: path)
        case .packed(let element, let isBigEndian):
            guard let bytes = data(value),
                let numbers = PackedNumbers.numbers(in: bytes, type: element, isBigEndian: isBigEndian)
            else { throw unexpected("packed numbers", path) }
            return .list(numbers.map { .leaf(LeafText.text(of: $0)) })
        default:
            guard let text = text(value, type: type) else { throw unexpected(type.phrase, path) }
            return .leaf(text)
        }
    }

    private func text(_ value: PropertyList, type: SchemaType) -> String? {
        switch type {
        case .bool: value.boolean.map { "\($0)" }
        case .integer: if case .integer(let number) = value { "\(number)" } else { nil }
        case .float: value.double.map { "\(Float($0))" }
        case .double: value.double.map { "\($0)" }
        case .string: (value.string ?? value["NS.string"]?.string).map(LeafText.text)
        case .data: data(value).map { LeafText.data($0) }
        case .date: value["NS.time"]?.double.map(LeafText.date)
        case .url: url(value).map { LeafText.url($0.absoluteString) }
        case .uuid: value["NS.uuidbytes"]?.bytes.flatMap(uuid).map(LeafText.uuid)
        case .decimal: decimal(value).map(LeafText.decimal)
        case .geometry(let geometry): numbers(value, of: geometry).map { LeafText.geometry(geometry, $0) }
        default: nil
        }
    }

    private func unexpected(_ phrase: String, _ path: String) -> SampleError {
        SampleError("\(path): the archive contains no \(phrase) here")
    }

    // MARK: Enums and bits

    private func rawValue(
        _ value: PropertyList, of enumeration: SchemaEnumeration, path: String
    ) throws(SampleError) -> ReadValue {
        let raw: SchemaRawValue
        switch value {
        case .string(let text): raw = .string(text)
        case .integer(let number): raw = .integer(IntegerLiteral(number))
        default: throw unexpected("raw value of '\(enumeration.name)'", path)
        }
        if enumeration.caseName(of: raw) != nil { return .leaf(LeafText.rawValue(raw, of: enumeration)) }
        guard let unknown = enumeration.unknown, let known = enumeration.rawValue(ofCase: unknown) else {
            throw SampleError("\(path): '\(enumeration.name)' has no case with the archive's raw value")
        }
        return .leaf(LeafText.rawValue(known, of: enumeration))
    }

    private func bits(_ value: PropertyList, of bits: SchemaBits, path: String) throws(SampleError) -> ReadValue {
        guard case .integer(let number) = value, let all = number.unsigned else {
            throw unexpected("integer of bits", path)
        }
        var parts: [(name: String, value: ReadValue)] = []
        for field in bits.fields where field.position >= 0 && field.position < 64 && field.width > 0 {
            let mask: UInt64 = field.width >= 64 ? .max : (1 << UInt64(field.width)) - 1
            let own = all >> UInt64(field.position) & mask
            parts.append((field.name, try part(own, of: field, path: "\(path).\(field.name)")))
        }
        return .parts(title: bits.name, parts)
    }

    private func part(_ bits: UInt64, of field: SchemaBitField, path: String) throws(SampleError) -> ReadValue {
        switch field.type {
        case .bool: return .leaf("\(bits != 0)")
        case .integer(let type): return .leaf("\(type.isSigned ? extended(bits, field.width) : .init(bits))")
        case .enumeration(let enumeration):
            let candidates = [PropertyListInteger(bits), extended(bits, field.width)].map {
                SchemaRawValue.integer(IntegerLiteral($0))
            }
            if let known = candidates.first(where: { enumeration.caseName(of: $0) != nil }) {
                return .leaf(LeafText.rawValue(known, of: enumeration))
            }
            return try rawValue(.integer(.init(bits)), of: enumeration, path: path)
        default: return .unknown
        }
    }

    /// A number whose highest bit is its sign.
    private func extended(_ bits: UInt64, _ width: Int) -> PropertyListInteger {
        guard width < 64, bits >> UInt64(width - 1) & 1 == 1 else {
            return width < 64 ? .init(bits) : .init(Int64(bitPattern: bits))
        }
        return .init(Int64(bitPattern: bits | ~((1 << UInt64(width)) - 1)))
    }

    // MARK: Foundation's values

    private func data(_ value: PropertyList) -> [UInt8]? {
        (value.bytes ?? value["NS.data"]?.bytes).map { [UInt8]($0) }
    }

    private func url(_ value: PropertyList) -> URL? {
        guard let relative = value["NS.relative"].flatMap({ graph.found($0)?.value.string }) else { return nil }
        let base = value["NS.base"].flatMap { graph.found($0)?.value["NS.relative"] }
        let baseText = base.flatMap { graph.found($0)?.value.string }
        return URL(string: relative, relativeTo: baseText.flatMap { URL(string: $0) })
    }

    private func uuid(_ data: Data) -> UUID? {
        let bytes = [UInt8](data)
        guard bytes.count == 16 else { return nil }
        let digits = bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }
        let groups = [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10..<16]]
        return UUID(uuidString: groups.map { $0.joined() }.joined(separator: "-"))
    }

    private func decimal(_ value: PropertyList) -> Decimal? {
        guard let exponent = value["NS.exponent"]?.integer, let bytes = value["NS.mantissa"]?.bytes,
            let isNegative = value["NS.negative"]?.boolean, let count = Int(exactly: exponent), abs(count) < 200
        else { return nil }
        var mantissa = Decimal(0)
        for byte in bytes.reversed() { mantissa = mantissa * 256 + Decimal(byte) }
        return Decimal(sign: isNegative ? .minus : .plus, exponent: count, significand: mantissa)
    }

    private func numbers(_ value: PropertyList, of geometry: SchemaGeometry) -> [Double]? {
        if geometry == .range {
            let parts = ["NS.rangeval.location", "NS.rangeval.length"].compactMap { key in
                value[key].flatMap { graph.found($0)?.value.integer }
            }
            return parts.count == 2 ? parts.map { Double($0) } : nil
        }
        let keys = ["NS.pointval", "NS.sizeval", "NS.rectval"]
        let nested = keys.lazy.compactMap { value[$0] }.first
        guard let text = value.string ?? nested.flatMap({ graph.found($0)?.value.string }) else { return nil }
        let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
        return numbers.count == (geometry == .rectangle ? 4 : 2) ? numbers : nil
    }
}

extension SchemaType {
    /// What a message calls a value.
    fileprivate var phrase: String {
        switch self {
        case .bool: "boolean"
        case .integer(let type): "\(type.rawValue)"
        case .float, .double: "real"
        case .string: "string"
        case .data: "data"
        case .date: "date"
        case .url: "URL"
        case .uuid: "UUID"
        case .decimal: "decimal number"
        case .geometry(let geometry): geometry.rawValue
        default: "value"
        }
    }
}
