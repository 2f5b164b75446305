// Values that are left out if they can't be created, in keyed and sequential archives.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Lenient values") struct LenientTests {
    private typealias Node = LenientNode

    private static func names(_ nodes: some Sequence<LenientNode>) -> [String] { nodes.map(\.name) }

    // MARK: What is left out

    @Test(
        "Bad elements, members, keys, values and references are left out, each with one event",
        arguments: LenientFormat.allCases)
    func leavesOut(_ format: LenientFormat) throws {
        let root = Node("root")
        func good(_ name: String) -> Node { Node(name) }
        func bad() -> Node { Node("bad", isBad: true) }
        let shared = good("shared")
        root.link = bad()
        root.list = [bad(), shared, bad(), good("b"), shared]
        root.set = [bad(), shared, good("c")]
        root.map = [bad(): good("unread"), good("d"): bad(), shared: shared]
        root.ordered = OrderedSetValue([shared, bad(), good("e")])
        root.counted = CountedSetValue([shared, shared, bad()])
        let copy = try format.copy(of: root)
        #expect(copy.root.link == nil)
        #expect(Self.names(copy.root.list) == ["shared", "b", "shared"])
        #expect(Self.names(copy.root.set).sorted() == ["c", "shared"])
        #expect(Self.names(copy.root.map.keys) == ["shared"])
        #expect(Self.names(copy.root.ordered.elements) == ["shared", "e"])
        let node = try #require(copy.root.list.first)
        #expect(copy.root.list[2] === node && copy.root.set.contains(node) && copy.root.map[node] === node)
        #expect(copy.root.ordered.elements[0] === node && copy.root.counted[node] == 2)
        #expect(copy.root.counted.counts.count == 1)
        #expect(copy.losses.reduce(0) { $0 + $1.count } == 8)
        #expect(copy.losses.allSatisfy { $0.error.code == .rejected && $0.className == "Node" })
        if case .keyed = format {
            #expect(
                copy.lossCounts == ["link": 1, "list": 2, "set": 1, "map": 2, "ordered": 1, "counted": 1])
            #expect(copy.losses.first { $0.key == "link" }?.firstPath == "root.link")
            #expect(copy.losses.first { $0.key == "list" }?.firstPath == "root.list[0]")
        }
        // The bad ones, and the value whose key was bad, are in memory no longer.
        #expect(copy.diary.created.allSatisfy { $0.node != nil || ["bad", "d", "unread"].contains($0.name) })
        #expect(copy.diary.created.count { $0.name == "bad" && $0.node != nil } == 0)
        #expect(copy.diary.created.count { $0.name == "unread" && $0.node != nil } == 0)
    }

    @Test("The calls for whole archives report losses in both kinds, at an object and in a value")
    func reportsOfWholeArchives() async throws {
        func losses(_ unarchiver: (some RootUnarchiver).Type, _ format: LenientFormat) async throws -> [Int] {
            let root = Node("root")
            root.list = [Node("bad", isBad: true), Node("good")]
            let data = try format.data(root)
            let counts = Protected<[Int]>([])
            let count: @Sendable (ArchiveReport) -> Void = { report in
                counts.withLock { $0.append(report.losses.reduce(0) { $0 + $1.count }) }
            }
            _ = try unarchiver.unarchivedObject(ofClass: Node.self, from: data, reporting: count)
            _ = try unarchiver.unarchivedValue(of: Node.self, from: data, reporting: count)
            _ = try await unarchiver.decodedObject(ofClass: Node.self, from: data, reporting: count)
            let text = try format.data(AttributedStringValue("text"))
            _ = try unarchiver.unarchivedValue(of: AttributedStringValue.self, from: text, reporting: count)
            return counts.withLock { $0 }
        }
        #expect(try await losses(KeyedUnarchiver.self, .keyed) == [1, 1, 1, 0])
        #expect(try await losses(SequentialUnarchiver.self, .sequential) == [1, 1, 1, 0])
    }

    @Test("What isn't a collection is empty, at every depth", arguments: LenientFormat.allCases)
    func readsOtherKinds(_ format: LenientFormat) throws {
        let root = Node("root")
        let expected: [(AnyValue, [String: [Int]], Int)] = [
            (["a": [1, "x", 3], "b": 5, "c": []], ["a": [1, 3], "b": [], "c": []], 2),
            ([1, 2], [:], 1), ("text", [:], 1), ([:], [:], 0), (["a": [[1], 2]], ["a": [2]], 1),
        ]
        for (values, numbers, lossCount) in expected {
            root.values = values
            let copy = try format.copy(of: root)
            #expect(copy.root.numbers == numbers)
            #expect(copy.losses.reduce(0) { $0 + $1.count } == lossCount, "\(values)")
        }
    }

    @Test("Values of every kind of collection")
    func readsCollections() throws {
        func read<Value: ArchivableValue & Equatable>(_ value: AnyValue, _ expected: Value) throws {
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archive(of: value))
            let found = try unarchiver.decodeLeniently(Value.self, forKey: "value")
            #expect(found == expected)
            #expect(archiveError { try unarchived(Value.self, value) }?.code == .unexpectedKind)
        }
        func unarchived<Value: ArchivableValue>(_ type: Value.Type, _ value: AnyValue) throws -> Value {
            try unarchivedValue(type, from: archive(of: value))
        }
        try read([1, "a", 2], [1, 2])
        try read([1, "a", .null, 2] as AnyValue, [1, nil, 2] as [Int?])
        try read(["a": 1, "b": "x"], ["a": 1])
        try read(["a": ["b": 1, "c": []], "d": 1], ["a": ["b": 1], "d": [:]])
        try read([["a"], 1, ["b", 2]], [["a"], [], ["b"]])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive(of: "text"))
        #expect(try unarchiver.decodeLeniently(Int.self, forKey: "value") == nil)
        #expect(try unarchiver.decodeLeniently(Int.self, forKey: "none") == nil)
        #expect(try unarchiver.decodeLeniently(String.self, forKey: "new", fallbackKeys: "value") == "text")
        #expect(try unarchiver.decodeLeniently(Mutable<[Int]>.self, forKey: "value")?.value == [])
    }

    @Test("Elements that have a key each")
    func readsIndexed() throws {
        let archiver = KeyedArchiver()
        for (number, value) in ([1, "a", 3] as [AnyValue]).enumerated() {
            try archiver.encode(value, forKey: "value[\(number)]")
        }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decodeLeniently(Indexed<Int>.self, forKey: "value")?.elements == [1, 3])
        #expect(try unarchiver.decodeLeniently(Indexed<Int>.self, forKey: "none") == nil)
    }

    // MARK: Objects that failed

    @Test("An object that failed is read once, and each reference fails", arguments: LenientFormat.allCases)
    func failsOnce(_ format: LenientFormat) throws {
        let root = Node("root")
        let bad = Node("bad", isBad: true)
        root.link = bad
        root.list = [bad, Node("good", link: bad), bad]
        let copy = try format.copy(of: root)
        #expect(Self.names(copy.root.list) == ["good"] && copy.root.list[0].link == nil)
        #expect(copy.diary.starts.count { $0 == "bad" } == 1)
        #expect(copy.losses.reduce(0) { $0 + $1.count } == 4)
        root.strictLink = bad
        let error = archiveError { try format.copy(of: root) }
        #expect(error?.code == .rejected && error?.underlyingError is Node.Refused)
        #expect(error?.path.isEmpty == false)
    }

    @Test("What a bad object had created is created again for others", arguments: LenientFormat.allCases)
    func createsAgain(_ format: LenientFormat) throws {
        let root = Node("root")
        let bad = Node("bad", isBad: true)
        let inner = Node("inner")
        inner.atOnce = Node("innermost")
        bad.atOnce = inner
        bad.atOnceList = [Node("element"), inner]
        root.list = [bad, inner, inner]
        root.strictLink = inner.atOnce
        root.strictList = bad.atOnceList
        let copy = try format.copy(of: root)
        #expect(Self.names(copy.root.list) == ["inner", "inner"])
        #expect(copy.root.list[0] === copy.root.list[1] && copy.root.strictLink === copy.root.list[0].atOnce)
        #expect(Self.names(copy.root.strictList) == ["element", "inner"])
        #expect(copy.root.strictList[1] === copy.root.list[0])
        #expect(copy.diary.starts.count { $0 == "inner" } == 2 && copy.diary.starts.count { $0 == "element" } == 2)
        let alive = copy.diary.created.filter { $0.node != nil }.map(\.name).sorted()
        #expect(alive == ["element", "inner", "innermost", "root"])
    }

    @Test("An array that a bad object read is read again", arguments: LenientFormat.allCases)
    func sharesAgain(_ format: LenientFormat) throws {
        // Equal arrays of values are stored once, so three objects share one.
        let root = Node("root")
        let values: AnyValue = ["a": [1, "x"]]
        let nodes = (0..<4).map { Node("\($0)", isBad: $0 < 2) }
        for node in nodes { node.values = values }
        root.list = nodes
        let copy = try format.copy(of: root)
        #expect(Self.names(copy.root.list) == ["2", "3"])
        #expect(copy.root.list.allSatisfy { $0.numbers == ["a": [1]] })
    }

    @Test("Good and bad objects refer to each other", arguments: LenientFormat.allCases)
    func readsCycles(_ format: LenientFormat) throws {
        let root = Node("root")
        let good = Node("good")
        let bad = Node("bad", isBad: true, link: good)
        good.link = bad
        bad.strictList = [root, good]
        good.list = [root, bad, good]
        root.set = [bad, good]
        root.link = good
        let copy = try format.copy(of: root)
        let copiedGood = try #require(copy.root.link)
        #expect(copiedGood.link == nil && copiedGood.list == [copy.root, copiedGood])
        #expect(copy.root.set == [copiedGood])
        copiedGood.list = []
        copy.root.set = []
    }

    @Test("An object whose class caught an error is left out", arguments: LenientFormat.allCases)
    func noticesCaughtErrors(_ format: LenientFormat) throws {
        let root = Node("root")
        root.list = [Node("a"), Node("swallows"), Node("b")]
        #expect(Self.names(try format.copy(of: root).root.list) == ["a", "b"])
    }

    @Test("A class that finishes decoding and then throws ends it", arguments: LenientFormat.allCases)
    func throwsAfterFinishing(_ format: LenientFormat) throws {
        let root = Node("root")
        root.list = [Node("a"), Node("b"), Node("c"), Node("finishes"), Node("d")]
        #expect(throws: ArchiveError.self) { try format.copy(of: root) }
    }

    @Test("Actions of objects that are left out don't run", arguments: LenientFormat.allCases)
    func dropsActions(_ format: LenientFormat) throws {
        let root = Node("root")
        root.list = [Node("acts", isBad: true)]
        #expect(try format.copy(of: root).diary.actions == [])
        root.list = [Node("acts")]
        #expect(try format.copy(of: root).diary.actions.contains("decoded"))
        let bad = Node("bad", isBad: true)
        bad.atOnce = Node("acts")
        root.list = [bad]
        #expect(try format.copy(of: root).diary.actions == [])
    }

    /// Hashes a reference that is connected later.
    private final class Member: Coding, Hashable {
        let name: String
        var next: Member?

        init(_ name: String, _ next: Member? = nil) { (self.name, self.next) = (name, next) }

        static var archivedClass: ArchivedClass {
            ArchivedClass("Member", type: Member.self, references: [Member.self])
        }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(name, forKey: "name")
            try archiver.encodeIfPresent(next, forKey: "next")
        }

        init(coder unarchiver: Unarchiver) throws { name = try unarchiver.decode(String.self, forKey: "name") }

        func connect(with unarchiver: Unarchiver) throws {
            next = try unarchiver.decodeIfPresent(Member.self, forKey: "next")
        }

        static func == (left: Member, right: Member) -> Bool { left.next?.name == right.next?.name }

        func hash(into hasher: inout Hasher) { hasher.combine(next?.name) }
    }

    private struct Entry: ArchivableStructure, Hashable {
        let isBad: Bool
        let member: Member

        static var archivedStructure: ArchivedStructure { ArchivedStructure("Entry") }

        init(_ name: String, isBad: Bool) { (self.isBad, member) = (isBad, Member("m", Member(name))) }

        init(coder unarchiver: Unarchiver) throws {
            isBad = try unarchiver.decode(Bool.self, forKey: "isBad")
            member = try unarchiver.decode(Member.self, forKey: "member")
            if isBad { throw Node.Refused() }
        }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(isBad, forKey: "isBad")
            try archiver.encode(member, forKey: "member")
        }

        static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "member") }
    }

    private final class Register: Coding {
        var entries: Set<Entry>

        init(_ entries: Set<Entry>) { self.entries = entries }

        static var archivedClass: ArchivedClass {
            ArchivedClass("Register", type: Register.self, references: [Member.self])
        }

        func encode(with archiver: Archiver) throws { try archiver.encode(entries, forKey: "entries") }

        init(coder unarchiver: Unarchiver) throws { entries = [] }

        func connect(with unarchiver: Unarchiver) throws {
            unarchiver.whenConnected {
                self.entries = try unarchiver.decodeLeniently(Set<Entry>.self, forKey: "entries") ?? []
            }
        }
    }

    @Test("Members are connected before they are hashed, whichever members are bad")
    func hashesConnectedMembers() throws {
        let entries = (0..<8).map { Entry("\($0)", isBad: $0 % 2 == 0) }
        let data = try KeyedArchiver.archivedData(withRootObject: Register(Set(entries)))
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Register.self, from: data)
        #expect(copy.entries.count == 4)
        #expect(copy.entries.allSatisfy { copy.entries.contains($0) })
        #expect(Set(copy.entries.map { $0.member.next?.name }) == ["1", "3", "5", "7"])
    }

    @Test("A chain of lenient references needs no deep stack", arguments: LenientFormat.allCases)
    func readsLongChains(_ format: LenientFormat) throws {
        let count = IntegrationRing.size(200_000, otherwise: 50_000)
        var limits = ArchiveLimits()
        limits.maximumNesting = count * 2
        var first = LenientLink(isBad: true)
        for _ in 1..<count { first = LenientLink(next: first) }
        let data = try format.data(first, limits)
        #expect(first.dissolve() == count)
        let length = try withStack {
            try format.root(LenientLink.self, format.unarchiver(data, limits)).dissolve()
        }
        #expect(length == count - 1)
    }

    @Test("Very many losses", arguments: LenientFormat.allCases)
    func countsManyLosses(_ format: LenientFormat) throws {
        let root = Node("root")
        let count = IntegrationRing.size(20_000, inRing: 6_000, otherwise: 2_000)
        root.list = (0..<count).map { Node("\($0)", isBad: $0 % 2 == 0) }
        let copy = try format.copy(of: root)
        #expect(copy.root.list.count == count / 2)
        #expect(copy.losses.map(\.count) == [count / 2])
    }

    // MARK: What is thrown

    @Test("Limits count what failed", arguments: LenientFormat.allCases)
    func keepsLimits(_ format: LenientFormat) throws {
        let root = Node("root")
        root.list = (0..<10).map { Node("\($0)", isBad: true) }
        var limits = ArchiveLimits()
        limits.maximumObjectCount = 11
        #expect(try format.copy(of: root, limits).root.list.isEmpty)
        limits.maximumObjectCount = 10
        #expect(archiveError { try format.copy(of: root, limits) }?.code == .limitExceeded)
        limits = ArchiveLimits()
        limits.maximumReadCount = 20
        #expect(archiveError { try format.copy(of: root, limits) }?.code == .limitExceeded)
    }

    @Test(
        "Cycles that can't be connected, and references that are nested too deeply", arguments: LenientFormat.allCases)
    func throwsAboutCycles(_ format: LenientFormat) throws {
        let root = Node("root")
        let (first, second) = (Node("first"), Node("second"))
        (first.atOnce, second.atOnce) = (second, first)
        defer { first.atOnce = nil }
        root.list = [first]
        #expect(archiveError { try format.copy(of: root) }?.code == .unconnectableCycle)
        var deep = Node("deep")
        for _ in 0..<40 {
            let next = Node("deep")
            next.atOnce = deep
            deep = next
        }
        root.list = [deep]
        #expect(archiveError { try format.copy(of: root) }?.code == .unconnectableCycle)
    }

    @Test("Errors while an object is connected", arguments: LenientFormat.allCases)
    func throwsWhileConnecting(_ format: LenientFormat) throws {
        let root = Node("root")
        let holder = Node("holder")
        holder.strictList = [Node("good"), Node("bad", isBad: true)]
        root.list = [holder]
        let error = archiveError { try format.copy(of: root) }
        #expect(error?.code == .rejected && error?.path.isEmpty == false)
    }

    private struct Stopped: Error {}

    @Test("An error of the progress closure", arguments: LenientFormat.allCases)
    func throwsProgress(_ format: LenientFormat) throws {
        let root = Node("root")
        root.list = (0..<5_000).map { Node("\($0)") }
        #expect(throws: Stopped.self) {
            try format.copy(of: root) { $0.onProgress = { _, known in if known > 2_000 { throw Stopped() } } }
        }
    }

    @Test("An error of a delegate")
    func throwsDelegateErrors() throws {
        final class Delegate: KeyedUnarchiverDelegate {
            func unarchiver(_ unarchiver: KeyedUnarchiver, didDecode object: any Coding) throws -> (any Coding)? {
                if (object as? LenientNode)?.name == "stop" { throw Stopped() }
                return nil
            }
        }
        let root = Node("root")
        root.list = [Node("bad", isBad: true), Node("stop")]
        let delegate = Delegate()
        let error = archiveError {
            try LenientFormat.keyed.copy(of: root) { ($0 as? KeyedUnarchiver)?.delegate = delegate }
        }
        #expect(error?.underlyingError is Stopped)
    }

    @Test("Damaged bytes")
    func throwsAboutDamage() throws {
        func node(_ more: [String: PropertyList]) -> PropertyList {
            .dictionary(more.merging(["$class": .uid(2), "name": .uid(3)]) { first, _ in first })
        }
        final class Pair: Coding {
            var list: [Pair]
            static var archivedClass: ArchivedClass { ArchivedClass("Pair", type: Pair.self) }
            func encode(with archiver: Archiver) throws {}
            init(coder unarchiver: Unarchiver) throws {
                list = try unarchiver.decodeLeniently([Pair].self, forKey: "list") ?? []
            }
        }
        let damaged = HandmadeArchive(
            node(["list": .uid(4)]), .describing("Pair"), "a",
            ["$class": .uid(5), "NS.objects": .array([.uid(6), .uid(99)])], .describing("NSArray"),
            ["$class": .uid(7)], .describing("Other"))
        let error = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Pair.self, from: damaged.data()) }
        #expect(error?.code == .corruptArchive)
        let readable = HandmadeArchive(
            node(["list": .uid(4)]), .describing("Pair"), "a",
            ["$class": .uid(5), "NS.objects": .array([.uid(6), .uid(3), .uid(0)])], .describing("NSArray"),
            ["$class": .uid(7)], .describing("Other"))
        let pair = try KeyedUnarchiver.unarchivedObject(ofClass: Pair.self, from: readable.data())
        #expect(pair.list.isEmpty)
    }

    // MARK: At the top level

    @Test("A root that can't be created is nil, and other roots are read")
    func readsRoots() throws {
        let archiver = KeyedArchiver()
        let good = Node("good")
        good.list = [Node("element")]
        try archiver.encode(Node("bad", isBad: true), forKey: "first")
        try archiver.encode(good, forKey: "second")
        try archiver.encode([good, Node("bad", isBad: true)], forKey: "third")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.lenient(forKey: "first") { try unarchiver.decode(Node.self, forKey: "first") } == nil)
        let copy = try unarchiver.decodeLeniently(Node.self, forKey: "second")
        #expect(copy?.list.map(\.name) == ["element"])
        #expect(try unarchiver.decodeLeniently([Node].self, forKey: "third") == copy.map { [$0] })
        let error = archiveError { try unarchiver.decode(Node.self, forKey: "first") }
        #expect(error?.code == .rejected)
        #expect(archiveError { try unarchiver.decodeLeniently(Node.self, forKey: "second") }?.code == .rejected)
    }

    @Test("A report states what was left out")
    func describesLosses() throws {
        let root = Node("root")
        root.values = ["a": ["x"]]
        let copy = try LenientFormat.keyed.copy(of: root)
        #expect(
            copy.losses.map(\.description) == [
                "Node.values, left out: root.values.a[0]: expected an integer, found a string (object 15), once, at "
                    + "root.values.a[0]"
            ])
    }
}
