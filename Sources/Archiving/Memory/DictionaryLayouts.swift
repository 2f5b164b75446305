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
// Small archives mostly have the same keys, one after the other. Therefore layouts stay for the next archive, with the
// texts of their keys: there, the first dictionary whose keys have these texts gets the layout with all its steps.
//
// A key matches a step if its 16 bytes are equal: the text itself up to 15 bytes, and otherwise an address that no
// other string has while the step retains the string.
//
// A layout stays at its address until the structure is destroyed, or leaves an archive with too many of them.

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
@safe struct DictionaryLayout: ~Copyable {
    /// The first dictionary with this layout, and whether it was one of an earlier archive.
    private var dictionary: BinaryObject
    private var isKept = false

    var count: Int { dictionary.count }

    /// The texts of the keys; empty before the layout has left its first archive, and if they can't be compared.
    private var texts = GrowingBuffer<EncodedText>()

    /// The index in the list of layouts.
    let number: Int

    /// The next layout in the same bucket.
    fileprivate var next: UnsafeMutablePointer<DictionaryLayout>?

    /// The position of the class; -1 if there is no class.
    fileprivate(set) var classPosition = -1

    /// The last reference to a class, and the class's record.
    private var classReference = -1
    private(set) var record = -1
    private(set) var foundationClass: FoundationClass?

    /// The class that is created from such dictionaries if a reference expects `plainExpected`; `nil` if the combination
    /// is not simple: a substitution, or values without keys.
    private(set) var plainClass: (any Coding.Type)?
    private var plainExpected: ObjectIdentifier?

    private(set) var steps = GrowingBuffer<KeyStep>()

    init(of dictionary: BinaryObject, number: Int) {
        self.dictionary = dictionary
        self.number = number
    }

    /// Whether a dictionary of the same archive has this layout.
    @unsafe @inline(__always)
    func isLayout(of dictionary: BinaryObject, in view: BinaryObjectView) -> Bool {
        unsafe dictionary.kind == .dictionary && count == dictionary.count
            && view.areEqual(self.dictionary.payload, dictionary.payload, byteCount: count &* view.referenceWidth)
    }

    /// Whether the record is that of the class at a reference.
    @inline(__always) func isRecord(ofClassAt reference: Int) -> Bool { reference == classReference }

    mutating func setRecord(_ record: Int, ofClassAt reference: Int, _ foundationClass: FoundationClass?) {
        (classReference, self.record, self.foundationClass) = (reference, record, foundationClass)
        plainExpected = nil
    }

    /// Whether `plainClass` is that for references that expect a class.
    @inline(__always) func hasPlainClass(for expected: any Coding.Type) -> Bool {
        plainExpected == ObjectIdentifier(expected)
    }

    mutating func setPlainClass(_ type: (any Coding.Type)?, for expected: any Coding.Type) {
        (plainClass, plainExpected) = (type, ObjectIdentifier(expected))
    }

    /// Forgets an archive, and remembers the texts of its keys.
    mutating func leave(_ view: BinaryObjectView) {
        if isKept { return }
        for position in 0..<(texts.isEmpty ? count : 0) {
            guard let text = view.encodedText(at: view.offset(of: view.reference(position, at: dictionary.payload))),
                !(0..<position).contains(where: { texts[$0].isEqual(to: text) })
            else {
                // Which of two equal keys is found depends on earlier lookups.
                texts.removeAll()
                break
            }
            texts.append(text)
        }
        isKept = true
        classReference = -1
        plainExpected = nil
        if steps.count > DictionaryLayouts.maximumKeyCount { steps.removeAll() }
    }

    /// Whether this was a layout of an earlier archive, with keys that have the same texts as those of a dictionary. From
    /// now on it is the dictionary's.
    mutating func enter(_ dictionary: BinaryObject, _ view: BinaryObjectView) -> Bool {
        guard isKept, texts.count == dictionary.count, unsafe texts.areTexts(at: dictionary.payload, in: view) else {
            return false
        }
        self.dictionary = dictionary
        isKept = false
        return true
    }

    /// The position of a key that is not the next step's: from another step, or from a new one if the key was not
    /// looked up before. -1 if the dictionaries have no such key, and `unclear` if it has to be searched.
    ///
    /// - Parameters:
    ///   - step: The step at which the key was expected; set to the one that follows it.
    ///   - isOwn: Whether it is one of the archiver's own keys, which come last.
    mutating func position(ofKey key: String, _ step: inout Int, isOwn: Bool, in table: BinaryObjectTable) -> Int {
        // A class's key that starts with `$` is escaped in the archive, and can equal one of the archiver's.
        guard key.utf8.first != UInt8(ascii: "$") else { return BinaryObjectView.unclear }
        let bits = KeyBits(key)
        for number in step..<step &+ steps.count {
            let known = number < steps.count ? number : number &- steps.count
            if steps[known].bits == bits {
                step = known + 1
                return steps[known].position
            }
        }
        guard steps.count < DictionaryLayouts.maximumStepCount else { return BinaryObjectView.unclear }
        // The keys of a class are mostly read in the order of the archive.
        let start = isOwn ? count - 1 : step > 0 ? steps[step - 1].position + 1 : 0
        do {
            let found = try table.position(ofKey: key, in: dictionary, from: start, isReversed: isOwn) ?? -1
            steps.append(KeyStep(key, position: found))
            step = steps.count
            return found
        } catch {
            return BinaryObjectView.unclear
        }
    }
}

