// Fields whose strong references can lead back to an object of their class: letting go of one could need a deep stack.

extension Checker {
    /// Sets `leadsBack` of the fields that `deinit` hands to the release list.
    func markFieldsThatLeadBack() {
        var graph = ReferenceGraph(classes: classes, subclasses: subclasses)
        for owner in classes {
            for field in owner.fields where !field.syntax.isWeak {
                for target in field.references { graph.addField(0, of: owner.ordinal, to: target) }
            }
        }
        graph.addElsewhere(classes: classes)
        // A field leads back where its edge lies in a component: what it refers to reaches an object with the field.
        let components = graph.components()
        for owner in classes {
            let component = components[ReferenceGraph.object(of: owner.ordinal)]
            for field in owner.fields where canBeEmptied(field) {
                field.leadsBack = field.references.contains { target in
                    components[ReferenceGraph.reference(to: target)] == component
                }
            }
        }
    }

    private func canBeEmptied(_ field: FieldDraft) -> Bool {
        guard !field.syntax.isConstant, !field.syntax.isWeak, let resolved = field.resolved else { return false }
        return resolved.isOptional || field.isCollection
    }
}
