// One value gives the same bytes in every process, whatever the seed of its hash tables is.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Determinism") struct DeterminismTests {
    private static let outputVariable = "PROPERTY_LISTS_OUTPUT"
    private static let seedVariable = "PROPERTY_LISTS_SEED"

    /// Random values in all formats, one after another; dictionaries of many entries among them.
    private static func sample(seed: UInt64) throws -> Data {
        var generator = SeededGenerator(seed: seed)
        var output = Data()
        for _ in 0..<10 {
            var value = RoundTripTests.randomValue(depth: 4, using: &generator)
            let pairs = (0..<100).map { _ in (RoundTripTests.randomText(using: &generator), PropertyList.integer(0)) }
            value = [
                "entries": .dictionary(Dictionary(pairs, uniquingKeysWith: { first, _ in first })), "value": value,
            ]
            output += try value.data()
            output += try OpenStepPropertyList.bytes(of: OpenStepWritingTests.textual(value))
        }
        return output
    }

    /// The part of the child process; in every other run it writes nothing and compares two samples of its own.
    @Test("One process gives one result")
    func sampleOfThisProcess() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment[Self.seedVariable].flatMap { UInt64($0) } ?? 1
        let data = try Self.sample(seed: seed)
        #expect(try Self.sample(seed: seed) == data)
        if let path = environment[Self.outputVariable] {
            try data.write(to: URL(filePath: path))
        }
    }

    #if os(Linux)
    @Test("Another process, with another hash seed, gives the same bytes")
    func twoProcesses() throws {
        if ProcessInfo.processInfo.environment[Self.outputVariable] != nil { return }
        let seed = RunSeed.first
        let output = FileManager.default.temporaryDirectory.appending(path: "lists-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        try runInAnotherProcess(
            "DeterminismTests/sampleOfThisProcess",
            environment: [Self.outputVariable: output.path, Self.seedVariable: "\(seed)"])
        #expect(try Data(contentsOf: output) == Self.sample(seed: seed), "seed \(seed)")
    }
    #endif
}
