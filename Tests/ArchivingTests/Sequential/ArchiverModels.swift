// Classes and bytes for the tests of the sequential archiver.

@_spi(GeneratedCode) import Archiving
import Foundation

/// An object that encodes whatever a test wants.
final class Bag: Coding {
    private let body: (Archiver) throws -> Void

    init(_ body: @escaping (Archiver) throws -> Void = { _ in }) {
        self.body = body
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Bag", type: Bag.self) }

    func encode(with archiver: Archiver) throws {
        try body(archiver)
    }

    init(coder unarchiver: Unarchiver) throws {
        body = { _ in }
    }
}

/// An object with values of several kinds, whose class declares their sequence.
class Sailor: Coding {
    let name: String
    var rank: Int?
    weak var captain: Sailor?
    var crew: [Sailor] = []
    var mates: [String: Sailor] = [:]
    var lucky: [Int] = []

    init(_ name: String, rank: Int? = nil) {
        self.name = name
        self.rank = rank
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Sailor", type: Sailor.self, version: 1, references: [Sailor.self],
            sequence: [
                .value("name", "@"), .value("age", "q", until: 0), .value("rank", "c q"), .value("captain", "@"),
                .value("crew", "@"), .value("mates", "@"), .value("lucky", "@"),
            ])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(name)
        try archiver.encodeOptional(rank)
        try archiver.encodeConditionalObject(captain)
        try archiver.encode(crew)
        try archiver.encode(mates)
        try archiver.encode(lucky)
    }

    required init(coder unarchiver: Unarchiver) throws {
        name = try unarchiver.decode(String.self, forKey: "name")
        rank = try unarchiver.decodeIfPresent(Int.self, forKey: "rank")
        lucky = try unarchiver.decode([Int].self, forKey: "lucky")
    }

    func connect(with unarchiver: Unarchiver) throws {
        captain = try unarchiver.decodeIfPresent(Sailor.self, forKey: "captain")
        crew = try unarchiver.decode([Sailor].self, forKey: "crew")
        mates = try unarchiver.decode([String: Sailor].self, forKey: "mates")
    }
}

/// A subclass with a structure, values in one group, and a reference.
final class Pirate: Sailor {
    var berth = Berth(deck: 1, label: "port")
    var next: (any Coding)?

    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Sea.Pirate", type: Pirate.self, version: 3, superclass: Sailor.self,
            sequence: [.value("berth", "@"), .value("x", "f"), .value("y", "f", joined: true), .value("next", "@")])
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encode(berth)
        try archiver.encodeGroup {
            try archiver.encode(Float(1))
            try archiver.encode(Float(0.5))
        }
        try archiver.encode(next.map { AnyCoding($0) })
    }

    override init(_ name: String, rank: Int? = nil) {
        super.init(name, rank: rank)
    }

    required init(coder unarchiver: Unarchiver) throws {
        berth = try unarchiver.decode(Berth.self, forKey: "berth")
        try super.init(coder: unarchiver)
    }

    override func connect(with unarchiver: Unarchiver) throws {
        try super.connect(with: unarchiver)
        next = try unarchiver.decodeIfPresent(AnyCoding.self, forKey: "next")?.object
    }
}

/// A structure, which is a separate object.
struct Berth: ArchivableStructure {
    var deck: Int32
    var label: String

    static var archivedStructure: ArchivedStructure {
        ArchivedStructure("Berth", version: 2, sequence: [.value("deck", "i"), .value("label", "@")])
    }

    init(deck: Int32, label: String) {
        self.deck = deck
        self.label = label
    }

    func encode(with archiver: Archiver) throws {
        if archiver.allowsKeyedCoding {
            try archiver.encode(deck, forKey: "deck")
            try archiver.encode(label, forKey: "label")
        } else {
            try archiver.encode(deck)
            try archiver.encode(label)
        }
    }

    init(coder unarchiver: Unarchiver) throws {
        deck = try unarchiver.decode(Int32.self, forKey: "deck")
        label = try unarchiver.decode(String.self, forKey: "label")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "deck") }
}

/// The bytes before the first group of an archive, followed by the given ones.
///
/// - Parameter text: bytes as two digits each, and quoted text, which represents its bytes.
func sequentialArchive(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
    let header = isBigEndian ? "04 0b 'typedstream' 81 03 e8" : "04 0b 'streamtyped' 81 e8 03"
    return bytes(header) + bytes(text)
}

private func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for (number, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
        if number % 2 == 1 {
            bytes += part.utf8
        } else {
            bytes += part.split(whereSeparator: \.isWhitespace).compactMap { UInt8($0, radix: 16) }
        }
    }
    return bytes
}

/// Bytes in the form that ``sequentialArchive(_:isBigEndian:)`` reads, for messages.
func hexadecimal(_ data: some Sequence<UInt8>) -> String {
    data.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }.joined(separator: " ")
}

/// The archive of a value without an object.
func sequentialBytes<Value: ArchivableValue>(_ value: Value) throws -> String {
    try hexadecimal(SequentialArchiver.archivedData(withRootObject: value))
}

/// The archive of a root object that encodes what is given.
func sequentialBytes(_ body: @escaping (Archiver) throws -> Void) throws -> String {
    try hexadecimal(SequentialArchiver.archivedData(withRootObject: Bag(body)))
}
