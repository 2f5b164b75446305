// Fields whose strong references can lead back to an object of their class: letting go of one could need a deep stack.

extension Checker {
    /// Sets `leadsBack` of the fields that `deinit` hands to the release list.
    func markFieldsThatLeadBack() {
        guard classes.contains(where: { $0.fields.contains { !$0.references.isEmpty } }) else { return }
        var graph = ReferenceGraph(classes: classes, subclasses: subclasses, valueCount: values.count)
        for owner in classes {
            for field in owner.fields where !field.syntax.isWeak {
                for target in field.references { graph.addField(0, of: owner, to: target) }
            }
        }
        for owner in values {
            for member in owner.members where member.isHeld && !member.isWeak {
                for target in references(in: member.type) { graph.addField(0, of: owner, to: target) }
            }
        }
        graph.addElsewhere(classes: classes, values: values)
        // A field leads back where its edge lies in a component: what it refers to reaches an object with the field.
        let components = graph.components()
        for owner in classes {
            let component = components[graph.node(of: owner)]
            for field in owner.fields where canBeEmptied(field) {
                field.leadsBack = field.references.contains { components[graph.node(of: $0)] == component }
            }
        }
    }

    /// Nil, or a collection's emptiness, can take the value's place, or else the default of a transient field; other
    /// fields are read at once and on no cycle.
    private func canBeEmptied(_ field: FieldDraft) -> Bool {
        let syntax = field.syntax
        guard !syntax.isConstant, !syntax.isWeak, field.resolved != nil else { return false }
        return field.canBeEmpty || syntax.isTransient && syntax.value != nil
    }
}
