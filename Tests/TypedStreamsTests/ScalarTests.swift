// Numbers: which bytes they have, and what others' bytes mean.

import PropertyLists
import Testing

@testable import TypedStreams

@Suite("Numbers of a stream")
struct ScalarTests {
    // Type code, value (of `Q` its bits), bytes in a little-endian stream.
    static let integers: [(Unicode.Scalar, Int64, [UInt8])] = [
        ("c", -128, [0x80]), ("c", -1, [0xFF]), ("c", 127, [0x7F]), ("c", -122, [0x86]),
        ("C", 0, [0x00]), ("C", 255, [0xFF]), ("C", 132, [0x84]), ("B", 1, [0x01]), ("B", 2, [0x02]),
        ("i", 0, [0x00]), ("i", 127, [0x7F]), ("i", 128, [0x81, 0x80, 0x00]), ("i", -110, [0x92]),
        ("i", -111, [0x81, 0x91, 0xFF]), ("i", -128, [0x81, 0x80, 0xFF]), ("i", 32_767, [0x81, 0xFF, 0x7F]),
        ("i", 32_768, [0x82, 0x00, 0x80, 0x00, 0x00]), ("i", -32_767, [0x81, 0x01, 0x80]),
        ("i", -32_768, [0x82, 0x00, 0x80, 0xFF, 0xFF]), ("i", 2_147_483_647, [0x82, 0xFF, 0xFF, 0xFF, 0x7F]),
        ("i", -2_147_483_648, [0x82, 0x00, 0x00, 0x00, 0x80]), ("l", -2, [0xFE]), ("l", 300, [0x81, 0x2C, 0x01]),
        ("s", -110, [0x92]), ("s", -111, [0x81, 0x91, 0xFF]), ("s", -32_768, [0x81, 0x00, 0x80]),
        ("s", 32_767, [0x81, 0xFF, 0x7F]), ("S", 65_535, [0xFF]), ("S", 40_000, [0x81, 0x40, 0x9C]),
        ("S", 65_426, [0x92]), ("S", 65_425, [0x81, 0x91, 0xFF]), ("S", 127, [0x7F]), ("S", 128, [0x81, 0x80, 0x00]),
        ("I", 4_294_967_295, [0xFF]), ("I", 4_294_934_529, [0x81, 0x01, 0x80]),
        ("I", 3_000_000_000, [0x82, 0x00, 0x5E, 0xD0, 0xB2]), ("I", 40_000, [0x82, 0x40, 0x9C, 0x00, 0x00]),
        ("L", 4_294_967_186, [0x92]), ("q", 1, [0x01]), ("q", -1, [0xFF]), ("q", 600, [0x81, 0x58, 0x02]),
        ("q", -9_000_000_000, [0x87, 0x00, 0xE6, 0x8E, 0xE7, 0xFD, 0xFF, 0xFF, 0xFF]),
        ("q", 2_147_483_648, [0x87, 0x00, 0x00, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00]),
        ("q", .min, [0x87, 0, 0, 0, 0, 0, 0, 0, 0x80]), ("Q", -1, [0xFF]),
        ("Q", .max, [0x87, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]),
        ("Q", .min, [0x87, 0, 0, 0, 0, 0, 0, 0, 0x80]),
    ]

    @Test("integers are written in the shortest form of their type, and read", arguments: integers)
    func integer(code: Unicode.Scalar, value: Int64, bytes: [UInt8]) throws {
        var builder = TypedStreamBuilder()
        builder.beginGroup(code: .code(code))
        builder.append(.integer(value, code: .code(code)))
        builder.endGroup()
        let written = try builder.bytes()
        #expect(written == streamBytes([0x84, 0x01, .code(code)] + bytes))
        let item = try #require(try read(written).copiedItems.last)
        #expect(item.kind == .integer)
        #expect(item.value == value)
        #expect(item.code == .code(code))
    }

    @Test(
        "integers that don't fit their type can't be written",
        arguments: [
            ("c", 128), ("c", -129), ("C", -1), ("C", 256), ("B", 256), ("s", 32_768), ("S", -1), ("S", 65_536),
            ("i", 2_147_483_648), ("I", -1), ("I", 4_294_967_296), ("l", -2_147_483_649), ("L", -1),
        ] as [(Unicode.Scalar, Int64)])
    func tooWide(code: Unicode.Scalar, value: Int64) {
        var builder = TypedStreamBuilder()
        builder.beginGroup(code: .code(code))
        builder.append(.integer(value, code: .code(code)))
        builder.endGroup()
        let error = #expect(throws: TypedStreamError.self) { try builder.bytes() }
        #expect(error?.code == .outOfRange)
    }

    @Test(
        "integers in a longer form than they need are read",
        arguments: [
            ("i", [0x81, 0x05, 0x00], 5), ("i", [0x82, 0x05, 0x00, 0x00, 0x00], 5),
            (
                "I", [0x82, 0xFF, 0xFF, 0xFF, 0xFF],
                4_294_967_295
            ), ("q", [0x87, 0x05, 0, 0, 0, 0, 0, 0, 0], 5), ("s", [0x81, 0xFF, 0xFF], -1),
            ("d", [0x81, 0x05, 0x00], 0x4014_0000_0000_0000), ("f", [0x82, 0x02, 0x00, 0x00, 0x00], 0x4000_0000),
        ] as [(Unicode.Scalar, [UInt8], Int64)])
    func longForms(code: Unicode.Scalar, bytes: [UInt8], value: Int64) throws {
        #expect(try read(streamBytes([0x84, 0x01, .code(code)] + bytes)).copiedItems.last?.value == value)
    }

