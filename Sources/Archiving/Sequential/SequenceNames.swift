// Finds the key of the value that a group belongs to, for error messages.

import TypedStreams

/// The groups of an object, identified by the keys of a sequence.
struct SequenceNames {
    private let items: ArraySlice<TypedStreamItem>

    init(_ items: ArraySlice<TypedStreamItem>) {
        self.items = items
    }

    /// The key of the value that a group belongs to; `nil` if the sequences end before it.
    ///
    /// - Parameter target: the index of the group; the index of the next group, which does not exist yet, is allowed.
    func name(ofGroup target: Int, in sequences: [(sequence: ArchivedSequence, version: Int)]) -> String? {
        var number = 0
        var position = items.startIndex
        for (sequence, version) in sequences {
            for value in sequence.values where value.isArchived(inVersion: version) && !value.isJoined {
                let groups = value.groups
                // The first group of an optional scalar decides whether there are others.
                let isThere = position + 1 < items.endIndex && items[position + 1].value == 1
                let count = groups.isOptional && !isThere ? 1 : groups.count
                if target < number + count { return value.key }
                number += count
                for _ in 0..<count { position = next(position) }
            }
        }
        return nil
    }

    /// The position after a group.
    private func next(_ position: Int) -> Int {
        guard position < items.endIndex, items[position].kind == .group else { return items.endIndex }
        let end = Int(clamping: items[position].value)
        return end > position && end <= items.endIndex ? end : items.endIndex
    }
}
