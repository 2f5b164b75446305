// Writes items as bytes, with an explicit stack.
//
// An object's contents are written at its first reference, wherever its items are. Entries and strings are renumbered
// in that order. For the encoding of numbers, see `TypedStreamOutput.swift`.

import PropertyLists

/// Options for writing a stream.
package struct TypedStreamWriting: Sendable {
    package var header = TypedStreamHeader()

    /// Whether -0.0 is written as Apple writes it, as the integer 0, so that it loses its sign.
    package var losesNegativeZero = false
    package var maximumDepth = 1_000

    package init() {}
}

extension TypedStreamTables {
    /// Returns the stream's bytes. Entries and strings are renumbered in the order in which they are first referenced.
    ///
    /// Throws `badEncoding` for a group whose values don't match its type encoding, `outOfRange` for an integer that
    /// doesn't fit its type, and `limitExceeded` for objects that are nested too deep.
    package func bytes(
        payload: UnsafeRawBufferPointer, _ writing: TypedStreamWriting
    ) throws(TypedStreamError) -> [UInt8] {
        var check = TypedStreamCheck(tables: self, payload: payload, maximumDepth: writing.maximumDepth)
        try check.run()
        var writer = TypedStreamWriter(tables: self, payload: payload, writing: writing)
        return try writer.write()
    }
}

private struct TypedStreamWriter {
    struct Frame {
        var next: Int
        var end: Int
        /// The object that contains these groups; nil at the top level.
        var entry: Int?
    }

    let tables: TypedStreamTables
    let payload: UnsafeRawBufferPointer
    let writing: TypedStreamWriting
    var output: TypedStreamOutput
    var entryNumbers: [UInt32]
    var stringNumbers: [UInt32]
    var entryCount: UInt32 = 0
    var stringCount: UInt32 = 0
    var frames: [Frame] = []

    init(tables: TypedStreamTables, payload: UnsafeRawBufferPointer, writing: TypedStreamWriting) {
        self.tables = tables
        self.payload = payload
        self.writing = writing
        output = TypedStreamOutput(writing)
        output.bytes.reserveCapacity(payload.count + tables.items.count * 2 + 64)
        entryNumbers = [UInt32](repeating: TypedStreamEntry.none, count: tables.entries.count)
        stringNumbers = [UInt32](repeating: TypedStreamEntry.none, count: tables.strings.count)
    }

    mutating func write() throws(TypedStreamError) -> [UInt8] {
        output.writeHeader()
        var current = Frame(next: tables.topStart, end: tables.items.count, entry: nil)
        while true {
            guard current.next < current.end else {
                guard let outer = frames.popLast() else { return output.bytes }
                output.bytes.append(TypedStreamTag.endOfObject)
                current = outer
                continue
            }
            let item = tables.items[current.next]
            current.next += 1
            if item.kind == .object {
                try writeObject(item, &current)
            } else {
                try write(item, of: current.entry)
            }
        }
    }

    private mutating func write(_ item: TypedStreamItem, of entry: Int?) throws(TypedStreamError) {
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
            try writeBytes(TypedStreamRange(offset: Int(item.value), count: Int(item.number)))
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

    private mutating func writeObject(_ item: TypedStreamItem, _ current: inout Frame) throws(TypedStreamError) {
        let index = Int(item.number)
        let entry = tables.entries[index]
        if item.flags.contains(.contentsFollow) { current.next = Int(item.value) }
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
        try writeClass(entry.reference)
        frames.append(current)
        current = Frame(next: Int(entry.start), end: Int(entry.end), entry: index)
    }

    /// Writes a reference if the entry already has a number. Otherwise assigns one, writes the tag for a new entry, and
    /// returns true.
    private mutating func begin(_ index: Int) -> Bool {
        if entryNumbers[index] != TypedStreamEntry.none {
            output.writeReference(entryNumbers[index])
            return false
        }
        entryNumbers[index] = entryCount
        entryCount += 1
        output.bytes.append(TypedStreamTag.new)
        return true
    }

    private mutating func writeClass(_ number: UInt32) throws(TypedStreamError) {
        var number = number
        while number != TypedStreamEntry.none {
            guard begin(Int(number)) else { return }
            let entry = tables.entries[Int(number)]
            try writeString(entry.string)
            output.writeInteger(entry.version)
            number = entry.reference
        }
        output.bytes.append(TypedStreamTag.null)
    }

    private mutating func writeCString(_ number: UInt32) throws(TypedStreamError) {
        guard begin(Int(number)) else { return }
        try writeString(tables.entries[Int(number)].string)
    }

    private mutating func writeString(_ number: UInt32) throws(TypedStreamError) {
        let index = Int(number)
        guard stringNumbers[index] == TypedStreamEntry.none else {
            output.writeReference(stringNumbers[index])
            return
        }
        stringNumbers[index] = stringCount
        stringCount += 1
        output.bytes.append(TypedStreamTag.new)
        let range = tables.strings[index]
        output.writeInteger(Int32(truncatingIfNeeded: range.count))
        try writeBytes(range)
    }

    private mutating func writeBytes(_ range: TypedStreamRange) throws(TypedStreamError) {
        guard range.count <= Int(Int32.max) else {
            throw TypedStreamError(
                .outOfRange, expected: "at most 2,147,483,647 bytes", found: "\(range.count) bytes")
        }
        output.bytes.append(
            contentsOf: UnsafeRawBufferPointer(rebasing: payload[range.offset..<range.offset + range.count]))
    }
}
