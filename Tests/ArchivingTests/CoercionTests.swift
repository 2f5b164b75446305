// The result of requesting a stored value as another type: the whole matrix, and Cocoa's zeros for missing keys.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Coercion") struct CoercionTests {
    /// What comes out: `v` the value, `r` an error that it is out of range, `k` an error about its kind, `c` one about
    /// its class, `a` one about a class that is not allowed, `n` nil.
    struct Row: Sendable {
        let stored: PropertyList
        let text: String
        let outcomes: String

        init(_ stored: PropertyList, _ text: String, _ outcomes: String) {
            self.stored = stored
            self.text = text
            self.outcomes = outcomes
        }
    }

    // The columns, as `asked` lists them: Int8 16 32 64 Int | UInt8 16 32 64 UInt | Float Double | Bool | String Data
    // Date URL UUID | Array Set Dictionary Object | NumberValue PropertyList Decimal IndexSetValue NullValue.
    static let rows: [Row] = [
        Row(0, "0", "vvvvv vvvvv kk k kkkkk kkkk vvkkk"),
        Row(1, "1", "vvvvv vvvvv kk k kkkkk kkkk vvkkk"),
        Row(-1, "-1", "vvvvv rrrrr kk k kkkkk kkkk vvkkk"),
        Row(127, "127", "vvvvv vvvvv kk k kkkkk kkkk vvkkk"),
        Row(128, "128", "rvvvv vvvvv kk k kkkkk kkkk vvkkk"),
        Row(-128, "-128", "vvvvv rrrrr kk k kkkkk kkkk vvkkk"),
        Row(-129, "-129", "rvvvv rrrrr kk k kkkkk kkkk vvkkk"),
        Row(255, "255", "rvvvv vvvvv kk k kkkkk kkkk vvkkk"),
        Row(256, "256", "rvvvv rvvvv kk k kkkkk kkkk vvkkk"),
        Row(32_767, "32767", "rvvvv rvvvv kk k kkkkk kkkk vvkkk"),
        Row(32_768, "32768", "rrvvv rvvvv kk k kkkkk kkkk vvkkk"),
        Row(-32_768, "-32768", "rvvvv rrrrr kk k kkkkk kkkk vvkkk"),
        Row(-32_769, "-32769", "rrvvv rrrrr kk k kkkkk kkkk vvkkk"),
        Row(65_535, "65535", "rrvvv rvvvv kk k kkkkk kkkk vvkkk"),
        Row(65_536, "65536", "rrvvv rrvvv kk k kkkkk kkkk vvkkk"),
        Row(2_147_483_647, "2147483647", "rrvvv rrvvv kk k kkkkk kkkk vvkkk"),
        Row(2_147_483_648, "2147483648", "rrrvv rrvvv kk k kkkkk kkkk vvkkk"),
        Row(-2_147_483_648, "-2147483648", "rrvvv rrrrr kk k kkkkk kkkk vvkkk"),
        Row(-2_147_483_649, "-2147483649", "rrrvv rrrrr kk k kkkkk kkkk vvkkk"),
        Row(4_294_967_295, "4294967295", "rrrvv rrvvv kk k kkkkk kkkk vvkkk"),
        Row(4_294_967_296, "4294967296", "rrrvv rrrvv kk k kkkkk kkkk vvkkk"),
        Row(.integer(.init(Int64.max)), "9223372036854775807", "rrrvv rrrvv kk k kkkkk kkkk vvkkk"),
        Row(.integer(.init(Int64.min)), "-9223372036854775808", "rrrvv rrrrr kk k kkkkk kkkk vvkkk"),
        Row(.integer(.init(UInt64(1) << 63)), "9223372036854775808", "rrrrr rrrvv kk k kkkkk kkkk vvkkk"),
        Row(.integer(.init(UInt64.max)), "18446744073709551615", "rrrrr rrrvv kk k kkkkk kkkk vvkkk"),
        Row(0.0, "0.0", "kkkkk kkkkk vv k kkkkk kkkk vvkkk"),
        Row(1.5, "1.5", "kkkkk kkkkk vv k kkkkk kkkk vvkkk"),
        Row(.float(1.5), "1.5", "kkkkk kkkkk vv k kkkkk kkkk vvkkk"),
        Row(.double(3.5e38), "3.5e+38", "kkkkk kkkkk rv k kkkkk kkkk vvkkk"),
        Row(.double(-1e300), "-1e+300", "kkkkk kkkkk rv k kkkkk kkkk vvkkk"),
        Row(.double(.infinity), "inf", "kkkkk kkkkk vv k kkkkk kkkk vvkkk"),
        Row(.float(-.infinity), "-inf", "kkkkk kkkkk vv k kkkkk kkkk vvkkk"),
        Row(.double(.nan), "nan", "kkkkk kkkkk vv k kkkkk kkkk vvkkk"),
        Row(.float(.nan), "nan", "kkkkk kkkkk vv k kkkkk kkkk vvkkk"),
        Row(true, "true", "kkkkk kkkkk kk v kkkkk kkkk vvkkk"),
        Row(false, "false", "kkkkk kkkkk kk v kkkkk kkkk vvkkk"),
        Row(.uid(0), "", "nnnnn nnnnn nn n nnnnn nnnn nnnnn"),
        // Strings and data may be in a slot or inline.
        Row("text", "text", "kkkkk kkkkk kk k vkkkk kkkk kvkkk"),
        Row(.uid(1), "text", "kkkkk kkkkk kk k vkkkk kkkk kvkkk"),
        Row(.data(Data([1])), "1 byte", "kkkkk kkkkk kk k kvkkk kkkk kvkkk"),
        Row(.uid(2), "2 bytes", "kkkkk kkkkk kk k kvkkk kkkk kvkkk"),
        Row(.date(Date(timeIntervalSinceReferenceDate: 1)), "", "kkkkk kkkkk kk k kkkkk kkkk kkkkk"),
        Row(.uid(3), "1.0", "kkkkk kkkkk kk k kkvkk kkkk kvkkk"),
        Row(.uid(4), "a", "kkkkk kkkkk kk k kkkvk kkkk kkkkk"),
        Row(.uid(5), "00010203-0405-0607-0809-0A0B0C0D0E0F", "kkkkk kkkkk kk k kkkkv kkkk kkkkk"),
        Row(.uid(6), "[7]", "kkkkk kkkkk kk k kkkkk vkkk kvkkk"),
        Row(.uid(7), "[7]", "kkkkk kkkkk kk k kkkkk kvkk kkkkk"),
        Row(.uid(8), "[\"text\": 7]", "kkkkk kkkkk kk k kkkkk kkvk kvkkk"),
        Row(.uid(9), "label", "kkkkk kkkkk kk k kkkkk kkkv kkkcc"),
        Row(.uid(10), "1.0", "kkkkk kkkkk kk k kkvkk kkkk kvkkk"),
        Row(.null, "", "kkkkk kkkkk kk k kkkkk kkkk kkkkk"),
        Row([], "", "kkkkk kkkkk kk k kkkkk kkkk kkkkk"),
        Row([:], "", "kkkkk kkkkk kk k kkkkk kkkk kkkkk"),
        Row(.uid(21), "12.5", "kkkkk kkkkk vv k kkkkk kkkk vkvkk"),
        Row(.uid(23), "[Range(3..<5)]", "kkkkk kkkkk kk k kkkkk kkka kkkvc"),
        Row(.uid(25), "null", "kkkkk kkkkk kk k kkkkk kkka kkkcv"),
    ]

    /// A requested type, and the value as text.
    private struct Asked {
        let name: String
        let decode: (KeyedUnarchiver) throws -> String?

        init<Value: ArchivableValue>(_ type: Value.Type, _ describe: @escaping (Value) -> String = { "\($0)" }) {
            name = "\(type)"
            decode = { try $0.decodeIfPresent(type, forKey: "value").map(describe) }
        }
    }

    private static var asked: [Asked] {
        [
            Asked(Int8.self), Asked(Int16.self), Asked(Int32.self), Asked(Int64.self), Asked(Int.self),
            Asked(UInt8.self), Asked(UInt16.self), Asked(UInt32.self), Asked(UInt64.self), Asked(UInt.self),
            Asked(Float.self), Asked(Double.self), Asked(Bool.self), Asked(String.self),
            Asked(Data.self) { $0.count == 1 ? "1 byte" : "\($0.count) bytes" },
            Asked(Date.self) { "\($0.timeIntervalSinceReferenceDate)" },
            Asked(URL.self) { $0.absoluteString }, Asked(UUID.self),
            Asked([Int].self), Asked(Set<Int>.self), Asked([String: Int].self), Asked(Label.self) { $0.text },
            Asked(NumberValue.self, describe), Asked(PropertyList.self, describe), Asked(Decimal.self),
            Asked(IndexSetValue.self) { "\($0.ranges)" }, Asked(NullValue.self) { _ in "null" },
        ]
    }

    private static func describe(_ number: NumberValue) -> String {
        switch number {
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .largeInteger(let value): "\(value)"
        case .float(let value): "\(value)"
        case .double(let value): "\(value)"
        case .decimal(let value): "\(value)"
        }
    }

    private static func describe(_ list: PropertyList) -> String {
        switch list {
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)"
        case .double(let value): "\(value)"
        case .date(let value): "\(value.timeIntervalSinceReferenceDate)"
        case .data(let value): value.count == 1 ? "1 byte" : "\(value.count) bytes"
        case .string(let value): value
        case .array(let elements): "[\(elements.map(describe).joined(separator: ", "))]"
        case .dictionary(let entries):
            "[\(entries.map { "\"\($0.key)\": \(describe($0.value))" }.joined(separator: ", "))]"
        case .null, .uid, .set: "nothing that is archived"
        }
    }

    /// The targets of references in the rows.
    private static let slots: [PropertyList] = [
        "$null", "text", .data(Data([1, 2])),
        ["$class": .uid(11), "NS.time": 1.0],
        ["$class": .uid(12), "NS.base": .uid(0), "NS.relative": .uid(18)],
        ["$class": .uid(13), "NS.uuidbytes": .data(Data(0...15))],
        ["$class": .uid(14), "NS.objects": [.uid(19)]],
        ["$class": .uid(15), "NS.objects": [.uid(19)]],
        ["$class": .uid(16), "NS.keys": [.uid(1)], "NS.objects": [.uid(19)]],
        ["$class": .uid(17), "text": .uid(20), "size": 3],
        .date(Date(timeIntervalSinceReferenceDate: 1)),
        .describing("NSDate"), .describing("NSURL"), .describing("NSUUID"), .describing("NSMutableArray", "NSArray"),
        .describing("NSMutableSet", "NSSet"), .describing("NSDictionary"), .describing("Label"), "a", 7, "label",
        [
            "$class": .uid(22), "NS.mantissa": .data(Data([125] + Array(repeating: 0, count: 15))), "NS.length": 1,
            "NS.exponent": -1, "NS.negative": false, "NS.compact": true, "NS.mantissa.bo": 1,
        ],
        .describing("NSDecimalNumber", "NSNumber", "NSValue"),
        ["$class": .uid(24), "NSRangeCount": 1, "NSLocation": 3, "NSLength": 2], .describing("NSIndexSet"),
        ["$class": .uid(26)], .describing("NSNull"),
    ]

    private static func outcome(_ asked: Asked, of data: Data) -> Character {
        do {
            return try asked.decode(KeyedUnarchiver(forReadingFrom: data)) == nil ? "n" : "v"
        } catch let error as ArchiveError {
            switch error.code {
            case .outOfRange: return "r"
            case .unexpectedKind: return "k"
            case .unexpectedClass: return "c"
            case .classNotAllowed: return "a"
            default: return "?"
            }
        } catch {
            return "!"
        }
    }

    @Test(
        "Every kind that is stored and every type that is asked for, in both formats", arguments: rows.indices,
        PropertyList.Format.keyed)
    func matrix(index: Int, format: PropertyList.Format) throws {
        let row = Self.rows[index]
        #expect(Self.asked.count == 27)
        var archive = HandmadeArchive(top: ["value": row.stored])
        archive.objects = .array(Self.slots)
        // XML has no null.
        if row.stored == .null, format == .xml { return }
        let data = try archive.data(format: format)
        let outcomes = Self.asked.map { Self.outcome($0, of: data) }
        #expect(String(outcomes) == row.outcomes.filter { $0 != " " }, "\(row.stored)")
        for (asked, outcome) in zip(Self.asked, outcomes) where outcome == "v" {
            #expect(
                try asked.decode(KeyedUnarchiver(forReadingFrom: data)) == row.text, "\(row.stored) as \(asked.name)")
        }
    }

    @Test(
        "Numbers in slots of their own, as elements have them, are read in the same way, or as numbers of other kinds")
    func numbersInSlots() throws {
        var count = 0
        for row in Self.rows {
            switch row.stored {
            case .integer, .float, .double, .boolean: count += 1
            default: continue
            }
            let data = try HandmadeArchive(row.stored, top: ["value": .uid(1)]).data()
            let outcomes = Self.asked.map { Self.outcome($0, of: data) }
            for (column, (outcome, inline)) in zip(outcomes, row.outcomes.filter { $0 != " " }).enumerated() {
                // The first columns are numbers.
                if inline == "k", column < 13 { continue }
                #expect(outcome == inline, "\(row.stored) as \(Self.asked[column].name)")
            }
        }
        #expect(count == 36)
    }

    @Test(
        "A number in an object becomes one of another type if that represents exactly it",
        arguments: [
            // Bool, Int, UInt, Double
            (NumberValue.boolean(true), "true 1 1 1.0"), (.boolean(false), "false 0 0 0.0"),
            (.integer(1), "true 1 1 1.0"), (.integer(5), "nil 5 5 5.0"), (.integer(-5), "nil -5 nil -5.0"),
            (.integer(9_007_199_254_740_993), "nil 9007199254740993 9007199254740993 nil"),
            (.integer(.min), "nil -9223372036854775808 nil -9.223372036854776e+18"),
            (.largeInteger(.max), "nil nil 18446744073709551615 nil"),
            (.largeInteger(1 << 63), "nil nil 9223372036854775808 9.223372036854776e+18"),
            (.float(5), "nil 5 5 5.0"), (.float(0.5), "nil nil nil 0.5"), (.double(5), "nil 5 5 5.0"),
            (.double(1), "true 1 1 1.0"), (.double(5.5), "nil nil nil 5.5"),
            (.double(1e19), "nil nil 10000000000000000000 1e+19"),
            (.double(1e20), "nil nil nil 1e+20"), (.double(.infinity), "nil nil nil inf"),
            (.double(.nan), "nil nil nil nan"), (.double(-0.0), "false 0 0 -0.0"),
            (.decimal(1), "true 1 1 1.0"), (.decimal(Decimal(5) / 10), "nil nil nil 0.5"),
            (.decimal(Decimal(1) / 10), "nil nil nil 0.1"), (.decimal(-12_000), "nil -12000 nil -12000.0"),
            (.decimal(Decimal(sign: .plus, exponent: 30, significand: 1)), "nil nil nil 1e+30"),
            (.decimal(Decimal(sign: .plus, exponent: -20, significand: Decimal(UInt64.max))), "nil nil nil nil"),
            (.decimal(Decimal(Int64.min)), "nil -9223372036854775808 nil -9.223372036854776e+18"),
            (.decimal(Decimal(UInt64.max)), "nil nil 18446744073709551615 nil"),
            (.decimal(0), "false 0 0 0.0"), (.decimal(.nan), "nil nil nil nil"),
        ])
    func exactNumbers(number: NumberValue, expected: String) throws {
        func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }
        let own = [text(number.bool), text(number.int), text(number.uint), text(number.double)]
        #expect(own.joined(separator: " ") == expected)
        func read<Value: ArchivableValue>(_ type: Value.Type) throws -> [String] {
            func text(_ decode: () throws -> Value?) throws -> String {
                do {
                    return try decode().map { "\($0)" } ?? "nothing"
                } catch let error as ArchiveError where [.unexpectedKind, .outOfRange].contains(error.code) {
                    return "nil"
                }
            }
            let keyed = try KeyedArchiver.archivedData(withRootObject: number)
            let sequential = try SequentialArchiver.archivedData(withRootObject: [number])
            return [
                try text { try KeyedUnarchiver(forReadingFrom: keyed).decode(type, forKey: "root") },
                try text { try SequentialUnarchiver(forReadingFrom: sequential).decode([Value].self).first },
            ]
        }
        for (values, expected) in zip([try read(Bool.self), try read(Int.self), try read(UInt.self)], own) {
            #expect(values == [expected, expected])
        }
        #expect(try read(Double.self) == [own[3], own[3]])
    }

    @Test("A double becomes the nearest float, and a float the equal double")
    func widths() throws {
        let data = try HandmadeArchive(top: ["double": 0.1, "float": .float(0.1)]).data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(Float.self, forKey: "double") == 0.1)
        #expect(try unarchiver.decode(Double.self, forKey: "float") == Double(0.1 as Float))
    }

    @Test("A missing key is the zero of its type, as in Cocoa")
    func zeros() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(nil as Int?, forKey: "nil")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        for key in ["missing", "nil"] {
            #expect(try unarchiver.decodeBool(forKey: key) == false)
            #expect(try unarchiver.decodeInteger(forKey: key) == 0)
            #expect(try unarchiver.decodeInt32(forKey: key) == 0)
            #expect(try unarchiver.decodeInt64(forKey: key) == 0)
            #expect(try unarchiver.decodeFloat(forKey: key) == 0)
            #expect(try unarchiver.decodeDouble(forKey: key) == 0)
            #expect(try unarchiver.decodeObject(of: Node.self, forKey: key) == nil)
        }
    }

    @Test("A value of another kind is no zero, but an error")
    func zerosOfOtherKinds() throws {
        let data = try HandmadeArchive(top: ["real": 2.0, "large": 4_294_967_296, "integer": 1]).data()
        func code(_ body: (KeyedUnarchiver) throws -> Void) -> ArchiveError.Code? {
            archiveError { try body(KeyedUnarchiver(forReadingFrom: data)) }?.code
        }
        #expect(code { _ = try $0.decodeInteger(forKey: "real") } == .unexpectedKind)
        #expect(code { _ = try $0.decodeInt32(forKey: "large") } == .outOfRange)
        #expect(code { _ = try $0.decodeDouble(forKey: "integer") } == .unexpectedKind)
        #expect(code { _ = try $0.decodeFloat(forKey: "integer") } == .unexpectedKind)
        #expect(code { _ = try $0.decodeBool(forKey: "integer") } == .unexpectedKind)
        #expect(code { _ = try $0.decodeObject(of: Node.self, forKey: "integer") } == .unexpectedKind)
        #expect(code { _ = try $0.decodeInt64(forKey: "large") } == nil)
    }
}
