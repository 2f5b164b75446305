// Leaves are written once, except for numbers if there are very many. A leaf is looked up by the hash of its value, and
// compared with the bytes already written.
//
//     number     marker │ 1, 2, 4 or 8 bytes          compared as one number
//     block      marker and count │ bytes             compared by count, then by bytes
//
// Bytes are appended only after the lookup has failed. The hash of a string is always that of its UTF-8, even if UTF-16
// is written, so that it is known before the text is transcoded.
//
// Each search follows `makeRoom()`, and ends before anything else is inserted. An offset is that of an object in the
// buffer.

extension BinaryPropertyListWriter {
    /// The index of a text or data, which is appended unless it is written already, after the table has made room.
    @inline(__always)
    mutating func leaf(
        _ hash: UInt32, isWritten: (inout GrowingBytes, Int) -> Bool, append: (inout GrowingBytes) -> Void
    ) throws(PropertyListError) -> UInt32 {
        var search = unsafe table.search(hash)
        while let index = unsafe table.next(&search) {
            guard index >= KnownTexts.leastIndex else {
                if isWritten(&bytes, offsets[Int(index)]) { return index }
                continue
            }
            let place = KnownTexts.place(ofIndex: index)
            if isWritten(&known.bytes, known.entries[place].offset) { return try self.index(ofText: place) }
        }
        let index = try record()
        table.insert(index, search)
        append(&bytes)
        return index
    }
}

// MARK: - Numbers

extension BinaryPropertyListWriter {
    /// Writes an integer in the smallest number of bytes that the format allows.
    package mutating func integer(_ value: Int64) throws(PropertyListError) -> UInt32 {
        let bits = UInt64(bitPattern: value)
        // Negative numbers need 8 bytes: 1, 2 and 4 bytes are read as unsigned.
        let width = BinaryFormat.width(holding: bits)
        return try number(
            BinaryMarker.integer8 | UInt8(truncatingIfNeeded: width.trailingZeroBitCount), bits, width: width)
    }

    /// Writes an integer, given as the bit pattern of a signed or unsigned one.
    @inline(__always)
    package mutating func integer(_ value: Int64, isUnsigned: Bool) throws(PropertyListError) -> UInt32 {
        value < 0 && isUnsigned ? try unsignedInteger(UInt64(bitPattern: value)) : try integer(value)
    }

    /// Writes an integer. A value that `integer(_:)` could write is shared with equal values that it wrote.
    package mutating func unsignedInteger(_ value: UInt64) throws(PropertyListError) -> UInt32 {
        guard let value = Int64(exactly: value) else { return try largeInteger(value) }
        return try integer(value)
    }

    mutating func integer(of value: PropertyListInteger) throws(PropertyListError) -> UInt32 {
        if let value = value.signed { try integer(value) } else { try unsignedInteger(value.bits) }
    }

    /// Writes a value of a property list; `nil` if it is a UID or a container.
    package mutating func leaf(_ value: PropertyList) throws(PropertyListError) -> UInt32? {
        switch value {
        case .null: try null()
        case .boolean(let value): try boolean(value)
        case .integer(let value): try integer(of: value)
        case .float(let value): try float(value)
        case .double(let value): try double(value)
        case .date(let value): try date(value.timeIntervalSinceReferenceDate)
        case .data(let value): try data(value)
        case .string(let value): try string(value)
        case .uid, .array, .set, .dictionary: nil
        }
    }

    package mutating func float(_ value: Float) throws(PropertyListError) -> UInt32 {
        try number(BinaryMarker.real32, UInt64(value.bitPattern), width: 4)
    }

    package mutating func double(_ value: Double) throws(PropertyListError) -> UInt32 {
        try number(BinaryMarker.real64, value.bitPattern, width: 8)
    }

    /// Writes a date, given in seconds since the beginning of 2001 in UTC.
    package mutating func date(_ value: Double) throws(PropertyListError) -> UInt32 {
        try number(BinaryMarker.date, value.bitPattern, width: 8)
    }

    /// Reserves memory for a number of numbers, some of which may already be present.
    package mutating func makeRoom(forNumbers count: Int) {
        numbers.makeRoom(for: count)
    }

    mutating func number(_ marker: UInt8, _ bits: UInt64, width: Int) throws(PropertyListError) -> UInt32 {
        var search = unsafe numbers.search(numbers.makeRoom().hash(marker, bits))
        while let index = unsafe numbers.next(&search) {
            if unsafe bytes.isNumber(at: offsets[Int(index)], marker, bits, width: width) { return index }
        }
        let index = try record()
        numbers.insert(index, search)
        unsafe bytes.append(marker, bits, width: width)
        return index
    }

    @inline(never)
    private mutating func largeInteger(_ value: UInt64) throws(PropertyListError) -> UInt32 {
        var object: [UInt8] = []
        object.append(largeInteger: value)
        return try unsafe leaf(copying: object[...])
    }
}

