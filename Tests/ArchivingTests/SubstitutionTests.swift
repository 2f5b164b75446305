// Objects that name their substitutes, the class names of these, and the replacement of decoded objects.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Substitution by objects") struct SubstitutionTests {
    private func read(
        _ data: Data, log: CallLog? = nil, allowing: [any Coding.Type] = [],
        _ awake: ((Role, Unarchiver) throws -> any Coding)? = nil
    ) throws -> Role {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: allowing)
        unarchiver.userInfo["log"] = log
        unarchiver.userInfo["awake"] = awake
        let root = try unarchiver.decode(Role.self, forKey: "root")
        unarchiver.finishDecoding()
        return root
    }

    private func written(_ root: any Coding) throws -> Data {
        try KeyedArchiver.archivedData(withRootObject: root)
    }

    // MARK: Writing

    @Test("Another class's names are archived for an object, its values are its own")
    func archivedType() throws {
        let log = CallLog()
        let role = Role("a", log: log, next: Role("b", log: log))
        role.namedClass = LeadingRole.self
        role.next?.next = role
        let data = try written(role)
        role.next = nil
        let contents = try ArchiveContents(data)
        let root = try #require(contents.object(contents.top["root"]))
        #expect(contents.object(root["$class"])?["$classes"] == ["Role.Leading", "Role", "NSObject"])
        #expect(contents.slots(ofClass: "Role").count == 1)
        #expect(log.calls.filter { $0.hasPrefix("archivedType") } == ["archivedType a", "archivedType b"])
        let copy = try read(data)
        #expect(copy is LeadingRole)
        #expect(copy.next?.next === copy)
        copy.next?.next = nil
    }

    @Test("A subclass of NSObject archives itself here and with Foundation", arguments: [false, true])
    func foundationObject(isDraft: Bool) throws {
        let track = isDraft ? DraftCocoaTrack("a") : CocoaTrack("a")
        track.next = CocoaTrack("b")
        track.next?.next = track
        defer { track.next = nil }
        let data = try written(track)
        let contents = try ArchiveContents(data)
        #expect(contents.slots(ofClass: "Track").count == 2)
        #expect(contents.slots(ofClass: "Track.Draft").isEmpty)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: CocoaTrack.self, from: data)
        defer { copy.next = nil }
        #expect(type(of: copy) == CocoaTrack.self)
        #expect(copy.title == "a" && copy.next?.title == "b")
        #expect(copy.next?.next === copy)

        // Its methods for Foundation are separate. There, cycles end the process on Linux.
        track.next?.next = nil
        let peer = try NSKeyedUnarchiver(
            forReadingFrom: NSKeyedArchiver.archivedData(withRootObject: track, requiringSecureCoding: false))
        peer.requiresSecureCoding = false
        let other = try #require(peer.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CocoaTrack)
        #expect(other.title == "a" && other.next?.title == "b")
    }

    @Test("The class that an object names may have been given another name, and must code itself")
    func classForCoderNames() throws {
        let role = Role("a")
        role.namedClass = LeadingRole.self
        let archiver = KeyedArchiver()
        archiver.setClassName("Star", for: LeadingRole.self)
        try archiver.encode(role, forKey: "root")
        #expect(try ArchiveContents(archiver.finishEncoding()).slots(ofClass: "Star").count == 1)
        role.namedClass = Unnamed.self
        #expect(archiveError { try written(role) }?.code == .classNotArchivable)
    }

    @Test("The substitute is asked for its class")
    func classOfStandIn() throws {
        let (original, standIn) = (Role("original"), Role("stand-in"))
        original.namedClass = Label.self
        standIn.namedClass = LeadingRole.self
        original.replacement = { _ in standIn }
        let contents = try ArchiveContents(archive(of: [original, standIn]))
        #expect(contents.slots(ofClass: "Role.Leading").count == 1)
        #expect(contents.slots(ofClass: "Label").isEmpty)
    }

    @Test("Nil in place of an object is archived as nil, wherever it is referenced")
    func nilInPlace() throws {
        let log = CallLog()
        let absent = Role("absent", log: log)
        absent.replacement = { _ in nil }
        let (first, second) = (Role("first", next: absent), Role("second"))
        second.owner = absent
        let archiver = KeyedArchiver()
        try archiver.encode([first, second], forKey: "list")
        try archiver.encode(absent, forKey: "absent")
        try archiver.encode([absent, first] as [Role?], forKey: "optional")
        let data = try archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        let list = try unarchiver.decode([Role].self, forKey: "list")
        #expect(list.map(\.name) == ["first", "second"])
        #expect(list[0].next == nil)
        #expect(list[1].owner == nil)
        // It is in the archive as nil.
        #expect(unarchiver.containsValue(forKey: "absent"))
        #expect(try unarchiver.decodeIfPresent(Role.self, forKey: "absent") == nil)
        let contents = try ArchiveContents(data)
        #expect(contents.objects[1]["next"] == .uid(0) || contents.objects[2]["next"] == .uid(0))
        #expect(contents.count(of: "$null") == 1)
        #expect(contents.slots(ofClass: "Role").count == 2)
        #expect(log.calls == ["replacementObject absent"])
        #expect(archiveError { try unarchiver.decode(Role.self, forKey: "absent") }?.code == .unexpectedKind)
    }

    @Test("A set whose members are archived as nil has one order in every process")
    func sets() throws {
        var archives: Set<Data> = []
        for round in 0..<6 {
            let members = (0..<8).map { number -> HashedRole in
                let role = HashedRole("\(number)")
                if number % 4 == 1 { role.isAbsent = true }
                return role
            }
            var set = Set<HashedRole>(minimumCapacity: round * 50)
            for number in members.indices { set.insert(members[(number + round) % 8]) }
            archives.insert(try archive(of: set))
        }
        #expect(archives.count == 1)
    }

    @Test("A conditional reference leads to the substitute, whichever comes first", arguments: [0, 1, 2])
    func conditional(rotation: Int) throws {
        let (original, standIn, holder) = (Role("original"), Role("stand-in"), Role("holder"))
        original.replacement = { _ in standIn }
        holder.owner = original
        let list = [holder, original, standIn]
        let copies = try unarchivedValue([Role].self, from: archive(of: Array(list[rotation...] + list[..<rotation])))
        let copy = try #require(copies.first { $0.name == "holder" })
        #expect(copy.owner?.name == "stand-in")
        #expect(copies.filter { $0.name == "stand-in" }.count == 2)
        #expect(copies.contains { $0 === copy.owner })
        // Nothing else archives it: nil, in a separate slot.
        let data = try archive(of: holder)
        #expect(try unarchivedValue(Role.self, from: data).owner == nil)
        #expect(try ArchiveContents(data).count(of: "$null") == 2)
    }

    @Test("A reference that is kept as unknown is nil where nil is archived")
    func unknownValues() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "role": .uid(3), "other": .uid(3), "more": .uid(6)], .describing("Keeper"),
            ["$class": .uid(4), "name": .uid(5)], .describing("Role"), "role",
            ["$class": .uid(7), "NS.objects": [.uid(3)]], .describing("NSArray")
        ).data()
        let keeper = try KeyedUnarchiver.unarchivedObject(ofClass: Keeper.self, from: data)
        keeper.role?.replacement = { _ in nil }
        let contents = try ArchiveContents(KeyedArchiver.archivedData(withRootObject: keeper))
        let root = try #require(contents.object(contents.top["root"]))
        #expect(root["role"] == .uid(0))
        #expect(root["other"] == .uid(0))
        #expect(contents.object(root["more"])?["NS.objects"] == [.uid(0)])
        #expect(contents.slots(ofClass: "Role").isEmpty)
    }

    @Test("An object that archives itself while it is asked is an error, not an endless call")
    func asksItself() throws {
        for isDirect in [true, false] {
            let (first, second) = (Role("first"), Role("second"))
            first.replacement = { archiver in
                try archiver.encode(isDirect ? first : second, forKey: "x")
                return first
            }
            second.replacement = { archiver in
                try archiver.encode(first, forKey: "y")
                return second
            }
            defer { (first.replacement, second.replacement) = (nil, nil) }
            let error = archiveError { try written(Role("root", next: first)) }
            #expect(error?.code == .notSupported)
            #expect(error?.path == "root")
        }
        // Others may be archived, and become part of what is being encoded.
        let role = Role("asked")
        role.replacement = { archiver in
            try archiver.encode(Label("beside"), forKey: "label")
            return role
        }
        defer { role.replacement = nil }
        let contents = try ArchiveContents(written(Role("root", next: role)))
        #expect(contents.object(contents.object(contents.top["root"])?["label"])?["text"] != nil)
        // In a collection there are no keys.
        let list = Role("list")
        list.others = [role]
        #expect(archiveError { try written(list) }?.code == .notSupported)
    }

    @Test("Objects that are made and archived while others are asked end at a limit")
    func asksWithoutEnd() throws {
        func make(_ number: Int) -> Role {
            let role = Role("\(number)")
            role.replacement = { archiver in
                try archiver.encode(make(number + 1), forKey: "\(number)")
                return nil
            }
            return role
        }
        #expect(archiveError { try written(make(0)) }?.code == .limitExceeded)
    }

    @Test("An error of an object ends the archive")
    func failure() throws {
        let role = Role("a")
        role.replacement = { _ in throw CocoaError(.userCancelled) }
        let archiver = KeyedArchiver()
        #expect(throws: CocoaError.self) { try archiver.encode(role, forKey: "a") }
        #expect(throws: CocoaError.self) { try archiver.encode(1, forKey: "b") }
        #expect(throws: CocoaError.self) { try archiver.finishEncoding() }
    }

    // MARK: Reading

    @Test("An object is asked once, before anyone gets a reference to it")
    func awakeAfter() throws {
        let log = CallLog()
        let (a, b) = (Role("a"), Role("b"))
        (a.next, b.next) = (b, a)
        a.others = [b, b]
        let data = try written(a)
        a.next = nil
        let known = Role("known")
        let copy = try read(data, log: log) { role, _ in role.name == "b" ? known : role }
        #expect(copy.next === known)
        #expect(copy.others.allSatisfy { $0 === known })
        // The replacement is used unchanged.
        #expect(known.next == nil)
        #expect(log.calls == ["init a", "awakeAfter a", "connect a", "init b", "awakeAfter b"])
    }

    @Test("What takes the place must be what the reference asks for")
    func awakeAfterIsChecked() throws {
        let data = try written(Role("a", next: Role("b")))
        let error = archiveError {
            try read(data) { role, _ in role.name == "b" ? Label("label") as any Coding : role }
        }
        #expect(error?.code == .unexpectedClass)
        #expect(error?.path == "root.next")
        let copy = try read(data) { role, _ in role.name == "b" ? LeadingRole("lead") : role }
        #expect(copy.next is LeadingRole)
    }

    @Test("What it decodes is read from the object")
    func awakeAfterDecodes() throws {
        let data = try written(Role("a", next: Role("b")))
        let copy = try read(data) { role, unarchiver in
            try unarchiver.decodeIfPresent(Role.self, forKey: "next") ?? role
        }
        #expect(copy.name == "b")
        // In a cycle that can't be.
        let ring = Role("a")
        ring.next = ring
        let ringData = try written(ring)
        ring.next = nil
        let error = archiveError {
            try read(ringData) { role, unarchiver in try unarchiver.decode(Role.self, forKey: "next") }
        }
        #expect(error?.code == .unconnectableCycle)
    }

    @Test("The defaults do what the class's description says")
    func defaults() throws {
        let data = try archive(of: DefaultRole("a"))
        #expect(try ArchiveContents(data).objects.contains("replaced a"))
        #expect(try unarchivedValue(DefaultRole.self, from: data).name == "unique replaced a")
        #expect(ObjectIdentifier(DefaultRole("a").archivedType) == ObjectIdentifier(DefaultRole.self))
        // A class that has the methods itself is asked instead.
        let role = try unarchivedValue([Role].self, from: archive(of: [Role("hidden"), Role("shared")]))
        #expect(role.map(\.name) == ["hidden", "shared"])
    }

    @Test("Another archiver is given to structures and sets, and asks the same")
    func otherArchivers() throws {
        let log = CallLog()
        let original = HashedRole("original", log: log)
        let set: Set = [original, HashedRole("b"), HashedRole("c")]
        let archiver = KeyedArchiver()
        try archiver.encode(set, forKey: "set")
        try archiver.encode(original, forKey: "again")
        _ = try archiver.finishEncoding()
        #expect(log.calls.filter { $0 == "replacementObject original" }.count == 1)
    }
}

