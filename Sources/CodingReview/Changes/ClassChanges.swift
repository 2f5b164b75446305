// The changes of a class's head: its names in archives, its version, its superclass and its coding access.

import CodingSchema

/// The changes of a class itself.
struct ClassChanges {
    let old: SchemaClass
    let new: SchemaClass
    let isGuess: Bool
    let contexts: ReviewContexts
    private let found = DraftList()

    var drafts: [ChangeDraft] { found.drafts }

    init(_ old: SchemaClass, _ new: SchemaClass, isGuess: Bool, _ contexts: ReviewContexts) {
        self.old = old
        self.new = new
        self.isGuess = isGuess
        self.contexts = contexts
        found.drafts += NameChanges(.class(old), .class(new), isGuess: isGuess, contexts).drafts
        addSuperclass()
        addVersion()
        addCoding()
        found.drafts += ArchiveKindChanges(old, new).drafts
        addKeepsUnknown()
        addSubstitution()
        addAccess()
    }

    private func add(
        _ rule: ReviewRule, _ summary: String, _ body: (inout ChangeDraft) -> Void = { _ in }
    ) {
        var draft = ChangeDraft(rule, summary).placed(old.place, new.place)
        body(&draft)
        found.drafts.append(draft)
    }

    private var place: String { "to the class '\(new.name)'" }

    // MARK: The superclass

    private func addSuperclass() {
        let oldName = old.superclass.map { contexts.pairs.new(of: $0.declarationName) }
        guard oldName != new.superclass?.declarationName || old.externalSuperclass != new.externalSuperclass else {
            return
        }
        let (summary, effect) = superclassTexts(
            old.superclass?.name ?? old.externalSuperclass, new.superclass?.name ?? new.externalSuperclass)
        let forward = lostPlace(of: old.ancestors, by: new, contexts.new, contexts.pairs.new(of:))
        let backward = lostPlace(of: new.ancestors, by: old, contexts.old, contexts.pairs.old(of:))
        add(.superclassChanged, summary) { draft in
            draft.sourceEffect = SourceEffect(
                isBreaking: old.superclass != nil || old.externalSuperclass != nil,
                reason: effect)
            if let forward { draft.add(judgement(.newReadsOld, forward, "old")) }
            if let backward { draft.add(judgement(.oldReadsNew, backward, "new")) }
        }
    }

    private func superclassTexts(_ before: String?, _ after: String?) -> (summary: String, effect: String) {
        guard let after else {
            let before = before ?? ""
            return ("the superclass \(before) was removed", "'\(new.name)' no longer inherits from \(before)")
        }
        let change = before.map { "\($0) became \(after)" } ?? "\(after) was added"
        return ("the superclass \(change)", "'\(new.name)' now inherits from \(after)")
    }

    private func judgement(_ direction: Direction, _ superclass: String, _ writer: String) -> Judgement {
        Judgement(
            direction, .breaking,
            "the \(writer) schema writes objects of class '\(new.name)' where objects of class '\(superclass)' are "
                + "read, but '\(new.name)' does not inherit from '\(superclass)'",
            fix: direction == .newReadsOld ? SuggestedClause(": \(superclass)", "after 'class \(new.name)'") : nil)
    }

    /// Finds a superclass of the writer that a field of the reader refers to, but that the reader's class does not
    /// inherit from.
    private func lostPlace(
        of ancestors: some Sequence<SchemaClass>, by reader: SchemaClass, _ side: ReviewSide,
        _ translated: (DeclarationName) -> DeclarationName
    ) -> String? {
        for ancestor in ancestors {
            let name = translated(ancestor.declarationName)
            if side.referredClasses.contains(name), !reader.inherits(from: name) { return name.name }
        }
        return nil
    }

    // MARK: Versions

    private func addVersion() {
        addVersionNumber()
        if old.refusesNewer != new.refusesNewer {
            add(.refusesNewerChanged, new.refusesNewer ? "newer versions are refused" : "newer versions are read") {
                guard new.refusesNewer else { return }
                $0.add(Judgement(.thisReadsFuture, .breaking, "every version above \(new.version) is refused"))
            }
        }
        let isOldOwn = old.versionKey != old.archivedName + ".version"
        let isNewOwn = new.versionKey != new.archivedName + ".version"
        guard old.versionKey != new.versionKey, isOldOwn || isNewOwn, old.version != 0, new.version != 0 else { return }
        add(
            .versionKeyChanged,
            "the version key \(old.versionKey.schemaLiteral) became \(new.versionKey.schemaLiteral)"
        ) {
            $0.reasons[.newReadsOld] = "the version is read as 0, which no field depends on"
            $0.reasons[.oldReadsNew] = "the version is read as 0, which no field depends on"
        }
    }

