// How numbers are read: where they stand themselves, and as number objects, which collections hold.
//
//     Int 3   q 3       in a collection   NSNumber { * "q", q 3 }: of any width that holds the value

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    func readBool(forKey key: String?) throws -> Bool? {
        try reading {
            guard let found = try number(forKey: key, "a boolean") else { return nil }
            guard found.value.kind == .integer, EncodingCode.isBoolean(found.value.code) else {
                throw unexpectedKind("a boolean", found.value, key)
            }
            return found.value.value != 0
        }
    }

    func readInteger(_ type: IntegerType, forKey key: String?) throws -> Int64? {
        try reading {
            guard let found = try number(forKey: key, "an integer") else { return nil }
            guard found.value.kind == .integer else { throw unexpectedKind("an integer", found.value, key) }
            return try integer(found.value, type, coerces: found.isObject || coercesNumbers, key)
        }
    }

    func readFloat(forKey key: String?) throws -> Float? {
        try reading {
            guard let found = try number(forKey: key, "a real") else { return nil }
            return try float(found.value, coerces: found.isObject || coercesNumbers, key)
        }
    }

    func readDouble(forKey key: String?) throws -> Double? {
        try reading {
            guard let found = try number(forKey: key, "a real") else { return nil }
            return try double(found.value, coerces: found.isObject || coercesNumbers, key)
        }
    }

    // MARK: Items

    func integer(_ item: TypedStreamItem, _ type: IntegerType, coerces: Bool, _ key: String?) throws -> Int64 {
        if EncodingCode.isSame(item.code, as: EncodingCode.of(type)) { return item.value }
        guard coerces, EncodingCode.isInteger(item.code) else { throw unexpectedType(type.name, item, key) }
        let number: PropertyListInteger
        if EncodingCode.isUnsigned(item.code) {
            number = PropertyListInteger(UInt64(bitPattern: item.value))
        } else {
            number = PropertyListInteger(item.value)
        }
        guard let bits = type.bits(of: number) else {
            throw failure(.outOfRange, expected: "an integer that fits \(type.name)", found: "\(number)", forKey: key)
        }
        return bits
    }

    func float(_ item: TypedStreamItem, coerces: Bool, _ key: String?) throws -> Float {
        guard item.kind == .real else { throw unexpectedKind("a real", item, key) }
        if item.code == EncodingCode.float { return Float(bitPattern: UInt32(truncatingIfNeeded: item.value)) }
        guard coerces else { throw unexpectedType("Float", item, key) }
        let value = Double(bitPattern: UInt64(bitPattern: item.value))
        guard !value.isFinite || Float(value).isFinite else {
            throw failure(.outOfRange, expected: "a real that fits Float", found: "\(value)", forKey: key)
        }
        return Float(value)
    }

    func double(_ item: TypedStreamItem, coerces: Bool, _ key: String?) throws -> Double {
        guard item.kind == .real else { throw unexpectedKind("a real", item, key) }
        if item.code == EncodingCode.double { return Double(bitPattern: UInt64(bitPattern: item.value)) }
        guard coerces else { throw unexpectedType("Double", item, key) }
        return Double(Float(bitPattern: UInt32(truncatingIfNeeded: item.value)))
    }

    // MARK: Number objects

    /// A number that was found; a number object's own where one may stand.
    private func number(forKey key: String?, _ expected: String) throws -> (value: TypedStreamItem, isObject: Bool)? {
        let mayBeObject = key != nil || isKindKnown || isInCollection
        guard let place = try find(key, expected) else { return nil }
        let item = items[place]
        guard item.kind == .object, mayBeObject else { return (item, false) }
        guard try foundationClass(of: item.number) == .number else { throw unexpectedKind(expected, item, key) }
        return (try number(of: item.number), true)
    }

    /// The number that a number object holds.
    func number(of entry: UInt32) throws -> TypedStreamItem {
        var reader = GroupReader(self, entry)
        let type = try reader.next(EncodingCode.cString)
        let number = try reader.nextSingle()
        try reader.finish()
        guard number.kind == .integer || number.kind == .real, type.kind == .cString,
            try isCString(type.number, number.code)
        else { throw reader.contradiction("a number of the type that it names") }
        return number
    }

    private func isCString(_ entry: UInt32, _ code: UInt8) throws -> Bool {
        try payload(stream.tables.strings[Int(stream.tables.entries[Int(entry)].string)]) {
            $0.count == 1 && $0.first == code
        }
    }

    // MARK: Arrays

    func readNumberArray(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        if isInCollection { return try NumberArray.decodeElements(kind, from: self, forKey: key) }
        return try reading {
            if let key { return try packedNumbers(kind, forKey: key) }
            guard frame.group < 0 else { throw unexpectedEncoding(kind.phrase, of: frame.group) }
            guard let group = try nextGroup() else { return nil }
            return try numbers(kind, in: group, key)
        }
    }

    /// Numbers behind their count.
    func packedNumbers(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        guard let place = try key.map({ try placeOfPackedNumbers(forKey: $0) }) ?? find(nil, "a count") else {
            return nil
        }
        if key == nil {
            guard try nextGroup() == place + 1 else { throw missingNextValue() }
        }
        let numbers = try numbers(kind, in: place + 1, key)
        let count = try integer(items[place], .int32, coerces: coercesNumbers, key)
        guard count == numbers.count else {
            throw failure(
                .corruptArchive, expected: "an array of \(count) numbers", found: "one of \(numbers.count)",
                forKey: key)
        }
        return numbers
    }

    /// The numbers of a group that is an array of them.
    private func numbers(_ kind: NumberKind, in group: Int, _ key: String?) throws -> NumberArray {
        let code = EncodingCode.of(kind)
        try check(group, is: Self.arrayEncodings[Int(code)])
        let range = group + 1..<Int(items[group].value)
        try charge(range.count)
        if let first = range.first, items[first].kind == .bytes { return try numbers(kind, items[first], key) }
        let coerces = coercesNumbers
        switch kind {
        case .boolean: return .booleans(items[range].map { $0.value != 0 })
        case .integer(let type):
            return .integers(try items[range].map { try integer($0, type, coerces: coerces, key) }, type)
        case .float: return .floats(try items[range].map { try float($0, coerces: coerces, key) })
        case .double: return .doubles(try items[range].map { try double($0, coerces: coerces, key) })
        }
    }

    /// The encodings of arrays of each code.
    private static let arrayEncodings = (0..<128).map { EncodingText("[\(UnicodeScalar(UInt8($0)))]") }

    /// The numbers that single bytes are.
    private func numbers(_ kind: NumberKind, _ item: TypedStreamItem, _ key: String?) throws -> NumberArray {
        let range = TypedStreamRange(offset: Int(item.value), count: Int(item.number))
        try charge(range.count)
        let isUnsigned = EncodingCode.isUnsigned(item.code)
        let elements = try payload(range) { bytes in
            bytes.map { isUnsigned ? Int64($0) : Int64(Int8(bitPattern: $0)) }
        }
        guard case .integer(let type) = kind else { return .booleans(elements.map { $0 != 0 }) }
        if EncodingCode.of(type) == item.code { return .integers(elements, type) }
        let coerces = coercesNumbers
        return .integers(
            try elements.map {
                try integer(TypedStreamItem(.integer, code: item.code, value: $0), type, coerces: coerces, key)
            }, type)
    }
}
