// Writes a binary property list object by object, in any order, into one buffer that becomes the result.
//
//     bytes      "bplist00" │ leaf │ leaf │ array ▸ 4-byte references │ leaf │ dictionary ▸ 4-byte references │ …
//     offsets    index ──▶ where the object begins; 0 while it is only reserved
//     sequence   the indices in the order in which their objects stand in `bytes`
//     uids       UID ──▶ 1 + the index of the object with that value; 0 where there is none
//
// How wide references must be is known only when the last object has been written, so they are written as wide as they
// can get. `finish` then moves the objects together with references of 1 or 2 bytes, from front to back in the same
// buffer (see `BinaryPropertyListWriter+Finishing.swift`); from 65,536 objects on they stay as they are.
//
// A leaf is written first and looked for then: when equal bytes stand in the buffer already, it is taken back and has
// the index of the other. So equality is equality of bytes: 1, 1.0 and true differ by their markers, -0.0 and 0.0 and
// the many NaNs by their bits, and strings that Swift calls equal by how they are spelled.

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Writes a binary property list object by object; equal strings, numbers, dates, data and UIDs are written once.
package struct BinaryPropertyListWriter: Sendable {
    var bytes: [UInt8] = BinaryFormat.header
    var offsets: [Int] = []
    var sequence: [UInt32] = []
    private var table = UniquingTable()
    private var uids: [UInt32] = []

    // UIDs count objects and come in about their order, which a table serves best. One far beyond the others would make
    // the table as long as its value: from that one on they are looked for by their bytes.
    private var leastSparseUID = UInt32.max
    private let maximumObjectCount: UInt32

    /// Creates a writer that has written nothing.
    package init() {
        self.init(maximumObjectCount: .max)
    }

    // For tests, which cannot write four thousand million objects.
    init(maximumObjectCount: UInt32) {
        self.maximumObjectCount = maximumObjectCount
    }

    /// How many bytes have been written; the result may be shorter by its references and longer by its offset table.
    package var byteCount: Int { bytes.count }

    /// How many objects there are, the reserved ones among them.
    package var objectCount: Int { offsets.count }

    /// An index whose object is written later, with `array(_:at:)`, `set(_:at:)` or `dictionary(keys:values:at:)`.
    package mutating func reserveObject() throws(PropertyListError) -> UInt32 {
        guard offsets.count < Int(maximumObjectCount) else {
            throw PropertyListError(
                .tooLarge,
                "too many objects for a binary property list",
                expected: "at most \(maximumObjectCount)",
            )
        }
        offsets.append(0)
        return UInt32(offsets.count - 1)
    }
}

// MARK: - Leaves

extension BinaryPropertyListWriter {
    /// Writes null.
    package mutating func null() throws(PropertyListError) -> UInt32 {
        try leaf { $0.append(BinaryMarker.null) }
    }

    /// Writes a boolean.
    package mutating func boolean(_ value: Bool) throws(PropertyListError) -> UInt32 {
        try leaf { $0.append(value ? BinaryMarker.booleanTrue : BinaryMarker.booleanFalse) }
    }

    /// Writes an integer in as few bytes as the format has for it.
    package mutating func integer(_ value: Int64) throws(PropertyListError) -> UInt32 {
        try leaf { Self.append(integer: value, to: &$0) }
    }

    /// Writes an integer; one that `integer(_:)` could write is shared with those that it wrote.
    package mutating func unsignedInteger(_ value: UInt64) throws(PropertyListError) -> UInt32 {
        guard let value = Int64(exactly: value) else {
            return try leaf {
                $0.append(BinaryMarker.integer128)
                Self.append(UInt64(0), to: &$0)
                Self.append(value, to: &$0)
            }
        }
        return try integer(value)
    }

    /// Writes a real of 32 bits.
    package mutating func float(_ value: Float) throws(PropertyListError) -> UInt32 {
        try leaf {
            $0.append(BinaryMarker.real32)
            Self.append(value.bitPattern, to: &$0)
        }
    }

    /// Writes a real of 64 bits.
    package mutating func double(_ value: Double) throws(PropertyListError) -> UInt32 {
        try leaf {
            $0.append(BinaryMarker.real64)
            Self.append(value.bitPattern, to: &$0)
        }
    }

    /// Writes a date, given in seconds since the beginning of 2001 in UTC.
    package mutating func date(_ value: Double) throws(PropertyListError) -> UInt32 {
        try leaf {
            $0.append(BinaryMarker.date)
            Self.append(value.bitPattern, to: &$0)
        }
    }

    /// Writes a UID in 1, 2 or 4 bytes.
    // An archive refers to every object by a UID, and numbers its objects without gaps: an array finds a UID in 2 ns,
    // the table in 40. Those far beyond are left to the table, so that one large UID does not make a large array.
    package mutating func uid(_ value: UInt32) throws(PropertyListError) -> UInt32 {
        let position = Int(value)
        guard value < leastSparseUID, position <= uids.count * 2 + 1_024 else {
            leastSparseUID = min(leastSparseUID, value)
            return try leaf { Self.append(uid: value, to: &$0) }
        }
        if position < uids.count, uids[position] != 0 {
            return uids[position] - 1
        }
        let start = bytes.count
        Self.append(uid: value, to: &bytes)
        let index = try record(objectAt: start)
        if position >= uids.count {
            let count = max(position + 1, uids.count * 2)
            uids.append(contentsOf: repeatElement(0, count: count - uids.count))
        }
        uids[position] = index + 1
        return index
    }

