// Classes for the tests of references: at-once references, strong parents, references that only unite, sets of objects.

import Archiving

/// Has a reference that must exist when the object is decoded, as a `let` or a field without a default does.
final class Pin: Coding {
    let board: Board
    var label: String

    init(_ label: String, on board: Board) {
        self.board = board
        self.label = label
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Pin", type: Pin.self, references: [Board.self], table: LinkClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.board, forKey: "board")
        try archiver.encode(self.label, forKey: "label")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.board = try unarchiver.decode(Board.self, forKey: "board")
        self.label = try unarchiver.decode(String.self, forKey: "label")
    }
}

/// Is referred to at once, and refers back later.
final class Board: Coding {
    var name: String
    var pins: [Pin]
    var nextPin: Pin?

    init(_ name: String) {
        self.name = name
        self.pins = []
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Board", type: Board.self, references: [Pin.self], table: LinkClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.name, forKey: "name")
        try archiver.encode(self.pins, forKey: "pins")
        try archiver.encodeIfPresent(self.nextPin, forKey: "nextPin")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
        self.pins = []
    }

    func connect(with unarchiver: Unarchiver) throws {
        self.pins = try unarchiver.decode([Pin].self, forKey: "pins")
        self.nextPin = try unarchiver.decodeIfPresent(Pin.self, forKey: "nextPin")
    }

    deinit {
        ReleaseList.release(&self.pins)
        ReleaseList.release(&self.nextPin)
    }
}

/// Has a reference to its own class that is read in `init(coder:)`: chains nest, and cycles can't be decoded.
final class Nest: Coding {
    var inner: Nest?

    init(_ inner: Nest?) {
        self.inner = inner
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Nest", type: Nest.self, references: [Nest.self], table: LinkClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encodeIfPresent(self.inner, forKey: "inner")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.inner = try unarchiver.decodeIfPresent(Nest.self, forKey: "inner")
    }

    deinit {
        ReleaseList.release(&self.inner)
    }
}

/// Is equal to others by its team, which is connected after it was made.
final class Member: Coding, Hashable {
    let number: Int
    var team: Team?

    init(_ number: Int, of team: Team?) {
        self.number = number
        self.team = team
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Member", type: Member.self, references: [Team.self], table: LinkClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.number, forKey: "number")
        try archiver.encodeIfPresent(self.team, forKey: "team")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.number = try unarchiver.decode(Int.self, forKey: "number")
    }

    func connect(with unarchiver: Unarchiver) throws {
        self.team = try unarchiver.decodeIfPresent(Team.self, forKey: "team")
    }

    static func == (left: Member, right: Member) -> Bool {
        left.number == right.number && left.team?.name == right.team?.name
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(team?.name)
    }

    deinit {
        ReleaseList.release(&self.team)
    }
}

/// Holds members in ways that need their hashes.
final class Team: Coding {
    var name: String
    var members: Set<Member>
    var ranks: [Member: Int]
    var rivals: [Team]

    init(_ name: String) {
        self.name = name
        self.members = []
        self.ranks = [:]
        self.rivals = []
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Team", type: Team.self, references: [Member.self, Team.self], table: LinkClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.name, forKey: "name")
        try archiver.encode(self.members, forKey: "members")
        try archiver.encode(self.ranks, forKey: "ranks")
        try archiver.encode(self.rivals, forKey: "rivals")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
        self.members = []
        self.ranks = [:]
        self.rivals = []
    }

    func connect(with unarchiver: Unarchiver) throws {
        unarchiver.decodeWhenConnected(Set<Member>.self, forKey: "members") { self.members = $0 }
        unarchiver.decodeWhenConnected([Member: Int].self, forKey: "ranks") { self.ranks = $0 }
        self.rivals = try unarchiver.decode([Team].self, forKey: "rivals")
    }

    deinit {
        ReleaseList.release(&self.members)
        ReleaseList.release(&self.ranks)
        ReleaseList.release(&self.rivals)
    }
}

/// Refers to the next object only through sets: one object in each, hashed by its address.
final class Circle: Coding, Hashable {
    let number: Int
    var neighbours: Set<Circle>

    init(_ number: Int) {
        self.number = number
        self.neighbours = []
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Circle", type: Circle.self, references: [Circle.self], table: LinkClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.number, forKey: "number")
        try archiver.encode(self.neighbours, forKey: "neighbours")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.number = try unarchiver.decode(Int.self, forKey: "number")
        self.neighbours = []
    }

    func connect(with unarchiver: Unarchiver) throws {
        unarchiver.decodeWhenConnected(Set<Circle>.self, forKey: "neighbours") { self.neighbours = $0 }
    }

    static func == (left: Circle, right: Circle) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    deinit {
        ReleaseList.release(&self.neighbours)
    }
}

enum LinkClasses: ClassTable {
    static var classes: [any Coding.Type] {
        [Pin.self, Board.self, Nest.self, Member.self, Team.self, Circle.self]
    }

    static var imports: [any ClassTable.Type] { [] }
}
