// Finds the value under a key, or the next one without a key, and the path to it for errors.

import PropertyLists

extension KeyedUnarchiver {
    /// A value that was found: the property list object, and its slot, if it is not inline.
    struct Found {
        let object: BinaryObject
        let slot: UInt32?
    }

    /// The value under a key, or the next one without a key, converted by a closure; nil if it is missing or nil.
    @inline(__always)
    func value<Value>(forKey key: String?, _ convert: (Found) throws -> Value) throws -> Value? {
        try reading(key) { try find(key).map(convert) }
    }

    func hasValue(forKey key: String) -> Bool {
        // An error is remembered: the next call that decodes throws it.
        (try? reading(key) { try isInSequence(key) || reference(forKey: key) != nil }) ?? false
    }

    /// The value under a key, or the next one without a key; `nil` if it is missing or nil.
    func find(_ key: String?) throws -> Found? {
        guard let reference = try reference(forKey: key) else { return nil }
        let object = try table.object(at: reference)
        if object.kind == .uid { return try contents(ofSlot: table.uid(object), key: key) }
        if frames[frames.count - 1].isCollection {
            throw failure(
                .unexpectedKind, expected: "elements to be references", found: "\(object.kind) itself", forKey: key)
        }
        return Found(object: object, slot: nil)
    }

    /// The contents of a slot; `nil` if the slot holds nil.
    func contents(ofSlot slot: UInt32, key: String? = nil) throws -> Found? {
        guard Int(slot) < objectsArray.count else {
            throw failure(
                .corruptArchive, expected: "a reference to one of \(objectsArray.count) objects",
                found: "one to object \(slot)", forKey: key)
        }
        let object = try table.object(at: table.reference(Int(slot), of: objectsArray))
        if object.isString, object.count == 5, table.isString(object, equalTo: KeyedArchiveFormat.null) {
            return nil
        }
        return Found(object: object, slot: slot)
    }

    func reference(forKey key: String?) throws -> Int? {
        let last = frames.count - 1
        if let key {
            if frames[last].isSequence, let reference = sequenceReference(key, in: last) {
                return reference >= 0 ? reference : nil
            }
            let reference = fastReference(forKey: key)
            if reference == Self.absent { return nil }
            if reference >= 0, reference < view.objectCount { return reference }
            return try position(ofKey: KeyedArchiveFormat.escaped(key), in: last)
        }
        if frames[last].isCollection { return try nextElement(of: last) }
        defer { frames[last].unkeyedCount += 1 }
        return try unkeyedReference(frames[last].unkeyedCount, in: last)
    }

    /// The reference under a key. The search starts at the position of the last key: classes check whether a key exists
    /// before they read it, and mostly read in the order in which they write.
    func position(ofKey key: String, in frame: Int) throws -> Int? {
        let dictionary = frames[frame].container
        let count = dictionary.count
        guard !frames[frame].isCollection else {
            throw failure(.notSupported, expected: "elements without keys", found: "the key '\(key)'")
        }
        if count > DictionaryLayouts.maximumKeyCount, !isReporting, let place = try nearPosition(ofKey: key, in: frame)
        {
            frames[frame].position = place
            return try table.reference(count + place, of: dictionary)
        }
        let number = keyNumbers.number(of: key)
        if isReporting { noteAsked(number, in: frame) }
        var position = frames[frame].position
        let searchedCount = KeyPlaces.searchedCount(of: dictionary)
        for _ in 0..<searchedCount {
            if position >= count { position = 0 }
            if try keyNumber(ofReference: table.reference(position, of: dictionary)) == number {
                frames[frame].position = position
                return try table.reference(count + position, of: dictionary)
            }
            position += 1
        }
        guard searchedCount < count, let place = try place(ofKey: number, in: dictionary) else { return nil }
        frames[frame].position = place
        return try table.reference(count + place, of: dictionary)
    }

    /// The position of a key that is at the position of the last key, or the next one, as are most keys of a large
    /// dictionary. Comparing two texts takes less time than looking up the numbers of both.
    private func nearPosition(ofKey key: String, in frame: Int) throws -> Int? {
        let dictionary = frames[frame].container
        let start = frames[frame].position
        for position in start..<max(start, min(start + 2, dictionary.count)) {
            let candidate = try table.object(at: table.reference(position, of: dictionary))
            if table.isString(candidate, equalTo: key) { return position }
        }
        return nil
    }

