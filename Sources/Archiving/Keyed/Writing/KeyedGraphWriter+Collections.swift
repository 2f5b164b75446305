// Writes arrays, sets and dictionaries. The elements are collected in a frame. When the frame ends, they become an
// object of a Foundation class.

import PropertyLists

extension KeyedGraphWriter {
    mutating func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        switch kind {
        case .array: try beginCollection(Frame.Kind.array, count: count, forKey: key)
        case .set: try beginCollection(Frame.Kind.set, count: count, forKey: key)
        case .dictionary: try beginCollection(Frame.Kind.dictionary, count: count, forKey: key)
        }
    }

    mutating func beginCollection(_ kind: Frame.Kind, count: Int, forKey key: String?) throws {
        let key = try index(ofKey: key)
        var frame = newFrame(kind, key: key)
        frame.count = count
        frames.append(frame)
        // No key is expected, so that the check for one is not necessary where keys are expected.
        lane.pointee.cursor = KeyCursor()
    }

    mutating func endCollection() throws {
        let frame = frames[frames.count - 1]
        try require(frame.isCollection, .notSupported, expected: "an open collection to end", found: "none")
        let count = elements.count - frame.firstElement
        let isDictionary = frame.isDictionary
        try require(
            isDictionary ? count % 2 == 0 && count / 2 == frame.count : count == frame.count, .notSupported,
            expected: "as many elements as announced, \(frame.count)", found: "\(count) values")
        try end(frame, reference: isDictionary ? writer.uid(writeDictionaryObject(frame)) : writeListObject(frame))
    }

    /// Ends a frame: places the reference to what it became in the enclosing one.
    mutating func end(_ frame: Frame, reference: UInt32) {
        _ = frames.removeLast()
        lane.pointee.cursor = keyLayouts.resumed(frame.cursor)
        place(reference, key: frame.key)
    }

    private mutating func writeListObject(_ frame: Frame) throws -> UInt32 {
        let foundationClass: FoundationClass =
            switch frame.kind {
            case .set: .set
            case .mutableArray: .mutableArray
            case .mutableSet: .mutableSet
            default: .array
            }
        return try writeList(foundationClass, elementsFrom: frame.firstElement)
    }

    /// Writes the array or set that has the elements from a position on, removes these, and returns the reference to it.
    ///
    /// Empty arrays are one object, except in Cocoa's layout, which has its own rules: an array that may be changed in
    /// place is of another class.
    mutating func writeList(_ foundationClass: FoundationClass, elementsFrom first: Int) throws -> UInt32 {
        let isShared = elements.count == first && foundationClass == .array && profile.generation == nil
        if isShared, lane.pointee.emptyArray != 0 { return lane.pointee.emptyArray }
        let list = try writer.array(elements.values(in: first..<elements.count))
        elements.remove(from: first)
        let reference = try writer.uid(writeListObject(of: foundationClass, list))
        if isShared { lane.pointee.emptyArray = reference }
        return reference
    }

    /// Writes an array or set that consists of an array of references to its elements.
    mutating func writeListObject(of foundationClass: FoundationClass, _ elements: UInt32) throws -> UInt32 {
        if elementsKeyIndex == 0 { elementsKeyIndex = try index(ofText: KeyedArchiveFormat.elementsKey) }
        return try writeInstance(of: foundationClass, key: elementsKeyIndex, value: elements)
    }

    private mutating func writeDictionaryObject(_ frame: Frame) throws -> UInt32 {
        let middle = frame.firstElement + (elements.count - frame.firstElement) / 2
        let values = try writer.array(elements.values(in: middle..<elements.count))
        let keys = try writer.array(elements.values(in: frame.firstElement..<middle))
        elements.remove(from: frame.firstElement)
        return try writeInstance(
            of: frame.kind == .dictionary ? .dictionary : .mutableDictionary,
            entries: [(KeyedArchiveFormat.dictionaryKeysKey, keys), (KeyedArchiveFormat.elementsKey, values)])
    }

}
