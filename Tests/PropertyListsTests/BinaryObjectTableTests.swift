// The object table itself: what is read when, what is refused, and strings compared in their place.

import Foundation
import Testing

@testable import PropertyLists

@Suite("Object table") struct BinaryObjectTableTests {
    private func table(_ file: BinaryFile) throws -> BinaryObjectTable {
        try BinaryObjectTable(ArchiveBytes(file.bytes), limits: ReadLimits())
    }

    private func code(_ body: () throws -> Void) -> PropertyListError.Code? {
        do {
            try body()
            return nil
        } catch {
            return (error as? PropertyListError)?.code
        }
    }

    @Test("Opening looks at no object")
    func opensLazily() throws {
        let table = try table(BinaryFile([0xA2, 1, 9], [0x0F], [0x09]).with { $0.offsets = [8, 11, 0] })
        #expect(table.objectCount == 3)
        let top = try table.object(at: table.topObject)
        #expect(top.kind == .array)
        #expect(try table.reference(0, of: top) == 1)
        #expect(code { _ = try table.reference(1, of: top) } == .invalidReference)
        #expect(code { _ = try table.object(at: 1) } == .invalidMarker)
        #expect(code { _ = try table.object(at: 2) } == .invalidOffset)
    }

    @Test(
        "No reference of eight bytes is taken for the mark of a missing reference",
        arguments: [
            UInt64.max, UInt64.max - 1, UInt64.max - 4, UInt64(1) << 63, UInt64(1) << 62, UInt64(2),
        ] as [UInt64])
    func wideReferences(_ reference: UInt64) throws {
        let file = BinaryFile([0xA1] + bigEndian(reference, width: 8), [0x09]).with { $0.referenceWidth = 8 }
        let table = try table(file)
        let top = try table.object(at: 0)
        let quick = table.view.reference(0, at: top.payload)
        #expect(quick == BinaryObjectView.unclear || quick >= table.objectCount)
        #expect(table.view.offset(of: quick) == BinaryObjectView.unclear)
        #expect(code { _ = try table.reference(0, of: top) } == .invalidReference)
    }

    @Test("Indices and positions end where they should")
    func boundaries() throws {
        let table = try table(BinaryFile([0xD1, 1, 2], [0x51, 0x61], [0xA1, 1]))
        #expect(code { _ = try table.object(at: -1) } == .invalidReference)
        #expect(code { _ = try table.object(at: 2) } == nil)
        #expect(code { _ = try table.object(at: 3) } == .invalidReference)
        #expect(code { _ = try table.object(at: .max) } == .invalidReference)
        let dictionary = try table.object(at: 0)
        #expect(dictionary.count == 1)
        #expect(try table.reference(0, of: dictionary) == 1)
        #expect(try table.reference(1, of: dictionary) == 2)
        #expect(code { _ = try table.reference(2, of: dictionary) } == .invalidReference)
        #expect(code { _ = try table.reference(-1, of: dictionary) } == .invalidReference)
        #expect(code { _ = try table.reference(0, of: table.object(at: 1)) } == .wrongKind)
        #expect(code { _ = try table.reference(1, of: table.object(at: 2)) } == .invalidReference)
    }

    @Test("Each accessor takes its own kind and no other")
    func kinds() throws {
        let table = try table(
            BinaryFile(
                [0x10, 1], [0x22, 0, 0, 0, 0], [0x33] + bigEndian(0, width: 8), [0x80, 1], [0x51, 0x61], [0x41, 1],
            ),
        )
        let accessors: [(BinaryObject) throws -> Void] = [
            { _ = try table.integer($0) }, { _ = try table.real($0) }, { _ = try table.date($0) },
            { _ = try table.uid($0) }, { _ = try table.string($0) }, { _ = try table.data($0) },
        ]
        for (kind, accessor) in accessors.enumerated() {
            for index in 0..<6 {
                let expected: PropertyListError.Code? = kind == index ? nil : .wrongKind
                let found = code { try accessor(table.object(at: index)) }
                #expect(found == expected, "\(kind) \(index)")
            }
        }
        #expect(code { _ = try table.float(table.object(at: 0)) } == .wrongKind)
        #expect(code { _ = try table.bytes(table.object(at: 0)) } == .wrongKind)
        #expect(try table.bytes(table.object(at: 5)) == [1])
    }

    @Test("A real of 32 bits is distinguished from one of 64")
    func reals() throws {
        let table = try table(BinaryFile([0x22, 0x3F, 0xC0, 0, 0], [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0]))
        #expect(try table.float(table.object(at: 0)) == 1.5)
        #expect(try table.float(table.object(at: 1)) == nil)
        #expect(try table.real(table.object(at: 0)) == 1.5)
        #expect(try table.real(table.object(at: 1)) == 1.5)
    }

    static let texts = [
        "", "a", "b", "ab", "$class", "NSKeyedArchiver", "\u{E9}", "e\u{301}", "\u{E9}\u{E9}", "\u{FF}", "😀", "日本",
    ]

    @Test("A string is compared without being made", arguments: texts, texts)
    func comparesStrings(written: String, text: String) throws {
        var writer = BinaryPropertyListWriter()
        let index = try writer.string(written)
        let table = try BinaryObjectTable(ArchiveBytes(writer.finish(topObject: index)), limits: ReadLimits())
        let expected = Array(written.utf8) == Array(text.utf8)
        #expect(try table.isString(table.object(at: 0), equalTo: text) == expected)
    }

