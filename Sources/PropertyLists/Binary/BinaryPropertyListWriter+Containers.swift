// Arrays, sets and dictionaries: one pass checks the references and stores them as big-endian numbers of the current
// width.

extension BinaryPropertyListWriter {
    /// Writes an array of the objects with the given indices: at an index that was reserved for it, or at a new one.
    @discardableResult
    package mutating func array(
        _ references: UnsafeBufferPointer<UInt32>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        try container(BinaryMarker.array, References(references), .none, at: index)
    }

    /// Writes a dictionary: at an index that was reserved for it, or at a new one.
    @discardableResult
    package mutating func dictionary(
        _ entries: UnsafeBufferPointer<DictionaryEntry>, at index: UInt32? = nil,
    ) throws(PropertyListError) -> UInt32 {
        try container(
            BinaryMarker.dictionary, References(entries, offset: 0), References(entries, offset: 1), at: index)
    }

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
        _ marker: UInt8, _ first: References, _ second: References, at reserved: UInt32?,
    ) throws(PropertyListError) -> UInt32 {
        if let reserved { return try container(marker, first, second, reserved: reserved) }
        // A new container may refer to itself, so its index exists before the references are checked.
        let index = try newIndex()
        let start = bytes.count
        try append(marker, first, second, objectCount: index &+ 1)
        offsets.append(start)
        return index
    }

    @inline(never)
    private mutating func container(
        _ marker: UInt8, _ first: References, _ second: References, reserved index: UInt32,
    ) throws(PropertyListError) -> UInt32 {
        guard Int(index) < offsets.count else {
            throw .invalidReference(UInt64(index), objectCount: offsets.count, at: nil)
        }
        guard offsets[Int(index)] == 0 else {
            throw PropertyListError(.unwrittenObject, "object \(index) is written twice")
        }
        let start = bytes.count
        try append(marker, first, second, objectCount: UInt32(truncatingIfNeeded: offsets.count))
        offsets[Int(index)] = start
        unwrittenCount -= 1
        return index
    }

    // References are checked here, so that the error occurs in the call that passed them, and not again in `finish`.
    @inline(__always) private mutating func append(
        _ marker: UInt8, _ first: References, _ second: References, objectCount: UInt32,
    ) throws(PropertyListError) {
        let start = bytes.count
        bytes.append(marker, count: first.count)
        let invalid =
            switch referenceWidth {
            case 1:
                bytes.append(first, as: UInt8.self, below: objectCount)
                    ?? bytes.append(second, as: UInt8.self, below: objectCount)
            case 2:
                bytes.append(first, as: UInt16.self, below: objectCount)
                    ?? bytes.append(second, as: UInt16.self, below: objectCount)
            default:
                bytes.append(first, as: UInt32.self, below: objectCount)
                    ?? bytes.append(second, as: UInt32.self, below: objectCount)
            }
        guard let invalid else { return }
        bytes.truncate(to: start)
        throw .invalidReference(UInt64(invalid), objectCount: Int(objectCount), at: nil)
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
            try container(BinaryMarker.set, References(references), .none, at: index)
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
                guard keys.count == values.count else { throw Self.differentCounts(keys.count, values.count) }
                return try container(BinaryMarker.dictionary, References(keys), References(values), at: index)
            }
        }
    }
}
