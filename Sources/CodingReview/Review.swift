// The entry point: compares two versions of a schema.

package import CodingSchema

/// The differences between two versions of the schemas of some modules.
package struct Review: Sendable {
    /// In the order of the new schema; a removed declaration follows the one that preceded it.
    package let changes: [Change]

    /// The fixes of each subject, the best first. ``FixFinder`` finds them.
    package internal(set) var fixes: [ReviewSubject: [Fix]] = [:]

    /// Compares two versions.
    ///
    /// - Parameters:
    ///   - old: the checked schemas of the modules, one per module; a missing module had no schema.
    ///   - new: the current schemas of the same modules.
    ///   - released: the versions of classes that can't change any more.
    package static func compare(
        old: [Schema], new: [Schema], released: ReleasedVersions = ReleasedVersions()
    ) -> Review {
        let contexts = ReviewContexts(old: old, new: new)
        let waivers = Waivers(new)
        let declarations =
            contexts.pairs.pairs.map { DeclarationChanges($0, contexts, released, waivers: waivers) }
            + contexts.old.declarations.retiredClasses.compactMap {
                DeclarationChanges(of: $0, contexts, waivers: waivers)
            }
        let held = HeldValues(declarations, contexts)
        let unattributed = UnattributedFindings(declarations, contexts)
        return Review(
            changes: declarations.flatMap {
                $0.changes.map(held.limited) + unattributed.changes(for: $0, waivers: waivers)
            })
    }

    /// The worst factual verdict that is not waived.
    package var verdict: Verdict { changes.filter { $0.waiver == nil }.map(\.verdict).max() ?? .safe }

    /// The worst verdict of one direction, including waived changes: what a reader will encounter.
    package func verdict(_ direction: Direction) -> Verdict {
        changes.map { $0.verdict(direction) }.max() ?? .safe
    }

    // MARK: Subjects

    /// What the changes are about, in the order of the review.
    var subjects: [ReviewSubject] {
        var known: Set<ReviewSubject> = []
        return changes.map(\.subject).filter { known.insert($0).inserted }
    }

    /// The verdicts for each subject.
    package var verdictsBySubject: [ReviewSubject: SubjectVerdicts] {
        changes.reduce(into: [:]) { $0[$1.subject, default: SubjectVerdicts()].add($1.findings) }
    }

    /// The worst finding of each direction that is not safe for a subject.
    func remaining(for subject: ReviewSubject) -> [Direction: Finding] {
        changes.filter { $0.subject == subject }.reduce(into: [:]) { worst, change in
            let findings = change.findings.filter { $0.value.verdict > .safe }
            worst.merge(findings) { $1.verdict > $0.verdict ? $1 : $0 }
        }
    }
}
