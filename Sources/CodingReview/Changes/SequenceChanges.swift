// The effect of changes on sequential archives, for a class, struct or enum that takes part in them in both versions:
// for each version that the old schema wrote or read, and for the one that the new schema writes.

import CodingSchema

/// The change of a declaration's sequences, if there is one.
struct SequenceChanges {
    private(set) var drafts: [ChangeDraft] = []

    private let contexts: ReviewContexts
    private let old: SchemaOwner
    private let new: SchemaOwner
    private let isOnlySequential: Bool

    private init?(_ old: SchemaOwner, _ new: SchemaOwner, contexts: ReviewContexts) {
        guard old.hasSequence, new.hasSequence else { return nil }
        self.old = old
        self.new = new
        self.contexts = contexts
        isOnlySequential = !old.isInKeyedArchives && !new.isInKeyedArchives
    }

    /// The changes of a class or struct.
    static func drafts(_ pair: OwnerPair, _ contexts: ReviewContexts) -> [ChangeDraft] {
        guard var result = SequenceChanges(pair.old, pair.new, contexts: contexts) else { return [] }
        result.addFields(pair)
        return result.drafts
    }

    /// The changes of an enum whose cases carry values.
    static func drafts(_ old: SchemaUnion, _ new: SchemaUnion, _ contexts: ReviewContexts) -> [ChangeDraft] {
        guard var result = SequenceChanges(old, new, contexts: contexts) else { return [] }
        result.addCases(old, new)
        return result.drafts
    }

    /// The changes of a declaration that became one of another kind with the same name in archives.
    static func drafts(
        _ old: SchemaOwner, ofAnotherKind new: SchemaOwner, _ contexts: ReviewContexts
    ) -> [ChangeDraft] {
        if let old = old as? any SchemaFieldOwner, let new = new as? any SchemaFieldOwner {
            return drafts(OwnerPair(old, new, contexts), contexts)
        }
        guard var result = SequenceChanges(old, new, contexts: contexts), !(old is SchemaUnion && new is SchemaUnion)
        else { return [] }
        let isUnion = old is SchemaUnion
        func finding(_ words: DirectionWords, isUnion: Bool) -> Finding {
            let (written, read) = isUnion ? ("a case", "fields") : ("fields", "a case")
            return Finding(
                .breaking,
                "sequential archives of \(words.writer) hold the values of \(written) of '\(old.name)', and "
                    + "\(words.reader) expects those of \(read)")
        }
        result.add(finding(.newReadsOld, isUnion: isUnion), finding(.oldReadsNew, isUnion: !isUnion))
        return result.drafts
    }

    private mutating func add(_ newReadsOld: Finding?, _ oldReadsNew: Finding?) {
        guard newReadsOld != nil || oldReadsNew != nil else { return }
        var draft = ChangeDraft(
            .sequenceChanged, "the values of '\(new.name)' in sequential archives changed", from: old.location,
            to: new.location)
        if let newReadsOld { draft.add(.newReadsOld, newReadsOld) }
        if let oldReadsNew { draft.add(.oldReadsNew, oldReadsNew) }
        draft.reasons[.oldReadsNew] =
            new.version > old.version
            ? "the old schema refuses version \(new.version) in sequential archives, whatever it holds" : nil
        drafts.append(draft)
    }

    // MARK: Fields

    private mutating func addFields(_ pair: OwnerPair) {
        let newest = min(pair.old.version, pair.new.version)
        let versions = pair.old.sequenceVersions.union(pair.new.sequenceVersions).filter { $0 < newest }
        var forward: Finding?
        // The version that the old schema writes comes first, then the older ones that it still reads.
        for version in [newest] + versions.sorted(by: >) where forward?.verdict != .breaking {
            let found = finding(of: pair.old, by: pair.new, version, .newReadsOld, pair)
            if let found, found.verdict > forward?.verdict ?? .safe { forward = found }
        }
        guard pair.new.version <= pair.old.version else { return add(forward, nil) }
        add(forward, finding(of: pair.new, by: pair.old, pair.new.version, .oldReadsNew, pair))
    }

    private func finding(
        of written: any SchemaFieldOwner, by read: any SchemaFieldOwner, _ version: Int, _ words: DirectionWords,
        _ pair: OwnerPair
    ) -> Finding? {
        let own = reading(
            of: [(written, version)], by: [(read, version)], in: "a sequential archive of version \(version)", words,
            pair.matching, clause: { [self] in words.direction == .newReadsOld ? clause($0, version, pair) : nil })
        guard let written = written as? SchemaClass, let read = read as? SchemaClass else { return own.finding }
        return superclasses(of: written, by: read, version, words) ?? own.finding
    }

    /// The values of owners, one after the other, each in a version.
    private func reading(
        of written: [(any SchemaFieldOwner, Int)], by read: [(any SchemaFieldOwner, Int)], in archives: String,
        _ words: DirectionWords, _ matching: FieldMatching, clause: @escaping (SequenceReading.Fix) -> SuggestedClause?
    ) -> SequenceReading {
        let expected = read.flatMap { owner, version in owner.plan.sequence(inVersion: version) }
        let present = Set(expected.compactMap { $0.field?.name })
        return reading(
            of: written.flatMap { owner, version in owner.plan.sequence(inVersion: version) }, by: expected,
            in: archives, words, matching,
            absent: read.flatMap(\.0.fields).filter { $0.isArchived && !present.contains($0.name) },
            isNilReported: !isOnlySequential, clause: clause)
    }

