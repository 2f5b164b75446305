// A writer's memory: that it can be used again, that collisions and large offsets change no byte, and that the order in
// which reserved objects are written is kept.

import Foundation
import Testing

@testable import PropertyLists

@Suite("Memory of the writer") struct WriterMemoryTests {
    // Leaves of every kind, containers before and after their elements, UIDs near and far.
    private func write(_ count: Int, to writer: inout BinaryPropertyListWriter) throws -> UInt32 {
        let top = try writer.reserveObject()
        let inner = try writer.reserveObject()
        var references = [try writer.null(), try writer.boolean(true), try writer.boolean(false)]
        for number in 0..<count {
            references.append(try writer.integer(Int64(number) * 3))
            references.append(try writer.integer(Int64(number % 7) << 40))
            references.append(try writer.double(Double(number) / 3))
            references.append(try writer.date(Double(number)))
            references.append(try writer.float(Float(number)))
            references.append(try writer.unsignedInteger(.max - UInt64(number)))
            references.append(try writer.string("text \(number)"))
            references.append(try writer.string("Größe \(number % 5) 🧭"))
            references.append(try writer.data([UInt8](repeating: UInt8(number % 251), count: number % 100)))
            references.append(try writer.uid(UInt32(number)))
            references.append(try writer.uid(UInt32(number % 3) &* 100_000_000))
        }
        let array = try writer.array(references[...])
        try writer.set(references[...], at: inner)
        try writer.dictionary(keys: [references[9]], values: [inner], at: top)
        return try writer.array([top, array])
    }

    private func bytes(_ count: Int) throws -> Data {
        var writer = BinaryPropertyListWriter()
        return Data(try writer.finish(topObject: write(count, to: &writer)))
    }

    @Test("Data and arrays have the same bytes, from a writer that is used once or again", arguments: [1, 40, 8_000])
    func results(count: Int) throws {
        let expected = try bytes(count)
        for keepingMemory in [false, true] {
            var writer = BinaryPropertyListWriter()
            for round in 0..<3 {
                let data = try writer.finishedData(
                    topObject: write(count, to: &writer), keepingMemory: keepingMemory)
                #expect(data == expected, "round \(round), keeping memory: \(keepingMemory)")
                #expect(writer.objectCount == 0)
            }
        }
    }

    @Test("A writer that was reset writes as a new one, whatever it wrote before")
    func reset() throws {
        let expected = try bytes(30)
        var writer = BinaryPropertyListWriter()
        for earlierCount in [0, 1, 8_000, 30, 1, 1] {
            _ = try write(earlierCount == 0 ? 1 : earlierCount, to: &writer)
            _ = try writer.reserveObject()
            _ = try? writer.array([.max])
            writer.reset()
            #expect(writer.objectCount == 0 && writer.byteCount == 8)
            let data = try writer.finishedData(topObject: write(30, to: &writer), keepingMemory: true)
            #expect(data == expected, "after \(earlierCount)")
        }
    }

    @Test("Data that was given away stays what it is while the writer goes on")
    func independence() throws {
        var writer = BinaryPropertyListWriter()
        let first = try writer.finishedData(topObject: write(3_000, to: &writer), keepingMemory: true)
        let second = try writer.finishedData(topObject: write(3_000, to: &writer), keepingMemory: true)
        let small = try writer.finishedData(topObject: write(2, to: &writer), keepingMemory: true)
        #expect(first == second)
        #expect(try first == bytes(3_000) && small == bytes(2))
    }

    @Test("Hashes that collide change no byte", arguments: [0, 1, UInt64.max] as [UInt64])
    func collisions(seed: UInt64) throws {
        // With a factor of 0 all numbers of eight in a row, and all strings, have one hash.
        var writer = BinaryPropertyListWriter(hash: LeafHash(seed: (seed, 0)))
        #expect(try Data(writer.finish(topObject: write(150, to: &writer))) == bytes(150))
    }

    /// Different numbers, and most of them again.
    private func numbers(_ count: Int, to writer: inout BinaryPropertyListWriter) throws -> Data {
        writer.boundNumbers(true)
        var references: [UInt32] = []
        for round in 0..<2 {
            for number in 0..<count where round == 0 || number % 3 != 0 {
                references.append(try writer.double(Double(number)))
                references.append(try writer.integer(Int64(number % 5_000)))
                references.append(try writer.string("text \(number % 40_000)"))
            }
        }
        return try writer.finishedData(topObject: writer.array(references[...]), keepingMemory: true)
    }

