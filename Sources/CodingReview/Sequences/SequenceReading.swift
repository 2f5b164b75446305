// The values of one class or struct in a sequential archive, which are read by position.
//
//     written, version 1   name @ │ age q │ height d
//     read, version 1      name @ │ age q │ mentor @      value 3 is another one: an error
//
// The values have no keys: a value that is read as another one, or that has another type encoding, is an error or a
// wrong value, and so are all values after it.

import CodingSchema

/// Evaluates how a reader reads the sequence of one version.
struct SequenceReading {
    /// The change that restores the sequence that was written.
    enum Fix {
        /// The reader must still expect a value that is no longer declared.
        case keep(SchemaField)

        /// The reader must not expect a value before the version that introduced it.
        case begin(SchemaField)

        /// The reader must expect the value as a field of its former type, and the field itself later.
        case begins(SchemaField, insteadOf: SchemaField)
    }

    let written: [WriteStep]
    let read: [WriteStep]

    /// What holds the sequence, in reasons: "a sequential archive of version 1".
    let archives: String
    let context: ReadingContext
    let words: DirectionWords

    /// The writer's name for a field of the reader.
    let partner: (String) -> String?

    /// The reader's fields that the sequence of the version does not contain.
    let absent: [SchemaField]

    /// Whether a type of the writer and a type of the reader are the same.
    let isSameDeclaration: (_ written: SchemaType, _ read: SchemaType) -> Bool

    /// Whether the class is in no keyed archives, so that only this comparison reports changes of the values' types.
    let isOnlySequential: Bool

    /// Whether the same nil is under the same keys of keyed archives, where it is reported.
    let isNilReported: Bool

    /// The clause for a fix; `nil` if there is none.
    let clause: (Fix) -> SuggestedClause?

    /// The first of the worst findings.
    var finding: Finding? {
        var result = absentFinding
        for index in 0..<max(written.count, read.count) {
            guard index < written.count else { return missing(read[index]) }
            guard index < read.count else { return surplus(written[index]) }
            let misplaced = misplaced(written[index], read[index], index)
            if let misplaced, misplaced.verdict == .breaking { return misplaced }
            guard let found = misplaced ?? value(written[index], read[index]) else { continue }
            if result.map({ $0.verdict < found.verdict }) ?? true { result = found }
        }
        return result
    }

    // MARK: Positions

    private func missing(_ value: WriteStep) -> Finding {
        .endingReading(
            "\(archives) ends before \(value.phrase), which \(words.reader) expects",
            fix: begin(value).flatMap(clause))
    }

    private func surplus(_ value: WriteStep) -> Finding {
        .endingReading(
            "\(archives) holds \(value.phrase), which \(words.reader) does not expect",
            fix: keep(value).flatMap(clause))
    }

    private func misplaced(_ value: WriteStep, _ expected: WriteStep, _ index: Int) -> Finding? {
        let isSame = isSame(value, expected)
        if isSame, expected.takesEncoding(of: value) {
            guard value.isJoined != expected.isJoined else { return nil }
            let grouping = value.isJoined ? "in the group of the value before it" : "in a separate group"
            return failing(
                Finding(
                    .breaking,
                    "in \(archives) \(value.phrase) is \(grouping), and \(words.reader) expects it elsewhere"),
                at: expected)
        }
        let isMisread = expected.takesEncoding(of: value) && !isMismatch(value, expected)
        // A lenient field leaves out what it takes for its value. An object in place of its number isn't its value in
        // keyed archives, either.
        let isLeftOut = expected.field?.isLenient ?? false && expected.takesPlace(of: value) && !isMisread
        if isSame, isLeftOut, value.encoding == "@" { return nil }
        // The value of a retired key is skipped, whatever its type.
        if expected.field == nil, expected.takesPlace(of: value) { return nil }
        var found = failing(
            Finding(
                .breaking,
                "value \(index + 1) of \(archives) is \(value.phrase), and \(words.reader) reads it as "
                    + expected.phrase,
                fix: (isSame ? retype(value, expected) : begin(expected) ?? keep(value)).flatMap(clause)),
            at: expected)
        found.isMisread = isMisread && places == .fit
        return isLeftOut ? found.leavingOut("leaves it out") : found
    }

    /// Whether reading the one value as the other is always an error, although both are objects.
    private func isMismatch(_ value: WriteStep, _ expected: WriteStep) -> Bool {
        guard value.encoding == "@", !value.isOptional || !expected.isOptional else { return false }
        return context.finding(written: value.type, asOf: nil, read: expected.type, isElement: true).isMismatch
    }

    /// A finding about a value at another's place. The places of all values are found before the first is read: an error
    /// there is the one that is thrown.
    private func failing(_ finding: Finding, at expected: WriteStep) -> Finding {
        finding.with { $0.endsReading = places == .endApart || places == .fit && endsReading(expected.field) }
    }

    /// Whether each value has a place.
    private enum Places {
        case fit

        /// The one sequence goes on where the other ends. No lenient field catches the error.
        case endApart

