// Single values as text, each on one line; the generated tests spell them the same way.

import Archiving
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

    static func rawValue(_ value: SchemaRawValue, of enumeration: SchemaEnumeration) -> String {
        switch value {
        case .string(let text): "\(enumeration.name)(\(self.text(text)))"
        case .integer(let value): "\(enumeration.name)(\(value.text))"
        }
    }

    /// A value of a literal; packed numbers of a literal have no elements.
    static func text(of value: any ArchivableValue) -> String {
        switch value {
        case let value as String: text(value)
        case let value as Decimal: decimal(value)
        case is Bool, is any ArchivableNumber: "\(value)"
        default: "[]"
        }
    }
}

extension IntegerLiteral {
    init(_ number: PropertyListInteger) {
        let isNegative = (number.signed ?? 0) < 0
        self.init(isNegative: isNegative, magnitude: number.signed?.magnitude ?? number.unsigned ?? 0)
    }
}

extension SampleValue {
    /// The value that a property which holds this value is read as.
    var readValue: ReadValue {
        switch self {
        case .null: .null
        case .rawValue(let value, let enumeration): .leaf(LeafText.rawValue(value, of: enumeration))
        case .leaf(let value): .leaf(LeafText.text(of: value))
        case .array(let elements), .set(let elements): elements.isEmpty ? .list([]) : .unknown
        case .dictionary(let entries): entries.isEmpty ? .dictionary([]) : .unknown
        case .structure, .object, .conditional: .unknown
        }
    }
}
