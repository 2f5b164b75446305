// Writes items as bytes, with an explicit stack.
//
// An object's contents are written at its first reference, wherever its items are. Entries and strings are renumbered
// in that order. For the encoding of numbers, see `TypedStreamOutput.swift`.

package import PropertyLists

package struct TypedStreamWriting: Sendable {
    package var header = TypedStreamHeader()

    /// Whether -0.0 is written as Apple writes it, as the integer 0, so that it loses its sign.
    package var losesNegativeZero = false
    package var maximumDepth = 1_000

    package init() {}
}

extension TypedStreamContents {
    /// Returns the stream's bytes. Entries and strings are renumbered in the order in which they are first referenced.
    ///
    /// Throws `badEncoding` for a group whose values don't match its type encoding, `outOfRange` for an integer that
    /// doesn't fit its type and for too many bytes, `corrupt` for tables that contradict each other, `limitExceeded`
    /// for objects that are nested too deep, and `notSupported` for what no reader accepts: a class without a name, and
    /// a name or a text with a byte 0.
    ///
    /// - Parameters:
    ///   - topStart: The index of the first item of the top level, which extends to the last item.
    ///   - codeStrings: The numbers of the strings that are a single type code; `.max` for other codes.
    ///   - writtenCount: How many strings were written before, in another stream.
    package func data(
        payload: UnsafeRawBufferPointer, _ writing: TypedStreamWriting, topStart: Int, codeStrings: [UInt32],
        writtenCount: Int = 0
    ) throws(TypedStreamError) -> Data {
        try unsafe TypedStreamWriter(
            self, codeStrings: codeStrings, writtenCount: writtenCount, payload: payload, writing: writing
        ).write(from: topStart)
    }
}

extension TypedStreamBuilder {
    /// Finishes the tables and returns the bytes of the stream.
    package mutating func finish(_ writing: TypedStreamWriting = TypedStreamWriting()) throws(TypedStreamError) -> Data
    {
        let topStart = tables.items.count
        for position in 0..<topItems.count {
            var item = topItems[position]
            if item.kind == .group { item.value += Int64(topStart) }
            tables.items.append(item)
        }
        topItems.removeAll()
        return try unsafe tables.data(
            payload: payload.written, writing, topStart: topStart, codeStrings: codeStrings,
            writtenCount: common.stringCount)
    }
}

// A class, because the compiler moves a structure that is not copyable at each call.
@safe final class TypedStreamWriter {
    /// An object whose groups are being written, or the top level.
    struct Frame {
        var next: Int
        let end: Int
        /// The end of the group that is being written.
        var groupEnd: Int
        /// The object that contains these groups; nil at the top level.
        let entry: Int?

        init(_ groups: Range<Int>, of entry: Int?) {
            (next, end, groupEnd, self.entry) = (groups.lowerBound, groups.upperBound, groups.lowerBound, entry)
        }
    }

    let items: BorrowedElements<TypedStreamItem>
    let entries: BorrowedElements<TypedStreamEntry>
    let strings: BorrowedElements<TypedStreamRange>

    /// The strings of the type codes of groups that are one item; `.max` for other codes.
    private let codeStrings: [UInt32]
    private let writtenCount: Int
    let payload: UnsafeRawBufferPointer
    let writing: TypedStreamWriting
    @safe @exclusivity(unchecked) private var output: TypedStreamOutput
    @safe @exclusivity(unchecked) private var entryNumbers = GrowingBuffer<UInt32>()

    /// The numbers of the strings, followed by those of the type codes that were written for groups of one value.
    @safe @exclusivity(unchecked) private var stringNumbers = GrowingBuffer<UInt32>()
    @safe @exclusivity(unchecked) private var entryCount: UInt32 = 0
    @safe @exclusivity(unchecked) private var stringCount: UInt32 = 0

    /// What is being written: the top level or an object. The others contain it.
    @safe @exclusivity(unchecked) private var current = Frame(0..<0, of: nil)
    @safe @exclusivity(unchecked) private var frames = GrowingBuffer<Frame>()

    /// The steps of type encodings, and for each string that is used as one, the index of its first step plus 1.
    @safe @exclusivity(unchecked) var steps: [TypeEncodingStep] = []
    @safe @exclusivity(unchecked) private var firstSteps = GrowingBuffer<UInt32>()
    @safe @exclusivity(unchecked) private var repetitions: [Repetition] = []

