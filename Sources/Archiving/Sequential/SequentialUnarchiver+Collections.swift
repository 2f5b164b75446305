// How collections are begun and ended, and what kind of value stands somewhere.
//
//     NSArray { i 2, @, @ }      NSSet { I 2, @, @ }      NSDictionary { i 2, @ key, @ value, @ key, @ value }

import TypedStreams

extension SequentialUnarchiver {
    func openCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        try reading {
            let foundationClass: SequentialFoundationClass =
                switch kind {
                case .array: .array
                case .set: .set
                case .dictionary: .dictionary
                }
            guard let entry = try foundationEntry(foundationClass, forKey: key) else { return nil }
            addFrame(try collectionFrame(foundationClass, entry))
            return frame.count
        }
    }

    /// The frame of a collection; its groups are as many as its count says.
    func collectionFrame(_ foundationClass: SequentialFoundationClass, _ entry: UInt32) throws -> Frame {
        var reader = GroupReader(self, entry)
        let isSet = foundationClass == .set
        let item = try reader.nextSingle()
        guard item.kind == .integer,
            EncodingCode.isSame(item.code, as: EncodingCode.of(isSet ? .uint32 : .int32))
        else { throw reader.contradiction("a count of the type '\(isSet ? "I" : "i")'") }
        let object = stream.tables.entries[Int(entry)]
        let isDictionary = foundationClass == .dictionary
        // A group and a value take two items at least.
        let greatestCount = (Int(object.end) - reader.position) / (isDictionary ? 4 : 2)
        guard let count = Int(exactly: item.value), count >= 0, count <= greatestCount else {
            throw reader.contradiction("a count of at most \(greatestCount), and not \(item.value),")
        }
        var frame = Frame(
            isDictionary ? .dictionary : isSet ? .set : .array, entry: entry,
            items: reader.position..<Int(object.end))
        frame.count = count
        return frame
    }

    func closeCollection() throws {
        guard frame.isCollection else {
            throw failure(.notSupported, expected: "an open collection to end", found: "none", forKey: nil)
        }
        // What was taken from a copy that was kept was read to the end before.
        let isRead = frame.takenCount == (frame.kind == .dictionary ? frame.count * 2 : frame.count)
        if isRead, frame.next < frame.end {
            throw failure(
                .corruptArchive, expected: "\(frame.count) elements",
                found: "another value, of the type encoding '\(encodingText(of: frame.next))'", forKey: nil)
        }
        removeFrame()
    }

    // MARK: Kinds

    /// What stands next, which stays the next.
    func readKind(forKey key: String?) throws -> ValueKind? {
        try reading {
            let before = frame
            let found = try find(key, "a value", keepsNull: true)
            frame = before
            isKindKnown = true
            return try found.map { try kind(of: items[$0], key) }
        }
    }

    private func kind(of item: TypedStreamItem, _ key: String?) throws -> ValueKind {
        switch item.kind {
        case .integer where EncodingCode.isBoolean(item.code) && item.value & ~1 == 0: return .boolean
        case .integer: return item.code == EncodingCode.of(.uint64) && item.value < 0 ? .largeInteger : .integer
        case .real: return item.code == EncodingCode.float ? .float : .double
        case .object: break
        default: throw unexpectedKind("a value", item, key)
        }
        switch try foundationClass(of: item.number) {
        case .string: return .string
        case .data: return .data
        case .array: return .array
        case .set: return .set
        case .dictionary: return try hasStringKeys(item.number) ? .dictionary : .object
        case .number: return try kind(of: number(of: item.number), key)
        case .decimal: return .decimal
        case .date: return .date
        case .null: return .null
        case .url: return .url
        case .uuid: return .uuid
        case .value, nil: return .object
        }
    }

    private func hasStringKeys(_ entry: UInt32) throws -> Bool {
        let frame = try collectionFrame(.dictionary, entry)
        var position = frame.next
        try charge(frame.count)
        for _ in 0..<frame.count {
            // What is no key and value is an error where the dictionary is read.
            guard position + 1 < frame.end, items[position + 1].kind == .object else { return true }
            if try foundationClass(of: items[position + 1].number) != .string { return false }
            let value = Int(items[position].value)
            guard value < frame.end else { return true }
            position = Int(items[value].value)
        }
        return true
    }
}
