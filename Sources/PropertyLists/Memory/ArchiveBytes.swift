// The bytes of an archive, with bounds-checked loads. For hot paths, see `BinaryObjectView.swift`.
//
// The bytes are a copy, the contents of data, or a mapped file. All cases have one pointer and one count, so that a
// load is a comparison and a move, without `Data` or `Array`.
//
// Data is not copied, but retained. Its bytes keep their address and their values as long as it is retained: data is
// only changed in place if it has a single owner, otherwise it is copied first. Only short data is copied, because its
// bytes may be stored in the value itself.

import SystemFiles

/// The bytes of an archive, retained and at a fixed address while they are read.
// Unchecked, because the compiler can't know that `base` is not written between `init` and `deinit`.
@safe @usableFromInline package final class ArchiveBytes: @unchecked Sendable {
    @usableFromInline let base: UnsafeRawPointer
    @usableFromInline package let count: Int
    private let owner: Owner

    private enum Owner {
        case own
        case data(Data)
        case mapping
    }

    // More than `Data` stores inline on any system. Copying so few bytes costs no more than retaining the data.
    private static let greatestCopiedCount = 64

    private init(base: UnsafeRawPointer, count: Int, owner: Owner) {
        unsafe self.base = base
        self.count = count
        self.owner = owner
    }

    deinit {
        switch owner {
        case .own: unsafe base.deallocate()
        case .data: break
        case .mapping: unsafe MappedBytes.unmap(UnsafeRawBufferPointer(start: base, count: count))
        }
    }

    /// Creates a copy of the bytes of an array.
    package convenience init(_ bytes: [UInt8]) {
        unsafe self.init(base: bytes.withUnsafeBytes(Self.copy), count: bytes.count, owner: .own)
    }

    /// Retains data, or copies its bytes if there are few.
    package convenience init(_ data: Data) {
        let base = unsafe data.withUnsafeBytes { $0.count > Self.greatestCopiedCount ? $0.baseAddress : nil }
        if let base = unsafe base {
            unsafe self.init(base: base, count: data.count, owner: .data(data))
        } else {
            unsafe self.init(base: data.withUnsafeBytes(Self.copy), count: data.count, owner: .own)
        }
    }

    /// Reads a file, so that what happens to it afterwards doesn't matter. A file that exceeds the limits is not read.
    package convenience init(reading url: URL, limits: ReadLimits) throws {
        if let count = try Self.status(of: url)?.byteCount, count > limits.maximumByteCount {
            throw PropertyListError.tooManyBytes(count, limits: limits)
        }
        self.init(try Data(contentsOf: url))
    }

    /// Maps a file, or reads it if it can't be mapped.
    ///
    /// If a mapped file is truncated, the system terminates the process that reads past its end.
    package convenience init(mapping url: URL) throws {
        _ = try Self.status(of: url)
        if let bytes = unsafe MappedBytes.map(url.path(percentEncoded: false)), let base = bytes.baseAddress {
            unsafe self.init(base: base, count: bytes.count, owner: .mapping)
        } else {
            self.init(try Data(contentsOf: url))
        }
    }

    /// The status of a file that can be read; `nil` if there is none.
    private static func status(of url: URL) throws -> FileStatus? {
        guard url.isFileURL else {
            throw PropertyListError(.unreadableFile, "not the address of a file", found: url.absoluteString)
        }
        // Foundation reports something else, and opening a pipe would wait for its writer.
        let status = FileStatus(ofPath: url.path(percentEncoded: false))
        guard status?.kind != .special else {
            throw PropertyListError(
                .unreadableFile, "not a regular file", expected: "a regular file", found: "a pipe, a socket or a device"
            )
        }
        return status
    }

    private static func copy(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
        if let source = bytes.baseAddress { unsafe memory.copyMemory(from: source, byteCount: bytes.count) }
        return UnsafeRawPointer(memory)
    }
}

// MARK: - Loads

extension ArchiveBytes {
    @inlinable
    package func byte(at offset: Int) throws(PropertyListError) -> UInt8 {
        guard offset >= 0, offset < count else { throw .truncated(at: offset, width: 1, count: count) }
        return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
    }

