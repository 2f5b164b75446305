// Structures, enums with payloads and bit fields as the generator writes them, and an object that holds them.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists

struct Point: ArchivableStructure, Hashable, Sendable {
    var x: Double
    var y: Double

    static var archivedStructure: ArchivedStructure {
        // The second is the name that Foundation's archiver always uses on Linux for its half of the tests.
        ArchivedStructure("Point", formerly: ["OldPoint", "ArchivingTests.PeerPoint"])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.x, forKey: "x")
        try archiver.encode(self.y, forKey: "y")
    }

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    init(coder unarchiver: Unarchiver) throws {
        self.x = try unarchiver.decode(Double.self, forKey: "x")
        self.y = try unarchiver.decode(Double.self, forKey: "y")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "x") }
}

struct Frame: ArchivableStructure, Hashable, Sendable {
    var origin: Point
    var corner: Point?
    var title: String?
    var weights: [Int]
    var points: [Point]

    static var archivedStructure: ArchivedStructure {
        ArchivedStructure("Frame", version: 2, versionKey: "FrameVersion")
    }

    init(origin: Point, corner: Point? = nil, title: String? = nil, weights: [Int] = [], points: [Point] = []) {
        self.origin = origin
        self.corner = corner
        self.title = title
        self.weights = weights
        self.points = points
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.origin, forKey: "origin")
        try archiver.encodeIfPresent(self.corner, forKey: "corner")
        try archiver.encodeIfPresent(self.title, forKey: "title")
        try archiver.encode(Indexed(self.weights), forKey: "weights")
        try archiver.encode(self.points, forKey: "points")
        try archiver.encodeVersion(2, forKey: "FrameVersion")
    }

    init(coder unarchiver: Unarchiver) throws {
        guard try unarchiver.version(ofStructure: Self.self) <= 2 else {
            throw unarchiver.fail(expected: "version 2", found: "a newer one", forKey: "FrameVersion")
        }
        self.origin = try unarchiver.decode(Point.self, forKey: "origin")
        self.corner = try unarchiver.decodeIfPresent(Point.self, forKey: "corner")
        self.title = try unarchiver.decodeIfPresent(String.self, forKey: "title")
        self.weights = try unarchiver.decode(Indexed<Int>.self, forKey: "weights").elements
        self.points = try unarchiver.decode([Point].self, forKey: "points", default: [])
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool {
        unarchiver.containsValue(of: Point.self, forKey: "origin")
    }
}

/// A structure that has no required field.
struct FullName: ArchivableStructure, Hashable, Sendable {
    var first: String?
    var last: String?

    static var archivedStructure: ArchivedStructure { ArchivedStructure("FullName") }

    init(first: String? = nil, last: String? = nil) {
        self.first = first
        self.last = last
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encodeIfPresent(self.first, forKey: "first")
        try archiver.encodeIfPresent(self.last, forKey: "last")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.first = try unarchiver.decodeIfPresent(String.self, forKey: "first")
        self.last = try unarchiver.decodeIfPresent(String.self, forKey: "last")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool {
        unarchiver.containsValue(forKey: "first") || unarchiver.containsValue(forKey: "last")
    }
}

/// A structure that holds itself through a collection.
struct Tree: ArchivableStructure, Hashable, Sendable {
    var number: Int
    var children: [Tree]

    static var archivedStructure: ArchivedStructure { ArchivedStructure("Tree") }

    init(_ number: Int, _ children: [Tree] = []) {
        self.number = number
        self.children = children
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.number, forKey: "number")
        try archiver.encode(self.children, forKey: "children")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.number = try unarchiver.decode(Int.self, forKey: "number")
        self.children = try unarchiver.decode([Tree].self, forKey: "children")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "number") }

    /// A tree with one branch of the given depth.
    static func chain(_ depth: Int) -> Tree {
        (0..<depth).reduce(Tree(0)) { tree, number in Tree(number + 1, [tree]) }
    }
}

/// A structure that refers to objects, and a set of objects among them.
struct Squad: ArchivableStructure {
    var number: Int
    var lead: Node?
    var others: [Node]
    var members: Set<Member>

    static var archivedStructure: ArchivedStructure { ArchivedStructure("Squad") }

    init(_ number: Int, lead: Node? = nil, others: [Node] = [], members: Set<Member> = []) {
        self.number = number
        self.lead = lead
        self.others = others
        self.members = members
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.number, forKey: "number")
        try archiver.encodeIfPresent(self.lead, forKey: "lead")
        try archiver.encode(self.others, forKey: "others")
        try archiver.encode(self.members, forKey: "members")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.number = try unarchiver.decode(Int.self, forKey: "number")
        self.lead = try unarchiver.decodeIfPresent(Node.self, forKey: "lead")
        self.others = try unarchiver.decode([Node].self, forKey: "others")
        self.members = try unarchiver.decode(Set<Member>.self, forKey: "members")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "number") }
}

/// An object whose structures are read after all objects are connected, because they contain sets of objects.
final class Club: Coding {
    var squad: Squad?
    var squads: [Squad] = []

    init() {}

