// Long strings and data with many references to them.

import Archiving
import Foundation
import Testing

@Suite("Long values that are shared") struct SharedLongValueTests {
    private static let count = 100_000

    /// Unless shared values are recognised, 100,000 references to a megabyte are a hundred gigabytes to hash.
    @Test("A long value is hashed once, however many references lead to it", arguments: ["x", "é"])
    func manyReferences(letter: String) throws {
        let text = String(repeating: letter, count: 500_000)
        let data = Data(repeating: 7, count: 1_000_000)
        let archiver = KeyedArchiver()
        try archiver.encode([String](repeating: text, count: Self.count), forKey: "texts")
        try archiver.encode([Data](repeating: data, count: Self.count), forKey: "data")
        let archive = try archiver.finishEncoding()
        #expect(archive.count < 4_000_000)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive)
        let texts = try unarchiver.decode([String].self, forKey: "texts")
        let again = KeyedArchiver()
        try again.encode(texts, forKey: "texts")
        #expect(try again.finishEncoding().count < archive.count)
        #expect(texts.count == Self.count)
        #expect(texts.last == text)
    }

    @Test("Equal long values at two addresses are written once, different ones at one address are distinguished")
    func places() throws {
        let archiver = KeyedArchiver()
        var texts: [String] = []
        for number in 0..<200 { texts.append(String(repeating: "a\(number % 3)", count: 2_000)) }
        for (number, text) in texts.enumerated() { try archiver.encode(text, forKey: "\(number)") }
        // Each is created, archived and released, so the next one may have the same address.
        for number in 0..<200 {
            try archiver.encode(Data(repeating: UInt8(number), count: 5_000), forKey: "data\(number)")
        }
        let archive = try archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive)
        for (number, text) in texts.enumerated() {
            #expect(try unarchiver.decode(String.self, forKey: "\(number)") == text)
            #expect(
                try unarchiver.decode(Data.self, forKey: "data\(number)")
                    == Data(repeating: UInt8(number), count: 5_000))
        }
        #expect(archive.count < 3 * 4_100 + 200 * 5_100 + 20_000)
    }
}
