// Makes the trees.

/// Trees whose leaves have empty lists.
public enum Trees {
    /// Trees, each a root with a number of leaves.
    public static func forest(trees: Int, leaves: Int, seed: UInt64 = 11) -> Forest {
        var random = SeededGenerator(state: seed)
        func branch(below parent: Branch?) -> Branch {
            Branch(number: Int.random(in: 0..<1_000_000, using: &random), parent: parent)
        }
        return Forest(
            trees: (0..<trees).map { _ in
                let tree = branch(below: nil)
                tree.branches = (0..<leaves).map { _ in branch(below: tree) }
                return tree
            })
    }
}
