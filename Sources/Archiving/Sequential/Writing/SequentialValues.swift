// The values that an archive stores once, however often they are encoded.
//
//     strings, data           hash of the bytes ──▶ values with that hash, whose bytes in the payload are compared
//     numbers, dates, URLs    hash of two numbers ──▶ values with that hash
//     long strings and data   address ──▶ entry                          see LongValues
//     frequent strings        bits ──▶ entry                             see StringNumbers
//     all others              identity ──▶ entry
//
// The caller lends the bytes that are hashed.

import PropertyLists
import TypedStreams

/// The entries of the values that a sequential archiver has written.
struct SequentialValues: ~Copyable {
    /// Identifies a value that is compared by more than two numbers.
    enum Identity: Hashable {
        case uuid(UUID)
        case decimal(DecimalParts)
        case geometry(GeometryKind, bits: [Int64])
    }

    /// What distinguishes the values of a class: the offset and count of bytes in the payload, the bits and type code
    /// of a number, the bits of a date, the entries of a URL's texts.
    typealias Numbers = (first: Int64, second: Int64)

    private struct Value {
        let foundationClass: FoundationClass
        let numbers: Numbers
        let entry: UInt32

        /// The index of another value with the same hash, plus 1; 0 if there is none.
        let next: UInt32
    }

    /// The array without elements that all fields share, unless it may be changed in place.
    private(set) var emptyArray: UInt32?
    private var entries: [Identity: UInt32] = [:]

    var longStrings = LongValues<String>()
    var longData = LongValues<Data>()

    /// The entries of frequent strings.
    var knownStrings = StringNumbers(maximumCount: 4_096)
    private let hash = LeafHash.ofProcess
    private var values = GrowingBuffer<Value>()

    /// The index of the last value with a hash, plus 1.
    private var placesByHash = NumberTable()

    /// Removes all values, and keeps the memory.
    mutating func removeAll() {
        if !entries.isEmpty { entries = [:] }
        emptyArray = nil
        (longStrings, longData) = (LongValues(), LongValues())
        knownStrings.removeAll()
        values.removeAll()
        placesByHash.removeAll()
    }

    mutating func noteEmptyArray(_ entry: UInt32) { emptyArray = entry }

    func entry(of identity: Identity) -> UInt32? { entries[identity] }

    mutating func note(_ entry: UInt32, of identity: Identity) { entries[identity] = entry }

    /// The hash of bytes, never 0. It differs between processes, and the archive does not depend on it.
    func hash(of bytes: UnsafeRawBufferPointer, _ foundationClass: FoundationClass) -> UInt64 {
        unsafe UInt64(hash.hash(bytes).hash) << 8 | UInt64(foundationClass.rawValue + 1)
    }

    /// The hash of a value that is not bytes, likewise.
    func hash(of numbers: Numbers, _ foundationClass: FoundationClass) -> UInt64 {
        let bits = UInt64(bitPattern: numbers.first)
        let hash = hash.hash(UInt8(truncatingIfNeeded: numbers.second), bits)
        return UInt64(hash) << 8 | UInt64(foundationClass.rawValue + 1)
    }

    /// The entry of a value with a hash: of an equal one that was written, or of the one that is added. If that fails, the
    /// archive ends.
    @inline(__always)
    mutating func entry(
        _ hash: UInt64, _ foundationClass: FoundationClass, where isEqual: (Numbers) -> Bool,
        add: () throws -> (Numbers, entry: UInt32)
    ) rethrows -> UInt32 {
        let place = UInt32(truncatingIfNeeded: values.count + 1)
        let last = placesByHash.entry(for: hash, orInsert: NumberEntry(key: hash, value: place)).value
        let next = last == place ? 0 : last
        var other = next
        while other > 0 {
            let known = values[Int(truncatingIfNeeded: other) - 1]
            if known.foundationClass == foundationClass, isEqual(known.numbers) { return known.entry }
            other = known.next
        }
        let (numbers, entry) = try add()
        values.append(Value(foundationClass: foundationClass, numbers: numbers, entry: entry, next: next))
        if next > 0 { placesByHash.set(place, for: hash) }
        return entry
    }
}
