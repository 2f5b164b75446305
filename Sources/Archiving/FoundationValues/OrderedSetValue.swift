// Ordered sets: members in an order, each once.

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
        try unarchiver.decodeMembers(.orderedSet, forKey: key, empty: OrderedSetValue([])) { OrderedSetValue($0) }
    }
}
