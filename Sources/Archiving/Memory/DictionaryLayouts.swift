// Layouts: what dictionaries with the same keys in the same order share. Mostly these are objects of one class.
//
//     dictionary   keys [ 7 | 9 | 4 | 2 ]   values [ … ]        references
//                    └─ equal to the layout's, byte for byte
//     layout       steps [ "name" → 0 | "age" → 1 | "boss" → – | "$class" → 3 ]
//                           ▲ the keys that are looked up in such a dictionary, in the order of the first lookups
//
// A class looks up the same keys in the same order each time. Therefore each key is found, or found to be missing, by
// comparing it with the next step. The archive's keys are read only for the first object of a class.
//
// A key matches a step if its 16 bytes are equal: the text itself up to 15 bytes, and otherwise an address that no
// other string has while the step retains the string.

import PropertyLists

/// The position of a key in the dictionaries of a layout.
struct KeyStep {
    let bits: KeyBits

    /// The position among the keys; -1 if the dictionaries have no such key.
    let position: Int

    /// Retained, because the bits may contain its address.
    let key: String

    init(_ key: String, position: Int) {
        bits = KeyBits(key)
        self.position = position
        self.key = key
    }
}

/// One layout. Its address does not change until the unarchiver is destroyed.
struct DictionaryLayout: ~Copyable {
    /// The offset of the references to the keys, in the first dictionary with this layout, and their count.
    let payload: Int
    let count: Int

    /// The index in the list of layouts.
    let number: Int

    /// The next layout in the same bucket.
    let next: UnsafeMutablePointer<DictionaryLayout>?

    /// The position of the class; -1 if there is no class.
    var classPosition = -1

    /// The last reference to a class, and the class's record.
    var classReference = -1
    var record = -1
    var foundationClass: FoundationClass?

    /// The class that is created from such dictionaries if a reference expects `plainExpected`. Set if the combination
    /// was encountered before and is simple: no substitution, and no values without keys.
    var plainClass: (any Coding.Type)?
    var plainExpected: ObjectIdentifier?

    var steps = GrowingBuffer<KeyStep>()

    init(of dictionary: BinaryObject, number: Int, next: UnsafeMutablePointer<DictionaryLayout>?) {
        payload = dictionary.payload
        count = dictionary.count
        self.number = number
        self.next = next
    }

    /// Whether a dictionary has the layout.
    @inline(__always)
    func isLayout(of dictionary: BinaryObject, in view: BinaryObjectView) -> Bool {
        dictionary.kind == .dictionary && count == dictionary.count
            && view.areEqual(payload, dictionary.payload, byteCount: count &* view.referenceWidth)
    }

    /// The step of a key. The search starts at `start` and wraps around; -1 if there is no such step.
    func step(of key: String, from start: Int) -> Int {
        let bits = KeyBits(key)
        var step = start
        for _ in 0..<steps.count {
            if step >= steps.count { step = 0 }
            if let candidate = steps.address(of: step), candidate.pointee.bits == bits { return step }
            step += 1
        }
        return -1
    }
}

/// The layouts of an archive.
struct DictionaryLayouts: ~Copyable {
    typealias Layout = UnsafeMutablePointer<DictionaryLayout>

    /// Dictionaries with more keys are searched key by key, the largest of them with tables (`KeyPlaces`).
    static let maximumKeyCount = 128

    /// The maximum number of looked-up keys that get a step.
    static let maximumStepCount = 512

    // Foundation on Linux writes the keys of each dictionary in a different order. With that many layouts, finding the
    // right one takes as long as reading without layouts.
    private static let bucketCount = 64
    private static let maximumBucketDepth = 8

    private var all = GrowingBuffer<Layout>()
    private var buckets: UnsafeMutablePointer<Layout?>?

    init() {}

    deinit {
        for number in 0..<all.count {
            all[number].deinitialize(count: 1)
            all[number].deallocate()
        }
        buckets?.deallocate()
    }

    /// The layout with a number.
    subscript(number: Int) -> Layout { all[number] }

    /// The layout of a dictionary; `nil` if its keys were not encountered before.
    func layout(of dictionary: BinaryObject, in view: BinaryObjectView) -> Layout? {
        guard let buckets else { return nil }
        var candidate = buckets[Self.bucket(of: dictionary, in: view)]
        while let layout = candidate {
            if layout.pointee.isLayout(of: dictionary, in: view) { return layout }
            candidate = layout.pointee.next
        }
        return nil
    }

    /// Creates the layout of a dictionary; `nil` if the dictionary is empty or large, or if there are too many layouts.
    mutating func makeLayout(of dictionary: BinaryObject, in table: BinaryObjectTable) -> Layout? {
        guard dictionary.kind == .dictionary, dictionary.count > 0, dictionary.count <= Self.maximumKeyCount else {
            return nil
        }
        let buckets = buckets ?? Self.makeBuckets()
        self.buckets = buckets
        let bucket = Self.bucket(of: dictionary, in: table.view)
        var depth = 0
        var candidate = buckets[bucket]
        while let layout = candidate {
            depth += 1
            candidate = layout.pointee.next
        }
        if depth >= Self.maximumBucketDepth { return nil }
        let layout = Layout.allocate(capacity: 1)
        layout.initialize(to: DictionaryLayout(of: dictionary, number: all.count, next: buckets[bucket]))
        layout.pointee.classPosition =
            Self.lastPosition(of: KeyedArchiveFormat.classKey, in: dictionary.payload, dictionary.count, table) ?? -1
        buckets[bucket] = layout
        all.append(layout)
        return layout
    }

    // The layouts of one class differ by missing keys: in the number of keys, or in one of the last keys.
    private static func bucket(of dictionary: BinaryObject, in view: BinaryObjectView) -> Int {
        let first = view.reference(0, at: dictionary.payload)
        let other = view.reference(max(dictionary.count &- 2, 0), at: dictionary.payload)
        let mixed = UInt64(truncatingIfNeeded: first &+ other &* 31 &+ dictionary.count &* 961)
        return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> 58)
    }

    private static func makeBuckets() -> UnsafeMutablePointer<Layout?> {
        let buckets = UnsafeMutablePointer<Layout?>.allocate(capacity: bucketCount)
        buckets.initialize(repeating: nil, count: bucketCount)
        return buckets
    }

    /// The last position of a key. Used for the archiver's own keys, which mostly come last. -1 if the key is missing;
    /// `nil` if the archive is corrupt.
    static func lastPosition(of key: String, in payload: Int, _ count: Int, _ table: BinaryObjectTable) -> Int? {
        var position = count
        while position > 0 {
            position -= 1
            guard let isFound = isKey(key, at: position, of: payload, in: table) else { return nil }
            if isFound { return position }
        }
        return -1
    }

    /// The next position of a key, searched from `start` with wrap-around. Used for the keys of classes. -1 if the key
    /// is missing; `nil` if the archive is corrupt.
    static func nextPosition(
        of key: String, from start: Int, in payload: Int, _ count: Int, _ table: BinaryObjectTable
    ) -> Int? {
        var position = start
        for _ in 0..<count {
            if position >= count { position = 0 }
            guard let isFound = isKey(key, at: position, of: payload, in: table) else { return nil }
            if isFound { return position }
            position += 1
        }
        return -1
    }

    private static func isKey(_ key: String, at position: Int, of payload: Int, in table: BinaryObjectTable) -> Bool? {
        guard let object = try? table.object(at: table.view.reference(position, at: payload)) else { return nil }
        return table.isString(object, equalTo: key)
    }
}
