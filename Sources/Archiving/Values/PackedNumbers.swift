// Numbers of fixed width, in one data object.
//
//     [UInt16] 1, 2, 515     little-endian  01 00 | 02 00 | 03 02
//                            big-endian     00 01 | 00 02 | 02 03
//
// Source and destination have the same size: as many bytes as a number of elements has.

import PropertyLists

/// A number of fixed width that can be packed.
///
/// The types that conform in this module are the only ones that can be packed.
@_spi(GeneratedCode)
public protocol PackableNumber: ArchivableNumber, BitwiseCopyable, Hashable, Sendable {}

@_spi(GeneratedCode) extension Int8: PackableNumber {}
@_spi(GeneratedCode) extension Int16: PackableNumber {}
@_spi(GeneratedCode) extension Int32: PackableNumber {}
@_spi(GeneratedCode) extension Int64: PackableNumber {}
@_spi(GeneratedCode) extension UInt8: PackableNumber {}
@_spi(GeneratedCode) extension UInt16: PackableNumber {}
@_spi(GeneratedCode) extension UInt32: PackableNumber {}
@_spi(GeneratedCode) extension UInt64: PackableNumber {}
@_spi(GeneratedCode) extension Float: PackableNumber {}
@_spi(GeneratedCode) extension Double: PackableNumber {}

/// Numbers in one data object, the low byte of each first: the archived form of a field of type `packed [T]`.
@_spi(GeneratedCode)
public struct PackedLittleEndian<Element: PackableNumber>: ArchivableValue, Hashable, Sendable {
    /// The numbers.
    public let elements: [Element]

    /// Creates a value that wraps numbers.
    public init(_ elements: [Element]) {
        self.elements = elements
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try PackedBytes.encode(elements, to: archiver, forKey: key, isBigEndian: false)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> PackedLittleEndian? {
        try PackedBytes.elements(Element.self, from: unarchiver, forKey: key, isBigEndian: false).map { Self($0) }
    }
}

/// Numbers in one data object, the high byte of each first: the archived form of a field of type `packed(big) [T]`.
@_spi(GeneratedCode)
public struct PackedBigEndian<Element: PackableNumber>: ArchivableValue, Hashable, Sendable {
    /// The numbers.
    public let elements: [Element]

    /// Creates a value that wraps numbers.
    public init(_ elements: [Element]) {
        self.elements = elements
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try PackedBytes.encode(elements, to: archiver, forKey: key, isBigEndian: true)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> PackedBigEndian? {
        try PackedBytes.elements(Element.self, from: unarchiver, forKey: key, isBigEndian: true).map { Self($0) }
    }
}

/// Converts between numbers and bytes: one copy if the byte order is the machine's, or else a second one with swapped
/// bytes.
enum PackedBytes {
    private static let hostIsBigEndian = 1.bigEndian == 1

    fileprivate static func encode<Element: PackableNumber>(
        _ elements: [Element], to archiver: Archiver, forKey key: String?, isBigEndian: Bool
    ) throws {
        try unsafe withBytes(of: elements, isBigEndian: isBigEndian) { bytes in
            try unsafe archiver.encodePackedNumbers({ Element.numberArray(elements) }, bytes: bytes, forKey: key)
        }
    }

    fileprivate static func elements<Element: PackableNumber>(
        _ type: Element.Type, from unarchiver: Unarchiver, forKey key: String?, isBigEndian: Bool
    ) throws -> [Element]? {
        // Without keys, the numbers are in an array of their type and the archive's byte order.
        if let key, unarchiver.standsWhole(forKey: key) {
            return try unarchiver.numberArrayValue(Element.numberKind, forKey: key).flatMap(Element.elements)
        }
        if key == nil, let numbers = try unarchiver.nextPackedNumbers(Element.numberKind) {
            return Element.elements(of: numbers)
        }
        guard let data = try unsafe unarchiver.dataView(forKey: key) else { return nil }
        let width = MemoryLayout<Element>.size
        guard data.count % width == 0 else {
            throw unarchiver.fail(
                expected: "numbers of \(width) bytes each", found: "\(data.count) bytes, which is not a multiple",
                forKey: key)
        }
        return elements(of: data, isBigEndian: isBigEndian)
    }

    static func withBytes<Element: PackableNumber, Result>(
        of elements: [Element], isBigEndian: Bool, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        let width = MemoryLayout<Element>.size
        if isBigEndian == hostIsBigEndian || width == 1 { return try unsafe elements.withUnsafeBytes(body) }
        let swapped = unsafe elements.withUnsafeBytes { bytes in
            unsafe [UInt8](unsafeUninitializedCapacity: bytes.count) { space, initializedCount in
                unsafe copySwapped(bytes, to: UnsafeMutableRawBufferPointer(space), width: width)
                initializedCount = bytes.count
            }
        }
        return try unsafe swapped.withUnsafeBytes(body)
    }

    /// The numbers in data. Bytes that are no whole number are ignored.
    static func elements<Element: PackableNumber>(of data: Data, isBigEndian: Bool) -> [Element] {
        let width = MemoryLayout<Element>.size
        let count = data.count / width
        // As for other elements, the empty array isn't written.
        if count == 0 { return [] }
        return unsafe [Element](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            let space = UnsafeMutableRawBufferPointer(buffer)
            unsafe data.withUnsafeBytes { all in
                let bytes = unsafe UnsafeRawBufferPointer(rebasing: all.prefix(space.count))
                if isBigEndian == hostIsBigEndian {
                    unsafe space.copyMemory(from: bytes)
                } else {
                    unsafe copySwapped(bytes, to: space, width: width)
                }
            }
            initializedCount = count
        }
    }

    private static func copySwapped(
        _ bytes: UnsafeRawBufferPointer, to space: UnsafeMutableRawBufferPointer, width: Int
    ) {
        switch width {
        case 2: unsafe copySwapped(bytes, to: space, as: UInt16.self)
        case 4: unsafe copySwapped(bytes, to: space, as: UInt32.self)
        case 8: unsafe copySwapped(bytes, to: space, as: UInt64.self)
        default: unsafe space.copyMemory(from: bytes)
        }
    }

    private static func copySwapped<Word: FixedWidthInteger & BitwiseCopyable>(
        _ bytes: UnsafeRawBufferPointer, to space: UnsafeMutableRawBufferPointer, as type: Word.Type
    ) {
        for offset in stride(from: 0, to: bytes.count, by: MemoryLayout<Word>.size) {
            let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: type)
            unsafe space.storeBytes(of: word.byteSwapped, toByteOffset: offset, as: type)
        }
    }
}