    /// The reference that a dictionary holds under one of the archiver's own keys. Mostly these come last.
    func innerValue(_ key: String, of dictionary: BinaryObject) throws -> Int? {
        if let layout = layout(of: dictionary, nil) {
            let reference = fastInnerReference(key, of: dictionary, layout)
            if reference == Self.absent { return nil }
            if reference >= 0, reference < view.objectCount { return reference }
        }
        let number = keyNumbers.number(of: key)
        let count = dictionary.count
        let searchedCount = KeyPlaces.searchedCount(of: dictionary)
        for position in (count - searchedCount..<count).reversed()
        where try keyNumber(ofReference: table.reference(position, of: dictionary)) == number {
            return try table.reference(count + position, of: dictionary)
        }
        guard searchedCount < count, let place = try place(ofKey: number, in: dictionary) else { return nil }
        return try table.reference(count + place, of: dictionary)
    }

    func keyNumber(ofReference reference: Int) throws -> UInt32 {
        if let number = keyNumbers.knownNumber(ofReference: reference) { return number }
        let object = try table.object(at: reference)
        if object.isString { try charge(object.count) }
        return try keyNumbers.number(of: object, reference: reference, in: table)
    }

    private func nextElement(of frame: Int) throws -> Int? {
        try charge(1)
        var position = frames[frame].position
        frames[frame].position = position + 1
        if frames[frame].gathered >= 0 { return try nextGatheredElement(position, of: Int(frames[frame].gathered)) }
        var array = frames[frame].container
        if let second = frames[frame].second, position >= array.count {
            position -= array.count
            array = second
        }
        guard position < array.count else {
            throw failure(.missingValue, expected: "an element", found: "the end of the collection")
        }
        return try table.reference(position, of: array)
    }

    // MARK: Values without keys

    /// The reference to the value with a number that was encoded without a key; `nil` if it is missing.
    ///
    /// In a small dictionary, its key is searched. In a large one, all references are collected once, because Cocoa
    /// writes them in any order, and searching each from the start would take quadratic time.
    private func unkeyedReference(_ number: Int, in frame: Int) throws -> Int? {
        let dictionary = frames[frame].container
        guard dictionary.count > 32 else { return try position(ofKey: KeyedArchiveFormat.unkeyed(number), in: frame) }
        let slot = frames[frame].slot ?? .max
        if unkeyedReferences[slot] == nil { unkeyedReferences[slot] = try unkeyedReferences(of: dictionary) }
        return unkeyedReferences[slot]?[number]
    }

    /// The references to all values that a dictionary holds without keys, by their numbers.
    func unkeyedReferences(of dictionary: BinaryObject) throws -> [Int: Int] {
        try charge(dictionary.count)
        var references: [Int: Int] = [:]
        for position in 0..<dictionary.count {
            let key = try table.object(at: table.reference(position, of: dictionary))
            guard key.isString, key.count <= 11 else { continue }
            guard let number = KeyedArchiveFormat.number(ofUnkeyed: try table.string(key)) else { continue }
            // The first of several entries with equal keys counts.
            if references[number] == nil {
                references[number] = try table.reference(dictionary.count + position, of: dictionary)
            }
        }
        return references
    }

    // MARK: Errors

    func unexpectedKind(_ expected: String, _ found: Found, _ key: String?) -> ArchiveError {
        failure(.unexpectedKind, expected: expected, found: phrase(for: found), forKey: key)
    }

    /// The error about the contents of an instance of a Foundation class.
    func unexpectedContents(_ contents: BinaryObject, _ expected: String, _ found: Found, _ key: String?)
        -> ArchiveError
    {
        if contents.offset == found.object.offset { return unexpectedKind(expected, found, key) }
        return failure(
            .unexpectedKind, expected: expected, found: "\(phrase(for: found)) that holds \(contents.kind)", forKey: key
        )
    }

    private func phrase(for found: Found) -> String {
        guard found.object.kind == .dictionary else {
            let isMisplaced = found.slot == nil && (found.object.isString || found.object.isContainer)
            return "\(found.object.kind)" + (isMisplaced ? " itself, not a reference" : "")
        }
        guard found.slot != nil, let record = try? classRecord(of: found, key: nil) else { return "a dictionary" }
        return classRecords[record].foundationClass?.phrase ?? "an object of class '\(classRecords[record].name)'"
    }

    /// The path to a slot, and on to a key or element in it.
    ///
    /// - Complexity: O(*n*) in the size of the archive. Errors are rare, and nothing is recorded for them in advance.
    func path(to slot: UInt32?, _ last: ArchivePath.Component? = nil) -> String {
        var walk = ArchiveWalk(table: table, objects: objectsArray)
        let components = slot.map { walk.path(to: $0, from: frames[0].container) } ?? []
        return ArchivePath(components: components + (last.map { [$0] } ?? [])).description
    }
}