    /// The tables and the payload must outlive the writer.
    init(
        _ tables: borrowing TypedStreamContents, codeStrings: [UInt32], writtenCount: Int,
        payload: UnsafeRawBufferPointer, writing: TypedStreamWriting
    ) {
        items = unsafe BorrowedElements(tables.items)
        entries = unsafe BorrowedElements(tables.entries)
        strings = unsafe BorrowedElements(tables.strings)
        (self.codeStrings, self.writtenCount) = (codeStrings, writtenCount)
        unsafe self.payload = payload
        self.writing = writing
        output = TypedStreamOutput(writing)
        _ = unsafe output.bytes.reserve(payload.count + (items.count + entries.count) * 3 + 64)
        entryNumbers.append(TypedStreamEntry.none, upTo: entries.count)
        stringNumbers.append(TypedStreamEntry.none, upTo: strings.count + 128)
    }

    func write(from topStart: Int) throws(TypedStreamError) -> Data {
        output.writeHeader()
        current = Frame(topStart..<items.count, of: nil)
        while true {
            if current.next < current.end {
                let index = current.next
                let item = items[index]
                current.next = index &+ 1
                if current.next > current.groupEnd { try beginGroup(item) }
                if item.kind == .object { try writeObject(item) } else { try writeValue(at: index) }
            } else if let outer = frames.popLast() {
                output.bytes.append(TypedStreamTag.endOfObject)
                current = outer
            } else {
                return output.bytes.takeData(expectsAsMany: false)
            }
        }
    }

    /// Checks the item with which a group begins. If it is the group's only value, its type encoding is written.
    @inline(__always)
    private func beginGroup(_ group: TypedStreamItem) throws(TypedStreamError) {
        if group.flags.contains(.isGroup) {
            guard isValue(group, code: group.code) else {
                throw inconsistent("a value of the type of its group", "another one", current.entry)
            }
            return try writeCode(group.code)
        }
        guard group.kind == .group, group.value >= current.next, group.value <= current.end,
            group.number < strings.count
        else { throw inconsistent("a group", "a value outside of all groups", current.entry) }
        current.groupEnd = Int(group.value)
        let isSingle = group.value == current.next &+ 1 && group.code != 0
        if isSingle, isValue(items[current.next], code: group.code) { return }
        try checkGroup(at: current.next &- 1)
    }

    // An index takes less time to pass than an item.
    private func writeValue(at index: Int) throws(TypedStreamError) {
        let item = items[index]
        switch item.kind {
        case .group:
            try writeString(item.number)
        case .integer:
            guard output.writeInteger(item.value, code: item.code) else {
                throw TypedStreamError(
                    .outOfRange, expected: "an integer of the type '\(Self.text(item.code))'",
                    found: "\(item.value)", entryNumber: current.entry)
            }
        case .real:
            output.writeReal(item.value, isFloat: item.code == UInt8(ascii: "f"))
        case .bytes:
            if item.code == UInt8(ascii: "+") { output.writeInteger(Int32(truncatingIfNeeded: item.number)) }
            try writeBytes(TypedStreamRange(offset: Int(clamping: item.value), count: Int(clamping: item.number)))
        case .string:
            try writeString(item.number)
        case .cString:
            try writeCString(item.number)
        case .classReference:
            if try beginClass(item.number) { try writeNewClass(item.number) }
        case .null, .object:
            output.bytes.append(TypedStreamTag.null)
        }
    }

    /// Writes a reference to an object and, if it is the first one, opens the object.
    @inline(__always)
    private func writeObject(_ item: TypedStreamItem) throws(TypedStreamError) {
        let index = Int(truncatingIfNeeded: item.number)
        if item.flags.contains(.contentsFollow) {
            let end = item.flags.contains(.isGroup) ? current.end : current.groupEnd
            current.next = max(current.next, Int(clamping: min(item.value, Int64(end))))
        }
        if item.flags.contains(.isConditional), !entries[index].isHeld {
            output.bytes.append(TypedStreamTag.null)
        } else if begin(index) {
            try openObject(index)
        }
    }

    /// Writes the class of an object, and its contents if they are a text. Otherwise its groups follow.
    private func openObject(_ index: Int) throws(TypedStreamError) {
        let entry = entries[index]
        guard frames.count < writing.maximumDepth else {
            throw TypedStreamError(
                .limitExceeded, expected: "at most \(writing.maximumDepth) objects inside each other", found: "more",
                entryNumber: index)
        }
        guard entry.start <= entry.end, entry.end <= items.count else {
            throw inconsistent("the groups of an object", "indexes outside of the items", index)
        }
        guard entry.reference != TypedStreamEntry.none else {
            throw inconsistent("the class of an object", "none", index)
        }
        if try beginClass(entry.reference) { try writeNewClass(entry.reference) }
        if entry.isText { return try writeText(entry.text, of: index) }
        frames.append(current)
        current = Frame(Int(entry.start)..<Int(entry.end), of: index)
    }

