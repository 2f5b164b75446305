// Versions of classes in keyed archives: stored under one key per class, 0 if the key is missing.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Versions") struct VersionTests {
    /// What an object saw of versions while it was decoded.
    private func seen(_ entries: [String: PropertyList]) throws -> [Int] {
        var entries = entries
        entries["$class"] = .uid(2)
        let data = try HandmadeArchive(.dictionary(entries), .describing("Versions.Sub")).data()
        return try KeyedUnarchiver.unarchivedObject(ofClass: VersionedSubclass.self, from: data).seen
    }

    @Test("Each class of a chain has its version, under its own key")
    func chain() throws {
        let copy = try roundTrip(VersionedSubclass())
        #expect(copy.seen == [4, 2])
        let data = try KeyedArchiver.archivedData(withRootObject: VersionedSubclass())
        let object = try ArchiveContents(data).objects[1]
        #expect(object["base version"] == 2)
        #expect(object["Versions.Sub.version"] == 4)
    }

    @Test("Without a version it is 0; under a former name it is found too")
    func missing() throws {
        #expect(try seen([:]) == [0, 0])
        #expect(try seen(["Versions.Sub.version": 1]) == [1, 0])
        #expect(try seen(["base version": 2]) == [0, 2])
        #expect(try seen(["Versions.Old.version": 3]) == [3, 0])
        #expect(try seen(["Versions.Old.version": 3, "Versions.Sub.version": 4]) == [4, 0])
    }

    @Test("A newer version is refused, by a class that refuses it", arguments: [5, 6, .max])
    func newer(version: Int64) throws {
        let error = archiveError { try seen(["Versions.Sub.version": .integer(.init(version))]) }
        #expect(error?.code == .newerVersion)
        #expect(
            error?.description
                == "root: expected version 4 or older of 'VersionedSubclass', found version \(version) (object 1)")
        #expect(try seen(["base version": .integer(.init(version))]) == [0, Int(version)])
    }

    @Test("A class that is archived under another name has its version under its own key, and is read with it")
    func mappedNames() throws {
        let archiver = KeyedArchiver()
        archiver.setClassName("Mapped", for: VersionedSubclass.self)
        try archiver.encode(VersionedSubclass(), forKey: "root")
        let data = try archiver.finishEncoding()
        #expect(try ArchiveContents(data).objects[1]["Versions.Sub.version"] == 4)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.setClass(VersionedSubclass.self, forClassName: "Mapped")
        #expect(try unarchiver.decode(VersionedSubclass.self, forKey: "root").seen == [4, 2])
    }

    @Test("The version of a class that is read under another name is found under that name")
    func versionUnderMappedName() throws {
        /// What is seen of an object of the class `Theirs`.
        func seen(_ entries: [String: PropertyList]) throws -> [Int] {
            var entries = entries
            entries["$class"] = .uid(2)
            let unarchiver = try KeyedUnarchiver(
                forReadingFrom: HandmadeArchive(.dictionary(entries), .describing("Theirs")).data())
            unarchiver.setClass(VersionedSubclass.self, forClassName: "Theirs")
            unarchiver.setClass(VersionedSubclass.self, forClassName: "Also")
            unarchiver.setClass(VersionedBase.self, forClassName: "TheirBase")
            return try unarchiver.decode(VersionedSubclass.self, forKey: "root").seen
        }
        #expect(try seen(["Theirs.version": 3]) == [3, 0])
        #expect(try seen(["Theirs.version": 3, "TheirBase.version": 7]) == [3, 7])
        #expect(try seen(["Also.version": 2]) == [2, 0])
        #expect(try seen(["Theirs.version": 3, "Also.version": 2]) == [3, 0])
        #expect(try seen(["Theirs.version": 3, "Versions.Old.version": 1]) == [1, 0])
        #expect(try seen(["Theirs.version": 3, "Versions.Sub.version": 4]) == [4, 0])
        #expect(try seen(["Other.version": 3]) == [0, 0])
    }

    @Test("A version that is no integer is an error")
    func wrongKinds() throws {
        #expect(archiveError { try seen(["Versions.Sub.version": 1.5]) }?.code == .unexpectedKind)
        #expect(archiveError { try seen(["Versions.Sub.version": .uid(1)]) }?.code == .unexpectedKind)
        #expect(archiveError { try seen(["base version": .integer(.init(UInt64.max))]) }?.code == .outOfRange)
    }

    @Test("What a class read before it asks for its version stays readable")
    func betweenValues() throws {
        let label = Label("text", size: 7)
        let leaf = try roundTrip(Leaf("leaf", weight: 1, colour: .green, label: label))
        #expect(leaf.label == label)
        #expect(leaf.weight == 1)
    }
}

private class VersionedBase: Coding {
    var seen: [Int] = []

    init() {}

    class var archivedClass: ArchivedClass {
        ArchivedClass("Versions.Base", type: VersionedBase.self, version: 2, versionKey: "base version")
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encodeVersion(2, forKey: "base version")
    }

    required init(coder unarchiver: Unarchiver) throws {}

    func connect(with unarchiver: Unarchiver) throws {
        seen.append(try unarchiver.version(ofClass: VersionedBase.self))
    }
}

private final class VersionedSubclass: VersionedBase {
    override init() { super.init() }

    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Versions.Sub", type: VersionedSubclass.self, version: 4, formerly: ["Versions.Old"],
            superclass: VersionedBase.self)
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encodeVersion(4, forKey: "Versions.Sub.version")
    }

    required init(coder unarchiver: Unarchiver) throws {
        try unarchiver.checkVersion(ofClass: VersionedSubclass.self, atMost: 4)
        try super.init(coder: unarchiver)
        seen.append(try unarchiver.version(ofClass: VersionedSubclass.self))
    }
}
