// Bounds-checked loads from the bytes of a stream, and the encoding of its numbers. All unsafe reading of this module
// is in this file and in the code that reads ranges of a payload.

import PropertyLists

/// The tags of the format. Which of them are valid depends on the position in the stream.
package enum TypedStreamTag {
    static let int16: UInt8 = 0x81
    static let int32: UInt8 = 0x82
    static let real: UInt8 = 0x83
    static let new: UInt8 = 0x84
    static let null: UInt8 = 0x85
    static let endOfObject: UInt8 = 0x86
    static let int64: UInt8 = 0x87

    /// The first byte that does not represent itself as a number; the last one is 0x91.
    static let first: UInt8 = 0x80
    static let last: UInt8 = 0x91

    /// Added to a reference to get an index.
    static let referenceOffset: Int64 = 110

    /// The description of an unexpected byte in errors.
    static func description(of head: UInt8) -> String {
        switch head {
        case int16: "an integer of two bytes"
        case int32: "an integer of four bytes"
        case real: "a real"
        case new: "something new"
        case null: "nil"
        case endOfObject: "the end of an object"
        case int64: "an integer of eight bytes"
        case first...last: "the reserved byte \(String(head, radix: 16))"
        default: "the integer \(Int8(bitPattern: head))"
        }
    }
}

@safe struct TypedStreamBytes {
    // Not a buffer, which computes its count at each access.
    private let base: UnsafeRawPointer?
    let count: Int
    var isBigEndian = false
    private(set) var position = 0

    /// No bytes.
    init() { unsafe (base, count) = (nil, 0) }

    init(_ bytes: UnsafeRawBufferPointer) { unsafe (base, count) = (bytes.baseAddress, bytes.count) }

    var bytes: UnsafeRawBufferPointer { unsafe UnsafeRawBufferPointer(start: base, count: count) }
    var isAtEnd: Bool { position >= count }
    var remainingCount: Int { count &- position }

    /// Continues at a position, which must be inside.
    @unsafe mutating func move(to position: Int) { self.position = position }

    @inline(__always)
    mutating func byte() throws(TypedStreamError) -> UInt8 {
        guard position < count, let base = unsafe base else { throw truncated(at: position) }
        let byte = unsafe base.load(fromByteOffset: position, as: UInt8.self)
        position &+= 1
        return byte
    }

    /// Reads an integer of a fixed size.
    @inline(__always)
    mutating func fixed<Number: FixedWidthInteger>(_ type: Number.Type) throws(TypedStreamError) -> Number {
        guard MemoryLayout<Number>.size <= remainingCount, let base = unsafe base else { throw truncated(at: position) }
        let number = unsafe base.loadUnaligned(fromByteOffset: position, as: Number.self)
        position &+= MemoryLayout<Number>.size
        return isBigEndian ? Number(bigEndian: number) : Number(littleEndian: number)
    }

    /// Reads an integer of at most 32 bits, whose first byte has been read.
    @inline(__always)
    mutating func integer(_ head: UInt8) throws(TypedStreamError) -> Int64 {
        if head < TypedStreamTag.first || head > TypedStreamTag.last { return Int64(Int8(bitPattern: head)) }
        return try taggedInteger(head)
    }

    private mutating func taggedInteger(_ head: UInt8) throws(TypedStreamError) -> Int64 {
        switch head {
        case TypedStreamTag.int16: return Int64(try fixed(Int16.self))
        case TypedStreamTag.int32: return Int64(try fixed(Int32.self))
        case TypedStreamTag.int64:
            throw TypedStreamError(
                .outOfRange, expected: "an integer of at most four bytes",
                found: TypedStreamTag.description(of: head), byteOffset: position - 1)
        default:
            throw TypedStreamError(
                .corrupt, expected: "an integer", found: TypedStreamTag.description(of: head),
                byteOffset: position - 1)
        }
    }

