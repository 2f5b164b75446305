// What the schema's literals mean: defaults, raw values and constants stand in the model as Swift text.

import CodingSchema
import PropertyLists

/// Reads literals.
enum LiteralText {
    /// An integer with its sign, in any of Swift's radixes.
    static func integer(_ text: String) -> PropertyListInteger? {
        var digits = text.filter { $0 != "_" && $0 != " " }
        let isNegative = digits.hasPrefix("-")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        let radixes = ["0x": 16, "0o": 8, "0b": 2]
        let radix = radixes[String(digits.prefix(2))] ?? 10
        if radix != 10 { digits.removeFirst(2) }
        guard !digits.hasPrefix("-"), !digits.hasPrefix("+"), let magnitude = UInt64(digits, radix: radix) else {
            return nil
        }
        if !isNegative { return PropertyListInteger(magnitude) }
        return Int64(exactly: magnitude).map { PropertyListInteger(-$0) }
            ?? (magnitude == Int64.min.magnitude ? PropertyListInteger(Int64.min) : nil)
    }

    /// A real, also one that is written as an integer.
    static func real(_ text: String) -> Double? {
        let digits = text.filter { $0 != "_" && $0 != " " }
        return Double(digits)
    }

    /// A string between quotes, its escapes resolved.
    static func string(_ text: String) -> String? {
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
        var result = ""
        var rest = text.dropFirst().dropLast()
        while let character = rest.popFirst() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            guard let escape = rest.popFirst() else { return nil }
            switch escape {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
                result.unicodeScalars.append(scalar)
                rest = rest.dropFirst(digits.count + 2)
            default: result.append(escape)
            }
        }
        return result
    }

    /// The name of an enum's case behind its dot.
    static func caseName(_ text: String) -> String? {
        guard text.hasPrefix(".") else { return nil }
        return text.dropFirst().filter { $0 != "`" }
    }

    /// The value that a literal gives to a type; `nil` where only Swift knows it.
    static func value(_ text: String, type: SchemaType) -> SampleValue? {
        switch type {
        case .bool: return text == "true" || text == "false" ? .number(.boolean(text == "true")) : nil
        case .integer: return integer(text).map { .number(.integer($0)) }
        case .float: return real(text).map { .number(.float(Float($0))) }
        case .double: return real(text).map { .number(.double($0)) }
        case .string: return string(text).map { .text($0) }
        case .decimal: return decimal(text).map { .decimal($0) }
        case .enumeration(let enumeration):
            return caseName(text).flatMap { RawValues(enumeration).value(of: $0)?.sampleValue }
        case .array, .indexed: return text == "[]" ? .array([]) : nil
        case .packed: return text == "[]" ? .data([]) : nil
        case .set: return text == "[]" ? .set([]) : nil
        case .dictionary: return text == "[:]" ? .dictionary([]) : nil
        case .data, .date, .url, .uuid, .geometry, .object, .anyCoding, .structure, .union, .bits, .optional: return nil
        }
    }

    /// A decimal number other than 0.
    private static func decimal(_ text: String) -> SampleDecimal? {
        let isNegative = text.hasPrefix("-")
        let parts = (isNegative ? text.dropFirst() : text[...]).filter { $0 != "_" && $0 != " " }
            .split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count) else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard var mantissa = UInt64(parts[0] + fraction), mantissa != 0, var exponent = Int64(exactly: fraction.count)
        else { return nil }
        exponent = -exponent
        while mantissa % 10 == 0 {
            mantissa /= 10
            exponent += 1
        }
        return SampleDecimal(isNegative: isNegative, exponent: exponent, mantissa: mantissa)
    }
}
