// Finds the item of the next value, or of the value for a key.
//
//     without a key   object │ group "ff" │ real │ real │ …
//                     next ──▶ next: the group must contain one value, or be open
//     with a key      "age" ──▶ layout of the class and version ──▶ item
//
// `payload` checks ranges, and lends their bytes for a call. The offset of a type is inside its encoding.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    /// The item of a single value, or the first one of a structure; `nil` if the value is missing or nil.
    ///
    /// - Parameters:
    ///   - structure: The type of the structure. For an element, the item is the object that represents it.
    ///   - keepsNull: Whether the null object is a value. In collections it represents nil.
    @inline(__always)
    func find(
        _ key: String?, _ expected: @autoclosure () -> String, structure: RequestedTypes? = nil, keepsNull: Bool = false
    ) throws -> Int? {
        isKindKnown = false
        if let key, structure == nil, case let item = expectedItem(key), item >= 0 {
            frame.nextKey &+= 1
            return items[item].kind == .null ? nil : item
        }
        return try findOther(key, expected(), structure, keepsNull: keepsNull)
    }

    private func findOther(
        _ key: String?, _ expected: @autoclosure () -> String, _ structure: RequestedTypes?, keepsNull: Bool
    ) throws -> Int? {
        let item: Int?
        if let key {
            item = try self.item(ofKey: key, structure == nil ? .single : .structure, expected(), structure?.valueCount)
        } else if frame.isCollection {
            item = try nextElement()
        } else if frame.group >= 0 {
            item = try nextInGroup(structure, expected())
        } else {
            item = try nextGroup().map { group in
                if let structure, items[group].kind != .null { try check(group, is: structure) }
                guard structure != nil || items[group].code != 0 else {
                    throw unexpectedEncoding(expected(), of: group)
                }
                return firstValue(ofGroup: group)
            }
        }
        guard let item else { return nil }
        if case .null = items[item].kind { return nil }
        if !keepsNull, frame.isCollection, try foundationClass(of: items[item].number) == .null { return nil }
        return item
    }

    // MARK: Groups

    func nextGroup() throws -> Int? {
        let group = frame.next
        guard group < frame.end else {
            if frame.kind == .top, let error = stream.trailingError {
                throw rememberedError(ArchiveError(error, path: pathOfValue(forKey: nil)))
            }
            frame.lastItem = Frame.afterLastItem
            return nil
        }
        frame.next = items[group].end(at: group)
        frame.lastItem = firstValue(ofGroup: group)
        return group
    }

    /// The first value of a group, which is the group itself if it has only one.
    @inline(__always)
    func firstValue(ofGroup group: Int) -> Int { items[group].kind == .group ? group &+ 1 : group }

    /// Calls a closure with the type encoding of a group.
    func encoding<Result>(of group: Int, _ body: (UnsafeRawBufferPointer) -> Result) throws -> Result {
        let item = items[group]
        if item.kind == .group { return try unsafe payload(strings[Int(item.number)], body) }
        return unsafe Swift.withUnsafeBytes(of: item.code, body)
    }

    /// Checks that a group's type encoding is accepted for another one.
    func check(_ group: Int, is encoding: RequestedTypes) throws {
        try require(
            isAccepted(group, for: encoding), .unexpectedKind,
            expected: "values of the type encoding '\(encoding)'", found: "'\(encodingText(of: group))'")
    }

    /// Whether the type encoding of a group is accepted for another one.
    func isAccepted(_ group: Int, for encoding: RequestedTypes) throws -> Bool {
        try unsafe self.encoding(of: group) { unsafe encoding.accepts($0, coercesNumbers: coercesNumbers) }
    }

    /// The next value of an open group. It must have one type of the group's encoding.
    private func nextInGroup(_ structure: RequestedTypes?, _ expected: @autoclosure () -> String) throws -> Int? {
        let (group, item, offset) = (frame.group, frame.item, frame.typeOffset)
        guard item < frame.next else { throw unexpectedEncoding(expected(), of: group) }
        let (end, isAccepted) = try unsafe encoding(of: group) { text in
            let end = unsafe RequestedTypes.endOfType(in: text, at: offset)
            let type = unsafe UnsafeRawBufferPointer(rebasing: text[offset..<end])
            return (end, structure.map { unsafe $0.accepts(type, coercesNumbers: coercesNumbers) } ?? (type.count == 1))
        }
        guard isAccepted else { throw unexpectedEncoding(expected(), of: group) }
        frame.lastItem = item
        frame.typeOffset = end
        frame.item = self.item(after: structure?.valueCount ?? 1, valuesAt: item)
        return item
    }

    /// The item after a number of values. An object's contents follow its first reference.
    func item(after count: Int, valuesAt first: Int) -> Int {
        var item = first
        for _ in 0..<count where item < items.count {
            item = items[item].end(at: item)
        }
        return item
    }

    // MARK: Elements

    /// The next element of a collection. A dictionary stores alternating keys and values; all keys are read first.
    func nextElement() throws -> Int {
        try charge(1)
        let isDictionary = frame.kind == .dictionary
        try require(
            frame.takenCount < (isDictionary ? frame.count * 2 : frame.count), .missingValue,
            expected: "an element", found: "the end of the collection")
        if isDictionary, frame.takenCount == frame.count { frame.next = frame.start }
        let isValue = isDictionary && frame.takenCount >= frame.count
        if isValue { _ = try elementGroup() }
        let group = try elementGroup()
        if isDictionary, !isValue { _ = try elementGroup() }
        frame.takenCount &+= 1
        // The values may be read in any order, and not all.
        if isDictionary, frame.takenCount == frame.count { try checkElementsEnd() }
        frame.lastItem = group
        return group
    }

    /// Moves to an element, from the last one or from the start.
    func moveToElement(_ number: Int, isDictionary: Bool) throws {
        try require(
            frame.isCollection && (0..<frame.count * (isDictionary ? 2 : 1)).contains(number), .notSupported,
            expected: "an element of an open collection", found: "element \(number)")
        let first = isDictionary && number >= frame.count ? frame.count : 0
        if frame.takenCount <= first || frame.takenCount > number {
            (frame.next, frame.takenCount) = (frame.start, first)
        }
        while frame.takenCount < number {
            _ = try elementGroup()
            if isDictionary { _ = try elementGroup() }
            frame.takenCount &+= 1
        }
    }

    @inline(__always)
    private func elementGroup() throws -> Int {
        let group = frame.next
        try require(
            group < frame.end && items[group].code == EncodingCode.object, .corruptArchive,
            expected: "\(frame.count) elements of the type '@'",
            found: group < frame.end ? "the type encoding '\(encodingText(of: group))'" : "fewer")
        frame.next = items[group].end(at: group)
        return group
    }

    // MARK: Keys

    /// The item of a single value, if its key is the one that is expected next; -1 for nil, or if it isn't. The caller
    /// then expects the next key.
    @inline(__always)
    func expectedItem(_ key: String) -> Int {
        let expected = keys[frame.firstKey &+ frame.nextKey]
        guard expected.isSingle, expected.bits == KeyBits(key) else { return -1 }
        let item = valueItems[frame.firstValue &+ frame.nextKey]
        return item == SequenceLayout.nilItem ? -1 : Int(item)
    }

    /// The number of a keyed value in the current layout.
    func valueNumber(ofKey key: String) throws -> Int? {
        guard frame.layout >= 0 else { throw keysRefused(key) }
        let (first, count) = (frame.firstKey, layouts[frame.layout].keyCount)
        let bits = KeyBits(key)
        var number = frame.nextKey
        for _ in 0..<min(count, 8) {
            if number >= count { number = 0 }
            if keys[first &+ number].bits == bits { return number }
            number &+= 1
        }
        return layouts[frame.layout].layout.number(ofKey: key)
    }

    func item(ofValue number: Int) -> UInt32 { valueItems[frame.firstValue + number] }

    /// The item of the value for a key, which must have the given form, and number of items, or be an object or nil.
    func item(
        ofKey key: String, _ form: SequenceLayout.Form, _ expected: @autoclosure () -> String, _ count: Int? = nil
    ) throws -> Int? {
        guard let number = try valueNumber(ofKey: key) else { return nil }
        frame.nextKey = number &+ 1
        let index = item(ofValue: number)
        if index == SequenceLayout.nilItem { return nil }
        let isSingle = keys[frame.firstKey + number].isSingle
        if isSingle, form == .single { return Int(index) }
        let value = layouts[frame.layout].layout.values[number]
        if !isSingle, value.form == form, count ?? value.count == value.count { return Int(index) }
        switch items[Int(index)].kind {
        case .object, .null: return Int(index)
        default: throw unexpectedForm(of: number, expected(), key)
        }
    }

    @inline(never)
    private func unexpectedForm(of number: Int, _ expected: String, _ key: String) -> ArchiveError {
        let encoding = layouts[frame.layout].layout.values[number].encoding
        return fail(
            .unexpectedKind, expected: expected, found: "values of the type encoding '\(encoding)'", forKey: key)
    }

    private func keysRefused(_ key: String) -> ArchiveError {
        if frame.isCollection {
            return fail(.notSupported, expected: "elements without keys", found: "the key '\(key)'")
        }
        return fail(
            .codingRefused,
            expected: frame.kind == .top
                ? "values without keys at the top level"
                : "\(frame.kind == .structure ? "a structure" : "an object of a class") that is 'sequential'",
            found: "one that asks for a key", forKey: key)
    }

    // MARK: Frames
    //
    // The reading position of a sequential unarchiver, and what it caches about the classes of the archive.
    //
    //     items    │ object 3 │ integer │ object 5 │ …                                             of the whole stream
    //     frames   [ top level: next ─▶ after object 3 │ object 3: next ─▶ object 5 │ … ]
    //     values   [ object 3: "name" 5, "age" none, … │ structure in it: … ]                     items of keyed values

    /// Opens something inside of an object.
    func addFrame(_ inner: Frame) {
        var inner = inner
        inner.isInHashed = frame.isHashing
        frames.append(inner)
    }

    /// A source of values: the groups of an object, or those at the top level.
    struct Frame {
        enum Kind: UInt8 {
            case top, object, structure, array, set, dictionary
        }

        let kind: Kind

        /// Whether the values of an object stay listed until it is connected.
        var isPending = false

        /// Whether this is a part of a value that will be hashed.
        fileprivate(set) var isInHashed = false

        let entry: UInt32

        /// The first item of the values without keys, and the item after the last one.
        var start: Int
        let end: Int

        /// The first item of the next group.
        var next: Int

        /// The item of the value without a key that was read last; -1 if there is none.
        var lastItem = -1

        /// In place of the last item: the value that was asked for would follow the last one.
        static var afterLastItem: Int { -2 }

        /// The open group, or -1; its next item, and the offset of that item's type in the encoding.
        var group = -1
        var item = 0
        var typeOffset = 0

        /// The number of elements of a collection, or of entries of a dictionary; and the number of elements read.
        var count = 0
        var takenCount = 0

        /// The index of the layout; -1 if the object has no keyed values.
        var layout = -1

        /// The indexes of its first key and value in `keys` and `valueItems`, and the number of the key after the one
        /// that was requested last: keys are usually requested in order.
        var firstKey = 0
        var firstValue = 0
        var nextKey = 0

        /// The previous state of a structure's slot.
        var formerState = SlotState.unknown

        @inline(__always)
        init(_ kind: Kind, entry: UInt32 = TypedStreamEntry.none, items: Range<Int>) {
            self.kind = kind
            self.entry = entry
            start = items.lowerBound
            next = items.lowerBound
            end = items.upperBound
        }

        /// Whether the structure was already read completely and is shared.
        var isShared: Bool {
            switch formerState {
            case .unknown, .readOnce, .creating: false
            default: true
            }
        }

        var isCollection: Bool { kind.rawValue >= Kind.array.rawValue }

        var isInObject: Bool { kind.rawValue >= Kind.structure.rawValue }

        /// Whether the value that was read last will be hashed.
        var isHashing: Bool { isInHashed || kind == .set || kind == .dictionary && takenCount <= count }
    }
}
