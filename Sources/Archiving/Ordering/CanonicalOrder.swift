// The order in which the members of sets and the keys of dictionaries are archived: the same in every process.
//
// Values are sorted by their own contents. Values with equal contents are distinguished by what they reference, then by
// what those objects reference, and so on. Every object has a color, initially a hash of its own contents. Each round
// mixes in the colors of its neighbors, so that after ten rounds a color depends on everything up to ten references
// away.
//
//     round 0    a: "x" ──▶ c: "y"        a and b have one color
//                b: "x" ──▶ d: "z"
//     round 1    a = "x"+"y"              now they have two
//                b = "x"+"z"
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

extension Archiver {
    /// The indices of values in an order that does not depend on hash seeds, only on what an archive contains of them.
    ///
    /// Objects that are already in the archive come first, in the order of their numbers. Others are compared by their
    /// values, then by those of the objects that they reference, as far as necessary to distinguish them and as far as
    /// `orderingBudget` allows. Objects that can't be distinguished by anything that is reachable from them keep their
    /// order.
    ///
    /// - Complexity: O(*n* log *n*) comparisons of values. Distinguishing equal values by what they reference takes
    ///   time in proportion to the part of the graph that is visited, limited by the budget of the archive.
    @inlinable
    final func canonicalPositions<Value: ArchivableValue>(of values: [Value]) throws -> [Int] {
        // Compile-time constants when specialized.
        if Value.self == String.self, let strings = values as? [String] { return Self.positions(of: strings) }
        if Value.self == Int.self, let numbers = values as? [Int] { return Self.positions(of: numbers) }
        return try comparedPositions(of: values)
    }

    @usableFromInline
    final func comparedPositions<Value: ArchivableValue>(of values: [Value]) throws -> [Int] {
        // A fingerprint sorts unordered elements itself, so the members don't have to be compared here.
        if values.count < 2 || self is FingerprintArchiver { return Array(values.indices) }
        orderingBudget = Int(clamping: min(Int64(orderingBudget) + Int64(values.count) * 64, 1 << 40))
        do {
            let order = CanonicalOrder(archiver: self)
            for value in values { try order.append(value) }
            return try order.positions()
        } catch {
            throw ended(by: error)
        }
    }

    @usableFromInline
    static func positions(of numbers: [Int]) -> [Int] {
        numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    }

    /// The indices of strings in the order of their UTF-8. Most strings differ in their first eight bytes, which are
    /// compared as one number.
    @usableFromInline
    static func positions(of strings: [String]) -> [Int] {
        var entries = strings.enumerated().map { position, string in
            var string = string
            return (prefix: string.withUTF8 { unsafe prefix(of: $0) }, position: position)
        }
        entries.sort {
            if $0.prefix != $1.prefix { return $0.prefix < $1.prefix }
            let (left, right) = (strings[$0.position].utf8, strings[$1.position].utf8)
            if left.lexicographicallyPrecedes(right) { return true }
            return $0.position < $1.position && !right.lexicographicallyPrecedes(left)
        }
        return entries.map(\.position)
    }

    /// The first eight bytes as a number; fewer are padded with zeros.
    fileprivate static func prefix(of bytes: some Collection<UInt8>) -> UInt64 {
        let prefix = bytes.prefix(8)
        return prefix.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - prefix.count))
    }
}

/// The values that are being sorted.
private final class CanonicalOrder {
    private let archiver: Archiver
    private let fingerprints: FingerprintArchiver

    /// The contents of the values, one after the other.
    private var contents: [UInt8] = []
    private var entries: [Entry] = []

    /// One of the values: its range in the contents, its first bytes as a number, and its node if it references
    /// objects.
    private struct Entry {
        let range: Range<Int>
        let prefix: UInt64
        let node: Int?
    }

    /// The nodes that are compared by color. The arrays are indexed by node: whether it was reached, its color, and the
    /// references to it.
    private var reached: [Int] = []
    private var grownCount = 0
    private var isReached: [Bool] = []
    private var colors: [UInt64] = []
    private var sources: [[FingerprintArchiver.Edge]] = []

    init(archiver: Archiver) {
        self.archiver = archiver
        fingerprints = FingerprintArchiver(for: archiver)
    }

    func append(_ value: some ArchivableValue) throws {
        let start = contents.count
        let fingerprint = try fingerprints.fingerprint(of: value)
        contents += fingerprint.bytes
        // An object is compared by its contents, because the reference only states that there is an object.
        for edge in fingerprint.edges { try fingerprints.encodeObject(of: edge.node) }
        var targets: [(place: Int, bytes: [UInt8])] = []
        for edge in fingerprint.edges { targets.append((edge.place, fingerprints.nodes[edge.node].bytes)) }
        targets.sort { $0.place == $1.place ? $0.bytes.lexicographicallyPrecedes($1.bytes) : $0.place < $1.place }
        for target in targets { contents += target.bytes }
        entries.append(
            Entry(
                range: start..<contents.count, prefix: Archiver.prefix(of: contents[start...]),
                node: fingerprint.edges.isEmpty ? nil : fingerprints.append(fingerprint)))
    }

