// Arrays, sets and dictionaries: one pass checks the references and stores them as big-endian numbers of the current
// width.
//
// The writer reserves room for all references before it stores the first one. Their width is 1, 2 or 4.

/// An entry of a dictionary: the indices of its key and its value.
@frozen @usableFromInline package struct DictionaryEntry: BitwiseCopyable, Sendable {
    @usableFromInline package var key: UInt32
    @usableFromInline package var value: UInt32

    @inlinable package init(key: UInt32, value: UInt32) {
        self.key = key
        self.value = value
    }
}

extension BinaryPropertyListWriter {
    /// Writes an array of the objects with the given indices: at an index that was reserved for it, or at a new one.
    @discardableResult
    package mutating func array(
        _ references: UnsafeBufferPointer<UInt32>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        try unsafe container(BinaryMarker.array, references, at: index)
    }

    /// Writes a dictionary: at an index that was reserved for it, or at a new one.
    @discardableResult
    package mutating func dictionary(
        _ entries: UnsafeBufferPointer<DictionaryEntry>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        try container(at: index) { writer, count in
            writer.bytes.append(BinaryMarker.dictionary, count: entries.count)
            return switch writer.referenceWidth {
            case 1: unsafe writer.bytes.append(entries, as: UInt8.self, below: count)
            case 2: unsafe writer.bytes.append(entries, as: UInt16.self, below: count)
            default: unsafe writer.bytes.append(entries, as: UInt32.self, below: count)
            }
        }
    }

    /// Writes a dictionary of two entries, which dates and arrays are.
    package mutating func dictionary(
        _ first: DictionaryEntry, _ second: DictionaryEntry,
    ) throws(PropertyListError) -> UInt32 {
        let index = try newIndex()
        let greatest = max(first.key, first.value, second.key, second.value)
        guard greatest <= index else {
            throw .invalidReference(UInt64(greatest), objectCount: Int(index) + 1, at: nil)
        }
        offsets.append(bytes.count)
        unsafe bytes.append(BinaryMarker.dictionary | 2, first, second, width: referenceWidth)
        return index
    }

    private static func differentCounts(_ keyCount: Int, _ valueCount: Int) -> PropertyListError {
        PropertyListError(
            .invalidCount,
            "dictionary has another number of keys than of values",
            expected: "\(keyCount)",
            found: "\(valueCount)",
        )
    }

    /// Writes a container: at an index that was reserved for it, or at a new one.
    ///
    /// - Parameter append: Appends its bytes. References must be less than the given number of objects; the first one
    ///   that isn't is returned. They are checked here, so that the error occurs in the call that passed them, and not
    ///   again in `finish`.
    @inline(__always)
    private mutating func container(
        at reserved: UInt32?, _ append: (inout Self, UInt32) -> UInt32?,
    ) throws(PropertyListError) -> UInt32 {
        if let reserved { return try container(reserved: reserved, append) }
        // A new container may refer to itself, so its index exists before the references are checked.
        let index = try newIndex()
        let start = bytes.count
        if let invalid = append(&self, index &+ 1) { throw removed(from: start, invalid, objectCount: Int(index) + 1) }
        offsets.append(start)
        return index
    }

    @inline(never)
    private mutating func container(
        reserved index: UInt32, _ append: (inout Self, UInt32) -> UInt32?,
    ) throws(PropertyListError) -> UInt32 {
        guard index < offsets.count else {
            throw .invalidReference(UInt64(index), objectCount: offsets.count, at: nil)
        }
        guard offsets.number(at: Int(index)) == 0 else {
            throw PropertyListError(.unwrittenObject, "object \(index) is written twice")
        }
        let start = bytes.count
        if let invalid = append(&self, UInt32(truncatingIfNeeded: offsets.count)) {
            throw removed(from: start, invalid, objectCount: offsets.count)
        }
        offsets.set(start, at: Int(index))
        unwrittenCount -= 1
        return index
    }

    /// Removes the bytes of a container with an invalid reference, and returns the error.
    @inline(never)
    private mutating func removed(from start: Int, _ invalid: UInt32, objectCount: Int) -> PropertyListError {
        bytes.truncate(to: start)
        return .invalidReference(UInt64(invalid), objectCount: objectCount, at: nil)
    }

    @inline(__always)
    private mutating func container(
        _ marker: UInt8, _ first: UnsafeBufferPointer<UInt32>,
        _ second: UnsafeBufferPointer<UInt32> = unsafe UnsafeBufferPointer(start: nil, count: 0), at index: UInt32?,
    ) throws(PropertyListError) -> UInt32 {
        try container(at: index) { writer, count in
            writer.bytes.append(marker, count: first.count)
            switch writer.referenceWidth {
            case 1:
                return unsafe writer.bytes.append(first, as: UInt8.self, below: count)
                    ?? writer.bytes.append(second, as: UInt8.self, below: count)
            case 2:
                return unsafe writer.bytes.append(first, as: UInt16.self, below: count)
                    ?? writer.bytes.append(second, as: UInt16.self, below: count)
            default:
                return unsafe writer.bytes.append(first, as: UInt32.self, below: count)
                    ?? writer.bytes.append(second, as: UInt32.self, below: count)
            }
        }
    }
}

