// The values that an archive stores once, however often they are encoded.
//
//     strings, data   hash of the bytes ──▶ entries with that hash, whose bytes in the payload are compared
//     long ones       address ──▶ entry                          see LongValues
//     all others      identity ──▶ entry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import TypedStreams

/// The entries of the values that a sequential archiver has written.
struct SequentialValues {
    /// Identifies a value that is not a string or data. Numbers are identified by their bits.
    enum Identity: Hashable {
        case null
        case number(code: UInt8, bits: Int64)
        case date(UInt64)
        case url(base: UInt32, relative: UInt32)
        case uuid(UUID)
        case decimal(DecimalParts)
        case geometry(GeometryKind, bits: [Int64])
    }

    enum BytesKind {
        case string
        case data
    }

    private struct Bytes {
        let kind: BytesKind
        let range: TypedStreamRange
        let entry: UInt32

        /// The index of another value with the same hash, plus 1; 0 if there is none.
        let next: UInt32
    }

    var entries: [Identity: UInt32] = [:]
    var longStrings = LongValues<String>()
    var longData = LongValues<Data>()
    private var bytes: [Bytes] = []

    /// The index of the last value with a hash, plus 1.
    private var placesByHash = NumberTable()

    // MARK: Bytes

    /// The hash of a value's bytes, never 0. It differs between processes, and the archive does not depend on it.
    func hash(_ value: UnsafeRawBufferPointer, _ kind: BytesKind) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(bytes: value)
        return UInt64(bitPattern: Int64(hasher.finalize())) | 1
    }

    /// The entry of equal bytes of the same kind.
    func entry(
        of value: UnsafeRawBufferPointer, _ kind: BytesKind, hash: UInt64, in payload: [UInt8]
    ) -> UInt32? {
        var place = placesByHash[hash] ?? 0
        while place > 0 {
            let known = bytes[Int(place) - 1]
            if known.kind == kind, known.range.count == value.count,
                payload[known.range.offset..<known.range.offset + known.range.count].elementsEqual(value)
            {
                return known.entry
            }
            place = known.next
        }
        return nil
    }

    mutating func note(_ range: TypedStreamRange, _ kind: BytesKind, hash: UInt64, entry: UInt32) {
        bytes.append(Bytes(kind: kind, range: range, entry: entry, next: placesByHash[hash] ?? 0))
        placesByHash.set(UInt32(truncatingIfNeeded: bytes.count), for: hash)
    }
}
