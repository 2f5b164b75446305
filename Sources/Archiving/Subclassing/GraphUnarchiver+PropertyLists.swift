// How nested containers are read: arrays, dictionaries and leaves.
//
//     open   [ array, 2 of 3 values | dictionary, 1 key, 0 of 2 values ]     containers around the value that is next
//
// Without recursion, so that no archive decides how much of the stack is used.

import PropertyLists

/// A container whose values are being read. Its contents describe where these are in the archive.
struct OpenContainer<Contents, Result> {
    /// What identifies the container in the archive.
    let number: Int
    let count: Int
    let isDictionary: Bool
    var contents: Contents

    var keys: [String] = []
    var values: [Result] = []
}

extension OpenContainer where Result == PropertyList {
    /// The container; of entries with equal keys the first counts.
    fileprivate var list: PropertyList {
        guard isDictionary else { return .array(values) }
        return .dictionary(Dictionary(zip(keys, values), uniquingKeysWith: { first, _ in first }))
    }
}

extension GraphUnarchiver {
    /// Returns what a value of the archive becomes, with everything inside it.
    ///
    /// - Parameters:
    ///   - leaf: Returns what a leaf becomes; `nil` for a container.
    ///   - open: Opens the container that a value is, inside others.
    ///   - next: Returns the next value of a container, or `nil` after the last one.
    ///   - close: Returns what a container becomes when all of its values are known.
    final func read<Value, Contents, Result>(
        _ root: Value, leaf: (Value) throws -> Result?,
        open: (Value, [OpenContainer<Contents, Result>]) throws -> OpenContainer<Contents, Result>,
        next: (inout OpenContainer<Contents, Result>) throws -> Value?,
        close: (OpenContainer<Contents, Result>) throws -> Result
    ) throws -> Result {
        var containers: [OpenContainer<Contents, Result>] = []
        var value = root
        while true {
            if let leaf = try leaf(value) {
                if containers.isEmpty { return leaf }
                containers[containers.count - 1].values.append(leaf)
            } else {
                containers.append(try open(value, containers))
            }
            var following = try next(&containers[containers.count - 1])
            while following == nil {
                let result = try close(containers.removeLast())
                if containers.isEmpty { return result }
                containers[containers.count - 1].values.append(result)
                following = try next(&containers[containers.count - 1])
            }
            value = following ?? value
        }
    }

    /// The property list that starts with a value of the archive. `open` calls ``checkNesting(of:in:_:)``.
    final func propertyList<Value, Contents>(
        _ root: Value, leaf: (Value) throws -> PropertyList?,
        open: (Value, [OpenContainer<Contents, PropertyList>]) throws -> OpenContainer<Contents, PropertyList>,
        next: (inout OpenContainer<Contents, PropertyList>) throws -> Value?
    ) throws -> PropertyList {
        try read(root, leaf: leaf, open: open, next: next, close: \.list)
    }

    /// Makes sure that a container is not inside itself, and not nested too deeply.
    final func checkNesting<Contents>(
        of number: Int?, in lists: [OpenContainer<Contents, PropertyList>], _ key: String?
    ) throws {
        if let number, lists.contains(where: { $0.number == number }) {
            throw fail(
                .unconnectableCycle, expected: "a property list that doesn't hold itself",
                found: "object \(number), which does", forKey: key)
        }
        try require(
            lists.count < PropertyList.greatestDepth, .limitExceeded,
            expected: "at most \(PropertyList.greatestDepth) containers inside each other", found: "more", forKey: key)
    }
}
