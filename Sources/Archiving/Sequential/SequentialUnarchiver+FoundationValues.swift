// How the values of Foundation are read, which are objects of Foundation's classes.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    func readString(forKey key: String?) throws -> String? {
        try reading {
            guard let entry = try foundationEntry(.string, forKey: key) else { return nil }
            return try string(of: entry)
        }
    }

    func readData(forKey key: String?) throws -> Data? {
        try reading {
            guard let entry = try foundationEntry(.data, forKey: key) else { return nil }
            if let shared = sharedValue(of: entry) as? SharedCollection<Data> {
                try chargeHashing(shared.value.count)
                return shared.value
            }
            let data = try data(of: entry)
            if meetsAgain(entry) { keep(SharedCollection(data), of: entry) }
            return data
        }
    }

    /// Bytes that are no object; in a collection, which holds nothing else, they are data.
    func readBytes(forKey key: String?) throws -> Data? {
        if isInCollection { return try readData(forKey: key) }
        return try reading {
            guard let place = try find(key, "bytes") else { return nil }
            let item = items[place]
            guard item.kind == .bytes else { throw unexpectedKind("bytes", item, key) }
            return try data(TypedStreamRange(offset: Int(item.value), count: Int(item.number)))
        }
    }

    func readDate(forKey key: String?) throws -> Date? {
        try reading {
            guard let entry = try foundationEntry(.date, forKey: key) else { return nil }
            return Date(timeIntervalSinceReferenceDate: try time(of: entry))
        }
    }

    func readURL(forKey key: String?) throws -> URL? {
        try reading {
            guard let entry = try foundationEntry(.url, forKey: key) else { return nil }
            return try url(of: entry, key, remainingBases: 8)
        }
    }

    func readUUID(forKey key: String?) throws -> UUID? {
        try reading {
            guard let entry = try foundationEntry(.uuid, forKey: key) else { return nil }
            var reader = GroupReader(self, entry)
            let range = try reader.nextBytes(Self.unsignedBytes)
            try reader.finish()
            guard range.count == 16 else { throw reader.contradiction("the 16 bytes of a UUID") }
            var uuid = UUID().uuid
            try payload(range) { bytes in withUnsafeMutableBytes(of: &uuid) { $0.copyMemory(from: bytes) } }
            return UUID(uuid: uuid)
        }
    }

    func readDecimal(forKey key: String?) throws -> Decimal? {
        try reading {
            guard let entry = try foundationEntry(.decimal, forKey: key) else { return nil }
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
    }

    private static let unsignedBytes = EncodingText("[C]")
    private static let signedBytes = EncodingText("[c]")
    private static let mantissa = EncodingText("[S]")

    // MARK: Entries

    /// The object that a value is, which must be one of a class of Foundation.
    func foundationEntry(_ expected: SequentialFoundationClass, forKey key: String?) throws -> UInt32? {
        guard let place = try find(key, expected.phrase) else { return nil }
        let item = items[place]
        guard item.kind == .object, try foundationClass(of: item.number) == expected else {
            throw unexpectedKind(expected.phrase, item, key)
        }
        return item.number
    }

    /// The text of an object that is a string, the same for all references to it.
    func string(of entry: UInt32) throws -> String {
        if let shared = sharedString(of: entry) {
            try chargeHashing(shared.utf8.count)
            return shared
        }
        var reader = GroupReader(self, entry)
        let item = try reader.next(EncodingCode.bytes)
        try reader.finish()
        guard item.kind == .bytes else { throw reader.contradiction("text") }
        let range = TypedStreamRange(offset: Int(item.value), count: Int(item.number))
        try charge(range.count)
        guard let string = try payload(range, { String(validUTF8: $0) }) else {
            throw reader.contradiction("text in UTF-8")
        }
        if meetsAgain(entry) { keep(.string(string), of: entry) }
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

    private func data(_ range: TypedStreamRange) throws -> Data {
        try charge(range.count)
        return try payload(range) { Data($0) }
    }

    func time(of entry: UInt32) throws -> Double {
        var reader = GroupReader(self, entry)
        let time = try reader.next(EncodingCode.double)
        try reader.finish()
        return Double(bitPattern: UInt64(bitPattern: time.value))
    }

    /// The URL that an object is. Parsing takes time with its length, so one that is met again is kept.
    func url(of entry: UInt32, _ key: String?, remainingBases: Int) throws -> URL {
        if let shared = sharedValue(of: entry) as? SharedCollection<URL> {
            try chargeHashing(shared.value.relativeString.utf8.count)
            return shared.value
        }
        guard remainingBases > 0 else {
            throw failure(.invalidValue, expected: "a URL with few bases", found: "more of them", forKey: key)
        }
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
        try charge(text.utf8.count)
        guard let url = URL(string: text, relativeTo: base) else {
            throw failure(.invalidValue, expected: "a URL", found: "'\(text.prefix(80))'", forKey: key)
        }
        if meetsAgain(entry) { keep(SharedCollection(url), of: entry) }
        return url
    }

    // MARK: Bytes

    /// Calls `body` with a part of the archive, which the reader of the stream has checked.
    func payload<Result>(
        _ range: TypedStreamRange, _ body: (UnsafeRawBufferPointer) -> Result
    ) throws -> Result {
        do {
            return try stream.payload.withUnsafeBytes(at: range.offset, count: range.count, body)
        } catch {
            throw failure(
                .corruptArchive, expected: "\(range.count) bytes", found: "the end of the archive", forKey: nil)
        }
    }
}
