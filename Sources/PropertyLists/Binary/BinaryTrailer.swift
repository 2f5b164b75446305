// The last 32 bytes of a binary property list, and what they must agree on before any object is looked at.

/// Where the tables of a binary property list are and how wide their entries.
struct BinaryTrailer {
    /// Bytes per entry of the offset table.
    let offsetWidth: Int
    /// Bytes per object reference.
    let referenceWidth: Int
    /// How many objects there are.
    let objectCount: Int
    /// The index of the object that is the property list.
    let topObject: Int
    /// Where the offset table begins, and the object table ends.
    let offsetTableOffset: Int

    /// Reads the trailer and checks it against the header, the number of bytes and the limits.
    init(_ bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) {
        try Self.checkHeader(of: bytes, limits: limits)
        let start = bytes.count - BinaryFormat.trailerByteCount

        // The widths are 1 to 8 bytes; all of them, not only the powers of two, are in use.
        offsetWidth = try Self.width(BinaryFormat.TrailerField.offsetWidth, of: "offsets", in: bytes)
        referenceWidth = try Self.width(BinaryFormat.TrailerField.referenceWidth, of: "object references", in: bytes)

        // Numbers fit into Int.
        objectCount = try Self.number(BinaryFormat.TrailerField.objectCount, of: "object count", in: bytes)
        topObject = try Self.number(BinaryFormat.TrailerField.topObject, of: "top object", in: bytes)
        offsetTableOffset = try Self.number(BinaryFormat.TrailerField.offsetTableOffset, of: "offset table", in: bytes)

        try checkObjects(trailerStart: start, limits: limits)
        try checkOffsetTable(trailerStart: start)
        try checkWidths(trailerStart: start)

        // INVARIANTS, on which `BinaryObjectTable` builds:
        // - 0 <= topObject < objectCount
        // - header < offsetTableOffset < trailer
        // - offsetTableOffset + objectCount * offsetWidth is where the trailer begins, so that every entry of the
        //   offset table can be loaded, and no product of an index and a width overflows
        // - referenceWidth bytes hold every index, offsetWidth bytes every offset
    }

    private static func checkHeader(of bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) {
        // The limit comes first: it is there to keep big files from being looked at.
        guard bytes.count <= limits.maximumByteCount else {
            throw .tooManyBytes(bytes.count, limits: limits)
        }
        // The file begins with `bplist0`. What does not is another format, however short it is.
        for (position, byte) in BinaryFormat.header.prefix(BinaryFormat.comparedHeaderByteCount).enumerated() {
            guard position < bytes.count, try bytes.byte(at: position) == byte else {
                throw PropertyListError(.unknownFormat, "not a binary property list", at: 0, expected: "bplist00")
            }
        }
        // Header, one object and trailer fit.
        guard bytes.count >= BinaryFormat.minimumByteCount else {
            throw PropertyListError(
                .truncated,
                "too short for a binary property list",
                at: bytes.count,
                expected: "at least \(BinaryFormat.minimumByteCount) bytes",
                found: "\(bytes.count)",
            )
        }
    }

    private func checkObjects(trailerStart: Int, limits: ReadLimits) throws(PropertyListError) {
        // There is an object.
        guard objectCount >= 1 else {
            throw PropertyListError(
                .invalidTrailer,
                "there are no objects",
                at: trailerStart + BinaryFormat.TrailerField.objectCount,
            )
        }
        // There are no more than the caller allows.
        guard objectCount <= limits.maximumObjectCount else {
            throw PropertyListError(
                .limitExceeded,
                "too many objects",
                at: trailerStart + BinaryFormat.TrailerField.objectCount,
                expected: "at most \(limits.maximumObjectCount)",
                found: "\(objectCount)",
            )
        }
        // The top object is one of them.
        guard topObject < objectCount else {
            throw PropertyListError(
                .invalidTrailer,
                "top object is not an object",
                at: trailerStart + BinaryFormat.TrailerField.topObject,
                expected: "less than \(objectCount)",
                found: "\(topObject)",
            )
        }
    }

    private func checkOffsetTable(trailerStart: Int) throws(PropertyListError) {
        let field = trailerStart + BinaryFormat.TrailerField.offsetTableOffset
        // The offset table begins after the header and at least one byte of an object.
        guard offsetTableOffset > BinaryFormat.header.count else {
            throw PropertyListError(.invalidTrailer, "offset table begins in the header", at: field)
        }
        // It begins before the trailer.
        guard offsetTableOffset < trailerStart else {
            throw PropertyListError(.invalidTrailer, "offset table begins after the objects' bytes", at: field)
        }
        // It ends where the trailer begins.
        let (tableByteCount, overflow) = objectCount.multipliedReportingOverflow(by: offsetWidth)
        guard !overflow, tableByteCount <= trailerStart - offsetTableOffset else {
            throw PropertyListError(
                .invalidTrailer,
                "offset table ends after the trailer begins",
                at: trailerStart,
                expected: "\(objectCount) entries of \(offsetWidth) bytes",
                found: "\(trailerStart - offsetTableOffset) bytes",
            )
        }
        guard tableByteCount == trailerStart - offsetTableOffset else {
            throw PropertyListError(
                .invalidTrailer,
                "offset table ends before the trailer begins",
                at: offsetTableOffset + tableByteCount,
            )
        }
    }

    private func checkWidths(trailerStart: Int) throws(PropertyListError) {
        // A reference can hold the number of objects.
        guard Self.width(referenceWidth, holds: objectCount) else {
            throw PropertyListError(
                .invalidTrailer,
                "object references are too narrow for \(objectCount) objects",
                at: trailerStart + BinaryFormat.TrailerField.referenceWidth,
                found: "\(referenceWidth) bytes",
            )
        }
        // An offset can hold the end of the object table.
        guard Self.width(offsetWidth, holds: offsetTableOffset) else {
            throw PropertyListError(
                .invalidTrailer,
                "offsets are too narrow for \(offsetTableOffset) bytes of objects",
                at: trailerStart + BinaryFormat.TrailerField.offsetWidth,
                found: "\(offsetWidth) bytes",
            )
        }
    }

    private static func width(_ width: Int, holds value: Int) -> Bool {
        width >= BinaryFormat.maximumWidth || 1 << (8 * width) > value
    }

    private static func width(
        _ field: Int, of name: String, in bytes: ArchiveBytes,
    ) throws(PropertyListError) -> Int {
        let position = bytes.count - BinaryFormat.trailerByteCount + field
        let width = Int(try bytes.byte(at: position))
        guard (1...BinaryFormat.maximumWidth).contains(width) else {
            throw PropertyListError(
                .invalidTrailer, "width of \(name)", at: position, expected: "1 to 8 bytes", found: "\(width)",
            )
        }
        return width
    }

    private static func number(
        _ field: Int, of name: String, in bytes: ArchiveBytes,
    ) throws(PropertyListError) -> Int {
        let position = bytes.count - BinaryFormat.trailerByteCount + field
        let value = try bytes.unsignedInteger(at: position, width: 8)
        guard let number = Int(exactly: value) else {
            throw PropertyListError(.invalidTrailer, "\(name) is too large", at: position, found: "\(value)")
        }
        return number
    }
}
