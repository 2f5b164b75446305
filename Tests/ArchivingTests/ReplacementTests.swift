// Objects with substitutes that are archived instead of them.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

/// Names the object to archive instead of it.
private class Proxy: Coding, Hashable {
    var name: String
    var standIn: Proxy?
    var makesStandIn = false
    var fails = false
    var askedCount = 0
    var next: Proxy?
    weak var parent: Proxy?
    var members: Set<Proxy> = []

    init(_ name: String, standIn: Proxy? = nil) {
        self.name = name
        self.standIn = standIn
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Proxy", type: Proxy.self, references: [Proxy.self, Special.self],
            replacement: { try ($0 as? Proxy)?.replaced() ?? $0 })
    }

    func replaced() throws -> any Coding {
        askedCount += 1
        if fails { throw ArchiveError(.invalidValue, path: "", expected: "a stand-in", found: "none") }
        return makesStandIn ? Proxy("made for " + name) : standIn ?? self
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.name, forKey: "name")
        try archiver.encodeIfPresent(self.next, forKey: "next")
        try archiver.encodeConditional(self.parent, forKey: "parent")
        try archiver.encode(self.members, forKey: "members")
    }

    required init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
    }

    func connect(with unarchiver: Unarchiver) throws {
        self.next = try unarchiver.decodeIfPresent(Proxy.self, forKey: "next")
        self.parent = try unarchiver.decodeIfPresent(Proxy.self, forKey: "parent")
        unarchiver.whenConnected { self.members = try unarchiver.decode(Set<Proxy>.self, forKey: "members") }
    }

    static func == (left: Proxy, right: Proxy) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Inherits the function.
private final class Special: Proxy {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Special", type: Special.self, superclass: Proxy.self)
    }
}

@Suite("Replaced objects") struct ReplacementTests {
    private func archived(_ list: [Proxy]) throws -> [Proxy] {
        try unarchivedValue([Proxy].self, from: archive(of: list))
    }

    @Test("Every reference leads to the substitute, which is archived once", arguments: [0, 1, 2])
    func everyReference(rotation: Int) throws {
        let standIn = Proxy("stand-in")
        let original = Proxy("original", standIn: standIn)
        let list = [original, standIn, original]
        let copies = try archived(Array(list[rotation...] + list[..<rotation]))
        #expect(copies.allSatisfy { $0 === copies[0] && $0.name == "stand-in" })
        #expect(original.askedCount == 1)
        #expect(standIn.askedCount <= 1)
    }

    @Test("Two originals with one stand-in are one object")
    func shared() throws {
        let standIn = Proxy("stand-in")
        let copies = try archived([Proxy("a", standIn: standIn), Special("b", standIn: standIn), Proxy("c")])
        #expect(copies[0] === copies[1])
        #expect(copies.map(\.name) == ["stand-in", "stand-in", "c"])
    }

