// Makes the long list.

/// A chain of objects.
public enum Chain {
    /// The first of a number of nodes, of which there is at least one.
    public static func nodes(count: Int, seed: UInt64 = 5) -> Node {
        var random = SeededGenerator(state: seed)
        var first = Node(number: Int.random(in: 0..<1_000_000, using: &random))
        for _ in 1..<count {
            first = Node(number: Int.random(in: 0..<1_000_000, using: &random), next: first)
        }
        return first
    }
}
