// Foundation's objects as sequential archives hold them.

import Foundation

extension ExpectedValue {
    static func boolean(_ value: Bool) -> ExpectedValue { .raw([value ? 1 : 0]) }

    static func string(_ text: String) -> ExpectedValue {
        .object("string " + text, [("NSString", 1)], [.group("+", [.bytes(Array(text.utf8))])])
    }

    static func data(_ bytes: [UInt8]) -> ExpectedValue {
        .object(
            "data \(bytes)", [("NSData", 0)],
            [.group("i", [.integer(Int64(bytes.count))]), .group("[\(bytes.count)c]", [.raw(bytes)])])
    }

    static func date(_ seconds: Double) -> ExpectedValue {
        .object("date \(seconds)", [("NSDate", 0)], [.group("d", [.real64(seconds)])])
    }

    static func url(_ text: String) -> ExpectedValue {
        .object("url " + text, [("NSURL", 0)], [.group("c", [.boolean(false)]), .group("@", [.string(text)])])
    }

    static func uuid(_ uuid: UUID) -> ExpectedValue {
        .object(
            "uuid \(uuid)", [("NSUUID", 0)], [.group("[16C]", [.raw(withUnsafeBytes(of: uuid.uuid, Array.init))])])
    }

    /// A decimal number that is an integer times a power of ten.
    static func decimal(_ mantissa: UInt64, exponent: Int64, isNegative: Bool) -> ExpectedValue {
        let parts = (0..<8).map { part -> ExpectedValue in
            let word = part < 4 ? UInt16(truncatingIfNeeded: mantissa >> (16 * part)) : 0
            return .integer(Int64(Int16(bitPattern: word)))
        }
        return .object(
            "decimal \(mantissa) \(exponent) \(isNegative)",
            [("NSDecimalNumber", 0), ("NSNumber", 0), ("NSValue", 0)],
            [.group("i", [.integer(exponent)]), .group("c", [.boolean(isNegative)]), .group("[8S]", parts)])
    }

    static func number(_ encoding: String, _ value: ExpectedValue) -> ExpectedValue {
        .object(
            "number \(encoding) \(value)", [("NSNumber", 0), ("NSValue", 0)],
            [.group("*", [.cString(encoding)]), .group(encoding, [value])])
    }

    static func int(_ value: Int64) -> ExpectedValue { .number("q", .integer(value)) }

    static func point(_ x: Double, _ y: Double) -> ExpectedValue {
        .object(
            "point \(x) \(y)", [("NSValue", 0)],
            [.group("*", [.cString("{CGPoint=dd}")]), .group("{CGPoint=dd}", [.real64(x), .real64(y)])])
    }

    static let nothing = ExpectedValue.object("null", [("NSNull", 0)], [])

    /// - Parameter name: distinguishes this array from others, which are objects themselves.
    /// Arrays without elements are one object, whatever their names.
    static func array(_ name: String, _ elements: [ExpectedValue]) -> ExpectedValue {
        .object(
            elements.isEmpty ? "[]" : name, [("NSArray", 0)],
            [.group("i", [.integer(Int64(elements.count))])] + elements.map { .group("@", [$0]) })
    }

    static func set(_ name: String, _ elements: [ExpectedValue]) -> ExpectedValue {
        .object(
            name, [("NSSet", 0)],
            [.group("I", [.integer(Int64(elements.count))])] + elements.map { .group("@", [$0]) })
    }

    /// Keys and values by turns.
    static func dictionary(_ name: String, _ entries: [(ExpectedValue, ExpectedValue)]) -> ExpectedValue {
        .object(
            name, [("NSDictionary", 0)],
            [.group("i", [.integer(Int64(entries.count))])]
                + entries.flatMap { [.group("@", [$0]), .group("@", [$1])] })
    }
}

extension ExpectedGroup {
    static func object(_ value: ExpectedValue) -> ExpectedGroup { .group("@", [value]) }
    static func integer(_ encoding: String, _ value: Int64) -> ExpectedGroup { .group(encoding, [.integer(value)]) }
    static func boolean(_ value: Bool) -> ExpectedGroup { .group("c", [.boolean(value)]) }
    static func byte(_ encoding: String, _ value: UInt8) -> ExpectedGroup { .group(encoding, [.raw([value])]) }
    static func double(_ value: Double) -> ExpectedGroup { .group("d", [.real64(value)]) }
    static func float(_ value: Float) -> ExpectedGroup { .group("f", [.real32(value)]) }

    /// A scalar that may be nil and is.
    static let absent = ExpectedGroup.boolean(false)

    static let null = ExpectedGroup.group("@", [.null])
}
