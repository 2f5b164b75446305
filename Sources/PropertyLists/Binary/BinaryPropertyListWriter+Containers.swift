// Arrays, sets and dictionaries: one pass checks the references and stores them as big-endian numbers.

extension BinaryPropertyListWriter {
    /// Writes an array of the objects with the given indices: at an index that was reserved for it, or at a new one.
    @discardableResult
    package mutating func array(
        _ references: UnsafeBufferPointer<UInt32>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        try container(BinaryMarker.array, references, Self.noReferences, at: index)
    }

    /// Writes a dictionary in which each key belongs to the value at the same position: at an index that was reserved
    /// for it, or at a new one.
    @discardableResult
    package mutating func dictionary(
        keys: UnsafeBufferPointer<UInt32>, values: UnsafeBufferPointer<UInt32>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        guard keys.count == values.count else { throw Self.differentCounts(keys.count, values.count) }
        return try container(BinaryMarker.dictionary, keys, values, at: index)
    }

    private static var noReferences: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: nil, count: 0) }

    private static func differentCounts(_ keyCount: Int, _ valueCount: Int) -> PropertyListError {
        PropertyListError(
            .invalidCount,
            "dictionary has another number of keys than of values",
            expected: "\(keyCount)",
            found: "\(valueCount)",
        )
    }

    @inline(__always)
    private mutating func container(
        _ marker: UInt8, _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>,
        at reserved: UInt32?,
    ) throws(PropertyListError) -> UInt32 {
        if let reserved { return try container(marker, first, second, reserved: reserved) }
        // A new container may refer to itself, so its index exists before the references are checked.
        let index = try newIndex()
        let start = bytes.count
        try append(marker, first, second, objectCount: Int(index) &+ 1)
        offsets.append(start)
        if isSequenced { sequence.append(index) }
        return index
    }

    private mutating func container(
        _ marker: UInt8, _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>,
        reserved index: UInt32,
    ) throws(PropertyListError) -> UInt32 {
        guard Int(index) < offsets.count else {
            throw .invalidReference(UInt64(index), objectCount: offsets.count, at: nil)
        }
        guard offsets[Int(index)] == 0 else {
            throw PropertyListError(.unwrittenObject, "object \(index) is written twice")
        }
        let start = bytes.count
        try append(marker, first, second, objectCount: offsets.count)
        if !isSequenced { beginSequence() }
        offsets[Int(index)] = start
        if isSequenced { sequence.append(index) }
        unwrittenCount -= 1
        return index
    }

    // References are checked here, so that the error occurs in the call that passed them, and not again in `finish`.
    private mutating func append(
        _ marker: UInt8, _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>,
        objectCount: Int,
    ) throws(PropertyListError) {
        let start = bytes.count
        bytes.append(marker, count: first.count)
        let greatest = max(bytes.append(references: first), bytes.append(references: second))
        guard Int(greatest) < objectCount || first.isEmpty else {
            bytes.truncate(to: start)
            throw Self.invalidReference(first, second, objectCount: objectCount)
        }
    }

    @inline(never)
    private static func invalidReference(
        _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>, objectCount: Int,
    ) -> PropertyListError {
        let invalid = first.first { Int($0) >= objectCount } ?? second.first { Int($0) >= objectCount }
        return .invalidReference(UInt64(invalid ?? 0), objectCount: objectCount, at: nil)
    }

    // Until now, the offset of each written object is greater than that of the objects with lower indices.
    private mutating func beginSequence() {
        guard BinaryFormat.width(holding: UInt64(offsets.count)) < Self.writtenReferenceWidth else { return }
        isSequenced = true
        for index in 0..<offsets.count where offsets[index] != 0 {
            sequence.append(UInt32(truncatingIfNeeded: index))
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
        try references.withUnsafeBufferPointer { references throws(PropertyListError) in
            try array(references, at: index)
        }
    }

    /// Writes a set of the objects with the given indices: at an index that was reserved for it, or at a new one.
    @discardableResult
    package mutating func set(
        _ references: ArraySlice<UInt32>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        try references.withUnsafeBufferPointer { references throws(PropertyListError) in
            try container(BinaryMarker.set, references, Self.noReferences, at: index)
        }
    }

    /// Writes a dictionary in which each key belongs to the value at the same position: at an index that was reserved
    /// for it, or at a new one.
    @discardableResult
    package mutating func dictionary(
        keys: ArraySlice<UInt32>, values: ArraySlice<UInt32>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        try keys.withUnsafeBufferPointer { keys throws(PropertyListError) in
            try values.withUnsafeBufferPointer { values throws(PropertyListError) in
                try dictionary(keys: keys, values: values, at: index)
            }
        }
    }
}
