// The archiver of a small sequential archive writes the next one: each is the same as from a new archiver.

import Archiving
import Foundation
import TestSupport
import Testing

@Suite("Small sequential archives in succession", .serialized)
struct SequentialSpareArchiverTests {
    struct Failure: Error {}

    /// The archive of a new archiver.
    private func expected(_ root: any Coding) throws -> Data {
        let archiver = SequentialArchiver()
        try archiver.encodeRootObject(root)
        return try archiver.finishEncoding()
    }

    private func archived(_ root: any Coding) throws -> Data {
        try SequentialArchiver.archivedData(withRootObject: root)
    }

    private func roots() -> [any Coding] {
        let captain = Pirate("a captain of more than fifteen bytes", rank: 3)
        captain.crew = [Sailor("a"), Sailor("a", rank: 70_000)]
        captain.crew[0].captain = captain
        captain.mates = ["first": captain.crew[1]]
        let values = Bag { archiver in
            try archiver.encode(Date(timeIntervalSinceReferenceDate: 1.5))
            try archiver.encode([1.5, 2, 1.5])
            try archiver.encode(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)))
            try archiver.encode(Decimal(7))
            try archiver.encode(Data([1, 2]))
        }
        return [captain, Sailor("b"), values, captain.crew[1], values, captain]
    }

    @Test("Each has the bytes that a new archiver gives it")
    func sameBytes() throws {
        for root in roots() + roots() { #expect(try archived(root) == expected(root)) }
        let large = Sailor("large")
        large.lucky = Array(0..<50_000)
        for root in [large, Sailor("b")] { #expect(try archived(root) == expected(root)) }
    }

    /// A value that takes two places at the top level.
    private struct Watch: ArchivableValue {
        let sailor: Sailor
        let hour: Int

        func encode(to archiver: Archiver, forKey key: String?) throws {
            try archiver.encode(sailor)
            try archiver.encode(hour)
        }

        static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Watch? {
            try Watch(sailor: unarchiver.decode(Sailor.self), hour: unarchiver.decode(Int.self))
        }
    }

    @Test("A root that is no object can have several values, of classes that are known, too")
    func values() throws {
        for hour in 0..<3 {
            _ = try archived(Sailor("b"))
            let data = try SequentialArchiver.archivedData(
                withRootObject: Watch(sailor: Sailor("a", rank: hour), hour: hour))
            let copy = try SequentialUnarchiver.unarchivedValue(of: Watch.self, from: data, allowing: [Sailor.self])
            #expect(copy.sailor.rank == hour && copy.hour == hour)
        }
    }

    @Test("A failed archive leaves nothing behind")
    func failed() throws {
        let bag = Bag { archiver in
            try archiver.encode("lost")
            throw Failure()
        }
        for root in roots() {
            #expect(throws: Failure.self) { try unwrapped { try archived(bag) } }
            #expect(try archived(root) == expected(root))
        }
    }

    @Test("An object can archive another one while it is archived")
    func inside() throws {
        let sailor = Sailor("inner")
        let bag = Bag { archiver in
            try archiver.encode("before")
            try archiver.encode(try SequentialArchiver.archivedData(withRootObject: sailor))
            try archiver.encode("after")
        }
        for _ in 0..<3 { #expect(try archived(bag) == expected(bag)) }
    }

    @Test("An archiver that an object keeps stays finished, and is not used again")
    func kept() throws {
        nonisolated(unsafe) var kept: [Archiver] = []
        let bag = Bag { archiver in
            try archiver.encode("text")
            kept.append(archiver)
        }
        for _ in 0..<3 { #expect(try archived(bag) == expected(bag)) }
        #expect(Set(kept.map { ObjectIdentifier($0) }).count == kept.count)
        for archiver in kept { #expect(throws: ArchiveError.self) { try archiver.encode("more") } }
    }

    @Test("Objects are released with their archive")
    func released() throws {
        weak var object: Sailor?
        try {
            let sailor = Sailor("released")
            object = sailor
            _ = try archived(sailor)
        }()
        #expect(object == nil)
    }
}
