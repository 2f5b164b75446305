// Bit fields: how a reader unpacks the integer that a writer packed.

import CodingSchema

extension ReadingContext {
    /// Bit fields read as another type.
    func finding(ofBits written: SchemaBits, read: SchemaType) -> Finding {
        switch read {
        case .bits(let read):
            let isSameDeclaration = isSameDeclaration(written.declarationName, read.declarationName)
            var result = finding(ofBits: written, readAsFieldsOf: read, isSameDeclaration: isSameDeclaration)
            if isSameDeclaration, result != .safe, result.cause == nil { result.cause = read.declarationName }
            return result
        case .integer(let type):
            if type.contains(IntegerLiteral(written.usedBits)) { return .safe }
            return Finding(.breaking, "bits that do not fit \(type.rawValue) are an error")
        case .enumeration(let enumeration):
            return finding(ofNumbersTo: written.usedBits, readAsCasesOf: enumeration)
        default:
            return .mismatch(.integer(written.rawType), read)
        }
    }

    private func finding(
        ofBits written: SchemaBits, readAsFieldsOf read: SchemaBits, isSameDeclaration: Bool
    ) -> Finding {
        if written.fields.contains(where: { $0.writtenBits & ~read.rawType.limits.high != 0 }) {
            return Finding(.breaking, "bits that do not fit \(read.rawType.rawValue) are an error")
        }
        let fields = written.fieldPairs(readBy: read)
        var result = Finding.safe
        for pair in fields.pairs {
            result = result.worse(finding(of: pair.new, from: pair.old, in: written, isRenamed: isSameDeclaration))
        }
        for field in fields.removed where isReaderNewer {
            result = result.worse(Finding(.lossy, "no field reads '\(field.name)' any longer"))
        }
        return result
    }

    /// The finding for one field of the reader.
    func finding(
        of read: SchemaBitField, from partner: SchemaBitField?, in written: SchemaBits, isRenamed: Bool
    ) -> Finding {
        let other = written.fields.first { $0.name != partner?.name && $0.writtenBits & read.mask != 0 }
        if let other {
            return Finding.misread("'\(read.name)' reads the bits of '\(other.name)' as its own")
        }
        guard let partner else { return findingOfZero(in: read) }
        let known = read.knownNumbers
        let names = partner.caseNames
        var reading: EnumerationReading?
        if case .enumeration(let from) = partner.type, case .enumeration(let to) = read.type {
            let isSameDeclaration = isSameDeclaration(from.declarationName, to.declarationName)
            reading = EnumerationReading(written: from, read: to, isSameDeclaration: isSameDeclaration)
        }
        var result = Finding.safe
        for value in partner.sampleValues {
            let number = read.value(in: partner.packed(value), known: known)
            if let reading {
                let name = names[value] ?? value.text
                result = result.worse(finding(of: name, value, number, in: partner, reading))
            } else {
                result = result.worse(finding(of: value, number, packedBy: partner, readBy: read))
            }
            if result.verdict == .breaking { break }
        }
        return result
    }

    /// The finding for a field that the writer doesn't have and whose bits are therefore 0.
    private func findingOfZero(in read: SchemaBitField) -> Finding {
        guard case .enumeration(let enumeration) = read.type, enumeration.unknown == nil,
            read.value(in: 0, known: read.knownNumbers) == nil
        else { return .safe }
        return Finding(.breaking, "'\(read.name)' reads 0, which is not a raw value of '\(enumeration.name)'")
    }

    /// - Parameter number: the number that the field reads; `nil` if its type has no such value.
    private func finding(
        of value: IntegerLiteral, _ number: IntegerLiteral?, packedBy written: SchemaBitField,
        readBy read: SchemaBitField
    ) -> Finding {
        if case .bool = read.type {
            if (number?.magnitude != 0) != (value.magnitude != 0) {
                return Finding.misread("'\(read.name)' reads false for \(value.text) of '\(written.name)'")
            }
            guard value.isNegative || value.magnitude > 1 else { return .safe }
            return Finding(.lossy, "'\(read.name)' reads \(value.text) of '\(written.name)' as true")
        }
        if number == value { return .safe }
        if case .enumeration(let enumeration) = read.type {
            let start = "'\(written.name)': \(value.text) is"
            guard number == nil else { return Finding.misread("\(start) read as \(number?.text ?? "")") }
            let replacement = enumeration.cases.firstIndex { $0.name == enumeration.unknown?.replacement }
            if let replacement, enumeration.rawValues[replacement] == .integer(value) { return .safe }
            return enumeration.findingOfUnknown(start, error: "not a raw value of '\(enumeration.name)'")
        }
        guard let number else {
            return Finding(.breaking, "'\(read.name)' can't hold \(value.text), which is an error")
        }
        return Finding(.breaking, "'\(read.name)' reads \(value.text) as \(number.text)")
    }

    /// The finding for a case that a field contains.
    private func finding(
        of name: String, _ value: IntegerLiteral, _ number: IntegerLiteral?, in written: SchemaBitField,
        _ reading: EnumerationReading
    ) -> Finding {
        let readName = number.flatMap { reading.name(of: .integer($0)) }
        var result = reading.finding(of: name, .integer(value), readAs: readName).inside("'\(written.name)'")
        if result != .safe { result.cause = reading.cause }
        return result
    }

    /// Any integer of a type, read as bit fields.
    func finding(ofIntegers type: SchemaIntegerType, readAsFieldsOf read: SchemaBits) -> Finding {
        guard read.rawType.containsAll(of: type) else {
            return Finding(.breaking, "a number that does not fit \(read.rawType.rawValue) is an error")
        }
        var result = Finding.safe
        if type.limits.high & ~read.usedBits != 0 {
            result = Finding(.lossy, "bits that no field of '\(read.name)' declares are dropped")
        }
        for field in read.fields {
            guard case .enumeration(let enumeration) = field.type, !field.knowsAll(of: type.limits.high) else {
                continue
            }
            result = result.worse(
                enumeration.findingOfUnknown("'\(field.name)': bits that are not a raw value are", error: "an error"))
        }
        return result
    }

    /// The raw values of an enum's cases, read as bit fields.
    func finding(ofRawValues rawValues: [SchemaRawValue], readAsFieldsOf read: SchemaBits) -> Finding {
        var result = Finding.safe
        for case .integer(let number) in rawValues {
            guard read.rawType.contains(number) else {
                return Finding(.breaking, "\(number.text) does not fit \(read.rawType.rawValue)")
            }
            if number.magnitude & ~read.usedBits != 0 {
                result = result.worse(
                    Finding(.lossy, "bits of \(number.text) that no field of '\(read.name)' declares are dropped"))
            }
            for field in read.fields {
                guard case .enumeration(let enumeration) = field.type,
                    field.value(in: number.magnitude, known: field.knownNumbers) == nil
                else { continue }
                result = result.worse(
                    enumeration.findingOfUnknown("'\(field.name)': bits of \(number.text) are", error: "an error"))
            }
        }
        return result
    }
}
