// Random values of every kind that archives can contain.
//
// They come from small pools if possible, so that one graph contains many of them twice.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport

/// A value of some type.
protocol RandomValue {
    func encode(to archiver: Archiver, forKey key: String?) throws
    func isEqual(to other: any RandomValue) -> Bool
}

private struct HeldValue<Value: ArchivableValue & Hashable>: RandomValue {
    let value: Value

    func encode(to archiver: Archiver, forKey key: String?) throws {
        if let key { try archiver.encode(value, forKey: key) } else { try archiver.encode(value) }
    }

    func isEqual(to other: any RandomValue) -> Bool { (other as? HeldValue)?.value == value }
}

/// A type, and how its values are made and read.
struct RandomKind: Sendable {
    let make: @Sendable (inout SeededGenerator) -> any RandomValue
    let decode: @Sendable (Unarchiver, String?) throws -> any RandomValue

    init<Value: ArchivableValue & Hashable & SendableMetatype>(
        _ make: @escaping @Sendable (inout SeededGenerator) -> Value
    ) {
        self.make = { HeldValue(value: make(&$0)) }
        decode = { unarchiver, key in
            HeldValue(
                value: try key.map { try unarchiver.decode(Value.self, forKey: $0) } ?? unarchiver.decode(Value.self))
        }
    }

    /// Kinds that every format holds, and then those whose reals XML gives back with another width, or without the sign
    /// of zero.
    static let all = numbers + texts + collections + structures + foundationValues + dates + binaryOnly
    static let allOfXML = Array(all.dropLast(binaryOnly.count))

    // MARK: Numbers and texts

    private static func integer<Number: ArchivableInteger & SendableMetatype>(_ type: Number.Type) -> RandomKind
    where Number: Hashable {
        RandomKind { random in
            [0, 1, 7, Number.min, .max].randomElement(using: &random) ?? .random(in: .min ... .max, using: &random)
        }
    }

    private static let numbers = [
        integer(Int8.self), integer(Int16.self), integer(Int32.self), integer(Int64.self), integer(Int.self),
        integer(UInt8.self), integer(UInt16.self), integer(UInt32.self), integer(UInt64.self), integer(UInt.self),
        RandomKind { Bool.random(using: &$0) }, RandomKind { real(&$0) }, RandomKind { Float(real(&$0)) },
        RandomKind { Decimal(Int.random(in: -9_999...9_999, using: &$0)) / 100 },
        RandomKind { Alignment(rawValue: .random(in: -1...1, using: &$0)) ?? .left },
        RandomKind { Style(bold: .random(using: &$0), size: .random(in: 0..<16, using: &$0), offset: -7) },
        RandomKind { PointValue(x: real(&$0), y: real(&$0)) }, RandomKind { SizeValue(width: real(&$0), height: 1) },
        RandomKind { RectangleValue(x: 0, y: real(&$0), width: 2, height: 1e300) },
        RandomKind { RangeValue(location: .random(in: 0..<100, using: &$0), length: 7) },
    ]

    private static let texts = [
        RandomKind { text(&$0) }, RandomKind { data(&$0) }, RandomKind { date(&$0) }, RandomKind { url(&$0) },
        RandomKind { uuid(&$0) }, RandomKind { Colour(rawValue: text(&$0)) ?? .yellow },
    ]

    // MARK: Collections and structures

    private static let collections = [
        RandomKind { several(&$0) { Int.random(in: -3...3, using: &$0) } },
        RandomKind { several(&$0) { Bool.random(using: &$0) ? text(&$0) : nil } },
        RandomKind { Set(several(&$0) { text(&$0) }) }, RandomKind { Set(several(&$0) { several(&$0) { uuid(&$0) } }) },
        RandomKind { random in
            Dictionary(several(&random) { (text(&$0), several(&$0) { date(&$0) }) }) { first, _ in first }
        },
        RandomKind { random in
            Dictionary(several(&random) { (Int.random(in: 0..<9, using: &$0), data(&$0)) }) { first, _ in first }
        },
        RandomKind { Indexed(several(&$0) { real(&$0) }) },
        RandomKind { Indexed(several(&$0) { Point(x: real(&$0), y: 0) }) },
    ]

    private static let structures = [
        RandomKind { Point(x: real(&$0), y: real(&$0)) },
        RandomKind { FullName(first: text(&$0), last: Bool.random(using: &$0) ? text(&$0) : nil) },
        RandomKind { random in
            Frame(
                origin: Point(x: 0, y: real(&random)), title: text(&random), weights: several(&random) { _ in 3 },
                points: several(&random) { Point(x: real(&$0), y: real(&$0)) })
        },
        RandomKind { random in Tree.chain(.random(in: 0...5, using: &random)) },
        RandomKind { random in
            [.url(url(&random)), .empty, .shape(Point(x: 1, y: 2)), .raw(pixels: data(&random), wide: 3, high: nil)]
                .randomElement(using: &random) ?? Picture.empty
        },
    ]

    // MARK: Foundation's values

