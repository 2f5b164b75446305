// References that are read in `init(coder:)` must not form a cycle: none of its objects could be created first.

extension Checker {
    /// The limit for messages about one component: more of them would not help to fix it.
    private static let mostCyclesOfOneComponent = 100

    /// A field, or a case, that reads objects in `init(coder:)`: the objects that it holds or that a fallback converts.
    private struct AtOnceField {
        let owner: SchemaOwner
        let name: String

        /// The field to fix; `nil` in a struct or union, whose members are all read in `init(coder:)`.
        let field: SchemaField?

        /// Whether a fallback converts the object, so that the field itself doesn't hold it.
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
            _ targets: [ReferenceTarget], of owner: SchemaOwner, _ name: String, _ field: SchemaField?, isFallback: Bool
        ) {
            guard !targets.isEmpty else { return }
            fields.append(
                AtOnceField(owner: owner, name: name, field: field, isFallback: isFallback, targets: targets))
        }
        for owner in classes where !owner.refusesCoding {
            for field in owner.declaredFields where field.isReadAtOnce {
                add(references(of: field), of: owner, field.name, field, isFallback: false)
                add(fallbackReferences(of: field), of: owner, field.name, field, isFallback: true)
            }
        }
        for owner in values {
            for member in traits[owner.ordinal].members where member.isRead {
                add(references(in: member.type), of: owner, member.name, nil, isFallback: !member.isHeld)
            }
        }
        return fields
    }

    /// Reports the cycles one by one, each time without the fields that are already reported.
    private func reportCycles(in component: [Int], of graph: ReferenceGraph, fields: [AtOnceField]) {
        var removed: Set<Int> = []
        var remaining = [component]
        var reported = 0
        while let nodes = remaining.popLast(), reported < Self.mostCyclesOfOneComponent {
            guard let cycle = cycle(in: nodes, of: graph, fields: fields, without: removed) else { continue }
            removed.insert(cycle.fixed)
            reported += 1
            if let first = fields[cycle.anchor].field, let fixed = fields[cycle.fixed].field {
                let fix =
                    fields[cycle.fixed].isFallback
                    ? "fix: convert a value instead of an object in the fallback of '\(fixed.name)'"
                    : "fix: make '\(fixed.name)' a 'var' that is optional, weak or a collection"
                report(
                    .referenceCycle,
                    "a cycle of references that can't be connected later: " + cycle.steps.joined(separator: " → "),
                    at: first.syntax.head, notes: [Diagnostic.Note(fix, at: fixed.syntax.head)])
            }
            remaining += graph.cyclicComponents(among: nodes, without: removed).reversed()
        }
    }

    private struct Cycle {
        let anchor: Int

        /// The field to change: the last one that belongs to the module.
        let fixed: Int

        /// `Team.lead`, `Member.team`, `Team`.
        let steps: [String]
    }

    /// The shortest cycle through the first field of the module that is part of a cycle.
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

    /// Names the steps of a cycle by the classes of the created objects, which may be subclasses.
    private func describe(
        _ path: [ReferenceGraph.Edge], of graph: ReferenceGraph, anchor: Int, fields: [AtOnceField]
    ) -> Cycle {
        // A reference creates an object; the step from an object to its superclass's fields doesn't.
        var isReference = false
        let made = path.map { edge -> Int? in
            defer { isReference = graph.classOfObject(edge.target) == nil }
            return isReference ? graph.classOfObject(edge.target) : nil
        }
        // The last created object is the one with the first field.
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

extension SchemaField {
    /// Whether the values of the field, or of one of its fallbacks, are created before `init(coder:)` ends.
    var isReadAtOnce: Bool {
        switch connection {
        case .atOnce, .value: true
        case .transient, .later, .whenConnected: false
        }
    }
}
