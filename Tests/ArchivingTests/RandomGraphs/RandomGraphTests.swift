// Random graphs of mixed classes: the copy has the shape of the original, and its archive the same bytes, in every
// layout and format.
//
// With ARCHIVING_DEEP=1 in the environment there are 10,000 graphs, which takes an optimized build; without it 200.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Random graphs") struct RandomGraphTests {
    private static let blockSize = IntegrationRing.isDeep ? 100 : 10

    /// How an archive is written.
    struct Way: Sendable, CustomTestStringConvertible {
        let name: String
        let profile: ArchiveProfile
        let format: PropertyList.Format

        var testDescription: String { name }
        var kinds: [RandomKind] { format == .xml ? RandomKind.allOfXML : RandomKind.all }

        static let all: [Way] = [PropertyList.Format.binary, .xml].flatMap { format in
            [
                Way(name: "compact, \(format)", profile: .compact, format: format),
                Way(name: "Cocoa, \(format)", profile: .cocoa, format: format),
                Way(name: "Cocoa of macOS 10.10, \(format)", profile: .cocoa(.macOS(10, 10)), format: format),
                Way(name: "Cocoa of macOS 10.7, \(format)", profile: .cocoa(.macOS(10, 7)), format: format),
            ]
        }

        func archive(_ root: Crowd) throws -> Data {
            try KeyedArchiver.archivedData(withRootObject: root, profile: profile.formatted(as: format))
        }

        /// The archive of the graph of a seed.
        func archive(seed: UInt64) throws -> Data {
            let graph = RandomGraph(seed: seed, kinds: kinds)
            defer { graph.takeApart() }
            return try archive(graph.root)
        }
    }

    @Test(
        "A copy has the same shape, and gives the same bytes",
        arguments: 0..<(IntegrationRing.isDeep ? 100 : IntegrationRing.size(20, inRing: 6, otherwise: 2)))
    func graphs(block: Int) throws {
        for number in 0..<Self.blockSize {
            let seed = RunSeed.first &+ UInt64(block * Self.blockSize + number)
            for format in [PropertyList.Format.binary, .xml] {
                let ways = Way.all.filter { $0.format == format }
                let graph = RandomGraph(seed: seed, kinds: ways[0].kinds)
                defer { graph.takeApart() }
                for way in ways { try check(graph, way, "seed \(seed), \(way.name)") }
            }
        }
    }

    private func check(_ graph: RandomGraph, _ way: Way, _ comment: Comment) throws {
        let data = try way.archive(graph.root)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Crowd.self, from: data)
        var isomorphism = Isomorphism()
        isomorphism.compare(graph.root, copy)
        defer { isomorphism.takeCopyApart() }
        #expect(isomorphism.differences == [], comment)
        let again = try way.archive(copy)
        if isomorphism.isComplete { return #expect(again == data, comment) }
        #expect(again.count < data.count, comment)
        let copyOfCopy = try KeyedUnarchiver.unarchivedObject(ofClass: Crowd.self, from: again)
        var second = Isomorphism()
        second.compare(copy, copyOfCopy)
        defer { second.takeCopyApart() }
        #expect(second.differences == [] && second.isComplete, comment)
        #expect(try way.archive(copyOfCopy) == again, comment)
    }

    // MARK: In every process

    /// Hashes (64-bit FNV-1a) of the archives of the first fifty graphs, in the order of `Way.all`.
    ///
    /// They change with the graphs, the values and the archivers' output. If that was intended, replace them with the
    /// numbers that the failures of the test below show.
    private static let digests = [
        "e2bee6b8b6e937e4", "3e34dbb053c1f392", "98ea39e481b9bfe2", "f48caecf96c19b3b",
        "6d800f2becbf556e", "b08bcaaa391567b2", "3048578e63ef6bb1", "efcadcfcfc3beba",
    ]

    @Test("A copy is equal, is another graph, and differs as soon as one of its objects does", arguments: 0..<20)
    func copied(number: Int) throws {
        let seed = RunSeed.first &+ UInt64(number)
        let graph = RandomGraph(seed: seed)
        defer { graph.takeApart() }
        let copy = try ObjectGraph.copy(of: graph.root)
        var isomorphism = Isomorphism()
        isomorphism.compare(graph.root, copy)
        defer { isomorphism.takeCopyApart() }
        #expect(isomorphism.differences == [], "seed \(seed)")
        #expect(copy !== graph.root && copy.nodes[0] !== graph.root.nodes[0])
        #expect(try ObjectGraph.isEqual(graph.root, copy), "seed \(seed)")
        copy.nodes[0].name += "!"
        #expect(try !ObjectGraph.isEqual(graph.root, copy), "seed \(seed)")
    }

    @Test("The archives have the bytes that they always had", arguments: Way.all.indices)
    func pinned(index: Int) throws {
        let archives = try (0..<50).map { try Way.all[index].archive(seed: $0) }
        #expect(ArchiveDigest.of(archives) == Self.digests[index], "\(Way.all[index].name)")
    }

    @Test("Archives that the tests of documents compare are earlier ones, written again", arguments: 0..<4)
    func comparedArchives(number: Int) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Archives")
        let earlier = folder.appending(path: "\(number).earlier.plist")
        let crowd = try KeyedUnarchiver.unarchivedObject(ofClass: Crowd.self, from: earlier)
        var isomorphism = Isomorphism()
        isomorphism.compare(crowd, crowd)
        defer { isomorphism.takeCopyApart() }
        let archive = try Way.all[0].archive(crowd)
        let file = folder.appending(path: "\(number).plist")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" { try archive.write(to: file) }
        #expect(try Data(contentsOf: file) == archive, "\(file.lastPathComponent) (UPDATE_GOLDEN=1 accepts it)")
    }

    private static let outputVariable = "RANDOM_GRAPHS_OUTPUT"
    private static let seedVariable = "RANDOM_GRAPHS_SEED"

    /// The archives of some graphs in every way, one after another.
    private static func sample(seed: UInt64) throws -> Data {
        var output = Data()
        for way in Way.all {
            for number in 0..<10 { output += try way.archive(seed: seed &+ UInt64(number)) }
        }
        return output
    }

    /// The part of the child process; in all other runs it writes nothing and compares two samples of this process.
    @Test("One process gives one result")
    func sampleOfThisProcess() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment[Self.seedVariable].flatMap { UInt64($0) } ?? 1
        let data = try Self.sample(seed: seed)
        #expect(try Self.sample(seed: seed) == data, "seed \(seed)")
        if let path = environment[Self.outputVariable] {
            try data.write(to: URL(filePath: path))
        }
    }

    #if os(Linux)
    @Test("Another process, with another hash seed, gives the same bytes")
    func twoProcesses() throws {
        if ProcessInfo.processInfo.environment[Self.outputVariable] != nil { return }
        let seed = RunSeed.first
        let output = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        try runInAnotherProcess(
            "RandomGraphTests/sampleOfThisProcess",
            environment: [Self.outputVariable: output.path, Self.seedVariable: "\(seed)"])
        #expect(try Data(contentsOf: output) == Self.sample(seed: seed), "seed \(seed)")
    }
    #endif
}
