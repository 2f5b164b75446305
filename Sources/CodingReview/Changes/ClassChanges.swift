// The changes that only the heads of classes have: the superclass, the version, and who may code.

import CodingSchema

/// The changes of a class itself, besides those that all kinds of declarations have.
struct ClassChanges {
    let old: SchemaClass
    let new: SchemaClass
    let contexts: ReviewContexts

    /// The changes before that of the kinds of archives.
    var first: [ChangeDraft] {
        [superclass, version, refusesNewer, versionKey, coding].compactMap(\.self)
    }

    /// The changes after that of the kinds of archives.
    var last: [ChangeDraft] {
        [elseChange, readsUnknown, keepsUnknown, substitution, external, equality].compactMap(\.self)
    }

    private func draft(
        _ rule: ReviewRule, _ summary: String, _ body: (inout ChangeDraft) -> Void = { _ in }
    ) -> ChangeDraft {
        var draft = ChangeDraft(rule, summary, from: old.location, to: new.location)
        body(&draft)
        return draft
    }

    private var target: String { "to the class '\(new.name)'" }

    // MARK: The superclass

    private var superclass: ChangeDraft? {
        let oldName = old.superclass.map { contexts.pairs.new(of: $0.declarationName) }
        guard oldName != new.superclass?.declarationName || old.externalSuperclass != new.externalSuperclass else {
            return nil
        }
        let before = old.superclass?.name ?? old.externalSuperclass
        let after = new.superclass?.name ?? new.externalSuperclass
        return draft(.superclassChanged, ChangeDraft.summary("the superclass", before, after)) { draft in
            draft.sourceEffect = SourceEffect(
                isBreaking: before != nil,
                reason: "'\(new.name)' "
                    + (after.map { "now inherits from \($0)" } ?? "no longer inherits from \(before ?? "")"))
            if let lost = lostSuperclass(of: old, by: new, contexts.newReadsOld, contexts.pairs.new(of:)) {
                let fix = SuggestedClause(": \(lost.name)", "after 'class \(new.name)'")
                draft.add(.newReadsOld, lost.finding.fixed(by: fix))
            }
            if let lost = lostSuperclass(of: new, by: old, contexts.oldReadsNew, contexts.pairs.old(of:)) {
                draft.add(.oldReadsNew, lost.finding)
            }
            if version == nil, versionKey == nil { draft.addRefusedVersions(old, new, contexts) }
        }
    }

    /// Finds the superclass of the writer's class to which fields refer that get such objects, but from which the reader's
    /// class does not inherit. Lenient fields leave such objects out.
    private func lostSuperclass(
        of written: SchemaClass, by reader: SchemaClass, _ direction: ReviewDirection,
        _ translated: (DeclarationName) -> DeclarationName
    ) -> (name: String, finding: Finding)? {
        let lost = written.ancestors.map { translated($0.declarationName) }.filter { !reader.inherits(from: $0) }
        guard let mismatch = direction.holders.mismatch(of: written, as: lost) else { return nil }
        let name = mismatch.expected.name
        let reason =
            "\(direction.words.writer) writes objects of class '\(new.name)' where objects of class '\(name)' are read, "
            + "but '\(new.name)' does not inherit from '\(name)'"
        return (name, Finding(.breaking, reason).leavingOut(mismatch.effect))
    }

    // MARK: Versions

    private var version: ChangeDraft? {
        guard old.version != new.version else { return nil }
        let fix = SuggestedClause("version \(old.version)", "\(target), in place of its version")
        return draft(.versionChanged, "version \(old.version) became \(new.version)") { draft in
            draft.addRefusedVersions(old, new, contexts, fix: fix)
            draft.reasons[.oldReadsNew] = "the old schema ignores unknown keys"
            draft.addSequenceVersions(old, new, fix: fix)
        }
    }

    private var refusesNewer: ChangeDraft? {
        guard old.refusesNewer != new.refusesNewer else { return nil }
        return draft(
            .refusesNewerChanged, new.refusesNewer ? "newer versions are refused" : "newer versions are read"
        ) {
            guard new.refusesNewer else { return }
            $0.add(.thisReadsFuture, .breaking, "every version above \(new.version) is refused")
        }
    }

    private var versionKey: ChangeDraft? { VersionKeyChange(old: old, new: new, contexts: contexts).draft }

    // MARK: Coding

    private var coding: ChangeDraft? {
        guard old.refusesCoding != new.refusesCoding else { return nil }
        return draft(
            .codingRefusedChanged, new.refusesCoding ? "coding is refused" : "coding is no longer refused"
        ) { draft in
            if new.refusesCoding {
                draft.add(
                    .newReadsOld, .breaking,
                    "the new schema refuses to read the objects of class '\(new.name)' that the old one wrote")
                draft.reasons[.oldReadsNew] = "the new schema writes no objects of class '\(new.name)'"
            } else {
                draft.reasons[.newReadsOld] = "the old schema wrote no objects of class '\(new.name)'"
                draft.add(.oldReadsNew, .breaking, "the old schema refuses to read objects of class '\(new.name)'")
            }
        }
    }

    /// Programs that have the class don't look at the names of others.
    private var elseChange: ChangeDraft? {
        let before = old.elseClass.map { contexts.pairs.new(of: $0.declarationName) }
        guard before != new.elseClass?.declarationName else { return nil }
        return draft(
            .elseChanged, ChangeDraft.summary("the class after 'else'", old.elseClass?.name, new.elseClass?.name)
        ) { _ in }
    }

