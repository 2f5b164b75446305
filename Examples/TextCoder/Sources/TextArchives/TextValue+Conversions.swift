// Conversions of the values of a text archive to the requested types.

import Archiving
import Foundation
import PropertyLists

extension TextValue {
    /// Returns the strings after a word.
    func strings(_ expected: Tag) -> [String]? {
        guard case .tagged(expected, let values) = self else { return nil }
        let strings = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
        return strings.count == values.count ? strings : nil
    }

    /// Returns the numbers after a word.
    func numbers(_ expected: Tag) -> [Double]? {
        guard case .tagged(expected, let values) = self else { return nil }
        let numbers = values.compactMap { if case .double(let number) = $0 { number } else { nil } }
        return numbers.count == values.count ? numbers : nil
    }

    func geometry(_ kind: GeometryKind) -> GeometryValue? {
        switch kind {
        case .point: return numbers(.point).map { .point(PointValue(x: $0[0], y: $0[1])) }
        case .size: return numbers(.size).map { .size(SizeValue(width: $0[0], height: $0[1])) }
        case .rectangle:
            return numbers(.rectangle).map {
                .rectangle(RectangleValue(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
            }
        case .range:
            guard case .tagged(.range, let values) = self, case .integer(let first) = values[0],
                case .integer(let second) = values[1], let location = Int(first), let length = Int(second)
            else { return nil }
            return .range(RangeValue(location: location, length: length))
        case .vector: return numbers(.vector).map { .vector(VectorValue(dx: $0[0], dy: $0[1])) }
        case .transform:
            return numbers(.transform).map {
                .transform(TransformValue(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]))
            }
        case .edgeInsets:
            return numbers(.insets).map {
                .edgeInsets(EdgeInsetsValue(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
            }
        @unknown default: return nil
        }
    }

    /// The value as a property list; `nil` if the value or something in it can't be part of one. The parser limits its
    /// depth.
    var propertyList: PropertyList? {
        switch self {
        case .boolean(let value): return .boolean(value)
        case .integer(let digits):
            return Int64(digits).map { .integer(PropertyListInteger($0)) }
                ?? UInt64(digits).map { .integer(PropertyListInteger($0)) }
        case .float(let value): return .float(value)
        case .double(let value): return .double(value)
        case .string(let value): return .string(value)
        case .tagged(.data, _): return strings(.data).flatMap { Data(base64Encoded: $0[0]) }.map { .data($0) }
        case .tagged(.date, _):
            return numbers(.date).map { .date(Date(timeIntervalSinceReferenceDate: $0[0])) }
        case .collection(.array, let elements):
            let lists = elements.compactMap(\.propertyList)
            return lists.count == elements.count ? .array(lists) : nil
        case .collection(.dictionary, let elements):
            let count = elements.count / 2
            let keys = elements[..<count].compactMap { if case .string(let key) = $0 { key } else { nil } }
            let values = elements[count...].compactMap(\.propertyList)
            guard keys.count == count, values.count == count else { return nil }
            return .dictionary(Dictionary(zip(keys, values), uniquingKeysWith: { first, _ in first }))
        case .null, .tagged, .reference, .collection, .structure: return nil
        }
    }
}

extension IntegerType {
    /// Returns the bit pattern of a number, or `nil` if it is not in the type's range.
    func bits(ofDigits digits: String) -> Int64? {
        switch self {
        case .int8: Int8(digits).map { Int64($0) }
        case .int16: Int16(digits).map { Int64($0) }
        case .int32: Int32(digits).map { Int64($0) }
        case .int64: Int64(digits)
        case .uint8: UInt8(digits).map { Int64($0) }
        case .uint16: UInt16(digits).map { Int64($0) }
        case .uint32: UInt32(digits).map { Int64($0) }
        case .uint64: UInt64(digits).map { Int64(bitPattern: $0) }
        }
    }
}
