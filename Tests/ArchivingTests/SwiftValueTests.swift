// Characters, durations, ranges and vectors: values that archives hold, and those that Swift can't represent.

import Foundation
import PropertyLists
import Testing

@testable public import Archiving

@Suite("Values of the standard library")
struct SwiftValueTests {
    private func archive(_ encode: (Archiver) throws -> Void) throws -> Data {
        let archiver = KeyedArchiver()
        try encode(archiver)
        return try archiver.finishEncoding()
    }

    private func error<Value: ArchivableValue>(
        _ type: Value.Type, in data: Data
    ) throws -> ArchiveError? {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        return #expect(throws: ArchiveError.self) { try unarchiver.decode(Value.self, forKey: "v") }
    }

    private func bounds(_ lower: Int, _ upper: Int, _ names: (String, String) = ("lower", "upper")) throws -> Data {
        try archive {
            try $0.encode(lower, forKey: "v." + names.0)
            try $0.encode(upper, forKey: "v." + names.1)
        }
    }

    @Test("A string that isn't one character is an error", arguments: ["", "ab", "🇩🇪🇫🇷", "e\u{301}x"])
    func refusesStrings(text: String) throws {
        let error = try #require(try error(Character.self, in: archive { try $0.encode(text, forKey: "v") }))
        #expect(error.code == .invalidValue && error.path == "v" && error.expected == "a string of one character")
    }

    @Test("A range whose bounds are in the wrong order is an error")
    func refusesBounds() throws {
        for error in [
            try error(Range<Int>.self, in: bounds(3, 2)), try error(ClosedRange<Int>.self, in: bounds(3, 2)),
        ] {
            #expect(error?.code == .invalidValue && error?.path == #"["v.upper"]"# && error?.found == "2")
        }
        let outside = try error(Range<UInt8>.self, in: bounds(3, 300))
        #expect(outside?.path == #"["v.upper"]"# && outside?.code == .outOfRange)
        let missing = try error(Range<Int>.self, in: archive { try $0.encode(1, forKey: "v.lower") })
        #expect(missing?.code == .missingValue && missing?.path == #"["v.upper"]"#)
    }

    @Test("The widest ranges are archived")
    func archivesWidestRanges() throws {
        let data = try archive {
            try $0.encode(0...UInt64.max, forKey: "a")
            try $0.encode([Int.min..<Int.max], forKey: "b")
        }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(ClosedRange<UInt64>.self, forKey: "a") == 0...UInt64.max)
        #expect(try unarchiver.decode([Range<Int>].self, forKey: "b") == [Int.min..<Int.max])
        #expect(try unarchiver.decodeIfPresent(Range<Int>.self, forKey: "c") == nil)
    }

    @Test("Attoseconds of a second or more are an error", arguments: [1_000_000_000_000_000_000, .max, .min])
    func refusesAttoseconds(attoseconds: Int) throws {
        let error = try error(Duration.self, in: bounds(1, attoseconds, ("seconds", "attoseconds")))
        #expect(error?.code == .invalidValue && error?.path == #"["v.attoseconds"]"#)
    }

    @Test("The longest durations are archived, and longer ones are an error")
    func archivesLongestDurations() throws {
        let rest: Int64 = 999_999_999_999_999_999
        let longest = [
            Duration(secondsComponent: .max, attosecondsComponent: rest),
            Duration(secondsComponent: .min, attosecondsComponent: -rest), .zero,
        ]
        let data = try archive { try $0.encode(longest, forKey: "v") }
        #expect(try KeyedUnarchiver(forReadingFrom: data).decode([Duration].self, forKey: "v") == longest)
        let longer = longest[0] + longest[0]
        let error = #expect(throws: ArchiveError.self) { try archive { try $0.encode(longer, forKey: "v") } }
        #expect(error?.code == .outOfRange && error?.path == #"["v.seconds"]"#)
    }

    @Test("Vectors hold as many elements as they have, the low byte first")
    func archivesVectors() throws {
        let data = try archive { try $0.encode(SIMD3<Float>(1, 2, 0.5), forKey: "v") }
        let bytes = try KeyedUnarchiver(forReadingFrom: data).decode(Data.self, forKey: "v")
        #expect(Array(bytes) == [0, 0, 0x80, 0x3F, 0, 0, 0, 0x40, 0, 0, 0, 0x3F])
        for error in [
            try error(SIMD2<Float>.self, in: data), try error(SIMD4<Float>.self, in: data),
            try error(SIMD2<Double>.self, in: data),
        ] {
            #expect(error?.code == .invalidValue && error?.found == "12 bytes" && error?.path == "v")
        }
        let nan = SIMD2<Double>(.nan, .init(bitPattern: 0x7FF8_0000_0000_00AB))
        let copy = try KeyedUnarchiver(forReadingFrom: archive { try $0.encode(nan, forKey: "v") })
            .decode(SIMD2<Double>.self, forKey: "v")
        #expect(copy[1].bitPattern == nan[1].bitPattern && copy[0].isNaN)
    }

    #if !(os(macOS) && arch(x86_64))
    @Test("Vectors of a program's own reals are archived as the reals that these become")
    func archivesOwnVectors() throws {
        let vector = SIMD2<Float16>(1, 0.5)
        let data = try archive { try $0.encode(vector, forKey: "v") }
        #expect(try KeyedUnarchiver(forReadingFrom: data).decode(SIMD2<Float>.self, forKey: "v") == [1, 0.5])
        #expect(try KeyedUnarchiver(forReadingFrom: data).decode(SIMD2<Float16>.self, forKey: "v") == vector)
        // As many bytes as the vector has in memory.
        let bytes = try archive { try $0.encode(Data(count: 4), forKey: "v") }
        #expect(try error(SIMD2<Float16>.self, in: bytes)?.code == .invalidValue)
    }
    #endif

    @Test("A string under its key itself is read as each type that is a string")
    func readsInlineStrings() throws {
        let data = try archive { archiver in
            for (key, text) in [("a", "x"), ("b", "")] { try archiver.encodeLeaf(.inlineString(text), forKey: key) }
        }
        #expect(try PropertyList(data: data)["$top"]?["a"] == "x")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(String.self, forKey: "a") == "x")
        #expect(try unarchiver.decode(Character.self, forKey: "a") == "x")
        #expect(try unarchiver.decode(AnyValue.self, forKey: "a") == .string("x"))
        #expect(try unarchiver.decode(PropertyList.self, forKey: "a") == "x")
        #expect(try unarchiver.decodeIfPresent(String.self, forKey: "b") == "" && !unarchiver.containsNull(forKey: "b"))
        #expect(try unarchiver.decode(String.self, forKey: "a") == "x")
    }

    @Test("Counted sets have a literal")
    func countsLiterals() {
        let set: CountedSetValue = ["a", "b", "a"]
        #expect(set["a"] == 2 && set["b"] == 1)
    }
}

#if !(os(macOS) && arch(x86_64))
extension Float16: ArchivableNumber {
    public static var numberKind: NumberKind { .float }
    public static func numberArray(_ elements: [Float16]) -> NumberArray { .floats(elements.map { Float($0) }) }
    public static func elements(of numbers: NumberArray) -> [Float16]? {
        Float.elements(of: numbers)?.map { Float16($0) }
    }
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try Float(self).encode(to: archiver, forKey: key)
    }
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Float16? {
        try Float.decodeIfPresent(from: unarchiver, forKey: key).map { Float16($0) }
    }
}
#endif