    /// Writes the contents of an object that is a text.
    private func writeText(_ range: TypedStreamRange, of index: Int) throws(TypedStreamError) {
        try writeCode(UInt8(ascii: "+"))
        output.writeInteger(Int32(truncatingIfNeeded: range.count))
        try writeBytes(range)
        output.bytes.append(TypedStreamTag.endOfObject)
    }

    /// Writes a reference if the entry already has a number. Otherwise assigns one, writes the tag for a new entry, and
    /// returns true.
    @inline(__always)
    private func begin(_ index: Int) -> Bool {
        let known = entryNumbers[index]
        if known != TypedStreamEntry.none {
            output.writeReference(known)
            return false
        }
        entryNumbers[index] = entryCount
        entryCount += 1
        output.bytes.append(TypedStreamTag.new)
        return true
    }

    /// Writes a reference to a class if it already has a number. Otherwise returns true, as `begin(_:)` does.
    @inline(__always)
    private func beginClass(_ number: UInt32) throws(TypedStreamError) -> Bool {
        guard number < entries.count, entries[Int(truncatingIfNeeded: number)].kind == .classDescription else {
            throw inconsistent("a class", "another entry")
        }
        return begin(Int(truncatingIfNeeded: number))
    }

    /// Writes a class, whose tag has been written, and its superclasses.
    private func writeNewClass(_ first: UInt32) throws(TypedStreamError) {
        var next = first
        repeat {
            let entry = entries[Int(truncatingIfNeeded: next)]
            guard entry.string < strings.count else {
                throw inconsistent("the name of a class", "none", Int(truncatingIfNeeded: next))
            }
            guard strings[Int(entry.string)].count > 0 else {
                throw TypedStreamError(
                    .notSupported, expected: "a class with a name", found: "one without", entryNumber: current.entry)
            }
            try writeString(entry.string)
            output.writeInteger(entry.version)
            next = entry.reference
            if next == TypedStreamEntry.none { return output.bytes.append(TypedStreamTag.null) }
        } while try beginClass(next)
    }

    private func writeCString(_ number: UInt32) throws(TypedStreamError) {
        guard begin(Int(number)) else { return }
        let string = entries[Int(number)].string
        guard string < strings.count else {
            throw inconsistent("the text of a C string", "none", Int(number))
        }
        try writeString(string)
    }

    @inline(__always)
    private func writeString(_ number: UInt32) throws(TypedStreamError) {
        let known = stringNumbers[Int(number)]
        if known == TypedStreamEntry.none { return try writeNewString(Int(number)) }
        output.writeReference(known)
    }

    /// Writes the type encoding of a group of one value.
    @inline(__always)
    private func writeCode(_ code: UInt8) throws(TypedStreamError) {
        let known = stringNumbers[strings.count &+ Int(code & 0x7F)]
        if known == TypedStreamEntry.none { return try writeNewCode(code) }
        output.writeReference(known)
    }

    @inline(never)
    private func writeNewCode(_ code: UInt8) throws(TypedStreamError) {
        guard code < codeStrings.count, case let string = codeStrings[Int(code)], string != .max else {
            throw inconsistent("the type encoding of a group", "none", current.entry)
        }
        try writeString(string)
        stringNumbers[strings.count + Int(code & 0x7F)] = stringNumbers[Int(string)]
    }

    private func writeNewString(_ index: Int) throws(TypedStreamError) {
        stringNumbers[index] = stringCount
        stringCount += 1
        output.bytes.append(TypedStreamTag.new)
        let range = strings[index]
        // It would end a C string.
        if index >= writtenCount, let zero = unsafe try bytes(of: range).firstIndex(of: 0) {
            throw TypedStreamError(
                .notSupported, expected: "text", found: "a byte 0 in it, after \(zero) others",
                entryNumber: current.entry)
        }
        output.writeInteger(Int32(truncatingIfNeeded: range.count))
        try writeBytes(range)
    }

    private func writeBytes(_ range: TypedStreamRange) throws(TypedStreamError) {
        guard range.count <= Int(Int32.max) else {
            throw TypedStreamError(
                .outOfRange, expected: "at most 2,147,483,647 bytes", found: "\(range.count) bytes")
        }
        unsafe output.bytes.append(contentsOf: try bytes(of: range))
    }

    func bytes(of range: TypedStreamRange) throws(TypedStreamError) -> UnsafeRawBufferPointer {
        guard range.offset >= 0, range.count >= 0, unsafe range.count <= payload.count,
            unsafe range.offset <= payload.count - range.count
        else { throw inconsistent("a string", "a range outside of the bytes") }
        return unsafe UnsafeRawBufferPointer(rebasing: payload[range.offset..<range.offset + range.count])
    }

    // MARK: Groups: their values match their type encodings

    struct Repetition {
        var step: Int
        var count: Int
    }

