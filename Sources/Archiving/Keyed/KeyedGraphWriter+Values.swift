// How each kind of value is written.
//
// Under a key, numbers stand inline and everything else as a UID. In a collection everything is a UID.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

extension KeyedGraphWriter {
    mutating func writeNull(forKey key: String?) throws {
        let key = try index(ofKey: key)
        try place(writer.uid(0), key: key)
    }

    mutating func write(_ value: Bool, forKey key: String?) throws {
        try placeNumber(writer.boolean(value), forKey: key)
    }

    mutating func write(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        let isLarge = value < 0 && type.isUnsigned
        try placeNumber(
            isLarge ? writer.unsignedInteger(UInt64(bitPattern: value)) : writer.integer(value), forKey: key)
    }

    mutating func write(_ value: Float, forKey key: String?) throws {
        try placeNumber(writer.float(value), forKey: key)
    }

    mutating func write(_ value: Double, forKey key: String?) throws {
        try placeNumber(writer.double(value), forKey: key)
    }

    mutating func write(_ value: String, forKey key: String?) throws {
        try placeReference(toSlot: slot(of: value), forKey: key)
    }

    mutating func write(_ value: Data, forKey key: String?) throws {
        try placeReference(toSlot: valueSlot(data(value)), forKey: key)
    }

    /// Bytes that are no object: inline under a key, where the string that stands for nil says that there are none.
    mutating func writeBytes(_ value: Data?, forKey key: String?) throws {
        let key = try index(ofKey: key)
        guard let value else { return try place(key == nil ? writer.uid(0) : nullIndex, key: key) }
        let bytes = try data(value)
        try place(key == nil ? writer.uid(valueSlot(bytes)) : bytes, key: key)
    }

    mutating func write(_ value: Date, forKey key: String?) throws {
        let time = try writer.double(value.timeIntervalSinceReferenceDate)
        let slot = try slot(of: .date, identity: UInt64(time), entries: [(KeyedArchiveFormat.timeKey, time)])
        try placeReference(toSlot: slot, forKey: key)
    }

    mutating func write(_ value: UUID, forKey key: String?) throws {
        let bytes = try writer.data(withUnsafeBytes(of: value.uuid) { Array($0) })
        let slot = try slot(of: .uuid, identity: UInt64(bytes), entries: [(KeyedArchiveFormat.uuidKey, bytes)])
        try placeReference(toSlot: slot, forKey: key)
    }

    /// Writes a URL with its base. A chain of bases has no natural end, and Foundation makes none that is longer than
    /// two.
    mutating func write(_ value: URL, forKey key: String?) throws {
        var base: UInt32 = 0
        if let baseURL = value.baseURL { base = try slot(ofURL: baseURL.absoluteString, base: 0) }
        try placeReference(toSlot: slot(ofURL: value.relativeString, base: base), forKey: key)
    }

    mutating func write(_ object: any Coding, forKey key: String?) throws {
        let key = try index(ofKey: key)
        try place(writer.uid(slot(of: object, key: key)), key: key)
    }

    mutating func writeConditionally(_ object: any Coding, forKey key: String?) throws {
        try placeReference(toSlot: conditionalNumber(ofSlot: conditionalSlot(of: object)), forKey: key)
    }

