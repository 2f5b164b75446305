// Slots that have only conditional references so far: one bit for each slot, up to the last one.
//
//     words  [ …0100 | …0000 | …0001 ]      and how many bits are set: mostly none, so that no lookup is necessary

import PropertyLists

struct ConditionalSlots: ~Copyable {
    private var words = GrowingBuffer<UInt64>()
    private var count = 0

    var isEmpty: Bool { count == 0 }

    /// Adds a slot that is not in the set.
    mutating func insert(_ slot: UInt32) {
        let word = Int(slot / 64)
        words.append(0, upTo: word + 1)
        words[word] |= 1 << UInt64(slot % 64)
        count += 1
    }

    /// Removes a slot, and returns whether it was in the set.
    mutating func remove(_ slot: UInt32) -> Bool {
        let word = Int(slot / 64)
        let bit = UInt64(1) << UInt64(slot % 64)
        guard word < words.count, words[word] & bit != 0 else { return false }
        words[word] &= ~bit
        count -= 1
        return true
    }

    /// Removes all slots, and keeps the memory.
    mutating func removeAll() {
        words.remove(from: 0)
        count = 0
    }
}
