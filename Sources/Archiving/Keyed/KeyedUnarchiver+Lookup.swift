// How the value under a key is found, and what it is.

import PropertyLists

extension KeyedUnarchiver {
    /// A value that was found: the property list object, and the slot that it stands in, if it is not inline.
    struct Found {
        let object: BinaryObject
        let slot: UInt32?
    }

    func hasValue(forKey key: String) -> Bool {
        do {
            return try reading(key) { try standsInSequence(key) || self.reference(forKey: key) != nil }
        } catch {
            // It is remembered: the next call that decodes throws it.
            return false
        }
    }

    func hasNull(forKey key: String) -> Bool {
        hasValue(forKey: key) && (try? reading(key) { try find(key) == nil }) ?? false
    }

    /// The value under a key, or the next one without; `nil` where there is none, or nil.
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

    /// What stands in a slot; `nil` where it is nil.
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
            let quick = quickReference(forKey: key)
            if quick == Self.absent { return nil }
            if quick >= 0, quick < view.objectCount { return quick }
            return try position(ofKey: KeyedArchiveFormat.escaped(key), in: last)
        }
        if frames[last].isCollection { return try nextElement(of: last) }
        defer { frames[last].unkeyedCount += 1 }
        return try unkeyedReference(frames[last].unkeyedCount, in: last)
    }

    /// Looks for a key where the last one was found and from there on: classes ask whether a key is there before they
    /// read it, and mostly read in the order in which they write.
    func position(ofKey key: String, in frame: Int) throws -> Int? {
        let dictionary = frames[frame].container
        let count = dictionary.count
        guard !frames[frame].isCollection else {
            throw failure(.notSupported, expected: "elements without keys", found: "the key '\(key)'", forKey: nil)
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

    /// The position of a key that stands where the last one was found, or behind it: that is where most keys of a large
    /// dictionary are. To compare two texts takes less time than to find out the numbers of both.
    private func nearPosition(ofKey key: String, in frame: Int) throws -> Int? {
        let dictionary = frames[frame].container
        let start = frames[frame].position
        for position in start..<max(start, min(start + 2, dictionary.count)) {
            let candidate = try table.object(at: table.reference(position, of: dictionary))
            if table.isString(candidate, equalTo: key) { return position }
        }
        return nil
    }

    /// What a dictionary holds under one of the archiver's own keys. They come last mostly.
    func innerValue(_ key: String, of dictionary: BinaryObject) throws -> Int? {
        if let layout = layout(of: dictionary, nil) {
            let quick = quickInnerReference(key, of: dictionary, layout)
            if quick == Self.absent { return nil }
            if quick >= 0, quick < view.objectCount { return quick }
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
            throw failure(.missingValue, expected: "an element", found: "the end of the collection", forKey: nil)
        }
        return try table.reference(position, of: array)
    }

    /// How much may be read of an archive with a number of bytes.
    static func readCount(_ limits: ArchiveLimits, bytes: Int) -> Int {
        limits.maximumReadCount ?? (bytes > Int.max / 8 ? Int.max : bytes * 4 + 65_536)
    }

    /// Counts what is read: values that overlap must not be read a thousand times for their bytes.
    func charge(_ count: Int) throws {
        let (remaining, overflow) = remainingReadCount.subtractingReportingOverflow(count)
        guard !overflow, remaining >= 0 else {
            throw failure(
                .limitExceeded, expected: "an archive whose values don't overlap",
                found: "more to read than 'maximumReadCount' allows", forKey: nil)
        }
        remainingReadCount = remaining
    }

    /// Counts what a set or a dictionary will hash again: a long key that a thousand dictionaries share is read once
    /// and hashed a thousand times, 16 bytes of it in about the time of a reference.
    func chargeHashing(_ byteCount: Int) throws {
        if byteCount >= 256, let frame = frames.last, frame.isHashing { try charge(byteCount / 16) }
    }
}
