// Classes written by hand for the tests of the text format.

@_spi(GeneratedCode) import Archiving

/// Refers to another one, and watches a third that it does not own.
final class Link: Coding {
    let name: String
    var next: Link?
    weak var watched: Link?

    init(_ name: String, to next: Link? = nil, watching watched: Link? = nil) {
        self.name = name
        self.next = next
        self.watched = watched
    }

    deinit {
        ReleaseList.release(&next)
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Link", type: Link.self, references: [Link.self]) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(name)
        try archiver.encode(next, forKey: "next")
        try archiver.encodeConditional(watched, forKey: "watched")
    }

    init(coder unarchiver: Unarchiver) throws {
        name = try unarchiver.decode(String.self)
    }

    func connect(with unarchiver: Unarchiver) throws {
        next = try unarchiver.decodeIfPresent(Link.self, forKey: "next")
        watched = try unarchiver.decodeIfPresent(Link.self, forKey: "watched")
    }
}

/// Is archived under the name of another class, as a class of the same name in another module is.
class OtherLink: Coding {
    class var archivedClass: ArchivedClass { ArchivedClass("Link", type: OtherLink.self) }
    init() {}
    func encode(with archiver: Archiver) throws {}
    required init(coder unarchiver: Unarchiver) throws {}
}

/// Has no description of its own.
final class UndescribedLink: OtherLink {}

/// What objects record of their decoding; they find it among the coder's user information.
final class Record {
    var calls: [String] = []

    /// Lets the objects of an unarchiver record.
    init(_ unarchiver: Unarchiver) {
        unarchiver.userInfo["record"] = self
    }

    static func add(_ call: String, to unarchiver: Unarchiver) {
        (unarchiver.userInfo["record"] as? Record)?.calls.append(call)
    }
}

/// Has a version, and records which one was archived.
final class Versioned: Coding {
    let version: Int

    init(_ version: Int) {
        self.version = version
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Versioned", type: Versioned.self, version: 3) }

    func encode(with archiver: Archiver) throws {
        try archiver.encodeVersion(version, forKey: Self.archivedClass.versionKey)
    }

    init(coder unarchiver: Unarchiver) throws {
        version = try unarchiver.version(ofClass: Versioned.self)
    }
}

/// Archived as another object, and read as the one that there is.
final class Stand: Coding, Sendable {
    let name: String

    static let only = Stand("only")

    init(_ name: String) {
        self.name = name
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Stand", type: Stand.self, unique: { _ in Stand.only },
            replacement: { object in Stand("replaced " + ((object as? Stand)?.name ?? "")) })
    }

    func encode(with archiver: Archiver) throws { try archiver.encode(name, forKey: "name") }

    init(coder unarchiver: Unarchiver) throws {
        name = try unarchiver.decode(String.self, forKey: "name")
        Record.add("created", to: unarchiver)
        unarchiver.whenConnected { Record.add("asked by an object that another one replaced", to: unarchiver) }
    }
}

/// Archived under the name of another class.
final class Disguised: SubstitutingCoding {
    static var archivedClass: ArchivedClass { ArchivedClass("Disguised", type: Disguised.self) }

    var archivedType: any Coding.Type { Stand.self }

    init() {}

    func encode(with archiver: Archiver) throws { try archiver.encode("disguised", forKey: "name") }

    init(coder unarchiver: Unarchiver) throws {}
}

/// Reads its values when it was created, and is replaced by what has them.
final class Waking: SubstitutingCoding {
    let title: String
    let next: Waking?

    init(_ title: String, next: Waking? = nil) {
        self.title = title
        self.next = next
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Waking", type: Waking.self, references: [Waking.self]) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(title, forKey: "title")
        try archiver.encode(next, forKey: "next")
    }

    init(coder unarchiver: Unarchiver) throws {
        (title, next) = ("asleep", nil)
    }

    func awakeAfter(using unarchiver: Unarchiver) throws -> any Coding {
        Waking(
            try unarchiver.decode(String.self, forKey: "title"),
            next: try unarchiver.decodeIfPresent(Waking.self, forKey: "next"))
    }
}

/// Reads its reference at once, so that it can't be part of a cycle.
final class Impatient: Coding {
    let other: Impatient?

    static var archivedClass: ArchivedClass {
        ArchivedClass("Impatient", type: Impatient.self, references: [Impatient.self])
    }

    func encode(with archiver: Archiver) throws { try archiver.encode(other, forKey: "other") }

    init(coder unarchiver: Unarchiver) throws {
        other = try unarchiver.decodeIfPresent(Impatient.self, forKey: "other")
    }
}

/// Swallows whatever goes wrong.
final class Careless: Coding {
    init() {}

    static var archivedClass: ArchivedClass { ArchivedClass("Careless", type: Careless.self) }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {
        _ = try? unarchiver.decode(Int.self, forKey: "name")
    }
}

/// Notes the order in which the last actions run, and what the graph is then.
final class Recorder: Coding, Hashable {
    let name: String
    var others: Set<Recorder> = []

    init(_ name: String) {
        self.name = name
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Recorder", type: Recorder.self, references: [Recorder.self])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(name, forKey: "name")
        try archiver.encode(others, forKey: "others")
    }

    init(coder unarchiver: Unarchiver) throws {
        name = try unarchiver.decode(String.self, forKey: "name")
    }

    func connect(with unarchiver: Unarchiver) throws {
        unarchiver.whenDecoded { [unowned self] in
            Record.add("\(name) has \(others.count)", to: unarchiver)
        }
        unarchiver.whenConnected { [unowned self] in
            others = try unarchiver.decode(Set<Recorder>.self, forKey: "others")
        }
    }

    static func == (left: Recorder, right: Recorder) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Reads from the archive when it is too late.
final class Late: Coding {
    init() {}

    static var archivedClass: ArchivedClass { ArchivedClass("Late", type: Late.self) }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {
        unarchiver.whenDecoded { _ = try? unarchiver.decodeIfPresent(Int.self, forKey: "name") }
    }
}
