// The own values of one class or struct in a sequential archive, read by their places.
//
//     written, version 1   name @ │ age q │ height d
//     read, version 1      name @ │ age q │ mentor @      value 3 is another one: an error
//
// A value has no key there: one that is taken for another, or that has another type encoding, is an error or a wrong
// value, and so is everything behind it.

import CodingSchema

/// What one version's sequence gives to a reader.
struct SequenceReading {
    /// What becomes of the values.
    struct Finding {
        let verdict: Verdict
        let reason: String
        var fix: Fix?
    }

    /// What would make the sequence the one that was written.
    enum Fix {
        /// The reader must go on expecting a value that is not declared any more.
        case keep(SchemaField)

        /// The reader must not expect a value before the version that has it first.
        case begin(SchemaField)
    }

    let written: [SequenceStep]
    let read: [SequenceStep]

    /// The version that wrote the sequence.
    let version: Int
    let context: ReadingContext
    let words: DirectionWords

    /// The writer's name of a field of the reader.
    let partner: (String) -> String?

    /// The reader's fields that its sequence of the version does not hold.
    let absent: [SchemaField]

    /// Whether a type of the writer and one of the reader are one.
    let areOne: (_ written: SchemaType, _ read: SchemaType) -> Bool

    /// Nothing else describes what becomes of the values' types: the class takes part in no keyed archives.
    let isOnlySequential: Bool

    /// The worst that becomes of the values, the first of the worst.
    var finding: Finding? {
        var result = absentFinding
        for place in 0..<max(written.count, read.count) {
            guard place < written.count else { return missing(read[place]) }
            guard place < read.count else { return surplus(written[place]) }
            if let found = misplaced(written[place], read[place], place) { return found }
            guard let found = value(written[place], read[place]) else { continue }
            if result.map({ $0.verdict < found.verdict }) ?? true { result = found }
        }
        return result
    }

    private var archives: String { "a sequential archive of version \(version)" }

    // MARK: Places

    private func missing(_ value: SequenceStep) -> Finding {
        Finding(
            verdict: .breaking, reason: "\(archives) ends before \(value.phrase), which \(words.reader) expects",
            fix: begin(value))
    }

    private func surplus(_ value: SequenceStep) -> Finding {
        Finding(
            verdict: .breaking, reason: "\(archives) holds \(value.phrase), which \(words.reader) does not expect",
            fix: keep(value))
    }

    private func misplaced(_ value: SequenceStep, _ expected: SequenceStep, _ place: Int) -> Finding? {
        let isSame = isSame(value, expected)
        if isSame, expected.takesEncoding(of: value) {
            guard value.isJoined != expected.isJoined else { return nil }
            let grouping = value.isJoined ? "in the group of the value before it" : "in a separate group"
            return Finding(
                verdict: .breaking,
                reason: "in \(archives) \(value.phrase) is \(grouping), and \(words.reader) expects it elsewhere")
        }
        if case .constant = expected.source, expected.takesEncoding(of: value), value.isJoined == expected.isJoined {
            // What represents a retired key is passed over, whatever it is.
            return nil
        }
        return Finding(
            verdict: .breaking,
            reason: "value \(place + 1) of \(archives) is \(value.phrase), and \(words.reader) reads it as "
                + expected.phrase,
            fix: isSame ? nil : begin(expected) ?? keep(value))
    }

    private func isSame(_ value: SequenceStep, _ expected: SequenceStep) -> Bool {
        if let field = value.field, let own = expected.field { return partner(own.name) == field.name }
        return value.key == expected.key
    }

    /// The reader expects a value that the writer does not have at all.
    private func begin(_ value: SequenceStep) -> Fix? {
        guard let field = value.field, !written.contains(where: { isSame($0, value) }) else { return nil }
        return .begin(field)
    }

    /// The writer has a value that the reader does not expect anywhere.
    private func keep(_ value: SequenceStep) -> Fix? {
        guard let field = value.field, !read.contains(where: { isSame(value, $0) }) else { return nil }
        return .keep(field)
    }

    // MARK: Values

    /// A field that must have a value, where the archive has none.
    private var absentFinding: Finding? {
        guard let field = absent.first(where: \.requiresKey) else {
            return nil
        }
        return Finding(
            verdict: .breaking, reason: "\(archives) holds no value of '\(field.name)', which requires one")
    }

    /// What becomes of a value that is in its place, where keys don't identify it.
    private func value(_ value: SequenceStep, _ expected: SequenceStep) -> Finding? {
        guard let field = value.field, let own = expected.field else {
            guard isOnlySequential, let field = value.field else { return nil }
            return Finding(
                verdict: .lossy, reason: "no field reads the values that \(words.writer) writes for '\(field.name)'")
        }
        if field.isOptional, !own.isOptional, isOnlySequential || !own.isRequired {
            return Finding(
                verdict: .breaking,
                reason: "in \(archives) '\(field.name)' can be nil, but '\(own.name)' can't")
        }
        if isOnlySequential, field.isConditional, !own.isConditional {
            return Finding(
                verdict: own.isOptional ? .lossy : .breaking,
                reason: "'\(own.name)' is nil if nothing else in the archive references the object")
        }
        return type(of: field, own)
    }

    private func type(of field: SchemaField, _ own: SchemaField) -> Finding? {
        let isObject = [field.type, own.type].contains { $0.form.nesting == .fields }
        // What is in a keyed archive under another key for older readers is not in this one.
        let isReadElsewhere = field.key != own.key && !isObject
        guard isReadElsewhere || (isOnlySequential || isObject) && !areOne(field.type, own.type) else { return nil }
        let outcome = context.outcome(written: field.type, asOf: nil, read: own.type, isElement: isObject)
        guard outcome.verdict > .safe else { return nil }
        return Finding(
            verdict: outcome.isUnseen ? .breaking : outcome.verdict,
            reason: "'\(own.name)': \(outcome.reason ?? "not every value can be read")")
    }
}
