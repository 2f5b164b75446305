// Reads a stream with calls that state what comes next: the only way to read streams of version 3.
//
//     version 4     "@"  NEW  class           groups …  END
//     version 3          NEW  class  integer  groups …  END
//
// In a stream of version 3, no type encoding precedes an object, so only the caller can distinguish an object from a
// group. The integer after the class is the size of the object's indexed instance variables.

package import PropertyLists

/// A position in a stream, advanced by typed calls. After a call that throws, the cursor is unusable.
package struct TypedStreamCursor: ~Copyable {
    /// An object as it is stored in the stream.
    package enum Object: Hashable, Sendable {
        case null

        /// An object that appeared before.
        case reference(entry: UInt32)

        /// An object whose groups follow, up to ``endObject()``. The size is present in a stream of version 3, and 0
        /// otherwise.
        case contents(entry: UInt32, indexedSize: Int)
    }

    package let header: TypedStreamHeader
    private let payload: ArchiveBytes
    private var reader: TypedStreamReader

    /// Reads the header of a stream of version 3 or 4.
    package init(
        reading payload: ArchiveBytes, limits: TypedStreamLimits = TypedStreamLimits()
    ) throws(TypedStreamError) {
        let (header, position) = try payload.withUnsafeBytes { (bytes) throws(TypedStreamError) in
            var source = TypedStreamBytes(bytes)
            return (try TypedStreamHeader(reading: &source), source.position)
        }
        self.header = header
        self.payload = payload
        reader = TypedStreamReader(UnsafeRawBufferPointer(start: nil, count: 0), limits: limits)
        reader.source.position = position
        reader.source.isBigEndian = header.isBigEndian
    }

    /// The entries and strings that were read so far; the items are meaningless.
    package var tables: TypedStreamTables { reader.tables }

    /// The offset of the next byte.
    package var offset: Int { reader.source.position }

    /// Whether all bytes are read.
    package var isAtEnd: Bool { reader.source.position >= payload.count }

    /// Returns the name of a class in the archive.
    package func className(_ entry: UInt32) -> String {
        let range = reader.tables.strings[Int(reader.tables.entries[Int(entry)].string)]
        return payload.withUnsafeBytes { bytes in
            String(decoding: bytes[range.offset..<range.offset + range.count], as: UTF8.self)
        }
    }

    /// Reads a type encoding, which must be equal to the given one. Its values are read with ``value(_:)`` and
    /// ``beginObject()``.
    package mutating func beginGroup(_ encoding: String) throws(TypedStreamError) {
        try read { (reader) throws(TypedStreamError) in
            let start = reader.source.position
            let string = try reader.sharedString(try reader.source.byte())
            let found = string.map { reader.tables.strings[Int($0)] }.map { range in
                String(decoding: reader.source.bytes[range.offset..<range.offset + range.count], as: UTF8.self)
            }
            guard found == encoding else {
                throw reader.failure(
                    .badEncoding, expected: "the type encoding \"\(encoding)\"",
                    found: found.map { "\"\($0)\"" } ?? "nil", at: start)
            }
        }
    }

    /// Reads a group without objects that has this type encoding, and returns its values. The elements of an array are
    /// returned individually.
    package mutating func group(_ encoding: String) throws(TypedStreamError) -> [TypedStreamItem] {
        let parsed = try TypeEncoding(encoding, maximumDepth: reader.limits.maximumDepth)
        guard !parsed.steps.contains(.value(UInt8(ascii: "@"))) else {
            throw TypedStreamError(.badEncoding, expected: "a type encoding without objects", found: "\"\(encoding)\"")
        }
        try beginGroup(encoding)
        return try read { (reader) throws(TypedStreamError) in
            let first = reader.tables.items.count
            let step = reader.steps.count
            reader.steps.append(contentsOf: parsed.steps)
            defer { reader.steps.removeSubrange(step...) }
            _ = try reader.readValues(from: step, 0)
            let items = [TypedStreamItem](reader.tables.items[first...])
            reader.tables.items.removeSubrange(first...)
            return items
        }
    }

    /// Reads a value of a group, of any type except `@`.
    package mutating func value(_ code: UInt8) throws(TypedStreamError) -> TypedStreamItem {
        guard TypeEncoding.isValueCode(code), code != UInt8(ascii: "@") else {
            throw TypedStreamError(
                .badEncoding, expected: "a type code other than '@'", found: "'\(Character(Unicode.Scalar(code)))'")
        }
        return try read { (reader) throws(TypedStreamError) in
            _ = try reader.readValue(code, 0, returningTo: 0)
            return reader.tables.items.removeLast()
        }
    }

    /// Reads the beginning of an object. In a stream of version 4, first read the group `@` that contains it.
    package mutating func beginObject() throws(TypedStreamError) -> Object {
        let hasSize = header.streamerVersion == 3
        return try read { (reader) throws(TypedStreamError) in
            guard try reader.readValue(UInt8(ascii: "@"), 0, returningTo: 0) else {
                let item = reader.tables.items.removeLast()
                return item.kind == .null ? .null : .reference(entry: item.number)
            }
            let entry = reader.tables.items.removeLast().number
            let size = hasSize ? try reader.source.integer(try reader.source.byte()) : 0
            return .contents(entry: entry, indexedSize: Int(size))
        }
    }

    /// Reads the end of the innermost open object.
    package mutating func endObject() throws(TypedStreamError) {
        try read { (reader) throws(TypedStreamError) in
            let start = reader.source.position
            guard reader.frames.last != nil else {
                throw reader.failure(.corrupt, expected: "an object that is open", found: "none", at: start)
            }
            let head = try reader.source.byte()
            guard head == TypedStreamTag.endOfObject else {
                throw reader.failure(
                    .corrupt, expected: "the end of an object", found: TypedStreamTag.description(of: head), at: start)
            }
            reader.frames.removeLast()
            reader.depth -= 1
        }
    }

    // The reader has a valid pointer to the bytes only inside `body`.
    private mutating func read<Value>(
        _ body: (inout TypedStreamReader) throws(TypedStreamError) -> Value
    ) throws(TypedStreamError) -> Value {
        try payload.withUnsafeBytes { (bytes) throws(TypedStreamError) in
            reader.source.bytes = bytes
            defer { reader.source.bytes = UnsafeRawBufferPointer(start: nil, count: 0) }
            do throws(TypedStreamError) {
                return try body(&reader)
            } catch {
                throw reader.located(error)
            }
        }
    }
}
