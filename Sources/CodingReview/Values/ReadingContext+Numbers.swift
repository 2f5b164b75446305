// A number that is an object, in a collection or by the word `boxed`, read as a number of another kind: each exact value
// is accepted.
//
//     written   true, 1      read as Int, Bool: 1, true
//     written   5, 5.0       read as Double, Int: 5.0, 5
//     written   5.5, 2       read as Int, Bool: errors

import CodingSchema

extension ReadingContext {
    /// The finding of reading a number object as a number of another kind; `nil` if one of the two is something else, or
    /// both are of one kind.
    func findingOfNumberObjects(written: SchemaType, asOf stage: Int?, read: SchemaType) -> Finding? {
        guard let kind = read.numberKind, kind != .any else { return nil }
        switch written.numberKind {
        case nil, kind?: return nil
        case .boolean: return finding(ofNumbers: Self.bits, readAs: read)
        case .integer:
            guard case .enumeration(let enumeration) = written else { return findingOfIntegers(written, readAs: read) }
            // The writer keeps any raw value.
            if enumeration.unknown?.keptCase != nil { return findingOfIntegers(enumeration.rawType, readAs: read) }
            // Cases that are written as others are lossy whatever reads them.
            let cases = finding(ofCasesOf: enumeration, asOf: stage, read: enumeration.rawType)
            let rawValues = WrittenCase.cases(of: enumeration, asOf: stage).map(\.rawValue)
            return cases.worse(finding(ofNumbers: rawValues, readAs: read))
        case .real where kind == .boolean: return .inexact("a number other than 0 and 1")
        case .real: return .inexact("a number with a fraction")
        case .any: return .inexact("\(written.form.phrase) that is not exactly \(read.form.phrase)")
        }
    }

    private static let bits = [0, 1].map {
        SchemaRawValue.integer(IntegerLiteral($0))
    }

    private func findingOfIntegers(_ written: SchemaType, readAs read: SchemaType) -> Finding {
        let bitCount = if case .integer(let type) = written { type.bitCount } else { written.bitCountOfFields }
        switch read {
        case .bool: return bitCount <= 1 ? .safe : .inexact("a number other than 0 and 1")
        case .float where bitCount > 24, .double where bitCount > 53:
            return .inexact("an integer that \(read.schemaText) does not represent exactly")
        default: return .safe
        }
    }

    /// The finding for known integers.
    private func finding(ofNumbers numbers: [SchemaRawValue], readAs read: SchemaType) -> Finding {
        let worst = numbers.lazy.compactMap { number -> String? in
            guard case .integer(let literal) = number else { return nil }
            let isExact =
                switch read {
                case .bool: literal.magnitude <= 1 && !literal.isNegative || literal.magnitude == 0
                case .float: Float(exactly: literal.magnitude) != nil
                case .double: Double(exactly: literal.magnitude) != nil
                default: true
                }
            return isExact ? nil : number.text
        }.first
        if let worst { return .inexact("\(worst), which is not exactly \(read.form.phrase),") }
        switch read {
        case .enumeration(let enumeration):
            if Set(numbers).isSubset(of: enumeration.rawValues) { return .safe }
            return enumeration.findingOfUnknown(
                "a value that is not a raw value of '\(enumeration.name)' is", error: "an error")
        case .bits(let bits): return finding(ofRawValues: numbers, readAsFieldsOf: bits)
        default: return .safe
        }
    }
}

/// The kinds of numbers among which an inline number must have the requested one.
private enum NumberKind {
    case boolean, integer, real

    /// `NumberValue` and `Decimal`.
    case any
}

extension SchemaType {
    fileprivate var numberKind: NumberKind? {
        switch self {
        case .bool: .boolean
        case .integer, .bits: .integer
        case .enumeration(let enumeration): enumeration.rawType.numberKind
        case .float, .double: .real
        case .decimal, .foundation(.number): .any
        default: nil
        }
    }

    /// The number of bits that bit fields use.
    fileprivate var bitCountOfFields: Int {
        if case .bits(let bits) = self { UInt64.bitWidth - bits.usedBits.leadingZeroBitCount } else { 0 }
    }
}

extension Finding {
    fileprivate static func inexact(_ number: String) -> Finding {
        Finding(.breaking, "\(number) is an error")
    }
}
