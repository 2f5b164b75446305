// An error ends a coder: a caller that ignores it never gets half a graph, and a finished coder returns nothing more.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("After an error") struct PoisonTests {
    /// An archive of a `Careless` object whose text is a number, and whose inner object is not allowed.
    private func archive(text: PropertyList, inner: PropertyList = .uid(0)) throws -> Data {
        try HandmadeArchive(
            ["$class": .uid(2), "text": text, "inner": inner], .describing("Careless"), "text", .describing("Evil"),
            ["$class": .uid(4)], top: ["root": .uid(1), "number": 7, "list": .uid(6)]
        ).with { archive in
            let list: PropertyList = ["$class": .uid(7), "NS.objects": [.uid(1)]]
            archive.objects = .array((archive.objects?.array ?? []) + [list, .describing("NSArray")])
        }.data()
    }

    @Test("The careless class is read where nothing is wrong")
    func nothingWrong() throws {
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Careless.self, from: archive(text: .uid(3)))
        #expect(copy.text == "text")
    }

    @Test("An error that an initializer swallows ends the decoding all the same")
    func swallowedByInitializer() throws {
        let data = try archive(text: 7)
        let error = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Careless.self, from: data) }
        #expect(error?.description == "root.text: expected a string, found an integer (object 1)")
        for key in ["root", "list"] {
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
            func decode() -> ArchiveError? {
                archiveError {
                    if key == "root" { _ = try unarchiver.decode(Careless.self, forKey: key) }
                    if key == "list" { _ = try unarchiver.decode([Careless].self, forKey: key) }
                }
            }
            #expect(decode()?.code == .unexpectedKind)
            #expect(decode()?.code == .unexpectedKind)
            #expect(archiveError { try unarchiver.decode(Int.self, forKey: "number") }?.code == .unexpectedKind)
            #expect(archiveError { try unarchiver.decodeIfPresent(Int.self, forKey: "none") }?.code == .unexpectedKind)
            #expect(!unarchiver.containsValue(forKey: "number"))
        }
    }

    @Test("An error that connecting swallows ends the decoding all the same")
    func swallowedByConnect() throws {
        let data = try archive(text: .uid(3), inner: .uid(5))
        let error = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Careless.self, from: data) }
        #expect(error?.code == .classNotAllowed)
        let list = archiveError { try KeyedUnarchiver(forReadingFrom: data).decode([Careless].self, forKey: "list") }
        #expect(list?.code == .classNotAllowed)
    }

    @Test("The first of several errors is the one that stays")
    func firstError() throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive(text: 7))
        let first = archiveError { try unarchiver.decode(String.self, forKey: "number") }
        let second = archiveError { try unarchiver.decode(Careless.self, forKey: "root") }
        #expect(first?.path == "number")
        #expect(second?.description == first?.description)
    }

    @Test("What a class throws itself comes out, and ends the decoding", arguments: Refusal.Place.decoding)
    private func refusals(place: Refusal.Place) throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Refusal(nil))
        for isInSet in [false, true] {
            let archiver = KeyedArchiver()
            try archiver.encode(Refusal(nil), forKey: "object")
            try archiver.encode([Refusal(nil)] as Set, forKey: "set")
            try archiver.encode(3, forKey: "number")
            let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
            unarchiver.userInfo["place"] = place
            for _ in 0..<2 {
                #expect(throws: Refusal.Refused(place: place)) {
                    try unwrapped {
                        if isInSet {
                            _ = try unarchiver.decode(Set<Refusal>.self, forKey: "set")
                        } else {
                            _ = try unarchiver.decode(Refusal.self, forKey: "object")
                        }
                    }
                }
            }
            #expect(throws: Refusal.Refused(place: place)) {
                try unwrapped { try unarchiver.decode(Int.self, forKey: "number") }
            }
        }
        #expect(throws: Never.self) { try KeyedUnarchiver.unarchivedObject(ofClass: Refusal.self, from: data) }
    }

    @Test("What a class throws while it is archived ends the archive", arguments: [false, true])
    func encoding(isInSet: Bool) throws {
        let archiver = KeyedArchiver()
        try archiver.encode(1, forKey: "first")
        for _ in 0..<2 {
            #expect(throws: Refusal.Refused(place: .encode)) {
                try unwrapped {
                    if isInSet {
                        try archiver.encode([Refusal(.encode), Refusal(nil)] as Set, forKey: "set")
                    } else {
                        try archiver.encode(Refusal(.encode), forKey: "object")
                    }
                }
            }
        }
        #expect(throws: Refusal.Refused(place: .encode)) { try unwrapped { try archiver.encode(2, forKey: "second") } }
        #expect(throws: Refusal.Refused(place: .encode)) { try unwrapped { try archiver.finishEncoding() } }
    }

    @Test("An error that an encoding object swallows ends the archive all the same")
    func swallowedWhileEncoding() throws {
        let root = Careless("root")
        root.members = [Refusal(.encode), Refusal(nil)]
        #expect(throws: Refusal.Refused(place: .encode)) {
            try unwrapped { try KeyedArchiver.archivedData(withRootObject: root) }
        }
        root.members = []
        root.inner = Refusal(.encode)
        #expect(throws: Refusal.Refused(place: .encode)) {
            try unwrapped { try KeyedArchiver.archivedData(withRootObject: root) }
        }
    }

    @Test("A collection that was begun and not ended is an error")
    func openCollections() throws {
        let archiver = KeyedArchiver()
        try archiver.beginCollection(.array, count: 1, forKey: "list")
        #expect(archiveError { try archiver.finishEncoding() }?.code == .notSupported)
        let other = KeyedArchiver()
        #expect(archiveError { try other.endCollection() }?.code == .notSupported)
        let third = KeyedArchiver()
        try third.beginCollection(.array, count: 1, forKey: "list")
        #expect(archiveError { try third.encode(1, forKey: "key") }?.code == .notSupported)
        #expect(archiveError { try third.finishEncoding() }?.code == .notSupported)
    }

    @Test("A collection has as many elements as it was to have", arguments: [0, 2])
    private func elementCounts(count: Int) throws {
        let archiver = KeyedArchiver()
        let error = archiveError { try archiver.encode([Repeated(count: count)], forKey: "list") }
        #expect(error?.description == "list: expected as many elements as announced, 1, found \(count) values")
        #expect(archiveError { try archiver.finishEncoding() }?.code == .notSupported)
        let other = KeyedArchiver()
        #expect(
            archiveError { try other.encode([1: Repeated(count: count)], forKey: "entries") }?.code == .notSupported)
        #expect(throws: Never.self) { try KeyedArchiver().encode([1: Repeated(count: 1)], forKey: "entries") }
    }

    @Test("A class that begins to read a collection and does not end it is an error", arguments: Loose.Place.allCases)
    private func openCollectionsInClasses(place: Loose.Place) throws {
        let archiver = KeyedArchiver()
        try archiver.encode([Loose(), Loose()], forKey: "objects")
        let data = try archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(throws: Never.self) { try unarchiver.decode([Loose].self, forKey: "objects") }
        let other = try KeyedUnarchiver(forReadingFrom: data)
        other.userInfo["place"] = place
        let error = archiveError { try other.decode([Loose].self, forKey: "objects") }
        #expect(
            error?.description
                == "objects[0]: expected every collection to be ended, found an open one (object 1)")
        #expect(error?.code == .notSupported)
    }

    /// What a class does to a part of its object that it must leave as it is.
    struct Unevenness: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let action: @Sendable (GraphUnarchiver) throws -> Void
    }

    static let unevennesses = [
        Unevenness(testDescription: "it ends no collection") { try $0.endCollection() },
        Unevenness(testDescription: "it ends no structure") { try $0.endStructure() },
        Unevenness(testDescription: "it swallows the error") { try? $0.endStructure() },
    ]

    @Test("Parts that a class begins or ends alone are an error", arguments: Uneven.Place.allCases, unevennesses)
    private func unevenParts(place: Uneven.Place, unevenness: Unevenness) throws {
        let root = Uneven(Uneven(nil))
        let keyed = try KeyedUnarchiver(forReadingFrom: KeyedArchiver.archivedData(withRootObject: root))
        let sequential = try SequentialUnarchiver(
            forReadingFrom: SequentialArchiver.archivedData(withRootObject: root))
        for unarchiver in [keyed, sequential] {
            unarchiver.userInfo["place"] = place
            unarchiver.userInfo["unevenness"] = unevenness
            let key = unarchiver.allowsKeyedCoding ? "root" : nil
            for _ in 0..<2 {
                let error = archiveError {
                    if let key { _ = try unarchiver.decode(Uneven.self, forKey: key) }
                    if key == nil { _ = try unarchiver.decode(Uneven.self) }
                }
                #expect(error?.code == .notSupported, "\(type(of: unarchiver)): \(String(describing: error))")
            }
        }
    }

    static let unevenCalls: [@Sendable (Archiver) throws -> Void] = [
        { try $0.endCollection() }, { try $0.endStructure() }, { try $0.endElements(counts: []) },
        { try $0.beginCollection(.array, count: 0, forKey: nil) },
        { try $0.beginStructure(ArchivedStructure("Loop"), forKey: nil) },
        { try $0.beginElements(.orderedSet, count: 0, forKey: nil) },
    ]

    @Test("Parts that are begun or ended alone while a value is encoded are an error", arguments: unevenCalls.indices)
    func unevenEncoding(row: Int) throws {
        for archiver in [KeyedArchiver(), SequentialArchiver()] as [Archiver] {
            let error = archiveError { try archiver.encode(Bag(Self.unevenCalls[row])) }
            #expect(error?.code == .notSupported, "\(type(of: archiver)): \(error as Any)")
        }
        for archiver in [KeyedArchiver(), SequentialArchiver()] as [Archiver] {
            let error = archiveError { try archiver.encode([Loop(Self.unevenCalls[row])]) }
            #expect(error?.code == .notSupported, "\(type(of: archiver)): \(error as Any)")
        }
    }

    @Test("A coder that has finished refuses everything")
    func finished() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(Node("root"), forKey: "root")
        let data = try archiver.finishEncoding()
        #expect(archiveError { try archiver.encode(1, forKey: "late") }?.code == .finished)
        let error = archiveError { try archiver.finishEncoding() }
        #expect(error?.description == "expected an archiver that has not finished, found one that has")

        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        let root = try unarchiver.decode(Node.self, forKey: "root")
        unarchiver.finishDecoding()
        #expect(root.name == "root")
        let late = archiveError { try unarchiver.decode(Node.self, forKey: "root") }
        #expect(late?.description == "root: expected an unarchiver that has not finished, found one that has")
        #expect(!unarchiver.containsValue(forKey: "root"))
        unarchiver.finishDecoding()
    }
}

