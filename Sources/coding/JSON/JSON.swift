// JSON as the tool prints it: every member and element on a line of its own, in a fixed order.

import JSONText

/// A JSON value that literals make of everything with a form in JSON.
struct JSON {
    let value: JSONValue

    fileprivate init(value: JSONValue) { self.value = value }

    init(_ members: [(String, any JSONConvertible)]) {
        value = .object(members.map { JSONMember($0, $1.json.value) })
    }

    static let null = JSON(value: .null)
    static func string(_ text: String) -> JSON { JSON(value: .string(text)) }

    /// An object with the members of several ones, in order.
    static func joining(_ objects: JSON...) -> JSON {
        JSON(value: .object(objects.flatMap { $0.value.members ?? [] }))
    }

    /// The value, one member or element on each line.
    var text: String { value.lines }
}

extension JSON: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (String, any JSONConvertible)...) { self.init(members) }
}

/// A value with a form in JSON.
protocol JSONConvertible {
    var json: JSON { get }
}

extension JSON: JSONConvertible {
    var json: JSON { self }
}

extension Bool: JSONConvertible {
    var json: JSON { JSON(value: .boolean(self)) }
}

extension Int: JSONConvertible {
    var json: JSON { JSON(value: .integer(self)) }
}

extension String: JSONConvertible {
    var json: JSON { .string(self) }
}

extension Optional: JSONConvertible where Wrapped: JSONConvertible {
    var json: JSON { self?.json ?? .null }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    var json: JSON { JSON(value: .array(map(\.json.value))) }
}
