// The abstract archiver: what every format offers to the classes that encode themselves.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

/// Takes the values of objects and makes an archive of them: the encoding half of Cocoa's NSCoder.
///
/// Classes meet it in ``Coding/encode(with:)`` and call `encode(_:forKey:)` and its kin. A concrete archiver, such as
/// ``KeyedArchiver``, decides what becomes of the values. For a format of your own, subclass it and override the
/// primitives below; a primitive that is not overridden throws `notSupported`.
///
/// In every primitive a `key` of `nil` stands for the next element of the collection that was begun last or, outside of
/// collections, for the next value without a key.
///
/// An archiver is used by one thread at a time. The guide's chapters *Coders* and *Subclassing NSCoder*.
open class Archiver {
    /// Whatever the caller wants the classes to know while they encode themselves.
    public var userInfo: [String: Any] = [:]

    /// How many structures are being encoded inside each other.
    @usableFromInline
    final var structureDepth = 0

    /// The keys of structures' fields, composed once each.
    final lazy var keyScope = KeyScope()

    /// Creates an archiver that has encoded nothing; subclasses of one's own begin with it.
    public init() {}

    /// Whether values can be encoded under keys.
    open var allowsKeyedCoding: Bool { false }

    // MARK: Primitives

    /// Encodes nil.
    open func encodeNull(forKey key: String?) throws {
        throw unsupported("nil", forKey: key)
    }

