// The key under which a class or struct writes its version, and who misses the version under another one.

import CodingSchema

/// A change of the version's key, of its form, or of whether it is written.
struct VersionKeyChange {
    let old: any SchemaFieldOwner
    let new: any SchemaFieldOwner
    let contexts: ReviewContexts

    /// The change; `nil` if there is none, or if no reader could notice it.
    var draft: ChangeDraft? {
        guard old.version != 0, new.version != 0, let summary else { return nil }
        var draft = ChangeDraft(.versionKeyChanged, summary, from: old.location, to: new.location)
        if isFound { return draft }
        let sides = [(contexts.newReadsOld, old, new), (contexts.oldReadsNew, new, old)]
        for (direction, written, reader) in sides {
            let fields = direction.reader(of: written)
            if let key = fields.versionKey(of: reader) {
                draft.reasons[direction.words.direction] = "the version is found under \(key.schemaLiteral)"
            } else if let reason = fields.missedVersion(of: written, by: reader) {
                draft.add(direction.words.direction, .breaking, reason, fix: fix)
            } else {
                draft.reasons[direction.words.direction] = "the version is read as 0, which no field depends on"
            }
        }
        if old.version == new.version, let old = old as? SchemaClass, let new = new as? SchemaClass {
            draft.addRefusedVersions(old, new, contexts)
        }
        // A key that follows from the archived name changes with the name, which is another change.
        let isOwn = [old, new].contains { $0.versionKey != $0.archivedName + ".version" || $0.isVersionUnwritten }
        return isOwn || !draft.found.isEmpty ? draft : nil
    }

    /// Whether each side finds the version that the other one writes.
    private var isFound: Bool { old.versionKey == new.versionKey && old.isVersionUnwritten == new.isVersionUnwritten }

    /// The key that the old schema has.
    private var fix: SuggestedClause? {
        guard !old.isVersionUnwritten, !new.isVersionUnwritten else { return nil }
        let isUsual = old.versionKey == new.archivedName + ".version" && !old.isVersionBoxed
        let key = isUsual ? "" : " key \(old.versionKey.schemaLiteral)\(old.isVersionBoxed ? " boxed" : "")"
        let kind = new is SchemaClass ? "class" : "struct"
        return SuggestedClause("version \(new.version)\(key)", "to the \(kind) '\(new.name)', in place of its version")
    }

    private var summary: String? {
        if old.isVersionUnwritten != new.isVersionUnwritten {
            return "the version is \(new.isVersionUnwritten ? "no longer" : "now") written"
        }
        if old.versionKey != new.versionKey {
            return "the version key \(old.versionKey.schemaLiteral) became \(new.versionKey.schemaLiteral)"
        }
        guard old.isVersionBoxed != new.isVersionBoxed else { return nil }
        return "the version is \(new.isVersionBoxed ? "now" : "no longer") an object"
    }
}

extension FieldReader {
    /// The key under which a reader finds the writer's version; `nil` if there is none, or something else is under it.
    fileprivate func versionKey(of reader: any SchemaFieldOwner) -> String? {
        guard let found = reader.versionKeys.lazy.compactMap(table.entry).first, case .version = found.source else {
            return nil
        }
        return found.key
    }

    /// What a method that rebuilds by the version gets, if the reader doesn't find the writer's version.
    fileprivate func missedVersion(of written: any SchemaFieldOwner, by reader: any SchemaFieldOwner) -> String? {
        guard reader.rebuildsByVersion, let function = reader.rebuildFunction, written.isInKeyedArchives else {
            return nil
        }
        return "'\(function.name)' gets version 0 for what \(words.writer) writes as version \(written.version)"
    }
}
