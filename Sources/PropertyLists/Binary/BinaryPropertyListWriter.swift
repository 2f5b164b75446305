// Writes a binary property list object by object, in any order, into one buffer that becomes the result.
//
//     bytes      "bplist00" │ leaf │ leaf │ array ▸ references │ leaf │ dictionary ▸ references │ …
//     offsets    index ──▶ offset of the object; none while it is only reserved
//     table      the hash of a text or data ──▶ its index
//     numbers    the hash of a number ──▶ its index
//     uids       UID ──▶ 1 + the index of the object with that value; 0 if there is none
//     known      the texts that this writer's next list contains, too
//
// The width of references is only known after the last object, so they are written in one byte, and become wider as soon
// as there are too many objects for that (see `BinaryPropertyListWriter+Widening.swift`).
//
// A leaf is looked up by value, and appended if it is new. Two leaves are equal if their bytes are equal: 1, 1.0 and
// true have different markers, -0.0, 0.0 and the NaNs have different bits, and strings that Swift considers equal may
// have different code points.
//
// The data for each object is as small as possible and grows in place, because most of a writer's time is spent on the
// first access to new memory.
//
// Each offset is that of an object in the buffer.

/// Writes a binary property list object by object. Equal strings, numbers, dates, data and UIDs are written once.
package struct BinaryPropertyListWriter: ~Copyable, Sendable {
    var bytes = unsafe GrowingBytes(count: BinaryFormat.headerByteCount)
    var offsets = CloseNumbers()
    var table: UniquingTable
    var numbers: UniquingTable
    private var uids = CloseNumbers()
    var known = KnownTexts()

    /// The number of reserved objects that are not written yet.
    var unwrittenCount = 0
    /// The bytes of a reference: as many as the number of objects requires.
    var referenceWidth = 1
    /// The number of objects that the width allows.
    private var allowedCount = 0

    // 1 + the index of the object; 0 if there is none.
    private var nullEntry: UInt32 = 0
    private var falseEntry: UInt32 = 0
    private var trueEntry: UInt32 = 0

    // UIDs are indices of objects and arrive roughly in order, so an array is the best table. A UID far above the
    // others would make the array too long: that UID and all greater ones are looked up by hash.
    private var leastSparseUID = UInt32.max
    let maximumObjectCount: UInt32

    package init() {
        self.init(maximumObjectCount: .max)
    }

    // For tests, which can't write 2^32 objects, and which provoke collisions.
    init(maximumObjectCount: UInt32 = .max, hash: LeafHash? = nil) {
        self.maximumObjectCount = min(maximumObjectCount, KnownTexts.leastIndex)
        table = UniquingTable(hash: hash ?? .ofProcess)
        numbers = UniquingTable(hash: hash ?? .ofProcess)
    }

    /// Whether equal numbers may be written more than once when the list has more than 32,768 different ones. Texts are
    /// always written once: the keys of a dictionary must be different.
    package mutating func boundNumbers(_ isBounded: Bool) {
        unsafe numbers.bound = isBounded ? UniquingTable.commonBound : .max
    }

    /// Discards everything that was written, but keeps the memory and the known texts.
    package mutating func reset() {
        if offsets.count == 0 { return }
        bytes.truncate(to: BinaryFormat.headerByteCount)
        offsets.removeAll()
        known.beginList(&table)
        numbers.removeAll()
        uids.removeAll()
        unwrittenCount = 0
        referenceWidth = 1
        allowedCount = 0
        nullEntry = 0
        falseEntry = 0
        trueEntry = 0
        leastSparseUID = .max
    }

    /// Discards everything, including the memory, but keeps the known texts.
    mutating func releaseMemory() {
        // The hashes of the known texts stay valid.
        var fresh = BinaryPropertyListWriter(maximumObjectCount: maximumObjectCount, hash: table.hash)
        swap(&fresh.known, &known)
        self = fresh
        known.beginList(&table)
    }

    /// Removes the known texts, before anything is written.
    package mutating func forgetTexts() {
        known = KnownTexts()
        table.removeAll(exceptKept: false)
    }

    /// The number of bytes that have been written. The result is longer by its offset table and its trailer, and by
    /// wider references if it has many objects.
    package var byteCount: Int { mutating get { bytes.count } }

    /// The number of objects, including reserved ones.
    package var objectCount: Int { mutating get { offsets.count } }

    /// Reserves an index whose object is written later, with `array(_:at:)`, `set(_:at:)` or
    /// `dictionary(keys:values:at:)`.
    package mutating func reserveObject() throws(PropertyListError) -> UInt32 {
        let index = try newIndex()
        offsets.appendNone(near: bytes.count)
        unwrittenCount += 1
        return index
    }

    // The index of the next object.
    // This and all other methods that are called for each object are mutating: when the compiler (6.3) passes a struct
    // of this size to a nonmutating method, it copies the struct, which takes longer than the rest of a leaf.
    @inline(__always) mutating func newIndex() throws(PropertyListError) -> UInt32 {
        let index = offsets.count
        if index >= allowedCount { try allowMoreObjects() }
        return UInt32(truncatingIfNeeded: index)
    }

    @inline(never)
    private mutating func allowMoreObjects() throws(PropertyListError) {
        guard offsets.count < maximumObjectCount else {
            throw PropertyListError(
                .tooLarge, "too many objects for a binary property list", expected: "at most \(maximumObjectCount)")
        }
        while BinaryFormat.width(holding: UInt64(offsets.count + 1)) > referenceWidth { widenReferences() }
        allowedCount = Int(clamping: min(UInt32.max >> (32 - 8 * referenceWidth), maximumObjectCount))
    }

    // Assigns an index to the object that is appended next.
    @inline(__always) mutating func record() throws(PropertyListError) -> UInt32 {
        let index = try newIndex()
        offsets.append(bytes.count)
        return index
    }
}

