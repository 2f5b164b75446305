// The object table of a binary property list, read on demand. Opening it reads the header and the trailer. Finding an
// object reads its entry in the offset table and its marker. Nothing is cached.
//
//     offset table                 object table
//     entry index ──── offset ───▶ marker │ count │ payload
//                                                   │ containers: references, referenceWidth bytes each
//     entry reference ◀─────────────────────────────┘
//
// Objects may overlap or be identical. Code that follows the references must limit the work (see
// `BinaryPropertyListReader.swift`).
//
// A table retains the bytes that its view reads.

/// The objects of a binary property list, each validated when it is requested.
@usableFromInline package struct BinaryObjectTable: Sendable {
    @usableFromInline package let bytes: ArchiveBytes
    /// The index of the object that is the property list.
    package let topObject: Int

    /// A view of the same objects for hot paths, valid as long as `bytes` exists.
    @unsafe @usableFromInline package let view: BinaryObjectView

    @inlinable package var objectCount: Int { unsafe view.objectCount }
    @inlinable package var referenceWidth: Int { unsafe view.referenceWidth }
    private var offsetWidth: Int { unsafe view.offsetWidth }
    private var offsetTableOffset: Int { unsafe view.end }

    /// Whether bytes start as those of a table.
    package static func isFormat(of bytes: ArchiveBytes) -> Bool { BinaryTrailer.hasHeader(bytes) }

    /// Creates a table after validating the header and the trailer. Each object is validated when it is requested.
    package init(_ bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) {
        let trailer = try BinaryTrailer(bytes, limits: limits)
        self.bytes = bytes
        topObject = trailer.topObject
        unsafe view = BinaryObjectView(bytes, trailer)
    }

    /// Returns the object with an index, after checking that its marker is valid and that its payload is inside the
    /// object table.
    package func object(at index: Int) throws(PropertyListError) -> BinaryObject {
        let offset = unsafe view.offset(of: index)
        guard offset >= 0 else { throw invalidOffset(ofObject: index) }
        return try object(markedAt: offset)
    }

    /// Returns the index of an element of an array or set, or of a key or value of a dictionary.
    ///
    /// In a dictionary, the keys have the positions from 0 up to the count, and the values have as many positions after
    /// them.
    // Inlinable: unarchiving calls this at least once for each reference of an archive.
    @inlinable
    package func reference(_ position: Int, of container: BinaryObject) throws(PropertyListError) -> Int {
        let positionCount = container.kind == .dictionary ? container.count &* 2 : container.count
        guard container.isContainer, position >= 0, position < positionCount else {
            throw .invalidPosition(position, of: container)
        }
        // No overflow: `object(at:)` has checked that the references are inside the object table.
        let offset = container.payload &+ position &* referenceWidth
        let reference = try bytes.unsignedInteger(at: offset, width: referenceWidth)
        guard reference < UInt64(objectCount) else {
            throw .invalidReference(reference, objectCount: objectCount, at: offset)
        }
        return Int(reference)
    }
}

// MARK: - Finding an object

extension BinaryObjectTable {
    package func payloadByteCount(of object: BinaryObject) -> Int {
        // No overflow: `object(at:)` has checked the bounds of the payload.
        object.count &* unitByteCount(of: object.kind)
    }

    // The number of bytes for each that an object counts.
    @inline(__always)
    private func unitByteCount(of kind: BinaryObjectKind) -> Int {
        switch kind {
        case .utf16String: 2
        case .array, .set: referenceWidth
        case .dictionary: 2 &* referenceWidth
        default: 1
        }
    }

    private func object(markedAt offset: Int) throws(PropertyListError) -> BinaryObject {
        let marker = unsafe view.marker(at: offset)
        guard let kind = BinaryObjectKind(marker: marker) else {
            throw PropertyListError(.invalidMarker, "no object has the marker \(hexadecimal(marker))", at: offset)
        }
        var payload = offset + 1
        var count = Int(marker & BinaryMarker.countMask)
        switch kind {
        case .null, .booleanFalse, .booleanTrue: count = 0
        // The logarithm of the width.
        case .integer, .real, .date: count = 1 << count
        case .uid: count += 1
        case .data, .asciiString, .utf16String, .array, .set, .dictionary:
            if count == Int(BinaryMarker.countFollows) { (count, payload) = try followingCount(at: payload) }
        }
        let (byteCount, overflow) = count.multipliedReportingOverflow(by: unitByteCount(of: kind))
        guard !overflow, byteCount <= offsetTableOffset - payload else {
            throw outOfBounds(kind, count: count, at: offset)
        }
        return BinaryObject(kind: kind, offset: offset, payload: payload, count: count)
    }

