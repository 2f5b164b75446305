// The same classes as two versions of an app have them: the newer one writes what the older one does not know.

@_spi(GeneratedCode) import Archiving
import Foundation

/// The classes of the newer app.
enum Newer {
    class Person: Coding {
        var name: String
        var boss: Person?
        var children: [Person] = []

        // Nothing below is known to the older app.
        var nickname: String?
        var born: Date?
        var gadget: Gadget?
        var spare: Gadget?
        var friend: Person?
        weak var mentor: Person?
        var friends: [Person] = []
        var favorites: [String: Gadget] = [:]
        var portrait: Data?
        var shoeSize: Int?
        var height: Float?

        init(_ name: String) {
            self.name = name
        }

        class var archivedClass: ArchivedClass {
            ArchivedClass("Person", type: Person.self, version: 3, references: [Person.self, Gadget.self])
        }

        func encode(with archiver: Archiver) throws {
            try archiver.encodeVersion(3, forKey: "Person.version")
            try archiver.encodeIfPresent(self.nickname, forKey: "nickname")
            try archiver.encode(self.name, forKey: "name")
            try archiver.encodeIfPresent(self.boss, forKey: "boss")
            try archiver.encode(self.children, forKey: "children")
            try archiver.encodeIfPresent(self.born, forKey: "born")
            try archiver.encodeIfPresent(self.gadget, forKey: "gadget")
            try archiver.encodeIfPresent(self.spare, forKey: "spare")
            try archiver.encodeIfPresent(self.friend, forKey: "friend")
            try archiver.encodeConditional(self.mentor, forKey: "mentor")
            if !self.friends.isEmpty { try archiver.encode(self.friends, forKey: "friends") }
            if !self.favorites.isEmpty { try archiver.encode(self.favorites, forKey: "favorites") }
            try archiver.encodeIfPresent(self.portrait, forKey: "portrait")
            try archiver.encodeIfPresent(self.shoeSize, forKey: "$shoeSize")
            try archiver.encodeIfPresent(self.height, forKey: "height")
        }

        required init(coder unarchiver: Unarchiver) throws {
            self.name = try unarchiver.decode(String.self, forKey: "name")
            self.nickname = try unarchiver.decodeIfPresent(String.self, forKey: "nickname")
            self.born = try unarchiver.decodeIfPresent(Date.self, forKey: "born")
            self.portrait = try unarchiver.decodeIfPresent(Data.self, forKey: "portrait")
            self.shoeSize = try unarchiver.decodeIfPresent(Int.self, forKey: "$shoeSize")
            self.height = try unarchiver.decodeIfPresent(Float.self, forKey: "height")
        }

        func connect(with unarchiver: Unarchiver) throws {
            self.boss = try unarchiver.decodeIfPresent(Person.self, forKey: "boss")
            self.children = try unarchiver.decode([Person].self, forKey: "children")
            self.gadget = try unarchiver.decodeIfPresent(Gadget.self, forKey: "gadget")
            self.spare = try unarchiver.decodeIfPresent(Gadget.self, forKey: "spare")
            self.friend = try unarchiver.decodeIfPresent(Person.self, forKey: "friend")
            self.mentor = try unarchiver.decodeIfPresent(Person.self, forKey: "mentor")
            self.friends = try unarchiver.decode([Person].self, forKey: "friends", default: [])
            self.favorites = try unarchiver.decode([String: Gadget].self, forKey: "favorites", default: [:])
        }

        /// Releases everything, for graphs with cycles.
        func takeApart() {
            (boss, gadget, spare, friend) = (nil, nil, nil, nil)
            (children, friends, favorites) = ([], [], [:])
        }

        deinit {
            ReleaseList.release(&self.gadget)
        }
    }

    final class Gadget: Coding {
        var label: String
        var owner: Person?
        var next: Gadget?

        init(_ label: String, owner: Person? = nil, next: Gadget? = nil) {
            self.label = label
            self.owner = owner
            self.next = next
        }

        static var archivedClass: ArchivedClass {
            ArchivedClass("Gadget", type: Gadget.self, references: [Person.self, Gadget.self])
        }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(self.label, forKey: "label")
            try archiver.encodeIfPresent(self.owner, forKey: "owner")
            try archiver.encodeIfPresent(self.next, forKey: "next")
        }

        init(coder unarchiver: Unarchiver) throws {
            self.label = try unarchiver.decode(String.self, forKey: "label")
        }

        func connect(with unarchiver: Unarchiver) throws {
            self.owner = try unarchiver.decodeIfPresent(Person.self, forKey: "owner")
            self.next = try unarchiver.decodeIfPresent(Gadget.self, forKey: "next")
        }

        deinit {
            ReleaseList.release(&self.next)
        }
    }
}

/// The classes of the older app: a person keeps unknown keys, and there is no class for gadgets.
enum Older {
    class Person: Coding, Hashable {
        private(set) var unknownValues: UnknownValues
        var name: String
        var boss: Person?
        var children: [Person]

        init(_ name: String) {
            self.unknownValues = UnknownValues()
            self.name = name
            self.children = []
        }

        class var archivedClass: ArchivedClass {
            ArchivedClass(
                "Person", type: Person.self, version: 1, references: [Person.self],
                keys: ["name", "oldName", "boss", "children"], indexedKeys: ["row"])
        }

        func encode(with archiver: Archiver) throws {
            try archiver.encodeVersion(1, forKey: "Person.version")
            try archiver.encode(self.name, forKey: "name")
            try archiver.encodeIfPresent(self.boss, forKey: "boss")
            try archiver.encode(self.children, forKey: "children")
            try archiver.encode(self.unknownValues)
        }

        required init(coder unarchiver: Unarchiver) throws {
            self.unknownValues = try unarchiver.unknownValues()
            self.name = try unarchiver.decode(String.self, forKey: "name")
            self.children = []
        }

        func connect(with unarchiver: Unarchiver) throws {
            self.boss = try unarchiver.decodeIfPresent(Person.self, forKey: "boss")
            self.children = try unarchiver.decode([Person].self, forKey: "children", default: [])
        }

        func takeApart() {
            boss = nil
            children = []
        }

        static func == (left: Person, right: Person) -> Bool { left === right }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// A subclass that declares its keys, one of which it no longer has.
    final class Clerk: Person {
        override class var archivedClass: ArchivedClass {
            ArchivedClass("Clerk", type: Clerk.self, formerly: ["Scribe"], superclass: Person.self, keys: ["desk"])
        }
    }

    /// A subclass that declares no keys.
    final class Secretive: Person {
        override class var archivedClass: ArchivedClass {
            ArchivedClass("Secretive", type: Secretive.self, superclass: Person.self)
        }
    }

    /// A subclass that writes a key of the newer app without declaring it.
    final class Forward: Person {
        override class var archivedClass: ArchivedClass {
            ArchivedClass("Forward", type: Forward.self, superclass: Person.self, keys: [])
        }

        override func encode(with archiver: Archiver) throws {
            try super.encode(with: archiver)
            try archiver.encode("mine", forKey: "nickname")
        }
    }
}

/// Archives of the newer app after the older one has read, changed and rewritten them.
func throughOlder(_ root: Newer.Person, _ change: (Older.Person) throws -> Void = { _ in }) throws -> Newer.Person {
    let data = try KeyedArchiver.archivedData(withRootObject: root)
    let older = try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data)
    try change(older)
    let rewritten = try KeyedArchiver.archivedData(withRootObject: older)
    older.takeApart()
    return try KeyedUnarchiver.unarchivedObject(ofClass: Newer.Person.self, from: rewritten)
}
