// JSON as the tool writes it: members in a fixed order, so that equal documents are equal texts.

/// A JSON value whose objects keep the order of their members.
enum JSON {
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([JSON])
    case object([(name: String, value: JSON)])

    /// An object with the members of several ones, in order.
    static func joining(_ objects: JSON...) -> JSON {
        .object(objects.flatMap(\.members))
    }

    private var members: [(name: String, value: JSON)] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The value, one member or element on each line.
    var text: String {
        var result = ""
        write(to: &result, indentation: 0)
        return result
    }

    private func write(to result: inout String, indentation: Int) {
        switch self {
        case .null: result += "null"
        case .boolean(let value): result += value ? "true" : "false"
        case .integer(let value): result += String(value)
        case .string(let value): Self.write(value, to: &result)
        case .array(let elements):
            Self.write(elements, between: "[", "]", to: &result, indentation: indentation) { element, result in
                element.write(to: &result, indentation: indentation + 1)
            }
        case .object(let members):
            Self.write(members, between: "{", "}", to: &result, indentation: indentation) { member, result in
                Self.write(member.name, to: &result)
                result += ": "
                member.value.write(to: &result, indentation: indentation + 1)
            }
        }
    }

    private static func write<Part>(
        _ parts: [Part], between opening: String, _ closing: String, to result: inout String, indentation: Int,
        _ writePart: (Part, inout String) -> Void
    ) {
        result += opening
        for (number, part) in parts.enumerated() {
            result += number == 0 ? "\n" : ",\n"
            result += String(repeating: "  ", count: indentation + 1)
            writePart(part, &result)
        }
        if !parts.isEmpty { result += "\n" + String(repeating: "  ", count: indentation) }
        result += closing
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
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        result += "\""
    }
}

extension JSON: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (String, any JSONConvertible)...) {
        self = .object(members.map { ($0, $1.json) })
    }
}

/// A value with a form in JSON.
protocol JSONConvertible {
    var json: JSON { get }
}

extension JSON: JSONConvertible {
    var json: JSON { self }
}

extension Bool: JSONConvertible {
    var json: JSON { .boolean(self) }
}

extension Int: JSONConvertible {
    var json: JSON { .integer(self) }
}

extension String: JSONConvertible {
    var json: JSON { .string(self) }
}

extension Optional: JSONConvertible where Wrapped: JSONConvertible {
    var json: JSON { self?.json ?? .null }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    var json: JSON { .array(map(\.json)) }
}
