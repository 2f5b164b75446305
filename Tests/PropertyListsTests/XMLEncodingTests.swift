// The encodings that XML comes in, and the places of errors in each.

import Foundation
import Testing

@testable import PropertyLists

@Suite("Encodings of XML") struct XMLEncodingTests {
    private static let text = "<string>é€😀</string>"

    static let encodings: [(mark: [UInt8], encoding: String.Encoding)] = [
        ([], .utf8), ([0xEF, 0xBB, 0xBF], .utf8),
        ([0xFE, 0xFF], .utf16BigEndian), ([0xFF, 0xFE], .utf16LittleEndian),
        ([0, 0, 0xFE, 0xFF], .utf32BigEndian), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian),
    ]

    private static func file(_ text: String, _ index: Int) throws -> Data {
        try Data(encodings[index].mark) + #require(text.data(using: encodings[index].encoding))
    }

    @Test("A byte order mark decides, whatever the declaration says", arguments: encodings.indices)
    func marks(index: Int) throws {
        #expect(try PropertyList(data: Self.file(Self.text, index)) == "é€😀")
        guard !Self.encodings[index].mark.isEmpty else { return }
        let declared = "<?xml version='1.0' encoding='ISO-8859-1'?>\n" + Self.text
        #expect(try PropertyList(data: Self.file(declared, index)) == "é€😀")
    }

    @Test("A place is one of the file, not of the decoded text", arguments: encodings.indices)
    func places(index: Int) throws {
        let text = "<array>\n<string>é€😀</string>"
        let error = #expect(throws: PropertyListError.self) { try PropertyList(data: Self.file(text + "x", index)) }
        #expect(error?.byteOffset == (try Self.file(text, index).count))
        #expect(error?.description.contains("line 2, column 21") == true)
    }

    static let declared: [(name: String, bytes: [UInt8], value: PropertyList?)] = [
        ("UTF-8", [0xC3, 0xA9], "é"), ("utf-8", [0xC3, 0xA9], "é"),
        ("ISO-8859-1", [0xE9], "é"), ("iso-8859-1", [0xC3, 0xA9], "Ã©"), ("latin1", [0xFF], "ÿ"),
        ("US-ASCII", [0x65], "e"), ("ascii", [0x65], "e"),
        ("US-ASCII", [0xC3, 0xA9], nil), ("UTF-8", [0xE9], nil), ("UTF-16", [0x65], nil), ("UTF-32", [0x65], nil),
        ("EBCDIC", [0x65], nil), ("", [0x65], nil),
    ]

    @Test("A declaration decides where there is no mark", arguments: declared.indices, ["\"", "'"])
    func declarations(index: Int, quote: String) throws {
        let (name, bytes, value) = Self.declared[index]
        let head = "<?xml version=\(quote)1.0\(quote) encoding = \(quote)\(name)\(quote)?><string>"
        let data = Data(head.utf8) + Data(bytes) + Data("</string>".utf8)
        if let value {
            #expect(try PropertyList(data: data) == value)
        } else {
            let error = #expect(throws: PropertyListError.self) { try PropertyList(data: data) }
            #expect(error?.code == .invalidText)
            #expect([32, head.utf8.count].contains(error?.byteOffset), "\(error.debugDescription)")
        }
    }

    static let invalid: [(mark: [UInt8], bytes: [UInt8], place: Int)] = [
        // Cut off, overlong, surrogates, too large, a continuation alone.
        ([], [0xC3], 8), ([], [0xC0, 0x80], 8), ([], [0xE0, 0x80, 0x80], 8), ([], [0xED, 0xA0, 0x80], 8),
        ([], [0xF4, 0x90, 0x80, 0x80], 8), ([], [0x80], 8), ([], [0xF0, 0x9F, 0x98], 8), ([], [0xE2, 0x82, 0x41], 8),
        ([], [0xFF], 8), ([0xEF, 0xBB, 0xBF], [0xFF], 11),
        // Half a surrogate pair, and half a code unit.
        ([0xFE, 0xFF], [0xD8, 0x00, 0x00, 0x41], 18), ([0xFE, 0xFF], [0xDC, 0x00], 18),
        ([0xFE, 0xFF], [0xD8, 0x3D], 18),
        ([0xFE, 0xFF], [0x41], 18), ([0, 0, 0xFE, 0xFF], [0, 0, 0xD8, 0], 36),
        ([0, 0, 0xFE, 0xFF], [0, 0x11, 0, 0], 36),
        ([0, 0, 0xFE, 0xFF], [0, 0, 0x41], 36),
    ]

    @Test("Bytes that are no text are an error at their place", arguments: invalid.indices)
    func refuses(index: Int) throws {
        let (mark, bytes, place) = Self.invalid[index]
        let encoding: String.Encoding = mark.count == 2 ? .utf16BigEndian : mark.count == 4 ? .utf32BigEndian : .utf8
        let data = try Data(mark) + #require("<string>".data(using: encoding)) + Data(bytes)
        let error = #expect(throws: PropertyListError.self) { try PropertyList(data: data) }
        #expect(error?.code == .invalidText)
        #expect(error?.byteOffset == place)
    }
}
