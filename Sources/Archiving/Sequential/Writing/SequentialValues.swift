// The values that an archive holds once, however often they are encoded.
//
//     strings, data   hash of the bytes ──▶ entries with it, whose bytes in the payload are compared
//     long ones       address ──▶ entry                          see LongValues
//     all others      what tells them apart ──▶ entry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import TypedStreams

/// Where the values of a sequential archive are that were written.
struct SequentialValues {
    /// What tells values apart that are no strings or data: numbers by their bits.
    enum Identity: Hashable {
        case null
        case number(code: UInt8, bits: Int64)
        case date(UInt64)
        case url(base: UInt32, relative: UInt32)
        case uuid(UUID)
        case decimal(DecimalParts)
        case geometry(GeometryKind, bits: [Int64])
    }

    /// Whether bytes are a string's or data.
    enum BytesKind {
        case string
        case data
    }

    private struct Bytes {
        let kind: BytesKind
        let range: TypedStreamRange
        let entry: UInt32

        /// The place of another value with the same hash, one more; 0 where there is none.
        let next: UInt32
    }

    var entries: [Identity: UInt32] = [:]
    var longStrings = LongValues<String>()
    var longData = LongValues<Data>()
    private var bytes: [Bytes] = []

    /// The place of the last value with a hash, one more.
    private var placesByHash = NumberTable()

    // MARK: Bytes

    /// The hash of a value's bytes, never 0; it differs from process to process, and decides nothing that is seen.
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

    /// Notes bytes that were written.
    mutating func note(_ range: TypedStreamRange, _ kind: BytesKind, hash: UInt64, entry: UInt32) {
        bytes.append(Bytes(kind: kind, range: range, entry: entry, next: placesByHash[hash] ?? 0))
        placesByHash.set(UInt32(truncatingIfNeeded: bytes.count), for: hash)
    }
}
