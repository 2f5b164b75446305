// References that are read at once must not form a cycle: none of its objects could be made first.

extension Checker {
    /// More messages about one knot of references would not help to undo it.
    private static let mostCyclesOfOneComponent = 100

    /// A field that reads objects at once: those that it holds, or those that a fallback converts; or a case that does.
    private struct AtOnceField {
        let owner: OwnerDraft
        let name: String

        /// What to fix; `nil` in a struct or union, all of which is read at once.
        let field: FieldDraft?

        /// The object is converted from a fallback, and not what the field holds.
        let isFallback: Bool
        let targets: [ReferenceTarget]
    }

    func checkCycles() {
        let fields = atOnceFields()
        guard !fields.isEmpty else { return }
        var graph = ReferenceGraph(classes: classes, subclasses: subclasses, valueCount: values.count)
        for (number, field) in fields.enumerated() {
            for target in field.targets { graph.addField(number, of: field.owner, to: target) }
        }
        for component in graph.cyclicComponents() {
            reportCycles(in: component, of: graph, fields: fields)
        }
    }

    private func atOnceFields() -> [AtOnceField] {
        var fields: [AtOnceField] = []
        func add(
            _ targets: [ReferenceTarget], of owner: OwnerDraft, _ name: String, _ field: FieldDraft?, isFallback: Bool
        ) {
            guard !targets.isEmpty else { return }
            fields.append(
                AtOnceField(owner: owner, name: name, field: field, isFallback: isFallback, targets: targets))
        }
        for owner in classes where !owner.model.refusesCoding {
            for field in owner.fields where field.isReadAtOnce {
                add(field.references, of: owner, field.name, field, isFallback: false)
                add(field.fallbackReferences, of: owner, field.name, field, isFallback: true)
            }
        }
        for owner in values {
            for member in owner.members where member.isRead {
                add(references(in: member.type), of: owner, member.name, nil, isFallback: !member.isHeld)
            }
        }
        return fields
    }

    /// Reports one cycle after the other, each time without the fields that the notes so far name.
    private func reportCycles(in component: [Int], of graph: ReferenceGraph, fields: [AtOnceField]) {
        var removed: Set<Int> = []
        var remaining = [component]
        var reported = 0
        while let nodes = remaining.popLast(), reported < Self.mostCyclesOfOneComponent {
            guard let cycle = cycle(in: nodes, of: graph, fields: fields, without: removed) else { continue }
            removed.insert(cycle.fixed)
            reported += 1
            if let first = fields[cycle.anchor].field, let fixed = fields[cycle.fixed].field {
                report(
                    .referenceCycle(
                        cycle.steps, at: first.syntax, fixing: fixed.syntax, isFallback: fields[cycle.fixed].isFallback)
                )
            }
            remaining += graph.cyclicComponents(among: nodes, without: removed).reversed()
        }
    }

    private struct Cycle {
        let anchor: Int

        /// The field to change, the last of the module's own.
        let fixed: Int

        /// `Team.lead`, `Member.team`, `Team`.
        let steps: [String]
    }

    /// The shortest cycle through the first of the module's own fields that is on one.
    private func cycle(
        in nodes: [Int], of graph: ReferenceGraph, fields: [AtOnceField], without removed: Set<Int>
    ) -> Cycle? {
        let members = Set(nodes)
        for node in nodes {
            guard let ordinal = graph.classOfObject(node), !classes[ordinal].unit.isImported else { continue }
            for edge in graph.edges[node] where members.contains(edge.target) {
                guard let anchor = edge.field, !removed.contains(anchor),
                    let path = graph.shortestPath(from: edge.target, to: node, within: members, without: removed)
                else { continue }
                return describe([edge] + path, of: graph, anchor: anchor, fields: fields)
            }
        }
        return nil
    }

    /// Names the steps of a cycle by the classes of the objects that are really made, which may be subclasses.
    private func describe(
        _ path: [ReferenceGraph.Edge], of graph: ReferenceGraph, anchor: Int, fields: [AtOnceField]
    ) -> Cycle {
        // An object is made where a reference leads to it, and not where its superclass's part of it is meant.
        var isReference = false
        let made = path.map { edge -> Int? in
            defer { isReference = graph.classOfObject(edge.target) == nil }
            return isReference ? graph.classOfObject(edge.target) : nil
        }
        // The last object that is made is the one that has the first field.
        var current = made.last { $0 != nil } ?? nil
        let last = current
        var steps: [String] = []
        for (edge, next) in zip(path, made) {
            if let number = edge.field {
                let field = fields[number]
                let owner = field.field == nil ? field.owner.name : current.map { classes[$0].name }
                steps.append("\(owner ?? field.owner.name).\(field.name)")
            }
            current = next ?? current
        }
        if let last { steps.append(classes[last].name) }
        let numbers = path.compactMap(\.field)
        let fixed = numbers.last { fields[$0].field != nil && !fields[$0].owner.unit.isImported } ?? anchor
        return Cycle(anchor: anchor, fixed: fixed, steps: steps)
    }
}

extension FieldDraft {
    /// What the field, or a fallback of it, holds is made before `init(coder:)` ends.
    fileprivate var isReadAtOnce: Bool {
        switch connection {
        case .atOnce, .value: true
        case .transient, .later, .whenConnected: false
        }
    }
}
