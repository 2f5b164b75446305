// Elements that coders encode and decode in bulk: the archive is the same as for single values, and elements of another
// form are read, or refused, like single values.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Elements all at once") struct ElementTests {
    /// An element that hands itself over alone, whatever it wraps.
    private struct Alone<Value: ArchivableValue & Hashable>: ArchivableValue, Hashable {
        let value: Value

        func encode(to archiver: Archiver, forKey key: String?) throws {
            try value.encode(to: archiver, forKey: key)
        }

        static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Alone? {
            try Value.decodeIfPresent(from: unarchiver, forKey: key).map { Alone(value: $0) }
        }
    }

    private func check<Value: ArchivableValue & Hashable>(_ values: [Value]) throws {
        let alone = values.map { Alone(value: $0) }
        let data = try archive(of: values)
        #expect(try data == archive(of: alone), "\(Value.self)")
        #expect(try archive(of: Set(values)) == archive(of: Set(alone)), "\(Value.self)")
        let entries = Dictionary(zip(values, values)) { first, _ in first }
        let aloneEntries = Dictionary(zip(alone, alone)) { first, _ in first }
        #expect(try archive(of: entries) == archive(of: aloneEntries), "\(Value.self)")
        for format in [PropertyList.Format.binary, .xml] {
            let archiver = KeyedArchiver(profile: .compact.formatted(as: format))
            try archiver.encode(values, forKey: "array")
            try archiver.encode(entries, forKey: "dictionary")
            try archiver.encode([values, [], values], forKey: "nested")
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
            #expect(try unarchiver.decode([Value].self, forKey: "array") == values, "\(Value.self)")
            #expect(try unarchiver.decode([Alone<Value>].self, forKey: "array") == alone, "\(Value.self)")
            #expect(try unarchiver.decode([Value: Value].self, forKey: "dictionary") == entries, "\(Value.self)")
            #expect(try unarchiver.decode([[Value]].self, forKey: "nested") == [values, [], values], "\(Value.self)")
        }
    }

    @Test("The archive is the one of single values, and the values come back")
    func sameBytes() throws {
        try check([true, false, true, true] as [Bool])
        try check([Int8.min, -1, 0, 1, .max])
        try check([Int16.min, -1, 0, 1, .max])
        try check([Int32.min, -1, 0, 1, .max])
        try check([Int64.min, -1, 0, 1, .max])
        try check([Int.min, -1, 0, 1, 255, 256, 65_536, .max])
        try check([UInt8.min, 1, .max])
        try check([UInt16.min, 1, .max])
        try check([UInt32.min, 1, .max])
        try check([UInt64.min, 1, 1 << 63 - 1, 1 << 63, .max])
        try check([UInt.min, 1, .max])
        try check([0, -0.5, 1.5, .infinity, .greatestFiniteMagnitude] as [Float])
        try check([0, -0.5, 1.5, .infinity, .leastNonzeroMagnitude] as [Double])
        try check(["", "a", "$null", "ä", "日本", "😀", String(repeating: "x", count: 300), "a"])
        try check([Date(timeIntervalSinceReferenceDate: 0), .distantPast, .distantFuture])
        try check([] as [String])
    }

    @Test("As many as references of every width take", arguments: [200, 70_000])
    func many(count: Int) throws {
        let numbers = (0..<count).map { $0 &* 2_654_435_761 >> 7 }
        #expect(try boxed(numbers) == numbers)
        let reals = numbers.map { Double($0) / 3 }
        #expect(try boxed(reals) == reals)
        let strings = numbers.map { "\($0)" }
        #expect(try boxed(strings) == strings)
        #expect(try boxed(Set(strings)) == Set(strings))
    }

    @Test("Custom types and optionals are asked for each value")
    func ownElements() throws {
        #expect(try boxed([Alone(value: 1), Alone(value: 2)]) == [Alone(value: 1), Alone(value: 2)])
        #expect(try boxed([1, nil, 2] as [Int?]) == [1, nil, 2])
    }

    @Test("What does not fit is an error at its element")
    func errors() throws {
        func check<Written: ArchivableValue, Read: ArchivableValue>(
            _ values: [Written], _ type: Read.Type, _ code: ArchiveError.Code, at path: String
        ) throws {
            let archiver = KeyedArchiver()
            try archiver.encode(values, forKey: "values")
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
            let error = #expect(throws: ArchiveError.self) { try unarchiver.decode([Read].self, forKey: "values") }
            #expect(error?.code == code)
            #expect(error?.path == path)
            // The error stays.
            #expect(throws: ArchiveError.self) { try unarchiver.decode([Written].self, forKey: "values") }
        }
        try check([1, 300], UInt8.self, .outOfRange, at: "values[1]")
        try check([1, -1], UInt.self, .outOfRange, at: "values[1]")
        try check([1, UInt64.max], Int.self, .outOfRange, at: "values[1]")
        try check(["a", "b"], Int.self, .unexpectedKind, at: "values[0]")
        try check([1.5, 2.5], Int.self, .unexpectedKind, at: "values[0]")
        try check([1, Int.max], Double.self, .unexpectedKind, at: "values[1]")
        try check([1, 2], Bool.self, .unexpectedKind, at: "values[1]")
        try check([1, 2], String.self, .unexpectedKind, at: "values[0]")
        try check([1.5, nil] as [Double?], Double.self, .unexpectedKind, at: "values[1]")
        try check(["a", nil] as [String?], String.self, .unexpectedKind, at: "values[1]")
        try check([1, .greatestFiniteMagnitude] as [Double], Float.self, .outOfRange, at: "values[1]")
    }

    @Test("Reals of both widths are read as either")
    func widths() throws {
        let archiver = KeyedArchiver()
        try archiver.encode([1.5, 2.5] as [Double], forKey: "wide")
        try archiver.encode([1.5, 2.5] as [Float], forKey: "narrow")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decode([Float].self, forKey: "wide") == [1.5, 2.5])
        #expect(try unarchiver.decode([Double].self, forKey: "narrow") == [1.5, 2.5])
    }

    @Test("The limit of what is read holds in the middle of an array")
    func limit() throws {
        let archiver = KeyedArchiver()
        try archiver.encode((0..<100).map { Double($0) }, forKey: "values")
        let data = try archiver.finishEncoding()
        var limits = ArchiveLimits()
        limits.maximumReadCount = 50
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, limits: limits)
        let error = #expect(throws: ArchiveError.self) { try unarchiver.decode([Double].self, forKey: "values") }
        #expect(error?.code == .limitExceeded)
    }
}
