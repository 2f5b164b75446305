// Converts the object table of a binary property list to a value.
//
// The table is a graph: an object may be referenced many times, and hostile files exploit that. Three rules limit the
// work, and the fourth avoids recursion:
//
// - Each object is decoded once. Its value is stored under its index and shared.
// - A container that is still open may not be referenced: it would contain itself.
// - The number of values, counted once per reference, and the number of decoded bytes must not exceed the size of the
//   property list, or the limit for small ones. They never do if no container is referenced twice and no objects
//   overlap.
// - Open containers are in a list, not on the stack:
//
//       path      top object ▸ element 3 of it ▸ element 0 of that        one entry per level, at most maximumDepth
//       states    unseen │ decoded │ open │ decoded │ open │ …            one per object

extension PropertyList {
    static func value(
        of table: BinaryObjectTable, limits: ReadLimits
    ) throws(PropertyListError) -> PropertyList {
        var reader = BinaryPropertyListReader(table, limits: limits)
        return try reader.value(at: table.topObject)
    }
}

/// Decodes the objects of a table, each once.
struct BinaryPropertyListReader {
    private let table: BinaryObjectTable
    private let maximumDepth: Int
    private let maximumCount: Int
    private var states: [State]
    private var path: [OpenContainer] = []
    private var decodedByteCount = 0

    private enum State {
        case unseen
        case open
        case decoded(Decoded)
    }

    private struct Decoded {
        let value: PropertyList
        // The number of values in it, each counted once per reference.
        let expandedCount: Int
    }

    private struct OpenContainer {
        let index: Int
        let object: BinaryObject
        var keys: [String] = []
        var elements: [PropertyList] = []
        var position = 0
        var expandedCount = 1

        init(index: Int, object: BinaryObject) {
            self.index = index
            self.object = object
            elements.reserveCapacity(object.count)
        }

        var positionCount: Int { object.kind == .dictionary ? object.count * 2 : object.count }
        var expectsKey: Bool { object.kind == .dictionary && position < object.count }
    }

    init(_ table: BinaryObjectTable, limits: ReadLimits) {
        self.table = table
        maximumDepth = limits.maximumDepth
        maximumCount = max(table.bytes.count, limits.maximumExpandedValueCount)
        states = Array(repeating: .unseen, count: table.objectCount)
    }

    mutating func value(at index: Int) throws(PropertyListError) -> PropertyList {
        _ = try visit(index)
        while let last = path.indices.last {
            if let decoded = try advance(last), let parent = path.indices.last {
                try add(decoded, to: parent)
            }
        }
        guard case .decoded(let decoded) = states[index] else { throw cycle(index) }
        return decoded.value
    }

    // The value of an object, or nil if it is a container, which is then the last one of the path.
    private mutating func visit(_ index: Int) throws(PropertyListError) -> Decoded? {
        switch states[index] {
        case .decoded(let decoded): return decoded
        case .open: throw cycle(index)
        case .unseen: break
        }
        let object = try table.object(at: index)
        try spend(table.payloadByteCount(of: object) + 1, at: object.offset)
        guard object.isContainer else {
            let decoded = Decoded(value: try table.leaf(object), expandedCount: 1)
            states[index] = .decoded(decoded)
            return decoded
        }
        guard path.count < maximumDepth else { throw .tooDeep(maximumDepth, at: object.offset) }
        states[index] = .open
        path.append(OpenContainer(index: index, object: object))
        return nil
    }

    // Continues with the last container of the path: reads its next key or element, or closes it.
    private mutating func advance(_ last: Int) throws(PropertyListError) -> Decoded? {
        let object = path[last].object
        let position = path[last].position
        guard position < path[last].positionCount else {
            let container = path.removeLast()
            let decoded = Decoded(value: Self.value(of: container), expandedCount: container.expandedCount)
            states[container.index] = .decoded(decoded)
            return decoded
        }
        let index = try table.reference(position, of: object)
        let expectsKey = path[last].expectsKey
        path[last].position += 1
        guard expectsKey else { return try visit(index) }
        path[last].keys.append(try key(index))
        return nil
    }

    private mutating func add(_ decoded: Decoded, to container: Int) throws(PropertyListError) {
        let (count, overflow) = path[container].expandedCount.addingReportingOverflow(decoded.expandedCount)
        guard !overflow, count <= maximumCount else {
            throw .tooManyValues(maximumCount, at: path[container].object.offset)
        }
        path[container].expandedCount = count
        path[container].elements.append(decoded.value)
    }

    // The text of a key. Keys are leaves, so this opens no container.
    private mutating func key(_ index: Int) throws(PropertyListError) -> String {
        let isShared = if case .decoded = states[index] { true } else { false }
        let object = try table.object(at: index)
        guard object.isString, let text = try visit(index)?.value.string else {
            throw .keyNotString(object.kind, at: object.offset)
        }
        // A dictionary hashes its keys, so a long shared key costs its length for each dictionary. Short keys cost less
        // than the bytes of their references.
        let cost = (isShared ? text.utf8.count : 0) + text.sortingCost
        if cost >= 64 { try spend(cost / 64, at: object.offset) }
        return text
    }

    private static func value(of container: OpenContainer) -> PropertyList {
        switch container.object.kind {
        case .dictionary:
            // If several pairs have the same key, Cocoa keeps the first one.
            let pairs = zip(container.keys, container.elements)
            return .dictionary(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
        case .set: return .set(container.elements)
        default: return .array(container.elements)
        }
    }

    // Each object costs the bytes from which it is decoded, even if objects overlap.
    private mutating func spend(_ byteCount: Int, at offset: Int) throws(PropertyListError) {
        let (count, overflow) = decodedByteCount.addingReportingOverflow(byteCount)
        guard !overflow, count <= maximumCount else { throw .tooManyValues(maximumCount, at: offset) }
        decodedByteCount = count
    }

    @inline(never)
    private func cycle(_ index: Int) -> PropertyListError {
        .cycle(index, at: try? table.object(at: index).offset)
    }
}
