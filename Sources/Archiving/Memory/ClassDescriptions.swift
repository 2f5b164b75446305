// The slots of class descriptions by what they consist of: equal descriptions share a slot.
//
//     words   [ 5 words ▸ slot 4 | "$classname" … | 9 words ▸ slot 7 | "$classname" … | … ]
//     places  hash of the words ──▶ where they are; after another description with the same hash, hash + 2

import PropertyLists

struct ClassDescriptions: ~Copyable {
    private var words = GrowingBuffer<UInt32>()
    private var places = NumberTable()

    /// The slot of the description with a signature.
    func slot(of signature: [UInt32]) -> UInt32? {
        var hash = Self.hash(signature)
        while let place = places[hash] {
            let first = Int(place) + 2
            if words.values(in: first..<(first + Int(words[first - 2]))).elementsEqual(signature) {
                return words[first - 1]
            }
            hash &+= 2
        }
        return nil
    }

    /// Adds a description that is new.
    mutating func add(_ signature: [UInt32], slot: UInt32) {
        var hash = Self.hash(signature)
        while places[hash] != nil { hash &+= 2 }
        places.set(UInt32(truncatingIfNeeded: words.count), for: hash)
        words.append(UInt32(truncatingIfNeeded: signature.count))
        words.append(slot)
        for word in signature { words.append(word) }
    }

    /// Removes all descriptions, and keeps the memory.
    mutating func removeAll() {
        words.removeAll()
        places.removeAll()
    }

    // Odd, because a key of the table is not 0.
    private static func hash(_ signature: [UInt32]) -> UInt64 {
        let seed = hashTableSeed
        return signature.reduce(seed) { foldedProduct($0 ^ UInt64($1), seed) } | 1
    }
}
