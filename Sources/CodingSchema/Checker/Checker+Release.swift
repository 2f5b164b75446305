// Fields whose strong references can lead back to an object of their class: releasing one could need a deep stack.

extension Checker {
    /// Sets `leadsBack` for the fields that `deinit` adds to the release list.
    func markFieldsThatLeadBack() {
        guard classes.contains(where: { $0.fields.contains { !references(of: $0).isEmpty } }) else { return }
        var graph = ReferenceGraph(classes: classes, subclasses: subclasses, valueCount: values.count)
        for owner in classes {
            for field in owner.declaredFields where !field.syntax.isWeak {
                for target in targetsOfRelease(of: field) { graph.addField(0, of: owner, to: target) }
            }
        }
        for owner in values {
            for member in traits[owner.ordinal].members where member.isHeld && !member.isWeak {
                for target in references(in: member.type) { graph.addField(0, of: owner, to: target) }
            }
        }
        graph.addElsewhere(classes: classes, values: values)
        // A field leads back if its edge is inside a component: the referenced object can then reach one with the
        // field.
        let components = graph.components()
        for owner in classes {
            let component = components[graph.node(of: owner)]
            for field in owner.declaredFields where canBeEmptied(field) {
                field.leadsBack = targetsOfRelease(of: field).contains { components[graph.node(of: $0)] == component }
            }
            if owner.declaredFields.contains(where: \.leadsBack) { checkDeinit(of: owner) }
        }
    }

    /// Reports a `deinit` in the Swift members of a class that has a generated one.
    private func checkDeinit(of owner: SchemaClass) {
        for source in owner.syntax.swift {
            let text = source.value
            // Text that isn't UTF-8, which is an error anyway, has other offsets than the file.
            guard text.utf8.count == source.range.upperBound - source.range.lowerBound else { continue }
            for match in text.matches(of: /(?m)^[ \t]*deinit\b/) {
                // One inside of another type or of a comment is not the class's: a brace there would close nothing.
                let before = Array(text[..<match.range.lowerBound].utf8) + [UInt8(ascii: "}")]
                var scanner = SwiftTextScanner(bytes: before, position: 0, limit: before.count, closing: .brace)
                guard scanner.scan() else { continue }
                let end = source.range.lowerBound + text[..<match.range.upperBound].utf8.count
                report(
                    .swiftRepeatsMethod, "'deinit' is generated for '\(owner.name)': it can't be declared again",
                    at: SourceRange(file: source.range.file, lowerBound: end - "deinit".count, upperBound: end),
                    fix: "move what it does to the 'deinit' of another object, in a transient field")
            }
        }
    }

    /// The references of a field. A class that no schema declares can conform to a protocol, and refer to any object.
    private func targetsOfRelease(of field: SchemaField) -> [ReferenceTarget] {
        var hasProtocol = false
        field.resolved?.type.forEachPart { if case .existential(.some) = $0 { hasProtocol = true } }
        return references(of: field) + (hasProtocol ? [.anyObject] : [])
    }

    /// Whether the value can be replaced by nil, by an empty collection, or by the default of a transient field. All
    /// other fields are read in `init(coder:)` and can't be on a cycle.
    private func canBeEmptied(_ field: SchemaField) -> Bool {
        let syntax = field.syntax
        guard !syntax.isConstant, !syntax.isWeak, field.resolved != nil else { return false }
        return field.canBeEmpty || syntax.isTransient && syntax.value != nil
    }
}
