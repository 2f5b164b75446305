// Property lists as Foundation has them, for the tests that compare with it.

import Foundation
import PropertyLists

/// A value of Foundation's that no property list has.
struct UnknownFoundationValue: Error {
    let description: String
}

extension PropertyList {
    /// Takes over what Foundation reads, kinds of numbers and all.
    init(foundation value: Any) throws {
        switch value {
        case let text as String: self = .string(text)
        case let number as NSNumber: self = Self.number(number)
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let elements as [Any]: self = .array(try elements.map { try PropertyList(foundation: $0) })
        case let entries as [String: Any]:
            self = .dictionary(try entries.mapValues { try PropertyList(foundation: $0) })
        default: throw UnknownFoundationValue(description: "\(type(of: value)): \(value)")
        }
    }

    private static func number(_ number: NSNumber) -> PropertyList {
        switch String(cString: number.objCType) {
        case "c", "B": .boolean(number.boolValue)
        case "f": .float(number.floatValue)
        case "d": .double(number.doubleValue)
        case "Q": .integer(PropertyListInteger(number.uint64Value))
        default: .integer(PropertyListInteger(number.int64Value))
        }
    }

    /// The value for Foundation to write; it has no null, sets and UIDs.
    var foundation: Any {
        switch self {
        case .null, .uid, .set: false
        case .boolean(let value): value
        case .integer(let value): value.signed.map { $0 as Any } ?? value.unsigned as Any
        case .float(let value): value
        case .double(let value): value
        case .date(let value): value
        case .data(let value): value
        case .string(let value): value
        case .array(let elements): elements.map(\.foundation)
        case .dictionary(let entries): entries.mapValues(\.foundation)
        }
    }

    /// The value without what Foundation has no word for.
    var knownToFoundation: PropertyList {
        switch self {
        case .null, .uid: .boolean(false)
        case .array(let elements), .set(let elements): .array(elements.map(\.knownToFoundation))
        case .dictionary(let entries): .dictionary(entries.mapValues(\.knownToFoundation))
        default: self
        }
    }
}
