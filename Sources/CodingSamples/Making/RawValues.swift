// The raw values of an enum's cases as archives hold them.

import CodingSchema
import PropertyLists

/// Cases by raw value and raw values by case.
struct RawValues {
    /// One for each case, in declared order.
    let values: [SampleRawValue]
    private let enumeration: SchemaEnumeration

    init(_ enumeration: SchemaEnumeration) {
        self.enumeration = enumeration
        var next = PropertyListInteger(Int64(0))
        var isString = false
        if case .string = enumeration.rawType { isString = true }
        self.values = enumeration.cases.map { enumerationCase in
            if isString {
                return .text(enumerationCase.rawValue.flatMap(LiteralText.string) ?? enumerationCase.name)
            }
            let value = enumerationCase.rawValue.flatMap(LiteralText.integer) ?? next
            next = RawValues.successor(of: value)
            return .integer(value)
        }
    }

    /// The raw value of a case.
    func value(of name: String) -> SampleRawValue? {
        enumeration.cases.firstIndex { $0.name == name }.map { values[$0] }
    }

    /// The case of a raw value.
    func enumerationCase(of value: SampleRawValue) -> SchemaCase? {
        values.firstIndex(of: value).map { enumeration.cases[$0] }
    }

    /// The nearest case that a version of the enum knew.
    func name(of name: String, asOf version: Int) -> String {
        var current = name
        for _ in enumeration.cases {
            guard let since = enumeration.cases.first(where: { $0.name == current })?.since, version < since.version
            else { return current }
            current = since.replacement
        }
        return current
    }

    private static func successor(of value: PropertyListInteger) -> PropertyListInteger {
        if let signed = value.signed, signed < .max { return PropertyListInteger(signed + 1) }
        guard let unsigned = value.unsigned, unsigned < .max else { return value }
        return PropertyListInteger(unsigned + 1)
    }
}

/// A raw value.
enum SampleRawValue: Hashable {
    case text(String)
    case integer(PropertyListInteger)

    var sampleValue: SampleValue {
        switch self {
        case .text(let text): .text(text)
        case .integer(let value): .number(.integer(value))
        }
    }
}