// MARK: - References in arrays

extension BinaryPropertyListWriter {
    /// Writes an array of the objects with the given indices: at an index that was reserved for it, or at a new one.
    @discardableResult
    package mutating func array(
        _ references: ArraySlice<UInt32>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        try unsafe references.withUnsafeBufferPointer { references throws(PropertyListError) in
            try unsafe array(references, at: index)
        }
    }

    /// Writes a set of the objects with the given indices: at an index that was reserved for it, or at a new one.
    @discardableResult
    package mutating func set(
        _ references: ArraySlice<UInt32>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        try unsafe references.withUnsafeBufferPointer { references throws(PropertyListError) in
            try unsafe container(BinaryMarker.set, references, at: index)
        }
    }

    /// Writes a dictionary in which each key belongs to the value at the same position: at an index that was reserved
    /// for it, or at a new one.
    @discardableResult
    package mutating func dictionary(
        keys: ArraySlice<UInt32>, values: ArraySlice<UInt32>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        try unsafe keys.withUnsafeBufferPointer { keys throws(PropertyListError) in
            try unsafe values.withUnsafeBufferPointer { values throws(PropertyListError) in
                guard keys.count == values.count else { throw Self.differentCounts(keys.count, values.count) }
                return try unsafe container(BinaryMarker.dictionary, keys, values, at: index)
            }
        }
    }
}

// MARK: - Finishing

extension BinaryPropertyListWriter {
    // Up to this size, copying is cheaper than allocating new memory when the writer is used again.
    private static let greatestCopiedCount = (alone: 1 << 12, keepingMemory: 1 << 16)

    /// Returns the property list whose top object has the given index, and resets the writer.
    ///
    /// - Parameter keepingMemory: Whether the writer will be used again and keeps as much memory as possible. In both
    ///   cases the result is no larger than necessary.
    package mutating func finishedData(
        topObject: UInt32, keepingMemory: Bool = false,
    ) throws(PropertyListError) -> Data {
        try complete(topObject: topObject)
        let data: Data
        let greatest = Self.greatestCopiedCount
        if bytes.count <= (keepingMemory ? greatest.keepingMemory : greatest.alone) {
            data = unsafe Data(bytes.written)
        } else {
            data = bytes.takeData(expectsAsMany: keepingMemory)
        }
        if keepingMemory { reset() } else { releaseMemory() }
        return data
    }

    /// Returns the bytes of the property list whose top object has the given index, and resets the writer.
    package mutating func finish(topObject: UInt32) throws(PropertyListError) -> [UInt8] {
        try complete(topObject: topObject)
        let result = unsafe [UInt8](bytes.written)
        releaseMemory()
        return result
    }

    private mutating func complete(topObject: UInt32) throws(PropertyListError) {
        guard topObject < offsets.count else {
            throw .invalidReference(UInt64(topObject), objectCount: offsets.count, at: nil)
        }
        guard unwrittenCount == 0 else {
            let index = (0..<offsets.count).first { offsets.number(at: $0) == 0 } ?? 0
            throw PropertyListError(.unwrittenObject, "object \(index) was reserved and never written")
        }
        unsafe bytes.mutableWritten.storeBytes(of: BinaryFormat.header.bigEndian, as: UInt64.self)
        appendOffsetTable(topObject: topObject)
    }

    private mutating func appendOffsetTable(topObject: UInt32) {
        let tableOffset = bytes.count
        let offsetWidth = BinaryFormat.width(holding: UInt64(tableOffset))
        unsafe bytes.append(offsets, width: offsetWidth)
        typealias Field = BinaryFormat.TrailerField
        let trailer = unsafe bytes.reserve(BinaryFormat.trailerByteCount)
        // The widths are the last two of the first eight bytes.
        let widths = UInt64(offsetWidth << 8 | referenceWidth)
        unsafe trailer.storeBytes(of: widths.bigEndian, as: UInt64.self)
        unsafe trailer.storeBytes(of: UInt64(offsets.count).bigEndian, toByteOffset: Field.objectCount, as: UInt64.self)
        unsafe trailer.storeBytes(of: UInt64(topObject).bigEndian, toByteOffset: Field.topObject, as: UInt64.self)
        unsafe trailer.storeBytes(
            of: UInt64(tableOffset).bigEndian, toByteOffset: Field.offsetTableOffset, as: UInt64.self)
        unsafe bytes.commit(BinaryFormat.trailerByteCount)
    }
}
