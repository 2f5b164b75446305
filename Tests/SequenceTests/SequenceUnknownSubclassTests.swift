// Objects of classes that the reader doesn't have, in sequential archives: the values of the known classes come first.

import Archiving
import Foundation
import Testing

@testable import Sequences

@Suite("Unknown subclasses in sequential archives")
struct SequenceUnknownSubclassTests {
    /// A pearl of a later program: its classes, the values of those that this program has, and then its own.
    private static func pearl(
        _ identifier: String, classes: [(name: String, version: Int64)]? = nil, next: ExpectedValue? = nil,
        _ own: [ExpectedGroup] = [.integer("q", 7), .object(.string("own"))]
    ) -> ExpectedValue {
        .object(
            identifier, classes ?? [("Pearl", 9), ("Bead", 1), ("Ornament", 1)],
            [.object(.string("n")), next.map { .object($0) } ?? .null, .integer("q", 3)] + own)
    }

    private static func chain(_ ornaments: [ExpectedValue], clasp: ExpectedValue? = nil) -> Data {
        let groups: [ExpectedGroup] = [
            .object(.array("list", ornaments)), clasp.map { .object($0) } ?? .null, .null,
        ]
        return ExpectedStream.archive([.group("@", [.object("root", [("Chain", 0)], groups)])])
    }

    private static func read(_ data: Data) throws -> (Chain, ArchiveReport) {
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        unarchiver.reportsDecoding = true
        return (try unarchiver.decode(Chain.self), try #require(unarchiver.report))
    }

    @Test("They are read as the nearest known class in its own version, and other values are passed over")
    func nearest() throws {
        // The second pearl is first referenced among values that nobody reads.
        let second = Self.pearl("second", [])
        let first = Self.pearl(
            "first", next: nil, [.integer("q", 7), .object(second), .group("dd", [.real64(1), .real64(2)])])
        let (chain, report) = try Self.read(Self.chain([first, second, first], clasp: second))
        let beads = chain.ornaments.compactMap { $0 as? Bead }
        #expect(beads.count == 3 && beads[0] === beads[2] && beads[1] !== beads[0] && chain.clasp === beads[1])
        #expect(beads.allSatisfy { type(of: $0) == Bead.self && $0.name == "n" && $0.size == 3 && $0.hole == 0.5 })
        #expect(
            report.unknownSubclasses.map(\.description) == [
                "'Pearl' as 'Bead', 2 times, first at root.$0[0]"
            ])
        let again = try SequentialArchiver.archivedData(withRootObject: chain)
        #expect(
            try Self.read(again).1.isEmpty
                && SequentialArchiver.archivedData(withRootObject: Self.read(again).0) == again)
    }

    @Test("A chain of unknown classes is read as the first that is known")
    func farther() throws {
        let classes: [(name: String, version: Int64)] = [("A", 1), ("B", 2), ("Ornament", 1)]
        let value = ExpectedValue.object(
            "a", classes, [.object(.string("n")), .null, .boolean(true), .integer("q", 4)])
        let (chain, _) = try Self.read(Self.chain([value], clasp: value))
        #expect(type(of: chain.ornaments[0]) == Ornament.self && chain.ornaments[0].name == "n")
        // It is no bead.
        #expect(chain.clasp == nil)
    }

    @Test("A class without a known superclass that reads it is an error as before")
    func others() throws {
        for classes in [[("Pearl", 1)], [("Pearl", 1), ("Chain", 0)], [("Pearl", 1), ("NSString", 1)]] {
            let expected = classes.map { (name: $0.0, version: Int64($0.1)) }
            let error = expectError(.classNotAllowed) {
                try Self.read(Self.chain([.object("a", expected, [])]))
            }
            #expect(error?.found.contains("Pearl") == true)
        }
    }

    @Test("Values of the known classes must be there, and their version must be known")
    func damaged() {
        expectError(.corruptArchive) {
            try Self.read(
                Self.chain([.object("a", [("Pearl", 1), ("Bead", 1), ("Ornament", 1)], [.object(.string("n"))])]))
        }
        expectError(.newerVersion) {
            try Self.read(Self.chain([Self.pearl("a", classes: [("Pearl", 1), ("Bead", 3), ("Ornament", 1)])]))
        }
    }

    @Test("An object that is known ends with its values, as before")
    func excess() {
        expectError(.corruptArchive) {
            try Self.read(Self.chain([Self.pearl("a", classes: [("Bead", 1), ("Ornament", 1)])]))
        }
    }

    @Test("References of other types find the class that an object has")
    func otherReferences() throws {
        let data = Self.chain([], clasp: Self.pearl("a"))
        #expect(try Self.read(data).0.clasp?.size == 3)
        let unarchiver = try SequentialUnarchiver(
            forReadingFrom: ExpectedStream.archive([.group("@", [Self.pearl("a")])]))
        let error = #expect(throws: ArchiveError.self) { try unarchiver.decode(Chain.self) }
        #expect(error?.code == .unexpectedClass || error?.code == .classNotAllowed)
    }
}
