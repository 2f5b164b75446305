// Writes objects without classes: a slot at the first reference, contents from a separate work list.
//
//     object ──▶ archivedObjects  [ object, slot 3 | object, slot 4 | … ]     written up to `writtenArchivedCount`
//
// No code of the caller runs in between, so they are written immediately. Each has a separate slot, even if it is a
// value: what was one object in the archive that was read is one object in the archive that is written.
//
// For the lane and for lent elements, see `KeyedGraphWriter.swift`.

import PropertyLists

extension KeyedGraphWriter {
    /// A container whose elements' indexes are being collected.
    private struct OpenContainer {
        let kind: CollectionKind
        var elements: [ArchivedObject.Value]
        var keys: [UInt32] = []

        /// The start of its elements' indexes among those of all open containers.
        let first: Int
    }

    mutating func write(_ object: ArchivedObject, forKey key: String?) throws {
        let key = try index(ofKey: key)
        try place(reference(to: object), key: key)
        try writeArchivedObjects()
    }

    /// Writes entries at the top level under their keys, without escaping.
    mutating func writeTopLevel(_ entries: [ArchivedObject.Entry]) throws {
        try require(isAtTopLevel, .notSupported, expected: "entries at the top level", found: "some elsewhere")
        var known: Set<UInt32> = []
        let isFirst = self.entries.count == frames[0].firstEntry
        let (entries, visits) = try topLevelEntriesToWrite(entries)
        for entry in entries {
            let key = try rawKey(entry.key)
            guard known.insert(key).inserted else { continue }
            appendEntry(key: key, value: try index(of: entry.value))
            // A value that is encoded without a key later must not replace the entry.
            if let number = KeyedArchiveFormat.number(ofUnkeyed: entry.key) {
                frames[0].unkeyedCount = max(frames[0].unkeyedCount, number + 1)
            }
        }
        rare.topLevelVisits = isFirst && known.count == entries.count ? visits : nil
        try writeArchivedObjects()
    }

    /// The entries of the top level in the order in which they are written. If they are those of an archive whose order
    /// Cocoa's dictionaries don't have, they stay in that order, and the order in which their values are visited is
    /// returned, too.
    private mutating func topLevelEntriesToWrite(
        _ entries: [ArchivedObject.Entry]
    ) throws -> (entries: [ArchivedObject.Entry], visits: [Int]?) {
        guard profile.generation != nil else { return (entries, nil) }
        let keys = try entries.map { try rawKey($0.key) }
        let found = rare.archivedEntryOrder.places(
            of: entries, inSlot: 0, classPlace: nil, keys: keys, isSearched: true)
        if !found.fits, entries.contains(where: { $0.value.refersToArchive }) { return (entries, found.places) }
        return (found.places.map { entries[$0] }, nil)
    }

    // MARK: References

    private mutating func reference(to object: ArchivedObject) throws -> UInt32 {
        let search = references.search(UInt(bitPattern: object.identity))
        if search.reference.isKnown { return search.reference.index }
        let slot = try reserveSlot()
        rare.archivedObjects.append((object, slot))
        return try addReference(toSlot: slot, search)
    }

    /// The reference to an object that is missing in the archive. Its slot contains nil, like that of a conditional
    /// object.
    private mutating func reference(to object: ArchivedObject.Unresolved) throws -> UInt32 {
        let search = references.search(UInt(bitPattern: ObjectIdentifier(object)))
        if search.reference.isKnown { return search.reference.index }
        rare.unresolvedObjects.append(object)
        return try addReference(toSlot: reserveSlot(), search)
    }

    // MARK: Contents

    private mutating func writeArchivedObjects() throws {
        while rare.writtenArchivedCount < rare.archivedObjects.count {
            let (object, slot) = rare.archivedObjects[rare.writtenArchivedCount]
            rare.writtenArchivedCount += 1
            if let value = object.value {
                try require(
                    object.classDescription == nil && object.member.entries.isEmpty, .notSupported,
                    expected: "an object with a value or with a class", found: "one with both")
                slots[Int(slot)] = try contents(of: value)
            } else {
                slots[Int(slot)] = try contents(of: object.member)
            }
        }
    }

    /// The contents of a slot that is a value. The string that would be read as nil is wrapped, as in Cocoa.
    private mutating func contents(of value: PropertyList) throws -> UInt32 {
        switch value {
        case .boolean, .integer, .float, .double, .date, .data, .string: break
        case .null, .uid, .array, .set, .dictionary:
            throw failure(
                .notSupported, expected: "an object that is a string, number, boolean, date or data",
                found: "one that is \(value.phrase)")
        }
        let index = try index(ofLeaf: value)
        guard index == nullIndex else { return index }
        let first = entries.count
        appendEntry(key: try self.index(ofText: FoundationKey.string), value: index)
        return try writeEntries(from: first, class: classSlot(of: .string), at: entries.count)
    }

