// The bytes of a stream that is written, and the encoding of its numbers.
//
// The width of a number is that of its type.

import PropertyLists

struct TypedStreamOutput: ~Copyable {
    var bytes = GrowingBytes()
    private let header: TypedStreamHeader
    private let losesNegativeZero: Bool
    private let isBigEndian: Bool

    init(_ writing: TypedStreamWriting) {
        header = writing.header
        losesNegativeZero = writing.losesNegativeZero
        isBigEndian = writing.header.isBigEndian
    }

    mutating func writeHeader() {
        bytes.append(UInt8(truncatingIfNeeded: header.streamerVersion))
        let signature = isBigEndian ? TypedStreamHeader.bigEndianSignature : TypedStreamHeader.littleEndianSignature
        bytes.append(UInt8(truncatingIfNeeded: signature.count))
        for byte in signature { bytes.append(byte) }
        writeInteger(Int32(truncatingIfNeeded: header.systemVersion))
    }

    @inline(__always)
    mutating func writeInteger(_ value: Int32) {
        if value >= -110, value <= 127 {
            bytes.append(UInt8(truncatingIfNeeded: value))
        } else {
            writeWideInteger(value)
        }
    }

    // -32768 takes four bytes, as in Apple's implementation.
    private mutating func writeWideInteger(_ value: Int32) {
        if value >= -32_767, value <= 32_767 {
            append(TypedStreamTag.int16, Int16(truncatingIfNeeded: value))
        } else {
            append(TypedStreamTag.int32, value)
        }
    }

    @inline(__always)
    mutating func writeReference(_ number: UInt32) {
        writeInteger(Int32(truncatingIfNeeded: Int64(number) - TypedStreamTag.referenceOffset))
    }

    /// Writes an integer of the type `code`. Returns false if it doesn't fit.
    @inline(__always)
    mutating func writeInteger(_ value: Int64, code: UInt8) -> Bool {
        switch code {
        case UInt8(ascii: "c"):
            guard let value = Int8(exactly: value) else { return false }
            bytes.append(UInt8(bitPattern: value))
        case UInt8(ascii: "C"), UInt8(ascii: "B"):
            guard let value = UInt8(exactly: value) else { return false }
            bytes.append(value)
        case UInt8(ascii: "s"):
            guard let value = Int16(exactly: value) else { return false }
            writeShort(value)
        case UInt8(ascii: "S"):
            guard let value = UInt16(exactly: value) else { return false }
            writeShort(Int16(bitPattern: value))
        case UInt8(ascii: "i"), UInt8(ascii: "l"):
            guard let value = Int32(exactly: value) else { return false }
            writeInteger(value)
        case UInt8(ascii: "I"), UInt8(ascii: "L"):
            guard let value = UInt32(exactly: value) else { return false }
            writeInteger(Int32(bitPattern: value))
        default:
            writeLong(value)
        }
        return true
    }

    private mutating func writeLong(_ value: Int64) {
        if let narrow = Int32(exactly: value) {
            writeInteger(narrow)
        } else {
            append(TypedStreamTag.int64, value)
        }
    }

    private mutating func writeShort(_ value: Int16) {
        if value >= -110, value <= 127 {
            bytes.append(UInt8(truncatingIfNeeded: value))
        } else {
            append(TypedStreamTag.int16, value)
        }
    }

    /// Writes a real, given as the bits of a `Float` or a `Double`.
    mutating func writeReal(_ bits: Int64, isFloat: Bool) {
        let value =
            isFloat
            ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            : Double(bitPattern: UInt64(bitPattern: bits))
        if let integer = integer(equalTo: value) {
            writeInteger(integer)
            return
        }
        if isFloat {
            append(TypedStreamTag.real, UInt32(truncatingIfNeeded: bits))
        } else {
            append(TypedStreamTag.real, bits)
        }
    }

    // The integer that is written instead of a real. Like Apple's implementation, converts even a Double to Float
    // first: large integers that don't fit a Float are written as reals.
    private func integer(equalTo value: Double) -> Int32? {
        guard value >= -2_147_483_646, value < 2_147_483_646 else { return nil }
        guard let integer = Int32(exactly: Float(value).rounded(.towardZero)), Double(integer) == value else {
            return nil
        }
        return integer == 0 && value.sign == .minus && !losesNegativeZero ? nil : integer
    }

    @inline(__always)
    private mutating func append<Number: FixedWidthInteger>(_ tag: UInt8, _ number: Number) {
        let bigEndian = UInt64(truncatingIfNeeded: isBigEndian ? number : number.byteSwapped)
        unsafe bytes.append(tag, bigEndian, width: MemoryLayout<Number>.size)
    }
}
