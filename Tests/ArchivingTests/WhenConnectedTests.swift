// Sets and dictionaries that hash objects: filled when all objects that a hash may need are available.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("When connected") struct WhenConnectedTests {
    /// A team with members, some of which have a rank.
    private func makeTeam(_ name: String, members: Int, ranks: Int = 0) -> Team {
        let team = Team(name)
        let all = (0..<members).map { Member($0, of: team) }
        team.members = Set(all)
        team.ranks = Dictionary(uniqueKeysWithValues: all.prefix(ranks).map { ($0, $0.number * 10) })
        return team
    }

    /// Releases a team whose members hold it.
    private func takeApart(_ team: Team) {
        for member in Array(team.members) + Array(team.ranks.keys) { member.team = nil }
        team.members = []
        team.ranks = [:]
        team.rivals = []
    }

    @Test("A set whose members are hashed by a reference that is connected late", arguments: [0, 1, 2, 100])
    func set(count: Int) throws {
        let team = makeTeam("team", members: count)
        defer { takeApart(team) }
        let copy = try roundTrip(team)
        defer { takeApart(copy) }
        #expect(copy.members.count == count)
        for number in 0..<count {
            // It is found only if it was hashed with its team.
            #expect(copy.members.contains(Member(number, of: copy)))
        }
        #expect(!copy.members.contains(Member(0, of: nil)))
        #expect(copy.members.allSatisfy { $0.team === copy })
    }

    @Test("A dictionary whose keys are objects")
    func dictionary() throws {
        let team = makeTeam("team", members: 20, ranks: 10)
        defer { takeApart(team) }
        let copy = try roundTrip(team)
        defer { takeApart(copy) }
        #expect(copy.ranks.count == 10)
        for number in 0..<10 {
            let member = Member(number, of: copy)
            #expect(copy.ranks[member] == number * 10)
            let index = try #require(copy.members.firstIndex(of: member))
            // The key and the member of the set are one object.
            #expect(copy.ranks.keys.contains { $0 === copy.members[index] })
        }
    }

    @Test("Members that only a set leads to lead on to other sets")
    func onlyThroughSets() throws {
        let outer = makeTeam("outer", members: 2)
        let inner = makeTeam("inner", members: 3)
        // The only way to the inner team is through a member of the outer one.
        let bridge = Member(99, of: inner)
        outer.members.insert(bridge)
        defer {
            takeApart(outer)
            takeApart(inner)
        }
        let copy = try roundTrip(outer)
        let copyOfBridge = try #require(copy.members.first { $0.number == 99 })
        let copyOfInner = try #require(copyOfBridge.team)
        defer {
            takeApart(copy)
            takeApart(copyOfInner)
        }
        #expect(copy.members.contains(Member(99, of: copyOfInner)))
        #expect(copyOfInner.name == "inner")
        #expect(copyOfInner.members.count == 3)
        #expect(copyOfInner.members.contains(Member(2, of: copyOfInner)))
    }

    @Test("A chain of sets", arguments: [2, 10, 1_000])
    func chainOfSets(count: Int) throws {
        let circles = (0..<count).map { Circle($0) }
        for number in 1..<count { circles[number - 1].neighbours = [circles[number]] }
        var circle = try roundTrip(circles[0])
        for number in 0..<count - 1 {
            #expect(circle.number == number)
            circle = try #require(circle.neighbours.first)
        }
        #expect(circle.neighbours.isEmpty)
    }

    @Test("Sets in a cycle", arguments: [1, 2, 7])
    func cycleOfSets(count: Int) throws {
        let circles = (0..<count).map { Circle($0) }
        for circle in circles { circle.neighbours = Set(circles) }
        defer { for circle in circles { circle.neighbours = [] } }
        let copy = try roundTrip(circles[0])
        let copies = copy.neighbours
        #expect(copies.count == count)
        #expect(copies.contains(copy))
        #expect(copies.allSatisfy { $0.neighbours == copies })
        #expect(Set(copies.map(\.number)) == Set(0..<count))
        for circle in copies { circle.neighbours = [] }
    }

    @Test("At the top level sets and dictionaries are hashed when their elements are connected")
    func topLevel() throws {
        let team = makeTeam("team", members: 5, ranks: 5)
        defer { takeApart(team) }
        let archiver = KeyedArchiver()
        try archiver.encode(team.members, forKey: "set")
        try archiver.encode(team.ranks, forKey: "dictionary")
        try archiver.encode([team.members, []], forKey: "list")
        let data = try archiver.finishEncoding()

        for key in ["set", "list", "dictionary"] {
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
            var members: Set<Member> = []
            switch key {
            case "set": members = try unarchiver.decode(Set<Member>.self, forKey: key)
            case "list": members = try unarchiver.decode([Set<Member>].self, forKey: key)[0]
            default: members = Set(try unarchiver.decode([Member: Int].self, forKey: key).keys)
            }
            let copy = try #require(members.first?.team)
            #expect(members.count == 5)
            #expect(members.contains(Member(3, of: copy)))
            #expect(copy.members == members)
            #expect(copy.ranks[Member(4, of: copy)] == 40)
            takeApart(copy)
        }
    }

    @Test("Members that became equal are one member")
    func equalMembers() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "NS.objects": [.uid(3), .uid(4), .uid(3)]], .describing("NSSet"),
            ["$class": .uid(5), "text": .uid(6), "size": 1], ["$class": .uid(5), "text": .uid(6), "size": 1],
            .describing("Label"), "same", top: ["value": .uid(1)]
        ).data()
        #expect(try unarchivedValue(Set<Label>.self, from: data).count == 1)
        #expect(try unarchivedValue(Set<Label>.self, from: data).first?.text == "same")
    }

    @Test("What is left to the end runs once everything is connected, of later objects first")
    func order() throws {
        let root = Recorder("root", next: Recorder("middle", next: Recorder("last", next: nil)))
        let archiver = KeyedArchiver()
        try archiver.encode(root, forKey: "root")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        let log = Log()
        unarchiver.userInfo["log"] = log
        _ = try unarchiver.decode(Recorder.self, forKey: "root")
        #expect(log.lines == ["last 1", "middle 2", "root 3"])
    }

    @Test("An action at the top level runs after the set that is read next, which it doesn't read from")
    func beforeSet() throws {
        let labels: Set = [Label("a", size: 1), Label("b", size: 2)]
        let keyed = KeyedArchiver()
        try keyed.encode(Recorder("root", next: nil), forKey: "root")
        try keyed.encode(labels, forKey: "labels")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: keyed.finishEncoding(), allowing: [Recorder.self])
        var found: [String] = []
        unarchiver.decodeWhenConnected(Recorder.self, forKey: "root") { found.append($0.name) }
        #expect(try unarchiver.decode(Set<Label>.self, forKey: "labels") == labels)
        #expect(found == ["root"])

        let sequential = SequentialArchiver()
        try sequential.encode(labels.map(\.text).sorted())
        try sequential.encode(Set([1, 2]))
        try sequential.encode("last")
        let reader = try SequentialUnarchiver(forReadingFrom: sequential.finishEncoding())
        var runCount = 0
        reader.whenConnected { runCount += 1 }
        #expect(try reader.decode([String].self) == ["a", "b"])
        reader.whenConnected { runCount += 1 }
        #expect(try reader.decode(Set<Int>.self) == [1, 2])
        #expect(try reader.decode(String.self) == "last")
        #expect(runCount == 4)
    }

    @Test("After an error before a set, actions of the top level retain nothing")
    func failedBeforeSet() throws {
        // The member is created, and fails when it is connected.
        let data = try HandmadeArchive(
            ["$class": .uid(2), "NS.objects": [.uid(3)]], .describing("NSSet"),
            ["$class": .uid(4), "number": 1, "team": .uid(5)], .describing("Member"), "no team",
            top: ["members": .uid(1)]
        ).data()
        weak var released: KeyedUnarchiver?
        do {
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
            released = unarchiver
            unarchiver.decodeWhenConnected(Recorder.self, forKey: "root") { _ in }
            let error = archiveError { try unarchiver.decode(Set<Member>.self, forKey: "members") }
            #expect(error?.code == .unexpectedKind)
        }
        #expect(released == nil)
    }

    @Test("An action that an action schedules is scheduled once")
    func nested() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Recorder("root", next: nil))
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        var depths: [Int] = []
        var endCount = 0
        func schedule(_ depth: Int) {
            unarchiver.whenConnected {
                depths.append(depth)
                if depth < 8 { schedule(depth + 1) } else { unarchiver.whenDecoded { endCount += 1 } }
            }
        }
        schedule(0)
        _ = try unarchiver.decode(Recorder.self, forKey: "root")
        #expect(depths == (0...8).flatMap { [$0, $0] })
        #expect(endCount == 1)
    }
}

/// A log that objects write while they are decoded.
private final class Log {
    var lines: [String] = []
}

/// Records when its action finished, and how long the chain was at that time.
private final class Recorder: Coding {
    let name: String
    var next: Recorder?

    init(_ name: String, next: Recorder?) {
        self.name = name
        self.next = next
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Recorder", type: Recorder.self, references: [Recorder.self])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.name, forKey: "name")
        try archiver.encodeIfPresent(self.next, forKey: "next")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
    }

    func connect(with unarchiver: Unarchiver) throws {
        self.next = try unarchiver.decodeIfPresent(Recorder.self, forKey: "next")
        unarchiver.decodeWhenConnected(String.self, forKey: "name") { name in
            let length = sequence(first: self, next: \.next).reduce(0) { count, _ in count + 1 }
            (unarchiver.userInfo["log"] as? Log)?.lines.append("\(name) \(length)")
        }
    }
}
