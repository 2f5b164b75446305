// The changes of one declaration: those of a pair, or that the declaration was added or removed.

import CodingSchema

/// The changes of one declaration, and the findings in it that they don't explain.
struct DeclarationChanges {
    /// The new name, or the old one if the declaration was removed.
    let name: DeclarationName
    let oldPlace: SourceRange?
    let newPlace: SourceRange?
    private(set) var changes: [Change] = []
    private(set) var unexplained: [OwnerChanges.Unexplained] = []

    /// The fields of this declaration that hold other declarations, with their outcomes, by the held declaration.
    private(set) var holders: [Direction: [DeclarationName: [OwnerReading.Holder]]] = [:]

    init(_ pair: DeclarationPair, _ contexts: ReviewContexts, waivers: Waivers) {
        var drafts: [ChangeDraft] = []
        oldPlace = pair.old?.place
        newPlace = pair.new?.place
        switch (pair.old, pair.new) {
        case (.class(let old)?, .class(let new)?):
            name = new.declarationName
            drafts = ClassChanges(old, new, isGuess: pair.isGuess, contexts).drafts
            let pair = OwnerPair(old, new, contexts)
            add(pair, contexts, to: &drafts)
            drafts += SequenceChanges.drafts(pair, contexts)
        case (.structure(let old)?, .structure(let new)?):
            name = new.declarationName
            drafts = Self.head(pair, contexts)
            let pair = OwnerPair(old, new, contexts)
            add(pair, contexts, to: &drafts)
            drafts += SequenceChanges.drafts(pair, contexts)
        case (let old?, let new?):
            name = new.declarationName
            drafts = Self.head(pair, contexts)
            if case (.union(let old), .union(let new)) = (old, new) {
                drafts += SequenceChanges.drafts(old, new, contexts)
            }
            changes = drafts.map { $0.change(in: name, waivers: waivers) }
            let values = ValueChanges(newReadsOld: contexts.newReadsOld, oldReadsNew: contexts.oldReadsNew)
            changes += Self.values(old, new, values).map { $0.waived(waivers) }
            return
        case (nil, let new?):
            name = new.declarationName
            drafts = [CameOrWent.added(new, contexts)]
        case (let old?, nil):
            name = old.declarationName
            drafts = [CameOrWent.removed(old, contexts)]
        case (nil, nil):
            name = DeclarationName("", "")
        }
        changes = drafts.map { $0.change(in: name, waivers: waivers) }
    }

    private mutating func add(_ pair: OwnerPair, _ contexts: ReviewContexts, to drafts: inout [ChangeDraft]) {
        holders = [.newReadsOld: pair.newReadsOld.holders, .oldReadsNew: pair.oldReadsNew.holders]
        let members = OwnerChanges(pair, contexts)
        drafts += members.drafts
        let superclass = drafts.firstIndex { $0.rule == .superclassChanged }
        for finding in members.unexplained {
            guard finding.isInherited, finding.outcome.declaration == nil, let superclass else {
                unexplained.append(finding)
                continue
            }
            drafts[superclass].add(
                Judgement(
                    finding.direction, finding.outcome.verdict, finding.outcome.reason, fix: finding.outcome.fix))
        }
    }

    private static func values(
        _ old: SchemaDeclaration, _ new: SchemaDeclaration, _ values: ValueChanges
    ) -> [Change] {
        switch (old, new) {
        case (.enumeration(let old), .enumeration(let new)): values.changes(from: old, to: new)
        case (.union(let old), .union(let new)): values.changes(from: old, to: new)
        case (.bits(let old), .bits(let new)): values.changes(from: old, to: new)
        default: []
        }
    }

    /// The changes of the names, the version and the access level of a value declaration.
    private static func head(_ pair: DeclarationPair, _ contexts: ReviewContexts) -> [ChangeDraft] {
        guard let oldDeclaration = pair.old, let newDeclaration = pair.new else { return [] }
        var drafts = NameChanges(oldDeclaration, newDeclaration, isGuess: pair.isGuess, contexts).drafts
        if let old = oldDeclaration.owner, let new = newDeclaration.owner, old.version != new.version {
            var draft = ChangeDraft(.versionChanged, "version \(old.version) became \(new.version)")
                .placed(old.place, new.place)
            draft.addSequenceVersions(old, new)
            drafts.append(draft)
        }
        drafts += ArchiveKindChanges(oldDeclaration.owner, newDeclaration.owner).drafts
        if oldDeclaration.access != newDeclaration.access {
            var draft = ChangeDraft(
                .accessChanged, "\(oldDeclaration.access.rawValue) became \(newDeclaration.access.rawValue)"
            )
            .placed(oldDeclaration.place, newDeclaration.place)
            draft.isArchived = false
            draft.sourceEffect = SourceEffect(
                isBreaking: newDeclaration.access < oldDeclaration.access,
                reason: "'\(newDeclaration.name)' is now \(newDeclaration.access.rawValue)")
            drafts.append(draft)
        }
        return drafts
    }
}

