// The lookup tables of unarchivers, with more entries than they are optimized for.

import Foundation
import PropertyLists
import TestSupport
import Testing

@testable import Archiving

@Suite("Tables of the reader") struct ReadingTableTests {
    @Test(
        "Objects with many keys, many of which are missing, in both orders", .integration,
        arguments: [
            (count: 40, step: 1), (128, 1), (129, 1), (200, 3), (513, 1), (600, 1), (600, 7), (1_500, 20),
        ], [false, true])
    func manyKeys(_ keys: (count: Int, step: Int), isReversed: Bool) throws {
        let rows = (0..<5).map { row in
            Row((0..<keys.count).map { $0 % keys.step == 0 ? $0 + row : nil }, isReversed: isReversed)
        }
        let copies = try roundTrip(ValueBox(rows)).value
        #expect(copies.map(\.values) == rows.map(\.values))
    }

    @Test("More sets of keys than are distinguished")
    func manyLayouts() throws {
        let rows = (0..<1_100).map { number in
            Row((0..<11).map { number >> $0 & 1 == 1 ? number : nil }, isReversed: false)
        }
        let copies = try roundTrip(ValueBox(rows + rows)).value
        #expect(copies.map(\.values) == (rows + rows).map(\.values))
    }

    @Test("Objects that lead anywhere keep their identity, their weak references and their dates")
    func manyObjects() throws {
        var random = SeededGenerator(seed: 11)
        let points = (0..<9_000).map { Waypoint($0, date: Date(timeIntervalSinceReferenceDate: Double($0 % 3_000))) }
        for point in points {
            point.next = points.randomElement(using: &random)
            point.other = points.randomElement(using: &random)
        }
        defer { for point in points { point.next = nil } }
        let copies = try roundTrip(ValueBox(points)).value
        defer { for copy in copies { copy.next = nil } }
        #expect(copies.map(\.number) == points.map(\.number))
        #expect(copies.map(\.date) == points.map(\.date))
        #expect(copies.map { $0.next?.number } == points.map { $0.next?.number })
        #expect(copies.allSatisfy { copy in copy.next === copies[copy.next?.number ?? 0] })
        #expect(copies.allSatisfy { copy in copy.other === copies[copy.other?.number ?? 0] })
    }

    @Test("Nothing but what is referred to lives on")
    func released() throws {
        let points = (0..<5_000).map { Waypoint($0, date: Date(timeIntervalSinceReferenceDate: 0)) }
        for point in points { point.other = points[(point.number + 1) % points.count] }
        let data = try KeyedArchiver.archivedData(withRootObject: ValueBox(points))
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        var copy: ValueBox<[Waypoint]>? = try unarchiver.decode(ValueBox<[Waypoint]>.self, forKey: "root")
        weak var first: Waypoint?
        first = copy?.value.first
        unarchiver.finishDecoding()
        #expect(first != nil)
        #expect(copy?.value.last?.other === first)
        copy = nil
        #expect(first == nil)
    }

