// Matches the objects of two documents before any difference is reported: the first wrong pair of a list would
// otherwise make everything that it leads to different.
//
//     1. objects that are unique on both sides, by their class and content, references followed 8, 5, 3, 2, 1, 0 deep
//     2. from every pair on: the objects under equal keys, and what is left in lists by the share of equal values

/// Finds the pairs of two graphs.
struct NodeMatching {
    private let old: ComparedGraph
    private let new: ComparedGraph

    /// The node of the other document, by node.
    private(set) var newOfOld: [Int?]
    private(set) var oldOfNew: [Int?]
    private var pending: [(old: Int, new: Int)] = []

    /// The difference up to which reals are equal.
    private let tolerance: Double

    /// The values that may still be compared to find what belongs together in lists. It is enough for objects that are
    /// in one list; those that many lists share would be compared again and again.
    private var remaining: Int

    /// The hashes of the last round.
    private var oldHashes: [Int] = []
    private var newHashes: [Int] = []

    private static let rounds = [8, 5, 3, 2, 1, 0]

    /// More candidates than this are matched by position: the comparison of all pairs would be quadratic.
    private static let maximumCandidateCount = 200

    init(_ old: ComparedGraph, _ new: ComparedGraph, tolerance: Double) {
        self.tolerance = tolerance
        self.old = old
        self.new = new
        newOfOld = Array(repeating: nil, count: old.nodes.count)
        oldOfNew = Array(repeating: nil, count: new.nodes.count)
        let count = (old.nodes + new.nodes).reduce(0) { $0 + 1 + $1.values.count }
        remaining = min(count, .max / Self.maximumCandidateCount) * Self.maximumCandidateCount
        match(0, 0)
        matchUnique()
        propagate()
    }

    private mutating func match(_ oldIndex: Int, _ newIndex: Int) {
        guard newOfOld[oldIndex] == nil, oldOfNew[newIndex] == nil else { return }
        newOfOld[oldIndex] = newIndex
        oldOfNew[newIndex] = oldIndex
        pending.append((oldIndex, newIndex))
    }

    // MARK: Hashes

    private mutating func matchUnique() {
        let (oldHashes, newHashes) = (hashes(of: old), hashes(of: new))
        (self.oldHashes, self.newHashes) = (oldHashes[8], newHashes[8])
        for round in Self.rounds {
            let oldUnique = Self.unique(oldHashes[round], unmatchedIn: newOfOld)
            let newUnique = Self.unique(newHashes[round], unmatchedIn: oldOfNew)
            // In the order of the document, and not of the hashes, which differ between processes.
            for (index, hash) in oldHashes[round].enumerated()
            where newOfOld[index] == nil && !old.nodes[index].values.isEmpty && oldUnique[hash] != nil {
                if let newIndex = newUnique[hash] { match(index, newIndex) }
            }
        }
    }

    /// The nodes without a partner whose hashes no other one of these has, by their hashes.
    private static func unique(_ hashes: [Int], unmatchedIn partners: [Int?]) -> [Int: Int] {
        let unmatched = hashes.indices.filter { partners[$0] == nil }.map { (hashes[$0], Int?.some($0)) }
        return Dictionary(unmatched, uniquingKeysWith: { _, _ in nil }).compactMapValues(\.self)
    }

    /// The hashes of all nodes after each round of following references.
    private func hashes(of graph: ComparedGraph) -> [[Int]] {
        var rounds: [[Int]] = []
        for round in 0...8 {
            let previous = rounds.last
            rounds.append(
                graph.nodes.map { node in
                    var hasher = Hasher()
                    hasher.combine(node.className)
                    hasher.combine(node.kind)
                    var sum = 0
                    for (label, value) in zip(node.labels, node.values) {
                        var part = Hasher()
                        part.combine(label)
                        switch value {
                        case .leaf(kind: "real", _) where tolerance > 0: part.combine("real")
                        case .leaf: part.combine(value)
                        case .node(let index):
                            part.combine(round == 0 ? graph.nodes[index].className.hashValue : previous?[index] ?? 0)
                        }
                        // Only lists have an order.
                        if node.kind == .list { hasher.combine(part.finalize()) } else { sum &+= part.finalize() }
                    }
                    hasher.combine(sum)
                    return hasher.finalize()
                })
        }
        return rounds
    }

    // MARK: Propagation

    private mutating func propagate() {
        while let (oldIndex, newIndex) = pending.popLast() {
            let (oldNode, newNode) = (old.nodes[oldIndex], new.nodes[newIndex])
            if oldNode.kind.hasLabels || newNode.kind.hasLabels {
                matchKeys(oldNode, newNode)
            } else {
                matchElements(oldNode, newNode)
            }
        }
    }

    private mutating func matchKeys(_ oldNode: ComparedGraph.Node, _ newNode: ComparedGraph.Node) {
        let positions = Self.positions(of: newNode)
        for (label, value) in zip(oldNode.labels, oldNode.values) {
            guard case .node(let oldChild) = value, let position = positions[label],
                case .node(let newChild) = newNode.values[position], newOfOld[oldChild] == nil,
                oldOfNew[newChild] == nil, old.nodes[oldChild].kind == new.nodes[newChild].kind
            else { continue }
            match(oldChild, newChild)
        }
    }

