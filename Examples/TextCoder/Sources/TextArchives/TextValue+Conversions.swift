// Conversions between the values of a text archive and those of the coders.

import Archiving
import Foundation
import PropertyLists

extension TextValue {
    /// Creates the text of a leaf; `nil` for what the format doesn't distinguish from another leaf.
    init?(_ leaf: ArchivedLeaf) {
        switch leaf {
        case .null: self = .null
        case .boolean(let value): self = .boolean(value)
        case .integer(let value, let type):
            self = .integer(type.isUnsigned ? "\(UInt64(bitPattern: value))" : "\(value)")
        case .float(let value): self = .float(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .data(let value): self = .tagged(.data, [.string(value.base64EncodedString())])
        case .date(let value): self = .tagged(.date, [.double(value.timeIntervalSinceReferenceDate)])
        case .url(let value):
            let base = value.baseURL.map { [TextValue.string($0.absoluteString)] } ?? []
            self = .tagged(base.isEmpty ? .url : .relativeURL, [.string(value.relativeString)] + base)
        case .uuid(let value): self = .tagged(.uuid, [.string(value.uuidString)])
        case .decimal(let value): self = .tagged(.decimal, [.string(value.description)])
        case .geometry(.point(let point)): self.init(.point, [point.x, point.y])
        case .geometry(.size(let size)): self.init(.size, [size.width, size.height])
        case .geometry(.rectangle(let box)): self.init(.rectangle, [box.x, box.y, box.width, box.height])
        case .geometry(.range(let range)):
            self = .tagged(.range, [range.location, range.length].map { .integer("\($0)") })
        case .geometry(.vector(let vector)): self.init(.vector, [vector.dx, vector.dy])
        case .geometry(.transform(let matrix)):
            self.init(.transform, [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
        case .geometry(.edgeInsets(let insets)):
            self.init(.insets, [insets.top, insets.left, insets.bottom, insets.right])
        default: return nil
        }
    }

    private init(_ tag: Tag, _ numbers: [Double]) {
        self = .tagged(tag, numbers.map { .double($0) })
    }

    /// The value as a leaf; `nil` if it is something else, or if what follows its word is wrong.
    var leaf: ArchivedLeaf? {
        switch self {
        case .boolean(let value): .boolean(value)
        case .integer(let digits):
            Int64(digits).map { .integer($0) }
                ?? UInt64(digits).map { .integer(Int64(bitPattern: $0), type: .uint64) }
        case .float(let value): .float(value)
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .tagged(let tag, let values): tag.leaf(of: values)
        case .null, .reference, .collection, .structure: nil
        }
    }

    /// The value as a property list; `nil` if the value or something in it can't be part of one. The parser limits its
    /// depth.
    var propertyList: PropertyList? {
        switch self {
        case .collection(.array, let elements):
            let lists = elements.compactMap(\.propertyList)
            return lists.count == elements.count ? .array(lists) : nil
        case .collection(.dictionary, let elements):
            let count = elements.count / 2
            let keys = elements[..<count].compactMap { if case .string(let key) = $0 { key } else { nil } }
            let values = elements[count...].compactMap(\.propertyList)
            guard keys.count == count, values.count == count else { return nil }
            return .dictionary(Dictionary(zip(keys, values), uniquingKeysWith: { first, _ in first }))
        default: break
        }
        switch leaf {
        case .boolean(let value): return .boolean(value)
        case .integer(let value, .uint64): return .integer(PropertyListInteger(UInt64(bitPattern: value)))
        case .integer(let value, _): return .integer(PropertyListInteger(value))
        case .float(let value): return .float(value)
        case .double(let value): return .double(value)
        case .string(let value): return .string(value)
        case .data(let value): return .data(value)
        case .date(let value): return .date(value)
        default: return nil
        }
    }
}

extension TextValue.Tag {
    /// The leaf that consists of the word and the values after it.
    fileprivate func leaf(of values: [TextValue]) -> ArchivedLeaf? {
        let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
        let numbers = values.compactMap { if case .double(let number) = $0 { number } else { nil } }
        let counts = values.compactMap { if case .integer(let digits) = $0 { Int(digits) } else { nil } }
        guard [texts.count, numbers.count, counts.count].contains(count) else { return nil }
        switch self {
        case .data: return texts.first.flatMap { Data(base64Encoded: $0) }.map { .data($0) }
        case .date: return numbers.first.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        case .url: return texts.first.flatMap { URL(string: $0) }.map { .url($0) }
        case .relativeURL where texts.count == 2:
            return URL(string: texts[0], relativeTo: URL(string: texts[1])).map { .url($0) }
        case .uuid: return texts.first.flatMap { UUID(uuidString: $0) }.map { .uuid($0) }
        case .decimal: return texts.first.flatMap { Decimal(string: $0) }.map { .decimal($0) }
        case .point where numbers.count == 2: return .geometry(.point(PointValue(x: numbers[0], y: numbers[1])))
        case .size where numbers.count == 2: return .geometry(.size(SizeValue(width: numbers[0], height: numbers[1])))
        case .rectangle where numbers.count == 4:
            let (x, y) = (numbers[0], numbers[1])
            return .geometry(.rectangle(RectangleValue(x: x, y: y, width: numbers[2], height: numbers[3])))
        case .range where counts.count == 2:
            return .geometry(.range(RangeValue(location: counts[0], length: counts[1])))
        case .vector where numbers.count == 2: return .geometry(.vector(VectorValue(dx: numbers[0], dy: numbers[1])))
        case .transform where numbers.count == 6:
            let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
            return .geometry(.transform(TransformValue(a: a, b: b, c: c, d: d, tx: numbers[4], ty: numbers[5])))
        case .insets where numbers.count == 4:
            let (top, left) = (numbers[0], numbers[1])
            return .geometry(.edgeInsets(EdgeInsetsValue(top: top, left: left, bottom: numbers[2], right: numbers[3])))
        default: return nil
        }
    }
}
