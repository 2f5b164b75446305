// References that are read at once must not form a cycle: one of each cycle becomes optional, and is read later.
//
//     container ─▶ item ─▶ container     the reference whose target is already on the way from the root

final class ReferenceCycles {
    private enum State {
        case open, done
    }

    private let nodes: [ClassNode]
    private var states: [ObjectIdentifier: State] = [:]

    init(_ nodes: [ClassNode]) {
        self.nodes = nodes
    }

    /// Makes references optional until no cycle is left.
    func cut() {
        for node in nodes { visit(node) }
    }

    private func visit(_ node: ClassNode) {
        guard states[ObjectIdentifier(node)] == nil else { return }
        states[ObjectIdentifier(node)] = .open
        for field in ([node] + node.superclasses).flatMap(\.fields) where field.isReadAtOnce {
            for target in targets(of: field) {
                if states[ObjectIdentifier(target)] == .open {
                    field.isOptional = true
                    field.comments.append("optional, because it refers back")
                    break
                }
                visit(target)
                if !field.isReadAtOnce { break }
            }
        }
        states[ObjectIdentifier(node)] = .done
    }

    private func targets(of field: InferredField) -> [ClassNode] {
        switch field.type.reference {
        case .none: []
        case .object(let node): node.family
        case .any: nodes
        }
    }
}

extension InferredField {
    /// Whether the value must exist before its holder.
    fileprivate var isReadAtOnce: Bool {
        guard omission == nil, !isOptional else { return false }
        if case .none = type.reference { return false }
        return true
    }
}
