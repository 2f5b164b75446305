// The calls without keys in handwritten classes, as in Cocoa: values, nil, references of every kind, bytes, and how
// reading continues in `connect(with:)`.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Calls without keys")
struct NonKeyedCallTests {
    @Test("Every kind of value comes back in order, between values with keys")
    func everyKind() throws {
        let archiver = KeyedArchiver()
        let date = Date(timeIntervalSinceReferenceDate: 77)
        try archiver.encode(true)
        try archiver.encode(-3)
        try archiver.encode("keyed", forKey: "name")
        try archiver.encode(UInt64.max)
        try archiver.encode(Float(1.5))
        try archiver.encode(2.25)
        try archiver.encode("text")
        try archiver.encode(Data([1, 2]))
        try archiver.encode(date)
        try archiver.encode(["a": [1, 2]])
        try archiver.encode(String?.none)
        try archiver.encodeBytes(Data([7]))
        try archiver.encodeBytes(nil)
        let data = try archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(Bool.self))
        #expect(try unarchiver.decode(Int8.self) == -3)
        #expect(try unarchiver.decode(UInt64.self) == .max)
        #expect(try unarchiver.decode(Double.self) == 1.5)
        #expect(try unarchiver.decode(String.self, forKey: "name") == "keyed")
        #expect(try unarchiver.decode(Double.self) == 2.25)
        #expect(try unarchiver.decode(String.self) == "text")
        #expect(try unarchiver.decode(Data.self) == Data([1, 2]))
        #expect(try unarchiver.decode(Date.self) == date)
        #expect(try unarchiver.decode([String: [Int]].self) == ["a": [1, 2]])
        #expect(try unarchiver.decodeIfPresent(String.self) == nil)
        #expect(try unarchiver.decodeBytes() == Data([7]))
        #expect(try unarchiver.decodeBytes() == nil)
        #expect(try unarchiver.decodeIfPresent(Int.self) == nil)
    }

    @Test(
        "What must be there and is nil, or not there, is an error",
        arguments: [[:], ["$0": .uid(0)]] as [PropertyList])
    func missing(top: PropertyList) throws {
        let data = try HandmadeArchive(top: top).data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(archiveError { try unarchiver.decode(Int.self) }?.code == .missingValue)
    }

    @Test("A hole is nil, and the values behind it have their places")
    func hole() throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(top: ["$0": 1, "$2": 3]).data())
        #expect(try (0..<3).map { _ in try unarchiver.decodeIfPresent(Int.self) } == [1, nil, 3])
    }

    @Test("Root, by-copy and by-reference objects are references like any other")
    func references() throws {
        let object = Linked(number: 1)
        let archiver = KeyedArchiver()
        try archiver.encodeRootObject(object)
        try archiver.encodeBycopyObject(object)
        try archiver.encodeByrefObject(object)
        try archiver.encodeBycopyObject(nil)
        try archiver.encodeByrefObject(nil)
        let data = try archiver.finishEncoding()
        let top = try ArchiveContents(data).top
        #expect(top == ["$0": .uid(1), "$1": .uid(1), "$2": .uid(1), "$3": .uid(0), "$4": .uid(0)])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        let root = try unarchiver.decode(Linked.self)
        #expect(try unarchiver.decodeObject(of: Linked.self) === root)
        #expect(try unarchiver.decodeObject(of: Linked.self) === root)
        #expect(try unarchiver.decodeObject(of: Linked.self) == nil)
    }

    @Test("A conditional reference comes back if something else archives the object", arguments: [true, false])
    func conditional(isArchived: Bool) throws {
        let object = Linked(number: 2)
        let archiver = KeyedArchiver()
        try archiver.encodeConditionalObject(nil)
        for _ in 0..<3 { try archiver.encodeConditionalObject(object) }
        if isArchived { try archiver.encode(object, forKey: "owner") }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        let read = try (0..<4).map { _ in try unarchiver.decodeObject(of: Linked.self) }
        #expect(read.map { $0?.number } == (isArchived ? [nil, 2, 2, 2] : [nil, nil, nil, nil]))
        #expect(read[1] === read[3])
    }

    @Test("Connecting goes on where the initializer ended, and so does what is left until all is connected")
    func connecting() throws {
        let first = Linked(number: 1)
        let second = Linked(number: 2)
        first.next = second
        second.next = first
        first.friends = [second, first]
        let copy = try roundTrip(first)
        #expect(copy.number == 1)
        #expect(copy.next?.number == 2)
        #expect(copy.next?.next === copy)
        #expect(copy.friends.map(\.number).sorted() == [1, 2])
        #expect(copy.friends.contains { $0 === copy })
        #expect(copy.after == "behind the set")
        for end in [first, copy] {
            end.next = nil
            end.friends = []
        }
    }

    @Test("A subclass whose superclass reads first takes its own part")
    func inheritance() throws {
        let copy = try roundTrip(Below(number: 4, name: "four"))
        #expect(copy.number == 4)
        #expect(copy.name == "four")
    }

    @Test("A structure that is an element counts its own values, one under a key those of its object")
    func structures() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(0)
        try archiver.encode(Pair(1, 2), forKey: "pair")
        try archiver.encode([Pair(3, 4), Pair(5, 6)])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decode(Int.self) == 0)
        #expect(try unarchiver.decode(Pair.self, forKey: "pair") == Pair(1, 2))
        #expect(try unarchiver.decode([Pair].self) == [Pair(3, 4), Pair(5, 6)])
    }

    @Test("Ten times as many of them take about ten times the work, whatever their order in the archive")
    func many() throws {
        let isInProportion = try growsInProportion(from: 10_000, times: 10) { count in
            // Sorted by their text, which is not the order of the numbers.
            var top: [String: PropertyList] = [:]
            for number in 0..<count { top["$\(number)"] = .integer(PropertyListInteger(Int64(number))) }
            let unarchiver = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(top: .dictionary(top)).data())
            for number in 0..<count {
                guard try unarchiver.decode(Int.self) == number else {
                    Issue.record("another number than \(number)")
                    break
                }
            }
            #expect(try unarchiver.decodeIfPresent(Int.self) == nil)
        }
        #expect(isInProportion)
    }

    @Test(
        "Keys that only look like those of values without one are none", arguments: ["$01", "$+1", "$-1", "$", "$1a"])
    func lookalikes(key: String) throws {
        var top: [String: PropertyList] = ["$0": 0]
        for number in 0..<40 { top["key \(number)"] = 1 }
        top[key] = 7
        let unarchiver = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(top: .dictionary(top)).data())
        #expect(try unarchiver.decode(Int.self) == 0)
        #expect(try unarchiver.decodeIfPresent(Int.self) == nil)
    }

    @Test("Bytes are inline under a key, and none as the string that represents nil")
    func bytes() throws {
        let archiver = KeyedArchiver()
        try archiver.encodeBytes(Data([1, 2, 3]), forKey: "bytes")
        try archiver.encodeBytes(nil, forKey: "none")
        let data = try archiver.finishEncoding()
        #expect(try ArchiveContents(data).top == ["bytes": .data(Data([1, 2, 3])), "none": "$null"])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decodeBytes(forKey: "bytes") == Data([1, 2, 3]))
        #expect(try unarchiver.decodeBytes(forKey: "none") == nil)
        #expect(try unarchiver.decodeBytes(forKey: "missing") == nil)
    }
}

