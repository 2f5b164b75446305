// Unknown values of hostile archives: there may be an error when they are read, but never when they are written.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Hostile unknown values") struct UnknownValuesHostileTests {
    struct Row: Sendable {
        let title: String
        let archive: HandmadeArchive
        let code: ArchiveError.Code?
        var path = "root"

        /// A person whose unknown key holds a value; slots from 4 on are given.
        init(
            _ title: String, _ value: PropertyList, _ others: PropertyList..., code: ArchiveError.Code?,
            path: String = "root"
        ) {
            self.title = title
            self.code = code
            self.path = path
            archive = HandmadeArchive(
                ["$class": .uid(2), "name": .uid(3), "other": value], .describing("Person"), "text"
            ).with {
                $0.objects = .array(($0.objects?.array ?? []) + others)
            }
        }
    }

    static let rows: [Row] = [
        Row("a good object", .uid(4), ["$class": .uid(5), "x": 1], .describing("Thing"), code: nil),
        Row("a reference to itself", .uid(1), code: nil),
        Row("a class as a value", .uid(2), code: nil),
        Row("nil", .uid(0), code: nil),
        Row("a slot that holds nil", .uid(4), "$null", code: nil),
        Row("a reference out of range", .uid(4), code: .corruptArchive),
        Row("a reference far out of range", .uid(.max), code: .corruptArchive),
        Row("one in an array", [1, [.uid(9)]], code: .corruptArchive),
        Row(
            "one in another object", .uid(4), ["$class": .uid(5), "x": .uid(9)], .describing("Thing"),
            code: .corruptArchive, path: "root.other"),
        Row("an object without a class", .uid(4), ["x": 1], code: .corruptArchive, path: "root.other"),
        Row(
            "a class that is no reference", .uid(4), ["$class": "Thing"], code: .corruptArchive, path: "root.other"),
        Row("a class out of range", .uid(4), ["$class": .uid(9)], code: .corruptArchive, path: "root.other"),
        Row("a class that is nil", .uid(4), ["$class": .uid(0)], code: .corruptArchive, path: "root.other"),
        Row("a class that is a string", .uid(4), ["$class": .uid(3)], code: .corruptArchive, path: "root.other"),
        Row("a class that is an object", .uid(4), ["$class": .uid(1)], code: .corruptArchive, path: "root.other"),
        Row(
            "a class without a name", .uid(4), ["$class": .uid(5)], ["$classes": []], code: .corruptArchive,
            path: "root.other"),
        Row(
            "a class whose name is a number", .uid(4), ["$class": .uid(5)], ["$classname": 1], code: .corruptArchive,
            path: "root.other"),
        Row(
            "a class with objects in it", .uid(4), ["$class": .uid(5)], ["$classname": "Thing", "x": .uid(4)],
            code: nil),
        Row(
            "a class whose description is nested", .uid(4), ["$class": .uid(5)], ["$classname": "Thing", "x": [["y"]]],
            code: nil),
        Row("a slot with an array", .uid(4), [1, 2], code: .corruptArchive, path: "root.other"),
        Row("a slot with a reference", .uid(4), .uid(3), code: .corruptArchive, path: "root.other"),
        Row("a collection that holds no elements", .uid(4), ["$class": .uid(5)], .describing("NSArray"), code: nil),
        Row(
            "an array that holds itself", .uid(4), ["$class": .uid(5), "NS.objects": [.uid(4)]], .describing("NSArray"),
            code: nil),
    ]

    @Test("A key '$class' that occurs twice is an error or is read again", arguments: ["$clasr", "$clast"], [5, 3, 0])
    func repeatedClass(other: String, slot: Int) throws {
        for value in [.string("Thing"), .uid(UInt32(slot))] as [PropertyList] {
            let row = Row(
                other, .uid(4), .dictionary(["$class": .uid(5), other: value]), .describing("Thing"), code: nil)
            // The two keys are different strings until one of them is changed.
            var data = try row.archive.data()
            while let range = data.firstRange(of: Data(other.utf8)) {
                data.replaceSubrange(range, with: Data("$class".utf8))
            }
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
            guard let person = try? unarchiver.decode(Older.Person.self, forKey: "root") else { continue }
            for profile in [.compact, .cocoa] as [ArchiveProfile] {
                let copy = try KeyedArchiver.archivedData(withRootObject: person, profile: profile)
                _ = try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: copy)
            }
        }
    }

    @Test("Corrupt parts are errors when they are read; what was read is written", arguments: rows)
    func corrupt(row: Row) throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: row.archive.data())
        var person: Older.Person?
        let error = archiveError { person = try unarchiver.decode(Older.Person.self, forKey: "root") }
        #expect(error?.code == row.code, "\(row.title)")
        guard let person else {
            #expect(error?.path == row.path)
            return
        }
        let data = try KeyedArchiver.archivedData(withRootObject: person)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data)
        #expect(try KeyedArchiver.archivedData(withRootObject: copy).count == data.count)
    }

    // MARK: Bytes that no writer writes

    /// An object of a binary property list: the bytes of one without references, or a marker and references.
    enum Raw: Sendable {
        case leaf([UInt8])
        case container(UInt8, [Int])
    }

    /// A person whose unknown key `other` holds the first of some objects, which refer to each other by index.
    private func archive(_ objects: [Raw]) -> Data {
        let head: [Raw] = [
            .container(0xD4, [1, 2, 3, 4, 5, 6, 7, 8]), Self.string("$version"), Self.string("$archiver"),
            Self.string("$top"), Self.string("$objects"), .leaf([0x12, 0, 1, 0x86, 0xA0]),
            Self.string("NSKeyedArchiver"), .container(0xD1, [9, 10]), .container(0xA4, [11, 12, 13, 14]),
            Self.string("root"),
            .leaf([0x80, 1]),
            Self.string("$null"), .container(0xD3, [15, 16, 17, 18, 19, 22]), .container(0xD1, [20, 21]),
            Self.string("text"), Self.string("$class"), Self.string("name"), Self.string("other"), .leaf([0x80, 2]),
            .leaf([0x80, 3]), Self.string("$classname"), Self.string("Person"),
        ]
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for (number, object) in (head + objects).enumerated() {
            offsets.append(bytes.count)
            switch object {
            case .leaf(let leaf): bytes += leaf
            case .container(let marker, let references):
                bytes.append(marker)
                for reference in references {
                    bytes += Self.number(reference + (number < head.count ? 0 : head.count), width: 2)
                }
            }
        }
        let table = bytes.count
        for offset in offsets { bytes += Self.number(offset, width: 3) }
        bytes += [0, 0, 0, 0, 0, 0, 3, 2]
        for number in [offsets.count, 0, table] { bytes += Self.number(number, width: 8) }
        return Data(bytes)
    }

    private static func string(_ text: String) -> Raw {
        let count = UInt8(text.utf8.count)
        let head: [UInt8] = count < 15 ? [0x50 | count] : [0x5F, 0x10, count]
        return .leaf(head + Array(text.utf8))
    }

    private static func number(_ number: Int, width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * (width - 1 - $0))) }
    }

    private func rewritten(_ data: Data) throws -> Data {
        try KeyedArchiver.archivedData(
            withRootObject: KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data))
    }

    static let selfContaining: [[Raw]] = [
        [.container(0xA1, [0])],
        [.container(0xA1, [1]), .container(0xA1, [0])],
        [.container(0xD1, [1, 0]), .leaf([0x51, 0x61])],
        [.container(0xA2, [1, 1]), .container(0xA2, [2, 0]), .leaf([0x09])],
        [.container(0xC1, [1]), .container(0xD1, [2, 0]), .leaf([0x51, 0x61])],
    ]

    @Test("Containers that hold themselves are errors", arguments: selfContaining)
    func containersInThemselves(objects: [Raw]) throws {
        #expect(archiveError { try rewritten(archive(objects)) }?.code == .corruptArchive)
    }

    @Test("Keys that are no strings are errors")
    func keys() throws {
        for key: [UInt8] in [[0x09], [0x10, 1], [0x41, 0], [0x80, 3]] {
            let objects: [Raw] = [.container(0xD1, [1, 2]), .leaf(key), .leaf([0x08])]
            #expect(archiveError { try rewritten(archive(objects)) }?.code == .corruptArchive)
        }
    }

    @Test("Containers that share each other unfold to 2^60 values and are written as they are")
    func shared() throws {
        let data = archive((1...60).map { .container(0xA2, [$0, $0]) } + [.leaf([0x10, 7])])
        let once = try rewritten(data)
        #expect(once.count < data.count + 200)
        #expect(try rewritten(once).count == once.count)
        // A set has to compare it, which ends too.
        let people = try (0..<2).map { _ in
            try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data)
        }
        #expect(try ArchivingTests.archive(of: Set(people)).count > once.count)
    }

    @Test("Numbers and text of every width and kind stay what they are")
    func leaves() throws {
        let rows: [(written: [UInt8], expected: [UInt8])] = [
            ([0x13, 0, 0, 0, 0, 0, 0, 0, 7], [0x10, 7]),
            ([0x13] + [UInt8](repeating: 0xFF, count: 8), [0x13] + [UInt8](repeating: 0xFF, count: 8)),
            ([0x14] + [UInt8](repeating: 0xFF, count: 16), [0x14] + [UInt8](repeating: 0xFF, count: 16)),
            ([0x14] + [UInt8](repeating: 0, count: 15) + [9], [0x10, 9]),
            ([0x22, 0x3F, 0x80, 0, 0], [0x22, 0x3F, 0x80, 0, 0]),
            ([0x23, 0x7F, 0xF8, 0, 0, 0, 0, 0, 1], [0x23, 0x7F, 0xF8, 0, 0, 0, 0, 0, 1]),
            ([0x62, 0xD8, 0x00, 0x00, 0x41], [0x62, 0xD8, 0x00, 0x00, 0x41]),
            ([0x62, 0x00, 0x7A, 0x00, 0x5A], [0x52, 0x7A, 0x5A]),
            ([0x52, 0xE4, 0x7A], [0x62, 0x00, 0xE4, 0x00, 0x7A]),
            ([0x5F, 0x11, 0, 2, 0x7A, 0x5A], [0x52, 0x7A, 0x5A]),
            ([0x43, 1, 2, 3], [0x43, 1, 2, 3]),
            ([0x33, 0x40, 0, 0, 0, 0, 0, 0, 0], [0x33, 0x40, 0, 0, 0, 0, 0, 0, 0]),
            ([0x08], [0x08]),
            ([0x00], [0x00]),
        ]
        for row in rows {
            let data = try rewritten(archive([.leaf(row.written)]))
            #expect(data.range(of: Data(row.expected)) != nil, "\(row.written)")
            #expect(try rewritten(data).count == data.count)
        }
    }

    @Test("A reference wider than 32 bits is an error")
    func wideReference() throws {
        #expect(archiveError { try rewritten(archive([.leaf([0x84, 1, 0, 0, 0, 1])])) }?.code == .corruptArchive)
    }

    @Test("What is kept counts towards the limit on reading, each value once")
    func readLimit() throws {
        let person = Newer.Person("Anna")
        person.nickname = String(repeating: "x", count: 2_000)
        let data = try KeyedArchiver.archivedData(withRootObject: person)
        var limits = ArchiveLimits()
        limits.maximumReadCount = 1_000
        let error = archiveError {
            try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data, limits: limits)
        }
        #expect(error?.code == .limitExceeded)
        limits.maximumReadCount = 3_000
        #expect(
            try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data, limits: limits).name == "Anna")
    }

    @Test(
        "Containers inside each other are bounded", arguments: [(500, true), (509, true), (510, false), (5_000, false)])
    func nested(depth: Int, isRead: Bool) throws {
        let data = archive((1...depth).map { .container(0xA1, [$0]) } + [.leaf([0x09])])
        try withStack {
            let code = archiveError { try rewritten(data) }?.code
            #expect(code == (isRead ? nil : .limitExceeded))
        }
    }

    @Test("Containers inside each other are bounded where they share each other too")
    func nestedSharing() throws {
        // The second key's value is first encountered at its inner half, which alone is not too deep.
        let (inner, outer) = (400, 400)
        let list: [Raw] = (1...inner).map { .container(0xA1, [$0]) } + [.leaf([0x09])]
        let wrapped: [Raw] = (0..<outer).map { .container(0xA1, [$0 == 0 ? 0 : inner + $0]) }
        let objects = [.container(0xA2, [1, list.count + outer])] + (list + wrapped).map { shifted($0) }
        #expect(archiveError { try rewritten(archive(objects)) }?.code == .limitExceeded)
    }

    private func shifted(_ object: Raw) -> Raw {
        guard case .container(let marker, let references) = object else { return object }
        return .container(marker, references.map { $0 + 1 })
    }

    @Test("Every byte of an archive with unknown values, changed, gives a graph that can be written, or an error")
    func changedBytes() throws {
        let person = Newer.Person("Anna")
        person.gadget = Newer.Gadget("clock", owner: person, next: Newer.Gadget("bell"))
        person.friends = [person]
        person.born = Date(timeIntervalSinceReferenceDate: 5)
        let data = try KeyedArchiver.archivedData(withRootObject: person)
        person.gadget?.owner = nil
        person.takeApart()
        for place in data.indices {
            for change: UInt8 in [1, 0x10, 0x80, 0xFF] {
                var changed = data
                changed[place] ^= change
                var older: Older.Person?
                do {
                    older = try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: changed)
                } catch {
                    #expect(error is ArchiveError)
                }
                guard let older else { continue }
                #expect(throws: Never.self, "byte \(place)") { try KeyedArchiver.archivedData(withRootObject: older) }
                older.takeApart()
            }
        }
    }
}
