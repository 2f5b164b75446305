// Reads numbers and geometric values: inline, and as objects, which collections contain.
//
//     Int 3   q 3       in a collection   NSNumber { * "q", q 3 }: of any width that fits the value
//
// `payload` checks ranges, and lends their bytes for a call. The bytes of a UUID are counted before they are copied.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    /// Reads a number, inline or from a number object where one is allowed.
    ///
    /// - Parameters:
    ///   - exactly: Converts the number in an object of any kind without loss.
    ///   - convert: Converts the item, and coerces its type if its second parameter is true.
    func number<Value>(
        forKey key: String?, _ expected: String, exactly: (NumberValue) -> Value?,
        _ convert: (TypedStreamItem, _ coerces: Bool) throws -> Value
    ) throws -> Value? {
        try reading {
            let mayBeObject = key != nil || isKindKnown || frame.isCollection
            guard let index = try find(key, expected) else { return nil }
            let item = items[index]
            guard item.kind == .object, mayBeObject else { return try convert(item, coercesNumbers) }
            switch try foundationClass(of: item.number) {
            case .number?:
                let number = try number(of: item.number)
                return try exactly(NumberValue(number)) ?? convert(number, true)
            case .decimal?:
                if let value = try exactly(.decimal(decimal(of: item.number))) { return value }
            default: break
            }
            throw unexpectedKind(expected, item, key)
        }
    }

    /// The number under a key, if it has a type code for which a test returns true. All else, and every error, is left
    /// to `number(forKey:_:exactly:_:)`.
    @inline(__always)
    func plainNumber(forKey key: String?, _ hasType: (UInt8) -> Bool) -> TypedStreamItem? {
        guard let key, canRead, case let index = expectedItem(key), index >= 0 else { return nil }
        let item = items[index]
        guard item.kind == .integer || item.kind == .real, hasType(item.code) else { return nil }
        frame.nextKey &+= 1
        isKindKnown = false
        return item
    }

    // MARK: Items

    func integer(_ item: TypedStreamItem, _ type: IntegerType, coerces: Bool, _ key: String?) throws -> Int64 {
        if EncodingCode.isSame(item.code, as: EncodingCode.of(type)) { return item.value }
        guard coerces, EncodingCode.isInteger(item.code) else { throw unexpectedType(type.name, item, key) }
        return try bits(of: item.integer, as: type, key)
    }

    func float(_ item: TypedStreamItem, coerces: Bool, _ key: String?) throws -> Float {
        guard item.kind == .real else { throw unexpectedKind("a real", item, key) }
        if item.code == EncodingCode.float { return Float(bitPattern: UInt32(truncatingIfNeeded: item.value)) }
        guard coerces else { throw unexpectedType("Float", item, key) }
        return try float(Double(bitPattern: UInt64(bitPattern: item.value)), key)
    }

    func double(_ item: TypedStreamItem, coerces: Bool, _ key: String?) throws -> Double {
        guard item.kind == .real else { throw unexpectedKind("a real", item, key) }
        if item.code == EncodingCode.double { return Double(bitPattern: UInt64(bitPattern: item.value)) }
        guard coerces else { throw unexpectedType("Double", item, key) }
        return Double(Float(bitPattern: UInt32(truncatingIfNeeded: item.value)))
    }

    // MARK: Number objects

    func number(of entry: UInt32) throws -> TypedStreamItem {
        var reader = GroupReader(self, entry)
        let type = try reader.next(EncodingCode.cString)
        let number = try reader.nextSingle()
        try reader.finish()
        guard number.kind == .integer || number.kind == .real, type.kind == .cString,
            try isCString(type.number, number.code)
        else { throw reader.contradiction("a number of the type that it names", found: phrase(for: number)) }
        return number
    }

    private func isCString(_ entry: UInt32, _ code: UInt8) throws -> Bool {
        try unsafe payload(strings[Int(entries[Int(entry)].string)]) {
            unsafe $0.count == 1 && $0.first == code
        }
    }

    // MARK: Arrays

    /// Reads numbers that follow their count.
    func packedNumbers(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        guard let index = try key.map({ try item(ofKey: $0, .packed, "packed numbers") }) ?? find(nil, "a count")
        else {
            return nil
        }
        if key == nil {
            guard try nextGroup() == index + 1 else { throw missingNextValue() }
        } else if items[index].kind == .null {
            return nil
        } else if items[index].kind != .integer {
            throw unexpectedKind("packed numbers", items[index], key)
        }
        let numbers = try numbers(kind, in: index + 1, key)
        let count = try integer(items[index], .int32, coerces: coercesNumbers, key)
        try require(
            count == numbers.count, .corruptArchive, expected: "an array of \(count) numbers",
            found: "one of \(numbers.count)", forKey: key)
        return numbers
    }

    func numbers(_ kind: NumberKind, in group: Int, _ key: String?) throws -> NumberArray {
        let code = EncodingCode.of(kind)
        try check(group, is: Self.arrayEncodings[Int(code)])
        let range = group + 1..<Int(items[group].value)
        try charge(range.count)
        if let first = range.first, items[first].kind == .bytes { return try numbers(kind, items[first], key) }
        let coerces = coercesNumbers
        switch kind {
        case .boolean: return .booleans(range.map { items[$0].value != 0 })
        case .integer(let type):
            return .integers(try range.map { try integer(items[$0], type, coerces: coerces, key) }, type)
        case .float: return .floats(try range.map { try float(items[$0], coerces: coerces, key) })
        case .double: return .doubles(try range.map { try double(items[$0], coerces: coerces, key) })
        }
    }

    /// The array encoding of each type code.
    private static let arrayEncodings = (0..<128).map { RequestedTypes("[\(UnicodeScalar(UInt8($0)))]") }

    /// The numbers of an array of single bytes.
    private func numbers(_ kind: NumberKind, _ item: TypedStreamItem, _ key: String?) throws -> NumberArray {
        try charge(item.bytesRange.count)
        let isUnsigned = EncodingCode.isUnsigned(item.code)
        let elements = try unsafe payload(item.bytesRange) { bytes in
            unsafe bytes.map { isUnsigned ? Int64($0) : Int64(Int8(bitPattern: $0)) }
        }
        guard case .integer(let type) = kind else { return .booleans(elements.map { $0 != 0 }) }
        if EncodingCode.of(type) == item.code { return .integers(elements, type) }
        let coerces = coercesNumbers
        return .integers(
            try elements.map {
                try integer(.integer($0, code: item.code), type, coerces: coerces, key)
            }, type)
    }

    // MARK: Geometric values

    /// The geometric value that starts at an item, or that is in an `NSValue` object or a string.
    func geometry(_ kind: GeometryKind, at index: Int, _ key: String?) throws -> GeometryValue {
        guard items[index].kind == .object else { return try geometry(kind, numbersAt: index, key) }
        let entry = items[index].number
        let foundationClass = try foundationClass(of: entry)
        if foundationClass == .string { return try geometry(kind, text: string(of: entry), key) }
        guard foundationClass == .value else {
            throw unexpectedKind(kind.phrase, items[index], key)
        }
        var reader = GroupReader(self, entry)
        let type = try reader.next(EncodingCode.cString)
        guard type.kind == .cString,
            try unsafe payload(
                strings[Int(entries[Int(type.number)].string)],
                { unsafe kind.encoding.accepts($0, coercesNumbers: coercesNumbers) })
        else {
            throw fail(.unexpectedKind, expected: kind.phrase, found: "a value of another kind", forKey: key)
        }
        let values = try reader.next(kind.encoding)
        try reader.finish()
        return try geometry(kind, numbersAt: values.lowerBound, key)
    }

    private func geometry(_ kind: GeometryKind, numbersAt index: Int, _ key: String?) throws -> GeometryValue {
        if kind == .range {
            return .range(RangeValue(location: try count(index, key), length: try count(index + 1, key)))
        }
        let numbers = try (0..<kind.numberCount).map { number in
            try double(items[index + number], coerces: true, key)
        }
        guard let value = GeometryValue(kind, numbers: numbers) else { throw missingNextValue() }
        return value
    }

    private func count(_ index: Int, _ key: String?) throws -> Int {
        let bits = try integer(items[index], .uint64, coerces: coercesNumbers, key)
        return try rangePart(PropertyListInteger(UInt64(bitPattern: bits)), key)
    }

    // MARK: Values that are objects of Foundation classes

    /// Reads a value of a Foundation class; `nil` if it is missing or nil.
    @inline(__always)
    func value<Value>(
        _ expected: FoundationClass, forKey key: String?, _ read: (_ entry: UInt32) throws -> Value
    ) throws -> Value? {
        try reading {
            guard let entry = try expectedEntry(of: expected, forKey: key) ?? entry(of: expected, forKey: key) else {
                return nil
            }
            return try read(entry)
        }
    }

    private func entry(of expected: FoundationClass, forKey key: String?) throws -> UInt32? {
        guard let index = try find(key, expected.phrase) else { return nil }
        let item = items[index]
        guard case .object = item.kind, try foundationClass(of: item.number) == expected else {
            throw unexpectedKind(expected.phrase, item, key)
        }
        return item.number
    }

    /// The object of a Foundation class under a key, if the key is the one that is expected next. All else, and every
    /// error, is left to `entry(of:forKey:)`.
    @inline(__always)
    private func expectedEntry(of expected: FoundationClass, forKey key: String?) -> UInt32? {
        guard let key, case let index = expectedItem(key), index >= 0, items[index].kind == .object,
            isKnownObject(items[index].number, of: expected)
        else { return nil }
        frame.nextKey &+= 1
        isKindKnown = false
        return items[index].number
    }

    func uuid(of entry: UInt32) throws -> UUID {
        var reader = GroupReader(self, entry)
        let range = try reader.nextBytes(Self.unsignedBytes)
        try reader.finish()
        guard range.count == 16 else { throw reader.contradiction("the 16 bytes of a UUID", found: "\(range.count)") }
        var uuid = UUID().uuid
        try unsafe payload(range) { bytes in
            unsafe withUnsafeMutableBytes(of: &uuid) { unsafe $0.copyMemory(from: bytes) }
        }
        return UUID(uuid: uuid)
    }

    func decimal(of entry: UInt32) throws -> Decimal {
        var reader = GroupReader(self, entry)
        let exponent = try reader.next(EncodingCode.of(.int32)).value
        let isNegative = try reader.nextBoolean()
        let words = try reader.next(Self.mantissa)
        try reader.finish()
        let mantissa = words.compactMap { UInt16(exactly: items[$0].value) }
        guard words.count == 8, mantissa.count == 8, let exponent = Int(exactly: exponent),
            DecimalParts.exponents.contains(exponent)
        else {
            throw reader.contradiction(
                "an exponent from -128 to 127 and 8 words", found: "\(exponent) and \(mantissa.count)")
        }
        var parts = DecimalParts(mantissa: mantissa)
        (parts.isNegative, parts.exponent) = (isNegative, exponent)
        return parts.value
    }

    private static let unsignedBytes = RequestedTypes("[C]")
    private static let signedBytes = RequestedTypes("[c]")
    private static let mantissa = RequestedTypes("[S]")

    /// The text of a string object. All references to the object return the same string.
    func string(of entry: UInt32) throws -> String {
        if let shared = try sharedString(of: Int(entry)) { return shared }
        var reader = GroupReader(self, entry)
        let item = try reader.next(EncodingCode.bytes)
        try reader.finish()
        guard item.kind == .bytes else { throw reader.contradiction("text", found: phrase(for: item)) }
        try charge(item.bytesRange.count)
        guard let string = try unsafe payload(item.bytesRange, { unsafe String(validUTF8: $0) }) else {
            throw reader.contradiction("text in UTF-8", found: "other bytes")
        }
        if frame.isHashing { try chargeSorting(string) }
        if sharedValues.noteReading(of: Int(entry)) { sharedValues.share(string, of: Int(entry)) }
        return string
    }

    func data(of entry: UInt32) throws -> Data {
        var reader = GroupReader(self, entry)
        let count = try reader.next(EncodingCode.of(.int32)).value
        let range = try reader.nextBytes(Self.signedBytes)
        try reader.finish()
        guard count == range.count else { throw reader.contradiction("\(count) bytes", found: "\(range.count)") }
        return try data(range)
    }

    func data(_ range: TypedStreamRange) throws -> Data {
        try charge(range.count)
        return try unsafe payload(range) { unsafe Data($0) }
    }

    func date(of entry: UInt32) throws -> Date {
        var reader = GroupReader(self, entry)
        let time = try reader.next(EncodingCode.double)
        try reader.finish()
        return Date(timeIntervalSinceReferenceDate: Double(bitPattern: UInt64(bitPattern: time.value)))
    }

    func url(of entry: UInt32, _ key: String?, remainingBases: Int) throws -> URL {
        try url(Int(entry), key, remainingBases: remainingBases) {
            var reader = GroupReader(self, entry)
            var base: URL?
            if try reader.nextBoolean() {
                let item = try reader.next(EncodingCode.object)
                guard item.kind == .object, try foundationClass(of: item.number) == .url else {
                    throw reader.contradiction("a base that is a URL", found: phrase(for: item))
                }
                base = try url(of: item.number, key, remainingBases: remainingBases - 1)
            }
            let text = try reader.nextString()
            try reader.finish()
            return (text, base)
        }
    }

    // MARK: Bytes

    /// Calls `body` with a part of the archive. The range was checked when the stream was opened.
    @inline(__always)
    func payload<Result>(
        _ range: TypedStreamRange, _ body: (UnsafeRawBufferPointer) -> Result
    ) throws -> Result {
        do {
            return try stream.payload.withUnsafeBytes(at: range.offset, count: range.count, body)
        } catch {
            throw fail(.corruptArchive, expected: "\(range.count) bytes", found: "the end of the archive")
        }
    }
}

