// Single values as text, each on one line; the generated tests format them in the same way.

import Archiving
import CodingSchema

enum LeafText {
    static func text(of value: any ArchivableValue) -> String {
        switch value {
        case let value as String: quoted(value)
        case is Bool, is any ArchivableNumber: "\(value)"
        // Packed numbers of a literal have no elements.
        default: LeafType.rows.lazy.compactMap { $0.text(value) }.first ?? "[]"
        }
    }

    static func rawValue(_ value: SchemaRawValue, of enumeration: SchemaEnumeration) -> String {
        switch value {
        case .string(let text): "\(enumeration.lastName)(\(quoted(text)))"
        case .integer(let value): "\(enumeration.lastName)(\(value.text))"
        }
    }

    static func quoted(_ text: String) -> String {
        let escaped = text.replacingScalars { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\r": "\\r"
            default: nil
            }
        }
        return "\"\(escaped)\""
    }
}

extension SampleValue {
    /// The value that a property which holds this value is read as.
    var readValue: ReadValue {
        switch self {
        case .null: .null
        case .rawValue(let value, let enumeration): .leaf(LeafText.rawValue(value, of: enumeration))
        case .leaf(let value): .leaf(LeafText.text(of: value))
        case .set(let elements, .counted): elements.isEmpty ? .dictionary([]) : .unknown
        case .array(let elements), .set(let elements, _): elements.isEmpty ? .list([]) : .unknown
        case .dictionary(let entries): entries.isEmpty ? .dictionary([]) : .unknown
        case .variant(_, let value): value.readValue
        case .structure, .object, .conditional: .unknown
        }
    }
}
