// The names of a class, struct or enum: in Swift, and in archives, both present and former.

import CodingSchema

/// The changes of a declaration's names.
struct NameChanges {
    private(set) var drafts: [ChangeDraft] = []

    init(
        _ oldDeclaration: SchemaDeclared, _ newDeclaration: SchemaDeclared, _ guess: Guess?,
        _ contexts: ReviewContexts
    ) {
        let kind = newDeclaration.kindTitle
        addSwiftName(oldDeclaration, newDeclaration, kind, guess)
        guard let old = oldDeclaration as? SchemaOwner, let new = newDeclaration as? SchemaOwner else { return }
        addArchivedName(old, new, kind, guess, contexts)
        addFormerNames(old, new, kind, contexts)
    }

    /// The name in Swift and its module, which archives don't contain.
    private mutating func addSwiftName(
        _ old: SchemaDeclared, _ new: SchemaDeclared, _ kind: String, _ guess: Guess?
    ) {
        let (oldModule, newModule) = (old.moduleName, new.moduleName)
        let isMoved = oldModule != newModule
        guard old.name != new.name || isMoved else { return }
        let became = old.name == new.name ? "" : " became '\(new.name)'"
        let move = isMoved ? "moved from '\(oldModule)' to '\(newModule)'" : ""
        let summary = became + (isMoved ? (became.isEmpty ? " " : " and ") + move : "")
        var draft = ChangeDraft(
            .typeRenamed, "the \(kind) '\(old.name)'\(summary)", from: old.location, to: new.location)
        draft.isArchived = false
        draft.guess = guess
        let isKept = new.renamedFrom == old.lastName
        let renamed =
            old.name == new.name
            ? [] : ["'\(old.name)' was renamed '\(new.name)'" + (isKept ? ", and remains as a deprecated name" : "")]
        let moved = isMoved ? ["'\(new.name)' is declared in '\(newModule)', which must be imported"] : []
        draft.sourceEffect = SourceEffect(
            isBreaking: isMoved || !isKept, reason: (renamed + moved).joined(separator: "; "))
        drafts.append(draft)
    }

    private mutating func addArchivedName(
        _ old: SchemaOwner, _ new: SchemaOwner, _ kind: String, _ guess: Guess?, _ contexts: ReviewContexts
    ) {
        let isNamed =
            new is SchemaClass || old.hasSequence && new.hasSequence
            || contexts.old.elementNames.contains(old.declarationName)
                && contexts.new.elementNames.contains(new.declarationName)
        let forward = NameLookup(of: old, by: new, isNamed, contexts.newReadsOld)
        let backward = NameLookup(of: new, by: old, isNamed, contexts.oldReadsNew)
        guard old.archivedName != new.archivedName || forward.mistake != nil || backward.mistake != nil else { return }
        var draft = ChangeDraft(
            .archivedNameChanged,
            old.archivedName == new.archivedName
                ? "the name \(new.archivedName.schemaLiteral) in archives belongs to another \(kind)"
                : "the name in archives \(old.archivedName.schemaLiteral) became \(new.archivedName.schemaLiteral)",
            from: old.location, to: new.location)
        draft.guess = guess
        let target = "to the \(kind) '\(new.name)'"
        if let mistake = forward.mistake {
            let clause = (forward.isTaken ? "archived as " : "formerly ") + old.archivedName.schemaLiteral
            draft.add(.newReadsOld, forward.finding(mistake).fixed(by: SuggestedClause(clause, target)))
        }
        if let mistake = backward.mistake {
            let clause = "archived as \(old.archivedName.schemaLiteral)"
            draft.add(.oldReadsNew, backward.finding(mistake).fixed(by: SuggestedClause(clause, target)))
        }
        let (oldKnows, newKnows) = (new.archivedName.schemaLiteral, old.archivedName.schemaLiteral)
        let unnamed = "no archive contains the name of the \(kind)"
        draft.reasons[.newReadsOld] = isNamed ? "the new schema accepts the name \(newKnows)" : unnamed
        draft.reasons[.oldReadsNew] = isNamed ? "the old schema accepts the name \(oldKnows)" : unnamed
        drafts.append(draft)
    }

    /// Names of archives from before the old schema.
    private mutating func addFormerNames(
        _ old: SchemaOwner, _ new: SchemaOwner, _ kind: String, _ contexts: ReviewContexts
    ) {
        let known = [new.archivedName] + new.formerNames
        let gone = old.formerNames.filter { !known.contains($0) }
        guard !gone.isEmpty else { return }
        var draft = ChangeDraft(
            .formerNameRemoved,
            "the former \(gone.count == 1 ? "name" : "names") \(gone.quotedList) "
                + (gone.count == 1 ? "was removed" : "were removed"), from: old.location, to: new.location)
        let taker =
            old is SchemaClass
            ? gone.lazy.compactMap { contexts.new.declarations.schemaClass(archivedAs: $0, for: nil) }.first : nil
        let effect = taker.map { "reads as its class '\($0.name)'" } ?? "does not accept"
        var finding = Finding(
            .breaking,
            "archives from before the old schema name '\(new.name)' \(gone.quotedList), which the new schema \(effect)",
            fix: SuggestedClause("formerly \(gone.quotedList)", "to the \(kind) '\(new.name)'"))
        if let taker, let old = old as? SchemaClass {
            finding.isMisread = contexts.newReadsOld.holders.takes(old, as: taker)
        }
        draft.add(.newReadsOld, finding)
        drafts.append(draft)
    }
}

/// Whether a reader resolves the name that a writer uses to its own class, struct or enum.
private struct NameLookup {
    /// Why the lookup fails; `nil` if it succeeds, or if no archive contains the name.
    private(set) var mistake: String?

    /// Whether another class has the name.
    private(set) var isTaken = false

    /// Whether a field gets the other class's objects, without an error.
    private(set) var isMisread = false

    /// What the failure results in.
    private(set) var verdict = Verdict.breaking

    func finding(_ mistake: String) -> Finding {
        Finding(verdict, mistake).with { $0.isMisread = isMisread }
    }

    init(of written: SchemaOwner, by read: SchemaOwner, _ isNamed: Bool, _ direction: ReviewDirection) {
        let name = written.archivedName
        guard isNamed else { return }
        guard let readClass = read as? SchemaClass, let writtenClass = written as? SchemaClass else {
            guard read.archivedName != name, !read.formerNames.contains(name) else { return }
            mistake =
                "as an element, it is archived as \(name.schemaLiteral), which \(direction.words.reader) does not accept"
            return
        }
        // A class that refuses coding is never archived.
        guard !writtenClass.refusesCoding, !readClass.refusesCoding else { return }
        guard let found = direction.context.reader.schemaClass(archivedAs: name, for: readClass) else {
            mistake = "\(direction.words.reader) has no class \(name.schemaLiteral)"
            // Objects that no field holds are roots.
            if direction.holders.holder(ofUnknown: writtenClass) != nil,
                let superclass = direction.holders.superclass(reading: writtenClass)
            {
                verdict = .lossy
                mistake? += ", and reads its objects as \(superclass.phrase(reading: writtenClass))"
                mistake? += direction.holders.lenientLoss(of: writtenClass, readAs: superclass)
            }
            return
        }
        guard found.declarationName != readClass.declarationName else { return }
        isTaken = true
        isMisread = direction.holders.takes(writtenClass, as: found)
        mistake = "\(direction.words.reader) reads \(name.schemaLiteral) as its class '\(found.name)'"
    }
}