/// Declarations that only one version has.
private enum CameOrWent {
    static func added(_ new: SchemaDeclaration, _ contexts: ReviewContexts) -> ChangeDraft {
        var draft = ChangeDraft(.classAdded, "the \(new.kind.title) '\(new.name)' was added").placed(nil, new.place)
        guard case .class(let found) = new else {
            draft.isArchived = false
            return draft
        }
        draft.reasons[.newReadsOld] = "the old schema wrote no object of class '\(found.name)'"
        draft.reasons[.oldReadsNew] = "no field of the old schema takes an object of class '\(found.name)'"
        guard !found.refusesCoding else { return draft }
        if let holder = holder(of: found, in: contexts.old, contexts.pairs.old(of:)),
            contexts.old.declarations.schemaClass(archivedAs: found.archivedName, for: nil) == nil
        {
            draft.add(
                Judgement(
                    .oldReadsNew, .breaking,
                    "an object of class '\(found.name)' can be where the old schema reads \(holder), but it has "
                        + "no class \(found.archivedName.schemaLiteral)"))
        }
        return draft
    }

    static func removed(_ old: SchemaDeclaration, _ contexts: ReviewContexts) -> ChangeDraft {
        var draft = ChangeDraft(.classRemoved, "the \(old.kind.title) '\(old.name)' was removed").placed(old.place, nil)
        draft.sourceEffect = SourceEffect(isBreaking: true, reason: "'\(old.name)' was removed")
        guard case .class(let found) = old else {
            draft.isArchived = false
            return draft
        }
        draft.reasons[.newReadsOld] = "the old schema wrote no object of class '\(found.name)'"
        draft.reasons[.oldReadsNew] = "the new schema writes no object of class '\(found.name)'"
        guard !found.refusesCoding else { return draft }
        if let taker = contexts.new.declarations.schemaClass(archivedAs: found.archivedName, for: nil) {
            addTaken(found, by: taker, to: &draft, contexts)
            return draft
        }
        draft.add(
            Judgement(
                .newReadsOld, .breaking,
                "archives contain objects of class '\(found.name)', but the new schema has no class "
                    + found.archivedName.schemaLiteral,
                fix: SuggestedClause(
                    "formerly \(found.archivedName.schemaLiteral)", "to the class that replaces it")))
        return draft
    }

    /// Another class reads the objects of a removed class.
    private static func addTaken(
        _ gone: SchemaClass, by taker: SchemaClass, to draft: inout ChangeDraft, _ contexts: ReviewContexts
    ) {
        draft.reasons[.newReadsOld] = "the class '\(taker.name)' reads its objects"
        guard taker.formerNames.contains(gone.archivedName) else {
            return draft.add(
                Judgement(
                    .newReadsOld, .breaking,
                    "the new schema reads the objects of class '\(gone.name)' as '\(taker.name)'"))
        }
        let fields = taker.chain.flatMap(\.readFields)
        let written = gone.chain.flatMap(\.fields)
        let matching = FieldMatching(old: written, new: fields)
        let reading = OwnerReading(
            FieldReader(context: contexts.newReadsOld, table: contexts.old.table(of: gone), words: .newReadsOld),
            fields: fields, written: written, partner: { matching.oldOfNew[$0.name]?.field },
            isKept: { matching.newOfOld[$0.name] != nil })
        if let worst = reading.worst {
            draft.add(Judgement(.newReadsOld, worst.verdict, worst.reason, fix: worst.fix))
        }
        if let lost = reading.lost.first {
            draft.add(
                Judgement(
                    .newReadsOld, .lossy, "'\(taker.name)' reads its objects but has no field for '\(lost.name)'"))
        }
    }

    /// Describes a field of the reader that can hold an object of a class that the reader doesn't have.
    private static func holder(
        of found: SchemaClass, in side: ReviewSide, _ translated: (DeclarationName) -> DeclarationName
    ) -> String? {
        for ancestor in found.ancestors {
            let name = translated(ancestor.declarationName)
            if side.referredClasses.contains(name) { return "one of class '\(name.name)'" }
        }
        return side.takesAnyClass ? "any object" : nil
    }
}

extension Change {
    /// The change with its waiver, if it has one.
    fileprivate func waived(_ waivers: Waivers) -> Change {
        guard waiver == nil else { return self }
        var result = self
        result.waiver = waivers.waiver(of: rule, member: member, in: DeclarationName(moduleName, declaration))
        return result
    }
}
