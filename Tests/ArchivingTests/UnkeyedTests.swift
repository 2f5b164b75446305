// Values without keys on a keyed coder, as in Cocoa: they get the keys `$0`, `$1` and so on, starting at `$0` in each
// object.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Values without keys") struct UnkeyedTests {
    @Test("They come back in their order, between values with keys")
    func order() throws {
        let copy = try roundTrip(Unkeyed(["a", "b", "c"], Unkeyed(["d"], nil)))
        #expect(copy.texts == ["a", "b", "c"])
        #expect(copy.other?.texts == ["d"])
        #expect(copy.other?.other == nil)
    }

    @Test("Their keys are Cocoa's, and never those of a caller")
    func keys() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Unkeyed(["a"], Unkeyed(["b", "c"], nil)))
        let contents = try ArchiveContents(data)
        let outer = contents.objects[1]
        #expect(outer["$0"] == 1)
        #expect(contents.object(outer["$1"]) == "a")
        #expect(contents.object(outer["$2"])?["$0"] == 2)
        #expect(contents.object(outer["$$0"]) == "not the first")
    }

    /// The kinds that a reader asks for, of archives with an integer, a string and an integer, and where that fails.
    private static var wrongReads: [(kinds: [any ArchivableValue.Type], code: ArchiveError.Code, path: String)] {
        [
            ([Int.self, Int.self], .unexpectedKind, "$1"), ([String.self], .unexpectedKind, "$0"),
            ([Int.self, String.self, Data.self], .unexpectedKind, "$2"),
            ([Int.self, String.self, Int.self, Int.self], .missingValue, "$3"),
        ]
    }

    @Test("The path of an error names the value", arguments: 0..<4, [true, false])
    func paths(row: Int, isKeyed: Bool) throws {
        let (kinds, code, path) = Self.wrongReads[row]
        func expect(_ archiver: Archiver, _ finish: () throws -> Data, _ value: Triple?, path: String) throws {
            if let value { try archiver.encode(value) } else { try Triple.encodeValues(with: archiver) }
            let data = try finish()
            let unarchiver: GraphUnarchiver =
                try isKeyed ? KeyedUnarchiver(forReadingFrom: data) : SequentialUnarchiver(forReadingFrom: data)
            unarchiver.userInfo["kinds"] = kinds
            let error = archiveError {
                if value == nil { return try Triple.decodeValues(with: unarchiver) }
                _ = try unarchiver.decode(Triple.self)
            }
            #expect(error?.code == code && error?.path == path, "\(error as Any)")
        }
        // The first value at the top level of a sequential archive is the root.
        let first = isKeyed ? "$0" : "root"
        for value in [nil, Triple()] {
            let path = value != nil ? "\(first).\(path)" : path == "$0" ? first : path
            if isKeyed {
                let archiver = KeyedArchiver()
                try expect(archiver, { try archiver.finishEncoding() }, value, path: path)
            } else {
                let archiver = SequentialArchiver()
                try expect(archiver, { try archiver.finishEncoding() }, value, path: path)
            }
        }
    }

    @Test("After an entry with the greatest of all numbers, they have their own")
    func greatestNumber() throws {
        for number in [Int.max, Int.max - 1, 1 << 31] {
            let archiver = KeyedArchiver()
            let entry = ArchivedObject.Entry(key: "$\(number)", value: .inline(.integer(1)))
            try archiver.encodeTopLevelEntries([entry])
            for value in Int64(0)..<3 { try archiver.encodeLeaf(.integer(value), forKey: nil) }
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
            #expect(try (0..<3).map { _ in try Int.decodeIfPresent(from: unarchiver, forKey: nil) } == [0, 1, 2])
        }
    }

    @Test("At the top level too")
    func topLevel() throws {
        let archiver = KeyedArchiver()
        try archiver.encodeLeaf(.integer(-5), forKey: nil)
        try archiver.encode("keyed", forKey: "$1")
        try archiver.encodeLeaf(.double(0.5), forKey: nil)
        try [1, 2].encode(to: archiver, forKey: nil)
        try archiver.encodeLeaf(.null, forKey: nil)
        let data = try archiver.finishEncoding()
        #expect(Set(try ArchiveContents(data).top.keys) == ["$0", "$1", "$2", "$3", "$$1"])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try Int8.decodeIfPresent(from: unarchiver, forKey: nil) == -5)
        #expect(try Double.decodeIfPresent(from: unarchiver, forKey: nil) == 0.5)
        #expect(try [Int].decodeIfPresent(from: unarchiver, forKey: nil) == [1, 2])
        #expect(try unarchiver.decode(String.self, forKey: "$1") == "keyed")
        #expect(try String.decodeIfPresent(from: unarchiver, forKey: nil) == nil)
        // After the last one there is no value, as under a missing key.
        #expect(try String.decodeIfPresent(from: unarchiver, forKey: nil) == nil)
    }

    @Test("A hash table as Cocoa archives it")
    func hashTable() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "$0": 5, "$1": .uid(3), "$2": .uid(4), "$3": .uid(0)], .describing("NSHashTable"), "a",
            "b"
        ).data()
        let table = try KeyedUnarchiver.unarchivedObject(ofClass: HashTable.self, from: data)
        #expect(table.options == 5)
        #expect(table.texts == ["a", "b"])
    }

    @Test("Of many in one object, a report calls only those unread that nothing read")
    func many() throws {
        var object: [String: PropertyList] = ["$class": .uid(2), "$0": 5, "$43": .uid(3)]
        for number in 1...40 { object["$\(number)"] = .uid(3) }
        let data = try HandmadeArchive(.dictionary(object), .describing("NSHashTable"), "a").data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.reportsDecoding = true
        #expect(try unarchiver.decode(HashTable.self, forKey: "root").texts.count == 40)
        #expect(unarchiver.report?.unreadKeys.map(\.key) == ["$43"])
    }

    @Test("One of another kind is an error with the value's path")
    func wrongKind() throws {
        let data = try HandmadeArchive(["$class": .uid(2), "$0": 1.5], .describing("NSHashTable")).data()
        let error = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: HashTable.self, from: data) }
        #expect(error?.description == "root.$0: expected an integer, found a real (object 1)")
    }
}

