// The constants of the binary format (`bplist00`), for its reader and its writer; markers are defined only here.
//
// All numbers are big-endian. The dictionary {"a": [1, true]}, as this module writes it:
//
//     00  62 70 6c 69 73 74 30 30     header      "bplist00"
//     08  51 61                       object 1    string of 1 byte, "a"
//     0a  10 01                       object 3    integer of 1 byte, 1
//     0c  09                          object 4    true
//     0d  a2 03 04                    object 2    array of 2: objects 3 and 4
//     10  d1 01 02                    object 0    dictionary of 1: its key is object 1, its value object 2
//     13  10 08 0d 0a 0c              offset table: where objects 0, 1, 2, 3, 4 begin
//     18  00 00 00 00 00 00           trailer     unused, also the sort version
//     1e  01                                      bytes per entry of the offset table
//     1f  01                                      bytes per object reference
//     20  00 00 00 00 00 00 00 05                 count of objects
//     28  00 00 00 00 00 00 00 00                 top object
//     30  00 00 00 00 00 00 00 13                 where the offset table begins
//
// A marker's high four bits are the kind, its low four bits the count, or 15 when the count follows as an integer
// object of its own: `5f 10 14` begins a string of 20 bytes.

/// The fixed parts of a binary property list.
enum BinaryFormat {
    /// What a file begins with when it is written.
    static let header: [UInt8] = Array("bplist00".utf8)

    /// How many bytes of the header a reader compares; Cocoa reads any last digit, and so do we.
    static let comparedHeaderByteCount = 7

    /// The size of the trailer.
    static let trailerByteCount = 32

    /// The header, one object of one byte, one entry of the offset table, and the trailer come to 42; Cocoa's own
    /// lower bound is one less.
    static let minimumByteCount = 41

    /// The widest entry of the offset table and the widest object reference that can be read.
    static let maximumWidth = 8

    /// Where the fields are, counted from the first byte of the trailer.
    enum TrailerField {
        static let offsetWidth = 6
        static let referenceWidth = 7
        static let objectCount = 8
        static let topObject = 16
        static let offsetTableOffset = 24
    }

    /// The number of bytes that the writer gives to offsets up to `value`, or to references into `value` objects.
    static func width(holding value: UInt64) -> Int {
        switch value {
        case ..<0x100: 1
        case ..<0x1_0000: 2
        case ..<0x1_0000_0000: 4
        default: 8
        }
    }
}

/// The first byte of an object, or with a count to be added its high four bits.
enum BinaryMarker {
    static let null: UInt8 = 0x00
    static let booleanFalse: UInt8 = 0x08
    static let booleanTrue: UInt8 = 0x09

    /// Unsigned; the low four bits are the binary logarithm of the width: 1, 2, 4.
    static let integer8: UInt8 = 0x10
    static let integer16: UInt8 = 0x11
    static let integer32: UInt8 = 0x12
    /// Signed.
    static let integer64: UInt8 = 0x13
    /// Sixteen bytes, of which the first eight are 0: an unsigned integer that `integer64` cannot hold.
    static let integer128: UInt8 = 0x14

    static let real32: UInt8 = 0x22
    static let real64: UInt8 = 0x23
    /// Seconds since the beginning of 2001 in UTC, as a real of 64 bits.
    static let date: UInt8 = 0x33

    // From here on the low four bits count.

    static let data: UInt8 = 0x40
    static let asciiString: UInt8 = 0x50
    /// Counts UTF-16 code units.
    static let utf16String: UInt8 = 0x60
    /// The low four bits are the number of bytes less one.
    static let uid: UInt8 = 0x80
    static let array: UInt8 = 0xA0
    static let set: UInt8 = 0xC0
    /// Counts pairs: first the references of all keys, then those of all values.
    static let dictionary: UInt8 = 0xD0

    static let kindMask: UInt8 = 0xF0
    static let countMask: UInt8 = 0x0F
    /// In place of a count: the count follows as an integer object.
    static let countFollows: UInt8 = 0x0F
}