extension TypedStreamItem {
    var integer: PropertyListInteger {
        EncodingCode.isUnsigned(code) ? PropertyListInteger(UInt64(bitPattern: value)) : PropertyListInteger(value)
    }

    /// What identifies the type encoding of a group in its archive: the code, or the number of the text after all codes.
    @inline(__always)
    var typeNumber: UInt32 { kind == .group ? 128 &+ number : UInt32(code) }

    var bytesRange: TypedStreamRange { TypedStreamRange(offset: Int(value), count: Int(number)) }
}

extension GeometryKind {
    /// The type encodings of all kinds, because each is scanned when it is created.
    private static let encodings: [GeometryKind: RequestedTypes] = {
        let all = [point, size, rectangle, range, vector, transform, edgeInsets]
        return Dictionary(uniqueKeysWithValues: all.map { ($0, RequestedTypes($0.typeEncoding)) })
    }()

    var encoding: RequestedTypes { Self.encodings[self] ?? RequestedTypes(typeEncoding) }
}

extension NumberValue {
    init(_ item: TypedStreamItem) {
        switch item.kind {
        case .real where item.code == EncodingCode.float:
            self = .float(Float(bitPattern: UInt32(truncatingIfNeeded: item.value)))
        case .real:
            self = .double(Double(bitPattern: UInt64(bitPattern: item.value)))
        default:
            let isBoolean = EncodingCode.isBoolean(item.code) && item.value & ~1 == 0
            let isLarge = item.code == EncodingCode.of(.uint64) && item.value < 0
            self =
                isBoolean
                ? .boolean(item.value != 0)
                : isLarge ? .largeInteger(UInt64(bitPattern: item.value)) : .integer(item.value)
        }
    }
}
