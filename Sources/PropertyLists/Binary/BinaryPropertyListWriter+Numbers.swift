// Numbers as the writer appends them, in an array: big-endian, and integers and counts as narrow as the format has
// them.

extension BinaryPropertyListWriter {
    static func append<Value: FixedWidthInteger>(_ value: Value, to bytes: inout [UInt8]) {
        append(UInt64(truncatingIfNeeded: value), width: Value.bitWidth / 8, to: &bytes)
    }

    // Byte by byte: appending a buffer goes through generic code, which is slow where nothing is optimized.
    static func append(_ value: UInt64, width: Int, to bytes: inout [UInt8]) {
        var shift = width &* 8
        while shift > 0 {
            shift &-= 8
            bytes.append(UInt8(truncatingIfNeeded: value &>> UInt64(truncatingIfNeeded: shift)))
        }
    }

    // Signed only where nothing else will do: 1, 2 and 4 bytes are read as unsigned.
    static func append(integer value: Int64, to bytes: inout [UInt8]) {
        guard let unsigned = UInt64(exactly: value) else {
            bytes.append(BinaryMarker.integer64)
            append(value, to: &bytes)
            return
        }
        let width = BinaryFormat.width(holding: unsigned)
        bytes.append(BinaryMarker.integer8 | UInt8(width.trailingZeroBitCount))
        append(unsigned, width: width, to: &bytes)
    }

    static func append(marker: UInt8, count: Int, to bytes: inout [UInt8]) {
        if count < Int(BinaryMarker.countFollows) {
            bytes.append(marker | UInt8(count))
        } else {
            bytes.append(marker | BinaryMarker.countFollows)
            append(integer: Int64(count), to: &bytes)
        }
    }
}
