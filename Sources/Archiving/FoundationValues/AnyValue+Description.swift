// A value of any kind in words. Foundation's own description of a date that is no number ends the process, so dates are
// told in seconds, and a value that came from anywhere can be printed.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AnyValue: CustomStringConvertible, CustomDebugStringConvertible {
    /// The value in one line, such as `["name": "Anna", "sizes": [1, 2.5]]`.
    public var description: String {
        switch self {
        case .null: "null"
        case .number(let value): "\(value)"
        case .string(let value): value.debugDescription
        case .data(let value): "\(value.count) byte\(value.count == 1 ? "" : "s")"
        case .date(let value): "\(value.timeIntervalSinceReferenceDate) s since 2001"
        case .url(let value): "\(value)"
        case .uuid(let value): "\(value)"
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
        case .set(let elements): "{" + elements.map(\.description).joined(separator: ", ") + "}"
        case .dictionary(let entries):
            entries.isEmpty
                ? "[:]"
                : "["
                    + entries.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \($0.value)" }
                    .joined(separator: ", ") + "]"
        case .error(let value): "error \(value.code) of \(value.domain.debugDescription)"
        case .object(let value): "\(value)"
        }
    }

    /// The same text as ``description``.
    public var debugDescription: String { description }
}
