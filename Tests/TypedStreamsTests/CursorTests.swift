// Streams of version 3, which only typed calls can read, and the same calls for version 4.

import PropertyLists
import Testing

@testable import TypedStreams

@Suite("A cursor")
struct CursorTests {
    private static let version3: [UInt8] =
        [0x03, 0x0B] + Array("typedstream".utf8) + [0x81, 0x03, 0xA2, 0x84, 0x84] + newString("Object")
        + [0x00, 0x85, 0x05] + newString("i") + [0x81, 0x01, 0x00, 0x86, 0x93, 0x07, 0x92, 0x85]

    @Test("reads an object without its type encoding, and the size behind its class")
    func objects() throws {
        var cursor = try TypedStreamCursor(reading: ArchiveBytes(Self.version3))
        #expect(cursor.header.streamerVersion == 3)
        #expect(cursor.header.systemVersion == 930)
        #expect(cursor.header.isBigEndian)
        let object = try cursor.beginObject()
        #expect(object == .contents(entry: 0, indexedSize: 5))
        #expect(cursor.className(cursor.tables.entries[0].reference) == "Object")
        #expect(try cursor.group("i").map(\.value) == [256])
        try cursor.endObject()
        #expect(try cursor.group("i").map(\.value) == [7])
        let reference = try cursor.beginObject()
        #expect(reference == .reference(entry: 0))
        let null = try cursor.beginObject()
        #expect(null == .null)
        let isAtEnd = cursor.isAtEnd
        #expect(isAtEnd)
        #expect(throws: TypedStreamError.self) { try cursor.beginObject() }
    }

    @Test("tells what stands in the place of what was asked for")
    func errors() throws {
        var cursor = try TypedStreamCursor(reading: ArchiveBytes(Self.version3))
        _ = try cursor.beginObject()
        let error = #expect(throws: TypedStreamError.self) { try cursor.group("f") }
        #expect(error?.code == .badEncoding)
        #expect(error?.found == "\"i\"")
        #expect(error?.entryNumber == 0)
        var other = try TypedStreamCursor(reading: ArchiveBytes(Self.version3))
        _ = try other.beginObject()
        let unfinished = #expect(throws: TypedStreamError.self) { try other.endObject() }
        #expect(unfinished?.expected == "the end of an object")
        #expect(throws: TypedStreamError.self) { try other.group("i@") }
    }

    @Test("reads arrays, structures and objects between values in version 4")
    func version4() throws {
        let bytes = streamBytes(
            newString("[2{?=ic}]") + [0x01, 0x02, 0x03, 0x04] + newString("i@s") + [0x05, 0x84] + newClass("A")
                + [0x86, 0x06])
        var cursor = try TypedStreamCursor(reading: ArchiveBytes(bytes))
        #expect(try cursor.group("[2{?=ic}]").map(\.value) == [1, 2, 3, 4])
        try cursor.beginGroup("i@s")
        #expect(try cursor.value(.code("i")).value == 5)
        let object = try cursor.beginObject()
        #expect(object == .contents(entry: 0, indexedSize: 0))
        try cursor.endObject()
        #expect(try cursor.value(.code("s")).value == 6)
        let isAtEnd = cursor.isAtEnd
        #expect(isAtEnd)
    }

    @Test("refuses a whole stream of version 3")
    func wholeStream() {
        let error = #expect(throws: TypedStreamError.self) { try read(Self.version3) }
        #expect(error?.code == .notSupported)
    }
}