/// Continues after errors, which classes must not do.
private final class Careless: Coding {
    let text: String
    var inner: Refusal?
    var members: Set<Refusal> = []

    init(_ text: String) {
        self.text = text
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Careless", type: Careless.self, references: [Refusal.self])
    }

    func encode(with archiver: Archiver) throws {
        try? archiver.encode(self.text, forKey: "text")
        try? archiver.encode(self.members, forKey: "members")
        try? archiver.encode(self.inner, forKey: "inner")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.text = (try? unarchiver.decode(String.self, forKey: "text")) ?? "no text"
    }

    func connect(with unarchiver: Unarchiver) throws {
        self.inner = try? unarchiver.decodeIfPresent(Refusal.self, forKey: "inner")
    }
}

/// A value that writes itself several times, which is not allowed.
private struct Repeated: ArchivableValue {
    let count: Int

    func encode(to archiver: Archiver, forKey key: String?) throws {
        for _ in 0..<count { try archiver.encodeLeaf(.boolean(true), forKey: key) }
    }

    static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Repeated? { nil }
}

/// Starts to read a list and stops in the middle.
private final class Loose: Coding {
    enum Place: CaseIterable, Sendable {
        case create, connect, whenConnected
    }

    init() {}

    static var archivedClass: ArchivedClass { ArchivedClass("Loose", type: Loose.self) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode([1], forKey: "list")
    }