    /// Encodes a boolean.
    open func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        throw unsupported("a boolean", forKey: key)
    }

    /// Encodes an integer.
    ///
    /// - Parameter value: the integer; of an unsigned type its bit pattern.
    open func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        throw unsupported("an integer", forKey: key)
    }

    /// Encodes a real of 32 bits.
    open func encodeFloatValue(_ value: Float, forKey key: String?) throws {
        throw unsupported("a real", forKey: key)
    }

    /// Encodes a real of 64 bits.
    open func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        throw unsupported("a real", forKey: key)
    }

    /// Encodes a string.
    open func encodeStringValue(_ value: String, forKey key: String?) throws {
        throw unsupported("a string", forKey: key)
    }

    /// Encodes data.
    open func encodeDataValue(_ value: Data, forKey key: String?) throws {
        throw unsupported("data", forKey: key)
    }

    /// Encodes bytes that are no object of their own, or nil: Cocoa's `encodeBytes`.
    ///
    /// An archiver that doesn't override it encodes data.
    open func encodeBytesValue(_ value: Data?, forKey key: String?) throws {
        if let value { try encodeDataValue(value, forKey: key) } else { try encodeNull(forKey: key) }
    }

    /// Encodes numbers of one type: Cocoa's `encodeArray(ofObjCType:count:at:)`.
    ///
    /// An archiver that doesn't override it encodes a collection with the numbers for elements.
    open func encodeNumberArray(_ value: NumberArray, forKey key: String?) throws {
        try value.encodeElements(to: self, forKey: key)
    }

    /// Encodes a property list.
    ///
    /// An archiver that doesn't override it encodes the collections and values that it consists of.
    open func encodePropertyListValue(_ value: PropertyList, forKey key: String?) throws {
        try encodeElements(of: value, forKey: key)
    }

    /// Encodes a date.
    open func encodeDateValue(_ value: Date, forKey key: String?) throws {
        throw unsupported("a date", forKey: key)
    }

    /// Encodes a URL, with its base where it has one.
    open func encodeURLValue(_ value: URL, forKey key: String?) throws {
        throw unsupported("a URL", forKey: key)
    }

    /// Encodes a UUID.
    open func encodeUUIDValue(_ value: UUID, forKey key: String?) throws {
        throw unsupported("a UUID", forKey: key)
    }

    /// Encodes a decimal number.
    open func encodeDecimalValue(_ value: Decimal, forKey key: String?) throws {
        throw unsupported("a decimal number", forKey: key)
    }

    /// Encodes a point, size, rectangle or range.
    open func encodeGeometryValue(_ value: GeometryValue, forKey key: String?) throws {
        throw unsupported("a \(value.kind.phrase)", forKey: key)
    }

    /// Encodes a reference to an object, and sees to it that the object itself is encoded once.
    open func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        throw unsupported("an object", forKey: key)
    }

    /// Encodes a reference to an object that is archived only if something else encodes it unconditionally.
    ///
    /// An archiver that doesn't override it encodes the object. The guide's chapter *Conditional Objects*.
    open func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        try encodeObjectValue(object, forKey: key)
    }

    /// Encodes a reference to an object of whatever class, as another archive held it or as it was made by hand, and
    /// sees to it that the object itself is encoded once.
    open func encodeArchivedObjectValue(_ object: ArchivedObject, forKey key: String?) throws {
        throw unsupported("an object without its class", forKey: key)
    }

    /// Encodes, without a key, the object that a whole archive is made of: Cocoa's `encodeRootObject`.
    ///
    /// An archiver that doesn't override it encodes the object like any other. One that has to see the whole graph
    /// before it writes the first object, to know which conditional references to keep, overrides it.
    open func encodeRootObject(_ object: any Coding) throws {
        try encodeObjectValue(object, forKey: nil)
    }

    /// Encodes, without a key, an object that the reader should get a copy of, where a format tells copies from
    /// references: Cocoa's `encodeBycopyObject`. An archiver that doesn't override it encodes the object.
    open func encodeBycopyObject(_ object: (any Coding)?) throws {
        if let object { try encodeObjectValue(object, forKey: nil) } else { try encodeNull(forKey: nil) }
    }

    /// Encodes, without a key, an object that the reader should get a reference to, where a format tells copies from
    /// references: Cocoa's `encodeByrefObject`. An archiver that doesn't override it encodes the object.
    open func encodeByrefObject(_ object: (any Coding)?) throws {
        if let object { try encodeObjectValue(object, forKey: nil) } else { try encodeNull(forKey: nil) }
    }

    /// Begins a collection: its elements follow, with `nil` for a key.
    ///
    /// - Parameter count: the number of elements; of a dictionary the number of entries, whose keys come first.
    open func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        throw unsupported("a collection", forKey: key)
    }

    /// Ends the collection that was begun last.
    open func endCollection() throws {}

    /// Encodes the next elements of the collection that was begun last. An archiver that doesn't override it is given
    /// one after the other.
    @usableFromInline
    func encodeElements(_ elements: ElementBuffer) throws {
        try encodeEach(elements)
    }

    /// Encodes the next elements of the collection that was begun last, which are objects, if they can be written
    /// without asking any of them; else nothing. An archiver that doesn't override it is given one after the other.
    func encodeObjects(_ objects: BorrowedObjects) throws -> Bool { false }

    /// Begins a structure that is an object of its own, such as an element of a collection: its fields follow, under
    /// their keys.
    open func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        throw unsupported("a structure as an object of its own", forKey: key)
    }

    /// Ends the structure that was begun last.
    open func endStructure() throws {}

    /// Begins values without keys that stand in one group of a sequential archive. By default nothing is written.
    open func beginGroup() throws {}

    /// Ends the group that was begun last.
    open func endGroup() throws {}

    /// Encodes values that were kept when the object was decoded, under their keys. A key that the object encodes
    /// itself takes precedence.
    ///
    /// An archiver that doesn't override it throws `notSupported` where there is a value.
    open func encode(_ unknownValues: UnknownValues) throws {
        if !unknownValues.isEmpty { throw unsupported("unknown values", forKey: nil) }
    }

    /// Begins a set whose members stand each under a key of its own. The members follow, with `nil` for a key.
    @usableFromInline
    func beginElements(_ form: ElementForm, count: Int, forKey key: String?) throws {
        try beginCollection(form == .orderedSet ? .array : .dictionary, count: count, forKey: key)
    }

    /// Ends the set that was begun last.
    ///
    /// - Parameter counts: of a counted set how often it holds each member.
    @usableFromInline
    func endElements(counts: [Int]) throws {
        for count in counts { try encodeIntegerValue(Int64(count), type: .int64, forKey: nil) }
        try endCollection()
    }

    /// Begins an array that Cocoa archives as a mutable one.
    func beginMutableArray(count: Int, forKey key: String?) throws {
        try beginCollection(.array, count: count, forKey: key)
    }

    /// Encodes data that Cocoa archives as mutable data.
    func encodeMutableData(_ value: Data, forKey key: String?) throws {
        try encodeDataValue(value, forKey: key)
    }

    /// Encodes numbers that stand one behind the other: as data with a width and byte order of its own, or, in archives
    /// that know the types of numbers, as those.
    func encodePackedNumbers(
        _ numbers: () -> NumberArray, bytes: UnsafeRawBufferPointer, forKey key: String?
    ) throws {
        try encodeDataValue(Data(bytes), forKey: key)
    }

    /// Checks that a structure may stand under a key, before its fields are encoded.
    func checkKey(_ key: String) throws {}

    /// Encodes a number that is an object, under a key too.
    func encodeNumberObject(_ value: NumberValue, forKey key: String?) throws {
        try value.encodeScalar(to: self, forKey: key)
    }

    /// Encodes a reference to an equal value, if one was noted.
    func encodeShared(_ identity: AnyHashable, forKey key: String?) throws -> Bool { false }

    /// Notes the structure that was begun last for equal values to come.
    func noteShared(_ identity: AnyHashable) {}

    /// The object that is archived in place of another; nil where nil is.
    func replacement(of object: any Coding) throws -> (any Coding)? { try ownReplacement(of: object) }

    /// What objects named to be archived in their place, of an archiver that is written outside of the library.
    final lazy var ownSubstitutes = ArchivedSubstitutes()

    /// The way to the object, collection or structure that is being encoded, for errors; empty where the archiver
    /// doesn't know it.
    open func pathOfEncodedObject() -> String { "" }

    /// The way that the key of the value that is being encoded continues: in a collection, that to the next element.
    func pathOfEncodedValue() -> String { pathOfEncodedObject() }

    /// The number by which the archive already knows an object; it decides the order of sets. By default it knows none.
    func number(of object: AnyObject) -> UInt32? { nil }

    /// What an error becomes that a class or structure threw while its values were asked for, or that
    /// ``failure(_:expected:found:forKey:)`` makes: it ends the archive like any other.
    ///
    /// An archiver that overrides it keeps the first error, returns that one from then on, and throws it from every
    /// later call: an error that a class swallows must not leave half an object in an archive.
    open func ended(by error: any Error) -> any Error { error }

    /// The archiver that a structure's archiver composes keys for; the archiver itself where it is none of these.
    @usableFromInline
    var real: Archiver { self }

    /// How many references may still be followed, in all sets together, to tell apart members that hold equal values.
    final var orderingBudget = firstOrderingBudget

    static let firstOrderingBudget = 1 << 21

    /// Makes an error about a value under a key of what is being encoded, and ends the archive.
    ///
    /// - Parameter key: the value's key; `nil` for the next element, the next value without a key, or no value at all.
    public final func failure(
        _ code: ArchiveError.Code, expected: String, found: String, forKey key: String?
    ) -> ArchiveError {
        let path = [pathOfEncodedValue(), key ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
        let error = ArchiveError(code, path: path, expected: expected, found: found)
        return ended(by: error) as? ArchiveError ?? error
    }

    private func unsupported(_ what: String, forKey key: String?) -> ArchiveError {
        ArchiveError(
            .notSupported, path: key ?? "", expected: "an archiver that encodes \(what)", found: "'\(type(of: self))'")
    }
}

