// One table of values and their bytes, which drives the reader and the writer.

import Foundation
import Testing

@testable import PropertyLists

struct Sample: Sendable, CustomTestStringConvertible {
    let title: String
    let value: PropertyList
    /// The objects in the order of the file.
    let objects: [[UInt8]]
    /// For each index the position of its object in `objects`, where that is not the index itself.
    let order: [Int]?

    init(_ title: String, _ value: PropertyList, _ objects: [UInt8]..., order: [Int]? = nil) {
        self.title = title
        self.value = value
        self.objects = objects
        self.order = order
    }

    var testDescription: String { title }

    var bytes: [UInt8] {
        var file = BinaryFile(objects: objects)
        if let order {
            let starts = objects.indices.map { UInt64(8 + objects[..<$0].joined().count) }
            file.offsets = order.map { starts[$0] }
        }
        // Samples that are longer than 255 bytes have one object.
        file.offsetWidth = objects.joined().count + 8 < 0x100 ? 1 : 2
        return file.bytes
    }
}

@Suite("Binary format") struct BinaryFormatTests {
    static let samples: [Sample] = [
        Sample("null", .null, [0x00]),
        Sample("false", false, [0x08]),
        Sample("true", true, [0x09]),

        Sample("0", 0, [0x10, 0x00]),
        Sample("255", 255, [0x10, 0xFF]),
        Sample("256", 256, [0x11, 0x01, 0x00]),
        Sample("65535", 65535, [0x11, 0xFF, 0xFF]),
        Sample("65536", 65536, [0x12, 0x00, 0x01, 0x00, 0x00]),
        Sample("2^32 - 1", 0xFFFF_FFFF, [0x12, 0xFF, 0xFF, 0xFF, 0xFF]),
        Sample("2^32", 0x1_0000_0000, [0x13, 0, 0, 0, 1, 0, 0, 0, 0]),
        Sample("-1", -1, [0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
        Sample("the least integer", .integer(PropertyListInteger(Int64.min)), [0x13, 0x80, 0, 0, 0, 0, 0, 0, 0]),
        Sample(
            "the greatest signed integer", .integer(PropertyListInteger(Int64.max)),
            [0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        ),
        Sample(
            "one more", .integer(PropertyListInteger(UInt64(1) << 63)),
            [0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 0, 0],
        ),
        Sample(
            "the greatest integer", .integer(PropertyListInteger(UInt64.max)),
            [0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        ),

        Sample("1.5 in 32 bits", .float(1.5), [0x22, 0x3F, 0xC0, 0, 0]),
        Sample("-0.0 in 32 bits", .float(-0.0), [0x22, 0x80, 0, 0, 0]),
        Sample("1.5 in 64 bits", 1.5, [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0]),
        Sample("infinity", .double(.infinity), [0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]),
        Sample("a date", .date(Date(timeIntervalSinceReferenceDate: -2)), [0x33, 0xC0, 0, 0, 0, 0, 0, 0, 0]),

        Sample("UID 0", .uid(.init(0)), [0x80, 0]),
        Sample("UID 255", .uid(.init(255)), [0x80, 0xFF]),
        Sample("UID 256", .uid(.init(256)), [0x81, 1, 0]),
        Sample("UID 65536", .uid(.init(65536)), [0x83, 0, 1, 0, 0]),
        Sample("the greatest UID", .uid(.init(.max)), [0x83, 0xFF, 0xFF, 0xFF, 0xFF]),

        Sample("no data", .data(Data()), [0x40]),
        Sample("14 bytes", .data(Data(repeating: 7, count: 14)), [0x4E] + [UInt8](repeating: 7, count: 14)),
        Sample("15 bytes", .data(Data(repeating: 7, count: 15)), [0x4F, 0x10, 15] + [UInt8](repeating: 7, count: 15)),
        Sample(
            "300 bytes", .data(Data(repeating: 7, count: 300)),
            [0x4F, 0x11, 1, 44] + [UInt8](repeating: 7, count: 300),
        ),

        Sample("no text", "", [0x50]),
        Sample("a word", "Ab", [0x52, 0x41, 0x62]),
        Sample("text with a zero", "\0", [0x51, 0x00]),
        Sample("15 letters", "NSKeyedArchiver", [0x5F, 0x10, 0x0F] + Array("NSKeyedArchiver".utf8)),
        Sample("a letter beyond ASCII", "\u{E9}", [0x61, 0x00, 0xE9]),
        Sample("the same letter from two", "e\u{301}", [0x62, 0x00, 0x65, 0x03, 0x01]),
        Sample("a surrogate pair", "\u{1F600}", [0x62, 0xD8, 0x3D, 0xDE, 0x00]),
        Sample(
            "15 letters beyond ASCII", .string(String(repeating: "\u{E9}", count: 15)),
            [0x6F, 0x10, 0x0F] + Array(repeatElement([0x00, 0xE9], count: 15).joined()),
        ),

        Sample("no elements", [], [0xA0]),
        Sample("an empty set", .set([]), [0xC0]),
        Sample("no entries", [:], [0xD0]),
        Sample("equal elements", [1, 1], [0x10, 1], [0xA2, 1, 1], order: [1, 0]),
        Sample("a set", .set([true, false]), [0x09], [0x08], [0xC2, 1, 2], order: [2, 0, 1]),
        Sample(
            "15 elements", .array(Array(repeating: true, count: 15)),
            [0x09], [0xAF, 0x10, 15] + [UInt8](repeating: 1, count: 15), order: [1, 0],
        ),
        Sample(
            "keys in the order of their bytes", ["b": 1, "a": true, "\u{E9}": "a"],
            [0x51, 0x61], [0x51, 0x62], [0x61, 0x00, 0xE9], [0x09], [0x10, 1], [0xD3, 1, 2, 3, 4, 5, 1],
            order: [5, 0, 1, 2, 3, 4],
        ),
        // The example in `BinaryFormat.swift`.
        Sample(
            "a dictionary with an array", ["a": [1, true]],
            [0x51, 0x61], [0x10, 1], [0x09], [0xA2, 3, 4], [0xD1, 1, 2], order: [4, 0, 3, 1, 2],
        ),
    ]

    @Test("A value is written as exactly these bytes", arguments: samples)
    func writes(sample: Sample) throws {
        #expect(try [UInt8](sample.value.data(format: .binary)) == sample.bytes)
    }

    @Test("These bytes are read as exactly this value", arguments: samples)
    func reads(sample: Sample) throws {
        #expect(try PropertyList(data: Data(sample.bytes)) == sample.value)
    }

    // What no writer of ours produces.
    static let readOnlySamples: [Sample] = [
        Sample("an integer wider than needed", 1, [0x13, 0, 0, 0, 0, 0, 0, 0, 1]),
        Sample("a wide integer that Int64 holds", 1, [0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
        Sample("a UID of 3 bytes", .uid(.init(0x10203)), [0x82, 1, 2, 3]),
        Sample("a UID of 8 bytes", .uid(.init(5)), [0x87, 0, 0, 0, 0, 0, 0, 0, 5]),
        Sample("a UID of 16 bytes", .uid(.init(5)), [0x8F] + [UInt8](repeating: 0, count: 15) + [5]),
        Sample("Latin-1 where ASCII should be", "\u{E9}\u{FF}", [0x52, 0xE9, 0xFF]),
        Sample("half a surrogate pair", "a\u{FFFD}b", [0x63, 0x00, 0x61, 0xD8, 0x3D, 0x00, 0x62]),
        Sample("ASCII as UTF-16", "a", [0x61, 0x00, 0x61]),
        Sample("a count wider than needed", "a", [0x5F, 0x13, 0, 0, 0, 0, 0, 0, 0, 1, 0x61]),
        Sample("the first of equal keys", ["a": 1], [0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x10, 1], [0x10, 2]),
        Sample("an object that nothing refers to", true, [0x09], [0x0F]),
    ]

    @Test("Bytes of other writers are read", arguments: readOnlySamples)
    func readsOthers(sample: Sample) throws {
        #expect(try PropertyList(data: Data(sample.bytes)) == sample.value)
    }

    @Test("Every last digit of the version is read", arguments: Array("019?".utf8))
    func lastDigit(digit: UInt8) throws {
        let file = BinaryFile([0x09]).with { $0.header[7] = digit }
        #expect(try PropertyList(data: Data(file.bytes)) == true)
    }

    @Test("Offsets and references of every width are read", arguments: 1...8, 1...8)
    func widths(offsetWidth: Int, referenceWidth: Int) throws {
        let references = bigEndian(1, width: referenceWidth) + bigEndian(2, width: referenceWidth)
        let file = BinaryFile([0xA2] + references, [0x09], [0x08]).with {
            $0.offsetWidth = offsetWidth
            $0.referenceWidth = referenceWidth
        }
        #expect(try PropertyList(data: Data(file.bytes)) == [true, false])
    }

    @Test("Objects may overlap, coincide, and leave gaps")
    func overlapping() throws {
        // Objects 1 and 2 coincide; object 3 is the payload of the data that object 4 is.
        let bytes: [UInt8] = [0xA4, 1, 2, 3, 4, 0x0F, 0x10, 1, 0x41, 0x09]
        let file = BinaryFile(bytes).with { $0.offsets = [8, 14, 14, 17, 16] }
        #expect(try PropertyList(data: Data(file.bytes)) == [1, 1, true, .data(Data([0x09]))])
    }

    @Test("Null is an element like others")
    func nullElement() throws {
        #expect(try PropertyList(data: Data(BinaryFile([0xA1, 1], [0x00]).bytes)) == [.null])
    }
}
