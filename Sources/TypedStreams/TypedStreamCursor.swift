// Reads a stream value by value, for callers that know its layout. Entries and strings are put in tables, because others
// refer to them. Items are not, which is most of the work of opening a stream.
//
// Ranges were checked when they were read.

import PropertyLists

/// A position in a stream, at which the caller determines what is read next.
package struct TypedStreamCursor: ~Copyable {
    /// What a value of the type `@` is.
    package enum Object {
        case null

        /// An object that was opened before, given by its entry.
        case reference(UInt32)

        /// An object whose groups follow.
        case opened(UInt32)
    }

    private let reader: TypedStreamReader

    /// Begins after the header of a stream of version 4. The bytes must stay valid.
    package init(_ bytes: UnsafeRawBufferPointer, limits: TypedStreamLimits) throws(TypedStreamError) {
        reader = unsafe TypedStreamReader.reading(bytes, limits)
        try reader.readHeader()
    }

    deinit { reader.keep() }

    // MARK: Reading

    /// Begins the next group, and returns the number of its type encoding; `nil` if the open object ends instead.
    package mutating func group() throws(TypedStreamError) -> UInt32? {
        let head = try reader.source.byte()
        if head == TypedStreamTag.endOfObject { return nil }
        guard let string = try reader.sharedString(head) else { throw unexpected("a type encoding") }
        return string
    }

    /// Reads a value of the type `@`.
    package mutating func object() throws(TypedStreamError) -> Object {
        let start = reader.source.position
        let head = try reader.source.byte()
        switch head {
        case TypedStreamTag.null: return .null
        case TypedStreamTag.new:
            let number = reader.add(TypedStreamEntry(.object, offset: start))
            guard let classEntry = try reader.readClass(try reader.source.byte()) else { throw unexpected("a class") }
            reader.tables.entries[Int(number)].reference = classEntry
            return .opened(number)
        default: return .reference(try reader.reference(head, .object))
        }
    }

    /// Reads a number of a type code.
    package mutating func number(code: UInt8) throws(TypedStreamError) -> TypedStreamItem {
        guard let number = try reader.source.number(try reader.source.byte(), code: code) else {
            throw unexpected("the type of a number")
        }
        return number
    }

    /// Reads a value of the type `*`, and returns the number of its text.
    package mutating func cString() throws(TypedStreamError) -> UInt32 {
        guard let entry = try reader.readCString(try reader.source.byte()) else { throw unexpected("a C string") }
        return reader.tables.entries[Int(entry)].string
    }

    /// Reads a value of the type `+`.
    package mutating func bytes() throws(TypedStreamError) -> UnsafeRawBufferPointer {
        let start = reader.source.position
        let head = try reader.source.byte()
        guard head != TypedStreamTag.null else { throw unexpected("bytes") }
        return unsafe bytes(try reader.source.range(count: try reader.source.integer(head), startingAt: start))
    }

    // MARK: Tables

    /// The entry of an object, or of one of its classes.
    package func entry(_ number: UInt32) -> TypedStreamEntry { reader.tables.entries[Int(number)] }

    package func text(_ number: UInt32) -> UnsafeRawBufferPointer { unsafe bytes(reader.tables.strings[Int(number)]) }

    private func bytes(_ range: TypedStreamRange) -> UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(rebasing: reader.source.bytes[range.offset..<range.offset + range.count])
    }

    private func unexpected(_ expected: String) -> TypedStreamError {
        TypedStreamError(
            .corrupt, expected: expected, found: "something else", byteOffset: reader.source.position - 1)
    }
}
