// How the parts of Foundation's values are read that no other value has.

import PropertyLists

/// The members of a set that stand each under a key of its own.
struct GatheredElements {
    /// The references to the members, in their order.
    var references: [Int] = []

    /// Of a counted set how often it holds each.
    var counts: [Int] = []
}

extension KeyedUnarchiver {
    // MARK: Sets with a key for each member

    func openElements(_ form: ElementForm, forKey key: String?) throws -> Int? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            _ = try structureRecord(form.foundationClass, found, key)
            try charge(found.object.count * 2)
            let elements = try gather(form, in: found.object, key)
            var frame = Frame(container: found.object, isCollection: true, isSet: true, slot: found.slot)
            frame.gathered = Int32(clamping: gatheredElements.count)
            gatheredElements.append(elements)
            frames.append(frame)
            return elements.references.count
        }
    }

    func nextGatheredElement(_ position: Int, of place: Int) throws -> Int {
        guard place < gatheredElements.count, position < gatheredElements[place].references.count else {
            throw failure(.missingValue, expected: "an element", found: "the end of the collection", forKey: nil)
        }
        return gatheredElements[place].references[position]
    }

    /// Finds all members in one walk over the keys, which have no order.
    private func gather(
        _ form: ElementForm, in dictionary: BinaryObject, _ key: String?
    ) throws -> GatheredElements {
        let references = try numberedReferences(form.elementPrefix, of: dictionary)
        var elements = GatheredElements()
        guard form == .countedSet else {
            elements.references = Array(references.prefix { $0 >= 0 })
            return elements
        }
        guard let reference = try innerValue(ElementForm.countKey, of: dictionary) else {
            throw failure(.missingValue, expected: "a value", found: "no such key", forKey: ElementForm.countKey)
        }
        let count = try number(at: reference, ElementForm.countKey)
        let counts = try numberedReferences(ElementForm.countKey, of: dictionary)
        guard count >= 0, count <= references.count else {
            throw failure(
                .corruptArchive, expected: "a count of at most \(references.count) members", found: "\(count)",
                forKey: key)
        }
        for number in 0..<count {
            guard references[number] >= 0, counts[number] >= 0 else {
                throw failure(
                    .corruptArchive, expected: "a member and its count", found: "no number \(number)", forKey: key)
            }
            elements.references.append(references[number])
            elements.counts.append(try self.number(at: counts[number], "\(ElementForm.countKey)\(number)"))
        }
        return elements
    }

    /// What stands under the keys that are a prefix and a number, by the numbers; -1 where nothing does.
    private func numberedReferences(_ prefix: String, of dictionary: BinaryObject) throws -> [Int] {
        var references = [Int](repeating: -1, count: dictionary.count)
        for position in 0..<dictionary.count {
            let key = try table.object(at: table.reference(position, of: dictionary))
            // No number has more digits than this, and what is longer is not worth reading.
            guard key.isString, key.count <= prefix.utf8.count + 20 else { continue }
            try charge(key.count)
            let text = try table.string(key)
            guard text.hasPrefix(prefix), let number = Int(text.dropFirst(prefix.count)), number >= 0,
                number < references.count, "\(prefix)\(number)" == text, references[number] < 0
            else { continue }
            references[number] = try table.reference(dictionary.count + position, of: dictionary)
        }
        return references
    }

    private func number(at reference: Int, _ key: String) throws -> Int {
        let object = try table.object(at: reference)
        guard object.kind == .integer else {
            throw failure(.unexpectedKind, expected: "an integer", found: "\(object.kind)", forKey: key)
        }
        let number = try table.integer(object)
        guard let value = number.signed.flatMap({ Int(exactly: $0) }) else {
            throw failure(.outOfRange, expected: "an integer that fits Int", found: "\(number)", forKey: key)
        }
        return value
    }

    // MARK: Kinds

    func readKind(forKey key: String?) throws -> ValueKind? {
        try reading(key) {
            let last = frames.count - 1
            let (position, unkeyedCount) = (frames[last].position, frames[last].unkeyedCount)
            defer {
                frames[last].position = position
                frames[last].unkeyedCount = unkeyedCount
            }
            return try find(key).map { try kind(of: $0, key) }
        }
    }

    private func kind(of found: Found, _ key: String?) throws -> ValueKind {
        switch found.object.kind {
        case .booleanTrue, .booleanFalse: return .boolean
        case .integer: return try table.integer(found.object).signed == nil ? .largeInteger : .integer
        case .real: return try table.float(found.object) == nil ? .double : .float
        case .asciiString, .utf16String: return .string
        case .data: return .data
        case .date: return .date
        case .null, .uid, .array, .set: return .object
        case .dictionary where found.slot == nil: return .object
        case .dictionary: break
        }
        let record = try classRecord(of: found, key: key)
        switch classRecords[record].foundationClass {
        case .string: return .string
        case .data, .mutableData: return .data
        case .date: return .date
        case .url: return .url
        case .uuid: return .uuid
        case .decimal: return .decimal
        case .array, .mutableArray: return .array
        case .set: return classRecords[record].isNamed("NSCountedSet") ? .object : .set
        case .dictionary: return try hasStringKeys(found, key) ? .dictionary : .object
        case .value, .numberArray: return .object
        case nil: break
        }
        switch classRecords[record].name {
        case NullValue.className: return .null
        case ErrorValue.className: return .error
        default: return .object
        }
    }

    private func hasStringKeys(_ found: Found, _ key: String?) throws -> Bool {
        let keys = try value(of: found, .dictionary, under: KeyedArchiveFormat.dictionaryKeysKey, key)
        guard keys.kind == .array else { return true }
        try charge(keys.count)
        for position in 0..<keys.count {
            let reference = try table.object(at: table.reference(position, of: keys))
            guard reference.kind == .uid, let element = try contents(ofSlot: table.uid(reference), key: key) else {
                continue
            }
            if try kindOfKey(element, key) != .string { return false }
        }
        return true
    }

    /// The kind of a dictionary's key; the keys of one that is itself a key are not looked at.
    private func kindOfKey(_ found: Found, _ key: String?) throws -> ValueKind {
        if found.object.isString { return .string }
        guard found.object.kind == .dictionary else { return .object }
        return try classRecords[classRecord(of: found, key: key)].foundationClass == .string ? .string : .object
    }

    // MARK: Structures

    func namesOfOpenStructure() throws -> [String] {
        guard let frame = frames.last, let slot = frame.slot else { return [] }
        let record = try classRecords[classRecord(of: Found(object: frame.container, slot: slot), key: nil)]
        return [record.name] + record.chainNames
    }

}
