// In which order entries that were read of an archive were encoded: what Cocoa's layout asks for to number what they
// refer to, and what decides where keys stand that want the same bucket.
//
//     archive     NS.base ▶ 17    $class ▶ 19    NS.relative ▶ 20       object 16
//     order       NS.base, NS.relative: 17 was met before 20, and both behind 16

/// Finds orders in which Cocoa may have encoded entries: what is laid out from one gets the numbers and the places of
/// keys that the archive had.
struct ArchivedEntryOrder {
    /// The orders that were found, by the numbers of keys and by what tells lists with the same keys apart.
    private var known: [[UInt32]: [Int]] = [:]

    /// More keys than this are not tried out: they stand in the order of what they refer to.
    private static let maximumTriedCount = 64
    private static let maximumAttemptCount = 1 << 13

    /// How many keys may still be inserted, and references followed, to find orders: an archive of a thousand lists
    /// that have none is not worth a thousand searches.
    private var remainingInsertionCount = 1 << 17

    /// The places of entries in the order in which they were encoded.
    ///
    /// - Parameters:
    ///   - slot: the number that their object had in the archive; 0 for the top level, which met nothing before.
    ///   - classPlace: the place of `$class` among them in the archive; `nil` at the top level.
    ///   - keys: the numbers of the keys.
    mutating func places(
        of entries: [ArchivedObject.Entry], inSlot slot: UInt32, classPlace: Int?, keys: [UInt32]
    ) -> [Int] {
        let references = entries.map { Self.references(in: $0.value, of: slot) }
        guard entries.count <= Self.maximumTriedCount else { return Self.places(ofMany: references) }
        let first = Self.first(references)
        let referring = Self.sequence(Array(entries.indices), references, first)
        let identity =
            keys + [UInt32.max, UInt32(clamping: classPlace ?? -1)]
            + referring.map { UInt32(truncatingIfNeeded: $0) }
        if let places = known[identity], Self.isNumbered(places, references, first) { return places }
        let places = insertionOrder(entries.map(\.key), references, classPlace)
        known[identity] = places
        return places
    }

    /// The places of many entries in the order of what they refer to first, and behind them those that refer to
    /// nothing.
    private static func places(ofMany references: [[Reference]]) -> [Int] {
        let numbers = references.map { $0.first(where: \.isFirst)?.slot ?? .max }
        return references.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    }

    /// A reference to what had no number before an object was encoded.
    private struct Reference {
        let slot: UInt32

        /// Whether the object itself met it first, and none that it leads to.
        let isFirst: Bool
    }

    private static func references(in value: ArchivedObject.Value, of slot: UInt32) -> [Reference] {
        var references: [Reference] = []
        func append(_ target: UInt32, _ firstReferrer: UInt32) {
            if target > slot { references.append(Reference(slot: target, isFirst: firstReferrer == slot)) }
        }
        value.forEachReference { reference in
            switch reference {
            case .object(let object): append(object.sourceSlot, object.firstReferrer)
            case .unresolved(let object): append(object.sourceSlot, object.firstReferrer)
            default: break
            }
        }
        return references
    }

    /// An order in which keys that are inserted take the places that they have, and in which what they refer to is met
    /// in the order of its numbers; `$class` comes last.
    private mutating func insertionOrder(
        _ keys: [String], _ references: [[Reference]], _ classPlace: Int?
    ) -> [Int] {
        let first = Self.first(references)
        let referring = Self.sequence(Array(keys.indices), references, first)
        let likely = referring + keys.indices.filter { !referring.contains($0) }
        var hashes = keys.map { CocoaHash.hash(of: $0) }
        var archived = Array(keys.indices)
        var last: [Int] = []
        if let classPlace {
            hashes.append(CocoaHash.hash(of: KeyedArchiveFormat.classKey))
            archived.insert(keys.count, at: min(max(classPlace, 0), keys.count))
            last = [keys.count]
        }
        func fits(_ places: [Int]) -> Bool {
            let inserted = places + last
            return CocoaHash.order(of: inserted.map { hashes[$0] }).map { inserted[Int($0)] } == archived
                && Self.isNumbered(places, references, first)
        }
        if fits(likely) { return likely }
        // Few keys collide, so that one of some orders at random fits; they are the same ones in every process.
        var numbers = Numbers(state: UInt64(keys.count))
        let cost = references.reduce(hashes.count) { $0 + $1.count }
        for _ in 0..<Self.maximumAttemptCount where remainingInsertionCount > 0 {
            remainingInsertionCount -= cost
            let referring = Self.sequence(keys.indices.shuffled(using: &numbers), references, first)
            let others = keys.indices.filter { !referring.contains($0) }.shuffled(using: &numbers)
            let places = Self.mixed(referring, others, &numbers)
            if fits(places) { return places }
        }
        return likely
    }

    /// Entries among the places given through which all that was met first is met, in the order of its numbers: of
    /// several that would do the one that comes first.
    private static func sequence(_ places: [Int], _ references: [[Reference]], _ first: [UInt32]) -> [Int] {
        var rest = places.filter { !references[$0].isEmpty }
        var result: [Int] = []
        var metCount = 0
        while metCount < first.count {
            let next = rest.firstIndex { place in
                metBehind(references[place], first, metCount).map { $0 > metCount } ?? false
            }
            guard let next, let count = metBehind(references[rest[next]], first, metCount) else { break }
            metCount = count
            result.append(rest.remove(at: next))
        }
        return result
    }

    /// How much is met behind an entry; `nil` where it can't be encoded next, since it would meet too early what was
    /// met later or on the way through another object.
    private static func metBehind(_ references: [Reference], _ first: [UInt32], _ count: Int) -> Int? {
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

    /// Whether entries in an order meet what they refer to in the order of its numbers.
    private static func isNumbered(_ places: [Int], _ references: [[Reference]], _ first: [UInt32]) -> Bool {
        var count = 0
        for place in places {
            guard let next = metBehind(references[place], first, count) else { return false }
            count = next
        }
        return true
    }

    /// The numbers of what an object met first.
    private static func first(_ references: [[Reference]]) -> [UInt32] {
        Set(references.joined().filter(\.isFirst).map(\.slot)).sorted()
    }

    /// Two lists in one, each in its order.
    private static func mixed(_ left: [Int], _ right: [Int], _ numbers: inout Numbers) -> [Int] {
        var (left, right) = (left[...], right[...])
        var result: [Int] = []
        while !left.isEmpty || !right.isEmpty {
            let isLeft = Int.random(in: 0..<left.count + right.count, using: &numbers) < left.count
            result.append(isLeft ? left.removeFirst() : right.removeFirst())
        }
        return result
    }

    /// Numbers that look random.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 32
        }
    }
}
