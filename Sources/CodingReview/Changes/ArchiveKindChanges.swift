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
        var draft = ChangeDraft(
            .archivesChanged, "\(old.kindsPhrase) became \(new.kindsPhrase)", from: old.location, to: new.location)
        if new is SchemaClass {
            Self.addUnread(writer: old, reader: new, .newReadsOld, to: &draft)
            Self.addUnread(writer: new, reader: old, .oldReadsNew, to: &draft)
        } else {
            // The classes that hold a value declare the kinds of archives that can contain them.
            draft.setFactReasons("the classes that contain it determine the kinds of archives")
        }
        drafts.append(draft)
    }

    /// Adds the kinds of archives that the writer has and the reader does not.
    private static func addUnread(
        writer: SchemaOwner, reader: SchemaOwner, _ words: DirectionWords, to draft: inout ChangeDraft
    ) {
        var kinds: [String] = []
        if writer.isInKeyedArchives, !reader.isInKeyedArchives { kinds.append("keyed") }
        if writer.isInSequences, !reader.isInSequences { kinds.append("sequential") }
        for kind in kinds {
            draft.add(
                words.direction, .breaking,
                "\(words.writer) writes objects of class '\(writer.name)' to \(kind) archives, which "
                    + "\(words.reader) does not read")
        }
    }

    private mutating func addMarker(_ old: SchemaClass, _ new: SchemaClass) {
        guard old.keyedMarker != new.keyedMarker else { return }
        let summary = ChangeDraft.summary(
            "the marker of keyed archives", old.keyedMarker?.schemaLiteral, new.keyedMarker?.schemaLiteral)
        var draft = ChangeDraft(.keyedMarkerChanged, summary, from: old.location, to: new.location)
        draft.setFactReasons("an object without the marker is read by its keys if it has any")
        if let marker = old.keyedMarker, new.keyedMarker == nil {
            draft.add(
                .newReadsOld, .breaking,
                "keyed archives from before the old schema whose values have no keys can no longer be read",
                fix: SuggestedClause(
                    "sequential marker \(marker.schemaLiteral)",
                    "to the class '\(new.name)', in place of 'sequential'"))
        }
        drafts.append(draft)
    }
}

extension ChangeDraft {
    /// Judges a version change for sequential archives, whose readers refuse every version above their own.
    mutating func addSequenceVersions(_ old: SchemaOwner, _ new: SchemaOwner, fix: SuggestedClause? = nil) {
        guard old.hasSequence, new.hasSequence else { return }
        let isKeyed = old is SchemaClass && old.isInKeyedArchives && new.isInKeyedArchives
        let rest = isKeyed ? ", and reads it in keyed ones" : ""
        if new.version > old.version {
            add(
                .oldReadsNew, .breaking,
                "the old schema refuses version \(new.version) in sequential archives" + rest)
        } else {
            add(
                .newReadsOld, .breaking,
                "the new schema refuses version \(old.version) in sequential archives" + rest, fix: fix)
        }
        add(
            .thisReadsFuture, .breaking,
            "versions above \(new.version) are refused in sequential archives: programs with this schema "
                + (isKeyed ? "need keyed ones" : "can't read them"))
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
