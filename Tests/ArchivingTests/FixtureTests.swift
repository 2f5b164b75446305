// Keyed archives that others wrote, read from a folder outside the package that ARCHIVING_FIXTURES names; skipped
// without it.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

private enum Fixtures {
    static let folder: URL? = FixtureFolder.appending("keyed")

    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: #require(folder).appending(path: path))
    }

    static func names(in name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: #require(folder).appending(path: name).path).sorted()
    }
}

@Suite("Archives of others", .fixtures)
struct FixtureTests {
    private func root<Value: ArchivableValue>(
        _ type: Value.Type, _ path: String, allowing: [any Coding.Type] = [], _ steps: [Scripted.Step] = []
    ) throws -> Value {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: Fixtures.data(path), allowing: allowing)
        unarchiver.userInfo["script"] = Script(steps)
        return try unarchiver.decode(type, forKey: "root")
    }

    // MARK: Written by macOS

    @Test("macOS 10.11: a dictionary with an array, a string, a URL and a UUID")
    func complexTest() throws {
        let inArray: [Scripted.Step] = [
            { try $0.objectValue(of: Null.self, forKey: nil) is Null ? "null" : "no null" },
            { try String.decodeIfPresent(from: $0, forKey: nil) },
            { try Int.decodeIfPresent(from: $0, forKey: nil).map { "\($0)" } },
            { try [String: String].decodeIfPresent(from: $0, forKey: nil).map { "\($0)" } },
        ]
        let value = try root(
            [String: Scripted].self, "macos10.11/NSKeyedUnarchiver-ComplexTest.plist", allowing: [Null.self],
            [
                { unarchiver in
                    let outer = unarchiver.userInfo["script"]
                    unarchiver.userInfo["script"] = Script(inArray)
                    defer { unarchiver.userInfo["script"] = outer }
                    return try [Scripted].decodeIfPresent(from: unarchiver, forKey: nil)?.map(\.text).joined(
                        separator: ", ")
                },
                { try String.decodeIfPresent(from: $0, forKey: nil) },
                {
                    try URL.decodeIfPresent(from: $0, forKey: nil).map {
                        "\($0.relativeString) of \($0.absoluteString)"
                    }
                },
                { try UUID.decodeIfPresent(from: $0, forKey: nil)?.uuidString },
            ])
        #expect(
            value.mapValues(\.text) == [
                "array": "null, hello, 34545, [\"key\": \"val\"]",
                "string": "hello",
                "url": "index.xml of https://www.swift.org/index.xml",
                "uuid": "71DC068E-3420-45FF-919E-3A267D55EC22",
            ])
    }

    @Test("macOS 10.14: sets")
    func sets() throws {
        #expect(try root(Set<Int>.self, "macos10.14/NSSet-Empty.archive") == [])
        #expect(try root(Set<Int>.self, "macos10.14/NSSet-Numbers.archive") == [1, 2, 3, 4, 5])
        #expect(try root(Set<Double>.self, "macos10.14/NSSet-Empty.archive") == [])
        #expect(
            archiveError { try root([Int].self, "macos10.14/NSSet-Numbers.archive") }?.description
                == "root: expected an array, found a set")
        #expect(
            archiveError { try root(Set<String>.self, "macos10.14/NSSet-Numbers.archive") }?.description
                == "root[@0]: expected a string, found an integer (object 1)")
    }

    @Test(
        "Everything that macOS wrote gives values or errors, whatever it is asked for",
        arguments: ["macos10.11", "macos10.14"])
    func anyQuestion(folder: String) throws {
        for name in try Fixtures.names(in: folder) {
            let data = try Fixtures.data("\(folder)/\(name)")
            for question in HostileArchiveTests.Question.allCases { _ = question.code(data) }
        }
    }

    // MARK: Of bpylist2

    @Test("An object with values of every kind")
    func simpleObjects() throws {
        let simple = try root(Foo.self, "bpylist2/simple_archive.plist")
        #expect(simple.title == "yo")
        #expect(simple.count == 42)
        #expect(simple.active)
        let null = try root(Foo.self, "bpylist2/null_archive.plist")
        #expect(null.title == "yo")
        #expect(null.hasEmpty)
        #expect(null.recursive == nil)
        #expect(try root(Foo.self, "bpylist2/empty_archive.plist").title == nil)
        let date = try root(DatedFoo.self, "bpylist2/date_archive.plist")
        #expect(date.stamp == Date(timeIntervalSinceReferenceDate: 509_523_358.684097))
        #expect(try root(DataFoo.self, "bpylist2/data_archive.plist").stamp == Data())
        #expect(try root(Data.self, "bpylist2/nsmutabledata_archive.plist") == Data("hello".utf8))
    }

    @Test("Objects that refer to others, and to themselves")
    func references() throws {
        let recursive = try root(Foo.self, "bpylist2/recursive_archive.plist")
        #expect(recursive.title == "hello")
        #expect(recursive.recursive?.title == "yo")
        #expect(recursive.recursive?.recursive == nil)
        let circular = try root(Foo.self, "bpylist2/circular_archive.plist")
        #expect(circular.title == "hello")
        #expect(circular.recursive === circular)
        circular.recursive = nil
    }

    static let refusals: [(String, ArchiveError.Code)] = [
        ("invalid_uid", .corruptArchive), ("invalid_version", .notAnArchive), ("missing_uid", .corruptArchive),
        ("no_class_meta", .corruptArchive), ("no_class_name", .corruptArchive), ("no_objects", .notAnArchive),
        ("no_root", .missingValue), ("no_top", .notAnArchive),
    ]

    @Test("Files that are no archives, or archives without a root", arguments: FixtureTests.refusals.indices)
    func refused(index: Int) throws {
        let (name, code) = Self.refusals[index]
        let error = archiveError { try root(Foo.self, "bpylist2/\(name)_archive.plist") }
        #expect(error?.code == code, "\(name): \(error.map { "\($0)" } ?? "none")")
    }

    // MARK: Of others

    @Test("Mantle's idiom: the version under a key of its own, as an object")
    func mantle() throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: Fixtures.data("mantle/MTLTestModel-OldArchive.plist"))
        unarchiver.userInfo["script"] = Script([
            { try String.decodeIfPresent(from: $0, forKey: nil) },
            { try String.decodeIfPresent(from: $0, forKey: nil) },
            { try [String: String].decodeIfPresent(from: $0, forKey: nil).map { "\($0)" } },
        ])
        let model = try unarchiver.decode(TestModel.self, forKey: "root")
        #expect(model.version == 1)
        #expect(model.values == ["count": "5", "username": "foobar", "nested": "[\"name\": \"fuzzbuzz\"]"])
    }

    @Test("A string of a class that inherits from Cocoa's")
    func pythonString() throws {
        #expect(try root(String.self, "cpython-plistlib/KEYED_ARCHIVE.plist") == "KeyArchive UID Test")
    }

    // MARK: Malformed

    /// Files of the folder that hold a value all the same, and what asks for it; XML is left to the reader of XML.
    static let readable: [String: [HostileArchiveTests.Question]] = [
        "ka-archiver-other": [.string], "ka-class-without-classes": [.nodes, .strings],
        "ka-classes-disagree-with-classname": [.nodes, .strings], "ka-classes-nonstring-element": [.nodes, .strings],
        "ka-classes-not-array": [.nodes, .strings], "ka-date-nan": [.date], "ka-root-inline-int": [.integer],
        "ka-root-inline-string": [.string],
        "ka-slot0-not-null": [.strings], "ka-unknown-class-with-hints": [.nodes, .strings],
    ]

    @Test("Malformed archives give errors, and values only where they hold one")
    func malformed() throws {
        var count = 0
        for file in try Fixtures.names(in: "synthetic-malformed") {
            let data = try Fixtures.data("synthetic-malformed/\(file)")
            let name = file.split(separator: ".")[0]
            let codes = HostileArchiveTests.Question.allCases.map { ($0, $0.code(data)) }
            count += 1
            if name.hasPrefix("ka-xml") { continue }
            let answered = codes.filter { $0.1 == nil }.map(\.0)
            #expect(answered == Self.readable[String(name)] ?? [], "\(name): \(codes)")
        }
        #expect(count == 74)
    }
}

