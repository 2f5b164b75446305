// Appends objects in the order of their indices, without sharing: for callers that decide about the order and the
// identity of objects themselves.
//
//     index      0                  1          2                 3
//     bytes      dictionary 0 0 0 0 │ "a"      │ array 0 0       │ 1 │ …     a container precedes its children
//                           └─ set when the child has its index ──┘
//
// Callers set references at positions for which they appended some.

extension BinaryPropertyListWriter {
    /// Appends a copy of a leaf of another property list, even if an equal one is already present.
    package mutating func append(
        copying object: BinaryObject, of table: BinaryObjectTable
    ) throws(PropertyListError) -> UInt32 {
        var leaf: [UInt8] = []
        try table.appendLeaf(object, to: &leaf)
        let index = try record()
        unsafe leaf.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
        return index
    }

    /// Appends a container whose references are set later, with `setReference(_:of:position:)`. Until then, they refer
    /// to the first object.
    package mutating func appendContainer(
        _ kind: BinaryObjectKind, count: Int,
    ) throws(PropertyListError) -> UInt32 {
        let index = try record()
        switch kind {
        case .dictionary: bytes.append(BinaryMarker.dictionary, count: count)
        case .set: bytes.append(BinaryMarker.set, count: count)
        default: bytes.append(BinaryMarker.array, count: count)
        }
        unsafe bytes.append(repeating: 0, count: (kind == .dictionary ? count * 2 : count) * referenceWidth)
        return index
    }

    /// Sets a reference of a container that was appended. In a dictionary, the references to the keys come first.
    @unsafe package mutating func setReference(_ index: UInt32, of container: UInt32, position: Int) {
        let first = unsafe Self.writtenCount(at: offsets[Int(container)], in: bytes.written).payload
        let reference = (0..<referenceWidth).reversed().map { UInt8(truncatingIfNeeded: index >> ($0 * 8)) }
        unsafe bytes.write(reference, at: first + position * referenceWidth)
    }

    package static func kind(ofLeaf first: UInt8) -> BinaryObjectKind {
        BinaryObjectKind(marker: first) ?? .null
    }
}
