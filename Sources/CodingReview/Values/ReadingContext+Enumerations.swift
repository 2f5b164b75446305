// Enums with raw values: each case of the writer, by the raw value that is written for it.

import CodingSchema

extension ReadingContext {
    /// The cases of an enum, as they are written at one of its stages, read as another type.
    func finding(
        ofCasesOf written: SchemaEnumeration, asOf stage: Int?, read: SchemaType
    ) -> Finding {
        let cases = WrittenCase.cases(of: written, asOf: stage)
        var result = Finding.safe
        for writtenCase in cases where writtenCase.isReplaced {
            result = result.worse(
                Finding(
                    .lossy, "'\(writtenCase.name)' is written as '\(writtenCase.writtenName)'",
                    cause: written.declarationName))
        }
        if let kept = written.unknown?.keptCase {
            result = result.worse(finding(ofValuesKeptAs: kept, in: written, read: read))
        }
        switch read {
        case .enumeration(let enumeration):
            return result.worse(finding(of: cases, of: written, readAsCasesOf: enumeration))
        case .string:
            if case .string = written.rawType { return result }
            return .mismatch(written.rawType, read)
        case .integer(let type):
            guard case .integer = written.rawType else { return .mismatch(written.rawType, read) }
            let wide = cases.first { !$0.fits(type) }
            return result.worse(
                wide.map { Finding(.breaking, "\($0.rawValue.text) does not fit \(type.rawValue)") } ?? .safe)
        case .bits(let bits):
            guard case .integer = written.rawType else { return .mismatch(written.rawType, read) }
            return result.worse(finding(ofRawValues: cases.map(\.rawValue), readAsFieldsOf: bits))
        case .geometry(let geometry):
            guard case .string = written.rawType else { return .mismatch(written.rawType, read) }
            return Finding(.breaking, "a text that is not a \(geometry.rawValue) is an error")
        default:
            return .mismatch(written.rawType, read)
        }
    }

    /// The finding for the raw values that the writer keeps, which can be any.
    private func finding(ofValuesKeptAs kept: String, in written: SchemaEnumeration, read: SchemaType) -> Finding {
        guard case .enumeration(let enumeration) = read,
            isSameDeclaration(written.declarationName, enumeration.declarationName)
        else { return finding(written: written.rawType, asOf: nil, read: read, isElement: true) }
        var result = finding(written: written.rawType, asOf: nil, read: enumeration.rawType, isElement: true)
        // A newer writer has only the values that it read in archives of versions that are newer still.
        if isReaderNewer {
            result = result.worse(
                enumeration.findingOfUnknown("a raw value that '\(kept)' keeps is", error: "an error"))
        }
        if result != .safe { result.cause = enumeration.declarationName }
        return result
    }

    private func finding(
        of cases: [WrittenCase], of written: SchemaEnumeration, readAsCasesOf read: SchemaEnumeration
    ) -> Finding {
        let isSameDeclaration = isSameDeclaration(written.declarationName, read.declarationName)
        let reading = EnumerationReading(written: written, read: read, isSameDeclaration: isSameDeclaration)
        var result = Finding.safe
        for writtenCase in cases { result = result.worse(reading.finding(of: writtenCase)) }
        if isSameDeclaration, isReaderNewer {
            // Archives of the versions before the writer have these.
            for former in written.formerRawValues {
                let readName = reading.name(of: former.rawValue)
                result = result.worse(reading.finding(of: former.name, former.rawValue, readAs: readName))
            }
        }
        if isSameDeclaration, result != .safe { result.cause = read.declarationName }
        return result
    }

    /// Any integer of a type, read as a case.
    func finding(ofIntegers type: SchemaIntegerType, readAsCasesOf read: SchemaEnumeration) -> Finding {
        guard case .integer(let rawType) = read.rawType else { return .mismatch(.integer(type), .string) }
        guard rawType.containsAll(of: type) else {
            return Finding(.breaking, "a number that does not fit \(rawType.rawValue) is an error")
        }
        let known = read.rawValues.count { rawValue in
            if case .integer(let number) = rawValue { type.contains(number) } else { false }
        }
        if type.bitCount == 8, known == 256 { return .safe }
        return finding(ofUnknownRawValuesIn: read)
    }

    /// Numbers that are not negative, read as a case.
    func finding(ofNumbersTo highest: UInt64, readAsCasesOf read: SchemaEnumeration) -> Finding {
        guard case .integer(let rawType) = read.rawType else { return .mismatch(.integer(.uint), .string) }
        guard rawType.contains(IntegerLiteral(highest)) else {
            return Finding(.breaking, "a number that does not fit \(rawType.rawValue) is an error")
        }
        return finding(ofUnknownRawValuesIn: read)
    }

    /// Any string, read as a case.
    func finding(ofStringsReadAsCasesOf read: SchemaEnumeration) -> Finding {
        guard case .string = read.rawType else { return .mismatch(.string, read.rawType) }
        return finding(ofUnknownRawValuesIn: read)
    }

    private func finding(ofUnknownRawValuesIn read: SchemaEnumeration) -> Finding {
        var result = read.findingOfUnknown("a value that is not a raw value of '\(read.name)' is", error: "an error")
        if result != .safe { result.cause = read.declarationName }
        return result
    }
}

