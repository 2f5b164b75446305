// Turns a value into bytes that can be compared, as far as a number of objects reaches.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An archiver whose archive is never read: it exists to tell values apart.
///
/// Each value is a tag and its bytes, each object the name of its class and its entries, in the order in which they are met. Numbers
/// are written so that the order of the bytes is theirs.
final class FingerprintArchiver: Archiver {
    /// Fingerprints never reach further: telling two equal halves of a huge graph apart must not cost the square of its size.
    static let maximumObjectLimit = 32_768

    private(set) var bytes: [UInt8] = []

    /// Whether the fingerprint holds all that can be reached.
    private(set) var isComplete = true

    private let objectLimit: Int
    private let archiver: Archiver
    private var objects: [any Coding] = []
    private var numbers: [ObjectIdentifier: UInt32] = [:]
    private var encodedCount = 0

    private enum Tag: UInt8 {
        case null, boolean, integer, real, string, data, date, url, uuid, knownObject, object, collection, end, key
    }

    init(objectLimit: Int, archiver: Archiver) {
        self.objectLimit = objectLimit
        self.archiver = archiver
        super.init()
        userInfo = archiver.userInfo
    }

    override var allowsKeyedCoding: Bool { archiver.allowsKeyedCoding }

    /// Encodes the objects that were met, up to the limit.
    func encodePendingObjects() throws {
        while encodedCount < min(objects.count, objectLimit) {
            let object = objects[encodedCount]
            encodedCount += 1
            append(.object, key: nil)
            append(type(of: object).archivedClass.name)
            try object.encode(with: self)
            append(.end, key: nil)
        }
        isComplete = encodedCount == objects.count
    }

    private func append(_ tag: Tag, key: String?) {
        if let key {
            bytes.append(Tag.key.rawValue)
            append(key)
        }
        bytes.append(tag.rawValue)
    }

    /// The text and a zero: no text is the beginning of another, and the order is that of the texts.
    private func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(0)
    }

    private func append(_ number: UInt64) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }

    private func append(_ number: Double) {
        // Flipping all bits of a negative number and the sign of others puts bit patterns into the order of the numbers.
        let bits = number.bitPattern
        append(bits >> 63 == 1 ? ~bits : bits | 1 << 63)
    }

    // MARK: Primitives

    override func encodeNull(forKey key: String?) throws {
        append(.null, key: key)
    }

    override func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        append(.boolean, key: key)
        bytes.append(value ? 1 : 0)
    }

    override func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        append(.integer, key: key)
        append(type.isUnsigned ? UInt64(bitPattern: value) : UInt64(bitPattern: value) ^ 1 << 63)
    }

    override func encodeFloatValue(_ value: Float, forKey key: String?) throws {
        append(.real, key: key)
        append(Double(value))
    }

    override func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        append(.real, key: key)
        append(value)
    }

    override func encodeStringValue(_ value: String, forKey key: String?) throws {
        append(.string, key: key)
        append(value)
    }

    override func encodeDataValue(_ value: Data, forKey key: String?) throws {
        append(.data, key: key)
        append(UInt64(value.count))
        bytes.append(contentsOf: value)
    }

    override func encodeDateValue(_ value: Date, forKey key: String?) throws {
        append(.date, key: key)
        append(value.timeIntervalSinceReferenceDate)
    }

    override func encodeURLValue(_ value: URL, forKey key: String?) throws {
        append(.url, key: key)
        append(value.relativeString)
        append(value.baseURL?.absoluteString ?? "")
    }

    override func encodeUUIDValue(_ value: UUID, forKey key: String?) throws {
        append(.uuid, key: key)
        withUnsafeBytes(of: value.uuid) { bytes.append(contentsOf: $0) }
    }

    override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        if let number = archiver.number(of: object) {
            append(.knownObject, key: key)
            append(UInt64(number))
        } else {
            append(.object, key: key)
            append(UInt64(reach(object)))
        }
    }

    override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        // It may not be in the archive at all: only that there is one is told.
        append(.knownObject, key: key)
    }

    override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        append(.collection, key: key)
        append(UInt64(count))
    }

    override func endCollection() throws {
        append(.end, key: nil)
    }

    /// The number of an object in this fingerprint; it is encoded later.
    private func reach(_ object: any Coding) -> UInt32 {
        if let number = numbers[ObjectIdentifier(object)] { return number }
        let number = UInt32(truncatingIfNeeded: objects.count)
        numbers[ObjectIdentifier(object)] = number
        objects.append(object)
        return number
    }
}