    /// Reads a number of a type code, whose first byte has been read; `nil` if the type is not a number.
    @inline(__always)
    mutating func number(_ head: UInt8, code: UInt8) throws(TypedStreamError) -> TypedStreamItem? {
        let value: Int64
        switch code {
        case UInt8(ascii: "i"), UInt8(ascii: "l"): value = try integer(head)
        case UInt8(ascii: "I"), UInt8(ascii: "L"): value = Int64(UInt32(truncatingIfNeeded: try integer(head)))
        case UInt8(ascii: "c"): value = Int64(Int8(bitPattern: head))
        case UInt8(ascii: "C"), UInt8(ascii: "B"): value = Int64(head)
        case UInt8(ascii: "q"), UInt8(ascii: "Q"): value = try longInteger(head)
        case UInt8(ascii: "s"): value = try shortInteger(head)
        case UInt8(ascii: "S"): value = Int64(UInt16(truncatingIfNeeded: try shortInteger(head)))
        case UInt8(ascii: "d"): return TypedStreamItem(.real, code: code, value: try double(head))
        case UInt8(ascii: "f"): return TypedStreamItem(.real, code: code, value: try float(head))
        default: return nil
        }
        return .integer(value, code: code)
    }

    /// Reads an integer of at most 64 bits, whose first byte has been read.
    mutating func longInteger(_ head: UInt8) throws(TypedStreamError) -> Int64 {
        head == TypedStreamTag.int64 ? try fixed(Int64.self) : try integer(head)
    }

    /// Reads an integer of at most 16 bits, whose first byte has been read.
    mutating func shortInteger(_ head: UInt8) throws(TypedStreamError) -> Int64 {
        guard head != TypedStreamTag.int32 else {
            throw TypedStreamError(
                .outOfRange, expected: "an integer of at most two bytes",
                found: TypedStreamTag.description(of: head), byteOffset: position - 1)
        }
        return try integer(head)
    }

    /// Reads a `Double` and returns its bits.
    mutating func double(_ head: UInt8) throws(TypedStreamError) -> Int64 {
        if head == TypedStreamTag.real { return try fixed(Int64.self) }
        return Int64(bitPattern: Double(try realInteger(head)).bitPattern)
    }

    /// Reads a `Float` and returns its bits.
    mutating func float(_ head: UInt8) throws(TypedStreamError) -> Int64 {
        if head == TypedStreamTag.real { return Int64(try fixed(UInt32.self)) }
        return Int64(Float(try realInteger(head)).bitPattern)
    }

    private mutating func realInteger(_ head: UInt8) throws(TypedStreamError) -> Int64 {
        if head < TypedStreamTag.first || head > TypedStreamTag.last || head == TypedStreamTag.int64 {
            return try integer(head)
        }
        guard head <= TypedStreamTag.int32, head > TypedStreamTag.first else {
            throw TypedStreamError(
                .corrupt, expected: "a number", found: TypedStreamTag.description(of: head), byteOffset: position - 1)
        }
        return try integer(head)
    }

    /// The tag of the next group and the range of its bytes, if these are at most 127 and the only contents of an object.
    @inline(__always)
    func shortContents() -> (tag: UInt8, bytes: TypedStreamRange)? {
        guard remainingCount >= 3, let base = unsafe base else { return nil }
        let tag = unsafe base.load(fromByteOffset: position, as: UInt8.self)
        let count = unsafe Int(base.load(fromByteOffset: position &+ 1, as: UInt8.self))
        guard count < TypedStreamTag.first, count &+ 3 <= remainingCount,
            unsafe base.load(fromByteOffset: position &+ count &+ 2, as: UInt8.self) == TypedStreamTag.endOfObject
        else { return nil }
        return (tag, TypedStreamRange(offset: position &+ 2, count: count))
    }

    /// Returns the range of the next bytes and skips them.
    mutating func range(count: Int64, startingAt start: Int) throws(TypedStreamError) -> TypedStreamRange {
        guard count >= 0 else {
            throw TypedStreamError(
                .corrupt, expected: "a number of bytes", found: "the integer \(count)", byteOffset: start)
        }
        guard count <= Int64(remainingCount) else {
            throw TypedStreamError(
                .corrupt, expected: "\(count) bytes",
                found: "the end of the archive after \(remainingCount)", byteOffset: start)
        }
        let range = TypedStreamRange(offset: position, count: Int(count))
        position &+= Int(count)
        return range
    }

    @inline(never)
    private func truncated(at offset: Int) -> TypedStreamError {
        TypedStreamError(.corrupt, expected: "more bytes", found: "the end of the archive", byteOffset: offset)
    }
}
