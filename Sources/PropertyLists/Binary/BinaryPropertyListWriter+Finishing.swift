// Turns the objects into a finished property list, in the same buffer: appends the offset table and the trailer.

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
        known.keep(bytes.written, offsets)
        let data: Data
        let greatest = Self.greatestCopiedCount
        if bytes.count <= (keepingMemory ? greatest.keepingMemory : greatest.alone) {
            data = Data(bytes.written)
        } else {
            data = bytes.takeData(expectsAsMany: keepingMemory)
        }
        if keepingMemory { reset() } else { releaseMemory() }
        return data
    }

    /// Returns the bytes of the property list whose top object has the given index, and resets the writer.
    package mutating func finish(topObject: UInt32) throws(PropertyListError) -> [UInt8] {
        try complete(topObject: topObject)
        let result = [UInt8](bytes.written)
        releaseMemory()
        return result
    }

    private mutating func complete(topObject: UInt32) throws(PropertyListError) {
        guard topObject < offsets.count else {
            throw .invalidReference(UInt64(topObject), objectCount: offsets.count, at: nil)
        }
        guard unwrittenCount == 0 else {
            let index = (0..<offsets.count).first { offsets[$0] == 0 } ?? 0
            throw PropertyListError(.unwrittenObject, "object \(index) was reserved and never written")
        }
        bytes.write(BinaryFormat.header, at: 0)
        appendOffsetTable(topObject: topObject)
    }

    private mutating func appendOffsetTable(topObject: UInt32) {
        let tableOffset = bytes.count
        let offsetWidth = BinaryFormat.width(holding: UInt64(tableOffset))
        bytes.append(offsets, width: offsetWidth)
        bytes.append(repeating: 0, count: BinaryFormat.TrailerField.offsetWidth)
        bytes.append(UInt8(truncatingIfNeeded: offsetWidth))
        bytes.append(UInt8(truncatingIfNeeded: referenceWidth))
        bytes.append(UInt64(offsets.count), width: 8)
        bytes.append(UInt64(topObject), width: 8)
        bytes.append(UInt64(tableOffset), width: 8)
    }
}
