// The way in: two versions of a schema are compared.

package import CodingSchema

/// Everything that differs between two versions of the schemas of some modules.
package struct Review: Sendable {
    /// In the order of the new schema; what is gone follows what came before it.
    package let changes: [Change]

    /// A review of changes, in the order in which they are shown.
    package init(changes: [Change]) {
        self.changes = changes
    }

    /// Compares two versions.
    ///
    /// - Parameters:
    ///   - old: the checked schemas of the modules, one for each; a module that is missing had no schema.
    ///   - new: the same modules as they are now.
    package static func compare(old: [Schema], new: [Schema]) -> Review {
        let contexts = ReviewContexts(old: old, new: new)
        let waivers = Waivers(new)
        let declarations = contexts.pairs.pairs.map { DeclarationChanges($0, contexts, waivers: waivers) }
        let held = HeldValues(declarations, contexts)
        let surfacing = Surfacing(declarations, contexts)
        return Review(
            changes: declarations.flatMap {
                $0.changes.map(held.limited) + surfacing.changes(for: $0, waivers: waivers)
            })
    }

    /// The worst verdict that is a fact and that is not waived.
    package var verdict: Verdict { changes.filter { $0.waiver == nil }.map(\.verdict).max() ?? .safe }

    /// The worst verdict of one direction, waived changes included: what a reader will meet.
    package func verdict(_ direction: Direction) -> Verdict {
        changes.map { $0.verdict(direction) }.max() ?? .safe
    }
}