extension SchemaEnumeration {
    /// The finding for a value that is no raw value of the enum: its unknown case or an error.
    ///
    /// - Parameter start: the start of the reason: "a value is".
    func findingOfUnknown(_ start: String, error: String) -> Finding {
        switch unknown {
        case .replacement(let name)?: Finding(.lossy, "\(start) read as '\(name)'")
        case .keeping?: .safe
        case nil: Finding(.breaking, "\(start) \(error)")
        }
    }
}

/// A case of the writer's enum and how it is written.
struct WrittenCase {
    let declared: SchemaCase

    /// The case that is written instead for older readers; otherwise, the case itself.
    let writtenName: String
    let rawValue: SchemaRawValue

    var name: String { declared.name }
    var location: SourceRange? { declared.location }
    var since: (version: Int, replacement: String)? { declared.since }
    var isReplaced: Bool { name != writtenName }

    func fits(_ type: SchemaIntegerType) -> Bool {
        if case .integer(let number) = rawValue { type.contains(number) } else { false }
    }

    /// The cases of an enum at a stage: newer cases are replaced, and so are their replacements if these are newer,
    /// too.
    static func cases(of enumeration: SchemaEnumeration, asOf stage: Int?) -> [WrittenCase] {
        let rawValues = Array(zip(enumeration.cases, enumeration.rawValues))
        var indices: [String: Int] = [:]
        for (index, enumerationCase) in enumeration.cases.enumerated() { indices[enumerationCase.name] = index }
        return rawValues.indices.map { start in
            var index = start
            for _ in rawValues.indices {
                guard let stage, let since = rawValues[index].0.since, stage < since.version,
                    let replacement = indices[since.replacement]
                else { break }
                index = replacement
            }
            return WrittenCase(
                declared: rawValues[start].0, writtenName: rawValues[index].0.name, rawValue: rawValues[index].1)
        }
    }
}

/// One enum's raw values read as the cases of another.
struct EnumerationReading {
    private let read: SchemaEnumeration
    private let isSameDeclaration: Bool
    private let writtenNames: Set<String>
    private let namesByRawValue: [SchemaRawValue: String]
    private let namesByFormer: [SchemaRawValue: String]
    private let readNames: Set<String>

    init(written: SchemaEnumeration, read: SchemaEnumeration, isSameDeclaration: Bool) {
        self.read = read
        self.isSameDeclaration = isSameDeclaration
        writtenNames = Set(written.cases.map(\.name))
        readNames = Set(read.cases.map(\.name))
        namesByRawValue = Dictionary(
            zip(read.rawValues, read.cases.map(\.name)), uniquingKeysWith: { first, _ in first })
        namesByFormer = Dictionary(
            read.formerRawValues.map { ($0.rawValue, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// The enum, if both versions declare it: its own changes are reported at its declaration.
    var cause: DeclarationName? { isSameDeclaration ? read.declarationName : nil }

    /// The reader's case of a raw value, present or former.
    func name(of rawValue: SchemaRawValue) -> String? { namesByRawValue[rawValue] ?? namesByFormer[rawValue] }

    /// Why a raw value that the reader doesn't have is not lost; `nil` if it has it, or loses it.
    func keptReason(of rawValue: SchemaRawValue) -> String? {
        guard name(of: rawValue) == nil, let kept = read.unknown?.keptCase else { return nil }
        return "\(rawValue.text) is kept as '\(kept)'"
    }

    /// The finding for a case as it is written in the archive.
    func finding(of written: WrittenCase) -> Finding {
        if case .integer(let type) = read.rawType {
            guard case .integer = written.rawValue else { return .mismatch(.string, read.rawType) }
            guard written.fits(type) else {
                return Finding(.breaking, "\(written.rawValue.text) does not fit \(type.rawValue)")
            }
        } else if case .integer = written.rawValue {
            return .mismatch(.integer(.int), .string)
        }
        return finding(of: written.writtenName, written.rawValue, readAs: name(of: written.rawValue))
    }

    /// The finding for a case that is read as `readName`; `nil` if the reader has no case for the raw value.
    func finding(of name: String, _ rawValue: SchemaRawValue, readAs readName: String?) -> Finding {
        guard let readName else { return findingOfUnknown(name, rawValue) }
        if readName == name { return .safe }
        if namesByRawValue[rawValue] == nil {
            return Finding(
                .lossy, "'\(name)' (\(rawValue.text)) is read as '\(readName)', which was formerly \(rawValue.text)")
        }
        // A renamed case: the reader's name replaces one that was removed.
        if isSameDeclaration, !readNames.contains(name), !writtenNames.contains(readName) { return .safe }
        return Finding.misread("'\(name)' (\(rawValue.text)) is read as '\(readName)'")
    }

    /// The finding for a case whose raw value the reader doesn't have.
    private func findingOfUnknown(_ name: String, _ rawValue: SchemaRawValue) -> Finding {
        let start = "'\(name)' (\(rawValue.text)) is unknown to the reader"
        switch read.unknown {
        case .replacement(name)?, .keeping?: return .safe
        case .replacement(let unknown)?: return Finding(.lossy, "\(start) and read as '\(unknown)'")
        case nil: return Finding(.breaking, "\(start), which is an error")
        }
    }
}
