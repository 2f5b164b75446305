// A sequential archive as a flat list of items, for reading and for writing.
//
//     bytes     84 01 40 │ 84 84 84 07 NSArray 00 84 08 NSObject 00 85 │ 84 01 69 03 │ 92 84 … 86 │ 86
//     items     object 0, its contents follow                            integer 3     object 3 …
//     entries   0 object (class 1, items 2…)   1 class NSArray (superclass 2)   2 class NSObject   3 object …
//     strings   0 "@"   1 "NSArray"   2 "NSObject"   3 "i" …
//
// A reader stores an object's items at its first reference, so items are nested. A builder stores the items of one
// object after those of another, so they are not. A flag in each object item distinguishes the two. Text and bytes are
// ranges of a payload: the archive if it was read, the builder's bytes if it was built. The archive lends its bytes to a
// reader, which owns the tables as long as there is the stream, and then keeps their memory for another one.

package import PropertyLists

/// The items, entries and strings of a stream, without the payload to which they point.
package struct TypedStreamContents: ~Copyable, Sendable {
    /// The contents of the groups, in the order of the stream. A group is an item with the flag `isGroup`, or an item of
    /// the kind `group` and its values.
    package var items = GrowingBuffer<TypedStreamItem>()

    /// Objects, classes and C strings, with the numbers that they have in a stream that was read.
    package var entries = GrowingBuffer<TypedStreamEntry>()

    /// Type encodings, class names, selectors, atoms and the text of C strings, with the numbers that they have in a
    /// stream that was read.
    package internal(set) var strings = GrowingBuffer<TypedStreamRange>()

    /// Removes everything, and keeps the memory.
    mutating func removeAll() {
        items.removeAll()
        entries.removeAll()
        strings.removeAll()
    }
}

// Unchecked, because the tables' memory is the reader's, which changes nothing after it has read the archive.
@safe package final class TypedStream: @unchecked Sendable {
    package let header: TypedStreamHeader
    package let items: BorrowedElements<TypedStreamItem>
    package let entries: BorrowedElements<TypedStreamEntry>
    package let strings: BorrowedElements<TypedStreamRange>

    /// Owns the tables, whose memory the next stream uses again.
    let reader: TypedStreamReader

    /// The archive, to which the offsets of ranges and bytes in the tables refer.
    package let payload: ArchiveBytes

    /// The offset at which the stream's groups end. The bytes after it, if any, are not a valid group.
    package let endOffset: Int

    /// The reason why the bytes at ``endOffset`` are not a group, if there are any.
    package let trailingError: TypedStreamError?

    /// Reads a whole stream of version 4 into tables. Every byte is examined once, without recursion.
    ///
    /// An error in the header or the first group is thrown. If a later group at the top level has an error, the tables
    /// end before it, and the error is stored in ``trailingError``.
    package init(
        reading payload: ArchiveBytes, limits: TypedStreamLimits = TypedStreamLimits()
    ) throws(TypedStreamError) {
        let reader = try payload.withUnsafeBytes { (bytes) throws(TypedStreamError) in
            let reader = unsafe TypedStreamReader.reading(bytes, limits)
            try reader.read()
            return reader
        }
        (self.payload, self.reader) = (payload, reader)
        header = reader.header
        endOffset = reader.endOffset
        trailingError = reader.trailingError
        items = unsafe BorrowedElements(reader.tables.items)
        entries = unsafe BorrowedElements(reader.tables.entries)
        strings = unsafe BorrowedElements(reader.tables.strings)
    }

    deinit { reader.keep() }
}

@usableFromInline package struct TypedStreamRange: Sendable {
    @usableFromInline package var offset: Int
    @usableFromInline package var count: Int

    package init(offset: Int, count: Int) {
        self.offset = offset
        self.count = count
    }
}

/// An item, 16 bytes in size.
@frozen @usableFromInline package struct TypedStreamItem: Sendable {
    @usableFromInline package enum Kind: UInt8, Sendable {
        /// The beginning of a group whose type encoding is not a single code; in a stream that is built, of any group.
        /// `code`: its type code if it has a single one, else 0. `number`: the string with the type encoding. `value`:
        /// the index of the first item after the group.
        case group

        /// An integer. `code`: one of `c C B s S i I l L q Q`. `value`: the integer, sign-extended from its width; for
        /// an unsigned type zero-extended, and above `Int64.max` the bit pattern.
        case integer

        /// A real. `code`: `f` or `d`. `value`: the bits of the `Double`, or for `f` those of the `Float`.
        case real

        /// Bytes. `code`: `+`, or `c`, `C` or `B` for an array of single bytes. `value`: the offset in the payload.
        /// `number`: the count.
        case bytes

        /// A selector or atom. `code`: `:` or `%`. `number`: the string.
        case string

        /// A C string. `code`: `*`. `number`: the entry.
        case cString

        /// A class. `code`: `#`. `number`: the entry.
        case classReference

        /// An object. `code`: `@`. `number`: the entry. `flags`: where its contents are. `value`: the index of the
        /// first item after it, if its contents follow.
        case object

        /// Nil of the type `code`: one of `+ : % * # @`.
        case null
    }

    @frozen @usableFromInline package struct Flags: OptionSet, Sendable {
        @usableFromInline package let rawValue: UInt8

        @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The items after this one are the contents of the object.
        @inlinable package static var contentsFollow: Flags { Flags(rawValue: 1) }

        /// The object is only written if its entry is held; otherwise nil is written.
        @inlinable package static var isConditional: Flags { Flags(rawValue: 2) }

        /// The value is a group of its own, whose type encoding is its code.
        @inlinable package static var isGroup: Flags { Flags(rawValue: 4) }
    }

    @usableFromInline package var kind: Kind
    @usableFromInline package var code: UInt8
    @usableFromInline package var flags: Flags
    @usableFromInline package var number: UInt32
    @usableFromInline package var value: Int64

    @inlinable package init(_ kind: Kind, code: UInt8, number: UInt32 = 0, value: Int64 = 0, flags: Flags = []) {
        self.kind = kind
        self.code = code
        self.flags = flags
        self.number = number
        self.value = value
    }
}

