// Many concurrent archivers and unarchivers: each is used by one thread, and their shared state is thread-safe.

import Archiving
import Dispatch
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Concurrency") struct ConcurrencyTests {
    private typealias Way = RandomGraphTests.Way
    private static let graphCount = 40
    private static let archiveCount = IntegrationRing.size(1_000, otherwise: 200)

    /// Counts the calls of both coders, and leaves all objects as they are.
    private final class Counter: KeyedArchiverDelegate, KeyedUnarchiverDelegate {
        private(set) var encodedCount = 0
        private(set) var decodedCount = 0
        private(set) var askedNames: Set<String> = []

        func archiver(_ archiver: KeyedArchiver, didEncode object: any Coding) { encodedCount += 1 }

        func unarchiver(_ unarchiver: KeyedUnarchiver, didDecode object: any Coding) throws -> (any Coding)? {
            decodedCount += 1
            return nil
        }

        func unarchiver(
            _ unarchiver: KeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
            originalClasses classNames: [String]
        ) throws -> (any Coding.Type)? {
            askedNames.insert(name)
            return name == "Unheard Of" ? Board.self : nil
        }
    }

    /// Archives the graph of a number, reads it, and returns the archive and what is wrong.
    private static func roundTrip(_ number: Int) throws -> (archive: Data, problems: [String]) {
        let way = Way.all[number % Way.all.count]
        let graph = RandomGraph(seed: UInt64(number % graphCount), kinds: way.kinds)
        defer { graph.takeApart() }
        let counter = Counter()
        let archiver = KeyedArchiver(profile: way.profile.formatted(as: way.format))
        archiver.delegate = counter
        archiver.setClassName("Mapped", for: Leaf.self)
        archiver.setClassName("Unheard Of", for: Board.self)
        try archiver.encode(graph.root, forKey: "root")
        let data = try archiver.finishEncoding()

        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.delegate = counter
        unarchiver.setClass(Leaf.self, forClassName: "Mapped")
        let copy = try unarchiver.decode(Crowd.self, forKey: "root")
        unarchiver.finishDecoding()
        var isomorphism = Isomorphism()
        isomorphism.compare(graph.root, copy)
        defer { isomorphism.takeCopyApart() }
        var problems = isomorphism.differences
        if counter.encodedCount != counter.decodedCount || counter.encodedCount == 0 { problems.append("counts") }
        if counter.askedNames != (graph.root.boards.isEmpty ? [] : ["Unheard Of"]) { problems.append("names") }
        return (data, problems)
    }

    @Test("A thousand archives on all cores are those of one thread", .timeLimit(.minutes(20)))
    func manyArchives() throws {
        let expected = try (0..<Self.graphCount).map { try Self.roundTrip($0) }
        #expect(expected.allSatisfy { $0.problems.isEmpty })
        let archives = expected.map(\.archive)
        let problems = Protected<[String]>([])
        DispatchQueue.concurrentPerform(iterations: Self.archiveCount) { iteration in
            // Neighbors on different cores use the same graph and the same options.
            let number = iteration / 4 % Self.graphCount
            // Meanwhile, global settings change for a class that no graph contains.
            KeyedArchiver.setClassName("Fuse \(iteration)", for: Bystander.self)
            KeyedUnarchiver.setClass(Bystander.self, forClassName: "Fuse \(iteration % 7)")
            defer { KeyedUnarchiver.setClass(nil, forClassName: "Fuse \(iteration % 7)") }
            do {
                let result = try Self.roundTrip(number)
                if result.archive != archives[number] { problems.withLock { $0.append("bytes of \(number)") } }
                if !result.problems.isEmpty { problems.withLock { $0 += result.problems } }
            } catch {
                problems.withLock { $0.append("\(error)") }
            }
        }
        KeyedArchiver.setClassName(nil, for: Bystander.self)
        #expect(problems.withLock { $0 } == [])
    }
}

/// A class that changes its names.
private final class Bystander: Coding {
    static var archivedClass: ArchivedClass { ArchivedClass("Bystander", type: Bystander.self) }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {}
}
