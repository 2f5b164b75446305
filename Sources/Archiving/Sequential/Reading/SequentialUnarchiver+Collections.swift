// Opens and closes collections and structures, and determines the kind of an item.
//
//     NSArray { i 2, @, @ }      NSSet { I 2, @, @ }      NSDictionary { i 2, @ key, @ value, @ key, @ value }
//
// `payload` checks ranges, and lends their bytes for a call.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    /// Opens a collection, and returns how many elements, or entries, it has.
    func open(_ kind: CollectionKind, _ entry: UInt32) throws -> Int {
        addFrame(try collectionFrame(FoundationClass(kind), entry))
        collectionState = sharedValues.isUnknown(Int(entry)) ? .first : .again
        if frame.count == 0, kind == .array, frame.next == frame.end { emptyArrayEntry = entry }
        return frame.count
    }

    /// The frame of a collection, after its count was checked against the number of its items.
    func collectionFrame(_ foundationClass: FoundationClass, _ entry: UInt32) throws -> Frame {
        var reader = GroupReader(self, entry)
        let isSet = foundationClass == .set
        let item = try reader.nextSingle()
        guard item.kind == .integer,
            EncodingCode.isSame(item.code, as: EncodingCode.of(isSet ? .uint32 : .int32))
        else {
            let type = "type '\(isSet ? "I" : "i")'"
            throw reader.contradiction("a count of the \(type)", found: "the type '\(EncodingCode.text(item.code))'")
        }
        let object = entries[Int(entry)]
        let isDictionary = foundationClass == .dictionary
        let greatestCount = (Int(object.end) - reader.position) / (isDictionary ? 2 : 1)
        guard let count = Int(exactly: item.value), count >= 0, count <= greatestCount else {
            throw reader.contradiction("a count of at most \(greatestCount)", found: "\(item.value)")
        }
        var frame = Frame(
            isDictionary ? .dictionary : isSet ? .set : .array, entry: entry,
            items: reader.position..<Int(object.end))
        frame.count = count
        return frame
    }

    func closeCollection() throws {
        try require(frame.isCollection, .notSupported, expected: "an open collection to end", found: "none")
        // A collection that was decoded before is shared: its elements were not read again.
        let isRead = frame.takenCount == (frame.kind == .dictionary ? frame.count * 2 : frame.count)
        if isRead { try checkElementsEnd() }
        removeFrame()
    }

    /// Checks that the collection contains nothing after its elements, which were all passed.
    func checkElementsEnd() throws {
        guard frame.next < frame.end else { return }
        throw fail(
            .corruptArchive, expected: "\(frame.count) elements",
            found: "another value, of the type encoding '\(encodingText(of: frame.next))'")
    }

    // MARK: Kinds

    func kind(of item: TypedStreamItem, _ key: String?) throws -> ValueKind {
        switch item.kind {
        case .integer where EncodingCode.isBoolean(item.code) && item.value & ~1 == 0: return .boolean
        case .integer: return item.code == EncodingCode.of(.uint64) && item.value < 0 ? .largeInteger : .integer
        case .real: return item.code == EncodingCode.float ? .float : .double
        case .object: break
        default: throw unexpectedKind("a value", item, key)
        }
        guard let foundationClass = try foundationClass(of: item.number) else { return .object }
        if foundationClass == .dictionary, try !hasStringKeys(item.number) { return .object }
        return try foundationClass == .number ? kind(of: number(of: item.number), key) : foundationClass.kind
    }

    private func hasStringKeys(_ entry: UInt32) throws -> Bool {
        let frame = try collectionFrame(.dictionary, entry)
        var position = frame.next
        try charge(frame.count)
        for _ in 0..<frame.count {
            // A malformed entry is reported when the dictionary is read.
            guard position < frame.end, items[position].kind == .object else { return true }
            if try foundationClass(of: items[position].number) != .string { return false }
            let value = items[position].end(at: position)
            guard value < frame.end else { return true }
            position = items[value].end(at: value)
        }
        return true
    }

    // MARK: Structures

    func open(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        let expected = "a '\(structure.name)'"
        let keepsNull = structure.isFoundationClass && structure.name == FoundationClass.null.name
        guard let index = try find(key, expected, keepsNull: keepsNull) else { return false }
        let item = items[index]
        guard item.kind == .object else { throw unexpectedKind(expected, item, key) }
        try open(structure, item.number, key)
        return true
    }

    func open(_ structure: ArchivedStructure, _ number: UInt32, _ key: String?) throws {
        try checkName(of: structure, number, key)
        let former = try openStructure(Int(number), className: className(of: number), key)
        let entry = entries[Int(number)]
        addFrame(Frame(.structure, entry: number, items: Int(entry.start)..<Int(entry.end)))
        frame.formerState = former
        if !structure.isFoundationClass { try findFields(of: structure) }
    }

    private func checkName(of structure: ArchivedStructure, _ number: UInt32, _ key: String?) throws {
        let classEntry = entries[Int(number)].reference
        if structure.isFoundationClass {
            if firstClass(from: classEntry, where: { isClass($0, named: structure.name) }) != nil { return }
        } else if isClass(classEntry, named: structure.name)
            || structure.formerNames.contains(where: { isClass(classEntry, named: $0) })
        {
            return
        }
        let foundationClass = try foundationClass(of: number)
        throw fail(
            foundationClass == nil ? .unexpectedClass : .unexpectedKind, expected: "a '\(structure.name)'",
            found: foundationClass?.phrase ?? "an object of class '\(className(of: number))'", forKey: key)
    }

    /// Finds the fields of the structure that was opened last.
    private func findFields(of structure: ArchivedStructure) throws {
        frame.firstValue = valueItems.count
        guard let sequence = structure.sequence else {
            throw fail(.codingRefused, expected: "a structure that is 'sequential'", found: "'\(structure.name)'")
        }
        let version = version(ofClassOf: frame.entry)
        try checkVersion(version, of: structure.name, atMost: structure.version)
        let record = try classRecord(of: frame.entry)
        guard !sequence.cases.isEmpty else {
            return try findValues(fieldLayout(record, sequence.values, version))
        }
        let first = frame.next
        let name = try nameOfCase(isInteger: sequence.tag.map { $0.encoding != EncodingCode.text(EncodingCode.object) })
        let archived = sequence.cases.first { $0.key == name }
        if let tag = sequence.tag {
            // The tag is the first value, and the only one of an unknown case.
            frame.next = first
            let values = archived?.values ?? [tag]
            try findValues(fieldLayout(record, values, version, tag: archived?.key, isComplete: archived != nil))
            if archived == nil { frame.next = frame.end }
        } else if let archived {
            try findValues(fieldLayout(record, archived.values, version, marker: archived.key))
        } else {
            // The structure decides what an unknown case decodes as.
            frame.next = frame.end
            useLayout(fieldLayout(record, [], version))
        }
    }

    /// The index of a structure's layout, created once for each case.
    private func fieldLayout(
        _ record: Int, _ values: [ArchivedSequence.Value], _ version: Int, marker: String? = nil, tag: String? = nil,
        isComplete: Bool = true
    ) -> Int {
        // Ranges of all integer types have one name. A tag may be any text, also an encoding.
        let key = marker ?? tag.map { "tag " + $0 } ?? values.first?.encoding ?? ""
        if let layout = classRecords[record].caseLayouts[key] { return layout }
        let values = values.filter { $0.isArchived(inVersion: version) }
        let layout = addLayout(SequenceLayout(values, isComplete: isComplete, marker: marker))
        classRecords[record].caseLayouts[key] = layout
        return layout
    }

    /// The key or tag of the case that the structure starts with.
    ///
    /// - Parameter isInteger: Whether the tag is an integer; `nil` without a tag.
    private func nameOfCase(isInteger: Bool?) throws -> String {
        let group = try nextGroup()
        if isInteger == true, let group, EncodingCode.isInteger(items[group].code) {
            return "\(items[group].value)"
        }
        guard isInteger != true, let group, items[group].kind == .object,
            try foundationClass(of: items[group].number) == .string
        else {
            throw contradiction(isInteger == nil ? "the key of a case" : "the tag of a case", frame.entry)
        }
        return try string(of: items[group].number)
    }

    /// The key of the case that the structure that was opened last starts with.
    func keyOfCase() throws -> String? {
        guard frame.kind == .structure, case let item = Int(entries[Int(frame.entry)].start), item < frame.end,
            items[item].kind == .object
        else { return nil }
        return try string(of: items[item].number)
    }

    func closeStructure() throws {
        try require(frame.kind == .structure, .notSupported, expected: "an open structure to end", found: "none")
        guard frame.next == frame.end || frame.isShared else {
            throw excessValue(at: frame.next)
        }
        removeFrame()
    }

    // MARK: Property lists
    //
    // Reads property lists: the bytes of NeXT's serializer for a single value; arrays, dictionaries and values for an
    // object or an element, whose containers `GraphUnarchiver` traverses.
    //
    //     encodePropertyList   i 32, [32c] 07 00 00 00 …
    //     in a collection      NSDictionary { i 1, @ NSString, @ NSArray { … } }

    func propertyList(at index: Int, _ key: String?) throws -> PropertyList {
        if items[index].kind == .object { return try propertyList(of: items[index], key) }
        guard key == nil, items[index].code == EncodingCode.of(.int32),
            let group = try nextGroup(), items[group].code == 0, frame.next == group + 2,
            items[group + 1].kind == .bytes, Int64(items[group + 1].number) == items[index].value
        else { throw unexpectedKind("a property list", items[index], key) }
        try charge(items[group + 1].bytesRange.count)
        return try serialized(items[group + 1].bytesRange, key)
    }

    private func serialized(_ range: TypedStreamRange, _ key: String?) throws -> PropertyList {
        let result = try unsafe payload(range) { bytes in
            Result { () throws(TypedStreamError) in try unsafe NextStepPropertyList.propertyList(bytes) }
        }
        switch result {
        case .success(let list): return list
        case .failure(let error):
            throw rememberedError(
                ArchiveError(
                    error.code == .limitExceeded ? .limitExceeded : .corruptArchive, path: pathOfValue(forKey: key),
                    expected: error.expected, found: error.found, byteOffset: error.byteOffset.map { $0 + range.offset }
                ))
        }
    }

    // MARK: Objects

    private func propertyList(of item: TypedStreamItem, _ key: String?) throws -> PropertyList {
        try propertyList(item) {
            try leaf($0)
        } open: { (item: TypedStreamItem, lists: [OpenContainer<Frame, PropertyList>]) in
            let foundationClass = try foundationClass(of: item.number)
            guard let foundationClass, foundationClass == .array || foundationClass == .dictionary else {
                throw unexpectedKind("a property list", item, key)
            }
            try checkNesting(of: Int(item.number), in: lists, key)
            let frame = try collectionFrame(foundationClass, item.number)
            return OpenContainer(
                number: Int(item.number), count: frame.count, isDictionary: foundationClass == .dictionary,
                contents: frame)
        } next: {
            try nextValue(of: &$0, key)
        }
    }

    /// The next value of a container; in a dictionary, its key is read first.
    private func nextValue(of list: inout OpenContainer<Frame, PropertyList>, _ key: String?) throws -> TypedStreamItem?
    {
        guard list.values.count < list.count else {
            if list.contents.next < list.contents.end {
                throw contradiction("\(list.count) elements", list.contents.entry)
            }
            return nil
        }
        try charge(1)
        if list.isDictionary {
            let item = try nextObject(of: &list.contents)
            guard try foundationClass(of: item.number) == .string else { throw unexpectedKind("a string", item, key) }
            let text = try string(of: item.number)
            // Each dictionary hashes its keys, including strings that were read before.
            try charge(text.utf8.count / 16)
            try chargeSorting(text)
            list.keys.append(text)
        }
        return try nextObject(of: &list.contents)
    }

    private func nextObject(of frame: inout Frame) throws -> TypedStreamItem {
        guard frame.next < frame.end, case let item = items[frame.next], item.kind == .object else {
            throw contradiction("\(frame.count) elements", frame.entry)
        }
        frame.next = item.end(at: frame.next)
        return item
    }

    /// The leaf value of an object; `nil` if the object may be a container.
    private func leaf(_ item: TypedStreamItem) throws -> PropertyList? {
        switch try foundationClass(of: item.number) {
        case .string: return .string(try string(of: item.number))
        case .data: return .data(try data(of: item.number))
        case .date: return .date(try date(of: item.number))
        case .number: return try leafNumber(number(of: item.number))
        default: return nil
        }
    }

    private func leafNumber(_ item: TypedStreamItem) throws -> PropertyList {
        if item.kind == .real {
            return item.code == EncodingCode.float
                ? .float(try float(item, coerces: false, nil)) : .double(try double(item, coerces: false, nil))
        }
        if EncodingCode.isBoolean(item.code), item.value & ~1 == 0 { return .boolean(item.value != 0) }
        return .integer(item.integer)
    }
}
