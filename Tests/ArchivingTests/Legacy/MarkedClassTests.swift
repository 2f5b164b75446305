// Classes that gained keys also read keyed archives with values without keys, such as those that Foundation writes.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Classes that gained keys, and what they wrote before")
struct MarkedClassTests {
    private func member(_ name: String, _ change: (PeerClubMember) -> Void = { _ in }) -> PeerClubMember {
        let member = PeerClubMember()
        member.name = name
        change(member)
        return member
    }

    private func read<Root: Coding>(_ type: Root.Type, _ old: NSObject) throws -> Root {
        let data = try NSKeyedArchiver.oldArchive(of: old)
        return try KeyedUnarchiver.unarchivedObject(ofClass: type, from: data)
    }

    @Test("Values are read by key in any order", arguments: [true, false], [Int64?.some(41), nil])
    func values(writesCharacters: Bool, age: Int64?) throws {
        let old = member("Ada") {
            ($0.age, $0.isActive, $0.writesCharacters, $0.fax) = (age, true, writesCharacters, "555")
        }
        let copy = try read(ClubMember.self, old)
        #expect(copy.name == "Ada" && copy.isActive)
        #expect(copy.age == age.map { Int($0) })
        #expect(copy.height == -1, "version 0 wrote none")
    }

    @Test("A number far from all others is no value's")
    func farNumber() throws {
        let archive = HandmadeArchive(
            ["$class": .uid(2), "$0": .uid(3), "$9223372036854775807": 1], .describing("Legacy.Member"), "Ada")
        #expect(throws: ArchiveError.self) {
            try KeyedUnarchiver.unarchivedObject(ofClass: ClubMember.self, from: archive.data())
        }
    }

    @Test("The version under the version key says what the sequence holds")
    func versions() throws {
        let copy = try read(ClubMember.self, member("Ada") { ($0.version, $0.height) = (1, 1.75) })
        #expect(copy.height == 1.75)
        let error = archiveError { try read(ClubMember.self, member("Ada") { $0.version = 2 }) }
        #expect(error?.code == .newerVersion)
    }

    @Test("References lead to the objects they led to, in cycles and where they are conditional")
    func references() throws {
        let (first, second) = (member("first"), member("second"))
        (first.friends, second.friends) = ([second, first], [first])
        // Foundation omits conditional objects that are not archived yet, and doesn't count them.
        second.mentor = first
        let copy = try read(ClubMember.self, first)
        defer { for member in copy.friends { member.friends = [] } }
        first.friends = []
        second.friends = []
        #expect(copy.friends.map(\.name) == ["second", "first"])
        #expect(copy.friends[1] === copy)
        #expect(copy.friends[0].mentor === copy && copy.mentor == nil)
        #expect(copy.friends[0].friends.first === copy)
    }

    @Test("A subclass with structures, a case, numbers and collections", arguments: [[], [1, -2, 300]] as [[Int32]])
    func subclass(marks: [Int32]) throws {
        let old = PeerClubChief()
        (old.name, old.age, old.marks, old.office) = ("Grace", 7, marks, ClubOffice("Main Street", 12))
        (old.contact, old.codes, old.staff) = (.mail(address: "g@x", isPrivate: true), ["a", "b"], ["p", "q"])
        let copy = try read(ClubChief.self, old)
        #expect(copy.name == "Grace" && copy.age == 7)
        #expect(copy.marks == marks && copy.ratings == nil)
        #expect(copy.office == ClubOffice("Main Street", 12) && copy.second == nil)
        #expect(copy.contact == .mail(address: "g@x", isPrivate: true))
        #expect(copy.codes == ["a", "b"] && copy.staff == ["p", "q"])
        (old.second, old.contact, old.codes, old.ratings) = (ClubOffice("Side Street", -1), .none, [], marks)
        let other = try read(ClubChief.self, old)
        #expect(other.ratings == marks)
        #expect(other.second == ClubOffice("Side Street", -1) && other.contact == .none && other.codes.isEmpty)
    }

    @Test("A subclass without a sequence reads its values behind those of its superclass, also when it is connected")
    func openSubclass() throws {
        let old = PeerClubGuest()
        (old.name, old.age, old.note, old.rank) = ("Joan", 3, "a note", 4)
        let copy = try read(ClubGuest.self, old)
        #expect(copy.name == "Joan" && copy.age == 3 && copy.note == "a note" && copy.rank == 4)
        let now = try roundTrip(ClubGuest(name: "Joan", note: "a note", rank: 5))
        #expect(now.name == "Joan" && now.note == "a note" && now.rank == 5)
    }

    @Test("What has keys is read by them")
    func keyed() throws {
        let chief = ClubChief(
            name: "Grace", marks: [1, 2], office: ClubOffice("Main Street", 1), second: ClubOffice("Side Street", 2),
            contact: .mail(address: "x", isPrivate: false), codes: ["a"])
        chief.staff = ["p"]
        chief.friends = [ClubMember(name: "Ada", age: 1, height: 2, isActive: true)]
        let copy = try roundTrip(chief)
        #expect(copy.marks == [1, 2] && copy.office == chief.office && copy.second == chief.second)
        #expect(copy.contact == chief.contact && copy.codes == ["a"] && copy.staff == ["p"])
        #expect(copy.friends.first?.age == 1 && copy.friends.first?.isActive == true)
    }

    @Test("A class of the chain that had its keys earlier is read by them, the other one by its sequence")
    func mixed() throws {
        let object: PropertyList = [
            "MemberHasKeys": true, "name": .uid(3), "active": true, "height": 2.5, "friends": .uid(4), "$0": 0,
            "$1": .uid(6), "$2": .uid(0), "$3": .uid(7), "$4": .uid(4), "$5": .uid(8), "$6": false, "$class": .uid(2),
        ]
        let data = try HandmadeArchive(
            object, .describing("Legacy.Chief", "Legacy.Member"), "Ada",
            ["NS.objects": [], "$class": .uid(5)], .describing("NSArray"),
            ["$0": .uid(3), "$1": 5, "$class": .uid(10)], ["$0": .uid(11), "$class": .uid(9)],
            ["NS.objects": [.uid(3)], "$class": .uid(12)], .describing("Legacy.Contact"), .describing("Legacy.Office"),
            "none", .describing("NSSet")
        ).data()
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: ClubChief.self, from: data)
        #expect(copy.name == "Ada" && copy.height == 2.5 && copy.isActive && copy.marks.isEmpty)
        #expect(copy.office == ClubOffice("Ada", 5) && copy.contact == .none && copy.staff == ["Ada"])
    }

    @Test("An archive without keys of either kind is one with keys")
    func neither() throws {
        let object: PropertyList = ["name": .uid(3), "active": false, "friends": .uid(4), "$class": .uid(2)]
        let data = try HandmadeArchive(
            object, .describing("Legacy.Member"), "Ada", ["NS.objects": [], "$class": .uid(5)], .describing("NSArray")
        ).data()
        #expect(try KeyedUnarchiver.unarchivedObject(ofClass: ClubMember.self, from: data).name == "Ada")
    }

    private static let wrong: [(change: [String: PropertyList?], code: ArchiveError.Code, text: String)] = [
        (["$6": 1], .corruptArchive, "root: expected 6 values without keys, found 7 (object 1)"),
        (["$5": nil], .corruptArchive, "root: expected 6 values without keys, found 5 (object 1)"),
        (["$0": 7], .unexpectedKind, "root.name: expected a string, found an integer (object 1)"),
        (["$1": 2.5], .unexpectedKind, "root.age: expected an integer, found a real (object 1)"),
        (["$1": 1], .corruptArchive, "root: expected 7 values without keys, found 6 (object 1)"),
        (["$3": .uid(3)], .unexpectedKind, "root.active: expected a boolean, found a string (object 1)"),
    ]

    @Test("Values that don't fit the sequence are an error", arguments: wrong.indices)
    func mismatch(number: Int) throws {
        let (change, code, text) = Self.wrong[number]
        var object: [String: PropertyList] = [
            "$0": .uid(3), "$1": 0, "$2": .uid(0), "$3": true, "$4": .uid(0), "$5": .uid(4), "$class": .uid(2),
        ]
        for (key, value) in change { object[key] = value }
        let data = try HandmadeArchive(
            .dictionary(object), .describing("Legacy.Member"), "Ada", ["NS.objects": [], "$class": .uid(5)],
            .describing("NSArray")
        ).data()
        let error = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: ClubMember.self, from: data) }
        #expect(error?.code == code)
        #expect(error?.description == text)
    }

    @Test("A report calls no value unread that the sequence holds")
    func report() throws {
        let data = try NSKeyedArchiver.oldArchive(of: member("Ada") { $0.age = 3 })
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.reportsDecoding = true
        _ = try unarchiver.decode(ClubMember.self, forKey: "root")
        #expect(unarchiver.report?.unreadKeys.isEmpty == true)
    }
}