    func positions() throws -> [Int] {
        var positions = Array(entries.indices)
        positions.sort { precedes(entries[$0], entries[$1]) }
        let ties = ties(in: positions)
        guard !ties.isEmpty else { return positions }
        try distinguish(ties.map { range in positions[range].compactMap { entries[$0].node } })
        for range in ties {
            let sorted = positions[range].sorted { (color(of: entries[$0]), $0) < (color(of: entries[$1]), $1) }
            positions.replaceSubrange(range, with: sorted)
        }
        return positions
    }

    private func precedes(_ left: Entry, _ right: Entry) -> Bool {
        if left.prefix != right.prefix { return left.prefix < right.prefix }
        return contents[left.range].lexicographicallyPrecedes(contents[right.range])
    }

    private func color(of entry: Entry) -> UInt64 {
        entry.node.map { colors[$0] } ?? 0
    }

    /// The ranges of values with equal contents that reference objects, which may differ.
    private func ties(in positions: [Int]) -> [Range<Int>] {
        var ties: [Range<Int>] = []
        var first = 0
        for next in 1...positions.count {
            if next < positions.count, !precedes(entries[positions[first]], entries[positions[next]]) { continue }
            if next - first > 1, entries[positions[first]].node != nil { ties.append(first..<next) }
            first = next
        }
        return ties
    }

    /// Computes colors for the values of each group and for the nodes reachable from them, until all values of a group
    /// have different colors, a round distinguishes nothing more, or the budget is used up.
    private func distinguish(_ groups: [[Int]]) throws {
        for node in groups.joined() { reach(node) }
        var colorCount = 0
        while true {
            let isGrown = try growFrontier()
            let next = reached.map { nextColor(of: $0) }
            for (node, color) in zip(reached, next) { colors[node] = color }
            let cost = reached.reduce(reached.count) { $0 + fingerprints.nodes[$1].edges.count }
            archiver.orderingBudget -= min(cost, archiver.orderingBudget)
            if groups.allSatisfy({ group in Set(group.map { colors[$0] }).count == group.count }) { return }
            let count = Set(next).count
            if archiver.orderingBudget == 0 || !isGrown && count == colorCount { return }
            colorCount = count
        }
    }

    private func reach(_ node: Int) {
        while isReached.count <= node {
            isReached.append(false)
            colors.append(0)
            sources.append([])
        }
        guard !isReached[node] else { return }
        isReached[node] = true
        colors[node] = Digest(fingerprints.nodes[node].bytes).value
        reached.append(node)
    }

    /// Reaches the neighbors of all nodes that were reached before, and returns whether any of them are new.
    private func growFrontier() throws -> Bool {
        let known = reached.count
        for position in grownCount..<known {
            let source = reached[position]
            for edge in fingerprints.nodes[source].edges {
                try fingerprints.encodeObject(of: edge.node)
                reach(edge.node)
                sources[edge.node].append(FingerprintArchiver.Edge(place: edge.place, node: source))
            }
        }
        grownCount = known
        return reached.count > known
    }

    private func nextColor(of node: Int) -> UInt64 {
        var digest = Digest(colors[node])
        add(fingerprints.nodes[node].edges, to: &digest)
        add(sources[node], to: &digest)
        return digest.value
    }

    /// The color of a node; 0 while it is not reached.
    private func color(of node: Int) -> UInt64 { node < colors.count ? colors[node] : 0 }

    /// Adds the colors at the other ends, sorted, because the members of a set have the same position.
    private func add(_ edges: [FingerprintArchiver.Edge], to digest: inout Digest) {
        digest.add(UInt64(truncatingIfNeeded: edges.count))
        if edges.count < 2 {
            for edge in edges { digest.add(edge.place, color(of: edge.node)) }
            return
        }
        let ends = edges.map { (place: $0.place, color: color(of: $0.node)) }.sorted { $0 < $1 }
        for end in ends { digest.add(end.place, end.color) }
    }
}

/// A hash of bytes and numbers that is the same in every process. A collision can only affect an order.
struct Digest {
    private(set) var value: UInt64

    fileprivate init(_ value: UInt64) {
        self.value = value
    }

    init(_ bytes: [UInt8]) {
        value = 0xCBF2_9CE4_8422_2325
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    fileprivate mutating func add(_ place: Int, _ color: UInt64) {
        add(UInt64(truncatingIfNeeded: place))
        add(color)
    }

    fileprivate mutating func add(_ number: UInt64) {
        value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
    }
}
