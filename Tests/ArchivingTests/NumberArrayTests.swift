// Arrays of numbers without keys, as Cocoa archives them: an object that names their type, count and size.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Arrays of numbers without keys")
struct NumberArrayTests {
    private func roundTrips<Element: ArchivableNumber & Equatable>(_ elements: [Element]) throws -> Bool {
        let archiver = KeyedArchiver()
        try archiver.encodeArray(elements)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        return try unarchiver.decodeArray(of: Element.self, count: elements.count) == elements
    }

    @Test("Every type comes back, at the ends of its range")
    func everyType() throws {
        #expect(try roundTrips([true, false, true]))
        #expect(try roundTrips([Int8.min, 0, .max]))
        #expect(try roundTrips([Int16.min, 0, .max]))
        #expect(try roundTrips([Int32.min, 0, .max]))
        #expect(try roundTrips([Int64.min, 0, .max]))
        #expect(try roundTrips([Int.min, 0, .max]))
        #expect(try roundTrips([UInt8.min, 7, .max]))
        #expect(try roundTrips([UInt16.min, 7, .max]))
        #expect(try roundTrips([UInt32.min, 7, .max]))
        #expect(try roundTrips([UInt64.min, 7, .max]))
        #expect(try roundTrips([UInt.min, 7, .max]))
        #expect(try roundTrips([Float(0.1), -.infinity, .greatestFiniteMagnitude]))
        #expect(try roundTrips([0.1, -.infinity, .leastNonzeroMagnitude]))
        #expect(try roundTrips(Array(0..<1_000)))
    }

