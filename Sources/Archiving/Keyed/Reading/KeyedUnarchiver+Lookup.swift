// Finds values: the reference under a key, or to the next element, and what it leads to.
//
//     key ──▶ step of the layout ──▶ reference ──▶ offset ──▶ value            an inline scalar
//                                       │             └──▶ slot ──▶ its state, its contents
//                                       └──▶ place: the object, string or date that an equal reference led to before
//
// The inlined functions handle valid archives while `hasFastPath` is true, and pass everything else on, without a change,
// to functions that handle all cases and all errors.

import PropertyLists

extension KeyedUnarchiver {
    /// A value that was found: the property list object, and its slot, if it is not inline.
    struct Found {
        let object: BinaryObject
        let slot: UInt32?
    }

    /// Represents a missing key.
    static var absent: Int { -1 }

    // MARK: References

    /// The reference under a key, or to the next element or value without a key; `absent` if there is none.
    @inline(__always)
    func reference(forKey key: String?) throws -> Int {
        if let key, hasFastPath, let layout = frames.top.pointee.layout {
            let frame = frames.top
            let position = position(ofKey: key, in: layout, &frame.pointee.step, isOwn: false)
            if position == Self.absent { return position }
            if position >= 0 {
                let reference = view.reference(
                    layout.pointee.count &+ position, at: frame.pointee.container.payload)
                if view.isObject(reference) { return reference }
            }
        }
        return try searchedReference(forKey: key)
    }

    /// The position of a key among those of a layout; `absent`, or `unclear` if it has to be searched.
    @inline(__always)
    func position(
        ofKey key: String, in layout: DictionaryLayouts.Layout, _ step: inout Int, isOwn: Bool
    ) -> Int {
        if let next = layout.pointee.steps.address(of: step), next.pointee.bits == KeyBits(key) {
            step &+= 1
            return next.pointee.position
        }
        return otherPosition(ofKey: key, in: layout, &step, isOwn: isOwn)
    }

    @inline(never)
    private func otherPosition(
        ofKey key: String, in layout: DictionaryLayouts.Layout, _ step: inout Int, isOwn: Bool
    ) -> Int {
        layout.pointee.position(ofKey: key, &step, isOwn: isOwn, in: table)
    }

    @inline(never)
    private func searchedReference(forKey key: String?) throws -> Int {
        let frame = frames.top
        if key == nil, hasFastPath, frame.pointee.isPlainCollection, remainingReadCount > 0,
            frame.pointee.position < frame.pointee.container.count
        {
            let reference = view.reference(frame.pointee.position, at: frame.pointee.container.payload)
            if view.isObject(reference) {
                frame.pointee.position &+= 1
                remainingReadCount &-= 1
                return reference
            }
        }
        return try reading(key) { try search(forKey: key) }
    }

    private func search(forKey key: String?) throws -> Int {
        let last = frames.count - 1
        if let key {
            // Values that a sequence doesn't have, and empty arrays, have no reference.
            if frames[last].isSequence, let reference = sequenceReference(key, in: last) {
                return max(reference, Self.absent)
            }
            return try reference(ofKey: KeyedArchiveFormat.escaped(key), in: last) ?? Self.absent
        }
        if frames[last].isCollection { return try nextElement(of: last) }
        defer { frames[last].unkeyedCount += 1 }
        return try unkeyedReference(frames[last].unkeyedCount, in: last) ?? Self.absent
    }

    /// The reference under a key as the archive contains it. The search starts at the position of the last key: classes
    /// check whether a key exists before they read it, and mostly read in the order in which they write.
    func reference(ofKey key: String, in frame: Int) throws -> Int? {
        guard !frames[frame].isCollection else {
            throw fail(.notSupported, expected: "elements without keys", found: "the key '\(key)'")
        }
        let dictionary = frames[frame].container
        let start = frames[frame].position
        var position = isReporting ? nil : try nearPosition(ofKey: key, in: dictionary, from: start)
        if position == nil {
            let number = keyNumbers.number(of: key)
            if isReporting { noteAsked(number, in: frame) }
            position = try self.position(ofKey: number, in: dictionary, from: start)
        }
        guard let position else { return nil }
        frames[frame].position = position
        return try table.reference(dictionary.count + position, of: dictionary)
    }

    /// The position of a key that is at the position of the last key, or the next one, as are most keys of a large
    /// dictionary. Comparing two texts takes less time than looking up the numbers of both.
    private func nearPosition(ofKey key: String, in dictionary: BinaryObject, from start: Int) throws -> Int? {
        guard dictionary.count > DictionaryLayouts.maximumKeyCount else { return nil }
        for position in start..<max(start, min(start + 2, dictionary.count)) {
            let candidate = try table.object(at: table.reference(position, of: dictionary))
            if table.isString(candidate, equalTo: key) { return position }
        }
        return nil
    }

