// The slots of class descriptions by what they consist of: equal descriptions share a slot.
//
//     entries  [ "$classname" ▸ value 0..<1 | "$classes" ▸ array 1..<3 ]       of the description that is being made
//     values   [ "Note" | "Note" | "NSObject" ]
//
//     words    [ 8 words, slot 4 | "$classname" value 1 "Note" | "$classes" array 2 "Note" "NSObject" | 9 words, … ]
//     places   hash of the words ──▶ where they begin; after another description with the same hash, hash + 2

import PropertyLists

/// The entries of a class description, each with a value or an array of values.
struct ClassEntries: ~Copyable {
    struct Entry: BitwiseCopyable {
        let key: UInt32
        let isArray: Bool
        fileprivate let first: Int
        fileprivate let end: Int
    }

    private var entries = GrowingBuffer<Entry>()
    private var values = GrowingBuffer<UInt32>()

    /// Whether the keys ascend, as those of most descriptions do.
    private var isSorted = true

    var count: Int { entries.count }
    subscript(position: Int) -> Entry { entries[position] }

    func values(of entry: Entry) -> UnsafeBufferPointer<UInt32> {
        values.values(in: entry.first..<entry.end)
    }

    /// Begins another description.
    mutating func removeAll() {
        entries.removeAll()
        values.removeAll()
        isSorted = true
    }

    /// Adds a value to the entry that is added next.
    mutating func append(_ value: UInt32) {
        values.append(value)
    }

    /// Adds an entry with the values that were added since the last one.
    mutating func addEntry(key: UInt32, isArray: Bool) {
        if let last = entries.last, last.key >= key { isSorted = false }
        entries.append(Entry(key: key, isArray: isArray, first: entries.last?.end ?? 0, end: values.count))
    }

    fileprivate func forEachSorted(_ body: (Entry) -> Void) {
        let all = entries.values(in: 0..<entries.count)
        if isSorted { all.forEach(body) } else { all.sorted { $0.key < $1.key }.forEach(body) }
    }
}

struct ClassDescriptions: ~Copyable {
    private var words = GrowingBuffer<UInt32>()
    private var places = NumberTable()

    /// The place of the description with the given entries, regardless of their order. It is added if it is new.
    mutating func place(of entries: borrowing ClassEntries) -> Int {
        let place = words.count
        append(entries)
        let signature = words.values(in: (place + 2)..<words.count)
        let seed = hashTableSeed
        // Odd, because a key of the table is not 0.
        var hash = signature.reduce(seed) { foldedProduct($0 ^ UInt64($1), seed) } | 1
        while let known = places[hash] {
            let first = Int(known) + 2
            if words.values(in: first..<(first + Int(words[first - 2]))).elementsEqual(signature) {
                words.remove(from: place)
                return Int(known)
            }
            hash &+= 2
        }
        places.set(UInt32(truncatingIfNeeded: place), for: hash)
        return place
    }

    /// The slot of a description; 0 until it is written.
    func slot(at place: Int) -> UInt32 { words[place + 1] }

    mutating func setSlot(_ slot: UInt32, at place: Int) { words[place + 1] = slot }

    /// Removes all descriptions, and keeps the memory.
    mutating func removeAll() {
        words.removeAll()
        places.removeAll()
    }

    private mutating func append(_ entries: borrowing ClassEntries) {
        let place = words.count
        words.append(0)
        words.append(0)
        entries.forEachSorted { entry in
            let values = entries.values(of: entry)
            words.append(entry.key)
            words.append(UInt32(truncatingIfNeeded: values.count) << 1 | (entry.isArray ? 1 : 0))
            for value in values { words.append(value) }
        }
        words[place] = UInt32(truncatingIfNeeded: words.count - place - 2)
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
            list?.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
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
