// How each kind of value is read.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

extension KeyedUnarchiver {
    func readBool(forKey key: String?) throws -> Bool? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            switch found.object.kind {
            case .booleanTrue: return true
            case .booleanFalse: return false
            // Cocoa's BOOL is a `char`, which stands as an integer where it has no key.
            case .integer where frames[frames.count - 1].isSequence: return try table.integer(found.object).signed != 0
            default: throw unexpectedKind("a boolean", found, key)
            }
        }
    }

    func readInteger(type: IntegerType, forKey key: String?) throws -> Int64? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            guard found.object.kind == .integer else { throw unexpectedKind("an integer", found, key) }
            let number = try table.integer(found.object)
            guard let bits = type.bits(of: number) else {
                throw failure(
                    .outOfRange, expected: "an integer that fits \(type.name)", found: "\(number)", forKey: key)
            }
            return bits
        }
    }

    func readFloat(forKey key: String?) throws -> Float? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            guard found.object.kind == .real else { throw unexpectedKind("a real", found, key) }
            if let value = try table.float(found.object) { return value }
            let value = try table.real(found.object)
            guard !value.isFinite || Float(value).isFinite else {
                throw failure(.outOfRange, expected: "a real that fits Float", found: "\(value)", forKey: key)
            }
            return Float(value)
        }
    }

    func readDouble(forKey key: String?) throws -> Double? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            guard found.object.kind == .real else { throw unexpectedKind("a real", found, key) }
            return try table.real(found.object)
        }
    }

    func readString(forKey key: String?) throws -> String? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            return try string(found, key)
        }
    }

    /// - Parameter isView: whether the data is only looked at, and may lie in the archive.
    func readData(forKey key: String?, isView: Bool = false) throws -> Data? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            // Cocoa's `encodeBytes` of no pointer.
            if found.slot == nil, table.isString(found.object, equalTo: KeyedArchiveFormat.null) { return nil }
            if let slot = found.slot, case .shared(let place) = slotStates[slot],
                let shared = sharedValues[place] as? SharedCollection<Data>
            {
                try chargeHashing(shared.value.count)
                return shared.value
            }
            let object = try value(of: found, .data, under: KeyedArchiveFormat.dataKey, key)
            guard object.kind == .data else { throw unexpectedContents(object, "data", found, key) }
            try charge(object.count)
            let data = try isView ? table.dataView(object) : table.data(object)
            if let slot = found.slot, meetsAgain(slot) {
                share(SharedCollection(isView ? try table.data(object) : data), in: slot)
            }
            return data
        }
    }

    func readDate(forKey key: String?) throws -> Date? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            return try date(found, key)
        }
    }

    func date(_ found: Found, _ key: String?) throws -> Date {
        // GNUstep archives a date as the property list's own kind.
        if found.slot != nil, found.object.kind == .date {
            return Date(timeIntervalSinceReferenceDate: try table.date(found.object))
        }
        let time = try value(of: found, .date, under: KeyedArchiveFormat.timeKey, key)
        guard time.kind == .real else { throw unexpectedContents(time, "a date", found, key) }
        return Date(timeIntervalSinceReferenceDate: try table.real(time))
    }

    func readUUID(forKey key: String?) throws -> UUID? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            let object = try value(of: found, .uuid, under: KeyedArchiveFormat.uuidKey, key)
            guard object.kind == .data, object.count == 16 else {
                throw failure(
                    .invalidValue, expected: "the 16 bytes of a UUID", found: "\(object.count) bytes", forKey: key)
            }
            var uuid = UUID().uuid
            let bytes = try table.bytes(object)
            withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: bytes) }
            return UUID(uuid: uuid)
        }
    }

    func readURL(forKey key: String?) throws -> URL? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            return try url(found, key, remainingBases: 8)
        }
    }

    func readObject(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        try reading(key) {
            if isAtTopLevel { allowedClasses.allow(type) }
            guard let found = try find(key) else { return nil }
            let object = try object(in: found, of: type, key: key)
            if isAtTopLevel, frames.count == 1 { try connectPendingObjects() }
            return object
        }
    }

    // MARK: Collections

    func openCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            return try open(found, kind, key)
        }
    }

    /// Begins a collection and returns how many elements, or entries, it has.
    func open(_ found: Found, _ kind: CollectionKind, _ key: String?) throws -> Int {
        let count = try openElements(of: found, kind, key)
        collectionState = found.slot.map { slotStates[$0] == .unknown ? .first : .again } ?? .unknown
        if isReporting { reporter?.noteCollection(key, frameCount: frames.count) }
        return count
    }

    private func openElements(of found: Found, _ kind: CollectionKind, _ key: String?) throws -> Int {
        guard kind == .dictionary else {
            let elements = try elements(
                of: found, kind == .array ? .array : .set, KeyedArchiveFormat.elementsKey, key)
            frames.append(Frame(container: elements, isCollection: true, isSet: kind == .set, slot: found.slot))
            return elements.count
        }
        let keys = try elements(of: found, .dictionary, KeyedArchiveFormat.dictionaryKeysKey, key)
        let values = try elements(of: found, .dictionary, KeyedArchiveFormat.elementsKey, key)
        guard keys.count == values.count else {
            throw failure(
                .corruptArchive, expected: "as many values as keys",
                found: "\(keys.count) keys and \(values.count) values", forKey: key)
        }
        frames.append(Frame(container: keys, second: values, isCollection: true, slot: found.slot))
        return keys.count
    }

    func closeCollection() throws {
        try reading(nil) {
            guard let frame = frames.last, frame.isCollection else {
                throw failure(.notSupported, expected: "an open collection to end", found: "none", forKey: nil)
            }
            frames.removeLast()
            if frame.gathered >= 0 { gatheredElements.removeLast() }
            if isAtTopLevel, frames.count == 1 { try connectPendingObjects() }
        }
    }

    func elements(
        of found: Found, _ foundationClass: FoundationClass, _ elementsKey: String, _ key: String?
    ) throws -> BinaryObject {
        let elements = try value(of: found, foundationClass, under: elementsKey, key)
        guard found.slot != nil, elements.kind == .array else {
            throw unexpectedContents(elements, foundationClass.phrase, found, key)
        }
        return elements
    }

    /// Notes that a slot's value was read, and says whether it was before.
    func meetsAgain(_ slot: UInt32) -> Bool {
        switch slotStates[slot] {
        case .unknown:
            slotStates[slot] = .readOnce
            return false
        case .readOnce: return true
        default: return false
        }
    }

    func share(_ value: AnyObject, in slot: UInt32) {
        slotStates[slot] = .shared(sharedValues.count)
        sharedValues.append(value)
    }

    // MARK: Values of Foundation

    /// The string in a slot, read once for all references to it.
    func string(_ found: Found, _ key: String?) throws -> String {
        guard let slot = found.slot else { throw unexpectedKind("a string", found, key) }
        if case .string(let place) = slotStates[slot] {
            try chargeHashing(strings[place].utf8.count)
            return strings[place]
        }
        let object =
            found.object.isString
            ? found.object : try value(of: found, .string, under: KeyedArchiveFormat.stringKey, key)
        guard object.isString else { throw unexpectedContents(object, "a string", found, key) }
        try charge(object.count)
        let string = try table.string(object)
        if strings.count < 1 << 30 {
            slotStates[slot] = .string(strings.count)
            strings.append(string)
        }
        return string
    }

    /// The URL in a slot. Parsing takes time with its length, so one that is met again is kept, and every parse is
    /// charged.
    private func url(_ found: Found, _ key: String?, remainingBases: Int) throws -> URL {
        if let slot = found.slot, case .shared(let place) = slotStates[slot],
            let shared = sharedValues[place] as? SharedCollection<URL>
        {
            try chargeHashing(shared.value.relativeString.utf8.count)
            return shared.value
        }
        let url = try parsedURL(found, key, remainingBases: remainingBases)
        if let slot = found.slot, meetsAgain(slot) { share(SharedCollection(url), in: slot) }
        return url
    }

    private func parsedURL(_ found: Found, _ key: String?, remainingBases: Int) throws -> URL {
        guard remainingBases > 0 else {
            throw failure(.invalidValue, expected: "a URL with few bases", found: "more of them", forKey: key)
        }
        let relative = try value(of: found, .url, under: KeyedArchiveFormat.urlRelativeKey, key)
        guard relative.kind == .uid, let text = try contents(ofSlot: table.uid(relative), key: key) else {
            throw unexpectedContents(relative, "a URL", found, key)
        }
        var base: URL?
        if let reference = try innerValue(KeyedArchiveFormat.urlBaseKey, of: found.object) {
            let object = try table.object(at: reference)
            guard object.kind == .uid else { throw unexpectedContents(object, "a URL", found, key) }
            base = try contents(ofSlot: table.uid(object), key: key)
                .map { try url($0, key, remainingBases: remainingBases - 1) }
        }
        let string = try string(text, key)
        try charge(string.utf8.count)
        guard let url = URL(string: string, relativeTo: base) else {
            throw failure(.invalidValue, expected: "a URL", found: "'\(string.prefix(80))'", forKey: key)
        }
        return url
    }

    /// What an instance of a class of Foundation holds under a key; the value itself where it stands without an
    /// instance.
    func value(
        of found: Found, _ foundationClass: FoundationClass, under innerKey: String, _ key: String?
    ) throws -> BinaryObject {
        if foundationClass == .data, found.object.kind == .data { return found.object }
        guard found.object.kind == .dictionary, found.slot != nil else {
            throw unexpectedKind(foundationClass.phrase, found, key)
        }
        let record = try classRecord(of: found, key: key)
        guard classRecords[record].foundationClass == foundationClass else {
            throw unexpectedKind(foundationClass.phrase, found, key)
        }
        guard let reference = try innerValue(innerKey, of: found.object) else {
            throw failure(
                .corruptArchive, expected: "\(foundationClass.phrase) with a value under '\(innerKey)'",
                found: "no such key", forKey: key)
        }
        let object = try table.object(at: reference)
        // Some writers refer to the bytes and the text of mutable data and strings.
        guard object.kind == .uid, foundationClass == .data || foundationClass == .string else { return object }
        return try contents(ofSlot: table.uid(object), key: key)?.object ?? object
    }
}

extension IntegerType {
    /// The bit pattern of a number that lies in the type's range.
    func bits(of number: PropertyListInteger) -> Int64? {
        switch self {
        case .int8: number.signed.flatMap { Int8(exactly: $0) }.map { Int64($0) }
        case .int16: number.signed.flatMap { Int16(exactly: $0) }.map { Int64($0) }
        case .int32: number.signed.flatMap { Int32(exactly: $0) }.map { Int64($0) }
        case .int64: number.signed
        case .uint8: number.unsigned.flatMap { UInt8(exactly: $0) }.map { Int64($0) }
        case .uint16: number.unsigned.flatMap { UInt16(exactly: $0) }.map { Int64($0) }
        case .uint32: number.unsigned.flatMap { UInt32(exactly: $0) }.map { Int64($0) }
        case .uint64: number.unsigned.map { Int64(bitPattern: $0) }
        }
    }
}