    @Test("Latin-1 is compared by its letters", arguments: [("\u{E9}a", true), ("\u{E9}", false), ("e\u{301}", false)])
    func comparesLatin1(text: String, expected: Bool) throws {
        let table = try table(BinaryFile([0x52, 0xE9, 0x61]))
        #expect(try table.isString(table.object(at: 0), equalTo: text) == expected)
    }

    // Every order of up to four of these code units is decoded as the standard library decodes it.
    static let codeUnits: [UInt16] = [0x61, 0x80, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFF]

    @Test("Code units are decoded as everywhere, half surrogate pairs too", arguments: codeUnits, codeUnits)
    func decodesUTF16(first: UInt16, second: UInt16) throws {
        for third in Self.codeUnits {
            for count in 1...4 {
                let units = Array([first, second, third, 0xDC01].prefix(count))
                let object = [0x60 | UInt8(count)] + units.flatMap { bigEndian(UInt64($0), width: 2) }
                let table = try table(BinaryFile(object))
                let text = String(decoding: units, as: UTF16.self)
                #expect(try Array(table.string(table.object(at: 0)).utf8) == Array(text.utf8), "\(units)")
            }
        }
    }

    @Test("What is no string equals none")
    func comparesNumber() throws {
        let table = try table(BinaryFile([0x41, 0x61]))
        #expect(try table.isString(table.object(at: 0), equalTo: "a") == false)
    }

    @Test("An object of another table does not lead out of the bytes")
    func foreignObject() throws {
        let large = try table(BinaryFile([0x4F, 0x10, 200] + [UInt8](repeating: 0, count: 200)))
        let object = try large.object(at: 0)
        let small = try table(BinaryFile([0x09]))
        #expect(code { _ = try small.data(object) } == .truncated)
        #expect(code { _ = try small.bytes(object) } == .truncated)
    }
}

@Suite("Archive bytes") struct ArchiveBytesTests {
    @Test("Loads end with the bytes")
    func loads() throws {
        let bytes = ArchiveBytes([1, 2, 3, 4, 5, 6, 7, 8, 9])
        for width in 1...8 {
            let value = (1...UInt64(width)).reduce(0) { $0 << 8 | $1 }
            #expect(try bytes.unsignedInteger(at: 0, width: width) == value)
            #expect(throws: Never.self) { try bytes.unsignedInteger(at: 9 - width, width: width) }
            #expect(throws: PropertyListError.self) { try bytes.unsignedInteger(at: 10 - width, width: width) }
        }
        for (offset, width) in [(-1, 1), (0, 0), (0, 9), (.max, 8), (.min, 8), (0, -1), (0, .min)] {
            #expect(throws: PropertyListError.self) { try bytes.unsignedInteger(at: offset, width: width) }
        }
        #expect(try bytes.byte(at: 8) == 9)
        #expect(throws: PropertyListError.self) { try bytes.byte(at: 9) }
        #expect(throws: PropertyListError.self) { try bytes.byte(at: -1) }
        for (offset, count) in [(0, 10), (9, 1), (-1, 1), (0, -1), (.max, .max), (5, .max)] {
            #expect(throws: PropertyListError.self) { try bytes.bytes(at: offset, count: count) }
        }
        #expect(try bytes.bytes(at: 9, count: 0) == [])
        #expect(try bytes.bytes(at: 7, count: 2) == [8, 9])
    }

    @Test("No bytes are bytes")
    func empty() {
        #expect(ArchiveBytes([]).count == 0)
        #expect(ArchiveBytes(Data()).count == 0)
        #expect(throws: PropertyListError.self) { try ArchiveBytes([]).byte(at: 0) }
    }

    @Test("A part of data is copied from where it begins")
    func slices() throws {
        let bytes = ArchiveBytes(Data([1, 2, 3, 4])[2...])
        #expect(bytes.count == 2)
        #expect(try bytes.byte(at: 0) == 3)
    }

    @Test("A file is mapped, an empty one read")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ArchiveBytesTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a file é.plist")
        try Data(BinaryFile([0x09]).bytes).write(to: file)
        let mapped = try ArchiveBytes(mapping: file)
        #expect(try mapped.bytes(at: 0, count: mapped.count) == BinaryFile([0x09]).bytes)
        #expect(try BinaryObjectTable(mapped, limits: ReadLimits()).object(at: 0).kind == .booleanTrue)

        let empty = folder.appending(path: "empty.plist")
        try Data().write(to: empty)
        #expect(try ArchiveBytes(mapping: empty).count == 0)
        #expect(throws: (any Error).self) { try ArchiveBytes(mapping: folder.appending(path: "none.plist")) }
        #expect(throws: (any Error).self) { try ArchiveBytes(mapping: folder) }
        let elsewhere = try #require(URL(string: "https://example.org/a.plist"))
        #expect(throws: PropertyListError.self) { try ArchiveBytes(mapping: elsewhere) }
        #expect(throws: PropertyListError.self) { try ArchiveBytes(reading: elsewhere, limits: ReadLimits()) }
    }
}
