// The tables of keyed archivers, compared with dictionaries: references to objects by address, and numbers by index.

import PropertyLists
import TestSupport
import Testing

@testable import Archiving

@Suite("Tables of the writer") struct WritingTableTests {
    @Test("References are found in and outside the window of the first object, after growing and after a reset")
    func references() {
        var generator = SeededGenerator(exactSeed: 17)
        let lane = Lane.allocated()
        var references = ObjectReferences(lane)
        for round in 0..<3 {
            // Objects of two windows, some of them at addresses between those of others.
            let addresses = (0..<2_000).map { _ -> UInt in
                let window: UInt64 = Bool.random(using: &generator) ? 0x30_0000_0000 : 0x10_0000_0000
                return UInt(truncatingIfNeeded: window + .random(in: 1...40_000, using: &generator) * 8)
            }
            var expected: [UInt: UInt32] = [:]
            for (number, address) in addresses.enumerated() {
                let search = references.search(address)
                #expect(search.reference.isKnown == (expected[address] != nil), "round \(round), object \(number)")
                #expect(search.reference.index == expected[address] ?? 0, "round \(round), object \(number)")
                references.set(ObjectReference(UInt32(number) + 1, isConditional: number % 3 == 0), search)
                expected[address] = UInt32(number) + 1
            }
            for (address, index) in expected {
                let reference = references.search(address).reference
                #expect(reference.index == index && reference.unconditionalIndex == (index % 3 == 1 ? 0 : index))
            }
            references.removeAll()
            for address in addresses {
                let isKnown = references.search(address).reference.isKnown
                #expect(!isKnown)
            }
        }
        lane.deallocate()
    }

    @Test("A date and its time as a number have a slot each, whichever comes first", arguments: [false, true])
    func datesAndNumbers(isDateFirst: Bool) throws {
        let archiver = KeyedArchiver()
        let date = Date(timeIntervalSinceReferenceDate: 5)
        for _ in 0..<2 {
            if isDateFirst { try archiver.encode(date, forKey: "date") }
            try archiver.encode([5.0, 6.0, 5.0], forKey: "numbers")
            try archiver.encode([date, date], forKey: "dates")
            try archiver.encode([6.0, 5.0], forKey: "others")
            let data = try archiver.finishEncoding()
            archiver.reset()
            let contents = try ArchiveContents(data)
            #expect(contents.slots(ofClass: "NSDate").count == 1)
            #expect(contents.count(of: 5.0) == 1 && contents.count(of: 6.0) == 1)
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
            #expect(try unarchiver.decode([Double].self, forKey: "numbers") == [5, 6, 5])
            #expect(try unarchiver.decode([Date].self, forKey: "dates") == [date, date])
            #expect(try unarchiver.decode([Double].self, forKey: "others") == [6, 5])
        }
    }

    @Test("The slot of each value is found, near the slots of its neighbors or far from them", arguments: [1, 3, 300])
    func valueSlots(greatestStep: UInt32) {
        var generator = SeededGenerator(exactSeed: 19)
        var slots = ValueSlots()
        for _ in 0..<3 {
            var expected: [UInt32: UInt32] = [:]
            var slot: UInt32 = 1
            for index in 0..<3_000 as Range<UInt32> {
                slot += .random(in: 0...greatestStep, using: &generator)
                guard index % 3 == 0 else { continue }
                // Some get their slot later than others, or another one.
                let other = UInt32.random(in: 0...index, using: &generator)
                for value in index % 7 == 0 ? [index, other] : [index] {
                    slots[value] = slot
                    expected[value] = slot
                }
            }
            for index in 0..<5_000 as Range<UInt32> {
                let slot = slots[index]
                if slot != expected[index] ?? 0 { Issue.record("\(index) has another slot") }
            }
            let all = slots.all.sorted()
            #expect(all == expected.values.sorted())
            slots.removeAll()
            let first = slots[0]
            #expect(first == 0)
        }
    }

    @Test("Numbers that were not set are 0, whatever is set around them", arguments: [1, 255, 256, 257, 70_000])
    func numbers(greatest: Int) {
        var generator = SeededGenerator(exactSeed: 18)
        var numbers = GrowingBuffer<UInt32>()
        for _ in 0..<3 {
            var expected: [Int: UInt32] = [:]
            for number in 1...300 as ClosedRange<UInt32> {
                let index = Int.random(in: 0...greatest, using: &generator)
                numbers.setNumber(number, at: index)
                expected[index] = number
            }
            for index in 0...(greatest + 300) {
                let number = numbers.number(at: index)
                if number != expected[index] ?? 0 { Issue.record("\(index) has another number") }
            }
            numbers.removeAll()
            let first = numbers.number(at: 0)
            #expect(first == 0)
        }
    }
}
