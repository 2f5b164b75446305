// The old binary property list: its bytes, there and back, and what is none.

import Foundation
import PropertyLists
import TestSupport
import Testing

@testable import TypedStreams

@Suite("NeXT's binary property list")
struct NextStepPropertyListTests {
    static let spelled: [(PropertyList, [UInt8])] = [
        (.null, [8, 0, 0, 0]),
        (.data(Data([1, 2, 3])), [4, 0, 0, 0, 3, 0, 0, 0, 1, 2, 3, 0]),
        (.data(Data()), [4, 0, 0, 0, 0, 0, 0, 0]),
        ("Aé", [6, 0, 0, 0, 6, 0, 0, 0, 0xFF, 0xFE, 0x41, 0x00, 0xE9, 0x00, 0, 0]),
        ("", [6, 0, 0, 0, 2, 0, 0, 0, 0xFF, 0xFE, 0, 0]),
        ([], [2, 0, 0, 0, 0, 0, 0, 0]),
        (
            ["a", .null],
            [2, 0, 0, 0, 2, 0, 0, 0, 12, 0, 0, 0, 4, 0, 0, 0] + [6, 0, 0, 0, 4, 0, 0, 0, 0xFF, 0xFE, 0x61, 0x00]
                + [8, 0, 0, 0]
        ),
        (
            ["k": []],
            [7, 0, 0, 0, 1, 0, 0, 0] + [6, 0, 0, 0, 4, 0, 0, 0, 0xFF, 0xFE, 0x6B, 0x00] + [8, 0, 0, 0]
                + [2, 0, 0, 0, 0, 0, 0, 0]
        ),
    ]

    @Test("has these bytes", arguments: spelled)
    func bytes(value: PropertyList, bytes: [UInt8]) throws {
        #expect(try NextStepPropertyList.bytes(of: value) == bytes)
        #expect(try Self.read(bytes) == value)
    }

    @Test(
        "has strings in NeXT's encoding and in UTF-16 of both byte orders",
        arguments: [
            ([5, 0, 0, 0, 4, 0, 0, 0, 0x41, 0x81, 0xE1, 0xAE], "AÀÆﬁ"),
            ([5, 0, 0, 0, 1, 0, 0, 0, 0x41, 0, 0, 0], "A"),
            ([6, 0, 0, 0, 6, 0, 0, 0, 0xFE, 0xFF, 0x00, 0x41, 0x26, 0x03, 0, 0], "A☃"),
            ([6, 0, 0, 0, 6, 0, 0, 0, 0xFF, 0xFE, 0x3D, 0xD8, 0x00, 0xDE, 0, 0], "😀"),
        ] as [([UInt8], String)])
    func strings(bytes: [UInt8], text: String) throws {
        #expect(try Self.read(bytes) == .string(text))
    }

    @Test(
        "that is damaged is an error with its byte",
        arguments: [
            [], [1, 0, 0, 0], [8, 0, 0], [8, 0, 0, 0, 0], [4, 0, 0, 0, 1, 0, 0, 0, 5],
            [4, 0, 0, 0, 255, 255, 255, 255],
            [5, 0, 0, 0, 2, 0, 0, 0, 0x41], [6, 0, 0, 0, 4, 0, 0, 0, 0x41, 0, 0x42, 0],
            [6, 0, 0, 0, 1, 0, 0, 0, 0xFF, 0, 0, 0], [2, 0, 0, 0, 255, 255, 255, 255], [2, 0, 0, 0, 1, 0, 0, 0],
            [2, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0], [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0],
            [7, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0],
            [7, 0, 0, 0, 2, 0, 0, 0] + [5, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0] + [4, 0, 0, 0, 4, 0, 0, 0]
                + [8, 0, 0, 0, 8, 0, 0, 0],
        ] as [[UInt8]])
    func damaged(bytes: [UInt8]) throws {
        let error = #expect(throws: TypedStreamError.self) { try Self.read(bytes) }
        #expect(error?.code == .corrupt)
        #expect((0...bytes.count).contains(try #require(error?.byteOffset)))
    }

    @Test(
        "has no numbers, booleans, dates and sets",
        arguments: [
            1, 1.5, true, .date(Date(timeIntervalSinceReferenceDate: 0)), .set([]), [1], ["a": [false]], .float(1),
        ] as [PropertyList])
    func unsupported(value: PropertyList) {
        let error = #expect(throws: TypedStreamError.self) { try NextStepPropertyList.bytes(of: value) }
        #expect(error?.code == .notSupported)
    }

    @Test("nests as deep as the limit allows")
    func depth() throws {
        let value = (1..<512).reduce([] as PropertyList) { value, _ in [value] }
        let bytes = try NextStepPropertyList.bytes(of: value)
        #expect(try Self.read(bytes) == value)
        let writing = #expect(throws: TypedStreamError.self) { try NextStepPropertyList.bytes(of: [value]) }
        #expect(writing?.code == .limitExceeded)
        let size = withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { [UInt8]($0) }
        let deeper = [2, 0, 0, 0, 1, 0, 0, 0] + size + bytes
        let reading = #expect(throws: TypedStreamError.self) { try Self.read(deeper) }
        #expect(reading?.code == .limitExceeded)
    }

    @Test("of random content goes there and back, and changed is a value or an error", arguments: 0..<100)
    func random(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let value = Self.random(&generator, depth: 0)
        let bytes = try NextStepPropertyList.bytes(of: value)
        #expect(try Self.read(bytes) == value, "seed \(seed)")
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= UInt8.random(in: 1...255, using: &generator)
            if let read = try? Self.read(changed) {
                #expect(try Self.read(NextStepPropertyList.bytes(of: read)) == read, "seed \(seed), byte \(index)")
            }
        }
    }

    private static func read(_ bytes: [UInt8]) throws(TypedStreamError) -> PropertyList {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(TypedStreamError) in try NextStepPropertyList.propertyList(bytes) }
        }
        return try result.get()
    }

    private static func random(_ generator: inout SeededGenerator, depth: Int) -> PropertyList {
        switch Int.random(in: 0..<(depth < 4 ? 5 : 3), using: &generator) {
        case 0: return .null
        case 1: return .data(Data((0..<Int.random(in: 0...9, using: &generator)).map { UInt8($0) }))
        case 2: return .string(["", "a", "Größe", "☃😀"].randomElement(using: &generator) ?? "")
        case 3:
            let count = Int.random(in: 0...4, using: &generator)
            return .array((0..<count).map { _ in random(&generator, depth: depth + 1) })
        default:
            let keys = ["", "a", "b", "☃"].prefix(Int.random(in: 0...4, using: &generator))
            return .dictionary(
                Dictionary(uniqueKeysWithValues: keys.map { ($0, random(&generator, depth: depth + 1)) }))
        }
    }
}