    private static let foundationValues = [
        RandomKind { _ in NullValue() }, RandomKind { OrderedSetValue(several(&$0) { text(&$0) }) },
        RandomKind { CountedSetValue(several(&$0) { Int.random(in: 0..<4, using: &$0) }) },
        RandomKind { IndexSetValue(several(&$0) { Int.random(in: 0..<300, using: &$0) }) },
        RandomKind { IndexPath(indexes: several(&$0) { Int.random(in: 0..<300, using: &$0) }) },
        RandomKind { MeasurementValue(value: real(&$0), unit: UnitValue(symbol: text(&$0))) },
        RandomKind { RegularExpressionValue(pattern: text(&$0), options: .random(in: 0...3, using: &$0)) },
        RandomKind { EdgeInsetsValue(top: real(&$0), left: 0, bottom: real(&$0), right: -1) },
        RandomKind { number(&$0) }, RandomKind { several(&$0) { number(&$0) } }, RandomKind { anyValue(&$0, depth: 3) },
        RandomKind { ErrorValue(domain: text(&$0), code: 7, userInfo: [text(&$0): anyValue(&$0, depth: 2)]) },
        RandomKind { random in
            var string = AttributedStringValue(text(&random))
            for value in several(&random, { number(&$0) }) {
                string.append(text(&random), attributes: ["size": .number(value), "link": .url(url(&random))])
            }
            return string
        },
        RandomKind { propertyList(&$0, depth: 3) },
    ]

    private static let dates = [
        RandomKind { Locale(identifier: ["de_CH", "en_US"].randomElement(using: &$0) ?? "fr") },
        RandomKind { TimeZone(identifier: Bool.random(using: &$0) ? "Europe/Berlin" : "Asia/Tokyo") ?? .gmt },
        RandomKind { DateInterval(start: date(&$0), end: Date(timeIntervalSinceReferenceDate: 1e9)) },
        RandomKind { DateComponents(year: .random(in: -5...2_030, using: &$0), month: 7, weekday: 3) },
    ]

    private static let binaryOnly = [
        RandomKind { NumberValue.float(Float(real(&$0))) }, RandomKind { PropertyList.float(Float(real(&$0))) },
        RandomKind { NumberValue.double(Bool.random(using: &$0) ? -0.0 : 0) },
        RandomKind { AnyValue.array([.number(.float(Float(real(&$0)))), .number(.double(real(&$0)))]) },
    ]
}

// MARK: - Values

private func several<Element>(
    _ random: inout SeededGenerator, _ make: (inout SeededGenerator) -> Element
) -> [Element] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in make(&random) }
}

private func text(_ random: inout SeededGenerator) -> String {
    let pool = ["", "a", "green", "none", "$null", "EmpID", "ein längerer Text <&> \"🏴\"", "text of 24 ASCII letters"]
    return pool.randomElement(using: &random) ?? ""
}

private func real(_ random: inout SeededGenerator) -> Double {
    [0, 1, 0.1, -2.5, 1e30, .infinity].randomElement(using: &random) ?? 0
}

private func data(_ random: inout SeededGenerator) -> Data {
    Data(repeating: 0xA5, count: [0, 1, 15, 300].randomElement(using: &random) ?? 0)
}

private func date(_ random: inout SeededGenerator) -> Date {
    Date(timeIntervalSinceReferenceDate: [0, 0.1, -5e9, 509_523_358.684097].randomElement(using: &random) ?? 0)
}

private func url(_ random: inout SeededGenerator) -> URL {
    let base = URL(filePath: "/tmp/folder/")
    let relative = URL(filePath: "name-\(Int.random(in: 0..<3, using: &random))", relativeTo: base)
    return Bool.random(using: &random) ? relative : base
}

private func uuid(_ random: inout SeededGenerator) -> UUID {
    UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, .random(in: 0..<3, using: &random)))
}

private func number(_ random: inout SeededGenerator) -> NumberValue {
    let pool: [NumberValue] = [true, false, 0, 1, 7, .largeInteger(.max), 1.5, 1e300, .decimal(Decimal(7) / 4)]
    return pool.randomElement(using: &random) ?? 0
}

private func anyValue(_ random: inout SeededGenerator, depth: Int) -> AnyValue {
    switch Int.random(in: depth > 0 ? 0..<10 : 0..<7, using: &random) {
    case 0: .null
    case 1: .number(number(&random))
    case 2: .string(text(&random))
    case 3: .data(data(&random))
    case 4: .date(date(&random))
    case 5: .url(url(&random))
    case 6: .uuid(uuid(&random))
    case 7: .array(several(&random) { anyValue(&$0, depth: depth - 1) })
    case 8: .set([anyValue(&random, depth: depth - 1)])
    default:
        .dictionary(
            Dictionary(several(&random) { (text(&$0), anyValue(&$0, depth: depth - 1)) }) { first, _ in first })
    }
}

private func propertyList(_ random: inout SeededGenerator, depth: Int) -> PropertyList {
    switch Int.random(in: depth > 0 ? 0..<9 : 0..<7, using: &random) {
    case 0: .boolean(.random(using: &random))
    case 1: .integer(PropertyListInteger(Int64.random(in: -9...9, using: &random)))
    case 2: .integer(PropertyListInteger(UInt64.max))
    case 3: .double(real(&random))
    case 4: .date(date(&random))
    case 5: .data(data(&random))
    case 6: .string(text(&random))
    case 7: .array(several(&random) { propertyList(&$0, depth: depth - 1) })
    default:
        .dictionary(
            Dictionary(several(&random) { (text(&$0), propertyList(&$0, depth: depth - 1)) }) { first, _ in first })
    }
}
