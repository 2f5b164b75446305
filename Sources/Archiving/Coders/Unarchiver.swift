// The abstract unarchiver: what every format offers to the classes that are created from it.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import PropertyLists

/// Gives objects their values back from an archive: the decoding half of Cocoa's NSCoder.
///
/// Classes meet it in ``Coding/init(coder:)`` and ``Coding/connect(with:)`` and call `decode(_:forKey:)` and its kin.
/// For a format of your own, subclass it and override the primitives below; a primitive that is not overridden throws
/// `notSupported`.
///
/// Every primitive that returns a value returns nil where the key is missing or holds nil, and throws where something
/// else stands. A `key` of `nil` stands for the next element of the collection that was begun last or, outside of
/// collections, for the next value without a key.
///
/// An unarchiver is used by one thread at a time. The guide's chapters *Coders* and *Subclassing NSCoder*.
open class Unarchiver {
    /// Whatever the caller wants the classes to know while they are decoded.
    public var userInfo: [String: Any] = [:]

    /// Whether sets and dictionaries only make their elements known: the first of two runs of an action that was left
    /// to the end, in which no element is connected yet and none may be hashed.
    @usableFromInline
    @exclusivity(unchecked) final var isMeeting = false

    /// Whether a raw value was read that its enum doesn't know, and another case stands for it; of the unarchiver that
    /// ``real`` names.
    @usableFromInline
    @exclusivity(unchecked) final var metUnknownValue = false

    /// Whether events are noted for a report.
    @usableFromInline
    @exclusivity(unchecked) final var isReporting = false

    /// Whether the collection that was begun last was met before, as it was when it was begun.
    @usableFromInline
    @exclusivity(unchecked) final var collectionState = CollectionState.unknown

    /// How many structures are being decoded inside each other.
    @usableFromInline
    @exclusivity(unchecked) final var structureDepth = 0

    /// The keys of structures' fields, composed once each.
    final lazy var keyScope = KeyScope()

    /// Creates an unarchiver that has decoded nothing; subclasses of one's own begin with it.
    public init() {}

    /// Whether values can be decoded by key.
    open var allowsKeyedCoding: Bool { false }

    // MARK: Primitives

    /// Whether a value is there under a key; a nil that was encoded counts.
    open func containsValue(forKey key: String) -> Bool { false }

    /// Whether nil was encoded under a key.
    ///
    /// It tells an optional structure's nil, which stands under the structure's own key, from another value there. An
    /// unarchiver that doesn't override it takes every value under such a key for nil.
    open func containsNull(forKey key: String) -> Bool { containsValue(forKey: key) }

    /// A boolean.
    open func boolValue(forKey key: String?) throws -> Bool? {
        throw unsupported("a boolean", forKey: key)
    }

    /// An integer of any width that lies in the range of a type; of an unsigned type its bit pattern.
    open func integerValue(type: IntegerType, forKey key: String?) throws -> Int64? {
        throw unsupported("an integer", forKey: key)
    }

    /// A real of either width, as 32 bits.
    open func floatValue(forKey key: String?) throws -> Float? {
        throw unsupported("a real", forKey: key)
    }

    /// A real of either width, as 64 bits.
    open func doubleValue(forKey key: String?) throws -> Double? {
        throw unsupported("a real", forKey: key)
    }

    /// A string.
    open func stringValue(forKey key: String?) throws -> String? {
        throw unsupported("a string", forKey: key)
    }

    /// Data.
    open func dataValue(forKey key: String?) throws -> Data? {
        throw unsupported("data", forKey: key)
    }

    /// Bytes that are no object of their own. An unarchiver that doesn't override it decodes data.
    open func bytesValue(forKey key: String?) throws -> Data? {
        try dataValue(forKey: key)
    }

    /// Numbers of one type, which is the one that was encoded. An unarchiver that doesn't override it decodes a
    /// collection with the numbers for elements.
    open func numberArrayValue(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        try NumberArray.decodeElements(kind, from: self, forKey: key)
    }

