// Ordered sets and counted sets, whose members have a key each.
//
//     NSOrderedSet   { NS.object.0: UID 2, NS.object.1: UID 3, $class }
//     NSCountedSet   { NS.count: 2, NS.object0: UID 2, NS.count0: 5, NS.object1: UID 3, NS.count1: 1, $class }

/// An ordered set: Cocoa's NSOrderedSet.
///
/// If the members are objects, decode it as you decode a set of objects: in `whenConnected`, when the members have
/// their values.
public struct OrderedSetValue<Element: ArchivableValue & Hashable>: Hashable {
    /// The members in their order.
    public let elements: [Element]

    /// Creates a set from elements. Of equal elements, the first is used.
    public init(_ elements: [Element]) {
        var members = Set<Element>(minimumCapacity: elements.count)
        self.elements = elements.filter { members.insert($0).inserted }
    }
}

extension OrderedSetValue: Sendable where Element: Sendable {}

extension OrderedSetValue: ExpressibleByArrayLiteral {
    /// Creates a set from elements, as ``init(_:)`` does.
    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }
}

extension OrderedSetValue: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.beginElements(.orderedSet, count: elements.count, forKey: key)
        try archiver.encodeElements(elements)
        try archiver.endElements(counts: [])
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> OrderedSetValue? {
        try unarchiver.decodeMembers(.orderedSet, forKey: key, empty: OrderedSetValue([])) {
            OrderedSetValue($0.compactMap(\.self))
        }
    }

    public static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> OrderedSetValue? {
        try unarchiver.decodeMembersLeniently(.orderedSet, forKey: key, empty: OrderedSetValue([])) {
            OrderedSetValue($0.compactMap(\.self))
        }
    }
}

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

extension CountedSetValue: ExpressibleByArrayLiteral {
    /// Creates a set in which each element occurs as often as in the literal.
    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }
}

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
    ///
    /// - Throws: ``ArchiveError``: `outOfRange` for a count that isn't positive, or as ``Unarchiver`` describes.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> CountedSetValue? {
        try unarchiver.decodeMembers(.countedSet, forKey: key, empty: CountedSetValue()) {
            try CountedSetValue($0, unarchiver: unarchiver)
        }
    }

    public static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> CountedSetValue? {
        try unarchiver.decodeMembersLeniently(.countedSet, forKey: key, empty: CountedSetValue()) {
            try CountedSetValue($0, unarchiver: unarchiver)
        }
    }

    /// - Parameter members: The members of the innermost open set, with nil for those that are left out.
    private init(_ members: [Element?], unarchiver: Unarchiver) throws {
        counts = [:]
        for case (let element?, let number) in try zip(members, unarchiver.elementCounts(members.count)) {
            let (sum, overflow) = (counts[element] ?? 0).addingReportingOverflow(number)
            try unarchiver.require(
                number > 0 && !overflow, .outOfRange, expected: "counts from 1 to \(Int.max)", found: "\(number)")
            counts[element] = sum
        }
    }
}

// MARK: For generated code

extension OrderedSetValue {
    /// Returns a set of other members. Of those that become equal, the first is used.
    @_spi(GeneratedCode)
    public func mapMembers<Other>(_ body: (Element) throws -> Other) rethrows -> OrderedSetValue<Other> {
        try OrderedSetValue<Other>(elements.map(body))
    }

    /// Returns a set of other members, without those for which the closure returns nil. Of those that become equal, the
    /// first is used.
    @_spi(GeneratedCode)
    public func compactMapMembers<Other>(_ body: (Element) throws -> Other?) rethrows -> OrderedSetValue<Other> {
        try OrderedSetValue<Other>(elements.compactMap(body))
    }
}

extension CountedSetValue {
    /// Returns a set of other members. The counts of those that become equal are added.
    @_spi(GeneratedCode)
    public func mapMembers<Other>(_ body: (Element) throws -> Other) rethrows -> CountedSetValue<Other> {
        try compactMapMembers { try body($0) }
    }

    /// Returns a set of other members, without those for which the closure returns nil. The counts of those that become
    /// equal are added.
    @_spi(GeneratedCode)
    public func compactMapMembers<Other>(_ body: (Element) throws -> Other?) rethrows -> CountedSetValue<Other> {
        var result = CountedSetValue<Other>()
        for (element, count) in counts {
            guard let other = try body(element) else { continue }
            let (sum, overflow) = result[other].addingReportingOverflow(count)
            result[other] = overflow ? .max : sum
        }
        return result
    }
}

extension ReleaseList {
    /// Empties a set and releases its members without recursion.
    public static func release<Element>(_ set: inout OrderedSetValue<Element>) {
        if !set.elements.isEmpty { drop(exchange(&set, [])) }
    }

    /// Empties a set and releases its members without recursion.
    public static func release<Element>(_ set: inout CountedSetValue<Element>) {
        if !set.counts.isEmpty { drop(exchange(&set, [])) }
    }
}

/// The sets that only Foundation has.
package enum ElementForm: Sendable {
    /// An ordered set: its keys are numbered without a gap; the archive doesn't contain their number.
    case orderedSet

    /// A counted set: each member also has a key for the number of its occurrences.
    case countedSet

    private var foundationClass: FoundationClass { self == .orderedSet ? .orderedSet : .countedSet }

    private static let orderedSetStructure = ArchivedStructure(.orderedSet)
    private static let countedSetStructure = ArchivedStructure(.countedSet)
    static let mutableOrderedSet = ArchivedStructure(.mutableOrderedSet)

    var structure: ArchivedStructure { self == .orderedSet ? Self.orderedSetStructure : Self.countedSetStructure }

    /// Whether a name is that of the class or of its mutable variant, and not of another subclass.
    func isClass(named name: String) -> Bool { FoundationClass.byName[name]?.immutable == foundationClass }

    /// The part of a member's key before its number.
    var memberKey: String { self == .orderedSet ? FoundationKey.orderedMember : FoundationKey.countedMember }
}

extension Unarchiver {
    /// Decodes a set. Its members are hashed when they are connected; until then it is empty.
    ///
    /// - Parameter makeSet: Makes the set of its members, with nil for objects of retired classes.
    final func decodeMembers<Member: ArchivableValue, Value>(
        _ form: ElementForm, forKey key: String?, empty: @autoclosure () -> Value,
        _ makeSet: ([Member?]) throws -> Value
    ) throws -> Value? {
        guard let count = try beginElements(form, forKey: key) else { return nil }
        return try sharing {
            var leftOut: [Int] = []
            let members = try decodeElements(Member.self, count: count, leftOut: &leftOut)
            if isDiscovering { return empty() }
            try connectMetObjects()
            return try makeSet(Self.restoring(members, leftOut))
        } end: {
            try endCollection()
        }
    }
}