// MARK: - Models

private struct Pair: ArchivableStructure, Equatable {
    let first: Int
    let second: Int

    static var archivedStructure: ArchivedStructure { ArchivedStructure("Pair") }

    init(_ first: Int, _ second: Int) {
        (self.first, self.second) = (first, second)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(first)
        try archiver.encode(true, forKey: "isPair")
        try archiver.encode(second)
    }

    init(coder unarchiver: Unarchiver) throws {
        first = try unarchiver.decode(Int.self)
        second = try unarchiver.decode(Int.self)
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "isPair") }
}

private final class Linked: Coding, Hashable {
    let number: Int
    var next: Linked?
    var friends: Set<Linked> = []
    var after = ""

    init(number: Int) {
        self.number = number
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Linked", type: Linked.self, references: [Linked.self]) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(number)
        try archiver.encode(next)
        try archiver.encode(friends)
        try archiver.encode("behind the set")
    }

    init(coder unarchiver: Unarchiver) throws {
        number = try unarchiver.decode(Int.self)
    }

    func connect(with unarchiver: Unarchiver) throws {
        next = try unarchiver.decodeIfPresent(Linked.self)
        unarchiver.whenConnected { [unowned self] in
            friends = try unarchiver.decode(Set<Linked>.self)
            after = try unarchiver.decode(String.self)
        }
    }

    static func == (left: Linked, right: Linked) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private class Above: Coding {
    let number: Int

    init(number: Int) {
        self.number = number
    }

    class var archivedClass: ArchivedClass { ArchivedClass("Above", type: Above.self) }

    func encode(with archiver: Archiver) throws { try archiver.encode(number) }
    required init(coder unarchiver: Unarchiver) throws { number = try unarchiver.decode(Int.self) }
    func connect(with unarchiver: Unarchiver) throws {}
}

private final class Below: Above {
    private(set) var name: String

    init(number: Int, name: String) {
        self.name = name
        super.init(number: number)
    }

    override class var archivedClass: ArchivedClass {
        ArchivedClass("Below", type: Below.self, superclass: Above.self)
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encode(name)
    }

    required init(coder unarchiver: Unarchiver) throws {
        name = ""
        try super.init(coder: unarchiver)
        name = try unarchiver.decode(String.self)
    }
}
