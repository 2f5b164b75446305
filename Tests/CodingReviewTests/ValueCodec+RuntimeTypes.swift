// The values of the standard library and of the runtime, and variants of forms.

@_spi(GeneratedCode) import Archiving
import Foundation

extension ValueCodec {
    static var runtimeValues: [ValueCodec] {
        pair("Character", ["a", "é"] as [Character]) { ObservedValue("\($0)") }
            + pair("NumberValue", [1, 2.5, true, .integer(.max)] as [NumberValue]) { observed(.number($0)) }
            + pair("NullValue", [NullValue()]) { _ in observed(.null) }
            + pair("MeasurementValue", [MeasurementValue(value: 1, unit: UnitValue(symbol: "m"))]) {
                ObservedValue("\($0)")
            }
            + range(Range<Int>.self, [0..<0, 3..<300]) + range(Range<Int8>.self, [0..<5])
            + range(ClosedRange<Int>.self, [0...0, 3...300])
            + pair("Duration", [.zero, .milliseconds(1)] as [Duration]) {
                ObservedValue("\($0)", parts: ["seconds": "\($0.components.seconds)"])
            }
            + vector(SIMD2<Float>.self, [1, 2]) + vector(SIMD2<Double>.self, [1, 2])
            + vector(SIMD4<Float>.self, [1, 2, 3, 4])
            + [
                ValueCodec("mutable [Int]", [[0], [1], [3], [4], [.max], [.min]].map(Mutable<[Int]>.init)) {
                    ObservedValue("\($0.value[0])")
                },
                ValueCodec("mutable Set<Int8>", [Mutable([1] as Set<Int8>)]) { ObservedValue("\($0.value)") },
                ValueCodec("mutable Data", [Mutable(Data([1])), Mutable(Data([1, 2, 3]))]) {
                    ObservedValue(Self.text(of: $0.value))
                },
                ValueCodec("mutable String", ["red", "violet"].map(Mutable.init)) { ObservedValue($0.value) },
                ValueCodec("inline String", ["red", "violet", "{1, 2}"].map(InlineString.init)) {
                    ObservedValue($0.text)
                },
                ValueCodec("OrderedSetValue<Int>", [[1], [300]] as [OrderedSetValue<Int>]) {
                    ObservedValue("\($0.elements)")
                },
                ValueCodec("mutable OrderedSetValue<Int>", [[1], [300]].map { Mutable(OrderedSetValue<Int>($0)) }) {
                    ObservedValue("\($0.value.elements)")
                },
                ValueCodec("OrderedSetValue<Int8>", [[1]] as [OrderedSetValue<Int8>]) {
                    ObservedValue("\($0.elements)")
                },
                ValueCodec("CountedSetValue<Int>", [[1, 1], [300]] as [CountedSetValue<Int>]) {
                    ObservedValue("\($0.counts)")
                },
            ]
    }

    private static func range<Value: ArchivableStructure & CustomReflectable>(
        _ type: Value.Type, _ values: [Value]
    ) -> [ValueCodec] {
        pair("\(type)", values) { value in
            var parts = ["isClosed": "\(type)".hasPrefix("Closed") ? "yes" : "no"]
            for child in Mirror(reflecting: value).children { parts[child.label ?? ""] = "\(child.value)" }
            return ObservedValue("\(value)", parts: parts)
        }
    }

    private static func vector<Value: SIMD & ArchivableValue & SendableMetatype>(
        _ type: Value.Type, _ value: Value
    ) -> [ValueCodec] where Value.Scalar: ArchivableNumber {
        pair("\(type)", [value]) { value in
            let bytes = value.indices.flatMap { index in withUnsafeBytes(of: value[index]) { Array($0) } }
            return ObservedValue(
                text(of: Data(bytes)), parts: ["numbers": "\(value.indices.map { value[$0] })"])
        }
    }
}