    // Reads the integer object at `offset`, which is a count, and returns it with the offset of the payload.
    private func followingCount(at offset: Int) throws(PropertyListError) -> (count: Int, payload: Int) {
        guard offset < offsetTableOffset else {
            throw invalidCount(at: offset, found: "the end of the object table")
        }
        let marker = try bytes.byte(at: offset)
        guard (BinaryMarker.integer8...BinaryMarker.integer64).contains(marker) else {
            throw invalidCount(at: offset, found: "marker \(hexadecimal(marker))")
        }
        let width = 1 << Int(marker & BinaryMarker.countMask)
        guard width <= offsetTableOffset - (offset + 1) else {
            throw invalidCount(at: offset, found: "the end of the object table")
        }
        let value = try bytes.unsignedInteger(at: offset + 1, width: width)
        guard let count = Int(exactly: value) else {
            throw invalidCount(at: offset, found: "\(Int64(bitPattern: value))")
        }
        return (count, offset + 1 + width)
    }
}

// MARK: - Errors

extension BinaryObjectTable {
    // The object doesn't exist, or its offset is in the header or after the objects.
    @inline(never)
    private func invalidOffset(ofObject index: Int) -> PropertyListError {
        guard unsafe view.isObject(index) else {
            return .invalidReference(UInt64(bitPattern: Int64(index)), objectCount: objectCount, at: nil)
        }
        let entry = offsetTableOffset + index * offsetWidth
        do {
            return PropertyListError(
                .invalidOffset,
                "object begins outside the object table",
                at: entry,
                expected: "an offset of \(BinaryFormat.headerByteCount) to \(offsetTableOffset - 1)",
                found: "\(try bytes.unsignedInteger(at: entry, width: offsetWidth))",
            )
        } catch {
            return error
        }
    }

    @inline(never)
    private func invalidCount(at offset: Int, found: String) -> PropertyListError {
        PropertyListError(.invalidCount, "count of an object", at: offset, expected: "a positive integer", found: found)
    }

    @inline(never)
    private func outOfBounds(_ kind: BinaryObjectKind, count: Int, at offset: Int) -> PropertyListError {
        PropertyListError(
            .objectOutOfBounds,
            "object ends after the object table",
            at: offset,
            expected: "at most \(offsetTableOffset - offset - 1) bytes",
            found: "\(kind), count \(count)",
        )
    }

    private func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return "0x" + (digits.count == 1 ? "0" + digits : digits)
    }
}

// MARK: - Leaf objects as values

extension BinaryObjectTable {
    /// Returns the value of an object without elements.
    package func leaf(_ object: BinaryObject) throws(PropertyListError) -> PropertyList {
        switch object.kind {
        case .null: return .null
        case .booleanFalse: return .boolean(false)
        case .booleanTrue: return .boolean(true)
        case .integer: return .integer(try integer(object))
        case .real:
            if let value = try float(object) { return .float(value) }
            return .double(try real(object))
        case .date: return .date(Date(timeIntervalSinceReferenceDate: try date(object)))
        case .data: return .data(try data(object))
        case .asciiString, .utf16String: return .string(try string(object))
        case .uid: return .uid(PropertyList.UID(try uid(object)))
        case .array, .set, .dictionary: throw .wrongKind(of: object, expected: "a value without elements")
        }
    }

    package func integer(_ object: BinaryObject) throws(PropertyListError) -> PropertyListInteger {
        try check(object, .integer, "an integer")
        switch object.count {
        case 8:
            let bits = try bytes.unsignedInteger(at: object.payload, width: 8)
            return PropertyListInteger(Int64(bitPattern: bits))
        case 16:
            let high = try bytes.unsignedInteger(at: object.payload, width: 8)
            let low = try bytes.unsignedInteger(at: object.payload + 8, width: 8)
            if high == 0 { return PropertyListInteger(low) }
            let signed = Int64(bitPattern: low)
            if high == .max, signed < 0 { return PropertyListInteger(signed) }
            throw numberOutOfRange("integer", of: object, isNegative: high >> 63 == 1)
        default:
            return PropertyListInteger(try bytes.unsignedInteger(at: object.payload, width: object.count))
        }
    }

    /// Returns the value of a real. A 32-bit real is converted to the equal 64-bit one.
    package func real(_ object: BinaryObject) throws(PropertyListError) -> Double {
        try check(object, .real, "a real")
        let bits = try bytes.unsignedInteger(at: object.payload, width: object.count)
        guard object.count == 4 else { return Double(bitPattern: bits) }
        return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    }

