// Values without contents in JSON: in both directions.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension JSONValue {
    /// A real whose kind the text must state: `{"$real": 1}`.
    static func realObject(_ name: String, _ value: Double, bits: UInt64? = nil) -> JSONValue {
        [name: realNumber(value, bits: bits)]
    }

    /// A real as a number, or as text where JSON has no number for it.
    static func realNumber(_ value: Double, bits: UInt64? = nil) -> JSONValue {
        if value.isNaN {
            let bits = bits ?? value.bitPattern
            if bits == Double.nan.bitPattern { return .string("nan") }
            let digits = String(bits, radix: 16)
            return .string("nan:" + String(repeating: "0", count: 16 - digits.count) + digits)
        }
        if value.isInfinite { return .string(value < 0 ? "-inf" : "inf") }
        if value == 0, value.sign == .minus { return .string("-0.0") }
        return .real(value)
    }

    /// The real that ``realNumber(_:bits:)`` wrote.
    var realNumber: Double? {
        switch self {
        case .integer(let value): return Double(value)
        case .real(let value): return value
        case .string("nan"): return .nan
        case .string("inf"): return .infinity
        case .string("-inf"): return -.infinity
        case .string("-0.0"): return -0.0
        case .string(let text):
            guard text.hasPrefix("nan:"), text.utf8.count == 20, let bits = UInt64(text.dropFirst(4), radix: 16)
            else { return nil }
            let value = Double(bitPattern: bits)
            return value.isNaN ? value : nil
        default: return nil
        }
    }

    /// Integers beyond these are text, because many readers of JSON round them.
    private static let exactIntegers: ClosedRange<Int64> = -(1 << 53)...(1 << 53)

    /// An integer, as text if it is large.
    static func integer(_ value: PropertyListInteger, isExplicit: Bool = false) -> JSONValue {
        if let number = value.signed, exactIntegers.contains(number), !isExplicit { return .integer(number) }
        return ["$int": .string("\(value)")]
    }

    /// The integer that `$int` contains.
    static func integer(_ text: String) -> PropertyListInteger? {
        if let value = Int64(text) { return PropertyListInteger(value) }
        return UInt64(text).map { PropertyListInteger($0) }
    }

    /// Data in base 64.
    static func data(_ data: Data) -> JSONValue { ["$data": .string(data.base64EncodedString())] }

    /// A point in time: text if the text gives the same bits, otherwise seconds since 2001.
    static func date(_ seconds: Double) -> JSONValue {
        DateText.text(of: seconds).map { .string($0) } ?? realNumber(seconds)
    }

    /// The seconds since 2001 that ``date(_:)`` wrote.
    var date: Double? {
        if case .string(let text) = self, let seconds = DateText.seconds(of: text) { return seconds }
        return realNumber
    }
}

/// Dates as `2022-09-26T10:39:57.882Z`, with as many digits as the bits need.
enum DateText {
    /// The text of a date; `nil` for dates that have none.
    static func text(of seconds: Double) -> String? {
        guard ValueText.shownDates.contains(seconds), !(seconds == 0 && seconds.sign == .minus),
            let (digits, decimals) = decimal(seconds)
        else { return nil }
        var scale: Int64 = 1
        for _ in 0..<decimals { scale *= 10 }
        // Rounded down, also before 2001.
        let fraction = (digits % scale + scale) % scale
        let text = ValueText.date(Double((digits - fraction) / scale))
        if fraction == 0 { return text }
        let places = String(fraction)
        return text.dropLast() + "." + String(repeating: "0", count: decimals - places.count) + places + "Z"
    }

    /// The shortest decimal number with the same bits: its digits, and how many of them follow the point.
    private static func decimal(_ value: Double) -> (digits: Int64, decimals: Int)? {
        let text = "\(value)"
        guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return nil }
        let places = text[text.index(after: point)...]
        if places == "0" { return Int64(text[..<point]).map { ($0, 0) } }
        // Fewer than 18 digits: no overflow.
        guard places.utf8.count <= 17, let digits = Int64(text[..<point] + places) else { return nil }
        return (digits, places.utf8.count)
    }

    /// The seconds since 2001 of a text in the form above.
    static func seconds(of text: String) -> Double? {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int64? {
            guard range.upperBound <= bytes.count else { return nil }
            var result: Int64 = 0
            for byte in bytes[range] {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                result = result * 10 + Int64(byte - UInt8(ascii: "0"))
            }
            return result
        }
        guard bytes.count >= 20, bytes.count <= 40, bytes.last == UInt8(ascii: "Z"), bytes[4] == UInt8(ascii: "-"),
            bytes[7] == UInt8(ascii: "-"), bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
            bytes[16] == UInt8(ascii: ":"), let year = number(0..<4), let month = number(5..<7),
            let day = number(8..<10), let hour = number(11..<13), let minute = number(14..<16),
            let second = number(17..<19), (1...12).contains(month), year > 0 || month > 2, (1...31).contains(day),
            hour < 24, minute < 60, second < 60
        else { return nil }
        let days = GregorianCalendar.day(year: year, month: month, day: day)
        guard days < GregorianCalendar.day(year: year, month: month + 1, day: 1) else { return nil }
        let whole = days * 86_400 + hour * 3600 + minute * 60 + second
        if bytes.count == 20 { return Double(whole) }
        let places = bytes.count - 21
        guard bytes[19] == UInt8(ascii: "."), (1...17).contains(places), let fraction = number(20..<20 + places)
        else { return nil }
        var scale: Int64 = 1
        for _ in 0..<places { scale *= 10 }
        let (product, isTooLarge) = whole.multipliedReportingOverflow(by: scale)
        let (digits, overflows) = product.addingReportingOverflow(fraction)
        guard !isTooLarge, !overflows else { return nil }
        let magnitude = String(digits.magnitude)
        let padded = String(repeating: "0", count: max(0, places + 1 - magnitude.count)) + magnitude
        return Double((digits < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places))
    }
}

/// Names of members: a key that starts with `$` and no digit gets another `$`, so that it differs from this format's.
enum JSONKey {
    static func name(of key: String) -> String { ArchivePath.name(ofKey: key) }

    /// The key that a name represents; `nil` if the name is one of this format's.
    static func key(of name: String) -> String? {
        guard ArchivePath.needsEscape(name) else { return name }
        let key = String(name.dropFirst())
        return ArchivePath.needsEscape(key) ? key : nil
    }
}
