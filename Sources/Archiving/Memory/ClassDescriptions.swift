// The class descriptions that an archiver has written, which it knows in its next archives too, and their slots in the
// current one: equal descriptions share a slot.
//
//     words    [ slot 4, 2 entries, 7 words | $classname ▸ value | Note | $classes ▸ array of 2 | Note | NSObject |
//                slot 0, … ]
//     places   hash of a description's words ──▶ where it begins; after another one with the same hash, hash + 2
//
// Keys and values are the places of their texts among the known ones, and ascend by key. One that is not a text, as
// another program may have written it, is an index of the current archive: such descriptions are forgotten after it.
//
// Words are compared while none is added. Addresses of lists are only compared.

import PropertyLists

struct ClassDescriptions: ~Copyable {
    /// An entry with a value, or with an array of values.
    struct Entry {
        let key: UInt32
        let form: Form

        /// The position of its first value.
        fileprivate let first: Int

        var values: Range<Int> { first..<(first + form.count) }
    }

    /// The number of an entry's values, and whether they are an array.
    struct Form {
        let bits: UInt32

        var isArray: Bool { bits & 1 == 1 }
        var count: Int { Int(truncatingIfNeeded: bits >> 1) }
    }

    private static let headCount = 3

    // The first word is not used: 0 is no place.
    private var words = GrowingBuffer<UInt32>()
    private var places = NumberTable()

    /// The end of the last description, and where the one that is being made begins.
    private var end = 0

    /// Whether a key or a value is an index.
    private(set) var hasIndexes = false

    /// What a value is that is not a text.
    static func value(ofIndex index: UInt32) -> UInt32 { index | 1 << 31 }

    // MARK: Making

    /// Begins another description.
    mutating func begin() {
        words.remove(from: end)
        words.append(0, upTo: max(end, 1) + Self.headCount)
        end = words.count - Self.headCount
    }

    /// Adds an entry with a greater key than the last one. Its values are added next.
    mutating func addEntry(key: UInt32, count: Int, isArray: Bool) {
        words[end + 1] += 1
        noteIndex(key)
        words.append(key)
        words.append(UInt32(truncatingIfNeeded: count) << 1 | (isArray ? 1 : 0))
    }

    mutating func addValue(_ value: UInt32) {
        noteIndex(value)
        words.append(value)
    }

    private mutating func noteIndex(_ value: UInt32) {
        if value >= Self.value(ofIndex: 0) { hasIndexes = true }
    }

    /// The place of the description that was made last, or of one that is equal to it.
    mutating func place() -> UInt32 {
        let signature = unsafe words.values(in: (end + Self.headCount)..<words.count)
        words[end + 2] = UInt32(truncatingIfNeeded: signature.count)
        let seed = hashTableSeed
        // Odd, because a key of the table is not 0.
        var hash = unsafe signature.reduce(seed) { foldedProduct($0 ^ UInt64($1), seed) } | 1
        while let known = places[hash] {
            let first = Int(known) + Self.headCount
            let range = first..<(first + Int(truncatingIfNeeded: words[first - 1]))
            if unsafe words.values(in: range).elementsEqual(signature) { return known }
            hash &+= 2
        }
        let place = UInt32(truncatingIfNeeded: end)
        places.set(place, for: hash)
        end = words.count
        return place
    }

    // MARK: Reading

    /// The number of words, which limits how many descriptions are kept.
    var wordCount: Int { words.count }

    /// The slot of a description; 0 until it is written.
    func slot(at place: UInt32) -> UInt32 { words[Int(place)] }
    mutating func setSlot(_ slot: UInt32, at place: UInt32) { words[Int(place)] = slot }

    func entryCount(at place: UInt32) -> Int { Int(words[Int(place) + 1]) }

    /// - Parameter isChainFirst: Whether the second entry comes before the first one.
    func entry(_ number: Int, at place: UInt32, isChainFirst: Bool) -> Entry {
        let isSwapped = isChainFirst && number < 2 && entryCount(at: place) > 1
        var position = Int(place) + Self.headCount
        for _ in 0..<(isSwapped ? 1 - number : number) {
            position += 2 + Form(bits: words[position + 1]).count
        }
        return Entry(key: words[position], form: Form(bits: words[position + 1]), first: position + 2)
    }

    func value(at position: Int) -> UInt32 { words[position] }

    /// The name of a class, which is the value of the first entry.
    func name(at place: UInt32) -> UInt32 { words[Int(place) + Self.headCount + 2] }

    // MARK: Reset

    /// Forgets the slots, which differ in the next archive, and what has not become a description.
    mutating func removeSlots() {
        words.remove(from: end)
        var place = 1
        while place < end {
            words[place] = 0
            place += Self.headCount + Int(truncatingIfNeeded: words[place + 2])
        }
    }

    /// Removes all descriptions, and keeps the memory.
    mutating func removeAll() {
        words.removeAll()
        places.removeAll()
        (end, hasIndexes) = (0, false)
    }
}

/// A class description of objects without classes, without looking at its texts: archives may have long ones. Objects of a
/// class mostly share theirs. Equal descriptions may have several identities.
struct DescriptionIdentity: Hashable {
    /// Retained, so that the addresses stay valid.
    private let description: ArchivedObject.ClassDescription
    private let name: KeyBits
    private let chain: UInt?
    private let fallbacks: UInt?
    private let versions: UInt?

    init(_ description: ArchivedObject.ClassDescription) {
        self.description = description
        name = KeyBits(description.name)
        func address<Element>(_ list: [Element]?) -> UInt? {
            unsafe list?.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        }
        chain = address(description.chain)
        fallbacks = address(description.fallbacks)
        versions = address(description.versions)
    }

    static func == (left: DescriptionIdentity, right: DescriptionIdentity) -> Bool {
        left.name == right.name && left.chain == right.chain && left.fallbacks == right.fallbacks
            && left.versions == right.versions
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name.first)
        hasher.combine(name.second)
        hasher.combine(chain)
    }
}