    mutating func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        let key = try index(ofKey: key)
        var frame = Frame(collection: kind, firstKey: keys.count, firstValue: values.count, key: key)
        frame.count = count
        frames.append(frame)
    }

    mutating func endCollection() throws {
        guard let frame = frames.last, let kind = frame.collection else {
            throw failure(.notSupported, expected: "an open collection to end", found: "none")
        }
        let count = values.count - frame.firstValue
        guard kind == .dictionary ? count % 2 == 0 && count / 2 == frame.count : count == frame.count else {
            throw failure(
                .notSupported, expected: "as many elements as announced, \(frame.count)", found: "\(count) values")
        }
        let slot = try writeCollection(kind, frame)
        frames.removeLast()
        try place(writer.uid(slot), key: frame.key)
    }

    // MARK: Places

    /// Puts a number where it belongs: inline under a key, in a slot of its own as an element.
    private mutating func placeNumber(_ number: UInt32, forKey key: String?) throws {
        let key = try index(ofKey: key)
        try place(key == nil ? writer.uid(valueSlot(number)) : number, key: key)
    }

    mutating func placeReference(toSlot slot: UInt32, forKey key: String?) throws {
        let key = try index(ofKey: key)
        try place(writer.uid(slot), key: key)
    }

    /// The index of a key's string; for a value without a key that of `$0`, `$1` and so on; `nil` for an element.
    mutating func index(ofKey key: String?) throws -> UInt32? {
        if let key {
            if let index = keyIndexes[key] { return index }
            let index = try writer.string(KeyedArchiveFormat.escaped(key))
            keyIndexes.set(index, for: key)
            return index
        }
        let last = frames.count - 1
        if frames[last].collection != nil { return nil }
        defer { frames[last].unkeyedCount += 1 }
        return try writer.string(KeyedArchiveFormat.unkeyed(frames[last].unkeyedCount))
    }

    mutating func place(_ value: UInt32, key: UInt32?) throws {
        guard let key else { return values.append(value) }
        guard frames[frames.count - 1].collection == nil else {
            throw failure(.notSupported, expected: "elements without keys in a collection", found: "a key")
        }
        appendEntry(key: key, value: value)
    }

    // MARK: Slots of values

    /// The slot of a value that stands in it as it is; equal values share one.
    mutating func valueSlot(_ index: UInt32) throws -> UInt32 {
        if let slot = slotsByValue[UInt64(index) + 1] { return slot }
        let slot = try appendSlot(index)
        slotsByValue.set(slot, for: UInt64(index) + 1)
        return slot
    }

    /// The slot of a string. The one that would be read as nil is wrapped, as Cocoa wraps it.
    mutating func slot(of value: String) throws -> UInt32 {
        let index = try string(value)
        if index != nullIndex { return try valueSlot(index) }
        return try slot(of: .string, identity: UInt64(index), entries: [(KeyedArchiveFormat.stringKey, index)])
    }

    private mutating func slot(ofURL relative: String, base: UInt32) throws -> UInt32 {
        let relative = try slot(of: relative)
        return try slot(
            of: .url, identity: UInt64(base) << 32 | UInt64(relative),
            entries: [
                (KeyedArchiveFormat.urlBaseKey, writer.uid(base)),
                (KeyedArchiveFormat.urlRelativeKey, writer.uid(relative)),
            ])
    }

    /// The slot of a value that Cocoa archives as an object; equal values share one.
    private mutating func slot(
        of foundationClass: FoundationClass, identity: UInt64, entries: [(key: String, value: UInt32)]
    ) throws -> UInt32 {
        if let slot = slotsByFoundationValue[foundationClass.rawValue][identity + 1] { return slot }
        let slot = try writeInstance(of: foundationClass, entries: entries)
        slotsByFoundationValue[foundationClass.rawValue].set(slot, for: identity + 1)
        return slot
    }

    mutating func writeInstance(
        of foundationClass: FoundationClass, entries: [(key: String, value: UInt32)]
    ) throws -> UInt32 {
        let slot = try appendSlot(nullIndex)
        let frame = Frame(collection: nil, firstKey: keys.count, firstValue: values.count, key: nil)
        for entry in entries { appendEntry(key: try ownKey(entry.key), value: entry.value) }
        appendEntry(key: try ownKey(KeyedArchiveFormat.classKey), value: try writer.uid(classSlot(foundationClass)))
        slots[Int(slot)] = try writeDictionary(of: frame)
        return slot
    }

    /// Writes the collection whose elements are the values of a frame, and forgets them.
    private mutating func writeCollection(_ kind: CollectionKind, _ frame: Frame) throws -> UInt32 {
        let count = values.count - frame.firstValue
        let middle = frame.firstValue + (kind == .dictionary ? count / 2 : 0)
        let elements = try writer.array(values[middle...])
        guard kind == .dictionary else {
            values.removeLast(count)
            return try writeInstance(
                of: kind == .set ? .set : frame.isMutable ? .mutableArray : .array,
                entries: [(KeyedArchiveFormat.elementsKey, elements)])
        }
        let keys = try writer.array(values[frame.firstValue..<middle])
        values.removeLast(count)
        return try writeInstance(
            of: .dictionary,
            entries: [(KeyedArchiveFormat.dictionaryKeysKey, keys), (KeyedArchiveFormat.elementsKey, elements)])
    }
}