    /// The reference that a dictionary holds under one of the archiver's own keys. Mostly these come last.
    func innerValue(_ key: String, of dictionary: BinaryObject) throws -> Int? {
        if let layout = layout(of: dictionary, nil) {
            let reference = innerReference(key, of: dictionary, layout)
            if reference == Self.absent { return nil }
            if view.isObject(reference) { return reference }
        }
        return try position(
            ofKey: keyNumbers.number(of: key), in: dictionary, from: dictionary.count - 1, isReversed: true
        ).map { try table.reference(dictionary.count + $0, of: dictionary) }
    }

    /// The reference under one of the archiver's own keys, or a negative number.
    @inline(__always)
    func innerReference(_ key: String, of dictionary: BinaryObject, _ layout: DictionaryLayouts.Layout) -> Int {
        var step = 0
        let position = position(ofKey: key, in: layout, &step, isOwn: true)
        return position < 0 ? position : view.reference(layout.pointee.count &+ position, at: dictionary.payload)
    }

    private func nextElement(of frame: Int) throws -> Int {
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
            throw fail(.missingValue, expected: "an element", found: "the end of the collection")
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
        guard dictionary.count > 32 else { return try reference(ofKey: KeyedArchiveFormat.unkeyed(number), in: frame) }
        let slot = frames[frame].slot ?? .max
        if unkeyedReferences[slot] == nil { unkeyedReferences[slot] = try unkeyedReferences(of: dictionary) }
        return unkeyedReferences[slot]?[number]
    }

    /// The references to all values that a dictionary holds without keys, by their numbers. Of equal keys, the first
    /// counts.
    func unkeyedReferences(of dictionary: BinaryObject) throws -> [Int: Int] {
        var references: [Int: Int] = [:]
        try forEachKey(of: dictionary) { key, reference in
            guard let number = KeyedArchiveFormat.number(ofUnkeyed: key), references[number] == nil else { return }
            references[number] = reference
        }
        return references
    }

    /// Calls a closure with each key that is a string, and the reference under it.
    func forEachKey(of dictionary: BinaryObject, _ body: (String, Int) throws -> Void) throws {
        try charge(dictionary.count)
        for position in 0..<dictionary.count {
            let key = try table.object(at: table.reference(position, of: dictionary))
            guard key.isString else { continue }
            // No key that a coder numbers is so long.
            if key.count > 32 { try charge(key.count) }
            try body(table.string(key), table.reference(dictionary.count + position, of: dictionary))
        }
    }

    /// The first key that begins with a text and isn't the archiver's own.
    func firstKey(of dictionary: BinaryObject, withPrefix prefix: String) throws -> String? {
        var first: String?
        try forEachKey(of: dictionary) { key, _ in
            if first == nil, key.utf8.starts(with: prefix.utf8), key != KeyedArchiveFormat.classKey { first = key }
        }
        return first
    }

    // MARK: Values

    /// The value under a key, or the next one without a key, converted by a closure; nil if it is missing or nil.
    @inline(__always)
    func value<Value>(forKey key: String?, _ convert: (Found) throws -> Value) throws -> Value? {
        try value(at: reference(forKey: key), key, convert)
    }

    /// The value that a reference leads to, converted by a closure; nil if the reference is `absent` or leads to nil.
    // Not inlined, because most values are found without it.
    @inline(never)
    func value<Value>(at reference: Int, _ key: String?, _ convert: (Found) throws -> Value) throws -> Value? {
        if reference == Self.absent { return nil }
        return try reading(key) { try found(at: reference, key).map(convert) }
    }

    /// The value under a key, or the next one without a key; `nil` if it is missing or nil.
    func find(_ key: String?) throws -> Found? {
        try value(forKey: key) { $0 }
    }

    private func found(at reference: Int, _ key: String?) throws -> Found? {
        let object = try table.object(at: reference)
        if object.kind == .uid { return try contents(ofSlot: table.uid(object), key: key) }
        if frames[frames.count - 1].isCollection {
            throw fail(
                .unexpectedKind, expected: "elements to be references", found: "\(object.kind) itself", forKey: key)
        }
        return Found(object: object, slot: nil)
    }

    /// The contents of a slot; `nil` if the slot holds nil.
    func contents(ofSlot slot: UInt32, key: String? = nil) throws -> Found? {
        guard slot < objectsArray.count else {
            throw fail(
                .corruptArchive, expected: "a reference to one of \(objectsArray.count) objects",
                found: "one to object \(slot)", forKey: key)
        }
        let object = try table.object(at: table.reference(Int(slot), of: objectsArray))
        if object.isString, object.count == 5, table.isString(object, equalTo: KeyedArchiveFormat.null) {
            return nil
        }
        return Found(object: object, slot: slot)
    }