    @Test("They are stored as Cocoa's old-style arrays are")
    func form() throws {
        let archiver = KeyedArchiver()
        try archiver.encodeArray([Int32(1), -2, 300])
        let contents = try ArchiveContents(archiver.finishEncoding())
        let array = try #require(contents.object(contents.top["$0"])?.dictionary)
        let description = contents.object(array["$class"])
        #expect(description == .describing("_NSKeyedCoderOldStyleArray"))
        #expect(
            array.filter { $0.key != "$class" } == [
                "NS.count": 3, "NS.size": 4, "NS.type": 105, "$0": 1, "$1": -2, "$2": 300,
            ])
    }

    @Test("The type letters are Objective-C's, and of long integers those of their width are read too")
    func types() throws {
        #expect(try read(UInt8.self, type: "C", size: 1) == [1])
        #expect(try read(Int16.self, type: "s", size: 2) == [1])
        #expect(try read(Int32.self, type: "l", size: 4) == [1])
        #expect(try read(Int64.self, type: "l", size: 8) == [1])
        #expect(try read(Int64.self, type: "q", size: 8) == [1])
        #expect(try read(UInt32.self, type: "L", size: 4) == [1])
        #expect(try read(UInt64.self, type: "L", size: 8) == [1])
    }

    @Test("None at all can't be held in this form")
    func empty() throws {
        #expect(archiveError { try KeyedArchiver().encodeArray([Int]()) }?.code == .notSupported)
    }

    @Test("A value of Cocoa's with three integers is read by a class of its name")
    func concreteValue() throws {
        let data = try HandmadeArchive(
            ["$0": .uid(2), "$1": .uid(3), "$class": .uid(5)], "[3i]",
            ["NS.count": 3, "NS.size": 4, "NS.type": 105, "$0": 1, "$1": 2, "$2": 3, "$class": .uid(4)],
            .describing("_NSKeyedCoderOldStyleArray"), .describing("NSValue")
        ).data()
        let value = try KeyedUnarchiver.unarchivedObject(ofClass: GenericValue.self, from: data)
        #expect(value.typeEncoding == "[3i]")
        #expect(value.numbers == [1, 2, 3])
        #expect(try roundTrip(value).numbers == [1, 2, 3])
        let any = try KeyedUnarchiver(forReadingFrom: data, allowing: [GenericValue.self])
        #expect(try any.decodeObject(forKey: "root") is GenericValue)
        let none = try KeyedUnarchiver(forReadingFrom: data)
        #expect(archiveError { try none.decodeObject(forKey: "root") }?.code == .unexpectedKind)
    }

    // MARK: Archives that are wrong

    private static let array: [String: PropertyList] = [
        "NS.count": 2, "NS.size": 4, "NS.type": 105, "$0": 1, "$1": 2, "$class": .uid(2),
    ]

    static let refusals: [(title: String, change: [String: PropertyList?], code: ArchiveError.Code)] = [
        ("more announced than there are", ["NS.count": 3], .corruptArchive),
        ("very many announced", ["NS.count": .integer(PropertyListInteger(Int64.max))], .corruptArchive),
        ("none announced", ["NS.count": 0], .corruptArchive),
        ("a negative number announced", ["NS.count": -1], .corruptArchive),
        ("a count that is no number", ["NS.count": "2"], .unexpectedKind),
        ("a count above all integers", ["NS.count": .integer(PropertyListInteger(UInt64.max))], .unexpectedKind),
        ("fewer announced than asked for", ["NS.count": 1, "$1": nil], .invalidValue),
        ("fewer announced than there are", ["NS.count": 1], .corruptArchive),
        ("no count", ["NS.count": nil], .corruptArchive),
        ("no size", ["NS.size": nil], .corruptArchive),
        ("no type", ["NS.type": nil], .corruptArchive),
        ("another type", ["NS.type": 113], .unexpectedKind),
        ("a type that is no letter", ["NS.type": 100_000], .unexpectedKind),
        ("another size", ["NS.size": 8], .unexpectedKind),
        ("a hole", ["$0": nil, "$2": 3], .corruptArchive),
        ("an element of another kind", ["$1": 2.5], .unexpectedKind),
        ("an element that is a reference", ["$1": .uid(0)], .unexpectedKind),
        ("an element out of range", ["$1": 3_000_000_000], .outOfRange),
    ]

    @Test("Arrays that contradict themselves, or the question, are errors", arguments: Self.refusals.indices)
    func refused(index: Int) throws {
        let refusal = Self.refusals[index]
        var array = Self.array
        for (key, value) in refusal.change { array[key] = value }
        let data = try HandmadeArchive(
            .dictionary(array), .describing("_NSKeyedCoderOldStyleArray"), top: ["$0": .uid(1)]
        ).data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        let error = archiveError { try unarchiver.decodeArray(of: Int32.self, count: 2) }
        #expect(error?.code == refusal.code, "\(refusal.title): \(error.map { "\($0)" } ?? "none")")
    }

    @Test("Something else in the array's place is an error, and nothing is nil")
    func otherValues() throws {
        for value in [1, "text", [1, 2]] as [PropertyList] {
            let archiver = KeyedArchiver()
            try archiver.encodePropertyListValue(value, forKey: nil)
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
            #expect(archiveError { try unarchiver.decodeArray(of: Int32.self) }?.code == .unexpectedKind)
        }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(top: [:]).data())
        #expect(try unarchiver.decodeArrayIfPresent(of: Int32.self) == nil)
        #expect(archiveError { try unarchiver.decodeArray(of: Int32.self) }?.code == .missingValue)
    }

    private func read<Element: ArchivableNumber>(
        _ type: Element.Type, type letter: Unicode.Scalar, size: Int64
    ) throws -> [Element] {
        var array = Self.array
        array["NS.count"] = 1
        array["$1"] = nil
        array["NS.size"] = .integer(PropertyListInteger(size))
        array["NS.type"] = .integer(PropertyListInteger(Int64(letter.value)))
        let data = try HandmadeArchive(
            .dictionary(array), .describing("_NSKeyedCoderOldStyleArray"), top: ["$0": .uid(1)]
        ).data()
        return try KeyedUnarchiver(forReadingFrom: data).decodeArray(of: type)
    }
}

/// Cocoa's NSValue for a C type: the type's encoding, then the value.
private final class GenericValue: Coding {
    let typeEncoding: String
    let numbers: [Int32]

    static var archivedClass: ArchivedClass { ArchivedClass("NSValue", type: GenericValue.self) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(typeEncoding)
        try archiver.encodeArray(numbers)
    }

    init(coder unarchiver: Unarchiver) throws {
        typeEncoding = try unarchiver.decode(String.self)
        guard let count = Int(typeEncoding.dropFirst().dropLast(2)), typeEncoding == "[\(count)i]" else {
            throw unarchiver.fail(expected: "an array of integers", found: "'\(typeEncoding)'")
        }
        numbers = try unarchiver.decodeArray(of: Int32.self, count: count)
    }
}
