// Which objects lead to which others: the graph that both cycle rules walk.
//
// Each class C has two nodes: an object of exactly C, and a reference typed C, which may hold an object of a subclass.
//
//     reference(C) ──▶ object(C) ──▶ object(superclass of C)      an object has its superclass's fields
//          │               │ field
//          ▼               ▼
//     reference(subclass)  reference(type of the field)

/// Objects, references and the fields that lead from the ones to the others.
struct ReferenceGraph {
    struct Edge {
        let target: Int

        /// The field that leads there, by its number; `nil` for an edge that inheritance makes.
        let field: Int?
    }

    private(set) var edges: [[Edge]]

    init(classes: [ClassDraft], subclasses: [[Int]]) {
        edges = Array(repeating: [], count: classes.count * 2)
        for draft in classes {
            let reference = Self.reference(to: draft.ordinal)
            edges[reference].append(Edge(target: Self.object(of: draft.ordinal), field: nil))
            for subclass in subclasses[draft.ordinal] {
                edges[reference].append(Edge(target: Self.reference(to: subclass), field: nil))
            }
            if let superclass = draft.superclass {
                edges[Self.object(of: draft.ordinal)].append(Edge(target: Self.object(of: superclass), field: nil))
            }
        }
    }

    /// Adds what this schema can't see: subclasses of open classes in other modules, which may refer to every class that other
    /// modules can name.
    ///
    ///     reference(open class) ──▶ elsewhere ──▶ reference(class that is not internal)
    mutating func addElsewhere(classes: [ClassDraft]) {
        let elsewhere = edges.count
        edges.append([])
        for draft in classes where draft.syntax.access > .internal {
            let reference = Self.reference(to: draft.ordinal)
            edges[elsewhere].append(Edge(target: reference, field: nil))
            if draft.syntax.access == .open { edges[reference].append(Edge(target: elsewhere, field: nil)) }
        }
    }

    static func object(of ordinal: Int) -> Int { ordinal * 2 }
    static func reference(to ordinal: Int) -> Int { ordinal * 2 + 1 }

    /// The class of an object's node; `nil` for a reference's.
    static func classOfObject(_ node: Int) -> Int? { node.isMultiple(of: 2) ? node / 2 : nil }

    mutating func addField(_ number: Int, of owner: Int, to ordinal: Int) {
        edges[Self.object(of: owner)].append(Edge(target: Self.reference(to: ordinal), field: number))
    }

    /// The number of each node's strongly connected component.
    func components() -> [Int] {
        StronglyConnectedComponents.find(in: edges.map { $0.map(\.target) })
    }

    /// The components with cycles among some nodes, without the edges of some fields; by their smallest nodes.
    func cyclicComponents(among nodes: [Int], without removed: Set<Int>) -> [[Int]] {
        var positions: [Int: Int] = [:]
        for (position, node) in nodes.enumerated() { positions[node] = position }
        let adjacency = nodes.map { node in
            edges[node].compactMap { edge in
                edge.field.map(removed.contains) == true ? nil : positions[edge.target]
            }
        }
        let components = StronglyConnectedComponents.find(in: adjacency)
        var members: [Int: [Int]] = [:]
        for (position, component) in components.enumerated() {
            members[component, default: []].append(nodes[position])
        }
        // No edge leads from a node to itself, so a cycle has two nodes at least.
        return members.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }

    /// The edges of a shortest path between two nodes of a component, without those of some fields.
    func shortestPath(from start: Int, to end: Int, within nodes: Set<Int>, without removed: Set<Int>) -> [Edge]? {
        var arrivals: [Int: (from: Int, edge: Edge)] = [:]
        var queue = [start]
        var position = 0
        while position < queue.count, arrivals[end] == nil {
            let node = queue[position]
            position += 1
            for edge in edges[node] where nodes.contains(edge.target) && edge.target != start {
                if let field = edge.field, removed.contains(field) { continue }
                guard arrivals[edge.target] == nil else { continue }
                arrivals[edge.target] = (node, edge)
                queue.append(edge.target)
            }
        }
        var path: [Edge] = []
        var node = end
        while node != start {
            guard let arrival = arrivals[node] else { return nil }
            path.append(arrival.edge)
            node = arrival.from
        }
        return path.reversed()
    }
}