    /// A property list: what stands there, with everything in it, if it is of the kinds that property lists have.
    open func propertyListValue(forKey key: String?) throws -> PropertyList? {
        throw unsupported("a property list", forKey: key)
    }

    /// A date.
    open func dateValue(forKey key: String?) throws -> Date? {
        throw unsupported("a date", forKey: key)
    }

    /// A URL.
    open func urlValue(forKey key: String?) throws -> URL? {
        throw unsupported("a URL", forKey: key)
    }

    /// A UUID.
    open func uuidValue(forKey key: String?) throws -> UUID? {
        throw unsupported("a UUID", forKey: key)
    }

    /// A decimal number.
    open func decimalValue(forKey key: String?) throws -> Decimal? {
        throw unsupported("a decimal number", forKey: key)
    }

    /// A point, size, rectangle or range, whichever is asked for.
    open func geometryValue(_ kind: GeometryKind, forKey key: String?) throws -> GeometryValue? {
        throw unsupported("a \(kind.phrase)", forKey: key)
    }

    /// The object that a reference names, created if it is met for the first time.
    ///
    /// - Parameter type: the class that the object must have or inherit from; checked before the object is created.
    open func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        throw unsupported("an object", forKey: key)
    }

    /// The object that a reference names, created if it is met for the first time, of any class that the reader allows.
    open func anyObjectValue(forKey key: String?) throws -> (any Coding)? {
        throw unsupported("an object of any class", forKey: key)
    }

    /// The object that a reference leads to, whatever its class, as the archive holds it.
    open func archivedObjectValue(forKey key: String?) throws -> ArchivedObject? {
        throw unsupported("an object without its class", forKey: key)
    }

    /// Begins to read a collection and returns the number of its elements; of a dictionary the number of its entries,
    /// whose keys come first. Returns nil, and begins nothing, where the key is missing or holds nil.
    open func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        throw unsupported("a collection", forKey: key)
    }

    /// Ends the collection that was begun last.
    open func endCollection() throws {}

    /// Decodes the next elements of the collection that was begun last until there are as many as are wanted. An
    /// unarchiver that doesn't override it is asked for one after the other.
    ///
    /// - Parameter filledCount: how many elements of the space are initialized.
    @usableFromInline
    func decodeElements(into space: ElementSpace, count: Int, filledCount: inout Int) throws {
        while filledCount < count {
            try decodeElement(into: space, at: filledCount)
            filledCount += 1
        }
    }

    /// Begins to read a structure that is an object of its own, such as an element of a collection, and checks its
    /// name. Returns false, and begins nothing, where the key is missing or holds nil.
    open func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        throw unsupported("a structure as an object of its own", forKey: key)
    }

    /// Ends the structure that was begun last.
    open func endStructure() throws {}

    /// Begins to read values without keys that stand in one group of a sequential archive. By default nothing is read.
    open func beginGroup() throws {}

    /// Ends the group that was begun last.
    open func endGroup() throws {}

    /// Whether a structure under a key is an object of its own, as in archives without keys, and its fields have no
    /// composed keys.
    @usableFromInline
    func standsWhole(forKey key: String) -> Bool { false }

    /// The version of a class of the object that is being decoded, as it was archived; 0 where none was.
    ///
    /// An unarchiver that doesn't override it reads the class's version key, or has no versions where it has no keys.
    open func version(ofClass type: any Coding.Type) throws -> Int {
        try allowsKeyedCoding ? keyedVersion(ofClass: type) : 0
    }

    /// Leaves an action to the end of decoding, when all references are connected. It decodes from the object that
    /// asks.
    ///
    /// For what must not see an unconnected object: sets of objects, and dictionaries whose keys are objects, since
    /// they hash them. An action runs twice: until its first value is decoded, so that the objects in it become known
    /// and connected; and as a whole when everything is connected. Actions of objects that were met later run first.
    /// At the top level an action runs with the next object that is decoded.
    ///
    /// - Complexity: O(1), beside what the action does.
    open func whenConnected(_ action: @escaping () throws -> Void) {}

    /// Leaves an action to the very end, when the whole graph is read and connected, sets and dictionaries of objects
    /// too: for what an object computes from others.
    ///
    /// Actions of objects that were met later run first, those of one object in the order of the calls. They run once
    /// for each root, and not at all where decoding failed. An action may not decode: that is an error, and the root's
    /// decoding throws it.
    open func whenDecoded(_ action: @escaping () -> Void) {}

    /// The values of the object that is being created whose keys no class of its chain declares; none by default.
    ///
    /// For classes whose `archivedClass` tells its `keys`. The values are kept as the archive holds them: no object is
    /// created for them, and none of their classes needs permission.
    open func unknownValues() throws -> UnknownValues { UnknownValues() }

    /// What stands under a key or as the next element, which stays the next; `nil` where the key is missing or holds
    /// nil.
    func kindOfValue(forKey key: String?) throws -> ValueKind? {
        throw unsupported("values of any kind", forKey: key)
    }

    /// Begins to read a set whose members stand each under a key of its own, and returns their number.
    @usableFromInline
    func beginElements(_ form: ElementForm, forKey key: String?) throws -> Int? {
        try beginCollection(form == .orderedSet ? .array : .dictionary, forKey: key)
    }

    /// How often the counted set that was begun last, and whose members are decoded, holds each of them.
    @usableFromInline
    func elementCounts(_ count: Int) throws -> [Int] {
        try decodeElements(Int.self, count: count)
    }

    /// The next packed numbers without a key, in an archive that holds them as an array of numbers behind their count;
    /// `nil` where they are data.
    func nextPackedNumbers(_ kind: NumberKind) throws -> NumberArray? { nil }

    /// Data that is only looked at: it may lie in the archive and ends with it.
    func dataView(forKey key: String?) throws -> Data? {
        try dataValue(forKey: key)
    }

    /// The version of the structure that was begun last, in an archive that holds versions elsewhere than under keys.
    func versionOfStructure() -> Int? { nil }

    /// The name of the class of the structure that was begun last, and those of its superclasses.
    func classNamesOfStructure() -> [String] { [] }

    /// Counts copies of values that are decoded once and stand in several places.
    func chargeCopies(_ count: Int) throws {}

    /// How many values that may be of any kind were decoded, copies counted.
    final var anyValueCount = 0

    // MARK: Errors

    /// Makes an error about the value under a key of the object that is being decoded, and ends the archive's decoding:
    /// from here on every call throws it.
    open func failure(
        _ code: ArchiveError.Code, expected: String, found: String, forKey key: String?
    ) -> ArchiveError {
        ArchiveError(code, path: key ?? "", expected: expected, found: found)
    }

    private func unsupported(_ what: String, forKey key: String?) -> ArchiveError {
        failure(
            .notSupported, expected: "an unarchiver that decodes \(what)", found: "'\(Self.self)'", forKey: key)
    }

    /// What an error becomes that a structure threw while it was decoded: it ends the decoding like any other.
    @usableFromInline
    func ended(by error: any Error) -> any Error { error }

    // MARK: Reports

    /// Notes an event for the report; called where ``isReporting`` says so.
    @usableFromInline
    func note(_ event: DecodingEvent, forKey key: String?) {}

    // MARK: Structures

    /// The unarchiver that a structure's unarchiver composes keys for; the unarchiver itself where it is none of these.
    @usableFromInline
    var real: Unarchiver { self }

    /// How many structures may be decoded inside each other.
    var maximumStructureDepth: Int { Self.maximumNesting }

    /// How deep structures may nest where nothing else is said: each takes a part of the stack.
    static let maximumNesting = 32

    // MARK: Collections

    /// Connects all objects that were met, where none is being created or connected: sets and dictionaries hash their
    /// elements next.
    @usableFromInline
    func connectMetObjects() throws {}

    /// The collection or structure that was begun last, if it was decoded before and kept.
    @usableFromInline
    func sharedCollection() -> AnyObject? { nil }

    /// Whether the collection or structure that was begun last is met a second time and should be kept.
    @usableFromInline
    var keepsCollection: Bool { false }

    /// Keeps the collection or structure that was begun last for those that refer to it.
    @usableFromInline
    func keepCollection(_ collection: AnyObject) {}
}
