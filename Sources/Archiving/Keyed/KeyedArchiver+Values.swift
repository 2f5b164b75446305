// How each kind of value is written.
//
// Under a key, numbers stand inline and everything else as a UID. In a collection everything is a UID.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

extension KeyedArchiver {
    func writeNull(forKey key: String?) throws {
        try encodeReference(forKey: key) { _ in 0 }
    }

    func writeBool(_ value: Bool, forKey key: String?) throws {
        try encodeNumber(forKey: key) { try writer.boolean(value) }
    }

    func writeInteger(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        try encodeNumber(forKey: key) {
            value < 0 && type.isUnsigned
                ? try writer.unsignedInteger(UInt64(bitPattern: value)) : try writer.integer(value)
        }
    }

    func writeFloat(_ value: Float, forKey key: String?) throws {
        try encodeNumber(forKey: key) { try writer.float(value) }
    }

    func writeDouble(_ value: Double, forKey key: String?) throws {
        try encodeNumber(forKey: key) { try writer.double(value) }
    }

    func writeString(_ value: String, forKey key: String?) throws {
        try encodeReference(forKey: key) { _ in try stringSlot(value) }
    }

    func writeData(_ value: Data, forKey key: String?) throws {
        try encodeReference(forKey: key) { _ in try valueSlot(try writer.data(value)) }
    }

    func writeDate(_ value: Date, forKey key: String?) throws {
        try encodeReference(forKey: key) { _ in
            let time = try writer.double(value.timeIntervalSinceReferenceDate)
            return try foundationSlot(
                .date, identity: UInt64(time), entries: [(KeyedArchiveFormat.timeKey, time)])
        }
    }

    func writeUUID(_ value: UUID, forKey key: String?) throws {
        try encodeReference(forKey: key) { _ in
            let bytes = try writer.data(Data(withUnsafeBytes(of: value.uuid) { Array($0) }))
            return try foundationSlot(
                .uuid, identity: UInt64(bytes), entries: [(KeyedArchiveFormat.uuidKey, bytes)])
        }
    }

    func writeURL(_ value: URL, forKey key: String?) throws {
        try encodeReference(forKey: key) { _ in try urlSlot(value) }
    }

    func writeObject(_ object: any Coding, forKey key: String?) throws {
        try encodeReference(forKey: key) { try slot(of: object, key: $0) }
        if frames.count == 1 {
            do {
                try encodePendingObjects()
            } catch {
                throw remember(error)
            }
        }
    }

    func writeConditionalObject(_ object: any Coding, forKey key: String?) throws {
        try encodeReference(forKey: key) { _ in try conditionalSlot(of: object) }
    }

    func openCollection(_ kind: CollectionKind, forKey key: String?) throws {
        try begin()
        do {
            frames.append(
                Frame(collection: kind, firstKey: keys.count, firstValue: values.count, key: try index(ofKey: key)))
        } catch {
            throw remember(error)
        }
    }

    func closeCollection() throws {
        try begin()
        do {
            guard let frame = frames.last, let kind = frame.collection else {
                throw ArchiveError(
                    .notSupported, path: currentPath(), expected: "an open collection to end", found: "none")
            }
            let slot = try writeCollection(kind, frame)
            frames.removeLast()
            try place(reference(toSlot: slot), key: frame.key)
            if frames.count == 1 { try encodePendingObjects() }
        } catch {
            throw remember(error)
        }
    }

    // MARK: Places

    /// Puts a number where it belongs: inline under a key, in a slot of its own as an element.
    private func encodeNumber(forKey key: String?, _ write: () throws -> UInt32) throws {
        try begin()
        do {
            let key = try index(ofKey: key)
            try place(key == nil ? reference(toSlot: valueSlot(write())) : write(), key: key)
        } catch {
            throw remember(error)
        }
    }

    /// Puts a UID where it belongs.
    private func encodeReference(forKey key: String?, _ slot: (UInt32?) throws -> UInt32) throws {
        try begin()
        do {
            let key = try index(ofKey: key)
            try place(reference(toSlot: slot(key)), key: key)
        } catch {
            throw remember(error)
        }
    }

