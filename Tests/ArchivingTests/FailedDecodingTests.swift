// After an error, no object stays in memory.

@_spi(GeneratedCode) @testable import Archiving
import Foundation
import Testing

@Suite("Memory after an error") struct FailedDecodingTests {
    /// Members 1 and `last`, which refer to each other. LinkedMember -1 can't be decoded, member -2 not connected.
    private static func cycle(_ last: Int) -> LinkedMember {
        let member = LinkedMember(1)
        member.friend = LinkedMember(last)
        member.friend?.friend = member
        return member
    }

    @Test("Objects of a cycle are released", arguments: [-1, -2])
    func keyed(last: Int) throws {
        try expectNoObjects {
            let cycle = Self.cycle(last)
            let data = try KeyedArchiver.archivedData(withRootObject: cycle)
            cycle.disconnect()
            #expect(throws: ArchiveError.self) {
                try KeyedUnarchiver.unarchivedObject(ofClass: LinkedMember.self, from: data)
            }
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
            #expect(throws: ArchiveError.self) { try unarchiver.decode(LinkedMember.self, forKey: "root") }
        }
    }

    @Test("Objects of a cycle in a sequential archive are released", arguments: [-1, -2])
    func sequential(last: Int) throws {
        try expectNoObjects {
            let cycle = Self.cycle(last)
            let data = try SequentialArchiver.archivedData(withRootObject: cycle)
            cycle.disconnect()
            #expect(throws: ArchiveError.self) {
                try SequentialUnarchiver.unarchivedObject(ofClass: LinkedMember.self, from: data)
            }
            let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
            #expect(throws: ArchiveError.self) { try unarchiver.decode(LinkedMember.self) }
        }
    }

    @Test("What the caller has received stays as it is")
    func received() throws {
        try expectNoObjects {
            let archiver = KeyedArchiver()
            let (good, bad, generic) = (Self.cycle(2), Self.cycle(-1), ArchivedObject(.init("Link")))
            generic["next"] = .object(generic)
            try archiver.encode(good, forKey: "good")
            try archiver.encode([bad], forKey: "bad")
            try archiver.encode(generic, forKey: "generic")
            let data = try archiver.finishEncoding()
            for member in [good, bad] { member.disconnect() }
            generic["next"] = nil

            var unarchiver: KeyedUnarchiver? = try KeyedUnarchiver(forReadingFrom: data)
            let member = try unarchiver?.decode(LinkedMember.self, forKey: "good")
            let received = try unarchiver?.decode(ArchivedObject.self, forKey: "generic")
            #expect(throws: ArchiveError.self) { try unarchiver?.decode([LinkedMember].self, forKey: "bad") }
            unarchiver = nil
            #expect(member?.friend?.friend === member)
            #expect(received?["next"]?.object == received)
            member?.disconnect()
            received?["next"] = nil
        }
    }

    @Test("Objects without classes are released with the object that holds them")
    func archivedObjects() throws {
        let generic = ArchivedObject(.init("Link"))
        generic["next"] = .object(generic)
        let owner = ArchivedObject(
            .init("CycleOwner"),
            entries: [.init(key: "link", value: .object(generic)), .init(key: "last", value: .null)])
        let data = try KeyedArchiver.archivedData(withRootObject: owner)
        generic["next"] = nil
        #expect(throws: ArchiveError.self) {
            try KeyedUnarchiver.unarchivedObject(ofClass: CycleOwner.self, from: data)
        }
        let link = try #require(CycleOwner.link)
        #expect(link.value == nil)
    }

    private func expectNoObjects(_ body: () throws -> Void) throws {
        let count = LinkedMember.Count()
        try LinkedMember.$count.withValue(count) { try body() }
        #expect(count.value == 0)
    }
}

private final class LinkedMember: DisconnectingCoding {
    /// The number of members that exist.
    final class Count: @unchecked Sendable {
        var value = 0
    }

    @TaskLocal static var count = Count()

    private let count = LinkedMember.count
    let number: Int
    var friend: LinkedMember?

    init(_ number: Int) {
        self.number = number
        count.value += 1
    }

    deinit { count.value -= 1 }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "LinkedMember", type: LinkedMember.self, sequence: [.value("number", "q"), .value("friend", "@")])
    }

    func encode(with archiver: Archiver) throws {
        if archiver.allowsKeyedCoding {
            try archiver.encode(number, forKey: "number")
            try archiver.encode(friend, forKey: "friend")
        } else {
            try archiver.encode(number)
            try archiver.encode(friend)
        }
    }

    init(coder unarchiver: Unarchiver) throws {
        number = try unarchiver.decode(Int.self, forKey: "number")
        count.value += 1
        try check(-1, unarchiver)
    }

    func connect(with unarchiver: Unarchiver) throws {
        friend = try unarchiver.decodeIfPresent(LinkedMember.self, forKey: "friend")
        unarchiver.whenConnected { try self.check(-2, unarchiver) }
    }

    private func check(_ bad: Int, _ unarchiver: Unarchiver) throws {
        if number == bad {
            throw unarchiver.fail(expected: "a member", found: "\(bad)", forKey: "number")
        }
    }

    func disconnect() { friend = nil }
}

/// Reads an object without a class, and then fails.
private final class CycleOwner: Coding {
    struct Weak: @unchecked Sendable {
        weak var value: AnyObject?
    }

    /// What the last owner has read.
    nonisolated(unsafe) static var link: Weak?

    let generic: ArchivedObject

    static var archivedClass: ArchivedClass { ArchivedClass("CycleOwner", type: CycleOwner.self) }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {
        generic = try unarchiver.decode(ArchivedObject.self, forKey: "link")
        Self.link = Weak(value: generic.member)
        _ = try unarchiver.decode(Int.self, forKey: "last")
    }
}
