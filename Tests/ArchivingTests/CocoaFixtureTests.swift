// Archives that Cocoa wrote, written again bit for bit; from a folder outside the package that ARCHIVING_FIXTURES
// names, skipped without it.

import Archiving
import Foundation
import TestSupport
import Testing

private enum Fixtures {
    static let folder: URL? = FixtureFolder.appending("keyed")

    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: #require(folder).appending(path: path))
    }
}

/// The archives, and how they are written.
private enum Expected {
    static let files: [(path: String, generation: CocoaGeneration)] =
        [
            "NSAttributedString", "NSCountedSet-Empty", "NSCountedSet-NumbersAppearingOnce",
            "NSCountedSet-NumbersAppearingSeveralTimes", "NSIndexPath-Empty", "NSIndexPath-ManyIndices",
            "NSIndexPath-OneIndex", "NSIndexSet-Empty", "NSIndexSet-ManyRanges", "NSIndexSet-OneRange",
            "NSOrderedSet-Empty", "NSOrderedSet-Numbers", "NSSet-Empty", "NSSet-Numbers",
        ].map { ("macos10.14/\($0).archive", .macOS(10, 10)) } + [
            ("macos10.11/NSKeyedUnarchiver-ComplexTest.plist", .macOS(10, 10)),
            ("mantle/MTLTestModel-OldArchive.plist", .macOS(10, 10)),
            ("bpylist2/data_archive.plist", .macOS(10, 10)), ("bpylist2/null_archive.plist", .macOS(10, 10)),
            ("bpylist2/empty_archive.plist", .macOS(10, 7)), ("bpylist2/simple_archive.plist", .macOS(10, 7)),
            ("cpython-plistlib/KEYED_ARCHIVE.plist", .macOS(10, 7)),
        ]

    typealias Write = @Sendable (KeyedArchiver) throws -> Void

    static let written: [(path: String, generation: CocoaGeneration, write: Write)] = [
        ("bpylist2/empty_archive.plist", .macOS(10, 7), { try $0.encode(CrapFoo { _ in }, forKey: "root") }),
        (
            "bpylist2/simple_archive.plist", .macOS(10, 7),
            {
                let foo = CrapFoo {
                    try $0.encode("yo", forKey: "title")
                    try $0.encode(42, forKey: "count")
                    try $0.encode(true, forKey: "active")
                }
                try $0.encode(foo, forKey: "root")
            }
        ),
        (
            "bpylist2/null_archive.plist", .macOS(10, 10),
            {
                let foo = CrapFoo {
                    try $0.encode("yo", forKey: "title")
                    try $0.encode(nil as String?, forKey: "empty")
                }
                try $0.encode(foo, forKey: "root")
            }
        ),
        (
            "bpylist2/data_archive.plist", .macOS(10, 10),
            {
                let foo = CrapFoo {
                    try $0.encode("yo", forKey: "title")
                    try $0.encode(Data(), forKey: "stamp")
                }
                try $0.encode(foo, forKey: "root")
            }
        ),
        (
            "macos10.14/NSIndexPath-OneIndex.archive", .macOS(10, 10),
            {
                let path = IndexPathObject {
                    try $0.encode(1, forKey: "NSIndexPathLength")
                    try $0.encode(52, forKey: "NSIndexPathValue")
                }
                try $0.encode(path, forKey: "root")
            }
        ),
        (
            "macos10.14/NSIndexSet-OneRange.archive", .macOS(10, 10),
            {
                let set = IndexSetObject {
                    try $0.encode(1, forKey: "NSRangeCount")
                    try $0.encode(0, forKey: "NSLocation")
                    try $0.encode(50, forKey: "NSLength")
                }
                try $0.encode(set, forKey: "root")
            }
        ),
        (
            "macos10.14/NSCountedSet-Empty.archive", .macOS(10, 10),
            { try $0.encode(CountedSetObject { try $0.encode(0, forKey: "NS.count") }, forKey: "root") }
        ),
        (
            "macos10.14/NSOrderedSet-Empty.archive", .macOS(10, 10),
            { try $0.encode(OrderedSetObject { _ in }, forKey: "root") }
        ),
        ("macos10.14/NSSet-Empty.archive", .macOS(10, 10), { try $0.encode(Set<Int>(), forKey: "root") }),
        (
            "macos10.14/NSSet-Numbers.archive", .macOS(10, 10),
            { archiver in
                try archiver.beginCollection(.set, count: 5, forKey: "root")
                for number in [3, 2, 5, 1, 4] { try number.encode(to: archiver, forKey: nil) }
                try archiver.endCollection()
            }
        ),
        (
            "macos10.11/NSKeyedUnarchiver-ComplexTest.plist", .macOS(10, 10),
            { archiver in
                try archiver.beginCollection(.dictionary, count: 4, forKey: "root")
                for key in ["array", "string", "url", "uuid"] { try key.encode(to: archiver, forKey: nil) }
                try archiver.beginCollection(.array, count: 4, forKey: nil)
                try archiver.encodeObjectValue(NullObject { _ in }, forKey: nil)
                try "hello".encode(to: archiver, forKey: nil)
                try 34_545.encode(to: archiver, forKey: nil)
                try ["key": "val"].encode(to: archiver, forKey: nil)
                try archiver.endCollection()
                try "hello".encode(to: archiver, forKey: nil)
                try URL(string: "index.xml", relativeTo: URL(string: "https://www.swift.org"))
                    .encode(to: archiver, forKey: nil)
                try UUID(uuidString: "71DC068E-3420-45FF-919E-3A267D55EC22").encode(to: archiver, forKey: nil)
                try archiver.endCollection()
            }
        ),
    ]
}