/// What is read of values of several types, one after the other.
private final class Script {
    var steps: [Scripted.Step]

    init(_ steps: [Scripted.Step]) {
        self.steps = steps.reversed()
    }
}

/// A value that the next step of the script reads: an element of a collection of several types.
private struct Scripted: ArchivableValue {
    typealias Step = (Unarchiver) throws -> String?

    let text: String

    func encode(to archiver: Archiver, forKey key: String?) throws {
        try text.encode(to: archiver, forKey: key)
    }

    static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Scripted? {
        guard let step = (unarchiver.userInfo["script"] as? Script)?.steps.popLast() else {
            throw unarchiver.fail(expected: "fewer elements", found: "another one")
        }
        return try step(unarchiver).map { Scripted(text: $0) }
    }
}

/// Cocoa's null object.
private final class Null: Coding {
    static var archivedClass: ArchivedClass { ArchivedClass("NSNull", type: Null.self) }
    func encode(with archiver: Archiver) throws {}
    init(coder unarchiver: Unarchiver) throws {}
}

/// The class of bpylist2's archives.
private final class Foo: Coding {
    let title: String?
    let count: Int
    let active: Bool
    let hasEmpty: Bool
    var recursive: Foo?

    static var archivedClass: ArchivedClass { ArchivedClass("crap.Foo", type: Foo.self, references: [Foo.self]) }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {
        title = try unarchiver.decodeIfPresent(String.self, forKey: "title")
        count = try unarchiver.decodeInteger(forKey: "count")
        active = try unarchiver.decodeBool(forKey: "active")
        hasEmpty = unarchiver.containsValue(forKey: "empty")
    }

    func connect(with unarchiver: Unarchiver) throws {
        recursive = try unarchiver.decodeIfPresent(Foo.self, forKey: "recursive")
    }
}

private final class DatedFoo: Coding {
    let stamp: Date
    static var archivedClass: ArchivedClass { ArchivedClass("crap.Foo", type: DatedFoo.self) }
    func encode(with archiver: Archiver) throws {}
    init(coder unarchiver: Unarchiver) throws { stamp = try unarchiver.decode(Date.self, forKey: "stamp") }
}

private final class DataFoo: Coding {
    let stamp: Data
    static var archivedClass: ArchivedClass { ArchivedClass("crap.Foo", type: DataFoo.self) }
    func encode(with archiver: Archiver) throws {}
    init(coder unarchiver: Unarchiver) throws { stamp = try unarchiver.decode(Data.self, forKey: "stamp") }
}

private final class TestModel: Coding {
    let version: Int
    let values: [String: String]
    static var archivedClass: ArchivedClass { ArchivedClass("MTLTestModel", type: TestModel.self) }
    func encode(with archiver: Archiver) throws {}
    init(coder unarchiver: Unarchiver) throws {
        version = try unarchiver.decode(Int.self, forKey: "MTLModelVersion")
        values = try unarchiver.decode([String: Scripted].self, forKey: "externalRepresentation").mapValues(\.text)
    }
}
