// Slots that only conditional references name so far: one bit for each slot, as far as the last of them.
//
//     words  [ …0100 | …0000 | …0001 ]      and how many bits are set: mostly none is, and nothing need be looked up

import PropertyLists

struct ConditionalSlots: ~Copyable {
    private var words = GrowingBuffer<UInt64>()
    private var count = 0

    var isEmpty: Bool { count == 0 }

    /// Adds a slot that is not there.
    mutating func insert(_ slot: UInt32) {
        let word = Int(slot / 64)
        words.append(0, upTo: word + 1)
        words[word] |= 1 << UInt64(slot % 64)
        count += 1
    }

    /// Removes a slot, and returns whether it was there.
    mutating func remove(_ slot: UInt32) -> Bool {
        let word = Int(slot / 64)
        let bit = UInt64(1) << UInt64(slot % 64)
        guard word < words.count, words[word] & bit != 0 else { return false }
        words[word] &= ~bit
        count -= 1
        return true
    }

    /// Removes all slots; the memory stays.
    mutating func removeAll() {
        words.remove(from: 0)
        count = 0
    }
}