    private func reading(
        of written: [WriteStep], by read: [WriteStep], in archives: String, _ words: DirectionWords,
        _ matching: FieldMatching, absent: [SchemaField], isNilReported: Bool,
        clause: @escaping (SequenceReading.Fix) -> SuggestedClause?
    ) -> SequenceReading {
        let isForward = words.direction == .newReadsOld
        let partners = isForward ? matching.oldOfNew : matching.newOfOld
        return SequenceReading(
            written: written, read: read, archives: archives,
            context: (isForward ? contexts.newReadsOld : contexts.oldReadsNew).context, words: words,
            partner: { partners[$0]?.field.name }, absent: absent,
            isSameDeclaration: { [contexts] in
                isForward ? contexts.isSameDeclaration($0, $1) : contexts.isSameDeclaration($1, $0)
            },
            isOnlySequential: isOnlySequential, isNilReported: isNilReported, clause: clause)
    }

    /// The clause that restores the sequence that the version wrote.
    private func clause(_ fix: SequenceReading.Fix, _ version: Int, _ pair: OwnerPair) -> SuggestedClause? {
        guard version < .max else { return nil }
        let next = max(version + 1, new.version)
        let steps = new.version < next ? [SuggestedClause.Step.version(next, of: new)] : []
        switch fix {
        case .begin(let field) where !field.isRequired && (field.since ?? 0) < next:
            return SuggestedClause("since \(next)", "to the field '\(field.name)'", steps: steps)
        case .keep(let field):
            guard let line = field.line(endingWith: version) else { return nil }
            return SuggestedClause(
                line, "into the \(new.title) '\(new.name)'\(position(of: field, pair))", steps: steps)
        case .begins(let field, let former):
            let name = "old" + former.name.prefix(1).uppercased() + former.name.dropFirst()
            guard !field.hasOwnInitialValue, !pair.new.fields.contains(where: { $0.name == name }),
                var line = former.line(named: name, endingWith: version)
            else { return nil }
            if pair.isKeyed { line += " sequential only" }
            let source = "\(field.value == nil ? "=" : "if missing") via \(field.name)(from:) since \(next)"
            return SuggestedClause(
                line, "into the \(new.title) '\(new.name)'\(position(of: former, pair))",
                steps: steps + [SuggestedClause.Step(text: source, target: "to the field '\(field.name)'")])
        case .begin: return nil
        }
    }

    /// Where a field of the old schema belongs: after the one that was before it.
    private func position(of field: SchemaField, _ pair: OwnerPair) -> String {
        let before = pair.old.fields.prefix { $0.name != field.name }.reversed().lazy
            .compactMap { pair.matching.newOfOld[$0.name] }.first { !$0.isInherited }
        return before.map { ", after '\($0.field.name)'" } ?? ", before its other members"
    }

    // MARK: Superclasses

    /// The archive names the superclasses of an object, and has their values before its own. `nil` if the reader has the
    /// same superclasses: their values are theirs.
    private func superclasses(
        of written: SchemaClass, by read: SchemaClass, _ version: Int, _ words: DirectionWords
    ) -> Finding? {
        let isForward = words.direction == .newReadsOld
        func translated(_ owner: SchemaOwner) -> DeclarationName {
            let name = owner.declarationName
            return isForward ? contexts.pairs.new(of: name) : contexts.pairs.old(of: name)
        }
        let before = written.ancestors.map { (name: translated($0), owner: $0) }
        let after = Set(read.ancestors.map(\.declarationName))
        if let missing = read.ancestors.first(where: { own in
            !before.contains { $0.name == own.declarationName } && !own.plan.sequence.isEmpty
        }) {
            return Finding(
                .breaking,
                "sequential archives of \(words.writer) hold no values of the superclass '\(missing.name)'")
        }
        let isSurplus = before.contains { !after.contains($0.name) && !$0.owner.plan.sequence.isEmpty }
        guard isSurplus else { return nil }
        // What the superclasses wrote is read as values of the reader's chain.
        let versions = Dictionary(before.map { ($0.name, $0.owner.version) }, uniquingKeysWith: { first, _ in first })
        let (chain, own) = (written.chain.dropLast(), read.chain.dropLast())
        let (fields, ownFields) = (written.chain.flatMap(\.fields), read.chain.flatMap(\.fields))
        return reading(
            of: chain.map { ($0, $0.version) } + [(written, version)],
            by: own.map { ($0, versions[$0.declarationName] ?? $0.version) } + [(read, version)],
            in: "a sequential archive, which has the values of '\(written.name)' after those of its superclasses,",
            words,
            isForward ? FieldMatching(old: fields, new: ownFields) : FieldMatching(old: ownFields, new: fields),
            clause: { _ in nil }
        ).finding ?? .safe
    }

    // MARK: Cases

