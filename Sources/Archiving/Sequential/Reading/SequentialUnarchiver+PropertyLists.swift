// Reads property lists: the bytes of NeXT's serializer for a single value; arrays, dictionaries and values for an
// object or an element, whose containers `GraphUnarchiver` traverses.
//
//     encodePropertyList   i 32, [32c] 07 00 00 00 …
//     in a collection      NSDictionary { i 1, @ NSString, @ NSArray { … } }

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    func propertyList(at index: Int, _ key: String?) throws -> PropertyList {
        if items[index].kind == .object { return try propertyList(of: items[index], key) }
        guard key == nil, items[index].code == EncodingCode.of(.int32),
            let group = try nextGroup(), items[group].code == 0,
            items[group + 1].kind == .bytes, Int64(items[group + 1].number) == items[index].value
        else { throw unexpectedKind("a property list", items[index], key) }
        try charge(items[group + 1].bytesRange.count)
        return try serialized(items[group + 1].bytesRange, key)
    }

    /// Parses a serialized property list.
    private func serialized(_ range: TypedStreamRange, _ key: String?) throws -> PropertyList {
        let result = try payload(range) { bytes in
            Result { () throws(TypedStreamError) in try NextStepPropertyList.propertyList(bytes) }
        }
        switch result {
        case .success(let list): return list
        case .failure(let error):
            throw rememberedError(
                ArchiveError(
                    .corruptArchive, path: pathOfValue(forKey: key), expected: error.expected, found: error.found,
                    byteOffset: error.byteOffset.map { $0 + range.offset }))
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
        guard frame.next < frame.end, items[frame.next].code == EncodingCode.object,
            items[frame.next + 1].kind == .object
        else { throw contradiction("\(frame.count) elements", frame.entry) }
        let item = items[frame.next + 1]
        frame.next = Int(items[frame.next].value)
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
