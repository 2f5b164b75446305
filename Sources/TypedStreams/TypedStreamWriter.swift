// Writes items as bytes, with an explicit stack.
//
// An object's contents are written at its first reference, wherever its items are. Entries and strings are renumbered
// in that order. For the encoding of numbers, see `TypedStreamOutput.swift`.

package import PropertyLists

/// Options for writing a stream.
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
    /// doesn't fit its type, and `limitExceeded` for objects that are nested too deep.
    ///
    /// - Parameter topStart: The index of the first item of the top level, which extends to the last item.
    package func data(
        payload: UnsafeRawBufferPointer, _ writing: TypedStreamWriting, topStart: Int = 0, codeStrings: [UInt32] = []
    ) throws(TypedStreamError) -> Data {
        try TypedStreamWriter(self, codeStrings: codeStrings, payload: payload, writing: writing).write(from: topStart)
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
        return try tables.data(payload: payload.written, writing, topStart: topStart, codeStrings: codeStrings)
    }
}

// A class, because the compiler moves a structure that is not copyable at each call.
final class TypedStreamWriter {
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
    let payload: UnsafeRawBufferPointer
    let writing: TypedStreamWriting
    @exclusivity(unchecked) private var output: TypedStreamOutput
    @exclusivity(unchecked) private var entryNumbers = GrowingBuffer<UInt32>()
    @exclusivity(unchecked) private var stringNumbers = GrowingBuffer<UInt32>()
    @exclusivity(unchecked) private var entryCount: UInt32 = 0
    @exclusivity(unchecked) private var stringCount: UInt32 = 0
    @exclusivity(unchecked) private var frames = GrowingBuffer<Frame>()

    /// The steps of type encodings, and for each string that is used as one, the index of its first step plus 1.
    @exclusivity(unchecked) var steps: [TypeEncodingStep] = []
    @exclusivity(unchecked) var firstSteps = GrowingBuffer<UInt32>()
    @exclusivity(unchecked) var repetitions: [Repetition] = []

    /// The tables and the payload must outlive the writer.
    init(
        _ tables: borrowing TypedStreamContents, codeStrings: [UInt32], payload: UnsafeRawBufferPointer,
        writing: TypedStreamWriting
    ) {
        items = BorrowedElements(tables.items)
        entries = BorrowedElements(tables.entries)
        strings = BorrowedElements(tables.strings)
        self.codeStrings = codeStrings
        self.payload = payload
        self.writing = writing
        output = TypedStreamOutput(writing)
        _ = output.bytes.reserve(payload.count + items.count * 2 + 64)
        entryNumbers.append(TypedStreamEntry.none, upTo: entries.count)
        stringNumbers.append(TypedStreamEntry.none, upTo: strings.count)
    }

    func write(from topStart: Int) throws(TypedStreamError) -> Data {
        output.writeHeader()
        var current = Frame(topStart..<items.count, of: nil)
        while true {
            if current.next < current.groupEnd {
                let item = items[current.next]
                current.next += 1
                try write(item, &current)
            } else if current.next < current.end {
                try beginGroup(&current)
            } else if let outer = frames.popLast() {
                output.bytes.append(TypedStreamTag.endOfObject)
                current = outer
            } else {
                return output.bytes.takeData(expectsAsMany: false)
            }
        }
    }

    /// Writes the type encoding of a group, and its value if it has only one, as most groups do.
    @inline(__always)
    private func beginGroup(_ current: inout Frame) throws(TypedStreamError) {
        let index = current.next
        let group = items[index]
        if group.flags.contains(.isGroup) {
            guard group.code < codeStrings.count, case let string = codeStrings[Int(group.code)], string != .max,
                isValue(group, code: group.code)
            else { throw inconsistent("a value of the type of its group", "another one", current.entry) }
            try writeString(string)
            current.next = index &+ 1
            return try write(group, &current)
        }
        guard group.kind == .group, group.value > index, group.value <= current.end,
            group.number < strings.count
        else { throw inconsistent("a group", "a value outside of all groups", current.entry) }
        current.groupEnd = Int(group.value)
        current.next = index &+ 1
        guard group.value == index &+ 2, group.code != 0, case let item = items[index &+ 1],
            isValue(item, code: group.code)
        else {
            try checkGroup(at: index)
            return try writeString(group.number)
        }
        try writeString(group.number)
        current.next = index &+ 2
        try write(item, &current)
    }