    init(coder unarchiver: Unarchiver) throws {
        try read(unarchiver, .create)
    }

    func connect(with unarchiver: Unarchiver) throws {
        try read(unarchiver, .connect)
        unarchiver.whenConnected { try self.read(unarchiver, .whenConnected) }
    }

    private func read(_ unarchiver: Unarchiver, _ place: Place) throws {
        guard unarchiver.userInfo["place"] as? Place == place else { return }
        _ = try unarchiver.beginCollection(.array, forKey: "list")
    }
}

/// A structure that encodes whatever a test wants.
private struct Loop: ArchivableStructure {
    let body: (Archiver) throws -> Void

    init(_ body: @escaping (Archiver) throws -> Void) { self.body = body }

    static var archivedStructure: ArchivedStructure { ArchivedStructure("Loop") }

    func encode(with archiver: Archiver) throws { try body(archiver) }
    init(coder unarchiver: Unarchiver) throws { body = { _ in } }
    static func isArchived(in unarchiver: Unarchiver) -> Bool { true }
}

/// Calls the unarchiver, in its inner object, in a way that only the library may.
private final class Uneven: Coding {
    enum Place: CaseIterable, Sendable {
        case create, connect, whenConnected
    }

    let inner: Uneven?

    init(_ inner: Uneven?) {
        self.inner = inner
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Uneven", type: Uneven.self) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(inner)
        try archiver.encode(1)
    }

