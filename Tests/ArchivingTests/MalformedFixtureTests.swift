// Keyed archives that were made to be wrong, each with its outcome; from a folder outside the package that
// ARCHIVING_FIXTURES names, skipped without it.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

private enum Files {
    static let folder: URL? = FixtureFolder.appending("keyed/synthetic-malformed")

    static func unarchiver(_ name: String) throws -> KeyedUnarchiver {
        try KeyedUnarchiver(forReadingFrom: #require(folder).appending(path: "ka-\(name).plist"))
    }
}

/// The class of the archives with references.
private final class MalformedNode: Coding {
    var peer: MalformedNode?
    var next: MalformedNode?

    static var archivedClass: ArchivedClass { ArchivedClass("Node", type: MalformedNode.self) }

    deinit {
        ReleaseList.release(&next)
    }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {}

    func connect(with unarchiver: Unarchiver) throws {
        peer = try unarchiver.decodeIfPresent(MalformedNode.self, forKey: "peer")
        next = try unarchiver.decodeIfPresent(MalformedNode.self, forKey: "next")
    }
}

@Suite(
    "Archives that were made to be wrong",
    .fixtures)
struct MalformedFixtureTests {
    static let refusals: [(name: String, code: ArchiveError.Code)] = [
        ("archiver-int", .notAnArchive), ("archiver-missing", .notAnArchive),
        ("array-contains-itself", .limitExceeded),
        ("cfuid-as-dict-in-binary", .corruptArchive), ("class-not-a-uid", .corruptArchive),
        ("class-uid-out-of-range", .corruptArchive), ("class-uid-points-to-itself", .corruptArchive),
        ("class-uid-points-to-null", .corruptArchive), ("class-uid-points-to-string", .corruptArchive),
        ("class-without-classname", .corruptArchive),
        ("no-root", .missingValue), ("nsobjects-is-uid-to-array", .unexpectedKind),
        ("object-without-class", .corruptArchive), ("objects-empty", .notAnArchive),
        ("objects-missing", .notAnArchive), ("objects-slot-is-plain-array", .corruptArchive),
        ("root-uid-out-of-range", .corruptArchive),
        ("root-uid-uint32max", .corruptArchive), ("top-is-array", .notAnArchive), ("top-missing", .notAnArchive),
        ("version-100001", .notAnArchive), ("version-99999", .notAnArchive),
        ("version-missing", .notAnArchive), ("version-string", .notAnArchive), ("xml-bad-entity", .corruptArchive),
        ("xml-int-overflow", .corruptArchive), ("xml-uid-2pow32", .corruptArchive),
        ("xml-uid-negative", .corruptArchive), ("xml-unclosed", .corruptArchive),
    ]

    /// What no type in Swift holds: an error where its type is asked for, and kept as an object where any value is.
    static var kept: [(name: String, className: String, code: ArchiveError.Code, type: any ArchivableValue.Type)] {
        [
            ("array-null-element", "NSArray", .unexpectedKind, [String].self),
            ("dict-key-value-count-mismatch", "NSDictionary", .corruptArchive, [String: String].self),
            ("dict-null-key", "NSDictionary", .unexpectedKind, [String: String].self),
            ("nsobjects-inline-values", "NSArray", .unexpectedKind, [String].self),
            ("null-slot-not-zero", "NSArray", .unexpectedKind, [String].self),
            ("uuid-short", "NSUUID", .invalidValue, UUID.self),
        ]
    }

    /// What is right enough to be read, and what it is.
    static var readable: [(name: String, value: AnyValue)] {
        [
            ("archiver-other", "x"), ("class-without-classes", []), ("classes-disagree-with-classname", []),
            ("classes-nonstring-element", []), ("classes-not-array", []), ("root-inline-int", 5),
            ("root-inline-string", "text"),
            ("slot0-not-null", ["hello"]), ("unknown-class-with-hints", []), ("xml-data-garbage", .data(Data([1, 2]))),
            ("xml-int-hex", 0x55), ("xml-int-uint64max", .number(.largeInteger(.max))),
            ("xml-string-cdata", "a<b>&amp;c"), ("xml-string-entities", "<&AB\"'>"), ("xml-uid-hex", "x"),
        ]
    }

    /// The files with separate tests below.
    static let others = [
        "date-nan", "dict-contains-itself-as-key", "linked-list-3000-deep", "two-node-cycle", "unknown-class",
    ]

    @Test("Each file has its outcome here")
    func all() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: #require(Files.folder).path)
            .filter { $0.hasPrefix("ka-") }
        let expected = Self.refusals.map(\.name) + Self.kept.map(\.name) + Self.readable.map(\.name) + Self.others
        #expect(names.sorted() == expected.map { "ka-\($0).plist" }.sorted())
    }

    @Test("What contradicts itself is an error, whatever the value is", arguments: refusals.indices)
    func refused(index: Int) throws {
        let (name, code) = Self.refusals[index]
        let error = archiveError { try Files.unarchiver(name).decode(AnyValue.self, forKey: "root") }
        #expect(error?.code == code, "\(name): \(error.map { "\($0)" } ?? "read")")
    }

    @Test("What no type holds is an error as its type, and kept as an object", arguments: kept.indices)
    func keeps(index: Int) throws {
        let (name, className, code, type) = Self.kept[index]
        let error = archiveError { _ = try Files.unarchiver(name).decode(type, forKey: "root") }
        #expect(error?.code == code, "\(name): \(error.map { "\($0)" } ?? "read")")
        guard case .object(let object) = try Files.unarchiver(name).decode(AnyValue.self, forKey: "root") else {
            Issue.record("\(name) is no object")
            return
        }
        #expect(object.className == className, "\(name)")
    }

    @Test("What is only strange is read")
    func read() throws {
        for (name, value) in Self.readable {
            #expect(try Files.unarchiver(name).decode(AnyValue.self, forKey: "root") == value, "\(name)")
        }
    }

    @Test("A date that is no number is one")
    func date() throws {
        #expect(try Files.unarchiver("date-nan").decode(Date.self, forKey: "root").timeIntervalSinceReferenceDate.isNaN)
    }

    @Test("A ring and a long chain of objects come back")
    func references() throws {
        let first = try Files.unarchiver("two-node-cycle").decode(MalformedNode.self, forKey: "root")
        #expect(first.peer !== first && first.peer?.peer === first)
        first.peer = nil
        let chain = try Files.unarchiver("linked-list-3000-deep").decode(MalformedNode.self, forKey: "root")
        #expect(sequence(first: chain, next: \.next).count { _ in true } == 3000)
    }

    @Test("An object whose class is not known is an error where a class is asked for, and read where none is")
    func unknownClass() throws {
        let error = archiveError {
            try Files.unarchiver("unknown-class").decode(MalformedNode.self, forKey: "root")
        }
        #expect(error?.code == .classNotAllowed)
        guard case .object(let object) = try Files.unarchiver("unknown-class").decode(AnyValue.self, forKey: "root")
        else {
            Issue.record("no object")
            return
        }
        #expect(object.className == "NoSuchClass" && object.entries.isEmpty)
    }

    @Test("A dictionary that is its own key is no dictionary of values")
    func ownKey() throws {
        let name = "dict-contains-itself-as-key"
        let error = archiveError { try Files.unarchiver(name).decode([String: AnyValue].self, forKey: "root") }
        #expect(error?.code == .unexpectedKind)
        guard case .object(let object) = try Files.unarchiver(name).decode(AnyValue.self, forKey: "root") else {
            Issue.record("no object")
            return
        }
        #expect(object["NS.keys"]?.elements?.first?.object == object)
    }
}
