// Graph algorithms without recursion: Tarjan's, which finds the nodes that are on common cycles, and shortest paths.

/// Groups of nodes that can all reach each other.
package enum StronglyConnectedComponents {
    /// Numbers the components of a graph.
    ///
    /// - Parameters:
    ///   - edges: the edges of each node.
    ///   - target: returns the target node of an edge.
    /// - Returns: the number of each node's component.
    /// - Complexity: O(nodes + edges). The stack depth doesn't depend on the graph.
    package static func find<Edge>(in edges: [[Edge]], target: (Edge) -> Int) -> [Int] {
        var search = Search(nodeCount: edges.count)
        for root in edges.indices where search.order[root] == Search.unvisited {
            search.visit(root, edges: edges, target: target)
        }
        return search.component
    }

    /// The components of what a node reaches, each after those that it reaches.
    ///
    /// - Parameter targets: returns the nodes that a node leads to.
    static func inOrder<Node: AnyObject>(from start: Node, targets: (Node) -> [Node]) -> [[Node]] {
        var nodes = [start]
        var numbers = [ObjectIdentifier(start): 0]
        var edges: [[Int]] = []
        while edges.count < nodes.count {
            let targets = targets(nodes[edges.count])
            for target in targets where numbers[ObjectIdentifier(target)] == nil {
                numbers[ObjectIdentifier(target)] = nodes.count
                nodes.append(target)
            }
            edges.append(targets.compactMap { numbers[ObjectIdentifier($0)] })
        }
        let components = find(in: edges) { $0 }
        var groups: [[Node]] = Array(repeating: [], count: nodes.count)
        for (node, component) in zip(nodes, components) { groups[component].append(node) }
        return groups
    }

    private struct Search {
        static let unvisited = -1

        /// When each node was first visited, and the earliest node that it can reach on the stack.
        var order: [Int]
        var lowest: [Int]
        var component: [Int]
        private var isOpen: [Bool]
        private var open: [Int] = []
        private var clock = 0
        private var componentCount = 0

        init(nodeCount: Int) {
            order = Array(repeating: Self.unvisited, count: nodeCount)
            lowest = order
            component = order
            isOpen = Array(repeating: false, count: nodeCount)
        }

        mutating func visit<Edge>(_ root: Int, edges: [[Edge]], target targetOf: (Edge) -> Int) {
            var path = [(node: root, nextEdge: 0)]
            begin(root)
            while let (node, nextEdge) = path.last {
                if nextEdge < edges[node].count {
                    path[path.count - 1].nextEdge += 1
                    let target = targetOf(edges[node][nextEdge])
                    if order[target] == Self.unvisited {
                        begin(target)
                        path.append((target, 0))
                    } else if isOpen[target] {
                        lowest[node] = min(lowest[node], order[target])
                    }
                } else {
                    path.removeLast()
                    if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                    if lowest[node] == order[node] { close(node) }
                }
            }
        }

        private mutating func begin(_ node: Int) {
            order[node] = clock
            lowest[node] = clock
            clock += 1
            open.append(node)
            isOpen[node] = true
        }

        /// All open nodes visited since this node form its component.
        private mutating func close(_ node: Int) {
            while let member = open.popLast() {
                isOpen[member] = false
                component[member] = componentCount
                if member == node { break }
            }
            componentCount += 1
        }
    }
}

/// A search for a shortest path from one node to another.
enum ShortestPath {
    /// The edges of a shortest path with at least one edge, each with the node that it leaves.
    ///
    /// - Parameter edges: returns the edges of a node and their targets.
    static func find<Edge>(
        from start: Int, to end: Int, edges: (Int) -> [(edge: Edge, target: Int)]
    ) -> [(node: Int, edge: Edge)]? {
        var arrivals: [Int: (node: Int, edge: Edge)] = [:]
        var queue = [start]
        var position = 0
        while position < queue.count, arrivals[end] == nil {
            let node = queue[position]
            position += 1
            for (edge, target) in edges(node) where arrivals[target] == nil {
                arrivals[target] = (node, edge)
                queue.append(target)
            }
        }
        var path: [(node: Int, edge: Edge)] = []
        var node = end
        repeat {
            guard let arrival = arrivals[node] else { return nil }
            path.append(arrival)
            node = arrival.node
        } while node != start
        return path.reversed()
    }
}
