// Reads the bytes of a stream into items in one pass, with an explicit stack.
//
// A frame is an open object, with the step of its group at which reading continues, or an array inside a group. See
// `TypedStreamReader+Values.swift` for values, and `TypedStreamReader+Entries.swift` for classes and references.

import PropertyLists

// A class, because the compiler moves a structure that is not copyable at each call.
final class TypedStreamReader {
    // Small, because each object and string has one. Numbers of items fit 32 bits.
    struct Frame {
        var isArray = false
        /// For an object, its entry and item, its group, and the step after it. For an array, the first step and the
        /// number of remaining elements.
        var step: Int32
        var entry: UInt32 = 0
        var item: UInt32 = 0
        var group: UInt32 = 0
        var count: UInt32 = 0
    }

    /// The cached information about a string that was used as a type encoding.
    struct Encoding {
        /// The type code if the group has a single value; otherwise 0.
        var code: UInt8 = 0
        /// The index of its first step; -1 if it was not parsed yet.
        var step: Int32 = -1
    }

    // Accesses are not checked for exclusivity: each value makes several, and the reader calls nothing that changes it.

    @exclusivity(unchecked) var source: TypedStreamBytes
    let limits: TypedStreamLimits
    @exclusivity(unchecked) var header = TypedStreamHeader()
    @exclusivity(unchecked) var tables = TypedStreamContents()
    @exclusivity(unchecked) var endOffset = 0
    @exclusivity(unchecked) var trailingError: TypedStreamError?
    @exclusivity(unchecked) var frames = GrowingBuffer<Frame>()
    @exclusivity(unchecked) var depth = 0
    @exclusivity(unchecked) var encodings = GrowingBuffer<Encoding>()
    // The step that ends a single value is always at index 0.
    @exclusivity(unchecked) var steps: [TypeEncodingStep] = [.end]
    /// Empty arrays of bytes take no byte of the archive. Their number is limited to the size of the archive.
    @exclusivity(unchecked) var emptyCount = 0

    init(_ bytes: UnsafeRawBufferPointer, limits: TypedStreamLimits) {
        source = TypedStreamBytes(bytes)
        self.limits = limits
    }

    /// Reads the header of a stream of version 4, which the limits allow.
    func readHeader() throws(TypedStreamError) {
        header = try TypedStreamHeader(reading: &source)
        guard header.streamerVersion == 4 else {
            throw TypedStreamError(
                .notSupported, expected: "a sequential archive of streamer version 4",
                found: "one of version \(header.streamerVersion)", byteOffset: 0)
        }
        // The numbers of items and entries have 32 bits. A byte results in at most four items.
        guard source.bytes.count <= min(limits.maximumByteCount, Int(UInt32.max / 4)) else {
            throw TypedStreamError(
                .limitExceeded,
                expected: "an archive of at most \(min(limits.maximumByteCount, Int(UInt32.max / 4))) bytes",
                found: "\(source.bytes.count) bytes")
        }
    }

    /// Reads the header and all groups.
    func read() throws(TypedStreamError) {
        try readHeader()
        // Messages and documents have an item for about every four bytes, large texts have fewer.
        let estimate = min(source.bytes.count / 4 + 16, 1 << 16)
        tables.items.reserve(estimate)
        tables.entries.reserve(estimate / 4)
        endOffset = source.position
        while !source.isAtEnd {
            let counts = (tables.items.count, tables.entries.count, tables.strings.count)
            do {
                try readTopLevelGroup()
                endOffset = source.position
            } catch {
                let error = located(error)
                guard counts.0 > 0 else { throw error }
                trailingError = error
                tables.items.remove(from: counts.0)
                tables.entries.remove(from: counts.1)
                tables.strings.remove(from: counts.2)
                return
            }
        }
    }
}

extension TypedStreamReader {
    /// Returns the tables, which are then no longer the reader's.
    func takeTables() -> TypedStreamContents {
        var taken = TypedStreamContents()
        swap(&taken, &tables)
        return taken
    }
}

