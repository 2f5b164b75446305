// Numbers of fixed width, one behind the other in one data object.
//
//     [UInt16] 1, 2, 515     little-endian  01 00 | 02 00 | 03 02
//                            big-endian     00 01 | 00 02 | 02 03

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A number of fixed width, which can be packed. Only the types that conform here can be.
public protocol PackableNumber: ArchivableNumber, BitwiseCopyable, Hashable, Sendable {}

extension Int8: PackableNumber {}
extension Int16: PackableNumber {}
extension Int32: PackableNumber {}
extension Int64: PackableNumber {}
extension UInt8: PackableNumber {}
extension UInt16: PackableNumber {}
extension UInt32: PackableNumber {}
extension UInt64: PackableNumber {}
extension Float: PackableNumber {}
extension Double: PackableNumber {}

/// Numbers in one data object, the low byte of each first: what a field of type `packed [T]` is archived as.
public struct PackedLittleEndian<Element: PackableNumber>: ArchivableValue, Hashable, Sendable {
    /// The numbers.
    public let elements: [Element]

    /// Wraps numbers.
    public init(_ elements: [Element]) {
        self.elements = elements
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodePackedNumbers(
            { Element.numberArray(elements) }, bytes: { PackedBytes.data(of: elements, isBigEndian: false) },
            forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> PackedLittleEndian? {
        try PackedBytes.elements(Element.self, from: unarchiver, forKey: key, isBigEndian: false).map { Self($0) }
    }
}

/// Numbers in one data object, the high byte of each first: what a field of type `packed(big) [T]` is archived as.
public struct PackedBigEndian<Element: PackableNumber>: ArchivableValue, Hashable, Sendable {
    /// The numbers.
    public let elements: [Element]

    /// Wraps numbers.
    public init(_ elements: [Element]) {
        self.elements = elements
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodePackedNumbers(
            { Element.numberArray(elements) }, bytes: { PackedBytes.data(of: elements, isBigEndian: true) },
            forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> PackedBigEndian? {
        try PackedBytes.elements(Element.self, from: unarchiver, forKey: key, isBigEndian: true).map { Self($0) }
    }
}

/// Between numbers and bytes: one copy, and where the order is not the machine's, the bytes turned round in it.
private enum PackedBytes {
    private static let hostIsBigEndian = 1.bigEndian == 1

    static func data<Element: PackableNumber>(of elements: [Element], isBigEndian: Bool) -> Data {
        var data = elements.withUnsafeBytes { Data($0) }
        if isBigEndian != hostIsBigEndian {
            data.withUnsafeMutableBytes { swapBytes(in: $0, width: MemoryLayout<Element>.size) }
        }
        return data
    }

    static func elements<Element: PackableNumber>(
        _ type: Element.Type, from unarchiver: Unarchiver, forKey key: String?, isBigEndian: Bool
    ) throws -> [Element]? {
        // Where values have no keys, numbers stand in an array of their own type and the archive's byte order.
        if let key, unarchiver.standsWhole(forKey: key) {
            return try unarchiver.numberArrayValue(Element.numberKind, forKey: key).flatMap(Element.elements)
        }
        if key == nil, let numbers = try unarchiver.nextPackedNumbers(Element.numberKind) {
            return Element.elements(of: numbers)
        }
        guard let data = try unarchiver.dataValue(forKey: key) else { return nil }
        let width = MemoryLayout<Element>.size
        guard data.count % width == 0 else {
            throw unarchiver.invalidValue(
                "numbers of \(width) bytes each", found: "\(data.count) bytes, which is no multiple", forKey: key)
        }
        let count = data.count / width
        return [Element](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            let bytes = UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: data.count)
            data.copyBytes(to: bytes)
            if isBigEndian != hostIsBigEndian { swapBytes(in: bytes, width: width) }
            initializedCount = count
        }
    }

    private static func swapBytes(in bytes: UnsafeMutableRawBufferPointer, width: Int) {
        switch width {
        case 2: swapBytes(in: bytes, as: UInt16.self)
        case 4: swapBytes(in: bytes, as: UInt32.self)
        case 8: swapBytes(in: bytes, as: UInt64.self)
        default: break
        }
    }

    private static func swapBytes<Word: FixedWidthInteger & BitwiseCopyable>(
        in bytes: UnsafeMutableRawBufferPointer, as type: Word.Type
    ) {
        for offset in stride(from: 0, to: bytes.count, by: MemoryLayout<Word>.size) {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: type)
            bytes.storeBytes(of: word.byteSwapped, toByteOffset: offset, as: type)
        }
    }
}
