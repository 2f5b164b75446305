// How decimal numbers and geometric values are read.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

extension KeyedUnarchiver {
    // MARK: Decimal numbers

    func readDecimal(forKey key: String?) throws -> Decimal? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            let mantissa = try value(of: found, .decimal, under: KeyedArchiveFormat.mantissaKey, key)
            guard mantissa.kind == .data, mantissa.count == 16 else {
                throw invalid("the 16 bytes of a decimal number", "\(mantissa.kind) of \(mantissa.count)", key)
            }
            let length = try integer(KeyedArchiveFormat.lengthKey, of: found, in: 0...8, key)
            let order = try integer(KeyedArchiveFormat.mantissaOrderKey, of: found, in: 1...2, key)
            let sign = try innerObject(KeyedArchiveFormat.negativeKey, of: found, key)
            guard sign.kind == .booleanTrue || sign.kind == .booleanFalse else {
                throw unexpectedContents(sign, FoundationClass.decimal.phrase, found, key)
            }
            var parts = DecimalParts(isNegative: sign.kind == .booleanTrue)
            parts.exponent = try integer(KeyedArchiveFormat.exponentKey, of: found, in: DecimalParts.exponents, key)
            parts.setMantissa(
                try table.bytes(mantissa), wordCount: length, isBigEndian: order != KeyedArchiveFormat.littleEndian)
            // Only what has no mantissa at all and a sign is no number.
            if length > 0, parts.isZeroOrNaN { return 0 }
            return parts.value
        }
    }

    // MARK: Geometric values

    func readGeometry(_ kind: GeometryKind, forKey key: String?) throws -> GeometryValue? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            guard found.slot != nil else { throw unexpectedKind("a \(kind.phrase)", found, key) }
            if found.object.kind == .dictionary {
                let record = try classRecord(of: found, key: key)
                if classRecords[record].foundationClass == .value { return try geometry(kind, in: found, key) }
                guard classRecords[record].foundationClass == .string else {
                    throw unexpectedKind("a \(kind.phrase)", found, key)
                }
            } else if !found.object.isString {
                throw unexpectedKind("a \(kind.phrase)", found, key)
            }
            return try geometry(kind, text: string(found, key), key)
        }
    }

    /// What an instance of NSValue holds.
    private func geometry(_ kind: GeometryKind, in found: Found, _ key: String?) throws -> GeometryValue {
        let special = try innerObject(KeyedArchiveFormat.specialKey, of: found, key)
        guard special.kind == .integer, try table.integer(special).signed == kind.special else {
            throw failure(
                .unexpectedKind, expected: "a \(kind.phrase)", found: "a value of another kind", forKey: key)
        }
        if kind == .range {
            let length = try count(KeyedArchiveFormat.rangeLengthKey, of: found, key)
            let location = try count(KeyedArchiveFormat.rangeLocationKey, of: found, key)
            return .range(RangeValue(location: location, length: length))
        }
        let reference = try innerObject(kind.valueKey, of: found, key)
        guard reference.kind == .uid, let text = try contents(ofSlot: table.uid(reference), key: key) else {
            throw unexpectedContents(reference, "a \(kind.phrase)", found, key)
        }
        return try geometry(kind, text: string(text, key), key)
    }

    private func geometry(_ kind: GeometryKind, text: String, _ key: String?) throws -> GeometryValue {
        do {
            return try GeometryValue(kind, text: text)
        } catch .outOfRange(let number) {
            throw failure(
                .outOfRange, expected: "a \(kind.phrase) of numbers in range", found: "\(number.prefix(40))",
                forKey: key)
        } catch .noSuchValue {
            throw invalid("a \(kind.phrase)", "'\(text.prefix(80))'", key)
        }
    }

    // MARK: Parts of instances

    private func innerObject(_ innerKey: String, of found: Found, _ key: String?) throws -> BinaryObject {
        guard let reference = try innerValue(innerKey, of: found.object) else {
            throw failure(
                .corruptArchive, expected: "a value under '\(innerKey)'", found: "no such key", forKey: key)
        }
        return try table.object(at: reference)
    }

    private func integer(
        _ innerKey: String, of found: Found, in range: ClosedRange<Int>, _ key: String?
    ) throws -> Int {
        let object = try innerObject(innerKey, of: found, key)
        guard object.kind == .integer else {
            throw unexpectedContents(object, FoundationClass.decimal.phrase, found, key)
        }
        let number = try table.integer(object)
        guard let value = number.signed.flatMap({ Int(exactly: $0) }), range.contains(value) else {
            throw failure(
                .outOfRange, expected: "\(range.lowerBound) to \(range.upperBound) under '\(innerKey)'",
                found: "\(number)", forKey: key)
        }
        return value
    }

    /// One of the two numbers of a range, which have slots of their own.
    private func count(_ innerKey: String, of found: Found, _ key: String?) throws -> Int {
        var object = try innerObject(innerKey, of: found, key)
        if object.kind == .uid, let target = try contents(ofSlot: table.uid(object), key: key) {
            object = target.object
        }
        guard object.kind == .integer else { throw unexpectedContents(object, "a range", found, key) }
        let number = try table.integer(object)
        guard let value = number.signed.flatMap({ Int(exactly: $0) }), value >= 0 else {
            throw failure(.outOfRange, expected: "a number from 0 to \(Int.max)", found: "\(number)", forKey: key)
        }
        return value
    }

    private func invalid(_ expected: String, _ found: String, _ key: String?) -> ArchiveError {
        failure(.invalidValue, expected: expected, found: found, forKey: key)
    }
}
