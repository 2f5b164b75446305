// The last 32 bytes of a binary property list, and the checks that precede the reading of any object.

/// The position and the entry widths of the tables of a binary property list.
struct BinaryTrailer {
    /// Bytes per entry of the offset table.
    let offsetWidth: Int
    /// Bytes per object reference.
    let referenceWidth: Int
    let objectCount: Int
    /// The index of the object that is the property list.
    let topObject: Int
    /// The offset of the offset table, and the end of the object table.
    let offsetTableOffset: Int

    /// Reads the trailer and checks it against the header, the number of bytes and the limits.
    init(_ bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) {
        try Self.checkHeader(of: bytes, limits: limits)
        let start = bytes.count - BinaryFormat.trailerByteCount

        // All widths from 1 to 8 bytes occur, not only the powers of two.
        offsetWidth = try Self.width(BinaryFormat.TrailerField.offsetWidth, of: "offsets", in: bytes)
        referenceWidth = try Self.width(BinaryFormat.TrailerField.referenceWidth, of: "object references", in: bytes)

        objectCount = try Self.number(BinaryFormat.TrailerField.objectCount, of: "object count", in: bytes)
        topObject = try Self.number(BinaryFormat.TrailerField.topObject, of: "top object", in: bytes)
        offsetTableOffset = try Self.number(BinaryFormat.TrailerField.offsetTableOffset, of: "offset table", in: bytes)

        try checkObjects(trailerStart: start, limits: limits)
        try checkOffsetTable(trailerStart: start)
        try checkWidths(trailerStart: start)

        // INVARIANTS, on which `BinaryObjectTable` relies:
        // - 0 <= topObject < objectCount
        // - header < offsetTableOffset < trailer
        // - offsetTableOffset + objectCount * offsetWidth is the offset of the trailer, so that every entry of the
        //   offset table can be loaded, and no product of an index and a width overflows
        // - every index fits into referenceWidth bytes, every offset into offsetWidth bytes
    }

    /// Whether the file starts with `bplist0`. Otherwise it is another format, even if it is too short for this one.
    static func hasHeader(_ bytes: ArchiveBytes) -> Bool {
        // Two numbers, which overlap: seven bytes are no number.
        bytes.count >= 7
            && UInt64(bytes.number(at: 0, as: UInt32.self)) << 24 | UInt64(bytes.number(at: 3, as: UInt32.self))
                == BinaryFormat.comparedHeader
    }

    private static func checkHeader(of bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) {
        // The limit comes first: it prevents any reading of large files.
        guard bytes.count <= limits.maximumByteCount else { throw .tooManyBytes(bytes.count, limits: limits) }
        guard hasHeader(bytes) else {
            throw PropertyListError(.unknownFormat, "not a binary property list", at: 0, expected: "bplist00")
        }
        guard bytes.count >= BinaryFormat.minimumByteCount else {
            throw PropertyListError(
                .truncated, "too short for a binary property list", at: bytes.count,
                expected: "at least \(BinaryFormat.minimumByteCount) bytes", found: "\(bytes.count)")
        }
    }

    private func checkObjects(trailerStart: Int, limits: ReadLimits) throws(PropertyListError) {
        let field = trailerStart + BinaryFormat.TrailerField.objectCount
        guard objectCount >= 1 else { throw Self.invalid("there are no objects", at: field) }
        guard objectCount <= limits.maximumObjectCount else {
            throw PropertyListError(
                .limitExceeded, "too many objects", at: field, expected: "at most \(limits.maximumObjectCount) objects",
                found: "\(objectCount)")
        }
        guard topObject < objectCount else {
            throw Self.invalid(
                "top object is not an object", at: trailerStart + BinaryFormat.TrailerField.topObject,
                expected: "an object number less than \(objectCount)", found: "\(topObject)")
        }
    }

    private func checkOffsetTable(trailerStart: Int) throws(PropertyListError) {
        let field = trailerStart + BinaryFormat.TrailerField.offsetTableOffset
        // The offset table starts after the header and at least one byte of an object, and ends at the start of the
        // trailer.
        guard offsetTableOffset > BinaryFormat.headerByteCount else {
            throw Self.invalid("offset table begins in the header", at: field)
        }
        guard offsetTableOffset < trailerStart else {
            throw Self.invalid("offset table begins after the objects' bytes", at: field)
        }
        let (tableByteCount, overflow) = objectCount.multipliedReportingOverflow(by: offsetWidth)
        guard !overflow, tableByteCount <= trailerStart - offsetTableOffset else {
            throw Self.invalid(
                "offset table ends after the trailer begins", at: trailerStart,
                expected: "\(objectCount) entries of \(offsetWidth) bytes",
                found: "\(trailerStart - offsetTableOffset) bytes")
        }
        guard tableByteCount == trailerStart - offsetTableOffset else {
            throw Self.invalid(
                "offset table ends before the trailer begins", at: offsetTableOffset + tableByteCount)
        }
    }

    private func checkWidths(trailerStart: Int) throws(PropertyListError) {
        guard Self.width(referenceWidth, holds: objectCount) else {
            throw Self.invalid(
                "object references are too narrow for \(objectCount) objects",
                at: trailerStart + BinaryFormat.TrailerField.referenceWidth, found: "\(referenceWidth) bytes")
        }
        guard Self.width(offsetWidth, holds: offsetTableOffset) else {
            throw Self.invalid(
                "offsets are too narrow for \(offsetTableOffset) bytes of objects",
                at: trailerStart + BinaryFormat.TrailerField.offsetWidth, found: "\(offsetWidth) bytes")
        }
    }

    @inline(never)
    private static func invalid(
        _ message: String, at offset: Int, expected: String? = nil, found: String? = nil
    ) -> PropertyListError {
        PropertyListError(.invalidTrailer, message, at: offset, expected: expected, found: found)
    }

    private static func width(_ width: Int, holds value: Int) -> Bool {
        value >> (8 * width) == 0
    }

    private static func width(_ field: Int, of name: String, in bytes: ArchiveBytes) throws(PropertyListError) -> Int {
        let position = bytes.count - BinaryFormat.trailerByteCount + field
        let width = Int(bytes.number(at: position, as: UInt8.self))
        guard (1...BinaryFormat.maximumWidth).contains(width) else {
            throw invalid(
                "width of \(name)", at: position, expected: "a trailer at the end, with \(name) of 1 to 8 bytes",
                found: "\(width)")
        }
        return width
    }

    @inline(__always)
    private static func number(_ field: Int, of name: String, in bytes: ArchiveBytes) throws(PropertyListError) -> Int {
        let position = bytes.count - BinaryFormat.trailerByteCount + field
        let value = bytes.number(at: position, as: UInt64.self)
        guard let number = Int(exactly: value) else {
            throw invalid("\(name) is too large", at: position, found: "\(value)")
        }
        return number
    }
}
