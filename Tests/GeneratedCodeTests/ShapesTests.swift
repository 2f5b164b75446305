// Generated classes with every kind of collection, default and reference.

@_spi(GeneratedCode) import Archiving
import Foundation
import TestSupport
import Testing

@Suite struct ShapesTests {
    private func copy<Root: Coding>(_ root: Root) throws -> Root {
        try KeyedUnarchiver.unarchivedObject(
            ofClass: Root.self, from: KeyedArchiver.archivedData(withRootObject: root))
    }

    @Test func collectionsOfEverything() throws {
        let cabinet = Cabinet(
            numbers: [1, -2, 3], ratios: [0.5, .infinity], table: [["a", "b"], [], ["c"]], ages: ["x": 1, "y": 2],
            words: ["one", "two"], directions: [.east, .north], dates: [Date(timeIntervalSinceReferenceDate: 1.5)],
            blob: Data([1, 2, 3]), identifier: UUID(), home: URL(string: "https://example.org/a?b=c"))
        let result = try copy(cabinet)
        #expect(result.numbers == cabinet.numbers && result.ratios == cabinet.ratios && result.table == cabinet.table)
        #expect(result.ages == cabinet.ages && result.words == cabinet.words)
        #expect(result.directions == cabinet.directions && result.dates == cabinet.dates)
        #expect(result.blob == cabinet.blob && result.identifier == cabinet.identifier && result.home == cabinet.home)
    }

    @Test func setsOfObjectsAreBuiltWhenTheirMembersAreConnected() throws {
        let cabinet = Cabinet()
        let patron = Member(name: "Patron", cabinet: cabinet)
        let first = Member(name: "A", cabinet: cabinet, patron: patron)
        let second = Member(name: "A", cabinet: cabinet, patron: first)
        cabinet.members = [patron, first, second]
        cabinet.ranks = [first: 1, second: 2]
        cabinet.groups = ["all": [patron, first, second]]
        let result = try copy(cabinet)
        #expect(result.members.count == 3)
        let all = try #require(result.groups["all"])
        #expect(all.allSatisfy { result.members.contains($0) })
        #expect(result.ranks[all[1]] == 1 && result.ranks[all[2]] == 2)
        #expect(all.allSatisfy { $0.cabinet === result })
        for graph in [cabinet, result] {
            for member in graph.members { member.cabinet = nil }
        }
    }

    @Test func wordsOfSwiftAreNames() throws {
        let words = Words(class: "b", version: 2, key: "c", default: false)
        let data = try KeyedArchiver.archivedData(withRootObject: words)
        let result = try KeyedUnarchiver.unarchivedObject(ofClass: Words.self, from: data)
        #expect(result.class == "b" && result.version == 2 && result.key == "c" && !result.default)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: [KeyReader.self])
        unarchiver.setClass(KeyReader.self, forClassName: "Words")
        #expect(
            try unarchiver.decode(KeyReader.self, forKey: "root").found == [
                "MVclass", "a \"quoted\" key, with é and \\",
            ])
    }

    @Test func defaultsFallbacksAndFunctions() throws {
        let settings = Settings(area: 3)
        let result = try copy(settings)
        #expect(result.size == -12 && result.ratio == 0.5 && result.title == "untitled" && result.area == 3)
        #expect(result.epoch == Date(timeIntervalSinceReferenceDate: 0))

        let untitled = Settings(title: nil, area: 0)
        #expect(try copy(untitled).title == nil, "a nil that was archived is no reason for the default")
    }

    @Test(arguments: [(1_000_000, false), (100_000, true)])
    func chainsOfGeneratedObjects(count: Int, isRing: Bool) throws {
        let count = IntegrationRing.isDeep ? count : count / 10
        try withStack {
            let first = Link(name: "first")
            var last = first
            for _ in 1..<count {
                let link = Link(name: "link", parent: last)
                last.other = link
                last = link
            }
            if isRing { last.next = first }
            let result = try copy(first)
            var link: Link? = result
            var length = 0
            while let current = link {
                length += 1
                link = current.other
                if let link, link.parent !== current { break }
                if link == nil { #expect((current.next === result) == isRing) }
                if isRing { current.next = nil }
            }
            #expect(length == count)
            last.next = nil
        }
    }

    @Test func aChainThatAlternatesBetweenTwoClasses() throws {
        try withStack {
            let first = Outer(name: "0")
            var last = first
            for number in 1..<20_000 {
                let outer = Outer(name: "\(number % 10)")
                let inner = Inner(outer: outer)
                last.inner = inner
                last = outer
            }
            var outer: Outer? = try copy(first)
            var length = 0
            while let current = outer {
                length += 1
                outer = current.inner?.outer
            }
            #expect(length == 20_000)
        }
    }

    @Test("A chain through transient values that can't be nil is released without a deep stack", arguments: 0..<3)
    func chainsOfTransientValues(link: Int) throws {
        let count = IntegrationRing.isDeep ? 1_000_000 : 100_000
        try withStack {
            var last = Held()
            weak var first: Held?
            first = last
            for _ in 1..<count {
                let next = Held()
                switch link {
                case 0: next.hold = Hold(object: last)
                case 1: next.any = last
                default: next.list = [Hold(object: last)]
                }
                last = next
            }
            last = Held()
            #expect(first == nil)
        }
    }

    @Test func aNewerVersionIsRefused() throws {
        let archiver = KeyedArchiver()
        archiver.setClassName("Settings", for: FutureSettings.self)
        try archiver.encode(FutureSettings(), forKey: "root")
        let data = try archiver.finishEncoding()
        let error = #expect(throws: ArchiveError.self) {
            try KeyedUnarchiver.unarchivedObject(ofClass: Settings.self, from: data)
        }
        #expect(error?.code == .newerVersion)
    }
}

/// Finds keys.
private final class KeyReader: Coding {
    let found: [String]

    init(coder unarchiver: Unarchiver) throws {
        found = ["MVclass", "class", "a \"quoted\" key, with é and \\"].filter { unarchiver.containsValue(forKey: $0) }
    }

    static var archivedClass: ArchivedClass { ArchivedClass("KeyReader", type: KeyReader.self) }
    func encode(with archiver: Archiver) throws {}
}

/// Settings of a version that is to come.
private final class FutureSettings: Coding {
    init() {}
    init(coder unarchiver: Unarchiver) throws {}
    static var archivedClass: ArchivedClass { ArchivedClass("FutureSettings", type: FutureSettings.self) }
    func encode(with archiver: Archiver) throws { try archiver.encodeVersion(6, forKey: "Settings.version") }
}