    /// Returns the big-endian number at `offset`, whose bytes exist.
    @inline(__always)
    func number<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int, as type: Number.Type) -> Number {
        precondition(offset >= 0 && offset <= count &- MemoryLayout<Number>.size)
        return unsafe Number(bigEndian: base.loadUnaligned(fromByteOffset: offset, as: type))
    }

    /// Returns the big-endian unsigned integer of 1 to 8 bytes at `offset`.
    // Inlinable: every reference and every offset of an archive goes through here.
    @inlinable
    package func unsignedInteger(at offset: Int, width: Int) throws(PropertyListError) -> UInt64 {
        guard offset >= 0, width >= 1, width <= 8, offset <= count &- width else {
            throw .truncated(at: offset, width: width, count: count)
        }
        switch width {
        case 1:
            return unsafe UInt64(base.load(fromByteOffset: offset, as: UInt8.self))
        case 2:
            return unsafe UInt64(UInt16(bigEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
        case 4:
            return unsafe UInt64(UInt32(bigEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        case 8:
            return unsafe UInt64(bigEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        default:
            return unsafe oddUnsignedInteger(at: offset, width: width)
        }
    }

    // For widths that readers must support, although no known writer uses them. The caller has checked the range.
    @inline(never) @usableFromInline
    @unsafe func oddUnsignedInteger(at offset: Int, width: Int) -> UInt64 {
        var value: UInt64 = 0
        for position in offset..<(offset + width) {
            value = unsafe value << 8 | UInt64(base.load(fromByteOffset: position, as: UInt8.self))
        }
        return value
    }

    /// Calls `body` with a range of the bytes, which must not escape the call.
    @inlinable
    @safe package func withUnsafeBytes<Result>(
        at offset: Int, count byteCount: Int, _ body: (UnsafeRawBufferPointer) -> Result
    ) throws(PropertyListError) -> Result {
        guard offset >= 0, byteCount >= 0, byteCount <= count, offset <= count &- byteCount else {
            throw .truncated(at: offset, width: byteCount, count: count)
        }
        return unsafe body(UnsafeRawBufferPointer(start: base + offset, count: byteCount))
    }

    /// Calls `body` with all bytes, which must not escape the call.
    @safe package func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe body(UnsafeRawBufferPointer(start: base, count: count))
    }

    /// Returns a copy of a range of the bytes.
    package func bytes(at offset: Int, count byteCount: Int) throws(PropertyListError) -> [UInt8] {
        try withUnsafeBytes(at: offset, count: byteCount) { unsafe [UInt8]($0) }
    }

    /// Returns a copy of a range of the bytes as data.
    package func data(at offset: Int, count byteCount: Int) throws(PropertyListError) -> Data {
        try withUnsafeBytes(at: offset, count: byteCount) { unsafe Data($0) }
    }

    /// Returns a range of the bytes as data, without copying it.
    ///
    /// The data retains the bytes. It must not be changed, or passed to code that might change it: data with one owner
    /// is changed in its memory.
    @unsafe package func dataView(at offset: Int, count byteCount: Int) throws(PropertyListError) -> Data {
        try withUnsafeBytes(at: offset, count: byteCount) { bytes in
            guard let base = bytes.baseAddress, byteCount > 0 else { return Data() }
            return unsafe Data(
                bytesNoCopy: UnsafeMutableRawPointer(mutating: base), count: byteCount,
                deallocator: .custom { _, _ in withExtendedLifetime(self) {} })
        }
    }
}

// MARK: - Text: ASCII, extended to Latin-1, and big-endian UTF-16

extension ArchiveBytes {
    /// The string of `count` bytes at `offset`. Like Cocoa, reads bytes from 0x80 on as Latin-1.
    func latin1String(at offset: Int, count: Int) throws(PropertyListError) -> String {
        try withUnsafeBytes(at: offset, count: count) { bytes in
            if unsafe bytes.isASCII { return unsafe String(decoding: bytes, as: UTF8.self) }
            var text = ""
            unsafe text.unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
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
            unsafe String(unsafeUninitializedCapacity: count * 3) { utf8 in
                unsafe Self.transcode(BigEndianCodeUnits(bytes: bytes), to: utf8)
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
                return unsafe text.withUTF8 { unsafe bytes.isEqual(to: UnsafeRawBufferPointer($0)) } && bytes.isASCII
            }
            // Most different texts also differ in the last letter, which is faster to check.
            if let last = unsafe bytes.last, last < 0x80, last != text.utf8.last { return false }
            return unsafe text.unicodeScalars.elementsEqual(bytes.lazy.map { Unicode.Scalar($0) })
        }
    }

    func isUTF16(at offset: Int, count: Int, equalTo text: String) throws(PropertyListError) -> Bool {
        // A code unit takes one to three bytes in UTF-8, and most strings differ in their length.
        guard count <= self.count / 2, count <= text.utf8.count, text.utf8.count <= count * 3 else {
            return false
        }
        return try withUnsafeBytes(at: offset, count: count * 2) { bytes in
            unsafe text.utf16.elementsEqual(BigEndianCodeUnits(bytes: bytes))
        }
    }

    // Transcodes code units to UTF-8 and returns the number of bytes. The standard library takes seven times as long
    // for code units that are not native integers in memory.
    private static func transcode(_ units: BigEndianCodeUnits, to utf8: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var target = 0
        var position = 0
        while unsafe position < units.count {
            let unit = unsafe UInt32(units[position])
            position += 1
            var scalar = unit
            if unit & 0xF800 == 0xD800 {
                scalar = 0xFFFD
                if unit < 0xDC00, unsafe position < units.count, unsafe units[position] & 0xFC00 == 0xDC00 {
                    scalar = unsafe 0x10000 + (unit & 0x3FF) << 10 + UInt32(units[position] & 0x3FF)
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
                unsafe utf8[target] = mark | (isFirst ? bits : bits & 0x3F)
                target += 1
            }
        }
        return target
    }
}

// A view of bytes as UTF-16 code units. It checks no position and doesn't keep the bytes alive.
@unsafe struct BigEndianCodeUnits: @unsafe RandomAccessCollection {
    let bytes: UnsafeRawBufferPointer

    var startIndex: Int { 0 }
    var endIndex: Int { unsafe bytes.count / 2 }

    subscript(position: Int) -> UInt16 {
        unsafe UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: position * 2, as: UInt16.self))
    }
}

// The standard library's initializer requires newer systems than this package.
extension String {
    /// Creates a string from UTF-8 bytes; `nil` if the bytes are not valid UTF-8.
    package init?(validUTF8 bytes: UnsafeRawBufferPointer) {
        var text = unsafe String(decoding: bytes, as: UTF8.self)
        // Decoding replaces invalid UTF-8.
        guard unsafe bytes.isASCII || text.withUTF8({ unsafe bytes.isEqual(to: UnsafeRawBufferPointer($0)) }) else {
            return nil
        }
        self = text
    }

    /// Creates a string from UTF-8 bytes; `nil` if the bytes are not valid UTF-8.
    package init?(validUTF8 bytes: some Sequence<UInt8>) {
        guard let text = unsafe [UInt8](bytes).withUnsafeBytes({ unsafe String(validUTF8: $0) }) else { return nil }
        self = text
    }
}
