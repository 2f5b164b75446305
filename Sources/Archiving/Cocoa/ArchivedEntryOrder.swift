// Reconstructs the order in which entries of a decoded archive were encoded. Cocoa's layout needs that order to number
// the objects that the entries reference. It also decides the order of keys that hash to the same bucket.
//
//     archive     NS.base ▶ 17    $class ▶ 19    NS.relative ▶ 20       object 16
//     order       NS.base, NS.relative: 17 was referenced before 20, and both after 16

/// Finds orders in which Cocoa may have encoded entries. Laid out in such an order, entries get the same numbers and
/// the same order of keys as in the archive.
struct ArchivedEntryOrder {
    /// An order in which entries may have been encoded.
    struct Places {
        let places: [Int]

        /// Whether a dictionary with keys that are inserted in this order has the order of the archive.
        let fits: Bool
    }

    /// The orders that were found. The key contains the numbers of the keys, the position of `$class`, whether orders
    /// were tried, and the indices of the entries that reference new objects.
    private var known: [[UInt32]: Places] = [:]

    /// With more keys than this, no orders are tried: entries are sorted by what they reference.
    private static let maximumTriedCount = 64

    /// How many orders are tried for each key: enough for the keys that hash to the same bucket, which are few.
    private static let attemptCountOfKey = 32

    /// How many keys may still be inserted, and references followed, to find orders. Without this limit, an archive of
    /// a thousand lists for which no order fits would cost a thousand searches.
    private var remainingInsertionCount = 1 << 17

    /// The indices of entries in the order in which they were encoded.
    ///
    /// - Parameters:
    ///   - slot: The number of their object in the archive; 0 for the top level, which is encoded first.
    ///   - classPlace: The position of `$class` among them in the archive; `nil` at the top level.
    ///   - keys: The numbers of the keys.
    ///   - isSearched: Whether orders are tried until one has the order of the archive. Only the numbers of the objects
    ///     need to be right otherwise.
    mutating func places(
        of entries: [ArchivedObject.Entry], inSlot slot: UInt32, classPlace: Int?, keys: [UInt32], isSearched: Bool
    ) -> Places {
        let references = entries.map { Self.references(in: $0.value, of: slot) }
        guard entries.count <= Self.maximumTriedCount else {
            let places = Self.places(ofMany: references)
            return Places(places: places, fits: ArchivedOrder(entries.map(\.key), classPlace).isOrder(of: places))
        }
        let first = Self.first(references)
        let referring = Self.sequence(Array(entries.indices), references, first)
        let identity =
            keys + [UInt32.max, classPlace.map { UInt32(clamping: $0) } ?? .max, isSearched ? 1 : 0]
            + referring.map { UInt32(truncatingIfNeeded: $0) }
        if let found = known[identity], Self.isNumbered(found.places, references, first) { return found }
        let archived = ArchivedOrder(entries.map(\.key), classPlace)
        let likely = referring + entries.indices.filter { !referring.contains($0) }
        var found = Places(places: likely, fits: archived.isOrder(of: likely))
        if isSearched, !(found.fits && Self.isNumbered(likely, references, first)) {
            found = searched(archived, references, first) ?? Places(places: likely, fits: false)
        }
        known[identity] = found
        return found
    }

    /// The indices of many entries, sorted by the first object that each references first. Entries that reference no
    /// object first come last.
    private static func places(ofMany references: [[Reference]]) -> [Int] {
        let numbers = references.map { $0.first(where: \.isFirst)?.slot ?? .max }
        return references.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    }

    /// A reference to an object that had no number when the referring object was encoded.
    private struct Reference {
        let slot: UInt32

        /// Whether the object itself was the first to reference the target, rather than an object reachable from it.
        let isFirst: Bool
    }

    private static func references(in value: ArchivedObject.Value, of slot: UInt32) -> [Reference] {
        var references: [Reference] = []
        func append(_ target: UInt32, _ firstReferrer: UInt32) {
            if target > slot { references.append(Reference(slot: target, isFirst: firstReferrer == slot)) }
        }
        value.forEachReference { reference in
            switch reference {
            case .object(let object): append(object.member.sourceSlot, object.member.firstReferrer)
            case .unresolved(let object): append(object.sourceSlot, object.firstReferrer)
            default: break
            }
        }
        return references
    }

    private struct ArchivedOrder {
        private var hashes: [UInt64]
        private var archived: [Int]
        private var last: [Int] = []

