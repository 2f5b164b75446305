// How points, sizes, rectangles and ranges are read: where their numbers stand themselves, and as objects, which
// collections hold.
//
//     CGPoint 1, 2    {CGPoint=dd} 1.0 2.0      in a collection   NSValue { * "{CGPoint=dd}", {CGPoint=dd} 1.0 2.0 }

import TypedStreams

extension SequentialUnarchiver {
    func readGeometry(_ kind: GeometryKind, forKey key: String?) throws -> GeometryValue? {
        try reading {
            let expected = "a \(kind.phrase)"
            guard let place = try find(key, structure: kind.encoding, expected) else { return nil }
            guard items[place].kind == .object else { return try geometry(kind, at: place, key) }
            let entry = items[place].number
            guard try foundationClass(of: entry) == .value else { throw unexpectedKind(expected, items[place], key) }
            var reader = GroupReader(self, entry)
            let type = try reader.next(EncodingCode.cString)
            guard type.kind == .cString,
                try isAccepted(stream.tables.entries[Int(type.number)].string, for: kind.encoding)
            else {
                throw failure(.unexpectedKind, expected: expected, found: "a value of another kind", forKey: key)
            }
            let values = try reader.next(kind.encoding)
            try reader.finish()
            return try geometry(kind, at: values.lowerBound, key)
        }
    }

    private func geometry(_ kind: GeometryKind, at place: Int, _ key: String?) throws -> GeometryValue {
        switch kind {
        case .point:
            return .point(PointValue(x: try real(place, key), y: try real(place + 1, key)))
        case .size:
            return .size(SizeValue(width: try real(place, key), height: try real(place + 1, key)))
        case .rectangle:
            return .rectangle(
                RectangleValue(
                    x: try real(place, key), y: try real(place + 1, key), width: try real(place + 2, key),
                    height: try real(place + 3, key)))
        case .range:
            return .range(RangeValue(location: try count(place, key), length: try count(place + 1, key)))
        }
    }

    private func real(_ place: Int, _ key: String?) throws -> Double {
        try double(items[place], coerces: true, key)
    }

    private func count(_ place: Int, _ key: String?) throws -> Int {
        let bits = try integer(items[place], .uint64, coerces: coercesNumbers, key)
        guard let count = Int(exactly: bits), count >= 0 else {
            throw failure(
                .outOfRange, expected: "a number from 0 to \(Int.max)", found: "\(UInt64(bitPattern: bits))",
                forKey: key)
        }
        return count
    }
}

extension GeometryKind {
    private static let encodings = (
        point: EncodingText("{CGPoint=dd}"), size: EncodingText("{CGSize=dd}"),
        rectangle: EncodingText("{CGRect={CGPoint=dd}{CGSize=dd}}"), range: EncodingText("{_NSRange=QQ}")
    )

    /// The type encoding of the structure.
    fileprivate var encoding: EncodingText {
        switch self {
        case .point: Self.encodings.point
        case .size: Self.encodings.size
        case .rectangle: Self.encodings.rectangle
        case .range: Self.encodings.range
        }
    }
}