    /// The slot that a reference to a UID leads to, or a negative number.
    @inline(__always)
    func slot(ofReference reference: Int) -> Int {
        let slot = view.uid(at: view.offset(of: reference))
        return slot < objectsArray.count ? slot : BinaryObjectView.unclear
    }

    /// The slot that an element of an array refers to, or a negative number.
    @inline(__always)
    func slot(ofElement position: Int, of array: BinaryObject) -> Int {
        slot(ofReference: view.reference(position, at: array.payload))
    }

    @inline(__always)
    func offset(ofSlot slot: Int) -> Int {
        view.offset(of: view.reference(slot, at: objectsArray.payload))
    }

    // MARK: Dictionaries

    /// The layout of a dictionary; `nil` if it has to be read without one.
    ///
    /// - Parameter last: The layout to try first.
    @inline(__always)
    func layout(of dictionary: BinaryObject, _ last: DictionaryLayouts.Layout?) -> DictionaryLayouts.Layout? {
        if let last, last.pointee.isLayout(of: dictionary, in: view) { return last }
        return otherLayout(of: dictionary)
    }

    @inline(never)
    private func otherLayout(of dictionary: BinaryObject) -> DictionaryLayouts.Layout? {
        layouts.layout(of: dictionary, in: table)
    }

    /// The record of the class of a dictionary; -1 if the class is new, or has to be searched.
    @inline(__always)
    func knownRecord(of dictionary: BinaryObject, _ layout: DictionaryLayouts.Layout) -> Int {
        let reference = view.reference(layout.pointee.count &+ layout.pointee.classPosition, at: dictionary.payload)
        return reference == layout.pointee.classReference
            ? layout.pointee.record : otherRecord(atReference: reference, layout)
    }

    @inline(never)
    private func otherRecord(atReference reference: Int, _ layout: DictionaryLayouts.Layout) -> Int {
        guard layout.pointee.classPosition >= 0 else { return -1 }
        let slot = slot(ofReference: reference)
        guard slot >= 0 else { return -1 }
        var record = record(ofDescription: UInt32(truncatingIfNeeded: slot))
        if record < 0 { record = keptRecord(ofDescription: slot) }
        guard record >= 0 else { return -1 }
        layout.pointee.classReference = reference
        layout.pointee.record = record
        layout.pointee.plainClass = nil
        layout.pointee.foundationClass = classRecords[record].foundationClass
        return record
    }

    /// The reference that the instance of a Foundation class in a slot holds under a key; negative if it has to be
    /// searched.
    ///
    /// - Parameter last: The layout to try first; set to the layout of the instance.
    @inline(__always)
    func instanceReference(
        inSlot slot: Int, of foundationClass: FoundationClass, under key: String,
        _ last: inout DictionaryLayouts.Layout?
    ) -> Int {
        guard slot >= 0, let dictionary = view.container(.dictionary, at: offset(ofSlot: slot)),
            let layout = layout(of: dictionary, last), knownRecord(of: dictionary, layout) >= 0,
            layout.pointee.foundationClass == foundationClass
        else { return BinaryObjectView.unclear }
        last = layout
        return innerReference(key, of: dictionary, layout)
    }

    // MARK: Errors

    func unexpectedKind(_ expected: String, _ found: Found, _ key: String?) -> ArchiveError {
        fail(.unexpectedKind, expected: expected, found: phrase(for: found), forKey: key)
    }

    /// The error about the contents of an instance of a Foundation class.
    func unexpectedContents(_ contents: BinaryObject, _ expected: String, _ found: Found, _ key: String?)
        -> ArchiveError
    {
        if contents.offset == found.object.offset { return unexpectedKind(expected, found, key) }
        return fail(
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
    func path(to slot: UInt32?, _ last: [ArchivePath.Component] = []) -> String {
        var walk = ArchiveWalk(table: table, objects: objectsArray)
        let components = slot.map { walk.path(to: $0, from: frames[0].container) } ?? []
        return ArchivePath(components: components + last).description
    }

    /// The components for the element that was read last.
    func components(ofElementIn frame: Frame) -> [ArchivePath.Component] {
        let number = frame.elementNumber
        guard frame.second != nil else { return [frame.isSet ? .entry(number) : .element(number)] }
        if !frame.isValue { return [.entry(number), .part("$key")] }
        return ArchiveWalk(table: table, objects: objectsArray).components(ofEntry: number, keys: frame.container)
    }
}
