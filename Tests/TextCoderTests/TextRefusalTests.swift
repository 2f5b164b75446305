// What a format written outside of the library refuses: classes, cycles, text that is wrong, calls that come too late.

import Archiving
import Foundation
import TestSupport
import Testing
import TextArchives

@Suite("What a custom format refuses")
struct TextRefusalTests {
    private static func archive(_ lines: String...) -> String {
        (["text archive 1"] + lines).joined(separator: "\n")
    }

    // MARK: Classes

    @Test("No object of a class is created that the reader doesn't allow, or that the reference can't name")
    func classes() throws {
        let text = Self.archive("root = @1", "link = @2", "@1 \"Versioned\"", "@2 \"Link\"", "- \"x\"")
        func error(_ read: (TextUnarchiver) throws -> Void) throws -> ArchiveError? {
            let unarchiver = try TextUnarchiver(text)
            return archiveError { try read(unarchiver) }
        }
        #expect(try error { _ = try $0.decodeRootObject(Link.self) }?.code == .classNotAllowed)
        #expect(try error { _ = try $0.decodeObject(forKey: "root") }?.code == .classNotAllowed)
        let mapped = try TextUnarchiver(text.replacing("\"Link\"", with: "\"Old\""))
        mapped.setClass(Link.self, forClassName: "Old")
        #expect(try mapped.decodeObject(of: Link.self, forKey: "link")?.name == "x")
        let unmapped = try TextUnarchiver(text, allowing: [Versioned.self])
        #expect(archiveError { try unmapped.decodeRootObject(Link.self) }?.code == .unexpectedClass)
        let allowing = try TextUnarchiver(text, allowing: [Versioned.self])
        #expect(try allowing.decodeObject(forKey: "root") is Versioned)
        #expect(archiveError { try allowing.decodeRootObject(Link.self) }?.code == .unexpectedClass)
    }

    @Test("No object is archived whose class no reader could distinguish from another, or that has no description")
    func names() throws {
        let twoOfOneName = [Link("link"), OtherLink()] as [any Coding]
        let twins = archiveError {
            try archiveText { for object in twoOfOneName { try $0.encodeObjectValue(object, forKey: "link") } }
        }
        #expect(twins?.code == .classNotArchivable)
        #expect(twins?.expected == "one class of the name 'Link' in an archive, or 'setClassName(_:for:)'")
        #expect(twins?.found == "'\(String(reflecting: Link.self))' and '\(String(reflecting: OtherLink.self))'")
        let inherited = archiveError { try archiveText(ofRoot: UndescribedLink()) }
        #expect(inherited?.code == .classNotArchivable)
        #expect(inherited?.expected == "an 'archivedClass' of 'UndescribedLink' itself")
    }

    @Test("A cycle of references that are read at once is an error, with the object")
    func cycle() throws {
        let text = Self.archive("root = @1", "@1 \"Impatient\"", "other = @2", "@2 \"Impatient\"", "other = @1")
        let error = archiveError { try TextUnarchiver(text).decodeRootObject(Impatient.self) }
        #expect(error?.code == .unconnectableCycle)
        #expect(error?.path == "object 2.other")
    }

    @Test("Limits hold for objects, and for references that are read at once")
    func limits() throws {
        let lines = (1...40).flatMap { ["@\($0) \"Impatient\"", "other = \($0 < 40 ? "@\($0 + 1)" : "nil")"] }
        let text = (["text archive 1", "root = @1"] + lines).joined(separator: "\n")
        #expect(archiveError { try TextUnarchiver(text).decodeRootObject(Impatient.self) }?.code == .unconnectableCycle)
        var limits = ArchiveLimits()
        limits.maximumDepth = 40
        #expect(try TextUnarchiver(text, limits: limits).decodeRootObject(Impatient.self).other != nil)
        limits.maximumObjectCount = 39
        let error = archiveError { try TextUnarchiver(text, limits: limits).decodeRootObject(Impatient.self) }
        #expect(error?.code == .limitExceeded)
    }

    // MARK: Errors stay

    @Test("An error that a class swallows comes out, and the first one stays")
    func swallowed() throws {
        let text = Self.archive("root = @1", "number = 1", "@1 \"Careless\"", "name = \"no number\"")
        let unarchiver = try TextUnarchiver(text)
        let error = archiveError { try unarchiver.decodeRootObject(Careless.self) }
        #expect(error?.description == "object 1.name: expected an integer, found a string (object 1)")
        #expect(archiveError { try unarchiver.decode(Int.self, forKey: "number") }?.code == .unexpectedKind)
    }

    @Test("Calls behind the end, and from the last actions, are errors")
    func late() throws {
        let text = Self.archive("root = @1", "number = 1", "@1 \"Late\"", "name = 3")
        let unarchiver = try TextUnarchiver(text)
        #expect(archiveError { try unarchiver.decodeRootObject(Late.self) }?.code == .notSupported)
        #expect(archiveError { try unarchiver.decode(Int.self, forKey: "number") }?.code == .notSupported)
        let finished = try TextUnarchiver(text)
        finished.finishDecoding()
        #expect(archiveError { try finished.decode(Int.self, forKey: "number") }?.code == .finished)
    }

