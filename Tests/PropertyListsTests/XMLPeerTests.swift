// Foundation's reader and writer of XML as the other side, over tables and random values; and Python's plistlib.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Foundation's XML") struct XMLPeerTests {
    private static func foundation(_ data: Data) throws -> Any {
        try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    }

    // What Foundation makes of a text, through its binary form.
    private static func foundationValue(_ text: String) -> PropertyList? {
        guard let value = try? foundation(Data(text.utf8)) else { return nil }
        let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        return data.flatMap { try? PropertyList(data: $0) }
    }

    // Texts that we take and Foundation doesn't: markup that is right, with `>` between quotes.
    private static let moreLenient = ["PUBLIC '>'", "a='>'"]

    @Test("What is accepted has the same value there", arguments: XMLReadingTests.accepted.indices)
    func accepted(index: Int) {
        let (text, value) = XMLReadingTests.accepted[index]
        guard !Self.moreLenient.contains(where: text.contains) else { return }
        #expect(Self.foundationValue(text) == value, "\(text)")
    }

    // Texts that Foundation takes and we don't: keys and `plist` where values stand, characters without a number,
    // data with padding in its midst, UIDs that are cut to 32 bits, years of three and of ten digits.
    private static let stricter = [
        "<array><key>", "</key><key>", "<array>\n\t<plist>", "&#;", "&#x;", "QQ=A", "QQ==QQ==", "Q===",
        "CF$UID", "201-01-01", "9999999999-",
    ]

    @Test("What is refused is refused there, but where we are stricter", arguments: XMLReadingTests.refused.indices)
    func refused(index: Int) {
        let text = XMLReadingTests.refused[index].0
        let isStricter = Self.stricter.contains(where: text.contains)
        #expect((Self.foundationValue(text) != nil) == isStricter, "\(text)")
    }

    // XML has no null and no sets, reals are of 64 bits, and dates of whole seconds.
    static func known(_ value: PropertyList) -> PropertyList {
        switch value {
        case .null: false
        case .float(let value): .double(Double(value))
        case .date(let date):
            .date(Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / 100).rounded(.down)))
        case .array(let elements), .set(let elements): .array(elements.map(known))
        case .dictionary(let entries): .dictionary(entries.mapValues(known))
        default: value
        }
    }

    @Test("It reads random values that we write, and writes the same bytes")
    func random() throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        for round in 0..<60 {
            let value = Self.known(RoundTripTests.randomValue(depth: 4, using: &generator))
            let data = try value.data(format: .xml)
            try #require(try PropertyList(data: data) == value, "seed \(seed), round \(round)")
            let theirs = try PropertyListSerialization.data(
                fromPropertyList: Self.foundation(data), format: .xml, options: 0)
            try #require(theirs == data, "seed \(seed), round \(round)")
        }
    }
}
