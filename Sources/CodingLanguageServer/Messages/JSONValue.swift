// JSON in messages: read by Foundation, and written compactly with sorted members.

import Foundation

/// A JSON value.
package enum JSONValue: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The member of an object; `nil` if it is missing or null, and for any other value.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self, let member = members[name], member != .null else { return nil }
        return member
    }

    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    package var integer: Int? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int(exactly: number)
        default: nil
        }
    }

    package var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}

// MARK: Literals

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(nilLiteral: ()) { self = .null }

    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }

    /// An object without the members that have no value.
    static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(
            Dictionary(
                members.compactMap { name, value in value.map { (name, $0) } }, uniquingKeysWith: { _, last in last }))
    }
}

// MARK: Reading

extension JSONValue: Decodable {
    /// Reads a document. Foundation limits the depth.
    package init(_ bytes: [UInt8]) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let members = try? container.decode([String: JSONValue].self) {
            self = .object(members)
        } else if let number = try? container.decode(Int.self) {
            self = .integer(number)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if container.decodeNil() {
            self = .null
        } else {
            self = .real(try container.decode(Double.self))
        }
    }
}

// MARK: Writing

extension JSONValue {
    /// The value on one line.
    package var text: String {
        var result = ""
        write(to: &result)
        return result
    }

    private func write(to result: inout String) {
        switch self {
        case .null: result += "null"
        case .boolean(let value): result += value ? "true" : "false"
        case .integer(let number): result += String(number)
        case .real(let number): result += number.isFinite ? String(number) : "null"
        case .string(let text): Self.write(text, to: &result)
        case .array(let elements):
            result += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { result += "," }
                element.write(to: &result)
            }
            result += "]"
        case .object(let members):
            result += "{"
            for (index, name) in members.keys.sorted().enumerated() {
                if index > 0 { result += "," }
                Self.write(name, to: &result)
                result += ":"
                members[name]?.write(to: &result)
            }
            result += "}"
        }
    }

    private static func write(_ text: String, to result: inout String) {
        result += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        result += "\""
    }
}