    /// Writes and removes the entries from a position on, with the reference to a class at a position.
    private mutating func writeEntries(from first: Int, class slot: UInt32, at place: Int) throws -> UInt32 {
        let classKey = try indexOfClassKey()
        appendEntry(key: classKey, value: try writer.uid(slot))
        for position in (place..<entries.count).dropFirst().reversed() {
            (entries[position - 1], entries[position]) = (entries[position], entries[position - 1])
        }
        return try writeEntries(from: first)
    }

    private mutating func contents(of object: ArchivedGraph.Member) throws -> UInt32 {
        guard let description = object.classDescription else {
            throw failure(
                .notSupported, expected: "an object with a value or with a class", found: "one without either")
        }
        try require(
            object.groups.isEmpty, .notSupported, expected: "an object with entries, as keyed archives hold them",
            found: "one with groups, as sequential archives do, of class '\(description.name)'")
        let (ordered, kept) = try entriesToWrite(of: object)
        let first = entries.count
        var known: Set<UInt32>? = ordered.count > 24 ? [] : nil
        for entry in ordered {
            let key = try rawKey(entry.key)
            // The keys of an order that is kept differ.
            if kept == nil, isRepeated(key, from: first, &known) { continue }
            appendEntry(key: key, value: try index(of: entry.value))
        }
        let slot = try classSlot(describedBy: description)
        let index = try writeEntries(from: first, class: slot, at: kept.map { first + $0.classPlace } ?? entries.count)
        if let kept {
            let visits = kept.visits.map { $0 < kept.classPlace ? $0 : $0 + 1 }
            rare.keptOrders.add(index, visiting: visits + [kept.classPlace])
        }
        return index
    }

    /// The order of an object's keys if it is not one that Cocoa's dictionaries have.
    private struct KeptOrder {
        let classPlace: Int

        /// The positions of the entries in the order in which their values are visited.
        let visits: [Int]
    }

    /// An object's entries in the order in which they are written. If the layout depends on it, this is the order in
    /// which the entries of another archive were encoded, followed by new entries. If no such order leads to the order
    /// of the keys in that archive, the entries stay in that order.
    private mutating func entriesToWrite(
        of object: ArchivedGraph.Member
    ) throws -> (entries: [ArchivedObject.Entry], kept: KeptOrder?) {
        let entries = object.entries
        guard profile.generation != nil, object.classPlace != nil else { return (entries, nil) }
        if let sharing = object.archivedKeys?.sharing, !rare.leafSharing.contains(where: { $0 === sharing }) {
            rare.leafSharing.append(sharing)
        }
        if let classPlace = object.classPlace(among: entries) {
            let found = try places(of: entries, of: object, classPlace, isSearched: false)
            if found.fits { return (found.places.map { entries[$0] }, nil) }
            return (entries, KeptOrder(classPlace: classPlace, visits: found.places))
        }
        let archivedKeys = Set(object.archivedKeys?.keys ?? [])
        let old = entries.filter { archivedKeys.contains($0.key) }
        guard let classPlace = object.classPlace(among: old) else { return (entries, nil) }
        let found = try places(of: old, of: object, classPlace, isSearched: true)
        return (found.places.map { old[$0] } + entries.filter { !archivedKeys.contains($0.key) }, nil)
    }

    private mutating func places(
        of entries: [ArchivedObject.Entry], of object: ArchivedGraph.Member, _ classPlace: Int, isSearched: Bool
    ) throws -> ArchivedEntryOrder.Places {
        let keys = try entries.map { try rawKey($0.key) }
        return rare.archivedEntryOrder.places(
            of: entries, inSlot: object.sourceSlot, classPlace: classPlace, keys: keys, isSearched: isSearched)
    }

    /// Whether a key is among those from a position on. A few keys are compared linearly, many are stored in a set.
    private func isRepeated(_ key: UInt32, from first: Int, _ known: inout Set<UInt32>?) -> Bool {
        if known != nil { return known?.insert(key).inserted == false }
        return unsafe entries.values(from: first).contains { $0.key == key }
    }

    /// The index of a key that is written without escaping.
    private mutating func rawKey(_ key: String) throws -> UInt32 {
        if key == KeyedArchiveFormat.classKey {
            throw failure(.notSupported, expected: "a class in 'classDescription'", found: "an entry of '\(key)'")
        }
        // Short texts are identified by their bits; long texts may have many addresses.
        return key.utf8.count <= 15 ? try index(ofText: key) : try writer.string(key)
    }

