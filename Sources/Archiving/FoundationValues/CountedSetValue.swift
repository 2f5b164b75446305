// Counted sets: members that occur any number of times.

/// A counted set, or bag: Cocoa's NSCountedSet.
///
/// If the members are objects, decode it as you decode a set of objects: in `whenConnected`, when the members have
/// their values.
public struct CountedSetValue<Element: ArchivableValue & Hashable>: Hashable {
    /// The number of occurrences of each member, which is at least one.
    public private(set) var counts: [Element: Int]

    /// Creates an empty set.
    public init() {
        counts = [:]
    }

    /// Creates a set in which each element occurs as often as in a sequence.
    public init(_ elements: some Sequence<Element>) {
        counts = [:]
        for element in elements { counts[element, default: 0] += 1 }
    }

    /// The number of occurrences of an element, which is 0 for an element that isn't a member.
    ///
    /// Setting a number below 1 removes the element.
    public subscript(element: Element) -> Int {
        get { counts[element] ?? 0 }
        set { counts[element] = newValue > 0 ? newValue : nil }
    }
}

extension CountedSetValue: Sendable where Element: Sendable {}

extension CountedSetValue: ArchivableValue {
    /// Encodes the members in an order that is the same in every process.
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        let entries = Array(counts)
        let positions = try archiver.canonicalPositions(of: entries.map(\.key))
        try archiver.beginElements(.countedSet, count: positions.count, forKey: key)
        for position in positions { try entries[position].key.encode(to: archiver, forKey: nil) }
        try archiver.endElements(counts: positions.map { entries[$0].value })
    }

    /// Decodes the set.
    ///
    /// The counts of members that are equal according to the current implementation of their type are added.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> CountedSetValue? {
        try unarchiver.decodeMembers(.countedSet, forKey: key, empty: CountedSetValue()) { members in
            try CountedSetValue(members, unarchiver.elementCounts(members.count), unarchiver: unarchiver)
        }
    }

    private init(_ elements: [Element], _ numbers: [Int], unarchiver: Unarchiver) throws {
        counts = [:]
        for (element, number) in zip(elements, numbers) {
            let (sum, overflow) = (counts[element] ?? 0).addingReportingOverflow(number)
            try unarchiver.require(
                number > 0 && !overflow, .outOfRange, expected: "counts from 1 to \(Int.max)", found: "\(number)")
            counts[element] = sum
        }
    }
}
