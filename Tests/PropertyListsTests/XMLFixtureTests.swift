// XML that others wrote, read from a folder outside the package that ARCHIVING_FIXTURES names, and written again.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

private enum Files {
    static let folder: URL? = FixtureFolder.appending("keyed")

    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: #require(folder).appending(path: path))
    }

    static func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: #require(folder).appending(path: path).path).sorted()
    }
}

@Suite("XML of others", .fixtures)
struct XMLFixtureTests {
    @Test(
        "A file that Cocoa wrote is written again byte for byte",
        arguments: [
            "macos10.11", "written-by-corelibs-6.3.1",
        ])
    func sameBytes(folder: String) throws {
        var count = 0
        for name in try Files.names(in: folder) {
            let data = try Files.data("\(folder)/\(name)")
            guard PropertyList.Format(of: data) == .xml else { continue }
            let value = try PropertyList(data: data)
            #expect(try value.data(format: .xml) == data, "\(name)")
            #expect(try PropertyList(data: value.data()) == value, "\(name)")
            count += 1
        }
        #expect(count >= 4)
    }

    @Test("The XML and the binary form of one value are equal")
    func sameValue() throws {
        let xml = try PropertyList.read(Files.data("cpython-plistlib/PlistFormat.FMT_XML.plist"))
        let binary = try PropertyList.read(Files.data("cpython-plistlib/PlistFormat.FMT_BINARY.plist"))
        #expect(xml.format == .xml && binary.format == .binary)
        #expect(xml.value == binary.value)
    }

    // Where two verdicts differ from Cocoa's reader, it is stricter on purpose: UIDs that are cut to 32 bits.
    static let verdicts: [(String, PropertyListError.Code?)] = [
        ("ka-xml-bad-entity", .invalidText), ("ka-xml-data-garbage", nil), ("ka-xml-int-hex", nil),
        ("ka-xml-int-overflow", .numberOutOfRange), ("ka-xml-int-uint64max", nil), ("ka-xml-string-cdata", nil),
        ("ka-xml-string-entities", nil), ("ka-xml-uid-2pow32", .numberOutOfRange), ("ka-xml-uid-hex", nil),
        ("ka-xml-uid-negative", .numberOutOfRange), ("ka-xml-unclosed", .invalidText),
    ]

    @Test("A file that was made to be wrong gives its error, a strange one its value", arguments: verdicts.indices)
    func hostile(index: Int) throws {
        let (name, code) = Self.verdicts[index]
        let data = try Files.data("synthetic-malformed/\(name).plist")
        do throws(PropertyListError) {
            _ = try PropertyList(data: data)
            #expect(code == nil, "\(name)")
        } catch {
            #expect(error.code == code, "\(name): \(error)")
        }
    }
}