        case differ
    }

    private var places: Places {
        guard zip(written, read).allSatisfy({ $1.takesPlace(of: $0) }) else { return .differ }
        return written.count == read.count ? .fit : .endApart
    }

    private func isSame(_ value: WriteStep, _ expected: WriteStep) -> Bool {
        if let field = value.field, let own = expected.field {
            return partner(own.name) == field.name || isFormerType(own, of: field)
        }
        return value.key == expected.key
    }

    /// Whether a field is the former version of one whose type changed: it is only read, in the old position, and the
    /// field itself begins later.
    private func isFormerType(_ own: SchemaField, of field: SchemaField) -> Bool {
        own.until != nil && partner(own.name) == nil && isSameDeclaration(field.type, own.type)
            && absent.contains { $0.since != nil && partner($0.name) == field.name }
    }

    /// A fix for a value that the reader expects but that the writer does not have at all.
    private func begin(_ value: WriteStep) -> Fix? {
        guard let field = value.field, !written.contains(where: { isSame($0, value) }) else { return nil }
        return .begin(field)
    }

    /// A fix for a value of the writer that the reader does not expect anywhere.
    private func keep(_ value: WriteStep) -> Fix? {
        guard let field = value.field, !read.contains(where: { isSame(value, $0) }) else { return nil }
        return .keep(field)
    }

    /// A fix for a value that has another type in the archive.
    private func retype(_ value: WriteStep, _ expected: WriteStep) -> Fix? {
        guard let field = value.field, let own = expected.field, own.since == nil, own.until == nil else { return nil }
        return .begins(own, insteadOf: field)
    }

    // MARK: Values

    /// The finding for a required field without a value in the archive.
    private var absentFinding: Finding? {
        guard let field = absent.first(where: \.requiresKey) else { return nil }
        var found = Finding(.breaking, "\(archives) holds no value of '\(field.name)', which requires one")
        found.endsReading = endsReading(field)
        return found
    }

    /// The finding for a value at the right position, if no keys identify it.
    private func value(_ value: WriteStep, _ expected: WriteStep) -> Finding? {
        guard let own = expected.field else {
            guard isOnlySequential, let field = value.field else { return nil }
            return Finding(
                .lossy, "no field reads the values that \(words.writer) writes for '\(field.name)'")
        }
        guard var found = contents(value, own).map(own.leavingOut) else { return nil }
        found.endsReading = endsReading(expected.field)
        return found
    }

    /// Whether a value is read while its object is connected, where errors aren't caught.
    private func endsReading(_ field: SchemaField?) -> Bool {
        field.map { ReadStep(of: $0).phase != .initializer } ?? false
    }

    private func contents(_ value: WriteStep, _ own: SchemaField) -> Finding? {
        if value.isOptional, !own.isOptional, !isNilReported || !own.isRequired || value.key != own.key {
            let isReplaced = own.treatsNilAsMissing && own.value != nil
            return Finding(
                isReplaced ? .lossy : .breaking,
                "in \(archives) \(value.title) can be nil, but '\(own.name)' "
                    + (isReplaced ? "becomes its default" : "can't"))
        }
        if isOnlySequential, value.field?.isConditional ?? false, !own.isConditional, !own.isWeak {
            return Finding(
                own.isOptional ? .lossy : .breaking,
                "'\(own.name)' is nil if nothing else in the archive references the object")
        }
        return type(of: value, own)
    }

    private func type(of value: WriteStep, _ own: SchemaField) -> Finding? {
        let (written, read) = (value.type.bounds, own.type.bounds)
        if written.count == read.count, let (bound, expected) = zip(written, read).first(where: { $0 != $1 }) {
            return Finding(
                .breaking,
                "'\(own.name)': the bounds of a range are stored as \(bound), and \(words.reader) expects "
                    + expected)
        }
        // Values with composed keys are objects without keys here.
        let isObject = [value.type, own.type].contains(where: \.hasOwnKeys)
        // In a keyed archive, the value is under another key for older readers; the sequence doesn't contain it.
        let isReadElsewhere = value.key != own.key && !isObject
        let isSame =
            isSameDeclaration(value.type, own.type) && value.type.dictionaryCount == own.type.dictionaryCount
        guard isReadElsewhere || (isOnlySequential || isObject) && !isSame else { return nil }
        let finding = context.finding(written: value.type, asOf: nil, read: own.type, isElement: isObject)
        guard finding.verdict > .safe else { return nil }
        var found = Finding(finding.isNotFound ? .breaking : finding.verdict, "'\(own.name)': \(finding.reason)")
        found.isMisread = finding.isMisread
        return found
    }
}

extension SchemaType {
    /// The type encodings of the ranges in a value, which are objects with two numbers in sequential archives.
    fileprivate var bounds: [String] {
        var result: [String] = []
        forEachPart { part in
            if case .structure(let found) = part, found.isBuiltIn { result += found.fields.map(\.type.form.encoding) }
        }
        return result
    }
}
