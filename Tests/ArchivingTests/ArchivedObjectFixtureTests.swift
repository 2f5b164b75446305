// Archives that others wrote, read without any class, read from a folder outside the package that ARCHIVING_FIXTURES
// names; skipped without it.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

private let fixtures = FixtureFolder.url

private func fixture(_ path: String) throws -> Data {
    try Data(contentsOf: #require(fixtures).appending(path: "keyed").appending(path: path))
}

@Suite(
    "Archives of others without classes",
    .fixtures)
struct ArchivedObjectFixtureTests {
    private func check(_ file: String, _ tree: String) throws {
        let data = try fixture(file)
        let object = try KeyedUnarchiver.archivedObject(from: data)
        #expect(object.description == tree, "\(file)")

        let copy = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: object))
        #expect(copy.description == tree, "\(file)")
        #expect(ArchivedGraph(copy) == ArchivedGraph(object), "\(file)")
        let entries = try KeyedUnarchiver(forReadingFrom: data).topLevelEntries()
        #expect(entries.map(\.key) == ["root"])
        #expect(ArchivedGraph(entries) == ArchivedGraph(object), "\(file)")
    }

    @Test("What a binary archive holds is read, and the same when it was written again")
    func binary() throws {
        for row in ArchivedObjectTrees.binary { try check(row.file, row.tree) }
        #expect(ArchivedObjectTrees.binary.count == 26)
    }

    @Test("What an archive in XML holds is read, and the same when it was written again")
    func xml() throws {
        for row in ArchivedObjectXMLTrees.text { try check(row.file, row.tree) }
        #expect(ArchivedObjectXMLTrees.text.count == 37)
    }

    /// Files that the generation of their names wrote, as far as a program can write them again.
    static let exact: [(folder: String, names: [String], profile: ArchiveProfile)] = [
        ("macos10.14", ["*"], .cocoa(.macOS(10, 10))),
        ("macos10.11", ["NSKeyedUnarchiver-ComplexTest.plist"], .cocoa(.macOS(10, 10))),
        ("mantle", ["*"], .cocoa(.macOS(10, 10))),
        ("cpython-plistlib", ["KEYED_ARCHIVE.plist"], .cocoa(.macOS(10, 7))),
        ("bpylist2", ["data_archive.plist", "null_archive.plist"], .cocoa(.macOS(10, 10))),
        ("bpylist2", ["empty_archive.plist", "simple_archive.plist"], .cocoa(.macOS(10, 7))),
    ]

    @Test("An archive that Cocoa wrote is written again bit for bit")
    func exactFiles() throws {
        for row in Self.exact {
            let folder = try #require(fixtures).appending(path: "keyed/\(row.folder)")
            let all = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let names = row.names == ["*"] ? all : row.names
            for name in names {
                let data = try fixture("\(row.folder)/\(name)")
                let object = try KeyedUnarchiver.archivedObject(from: data)
                let copy = try KeyedArchiver.archivedData(withRootObject: object, profile: row.profile)
                #expect(copy == data, "\(row.folder)/\(name)")
            }
        }
    }

    @Test("Classes have the names that the archive gives them, with those of their superclasses and fallbacks")
    func classes() throws {
        let python = try KeyedUnarchiver.archivedObject(from: fixture("cpython-plistlib/KEYED_ARCHIVE.plist"))
        #expect(
            python.classDescription
                == .init(
                    "OC_BuiltinPythonUnicode",
                    chain: ["OC_BuiltinPythonUnicode", "OC_PythonUnicode", "NSString", "NSObject"],
                    fallbacks: ["OC_PythonString", "NSString"]))
        #expect(python.string == "KeyArchive UID Test")
        let mutable = try KeyedUnarchiver.archivedObject(from: fixture("bpylist2/nsmutabledata_archive.plist"))
        #expect(mutable.classDescription == .init("NSMutableData", superclasses: []))
        let set = try KeyedUnarchiver.archivedObject(from: fixture("macos10.14/NSOrderedSet-Numbers.archive"))
        #expect(set.elements?.map(\.integer) == [1, 2, 3, 4, 5])
        let text = try KeyedUnarchiver.archivedObject(from: fixture("macos10.14/NSAttributedString.archive"))
        let attributes = try #require(text["NSAttributes"]?.elements)
        #expect(
            attributes.map { $0.object?.dictionaryEntries?.map(\.key.string) } == [
                [], ["Font", "Size"], ["Size", "Font"], ["Size", "Font"],
            ])
        #expect(attributes[2].object != attributes[3].object)
        #expect(
            attributes[2].object?.dictionaryEntries?[1].value.object
                == attributes[3].object?.dictionaryEntries?[1].value.object)
    }

    /// Every malformed file: `nil` where it is read, the error's code where not.
    static let malformed: [String: ArchiveError.Code?] = [
        "archiver-int": .notAnArchive, "archiver-missing": .notAnArchive, "archiver-other": nil,
        "array-contains-itself": nil, "array-null-element": nil,
        "cfuid-as-dict-in-binary": .corruptArchive, "class-not-a-uid": .corruptArchive,
        "class-uid-out-of-range": .corruptArchive, "class-uid-points-to-itself": .corruptArchive,
        "class-uid-points-to-null": .corruptArchive, "class-uid-points-to-string": .corruptArchive,
        "class-without-classes": nil, "class-without-classname": .corruptArchive,
        "classes-disagree-with-classname": nil, "classes-nonstring-element": nil,
        "classes-not-array": nil, "date-nan": nil, "dict-contains-itself-as-key": nil,
        "dict-key-value-count-mismatch": nil, "dict-null-key": nil, "linked-list-3000-deep": nil,
        "no-root": .missingValue, "nsobjects-inline-values": nil, "nsobjects-is-uid-to-array": .corruptArchive,
        "null-slot-not-zero": nil, "object-without-class": .corruptArchive, "objects-empty": .notAnArchive,
        "objects-missing": .notAnArchive, "objects-slot-is-plain-array": .corruptArchive,
        "root-inline-int": .unexpectedKind, "root-inline-string": .unexpectedKind,
        "root-uid-out-of-range": .corruptArchive, "root-uid-uint32max": .corruptArchive, "slot0-not-null": nil,
        "top-is-array": .notAnArchive, "top-missing": .notAnArchive, "two-node-cycle": nil,
        "unknown-class": nil, "unknown-class-with-hints": nil, "uuid-short": nil,
        "version-100001": .notAnArchive, "version-99999": .notAnArchive, "version-missing": .notAnArchive,
        "version-string": .notAnArchive,
    ]

    @Test("A malformed archive is read as far as it is one, whatever its objects would make of it, or refused")
    func malformedFiles() throws {
        let folder = try #require(fixtures).appending(path: "keyed/synthetic-malformed")
        var count = 0
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let data = try fixture("synthetic-malformed/\(file)")
            let name = String(file.split(separator: ".")[0].dropFirst(3))
            guard file.hasPrefix("ka-"), !name.hasPrefix("xml") else {
                _ = archiveError { try KeyedUnarchiver.archivedObject(from: data) }
                continue
            }
            count += 1
            let expected = try #require(Self.malformed[name], "\(name)")
            var object: ArchivedObject?
            let error = archiveError { object = try KeyedUnarchiver.archivedObject(from: data) }
            #expect(error?.code == expected, "\(name): \(error.map { "\($0)" } ?? "read")")
            guard let object else { continue }
            let copy = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: object))
            #expect(ArchivedGraph(copy) == ArchivedGraph(object), "\(name)")
        }
        #expect(count == Self.malformed.count)
    }

    static let refused: [(file: String, code: ArchiveError.Code)] = [
        ("invalid_uid", .corruptArchive), ("invalid_version", .notAnArchive), ("missing_uid", .corruptArchive),
        ("no_class_meta", .corruptArchive), ("no_class_name", .corruptArchive), ("no_objects", .notAnArchive),
        ("no_root", .missingValue), ("no_top", .notAnArchive),
    ]

    @Test("Archives of others that are none are refused")
    func refusedFiles() throws {
        for row in Self.refused {
            let data = try fixture("bpylist2/\(row.file)_archive.plist")
            let error = archiveError { try KeyedUnarchiver.archivedObject(from: data) }
            #expect(error?.code == row.code, "\(row.file): \(error.map { "\($0)" } ?? "read")")
        }
        let rooty = try KeyedUnarchiver(forReadingFrom: fixture("bpylist2/no_root_archive.plist"))
        #expect(try rooty.topLevelKeys == ["rooty"])
        #expect(try rooty.decodeArchivedObject(forKey: "rooty")?.description == "crap.Foo\n  title: \"yo\"")
    }
}
