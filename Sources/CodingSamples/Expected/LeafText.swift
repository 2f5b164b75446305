// Single values as text, each on one line; the generated tests spell them the same way.

import CodingSchema
import Foundation
import PropertyLists

/// Spells values.
enum LeafText {
    static func text(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    static func data(_ bytes: some Sequence<UInt8>) -> String {
        let digits = bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "data <\(digits.joined())>"
    }

    static func date(_ time: Double) -> String { "date \(time)" }

    static func url(_ text: String) -> String { "url <\(text)>" }

    static func uuid(_ value: UUID) -> String { "uuid \(value.uuidString)" }

    static func decimal(_ value: Decimal) -> String { "decimal \(value.description)" }

    /// The numbers with a point each; those of a range without.
    static func geometry(_ geometry: SchemaGeometry, _ numbers: [Double]) -> String {
        let texts = geometry == .range ? numbers.map { "\(Int64(exactly: $0) ?? 0)" } : numbers.map { "\($0)" }
        return "\(geometry.rawValue) {\(texts.joined(separator: ", "))}"
    }

    static func rawValue(_ value: SampleRawValue, of enumeration: SchemaEnumeration) -> String {
        switch value {
        case .text(let text): "\(enumeration.name)(\(self.text(text)))"
        case .integer(let value): "\(enumeration.name)(\(value))"
        }
    }
}

extension SampleDecimal {
    var value: Decimal {
        Decimal(sign: isNegative ? .minus : .plus, exponent: Int(exponent), significand: Decimal(mantissa))
    }
}

extension SampleValue {
    /// What a property that holds the value is read as.
    func readValue(type: SchemaType) -> ReadValue {
        switch (self, type) {
        case (.null, _): .null
        case (.text(let text), .enumeration(let enumeration)):
            .leaf(LeafText.rawValue(.text(text), of: enumeration))
        case (.number(.integer(let number)), .enumeration(let enumeration)):
            .leaf(LeafText.rawValue(.integer(number), of: enumeration))
        case (.text(let text), _): .leaf(LeafText.text(text))
        case (.number(.boolean(let value)), _): .leaf("\(value)")
        case (.number(.integer(let value)), _): .leaf("\(value)")
        case (.number(.float(let value)), _): .leaf("\(value)")
        case (.number(.double(let value)), _): .leaf("\(value)")
        case (.decimal(let value), _): .leaf(LeafText.decimal(value.value))
        case (.array(let elements), _) where elements.isEmpty: .list([])
        case (.set(let elements), _) where elements.isEmpty: .list([])
        case (.data(let bytes), .packed) where bytes.isEmpty: .list([])
        case (.dictionary(let entries), _) where entries.isEmpty: .dictionary([])
        default: .unknown
        }
    }
}
