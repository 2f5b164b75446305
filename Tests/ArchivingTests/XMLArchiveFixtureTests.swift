// Keyed archives in XML that others wrote, read from a folder outside the package that ARCHIVING_FIXTURES names.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

private enum Files {
    static let folder: URL? = FixtureFolder.appending("keyed")

    static func unarchiver(_ path: String) throws -> KeyedUnarchiver {
        let file = try #require(folder).appending(path: path)
        #expect(try ArchiveKind(contentsOf: file) == .keyed(.xml))
        return try KeyedUnarchiver(forReadingFrom: file)
    }
}

@Suite("Archives of others in XML", .fixtures)
struct XMLArchiveFixtureTests {
    private func root<Value: ArchivableValue>(_ type: Value.Type, _ path: String) throws -> Value {
        try Files.unarchiver(path).decode(type, forKey: "root")
    }

    @Test("macOS 10.11: a UUID, a URL with a base, an array")
    func cocoa() throws {
        let folder = "macos10.11/NSKeyedUnarchiver-"
        let uuid = UUID(uuidString: "0AD863BA-7584-40CF-8896-BD87B3280C34")
        #expect(try root(UUID.self, folder + "UUIDTest.plist") == uuid)
        #expect(try root([String].self, folder + "ArrayTest.plist") == ["baa", "baa", "black", "sheep"])
        let url = try root(URL.self, folder + "URLTest.plist")
        #expect(url.absoluteString == "https://www.example.com/foo.xml")
        #expect(url.baseURL?.absoluteString == "https://www.example.com")
    }

    @Test("Values that macOS 10.11 archived are archived again byte for byte")
    func sameBytes() throws {
        func encoded(_ value: some ArchivableValue) throws -> Data {
            let archiver = KeyedArchiver(profile: .cocoa(.macOS(10, 10)).formatted(as: .xml))
            try archiver.encode(value, forKey: "root")
            return try archiver.finishEncoding()
        }
        for name in ["Array", "UUID", "URL"] {
            let path = "macos10.11/NSKeyedUnarchiver-\(name)Test.plist"
            let data = try Data(contentsOf: #require(Files.folder).appending(path: path))
            switch name {
            case "Array": #expect(try encoded(root([String].self, path)) == data)
            case "UUID": #expect(try encoded(root(UUID.self, path)) == data)
            default: #expect(try encoded(root(URL.self, path)) == data)
            }
        }
    }

    @Test("A strange text is the value that it represents")
    func strange() throws {
        let folder = "synthetic-malformed/ka-xml-"
        #expect(try root(String.self, folder + "string-cdata.plist") == "a<b>&amp;c")
        #expect(try root(String.self, folder + "string-entities.plist") == "<&AB\"'>")
        #expect(try root(String.self, folder + "uid-hex.plist") == "x")
        #expect(try root(Data.self, folder + "data-garbage.plist") == Data([1, 2]))
        #expect(try root(Int.self, folder + "int-hex.plist") == 0x55)
        #expect(try root(UInt64.self, folder + "int-uint64max.plist") == .max)
    }

    @Test(
        "A text that is wrong is an error when the archive is opened",
        arguments: [
            "bad-entity", "int-overflow", "uid-2pow32", "uid-negative", "unclosed",
        ])
    func wrong(name: String) throws {
        let file = try #require(Files.folder).appending(path: "synthetic-malformed/ka-xml-\(name).plist")
        let error = archiveError { try KeyedUnarchiver(forReadingFrom: file) }
        #expect(error?.code == .corruptArchive)
        #expect(error?.byteOffset != nil && error?.found.contains("in line ") == true)
    }
}
