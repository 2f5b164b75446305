// The bits of a bit field's values in the integer, as the runtime packs and unpacks them.
//
//     bit     6 5   4 3 2 1   0
//           [ 1 0 | 0 1 1 1 | 1 ]     alignment at 5 width 2, weight at 1 width 4, bold at 0

import CodingSchema

extension SchemaBitField {
    /// The field's bits in the integer.
    var mask: UInt64 { lowMask << UInt64(position) }

    /// The value as bits of the integer.
    func packed(_ value: IntegerLiteral) -> UInt64 {
        let bits = value.isNegative ? 0 &- value.magnitude : value.magnitude
        return (bits & lowMask) << UInt64(position)
    }

    /// The bits that values of the field can set.
    var writtenBits: UInt64 {
        guard case .enumeration(let enumeration) = type, enumeration.unknown?.keptCase == nil else { return mask }
        return knownNumbers[0].reduce(0) { $0 | packed($1) }
    }

    /// The raw values of an enum's cases that the field may hold: the present ones, and those of earlier versions, which
    /// a reader tries afterwards.
    var knownNumbers: [Set<IntegerLiteral>] {
        guard case .enumeration(let enumeration) = type else { return [] }
        return [enumeration.rawValues, enumeration.formerRawValues.map(\.rawValue)].map { values in
            Set(values.compactMap { if case .integer(let number) = $0 { number } else { nil } })
        }
    }

    /// The names of an enum's cases by their raw values.
    var caseNames: [IntegerLiteral: String] {
        guard case .enumeration(let enumeration) = type else { return [:] }
        var result: [IntegerLiteral: String] = [:]
        for (enumerationCase, rawValue) in zip(enumeration.cases, enumeration.rawValues) {
            if case .integer(let number) = rawValue { result[number] = enumerationCase.name }
        }
        return result
    }

    /// The value that the field reads from an integer; `nil` if its type has no such value, which is an error, or the
    /// enum's unknown case.
    ///
    /// - Parameter known: the numbers that the field knows.
    func value(in bits: UInt64, known: [Set<IntegerLiteral>]) -> IntegerLiteral? {
        let bits = bits >> UInt64(position) & lowMask
        switch type {
        case .integer(let type):
            let value = number(ofBits: bits, isSigned: type.isSigned)
            return type.contains(value) ? value : nil
        case .enumeration(let enumeration):
            guard case .integer(let rawType) = enumeration.rawType else { return nil }
            let candidates = [false, rawType.isSigned].map { number(ofBits: bits, isSigned: $0) }
                .filter { rawType.contains($0) }
            return known.lazy.compactMap { numbers in candidates.first { numbers.contains($0) } }.first
        default:
            return IntegerLiteral(bits)
        }
    }

    /// Values that show every difference between two ways to read the bits: each bit alone, all bits, and none.
    var sampleValues: [IntegerLiteral] {
        func literal(_ magnitude: UInt64, isNegative: Bool = false) -> IntegerLiteral {
            IntegerLiteral(isNegative: isNegative, magnitude: magnitude)
        }
        switch type {
        case .enumeration(let enumeration):
            return enumeration.rawValues.compactMap { if case .integer(let number) = $0 { number } else { nil } }
        case .integer(let type):
            let magnitudeWidth = type.isSigned ? width - 1 : width
            let high = magnitudeWidth >= 64 ? UInt64.max : (UInt64(1) << UInt64(magnitudeWidth)) - 1
            var result = [literal(0), literal(high)]
            result += (0..<magnitudeWidth).map { literal(UInt64(1) << UInt64($0)) }
            if type.isSigned {
                result += (0...magnitudeWidth).map { literal(UInt64(1) << UInt64($0), isNegative: true) }
            }
            return result
        default:
            return [literal(0), literal(1)]
        }
    }

    /// Whether each pattern of the field's bits in the integer is a case.
    func knowsAll(of bits: UInt64) -> Bool {
        guard width <= 16 else { return false }
        let known = knownNumbers
        return (UInt64(0)...lowMask).allSatisfy {
            let pattern = $0 << UInt64(position)
            return pattern & ~bits != 0 || value(in: pattern, known: known) != nil
        }
    }
}

extension SchemaBits {
    /// The bits that fields use; all others are written as 0.
    var usedBits: UInt64 { fields.reduce(0) { $0 | $1.mask } }
}
