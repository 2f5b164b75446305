// The slots of the values of an archive that is written, by the index of each value's property list object.
//
//     steps    [ – | 3 | – | – | 4 | … | far ]     a byte for each object: the slot, counted from the base
//     bases    [ 17               | 60 | … ]       the slot from which 256 objects count
//     far      index ▸ slot                        for the few that are further away
//
// Slots are assigned in about the order of the objects, of which few are values. With four bytes for each object, this
// would be the largest of an archiver's tables.

import PropertyLists

struct ValueSlots: ~Copyable {
    private var steps = GrowingBuffer<UInt8>()
    private var bases = GrowingBuffer<UInt32>()
    private var far = NumberTable()

    private static let farStep: UInt8 = 255

    /// The slot of a value; 0 if it has none.
    subscript(index: UInt32) -> UInt32 {
        @inline(__always) get {
            let position = Int(truncatingIfNeeded: index)
            guard position < steps.count, case let step = steps[position], step != 0 else { return 0 }
            return step == Self.farStep ? far[UInt64(index) + 1] ?? 0 : bases[position >> 8] &+ UInt32(step)
        }
        @inline(__always) set {
            let position = Int(truncatingIfNeeded: index)
            if position >= steps.count { extend(to: position, newValue) }
            let step = newValue &- bases[position >> 8]
            guard step > 0, step < Self.farStep else { return setFar(newValue, index) }
            steps[position] = UInt8(truncatingIfNeeded: step)
        }
    }

    @inline(never)
    private mutating func extend(to position: Int, _ slot: UInt32) {
        let baseCount = position >> 8 + 1
        steps.append(0, upTo: baseCount << 8)
        // A few objects get a slot that is before the slots of earlier objects.
        bases.append(slot &- 32, upTo: baseCount)
    }

    @inline(never)
    private mutating func setFar(_ slot: UInt32, _ index: UInt32) {
        steps[Int(truncatingIfNeeded: index)] = Self.farStep
        far.set(slot, for: UInt64(index) + 1)
    }

    /// The slots of all values.
    var all: [UInt32] {
        var slots: [UInt32] = []
        for position in 0..<steps.count where steps[position] != 0 {
            slots.append(self[UInt32(truncatingIfNeeded: position)])
        }
        return slots
    }

    /// Removes all slots, and keeps the memory.
    mutating func removeAll() {
        steps.removeAll()
        bases.removeAll()
        far.removeAll()
    }
}