// MARK: - Strings and data

extension BinaryPropertyListWriter {
    /// Writes a string, as ASCII if possible and otherwise as UTF-16.
    package mutating func string(_ value: String) throws(PropertyListError) -> UInt32 {
        var value = value
        // The closure returns the error in a `Result`, because `withUTF8` does not support typed throws.
        return try value.withUTF8 { utf8 in
            Result { () throws(PropertyListError) in try unsafe string(utf8: utf8) }
        }.get()
    }

    /// Writes a string, given as UTF-8. The bytes must be valid UTF-8, or else a different text is written.
    @inline(__always)
    package mutating func string(utf8: UnsafeBufferPointer<UInt8>) throws(PropertyListError) -> UInt32 {
        let payload = UnsafeRawBufferPointer(utf8)
        let (hash, isASCII) = unsafe table.makeRoom().hash(payload)
        return try unsafe isASCII ? block(BinaryMarker.asciiString, payload, hash) : wideString(utf8, hash)
    }

    package mutating func data(_ value: UnsafeRawBufferPointer) throws(PropertyListError) -> UInt32 {
        return try unsafe block(BinaryMarker.data, value, table.makeRoom().hash(value).hash)
    }

    package mutating func data(_ value: [UInt8]) throws(PropertyListError) -> UInt32 {
        try unsafe value.withUnsafeBytes { bytes in
            Result { () throws(PropertyListError) in try unsafe data(bytes) }
        }.get()
    }

    package mutating func data(_ value: Data) throws(PropertyListError) -> UInt32 {
        try unsafe value.withUnsafeBytes { bytes in
            Result { () throws(PropertyListError) in try unsafe data(bytes) }
        }.get()
    }

    private mutating func block(
        _ marker: UInt8, _ payload: UnsafeRawBufferPointer, _ hash: UInt32,
    ) throws(PropertyListError) -> UInt32 {
        try leaf(
            hash, isWritten: { unsafe $0.isBlock(at: $1, marker, payload) },
            append: { unsafe $0.append(marker, payload) })
    }

    @inline(never)
    private mutating func wideString(
        _ utf8: UnsafeBufferPointer<UInt8>, _ hash: UInt32,
    ) throws(PropertyListError) -> UInt32 {
        let units = unsafe CodeUnits(utf8: utf8)
        let count = units.count
        return try leaf(hash) {
            unsafe $0.isText(at: $1, units, count: count)
        } append: {
            unsafe $0.append(text: utf8, isASCII: false)
        }
    }

    /// Writes an object without references, given as its bytes. Use it only for objects that have no count and are not
    /// written by `number`, and for strings that no other method can write.
    // The bytes of an object determine its end, so that no object is a prefix of another one.
    mutating func whole(_ object: UnsafeRawBufferPointer) throws(PropertyListError) -> UInt32 {
        try unsafe leaf(
            table.makeRoom().hash(object).hash, isWritten: { unsafe $0.isPresent(object, at: $1) },
            append: { unsafe $0.append(contentsOf: object) })
    }
}

// MARK: - Reading back

extension BinaryPropertyListWriter {
    /// Returns the text of the string with an index, or `nil` if the object is not a string or isn't written yet.
    package func text(ofString index: UInt32) -> String? {
        guard case let offset = offsets.number(at: Int(index)), offset > 0 else { return nil }
        let bytes = unsafe bytes.written
        let (count, start) = unsafe Self.writtenCount(at: offset, in: bytes)
        switch unsafe Self.kind(ofLeaf: bytes[offset]) {
        case .asciiString: return unsafe String(decoding: bytes[start..<(start + count)], as: UTF8.self)
        case .utf16String:
            let units = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<(start + 2 * count)])
            return unsafe String(decoding: BigEndianCodeUnits(bytes: units), as: UTF16.self)
        default: return nil
        }
    }
}

// MARK: - Copies of leaves of another list, in the form of this writer, so that equal ones are shared

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
            bytes.indices.allSatisfy { unsafe bytes[$0] < (isWide && $0 % 2 == 0 ? 1 : 0x80) }
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
            unsafe result.append(contentsOf: $0)
        }
    }
}

extension BinaryPropertyListWriter {
    /// Writes an object that was copied with `appendLeaf(_:to:)`. It is shared with equal objects that other methods
    /// wrote.
    @unsafe package mutating func leaf(copying leaf: ArraySlice<UInt8>) throws(PropertyListError) -> UInt32 {
        try unsafe leaf.withUnsafeBufferPointer { (leaf) throws(PropertyListError) in
            try unsafe self.leaf(copying: UnsafeRawBufferPointer(leaf))
        }
    }

