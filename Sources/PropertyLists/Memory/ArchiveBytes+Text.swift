// Text in the two encodings of the binary format: ASCII, extended to Latin-1, and big-endian UTF-16.

extension ArchiveBytes {
    /// The string of `count` bytes at `offset`. Like Cocoa, reads bytes from 0x80 on as Latin-1.
    func latin1String(at offset: Int, count: Int) throws(PropertyListError) -> String {
        try withUnsafeBytes(at: offset, count: count) { bytes in
            if bytes.isASCII { return String(decoding: bytes, as: UTF8.self) }
            var text = ""
            text.unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
            return text
        }
    }

    /// The string of `count` UTF-16 code units at `offset`.
    ///
    /// Cocoa accepts an unpaired surrogate. Swift's strings can't contain one, so it is read as U+FFFD.
    func utf16String(at offset: Int, count: Int) throws(PropertyListError) -> String {
        guard count <= self.count / 2 else {
            throw .truncated(at: offset, width: count, count: self.count)
        }
        return try withUnsafeBytes(at: offset, count: count * 2) { bytes in
            // A code unit takes at most three bytes in UTF-8, including U+FFFD.
            String(unsafeUninitializedCapacity: count * 3) { utf8 in
                Self.transcode(BigEndianCodeUnits(bytes: bytes), to: utf8)
            }
        }
    }

    /// Whether the bytes at `offset`, read as Latin-1, have the same code points as `text`.
    func isLatin1(at offset: Int, count: Int, equalTo text: String) throws(PropertyListError) -> Bool {
        // If the UTF-8 has the same number of bytes, only ASCII text can be equal. Other Latin-1 letters take two
        // bytes.
        let byteCount = text.utf8.count
        guard byteCount >= count, byteCount / 2 <= count else { return false }
        return try withUnsafeBytes(at: offset, count: count) { bytes in
            if byteCount == count {
                var text = text
                return text.withUTF8 { bytes.isEqual(to: UnsafeRawBufferPointer($0)) } && bytes.isASCII
            }
            // Most different texts also differ in the last letter, which is faster to check.
            if let last = bytes.last, last < 0x80, last != text.utf8.last { return false }
            return text.unicodeScalars.elementsEqual(bytes.lazy.map { Unicode.Scalar($0) })
        }
    }

    func isUTF16(at offset: Int, count: Int, equalTo text: String) throws(PropertyListError) -> Bool {
        // A code unit takes one to three bytes in UTF-8, and most strings differ in their length.
        guard count <= self.count / 2, count <= text.utf8.count, text.utf8.count <= count * 3 else {
            return false
        }
        return try withUnsafeBytes(at: offset, count: count * 2) { bytes in
            text.utf16.elementsEqual(BigEndianCodeUnits(bytes: bytes))
        }
    }

    // Transcodes code units to UTF-8 and returns the number of bytes. The standard library takes seven times as long
    // for code units that are not native integers in memory.
    private static func transcode(_ units: BigEndianCodeUnits, to utf8: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var target = 0
        var position = 0
        while position < units.count {
            let unit = UInt32(units[position])
            position += 1
            var scalar = unit
            if unit & 0xF800 == 0xD800 {
                scalar = 0xFFFD
                if unit < 0xDC00, position < units.count, units[position] & 0xFC00 == 0xDC00 {
                    scalar = 0x10000 + (unit & 0x3FF) << 10 + UInt32(units[position] & 0x3FF)
                    position += 1
                }
            }
            let length = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
            for shift in (0..<length).reversed() {
                // The lead byte of a sequence of n > 1 bytes starts with n one bits; a continuation byte starts with
                // 10.
                let isFirst = shift == length - 1
                let bits = UInt8(truncatingIfNeeded: scalar >> UInt32(6 * shift))
                let mark: UInt8 = isFirst ? (length == 1 ? 0 : ~(0xFF >> UInt8(length))) : 0x80
                utf8[target] = mark | (isFirst ? bits : bits & 0x3F)
                target += 1
            }
        }
        return target
    }
}

// A view of bytes as UTF-16 code units.
struct BigEndianCodeUnits: RandomAccessCollection {
    let bytes: UnsafeRawBufferPointer

    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count / 2 }

    subscript(position: Int) -> UInt16 {
        UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: position * 2, as: UInt16.self))
    }
}

// The standard library's initializer requires newer systems than this package.
extension String {
    /// Creates a string from UTF-8 bytes; `nil` if the bytes are not valid UTF-8.
    package init?(validUTF8 bytes: UnsafeRawBufferPointer) {
        var text = String(decoding: bytes, as: UTF8.self)
        // Decoding replaces invalid UTF-8.
        guard bytes.isASCII || text.withUTF8({ bytes.isEqual(to: UnsafeRawBufferPointer($0)) }) else { return nil }
        self = text
    }

    /// Creates a string from UTF-8 bytes; `nil` if the bytes are not valid UTF-8.
    package init?(validUTF8 bytes: some Sequence<UInt8>) {
        guard let text = [UInt8](bytes).withUnsafeBytes({ String(validUTF8: $0) }) else { return nil }
        self = text
    }
}
