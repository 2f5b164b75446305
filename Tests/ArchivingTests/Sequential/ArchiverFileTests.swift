// Sequential archives in files, and sets of objects that only have a form without keys.

@_spi(GeneratedCode) import Archiving
import Foundation
import Testing

/// An object whose class is for sequential archives only.
private final class Coin: Coding, Hashable {
    let year: Int
    var twin: Coin?

    init(_ year: Int) {
        self.year = year
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Coin", type: Coin.self, references: [Coin.self], sequence: [.value("year", "q"), .value("twin", "@")])
    }

    func encode(with archiver: Archiver) throws {
        if archiver.allowsKeyedCoding { throw archiver.refuseKeyedCoding(of: Coin.self) }
        try archiver.encode(year)
        try archiver.encode(twin)
    }

    init(coder unarchiver: Unarchiver) throws {
        year = try unarchiver.decode(Int.self, forKey: "year")
    }

    func connect(with unarchiver: Unarchiver) throws {
        twin = try unarchiver.decodeIfPresent(Coin.self, forKey: "twin")
    }

    static func == (left: Coin, right: Coin) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Suite("Files and sets in sequential archives")
struct SequentialArchiverFileTests {
    @Test("a file is replaced when the archive is complete, and stays as it was after an error")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sequential \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "archive")
        let sailor = Sailor("a", rank: 1)
        try SequentialArchiver.archive(rootObject: sailor, to: file)
        let written = try Data(contentsOf: file)
        #expect(try written == SequentialArchiver.archivedData(withRootObject: sailor))
        #expect(throws: ArchiveError.self) { try SequentialArchiver.archive(rootObject: Node("a"), to: file) }
        #expect(try Data(contentsOf: file) == written)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["archive"])
    }

    @Test("the members of a set are in the order of their values, distinguished by what they refer to")
    func setOfObjects() throws {
        let years = (0..<40).map { $0 / 4 }
        let coins = years.map { Coin($0) }
        for (number, coin) in coins.enumerated() { coin.twin = Coin(100 + number % 4) }
        let orders = try (0..<3).map { _ in
            // New sets have different hash seeds.
            try SequentialArchiver.archivedData(withRootObject: Set(coins.shuffled()))
        }
        #expect(Set(orders).count == 1)
        let copies = try SequentialUnarchiver.unarchivedValue(of: Set<Coin>.self, from: orders[0])
        #expect(copies.map(\.year).sorted() == years)
        #expect(copies.reduce(0) { $0 + ($1.twin?.year ?? 0) } == coins.reduce(0) { $0 + ($1.twin?.year ?? 0) })
    }

    @Test("such a class is refused by an archiver with keys")
    func refused() {
        #expect(throws: ArchiveError(.codingRefused, path: "", expected: "", found: "")) {
            try KeyedArchiver.archivedData(withRootObject: Coin(1))
        }
    }

    @Test("a big-endian archive holds the same")
    func bigEndian() throws {
        let sailor = Sailor("a", rank: 100_000)
        sailor.lucky = [1 << 40, -300]
        let archiver = SequentialArchiver(byteOrder: .bigEndian)
        #expect(archiver.byteOrder == .bigEndian)
        try archiver.encodeRootObject(sailor)
        let data = try archiver.finishEncoding()
        #expect(ArchiveKind(of: data) == .sequential(.bigEndian))
        let copy = try SequentialUnarchiver.unarchivedObject(ofClass: Sailor.self, from: data)
        #expect(copy.rank == 100_000)
        #expect(copy.lucky == [1 << 40, -300])
    }
}
