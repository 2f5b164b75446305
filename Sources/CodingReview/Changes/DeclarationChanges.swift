// The changes of one declaration: those of a pair, or that the declaration was added or removed.

import CodingSchema

/// The changes of one declaration, and the findings in it that they don't explain.
struct DeclarationChanges {
    /// The new name, or the old one if the declaration was removed.
    let name: DeclarationName
    let oldLocation: SourceRange?
    let newLocation: SourceRange?
    private(set) var changes: [Change] = []
    private(set) var unattributed: [UnattributedFinding] = []

    /// The fields of this declaration that hold other declarations, with their findings, by the held declaration.
    private(set) var holders: [Direction: [DeclarationName: OwnerReading.Holders]] = [:]

    /// The keys of parts of old values that fields of the new version read, by the old fields that hold the values.
    private(set) var readParts: [String: Set<String>] = [:]

    init(
        _ pair: DeclarationPair, _ contexts: ReviewContexts, _ released: ReleasedVersions, waivers: Waivers
    ) {
        var drafts: [ChangeDraft]
        switch pair {
        case .kept(let old, let new, let guess):
            (oldLocation, newLocation, name) = (old.location, new.location, new.declarationName)
            drafts = Self.head(old, new, guess: guess, contexts)
            add(old, new, contexts, released, to: &drafts)
        case .added(let new):
            (oldLocation, newLocation, name) = (nil, new.location, new.declarationName)
            drafts = [AddedOrRemoved.added(new, contexts)]
        case .removed(let old):
            (oldLocation, newLocation, name) = (old.location, nil, old.declarationName)
            drafts = [AddedOrRemoved.removed(old, contexts)]
            if let old = old as? SchemaOwner, let new = contexts.new.declarations.owner(archivedAs: old.archivedName) {
                drafts += SequenceChanges.drafts(old, ofAnotherKind: new, contexts)
            }
        }
        changes = drafts.map { $0.change(in: name, waivers: waivers) }
    }

    /// Adds the changes of what two versions contain.
    private mutating func add(
        _ old: SchemaDeclared, _ new: SchemaDeclared, _ contexts: ReviewContexts, _ released: ReleasedVersions,
        to drafts: inout [ChangeDraft]
    ) {
        if old.isExternal || new.isExternal {
            // Only Swift knows what is written and read.
        } else if let old = old as? any SchemaFieldOwner, let new = new as? any SchemaFieldOwner {
            let pair = OwnerPair(old, new, contexts)
            add(pair, contexts, to: &drafts)
            drafts += SequenceChanges.drafts(pair, contexts)
            if let old = old as? SchemaClass, let new = new as? SchemaClass { drafts += released.drafts(old, new) }
        } else {
            if let old = old as? SchemaUnion, let new = new as? SchemaUnion {
                drafts += SequenceChanges.drafts(old, new, contexts)
            }
            drafts += ValueChanges(
                newReadsOld: contexts.newReadsOld.context, oldReadsNew: contexts.oldReadsNew.context
            ).drafts(from: old, to: new)
        }
        if let old = old as? SchemaClass, let new = new as? SchemaClass {
            Self.leaveOutObjects(contexts.newReadsOld, new, &drafts)
            Self.leaveOutObjects(contexts.oldReadsNew, old, &drafts)
        }
    }

    /// The change that a retired class is not in the new schema; `nil` if it is.
    init?(of retired: SchemaRetiredType, _ contexts: ReviewContexts, waivers: Waivers) {
        guard let draft = AddedOrRemoved.forgotten(retired, contexts) else { return nil }
        (oldLocation, newLocation, name) = (retired.location, nil, retired.declarationName)
        changes = [draft.change(in: name, waivers: waivers)]
    }

    /// The rules whose errors are those of creating an object.
    private static let rulesOfObjects: Set<ReviewRule> = [
        .archivedNameChanged, .codingRefusedChanged, .formerNameRemoved, .sequenceChanged, .superclassChanged,
        .versionChanged, .versionKeyChanged,
    ]

    /// Lenient fields leave out the objects that can't be created because of their class.
    private static func leaveOutObjects(
        _ direction: ReviewDirection, _ reader: SchemaClass, _ drafts: inout [ChangeDraft]
    ) {
        let effect = direction.holders.effectOfFailure(of: reader)
        let direction = direction.words.direction
        for position in drafts.indices where rulesOfObjects.contains(drafts[position].rule) {
            drafts[position].found[direction] = drafts[position].found[direction]?.map { $0.leavingOut(effect) }
        }
    }