    /// Returns the value of a 32-bit real with its bits unchanged, or `nil` for a 64-bit real.
    package func float(_ object: BinaryObject) throws(PropertyListError) -> Float? {
        try check(object, .real, "a real")
        guard object.count == 4 else { return nil }
        let bits = try bytes.unsignedInteger(at: object.payload, width: 4)
        return Float(bitPattern: UInt32(truncatingIfNeeded: bits))
    }

    /// Returns a date, in seconds since the beginning of 2001 in UTC.
    package func date(_ object: BinaryObject) throws(PropertyListError) -> Double {
        try check(object, .date, "a date")
        return Double(bitPattern: try bytes.unsignedInteger(at: object.payload, width: 8))
    }

    /// Returns the value of a UID, which may take up to 16 bytes but must fit into 32 bits.
    package func uid(_ object: BinaryObject) throws(PropertyListError) -> UInt32 {
        try check(object, .uid, "a UID")
        let width = min(object.count, 8)
        let value = try bytes.unsignedInteger(at: object.payload + object.count - width, width: width)
        var excess: UInt64 = 0
        if object.count > width {
            excess = try bytes.unsignedInteger(at: object.payload, width: object.count - width)
        }
        guard excess == 0, let uid = UInt32(exactly: value) else {
            throw numberOutOfRange("UID", of: object)
        }
        return uid
    }

    /// Returns the text of a string. An unpaired surrogate is decoded as U+FFFD.
    package func string(_ object: BinaryObject) throws(PropertyListError) -> String {
        switch object.kind {
        case .asciiString: return try bytes.latin1String(at: object.payload, count: object.count)
        case .utf16String: return try bytes.utf16String(at: object.payload, count: object.count)
        default: throw .wrongKind(of: object, expected: "a string")
        }
    }

    /// Returns whether an object is a string with the same code points as `text`, without allocating memory.
    package func isString(_ object: BinaryObject, equalTo text: String) -> Bool {
        // The loads cannot fail for an object of this table. An object of another table is not equal.
        switch object.kind {
        case .asciiString: (try? bytes.isLatin1(at: object.payload, count: object.count, equalTo: text)) ?? false
        case .utf16String: (try? bytes.isUTF16(at: object.payload, count: object.count, equalTo: text)) ?? false
        default: false
        }
    }

    /// Returns the position of a key among those of a dictionary, or `nil` if the dictionary doesn't have it.
    ///
    /// - Parameters:
    ///   - start: The position at which the search starts. At the end, it continues with the first position.
    ///   - isReversed: Whether the search goes backwards.
    package func position(
        ofKey key: String, in dictionary: BinaryObject, from start: Int = 0, isReversed: Bool = false
    ) throws -> Int? {
        var key = key
        let text = key.withUTF8 { unsafe ShortText(UnsafeRawBufferPointer($0)) }
        var position = start
        for _ in 0..<dictionary.count {
            if position >= dictionary.count { position = 0 }
            if position < 0 { position = dictionary.count &- 1 }
            let offset = unsafe view.offset(of: view.reference(position, at: dictionary.payload))
            if let text, let isFound = unsafe view.isString(at: offset, equalTo: text) {
                if isFound { return position }
            } else if try isString(object(at: reference(position, of: dictionary)), equalTo: key) {
                return position
            }
            position &+= isReversed ? -1 : 1
        }
        return nil
    }

    /// Returns a copy of the bytes of data.
    package func bytes(_ object: BinaryObject) throws(PropertyListError) -> [UInt8] {
        try check(object, .data, "data")
        return try bytes.bytes(at: object.payload, count: object.count)
    }

    /// Returns a copy of the bytes of data as `Data`.
    package func data(_ object: BinaryObject) throws(PropertyListError) -> Data {
        try check(object, .data, "data")
        return try bytes.data(at: object.payload, count: object.count)
    }

    /// Returns the bytes of data without copying them. The result must not be changed.
    @unsafe package func dataView(_ object: BinaryObject) throws(PropertyListError) -> Data {
        try check(object, .data, "data")
        return try unsafe bytes.dataView(at: object.payload, count: object.count)
    }

    @inline(__always)
    private func check(
        _ object: BinaryObject, _ kind: BinaryObjectKind, _ expected: String
    ) throws(PropertyListError) {
        guard object.kind == kind else { throw .wrongKind(of: object, expected: expected) }
    }

    @inline(never)
    private func numberOutOfRange(
        _ name: String, of object: BinaryObject, isNegative: Bool = false
    ) -> PropertyListError {
        let limit = isNegative ? "least \(Int64.min)" : "most \(object.kind == .uid ? UInt64(UInt32.max) : UInt64.max)"
        return PropertyListError(
            .numberOutOfRange, "\(name) is too \(isNegative ? "small" : "large")", at: object.offset,
            expected: "\(object.kind) of at \(limit)")
    }
}