    @Test(
        "A class that swallows an error while it is connected and ends the decoding gets nothing more",
        arguments: [
            1, 3, 5_000,
        ])
    func endedWhileConnecting(count: Int) throws {
        let data = try KeyedArchiver.archivedData(withRootObject: ValueBox((0..<count).map { Quitter($0) }))
        let error = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: ValueBox<[Quitter]>.self, from: data) }
        #expect(error?.code == .unexpectedKind)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        for _ in 0..<2 {
            let error = archiveError { try unarchiver.decode(ValueBox<[Quitter]>.self, forKey: "root") }
            #expect(error?.code == .unexpectedKind)
        }
        unarchiver.finishDecoding()
    }

    // MARK: The tables themselves

    @Test("States of slots on every page", arguments: [1, 1_023, 1_024, 1_025, 2_500])
    func slotStates(count: Int) {
        let table = SlotTable(count: count)
        let states: [SlotState] = [
            .creating, .object(0), .string(7), .shared((1 << 30) - 1), .readOnce, .object(99), .failed(0),
            .failed((1 << 30) - 4),
        ]
        let slots = Set([0, 1_022, 1_023, 1_024, 2_047, 2_048, count - 1, count, count + 5]).sorted()
        // Into variables first: a table can't be copied into an expectation.
        var unknownCount = 0
        for slot in slots where table[UInt32(slot)] == .unknown && table.isUnknown(slot) { unknownCount += 1 }
        #expect(unknownCount == slots.count)
        for (number, slot) in slots.enumerated() { table[UInt32(slot)] = states[number % states.count] }
        for (number, slot) in slots.enumerated() {
            let expected = slot < count ? states[number % states.count] : .unknown
            let state = table[UInt32(slot)]
            let isUnknown = table.isUnknown(slot)
            #expect(state == expected)
            #expect(isUnknown == (expected == .unknown))
            var expectedPlaces = [-1, -1, -1]
            switch expected {
            case .object(let place): expectedPlaces[0] = place
            case .string(let place): expectedPlaces[1] = place
            case .shared(let place): expectedPlaces[2] = place
            case .unknown, .creating, .readOnce, .failed: break
            }
            let places = [table.objectPlace(of: slot), table.stringPlace(of: slot), table.sharedPlace(of: slot)]
            #expect(places == expectedPlaces)
        }
        for slot in [-1, -2, Int.min, Int.max] {
            let isUnknown = table.isUnknown(slot)
            #expect(isUnknown)
        }
    }

    @Test("A buffer releases its elements, in runs too", arguments: [0, 1, 8, 9, 1_000], [1, 7, 64])
    func list(count: Int, runCount: Int) {
        var list = GrowingBuffer<Counted>()
        let counter = Counter()
        for number in 0..<count { list.append(Counted(number, counter)) }
        // Into variables first: a list can't be copied into an expectation.
        let numbers = Self.numbers(list)
        #expect(numbers == Array(0..<count) && counter.count == count)
        let isInside = list.address(of: count) != nil || list.address(of: -1) != nil
        #expect(!isInside)
        let last = list.popLast()?.number
        #expect(last == (count > 0 ? count - 1 : nil))
        var seen: [Int] = []
        list.removeAll(inRunsOf: runCount) { run in
            #expect(counter.count == max(count - 1, 0) - seen.count)
            seen += run.map(\.number)
        }
        #expect(seen == Array(0..<max(count - 1, 0)))
        let isEmpty = list.isEmpty
        #expect(isEmpty && counter.count == 0)
        list.append(Counted(5, counter))
        let first = list.first?.number
        #expect(first == 5)
        list.removeAll()
        #expect(counter.count == 0)
    }

    private static func numbers(_ list: borrowing GrowingBuffer<Counted>) -> [Int] {
        var numbers: [Int] = []
        for place in 0..<list.count { numbers.append(list[place].number) }
        return numbers
    }
}

/// Has a key for each of its values, and none for those that are nil.
private final class Row: Coding {
    let values: [Int?]
    let isReversed: Bool

    init(_ values: [Int?], isReversed: Bool) {
        self.values = values
        self.isReversed = isReversed
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Row", type: Row.self) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(values.count, forKey: "count")
        try archiver.encode(isReversed, forKey: "isReversed")
        for (number, value) in values.enumerated() { try archiver.encodeIfPresent(value, forKey: "value \(number)") }
    }

    init(coder unarchiver: Unarchiver) throws {
        let count = try unarchiver.decode(Int.self, forKey: "count")
        isReversed = try unarchiver.decode(Bool.self, forKey: "isReversed")
        var values = [Int?](repeating: nil, count: count)
        for number in isReversed ? Array((0..<count).reversed()) : Array(0..<count) {
            let key = "value \(number)"
            values[number] = try unarchiver.decodeIfPresent(Int.self, forKey: key)
            if unarchiver.containsValue(forKey: key) != (values[number] != nil) { values[number] = -1 }
        }
        self.values = values
    }
}

private final class Waypoint: Coding {
    let number: Int
    let date: Date
    var next: Waypoint?
    weak var other: Waypoint?

    init(_ number: Int, date: Date) {
        self.number = number
        self.date = date
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Waypoint", type: Waypoint.self, references: [Waypoint.self])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(number, forKey: "number")
        try archiver.encode(date, forKey: "date")
        try archiver.encodeIfPresent(next, forKey: "next")
        try archiver.encodeConditional(other, forKey: "other")
    }

    init(coder unarchiver: Unarchiver) throws {
        number = try unarchiver.decode(Int.self, forKey: "number")
        date = try unarchiver.decode(Date.self, forKey: "date")
    }

    func connect(with unarchiver: Unarchiver) throws {
        next = try unarchiver.decodeIfPresent(Waypoint.self, forKey: "next")
        other = try unarchiver.decodeIfPresent(Waypoint.self, forKey: "other")
    }
}

/// Ignores an error, and finishes an object that it didn't start.
private final class Quitter: Coding {
    var number: Int

    init(_ number: Int) {
        self.number = number
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Quitter", type: Quitter.self) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(number, forKey: "number")
    }

    init(coder unarchiver: Unarchiver) throws {
        number = try unarchiver.decode(Int.self, forKey: "number")
    }

    func connect(with unarchiver: Unarchiver) throws {
        _ = try? unarchiver.decode(String.self, forKey: "number")
        (unarchiver as? KeyedUnarchiver)?.finishDecoding()
        number += (try? unarchiver.decode(Int.self, forKey: "number")) ?? 1
    }
}

private final class Counter {
    var count = 0
}

private final class Counted {
    let number: Int
    private let counter: Counter

    init(_ number: Int, _ counter: Counter) {
        self.number = number
        self.counter = counter
        counter.count += 1
    }

    deinit { counter.count -= 1 }
}
