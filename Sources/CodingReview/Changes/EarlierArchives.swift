// Archives from before the old schema. The new schema must also read what the old schema could still read of them,
// under keys that the old schema does not write.

import CodingSchema

/// The keys of a field that only older archives contain, in both versions.
struct EarlierArchives {
    let old: SchemaField
    let new: SchemaField
    let pair: OwnerPair
    let contexts: ReviewContexts
    let fixes: Fixes

    /// The findings for the values under those keys.
    var findings: [Finding] {
        guard old.isArchived, new.isArchived else { return [] }
        let keys = old.earlierKeys
        let gone = keys.map(\.key).filter { !new.readKeys.contains($0) }
        var result = gone.compactMap(taken)
        if !gone.isEmpty {
            let isError = new.requiresKey
            result.append(
                Finding(
                    isError ? .breaking : .lossy,
                    "archives from before the old schema hold '\(new.name)' under \(gone.quotedList), which is "
                        + "no longer looked up", aspect: .missing))
        }
        return (result + keys.compactMap(readOtherwise) + empty + [missing].compactMap(\.self)).map(\.aboutEarlier)
    }

    /// What becomes of a nil, or of another value without a key, of the versions that wrote the field.
    private var empty: [Finding] {
        guard old.until != nil else { return [] }
        let reader = FieldReader(
            context: contexts.newReadsOld.context,
            table: WrittenTable([WrittenEntry(.own(of: old, archives: .keyed))]), words: contexts.newReadsOld.words,
            isInSequences: pair.old.hasSequence)
        return reader.read(new, partner: old, isForeign: { _ in false }).findings.filter { $0.aspect == .empty }
    }

    /// The versions from before the field hold no value of it.
    private var missing: Finding? {
        guard let since = old.since, since > 0, new.requiresKey, !old.requiresKey, new.fallbacks.isEmpty else {
            return nil
        }
        let fix = old.value.map { SuggestedClause("= \($0.schemaText)", "to the field '\(new.name)'") }
        return Finding(
            .breaking, "archives from before version \(since) hold no '\(new.name)', which requires a value",
            aspect: .missing, fix: fix)
    }

    /// Another field uses the key now: older archives contain another value there.
    private func taken(_ key: String) -> Finding? {
        guard let taker = pair.new.fields.first(where: { $0.isArchived && $0.key == key && $0.name != new.name })
        else { return nil }
        return Finding(
            .breaking,
            "'\(taker.name)' reads the value that archives from before the old schema hold for '\(old.name)' under "
                + "\(key.schemaLiteral) as its own", aspect: .otherValue, fix: fixes.fixOtherKey(taker))
    }

    /// The key is looked up for a value of another type.
    private func readOtherwise(_ key: String, _ written: SchemaType) -> Finding? {
        let types = new.types(under: key)
        // Values with composed keys and others can be under one key: the field then looks for each kind.
        guard let read = types.first, !types.contains(where: { contexts.isSameDeclaration(written, $0) })
        else { return nil }
        let context = contexts.newReadsOld.context
        let unseen = context.finding(written: written, asOf: nil, read: read, isElement: pair.new.isDictionary)
        let finding = new.leavingOut(context.finding(unseen: unseen, by: new))
        guard finding.verdict != .safe else { return nil }
        return Finding(
            finding.verdict,
            "archives from before the old schema hold '\(new.name)' under \(key.schemaLiteral): \(finding.reason)",
            aspect: .type, fix: fixes.fixEarlier(old, new), cause: finding.cause)
    }
}

extension SchemaField {
    /// The keys that are read but not written, with the types as which they are read.
    fileprivate var earlierKeys: [(key: String, type: SchemaType)] {
        ReadStep(of: self).candidates.filter { $0.isFallback || until != nil }.map { ($0.key, $0.type) }
    }

    /// The types as which a key is read, in order; none if the field does not look it up.
    fileprivate func types(under key: String) -> [SchemaType] {
        ReadStep(of: self).candidates.filter { $0.key == key }.map(\.type)
    }
}