    /// The places of a node's labels.
    static func positions(of node: ComparedGraph.Node) -> [ExactText: Int] {
        Dictionary(node.labels.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func matchElements(_ oldNode: ComparedGraph.Node, _ newNode: ComparedGraph.Node) {
        func left(_ node: ComparedGraph.Node, _ matched: [Int?]) -> [Int] {
            var seen: Set<Int> = []
            return node.values.compactMap { value in
                guard case .node(let index) = value, matched[index] == nil, seen.insert(index).inserted else {
                    return nil
                }
                return index
            }
        }
        let (oldLeft, newLeft) = (left(oldNode, newOfOld), left(newNode, oldOfNew))
        if oldLeft.isEmpty || newLeft.isEmpty { return }
        if old.nodes[oldLeft[0]].kind == .pair, new.nodes[newLeft[0]].kind == .pair {
            return matchPairs(oldLeft, newLeft)
        }
        let isLong = max(oldLeft.count, newLeft.count) > Self.maximumCandidateCount
        let cost =
            isLong
            ? 0
            : oldLeft.count * newLeft.reduce(0) { $0 + 1 + new.nodes[$1].values.count }
                + newLeft.count * oldLeft.reduce(0) { $0 + 1 + old.nodes[$1].values.count }
        if isLong || cost > remaining {
            for (oldChild, newChild) in zip(oldLeft, newLeft)
            where old.nodes[oldChild].className == new.nodes[newChild].className {
                match(oldChild, newChild)
            }
            return
        }
        remaining -= cost
        var candidates: [(share: Double, distance: Int, old: Int, new: Int)] = []
        for (newPosition, newChild) in newLeft.enumerated() {
            let positions = Self.positions(of: new.nodes[newChild])
            for (oldPosition, oldChild) in oldLeft.enumerated() {
                let share = share(oldChild, newChild, positions)
                if share >= 0.25 {
                    candidates.append((share, abs(oldPosition - newPosition), oldChild, newChild))
                }
            }
        }
        candidates.sort { ($1.share, $0.distance, $0.old, $0.new) < ($0.share, $1.distance, $1.old, $1.new) }
        for candidate in candidates { match(candidate.old, candidate.new) }
    }

    /// Matches pairs by their keys, which are leaves, or objects that belong together.
    private mutating func matchPairs(_ oldLeft: [Int], _ newLeft: [Int]) {
        var byKey: [ComparedGraph.Value: Int] = [:]
        for index in newLeft where byKey[new.nodes[index].values[0]] == nil {
            byKey[new.nodes[index].values[0]] = index
        }
        for index in oldLeft {
            var key: ComparedGraph.Value? = old.nodes[index].values[0]
            if case .node(let child)? = key { key = newOfOld[child].map { .node($0) } }
            if let key, let newIndex = byKey[key] { match(index, newIndex) }
        }
    }

    /// The share of values that two nodes of one class have in common.
    private func share(_ oldIndex: Int, _ newIndex: Int, _ positions: [ExactText: Int]) -> Double {
        let (oldNode, newNode) = (old.nodes[oldIndex], new.nodes[newIndex])
        guard oldNode.className == newNode.className, oldNode.kind == newNode.kind else { return 0 }
        let count = max(oldNode.values.count, newNode.values.count)
        if count == 0 || oldHashes[oldIndex] == newHashes[newIndex] { return 1 }
        guard count <= 1_000 else { return 0.5 }
        var equal = 0
        if oldNode.kind.hasLabels {
            for (label, value) in zip(oldNode.labels, oldNode.values) {
                if let position = positions[label], isEqual(value, newNode.values[position]) { equal += 1 }
            }
        } else {
            for (oldValue, newValue) in zip(oldNode.values, newNode.values) where isEqual(oldValue, newValue) {
                equal += 1
            }
        }
        let share = Double(equal) / Double(count)
        // Without a second value to compare, objects of the same keys belong together by their position.
        let hasNoLeaves = (oldNode.values + newNode.values).allSatisfy { if case .node = $0 { true } else { false } }
        return (hasNoLeaves || count == 1) && Set(oldNode.labels) == Set(newNode.labels) ? max(share, 0.25) : share
    }

    /// Whether two values are the same: equal leaves, or nodes that are a pair.
    func isEqual(_ oldValue: ComparedGraph.Value, _ newValue: ComparedGraph.Value) -> Bool {
        switch (oldValue, newValue) {
        case (.leaf(kind: "real", let oldText), .leaf(kind: "real", let newText)) where tolerance > 0:
            oldText == newText || abs((Double(oldText.text) ?? .nan) - (Double(newText.text) ?? .nan)) <= tolerance
        case (.leaf, .leaf): oldValue == newValue
        case (.node(let oldIndex), .node(let newIndex)):
            // Archivers differ in whether empty collections are one object.
            newOfOld[oldIndex] == newIndex || old.emptyValue(oldIndex).map { $0 == new.emptyValue(newIndex) } ?? false
        default: false
        }
    }
}

extension ComparedGraph.Kind {
    /// Whether values are found by labels, and not by their place or content.
    var hasLabels: Bool { self == .keyed || self == .pair }
}