    @Test("Where numbers may be repeated, they are the same ones in every writer", arguments: [27_000, 50_000])
    func boundedNumbers(count: Int) throws {
        var writer = BinaryPropertyListWriter()
        let expected = try numbers(count, to: &writer)
        for earlierCount in [count, 10, 31_000, 2_000] {
            _ = try numbers(earlierCount, to: &writer)
            _ = try writer.learn("text 7")
            writer.reset()
            #expect(try numbers(count, to: &writer) == expected, "after \(earlierCount)")
        }
        var seeded = BinaryPropertyListWriter(hash: LeafHash(seed: (7, 0x9E37_79B9)))
        #expect(try numbers(count, to: &seeded) == expected)
        let table = try BinaryObjectTable(ArchiveBytes(expected), limits: ReadLimits())
        // The array, all texts, and the different numbers.
        let leastCount = 1 + min(count, 40_000) + count + 5_000
        #expect(count == 27_000 ? table.objectCount == leastCount : table.objectCount > leastCount)
        let values = try #require(PropertyList(data: expected).array)
        #expect(values[3 * 2_001] == .double(2_001) && values[3 * (count + 2)] == .double(4))
        #expect(values.count == 3 * (count + count - (count + 2) / 3))
    }

    @Test("A dictionary of two entries has the bytes of others", arguments: [0, 300, 70_000])
    func pairs(count: Int) throws {
        var writer = BinaryPropertyListWriter()
        var other = BinaryPropertyListWriter()
        var keys: [UInt32] = []
        for number in 0..<(count + 4) {
            keys.append(try writer.string("\(number)"))
            _ = try other.string("\(number)")
        }
        let (first, second) = (keys[keys.count - 1], keys[0])
        let pair = try writer.dictionary(
            DictionaryEntry(key: first, value: second), DictionaryEntry(key: second, value: first))
        #expect(try other.dictionary(keys: [first, second], values: [second, first]) == pair)
        #expect(try writer.finish(topObject: pair) == other.finish(topObject: pair))
        #expect(throws: PropertyListError.self) {
            try writer.dictionary(DictionaryEntry(key: 0, value: 1), DictionaryEntry(key: 0, value: 0))
        }
    }

    @Test("Objects may be far from each other, and written in any order", arguments: [10, 65_000, 65_535, 200_000])
    func farOffsets(byteCount: Int) throws {
        var writer = BinaryPropertyListWriter()
        var expected: [PropertyList] = []
        var objects: [UInt32] = []
        for number in 0..<200 {
            objects.append(try writer.integer(Int64(number)))
            expected.append(.integer(PropertyListInteger(Int64(number))))
            if number % 40 != 0 { continue }
            let data = Data(repeating: UInt8(number), count: byteCount + number)
            objects.append(try writer.data(data))
            expected.append(.data(data))
            let reserved = try writer.reserveObject()
            objects.append(reserved)
            expected.append(.array([expected[0]]))
            if number > 0 { try writer.array([objects[0]], at: reserved) }
        }
        try writer.array([objects[0]], at: objects[2])
        let top = try writer.array(objects[...])
        #expect(try PropertyList(data: writer.finishedData(topObject: top)) == .array(expected))
    }

    @Test("Reserved objects may be written in any order", arguments: [20, 70_000])
    func reserved(count: Int) throws {
        var writer = BinaryPropertyListWriter()
        let reserved = try (0..<10).map { _ in try writer.reserveObject() }
        let leaves = try (0..<count).map { try writer.integer(Int64($0)) }
        let order = [7, 3, 9, 0, 1, 8, 2, 6, 5, 4]
        for (position, number) in order.enumerated() {
            try writer.array([leaves[number], leaves[position]], at: reserved[number])
            _ = try writer.string("after \(number)")
        }
        let all = try writer.array((reserved + leaves)[...])
        let expected = PropertyList.array(
            (0..<10).map { number in
                .array([number, order.firstIndex(of: number) ?? -1].map { .integer(PropertyListInteger(Int64($0))) })
            } + (0..<count).map { .integer(PropertyListInteger(Int64($0))) })
        #expect(try PropertyList(data: writer.finishedData(topObject: all)) == expected)
    }

    // The containers exist before there are too many objects for references of one byte, and of two.
    @Test("Containers keep their references when these get wider", arguments: [250, 300, 65_500, 70_000])
    func widening(count: Int) throws {
        var writer = BinaryPropertyListWriter()
        let reserved = try (0..<4).map { _ in try writer.reserveObject() }
        let few = try (0..<20).map { try writer.integer(Int64($0)) }
        var containers = [
            try writer.array(few[...]), try writer.array([]), try writer.dictionary(keys: [], values: []),
        ]
        let key = try writer.string("key")
        try writer.set([few[3]], at: reserved[2])
        try writer.dictionary(keys: [key], values: [few[4]], at: reserved[0])
        _ = try writer.data([0xA2, 0xD1, 0])
        try writer.array([reserved[2], reserved[0]], at: reserved[1])
        containers.append(try writer.dictionary(keys: [key], values: [reserved[1]]))
        let all = try (0..<count).map { try writer.integer(Int64($0)) }
        try writer.array(all[...], at: reserved[3])
        let top = try writer.array((containers + reserved)[...])

        let numbers = (0..<count).map { PropertyList.integer(PropertyListInteger(Int64($0))) }
        let pair = PropertyList.array([.set([numbers[3]]), ["key": numbers[4]]])
        let expected: PropertyList = [
            .array(Array(numbers[..<20])), [], .dictionary([:]), ["key": pair], ["key": numbers[4]], pair,
            .set([numbers[3]]), .array(numbers),
        ]
        #expect(try PropertyList(data: writer.finishedData(topObject: top)) == expected)
    }

    @Test("Leaves that are copied are found among those that were written")
    func copies() throws {
        var writer = BinaryPropertyListWriter()
        let values: [PropertyList] = [
            .null, true, false, 0, 255, 256, 65_536, 4_294_967_296, -1, .integer(PropertyListInteger(UInt64.max)),
            .float(1.5), .double(1.5), .date(Date(timeIntervalSinceReferenceDate: 1.5)), .data(Data(count: 3)),
            .data(Data(count: 300)), "", "ASCII", .string(String(repeating: "long ", count: 100)), "Größe", "🧭",
            .string(String(repeating: "é", count: 300)),
        ]
        let list = try PropertyList.array(values).data()
        let table = try BinaryObjectTable(ArchiveBytes(list), limits: ReadLimits())
        var copied: [UInt32] = []
        for reference in 1..<table.objectCount {
            var leaf: [UInt8] = []
            try table.appendLeaf(table.object(at: reference), to: &leaf)
            copied.append(try writer.leaf(copying: leaf[...]))
            #expect(try writer.leaf(copying: leaf[...]) == copied.last)
        }
        let written: [UInt32] = try [
            writer.null(), writer.boolean(true), writer.boolean(false), writer.integer(0), writer.integer(255),
            writer.integer(256), writer.integer(65_536), writer.integer(4_294_967_296), writer.integer(-1),
            writer.unsignedInteger(.max), writer.float(1.5), writer.double(1.5), writer.date(1.5),
            writer.data(Data(count: 3)), writer.data([UInt8](repeating: 0, count: 300)), writer.string(""),
            writer.string("ASCII"), writer.string(String(repeating: "long ", count: 100)), writer.string("Größe"),
            writer.string("🧭"), writer.string(String(repeating: "é", count: 300)),
        ]
        #expect(copied == written)
        // Half a surrogate pair is in no Swift string.
        let half: [UInt8] = [0x62, 0xD8, 0x3E, 0, 0x61]
        let replaced = try writer.string("\u{FFFD}a")
        #expect(try writer.leaf(copying: half[...]) != replaced)
        #expect(try writer.leaf(copying: half[...]) == writer.leaf(copying: half[...]))
    }

    @Test(
        "Text is written as UTF-16 of the same scalars",
        arguments: [
            "é", "aé", "ﬀ", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}", "日本語", "🧭🗺️", "a\u{301}\u{0}b",
        ])
    func text(text: String) throws {
        var writer = BinaryPropertyListWriter()
        let index = try writer.string(text)
        #expect(Array(text.utf8).withUnsafeBufferPointer { try? writer.string(utf8: $0) } == index)
        #expect(writer.text(ofString: index) == text)
        #expect(try PropertyList(data: writer.finishedData(topObject: index)).string == text)
    }

    @Test("UTF-8 that isn't valid stays within its bytes")
    func invalidText() throws {
        for bytes in [[0xC3], [0xF0, 0x9F], [0xFF, 0xFF, 0xFF], [0x61, 0xED, 0xA0, 0x80], [0x80, 0x80]] as [[UInt8]] {
            var writer = BinaryPropertyListWriter()
            let index = try bytes.withUnsafeBufferPointer { try writer.string(utf8: $0) }
            #expect(try PropertyList(data: writer.finishedData(topObject: index)).string != nil)
        }
    }

    @Test("Data that is kept for reading isn't changed by who changes theirs", arguments: [10, 65, 100_000])
    func keptData(count: Int) throws {
        var data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let whole = ArchiveBytes(data)
        let part = ArchiveBytes(data.dropFirst(3))
        data[4] = 77
        data.append(contentsOf: [1, 2, 3])
        data = Data()
        #expect(whole.count == count && part.count == count - 3)
        #expect(try whole.byte(at: 4) == 4 && part.byte(at: 1) == 4)
        #expect(try part.byte(at: count - 4) == UInt8(truncatingIfNeeded: count - 1))
        #expect(throws: PropertyListError.self) { try part.byte(at: count - 3) }
    }
}
