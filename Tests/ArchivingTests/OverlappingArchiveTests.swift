// Archives whose parts are shared or overlap, so that few bytes describe many values: read once, or refused.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Overlapping archives") struct OverlappingArchiveTests {
    /// A keyed archive written object by object, in which one object can be in many slots.
    struct Parts: ~Copyable {
        var writer = BinaryPropertyListWriter()
        var slots: [UInt32] = []

        init() throws {
            slots.append(try writer.string("$null"))
        }

        /// A new slot for an object that was written.
        mutating func slot(_ index: UInt32) -> UInt32 {
            slots.append(index)
            return UInt32(slots.count - 1)
        }

        mutating func dictionary(_ entries: [(String, UInt32)]) throws -> UInt32 {
            let keys = try entries.map { try writer.string($0.0) }
            return try writer.dictionary(keys: keys[...], values: entries.map(\.1)[...])
        }

        mutating func classSlot(_ name: String) throws -> UInt32 {
            slot(try dictionary([("$classname", try writer.string(name))]))
        }

        mutating func array(of references: [UInt32], classSlot: UInt32) throws -> UInt32 {
            let elements = try writer.array(try references.map { try writer.uid($0) }[...])
            return slot(try dictionary([("NS.objects", elements), ("$class", try writer.uid(classSlot))]))
        }

        /// The archive whose value at the top level, under `value`, is in a slot.
        mutating func finish(_ slot: UInt32) throws -> Data {
            let top = try dictionary([("value", try writer.uid(slot))])
            let objects = try writer.array(slots[...])
            let root = try dictionary([
                ("$version", try writer.integer(100_000)), ("$archiver", try writer.string("NSKeyedArchiver")),
                ("$top", top), ("$objects", objects),
            ])
            return Data(try writer.finish(topObject: root))
        }
    }

    @Test("A long URL that many references share is parsed twice at most")
    func sharedURL() throws {
        let isInProportion = try growsInProportion(from: 5_000, times: 10) { count in
            let urls = try Self.urls(count: count, length: 4 * count)
            #expect(urls.count == count)
        }
        #expect(isInProportion)
    }

    private static func urls(count: Int, length: Int) throws -> [URL] {
        var parts = try Parts()
        let text = parts.slot(try parts.writer.string("https://example.org/" + String(repeating: "x", count: length)))
        let urlClass = try parts.classSlot("NSURL")
        let url = parts.slot(
            try parts.dictionary([
                ("NS.base", try parts.writer.uid(0)), ("NS.relative", try parts.writer.uid(text)),
                ("$class", try parts.writer.uid(urlClass)),
            ]))
        let urls = [UInt32](repeating: url, count: count)
        let data = try parts.finish(parts.array(of: urls, classSlot: parts.classSlot("NSArray")))
        return try KeyedUnarchiver(forReadingFrom: data).decode([URL].self, forKey: "value")
    }

    @Test("A long key that many dictionaries share is not hashed without end")
    func sharedLongKey() throws {
        var parts = try Parts()
        let key = parts.slot(try parts.writer.string(String(repeating: "k", count: 500_000)))
        let dictionaryClass = try parts.classSlot("NSDictionary")
        let keys = try parts.writer.array([try parts.writer.uid(key)])
        let dictionaries = try (0..<10_000).map { _ in
            parts.slot(
                try parts.dictionary([
                    ("NS.keys", keys), ("NS.objects", keys), ("$class", try parts.writer.uid(dictionaryClass)),
                ]))
        }
        let data = try parts.finish(parts.array(of: dictionaries, classSlot: parts.classSlot("NSArray")))
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(throws: ArchiveError(.limitExceeded, path: "", expected: "", found: "")) {
            try unarchiver.decode([[String: String]].self, forKey: "value")
        }
    }

    /// A thousand slots with one label that has a number of unread entries.
    private func labels(unknownEntries: Int) throws -> Data {
        var parts = try Parts()
        let label = try parts.classSlot("Label")
        let text = parts.slot(try parts.writer.string("text"))
        var entries = [("text", try parts.writer.uid(text)), ("size", try parts.writer.integer(3))]
        for number in 0..<unknownEntries { entries.append(("unknown \(number)", try parts.writer.boolean(true))) }
        let object = try parts.dictionary(entries + [("$class", try parts.writer.uid(label))])
        let slots = (0..<1_000).map { _ in parts.slot(object) }
        return try parts.finish(parts.array(of: slots, classSlot: parts.classSlot("NSArray")))
    }

    @Test("Slots that share a dictionary give an object each, as long as that costs little")
    func sharedDictionary() throws {
        let labels = try unarchivedValue([Label].self, from: labels(unknownEntries: 0))
        #expect(labels.count == 1_000)
        #expect(labels.allSatisfy { $0.text == "text" && $0.size == 3 })
        #expect(Set(labels.map { ObjectIdentifier($0) }).count == 1_000)
        let error = archiveError { try unarchivedValue([Label].self, from: self.labels(unknownEntries: 5_000)) }
        #expect(error?.code == .limitExceeded)
    }

    @Test("An array that ten thousand references share is read once")
    func sharedArray() throws {
        var parts = try Parts()
        let array = try parts.classSlot("NSArray")
        let numbers = try (0..<1_000).map { number in parts.slot(try parts.writer.integer(Int64(number))) }
        let inner = try parts.array(of: numbers, classSlot: array)
        let outer = try parts.array(of: Array(repeating: inner, count: 10_000), classSlot: array)
        let value = try unarchivedValue([[Int]].self, from: parts.finish(outer))
        #expect(value.count == 10_000)
        #expect(value.allSatisfy { $0.count == 1_000 && $0[999] == 999 })
        // Ten million integers would take 80 MB; all are one array.
        let addresses = Set(value.map { $0.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } })
        #expect(addresses.count <= 2)
    }

    @Test("Sets, dictionaries and data that many references share are read once")
    func otherSharedValues() throws {
        /// An archive of 5,000 references to a value.
        func archive(_ value: (inout Parts) throws -> UInt32) throws -> Data {
            var parts = try Parts()
            let slot = try value(&parts)
            let array = try parts.classSlot("NSArray")
            return try parts.finish(parts.array(of: Array(repeating: slot, count: 5_000), classSlot: array))
        }
        func numbers(_ parts: inout Parts) throws -> [UInt32] {
            try (0..<1_000).map { parts.slot(try parts.writer.integer(Int64($0))) }
        }
        let sets = try unarchivedValue(
            [Set<Int>].self, from: archive { try $0.array(of: numbers(&$0), classSlot: $0.classSlot("NSSet")) })
        #expect(sets.count == 5_000 && sets[4_999].count == 1_000)
        let dictionaries = try unarchivedValue(
            [[Int: Int]].self,
            from: archive { parts in
                let elements = try numbers(&parts).map { try parts.writer.uid($0) }
                let list = try parts.writer.array(elements[...])
                let dictionaryClass = try parts.writer.uid(parts.classSlot("NSDictionary"))
                return parts.slot(
                    try parts.dictionary([("NS.keys", list), ("NS.objects", list), ("$class", dictionaryClass)]))
            })
        #expect(dictionaries.count == 5_000 && dictionaries[4_999].count == 1_000)
        let data = try unarchivedValue(
            [Data].self, from: archive { $0.slot(try $0.writer.data([UInt8](repeating: 7, count: 100_000))) })
        #expect(data.count == 5_000 && data[4_999].count == 100_000)
        // A set or a dictionary is the address of its elements.
        #expect(Set(sets.map { unsafeBitCast($0, to: UInt.self) }).count <= 2)
        #expect(Set(dictionaries.map { unsafeBitCast($0, to: UInt.self) }).count <= 2)
        // What all further references share is a copy of the second one that is read.
        #expect(Set(data.map { $0.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) } }).count <= 3)
    }

    @Test("Arrays of arrays that would unfold to 2^40 numbers", .timeLimit(.minutes(20)))
    func billionLaughs() throws {
        var parts = try Parts()
        let array = try parts.classSlot("NSArray")
        var slot = parts.slot(try parts.writer.integer(7))
        for _ in 0..<5 { slot = try parts.array(of: Array(repeating: slot, count: 256), classSlot: array) }
        let value = try unarchivedValue([[[[[Int]]]]].self, from: parts.finish(slot))
        #expect(value[255][255][255][255][255] == 7)
        // The same slots in sets become one member each.
        var sets = try Parts()
        let set = try sets.classSlot("NSSet")
        slot = sets.slot(try sets.writer.integer(7))
        for _ in 0..<5 { slot = try sets.array(of: Array(repeating: slot, count: 256), classSlot: set) }
        #expect(try unarchivedValue(Set<Set<Set<Set<Set<Int>>>>>.self, from: sets.finish(slot)) == [[[[[7]]]]])
    }

    // MARK: Structures that contain each other

    /// A structure that refers to two arrays of structures like itself.
    private struct Fork: ArchivableStructure {
        let left: [Fork]
        let right: [Fork]

        static var archivedStructure: ArchivedStructure {
            ArchivedStructure("Fork", sequence: [.value("left", "@"), .value("right", "@")])
        }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(left, forKey: "left")
            try archiver.encode(right, forKey: "right")
        }

        init(coder unarchiver: Unarchiver) throws {
            left = try unarchiver.decode([Fork].self, forKey: "left")
            right = try unarchiver.decode([Fork].self, forKey: "right")
        }

        static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "left") }

        var depth: Int { 1 + (left.first?.depth ?? 0) }
    }

    /// An archive of an array with a fork, which refers to one array twice, and so on; read as 2^`depth` forks.
    private func keyedForks(_ depth: Int) throws -> Data {
        var parts = try Parts()
        let (array, fork) = (try parts.classSlot("NSArray"), try parts.classSlot("Fork"))
        var forks = try parts.array(of: [], classSlot: array)
        for _ in 0..<depth {
            let branch = try parts.writer.uid(forks)
            let entries = [("left", branch), ("right", branch), ("$class", try parts.writer.uid(fork))]
            forks = try parts.array(of: [parts.slot(try parts.dictionary(entries))], classSlot: array)
        }
        return try parts.finish(forks)
    }

    private func sequentialForks(_ depth: Int) throws -> Data {
        var stream = HandmadeStream()
        var forks = stream.array([])
        for _ in 0..<depth {
            let branch: HandmadeStream.Group = ("@", [.object(forks)])
            forks = stream.array([stream.object([("Fork", 0)], [branch, branch])])
        }
        return try stream.data(root: forks)
    }

    @Test("Structures that would be a million when they are archived again are refused")
    func forks() throws {
        let few = try unarchivedValue([Fork].self, from: keyedForks(10))
        #expect(few.first?.depth == 10)
        #expect(try SequentialUnarchiver.unarchivedValue(of: [Fork].self, from: sequentialForks(10)).first?.depth == 10)
        #expect(archiveError { try unarchivedValue([Fork].self, from: self.keyedForks(24)) }?.code == .limitExceeded)
        let error = archiveError {
            try SequentialUnarchiver.unarchivedValue(of: [Fork].self, from: self.sequentialForks(24))
        }
        #expect(error?.code == .limitExceeded)
    }

    /// A row of a table, with columns, each with its options: no type contains itself.
    private struct Row: ArchivableStructure {
        let columns: [Column]

        static var archivedStructure: ArchivedStructure { ArchivedStructure("Row") }
        func encode(with archiver: Archiver) throws { try archiver.encode(columns, forKey: "columns") }
        init(coder unarchiver: Unarchiver) throws { columns = try unarchiver.decode([Column].self, forKey: "columns") }
        static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "columns") }
    }

    private struct Column: ArchivableStructure {
        let options: [Int]

        static var archivedStructure: ArchivedStructure { ArchivedStructure("Column") }
        func encode(with archiver: Archiver) throws { try archiver.encode(options, forKey: "options") }
        init(coder unarchiver: Unarchiver) throws { options = try unarchiver.decode([Int].self, forKey: "options") }
        static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "options") }
    }

    @Test("A table whose rows share their columns, and these their options, is read")
    func table() throws {
        var parts = try Parts()
        let array = try parts.classSlot("NSArray")
        let (row, column) = (try parts.classSlot("Row"), try parts.classSlot("Column"))
        func list(_ class: UInt32, _ key: String, _ slot: UInt32, count: Int) throws -> UInt32 {
            let entries = [(key, try parts.writer.uid(slot)), ("$class", try parts.writer.uid(`class`))]
            let slots = try (0..<count).map { _ in parts.slot(try parts.dictionary(entries)) }
            return try parts.array(of: slots, classSlot: array)
        }
        let numbers = try (0..<20).map { parts.slot(try parts.writer.integer(Int64($0))) }
        let options = try parts.array(of: numbers, classSlot: array)
        let columns = try list(column, "options", options, count: 50)
        let rows = try unarchivedValue([Row].self, from: parts.finish(list(row, "columns", columns, count: 5_000)))
        #expect(rows.count == 5_000 && rows.allSatisfy { $0.columns.count == 50 && $0.columns[49].options.count == 20 })
    }

    @Test("Structures that ten thousand references share are no copies of each other")
    func sharedStructures() throws {
        var parts = try Parts()
        let (array, fork) = (try parts.classSlot("NSArray"), try parts.classSlot("Fork"))
        let empty = try parts.writer.uid(parts.array(of: [], classSlot: array))
        let entries = [("left", empty), ("right", empty), ("$class", try parts.writer.uid(fork))]
        let forks = try (0..<1_000).map { _ in parts.slot(try parts.dictionary(entries)) }
        let inner = try parts.array(of: forks, classSlot: array)
        let outer = try parts.array(of: Array(repeating: inner, count: 10_000), classSlot: array)
        #expect(try unarchivedValue([[Fork]].self, from: parts.finish(outer)).allSatisfy { $0.count == 1_000 })
    }

    // MARK: Bytes that belong to many objects

    /// The number of overlapping strings, each from its start to the end of all of them.
    private static let overlapCount = 20_000

    /// An archive with objects as bytes, the first of which are strings that overlap.
    private func overlapping(_ objects: (_ strings: Range<Int>) -> [[UInt8]]) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        // Each string is the header of the next: 5F 12, four bytes of length, and then all that follows.
        for number in 0..<Self.overlapCount {
            offsets.append(bytes.count)
            bytes += [0x5F, 0x12] + Self.bigEndian((Self.overlapCount - 1 - number) * 6, width: 4)
        }
        for object in objects(0..<Self.overlapCount) {
            offsets.append(bytes.count)
            bytes += object
        }
        let tableOffset = bytes.count
        for offset in offsets { bytes += Self.bigEndian(offset, width: 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 4] + Self.bigEndian(offsets.count, width: 8)
        bytes += Self.bigEndian(offsets.count - 1, width: 8) + Self.bigEndian(tableOffset, width: 8)
        return Data(bytes)
    }

    private static func bigEndian(_ value: Int, width: Int) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func text(_ text: String) -> [UInt8] {
        [0x5F, 0x10, UInt8(text.utf8.count)] + text.utf8
    }

    private static func container(_ marker: UInt8, _ references: [Int], count: Int? = nil) -> [UInt8] {
        [marker | 0xF, 0x12] + bigEndian(count ?? references.count, width: 4)
            + references.flatMap { bigEndian($0, width: 4) }
    }

    private static func dictionary(_ entries: [(Int, Int)]) -> [UInt8] {
        container(0xD0, entries.map(\.0) + entries.map(\.1), count: entries.count)
    }

    private static func uid(_ slot: Int) -> [UInt8] {
        [0x83] + bigEndian(slot, width: 4)
    }

    /// The archive around slots, whose first is in slot 1: objects that follow the strings are numbered from `first`
    /// on.
    private static func archive(_ first: Int, slots: [Int], _ objects: [[UInt8]]) -> [[UInt8]] {
        let next = first + objects.count
        return objects + [
            text("$version"), text("$archiver"), text("$top"), text("$objects"), [0x12] + bigEndian(100_000, width: 4),
            text("NSKeyedArchiver"), text("value"), uid(1), dictionary([(next + 6, next + 7)]), text("$null"),
            container(0xA0, [next + 9] + slots),
            dictionary([(next, next + 4), (next + 1, next + 5), (next + 2, next + 8), (next + 3, next + 10)]),
        ]
    }

    @Test("Strings that overlap are not multiplied")
    func overlappingStrings() throws {
        let data = overlapping { strings in
            // Slot 1 is an array of references to slots that hold the strings.
            let first = strings.count
            let count = 2_000
            return Self.archive(
                first, slots: [first] + [first + 1] + strings.prefix(count),
                [
                    Self.dictionary([(first + 2, first + 3), (first + 4, first + 5)]),
                    Self.dictionary([(first + 6, first + 7)]),
                    Self.text("$class"), Self.uid(2), Self.text("NS.objects"),
                    Self.container(0xA0, (0..<count).map { first + 8 + $0 }), Self.text("$classname"),
                    Self.text("NSArray"),
                ] + (0..<count).map { Self.uid(3 + $0) })
        }
        #expect(archiveError { try unarchivedValue([String].self, from: data) }?.code == .limitExceeded)
    }

    @Test("Keys that overlap are not multiplied")
    func overlappingKeys() throws {
        let data = overlapping { strings in
            let first = strings.count
            return Self.archive(
                first, slots: [first, first + 1],
                [
                    Self.dictionary(strings.prefix(2_000).map { ($0, first + 3) } + [(first + 2, first + 3)]),
                    Self.dictionary([(first + 4, first + 5)]),
                    Self.text("$class"), Self.uid(2), Self.text("$classname"), Self.text("Label"),
                ])
        }
        #expect(archiveError { try unarchivedValue(Label.self, from: data) }?.code == .limitExceeded)
    }

    @Test("Names of classes that overlap are not multiplied")
    func overlappingNames() throws {
        let data = overlapping { strings in
            let first = strings.count
            let count = 500
            // Slot 1 is an array of empty arrays, each of a separate class whose chain consists of long names and
            // `NSArray`.
            let fixed = 10
            var objects = [
                Self.dictionary([(first + 2, first + 3), (first + 4, first + 5)]),
                Self.dictionary([(first + 6, first + 7)]),
                Self.text("$class"), Self.uid(2), Self.text("NS.objects"),
                Self.container(0xA0, (0..<count).map { first + fixed + 5 * $0 }), Self.text("$classname"),
                Self.text("NSArray"),
                Self.text("$classes"), Self.container(0xA0, []),
            ]
            var slots = [first, first + 1]
            for number in 0..<count {
                let start = first + fixed + 5 * number
                objects += [
                    Self.uid(3 + 2 * number),
                    Self.dictionary([(first + 2, start + 2), (first + 4, first + 9)]),
                    Self.uid(4 + 2 * number),
                    Self.dictionary([(first + 6, first + 7), (first + 8, start + 4)]),
                    Self.container(0xA0, (0..<90).map { number * 30 + $0 }),
                ]
                slots += [start + 1, start + 3]
            }
            return Self.archive(first, slots: slots, objects)
        }
        #expect(archiveError { try unarchivedValue([[Int]].self, from: data) }?.code == .limitExceeded)
    }
}
