// Changes inside enums and bit fields, case by case, and their verdicts.

import CodingSchema

/// Compares the cases and bits of two versions of a declaration. The changes of names, access and versions are found
/// with those of all declarations.
struct ValueChanges {
    let newReadsOld: ReadingContext
    let oldReadsNew: ReadingContext

    /// The changes between two versions of an enum or of bit fields.
    func drafts(from old: SchemaDeclared, to new: SchemaDeclared) -> [ChangeDraft] {
        switch (old, new) {
        case (let old as SchemaEnumeration, let new as SchemaEnumeration):
            EnumerationChanges(old: old, new: new, self).drafts
        case (let old as SchemaUnion, let new as SchemaUnion): UnionChanges(old: old, new: new, self).drafts
        case (let old as SchemaBits, let new as SchemaBits): BitsChanges(old: old, new: new, self).drafts
        default: []
        }
    }
}

/// Members of two versions, paired by name and, of the rest, by what represents them in archives, or by resemblance.
struct MemberPairs<Member> {
    struct Pair {
        let old: Member?
        let new: Member

        /// Why the two are paired, if neither a name nor what archives contain says so.
        var resemblance: String?
    }

    /// The members of the new version in order, each with that of the old version.
    private(set) var pairs: [Pair]

    /// The members of the old version without a counterpart.
    private(set) var removed: [Member]

    /// - Parameter apartFromName: What a member is besides its name, and without what archives contain because of the
    ///   name: members that only one version has can be one if this is the same.
    init<Identity: Hashable>(
        _ old: [Member], _ new: [Member], name: (Member) -> String, identity: (Member) -> Identity,
        apartFromName: ((Member) -> [String])? = nil
    ) {
        let newNames = Set(new.map(name))
        let oldByName = Dictionary(old.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        let gone = old.filter { !newNames.contains(name($0)) }
        var unpaired = Dictionary(gone.map { (identity($0), $0) }, uniquingKeysWith: { first, _ in first })
        pairs = new.map { Pair(old: oldByName[name($0)] ?? unpaired.removeValue(forKey: identity($0)), new: $0) }
        removed = gone.filter { unpaired[identity($0)] != nil }
        guard let apartFromName else { return }
        let kept = pairs.compactMap { pair in pair.old.map { (name($0), name(pair.new)) } }
        let found = Resemblance(
            old: old.map(name), new: new.map(name), kept: Dictionary(kept, uniquingKeysWith: { first, _ in first })
        ).pairs(
            of: old.indices.filter { position in removed.contains { name($0) == name(old[position]) } },
            with: new.indices.filter { pairs[$0].old == nil },
            where: { apartFromName(old[$0]) == apartFromName(new[$1]) },
            areAlike: { _, _ in true })
        for (position, newPosition, isSimilar) in found {
            let reason = isSimilar ? "the names are similar" : "the position is the same"
            pairs[newPosition] = Pair(old: old[position], new: new[newPosition], resemblance: reason)
            removed.removeAll { name($0) == name(old[position]) }
        }
    }
}

/// The changes of the members of one kind of declaration.
protocol MemberChanges {
    associatedtype Member

    var members: MemberPairs<Member> { get }

    /// How this schema reads members that later versions add.
    var future: Finding { get }

    /// The property of a member by which later versions recognize it: "its keys stay".
    var lastingPart: String { get }

    /// How values get into archives: "written".
    var participle: String { get }

    func changes(from former: Member, to found: Member) -> [ChangeDraft]
    func addition(of found: Member) -> ChangeDraft
    func removal(of gone: Member) -> ChangeDraft

    /// A member in schema syntax, with all that archives contain for it.
    func text(of member: Member) -> String
}

extension MemberChanges {
    /// The changes of all members in the order of the new version, then those that were removed.
    var memberDrafts: [ChangeDraft] {
        members.pairs.flatMap { pair -> [ChangeDraft] in
            guard let former = pair.old else { return [addition(of: pair.new)] }
            var drafts = changes(from: former, to: pair.new)
            if let reason = pair.resemblance, !drafts.isEmpty {
                drafts[0].guess = Guess(reason: reason, refusal: text(of: former))
            }
            return drafts
        } + members.removed.map(removal)
    }

    /// A change with a finding in all directions.
    ///
    /// - Parameters:
    ///   - lasting: how later versions read what this schema writes.
    ///   - breaking: the reason why code that uses the schema may no longer compile.
    func draft(
        _ rule: ReviewRule, _ member: String?, _ summary: String, _ old: SourceRange?, _ new: SourceRange?,
        _ newReadsOld: Finding, _ oldReadsNew: Finding, lasting: String, breaking: String? = nil
    ) -> ChangeDraft {
        var draft = ChangeDraft(rule, member: member, summary, from: old, to: new)
        draft.found = [
            .newReadsOld: [newReadsOld], .oldReadsNew: [oldReadsNew], .thisReadsFuture: [future],
            .futureReadsThis: [Finding(.safe, lasting)],
        ]
        draft.sourceEffect = breaking.map { SourceEffect(isBreaking: true, reason: $0) }
        return draft
    }

    /// A change of a member that both versions have, or of what all members share.
    ///
    /// - Parameter subject: the name of the member or of the declaration.
    func draft(
        _ rule: ReviewRule, _ member: String?, _ summary: String, _ old: SourceRange?, _ new: SourceRange?,
        _ newReadsOld: Finding, _ oldReadsNew: Finding, of subject: String, fix: SuggestedClause? = nil,
        breaking: String? = nil
    ) -> ChangeDraft {
        draft(
            rule, member, summary, old, new,
            newReadsOld.described(ifSafe: "'\(subject)' is read as it was \(participle)", fix: fix),
            oldReadsNew.described(ifSafe: "the old schema reads '\(subject)' as it is \(participle)", fix: fix),
            lasting: kept(subject), breaking: breaking)
    }

    func kept(_ name: String) -> String { "'\(name)' stays readable as long as \(lastingPart) the same" }

    /// A case that is new in an enum.
    func added(
        case name: String, _ text: String, _ location: SourceRange?, to type: String, _ oldReadsNew: Finding
    ) -> ChangeDraft {
        draft(
            .caseAdded, name, "\(text) was added", nil, location, Finding(.safe, "old archives hold no '\(name)'"),
            oldReadsNew, lasting: kept(name), breaking: "an exhaustive 'switch' over '\(type)' must handle '.\(name)'")
    }

    /// A case that an enum doesn't have any more.
    func removed(case name: String, _ text: String, _ location: SourceRange?, _ newReadsOld: Finding) -> ChangeDraft {
        draft(
            .caseRemoved, name, "\(text) was removed", location, nil, newReadsOld,
            Finding(.safe, "new archives hold no '\(name)'"), lasting: "this schema writes no '\(name)'",
            breaking: "'.\(name)' was removed")
    }
}

extension Finding {
    /// Whether the finding is not safe because of this declaration and not of another one.
    var isOwn: Bool { verdict != .safe && cause == nil }
}