    mutating func classSlot(describedBy description: ArchivedObject.ClassDescription) throws -> UInt32 {
        let identity = DescriptionIdentity(description)
        if let slot = rare.archivedClassSlots[identity] { return slot }
        let place = try classDescription(
            named: description.name, chain: description.chain, fallbacks: description.fallbacks)
        let slot = try classSlot(at: place, isKeyFirst: true)
        rare.archivedClassSlots[identity] = slot
        return slot
    }

    // MARK: Values

    private mutating func index(of value: ArchivedObject.Value) throws -> UInt32 {
        if let index = try index(ofSingle: value) { return index }
        var open: [OpenContainer] = []
        var indexes: [UInt32] = []
        try begin(value, &open, indexes.count)
        while let container = open.last {
            let position = indexes.count - container.first
            if position == container.elements.count {
                let index = try write(container, indexes[container.first...])
                indexes.removeLast(position)
                indexes.append(index)
                open.removeLast()
            } else if let index = try index(ofSingle: container.elements[position]) {
                indexes.append(index)
            } else {
                try begin(container.elements[position], &open, indexes.count)
            }
        }
        return indexes[0]
    }

    private mutating func index(ofSingle value: ArchivedObject.Value) throws -> UInt32? {
        switch value {
        case .null: return try writer.uid(0)
        case .object(let object): return try reference(to: object)
        case .unresolved(let object): return try reference(to: object)
        case .classDescription:
            throw failure(.notSupported, expected: "what keyed archives can hold", found: "a class as a value")
        case .inline(.array), .inline(.set), .inline(.dictionary), .array, .set, .dictionary: return nil
        case .inline(let leaf): return try index(ofLeaf: leaf)
        }
    }

    private mutating func begin(_ value: ArchivedObject.Value, _ open: inout [OpenContainer], _ first: Int) throws {
        try require(
            open.count < KeyedArchiveFormat.greatestDepth, .limitExceeded,
            expected: "at most \(KeyedArchiveFormat.greatestDepth) containers inside each other", found: "more")
        switch value {
        case .array(let elements): open.append(OpenContainer(kind: .array, elements: elements, first: first))
        case .set(let elements): open.append(OpenContainer(kind: .set, elements: elements, first: first))
        case .dictionary(let entries):
            var container = OpenContainer(kind: .dictionary, elements: [], first: first)
            var known: Set<UInt32> = []
            for entry in entries {
                let key = try writer.string(entry.key)
                guard known.insert(key).inserted else { continue }
                container.keys.append(key)
                container.elements.append(entry.value)
            }
            open.append(container)
        case .inline(let value): try begin(Self.value(of: value), &open, first)
        case .null, .object, .unresolved, .classDescription: break
        }
    }

    /// A collection of a property list with its elements as values; a dictionary is sorted by its keys.
    private static func value(of list: PropertyList) -> ArchivedObject.Value {
        switch list {
        case .array(let elements): .array(elements.map { .inline($0) })
        case .set(let elements): .set(elements.map { .inline($0) })
        case .dictionary(let entries):
            .dictionary(
                entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                    .map { ArchivedObject.Entry(key: $0.key, value: .inline($0.value)) })
        default: .null
        }
    }

    private mutating func write(_ container: OpenContainer, _ indexes: ArraySlice<UInt32>) throws -> UInt32 {
        switch container.kind {
        case .array: try writer.array(indexes)
        case .set: try writer.set(indexes)
        case .dictionary: try writer.dictionary(keys: container.keys[...], values: indexes)
        }
    }

    private mutating func index(ofLeaf value: PropertyList) throws -> UInt32 {
        guard let index = try writer.leaf(value) else {
            throw failure(.notSupported, expected: "references to objects", found: value.phrase)
        }
        return index
    }
}

extension ArchivedGraph.Member {
    /// The position of the class among entries whose keys are in the order of the archive; `nil` if they are not, or if
    /// one of them is new.
    fileprivate func classPlace(among entries: [ArchivedObject.Entry]) -> Int? {
        guard let classPlace, let archivedKeys = archivedKeys?.keys else { return nil }
        var count = 0
        var result = 0
        for (position, key) in archivedKeys.enumerated() {
            if position == classPlace { result = count }
            if count < entries.count, entries[count].key == key { count += 1 }
        }
        if classPlace >= archivedKeys.count { result = count }
        return count == entries.count ? result : nil
    }
}

extension ArchivedObject.Value {
    /// Whether the value refers to an object that was read from an archive.
    fileprivate var refersToArchive: Bool {
        var result = false
        forEachReference { reference in
            switch reference {
            case .object(let object): result = result || object.member.sourceSlot > 0
            case .unresolved(let object): result = result || object.sourceSlot > 0
            default: break
            }
        }
        return result
    }
}
