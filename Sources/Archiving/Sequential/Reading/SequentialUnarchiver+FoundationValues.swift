// Reads Foundation values, which are stored as objects of Foundation's classes.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    /// Reads a value of a Foundation class; `nil` if it is missing or nil.
    @inline(__always)
    func value<Value>(
        _ expected: SequentialFoundationClass, forKey key: String?, _ read: (_ entry: UInt32) throws -> Value
    ) throws -> Value? {
        try reading { try entry(of: expected, forKey: key).map(read) }
    }

    /// The entry of a value of a Foundation class.
    private func entry(of expected: SequentialFoundationClass, forKey key: String?) throws -> UInt32? {
        guard let index = try find(key, expected.phrase) else { return nil }
        let item = items[index]
        guard case .object = item.kind, try foundationClass(of: item.number) == expected else {
            throw unexpectedKind(expected.phrase, item, key)
        }
        return item.number
    }

    func uuid(of entry: UInt32) throws -> UUID {
        var reader = GroupReader(self, entry)
        let range = try reader.nextBytes(Self.unsignedBytes)
        try reader.finish()
        guard range.count == 16 else { throw reader.contradiction("the 16 bytes of a UUID") }
        var uuid = UUID().uuid
        try payload(range) { bytes in withUnsafeMutableBytes(of: &uuid) { $0.copyMemory(from: bytes) } }
        return UUID(uuid: uuid)
    }

    func decimal(of entry: UInt32) throws -> Decimal {
        var reader = GroupReader(self, entry)
        let exponent = try reader.next(EncodingCode.of(.int32)).value
        let isNegative = try reader.nextBoolean()
        let words = try reader.next(Self.mantissa)
        try reader.finish()
        guard words.count == 8, let exponent = Int(exactly: exponent), DecimalParts.exponents.contains(exponent)
        else { throw reader.contradiction("an exponent from -128 to 127 and 8 words") }
        var parts = DecimalParts(isNegative: isNegative, exponent: exponent)
        for (number, word) in words.enumerated() {
            let bits = UInt64(UInt16(truncatingIfNeeded: items[word].value)) << UInt64(number % 4 * 16)
            if number < 4 { parts.low |= bits } else { parts.high |= bits }
        }
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
        guard item.kind == .bytes else { throw reader.contradiction("text") }
        try charge(item.bytesRange.count)
        guard let string = try payload(item.bytesRange, { String(validUTF8: $0) }) else {
            throw reader.contradiction("text in UTF-8")
        }
        if isHashing { try chargeSorting(string) }
        if sharedValues.noteReading(of: Int(entry)) { sharedValues.share(string, of: Int(entry)) }
        return string
    }

    func data(of entry: UInt32) throws -> Data {
        var reader = GroupReader(self, entry)
        let count = try reader.next(EncodingCode.of(.int32)).value
        let range = try reader.nextBytes(Self.signedBytes)
        try reader.finish()
        guard count == range.count else { throw reader.contradiction("\(count) bytes and not \(range.count)") }
        return try data(range)
    }

    func data(_ range: TypedStreamRange) throws -> Data {
        try charge(range.count)
        return try payload(range) { Data($0) }
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
                    throw reader.contradiction("a base that is a URL")
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