@safe struct DictionaryLayouts: ~Copyable {
    typealias Layout = UnsafeMutablePointer<DictionaryLayout>

    /// Dictionaries with more keys are searched key by key, the largest of them with tables (`KeyFinder`).
    static let maximumKeyCount = 128

    /// The maximum number of looked-up keys that get a step.
    static let maximumStepCount = 512

    // Foundation on Linux writes the keys of each dictionary in a different order. With that many layouts, finding the
    // right one takes as long as reading without layouts.
    private static let bucketCount = 64
    private static let maximumBucketDepth = 8

    // With more layouts, none stays for the next archive.
    private static let maximumKeptCount = 32

    private var all = unsafe GrowingBuffer<Layout>()
    private var buckets: UnsafeMutablePointer<Layout?>?

    /// How many layouts are of earlier archives, and the one that is probably needed next.
    private var keptCount = 0
    private var nextKept = 0

    init() {}

    deinit {
        for number in unsafe 0..<all.count {
            unsafe all[number].deinitialize(count: 1)
            unsafe all[number].deallocate()
        }
        unsafe buckets?.deallocate()
    }

    /// Forgets an archive. If it had few layouts, they stay for the next one.
    mutating func leave(_ view: BinaryObjectView) {
        guard unsafe all.count <= Self.maximumKeptCount else {
            self = DictionaryLayouts()
            return
        }
        for number in unsafe 0..<all.count { unsafe all[number].pointee.leave(view) }
        unsafe buckets?.update(repeating: nil, count: Self.bucketCount)
        keptCount = unsafe all.count
        nextKept = 0
    }

    /// The layout of an earlier archive for a dictionary with keys of the same texts.
    private mutating func keptLayout(of dictionary: BinaryObject, _ view: BinaryObjectView) -> Layout? {
        for number in 0..<keptCount {
            let place = (nextKept + number) % keptCount
            if unsafe all[place].pointee.enter(dictionary, view) {
                nextKept = place + 1
                return unsafe all[place]
            }
        }
        return nil
    }

    subscript(number: Int) -> Layout { unsafe all[number] }

    /// The layout of a dictionary, which is created for keys that were not encountered before; `nil` if the dictionary
    /// is empty or large, or if there are too many layouts.
    mutating func layout(of dictionary: BinaryObject, in table: BinaryObjectTable) -> Layout? {
        guard dictionary.kind == .dictionary, dictionary.count > 0, dictionary.count <= Self.maximumKeyCount else {
            return nil
        }
        let buckets = unsafe buckets ?? Self.makeBuckets()
        unsafe self.buckets = buckets
        let bucket = unsafe Self.bucket(of: dictionary, in: table.view)
        var depth = 0
        var candidate = unsafe buckets[bucket]
        while let layout = unsafe candidate {
            if unsafe layout.pointee.isLayout(of: dictionary, in: table.view) { return unsafe layout }
            depth += 1
            unsafe candidate = layout.pointee.next
        }
        if depth >= Self.maximumBucketDepth { return nil }
        let layout = unsafe keptLayout(of: dictionary, table.view) ?? newLayout(of: dictionary, in: table)
        unsafe layout.pointee.next = buckets[bucket]
        unsafe buckets[bucket] = layout
        return unsafe layout
    }

    private mutating func newLayout(of dictionary: BinaryObject, in table: BinaryObjectTable) -> Layout {
        let layout = Layout.allocate(capacity: 1)
        unsafe layout.initialize(to: DictionaryLayout(of: dictionary, number: all.count))
        unsafe layout.pointee.classPosition = Self.classPosition(of: dictionary, in: table)
        unsafe all.append(layout)
        return unsafe layout
    }

    private static func classPosition(of dictionary: BinaryObject, in table: BinaryObjectTable) -> Int {
        let position = try? table.position(
            ofKey: KeyedArchiveFormat.classKey, in: dictionary, from: dictionary.count - 1, isReversed: true)
        return position ?? -1
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
        unsafe buckets.initialize(repeating: nil, count: bucketCount)
        return unsafe buckets
    }
}
