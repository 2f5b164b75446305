// Writes a property list with everything in it.
//
// Open containers are in a list, not on the stack. A container gets its index before its elements, so that the top
// object is object 0, as in Cocoa's files.
//
//     path      array, index 0, 2 of 3 elements written ▸ dictionary, index 4, keys 5 and 6, 1 of 2 values written

extension PropertyList {
    func binaryBytes() throws(PropertyListError) -> [UInt8] {
        var writer = BinaryPropertyListWriter()
        let topObject = try writer.write(self)
        return try writer.finish(topObject: topObject)
    }
}

private struct OpenContainer {
    enum Kind {
        case array, set
        case dictionary(keys: [UInt32])
    }

    let index: UInt32
    let kind: Kind
    let elements: [PropertyList]
    var references: [UInt32] = []
}

extension BinaryPropertyListWriter {
    fileprivate mutating func write(_ value: PropertyList) throws(PropertyListError) -> UInt32 {
        var path: [OpenContainer] = []
        var written = try begin(value, &path)
        while let last = path.indices.last {
            if let reference = written { path[last].references.append(reference) }
            let position = path[last].references.count
            if position < path[last].elements.count {
                written = try begin(path[last].elements[position], &path)
            } else {
                written = try end(path.removeLast())
            }
        }
        // Without an open container, either a leaf was written or the last container was closed.
        guard let index = written else { throw PropertyListError(.unwrittenObject, "property list was not written") }
        return index
    }

    // Writes a leaf, or opens a container, which is written when it is closed.
    private mutating func begin(
        _ value: PropertyList, _ path: inout [OpenContainer]
    ) throws(PropertyListError) -> UInt32? {
        switch value {
        case .uid(let value): return try uid(value.value)
        case .array(let elements):
            path.append(OpenContainer(index: try reserve(in: path), kind: .array, elements: elements))
        case .set(let elements):
            path.append(OpenContainer(index: try reserve(in: path), kind: .set, elements: elements))
        case .dictionary(let entries):
            let index = try reserve(in: path)
            let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            var keys: [UInt32] = []
            keys.reserveCapacity(sorted.count)
            for entry in sorted { keys.append(try string(entry.key)) }
            path.append(OpenContainer(index: index, kind: .dictionary(keys: keys), elements: sorted.map(\.value)))
        case .null, .boolean, .integer, .float, .double, .date, .data, .string: return try leaf(value)
        }
        return nil
    }

    private mutating func end(_ container: OpenContainer) throws(PropertyListError) -> UInt32 {
        let references = container.references[...]
        switch container.kind {
        case .array: try array(references, at: container.index)
        case .set: try set(references, at: container.index)
        case .dictionary(let keys): try dictionary(keys: keys[...], values: references, at: container.index)
        }
        return container.index
    }

    private mutating func reserve(in path: [OpenContainer]) throws(PropertyListError) -> UInt32 {
        guard path.count < ReadLimits.greatestDepth else { throw .tooDeep(ReadLimits.greatestDepth) }
        return try reserveObject()
    }
}