    private mutating func add(_ pair: OwnerPair, _ contexts: ReviewContexts, to drafts: inout [ChangeDraft]) {
        holders = [.newReadsOld: pair.newReadsOld.holders, .oldReadsNew: pair.oldReadsNew.holders]
        readParts = pair.newReadsOld.readParts
        let members = OwnerChanges(pair, contexts)
        drafts += members.drafts
        let superclass = drafts.firstIndex { $0.rule == .superclassChanged }
        for found in members.unattributed {
            if found.isInherited, found.finding.cause == nil, let superclass {
                drafts[superclass].add(found.direction, found.finding)
            } else {
                unattributed.append(found)
            }
        }
    }

    /// The changes of the names, the version, the kinds of archives and the access level.
    private static func head(
        _ old: SchemaDeclared, _ new: SchemaDeclared, guess: Guess?, _ contexts: ReviewContexts
    ) -> [ChangeDraft] {
        var drafts = NameChanges(old, new, guess, contexts).drafts
        var classes: ClassChanges?
        if let old = old as? SchemaClass, let new = new as? SchemaClass {
            classes = ClassChanges(old: old, new: new, contexts: contexts)
        } else if let old = old as? SchemaOwner, let new = new as? SchemaOwner, old.version != new.version {
            var draft = ChangeDraft(
                .versionChanged, "version \(old.version) became \(new.version)", from: old.location, to: new.location)
            draft.addSequenceVersions(old, new)
            drafts.append(draft)
        }
        if let old = old as? SchemaStructure, let new = new as? SchemaStructure {
            drafts += [VersionKeyChange(old: old, new: new, contexts: contexts).draft].compactMap(\.self)
        }
        drafts += classes?.first ?? []
        drafts += ArchiveKindChanges(old as? SchemaOwner, new as? SchemaOwner).drafts
        drafts += classes?.last ?? []
        guard old.accessWords != new.accessWords else { return drafts }
        var draft = ChangeDraft(
            .accessChanged, "\(old.accessWords) became \(new.accessWords)", from: old.location, to: new.location)
        draft.isArchived = false
        draft.sourceEffect = SourceEffect(
            isBreaking: new.access < old.access || new.isFinal && !old.isFinal,
            reason: "'\(new.name)' is now \(new.accessWords)")
        return drafts + [draft]
    }
}

extension SchemaDeclared {
    /// The modifiers of the declaration: "final public".
    fileprivate var accessWords: String { (isFinal ? "final " : "") + access.rawValue }
}

/// Declarations that only one version has.
private enum AddedOrRemoved {
    static func added(_ new: SchemaDeclared, _ contexts: ReviewContexts) -> ChangeDraft {
        var draft = ChangeDraft(
            .classAdded, "the \(new.kindTitle) '\(new.name)' was added", from: nil, to: new.location)
        guard let found = new as? SchemaClass else {
            draft.isArchived = false
            return draft
        }
        draft.reasons[.newReadsOld] = "the old schema wrote no object of class '\(found.name)'"
        draft.reasons[.oldReadsNew] = "no field of the old schema takes an object of class '\(found.name)'"
        guard !found.refusesCoding else { return draft }
        let holders = contexts.oldReadsNew.holders
        if let holder = holders.holder(ofUnknown: found),
            contexts.old.declarations.schemaClass(archivedAs: found.archivedName, for: nil) == nil
        {
            let reason =
                "an object of class '\(found.name)' can be where the old schema reads \(holder), but it has no class "
                + found.archivedName.schemaLiteral
            if let fields = holders.retiredLoss(of: found) {
                draft.add(
                    .oldReadsNew, .lossy, "\(reason), because it retired the class, and leaves the object out\(fields)")
            } else if let taker = holders.superclass(reading: found) {
                let isReplacement = contexts.old.declarations.replacement(of: found) === taker
                if isReplacement {
                    addReading(of: found, by: taker, contexts.oldReadsNew, to: &draft)
                }
                let isKept =
                    taker.keepsUnknownInChain && found.archives == .keyed && !isReplacement
                    && holders.superclass(reading: found, isEverywhere: true) != nil
                if isKept {
                    draft.reasons[.oldReadsNew] = "it is read as '\(taker.name)', and kept and written again"
                } else {
                    let loss = holders.lenientLoss(of: found, readAs: taker)
                    draft.add(
                        .oldReadsNew, .lossy, "\(reason), and reads it as \(taker.phrase(reading: found))\(loss)")
                }
            } else {
                let effect = holders.effectOfFailure(ofUnknown: found)
                draft.add(
                    .oldReadsNew, Finding(.breaking, reason, fix: standIn(for: found, contexts)).leavingOut(effect))
            }
        }
        if let topmost = found.topmostSuperclass, !found.readsUnknownSubclassesInChain,
            contexts.later.holder(ofUnknown: found) != nil
        {
            draft.addLaterSubclasses(of: topmost, contexts.later)
        }
        return draft
    }

