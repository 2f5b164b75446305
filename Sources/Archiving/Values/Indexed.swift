// Elements that have a key each.

/// Elements under the keys `name[0]`, `name[1]` and so on: the archived form of a field of type `indexed [T]`.
///
/// An empty array writes nothing: a required field then decodes as empty, and an optional field as nil. As an element
/// of a collection, where elements have no keys, the value is stored as an array.
@_spi(GeneratedCode)
public struct Indexed<Element: ArchivableValue>: ArchivableValue {
    /// The elements.
    public let elements: [Element]

    /// Creates a value that wraps elements.
    public init(_ elements: [Element]) {
        self.elements = elements
    }

    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        guard let key else { return try elements.encode(to: archiver, forKey: nil) }
        for (number, element) in elements.enumerated() {
            try element.encode(to: archiver, forKey: archiver.completeKeys.elementKey(key, number))
        }
    }

    /// Decodes elements until a key is missing.
    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Indexed? {
        guard let key, !unarchiver.standsWhole(forKey: key) else {
            return try [Element].decodeIfPresent(from: unarchiver, forKey: key).map { Indexed($0) }
        }
        var elements: [Element] = []
        var number = 0
        while case let elementKey = unarchiver.completeKeys.elementKey(key, number),
            Element.isArchived(in: unarchiver, forKey: elementKey)
        {
            if let element = try Element.decodeIfPresent(from: unarchiver, forKey: elementKey) {
                elements.append(element)
            } else if try unarchiver.retiredClassName(forKey: elementKey) == nil {
                throw unarchiver.nilValue(forKey: elementKey)
            }
            number += 1
        }
        return number == 0 ? nil : Indexed(elements)
    }

    public static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> Indexed? {
        guard let key, !unarchiver.standsWhole(forKey: key) else {
            return try [Element].decodeLeniently(from: unarchiver, forKey: key).map { Indexed($0) }
        }
        var elements: [Element] = []
        var number = 0
        while case let elementKey = unarchiver.completeKeys.elementKey(key, number),
            Element.isArchived(in: unarchiver, forKey: elementKey)
        {
            if let element = try unarchiver.decodeOrLose(Element.self, forKey: elementKey) { elements.append(element) }
            number += 1
        }
        return number == 0 ? nil : Indexed(elements)
    }

    @inlinable
    public static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool {
        if unarchiver.standsWhole(forKey: key) { return unarchiver.containsValue(forKey: key) }
        return Element.isArchived(in: unarchiver, forKey: unarchiver.completeKeys.elementKey(key, 0))
    }

    @inlinable
    public static func valueForMissingKey(in unarchiver: Unarchiver, forKey key: String) throws -> Indexed {
        if unarchiver.containsValue(forKey: key) { throw unarchiver.nilValue(forKey: key) }
        return Indexed([])
    }
}

@_spi(GeneratedCode)
extension Indexed: Equatable where Element: Equatable {}
@_spi(GeneratedCode)
extension Indexed: Hashable where Element: Hashable {}
@_spi(GeneratedCode)
extension Indexed: Sendable where Element: Sendable {}
