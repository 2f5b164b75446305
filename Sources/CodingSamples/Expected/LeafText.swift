// Single values as text, each on one line; the generated tests format them in the same way.

import Archiving
import CodingSchema
import Foundation
import PropertyLists

/// Formats values.
enum LeafText {
    static func text(of value: any ArchivableValue) -> String {
        switch value {
        case let value as String: quoted(value)
        case let value as Data:
            "data <\(value.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())>"
        case let value as Date: "date \(value.timeIntervalSinceReferenceDate)"
        case let value as URL: "url <\(value.absoluteString)>"
        case let value as UUID: "uuid \(value.uuidString)"
        case let value as Decimal: "decimal \(value.description)"
        case let value as PointValue: "CGPoint {\(value.x), \(value.y)}"
        case let value as SizeValue: "CGSize {\(value.width), \(value.height)}"
        case let value as RectangleValue: "CGRect {\(value.x), \(value.y), \(value.width), \(value.height)}"
        case let value as RangeValue: "NSRange {\(value.location), \(value.length)}"
        case is Bool, is any ArchivableNumber: "\(value)"
        // Packed numbers of a literal have no elements.
        default: "[]"
        }
    }

    static func rawValue(_ value: SchemaRawValue, of enumeration: SchemaEnumeration) -> String {
        switch value {
        case .string(let text): "\(enumeration.name)(\(quoted(text)))"
        case .integer(let value): "\(enumeration.name)(\(value.text))"
        }
    }

    static func quoted(_ text: String) -> String {
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
