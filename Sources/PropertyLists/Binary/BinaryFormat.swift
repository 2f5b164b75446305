// The constants of the binary format (`bplist00`), for its reader and its writer. Markers are defined only here.
//
// All numbers are big-endian. The dictionary {"a": [1, true]}, as this module writes it:
//
//     00  62 70 6c 69 73 74 30 30     header      "bplist00"
//     08  51 61                       object 1    string of 1 byte, "a"
//     0a  10 01                       object 3    integer of 1 byte, 1
//     0c  09                          object 4    true
//     0d  a2 03 04                    object 2    array of 2: objects 3 and 4
//     10  d1 01 02                    object 0    dictionary of 1: its key is object 1, its value object 2
//     13  10 08 0d 0a 0c              offset table: the offsets of objects 0, 1, 2, 3, 4
//     18  00 00 00 00 00 00           trailer     unused, also the sort version
//     1e  01                                      bytes per entry of the offset table
//     1f  01                                      bytes per object reference
//     20  00 00 00 00 00 00 00 05                 number of objects
//     28  00 00 00 00 00 00 00 00                 top object
//     30  00 00 00 00 00 00 00 13                 offset of the offset table
//
// The high four bits of a marker are the kind, the low four bits the count. If they are 15, the count follows as an
// integer object: `5f 10 14` starts a string of 20 bytes.

package enum BinaryFormat {
    /// The first bytes of a file that we write, as a number: "bplist00".
    static let header: UInt64 = 0x62_70_6C_69_73_74_30_30
    static let headerByteCount = 8

    /// The header bytes that a reader compares. Like Cocoa, we accept any last digit.
    static let comparedHeader = header >> 8

    static let trailerByteCount = 32

    /// The header, an object of one byte, an entry of the offset table, and the trailer have 42 bytes. Cocoa's limit is
    /// one less.
    static let minimumByteCount = 41

    /// The maximum size of an entry of the offset table and of an object reference.
    static let maximumWidth = 8

    enum TrailerField {
        static let offsetWidth = 6
        static let referenceWidth = 7
        static let objectCount = 8
        static let topObject = 16
        static let offsetTableOffset = 24
    }

    /// The width in bytes that the writer uses for offsets up to `value`, or for references to `value` objects.
    package static func width(holding value: UInt64) -> Int {
        switch value {
        case ..<0x100: 1
        case ..<0x1_0000: 2
        case ..<0x1_0000_0000: 4
        default: 8
        }
    }
}

/// The first byte of an object. If the object has a count, the low four bits are added.
// Those that are computed are numbers in the code that `BinaryObjectView` inlines into other modules.
@usableFromInline package enum BinaryMarker {
    static let null: UInt8 = 0x00
    @inlinable package static var booleanFalse: UInt8 { 0x08 }
    @inlinable package static var booleanTrue: UInt8 { 0x09 }

    /// Unsigned. The low two bits are the binary logarithm of the width: 1, 2 or 4 bytes.
    @inlinable package static var integer8: UInt8 { 0x10 }
    /// Signed.
    static let integer64: UInt8 = 0x13
    /// Sixteen bytes, the first eight of which are 0: an unsigned integer that does not fit `integer64`.
    static let integer128: UInt8 = 0x14

    @inlinable package static var real32: UInt8 { 0x22 }
    @inlinable package static var real64: UInt8 { 0x23 }
    /// Seconds since the beginning of 2001 in UTC, as a real of 64 bits.
    static let date: UInt8 = 0x33

    // In the following markers, the low four bits are the count.

    static let data: UInt8 = 0x40
    @inlinable package static var asciiString: UInt8 { 0x50 }
    /// The unit is a UTF-16 code unit.
    static let utf16String: UInt8 = 0x60
    /// The low four bits are the number of bytes minus 1.
    @inlinable package static var uid: UInt8 { 0x80 }
    @inlinable package static var array: UInt8 { 0xA0 }
    package static let set: UInt8 = 0xC0
    /// The number of pairs: first the references to all keys, then the references to all values.
    @inlinable package static var dictionary: UInt8 { 0xD0 }

    @inlinable package static var kindMask: UInt8 { 0xF0 }
    @inlinable package static var countMask: UInt8 { 0x0F }
    /// Used instead of a count: the count follows as an integer object.
    @inlinable package static var countFollows: UInt8 { 0x0F }
}