/// Writes a count and as many texts without keys, then another object.
private final class Unkeyed: Coding {
    let texts: [String]
    let other: Unkeyed?

    init(_ texts: [String], _ other: Unkeyed?) {
        self.texts = texts
        self.other = other
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Unkeyed", type: Unkeyed.self, references: [Unkeyed.self]) }

    func encode(with archiver: Archiver) throws {
        try archiver.encodeLeaf(.integer(Int64(texts.count)), forKey: nil)
        try archiver.encode("not the first", forKey: "$0")
        for text in texts { try archiver.encodeLeaf(.string(text), forKey: nil) }
        if let other {
            try archiver.encodeObjectValue(other, forKey: nil)
        } else {
            try archiver.encodeLeaf(.null, forKey: nil)
        }
    }

    init(coder unarchiver: Unarchiver) throws {
        let count = try Int64.decodeIfPresent(from: unarchiver, forKey: nil) ?? 0
        var texts: [String] = []
        for _ in 0..<count { texts.append(try String.decodeIfPresent(from: unarchiver, forKey: nil) ?? "") }
        self.texts = texts
        other = try Unkeyed.decodeIfPresent(from: unarchiver, forKey: nil)
        guard try unarchiver.decode(String.self, forKey: "$0") == "not the first" else {
            throw unarchiver.fail(expected: "the text under a key of its own", found: "another", forKey: "$0")
        }
    }
}

private final class HashTable: Coding {
    let options: Int64?
    let texts: [String]

    static var archivedClass: ArchivedClass { ArchivedClass("NSHashTable", type: HashTable.self) }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {
        options = try Int64.decodeIfPresent(from: unarchiver, forKey: nil)
        var texts: [String] = []
        while let text = try String.decodeIfPresent(from: unarchiver, forKey: nil) { texts.append(text) }
        self.texts = texts
    }
}

/// Three values without keys, which are read as what the reader asks for.
private final class Triple: Coding {
    init() {}

    static var archivedClass: ArchivedClass { ArchivedClass("Triple", type: Triple.self) }

    static func encodeValues(with archiver: Archiver) throws {
        try archiver.encode(1)
        try archiver.encode("a")
        try archiver.encode(2)
    }

    static func decodeValues(with unarchiver: Unarchiver) throws {
        let kinds = unarchiver.userInfo["kinds"] as? [any ArchivableValue.Type]
        for kind in kinds ?? [] { _ = try unarchiver.decode(kind) }
    }

    func encode(with archiver: Archiver) throws { try Self.encodeValues(with: archiver) }
    init(coder unarchiver: Unarchiver) throws { try Self.decodeValues(with: unarchiver) }
}
