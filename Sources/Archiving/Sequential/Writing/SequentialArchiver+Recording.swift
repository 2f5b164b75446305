// Records the values that classes encode: the groups of each object, separately.
//
//     frames   [ top level | object 7 | structure 9 | … ]      each owns the items from its first one on
//     items    [ @ 7       | @ 8, q 3, @ 9 | dd 1.0 2.0 ]        a group of one value is one item
//                                            └──▶ builder.tables.items when the structure ends; entry 9 has the range
//
// So the contents of objects are stored in the order in which the objects ended. The writer moves each object to its
// first reference.
//
// For lent items, see `SequentialArchiver.swift`.

import PropertyLists
import TypedStreams

extension SequentialArchiver {
    /// An open object, collection or structure, or the top level. It owns the items from its first one on.
    struct Frame {
        let entry: UInt32
        let firstItem: Int

        /// The kind of a collection, and whether it is a structure; otherwise it is an object or the top level.
        var collection: CollectionKind?
        var isStructure = false

        /// The number of groups; for a collection, the number of elements.
        var groupCount = 0

        /// Whether there are groups of several values.
        var hasGroups = false

        /// The announced number of elements or entries of a collection.
        var count = 0

        /// Whether the values have names: the keys of a sequence.
        var hasNames = false

        /// The index in the sequence of the value that is being written or comes next.
        var nextValue = 0

        /// The step of that value; 0 if values have no steps.
        var step = 0

        /// The first of its recorded values, and the number of the values before them.
        let firstRecorded: Int
        var orderedCount = 0

        /// Whether the class wrote values of a sequence without keys.
        var isPositional = false

        /// The item of the group that the class opened, and the first code of its type encoding.
        var openGroup: Int?
        var firstCode = 0

        /// The index of the value that is being written or comes next: in the sequence, or else among the groups.
        var place: Int { hasNames ? nextValue : groupCount }

        /// The frame and that value, as what first refers to an entry.
        var holder: SequentialObjects.Holder {
            SequentialObjects.Holder(entry: entry, place: UInt32(truncatingIfNeeded: place))
        }
    }

    var isInCollection: Bool { frames.top.collection != nil }

    // MARK: Groups

    /// Adds a value of one item, as a separate group or to the open group.
    @inline(__always)
    func append(_ item: TypedStreamItem) {
        guard frames.top.openGroup == nil else { return appendToGroup(item) }
        items.append(item.group)
        frames.top.groupCount &+= 1
    }

    @inline(never)
    private func appendToGroup(_ item: TypedStreamItem) {
        openCodes.append(item.code)
        items.append(item)
    }

    /// Adds a value whose type encoding is longer than one code.
    func append(_ encoding: String, _ values: some Sequence<TypedStreamItem>) {
        guard frames.top.openGroup == nil else {
            for code in encoding.utf8 { openCodes.append(code) }
            return values.forEach { items.append($0) }
        }
        let start = items.count
        items.append(TypedStreamItem(.group, code: 0, number: builder.string(encoding)))
        for value in values { items.append(value) }
        items[start].value = Int64(items.count)
        frames.top.groupCount += 1
        frames.top.hasGroups = true
    }

    func openGroup() throws {
        guard frames.top.openGroup == nil, frames.top.collection == nil else {
            throw fail(
                .notSupported, expected: "a group of the values of an object",
                found: frames.top.collection == nil ? "one inside another" : "one in a collection", forKey: nil)
        }
        frames.top.openGroup = items.count
        frames.top.firstCode = openCodes.count
        frames.top.step = 0
        items.append(TypedStreamItem(.group, code: 0))
    }

    /// Closes the open group. A group without values is not archived, because it has no type encoding.
    func closeGroup() throws {
        guard let start = frames.top.openGroup else {
            throw fail(.notSupported, expected: "an open group to end", found: "none", forKey: nil)
        }
        let firstCode = frames.top.firstCode
        let encoding = unsafe String(decoding: openCodes.values(in: firstCode..<openCodes.count), as: UTF8.self)
        openCodes.remove(from: firstCode)
        frames.top.openGroup = nil
        guard !encoding.isEmpty else { return items.remove(from: start) }
        let isSingle = encoding.utf8.count == 1
        items[start].code = isSingle ? encoding.utf8.first ?? 0 : 0
        items[start].number = builder.string(encoding)
        items[start].value = Int64(items.count)
        frames.top.groupCount += 1
        frames.top.hasGroups = true
    }

    /// Adds a reference to a held entry.
    func place(_ entry: UInt32) {
        append(.object(entry))
    }

    /// Opens the contents of an object, or the top level.
    func openContents(of entry: UInt32) {
        frames.append(Frame(entry: entry, firstItem: items.count, firstRecorded: recordedValues.count))
    }

    /// Opens a collection or structure, to which the open frame refers.
    func openPart(ofClass classEntry: UInt32) throws {
        let entry = try addEntry(ofClass: classEntry, isHeld: true)
        objects.note(frames.top.holder, of: entry)
        place(entry)
        openContents(of: entry)
    }

    /// Closes the contents that were opened last, and moves them to the entry.
    func close() throws {
        let (entry, firstItem) = (frames.top.entry, frames.top.firstItem)
        let start = builder.tables.items.count
        if frames.top.hasGroups { moveGroups(from: firstItem, by: Int64(start - firstItem)) }
        // A structure that a class opens itself has no end of values. The outer frame must not arrange them.
        let firstRecorded = frames.top.firstRecorded
        if recordedValues.count > firstRecorded { recordedValues.remove(from: firstRecorded) }
        frames.removeLast()
        unsafe builder.tables.items.append(contentsOf: items.values(in: firstItem..<items.count))
        items.remove(from: firstItem)
        try setContents(of: entry, start: start)
    }

    /// Moves the ends of groups of several values, from an index on.
    private func moveGroups(from first: Int, by distance: Int64) {
        var position = first
        while let item = unsafe items.address(of: position) {
            position &+= 1
            guard unsafe item.pointee.kind == .group else { continue }
            position = unsafe max(Int(item.pointee.value), position)
            unsafe item.pointee.value &+= distance
        }
    }

    /// Sets the contents of an entry to all items from an index on.
    func setContents(of entry: UInt32, start: Int) throws {
        guard let end = UInt32(exactly: builder.tables.items.count) else {
            throw fail(.limitExceeded, expected: "at most \(UInt32.max) values", found: "more", forKey: nil)
        }
        builder.tables.entries[Int(entry)].start = UInt32(truncatingIfNeeded: start)
        builder.tables.entries[Int(entry)].end = end
    }
}
