// Index sets and index paths, and how Cocoa packs their integers: seven bits in each byte.
//
//     1000  ──▶  e8 07        the low bits first; the high bit of a byte means that another one follows

public import PropertyLists

/// A set of indexes: Cocoa's NSIndexSet.
public struct IndexSetValue: Hashable, Sendable {
    /// The ranges of indexes.
    ///
    /// The ranges are in ascending order, with gaps between them. No range is empty, and all indexes are from 0 to
    /// `Int.max`.
    public private(set) var ranges: [Range<Int>]

    /// Creates a set of the indexes in ranges, which can be in any order.
    ///
    /// Negative indexes are ignored.
    public init(_ ranges: [Range<Int>] = []) {
        self.ranges = []
        let ascending = ranges.map { max($0.lowerBound, 0)..<max($0.upperBound, 0) }.filter { !$0.isEmpty }
            .sorted { $0.lowerBound < $1.lowerBound }
        for range in ascending { append(range) }
    }

    /// Creates a set of single indexes, which can be in any order.
    ///
    /// Negative indexes and `Int.max` are ignored.
    public init(_ indexes: some Sequence<Int>) {
        self.init(indexes.filter { $0 >= 0 && $0 < Int.max }.map { $0..<($0 + 1) })
    }

    /// Returns a Boolean value that indicates whether the set contains an index.
    ///
    /// - Complexity: O(*n*) in the number of ranges.
    public func contains(_ index: Int) -> Bool {
        ranges.contains { $0.contains(index) }
    }

    /// Adds a range that begins no earlier than the last one.
    private mutating func append(_ range: Range<Int>) {
        guard let last = ranges.last, range.lowerBound <= last.upperBound else { return ranges.append(range) }
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    }
}

extension IndexSetValue: ArchivableValue, FoundationValue {
    private static let countKey = "NSRangeCount"
    private static let locationKey = "NSLocation"
    private static let lengthKey = "NSLength"
    private static let packedKey = "NSRangeData"

    static let foundationForm = FoundationForm<IndexSetValue>(.indexSet) { set, archiver in
        let ranges = set.ranges
        try archiver.encode(ranges.count, forKey: countKey)
        let integers = ranges.flatMap { [$0.lowerBound, $0.count] }
        try archiver.encodePacked(integers, singleKeys: [locationKey, lengthKey], packedKey)
    } decode: { unarchiver in
        var set = IndexSetValue()
        let count = try unarchiver.count(forKey: countKey)
        let integers = try unarchiver.packed(count, singleKeys: [locationKey, lengthKey], packedKey)
        guard integers.count % 2 == 0, integers.count / 2 == count else {
            throw unarchiver.fail(expected: "\(count) ranges", found: "\(integers.count) integers", forKey: packedKey)
        }
        for index in stride(from: 0, to: integers.count, by: 2) {
            let (end, overflow) = integers[index].addingReportingOverflow(integers[index + 1])
            guard !overflow, end > integers[index], integers[index] >= set.ranges.last?.upperBound ?? 0 else {
                throw unarchiver.fail(
                    expected: "ranges that ascend", found: "\(integers[index + 1]) indexes from \(integers[index])")
            }
            set.append(integers[index]..<end)
        }
        return set
    }
}

/// Encoding throws ``ArchiveError`` with code `outOfRange` if an index is negative, because archives can't contain
/// negative indexes.
extension IndexPath: ArchivableValue, FoundationValue {
    private static let lengthKey = "NSIndexPathLength"
    private static let indexKey = "NSIndexPathValue"
    private static let packedKey = "NSIndexPathData"

    static let foundationForm = FoundationForm<IndexPath>(.indexPath) { path, archiver in
        let indexes = Array(path)
        if let negative = indexes.first(where: { $0 < 0 }) {
            throw archiver.fail(
                .outOfRange, expected: "indexes that are not negative", found: "\(negative)", forKey: nil)
        }
        try archiver.encode(indexes.count, forKey: lengthKey)
        try archiver.encodePacked(indexes, singleKeys: [indexKey], packedKey)
    } decode: { unarchiver in
        let count = try unarchiver.count(forKey: lengthKey)
        let indexes = try unarchiver.packed(count, singleKeys: [indexKey], packedKey)
        guard indexes.count == count else {
            throw unarchiver.fail(expected: "\(count) indexes", found: "\(indexes.count)", forKey: packedKey)
        }
        return IndexPath(indexes: indexes)
    }
}

// MARK: - Packed integers

/// Packs and unpacks integers that are not negative.
package enum PackedIntegers {
    static func data(of integers: [Int]) -> Data {
        var bytes: [UInt8] = []
        for integer in integers {
            var rest = UInt(bitPattern: integer)
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
        }
        return Data(bytes)
    }

    /// The integers in bytes; `nil` if the last one is cut off, or one is larger than `Int.max`.
    package static func integers(of data: Data) -> [Int]? {
        var integers: [Int] = []
        var integer: UInt64 = 0
        var shift: UInt64 = 0
        for byte in data {
            let bits = UInt64(byte & 0x7F)
            guard shift < 63 else { return nil }
            integer |= bits << shift
            if byte & 0x80 != 0 {
                shift += 7
                continue
            }
            guard let value = Int(exactly: integer) else { return nil }
            integers.append(value)
            (integer, shift) = (0, 0)
        }
        return shift == 0 ? integers : nil
    }
}

extension Archiver {
    /// Encodes the integers of some elements: those of a single one under a key each, others packed.
    fileprivate func encodePacked(_ integers: [Int], singleKeys: [String], _ packedKey: String) throws {
        if integers.count == singleKeys.count {
            for (integer, key) in zip(integers, singleKeys) { try encode(integer, forKey: key) }
        } else if !integers.isEmpty {
            try encodeLeaf(.mutableData(PackedIntegers.data(of: integers)), forKey: packedKey)
        }
    }
}

extension Unarchiver {
    /// Decodes packed integers; `nil` if the key is missing or its value is nil.
    func packedIntegers(forKey key: String) throws -> [Int]? {
        guard let data = try dataValue(forKey: key) else { return nil }
        guard let integers = PackedIntegers.integers(of: data) else {
            throw fail(expected: "packed integers", found: "other bytes", forKey: key)
        }
        return integers
    }

    /// Decodes the integers of some elements: those of a single one have a key each, others are packed. A value under
    /// a key for another number of elements would be lost.
    fileprivate func packed(_ count: Int, singleKeys: [String], _ packedKey: String) throws -> [Int] {
        for key in count == 1 ? [packedKey] : singleKeys
        where containsValue(forCompleteKey: key) && !containsNull(forCompleteKey: key) {
            throw fail(expected: "no value for a count of \(count)", found: "one", forKey: key)
        }
        // Foundation writes data without bytes for an empty set. The callers compare the count.
        if count == 0 { return try packedIntegers(forKey: packedKey) ?? [] }
        if count == 1 { return try singleKeys.map { try self.count(forKey: $0) } }
        guard let integers = try packedIntegers(forKey: packedKey) else { throw missingValue(forKey: packedKey) }
        return integers
    }

    /// Decodes an integer that is a count or a position.
    fileprivate func count(forKey key: String) throws -> Int {
        let count = try decode(Int.self, forKey: key)
        try require(count >= 0, .outOfRange, expected: "a number from 0 to \(Int.max)", found: "\(count)", forKey: key)
        return count
    }
}