    private mutating func addCases(_ old: SchemaUnion, _ new: SchemaUnion) {
        add(
            cases(of: old, by: new, .newReadsOld),
            new.version <= old.version ? cases(of: new, by: old, .oldReadsNew) : nil)
    }

    private func cases(of written: SchemaUnion, by read: SchemaUnion, _ words: DirectionWords) -> Finding? {
        // Without a tag, the key of the case is a string there, too.
        guard (written.tag?.isInteger ?? false) == (read.tag?.isInteger ?? false) else {
            return Finding(
                .breaking, "sequential archives name the cases of '\(written.name)' by another kind of value")
        }
        let known = Dictionary(
            read.cases.flatMap { found in found.sequenceKeys.map { ($0, found) } },
            uniquingKeysWith: { first, _ in first })
        let context = (words.direction == .newReadsOld ? contexts.newReadsOld : contexts.oldReadsNew).context
        let keyed = UnionReading(written: written, read: read, isSameDeclaration: true, context: context)
        let readNames = Set(read.cases.map(\.name))
        var result: Finding?
        for unionCase in written.cases {
            // What keyed archives lose or misread, too, is reported with the case.
            let inKeyed = keyed.finding(ofCaseNamed: unionCase.name)
            let isReported = inKeyed.isOwn && !inKeyed.isNotFound
            let found: Finding?
            if let own = known[unionCase.sequenceKey] {
                let isOther = own.name != unionCase.name && readNames.contains(unionCase.name)
                found =
                    isOther && !isReported
                    ? .misread("\(naming(unionCase, of: written)), which is that of '\(own.name)' in \(words.reader)")
                    : values(of: unionCase, readAs: own, words).finding?.inside("'\(unionCase.name)'")
            } else {
                found = unnamed(unionCase, of: written, by: read, isReported: isReported, words)
                if found?.verdict == .breaking { return found }
            }
            if let found { result = result.map { $0.worse(found) } ?? found }
        }
        return result
    }

    /// A case whose name in sequential archives the reader doesn't have.
    private func unnamed(
        _ unionCase: SchemaUnionCase, of written: SchemaUnion, by read: SchemaUnion, isReported: Bool,
        _ words: DirectionWords
    ) -> Finding? {
        let reason = "\(naming(unionCase, of: written)), which \(words.reader) does not have"
        guard let unknown = read.unknownCase else { return Finding(.breaking, reason) }
        if isReported || unionCase.name == unknown.name && unionCase.elements.isEmpty { return nil }
        return Finding(.lossy, "\(reason), and reads as '\(unknown.name)'\(fields(holding: read, words))")
    }

    /// The start of a reason: what names a case in sequential archives.
    private func naming(_ unionCase: SchemaUnionCase, of written: SchemaUnion) -> String {
        "sequential archives name the case '\(unionCase.name)' by the \(written.tag == nil ? "key" : "tag") "
            + unionCase.nameInSequence
    }

    private func values(
        of written: SchemaUnionCase, readAs read: SchemaUnionCase, _ words: DirectionWords
    ) -> SequenceReading {
        let isForward = words.direction == .newReadsOld
        let (fields, own) = (written.valueFields, read.valueFields)
        return reading(
            of: WriteStep.sequence(of: fields, retired: []), by: WriteStep.sequence(of: own, retired: []),
            in: "a sequential archive", words,
            isForward ? FieldMatching(old: fields, new: own) : FieldMatching(old: own, new: fields), absent: [],
            isNilReported: false, clause: { _ in nil })
    }

    /// Names the reader's fields that hold an enum: ": in 'A.x'".
    private func fields(holding read: SchemaUnion, _ words: DirectionWords) -> String {
        let side = words.direction == .newReadsOld ? contexts.new : contexts.old
        return side.declarations.fields(of: read).listText
    }
}

extension SchemaUnionCase {
    /// The tag or the key that names the case, as a literal.
    fileprivate var nameInSequence: String { rawValues.first?.text ?? sequenceKey.schemaLiteral }
}

extension SchemaField {
    /// The line for a field that a schema keeps although it is no longer written; `nil` if no default can be suggested.
    ///
    /// Optional scalars have another encoding than required ones, so a required scalar gets a default instead.
    fileprivate func line(named other: String? = nil, endingWith version: Int) -> String? {
        let clauses = (since.map { "since \($0) " } ?? "") + "until \(version)"
        func line(_ field: SchemaField, isOptional: Bool) -> String {
            field.memberLine(named: other, isOptional: isOptional) + " " + clauses
        }
        guard isRequired else { return line(self, isOptional: isOptional) }
        guard !type.canBeNilInSequence else { return line(self, isOptional: true) }
        guard let zero = type.zero else { return nil }
        return line(with { $0.value = .literal(zero) }, isOptional: false)
    }
}

extension SchemaType {
    /// A default for a scalar in schema syntax.
    fileprivate var zero: String? {
        switch self {
        case .bool: "false"
        case .integer, .float, .double: "0"
        case .enumeration(let enumeration): enumeration.cases.first.map { ".\($0.name)" }
        case .packed: "[]"
        default: nil
        }
    }
}
