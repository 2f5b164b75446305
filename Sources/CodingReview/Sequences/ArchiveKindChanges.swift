// The kinds of archives that a class takes part in, and the marker that distinguishes its keyed objects from those with
// values without keys.

import CodingSchema

/// The changes of the clauses `sequential`, `sequential only` and `sequential marker`.
struct ArchiveKindChanges {
    private(set) var drafts: [ChangeDraft] = []

    /// The changes of a declaration; none for a declaration without a name in archives.
    init(_ old: SchemaOwner?, _ new: SchemaOwner?) {
        guard let old, let new, !old.isNeverArchived, !new.isNeverArchived else { return }
        addKinds(old, new)
        if let old = old as? SchemaClass, let new = new as? SchemaClass { addMarker(old, new) }
    }

    private mutating func addKinds(_ old: SchemaOwner, _ new: SchemaOwner) {
        guard old.isInSequences != new.isInSequences || old.isInKeyedArchives != new.isInKeyedArchives else { return }
        var draft = ChangeDraft(.archivesChanged, "\(old.kindsPhrase) became \(new.kindsPhrase)")
            .placed(old.place, new.place)
        if new is SchemaClass {
            for judgement in Self.judgements(writer: old, reader: new, .newReadsOld) { draft.add(judgement) }
            for judgement in Self.judgements(writer: new, reader: old, .oldReadsNew) { draft.add(judgement) }
        } else {
            // The classes that hold a value declare the kinds of archives that can contain them.
            draft.reasons[.newReadsOld] = "the classes that contain it determine the kinds of archives"
            draft.reasons[.oldReadsNew] = draft.reasons[.newReadsOld]
        }
        drafts.append(draft)
    }

    private static func judgements(
        writer: SchemaOwner, reader: SchemaOwner, _ words: DirectionWords
    ) -> [Judgement] {
        var result: [Judgement] = []
        func add(_ kind: String) {
            result.append(
                Judgement(
                    words.direction, .breaking,
                    "\(words.writer) writes objects of class '\(writer.name)' to \(kind) archives, which "
                        + "\(words.reader) does not read"))
        }
        if writer.isInKeyedArchives, !reader.isInKeyedArchives { add("keyed") }
        if writer.isInSequences, !reader.isInSequences { add("sequential") }
        return result
    }

    private mutating func addMarker(_ old: SchemaClass, _ new: SchemaClass) {
        guard old.keyedMarker != new.keyedMarker else { return }
        let summary =
            switch (old.keyedMarker?.schemaLiteral, new.keyedMarker?.schemaLiteral) {
            case (let before?, let after?): "the marker of keyed archives \(before) became \(after)"
            case (let before?, nil): "the marker of keyed archives \(before) was removed"
            case (_, let after): "the marker of keyed archives \(after ?? "") was added"
            }
        var draft = ChangeDraft(.keyedMarkerChanged, summary)
            .placed(old.place, new.place)
        draft.reasons[.newReadsOld] = "an object without the marker is read by its keys if it has any"
        draft.reasons[.oldReadsNew] = draft.reasons[.newReadsOld]
        if let marker = old.keyedMarker, new.keyedMarker == nil {
            draft.add(
                Judgement(
                    .newReadsOld, .breaking,
                    "keyed archives from before the old schema whose values have no keys can no longer be "
                        + "read",
                    fix: SuggestedClause(
                        "sequential marker \(marker.schemaLiteral)",
                        "to the class '\(new.name)', in place of 'sequential'")))
        }
        drafts.append(draft)
    }
}

extension ChangeDraft {
    /// Judges a version change for sequential archives, whose readers refuse every version above their own.
    mutating func addSequenceVersions(_ old: SchemaOwner, _ new: SchemaOwner, fix: SuggestedClause? = nil) {
        guard old.isInSequences, new.isInSequences else { return }
        let isKeyed = old is SchemaClass && old.isInKeyedArchives && new.isInKeyedArchives
        let rest = isKeyed ? ", and reads it in keyed ones" : ""
        if new.version > old.version {
            add(
                Judgement(
                    .oldReadsNew, .breaking,
                    "the old schema refuses version \(new.version) in sequential archives" + rest))
        } else {
            add(
                Judgement(
                    .newReadsOld, .breaking,
                    "the new schema refuses version \(old.version) in sequential archives" + rest, fix: fix))
        }
        add(
            Judgement(
                .thisReadsFuture, .breaking,
                "versions above \(new.version) are refused in sequential archives: programs with this schema "
                    + (isKeyed ? "need keyed ones" : "can't read them")))
    }
}

extension SchemaOwner {
    fileprivate var isNeverArchived: Bool { (self as? SchemaClass)?.refusesCoding ?? false }

    /// The kinds of archives, as a phrase for summaries.
    fileprivate var kindsPhrase: String {
        switch (isInKeyedArchives, isInSequences) {
        case (true, true): "'sequential'"
        case (false, true): "'sequential only'"
        case (_, false): "'keyed only'"
        }
    }
}