    /// `else`, with the nearest superclass that the old schema has.
    private static func standIn(for found: SchemaClass, _ contexts: ReviewContexts) -> SuggestedClause? {
        let known = found.ancestors.first {
            contexts.old.declarations.classes[contexts.pairs.old(of: $0.declarationName)] != nil
        }
        guard let known, found.elseClass == nil else { return nil }
        return SuggestedClause("else \(known.name)", "to the class '\(found.name)'")
    }

    static func removed(_ old: SchemaDeclared, _ contexts: ReviewContexts) -> ChangeDraft {
        var draft = ChangeDraft(
            .classRemoved, "the \(old.kindTitle) '\(old.name)' was removed", from: old.location, to: nil)
        draft.sourceEffect = SourceEffect(isBreaking: true, reason: "'\(old.name)' was removed")
        guard let found = old as? SchemaClass else {
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
        let holders = contexts.newReadsOld.holders
        let reason =
            "archives contain objects of class '\(found.name)', but no class of the new schema is archived as or "
            + "formerly " + found.archivedName.schemaLiteral
        if let fields = holders.retiredLoss(of: found) {
            draft.add(.newReadsOld, .lossy, "the class '\(found.name)' is retired: its objects are left out\(fields)")
            return draft
        }
        if let taker = holders.superclass(reading: found) {
            if contexts.new.declarations.replacement(of: found) === taker {
                addReading(of: found, by: taker, contexts.newReadsOld, to: &draft)
            }
            let loss = holders.lenientLoss(of: found, readAs: taker)
            draft.add(.newReadsOld, .lossy, "\(reason), which reads them as \(taker.phrase(reading: found))\(loss)")
            return draft
        }
        let superclass = found.topmostSuperclass.map { contexts.pairs.new(of: $0.declarationName).name }
        var finding = Finding(
            .breaking, reason,
            fix: superclass.map { SuggestedClause("reads unknown subclasses", "to the class '\($0)'") })
        finding.otherFix = retiring(found, contexts)
        draft.add(.newReadsOld, finding.leavingOut(holders.effectOfFailure(ofUnknown: found)))
        return draft
    }

    /// `retired class`, after the nearest superclass that the new schema has.
    private static func retiring(_ found: SchemaClass, _ contexts: ReviewContexts) -> SuggestedClause? {
        let superclass = found.ancestors.lazy.compactMap {
            contexts.new.declarations.classes[contexts.pairs.new(of: $0.declarationName)]
        }.first { _ in true }
        guard let superclass else { return nil }
        var text = "retired class \(found.lastName): \(superclass.name)"
        if found.archivedName != found.lastName { text += ", archived as \(found.archivedName.schemaLiteral)" }
        if !found.formerNames.isEmpty { text += ", formerly \(found.formerNames.quotedList)" }
        return SuggestedClause(text, "after the class '\(superclass.name)'")
    }

    /// A class that was retired, and that the new schema doesn't mention.
    static func forgotten(_ retired: SchemaRetiredType, _ contexts: ReviewContexts) -> ChangeDraft? {
        let new = contexts.new.declarations
        let gone = ([retired.archivedName] + retired.formerNames).filter { name in
            new.schemaClass(archivedAs: name, for: nil) == nil && new.retiredClass(archivedAs: name) == nil
        }
        guard !gone.isEmpty else { return nil }
        var draft = ChangeDraft(
            .classRemoved, "the retired class '\(retired.name)' was removed", from: retired.location, to: nil)
        draft.add(
            .newReadsOld, .breaking,
            "archives from before the old schema contain objects of class \(gone.quotedList), which the new schema "
                + "does not leave out")
        return draft
    }

    /// Another class reads the objects of a removed class.
    private static func addTaken(
        _ gone: SchemaClass, by taker: SchemaClass, to draft: inout ChangeDraft, _ contexts: ReviewContexts
    ) {
        draft.reasons[.newReadsOld] = "the class '\(taker.name)' reads its objects"
        guard taker.formerNames.contains(gone.archivedName) else {
            return draft.add(
                .newReadsOld, .breaking, "the new schema reads the objects of class '\(gone.name)' as '\(taker.name)'")
        }
        let reading = addReading(of: gone, by: taker, contexts.newReadsOld, to: &draft)
        if let lost = reading.lost.first {
            draft.add(
                .newReadsOld, .lossy, "'\(taker.name)' reads its objects but has no field for '\(lost.name)'")
        }
    }

    /// Adds how another class reads the fields of a class that the reader doesn't have.
    @discardableResult
    private static func addReading(
        of unknown: SchemaClass, by taker: SchemaClass, _ direction: ReviewDirection, to draft: inout ChangeDraft
    ) -> OwnerReading {
        let fields = taker.chain.flatMap(\.readFields)
        let written = unknown.chain.flatMap(\.fields)
        let reading = OwnerReading(
            direction.reader(of: unknown), fields: fields, written: written, FieldMatching(old: written, new: fields))
        if let worst = reading.worst { draft.add(direction.words.direction, worst) }
        return reading
    }
}
