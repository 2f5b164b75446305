// Reads single values and strings of a stream.

import PropertyLists

extension TypedStreamReader {
    /// Reads a value. Returns true if an object was opened, whose groups follow.
    @inline(__always)
    func readValue(
        _ code: UInt8, _ group: Int, returningTo step: Int
    ) throws(TypedStreamError) -> Bool {
        let head = try source.byte()
        if code == UInt8(ascii: "@") { return try readObject(head, group, returningTo: step) }
        if let number = try source.number(head, code: code) {
            tables.items.append(number)
        } else if code == UInt8(ascii: "+") {
            try readData(head)
        } else {
            try readRareValue(code, head)
        }
        return false
    }

    @inline(__always)
    private func readObject(
        _ head: UInt8, _ group: Int, returningTo step: Int
    ) throws(TypedStreamError) -> Bool {
        switch head {
        case TypedStreamTag.null:
            append(.null, UInt8(ascii: "@"))
            return false
        case TypedStreamTag.new:
            try openObject(group, returningTo: step)
            return true
        default:
            append(.object, UInt8(ascii: "@"), number: try reference(head, .object))
            return false
        }
    }

    private func readRareValue(_ code: UInt8, _ head: UInt8) throws(TypedStreamError) {
        switch code {
        case UInt8(ascii: "#"):
            if let number = try readClass(head) {
                append(.classReference, code, number: number)
                return
            }
        case UInt8(ascii: "*"):
            if let number = try readCString(head) {
                append(.cString, code, number: number)
                return
            }
        default:
            if let number = try sharedString(head) {
                append(.string, code, number: number)
                return
            }
        }
        append(.null, code)
    }

    @inline(__always)
    private func append(_ kind: TypedStreamItem.Kind, _ code: UInt8, number: UInt32 = 0, value: Int64 = 0) {
        tables.items.append(TypedStreamItem(kind, code: code, number: number, value: value))
    }

    // MARK: Bytes and strings

    private func readData(_ head: UInt8) throws(TypedStreamError) {
        guard head != TypedStreamTag.null else {
            append(.null, UInt8(ascii: "+"))
            return
        }
        let start = source.position - 1
        let range = try source.range(count: try source.integer(head), startingAt: start)
        append(
            .bytes, UInt8(ascii: "+"), number: UInt32(truncatingIfNeeded: range.count), value: Int64(range.offset))
    }

    func readBytes(_ code: UInt8, count: Int) throws(TypedStreamError) {
        if count == 0 {
            emptyCount += 1
            guard emptyCount <= source.bytes.count else {
                throw failure(
                    .limitExceeded, expected: "no more empty arrays than the archive has bytes", found: "more",
                    at: source.position)
            }
        }
        try checkCount(count, minimumByteCount: 1)
        let range = try source.range(count: Int64(count), startingAt: source.position)
        append(.bytes, code, number: UInt32(truncatingIfNeeded: count), value: Int64(range.offset))
    }

    func checkCount(_ count: Int, minimumByteCount: Int) throws(TypedStreamError) {
        let (total, overflows) = count.multipliedReportingOverflow(by: minimumByteCount)
        guard !overflows, total <= source.remainingCount else {
            throw failure(
                .corrupt, expected: "an array of \(count) elements", found: "\(source.remainingCount) bytes",
                at: source.position)
        }
    }

    /// Reads a string, whose first byte has been read. Returns its number, or nil for nil.
    @inline(__always)
    func sharedString(_ head: UInt8) throws(TypedStreamError) -> UInt32? {
        switch head {
        case TypedStreamTag.null:
            return nil
        case TypedStreamTag.new:
            return try newString()
        default:
            let index = try source.integer(head) + TypedStreamTag.referenceOffset
            guard index >= 0, index < tables.strings.count else {
                throw badReference(index, "strings", of: tables.strings.count)
            }
            return UInt32(truncatingIfNeeded: index)
        }
    }

    private func newString() throws(TypedStreamError) -> UInt32 {
        let start = source.position - 1
        let head = try source.byte()
        guard head != TypedStreamTag.null else {
            throw failure(.corrupt, expected: "the text of a string", found: "nil", at: source.position - 1)
        }
        let range = try source.range(count: try source.integer(head), startingAt: start + 1)
        let text = UnsafeRawBufferPointer(rebasing: source.bytes[range.offset..<range.offset + range.count])
        if let zero = text.firstIndex(of: 0) {
            throw failure(.corrupt, expected: "text", found: "a byte 0 in it", at: range.offset + zero)
        }
        tables.strings.append(range)
        return UInt32(truncatingIfNeeded: tables.strings.count - 1)
    }
}

// MARK: - Type encodings

extension TypedStreamReader {
    /// The parsed type encoding of a group. Each string is parsed once.
    @inline(__always)
    func encoding(of string: UInt32, at offset: Int) throws(TypedStreamError) -> Encoding {
        let index = Int(string)
        if index < encodings.count, encodings[index].step >= 0 { return encodings[index] }
        return try newEncoding(of: index, at: offset)
    }

    private func newEncoding(of index: Int, at offset: Int) throws(TypedStreamError) -> Encoding {
        let range = tables.strings[index]
        let text = UnsafeRawBufferPointer(rebasing: source.bytes[range.offset..<range.offset + range.count])
        var encoding = Encoding()
        if let code = text.first, text.count == 1, TypeEncoding.isValueCode(code) {
            encoding = Encoding(code: code, step: 0)
        } else {
            if steps.count == 1 { steps.reserveCapacity(8) }
            encoding.step = Int32(truncatingIfNeeded: steps.count)
            do {
                try TypeEncoding.append(text, to: &steps, maximumDepth: limits.maximumDepth)
            } catch {
                throw failure(error.code, expected: error.expected, found: error.found, at: offset)
            }
        }
        encodings.append(Encoding(), upTo: index + 1)
        encodings[index] = encoding
        return encoding
    }
}
