// References that are read at once must not lead in a circle: none of its objects could be made first.

extension Checker {
    /// More messages about one knot of references would not help to undo it.
    private static let mostCyclesOfOneComponent = 100

    /// A field that reads objects at once: those that it holds, or those that a fallback converts.
    private struct AtOnceField {
        let owner: ClassDraft
        let field: FieldDraft

        /// The object is converted from a fallback, and not what the field holds.
        let isFallback: Bool
    }

    func checkCycles() {
        var graph = ReferenceGraph(classes: classes, subclasses: subclasses)
        var fields: [AtOnceField] = []
        for owner in classes {
            for field in owner.fields {
                if case .atOnce = field.connection {
                    for target in field.references { graph.addField(fields.count, of: owner.ordinal, to: target) }
                    fields.append(AtOnceField(owner: owner, field: field, isFallback: false))
                }
                switch field.connection {
                case .atOnce, .value:
                    guard !field.fallbackReferences.isEmpty else { continue }
                    for target in field.fallbackReferences {
                        graph.addField(fields.count, of: owner.ordinal, to: target)
                    }
                    fields.append(AtOnceField(owner: owner, field: field, isFallback: true))
                case .transient, .later, .whenConnected:
                    continue
                }
            }
        }
        for component in graph.cyclicComponents(among: Array(graph.edges.indices), without: []) {
            reportCycles(in: component, of: graph, fields: fields)
        }
    }

    /// Reports one cycle after the other, each time without the fields that the notes so far tell to change.
    private func reportCycles(in component: [Int], of graph: ReferenceGraph, fields: [AtOnceField]) {
        var removed: Set<Int> = []
        var remaining = [component]
        var reported = 0
        while let nodes = remaining.popLast(), reported < Self.mostCyclesOfOneComponent {
            guard let cycle = cycle(in: nodes, of: graph, fields: fields, without: removed) else { continue }
            removed.insert(cycle.mended)
            reported += 1
            let first = fields[cycle.anchor].field.syntax
            let mended = fields[cycle.mended]
            report(
                DiagnosticCatalog.referenceCycle(
                    cycle.steps, at: first, mending: mended.field.syntax, isFallback: mended.isFallback))
            remaining += graph.cyclicComponents(among: nodes, without: removed).reversed()
        }
    }

    private struct Cycle {
        let anchor: Int

        /// The field to change, the last of the module's own.
        let mended: Int

        /// `Team.lead`, `Member.team`, `Team`.
        let steps: [String]
    }

    /// The shortest cycle through the first of the module's own fields that is on one.
    private func cycle(
        in nodes: [Int], of graph: ReferenceGraph, fields: [AtOnceField], without removed: Set<Int>
    ) -> Cycle? {
        let members = Set(nodes)
        for node in nodes {
            guard let ordinal = ReferenceGraph.classOfObject(node), !classes[ordinal].unit.isImported else { continue }
            for edge in graph.edges[node] where members.contains(edge.target) {
                guard let anchor = edge.field, !removed.contains(anchor),
                    let path = graph.shortestPath(from: edge.target, to: node, within: members, without: removed)
                else { continue }
                return describe([edge] + path, anchor: anchor, fields: fields)
            }
        }
        return nil
    }

    /// Names the steps of a cycle by the classes of the objects that are really made, which may be subclasses.
    private func describe(_ path: [ReferenceGraph.Edge], anchor: Int, fields: [AtOnceField]) -> Cycle {
        var made: [Int] = []
        var numbers: [Int] = []
        var isReference = false
        for edge in path {
            if let number = edge.field { numbers.append(number) }
            let ordinal = ReferenceGraph.classOfObject(edge.target)
            if let ordinal, isReference { made.append(ordinal) }
            isReference = ordinal == nil
        }
        // Each field leads to an object; the last one made is the one that has the first field.
        let owners = made.suffix(1) + made.dropLast()
        var steps = zip(owners, numbers).map { "\(classes[$0].name).\(fields[$1].field.name)" }
        if let last = made.last { steps.append(classes[last].name) }
        let mended = numbers.last { !fields[$0].owner.unit.isImported } ?? anchor
        return Cycle(anchor: anchor, mended: mended, steps: steps)
    }
}