// MARK: - Groups and objects

extension TypedStreamReader {
    private func readTopLevelGroup() throws(TypedStreamError) {
        var group = 0
        repeat {
            let head = try source.byte()
            let step: Int
            if head == TypedStreamTag.endOfObject, let frame = frames.popLast() {
                close(frame)
                (group, step) = (Int(frame.group), Int(frame.step))
            } else {
                step = try beginGroup(head, &group)
            }
            // If an object was opened, its groups follow; if the group is complete, its end is set.
            let isDone = step > 0 ? try readValues(from: step, group) : step < 0
            if !isDone { tables.items[group].value = Int64(tables.items.count) }
        } while !frames.isEmpty
    }

    /// Reads the start of a group, and its value if it has only one. Returns the step at which to continue, -1 if the
    /// group is complete, or -2 if an object was opened.
    @inline(__always)
    private func beginGroup(_ head: UInt8, _ group: inout Int) throws(TypedStreamError) -> Int {
        let start = source.position &- 1
        guard let string = try sharedString(head) else { throw missingEncoding(at: start) }
        let encoding = try encoding(of: string, at: start)
        group = tables.items.count
        // The end of a group that is complete with its only value.
        let end = Int64(group &+ 2)
        tables.items.append(TypedStreamItem(.group, code: encoding.code, number: string, value: end))
        guard encoding.code != 0 else { return Int(encoding.step) }
        return try readValue(encoding.code, group, returningTo: 0) ? -2 : -1
    }

    @inline(never)
    private func missingEncoding(at start: Int) -> TypedStreamError {
        failure(
            .corrupt, expected: frames.isEmpty ? "a type encoding" : "a type encoding or the end of an object",
            found: "nil", at: start)
    }

    /// Reads values up to the end of the group. Returns true if an object was opened instead.
    func readValues(from first: Int, _ group: Int) throws(TypedStreamError) -> Bool {
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
                frames.append(
                    Frame(
                        isArray: true, step: Int32(truncatingIfNeeded: step), count: UInt32(truncatingIfNeeded: count)))
            case .endRepeated:
                step = endElement(next: step + 1)
            }
        }
    }

    private func endElement(next: Int) -> Int {
        let last = frames.count - 1
        frames[last].count -= 1
        guard frames[last].count == 0 else { return Int(frames[last].step) }
        frames.removeLast()
        return next
    }

    /// Opens an object, whose tag has been read.
    @inline(__always)
    func openObject(_ group: Int, returningTo step: Int) throws(TypedStreamError) {
        let start = source.position - 1
        guard depth < limits.maximumDepth else { throw tooDeep(at: start) }
        let number = add(TypedStreamEntry(.object, offset: start))
        guard let classEntry = try readClass(try source.byte()) else {
            throw failure(.corrupt, expected: "the class of an object", found: "nil", at: source.position - 1)
        }
        depth += 1
        frames.append(
            Frame(
                step: Int32(truncatingIfNeeded: step), entry: number,
                item: UInt32(truncatingIfNeeded: tables.items.count), group: UInt32(truncatingIfNeeded: group)))
        tables.items.append(TypedStreamItem(.object, code: UInt8(ascii: "@"), number: number, flags: .contentsFollow))
        tables.entries[Int(number)].begin(ofClass: classEntry, at: tables.items.count)
    }

    @inline(never)
    private func tooDeep(at start: Int) -> TypedStreamError {
        failure(
            .limitExceeded, expected: "at most \(limits.maximumDepth) objects inside each other", found: "more",
            at: start)
    }

    @inline(__always)
    private func close(_ frame: Frame) {
        depth -= 1
        let end = tables.items.count
        tables.items[Int(frame.item)].value = Int64(end)
        tables.entries[Int(frame.entry)].finish(at: UInt32(truncatingIfNeeded: end), source.position)
    }
}