    /// Writes a value, or opens an object.
    @inline(__always)
    private func write(_ item: TypedStreamItem, _ current: inout Frame) throws(TypedStreamError) {
        if item.kind == .object { try writeObject(item, &current) } else { try write(item, of: current.entry) }
    }

    private func write(_ item: TypedStreamItem, of entry: Int?) throws(TypedStreamError) {
        switch item.kind {
        case .group:
            try writeString(item.number)
        case .integer:
            guard output.writeInteger(item.value, code: item.code) else {
                let code = Character(Unicode.Scalar(item.code))
                throw TypedStreamError(
                    .outOfRange, expected: "an integer of the type '\(code)'", found: "\(item.value)",
                    entryNumber: entry)
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
            try writeClass(item.number)
        case .null, .object:
            output.bytes.append(TypedStreamTag.null)
        }
    }

    private func writeObject(_ item: TypedStreamItem, _ current: inout Frame) throws(TypedStreamError) {
        let index = Int(item.number)
        let entry = entries[index]
        if item.flags.contains(.contentsFollow) {
            current.next = max(current.next, Int(clamping: min(item.value, Int64(current.groupEnd))))
        }
        guard entry.isHeld || !item.flags.contains(.isConditional) else {
            output.bytes.append(TypedStreamTag.null)
            return
        }
        guard begin(index) else { return }
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
        try writeClass(entry.reference)
        if entry.isText { return try writeText(entry.text, of: index) }
        frames.append(current)
        current = Frame(Int(entry.start)..<Int(entry.end), of: index)
    }

    /// Writes the contents of an object that is a text.
    private func writeText(_ range: TypedStreamRange, of index: Int) throws(TypedStreamError) {
        let code = UInt8(ascii: "+")
        guard code < codeStrings.count, codeStrings[Int(code)] != .max else {
            throw inconsistent("the type of a text", "none", index)
        }
        try writeString(codeStrings[Int(code)])
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

    private func writeClass(_ number: UInt32) throws(TypedStreamError) {
        var number = number
        while number != TypedStreamEntry.none {
            guard number < entries.count, entries[Int(number)].kind == .classDescription else {
                throw inconsistent("a class", "another entry")
            }
            guard begin(Int(number)) else { return }
            let entry = entries[Int(number)]
            guard entry.string < strings.count, strings[Int(entry.string)].count > 0 else {
                throw inconsistent("the name of a class", "none", Int(number))
            }
            try writeString(entry.string)
            output.writeInteger(entry.version)
            number = entry.reference
        }
        output.bytes.append(TypedStreamTag.null)
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

    private func writeNewString(_ index: Int) throws(TypedStreamError) {
        stringNumbers[index] = stringCount
        stringCount += 1
        output.bytes.append(TypedStreamTag.new)
        let range = strings[index]
        output.writeInteger(Int32(truncatingIfNeeded: range.count))
        try writeBytes(range)
    }

    private func writeBytes(_ range: TypedStreamRange) throws(TypedStreamError) {
        guard range.count <= Int(Int32.max) else {
            throw TypedStreamError(
                .outOfRange, expected: "at most 2,147,483,647 bytes", found: "\(range.count) bytes")
        }
        output.bytes.append(contentsOf: try bytes(of: range))
    }

    /// The bytes of a range of the payload.
    func bytes(of range: TypedStreamRange) throws(TypedStreamError) -> UnsafeRawBufferPointer {
        guard range.offset >= 0, range.count >= 0, range.count <= payload.count,
            range.offset <= payload.count - range.count
        else { throw inconsistent("a string", "a range outside of the bytes") }
        return UnsafeRawBufferPointer(rebasing: payload[range.offset..<range.offset + range.count])
    }
}
