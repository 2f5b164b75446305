// The conversions that the documentation shows, to Foundation's types and back.

import Archiving
import Foundation
import Testing

@Suite("Foundation's values and its types")
struct FoundationValueConversionTests {
    @Test("Index sets")
    func indexSets() {
        let set = IndexSetValue([1, 2, 700])
        let indexes = set.ranges.reduce(into: IndexSet()) { $0.insert(integersIn: $1) }
        #expect(indexes == IndexSet([1, 2, 700]))
        #expect(IndexSetValue(Array(indexes.rangeView)) == set)
    }

    @Test("Ordered and counted sets")
    func sets() {
        let value = OrderedSetValue(["b", "a"])
        let ordered = NSOrderedSet(array: value.elements)
        #expect(OrderedSetValue(ordered.array as? [String] ?? []) == value)
        let counts = CountedSetValue(["a", "b", "a"])
        let counted = NSCountedSet(array: counts.counts.flatMap { Array(repeating: $0.key, count: $0.value) })
        #expect(counted.count(for: "a") == 2)
    }

    @Test("Errors")
    func errors() {
        let value = ErrorValue(domain: "d", code: 3)
        let error = NSError(domain: value.domain, code: value.code)
        #expect(ErrorValue(domain: error.domain, code: error.code) == value)
    }

    @Test("Measurements")
    func measurements() {
        let measurement = MeasurementValue(
            value: 2,
            unit: UnitValue(
                symbol: "m",
                dimension: .init(className: "NSUnitLength", converter: .linear(coefficient: 1, constant: 0))))
        let length = Measurement(value: measurement.value, unit: UnitLength.meters)
        #expect(length.converted(to: .centimeters).value == 200)
    }

    @Test("Regular expressions")
    func regularExpressions() throws {
        let value = RegularExpressionValue(pattern: "a+", options: 1)
        let expression = try NSRegularExpression(
            pattern: value.pattern, options: NSRegularExpression.Options(rawValue: UInt(value.options)))
        #expect(
            RegularExpressionValue(pattern: expression.pattern, options: Int(expression.options.rawValue)) == value)
    }

    @Test("Attributed strings")
    func attributedStrings() {
        var value = AttributedStringValue("🏴a", attributes: ["size": 1])
        value.append("b", attributes: ["size": 2])
        let text = NSMutableAttributedString(string: "")
        var start = value.string.startIndex
        for run in value.runs {
            let end = value.string.utf16.index(start, offsetBy: run.length)
            text.append(NSAttributedString(string: String(value.string[start..<end])))
            start = end
        }
        #expect(text.string == value.string)
    }
}
