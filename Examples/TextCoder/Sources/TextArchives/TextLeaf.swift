// The text of values without parts.
//
//     nil   true   -7   1.5f   2.5   "text"   date 12.5   point 1.0 2.0   …

import Archiving
import Foundation

extension ArchivedLeaf {
    /// The text of the value; `nil` for a value that the format has no form for.
    var text: String? {
        switch self {
        case .null: "nil"
        case .boolean(let value): "\(value)"
        case .integer(let value, let type): type.isUnsigned ? "\(UInt64(bitPattern: value))" : "\(value)"
        case .float(let value): "\(value)f"
        case .double(let value): "\(value)"
        case .string(let value): value.quoted
        case .data(let value): "data " + value.base64EncodedString().quoted
        case .date(let value): "date \(value.timeIntervalSinceReferenceDate)"
        case .url(let value):
            if let base = value.baseURL {
                "relative \(value.relativeString.quoted) \(base.absoluteString.quoted)"
            } else {
                "url " + value.relativeString.quoted
            }
        case .uuid(let value): "uuid " + value.uuidString.quoted
        case .decimal(let value): "decimal " + value.description.quoted
        case .geometry(let value): value.text
        default: nil
        }
    }

    /// How many strings or numbers follow a word.
    static let partCounts = [
        "data": 1, "date": 1, "url": 1, "relative": 2, "uuid": 1, "decimal": 1, "point": 2, "size": 2, "rectangle": 4,
        "range": 2, "vector": 2, "transform": 6, "insets": 4,
    ]

    /// Creates a value from a word and what follows it; `nil` if that is wrong.
    init?(_ word: String, _ parts: [ArchivedLeaf]) {
        let texts = parts.compactMap { if case .string(let text) = $0 { text } else { nil } }
        let reals = parts.compactMap { if case .double(let number) = $0 { number } else { nil } }
        let counts = parts.compactMap { if case .integer(let number, _) = $0 { Int(exactly: number) } else { nil } }
        let leaf: ArchivedLeaf? =
            switch (word, texts.count, reals.count) {
            case ("data", 1, _): Data(base64Encoded: texts[0]).map { .data($0) }
            case ("url", 1, _): URL(string: texts[0]).map { .url($0) }
            case ("relative", 2, _): URL(string: texts[0], relativeTo: URL(string: texts[1])).map { .url($0) }
            case ("uuid", 1, _): UUID(uuidString: texts[0]).map { .uuid($0) }
            case ("decimal", 1, _): Decimal(string: texts[0]).map { .decimal($0) }
            case ("date", _, 1): .date(Date(timeIntervalSinceReferenceDate: reals[0]))
            default: GeometryValue(word, reals, counts).map { .geometry($0) }
            }
        guard let leaf else { return nil }
        self = leaf
    }

    /// Creates a number from its text.
    init?(number text: String) {
        if let value = Int64(text) {
            self = .integer(value)
        } else if let value = UInt64(text) {
            self = .integer(Int64(bitPattern: value), type: .uint64)
        } else if text.last == "f", let value = Float(text.dropLast()) {
            self = .float(value)
        } else if let value = Double(text), !text.allSatisfy({ $0.isNumber || $0 == "-" }) {
            self = .double(value)
        } else {
            return nil
        }
    }
}

extension GeometryValue {
    fileprivate var text: String? {
        switch self {
        case .point(let point): "point \(point.x) \(point.y)"
        case .size(let size): "size \(size.width) \(size.height)"
        case .rectangle(let box): "rectangle \(box.x) \(box.y) \(box.width) \(box.height)"
        case .range(let range): "range \(range.location) \(range.length)"
        case .vector(let vector): "vector \(vector.dx) \(vector.dy)"
        case .transform(let matrix):
            "transform \(matrix.a) \(matrix.b) \(matrix.c) \(matrix.d) \(matrix.tx) \(matrix.ty)"
        case .edgeInsets(let insets): "insets \(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
        @unknown default: nil
        }
    }

    fileprivate init?(_ word: String, _ reals: [Double], _ counts: [Int]) {
        switch (word, reals.count, counts.count) {
        case ("point", 2, _): self = .point(PointValue(x: reals[0], y: reals[1]))
        case ("size", 2, _): self = .size(SizeValue(width: reals[0], height: reals[1]))
        case ("rectangle", 4, _):
            self = .rectangle(RectangleValue(x: reals[0], y: reals[1], width: reals[2], height: reals[3]))
        case ("range", _, 2): self = .range(RangeValue(location: counts[0], length: counts[1]))
        case ("vector", 2, _): self = .vector(VectorValue(dx: reals[0], dy: reals[1]))
        case ("transform", 6, _):
            self = .transform(
                TransformValue(a: reals[0], b: reals[1], c: reals[2], d: reals[3], tx: reals[4], ty: reals[5]))
        case ("insets", 4, _):
            self = .edgeInsets(EdgeInsetsValue(top: reals[0], left: reals[1], bottom: reals[2], right: reals[3]))
        default: return nil
        }
    }
}

extension String {
    /// The text in quotation marks.
    var quoted: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