    @Test("Sets are filled when all is connected, and last actions run when they are, later objects first")
    func order() throws {
        let first = Recorder("first")
        let second = Recorder("second")
        first.others = [first, second]
        second.others = [first]
        let text = try archiveText(ofRoot: first)
        let unarchiver = try TextUnarchiver(text)
        let record = Record(unarchiver)
        let copy = try unarchiver.decodeRootObject(Recorder.self)
        #expect(copy.others.contains { $0 === copy })
        #expect(record.calls == ["second has 1", "first has 2"])
        for recorder in [first, second] + Array(copy.others) { recorder.others = [] }
    }

    // MARK: Text that is wrong

    static let malformed: [(text: String, code: ArchiveError.Code)] = [
        ("", .notAnArchive), ("bplist00", .notAnArchive), ("text archive 2", .notAnArchive),
        (archive("root"), .corruptArchive), (archive("root ="), .corruptArchive), (archive("= 1"), .corruptArchive),
        (archive("root = 1 2"), .corruptArchive), (archive("root = [ 1"), .corruptArchive),
        (archive("root = { 1 }"), .corruptArchive), (archive("root = { 1 : }"), .corruptArchive),
        (archive("root = struct x { }"), .corruptArchive), (archive("root = struct \"x\" [ ]"), .corruptArchive),
        (archive("root = \"x"), .corruptArchive), (archive("root = \"\\"), .corruptArchive),
        (archive("root = \"\\q\""), .corruptArchive), (archive("root = word"), .corruptArchive),
        (archive("root = date"), .corruptArchive), (archive("@1"), .corruptArchive),
        (archive("@x \"A\""), .corruptArchive), (archive("@1 A"), .corruptArchive),
        (archive("@1 \"A\"", "@1 \"B\""), .corruptArchive), (archive("root = @2"), .corruptArchive),
        (archive("root = @99999999999999999999"), .corruptArchive), (archive("root = 1"), .unexpectedKind),
        (archive("root = nil"), .unexpectedKind), (archive("other = @1", "@1 \"Link\""), .missingValue),
        (archive("root = @1", "@1 \"Link\""), .missingValue),
        (archive("root = @1", "@1 \"Link\"", "- \"x\"", "next = [ ]"), .unexpectedKind),
        (archive("root = " + String(repeating: "[ ", count: 1_000)), .limitExceeded),
    ]

    @Test("Text that is no archive, or contradicts itself, is an error", arguments: Self.malformed.indices)
    func refused(index: Int) throws {
        let (text, code) = Self.malformed[index]
        let error = archiveError { try TextUnarchiver(text).decodeRootObject(Link.self) }
        #expect(error?.code == code, "\(text.prefix(60)): \(error.map { "\($0)" } ?? "none")")
    }

    @Test(
        "Words that other values follow than they need are errors",
        arguments: [
            "data \"?\"", "data 1", "date \"x\"", "uuid \"x\"", "point 1 2", "range 1.0 2.0", "url 1", "decimal \"x\"",
            "date date 1.0", "point 1.0", "-", "99999999999999999999",
        ])
    func otherWords(value: String) throws {
        let error = archiveError { try TextUnarchiver(Self.archive("value = \(value)")) }
        #expect(error?.code == .corruptArchive && error?.path == "line 2")
    }

    @Test("Values of another kind are errors")
    func otherKinds() throws {
        let text = Self.archive("value = ( 1 )")
        let questions: [(TextUnarchiver) throws -> Any?] = [
            { try $0.decode(Data.self, forKey: "value") }, { try $0.decode(Date.self, forKey: "value") },
            { try $0.decode(UUID.self, forKey: "value") }, { try $0.decode(PointValue.self, forKey: "value") },
            { try $0.decode(RangeValue.self, forKey: "value") }, { try $0.decode(URL.self, forKey: "value") },
            { try $0.decode(Decimal.self, forKey: "value") }, { try $0.decodeIfPresent([Int].self, forKey: "value") },
            { try $0.decodePropertyList(forKey: "value") },
        ]
        for question in questions {
            let unarchiver = try TextUnarchiver(text)
            #expect(archiveError { try question(unarchiver) }?.code == .unexpectedKind)
        }
    }

    @Test("What an archiver can't write is an error that stays")
    func writing() throws {
        let archiver = TextArchiver()
        try archiver.beginCollection(.array, count: 2, forKey: "array")
        #expect(archiveError { try archiver.encode(1, forKey: "key") }?.code == .notSupported)
        #expect(archiveError { try archiver.endCollection() }?.code == .notSupported)
        #expect(archiveError { try archiver.finishEncoding() } != nil)
    }
}