    static var archivedClass: ArchivedClass {
        ArchivedClass("Club", type: Club.self, references: [Node.self, Member.self], table: LinkClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encodeIfPresent(self.squad, forKey: "squad")
        try archiver.encode(self.squads, forKey: "squads")
    }

    init(coder unarchiver: Unarchiver) throws {}

    func connect(with unarchiver: Unarchiver) throws {
        unarchiver.whenConnected { self.squad = try unarchiver.decodeIfPresent(Squad.self, forKey: "squad") }
        unarchiver.whenConnected { self.squads = try unarchiver.decode([Squad].self, forKey: "squads") }
    }
}

/// An enum whose cases carry values, and whose third is the fallback.
enum Picture: ArchivableStructure, Hashable, Sendable {
    case url(URL)
    case shape(Point)
    case raw(pixels: Data, wide: Int, high: Int?)
    case empty

    static var archivedStructure: ArchivedStructure { ArchivedStructure("Picture") }

    func encode(with archiver: Archiver) throws {
        switch self {
        case .url(let value): try archiver.encode(value, forKey: "URL")
        case .shape(let value): try archiver.encode(value, forKey: "shape")
        case .raw(let pixels, let wide, let high):
            try archiver.encode(pixels, forKey: "rawdata")
            try archiver.encode(wide, forKey: "pixelswide")
            try archiver.encodeIfPresent(high, forKey: "pixelshigh")
        case .empty: try archiver.encode(true, forKey: "empty")
        }
    }

    init(coder unarchiver: Unarchiver) throws {
        if unarchiver.containsValue(forKey: "URL") {
            self = .url(try unarchiver.decode(URL.self, forKey: "URL"))
        } else if unarchiver.containsValue(of: Point.self, forKey: "shape") {
            self = .shape(try unarchiver.decode(Point.self, forKey: "shape"))
        } else if unarchiver.containsValue(forKey: "empty") {
            self = .empty
        } else if unarchiver.containsValue(forKey: "rawdata"), unarchiver.containsValue(forKey: "pixelswide") {
            self = .raw(
                pixels: try unarchiver.decode(Data.self, forKey: "rawdata"),
                wide: try unarchiver.decode(Int.self, forKey: "pixelswide"),
                high: try unarchiver.decodeIfPresent(Int.self, forKey: "pixelshigh"))
        } else {
            throw unarchiver.failMissingCase(of: Self.self, keys: ["URL", "shape", "empty", "rawdata"])
        }
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool {
        unarchiver.containsValue(forKey: "URL") || unarchiver.containsValue(of: Point.self, forKey: "shape")
            || unarchiver.containsValue(forKey: "empty")
            || unarchiver.containsValue(forKey: "rawdata") && unarchiver.containsValue(forKey: "pixelswide")
    }
}

enum Alignment: Int8, ArchivableEnumeration {
    case left = -1
    case centred = 0
    case right = 1

    static func value(forUnknown rawValue: Int8) -> Alignment? { .centred }
}

enum Weight: UInt16, ArchivableEnumeration {
    case light = 3
    case heavy = 700
}

struct Style: ArchivableBits, Hashable, Sendable {
    var bold: Bool
    var size: UInt8
    var offset: Int16
    var alignment: Alignment
    var weight: Weight

    func bits() throws -> UInt32 {
        var bits = BitField<UInt32>()
        try bits.set(self.bold, at: 0, width: 1, name: "bold")
        try bits.set(self.size, at: 1, width: 4, name: "size")
        try bits.set(self.offset, at: 5, width: 9, name: "offset")
        try bits.set(self.alignment, at: 14, width: 2, name: "alignment")
        try bits.set(self.weight, at: 16, width: 16, name: "weight")
        return bits.rawValue
    }

    init(bold: Bool = false, size: UInt8 = 0, offset: Int16 = 0, alignment: Alignment = .left, weight: Weight = .light)
    {
        self.bold = bold
        self.size = size
        self.offset = offset
        self.alignment = alignment
        self.weight = weight
    }

    init(bits rawValue: UInt32) throws {
        let bits = BitField(rawValue: rawValue)
        self.bold = try bits.value(Bool.self, at: 0, width: 1, name: "bold")
        self.size = try bits.value(UInt8.self, at: 1, width: 4, name: "size")
        self.offset = try bits.value(Int16.self, at: 5, width: 9, name: "offset")
        self.alignment = try bits.value(Alignment.self, at: 14, width: 2, name: "alignment")
        self.weight = try bits.value(Weight.self, at: 16, width: 16, name: "weight")
    }
}

/// An object with one value of any kind under the key `value`.
final class ValueBox<Value: ArchivableValue>: Coding {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Box", type: Self.self, references: [Node.self, Team.self, Member.self], table: GraphClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.value, forKey: "value")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.value = try unarchiver.decode(Value.self, forKey: "value")
    }
}

/// A value that went into an object, into an archive and back.
func boxed<Value: ArchivableValue>(_ value: Value) throws -> Value {
    try roundTrip(ValueBox(value)).value
}

/// What an object with a value under the key `value` holds in its archive.
func boxContents<Value: ArchivableValue>(_ value: Value) throws -> [String: PropertyList] {
    let contents = try ArchiveContents(KeyedArchiver.archivedData(withRootObject: ValueBox(value)))
    var entries = contents.object(contents.top["root"])?.dictionary ?? [:]
    entries["$class"] = nil
    return entries
}
