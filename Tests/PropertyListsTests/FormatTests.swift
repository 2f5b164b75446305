// Which format a property list is read as.

import Foundation
import Testing

@testable import PropertyLists

@Suite("Formats") struct FormatTests {
    static let formats: [(bytes: [UInt8], format: PropertyList.Format?)] = [
        // What begins with the magic is binary, whatever follows: it never becomes the string "bplist00".
        (Array("bplist00".utf8), .binary), (Array("bplist".utf8), .binary), (Array("bplist15 and so on".utf8), .binary),
        (Array("bplis".utf8), .openStep), (Array(" bplist00".utf8), .openStep),
        (Array("<?xml version='1.0'?>".utf8), .xml), (Array("<plist>".utf8), .xml),
        (Array(" \r\n\t<true/>".utf8), .xml),
        (Array("<!-- -->".utf8), .xml), (Array("<".utf8), .xml), (Array("<date>".utf8), .xml),
        (Array("<data>".utf8), .xml),
        ([0xEF, 0xBB, 0xBF] + Array(" <true/>".utf8), .xml),
        ([0xFE, 0xFF, 0, 0x20, 0, 0x3C, 0, 0x74], .xml), ([0xFF, 0xFE, 0x20, 0, 0x3C, 0, 0x74, 0], .xml),
        ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C], .xml), ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], .xml),
        ([0xFF, 0xFE, 0x7B, 0], .openStep), ([0xFE, 0xFF, 0x27, 0x3C], nil),
        (Array("<deadBEEF 09>".utf8), .openStep), (Array("< >".utf8), .openStep), (Array("<>".utf8), .openStep),
        (Array("<dead".utf8), .xml), (Array("<*I5>".utf8), .openStep),
        (Array("{ a = b; }".utf8), .openStep), (Array("(a, b)".utf8), .openStep),
        (Array("// x\n<true/>".utf8), .openStep),
        (Array("\"a\"".utf8), .openStep), (Array("'a'".utf8), .openStep), (Array("a = b;".utf8), .openStep),
        (Array(" \n".utf8), .openStep), ([0xEF, 0xBB, 0xBF], .openStep),
        ([], nil), ([0], nil), ([0x7F], nil), (Array("é".utf8), nil), (Array("}".utf8), nil), ([0x3C, 0x00], .xml),
        ([0x04, 0x0B] + Array("streamtyped".utf8), nil),
    ]

    @Test("The first bytes determine the format", arguments: formats.indices)
    func detects(index: Int) {
        let (bytes, format) = Self.formats[index]
        #expect(PropertyList.Format(of: Data(bytes)) == format, "\(String(decoding: bytes, as: UTF8.self))")
    }

    private static let value: PropertyList = ["a": ["b", .data(Data([1]))]]

    @Test(
        "What is written in a format is read in it, and the format is reported",
        arguments: [
            PropertyList.Format.binary, .xml,
        ])
    func reads(format: PropertyList.Format) throws {
        let data = try Self.value.data(format: format)
        let (value, found) = try PropertyList.read(data)
        #expect(value == Self.value && found == format)
        #expect(try PropertyList(data: data, format: format) == Self.value)
    }

    @Test("A format that is insisted on is not another one")
    func insists() throws {
        for format in [PropertyList.Format.binary, .xml] {
            let other: PropertyList.Format = format == .xml ? .binary : .xml
            let data = try Self.value.data(format: other)
            #expect(throws: PropertyListError(.unknownFormat, "")) { try PropertyList(data: data, format: format) }
        }
        #expect(throws: PropertyListError(.unknownFormat, "")) { try PropertyList(data: Data()) }
        #expect(throws: PropertyListError(.unknownFormat, "")) { try PropertyList(data: Data([0xFF])) }
    }

    @Test("A binary property list that is damaged is not read as something else")
    func damagedBinary() {
        #expect(throws: PropertyListError(.truncated, "")) { try PropertyList(data: Data("bplist00".utf8)) }
        #expect(throws: PropertyListError(.unknownFormat, "")) { try PropertyList(data: Data("bplist1 = 2;".utf8)) }
    }

    @Test("XML loses fractions of seconds and the width of reals, and nothing else")
    func loses() throws {
        let value: PropertyList = [
            "date": .date(Date(timeIntervalSinceReferenceDate: 1.75)), "float": .float(0.1), "double": 0.1,
            "uid": .uid(.init(9)),
        ]
        #expect(
            try PropertyList(data: value.data(format: .xml)) == [
                "date": .date(Date(timeIntervalSinceReferenceDate: 1)), "float": .double(Double(Float(0.1))),
                "double": 0.1,
                "uid": .uid(.init(9)),
            ])
    }
}
