// Finds values: the reference under a key, or to the next element, and what it leads to.
//
//     key ──▶ step of the layout ──▶ reference ──▶ offset ──▶ value            an inline scalar
//                                       │             └──▶ slot ──▶ its state, its contents
//                                       └──▶ place: the object, string or date that an equal reference led to before
//
// The inlined functions handle valid archives while `hasFastPath` is true, and pass everything else on, without a change,
// to functions that handle all cases and all errors.
//
// For pointers to layouts, see `KeyedUnarchiver.swift`.

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
        if let key, hasFastPath, let layout = unsafe frames.top.layout {
            let position = unsafe keys.position(ofKey: key, in: layout, &frames.top.step, isOwn: false)
            if position == Self.absent { return position }
            if position >= 0 {
                let reference = unsafe view.reference(
                    layout.pointee.count &+ position, at: frames.top.container.payload)
                if view.isObject(reference) { return reference }
            }
        }
        return try searchedReference(forKey: key)
    }

    @inline(never)
    private func searchedReference(forKey key: String?) throws -> Int {
        if key == nil, hasFastPath, frames.top.isPlainCollection, remainingReadCount > 0,
            frames.top.position < frames.top.container.count
        {
            let reference = view.reference(frames.top.position, at: frames.top.container.payload)
            if view.isObject(reference) {
                frames.top.position &+= 1
                remainingReadCount &-= 1
                return reference
            }
        }
        return try reading(key) { try search(forKey: key) }
    }

    private func search(forKey key: String?) throws -> Int {
        if let key {
            // Values that a sequence doesn't have, and empty arrays, have no reference.
            if frames.top.isSequence, let reference = sequenceReference(key) {
                return max(reference, Self.absent)
            }
            return try reference(ofKey: KeyedArchiveFormat.escaped(key)) ?? Self.absent
        }
        if frames.top.isCollection { return try nextElement() }
        defer { frames.top.unkeyedCount += 1 }
        return try reference(ofKey: KeyedArchiveFormat.unkeyed(frames.top.unkeyedCount)) ?? Self.absent
    }

    /// The reference under a key as the archive contains it. The search starts at the position of the last key: classes
    /// check whether a key exists before they read it, and mostly read in the order in which they write.
    func reference(ofKey key: String) throws -> Int? {
        guard !frames.top.isCollection else {
            throw fail(.notSupported, expected: "elements without keys", found: "the key '\(key)'")
        }
        let dictionary = frames.top.container
        let start = frames.top.position
        if isReporting { noteAsked(key) }
        guard let position = try searching({ try $0.position(ofKey: key, in: dictionary, from: start, &$1) }) else {
            return nil
        }
        frames.top.position = position
        return try table.reference(dictionary.count + position, of: dictionary)
    }

    /// Runs a search for keys, which counts what it reads.
    private func searching<Result>(_ search: (inout KeyFinder, inout Int) throws -> Result) throws -> Result {
        do { return try search(&keys, &remainingReadCount) } catch is KeyFinder.ReadLimitExceeded {
            throw tooMuchRead()
        }
    }

    func keyNumber(ofReference reference: Int) throws -> UInt32 {
        try searching { try $0.number(ofReference: reference, &$1) }
    }

    /// The reference that a dictionary holds under one of the archiver's own keys.
    func innerValue(_ key: String, of dictionary: BinaryObject) throws -> Int? {
        try searching { try $0.ownReference(key, of: dictionary, &$1) }
    }

    /// Calls a closure with each key that is a string, and the reference under it.
    func forEachKey(of dictionary: BinaryObject, _ body: (String, Int) -> Void) throws {
        try searching { try $0.forEachKey(of: dictionary, &$1, body) }
    }

    private func nextElement() throws -> Int {
        try charge(1)
        var position = frames.top.position
        frames.top.position = position + 1
        if frames.top.gathered >= 0 { return try nextGatheredElement(position, of: Int(frames.top.gathered)) }
        var array = frames.top.container
        if let second = frames.top.second, position >= array.count {
            position -= array.count
            array = second
        }
        guard position < array.count else {
            throw fail(.missingValue, expected: "an element", found: "the end of the collection")
        }
        return try table.reference(position, of: array)
    }

    /// The references to all values that a dictionary holds without keys, by their numbers.
    func unkeyedReferences(of dictionary: BinaryObject) throws -> [Int: Int] {
        try searching { try $0.unkeyedReferences(of: dictionary, &$1) }
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
        if frames.top.isCollection {
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

    /// The record of the class of a dictionary; -1 if the class is new, or has to be searched.
    @inline(__always)
    func knownRecord(of dictionary: BinaryObject, _ layout: DictionaryLayouts.Layout) -> Int {
        let reference = unsafe view.reference(
            layout.pointee.count &+ layout.pointee.classPosition, at: dictionary.payload)
        return unsafe layout.pointee.isRecord(ofClassAt: reference)
            ? layout.pointee.record : otherRecord(atReference: reference, layout)
    }

    @inline(never)
    private func otherRecord(atReference reference: Int, _ layout: DictionaryLayouts.Layout) -> Int {
        guard unsafe layout.pointee.classPosition >= 0 else { return -1 }
        let slot = slot(ofReference: reference)
        guard slot >= 0 else { return -1 }
        var record = record(ofDescription: UInt32(truncatingIfNeeded: slot))
        // Of an earlier archive, the layout mostly has the record of the same class.
        if record < 0 { record = unsafe keptRecord(ofDescription: slot, from: max(layout.pointee.record, 0)) }
        guard record >= 0 else { return -1 }
        unsafe layout.pointee.setRecord(record, ofClassAt: reference, classRecords[record].foundationClass)
        return record
    }

    /// The reference that the instance of a Foundation class in a slot holds under a key; negative if it has to be
    /// searched.
    ///
    /// - Parameter use: What the instance is read as.
    @inline(__always)
    func instanceReference(
        inSlot slot: Int, of foundationClass: FoundationClass, under key: String, as use: KeyFinder.Use
    ) -> Int {
        guard slot >= 0, let dictionary = view.container(.dictionary, at: offset(ofSlot: slot)),
            let layout = unsafe keys.layout(of: dictionary, as: use), unsafe knownRecord(of: dictionary, layout) >= 0,
            unsafe layout.pointee.foundationClass == foundationClass
        else { return BinaryObjectView.unclear }
        unsafe keys.expect(layout, as: use)
        return unsafe keys.ownReference(key, of: dictionary, layout)
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

    /// Opens a structure or a collection.
    @inline(__always)
    func openPart(_ frame: Frame) {
        var frame = frame
        frame.isInHashed = frames.top.isHashing
        frames.append(frame)
    }

    /// An error about what a slot contains.
    func fail(_ code: ArchiveError.Code, expected: String, found: String, inSlot slot: UInt32) -> ArchiveError {
        rememberedError(
            ArchiveError(code, path: path(to: slot), expected: expected, found: found, objectNumber: Int(slot)))
    }

    /// The path to a slot, and on to a key or element in it; empty if the error is only about one way to read a value.
    ///
    /// - Complexity: O(*n*) in the size of the archive. Errors are rare, and nothing is recorded for them in advance.
    func path(to slot: UInt32?, _ last: [ArchivePath.Component] = []) -> String {
        if isProbing { return "" }
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

    // MARK: Frames

    /// A source of keyed values or elements.
    @safe struct Frame {
        /// The dictionary of an object or of the top level, or the array of a collection's elements.
        let container: BinaryObject

        /// The array of a dictionary's values.
        let second: BinaryObject?

        /// The position of the last key that was found, or of the next element.
        var position = 0

        /// The positions of an object's keys; `nil` if they have to be searched. The unarchiver has it until it is destroyed.
        var layout: DictionaryLayouts.Layout?

        /// The step of the layout at which the next key is expected.
        var step: Int
        var unkeyedCount: Int

        /// The index of the gathered references of a set whose members have a key each; -1 for all others.
        var gathered: Int32 = -1
        private let slotNumber: UInt32
        private let stateBits: UInt32
        let isCollection: Bool
        let isSet: Bool

        /// Whether this is a part of a value that will be hashed.
        fileprivate(set) var isInHashed = false

        /// Whether an object or the top level is read, and no collection or structure inside it.
        let isObject: Bool

        /// Whether values are found by a sequence: the writer's classes had no keys.
        private(set) var isSequence = false

        init(
            container: BinaryObject, second: BinaryObject? = nil, isCollection: Bool, isSet: Bool = false,
            structureState: SlotState? = nil, slot: UInt32?, unkeyedCount: Int = 0,
            layout: DictionaryLayouts.Layout? = nil, step: Int = 0
        ) {
            self.container = container
            self.second = second
            unsafe self.layout = layout
            self.step = step
            self.unkeyedCount = unkeyedCount
            // No archive has this many slots, because each takes at least one byte.
            slotNumber = slot ?? .max
            stateBits = structureState?.bits ?? 0
            self.isCollection = isCollection
            self.isSet = isSet
            isObject = !isCollection && structureState == nil
        }

        /// The slot of the container; `nil` for the top level.
        var slot: UInt32? { slotNumber == .max ? nil : slotNumber }

        /// Whether the object in a slot is read, and no collection or structure inside it.
        @inline(__always)
        func isObject(inSlot slot: UInt32) -> Bool { isObject && slotNumber == slot }

        /// The former state of the slot of a structure that is a separate object; `nil` for all others.
        var structureState: SlotState? { isCollection || isObject ? nil : SlotState(bits: stateBits) }

        /// Whether the value that was taken last will be hashed.
        var isHashing: Bool { isInHashed || isSet || second != nil && position <= container.count }

        /// Whether this is an array or a set whose elements are in one array.
        var isPlainCollection: Bool { isCollection && gathered < 0 && second == nil }

        mutating func readBySequence() {
            isSequence = true
            unsafe layout = nil
        }

        /// The number of the element that was read last. A dictionary's values follow its keys, and are numbered from 0
        /// too.
        var elementNumber: Int { max(position - (isValue ? container.count : 0) - 1, 0) }

        /// Whether the element that was read last is a value of a dictionary, and no key.
        var isValue: Bool { second != nil && position > container.count }
    }
}
