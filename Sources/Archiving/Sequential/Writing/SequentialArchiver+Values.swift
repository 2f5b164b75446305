// Writes each kind of value: inline in an object, as an object in a collection.
//
//     Int 3           q 3                        in a collection   NSNumber { * "q", q 3 }
//     CGPoint 1, 2    {CGPoint=dd} 1.0 2.0       in a collection   NSValue { * "{CGPoint=dd}", {CGPoint=dd} 1.0 2.0 }
//     packed [Int16]  i 2, [2s] 5 6              in a collection   NSData { i 4, [4c] … }
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

import PropertyLists
import TypedStreams

extension SequentialArchiver {
    /// Writes nil: a null reference, or the null object in a collection, which can't contain null references.
    func writeNull() throws {
        if isInCollection { return try place(entryOfNull()) }
        append(.null(code: EncodingCode.object))
    }

    func write(_ number: TypedStreamItem) throws {
        if isInCollection { try place(entry(ofNumber: number)) } else { append(number) }
    }

    /// Writes bytes that are not an object. They can't share a group with other values.
    func writeBytes(_ value: Data?) throws {
        if isInCollection { return try place(value.map { try entry(of: $0) } ?? entryOfNull()) }
        guard frames.top.openGroup == nil else {
            throw fail(
                .notSupported, expected: "bytes in a separate group", found: "a group with other values",
                forKey: nil)
        }
        guard let value else { return append(.null(code: EncodingCode.bytes)) }
        try checkCount(value.count)
        let range: TypedStreamRange = unsafe value.withUnsafeBytes { unsafe builder.add($0) }
        append(.bytes(range, code: EncodingCode.bytes))
    }

    /// Writes consecutive numbers without a count, which the type encoding contains.
    func write(_ numbers: NumberArray) throws {
        try checkCount(numbers.count)
        let code = EncodingCode.of(numbers.kind)
        let encoding = "[\(numbers.count)\(EncodingCode.text(code))]"
        switch numbers {
        case .booleans(let elements): append(encoding, bytes(elements.map { $0 ? 1 : 0 }, code))
        case .floats(let elements): append(encoding, elements.lazy.map { .real($0) })
        case .doubles(let elements): append(encoding, elements.lazy.map { .real($0) })
        case .integers(let elements, .int8), .integers(let elements, .uint8):
            append(encoding, bytes(elements.map { UInt8(truncatingIfNeeded: $0) }, code))
        case .integers(let elements, _): append(encoding, elements.lazy.map { .integer($0, code: code) })
        }
    }

    /// Writes numbers after their count.
    func writeCounted(_ numbers: NumberArray) throws {
        try checkCount(numbers.count)
        append(.integer(Int64(numbers.count), code: EncodingCode.of(.int32)))
        try write(numbers)
    }

    /// An array of single bytes is one item.
    private func bytes(_ bytes: [UInt8], _ code: UInt8) -> CollectionOfOne<TypedStreamItem> {
        let range: TypedStreamRange = unsafe bytes.withUnsafeBytes { unsafe builder.add($0) }
        return CollectionOfOne(.bytes(range, code: code))
    }

    /// Writes the numbers of a geometric value.
    func write(_ value: GeometryValue) throws {
        if case .range(let range) = value, range.location < 0 || range.length < 0 {
            throw fail(
                .outOfRange, expected: "a range of numbers that are not negative", found: "\(value.text)", forKey: nil)
        }
        if isInCollection {
            // As in keyed archives, where Cocoa has no object for these kinds.
            let isText = value.kind.special == nil
            return try place(isText ? entry(ofString: value.text) : entry(of: value))
        }
        append(value.kind.typeEncoding, value.items)
    }

    /// Writes a property list in the form that Cocoa uses for one that is not an object.
    func write(_ value: PropertyList) throws {
        let bytes: [UInt8]
        do {
            bytes = try NextStepPropertyList.bytes(of: value)
        } catch {
            let code = ArchiveError.Code(error.code, badEncoding: .notSupported)
            throw fail(code, expected: error.expected, found: error.found, forKey: nil)
        }
        try checkCount(bytes.count)
        append(.integer(Int64(bytes.count), code: EncodingCode.of(.int32)))
        append("[\(bytes.count)c]", self.bytes(bytes, EncodingCode.of(.int8)))
    }

    /// Checks a count: counts are signed 32-bit integers.
    @inline(__always)
    func checkCount(_ count: Int) throws {
        guard count > Int(Int32.max) else { return }
        throw fail(.outOfRange, expected: "at most \(Int32.max) bytes or elements", found: "\(count)", forKey: nil)
    }
}

extension GeometryKind {
    /// The type encoding of the structure, as Cocoa writes it today.
    var typeEncoding: String {
        switch self {
        case .point: "{CGPoint=dd}"
        case .size: "{CGSize=dd}"
        case .rectangle: "{CGRect={CGPoint=dd}{CGSize=dd}}"
        case .range: "{_NSRange=QQ}"
        case .vector: "{CGVector=dd}"
        case .transform: "{CGAffineTransform=dddddd}"
        case .edgeInsets: "{NSEdgeInsets=dddd}"
        }
    }
}

extension GeometryValue {
    /// The members in order.
    var items: [TypedStreamItem] {
        guard case .range(let range) = self else { return numbers.map { .real($0) } }
        return [range.location, range.length].map { .integer(Int64($0), code: EncodingCode.of(.uint64)) }
    }
}
