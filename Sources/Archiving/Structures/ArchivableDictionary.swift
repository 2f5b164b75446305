// Structures that are archived as dictionaries whose keys are strings.
//
//     Coordinate(latitude: 52.5, longitude: 13.4)   ◀──▶   NSDictionary { latitude: 52.5, longitude: 13.4 }
//
// While such a structure is encoded or decoded, the coder's scope is that of its dictionary. `encode` and `decode` take
// the keys, and the primitives get elements without keys.

/// A structure that is archived as a dictionary whose keys are strings, as Cocoa archives a dictionary of values.
///
/// The dictionary is one object under the key of the structure, so that no keys are composed. Each value has the form of
/// an element of a collection: a number is an object. Keys that the structure doesn't ask for are passed over, and of
/// entries with equal keys the first counts. The structure can't contain references to objects, because a dictionary
/// exists before the objects in it are connected.
public protocol ArchivableDictionary: ArchivableStructure {}

extension ArchivableDictionary {
    /// Returns true: the key of the dictionary shows that there is one.
    public static func isArchived(in unarchiver: Unarchiver) -> Bool { true }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeDictionary(forKey: key) { try encode(with: archiver) }
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        try unarchiver.decodeDictionary(Self.self, forKey: key)
    }

    public static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool {
        unarchiver.containsValue(forKey: key)
    }

    public static func valueForMissingKey(in unarchiver: Unarchiver, forKey key: String) throws -> Self {
        throw unarchiver.containsValue(forKey: key)
            ? unarchiver.nilValue(forKey: key) : unarchiver.missingValue(forKey: key)
    }
}

/// The keys of a dictionary that a structure is encoded to, or decoded from.
final class DictionaryKeys {
    private(set) var all: [String]

    /// The position of the first entry with each key.
    private let positions: [String: Int]

    /// The number of values that were encoded; `nil` while the keys are collected.
    private var valueCount: Int?

    /// Creates the keys of a dictionary that is decoded.
    init(_ keys: [String] = []) {
        all = keys
        positions = Dictionary(zip(keys, keys.indices)) { first, _ in first }
    }

    /// The number of the value under a key among all elements, of which the keys come first.
    func element(forKey key: String) -> Int? { positions[key].map { all.count + $0 } }

    func beginValues() { valueCount = 0 }

    /// Takes the key of a value, and returns whether the value follows now; `nil` for another key than before.
    func take(_ key: String) -> Bool? {
        guard let number = valueCount else {
            all.append(key)
            return false
        }
        valueCount = number + 1
        return number < all.count && all[number] == key ? true : nil
    }
}

extension Archiver {
    /// Encodes a dictionary, all of whose keys come before the values: a structure is asked twice.
    final func encodeDictionary(forKey key: String?, _ body: () throws -> Void) throws {
        try checkDepth(of: "structures", forKey: key)
        let keys = DictionaryKeys()
        let scope = KeyScope(dictionary: keys)
        try nesting {
            try withoutSteps { try encodingKeys(of: scope, body) }
            try beginCollection(.dictionary, count: keys.all.count, forKey: key)
            try encodeElements(keys.all)
            keys.beginValues()
            try encodingKeys(of: scope, body)
            try endCollection()
        }
    }

    /// Encodes the value of an entry, or takes its key.
    final func encodeEntry(_ key: String?, of keys: DictionaryKeys, _ body: (String?) throws -> Void) throws {
        guard let key, let isValue = keys.take(key) else {
            throw fail(
                .notSupported, expected: "the same keys each time", found: key == nil ? "no key" : "another one",
                forKey: key)
        }
        guard isValue else { return }
        let scope = keyScope
        (keyScope, fieldScope) = (nil, nil)
        defer { keyScope = scope }
        try body(nil)
    }
}

extension Unarchiver {
    final func decodeDictionary<Structure: ArchivableDictionary>(
        _ type: Structure.Type, forKey key: String?
    ) throws -> Structure? {
        try decodeCollection(.dictionary, forKey: key) { count in
            try decodingKeys(count: count) { try nesting { try Structure(coder: self) } }
        }
    }

    /// Decodes the keys of the open dictionary. Until the closure returns, values are found by them.
    final func decodingKeys<Result>(count: Int, _ body: () throws -> Result) throws -> Result {
        let keys = DictionaryKeys(try decodeElements(String.self, count: count))
        return try decodingKeys(of: KeyScope(dictionary: keys), body)
    }

    /// Decodes the value under a key of the dictionary that a structure is decoded from.
    ///
    /// - Parameter body: Decodes the next element.
    final func decodingEntry<Result>(forKey key: String, _ body: () throws -> Result?) throws -> Result? {
        guard let scope = keyScope, let element = scope.dictionary?.element(forKey: key) else { return nil }
        try moveToElement(element)
        (keyScope, fieldScope) = (nil, nil)
        defer { keyScope = scope }
        return try body()
    }

    /// Decodes what is under a key of the structure that is being decoded, if any. Until the closure returns, keys are
    /// complete.
    ///
    /// - Parameter body: Decodes the value under its complete key; `nil` for an entry, which is the next element.
    final func readingField<Result>(_ key: String, _ body: (String?) throws -> Result?) throws -> Result? {
        guard let keyScope else { return try body(key) }
        if keyScope.isOfDictionary { return try decodingEntry(forKey: key) { try body(nil) } }
        return try decodingField { try body(keyScope.composed(key)) }
    }

    /// Decodes an entry that must be present.
    @usableFromInline
    final func decodeEntry<Value: ArchivableValue>(_ type: Value.Type, forKey key: String) throws -> Value {
        guard let value = try entryIfPresent(type, forKey: key, isRequired: true) else {
            throw containsValue(forKey: key) ? nilValue(forKey: key) : missingValue(forKey: key)
        }
        if isDiscovering { try endDiscovery() }
        return value
    }

    /// Decodes an entry, or nil. Where a value is required, the null object is one of the type `AnyValue`.
    @usableFromInline
    final func entryIfPresent<Value: ArchivableValue>(
        _ type: Value.Type, forKey key: String, isRequired: Bool = false
    ) throws -> Value? {
        try decodingEntry(forKey: key) {
            let isValue = Value.self == NullValue.self || isRequired && Value.self == AnyValue.self
            if !isValue, try takeNullElement() { return nil }
            return try Value.decodeIfPresent(from: self, forKey: nil)
        }
    }

    /// Whether a dictionary holds a value, or nil, under a key.
    @usableFromInline
    final func containsEntry(forKey key: String) -> Bool { keyScope?.dictionary?.element(forKey: key) != nil }

    /// Whether a dictionary holds nil under a key. An error is remembered: the next call that decodes throws it.
    @usableFromInline
    final func containsNullEntry(forKey key: String) -> Bool {
        let isNull = try? decodingEntry(forKey: key) {
            switch try kindOfValue(forKey: nil) {
            case nil, .null: true
            default: false
            }
        }
        return isNull ?? false
    }
}
