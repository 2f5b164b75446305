// JSON as the tools read and write it: members in order, so that equal documents are equal texts; integers and reals
// apart.

import PropertyLists

/// A JSON value.
///
/// A number with a point or an exponent is a real, any other number an integer.
package enum JSONValue: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])

    /// The value of a member; `nil` for other values than objects, and if there is no such member.
    ///
    /// Setting a member of another value than an object does nothing.
    ///
    /// - Complexity: O(*n*) in the number of members.
    package subscript(name: String) -> JSONValue? {
        get { members?.first { $0.name == name }?.value }
        set {
            guard case .object(var members) = self else { return }
            let place = members.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append(JSONMember(name, value))
            case (nil, nil): return
            }
            self = .object(members)
        }
    }

    /// The value without the members that are null, at any depth.
    package var withoutNullMembers: JSONValue {
        switch self {
        case .array(let elements): .array(elements.map(\.withoutNullMembers))
        case .object(let members):
            .object(members.filter { $0.value != .null }.map { JSONMember($0.name, $0.value.withoutNullMembers) })
        default: self
        }
    }

    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
    package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    package var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
    package var members: [JSONMember]? { if case .object(let members) = self { members } else { nil } }

    /// An integer, or a real that has an integer's value, in the range of `Int`.
    package var int: Int? {
        if case .real(let number) = self { Int(exactly: number) } else { integer.flatMap { Int(exactly: $0) } }
    }

    /// An integer that can be an index.
    package var index: Int? { integer.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil } }

    package static func integer(_ number: Int) -> JSONValue { .integer(Int64(number)) }
}

/// A member of a JSON object.
package struct JSONMember: Equatable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
        self.name = name
        self.value = value
    }
}

// MARK: - Literals

// No literal is null: `isEmpty ? nil : json(…)` would be it, in place of a member that is missing.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map { JSONMember($0, $1) })
    }

    /// An object of those members that have a value.
    package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { JSONMember(name, $0) } })
    }
}