// MARK: - Values

extension TypedStreamItem {
    /// The index of the item after the group or value that this item begins at an index, in a stream that was read.
    @inlinable @inline(__always)
    package func end(at index: Int) -> Int {
        kind == .group || flags.contains(.contentsFollow) ? Int(truncatingIfNeeded: value) : index &+ 1
    }

    /// The value as a group of its own.
    @inlinable package var group: TypedStreamItem {
        var group = self
        group.flags.insert(.isGroup)
        return group
    }

    /// An integer of one of the types `c C B s S i I l L q Q`. A value of the type `Q` above `Int64.max` is given as its
    /// bit pattern.
    @inlinable package static func integer(_ value: Int64, code: UInt8) -> TypedStreamItem {
        TypedStreamItem(.integer, code: code, value: value)
    }

    @inlinable package static func real(_ value: Float) -> TypedStreamItem {
        TypedStreamItem(.real, code: UInt8(ascii: "f"), value: Int64(value.bitPattern))
    }

    @inlinable package static func real(_ value: Double) -> TypedStreamItem {
        TypedStreamItem(.real, code: UInt8(ascii: "d"), value: Int64(bitPattern: value.bitPattern))
    }

    /// Bytes of the payload, of the type `+` or as an array of single bytes `c`, `C` or `B`. More than `Int32.max` bytes
    /// can't be written.
    @inlinable package static func bytes(_ range: TypedStreamRange, code: UInt8) -> TypedStreamItem {
        TypedStreamItem(.bytes, code: code, number: UInt32(clamping: range.count), value: Int64(range.offset))
    }

    /// A selector (`:`) or an atom (`%`).
    @inlinable package static func string(_ string: UInt32, code: UInt8) -> TypedStreamItem {
        TypedStreamItem(.string, code: code, number: string)
    }

    @inlinable package static func cString(_ entry: UInt32) -> TypedStreamItem {
        TypedStreamItem(.cString, code: UInt8(ascii: "*"), number: entry)
    }

    @inlinable package static func classReference(_ entry: UInt32) -> TypedStreamItem {
        TypedStreamItem(.classReference, code: UInt8(ascii: "#"), number: entry)
    }

    @inlinable package static func object(_ entry: UInt32, flags: Flags = []) -> TypedStreamItem {
        TypedStreamItem(.object, code: UInt8(ascii: "@"), number: entry, flags: flags)
    }

    /// Nil of the type `code`: one of `+ : % * # @`.
    @inlinable package static func null(code: UInt8) -> TypedStreamItem {
        TypedStreamItem(.null, code: code)
    }
}

/// An object, class or C string.
package struct TypedStreamEntry: Sendable {
    package enum Kind: UInt8, Sendable {
        /// An object. `reference`: the entry of its class. `start`, `end`: its items, including the contents of other
        /// objects.
        case object

        /// A class. `reference`: the entry of its superclass, or `none`. `string`: its name. `version`: its version.
        case classDescription

        /// A C string. `string`: its text.
        case cString
    }

    package static let none = UInt32.max

    package var kind: Kind

    /// Whether something refers to the object unconditionally; always true for a stream that was read.
    package var isHeld = true

    /// Whether the contents of an object are one group of the type `+`, whose bytes are ``text``. Only streams that are
    /// built have such objects; they have no items.
    package internal(set) var isText = false
    package var reference = none
    package var string: UInt32 = 0
    package var version: Int32 = 0
    package var start: UInt32 = 0
    package var end: UInt32 = 0

    /// The offset of the entry's first byte in an archive that was read; that of its text in a stream that is built.
    package var offset = 0

    /// The offset of the byte after an object or a C string in an archive that was read.
    package var endOffset = 0

    var text: TypedStreamRange {
        get { TypedStreamRange(offset: offset, count: Int(string)) }
        set { (offset, string) = (newValue.offset, UInt32(clamping: newValue.count)) }
    }

    package init(_ kind: Kind, offset: Int = 0) { (self.kind, self.offset) = (kind, offset) }

    /// Sets the class of an object, and the index of its first item.
    @inline(__always)
    mutating func begin(ofClass classEntry: UInt32, at item: Int) {
        reference = classEntry
        start = UInt32(truncatingIfNeeded: item)
    }

    /// Ends an object of a stream that is read.
    @inline(__always)
    mutating func finish(at item: UInt32, _ position: Int) { (end, endOffset) = (item, position) }
}
