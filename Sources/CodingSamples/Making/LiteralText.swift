// The values of the schema's literals: defaults, raw values and constants are text in the model.

import Archiving
import CodingSchema
import Foundation

enum LiteralText {
    /// A real, also one that is written as an integer.
    static func real(_ text: String) -> Double? { Double(text.filter { $0 != "_" && $0 != " " }) }

    /// A string between quotes, its escapes resolved.
    static func string(_ text: String) -> String? {
        text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? StringLiteral.value(ofLiteral: text) : nil
    }

    /// The name of an enum's case without its dot.
    static func caseName(_ text: String) -> String? {
        text.hasPrefix(".") ? text.dropFirst().filter { $0 != "`" } : nil
    }

    /// The value of a literal in a type; `nil` if only Swift can compute it.
    static func value(_ text: String, type: SchemaType) -> SampleValue? {
        switch type {
        case .bool: return text == "true" || text == "false" ? .leaf(text == "true") : nil
        case .integer(let type): return IntegerLiteral(text).map { .leaf(type.value($0.bits)) }
        case .float: return real(text).map { .leaf(Float($0)) }
        case .double: return real(text).map { .leaf($0) }
        case .string: return string(text).map { .leaf($0) }
        case .decimal: return decimal(text).map { .leaf($0) }
        case .foundation(.number): return number(text).map { .leaf($0) }
        case .enumeration(let enumeration):
            return caseName(text).flatMap(enumeration.rawValue).map { .rawValue($0, enumeration) }
        case .array(let element), .indexed(let element): return elements(text, type: element).map { .array($0) }
        case .packed(let element, let isBigEndian):
            return elements(text, type: element).flatMap {
                PackedNumbers.value(of: $0.compactMap(\.leaf), type: element, isBigEndian: isBigEndian)
            }
        case .set(let element, let form): return elements(text, type: element).map { .set($0, form) }
        case .dictionary(let key, let value): return dictionary(text, key: key, value: value)
        case .variant(let variant, let wrapped): return value(text, type: wrapped).map { .variant(variant, $0) }
        case .data, .date, .foundation, .geometry, .object, .existential, .structure, .union, .bits, .optional,
            .converted, .swift:
            return nil
        }
    }

    private static func elements(_ text: String, type: SchemaType) -> [SampleValue]? {
        guard let literal = CollectionLiteral(text) else { return nil }
        let values = literal.values.compactMap { element($0, type: type) }
        return values.count == literal.values.count ? values : nil
    }

    private static func dictionary(_ text: String, key: SchemaType, value: SchemaType) -> SampleValue? {
        guard let literal = CollectionLiteral(text) else { return nil }
        let entries = zip(literal.keys, literal.values).compactMap { keyText, valueText in
            element(keyText, type: key).flatMap { key in element(valueText, type: value).map { (key, $0) } }
        }
        return entries.count == literal.values.count ? .dictionary(entries) : nil
    }

    private static func element(_ text: String, type: SchemaType) -> SampleValue? {
        guard case .optional(let wrapped) = type else { return value(text, type: type) }
        return text == "nil" ? .null : value(text, type: wrapped)
    }

    private static func number(_ text: String) -> NumberValue? {
        if text == "true" || text == "false" { return .boolean(text == "true") }
        if let literal = IntegerLiteral(text) { return .integer(Int64(truncatingIfNeeded: literal.bits)) }
        return real(text).map { .double($0) }
    }

    /// A decimal number other than 0.
    private static func decimal(_ text: String) -> Decimal? {
        if let literal = IntegerLiteral(text) { return literal.magnitude == 0 ? nil : Decimal(literal.bits) }
        guard let literal = DecimalLiteral(text), literal.significand != 0 else { return nil }
        return Decimal(
            sign: literal.isNegative ? .minus : .plus, exponent: literal.exponent,
            significand: Decimal(literal.significand))
    }
}

// MARK: - Raw values

extension SchemaEnumeration {
    /// The raw value of a case.
    func rawValue(ofCase name: String) -> SchemaRawValue? {
        cases.firstIndex { $0.name == name }.map { rawValues[$0] }
    }

    /// The name of the case with a raw value.
    func caseName(of value: SchemaRawValue) -> String? {
        rawValues.firstIndex(of: value).map { cases[$0].name }
    }

    /// The name of the case that earlier versions wrote as a raw value.
    func formerCaseName(of value: SchemaRawValue) -> String? {
        formerRawValues.first { $0.rawValue == value }?.name
    }

    /// The raw value of the nearest case that a version of the enum had; the value itself if no case has it.
    func nearest(to value: SchemaRawValue, asOf version: Int) -> SchemaRawValue {
        guard var name = caseName(of: value) else { return value }
        for _ in cases {
            guard let since = cases.first(where: { $0.name == name })?.since, version < since.version else { break }
            name = since.replacement
        }
        return rawValue(ofCase: name) ?? value
    }
}
