// A class written by hand, with a field for every value of Foundation and calls without keys.

public import Archiving
public import PropertyLists
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Holds one of each of Foundation's values that no schema declares.
public final class Foreign: Leaf {
    public var untyped: AnyValue?
    public var list: PropertyList?
    var text: AttributedStringValue?
    var indexes: IndexSetValue?
    var path: IndexPath?
    var ordered: OrderedSetValue<String>?
    var counted: CountedSetValue<Int>?
    var anyNumber: NumberValue?
    var locale: Locale?
    var timeZone: TimeZone?
    var components: DateComponents?
    var interval: DateInterval?
    var measurement: MeasurementValue?
    var expression: RegularExpressionValue?
    var error: ErrorValue?
    public var unkeyed: [Int32] = []

    public override init(number: Int) {
        super.init(number: number)
        text = AttributedStringValue("text", attributes: ["bold": true])
        indexes = IndexSetValue([1..<4, 6..<7])
        path = IndexPath(indexes: [1, 2])
        ordered = ["x", "y"]
        counted = CountedSetValue([1, 1, 2])
        anyNumber = .float(1.5)
        locale = Locale(identifier: "en_US")
        timeZone = TimeZone(identifier: "UTC")
        components = DateComponents(year: 2020)
        interval = DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 5)
        measurement = MeasurementValue(value: 1, unit: UnitValue(symbol: "m"))
        expression = RegularExpressionValue(pattern: "a+")
        error = ErrorValue(domain: "Domain", code: 3, userInfo: ["key": "value"])
    }

    public override class var archivedClass: ArchivedClass {
        ArchivedClass("Foreign", type: Foreign.self, superclass: Leaf.self)
    }

    public override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encodeIfPresent(untyped, forKey: "untyped")
        try archiver.encodeIfPresent(list, forKey: "list")
        try archiver.encodeIfPresent(text, forKey: "text")
        try archiver.encodeIfPresent(indexes, forKey: "indexes")
        try archiver.encodeIfPresent(path, forKey: "path")
        try archiver.encodeIfPresent(ordered, forKey: "ordered")
        try archiver.encodeIfPresent(counted, forKey: "counted")
        try archiver.encodeIfPresent(anyNumber, forKey: "anyNumber")
        try archiver.encodeIfPresent(locale, forKey: "locale")
        try archiver.encodeIfPresent(timeZone, forKey: "timeZone")
        try archiver.encodeIfPresent(components, forKey: "components")
        try archiver.encodeIfPresent(interval, forKey: "interval")
        try archiver.encodeIfPresent(measurement, forKey: "measurement")
        try archiver.encodeIfPresent(expression, forKey: "expression")
        try archiver.encodeIfPresent(error, forKey: "error")
        try archiver.encode(unkeyed.count)
        if !unkeyed.isEmpty { try archiver.encodeArray(unkeyed) }
    }

    public required init(coder unarchiver: Unarchiver) throws {
        untyped = try unarchiver.decodeIfPresent(AnyValue.self, forKey: "untyped")
        list = try unarchiver.decodeIfPresent(PropertyList.self, forKey: "list")
        text = try unarchiver.decodeIfPresent(AttributedStringValue.self, forKey: "text")
        indexes = try unarchiver.decodeIfPresent(IndexSetValue.self, forKey: "indexes")
        path = try unarchiver.decodeIfPresent(IndexPath.self, forKey: "path")
        ordered = try unarchiver.decodeIfPresent(OrderedSetValue<String>.self, forKey: "ordered")
        counted = try unarchiver.decodeIfPresent(CountedSetValue<Int>.self, forKey: "counted")
        anyNumber = try unarchiver.decodeIfPresent(NumberValue.self, forKey: "anyNumber")
        locale = try unarchiver.decodeIfPresent(Locale.self, forKey: "locale")
        timeZone = try unarchiver.decodeIfPresent(TimeZone.self, forKey: "timeZone")
        components = try unarchiver.decodeIfPresent(DateComponents.self, forKey: "components")
        interval = try unarchiver.decodeIfPresent(DateInterval.self, forKey: "interval")
        measurement = try unarchiver.decodeIfPresent(MeasurementValue.self, forKey: "measurement")
        expression = try unarchiver.decodeIfPresent(RegularExpressionValue.self, forKey: "expression")
        error = try unarchiver.decodeIfPresent(ErrorValue.self, forKey: "error")
        let count = try unarchiver.decode(Int.self)
        if count > 0 { unkeyed = try unarchiver.decodeArray(of: Int32.self, count: count) }
        try super.init(coder: unarchiver)
    }
}
