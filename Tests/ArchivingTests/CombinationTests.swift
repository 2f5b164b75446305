// Parts of the runtime that are tested one by one elsewhere, used together in one archive.

import Archiving
import Foundation
import PropertyLists
import Testing

/// Has values without keys, objects without classes, and references to objects with substitutes.
private final class Envelope: Coding {
    let stamp: ArchivedObject
    var number = 7
    var numbers: [Int32] = [1, -2, 3]
    var roles: [Role?] = []
    weak var watched: Role?

    init(_ stamp: ArchivedObject) {
        self.stamp = stamp
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Envelope", type: Envelope.self, references: [Role.self])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(stamp)
        try archiver.encode(number)
        try archiver.encodeArray(numbers)
        try archiver.encode(roles, forKey: "roles")
        try archiver.encodeConditional(watched, forKey: "watched")
        try archiver.encode(stamp, forKey: "stamp")
        try archiver.encode(1, forKey: "later")
    }

    init(coder unarchiver: Unarchiver) throws {
        stamp = try unarchiver.decode(ArchivedObject.self)
        number = try unarchiver.decode(Int.self)
        let again = try unarchiver.decodeArchivedObject(forKey: "stamp")
        guard again == stamp else { throw unarchiver.fail(expected: "the same stamp", found: "another one") }
    }

    func connect(with unarchiver: Unarchiver) throws {
        numbers = try unarchiver.decodeArray(of: Int32.self, count: 3)
        roles = try unarchiver.decode([Role?].self, forKey: "roles")
        watched = try unarchiver.decodeIfPresent(Role.self, forKey: "watched")
    }
}

@Suite("Parts of the runtime together")
struct CombinationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let format: PropertyList.Format
        let profile: ArchiveProfile

        var testDescription: String { "\(format), \(profile)" }
    }

    static let cases = [PropertyList.Format.binary, .xml].flatMap { format in
        [ArchiveProfile.compact, .cocoa, .cocoa(.macOS(10, 10)), .cocoa(.macOS(10, 7))].map {
            Case(format: format, profile: $0)
        }
    }

    /// The archive of an envelope whose roles the class, the delegate and the caller's names replace.
    private func archive(_ row: Case) throws -> (data: Data, calls: [String]) {
        let stamp = ArchivedObject(.init("Stamp"), entries: [.init(key: "price", value: .inline(0.5))])
        stamp["text"] = .object(ArchivedObject("a text that is not short"))
        let (gone, old, lead, plain) = (Role("gone"), Role("old"), LeadingRole("lead"), Role("plain"))
        let new = Role("new")
        lead.namedClass = Role.self
        plain.replacement = { _ in nil }
        let envelope = Envelope(stamp)
        envelope.roles = [old, gone, nil, lead, old, plain]
        envelope.watched = old
        let witness = ArchivingWitness()
        witness.willEncode = { _, object in
            switch name(of: object) {
            case "gone": nil
            case "old": new
            default: object
            }
        }
        let archiver = KeyedArchiver(profile: row.profile.formatted(as: row.format))
        archiver.delegate = witness
        archiver.setClassName("Actor", for: Role.self)
        try archiver.encode(envelope, forKey: "root")
        return (try archiver.finishEncoding(), witness.log.calls)
    }

    @Test(
        "Substitution, names, a delegate, values without keys and objects without classes go both ways",
        arguments: cases)
    func everything(row: Case) throws {
        let (data, calls) = try archive(row)
        #expect(
            calls.filter { $0.hasPrefix("willReplace") } == [
                "willReplace old with new", "willReplace gone with nil", "willReplace plain with nil",
            ])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        let witness = UnarchivingWitness()
        let newest = LeadingRole("newest")
        witness.didDecode = { _, object in name(of: object) == "new" ? newest : nil }
        unarchiver.delegate = witness
        unarchiver.reportsDecoding = true
        unarchiver.setClass(Role.self, forClassName: "Actor")
        let envelope = try unarchiver.decode(Envelope.self, forKey: "root")
        #expect(envelope.number == 7 && envelope.numbers == [1, -2, 3])
        #expect(envelope.roles.map { $0.map(\.name) } == ["newest", nil, nil, "lead", "newest", nil])
        #expect(envelope.roles[0] === newest && envelope.watched === newest)
        #expect(envelope.roles[3].map { type(of: $0) == Role.self } == true)
        #expect(envelope.stamp["price"]?.double == 0.5)
        #expect(envelope.stamp["text"]?.string == "a text that is not short")
        let report = try #require(unarchiver.report)
        #expect(report.renamedClasses.map(\.reason) == [.mapping])
        #expect(report.unreadKeys.map(\.key) == ["later"])
        #expect(report.unreadKeys.map(\.className) == ["Envelope"])
    }

    @Test(
        "What was written with all of it is read without classes, and written again as the same bytes",
        arguments: cases)
    func withoutClasses(row: Case) throws {
        let data = try archive(row).data
        let object = try KeyedUnarchiver.archivedObject(from: data)
        #expect(object.keys.sorted() == ["$0", "$1", "$2", "later", "roles", "stamp", "watched"])
        #expect(object["$0"]?.object == object["stamp"]?.object)
        #expect(
            object["roles"]?.elements?.map { $0.object?.className } == [
                "Actor", "NSNull", "NSNull", "Actor", "Actor", "NSNull",
            ])
        let again = try KeyedArchiver.archivedData(
            withRootObject: object, profile: row.profile.formatted(as: row.format))
        if row.profile != .compact { #expect(again == data) }
        let copy = try KeyedUnarchiver.archivedObject(from: again)
        #expect(ArchivedGraph(copy) == ArchivedGraph(object))
    }

    @Test("Entries of the top level and values without keys don't take each other's places")
    func topLevel() throws {
        let archiver = KeyedArchiver()
        try archiver.encodeTopLevelEntries([.init(key: "$0", value: .inline(5)), .init(key: "$02", value: .inline(6))])
        try archiver.encode(7)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decode(Int.self) == 5)
        #expect(try unarchiver.decode(Int.self) == 7)
        #expect(try unarchiver.decodeIfPresent(Int.self) == nil)
    }
}
