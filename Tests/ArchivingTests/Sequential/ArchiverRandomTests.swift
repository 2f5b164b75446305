// Random graphs: each object encodes itself once and is written where Cocoa's two passes would write it.

import Archiving
import Foundation
import TestSupport
import Testing

/// The objects of a random graph, kept so that conditional references to any of them are alive.
private struct RandomCrew {
    let sailors: [Sailor]

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        sailors = (0..<Int.random(in: 1...14, using: &random)).map { number in
            let rank = Bool.random(using: &random) ? Int.random(in: -100_000...100_000, using: &random) : nil
            let name = "sailor \(number % 5)"
            return Bool.random(using: &random) ? Pirate(name, rank: rank) : Sailor(name, rank: rank)
        }
        for sailor in sailors { connect(sailor, &random) }
    }

    private func connect(_ sailor: Sailor, _ random: inout SeededGenerator) {
        if Bool.random(using: &random) { sailor.captain = sailors.randomElement(using: &random) }
        let crew = (0..<Int.random(in: 0...3, using: &random)).map { _ in sailors.randomElement(using: &random) }
        sailor.crew = crew.compactMap { $0 }
        for number in 0..<Int.random(in: 0...2, using: &random) {
            sailor.mates["mate \(number)"] = sailors.randomElement(using: &random)
        }
        sailor.lucky = (0..<Int.random(in: 0...3, using: &random)).map { $0 * 40_000 }
        guard let pirate = sailor as? Pirate else { return }
        pirate.berth = Berth(deck: Int32.random(in: 0...300, using: &random), label: "mate 0")
        if Bool.random(using: &random) { pirate.next = sailors.randomElement(using: &random) }
    }

    /// Cuts the references that form cycles.
    func takeApart() {
        for sailor in sailors {
            sailor.crew = []
            sailor.mates = [:]
            (sailor as? Pirate)?.next = nil
        }
    }
}

@Suite("Random graphs in sequential archives")
struct SequentialArchiverRandomTests {
    @Test("the bytes are those of Cocoa's two passes", arguments: 0..<300)
    func twoPasses(_ seed: Int) throws {
        let crew = RandomCrew(seed: UInt64(seed))
        defer { crew.takeApart() }
        for root in crew.sailors.prefix(3) {
            let archive = try SequentialArchiver.archivedData(withRootObject: root)
            #expect(try Array(archive) == TwoPassArchiver.bytes(ofRoot: root), "seed \(seed)")
        }
    }

    @Test("what is read writes the same bytes", arguments: 0..<100)
    func thereAndBack(_ seed: Int) throws {
        let crew = RandomCrew(seed: UInt64(seed))
        defer { crew.takeApart() }
        let archive = try SequentialArchiver.archivedData(withRootObject: crew.sailors[0])
        let copy = try SequentialUnarchiver.unarchivedObject(
            ofClass: Sailor.self, from: archive, allowing: [Pirate.self])
        defer { Self.takeApart(copy) }
        #expect(try SequentialArchiver.archivedData(withRootObject: copy) == archive, "seed \(seed)")
    }

    private static func takeApart(_ root: Sailor) {
        var pending: [Sailor] = [root]
        while let sailor = pending.popLast() {
            pending += sailor.crew + Array(sailor.mates.values)
            if let next = (sailor as? Pirate)?.next as? Sailor { pending.append(next) }
            sailor.crew = []
            sailor.mates = [:]
            (sailor as? Pirate)?.next = nil
        }
    }
}