    private mutating func leaf(copying leaf: UnsafeRawBufferPointer) throws(PropertyListError) -> UInt32 {
        guard let first = unsafe leaf.first else {
            throw PropertyListError(.unwrittenObject, "an object without bytes is written")
        }
        switch first {
        case BinaryMarker.null: return try null()
        case BinaryMarker.booleanFalse: return try boolean(false)
        case BinaryMarker.booleanTrue: return try boolean(true)
        case BinaryMarker.integer8...BinaryMarker.integer64, BinaryMarker.real32, BinaryMarker.real64,
            BinaryMarker.date:
            let bits = unsafe leaf.dropFirst().reduce(0) { $0 << 8 | UInt64($1) }
            return try number(first, bits, width: leaf.count - 1)
        case BinaryMarker.data..<BinaryMarker.uid: return try unsafe block(copying: leaf, first & BinaryMarker.kindMask)
        default: return try unsafe whole(leaf)
        }
    }

    private mutating func block(
        copying leaf: UnsafeRawBufferPointer, _ kind: UInt8,
    ) throws(PropertyListError) -> UInt32 {
        let payload = unsafe UnsafeRawBufferPointer(rebasing: leaf[Self.writtenCount(at: 0, in: leaf).payload...])
        if kind == BinaryMarker.data { return try unsafe data(payload) }
        if kind == BinaryMarker.asciiString {
            return try unsafe string(utf8: payload.assumingMemoryBound(to: UInt8.self))
        }
        let units = unsafe BigEndianCodeUnits(bytes: payload)
        let text = unsafe String(decoding: units, as: UTF16.self)
        // An unpaired surrogate is preserved, which a Swift string can't do.
        return try unsafe text.utf16.elementsEqual(units) ? string(text) : whole(leaf)
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

// MARK: - Leaves as bytes

extension PropertyList {
    /// The bytes of a value that is no container, as the writer writes it, whose UIDs are as narrow as possible. Other
    /// values have other bytes, even if they are equal as 0.0 and -0.0 are.
    package var leafBytes: [UInt8] {
        var bytes: [UInt8] = []
        switch self {
        case .null: bytes.append(BinaryMarker.null)
        case .boolean(let value): bytes.append(value ? BinaryMarker.booleanTrue : BinaryMarker.booleanFalse)
        case .integer(let value) where value.isAboveInt64: bytes.append(largeInteger: value.bits)
        case .integer(let value): bytes.append(integer: value.bits)
        case .float(let value): bytes.append(BinaryMarker.real32, UInt64(value.bitPattern), width: 4)
        case .double(let value): bytes.append(BinaryMarker.real64, value.bitPattern, width: 8)
        case .date(let value):
            bytes.append(BinaryMarker.date, value.timeIntervalSinceReferenceDate.bitPattern, width: 8)
        case .data(let value):
            bytes.append(BinaryMarker.data, count: value.count)
            bytes.append(contentsOf: value)
        case .string(let value) where value.utf8.allSatisfy { $0 < 0x80 }:
            bytes.append(BinaryMarker.asciiString, count: value.utf8.count)
            bytes.append(contentsOf: value.utf8)
        case .string(let value): bytes.append(wideString: value)
        case .uid(let value):
            let width = BinaryFormat.width(holding: UInt64(value.value))
            bytes.append(BinaryMarker.uid | UInt8(width - 1), UInt64(value.value), width: width)
        case .array, .set, .dictionary: break
        }
        return bytes
    }
}

// MARK: - Numbers

// All numbers are big-endian. Integers and counts use the smallest possible width.
extension [UInt8] {
    /// Appends the last bytes of a number, up to eight.
    // Byte by byte: appending a buffer calls generic code, which is slow in unoptimized builds.
    package mutating func append(_ bits: UInt64, width: Int) {
        var shift = width &* 8
        while shift > 0 {
            shift &-= 8
            append(UInt8(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: shift)))
        }
    }

    // Negative numbers need 8 bytes: 1, 2 and 4 bytes are read as unsigned.
    fileprivate mutating func append(integer bits: UInt64) {
        let width = BinaryFormat.width(holding: bits)
        append(BinaryMarker.integer8 | UInt8(width.trailingZeroBitCount), bits, width: width)
    }

    /// Appends an integer above `Int64.max` in sixteen bytes, the first eight of which are 0.
    mutating func append(largeInteger bits: UInt64) {
        append(BinaryMarker.integer128, 0, width: 8)
        append(bits, width: 8)
    }

    /// Appends a string as UTF-16, even if it is ASCII.
    package mutating func append(wideString text: String) {
        append(BinaryMarker.utf16String, count: text.utf16.count)
        for unit in text.utf16 { append(UInt64(unit), width: 2) }
    }

    fileprivate mutating func append(_ marker: UInt8, _ bits: UInt64, width: Int) {
        append(marker)
        append(bits, width: width)
    }

    package mutating func append(_ marker: UInt8, count: Int) {
        guard count >= Int(BinaryMarker.countFollows) else { return append(marker | UInt8(count)) }
        append(marker | BinaryMarker.countFollows)
        append(integer: UInt64(count))
    }
}
