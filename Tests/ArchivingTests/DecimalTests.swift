// Decimal numbers as NSDecimalNumber: the parts that archives hold, both ways.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Decimal numbers") struct DecimalTests {
    static let texts = [
        "0", "1", "-1", "10", "12.5", "-0.001", "99999999999999999999999999999999999999",
        "-12345678901234567890123456789012345678", "340282366920938463463374607431768211455", "1e127", "1e-128",
        "-7e100",
        "65535", "65536", "18446744073709551615", "18446744073709551616", "3.14159265358979323846264338327950288419",
    ]

    @Test("A number comes back", arguments: texts)
    func roundTrip(text: String) throws {
        let value = try #require(Decimal(string: text))
        let copy = try boxed(value)
        #expect(copy == value)
        #expect(copy.description == value.description)
        #expect(try boxed([value, nil, value]) == [value, nil, value])
    }

    @Test("What is not a number comes back")
    func notANumber() throws {
        #expect(try boxed(Decimal.nan).isNaN)
        let parts = try parts(of: .nan)
        #expect(parts["NS.length"] == 0)
        #expect(parts["NS.negative"] == true)
        #expect(parts["NS.compact"] == false)
        #expect(parts["NS.mantissa"] == .data(Data(count: 16)))
    }

    private func parts(of value: Decimal) throws -> [String: PropertyList] {
        let contents = try ArchiveContents(archive(of: value))
        let parts = contents.object(contents.top["value"])?.dictionary ?? [:]
        #expect(
            contents.object(parts["$class"]) == [
                "$classname": "NSDecimalNumberPlaceholder",
                "$classes": ["NSDecimalNumberPlaceholder", "NSDecimalNumber", "NSNumber", "NSValue", "NSObject"],
            ])
        return parts
    }

    @Test("Its parts are those that Cocoa writes")
    func layout() throws {
        let parts = try parts(of: Decimal(string: "-1234567890123.4500")!)
        #expect(parts["NS.exponent"] == -2)
        #expect(parts["NS.length"] == 3)
        #expect(parts["NS.negative"] == true)
        #expect(parts["NS.compact"] == true)
        #expect(parts["NS.mantissa.bo"] == 1)
        // 123456789012345 = 0x7048860DDF79
        #expect(
            parts["NS.mantissa"]
                == .data(Data([0x79, 0xDF, 0x0D, 0x86, 0x48, 0x70] + [UInt8](repeating: 0, count: 10))))
        #expect(parts.count == 7)
    }

    @Test("Equal numbers are in the archive once, whatever their zeros")
    func equalNumbers() throws {
        let values = [
            Decimal(10), Decimal(sign: .plus, exponent: 1, significand: 1),
            Decimal(sign: .plus, exponent: -1, significand: 100),
        ]
        let contents = try ArchiveContents(archive(of: values))
        #expect(contents.slots(ofClass: "NSDecimalNumberPlaceholder").count == 1)
        #expect(try boxed(values) == values)
        #expect(try archive(of: Set([1, 2, 3] as [Decimal])) == archive(of: Set([3, 2, 1] as [Decimal])))
    }

    // MARK: Made by hand

    struct Row: Sendable {
        let title: String
        let change: [String: PropertyList?]
        let value: Decimal?
        let code: ArchiveError.Code?

        init(_ title: String, _ change: [String: PropertyList?], _ value: Decimal?, _ code: ArchiveError.Code? = nil) {
            self.title = title
            self.change = change
            self.value = value
            self.code = code
        }
    }

    private static func mantissa(_ bytes: UInt8...) -> PropertyList {
        .data(Data(bytes + [UInt8](repeating: 0, count: 16 - bytes.count)))
    }

    static let rows: [Row] = [
        Row("as it is", [:], 3),
        Row("big-endian", ["NS.mantissa.bo": 2, "NS.mantissa": mantissa(1, 2)], 258),
        Row(
            "big-endian words, the first the lowest",
            ["NS.mantissa.bo": 2, "NS.mantissa": mantissa(0, 1, 0, 1), "NS.length": 2], 65537),
        Row("more words than count", ["NS.mantissa": mantissa(3, 0, 9, 9)], 3),
        Row("words that are zero", ["NS.length": 8], 3),
        Row(
            "all words", ["NS.mantissa": .data(Data(repeating: 255, count: 16)), "NS.length": 8],
            Decimal(string: "340282366920938463463374607431768211455")),
        Row("zero with a sign and a length", ["NS.mantissa": mantissa(0), "NS.negative": true], 0),
        Row("zero without a length", ["NS.length": 0], 0),
        Row("not a number", ["NS.length": 0, "NS.negative": true], .nan),
        Row("not compact", ["NS.compact": false, "NS.mantissa": mantissa(30), "NS.exponent": -1], 3),
        Row("without the flag", ["NS.compact": nil], 3),
        Row("an exponent", ["NS.exponent": 127, "NS.negative": true], Decimal(string: "-3e127")),
        Row("an exponent too large", ["NS.exponent": 128], nil, .outOfRange),
        Row("an exponent too small", ["NS.exponent": -129], nil, .outOfRange),
        Row("an exponent beyond all", ["NS.exponent": .integer(PropertyListInteger(UInt64.max))], nil, .outOfRange),
        Row("an exponent that is no integer", ["NS.exponent": 1.0], nil, .unexpectedKind),
        Row("a length too large", ["NS.length": 9], nil, .outOfRange),
        Row("a negative length", ["NS.length": -1], nil, .outOfRange),
        Row("another byte order", ["NS.mantissa.bo": 0], nil, .outOfRange),
        Row("a short mantissa", ["NS.mantissa": .data(Data(count: 15))], nil, .invalidValue),
        Row("a long mantissa", ["NS.mantissa": .data(Data(count: 17))], nil, .invalidValue),
        Row("a mantissa that is no data", ["NS.mantissa": 3], nil, .invalidValue),
        Row("no mantissa", ["NS.mantissa": nil], nil, .corruptArchive),
        Row("no length", ["NS.length": nil], nil, .corruptArchive),
        Row("no sign", ["NS.negative": nil], nil, .corruptArchive),
        Row("a sign that is a number", ["NS.negative": 1], nil, .unexpectedKind),
        Row("no byte order", ["NS.mantissa.bo": nil], nil, .corruptArchive),
        Row("another class", ["$class": .uid(3)], nil, .unexpectedKind),
        Row("no class", ["$class": nil], nil, .corruptArchive),
    ]

    @Test("Archives made by hand", arguments: rows)
    func handmade(row: Row) throws {
        var parts: [String: PropertyList] = [
            "$class": .uid(2), "NS.exponent": 0, "NS.length": 1, "NS.negative": false, "NS.compact": true,
            "NS.mantissa.bo": 1, "NS.mantissa": Self.mantissa(3),
        ]
        for (key, value) in row.change { parts[key] = value }
        let archive = HandmadeArchive(.dictionary(parts), .describing("NSDecimalNumber"), .describing("NSArray"))
        var value: Decimal?
        let error = archiveError {
            value = try KeyedUnarchiver(forReadingFrom: archive.data()).decode(Decimal.self, forKey: "root")
        }
        #expect(error?.code == row.code, "\(row.title)")
        #expect(value == row.value || value?.isNaN == true && row.value?.isNaN == true, "\(row.title)")
    }

    @Test("A number of another kind is no decimal number")
    func otherKinds() throws {
        for top: PropertyList in [["v": 1], ["v": 1.5], ["v": .uid(1)]] {
            #expect(
                archiveError {
                    try KeyedUnarchiver(forReadingFrom: HandmadeArchive("1.5", top: top).data()).decode(
                        Decimal.self, forKey: "v")
                }?.code == .unexpectedKind)
        }
    }
}