extension Archiver {
    // MARK: Encoding under a key

    /// Encodes a value under a key.
    ///
    /// - Parameter key: any string. Objects share one space of keys with their superclasses. A key that begins with
    ///   `$` is escaped by keyed archivers.
    /// - Throws: ``ArchiveError``, or what the value's own `encode` throws.
    @inlinable
    public final func encode<Value: ArchivableValue>(_ value: Value, forKey key: String) throws {
        try value.encode(to: self, forKey: key)
    }

    /// Encodes a value or nil under a key. The nil is in the archive: ``Unarchiver/containsValue(forKey:)`` finds it.
    @inlinable
    public final func encode<Value: ArchivableValue>(_ value: Value?, forKey key: String) throws {
        if let value {
            try value.encode(to: self, forKey: key)
        } else {
            try encodeNull(forKey: key)
        }
    }

    /// Encodes a value under a key, and nothing at all where it is nil.
    @inlinable
    public final func encodeIfPresent<Value: ArchivableValue>(_ value: Value?, forKey key: String) throws {
        if let value { try value.encode(to: self, forKey: key) }
    }

    /// Encodes a reference to an object that is archived only if something else in the archive encodes it
    /// unconditionally, before or after; otherwise the reference comes back as nil. Encodes nothing where it is nil.
    ///
    /// Meant for references that do not own what they refer to. The guide's chapter *Conditional Objects*.
    @inlinable
    public final func encodeConditional<Value: Coding>(_ object: Value?, forKey key: String) throws {
        if let object { try encodeConditionalObjectValue(object, forKey: key) }
    }

    /// Encodes the version of a class under the class's version key.
    @inlinable
    public final func encodeVersion(_ version: Int, forKey key: String) throws {
        try encodeIntegerValue(Int64(version), type: .int64, forKey: key)
    }
}
