// Advice about later versions. Advice is never a fact, and it never counts towards the verdict.

import CodingSchema

/// Adds the findings of the two future directions to a change.
enum Advice {
    /// A field that both versions have.
    static func add(to draft: inout ChangeDraft, old: SchemaField, new: SchemaField, _ fixes: Fixes) {
        guard draft.isArchived else { return }
        if draft.rule == .keyChanged {
            let key = old.key.schemaLiteral
            if new.readKeys.contains(old.key) { draft.reasons[.newReadsOld] = "\(key) is looked up too" }
            if new.writtenKeys.contains(old.key) { draft.reasons[.oldReadsNew] = "\(key) is written too" }
        }
        addRequired(to: &draft, new, fixes)
        guard draft.rule == .keyChanged, !fixes.owner.usesKey(old.key) else {
            draft.reasons[.futureReadsThis] = "later versions find '\(new.name)' under \(new.key.schemaLiteral)"
            return
        }
        addReuse(to: &draft, [old.key], fixes)
    }

    /// A field that is new.
    static func addAdded(to draft: inout ChangeDraft, _ field: SchemaField, _ fixes: Fixes) {
        // What reads the value of another field is no new requirement.
        if fixes.owner.newReadsOld.sources[field.name] == nil { addRequired(to: &draft, field, fixes) }
        draft.reasons[.futureReadsThis] = "later versions find '\(field.name)' under \(field.key.schemaLiteral)"
    }

    /// A field that was removed.
    static func addRemoved(to draft: inout ChangeDraft, _ field: SchemaField, _ fixes: Fixes, _ pair: OwnerPair) {
        let keys = keysInUse(field, pair)
        let key = keys.free.first ?? keys.own.first ?? field.key
        draft.reasons[.thisReadsFuture] = "what later versions write under \(key.schemaLiteral) is ignored"
        if keys.free.isEmpty {
            let isRetired = pair.new.retired.contains { $0.keys.contains(key) }
            draft.reasons[.futureReadsThis] =
                "the key \(key.schemaLiteral) is "
                + (isRetired ? "retired: no later field can have it" : "in use")
        } else {
            addReuse(to: &draft, keys.free, fixes)
        }
    }

    /// The keys under which archives hold the values of a removed field, and those of them that a later field can have.
    private static func keysInUse(_ field: SchemaField, _ pair: OwnerPair) -> (own: [String], free: [String]) {
        let others = (field.fallbacks + field.also + field.endedAlso).flatMap(\.keys)
        let isFree = { !pair.usesKey($0) }
        // What has parts has only their keys in archives. All of them end with the key that they begin with.
        let parts = SchemaKey.written(field.type, forKey: field.key, isOptional: field.writesNull)
        let isWhole = !field.key.isEmpty && parts.allSatisfy(isFree)
        let own = isWhole || pair.usesKey(field.key) ? [field.key] : parts
        var seen: Set<String> = []
        return (own, (own + others).filter { isFree($0) && seen.insert($0).inserted })
    }

    /// Later versions can't remove a required field.
    private static func addRequired(to draft: inout ChangeDraft, _ field: SchemaField, _ fixes: Fixes) {
        guard draft.rule == .fieldAdded || draft.rule == .optionalityChanged || draft.rule == .defaultChanged else {
            return
        }
        // Archives without keys don't leave out values, and readers refuse later versions.
        guard fixes.owner.new.isInKeyedArchives else { return }
        guard field.isRequired, !field.type.readsWithoutKey, field.until == nil else {
            draft.reasons[.thisReadsFuture] = "'\(field.name)' \(field.takesText) if later versions omit it"
            return
        }
        draft.add(
            .thisReadsFuture, .breaking,
            "archives of a later version that omits '\(field.name)' can't be read: a value is required",
            fix: fixes.fixAdded(field))
    }

    /// Keys that no field uses and that no clause retires.
    private static func addReuse(to draft: inout ChangeDraft, _ keys: [String], _ fixes: Fixes) {
        guard fixes.owner.new.isInKeyedArchives else { return }
        draft.add(
            .futureReadsThis, .breaking,
            "a later version may reuse \(keys.quotedList) and misread the values in old archives",
            fix: draft.retiringFix ?? fixes.fixForgotten(keys))
    }
}
