// Reads the bytes of a stream into items in one pass, with an explicit stack.
//
// A frame is an open object, with the step of its group at which reading continues, or an array inside a group.
//
// Ranges of strings were checked when they were read, and the caller keeps the bytes alive.

import PropertyLists

// A class, because the compiler moves a structure that is not copyable at each call.
final class TypedStreamReader {
    // Small, because each object and string has one. Numbers of items fit 32 bits.
    struct Frame {
        var isArray = false
        /// For an object, its entry and item, its group, and the step after it; group and step are 0 if the object is a
        /// group by itself. For an array, the first step and the number of remaining elements.
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
        /// The index of its first step; 0 if the group has a single value, and -1 if it was not parsed yet.
        var step: Int32 = -1
    }

    // Accesses are not checked for exclusivity: each value makes several, and the reader calls nothing that changes it.

    @safe @exclusivity(unchecked) var source = TypedStreamBytes()
    private(set) var limits = TypedStreamLimits()
    private(set) var header = TypedStreamHeader()
    @safe @exclusivity(unchecked) var tables = TypedStreamContents()
    private(set) var endOffset = 0
    private(set) var trailingError: TypedStreamError?
    @safe @exclusivity(unchecked) private var frames = GrowingBuffer<Frame>()
    @safe @exclusivity(unchecked) private var depth = 0
    @safe @exclusivity(unchecked) private var encodings = GrowingBuffer<Encoding>()
    // The step at index 0 is never executed: the index marks groups of one value, which need no steps.
    @safe @exclusivity(unchecked) private var steps: [TypeEncodingStep] = [.end]
    /// Empty arrays of bytes take no byte of the archive. Their number is limited to the size of the archive.
    @safe @exclusivity(unchecked) private var emptyCount = 0

    private static let spare = Spare<TypedStreamReader>()

    /// Returns a reader of bytes, which the caller keeps alive, with the memory of the last small archive's tables.
    static func reading(_ bytes: UnsafeRawBufferPointer, _ limits: TypedStreamLimits) -> TypedStreamReader {
        let reader = spare.take() ?? TypedStreamReader()
        unsafe reader.source = TypedStreamBytes(bytes)
        reader.limits = limits
        return reader
    }

    /// Keeps the memory of the tables for the next archive, if this one was small. The reader isn't used afterwards.
    func keep() {
        guard source.count <= 1 << 15, tables.items.count <= 4_096 else { return }
        source = TypedStreamBytes()
        header = TypedStreamHeader()
        tables.removeAll()
        (endOffset, trailingError) = (0, nil)
        frames.removeAll()
        encodings.removeAll()
        if steps.count > 1 { steps.removeSubrange(1...) }
        (depth, emptyCount) = (0, 0)
        Self.spare.keep(self)
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
        guard source.count <= min(limits.maximumByteCount, Int(UInt32.max / 4)) else {
            throw TypedStreamError(
                .limitExceeded,
                expected: "an archive of at most \(min(limits.maximumByteCount, Int(UInt32.max / 4))) bytes",
                found: "\(source.count) bytes")
        }
    }