    @Test("The root object, and one of another class")
    func root() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Proxy("a", standIn: Special("b")))
        let root = try KeyedUnarchiver.unarchivedObject(
            ofClass: Proxy.self, from: data, allowing: [Special.self])
        #expect(root is Special)
        #expect(root.name == "b")
    }

    @Test("Conditional references, whichever comes first")
    func conditional() throws {
        let standIn = Proxy("stand-in")
        let original = Proxy("original", standIn: standIn)
        let (before, after) = (Proxy("before"), Proxy("after"))
        before.parent = original
        after.parent = standIn
        let copies = try archived([before, original, after])
        #expect(copies[0].parent === copies[1])
        #expect(copies[2].parent === copies[1])
        #expect(copies[1].name == "stand-in")
        // If nothing else archives it, it is nil.
        #expect(try archived([before])[0].parent == nil)
        let later = try archived([before, standIn])
        #expect(later[0].parent === later[1])
    }

    @Test("What an object named is not asked again, and cycles end")
    func cycles() throws {
        let (a, b, c) = (Proxy("a"), Proxy("b"), Proxy("c"))
        (a.standIn, b.standIn, c.standIn) = (b, c, a)
        defer { (a.standIn, b.standIn, c.standIn) = (nil, nil, nil) }
        let copies = try archived([a, b, c, a])
        #expect(copies.map(\.name) == ["b", "b", "b", "b"])
        #expect(copies.allSatisfy { $0 === copies[0] })
        #expect([a, b, c].map(\.askedCount) == [1, 0, 1])
        let itself = Proxy("itself")
        itself.standIn = itself
        defer { itself.standIn = nil }
        #expect(try archived([itself, itself]).map(\.name) == ["itself", "itself"])
        #expect(itself.askedCount == 1)
    }

    @Test("Substitutes without other references are not mixed up")
    func made() throws {
        let originals = (0..<500).map { Proxy("\($0)") }
        for original in originals { original.makesStandIn = true }
        let archiver = KeyedArchiver()
        for (number, original) in originals.enumerated() { try archiver.encode(original, forKey: "first \(number)") }
        for (number, original) in originals.enumerated() { try archiver.encode(original, forKey: "second \(number)") }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        for number in originals.indices {
            let first = try unarchiver.decode(Proxy.self, forKey: "first \(number)")
            #expect(first.name == "made for \(number)")
            #expect(try unarchiver.decode(Proxy.self, forKey: "second \(number)") === first)
        }
        #expect(originals.allSatisfy { $0.askedCount == 1 })
    }

    @Test("Originals that are released while the archive is written are not mixed up either")
    func temporaryOriginals() throws {
        let archiver = KeyedArchiver()
        for number in 0..<500 {
            try archiver.encode(Proxy("original", standIn: Proxy("\(number)")), forKey: "\(number)")
        }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        for number in 0..<500 {
            #expect(try unarchiver.decode(Proxy.self, forKey: "\(number)").name == "\(number)")
        }
    }

    @Test("The order of a set is that of the stand-ins")
    func sets() throws {
        var archives: Set<Data> = []
        for round in 0..<6 {
            let owner = Proxy("owner")
            owner.members = Set<Proxy>(minimumCapacity: round * 40)
            for number in 0..<10 {
                let place = (number + round) % 10
                owner.members.insert(Proxy("same", standIn: Proxy("\(place)")))
            }
            let data = try archive(of: owner)
            archives.insert(data)
            let copy = try unarchivedValue(Proxy.self, from: data)
            #expect(copy.members.map(\.name).sorted() == (0..<10).map { "\($0)" })
        }
        #expect(archives.count == 1)
    }

    @Test("A reference that is kept as unknown is one to the stand-in")
    func unknownValues() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "list": .uid(3), "other": .uid(5)], .describing("Keeper"),
            ["$class": .uid(4), "NS.objects": [.uid(5)]], .describing("NSArray"),
            ["$class": .uid(6), "name": .uid(7), "members": .uid(8)], .describing("Proxy"), "proxy",
            ["$class": .uid(9), "NS.objects": []], .describing("NSSet")
        ).data()
        let keeper = try KeyedUnarchiver.unarchivedObject(ofClass: Keeper.self, from: data)
        keeper.list[0].standIn = Special("special")
        let contents = try ArchiveContents(try KeyedArchiver.archivedData(withRootObject: keeper))
        let root = try #require(contents.object(contents.top["root"]))
        #expect(contents.object(contents.object(root["other"])?["name"]) == "special")
        #expect(contents.slots(ofClass: "Proxy").isEmpty)
        #expect(contents.slots(ofClass: "Special").count == 1)
    }

    @Test("An error of the function ends the archive")
    func failure() throws {
        let proxy = Proxy("a")
        proxy.fails = true
        let archiver = KeyedArchiver()
        #expect(archiveError { try archiver.encode(proxy, forKey: "a") }?.code == .invalidValue)
        #expect(archiveError { try archiver.encode(1, forKey: "b") }?.code == .invalidValue)
        #expect(archiveError { try archiver.finishEncoding() }?.code == .invalidValue)
        #expect(proxy.askedCount == 1)
    }
}

/// Has a list and keeps all unknown keys.
private final class Keeper: Coding {
    private(set) var unknownValues: UnknownValues
    var list: [Proxy] = []

    static var archivedClass: ArchivedClass {
        ArchivedClass("Keeper", type: Keeper.self, references: [Proxy.self], keys: ["list"])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.list, forKey: "list")
        try archiver.encode(self.unknownValues)
    }

    init(coder unarchiver: Unarchiver) throws {
        self.unknownValues = try unarchiver.unknownValues()
    }

    func connect(with unarchiver: Unarchiver) throws {
        self.list = try unarchiver.decode([Proxy].self, forKey: "list")
    }
}