@Suite(
    "Cocoa's archives, bit for bit",
    .fixtures)
struct CocoaFixtureTests {
    // MARK: Taken apart and laid out again

    @Test("What is taken apart is laid out as it was", arguments: Expected.files.indices)
    func laidOutAgain(index: Int) throws {
        let (path, generation) = Expected.files[index]
        let data = try Fixtures.data(path)
        var archive = try TakenApartArchive(data)
        let bytes = try CocoaLayout.bytes(of: archive.bytes(), valueSlots: [], generation: generation)
        #expect(try objectList(Data(bytes)) == objectList(data), "\(path)")
        #expect(Data(bytes) == data, "\(path)")
    }

    // MARK: Written by classes

    @Test("Classes and values become the bytes that Cocoa's became", arguments: Expected.written.indices)
    func written(index: Int) throws {
        let (path, generation, write) = Expected.written[index]
        let archiver = KeyedArchiver(profile: .cocoa(generation))
        try write(archiver)
        let data = try archiver.finishEncoding()
        let expected = try Fixtures.data(path)
        #expect(try objectList(data) == objectList(expected), "\(path)")
        #expect(data == expected, "\(path)")
    }
}

/// Encodes what a closure encodes.
private class EncodedObject: Coding {
    private let body: (Archiver) throws -> Void

    required init(_ body: @escaping (Archiver) throws -> Void) {
        self.body = body
    }

    class var archivedClass: ArchivedClass { ArchivedClass("Unused", type: EncodedObject.self) }

    func encode(with archiver: Archiver) throws { try body(archiver) }

    required init(coder unarchiver: Unarchiver) throws { body = { _ in } }
}

private class CoderObject: EncodedObject {
    override class var archivedClass: ArchivedClass { ArchivedClass("NSCoder", type: CoderObject.self) }
}

private final class CrapFoo: CoderObject {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("crap.Foo", type: CrapFoo.self, superclass: CoderObject.self)
    }
}

private final class NullObject: EncodedObject {
    override class var archivedClass: ArchivedClass { ArchivedClass("NSNull", type: NullObject.self) }
}

private final class IndexPathObject: EncodedObject {
    override class var archivedClass: ArchivedClass { ArchivedClass("NSIndexPath", type: IndexPathObject.self) }
}

private final class IndexSetObject: EncodedObject {
    override class var archivedClass: ArchivedClass { ArchivedClass("NSIndexSet", type: IndexSetObject.self) }
}

private final class OrderedSetObject: EncodedObject {
    override class var archivedClass: ArchivedClass { ArchivedClass("NSOrderedSet", type: OrderedSetObject.self) }
}

private class SetObject: EncodedObject {
    override class var archivedClass: ArchivedClass { ArchivedClass("NSSet", type: SetObject.self) }
}

private class MutableSetObject: SetObject {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("NSMutableSet", type: MutableSetObject.self, superclass: SetObject.self)
    }
}

private final class CountedSetObject: MutableSetObject {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("NSCountedSet", type: CountedSetObject.self, superclass: MutableSetObject.self)
    }
}
