// How property lists are read from objects: arrays, dictionaries and leaves.
//
//     open   [ array, 2 of 3 values | dictionary, 1 key, 0 of 2 values ]     containers around the value that is next
//
// Without recursion, so that no archive decides how much of the stack is used.

import PropertyLists

/// A container whose values are being read. Its contents describe where these are in the archive.
struct OpenPropertyList<Contents> {
    let number: Int
    let count: Int
    let isDictionary: Bool
    var contents: Contents

    var keys: [String] = []
    var values: [PropertyList] = []

    /// The container; of entries with equal keys the first counts.
    fileprivate var list: PropertyList {
        guard isDictionary else { return .array(values) }
        return .dictionary(Dictionary(zip(keys, values), uniquingKeysWith: { first, _ in first }))
    }
}

extension GraphUnarchiver {
    /// The property list that starts with a value of the archive.
    ///
    /// - Parameters:
    ///   - leaf: Returns the leaf that a value is; `nil` for a container.
    ///   - open: Opens the container that a value is, inside others; it calls ``checkNesting(of:in:_:)``.
    ///   - next: Returns the next value of a container, or `nil` after the last one.
    final func propertyList<Value, Contents>(
        _ root: Value, _ key: String?, leaf: (Value) throws -> PropertyList?,
        open: (Value, [OpenPropertyList<Contents>]) throws -> OpenPropertyList<Contents>,
        next: (inout OpenPropertyList<Contents>) throws -> Value?
    ) throws -> PropertyList {
        var lists: [OpenPropertyList<Contents>] = []
        var value = root
        while true {
            if let leaf = try leaf(value) {
                if lists.isEmpty { return leaf }
                lists[lists.count - 1].values.append(leaf)
            } else {
                lists.append(try open(value, lists))
            }
            var following = try next(&lists[lists.count - 1])
            while following == nil {
                let list = lists.removeLast().list
                if lists.isEmpty { return list }
                lists[lists.count - 1].values.append(list)
                following = try next(&lists[lists.count - 1])
            }
            value = following ?? value
        }
    }

    /// Makes sure that a container is not inside itself, and not nested too deeply.
    final func checkNesting<Contents>(
        of number: Int?, in lists: [OpenPropertyList<Contents>], _ key: String?
    ) throws {
        if let number, lists.contains(where: { $0.number == number }) {
            throw failure(
                .unconnectableCycle, expected: "a property list that doesn't hold itself",
                found: "object \(number), which does", forKey: key)
        }
        try require(
            lists.count < PropertyList.greatestDepth, .limitExceeded,
            expected: "at most \(PropertyList.greatestDepth) containers inside each other", found: "more", forKey: key)
    }
}
