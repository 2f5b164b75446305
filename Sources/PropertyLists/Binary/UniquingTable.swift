// Finds an object that was written before. The table holds no objects and no keys, only indices and part of their
// hashes; what an index stands for is compared in the bytes already written.
//
//     slots   0   hash│index+1   0   0   hash│index+1   hash│index+1   0   …      a power of two of them
//                 └──────────────────────┬─────────────────────────┘
//                    32 bits each; 0 is an empty slot; a collision takes the next slot
//
// Every table has a seed of its own, so that nobody can prepare values that all collide. The seed decides only where an
// index is found, never whether, so that the output does not depend on it.

/// Indices of objects by the bytes they were written as; open addressing, at most half full.
struct UniquingTable {
    private var slots: [UInt64] = []
    private var count = 0

    private let seed: (UInt64, UInt64)

    init() {
        // Odd, as factors of the product below.
        seed = (.random(in: .min ... .max) | 1, .random(in: .min ... .max) | 1)
    }

    /// The hash of an object's bytes.
    // Both halves of a product of 128 bits, eight bytes at a time: most objects have no more than that, and
    // for those the standard library's hasher is slow: with it an equal string was found in 60 ns, so in 40.
    func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        var state = seed.0 ^ UInt64(bytes.count)
        var offset = 0
        while bytes.count - offset >= 8 {
            state = mix(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        return UInt32(truncatingIfNeeded: mix(state ^ rest) >> 16)
    }

    private func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: seed.1)
        return product.high ^ product.low
    }

    /// The index that was inserted with an equal hash and for which `isEqual` holds, or `nil`.
    func index(hash: UInt32, where isEqual: (UInt32) -> Bool) -> UInt32? {
        guard !slots.isEmpty else { return nil }
        var position = Int(hash) & (slots.count - 1)
        // Ends, because half of the slots are empty.
        while slots[position] != 0 {
            let index = UInt32(truncatingIfNeeded: slots[position]) &- 1
            if UInt32(slots[position] >> 32) == hash, isEqual(index) {
                return index
            }
            position = (position + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds an index, which must be less than `UInt32.max` and not there yet.
    mutating func insert(_ index: UInt32, hash: UInt32) {
        if slots.count < (count + 1) * 2 {
            grow()
        }
        Self.place(UInt64(hash) << 32 | UInt64(index &+ 1), in: &slots)
        count += 1
    }

    private mutating func grow() {
        var grown = [UInt64](repeating: 0, count: max(64, slots.count * 2))
        for slot in slots where slot != 0 {
            Self.place(slot, in: &grown)
        }
        slots = grown
    }

    private static func place(_ slot: UInt64, in slots: inout [UInt64]) {
        var position = Int(slot >> 32) & (slots.count - 1)
        while slots[position] != 0 {
            position = (position + 1) & (slots.count - 1)
        }
        slots[position] = slot
    }
}
