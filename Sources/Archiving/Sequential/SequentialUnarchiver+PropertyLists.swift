// How property lists are read: the bytes of NeXT's serializer where one stands by itself, arrays, dictionaries and
// values where it is an object or an element.
//
//     encodePropertyList   i 32, [32c] 07 00 00 00 …
//     in a collection      NSDictionary { i 1, @ NSString, @ NSArray { … } }
//     open                 [ array, 2 of 3 values | dictionary, key, 0 of 2 values ]     around the value that is next
//
// Without recursion, so that no archive decides how much of the stack is used.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    /// A container whose values are being read.
    private struct OpenList {
        let frame: Frame
        var position: Int
        var keys: [String] = []
        var values: [PropertyList] = []

        init(_ frame: Frame) {
            self.frame = frame
            position = frame.start
        }

        var isComplete: Bool { values.count == frame.count }

        /// The container; of entries with one key the first counts.
        var list: PropertyList {
            guard frame.kind == .dictionary else { return .array(values) }
            return .dictionary(Dictionary(zip(keys, values), uniquingKeysWith: { first, _ in first }))
        }
    }

    func readPropertyList(forKey key: String?) throws -> PropertyList? {
        try reading {
            guard let place = try find(key, "a property list") else { return nil }
            if items[place].kind == .object { return try propertyList(of: items[place], key) }
            guard key == nil, items[place].code == EncodingCode.of(.int32),
                let group = try nextGroup(), items[group].code == 0,
                items[group + 1].kind == .bytes, Int64(items[group + 1].number) == items[place].value
            else { throw unexpectedKind("a property list", items[place], key) }
            let range = TypedStreamRange(offset: Int(items[group + 1].value), count: Int(items[group + 1].number))
            try charge(range.count)
            return try serialized(range, key)
        }
    }

    /// The property list that bytes are.
    private func serialized(_ range: TypedStreamRange, _ key: String?) throws -> PropertyList {
        let result = try payload(range) { bytes in
            Result { () throws(TypedStreamError) in try NextStepPropertyList.propertyList(bytes) }
        }
        switch result {
        case .success(let list): return list
        case .failure(let error):
            throw remembered(
                ArchiveError(
                    .corruptArchive, path: pathOfValue(forKey: key), expected: error.expected, found: error.found,
                    byteOffset: error.byteOffset.map { $0 + range.offset }))
        }
    }

    // MARK: Objects

    private func propertyList(of item: TypedStreamItem, _ key: String?) throws -> PropertyList {
        var open: [OpenList] = []
        var next = item
        while true {
            var finished = try leaf(next, key)
            if finished == nil { open.append(try openList(next, in: open, key)) }
            while true {
                if let value = finished {
                    if open.isEmpty { return value }
                    open[open.count - 1].values.append(value)
                }
                guard let last = open.last, last.isComplete else { break }
                if last.position < last.frame.end { throw contradiction("\(last.frame.count) elements", last.frame) }
                finished = last.list
                open.removeLast()
            }
            guard !open.isEmpty else { continue }
            next = try nextValue(of: &open[open.count - 1], key)
        }
    }

    private func openList(_ item: TypedStreamItem, in open: [OpenList], _ key: String?) throws -> OpenList {
        let foundationClass = try foundationClass(of: item.number)
        guard let foundationClass, foundationClass == .array || foundationClass == .dictionary else {
            throw unexpectedKind("a property list", item, key)
        }
        if open.contains(where: { $0.frame.entry == item.number }) {
            throw failure(
                .unconnectableCycle, expected: "a property list that doesn't hold itself",
                found: "object \(item.number), which does", forKey: key)
        }
        guard open.count < PropertyList.greatestDepth else {
            throw failure(
                .limitExceeded, expected: "at most \(PropertyList.greatestDepth) containers inside each other",
                found: "more", forKey: key)
        }
        return OpenList(try collectionFrame(foundationClass, item.number))
    }

    /// The next value of a container; of a dictionary its key is read before.
    private func nextValue(of list: inout OpenList, _ key: String?) throws -> TypedStreamItem {
        try charge(1)
        if list.frame.kind == .dictionary {
            let item = try nextObject(of: &list)
            guard try foundationClass(of: item.number) == .string else { throw unexpectedKind("a string", item, key) }
            let text = try string(of: item.number)
            // Each dictionary hashes its keys, also those that were read before.
            try charge(text.utf8.count / 16)
            list.keys.append(text)
        }
        return try nextObject(of: &list)
    }

    private func nextObject(of list: inout OpenList) throws -> TypedStreamItem {
        guard list.position < list.frame.end, items[list.position].code == EncodingCode.object,
            items[list.position + 1].kind == .object
        else { throw contradiction("\(list.frame.count) elements", list.frame) }
        let item = items[list.position + 1]
        list.position = Int(items[list.position].value)
        return item
    }

    private func contradiction(_ expected: String, _ frame: Frame) -> ArchiveError {
        failure(
            .corruptArchive, expected: "\(expected) in an object of class '\(className(of: frame.entry))'",
            found: "something else", forKey: nil)
    }

    /// The leaf that an object is; `nil` where it may be a container.
    private func leaf(_ item: TypedStreamItem, _ key: String?) throws -> PropertyList? {
        switch try foundationClass(of: item.number) {
        case .string: return .string(try string(of: item.number))
        case .data: return .data(try data(of: item.number))
        case .date: return .date(Date(timeIntervalSinceReferenceDate: try time(of: item.number)))
        case .number: return try number(try number(of: item.number))
        default: return nil
        }
    }

    private func number(_ item: TypedStreamItem) throws -> PropertyList {
        if item.kind == .real {
            return item.code == EncodingCode.float
                ? .float(try float(item, coerces: false, nil)) : .double(try double(item, coerces: false, nil))
        }
        if EncodingCode.isBoolean(item.code), item.value & ~1 == 0 { return .boolean(item.value != 0) }
        return .integer(
            EncodingCode.isUnsigned(item.code)
                ? PropertyListInteger(UInt64(bitPattern: item.value)) : PropertyListInteger(item.value))
    }
}
