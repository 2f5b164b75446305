// Hashes of leaves: of a number from its bits, of all others from their bytes.
//
//     up to 64 bytes     state ▸ 8 bytes ▸ 8 bytes ▸ the last 8 bytes, which may overlap the previous ones
//     longer             four states, each ▸ 8 of every 32 bytes, mixed into one before the rest
//
// Each step uses both halves of a 128-bit product. For short leaves, the standard library's hasher takes several times
// as long. The factors are random and differ between processes, so that an attacker can't prepare values that all
// collide. They determine only the slot of an index, never whether it is found, so the output does not depend on them. In
// a cache, where it would, the factors are fixed: values that collide are written more than once, which takes no longer.
//
// Each load is inside the count, and the caller keeps the bytes alive.

/// The hash function of a writer.
package struct LeafHash: Sendable {
    private let seed: (UInt64, UInt64)

    // One for each process: requesting random numbers takes as long as writing a small archive. The second part is odd,
    // because it is a factor in the products below.
    package static let ofProcess = LeafHash(seed: (.random(in: .min ... .max), .random(in: .min ... .max) | 1))
    static let fixed = LeafHash(seed: (0x243F_6A88_85A3_08D3, 0x9E37_79B9_7F4A_7C15))

    init(seed: (UInt64, UInt64)) {
        self.seed = seed
    }

    /// The hash of a number, from its marker and its bits.
    // Eight consecutive integers differ only in the low bits, which select neighboring groups of the table, so that
    // consecutive numbers are found in the processor's cache.
    @inline(__always) package func hash(_ marker: UInt8, _ bits: UInt64) -> UInt32 {
        let hash = Self.mix(bits &>> 3 ^ seed.0, seed.1 ^ UInt64(marker) &<< 32)
        return Self.shortened(hash) ^ UInt32(truncatingIfNeeded: bits & 7)
    }

    /// The hash of bytes, and whether all of them are ASCII.
    @inline(__always) package func hash(_ bytes: UnsafeRawBufferPointer) -> (hash: UInt32, isASCII: Bool) {
        var state = seed.0 ^ UInt64(truncatingIfNeeded: bytes.count)
        var union: UInt64 = 0
        var offset = 0
        if bytes.count > 64 {
            (state, union, offset) = unsafe hashBlocks(bytes, state)
        }
        while bytes.count &- offset > 8 {
            let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            union |= word
            state = Self.mix(state ^ word, seed.1)
            offset &+= 8
        }
        let last = unsafe lastWord(bytes)
        union |= last
        state = Self.mix(state ^ last, seed.1)
        return (Self.shortened(state), union & 0x8080_8080_8080_8080 == 0)
    }

    // The four products are independent, so the processor computes them in parallel.
    @inline(never)
    private func hashBlocks(_ bytes: UnsafeRawBufferPointer, _ start: UInt64) -> (UInt64, UInt64, Int) {
        var states = (start, start ^ seed.1, start &+ seed.1, start &- seed.1)
        var union: UInt64 = 0
        var offset = 0
        while bytes.count &- offset >= 32 {
            let first = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let second = unsafe bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
            let third = unsafe bytes.loadUnaligned(fromByteOffset: offset &+ 16, as: UInt64.self)
            let fourth = unsafe bytes.loadUnaligned(fromByteOffset: offset &+ 24, as: UInt64.self)
            union |= first | second | third | fourth
            states.0 = Self.mix(states.0 ^ first, seed.1)
            states.1 = Self.mix(states.1 ^ second, seed.1)
            states.2 = Self.mix(states.2 ^ third, seed.1)
            states.3 = Self.mix(states.3 ^ fourth, seed.1)
            offset &+= 32
        }
        let halves = (Self.mix(states.0 ^ seed.0, states.1 | 1), Self.mix(states.2 ^ seed.0, states.3 | 1))
        return (Self.mix(halves.0 ^ seed.0, halves.1 | 1), union, offset)
    }

    // The last eight bytes, or all bytes if there are fewer: the state contains their number, which makes them
    // unambiguous.
    @inline(__always) private func lastWord(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        let count = bytes.count
        if count >= 8 { return unsafe bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) }
        if count >= 4 {
            let first = unsafe bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
            return unsafe UInt64(first) &<< 32
                | UInt64(bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
        }
        guard count > 0 else { return 0 }
        return unsafe UInt64(bytes[0]) | UInt64(bytes[count / 2]) &<< 8 | UInt64(bytes[count &- 1]) &<< 16
    }

    @inline(__always) private static func mix(_ value: UInt64, _ factor: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }

    private static func shortened(_ state: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: state &>> 16)
    }
}
