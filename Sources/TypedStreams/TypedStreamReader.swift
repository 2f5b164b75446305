// Reads the bytes of a stream into items in one pass, with an explicit stack.
//
// A frame is an open object, with the step of its group at which reading continues, or an array inside a group. See
// `TypedStreamReader+Values.swift` for values, and `TypedStreamReader+Entries.swift` for classes and references.

package import PropertyLists

extension TypedStream {
    /// Reads a whole stream of version 4 into tables. Every byte is examined once, without recursion.
    ///
    /// An error in the header or the first group is thrown. If a later group at the top level has an error, the tables
    /// end before it, and the error is stored in ``trailingError``.
    package init(
        reading payload: ArchiveBytes, limits: TypedStreamLimits = TypedStreamLimits()
    ) throws(TypedStreamError) {
        self = try payload.withUnsafeBytes { (bytes) throws(TypedStreamError) in
            var reader = TypedStreamReader(bytes, limits: limits)
            return try reader.stream(of: payload)
        }
    }
}

// Not copyable, which avoids copies with reference counting.
struct TypedStreamReader: ~Copyable {
    struct Frame {
        enum Kind { case object, array }

        var kind: Kind
        /// For an object, its entry and item, and the step after it. For an array, the first step and the number of
        /// remaining elements.
        var entry: UInt32 = 0
        var item = 0
        var step: Int
        var group = 0
        var count = 0
    }

    /// The cached information about a string that was used as a type encoding.
    struct Encoding {
        /// The type code if the group has a single value; otherwise 0.
        var code: UInt8 = 0
        /// The index of its first step; -1 if it was not parsed yet.
        var step: Int32 = -1
    }

    var source: TypedStreamBytes
    let limits: TypedStreamLimits
    var tables = TypedStreamTables()
    var frames: [Frame] = []
    var depth = 0
    var encodings: [Encoding] = []
    // The step that ends a single value is always at index 0.
    var steps: [TypeEncodingStep] = [.end]
    /// Empty arrays of bytes take no byte of the archive. Their number is limited to the size of the archive.
    var emptyCount = 0

    init(_ bytes: UnsafeRawBufferPointer, limits: TypedStreamLimits) {
        source = TypedStreamBytes(bytes)
        self.limits = limits
    }

    /// Reads the header of a stream of version 4, which the limits allow.
    mutating func readHeader() throws(TypedStreamError) -> TypedStreamHeader {
        let header = try TypedStreamHeader(reading: &source)
        guard header.streamerVersion == 4 else {
            throw TypedStreamError(
                .notSupported, expected: "a sequential archive of streamer version 4",
                found: "one of version \(header.streamerVersion)", byteOffset: 0)
        }
        // The numbers of items and entries have 32 bits. A byte results in at most four items.
        guard source.bytes.count <= min(limits.maximumByteCount, Int(UInt32.max) / 4) else {
            throw TypedStreamError(
                .limitExceeded,
                expected: "an archive of at most \(min(limits.maximumByteCount, Int(UInt32.max) / 4)) bytes",
                found: "\(source.bytes.count) bytes")
        }
        return header
    }

    mutating func stream(of payload: ArchiveBytes) throws(TypedStreamError) -> TypedStream {
        let header = try readHeader()
        reserve()
        var endOffset = source.position
        var trailingError: TypedStreamError?
        while !source.isAtEnd {
            let counts = (tables.items.count, tables.entries.count, tables.strings.count)
            do {
                try readTopLevelGroup()
                endOffset = source.position
            } catch {
                let error = located(error)
                guard counts.0 > 0 else { throw error }
                trailingError = error
                tables.items.removeSubrange(counts.0...)
                tables.entries.removeSubrange(counts.1...)
                tables.strings.removeSubrange(counts.2...)
                break
            }
        }
        return TypedStream(
            header: header, tables: tables, payload: payload, endOffset: endOffset, trailingError: trailingError)
    }

