// How the reader finds values: by what an equal reference led to before, without opening short arrays of strings, and
// by comparing keys as bytes.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Lookups") struct LookupTests {
    /// An object that reads what its test reads.
    final class Probe: Coding {
        static var archivedClass: ArchivedClass { ArchivedClass("Probe", type: Probe.self) }

        init(coder unarchiver: Unarchiver) throws {
            if let read = unarchiver.userInfo["read"] as? (Unarchiver) throws -> Void { try read(unarchiver) }
        }

        func encode(with archiver: Archiver) throws {}
    }

    /// Reads from an object with some entries, in an archive whose slots from 4 on are given. Slot 3 is the class of
    /// arrays.
    private func read(
        _ entries: [String: PropertyList], _ others: [PropertyList] = [], limits: ArchiveLimits = ArchiveLimits(),
        _ body: @escaping (Unarchiver) throws -> Void
    ) throws {
        let probe = PropertyList.dictionary(entries.merging(["$class": .uid(2)]) { entry, _ in entry })
        let objects = ["$null", probe, .describing("Probe"), .describing("NSArray")] + others
        let archive = HandmadeArchive().with { $0.objects = .array(objects) }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data(), limits: limits)
        unarchiver.userInfo["read"] = body
        _ = try unarchiver.decode(Probe.self, forKey: "root")
    }

    private func array(_ slots: ClosedRange<UInt32>) -> PropertyList {
        ["NS.objects": .array(slots.map { .uid($0) }), "$class": .uid(3)]
    }

    // MARK: Short arrays

    @Test("Arrays of strings, short and long, ASCII and not, are the same at each reading", arguments: 1...5)
    func shortArrays(count: Int) throws {
        for foreign in 0...count {
            let strings = (0..<count).map { $0 == foreign ? "Größe 日本 \($0)" : "size \($0)" }
            let others = strings.map { PropertyList.string($0) } + [array(4...UInt32(3 + count))]
            let list = PropertyList.uid(UInt32(4 + count))
            try read(["first": list, "second": list, "text": .uid(4)], others) { unarchiver in
                for key in ["first", "second", "first"] {
                    let list = try unarchiver.decode([String].self, forKey: key)
                    #expect(list == strings)
                }
                let text = try unarchiver.decode(String.self, forKey: "text")
                #expect(text == strings[0])
                let missing = try unarchiver.decodeIfPresent([String].self, forKey: "none")
                #expect(missing == nil)
            }
        }
    }

    @Test("An element of a short array that is no string is an error with its path", arguments: 0..<3)
    func wrongElement(position: Int) throws {
        var others: [PropertyList] = ["a", "b", "c", array(4...6)]
        others[position] = .data(Data([1]))
        let error = archiveError {
            try read(["list": .uid(7)], others) { _ = try $0.decode([String].self, forKey: "list") }
        }
        #expect(error?.code == .unexpectedKind)
        #expect(error?.path == "root.list[\(position)]")
    }

    @Test("Short arrays of strings count as what is read")
    func shortArrayLimits() throws {
        let others: [PropertyList] = [.string(String(repeating: "x", count: 900)), array(4...4)]
        func code(_ maximum: Int) throws -> ArchiveError.Code? {
            var limits = ArchiveLimits()
            limits.maximumReadCount = maximum
            return archiveError {
                try read(["list": .uid(5)], others, limits: limits) { unarchiver in
                    _ = try unarchiver.decode([String].self, forKey: "list")
                }
            }?.code
        }
        #expect(try code(2_000) == nil)
        #expect(try code(900) == .limitExceeded)
    }

    // MARK: References

    @Test("A reference that led to a value of one kind doesn't lead to another")
    func kinds() throws {
        typealias Reading = @Sendable (Unarchiver, String) throws -> Void
        let readings: [Reading] = [
            { _ = try $0.decode(String.self, forKey: $1) }, { _ = try $0.decode(Date.self, forKey: $1) },
            { _ = try $0.decode(Probe.self, forKey: $1) }, { _ = try $0.decode([String].self, forKey: $1) },
        ]
        let date: PropertyList = ["NS.time": 12.5, "$class": .uid(6)]
        let others: [PropertyList] = [
            "text", date, .describing("NSDate"), ["$class": .uid(2)], array(4...4),
        ]
        for (right, slot) in [UInt32(4), 5, 7, 8].enumerated() {
            for (wrong, reading) in readings.enumerated() {
                let error = archiveError {
                    try read(["value": .uid(slot)], others) { unarchiver in
                        // Only the outer object reads.
                        unarchiver.userInfo["read"] = nil
                        try readings[right](unarchiver, "value")
                        try readings[right](unarchiver, "value")
                        try reading(unarchiver, "value")
                    }
                }
                #expect(error?.code == (right == wrong ? nil : .unexpectedKind), "\(right), then \(wrong)")
                #expect(error == nil || error?.path == "root.value")
            }
        }
    }

    // MARK: Keys

    @Test("Keys of all encodings are found, in any order, and distinguished from those that are missing")
    func keys() throws {
        let keys = ["a", "é", "ä1", "日本", "a key of more than fifteen bytes", "", "$class", "$null", "NS.objects"]
        var entries: [String: PropertyList] = [:]
        for (number, key) in keys.enumerated() {
            entries[key.hasPrefix("$") ? "$" + key : key] = .integer(.init(Int64(number)))
        }
        try read(entries) { unarchiver in
            for (number, key) in Array(keys.enumerated()) + keys.enumerated().reversed() {
                let contains = (unarchiver.containsValue(forKey: key), unarchiver.containsValue(forKey: key + "?"))
                #expect(contains == (true, false), "\(key)")
                let found = try unarchiver.decode(Int.self, forKey: key)
                #expect(found == number, "\(key)")
                let missing = try unarchiver.decodeIfPresent(Int.self, forKey: "Ã" + key)
                #expect(missing == nil, "\(key)")
            }
        }
    }
}
