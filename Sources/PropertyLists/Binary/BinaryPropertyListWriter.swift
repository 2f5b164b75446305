// Writes a binary property list object by object, in any order, into one buffer that becomes the result.
//
//     bytes      "bplist00" │ leaf │ leaf │ array ▸ 4-byte references │ leaf │ dictionary ▸ 4-byte references │ …
//     offsets    index ──▶ where the object begins; 0 while it is only reserved
//     sequence   the indices in the order in which their objects are in `bytes`, once this is not their own order
//     table      the hash of a leaf ──▶ its index
//     uids       UID ──▶ 1 + the index of the object with that value; 0 where there is none
//
// How wide references must be is known only when the last object has been written, so they are written as wide as they
// can get. `finish` then moves the objects together with references of 1 or 2 bytes, from front to back in the same
// buffer (see `BinaryPropertyListWriter+Narrowing.swift`); from 65,536 objects on they stay as they are.
//
// A leaf is looked for by its value, and appended when it is not there. Equality is equality of bytes: 1, 1.0 and true
// differ by their markers, -0.0 and 0.0 and the many NaNs by their bits, and strings that Swift calls equal by how they
// are spelled.
//
// What is stored for each object is as small as can be, and grows in its place: a writer's time goes into memory that
// is touched the first time.

/// Writes a binary property list object by object. Equal strings, numbers, dates, data and UIDs are written once.
package struct BinaryPropertyListWriter: ~Copyable, Sendable {
    var bytes = GrowingBytes(count: BinaryFormat.header.count)
    var offsets: OffsetTable
    var sequence = GrowingBuffer<UInt32>()
    var table: UniquingTable
    private var uids = GrowingBuffer<UInt32>()

    /// How many objects are reserved and not written.
    var unwrittenCount = 0
    /// Whether `sequence` is maintained: the objects are in another order than that of their indices, and are so few
    /// that it will be needed.
    var isSequenced = false

    // 1 + the index of the one object there is of these; 0 where there is none.
    private var nullEntry: UInt32 = 0
    private var falseEntry: UInt32 = 0
    private var trueEntry: UInt32 = 0

    // UIDs count objects and come in about their order, which a table serves best. One far beyond the others would make
    // the table as long as its value: from that one on they are looked for by their hashes.
    private var leastSparseUID = UInt32.max
    let maximumObjectCount: UInt32

    /// Creates an empty writer.
    package init() {
        self.init(maximumObjectCount: .max)
    }

    // For tests, which cannot write four thousand million objects nor as many bytes, and which choose collisions.
    init(maximumObjectCount: UInt32 = .max, leastWideOffset: Int = 1 << 32, hash: LeafHash? = nil) {
        self.maximumObjectCount = maximumObjectCount
        offsets = OffsetTable(leastWideOffset: leastWideOffset)
        if let hash { table = UniquingTable(hash: hash) } else { table = UniquingTable() }
    }

    /// Discards everything that was written, and keeps the memory.
    package mutating func reset() {
        bytes.removeAll(leaving: BinaryFormat.header.count)
        offsets.removeAll()
        sequence.removeAll()
        table.removeAll()
        uids.removeAll()
        unwrittenCount = 0
        isSequenced = false
        nullEntry = 0
        falseEntry = 0
        trueEntry = 0
        leastSparseUID = .max
    }

    /// The number of bytes that have been written. The result may be shorter because of narrower references, and is
    /// longer by its offset table.
    package var byteCount: Int { bytes.count }

    /// The number of objects, including reserved ones.
    package var objectCount: Int { offsets.count }

    /// Reserves an index whose object is written later, with `array(_:at:)`, `set(_:at:)` or
    /// `dictionary(keys:values:at:)`.
    package mutating func reserveObject() throws(PropertyListError) -> UInt32 {
        let index = try newIndex()
        offsets.append(0)
        unwrittenCount += 1
        return index
    }

    // The index of the next object, if there may be one more.
    // Mutating as all that is called for each object, also in the parts: the compiler (6.3) copies a struct as large as
    // this one when it lends it to a method that only reads, which cost more than the rest of a leaf.
    mutating func newIndex() throws(PropertyListError) -> UInt32 {
        let index = offsets.count
        guard index < Int(maximumObjectCount) else { throw Self.tooManyObjects(maximumObjectCount) }
        return UInt32(truncatingIfNeeded: index)
    }

    @inline(never)
    private static func tooManyObjects(_ maximumObjectCount: UInt32) -> PropertyListError {
        PropertyListError(
            .tooLarge,
            "too many objects for a binary property list",
            expected: "at most \(maximumObjectCount)",
        )
    }

    // Gives an index to the object that is appended next.
    mutating func record() throws(PropertyListError) -> UInt32 {
        let index = try newIndex()
        offsets.append(bytes.count)
        if isSequenced { sequence.append(index) }
        return index
    }
}

// MARK: - Leaves of one byte and UIDs

extension BinaryPropertyListWriter {
    /// Writes null.
    package mutating func null() throws(PropertyListError) -> UInt32 {
        if nullEntry == 0 { nullEntry = try single(BinaryMarker.null) &+ 1 }
        return nullEntry &- 1
    }

    /// Writes a boolean.
    package mutating func boolean(_ value: Bool) throws(PropertyListError) -> UInt32 {
        if value {
            if trueEntry == 0 { trueEntry = try single(BinaryMarker.booleanTrue) &+ 1 }
            return trueEntry &- 1
        }
        if falseEntry == 0 { falseEntry = try single(BinaryMarker.booleanFalse) &+ 1 }
        return falseEntry &- 1
    }

    private mutating func single(_ marker: UInt8) throws(PropertyListError) -> UInt32 {
        let index = try record()
        bytes.append(marker)
        return index
    }

    /// Writes a UID in 1, 2 or 4 bytes.
    // An archive refers to every object by a UID, and numbers its objects without gaps: an array finds a UID in 2 ns.
    // Those far beyond are left to the table, so that one large UID does not make a large array.
    package mutating func uid(_ value: UInt32) throws(PropertyListError) -> UInt32 {
        let position = Int(value)
        let entry = uids.number(at: position)
        if entry != 0 { return entry &- 1 }
        guard value < leastSparseUID, position <= uids.count &* 2 &+ 1_024 else {
            leastSparseUID = min(leastSparseUID, value)
            let width = BinaryFormat.width(holding: UInt64(value))
            return try number(BinaryMarker.uid | UInt8(truncatingIfNeeded: width &- 1), UInt64(value), width: width)
        }
        let index = try appendUID(value)
        uids.setNumber(index &+ 1, at: position)
        return index
    }

    /// Appends a UID, even if an equal one is already present.
    package mutating func appendUID(_ value: UInt32) throws(PropertyListError) -> UInt32 {
        let index = try record()
        let width = BinaryFormat.width(holding: UInt64(value))
        bytes.append(
            BinaryMarker.uid | UInt8(truncatingIfNeeded: width &- 1), UInt64(value), width: width)
        return index
    }
}