private final class Unnamed: Role {}

/// Has a role and keeps all unknown keys.
private final class Keeper: Coding {
    private var unknownValues: UnknownValues
    var role: Role?

    static var archivedClass: ArchivedClass {
        ArchivedClass("Keeper", type: Keeper.self, references: [Role.self], keys: ["role"])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.role, forKey: "role")
        try archiver.encode(self.unknownValues)
    }

    init(coder unarchiver: Unarchiver) throws {
        self.unknownValues = try unarchiver.unknownValues()
    }

    func connect(with unarchiver: Unarchiver) throws {
        self.role = try unarchiver.decodeIfPresent(Role.self, forKey: "role")
    }
}

private final class HashedRole: SubstitutingCoding, Hashable {
    let name: String
    let log: CallLog?
    var isAbsent = false

    init(_ name: String, log: CallLog? = nil) {
        self.name = name
        self.log = log
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Hashed", type: HashedRole.self) }

    func replacementObject(for archiver: Archiver) throws -> (any Coding)? {
        log?.calls.append("replacementObject \(name)")
        return isAbsent ? nil : self
    }

    func encode(with archiver: Archiver) throws { try archiver.encode(self.name, forKey: "name") }

    init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
        self.log = nil
    }

    static func == (left: HashedRole, right: HashedRole) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A class of Cocoa, at the top level as Foundation demands, that has the methods of both packages.
class CocoaTrack: NSObject, NSCoding, SubstitutingCoding {
    let title: String
    var next: CocoaTrack?

    init(_ title: String) { self.title = title }

    class var archivedClass: ArchivedClass {
        ArchivedClass("Track", type: CocoaTrack.self, references: [CocoaTrack.self])
    }

    var archivedType: any Coding.Type { CocoaTrack.self }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(title, forKey: "title")
        try archiver.encodeIfPresent(next, forKey: "next")
    }

    required init(coder unarchiver: Unarchiver) throws {
        title = try unarchiver.decode(String.self, forKey: "title")
    }

    func connect(with unarchiver: Unarchiver) throws {
        next = try unarchiver.decodeIfPresent(CocoaTrack.self, forKey: "next")
    }

    override var classForCoder: AnyClass { CocoaTrack.self }

    func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "title")
        coder.encode(next, forKey: "next")
    }

    required init?(coder: NSCoder) {
        guard let title = coder.decodeObject(forKey: "title") as? String else { return nil }
        self.title = title
        next = coder.decodeObject(forKey: "next") as? CocoaTrack
    }
}

/// A class that archives don't show.
final class DraftCocoaTrack: CocoaTrack {
    override class var archivedClass: ArchivedClass { ArchivedClass("Track.Draft", type: DraftCocoaTrack.self) }
}
