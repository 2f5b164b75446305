// A value with several cases, some of which the older app doesn't have: the value that it writes counts.

@_spi(GeneratedCode) import Archiving
import Testing

@Suite("Unknown cases of kept unions") struct UnknownUnionTests {
    /// The keys under which the older app finds a string in the archive that it has written.
    private func keptKeys(_ keys: [String], _ type: any PictureHolder.Type) throws -> Set<String> {
        let archiver = KeyedArchiver()
        archiver.setClassName("Holder", for: Written.self)
        try archiver.encode(Written(keys), forKey: "root")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        unarchiver.setClass(type, forClassName: "Holder")
        let holder = try unarchiver.rootHolder(type)
        let again = KeyedArchiver()
        again.setClassName("Holder", for: type)
        try again.encodeObjectValue(holder, forKey: "root")
        let reading = try KeyedUnarchiver(forReadingFrom: again.finishEncoding())
        reading.setClass(Read.self, forClassName: "Holder")
        reading.userInfo["keys"] = keys
        return try reading.decode(Read.self, forKey: "root").found
    }

    private static let keys = [
        "pic", "pic.vector", "pic.vector.x", "pic.", "pics", "pic2.vector", "at.pic", "at.pic.vector", "at.vector",
        "$pic.vector", "$pics.vector", "vector", ".vector", "a.pic.vector",
    ]

    @Test("Of a union that the class declares no case is kept")
    func unions() throws {
        let kept = try keptKeys(Self.keys, Holder.self)
        #expect(kept == ["pics", "pic2.vector", "at.vector", "$pics.vector", "vector", ".vector", "a.pic.vector"])
    }

    @Test("Without unions all is kept that is not declared")
    func noUnions() throws {
        #expect(try keptKeys(Self.keys, PlainHolder.self) == Set(Self.keys).subtracting(["pic", "at.pic"]))
    }

    @Test("A subclass's unions count, and those of its superclasses")
    func subclasses() throws {
        let kept = try keptKeys(Self.keys + ["own.vector", "other.vector"], SubHolder.self)
        #expect(kept.contains("other.vector"))
        #expect(!kept.contains("own.vector"))
        #expect(!kept.contains("pic.vector"))
    }
}

/// What the older app reads.
private protocol PictureHolder: Coding {}

extension KeyedUnarchiver {
    fileprivate func rootHolder(_ type: any PictureHolder.Type) throws -> any Coding {
        func decode<Holder: PictureHolder>(_ type: Holder.Type) throws -> any Coding {
            try decodeObject(of: type, forKey: "root") ?? Written([])
        }
        return try decode(type)
    }
}

/// Writes a string under each of its keys.
private final class Written: Coding {
    let keys: [String]

    init(_ keys: [String]) {
        self.keys = keys
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Written", type: Written.self) }

    func encode(with archiver: Archiver) throws {
        for key in keys { try archiver.encode("value of \(key)", forKey: key) }
    }

    init(coder unarchiver: Unarchiver) throws {
        keys = []
    }
}

/// Looks which keys are there.
private final class Read: Coding {
    let found: Set<String>

    static var archivedClass: ArchivedClass { ArchivedClass("Read", type: Read.self) }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {
        let keys = unarchiver.userInfo["keys"] as? [String] ?? []
        found = Set(keys.filter { unarchiver.containsValue(forKey: $0) })
    }
}

/// Keeps unknown keys, and writes nothing else.
private class Holder: PictureHolder {
    private let unknownValues: UnknownValues

    class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Holder", type: Holder.self, keys: ["pic", "at.pic"], unionKeys: ["pic", "at.pic", "$pic"])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(unknownValues)
    }

    required init(coder unarchiver: Unarchiver) throws {
        unknownValues = try unarchiver.unknownValues()
    }
}

/// The same with keys alone.
private final class PlainHolder: Holder {
    private let own: UnknownValues

    override class var archivedClass: ArchivedClass {
        ArchivedClass("PlainHolder", type: PlainHolder.self, keys: ["pic", "at.pic"])
    }

    override func encode(with archiver: Archiver) throws {
        try archiver.encode(own)
    }

    required init(coder unarchiver: Unarchiver) throws {
        own = try unarchiver.unknownValues()
        try super.init(coder: unarchiver)
    }
}

/// Adds a union.
private final class SubHolder: Holder {
    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "SubHolder", type: SubHolder.self, superclass: Holder.self, keys: ["own"], unionKeys: ["own"])
    }
}
