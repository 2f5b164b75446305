// Random values, written and read.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Round trips") struct RoundTripTests {
    static func randomText(using generator: inout SeededGenerator) -> String {
        let alphabets = ["ab", "abcdefghijklmnopqrstuvwxyz0123456789 $.", "aé\u{301}ß\u{FF}\u{100}€", "日本語😀👨‍👩‍👧"]
        let letters = Array(alphabets[Int.random(in: 0..<alphabets.count, using: &generator)])
        let count = [0, 1, 3, 14, 15, 16, 300][Int.random(in: 0..<7, using: &generator)]
        return String((0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] })
    }

    static func randomValue(depth: Int, using generator: inout SeededGenerator) -> PropertyList {
        switch Int.random(in: 0..<(depth > 0 ? 13 : 10), using: &generator) {
        case 0: return .null
        case 1: return .boolean(.random(using: &generator))
        case 2:
            // All magnitudes alike.
            let shift = UInt64.random(in: 0..<64, using: &generator)
            return .integer(PropertyListInteger(UInt64.random(in: .min ... .max, using: &generator) >> shift))
        case 3: return .integer(PropertyListInteger(Int64.random(in: .min ... .max, using: &generator)))
        case 4: return .float(Float.random(in: -1e9...1e9, using: &generator))
        case 5: return .double(Double.random(in: -1e99...1e99, using: &generator))
        case 6: return .date(Date(timeIntervalSinceReferenceDate: .random(in: -1e12...1e12, using: &generator)))
        case 7:
            let count = Int.random(in: 0...40, using: &generator)
            return .data(Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }))
        case 8: return .string(randomText(using: &generator))
        case 9: return .uid(.init(.random(in: .min ... .max, using: &generator)))
        case 10: return .array(randomValues(depth: depth, using: &generator))
        case 11: return .set(randomValues(depth: depth, using: &generator))
        default:
            let pairs = randomValues(depth: depth, using: &generator).map { (randomText(using: &generator), $0) }
            return .dictionary(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
        }
    }

    static func randomValues(depth: Int, using generator: inout SeededGenerator) -> [PropertyList] {
        (0..<Int.random(in: 0...20, using: &generator)).map { _ in randomValue(depth: depth - 1, using: &generator) }
    }

    @Test("A random value is read as it was written, and written again with the same bytes")
    func roundTrips() throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        for round in 0..<300 {
            let value = Self.randomValue(depth: 4, using: &generator)
            let data = try value.data()
            let read = try PropertyList(data: data, limits: ReadLimits(maximumExpandedValueCount: 0))
            try #require(read == value, "seed \(seed), round \(round)")
            try #require(try read.data() == data, "seed \(seed), round \(round)")
        }
    }

    @Test(
        "NaN, infinity and -0.0 keep their bits",
        arguments: [
            0x7FF8_0000_0000_0000, 0x7FF8_0000_0000_0001, 0xFFF0_0000_0000_0000, 0x8000_0000_0000_0000, 1,
        ] as [UInt64])
    func bits(pattern: UInt64) throws {
        let value = PropertyList.array([
            .double(Double(bitPattern: pattern)),
            .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: pattern))),
        ])
        let read = try #require(try PropertyList(data: value.data()).array)
        #expect(read[0].double?.bitPattern == pattern)
        #expect(read[1].date?.timeIntervalSinceReferenceDate.bitPattern == pattern)
    }

    @Test("A real of 32 bits keeps the bits of its NaN")
    func floatBits() throws {
        let value = try PropertyList(data: PropertyList.float(Float(bitPattern: 0x7FC0_0001)).data())
        guard case .float(let float) = value else {
            Issue.record("\(value) is no real of 32 bits")
            return
        }
        #expect(float.bitPattern == 0x7FC0_0001)
    }
}
