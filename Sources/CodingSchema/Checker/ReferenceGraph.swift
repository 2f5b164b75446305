// Which objects can reference which others: the graph of both cycle rules.
//
// Each class C has two nodes: an object of exactly C, and a reference of type C, which may refer to a subclass
// instance.
//
//     reference(C) ──▶ object(C) ──▶ object(superclass of C)      an object has its superclass's fields
//          │               │ field
//          ▼               ▼
//     reference(subclass)  reference(type of the field)
//
// A struct or union V has one node, and `any Coding` has one with edges to every class:
//
//     object(C) ──field──▶ value(V) ──member──▶ reference(D), value(W), any ──▶ reference(every class)

/// Objects, references, and the fields as edges between them.
struct ReferenceGraph {
    struct Edge {
        let target: Int

        /// The number of the field that creates the edge; `nil` for an edge that results from inheritance.
        let field: Int?
    }

    private(set) var edges: [[Edge]]
    private let classCount: Int
    private let valueCount: Int

    init(classes: [SchemaClass], subclasses: [[Int]], valueCount: Int) {
        self.classCount = classes.count
        self.valueCount = valueCount
        edges = Array(repeating: [], count: classes.count * 2 + valueCount + 1)
        for schemaClass in classes {
            let reference = node(of: .object(schemaClass.ordinal))
            edges[anyObject].append(Edge(target: reference, field: nil))
            edges[reference].append(Edge(target: object(of: schemaClass.ordinal), field: nil))
            for subclass in subclasses[schemaClass.ordinal] {
                edges[reference].append(Edge(target: node(of: .object(subclass)), field: nil))
            }
            if let superclass = schemaClass.superclass {
                edges[object(of: schemaClass.ordinal)].append(Edge(target: object(of: superclass.ordinal), field: nil))
            }
        }
    }

    /// Adds what is outside this schema: subclasses of open classes in other modules, which may refer to every class
    /// that other modules can name; and classes that are written by hand, which may refer to every class.
    ///
    ///     reference(open class) ──▶ elsewhere ──▶ reference(class that is not internal)
    ///     object(external class) ──▶ any
    mutating func addElsewhere(classes: [SchemaClass], values: [SchemaOwner]) {
        let elsewhere = edges.count
        edges.append([])
        edges[anyObject].append(Edge(target: elsewhere, field: nil))
        for schemaClass in classes where schemaClass.syntax.isExternal {
            edges[object(of: schemaClass.ordinal)].append(Edge(target: anyObject, field: nil))
        }
        for schemaClass in classes where schemaClass.access > .internal {
            let reference = node(of: .object(schemaClass.ordinal))
            edges[elsewhere].append(Edge(target: reference, field: nil))
            if schemaClass.access == .open { edges[reference].append(Edge(target: elsewhere, field: nil)) }
        }
        for schemaClass in values where schemaClass.access > .internal {
            edges[elsewhere].append(Edge(target: node(of: .value(schemaClass.ordinal)), field: nil))
        }
    }

    // MARK: Nodes

    func object(of ordinal: Int) -> Int { ordinal * 2 }
    private var anyObject: Int { classCount * 2 + valueCount }

    func node(of target: ReferenceTarget) -> Int {
        switch target {
        case .object(let ordinal): ordinal * 2 + 1
        case .value(let ordinal): classCount * 2 + ordinal
        case .anyObject: anyObject
        }
    }

    /// The node of an owner.
    func node(of owner: SchemaOwner) -> Int {
        owner is SchemaClass ? object(of: owner.ordinal) : node(of: .value(owner.ordinal))
    }

    /// The class of an object's node; `nil` for all other nodes.
    func classOfObject(_ node: Int) -> Int? {
        node < classCount * 2 && node.isMultiple(of: 2) ? node / 2 : nil
    }

    mutating func addField(_ number: Int, of owner: SchemaOwner, to target: ReferenceTarget) {
        edges[node(of: owner)].append(Edge(target: node(of: target), field: number))
    }

    /// For each of some nodes, the nodes from which edges lead to it, and the node itself.
    func origins(of ends: [Int]) -> [Set<Int>] {
        var direct: [[Int]] = Array(repeating: [], count: edges.count)
        for (origin, edges) in edges.enumerated() { for edge in edges { direct[edge.target].append(origin) } }
        return ends.map { end in
            var found: Set = [end]
            var pending = [end]
            while let next = pending.popLast() { pending += direct[next].filter { found.insert($0).inserted } }
            return found
        }
    }

    /// The number of each node's strongly connected component.
    func components() -> [Int] {
        StronglyConnectedComponents.find(in: edges, target: \.target)
    }

    /// The components with cycles, ordered by their smallest nodes.
    func cyclicComponents() -> [[Int]] {
        let components = components()
        var sizes = Array(repeating: 0, count: components.count)
        for component in components { sizes[component] += 1 }
        let nodes = components.indices.filter { sizes[components[$0]] > 1 }
        return nodes.isEmpty ? [] : cyclicComponents(among: nodes, without: [])
    }

    /// The components with cycles among some nodes, without the edges of some fields, ordered by their smallest nodes.
    func cyclicComponents(among nodes: [Int], without removed: Set<Int>) -> [[Int]] {
        var positions: [Int: Int] = [:]
        for (position, node) in nodes.enumerated() { positions[node] = position }
        let adjacency = nodes.map { node in
            edges[node].compactMap { edge in
                edge.field.map(removed.contains) == true ? nil : positions[edge.target]
            }
        }
        let components = StronglyConnectedComponents.find(in: adjacency, target: \.self)
        var members: [Int: [Int]] = [:]
        for (position, component) in components.enumerated() {
            members[component, default: []].append(nodes[position])
        }
        // No edge leads from an object to itself, so a cycle has at least two nodes. Values that contain each other in
        // collections form cycles too, but no object requires another one there.
        return members.values
            .filter { nodes in nodes.count > 1 && nodes.contains { classOfObject($0) != nil } }
            .map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }

    /// The edges of a shortest path between two nodes of a component, without those of some fields.
    func shortestPath(from start: Int, to end: Int, within nodes: Set<Int>, without removed: Set<Int>) -> [Edge]? {
        ShortestPath.find(from: start, to: end) { node in
            edges[node].filter { edge in
                nodes.contains(edge.target) && edge.field.map(removed.contains) != true
            }.map { ($0, $0.target) }
        }?.map(\.edge)
    }
}