    private func addVersionNumber() {
        guard old.version != new.version else { return }
        let fix = SuggestedClause("version \(old.version)", "\(place), in place of its version")
        add(.versionChanged, "version \(old.version) became \(new.version)") { draft in
            if new.refusesNewer, new.version < old.version, new.findsVersion(of: old) {
                let reason =
                    "the new schema refuses versions above \(new.version), and the old one writes \(old.version)"
                draft.add(Judgement(.newReadsOld, .breaking, reason, fix: fix))
            }
            if old.refusesNewer, new.version > old.version, old.findsVersion(of: new) {
                let reason =
                    "the old schema refuses versions above \(old.version), and the new one writes \(new.version)"
                draft.add(Judgement(.oldReadsNew, .breaking, reason, fix: fix))
            }
            draft.reasons[.oldReadsNew] = "the old schema ignores unknown keys"
            draft.addSequenceVersions(old, new, fix: fix)
        }
    }

    // MARK: Who may code

    private func addCoding() {
        guard old.refusesCoding != new.refusesCoding else { return }
        add(.codingRefusedChanged, new.refusesCoding ? "coding is refused" : "coding is no longer refused") {
            draft in
            if new.refusesCoding {
                draft.add(
                    Judgement(
                        .newReadsOld, .breaking,
                        "the new schema refuses to read the objects of class '\(new.name)' that the old one wrote"))
                draft.reasons[.oldReadsNew] = "the new schema writes no objects of class '\(new.name)'"
            } else {
                draft.reasons[.newReadsOld] = "the old schema wrote no objects of class '\(new.name)'"
                draft.add(
                    Judgement(
                        .oldReadsNew, .breaking, "the old schema refuses to read objects of class '\(new.name)'"))
            }
        }
    }

    private func addKeepsUnknown() {
        guard old.keepsUnknown != new.keepsUnknown else { return }
        add(.keepsUnknownChanged, new.keepsUnknown ? "unknown keys are kept" : "unknown keys are no longer kept") {
            if new.keepsUnknown {
                $0.reasons[.thisReadsFuture] = "what later versions add is kept and written again"
            } else {
                $0.add(
                    Judgement(
                        .thisReadsFuture, .lossy, "what later versions add is lost when the object is written again",
                        fix: SuggestedClause("keeps unknown", place)))
            }
        }
    }

    private func addSubstitution() {
        let (unique, newUnique) = (old.uniqueFunction?.schemaText, new.uniqueFunction?.schemaText)
        let (replaced, newReplaced) = (old.replacementFunction?.schemaText, new.replacementFunction?.schemaText)
        guard unique != newUnique || replaced != newReplaced else { return }
        add(.substitutionChanged, Self.summary(unique, newUnique, replaced, newReplaced)) { draft in
            draft.reasons[.newReadsOld] = "the review assumes that the functions return the right objects"
            draft.reasons[.oldReadsNew] = "the review assumes that the functions return the right objects"
        }
    }

    private static func summary(
        _ unique: String?, _ newUnique: String?, _ replaced: String?, _ newReplaced: String?
    ) -> String {
        func words(_ clause: String, _ old: String?, _ new: String?) -> String? {
            guard old != new else { return nil }
            guard let new else { return "'\(clause)' was removed" }
            return old == nil ? "'\(clause) \(new)' was added" : "'\(clause)' now calls \(new)"
        }
        return [words("unique via", unique, newUnique), words("replaced via", replaced, newReplaced)]
            .compactMap(\.self).joined(separator: ", ")
    }

    // MARK: Swift

    private func addAccess() {
        let isFinal = new.isFinal && !old.isFinal
        guard old.access != new.access || old.isFinal != new.isFinal else { return }
        let before = (old.isFinal ? "final " : "") + old.access.rawValue
        let after = (new.isFinal ? "final " : "") + new.access.rawValue
        add(.accessChanged, "\(before) became \(after)") { draft in
            draft.isArchived = false
            draft.sourceEffect = SourceEffect(
                isBreaking: new.access < old.access || isFinal, reason: "'\(new.name)' is now \(after)")
        }
    }
}

extension SchemaClass {
    /// Whether the reader looks up the version under the key that the other version of the class writes.
    fileprivate func findsVersion(of writer: SchemaClass) -> Bool {
        let names = formerNames + (writer.archivedName == archivedName ? [] : [writer.archivedName])
        return ([versionKey] + names.map { $0 + ".version" }).contains(writer.versionKey)
    }
}

/// The drafts in the order in which they are found.
private final class DraftList {
    var drafts: [ChangeDraft] = []
}