    /// Generated methods compare the objects, whatever archives contain. Members of sets and keys of dictionaries that
    /// become equal are one when they are read.
    private var equality: ChangeDraft? {
        let (before, after) = (old.equality?.schemaText, new.equality?.schemaText)
        guard old.superclass == nil, new.superclass == nil, before != after else { return nil }
        return draft(.equalityChanged, ChangeDraft.summary("the conformance", before, after)) {
            $0.isArchived = false
            let fields = contexts.new.declarations.fieldsHashing(new)
            if old.equality?.isByValue == false, new.equality?.isByValue == true, !fields.isEmpty {
                $0.isArchived = true
                $0.add(.newReadsOld, .lossy, "objects that have become equal are read as one" + fields.listText)
            }
            $0.sourceEffect = SourceEffect(
                isBreaking: before != nil,
                reason: "objects of '\(new.name)' "
                    + (after.map { "are now '\($0)'" } ?? "are compared by what is written in Swift, if anything"))
        }
    }

    private var readsUnknown: ChangeDraft? {
        let isRead = new.readsUnknownSubclassesInChain
        guard old.readsUnknownSubclassesInChain != isRead else { return nil }
        return draft(
            .readsUnknownChanged,
            isRead ? "objects of unknown subclasses are read" : "objects of unknown subclasses are no longer read"
        ) {
            if isRead {
                $0.reasons[.thisReadsFuture] =
                    "an object of a subclass that later versions add is read as '\(new.name)'"
            } else {
                $0.addLaterSubclasses(of: new, contexts.later)
            }
        }
    }

    private var keepsUnknown: ChangeDraft? {
        guard old.keepsUnknown != new.keepsUnknown else { return nil }
        return draft(
            .keepsUnknownChanged, new.keepsUnknown ? "unknown keys are kept" : "unknown keys are no longer kept"
        ) {
            if new.keepsUnknown {
                $0.reasons[.thisReadsFuture] = "what later versions add is kept and written again"
            } else {
                $0.add(
                    .thisReadsFuture, .lossy, "what later versions add is lost when the object is written again",
                    fix: SuggestedClause("keeps unknown", target))
            }
        }
    }

    private var substitution: ChangeDraft? {
        func summary(_ clause: String, _ function: (SchemaClass) -> SchemaFunction?) -> String? {
            let (before, after) = (function(old)?.schemaText, function(new)?.schemaText)
            guard before != after else { return nil }
            guard let after else { return "'\(clause)' was removed" }
            return before == nil ? "'\(clause) \(after)' was added" : "'\(clause)' now calls \(after)"
        }
        let clauses = [
            summary("unique via", \.uniqueFunction), summary("replaced via", \.replacementFunction),
            summary("rebuilt via", \.rebuildFunction),
        ].compactMap(\.self)
        guard !clauses.isEmpty else { return nil }
        return draft(.substitutionChanged, clauses.joined(separator: ", ")) {
            $0.setFactReasons("the review assumes that the functions return the right objects")
        }
    }
}

// MARK: Written by hand

extension ClassChanges {
    /// What the schema states of a class that is written by hand, the coding of which the review doesn't know.
    private var external: ChangeDraft? {
        let (before, after) = (old.external, new.external)
        let hasOtherKeys = before?.keys != after?.keys
        let hasOtherParameters = before?.parameterText != after?.parameterText
        guard (before == nil) != (after == nil) || hasOtherKeys || hasOtherParameters else { return nil }
        var parts: [String] = []
        if before == nil { parts = ["the class is now written by hand"] }
        if after == nil { parts = ["the class is now generated"] }
        if let before, let after {
            if hasOtherKeys { parts.append(ChangeDraft.summary("the keys", before.keyText, after.keyText)) }
            if hasOtherParameters { parts.append("the initializer has other parameters") }
        }
        return draft(.externalChanged, parts.joined(separator: "; ")) { draft in
            if hasOtherParameters {
                draft.sourceEffect = SourceEffect(
                    isBreaking: true, reason: "the initializers of the subclasses of '\(new.name)' changed")
            }
            draft.setFactReasons("the review assumes that what is written by hand reads the archives of both versions")
        }
    }
}

extension SchemaExternalClass {
    fileprivate var keyText: String? { keys.map { $0.map(\.schemaLiteral).joined(separator: ", ") } }

    fileprivate var parameterText: String {
        parameters.map { "\($0.name): \($0.typeText) \($0.value?.schemaText ?? "")" }.joined(separator: ", ")
    }
}

extension ChangeDraft {
    /// Adds that a class of the reader's chain refuses the version that it finds, or what it takes for one.
    mutating func addRefusedVersions(
        _ old: SchemaClass, _ new: SchemaClass, _ contexts: ReviewContexts, fix: SuggestedClause? = nil
    ) {
        for (direction, written, reader) in [(contexts.newReadsOld, old, new), (contexts.oldReadsNew, new, old)] {
            guard let reason = direction.reader(of: written).refusal(of: written, by: reader) else { continue }
            add(direction.words.direction, .breaking, reason, fix: fix)
        }
    }

    /// Adds what happens to objects of subclasses that a later version adds, if no class of the chain reads them.
    mutating func addLaterSubclasses(of schemaClass: SchemaClass, _ holders: ObjectHolders) {
        let fix = SuggestedClause("reads unknown subclasses", "to the class '\(schemaClass.name)'")
        let found = Finding(
            .breaking, "an object of a subclass of '\(schemaClass.name)' that a later version adds can't be read",
            fix: fix)
        add(.thisReadsFuture, found.leavingOut(holders.effectOfFailure(of: schemaClass)))
    }
}
