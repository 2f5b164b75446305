// Descriptions of property lists. Dates are printed in seconds: Foundation's description of a date that is not a number
// traps, and any value must be printable.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PropertyList: CustomStringConvertible, CustomDebugStringConvertible {
    /// The value in one line, such as `["name": "Anna", "sizes": [1, 2.5], "picture": 12 bytes]`.
    public var description: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)"
        case .double(let value): "\(value)"
        case .date(let value): "\(value.timeIntervalSinceReferenceDate) s since 2001"
        case .data(let value): "\(value.count) byte\(value.count == 1 ? "" : "s")"
        case .string(let value): value.debugDescription
        case .uid(let value): "UID \(value.value)"
        case .array(let elements): "[" + Self.list(elements) + "]"
        case .set(let elements): "{" + Self.list(elements) + "}"
        case .dictionary(let entries):
            entries.isEmpty
                ? "[:]"
                : "["
                    + entries.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \($0.value)" }
                    .joined(separator: ", ") + "]"
        }
    }

    /// The same text as ``description``.
    public var debugDescription: String { description }

    private static func list(_ elements: [PropertyList]) -> String {
        elements.map(\.description).joined(separator: ", ")
    }
}
