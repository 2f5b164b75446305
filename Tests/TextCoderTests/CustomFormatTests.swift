// What the library does for every custom format: names, limits, progress, paths, formats without keys.

import Archiving
import Fleet
import TestSupport
import Testing
import TextArchives

@Suite("What every custom format has")
struct CustomFormatTests {
    @Test("Classes have the names that the coders are given")
    func names() throws {
        let text = try archiveText {
            $0.setClassName("Chain", for: Link.self)
            try $0.encodeRootObject(Link("a", to: Link("b")))
        }
        #expect(text.contains("@1 \"Chain\"") && !text.contains("\"Link\""))
        let unarchiver = try TextUnarchiver(text)
        unarchiver.setClass(Link.self, forClassName: "Chain")
        #expect(try unarchiver.decodeRootObject(Link.self).next?.name == "b")
    }

    @Test("Limits bound objects, and containers inside each other")
    func limits() throws {
        let archiver = TextArchiver()
        archiver.limits.maximumObjectCount = 1
        #expect(archiveError { try archiver.encodeRootObject(Link("a", to: Link("b"))) }?.code == .limitExceeded)
        func nested(_ depth: Int) throws -> String {
            try archiveText { archiver in
                for level in 0..<depth {
                    try archiver.beginCollection(.array, count: 1, forKey: level == 0 ? "v" : nil)
                }
                try archiver.encode(1)
                for _ in 0..<depth { try archiver.endCollection() }
            }
        }
        _ = try TextUnarchiver(nested(63))
        let error = archiveError { try nested(64) }
        #expect(error?.code == .limitExceeded && error?.path.hasPrefix("v[0][0]") == true)
    }

    @Test("Progress is reported in both directions, and can cancel")
    func progress() throws {
        let archiver = TextArchiver()
        var calls: [[Int]] = []
        archiver.onProgress = { calls.append([$0, $1]) }
        try archiver.encodeRootObject(Link("a", to: Link("b")))
        #expect(calls == [[2, 2]])
        let unarchiver = try TextUnarchiver(archiver.finishEncoding())
        unarchiver.onProgress = { _, _ in throw CancellationError() }
        #expect(throws: CancellationError.self) { try unarchiver.decodeRootObject(Link.self) }
        let cancelled = TextArchiver()
        cancelled.onProgress = { _, _ in throw CancellationError() }
        #expect(throws: CancellationError.self) { try cancelled.encodeRootObject(Link("a")) }
        #expect(throws: CancellationError.self) { try cancelled.finishEncoding() }
    }

    @Test("An archiver that has finished refuses everything")
    func finished() throws {
        let archiver = TextArchiver()
        #expect(try archiver.finishEncoding() == "text archive 1\n")
        #expect(archiveError { try archiver.encode(1) }?.code == .finished)
        #expect(archiveError { try archiver.finishEncoding() }?.code == .finished)
    }

    @Test("Errors of classes, of the format and of values have paths")
    func paths() throws {
        let writing = archiveError { try archiveText(ofRoot: Box(nil)) }
        #expect(writing?.code == .rejected && writing?.path == "object 1")
        let counts = archiveError {
            try archiveText { archiver in
                try archiver.beginCollection(.array, count: 1, forKey: "outer")
                try archiver.beginCollection(.dictionary, count: 1, forKey: nil)
                try archiver.encode(1)
                try archiver.endCollection()
            }
        }
        #expect(counts?.path == "outer[0][1]")
        let text = "text archive 1\nv = [ [ 1 ] [ 1 true ] ]\nw = \"x\"\n"
        let reading = archiveError { try TextUnarchiver(text).decode([[Int]].self, forKey: "v") }
        #expect(reading?.description == "v[1][1]: expected an integer, found a boolean")
    }

    @Test("Values of any kind come back as what they are, and structs that are dictionaries")
    func kinds() throws {
        let value: AnyValue = ["name": "Ann", "sizes": [1, 2.5, true], "none": .null, "set": .set([1])]
        let text = try archiveText { try $0.encode(value, forKey: "value") }
        #expect(try TextUnarchiver(text).decode(AnyValue.self, forKey: "value") == value)
        let wrong = try TextUnarchiver("text archive 1\nvalue = [ { 1 : 2 } ]\n")
        #expect(archiveError { try wrong.decode(AnyValue.self, forKey: "value") }?.code == .notSupported)
        #expect(archiveError { try TextUnarchiver(text).decodePropertyList(forKey: "value") }?.code == .unexpectedKind)
    }

    @Test("Errors among values of any kind, and names that were chosen for two classes, come back")
    func errorsAndNames() throws {
        let error: AnyValue = ["failure": .error(ErrorValue(domain: "d", code: 4))]
        let text = try archiveText { try $0.encode(error, forKey: "value") }
        #expect(try TextUnarchiver(text).decode(AnyValue.self, forKey: "value") == error)
        _ = try archiveText {
            $0.setClassName("Link", for: Coin.self)
            try $0.encode(Link("a"), forKey: "link")
            try $0.encode(Coin(1), forKey: "coin")
        }
    }