    /// The index of a key's string; for a value without a key that of `$0`, `$1` and so on; `nil` for an element.
    private func index(ofKey key: String?) throws -> UInt32? {
        if let key {
            if let index = keyIndexes[key] { return index }
            let index = try writer.string(KeyedArchiveFormat.escaped(key))
            keyIndexes.set(index, for: key)
            return index
        }
        let last = frames.count - 1
        if frames[last].collection != nil { return nil }
        defer { frames[last].unkeyedCount += 1 }
        return try writer.string("$\(frames[last].unkeyedCount)")
    }

    private func place(_ value: UInt32, key: UInt32?) throws {
        guard let key else { return values.append(value) }
        guard frames[frames.count - 1].collection == nil else {
            throw ArchiveError(
                .notSupported, path: currentPath(), expected: "elements without keys in a collection", found: "a key")
        }
        appendEntry(key: key, value: value)
    }

    // MARK: Slots of values

    /// The slot of a value that stands in it as it is; equal values share one.
    private func valueSlot(_ index: UInt32) throws -> UInt32 {
        if let slot = slotsByValue[UInt64(index) + 1] { return slot }
        let slot = try appendSlot(index)
        slotsByValue.set(slot, for: UInt64(index) + 1)
        return slot
    }

    /// The slot of a string. The one that would be read as nil is wrapped, as Cocoa wraps it.
    private func stringSlot(_ value: String) throws -> UInt32 {
        let index = try writer.string(value)
        if index != nullIndex { return try valueSlot(index) }
        return try foundationSlot(.string, identity: UInt64(index), entries: [(KeyedArchiveFormat.stringKey, index)])
    }

    private func urlSlot(_ value: URL) throws -> UInt32 {
        // A chain of bases has no natural end, and Foundation makes none that is longer than two.
        let base = try value.baseURL.map { try foundationURLSlot(relative: $0.absoluteString, base: 0) } ?? 0
        return try foundationURLSlot(relative: value.relativeString, base: base)
    }

    private func foundationURLSlot(relative: String, base: UInt32) throws -> UInt32 {
        let relative = try stringSlot(relative)
        return try foundationSlot(
            .url, identity: UInt64(base) << 32 | UInt64(relative),
            entries: [
                (KeyedArchiveFormat.urlBaseKey, reference(toSlot: base)),
                (KeyedArchiveFormat.urlRelativeKey, reference(toSlot: relative)),
            ])
    }

    /// The slot of a value that Cocoa archives as an object; equal values share one.
    private func foundationSlot(
        _ foundationClass: FoundationClass, identity: UInt64, entries: [(key: String, value: UInt32)]
    ) throws -> UInt32 {
        if let slot = slotsByFoundationValue[foundationClass.rawValue][identity + 1] { return slot }
        let slot = try writeFoundationObject(foundationClass, entries: entries)
        slotsByFoundationValue[foundationClass.rawValue].set(slot, for: identity + 1)
        return slot
    }

    private func writeFoundationObject(
        _ foundationClass: FoundationClass, entries: [(key: String, value: UInt32)]
    ) throws -> UInt32 {
        let slot = try reserveSlot()
        var keys = try entries.map { try ownKey($0.key) }
        var values = entries.map(\.value)
        keys.append(try ownKey(KeyedArchiveFormat.classKey))
        values.append(try reference(toSlot: classSlot(foundationClass)))
        slots[Int(slot)] = try writer.dictionary(keys: keys[...], values: values[...])
        return slot
    }

    /// Writes the collection whose elements are the values of a frame, and forgets them.
    private func writeCollection(_ kind: CollectionKind, _ frame: Frame) throws -> UInt32 {
        let elements = values[frame.firstValue...]
        let slot: UInt32
        switch kind {
        case .array, .set:
            let index = try writer.array(elements)
            slot = try writeFoundationObject(
                kind == .array ? .array : .set, entries: [(KeyedArchiveFormat.elementsKey, index)])
        case .dictionary:
            let middle = frame.firstValue + elements.count / 2
            let keys = try writer.array(values[frame.firstValue..<middle])
            let values = try writer.array(values[middle...])
            slot = try writeFoundationObject(
                .dictionary,
                entries: [(KeyedArchiveFormat.dictionaryKeysKey, keys), (KeyedArchiveFormat.elementsKey, values)])
        }
        values.removeSubrange(frame.firstValue...)
        return slot
    }
}
