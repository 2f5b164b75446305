// Sets of indexes, by their ranges.

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

extension IndexSetValue: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSIndexSet") }

    private static let countKey = "NSRangeCount"
    private static let locationKey = "NSLocation"
    private static let lengthKey = "NSLength"
    private static let packedKey = "NSRangeData"

    func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(ranges.count, forKey: Self.countKey)
        if let range = ranges.first, ranges.count == 1 {
            try archiver.encode(range.lowerBound, forKey: Self.locationKey)
            try archiver.encode(range.count, forKey: Self.lengthKey)
        } else if !ranges.isEmpty {
            let integers = ranges.flatMap { [$0.lowerBound, $0.count] }
            try archiver.encodeMutableData(PackedIntegers.data(of: integers), forKey: Self.packedKey)
        }
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> IndexSetValue {
        var set = IndexSetValue()
        let count = try unarchiver.count(forKey: countKey)
        if count == 0 { return set }
        var integers: [Int] = []
        if count == 1 {
            integers = [try unarchiver.count(forKey: locationKey), try unarchiver.count(forKey: lengthKey)]
        } else {
            guard let packed = try unarchiver.packedIntegers(forKey: packedKey) else {
                throw unarchiver.missingValue(forKey: packedKey)
            }
            integers = packed
        }
        guard integers.count % 2 == 0, integers.count / 2 == count else {
            throw unarchiver.invalidValue("\(count) ranges", found: "\(integers.count) integers", forKey: packedKey)
        }
        for place in stride(from: 0, to: integers.count, by: 2) {
            let (end, overflow) = integers[place].addingReportingOverflow(integers[place + 1])
            guard !overflow, end > integers[place], integers[place] >= set.ranges.last?.upperBound ?? 0 else {
                throw unarchiver.invalidValue(
                    "ranges that ascend", found: "\(integers[place + 1]) indexes from \(integers[place])")
            }
            set.append(integers[place]..<end)
        }
        return set
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> IndexSetValue? {
        try unarchiver.decodeInstance(IndexSetValue.self, forKey: key)
    }
}