    @Test("An error of a reader's own type is about the archive, even in a lenient field")
    func errorsOfReaders() throws {
        let unarchiver = FormatUnarchiver(DamagedReader())
        let error = archiveError { _ = try unarchiver.decodeLeniently([String].self, forKey: "names") }
        #expect(error?.code == .corruptArchive && error?.path == "names[0]")
        #expect(error?.underlyingError is DamagedReader.Damage)
        #expect(error.map { "\($0)" }?.contains("the archive can't be read: Damage()") == true)
        #expect(throws: CancellationError.self) {
            try FormatUnarchiver(DamagedReader()).decode(Int.self, forKey: "cancel")
        }
        let object = FormatUnarchiver(DamagedReader())
        #expect(archiveError { try object.decode(Link.self, forKey: "object") }?.code == .corruptArchive)
    }

    private struct DamagedReader: ArchiveReader {
        struct Damage: Error {}

        let topLevel = 0

        func object(_ number: Int) throws -> (className: String, contents: Int)? { throw Damage() }

        func value(forKey key: String, in contents: Int) throws -> ArchivedValue<Int>? {
            switch key {
            case "names": .collection(.array, count: 2, 0)
            case "object": .reference(1)
            default: throw CancellationError()
            }
        }

        func value(at index: Int, in contents: Int) throws -> ArchivedValue<Int>? {
            if index == 1 { return .leaf(.string("last")) }
            throw Damage()
        }
    }

    @Test(
        "A count that a reader invents reserves no memory",
        arguments: [-1, 3, 1 << 20, 1 << 33, 1 << 61, Int.min, Int.max], [CollectionKind.array, .set, .dictionary])
    func inventedCounts(count: Int, kind: CollectionKind) {
        let reader = LyingReader(kind: kind, count: count)
        func error(_ decode: (FormatUnarchiver<LyingReader>) throws -> Void) -> ArchiveError.Code? {
            archiveError { try decode(FormatUnarchiver(reader)) }?.code
        }
        #expect(error { _ = try $0.decode(AnyValue.self, forKey: "v") } == .corruptArchive)
        #expect(error { _ = try $0.decodePropertyList(forKey: "v") } == .corruptArchive)
        switch kind {
        case .array:
            #expect(error { _ = try $0.decode([Int].self, forKey: "v") } == .corruptArchive)
            #expect(error { _ = try $0.decode([[Int]?].self, forKey: "v") } == .corruptArchive)
        case .set: #expect(error { _ = try $0.decode(Set<Int>.self, forKey: "v") } == .corruptArchive)
        default: #expect(error { _ = try $0.decode([Int: Int].self, forKey: "v") } == .corruptArchive)
        }
    }

    /// It states more elements than the two that it has.
    private struct LyingReader: ArchiveReader {
        let kind: CollectionKind
        let count: Int

        var topLevel: Int { 0 }

        func object(_ number: Int) -> (className: String, contents: Int)? { nil }
        func value(forKey key: String, in contents: Int) -> ArchivedValue<Int>? {
            .collection(kind, count: count, 1)
        }
        func value(at index: Int, in contents: Int) -> ArchivedValue<Int>? {
            index < 2 ? .leaf(.integer(Int64(index), type: .int64)) : nil
        }
    }

    // MARK: Formats without keys

    @Test("A format without keys archives classes that have none, and refuses keys")
    func withoutKeys() throws {
        let archiver = FormatArchiver(KeylessWriter())
        let coin = Coin(2)
        try archiver.encodeRootObject(coin)
        try archiver.encode([coin, Coin(5)] as [Coin])
        try archiver.encodeOptional(3 as Int?)
        let text = try archiver.finishEncoding()
        let unarchiver = FormatUnarchiver(KeylessReader(text: try TextReader(text)))
        #expect(!unarchiver.allowsKeyedCoding)
        let root = try unarchiver.decodeRootObject(Coin.self)
        let coins = try unarchiver.decode([Coin].self)
        #expect(root.value == 2 && coins[0] === root && coins[1].value == 5)
        #expect(try unarchiver.decodeOptional(Int.self) == 3)
        let other = FormatArchiver(KeylessWriter())
        #expect(archiveError { try other.encode(1, forKey: "key") }?.expected == "values without keys")
    }

    /// A text without keys.
    private struct KeylessWriter: ArchiveWriter {
        private var text = TextWriter()

        var hasKeys: Bool { false }
        var maximumValueDepth: Int { text.maximumValueDepth }

        mutating func write(_ leaf: ArchivedLeaf, forKey key: String?) throws { try text.write(leaf, forKey: key) }
        mutating func writeReference(to number: Int, forKey key: String?) {
            text.writeReference(to: number, forKey: key)
        }
        mutating func begin(_ container: ArchivedContainer, forKey key: String?) { text.begin(container, forKey: key) }
        mutating func end(_ container: ArchivedContainer, forKey key: String?) { text.end(container, forKey: key) }
        mutating func finish(omitting omitted: Set<Int>) -> String { text.finish(omitting: omitted) }
    }

    private struct KeylessReader: ArchiveReader {
        let text: TextReader

        var hasKeys: Bool { false }
        var topLevel: TextEntries { text.topLevel }

        func object(_ number: Int) -> (className: String, contents: TextEntries)? { text.object(number) }
        func value(forKey key: String, in contents: TextEntries) -> ArchivedValue<TextEntries>? { nil }
        func value(at index: Int, in contents: TextEntries) -> ArchivedValue<TextEntries>? {
            text.value(at: index, in: contents)
        }
    }
}

/// Encodes without keys.
private final class Coin: Coding {
    let value: Int

    init(_ value: Int) {
        self.value = value
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Coin", type: Coin.self) }

    func encode(with archiver: Archiver) throws { try archiver.encode(value) }

    init(coder unarchiver: Unarchiver) throws { value = try unarchiver.decode(Int.self) }
}

/// Can't be archived without contents.
private final class Box: Coding {
    let contents: Int?

    struct IsEmpty: Error {}

    init(_ contents: Int?) {
        self.contents = contents
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Box", type: Box.self) }

    func encode(with archiver: Archiver) throws {
        guard let contents else { throw IsEmpty() }
        try archiver.encode(contents, forKey: "contents")
    }

    init(coder unarchiver: Unarchiver) throws { contents = try unarchiver.decode(Int.self, forKey: "contents") }
}