    /// Reads the header and all groups.
    func read() throws(TypedStreamError) {
        try readHeader()
        // Messages and documents have an item for about every eight bytes, large texts have fewer.
        let estimate = min(source.count / 8 + 16, 1 << 15)
        tables.items.reserve(estimate)
        tables.entries.reserve(estimate / 2)
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
            // After a single value, the next group follows: if it opened an object, that of the object.
            if step > 0, try !readValues(from: step, group) { tables.items[group].value = Int64(tables.items.count) }
        } while !frames.isEmpty
    }

    /// Reads the start of a group. Returns the step at which to continue, or 0 if the group has a single value, which was
    /// read.
    @inline(__always)
    private func beginGroup(_ head: UInt8, _ group: inout Int) throws(TypedStreamError) -> Int {
        let start = source.position &- 1
        guard let string = try sharedString(head) else { throw missingEncoding(at: start) }
        let encoding = try encoding(of: string, at: start)
        if encoding.code != 0 {
            _ = try readValue(encoding.code, .isGroup, 0, returningTo: 0)
        } else {
            group = tables.items.count
            tables.items.append(TypedStreamItem(.group, code: 0, number: string))
        }
        return Int(encoding.step)
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
                if try readValue(code, [], group, returningTo: step) { return true }
            case .bytes(let code, let count):
                step += 1
                try readBytes(code, count: count)
            case .repeated(let count, let minimumByteCount):
                step += 1
                try checkCount(count, minimumByteCount: minimumByteCount)
                guard let elementCount = UInt32(exactly: count) else {
                    throw failure(
                        .limitExceeded, expected: "an array of at most \(UInt32.max) elements", found: "\(count)",
                        at: source.position)
                }
                frames.append(Frame(isArray: true, step: Int32(truncatingIfNeeded: step), count: elementCount))
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

    /// Opens an object, whose tag has been read. Returns false if its contents were read, too.
    @inline(__always)
    private func openObject(
        _ flags: TypedStreamItem.Flags, _ group: Int, returningTo step: Int
    ) throws(TypedStreamError) -> Bool {
        let start = source.position - 1
        guard depth < limits.maximumDepth else { throw tooDeep(at: start) }
        let number = add(TypedStreamEntry(.object, offset: start))
        guard let classEntry = try readClass(try source.byte()) else {
            throw failure(.corrupt, expected: "the class of an object", found: "nil", at: source.position - 1)
        }
        depth += 1
        let frame = Frame(
            step: Int32(truncatingIfNeeded: step), entry: number, item: UInt32(truncatingIfNeeded: tables.items.count),
            group: UInt32(truncatingIfNeeded: group))
        let flags = flags.union(.contentsFollow)
        tables.items.append(TypedStreamItem(.object, code: UInt8(ascii: "@"), number: number, flags: flags))
        tables.entries[Int(number)].begin(ofClass: classEntry, at: tables.items.count)
        if readShortData() {
            close(frame)
            return false
        }
        frames.append(frame)
        return true
    }

    /// Reads the rest of an object, if it is one group of few bytes, as that of most strings is.
    @inline(__always)
    private func readShortData() -> Bool {
        guard let (tag, bytes) = source.shortContents(),
            case let index = Int64(Int8(bitPattern: tag)) &+ TypedStreamTag.referenceOffset, index >= 0,
            index < encodings.count, encodings[Int(index)].code == UInt8(ascii: "+")
        else { return false }
        tables.items.append(TypedStreamItem.bytes(bytes, code: UInt8(ascii: "+")).group)
        unsafe source.move(to: bytes.offset &+ bytes.count &+ 1)
        return true
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

// MARK: - Values and strings

extension TypedStreamReader {
    /// Reads a value. Returns true if an object was opened, whose groups follow.
    ///
    /// - Parameter flags: Whether the value is a group of its own. Otherwise `group` is the item of its group.
    @inline(__always)
    private func readValue(
        _ code: UInt8, _ flags: TypedStreamItem.Flags, _ group: Int, returningTo step: Int
    ) throws(TypedStreamError) -> Bool {
        let head = try source.byte()
        if code == UInt8(ascii: "@") { return try readObject(head, flags, group, returningTo: step) }
        if var number = try source.number(head, code: code) {
            number.flags = flags
            tables.items.append(number)
        } else if code == UInt8(ascii: "+") {
            try readData(head, flags)
        } else {
            var item = try rareValue(code, head) ?? .null(code: code)
            item.flags = flags
            tables.items.append(item)
        }
        return false
    }

    @inline(__always)
    private func readObject(
        _ head: UInt8, _ flags: TypedStreamItem.Flags, _ group: Int, returningTo step: Int
    ) throws(TypedStreamError) -> Bool {
        switch head {
        case TypedStreamTag.null:
            tables.items.append(TypedStreamItem(.null, code: UInt8(ascii: "@"), flags: flags))
            return false
        case TypedStreamTag.new:
            return try openObject(flags, group, returningTo: step)
        default:
            tables.items.append(.object(try reference(head, .object), flags: flags))
            return false
        }
    }

    private func rareValue(_ code: UInt8, _ head: UInt8) throws(TypedStreamError) -> TypedStreamItem? {
        switch code {
        case UInt8(ascii: "#"): try readClass(head).map { .classReference($0) }
        case UInt8(ascii: "*"): try readCString(head).map { .cString($0) }
        default: try sharedString(head).map { .string($0, code: code) }
        }
    }

    // MARK: Bytes and strings

    @inline(__always)
    private func readData(_ head: UInt8, _ flags: TypedStreamItem.Flags) throws(TypedStreamError) {
        var item = TypedStreamItem.null(code: UInt8(ascii: "+"))
        if head != TypedStreamTag.null {
            let start = source.position - 1
            item = .bytes(try source.range(count: try source.integer(head), startingAt: start), code: item.code)
        }
        item.flags = flags
        tables.items.append(item)
    }

    func readBytes(_ code: UInt8, count: Int) throws(TypedStreamError) {
        if count == 0 {
            emptyCount += 1
            guard emptyCount <= source.count else {
                throw failure(
                    .limitExceeded, expected: "no more empty arrays than the archive has bytes", found: "more",
                    at: source.position)
            }
        }
        try checkCount(count, minimumByteCount: 1)
        let range = try source.range(count: Int64(count), startingAt: source.position)
        tables.items.append(.bytes(range, code: code))
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
        let text = unsafe UnsafeRawBufferPointer(rebasing: source.bytes[range.offset..<range.offset + range.count])
        if let zero = unsafe text.firstIndex(of: 0) {
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
        let text = unsafe UnsafeRawBufferPointer(rebasing: source.bytes[range.offset..<range.offset + range.count])
        var encoding = Encoding()
        if let code = unsafe text.first, text.count == 1, TypeEncoding.isValueCode(code) {
            encoding = Encoding(code: code, step: 0)
        } else {
            if steps.count == 1 { steps.reserveCapacity(8) }
            encoding.step = Int32(truncatingIfNeeded: steps.count)
            do {
                try unsafe TypeEncoding.append(text, to: &steps, maximumDepth: limits.maximumDepth)
            } catch {
                throw failure(error.code, expected: error.expected, found: error.found, at: offset)
            }
        }
        encodings.append(Encoding(), upTo: index + 1)
        encodings[index] = encoding
        return encoding
    }

    // MARK: Entries: classes with their superclasses, C strings and references

    /// Reads a class, whose first byte has been read, and its superclasses. Returns its entry, or nil for nil.
    @inline(__always)
    func readClass(_ head: UInt8) throws(TypedStreamError) -> UInt32? {
        switch head {
        case TypedStreamTag.null: nil
        case TypedStreamTag.new: try readNewClass()
        default: try reference(head, .classDescription)
        }
    }

    private func readNewClass() throws(TypedStreamError) -> UInt32 {
        let first = tables.entries.count
        var head = TypedStreamTag.new
        var end = TypedStreamEntry.none
        while head == TypedStreamTag.new {
            let start = source.position - 1
            try checkChain(tables.entries.count - first, at: start)
            var entry = TypedStreamEntry(.classDescription, offset: start)
            let nameStart = source.position
            guard let name = try sharedString(try source.byte()), tables.strings[Int(name)].count > 0 else {
                throw failure(.corrupt, expected: "the name of a class", found: "none", at: nameStart)
            }
            entry.string = name
            entry.version = Int32(truncatingIfNeeded: try source.integer(try source.byte()))
            _ = add(entry)
            head = try source.byte()
        }
        if head != TypedStreamTag.null {
            end = try reference(head, .classDescription)
            guard end < first else {
                throw failure(
                    .corrupt, expected: "a superclass that is complete", found: "a class in its own chain",
                    at: source.position - 1)
            }
        }
        try finishChain(first, end)
        return UInt32(truncatingIfNeeded: first)
    }

    // The classes of a chain are consecutive entries. `start` of a class is the length of its chain.
    private func finishChain(_ first: Int, _ end: UInt32) throws(TypedStreamError) {
        var length = end == TypedStreamEntry.none ? 0 : tables.entries[Int(end)].start
        var superclass = end
        for index in (first..<tables.entries.count).reversed() {
            length += 1
            tables.entries[index].reference = superclass
            tables.entries[index].start = length
            superclass = UInt32(truncatingIfNeeded: index)
        }
        try checkChain(Int(length) - 1, at: tables.entries[first].offset)
    }

    private func checkChain(_ length: Int, at offset: Int) throws(TypedStreamError) {
        guard length < limits.maximumDepth else {
            throw failure(
                .limitExceeded, expected: "a class with at most \(limits.maximumDepth - 1) superclasses",
                found: "more", at: offset)
        }
    }

    /// Adds an entry whose offset is known, and returns its number.
    @inline(__always)
    func add(_ entry: TypedStreamEntry) -> UInt32 {
        tables.entries.append(entry)
        return UInt32(truncatingIfNeeded: tables.entries.count &- 1)
    }

    @inline(__always)
    func reference(
        _ head: UInt8, _ kind: TypedStreamEntry.Kind
    ) throws(TypedStreamError) -> UInt32 {
        let start = source.position &- 1
        let index = try source.integer(head) &+ TypedStreamTag.referenceOffset
        guard index >= 0, index < tables.entries.count, tables.entries[Int(index)].kind == kind else {
            throw badReference(index, to: kind, at: start)
        }
        return UInt32(truncatingIfNeeded: index)
    }

    /// Reads a C string, whose first byte has been read. Returns its entry, or nil for nil.
    func readCString(_ head: UInt8) throws(TypedStreamError) -> UInt32? {
        switch head {
        case TypedStreamTag.null:
            return nil
        case TypedStreamTag.new:
            let start = source.position - 1
            let number = add(TypedStreamEntry(.cString, offset: start))
            guard let string = try sharedString(try source.byte()) else {
                throw failure(.corrupt, expected: "the text of a C string", found: "nil", at: source.position - 1)
            }
            tables.entries[Int(number)].string = string
            tables.entries[Int(number)].endOffset = source.position
            return number
        default:
            return try reference(head, .cString)
        }
    }

    // MARK: Errors

    @inline(never)
    func failure(
        _ code: TypedStreamError.Code, expected: String, found: String, at offset: Int
    ) -> TypedStreamError {
        let entry = frames.last(where: { !$0.isArray })?.entry
        return TypedStreamError(
            code, expected: expected, found: found, byteOffset: offset, entryNumber: entry.map { Int($0) })
    }

    /// Adds the object that was being read to an error without an entry.
    func located(_ error: TypedStreamError) -> TypedStreamError {
        guard error.entryNumber == nil, let offset = error.byteOffset else { return error }
        return failure(error.code, expected: error.expected, found: error.found, at: offset)
    }

    @inline(never)
    private func badReference(_ index: Int64, to kind: TypedStreamEntry.Kind, at start: Int) -> TypedStreamError {
        guard index >= 0, index < tables.entries.count else {
            return badReference(index, "objects, classes and C strings", of: tables.entries.count)
        }
        let found = tables.entries[Int(index)].kind
        return failure(
            .corrupt, expected: "a reference to \(kind.article) \(kind.description)",
            found: "one to \(found.article) \(found.description)", at: start)
    }

    @inline(never)
    func badReference(_ index: Int64, _ what: String, of count: Int) -> TypedStreamError {
        failure(
            .corrupt, expected: "a reference to one of the \(count) \(what) so far", found: "one to number \(index)",
            at: source.position - 1)
    }
}

extension TypedStreamEntry.Kind {
    /// The description of the kind in errors.
    var description: String {
        switch self {
        case .object: "object"
        case .classDescription: "class"
        case .cString: "C string"
        }
    }

    var article: String { self == .object ? "an" : "a" }
}
