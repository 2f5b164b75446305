// Sequential archives that others wrote, read without any class and written again, read from a folder outside the
// package that ARCHIVING_FIXTURES names; skipped without it.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

private let fixtures = FixtureFolder.url

@Suite(
    "Sequential archives of others without classes",
    .fixtures)
struct GenericFixtureTests {
    private func fixture(_ path: String) throws -> Data {
        try Data(contentsOf: #require(fixtures).appending(path: "typedstream").appending(path: path))
    }

    private func names(in folder: String) throws -> [String] {
        let url = try #require(fixtures).appending(path: "typedstream").appending(path: folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path)
            .filter { !$0.contains(".") && !$0.hasPrefix("bad-") }.sorted()
    }

    private func rewritten(_ groups: [ArchivedObject.Group], as data: Data) throws -> Data {
        let isBigEndian = ArchiveKind(of: data) == .sequential(.bigEndian)
        return try SequentialArchiver.archivedData(
            withGroups: groups, byteOrder: isBigEndian ? .bigEndian : .littleEndian)
    }

    @Test("Each is written again byte for byte", arguments: ["foundation", "colors", "synthetic"])
    func exact(folder: String) throws {
        let names = try names(in: folder)
        #expect(names.count >= 5)
        for name in names where name != "streamer3-be" && name != "trailing-garbage" {
            let data = try fixture("\(folder)/\(name)")
            let groups = try SequentialUnarchiver.archivedGroups(from: data)
            #expect(try rewritten(groups, as: data) == data, "\(name)")
        }
    }

    @Test("The root object alone is written again byte for byte")
    func roots() throws {
        for folder in ["foundation", "colors"] {
            for name in try names(in: folder) {
                let data = try fixture("\(folder)/\(name)")
                let root = try SequentialUnarchiver.archivedObject(from: data)
                #expect(try rewritten([.init("@", .object(root))], as: data) == data, "\(name)")
            }
        }
    }

    @Test("What is behind the first value and no good is an error for all groups only")
    func trailing() throws {
        let data = try fixture("synthetic/trailing-garbage")
        let error = archiveError { try SequentialUnarchiver.archivedGroups(from: data) }
        #expect(error?.code == .corruptArchive)
        #expect(error?.byteOffset != nil)
    }

    @Test("An archive of streamer version 3 is refused")
    func streamer3() throws {
        let data = try fixture("synthetic/streamer3-be")
        #expect(archiveError { try SequentialUnarchiver.archivedGroups(from: data) }?.code == .notSupported)
    }

    @Test("Archives that are no good are errors")
    func bad() throws {
        let url = try #require(fixtures).appending(path: "typedstream/synthetic")
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
            .filter { $0.hasPrefix("bad-") && !$0.contains(".") }
        // Those that only a typed reader refuses.
        let readable: Set = ["bad-unknown-class", "bad-type-mismatch", "bad-type-excess", "bad-array-count"]
        #expect(names.count >= 25)
        for name in names {
            let error = archiveError { try SequentialUnarchiver.archivedGroups(from: fixture("synthetic/\(name)")) }
            #expect((error == nil) == readable.contains(name), "\(name): \(String(describing: error))")
        }
    }

    @Test("Foundation's classes are looked into")
    func accessors() throws {
        func root(_ name: String) throws -> ArchivedObject.Value {
            .object(try SequentialUnarchiver.archivedObject(from: fixture("foundation/\(name)")))
        }
        #expect(try root("NSString").string == "Hello, world")
        #expect(try root("NSMutableString").string == "Hello, world")
        #expect(try root("NSData").data == Data([0xde, 0xad, 0xbe, 0xef, 0x00, 0x7f]))
        #expect(try root("NSDate").object?.date == Date(timeIntervalSinceReferenceDate: 21_692_800))
        #expect(try root("NumberInt64").integer == -9_000_000_000)
        #expect(try root("NumberBool").integer == 1)
        #expect(try root("NSURL").object?.url?.absoluteString == "https://example.com/path?q=1")
        let relative = try #require(try root("NSURLRelative").object?.url)
        #expect(relative.relativeString == "page.html")
        #expect(relative.baseURL?.absoluteString == "https://example.com/dir/")
        let array = try #require(try root("NSArray").elements)
        #expect(array.map { $0.string ?? "\($0.integer ?? -1)" } == ["a", "1", "b"])
        #expect(try root("NSArrayEmpty").elements?.isEmpty == true)
        #expect(Set(try #require(try root("NSSet").elements).compactMap(\.string)) == ["s1", "s2"])
        let entries = try #require(try root("NSDictionary").object?.dictionaryEntries)
        #expect(entries.map { $0.key.string } == ["k2", "k1"])
        #expect(entries[1].value.integer == 1)
    }

    @Test("A tree shows the type encodings in place of keys")
    func tree() throws {
        let string = try SequentialUnarchiver.archivedObject(from: fixture("foundation/NSAttributedString"))
        #expect(
            string.description == """
                NSAttributedString
                  @: NSString
                    +: "Hello, world"
                  iI: 1, 12
                  @: NSDictionary
                    i: 0
                """)
        let array = try SequentialUnarchiver.archivedObject(from: fixture("foundation/NSArray"))
        #expect(
            array.description == """
                NSArray
                  i: 3
                  @: NSString
                    +: "a"
                  @: NSNumber
                    *: "q"
                    q: 1
                  @: NSString
                    +: "b"
                """)
        #expect(array.classDescription?.version(of: "NSArray") == 0)
        #expect(array.elements?[0].object?.classDescription?.versions == [1, 0])
    }

    @Test("An attributed string is read as a value and written again byte for byte")
    func attributedString() throws {
        let data = try fixture("foundation/NSAttributedString")
        let value = try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: data)
        #expect(value == AttributedStringValue("Hello, world"))
        #expect(try SequentialArchiver.archivedData(withRootObject: value) == data)
    }
}

@Suite("The bodies of the example Messages")
struct GenericBodyTests {
    @Test("Each is read as an attributed string, and written again byte for byte as that and without classes")
    func bodies() throws {
        let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let folder = package.appending(path: "Examples/Messages/Bodies")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names.count == 6)
        for name in names {
            let data = try Data(contentsOf: folder.appending(path: name))
            let body = try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: data)
            #expect(!body.runs.isEmpty && body.runs.allSatisfy { !$0.attributes.isEmpty }, "\(name)")
            #expect(try SequentialArchiver.archivedData(withRootObject: body) == data, "\(name)")
            let groups = try SequentialUnarchiver.archivedGroups(from: data)
            #expect(try SequentialArchiver.archivedData(withGroups: groups) == data, "\(name)")
        }
    }
}