    // Value, bytes in a little-endian stream; nil where it is a real.
    static let doubles: [(Double, [UInt8]?)] = [
        (0, [0x00]), (1, [0x01]), (-110, [0x92]), (378, [0x81, 0x7A, 0x01]), (0.5, nil), (1e30, nil), (6e9, nil),
        (16_777_215, [0x82, 0xFF, 0xFF, 0xFF, 0x00]), (16_777_216, [0x82, 0, 0, 0, 0x01]), (16_777_217, nil),
        (16_777_218, [0x82, 0x02, 0, 0, 0x01]), (2_147_483_645, nil), (2_147_483_646, nil),
        (
            2_147_483_520,
            [0x82, 0x80, 0xFF, 0xFF, 0x7F]
        ), (2_147_483_647, nil), (2_147_483_648, nil),
        (-2_147_483_520, [0x82, 0x80, 0, 0, 0x80]), (-2_147_483_646, nil), (-2_147_483_648, nil), (.infinity, nil),
        (-.infinity, nil), (-0.0, nil), (.nan, nil), (.leastNonzeroMagnitude, nil), (.greatestFiniteMagnitude, nil),
        (Double(bitPattern: 0x7FF0_0000_0000_0001), nil), (1_073_741_824, [0x82, 0, 0, 0, 0x40]),
    ]

    @Test("doubles that are small whole numbers are written as integers, others by their bits", arguments: doubles)
    func double(value: Double, bytes: [UInt8]?) throws {
        var builder = TypedStreamBuilder()
        builder.beginGroup("d")
        builder.append(.real(value))
        builder.endGroup()
        let written = try builder.bytes()
        let real = [0x83] + withUnsafeBytes(of: value.bitPattern.littleEndian) { [UInt8]($0) }
        #expect(written == streamBytes([0x84, 0x01, 0x64] + (bytes ?? real)))
        #expect(try read(written).copiedItems.last?.value == Int64(bitPattern: value.bitPattern))
    }

    @Test(
        "floats likewise",
        arguments: [
            (0.5, nil), (378, [0x81, 0x7A, 0x01]), (16_777_216, [0x82, 0, 0, 0, 0x01]), (2_147_483_648, nil),
            (-0.0, nil),
            (.nan, nil), (.infinity, nil), (0.1, nil), (-1, [0xFF]),
        ] as [(Float, [UInt8]?)])
    func float(value: Float, bytes: [UInt8]?) throws {
        var builder = TypedStreamBuilder()
        builder.beginGroup("f")
        builder.append(.real(value))
        builder.endGroup()
        let written = try builder.bytes()
        let real = [0x83] + withUnsafeBytes(of: value.bitPattern.littleEndian) { [UInt8]($0) }
        #expect(written == streamBytes([0x84, 0x01, 0x66] + (bytes ?? real)))
        #expect(try read(written).copiedItems.last?.value == Int64(value.bitPattern))
    }

    @Test("-0.0 can lose its sign, as Apple's does")
    func negativeZero() throws {
        var builder = TypedStreamBuilder()
        builder.beginGroup("df")
        builder.append(.real(-0.0))
        builder.append(.real(Float(-0.0)))
        builder.endGroup()
        var writing = TypedStreamWriting()
        writing.losesNegativeZero = true
        #expect(try builder.bytes(writing) == streamBytes([0x84, 0x02, 0x64, 0x66, 0x00, 0x00]))
    }

    @Test("the high byte comes first in a big-endian stream, of numbers and of nothing else")
    func bigEndian() throws {
        var builder = TypedStreamBuilder()
        builder.beginGroup("siqfd[2c]")
        builder.append(.integer(258, code: .code("s")))
        builder.append(.integer(16_909_060, code: .code("i")))
        builder.append(.integer(72_623_859_790_382_856, code: .code("q")))
        builder.append(.real(Float(0.5)))
        builder.append(.real(0.1))
        ([1, 2] as [UInt8]).withUnsafeBytes { builder.add(bytes: $0, code: .code("c")) }
        builder.endGroup()
        var writing = TypedStreamWriting()
        writing.header.isBigEndian = true
        let written = try builder.bytes(writing)
        #expect(
            written
                == streamBytes(
                    newString("siqfd[2c]") + [0x81, 1, 2, 0x82, 1, 2, 3, 4, 0x87, 1, 2, 3, 4, 5, 6, 7, 8]
                        + [0x83, 0x3F, 0, 0, 0] + [0x83, 0x3F, 0xB9, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9A, 1, 2],
                    isBigEndian: true))
        let stream = try read(written)
        #expect(stream.header.isBigEndian)
        #expect(
            stream.copiedItems.map(\.value).dropFirst().prefix(4) == [
                258, 16_909_060, 72_623_859_790_382_856, Int64(Float(0.5).bitPattern),
            ])
        #expect(try stream.bytes() == written)
    }
}
