// From a value to the bytes of a property list.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension PropertyList {
    /// The bytes of this property list.
    ///
    /// Equal values give equal bytes, in every process: the keys of a dictionary are written in the order of their
    /// UTF-8 bytes.
    ///
    /// - Throws: ``PropertyListError`` with the code ``PropertyListError/Code/limitExceeded`` when containers are
    ///   nested more than 512 deep, and ``PropertyListError/Code/tooLarge`` for more objects than can be numbered.
    public func data(format: Format = .binary) throws(PropertyListError) -> Data {
        switch format {
        case .binary: Data(try binaryBytes())
        }
    }

    func binaryBytes() throws(PropertyListError) -> [UInt8] {
        var writer = BinaryPropertyListWriter()
        let topObject = try writer.write(self, depth: 0)
        return try writer.finish(topObject: topObject)
    }
}

// MARK: - Binary

extension BinaryPropertyListWriter {
    // Recurses once per level of containers, which `ReadLimits.greatestDepth` bounds. A container gets its index before
    // its elements do, so that the top object is object 0, as Cocoa writes it.
    fileprivate mutating func write(_ value: PropertyList, depth: Int) throws(PropertyListError) -> UInt32 {
        switch value {
        case .null: return try null()
        case .boolean(let value): return try boolean(value)
        case .integer(let value): return try integer(value)
        case .float(let value): return try float(value)
        case .double(let value): return try double(value)
        case .date(let value): return try date(value.timeIntervalSinceReferenceDate)
        case .data(let value): return try data(value)
        case .string(let value): return try string(value)
        case .uid(let value): return try uid(value.value)
        case .array(let elements):
            let index = try reserveContainer(depth: depth)
            try array(write(elements, depth: depth + 1)[...], at: index)
            return index
        case .set(let elements):
            let index = try reserveContainer(depth: depth)
            try set(write(elements, depth: depth + 1)[...], at: index)
            return index
        case .dictionary(let entries):
            return try write(entries, depth: depth)
        }
    }

    private mutating func integer(_ value: PropertyListInteger) throws(PropertyListError) -> UInt32 {
        if let value = value.signed { try integer(value) } else { try unsignedInteger(value.bits) }
    }

    private mutating func write(_ elements: [PropertyList], depth: Int) throws(PropertyListError) -> [UInt32] {
        var references: [UInt32] = []
        references.reserveCapacity(elements.count)
        for element in elements {
            references.append(try write(element, depth: depth))
        }
        return references
    }

    private mutating func write(
        _ entries: [String: PropertyList], depth: Int,
    ) throws(PropertyListError) -> UInt32 {
        let index = try reserveContainer(depth: depth)
        let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        var keys: [UInt32] = []
        keys.reserveCapacity(sorted.count)
        for entry in sorted {
            keys.append(try string(entry.key))
        }
        let values = try write(sorted.map(\.value), depth: depth + 1)
        try dictionary(keys: keys[...], values: values[...], at: index)
        return index
    }

    private mutating func reserveContainer(depth: Int) throws(PropertyListError) -> UInt32 {
        guard depth < ReadLimits.greatestDepth else {
            throw PropertyListError(
                .limitExceeded, "containers are nested more than \(ReadLimits.greatestDepth) deep",
            )
        }
        return try reserveObject()
    }
}
