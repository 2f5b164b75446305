// The object table of a binary property list, read on demand. Opening it reads the header and the trailer. Finding an
// object reads its entry in the offset table and its marker. Nothing is cached.
//
//     offset table                 object table
//     entry index ──── offset ───▶ marker │ count │ payload
//                                                   │ containers: references, referenceWidth bytes each
//     entry reference ◀─────────────────────────────┘
//
// Objects may overlap or be identical. Code that follows the references must limit the work (see
// `PropertyList+Reading.swift`).

/// The objects of a binary property list, each validated when it is requested.
@usableFromInline package struct BinaryObjectTable: Sendable {
    @usableFromInline package let bytes: ArchiveBytes
    @usableFromInline package let objectCount: Int
    /// The index of the object that is the property list.
    @usableFromInline package let topObject: Int

    @usableFromInline package let referenceWidth: Int
    let offsetWidth: Int
    let offsetTableOffset: Int

    /// A view of the same objects for hot paths, valid as long as `bytes` exists.
    package let view: BinaryObjectView

    /// Whether bytes start as those of a table.
    package static func isFormat(of bytes: ArchiveBytes) -> Bool { BinaryTrailer.hasHeader(bytes) }

    /// Creates a table after validating the header and the trailer. Each object is validated when it is requested.
    package init(_ bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) {
        let trailer = try BinaryTrailer(bytes, limits: limits)
        self.bytes = bytes
        objectCount = trailer.objectCount
        topObject = trailer.topObject
        referenceWidth = trailer.referenceWidth
        offsetWidth = trailer.offsetWidth
        offsetTableOffset = trailer.offsetTableOffset
        view = BinaryObjectView(bytes, trailer)
    }

    /// Returns the object with an index, after checking that its marker is valid and that its payload is inside the
    /// object table.
    package func object(at index: Int) throws(PropertyListError) -> BinaryObject {
        let offset = view.offset(of: index)
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
        let marker = view.marker(at: offset)
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
        guard view.isObject(index) else {
            return .invalidReference(UInt64(bitPattern: Int64(index)), objectCount: objectCount, at: nil)
        }
        let entry = offsetTableOffset + index * offsetWidth
        do {
            return PropertyListError(
                .invalidOffset,
                "object begins outside the object table",
                at: entry,
                expected: "an offset of \(BinaryFormat.header.count) to \(offsetTableOffset - 1)",
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
