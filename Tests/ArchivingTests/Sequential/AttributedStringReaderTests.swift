// Attributed strings at the root of an archive are read in one pass: with the result of an unarchiver, or not at all.

import Foundation
import PropertyLists
import TestSupport
import Testing

@testable import Archiving

@Suite("Attributed strings that are read in one pass")
struct AttributedStringReaderTests {
    private static let url = URL(string: "https://example.com/a")

    /// A string with shared names and values, in the layout of messages.
    private static func message() -> AttributedStringValue {
        var text = AttributedStringValue()
        text.append("später ", attributes: ["part": 0, "mention": "a name of more than fifteen bytes"])
        text.append("🙂 link", attributes: ["part": 1, "link": url.map { .url($0) } ?? .null, "size": 1.5])
        text.append(" again", attributes: ["part": 0, "mention": "a name of more than fifteen bytes"])
        text.append("!", attributes: ["part": 1, "mention": "part", "bold": true, "small": .number(.float(2))])
        return text
    }

    private static func archives() throws -> [Data] {
        let texts = [
            message(), AttributedStringValue(), AttributedStringValue("no attributes"),
            AttributedStringValue("number", attributes: ["large": .number(.largeInteger(.max)), "negative": -70_000]),
        ]
        return try texts.map { try SequentialArchiver.archivedData(withRootObject: $0) }
    }

    private func inOnePass(_ data: Data) -> AttributedStringValue? {
        AttributedStringReader.value(in: ArchiveBytes(data), ArchiveLimits())
    }

    private func unarchived(_ data: Data) throws -> AttributedStringValue {
        try SequentialUnarchiver(forReadingFrom: data).decode(AttributedStringValue.self)
    }

    /// Compares the value with that of an unarchiver, and what both write.
    private func check(_ value: AttributedStringValue, _ data: Data, _ comment: Comment) throws {
        let expected = try unarchived(data)
        #expect(value == expected, comment)
        #expect(
            value.runs.map { $0.attributes.mapValues(\.description) }
                == expected.runs.map { $0.attributes.mapValues(\.description) }, comment)
        #expect(
            try SequentialArchiver.archivedData(withRootObject: value)
                == SequentialArchiver.archivedData(withRootObject: expected), comment)
    }

    @Test("The layout of messages is read in one pass")
    func layout() throws {
        for (number, data) in try Self.archives().enumerated() {
            let value = try #require(inOnePass(data), "archive \(number)")
            try check(value, data, "archive \(number)")
        }
    }

    @Test("Archives with a changed byte are read as by an unarchiver, or left to it", arguments: [1, 0x80, 0xFF])
    func changedBytes(mask: UInt8) throws {
        var count = 0
        for data in try Self.archives() {
            for index in data.indices {
                var changed = data
                changed[index] ^= mask
                guard let value = inOnePass(changed) else { continue }
                count += 1
                try check(value, changed, "byte \(index) of \(data.count), mask \(mask)")
            }
        }
        #expect(count > 20)
    }

    @Test("Archives that were cut are left to the unarchiver")
    func cut() throws {
        for data in try Self.archives() {
            for count in 0..<data.count { #expect(inOnePass(data.prefix(count)) == nil, "\(count) bytes") }
        }
    }

    @Test("Other values, bytes without a root and unusual limits are left to the unarchiver")
    func others() throws {
        let date = AttributedStringValue("date", attributes: ["date": .date(Date(timeIntervalSinceReferenceDate: 1))])
        #expect(inOnePass(try SequentialArchiver.archivedData(withRootObject: date)) == nil)
        #expect(inOnePass(try SequentialArchiver.archivedData(withRootObject: "text")) == nil)
        #expect(inOnePass(Data()) == nil)
        let data = try SequentialArchiver.archivedData(withRootObject: Self.message())
        var limits = [ArchiveLimits](repeating: ArchiveLimits(), count: 4)
        limits[0].maximumReadCount = 1_000_000
        limits[1].maximumNesting = 3
        limits[2].maximumDepth = 3
        limits[3].maximumByteCount = data.count - 1
        for limits in limits { #expect(AttributedStringReader.value(in: ArchiveBytes(data), limits) == nil) }
    }

    @Test("A value that is archived twice in one archive is one object")
    func sharedForm() throws {
        let data = try SequentialArchiver.archivedData(withRootObject: Self.message())
        let (value, expected) = (try #require(inOnePass(data)), try unarchived(data))
        let archives = try [value, expected].map { try SequentialArchiver.archivedData(withRootObject: [$0, $0]) }
        #expect(archives[0] == archives[1])
    }

    @Test("Numbers with many different values are read completely")
    func many() throws {
        var text = AttributedStringValue()
        for number in 0..<200 { text.append("\(number)", attributes: ["number": .number(.integer(Int64(number)))]) }
        let data = try SequentialArchiver.archivedData(withRootObject: text)
        #expect(try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: data) == text)
    }
}