    /// Checks the values of a group, which ends in its object.
    func checkGroup(at index: Int) throws(TypedStreamError) {
        let group = items[index]
        let end = Int(group.value)
        var next = index + 1
        var step = try firstStep(of: Int(group.number))
        repetitions.removeAll(keepingCapacity: true)
        while true {
            switch steps[step] {
            case .end:
                guard next == end else { throw wrongValue(at: next, expected: "the end of a group", group) }
                return
            case .value(let code):
                guard next < end, isValue(items[next], code: code) else {
                    throw wrongValue(at: next, expected: "a value of the type '\(Self.text(code))'", group)
                }
                next = try following(next, end: end)
                step += 1
            case .bytes(let code, let count):
                guard next < end, case let item = items[next], item.kind == .bytes, item.code == code,
                    item.number == count
                else { throw wrongValue(at: next, expected: "\(count) bytes of the type '\(Self.text(code))'", group) }
                next += 1
                step += 1
            case .repeated(let count, _):
                step += 1
                repetitions.append(Repetition(step: step, count: count))
            case .endRepeated:
                step = endElement(next: step + 1)
            }
        }
    }

    private func endElement(next: Int) -> Int {
        let last = repetitions.count - 1
        repetitions[last].count -= 1
        guard repetitions[last].count == 0 else { return repetitions[last].step }
        repetitions.removeLast()
        return next
    }

    private func following(_ index: Int, end: Int) throws(TypedStreamError) -> Int {
        let item = items[index]
        guard item.kind == .object, item.flags.contains(.contentsFollow) else { return index + 1 }
        guard item.value > index, item.value <= end else {
            throw inconsistent("an object with an end", "one without", Int(clamping: item.number))
        }
        return Int(item.value)
    }

    @inline(__always)
    func isValue(_ item: TypedStreamItem, code: UInt8) -> Bool {
        guard item.code == code else { return false }
        switch item.kind {
        case .group:
            return false
        case .integer:
            return TypeEncoding.isIntegerCode(code)
        case .real:
            return code == UInt8(ascii: "f") || code == UInt8(ascii: "d")
        case .bytes:
            return code == UInt8(ascii: "+")
        case .string:
            return (code == UInt8(ascii: ":") || code == UInt8(ascii: "%")) && item.number < strings.count
        case .cString:
            return code == UInt8(ascii: "*") && isEntry(item, .cString)
        case .classReference:
            return code == UInt8(ascii: "#") && isEntry(item, .classDescription)
        case .object:
            return code == UInt8(ascii: "@") && isEntry(item, .object)
                && (item.flags.contains(.isConditional) || entries[Int(item.number)].isHeld)
        case .null:
            return TypeEncoding.hasNull(code)
        }
    }

    private func isEntry(_ item: TypedStreamItem, _ kind: TypedStreamEntry.Kind) -> Bool {
        item.number < entries.count && entries[Int(item.number)].kind == kind
    }

    private func firstStep(of string: Int) throws(TypedStreamError) -> Int {
        let known = firstSteps.number(at: string)
        if known > 0 { return Int(known) - 1 }
        if steps.isEmpty { steps.reserveCapacity(16) }
        let range = strings[string]
        let first = steps.count
        try unsafe TypeEncoding.append(try bytes(of: range), to: &steps, maximumDepth: writing.maximumDepth)
        firstSteps.setNumber(UInt32(truncatingIfNeeded: first) + 1, at: string)
        return first
    }

    // MARK: Errors

    private static func text(_ code: UInt8) -> String { String(Character(Unicode.Scalar(code))) }

    func inconsistent(_ expected: String, _ found: String, _ number: Int? = nil) -> TypedStreamError {
        TypedStreamError(.corrupt, expected: expected, found: found, entryNumber: number)
    }

    private func wrongValue(at index: Int, expected: String, _ group: TypedStreamItem) -> TypedStreamError {
        var found = "nothing"
        if index < group.value, index < items.count {
            let item = items[index]
            found = item.kind == .group ? "another group" : "one of the type '\(Self.text(item.code))'"
            if item.kind == .bytes, item.code != UInt8(ascii: "+") { found = "\(item.number) bytes" }
        }
        let range = strings[Int(group.number)]
        let text = unsafe (try? bytes(of: range)).map { unsafe String(decoding: $0.prefix(100), as: UTF8.self) } ?? ""
        return TypedStreamError(
            .badEncoding, expected: expected, found: "\(found) in a group of the type encoding \"\(text)\"",
            entryNumber: innermostObject(at: index))
    }

    // Slow; used only for errors.
    private func innermostObject(at index: Int) -> Int? {
        entries.indices.filter {
            let entry = entries[$0]
            return entry.kind == .object && entry.start < index && index <= entry.end
        }.max { entries[$0].start < entries[$1].start }
    }
}