    init(coder unarchiver: Unarchiver) throws {
        inner = try unarchiver.decodeIfPresent(Uneven.self)
        _ = try unarchiver.decode(Int.self)
        try act(unarchiver, .create)
    }

    func connect(with unarchiver: Unarchiver) throws {
        try act(unarchiver, .connect)
        unarchiver.whenConnected { try self.act(unarchiver, .whenConnected) }
    }

    private func act(_ unarchiver: Unarchiver, _ place: Place) throws {
        guard inner == nil, unarchiver.userInfo["place"] as? Place == place,
            let unevenness = unarchiver.userInfo["unevenness"] as? PoisonTests.Unevenness
        else { return }
        try unevenness.action(#require(unarchiver as? GraphUnarchiver))
    }
}

/// Throws a custom error in the phase that it is created with or that `userInfo` names.
private final class Refusal: Coding, Hashable {
    enum Place: CaseIterable, Sendable {
        case encode, create, connect, whenConnected

        static let decoding: [Place] = [.create, .connect, .whenConnected]
    }

    struct Refused: Error, Equatable {
        let place: Place
    }

    let place: Place?

    init(_ place: Place?) {
        self.place = place
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Refusal", type: Refusal.self) }

    func encode(with archiver: Archiver) throws {
        if place == .encode { throw Refused(place: .encode) }
    }

    init(coder unarchiver: Unarchiver) throws {
        place = nil
        if unarchiver.userInfo["place"] as? Place == .create { throw Refused(place: .create) }
    }

    func connect(with unarchiver: Unarchiver) throws {
        let place = unarchiver.userInfo["place"] as? Place
        if place == .connect { throw Refused(place: .connect) }
        if place == .whenConnected {
            unarchiver.whenConnected { throw Refused(place: .whenConnected) }
        }
    }

    static func == (left: Refusal, right: Refusal) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