    // Messages and documents have an item for about every eight bytes, large texts have fewer.
    private mutating func reserve() {
        let estimate = min(source.bytes.count / 8 + 8, 1 << 16)
        tables.items.reserveCapacity(estimate)
        tables.entries.reserveCapacity(estimate / 3 + 4)
        tables.strings.reserveCapacity(estimate / 3 + 4)
        frames.reserveCapacity(16)
        encodings.reserveCapacity(32)
    }
}

// MARK: - Groups and objects

extension TypedStreamReader {
    private mutating func readTopLevelGroup() throws(TypedStreamError) {
        var group = 0
        var step = try beginGroup(try source.byte(), &group)
        while true {
            // If an object was opened, its groups follow.
            if step >= 0, try !readValues(from: step, group) {
                tables.items[group].value = Int64(tables.items.count)
            }
            if frames.isEmpty { return }
            let head = try source.byte()
            if head == TypedStreamTag.endOfObject, let frame = frames.popLast() {
                close(frame)
                group = frame.group
                step = frame.step
            } else {
                step = try beginGroup(head, &group)
            }
        }
    }

    /// Reads the start of a group, and its value if it has only one. Returns the step at which to continue, -1 if the
    /// group is complete, or -2 if an object was opened.
    @inline(__always)
    private mutating func beginGroup(_ head: UInt8, _ group: inout Int) throws(TypedStreamError) -> Int {
        let start = source.position - 1
        guard let string = try sharedString(head) else {
            throw failure(
                .corrupt, expected: frames.isEmpty ? "a type encoding" : "a type encoding or the end of an object",
                found: "nil", at: start)
        }
        let encoding = try encoding(of: string, at: start)
        group = tables.items.count
        // The end of a group that is complete with its only value.
        let end = Int64(group &+ 2)
        tables.items.append(TypedStreamItem(.group, code: encoding.code, number: string, value: end))
        guard encoding.code != 0 else { return Int(encoding.step) }
        return try readValue(encoding.code, group, returningTo: 0) ? -2 : -1
    }

    /// Reads values up to the end of the group. Returns true if an object was opened instead.
    mutating func readValues(from first: Int, _ group: Int) throws(TypedStreamError) -> Bool {
        var step = first
        while true {
            switch steps[step] {
            case .end:
                return false
            case .value(let code):
                step += 1
                if try readValue(code, group, returningTo: step) { return true }
            case .bytes(let code, let count):
                step += 1
                try readBytes(code, count: count)
            case .repeated(let count, let minimumByteCount):
                step += 1
                try checkCount(count, minimumByteCount: minimumByteCount)
                frames.append(Frame(kind: .array, step: step, count: count))
            case .endRepeated:
                step = endElement(next: step + 1)
            }
        }
    }

    private mutating func endElement(next: Int) -> Int {
        let last = frames.count - 1
        frames[last].count -= 1
        guard frames[last].count == 0 else { return frames[last].step }
        frames.removeLast()
        return next
    }

    /// Opens an object, whose tag has been read.
    mutating func openObject(_ group: Int, returningTo step: Int) throws(TypedStreamError) {
        let start = source.position - 1
        guard depth < limits.maximumDepth else {
            throw failure(
                .limitExceeded, expected: "at most \(limits.maximumDepth) objects inside each other", found: "more",
                at: start)
        }
        let number = try add(TypedStreamEntry(.object), at: start)
        guard let classEntry = try readClass(try source.byte()) else {
            throw failure(.corrupt, expected: "the class of an object", found: "nil", at: source.position - 1)
        }
        depth += 1
        frames.append(Frame(kind: .object, entry: number, item: tables.items.count, step: step, group: group))
        tables.items.append(TypedStreamItem(.object, code: UInt8(ascii: "@"), number: number, flags: .contentsFollow))
        tables.entries[Int(number)].begin(ofClass: classEntry, at: tables.items.count)
    }

    private mutating func close(_ frame: Frame) {
        depth -= 1
        let end = tables.items.count
        tables.items[frame.item].value = Int64(end)
        tables.entries[Int(frame.entry)].end = UInt32(truncatingIfNeeded: end)
        tables.entries[Int(frame.entry)].endOffset = source.position
    }
}
