// Sets and dictionaries are archived in a defined order, so that one graph results in the same bytes in every process.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Order of sets and dictionaries") struct CollectionOrderTests {
    /// Sets with the same members, whose own orders differ: by insertion and by capacity.
    private func variants<Member: Hashable>(_ members: [Member]) -> [Set<Member>] {
        var variants = [Set(members), Set(members.reversed())]
        for capacity in [members.count * 2, members.count * 8, members.count * 64] {
            var set = Set<Member>(minimumCapacity: capacity)
            for member in members.reversed() { set.insert(member) }
            variants.append(set)
        }
        return variants
    }

    /// Archives all variants, expects the same bytes, and says whether their own orders differed at all.
    private func check<Member: ArchivableValue & Hashable>(
        _ members: [Member], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let sets = variants(members)
        #expect(
            Set(sets.map { "\(Array($0))" }).count > 1, "no test without different orders",
            sourceLocation: sourceLocation)
        let first = try archive(of: sets[0])
        for set in sets.dropFirst() {
            #expect(try archive(of: set) == first, sourceLocation: sourceLocation)
        }
        let dictionaries = sets.map { Dictionary(uniqueKeysWithValues: $0.map { ($0, [$0]) }) }
        let firstOfDictionaries = try archive(of: dictionaries[0])
        for dictionary in dictionaries.dropFirst() {
            #expect(try archive(of: dictionary) == firstOfDictionaries, sourceLocation: sourceLocation)
        }
    }

    @Test("Values of every type, in every order of insertion and capacity")
    func values() throws {
        try check(Array(-500..<500))
        try check((0..<300).map { UInt64.max - $0 })
        try check((0..<300).map { "text \($0)" })
        try check((0..<300).map { Double($0) * 1.1 - 100 })
        try check((0..<300).map { Float($0) / 3 - 50 })
        try check((0..<300).map { Data(repeating: UInt8($0 % 256), count: $0) })
        try check((0..<300).map { Date(timeIntervalSinceReferenceDate: Double($0 * $0) - 500) })
        try check((0..<300).map { _ in UUID() })
        try check((0..<300).compactMap { URL(string: "https://example.org/\($0)") })
        try check((0..<300).map { [$0, 300 - $0] })
        try check((0..<300).map { Set([$0, $0 + 1, 1_000]) })
        try check((0..<300).map { ["a": $0, "b": -$0] })
        try check([Set([1, 2]), Set([2, 3]), Set([1, 3]), []])
    }

    @Test("Values are in their natural order")
    func naturalOrder() throws {
        func elements<Value: ArchivableValue>(_ value: Value, under key: String = "NS.objects") throws -> [PropertyList]
        {
            let contents = try ArchiveContents(archive(of: value))
            return contents.object(contents.top["value"])?[key]?.array?.compactMap { contents.object($0) } ?? []
        }
        #expect(
            try elements([30, -1, 2, .max, .min] as Set<Int>) == [
                .integer(.init(Int64.min)), -1, 2, 30, .integer(.init(Int64.max)),
            ])
        #expect(try elements([300, 2, UInt64.max] as Set<UInt64>) == [2, 300, .integer(.init(UInt64.max))])
        #expect(try elements([1.5, -2.5, 0, -1e300] as Set<Double>) == [-1e300, -2.5, 0.0, 1.5])
        #expect(try elements(["b", "a", "B", "é", "aa"] as Set<String>) == ["B", "a", "aa", "b", "é"])
        #expect(try elements([true, false] as Set<Bool>) == [false, true])
        #expect(try elements(["b": 1, "a": 2], under: "NS.keys") == ["a", "b"])
        #expect(try elements(["b": 1, "a": 2]) == [2, 1])
    }

    /// Objects hashed by their addresses: the order of a set of them differs each time.
    private func archivedTwice(_ make: () throws -> Circle) throws -> Bool {
        let archives = try (0..<6).map { _ in
            let root = try make()
            let data = try KeyedArchiver.archivedData(withRootObject: root)
            takeApart(root)
            return data
        }
        return archives.allSatisfy { $0 == archives[0] }
    }

    private func takeApart(_ root: Circle) {
        var pending = [root]
        while let circle = pending.popLast() {
            pending += circle.neighbours
            circle.neighbours = []
        }
    }

    @Test("Objects are in the order of their values")
    func objects() throws {
        #expect(
            try archivedTwice {
                let root = Circle(0)
                root.neighbours = Set((1..<50).map { Circle($0) })
                return root
            })
    }

    @Test(
        "Objects with equal values are in the order of what they refer to", .integration, arguments: [1, 2, 10, 200])
    func objectsByTheirReferences(distance: Int) throws {
        #expect(
            try archivedTwice {
                let root = Circle(0)
                root.neighbours = Set(
                    (0..<8).map { number in
                        (0..<distance).reduce(Circle(number)) { next, _ in
                            let circle = Circle(7)
                            circle.neighbours = [next]
                            return circle
                        }
                    })
                return root
            })
    }

    @Test("Objects that differ only in which neighbours they share")
    func sharing() throws {
        #expect(
            try archivedTwice {
                let root = Circle(0)
                let (shared, own) = (Circle(2), Circle(2))
                let members = (0..<3).map { _ in Circle(1) }
                members[0].neighbours = [shared]
                members[1].neighbours = [shared]
                members[2].neighbours = [own]
                root.neighbours = Set(members)
                return root
            })
    }

    @Test("Rings of different lengths that only sets connect")
    func rings() throws {
        #expect(
            try archivedTwice {
                let root = Circle(0)
                for length in [3, 4, 5, 6] {
                    let ring = (0..<length).map { _ in Circle(1) }
                    for number in 0..<length { ring[number].neighbours = [ring[(number + 1) % length]] }
                    root.neighbours.insert(ring[0])
                }
                return root
            })
    }

    @Test("What the archive knows already decides, where nothing else does")
    func knownObjects() throws {
        let archives = try (0..<6).map { _ in
            let members = (0..<10).map { _ in Circle(1) }
            let archiver = KeyedArchiver()
            try archiver.encode(members, forKey: "list")
            try archiver.encode(Set(members), forKey: "set")
            return try archiver.finishEncoding()
        }
        #expect(archives.allSatisfy { $0 == archives[0] })
    }

    @Test(
        "Layers of objects whose sets hold the whole next layer take no more than their size", .integration,
        .timeLimit(.minutes(20)))
    func layers() throws {
        #expect(
            try archivedTwice {
                var layer: [Circle] = []
                for depth in 0..<40 {
                    let next = (0..<3).map { _ in Circle(depth) }
                    for circle in next { circle.neighbours = Set(layer) }
                    layer = next
                }
                let root = Circle(-1)
                root.neighbours = Set(layer)
                return root
            })
    }

    @Test(
        "A tree of sets whose objects are all equal takes no more than its size", .integration, .timeLimit(.minutes(20))
    )
    func equalTree() throws {
        var layer = [Circle(1)]
        let root = layer[0]
        for _ in 0..<12 {
            layer = layer.flatMap { parent in
                let children = [Circle(1), Circle(1)]
                parent.neighbours = Set(children)
                return children
            }
        }
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        #expect(try ArchiveContents(data).slots(ofClass: "Circle").count == 8_191)
    }

    // MARK: In two processes

    private static let childVariable = "ARCHIVING_ORDER_OUTPUT"

    private static func sample() throws -> Data {
        let archiver = KeyedArchiver()
        try archiver.encode(Set((0..<200).map { "member \($0)" }), forKey: "strings")
        try archiver.encode(Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, ["\($0)": $0]) }), forKey: "numbers")
        let team = Team("team")
        team.members = Set((0..<100).map { Member($0, of: nil) })
        team.ranks = Dictionary(uniqueKeysWithValues: team.members.map { ($0, $0.number) })
        try archiver.encode(team, forKey: "team")
        return try archiver.finishEncoding()
    }

    /// The part of the child process; in all other runs it writes nothing and compares two archives of this process.
    @Test("One process gives one result")
    func sampleOfThisProcess() throws {
        let data = try Self.sample()
        #expect(try Self.sample() == data)
        if let path = ProcessInfo.processInfo.environment[Self.childVariable] {
            try data.write(to: URL(filePath: path))
        }
    }

    #if os(Linux)
    @Test("Another process, with another hash seed, gives the same bytes")
    func twoProcesses() throws {
        if ProcessInfo.processInfo.environment[Self.childVariable] != nil { return }
        let output = FileManager.default.temporaryDirectory.appending(path: "order-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        try runInAnotherProcess(
            "CollectionOrderTests/sampleOfThisProcess", environment: [Self.childVariable: output.path])
        #expect(try Data(contentsOf: output) == Self.sample())
    }
    #endif
}