// MARK: - Leaves of one byte and UIDs

extension BinaryPropertyListWriter {
    package mutating func null() throws(PropertyListError) -> UInt32 {
        if nullEntry == 0 { nullEntry = try single(BinaryMarker.null) &+ 1 }
        return nullEntry &- 1
    }

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
    // An archive refers to every object by a UID, and numbers its objects without gaps: a list finds a UID in 2 ns.
    // A much larger UID is looked up by hash, so that it does not require a large array.
    @inline(__always) package mutating func uid(_ value: UInt32) throws(PropertyListError) -> UInt32 {
        // `Int(clamping:)` is generic, which takes a fiftieth of the time in debug builds.
        let position = Int(Int32(bitPattern: value))
        // Mostly the next one.
        if position != uids.count, case let entry = uids.number(at: position), entry != 0 {
            return UInt32(truncatingIfNeeded: entry &- 1)
        }
        return try newUID(value, at: position)
    }

    @inline(never)
    private mutating func newUID(_ value: UInt32, at position: Int) throws(PropertyListError) -> UInt32 {
        if position == uids.count, value < leastSparseUID {
            let index = try appendUID(value)
            uids.append(Int(index) &+ 1)
            return index
        }
        guard value < leastSparseUID, position >= 0, position <= uids.count &* 2 &+ 1_024 else {
            leastSparseUID = min(leastSparseUID, value)
            let width = BinaryFormat.width(holding: UInt64(value))
            return try number(BinaryMarker.uid | UInt8(truncatingIfNeeded: width &- 1), UInt64(value), width: width)
        }
        let index = try appendUID(value)
        uids.set(Int(index) &+ 1, at: position)
        return index
    }

    /// The value of the UID with an index, which must be that of a UID.
    @unsafe package mutating func uidValue(at index: UInt32) -> UInt32 {
        let offset = offsets[Int(index)]
        let written = unsafe bytes.written
        let count = unsafe Int(written[offset] & BinaryMarker.countMask) + 1
        return unsafe written[(offset + 1)..<(offset + 1 + count)].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Appends a UID, even if an equal one is already present.
    @inline(__always) package mutating func appendUID(_ value: UInt32) throws(PropertyListError) -> UInt32 {
        let index = try record()
        let width = BinaryFormat.width(holding: UInt64(value))
        unsafe bytes.append(
            BinaryMarker.uid | UInt8(truncatingIfNeeded: width &- 1), UInt64(value), width: width)
        return index
    }
}