    /// Writes a string, as ASCII where it is that and as UTF-16 elsewhere.
    package mutating func string(_ value: String) throws(PropertyListError) -> UInt32 {
        try leaf { bytes in
            var value = value
            let isASCII = value.withUTF8 { utf8 in
                guard ArchiveBytes.isASCII(UnsafeRawBufferPointer(utf8)) else { return false }
                Self.append(marker: BinaryMarker.asciiString, count: utf8.count, to: &bytes)
                bytes.append(contentsOf: utf8)
                return true
            }
            if !isASCII {
                Self.append(marker: BinaryMarker.utf16String, count: value.utf16.count, to: &bytes)
                Self.append(bigEndian: value.utf16, count: value.utf16.count, to: &bytes)
            }
        }
    }

    /// Writes data.
    package mutating func data(_ value: UnsafeRawBufferPointer) throws(PropertyListError) -> UInt32 {
        try leaf {
            Self.append(marker: BinaryMarker.data, count: value.count, to: &$0)
            $0.append(contentsOf: value)
        }
    }

    /// Writes data, given as an array of bytes.
    package mutating func data(_ value: [UInt8]) throws(PropertyListError) -> UInt32 {
        try leaf {
            Self.append(marker: BinaryMarker.data, count: value.count, to: &$0)
            $0.append(contentsOf: value)
        }
    }

    /// Writes data, given as `Data`.
    package mutating func data(_ value: Data) throws(PropertyListError) -> UInt32 {
        try leaf { bytes in
            Self.append(marker: BinaryMarker.data, count: value.count, to: &bytes)
            value.withUnsafeBytes { bytes.append(contentsOf: $0) }
        }
    }

    // Appends an object without references, unless an equal one has been appended before.
    mutating func leaf(_ append: (inout [UInt8]) -> Void) throws(PropertyListError) -> UInt32 {
        let start = bytes.count
        append(&bytes)
        let byteCount = bytes.count - start
        let hash = bytes.withUnsafeBytes { table.hash(UnsafeRawBufferPointer(rebasing: $0[start...])) }
        let existing = bytes.withUnsafeBytes { bytes in
            table.index(hash: hash) { index in
                // In bounds, because every other object begins before this one. The bytes of an object say where it
                // ends, so that no object begins with all the bytes of another one.
                let offset = offsets[Int(index)]
                return ArchiveBytes.areEqual(
                    UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + byteCount)]),
                    UnsafeRawBufferPointer(rebasing: bytes[start...]),
                )
            }
        }
        if let existing {
            bytes.removeLast(byteCount)
            return existing
        }
        let index = try record(objectAt: start)
        table.insert(index, hash: hash)
        return index
    }

    // Gives an index to the leaf that has just been appended, or takes the leaf back.
    mutating func record(objectAt start: Int) throws(PropertyListError) -> UInt32 {
        do throws(PropertyListError) {
            let index = try reserveObject()
            offsets[Int(index)] = start
            sequence.append(index)
            return index
        } catch {
            bytes.removeLast(bytes.count - start)
            throw error
        }
    }
}

// MARK: - Containers

extension BinaryPropertyListWriter {
    /// Writes an array of objects with the indices given.
    package mutating func array(_ references: ArraySlice<UInt32>) throws(PropertyListError) -> UInt32 {
        let index = try reserveObject()
        try array(references, at: index)
        return index
    }

    /// Writes an array at an index that was reserved for it.
    package mutating func array(_ references: ArraySlice<UInt32>, at index: UInt32) throws(PropertyListError) {
        try container(BinaryMarker.array, count: references.count, references, [], at: index)
    }

    /// Writes a set of objects with the indices given.
    package mutating func set(_ references: ArraySlice<UInt32>) throws(PropertyListError) -> UInt32 {
        let index = try reserveObject()
        try set(references, at: index)
        return index
    }

    /// Writes a set at an index that was reserved for it.
    package mutating func set(_ references: ArraySlice<UInt32>, at index: UInt32) throws(PropertyListError) {
        try container(BinaryMarker.set, count: references.count, references, [], at: index)
    }

    /// Writes a dictionary, the key at each position belonging to the value there.
    package mutating func dictionary(
        keys: ArraySlice<UInt32>, values: ArraySlice<UInt32>,
    ) throws(PropertyListError) -> UInt32 {
        let index = try reserveObject()
        try dictionary(keys: keys, values: values, at: index)
        return index
    }

    /// Writes a dictionary at an index that was reserved for it.
    package mutating func dictionary(
        keys: ArraySlice<UInt32>, values: ArraySlice<UInt32>, at index: UInt32,
    ) throws(PropertyListError) {
        guard keys.count == values.count else {
            throw PropertyListError(
                .invalidCount,
                "dictionary has another number of keys than of values",
                expected: "\(keys.count)",
                found: "\(values.count)",
            )
        }
        try container(BinaryMarker.dictionary, count: keys.count, keys, values, at: index)
    }

    // References are checked here, where the caller that made them is near, and not again in `finish`.
    private mutating func container(
        _ marker: UInt8,
        count: Int,
        _ first: ArraySlice<UInt32>,
        _ second: ArraySlice<UInt32>,
        at index: UInt32,
    ) throws(PropertyListError) {
        guard Int(index) < offsets.count else {
            throw .invalidReference(UInt64(index), objectCount: offsets.count, at: nil)
        }
        guard offsets[Int(index)] == 0 else {
            throw PropertyListError(.unwrittenObject, "object \(index) is written twice")
        }
        let start = bytes.count
        try check(references: first)
        try check(references: second)
        Self.append(marker: marker, count: count, to: &bytes)
        Self.append(references: first, to: &bytes)
        Self.append(references: second, to: &bytes)
        offsets[Int(index)] = start
        sequence.append(index)
    }

    private func check(references: ArraySlice<UInt32>) throws(PropertyListError) {
        for reference in references where Int(reference) >= offsets.count {
            throw .invalidReference(UInt64(reference), objectCount: offsets.count, at: nil)
        }
    }
}
