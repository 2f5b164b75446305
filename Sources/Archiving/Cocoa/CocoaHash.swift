// The hash of strings in Core Foundation, and the order in which its dictionaries enumerate their keys.
//
//     "$class", "NS.objects"          hash modulo the number of buckets; if the bucket is taken, the next free one
//      ▼         ▼
//     [ NS.objects | – | $class ]     3 buckets for up to 3 keys, 7 for up to 6, 13 for up to 11, …
//
// The hashes have no seed: the same keys, inserted in the same order, are enumerated in the same order in every process
// and on every 64-bit system. The insertion order matters only for keys that hash to the same bucket.

import PropertyLists

package enum CocoaHash {
    package static func hash(of text: String) -> UInt64 {
        let units = Array(text.utf16)
        var hash = UInt64(units.count)
        if units.count <= 96 {
            let end = units.count & ~3
            mix(units[..<end], into: &hash)
            for unit in units[end...] { hash = hash &* 257 &+ UInt64(unit) }
        } else {
            // Of a long string, only the beginning, the middle and the end are hashed.
            for start in [0, units.count / 2 - 16, units.count - 32] {
                mix(units[start..<start + 32], into: &hash)
            }
        }
        return hash &+ hash &<< UInt64(units.count & 31)
    }

    private static func mix(_ units: ArraySlice<UInt16>, into hash: inout UInt64) {
        for start in stride(from: units.startIndex, to: units.endIndex, by: 4) {
            let group = units[start..<start + 4].reduce(0) { $0 &* 257 &+ UInt64($1) }
            hash = hash &* 67_503_105 &+ group
        }
    }

    /// Returns the indices of keys in the order of a Core Foundation dictionary. The keys are given by their hashes, in
    /// insertion order.
    ///
    /// - Complexity: O(*n*), even if many keys have the same bucket.
    package static func order(of hashes: [UInt64]) -> [UInt32] {
        // Core Foundation has no size for this many keys, so no archive has them.
        guard hashes.count <= sizes[sizes.count - 1].capacity else { return Array(0..<UInt32(clamping: hashes.count)) }
        var size = 0
        var buckets = Buckets(count: 0)
        for position in hashes.indices {
            if position + 1 > sizes[size].capacity {
                while position + 1 > sizes[size].capacity { size += 1 }
                let old = buckets
                buckets = Buckets(count: sizes[size].buckets)
                for key in old.keys { buckets.insert(key, hash: hashes[Int(key)]) }
            }
            buckets.insert(UInt32(truncatingIfNeeded: position), hash: hashes[position])
        }
        return buckets.keys
    }

    /// The bucket counts that a dictionary grows through, and the maximum number of keys for each.
    private static let sizes: [(buckets: Int, capacity: Int)] = [
        (0, 0), (3, 3), (7, 6), (13, 11), (23, 19), (41, 32), (71, 52), (127, 85), (191, 118), (251, 155),
        (383, 237), (631, 390), (1_087, 672), (1_723, 1_065), (2_803, 1_732), (4_523, 2_795), (7_351, 4_543),
        (11_959, 7_391), (19_447, 12_019), (31_231, 19_302), (50_683, 31_324), (81_919, 50_629),
        (132_607, 81_956), (214_519, 132_580), (346_607, 214_215), (561_109, 346_784), (907_759, 561_026),
        (1_468_927, 907_847), (2_376_191, 1_468_567), (3_845_119, 2_376_414), (6_221_311, 3_844_982),
        (10_066_421, 6_221_390), (16_287_743, 10_066_379), (26_354_171, 16_287_773), (42_641_881, 26_354_132),
        (68_996_069, 42_641_916), (111_638_519, 68_996_399), (180_634_607, 111_638_327),
        (292_272_623, 180_634_415), (472_907_251, 292_272_755),
    ]

    /// The buckets of a dictionary. There are never more keys than buckets.
    private struct Buckets {
        /// One more than the key in a bucket; 0 for a free bucket.
        private var entries: [UInt32]

        /// For each bucket, a link towards the next free bucket; a free bucket links to itself. Searches shorten the
        /// links that they follow, so that keys that all hash to the same bucket cost no more than others.
        private var links: [UInt32]

        init(count: Int) {
            entries = Array(repeating: 0, count: count)
            links = Array(0..<UInt32(clamping: count))
        }

        /// The keys in the order of their buckets.
        var keys: [UInt32] { entries.compactMap { $0 > 0 ? $0 - 1 : nil } }

        mutating func insert(_ key: UInt32, hash: UInt64) {
            var bucket = Int(hash % UInt64(entries.count))
            while Int(links[bucket]) != bucket {
                links[bucket] = links[Int(links[bucket])]
                bucket = Int(links[bucket])
            }
            entries[bucket] = key + 1
            links[bucket] = UInt32(truncatingIfNeeded: (bucket + 1) % entries.count)
        }
    }
}

/// The orders of the dictionaries of one archive, each computed once: the objects of a class have few lists of keys.
struct CocoaKeyOrder {
    private let table: BinaryObjectTable
    private var hashesByReference: [UInt32: UInt64] = [:]
    private var placesByKeys: [[UInt32]: Int] = [:]
    private var orders: [[UInt32]] = []

    /// The keys that are looked up. Stored to reuse the memory, so that finding a known list allocates nothing.
    private var keys: [UInt32] = []

    init(_ table: BinaryObjectTable) {
        self.table = table
    }

    /// Returns a number for the order in which a dictionary's entries are written, to be passed to ``position(_:in:)``.
    mutating func order(of dictionary: BinaryObject) throws -> Int {
        keys.removeAll(keepingCapacity: true)
        for position in 0..<dictionary.count {
            keys.append(UInt32(truncatingIfNeeded: try table.reference(position, of: dictionary)))
        }
        if let place = placesByKeys[keys] { return place }
        var hashes: [UInt64] = []
        for key in keys { hashes.append(try hash(ofKey: key)) }
        orders.append(CocoaHash.order(of: hashes))
        placesByKeys[keys] = orders.count - 1
        return orders.count - 1
    }

    /// The position in the dictionary of the entry that is written at an index.
    func position(_ place: Int, in order: Int) -> Int { Int(orders[order][place]) }

    private mutating func hash(ofKey reference: UInt32) throws -> UInt64 {
        if let hash = hashesByReference[reference] { return hash }
        let hash = CocoaHash.hash(of: try table.string(table.object(at: Int(reference))))
        hashesByReference[reference] = hash
        return hash
    }
}
