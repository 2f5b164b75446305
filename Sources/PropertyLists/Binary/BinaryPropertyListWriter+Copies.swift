// Copies leaf objects from another property list in the form in which the writer writes them, so that they are shared
// with equal objects.

extension BinaryObjectTable {
    /// Appends the bytes of an object without references, as the writer writes it.
    ///
    /// The copy is lossless: 128-bit integers and unpaired surrogates are preserved.
    package func appendLeaf(_ object: BinaryObject, to result: inout [UInt8]) throws(PropertyListError) {
        switch object.kind {
        case .null: result.append(BinaryMarker.null)
        case .booleanFalse: result.append(BinaryMarker.booleanFalse)
        case .booleanTrue: result.append(BinaryMarker.booleanTrue)
        case .integer: try appendInteger(object, to: &result)
        case .real:
            let marker = object.count == 4 ? BinaryMarker.real32 : BinaryMarker.real64
            try append(object, marker: marker, to: &result)
        case .date: try append(object, marker: BinaryMarker.date, to: &result)
        case .data:
            result.append(BinaryMarker.data, count: object.count)
            try appendPayload(of: object, to: &result)
        case .asciiString, .utf16String: try appendString(object, to: &result)
        case .uid, .array, .set, .dictionary: throw .wrongKind(of: object, expected: "a value without references")
        }
    }

    private func appendInteger(_ object: BinaryObject, to result: inout [UInt8]) throws(PropertyListError) {
        if object.count == 16, try bytes.unsignedInteger(at: object.payload, width: 8) != 0 {
            return try append(object, marker: BinaryMarker.integer128, to: &result)
        }
        let number = try integer(object)
        if number.isAboveInt64 { result.append(largeInteger: number.bits) } else { result.append(integer: number.bits) }
    }

    /// Uses one byte per character if all of them are ASCII, and UTF-16 otherwise.
    private func appendString(_ object: BinaryObject, to result: inout [UInt8]) throws(PropertyListError) {
        let isWide = object.kind == .utf16String
        let isASCII = try bytes.withUnsafeBytes(at: object.payload, count: payloadByteCount(of: object)) { bytes in
            bytes.indices.allSatisfy { bytes[$0] < (isWide && $0 % 2 == 0 ? 1 : 0x80) }
        }
        result.append(isASCII ? BinaryMarker.asciiString : BinaryMarker.utf16String, count: object.count)
        if isASCII != isWide { return try appendPayload(of: object, to: &result) }
        for position in 0..<object.count {
            if isASCII {
                result.append(try bytes.byte(at: object.payload + position * 2 + 1))
            } else {
                result.append(0)
                result.append(try bytes.byte(at: object.payload + position))
            }
        }
    }

    private func append(
        _ object: BinaryObject, marker: UInt8, to result: inout [UInt8]
    ) throws(PropertyListError) {
        result.append(marker)
        try appendPayload(of: object, to: &result)
    }

    private func appendPayload(of object: BinaryObject, to result: inout [UInt8]) throws(PropertyListError) {
        try bytes.withUnsafeBytes(at: object.payload, count: payloadByteCount(of: object)) {
            result.append(contentsOf: $0)
        }
    }
}

extension BinaryPropertyListWriter {
    /// Writes an object that was copied with `appendLeaf(_:to:)`. It is shared with equal objects that other methods
    /// wrote.
    package mutating func leaf(copying leaf: ArraySlice<UInt8>) throws(PropertyListError) -> UInt32 {
        try leaf.withUnsafeBufferPointer { (leaf) throws(PropertyListError) in
            try self.leaf(copying: UnsafeRawBufferPointer(leaf))
        }
    }

    private mutating func leaf(copying leaf: UnsafeRawBufferPointer) throws(PropertyListError) -> UInt32 {
        guard let first = leaf.first else {
            throw PropertyListError(.unwrittenObject, "an object without bytes is written")
        }
        switch first {
        case BinaryMarker.null: return try null()
        case BinaryMarker.booleanFalse: return try boolean(false)
        case BinaryMarker.booleanTrue: return try boolean(true)
        case BinaryMarker.integer8...BinaryMarker.integer64, BinaryMarker.real32, BinaryMarker.real64,
            BinaryMarker.date:
            let bits = leaf.dropFirst().reduce(0) { $0 << 8 | UInt64($1) }
            return try number(first, bits, width: leaf.count - 1)
        case BinaryMarker.data..<BinaryMarker.uid: return try block(copying: leaf, first & BinaryMarker.kindMask)
        default: return try whole(leaf)
        }
    }

    private mutating func block(
        copying leaf: UnsafeRawBufferPointer, _ kind: UInt8,
    ) throws(PropertyListError) -> UInt32 {
        let payload = UnsafeRawBufferPointer(rebasing: leaf[Self.writtenCount(at: 0, in: leaf).payload...])
        if kind == BinaryMarker.data { return try data(payload) }
        if kind == BinaryMarker.asciiString { return try string(utf8: payload.assumingMemoryBound(to: UInt8.self)) }
        let units = BigEndianCodeUnits(bytes: payload)
        let text = String(decoding: units, as: UTF16.self)
        // An unpaired surrogate is preserved, which a Swift string can't do.
        return try text.utf16.elementsEqual(units) ? string(text) : whole(leaf)
    }

    /// Returns the bytes of a string, as the writer writes it.
    package static func bytes(ofASCIIString text: String) -> [UInt8] {
        var result: [UInt8] = []
        result.append(BinaryMarker.asciiString, count: text.utf8.count)
        result.append(contentsOf: text.utf8)
        return result
    }

    /// Returns whether the bytes of a leaf are those of a string, given the first byte.
    package static func isString(leaf first: UInt8) -> Bool {
        let kind = kind(ofLeaf: first)
        return kind == .asciiString || kind == .utf16String
    }
}

// MARK: - Numbers

// All numbers are big-endian. Integers and counts use the smallest possible width.
extension [UInt8] {
    // Byte by byte: appending a buffer calls generic code, which is slow in unoptimized builds.
    private mutating func append(_ bits: UInt64, width: Int) {
        var shift = width &* 8
        while shift > 0 {
            shift &-= 8
            append(UInt8(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: shift)))
        }
    }

    // Negative numbers need 8 bytes: 1, 2 and 4 bytes are read as unsigned.
    fileprivate mutating func append(integer bits: UInt64) {
        let width = BinaryFormat.width(holding: bits)
        append(BinaryMarker.integer8 | UInt8(width.trailingZeroBitCount))
        append(bits, width: width)
    }

    /// Appends an integer above `Int64.max` in sixteen bytes, the first eight of which are 0.
    mutating func append(largeInteger bits: UInt64) {
        append(BinaryMarker.integer128)
        append(0, width: 8)
        append(bits, width: 8)
    }

    fileprivate mutating func append(_ marker: UInt8, count: Int) {
        guard count >= Int(BinaryMarker.countFollows) else { return append(marker | UInt8(count)) }
        append(marker | BinaryMarker.countFollows)
        append(integer: UInt64(count))
    }
}