        init(_ keys: [String], _ classPlace: Int?) {
            hashes = keys.map { CocoaHash.hash(of: $0) }
            archived = Array(keys.indices)
            guard let classPlace else { return }
            hashes.append(CocoaHash.hash(of: KeyedArchiveFormat.classKey))
            archived.insert(keys.count, at: min(max(classPlace, 0), keys.count))
            last = [keys.count]
        }

        var keyCount: Int { hashes.count }

        /// Whether a dictionary has this order if the keys are inserted in the given one, and `$class` last.
        func isOrder(of places: [Int]) -> Bool {
            let inserted = places + last
            return CocoaHash.order(of: inserted.map { hashes[$0] }).map { inserted[Int($0)] } == archived
        }
    }

    /// An order in which inserting the keys produces the order of the archive, and in which the objects are first
    /// referenced in the order of their numbers; `nil` if none was found.
    private mutating func searched(
        _ archived: ArchivedOrder, _ references: [[Reference]], _ first: [UInt32]
    ) -> Places? {
        // Few keys collide, so one of a number of random orders probably fits. The orders are the same in every
        // process.
        let indices = references.indices
        var numbers = FixedNumbers(state: UInt64(indices.count))
        let cost = references.reduce(archived.keyCount) { $0 + $1.count }
        for _ in 0..<Self.attemptCount(ofKeys: indices.count) where remainingInsertionCount > 0 {
            remainingInsertionCount -= cost
            let referring = Self.sequence(indices.shuffled(using: &numbers), references, first)
            let others = indices.filter { !referring.contains($0) }.shuffled(using: &numbers)
            let places = Self.mixed(referring, others, &numbers)
            if archived.isOrder(of: places), Self.isNumbered(places, references, first) {
                return Places(places: places, fits: true)
            }
        }
        return nil
    }

    /// The number of random orders to try: ten times those of a few keys, which finds any one of them; for more keys,
    /// it grows with their count.
    private static func attemptCount(ofKeys count: Int) -> Int {
        let most = count * attemptCountOfKey
        var orders = 10
        for factor in stride(from: 2, through: count, by: 1) where orders < most { orders *= factor }
        return min(orders, most)
    }

    /// Selects entries that, in this order, first reference all objects in the order of their numbers. Where several
    /// entries could come next, the first one is taken.
    private static func sequence(_ places: [Int], _ references: [[Reference]], _ first: [UInt32]) -> [Int] {
        var rest = places.filter { !references[$0].isEmpty }
        var result: [Int] = []
        var referencedCount = 0
        while referencedCount < first.count {
            let next = rest.firstIndex { place in
                countAfter(references[place], first, referencedCount).map { $0 > referencedCount } ?? false
            }
            guard let next, let count = countAfter(references[rest[next]], first, referencedCount) else { break }
            referencedCount = count
            result.append(rest.remove(at: next))
        }
        return result
    }

    /// How many objects are referenced after an entry; `nil` if the entry can't be encoded next, because it would
    /// reference an object too early that was first referenced later or through another object.
    private static func countAfter(_ references: [Reference], _ first: [UInt32], _ count: Int) -> Int? {
        var count = count
        for reference in references where count < first.count {
            if reference.slot == first[count] {
                count += 1
            } else if reference.slot > first[count] {
                return nil
            }
        }
        return count
    }

    /// Whether entries in this order first reference objects in the order of their numbers.
    private static func isNumbered(_ places: [Int], _ references: [[Reference]], _ first: [UInt32]) -> Bool {
        var count = 0
        for place in places {
            guard let next = countAfter(references[place], first, count) else { return false }
            count = next
        }
        return true
    }

    /// The numbers of the objects that an object references first.
    private static func first(_ references: [[Reference]]) -> [UInt32] {
        Set(references.joined().filter(\.isFirst).map(\.slot)).sorted()
    }

    /// Merges two lists at random, keeping the order of each.
    private static func mixed(_ left: [Int], _ right: [Int], _ numbers: inout FixedNumbers) -> [Int] {
        var (left, right) = (left[...], right[...])
        var result: [Int] = []
        while !left.isEmpty || !right.isEmpty {
            let isLeft = Int.random(in: 0..<left.count + right.count, using: &numbers) < left.count
            result.append(isLeft ? left.removeFirst() : right.removeFirst())
        }
        return result
    }

    /// A generator with a fixed sequence for each seed.
    private struct FixedNumbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 32
        }
    }
}
