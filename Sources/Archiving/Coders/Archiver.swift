// The abstract archiver: the methods that classes call to encode themselves, and the primitives of a format.
//
// The lane lives as long as the archiver: a keyed archiver owns one, and all others share one that is never freed.
// Memory with elements is lent for a call.

public import PropertyLists

/// An abstract class that turns the values of objects into an archive: the encoding half of Cocoa's NSCoder.
///
/// An archiver is passed to ``Coding/encode(with:)``, which calls `encode(_:forKey:)` and the related methods. A
/// concrete archiver, such as ``KeyedArchiver``, defines how the values are stored; ``FormatArchiver`` is that of custom
/// formats.
///
/// The methods throw ``ArchiveError``: `notSupported`, `outOfRange` or `invalidValue` if the archive has no form for the
/// value, `classNotArchivable` or `codingRefused` if an object's class can't be archived, `limitExceeded`, `rejected`
/// for any other error of a class, `finished` after the end of the archive, and after an error the same error again.
///
/// Use an archiver from one thread at a time. See *Coders* in Apple's *Archives and Serializations Programming
/// Guide*.
@safe
public class Archiver {
    /// Values that the caller provides to the classes while they encode themselves.
    public var userInfo = [String: Any]()

    /// The limits on the archive that is written. Set them before the first value is encoded.
    ///
    /// They bound the objects and bytes of an archive. In custom formats they bound objects and the depth of structures.
    public final var limits: ArchiveLimits {
        get { currentLimits }
        set { currentLimits = newValue }
    }

    /// A closure that is called once for about each thousand objects, and once when all objects are encoded. It receives
    /// the number of encoded objects, and of those that are known so far, which grows while objects refer to new ones.
    ///
    /// What it throws ends the archive, so `{ _, _ in try Task.checkCancellation() }` cancels with the task. It is called on the
    /// thread that archives. Set it before the first value is encoded.
    public final var onProgress: ((_ completed: Int, _ known: Int) throws -> Void)? {
        get { progress.report }
        set { progress.report = newValue }
    }

    private final var currentLimits = ArchiveLimits()

    // Accesses are not checked for exclusivity here and below: these properties are touched with each value or object, by
    // one thread, and nothing that changes one of them calls out meanwhile. With all checks, an office takes 1.3 times the
    // instructions to write.
    @safe @exclusivity(unchecked) final var progress = ProgressReporter()

    @usableFromInline
    final var structureDepth = 0

    /// The short way for entries, which only keyed archivers have.
    @usableFromInline final let lane: UnsafeMutablePointer<Lane>

    /// The prefix of the keys of the structure whose fields are being encoded, or the sequence that the keys identify
    /// values of; `nil` while keys are complete.
    @usableFromInline
    @safe @exclusivity(unchecked) final var keyScope: KeyScope?

    /// The prefix with which the key of the field that is being encoded was composed.
    final var fieldScope: KeyScope?

    /// The complete keys of structures and elements, composed once each.
    @usableFromInline final lazy var completeKeys = KeyScope()

    final var classNames = ClassNames.shared.withLock { $0 }

    init() {
        unsafe lane = Lane.none
    }

    init(lane: UnsafeMutablePointer<Lane>) {
        unsafe self.lane = lane
    }

    /// A Boolean value that indicates whether the archiver can encode values under keys.
    public var allowsKeyedCoding: Bool { false }

    func classNameChanged(of type: any Coding.Type) {}

    /// Encodes, without a key, the root object of a whole archive: Cocoa's `encodeRootObject`.
    ///
    /// In a keyed archive the object is encoded like any other.
    ///
    /// - Throws: ``ArchiveError``, as `encode(_:)` of a value does, with `notSupported` for a second root object in an
    ///   archive that has one.
    public func encodeRootObject(_ object: any Coding) throws {
        try encodeObjectValue(object, forKey: nil)
    }

    /// Encodes, under their keys, the unknown values that were preserved when the object was decoded.
    ///
    /// A key that the object itself encodes takes precedence.
    ///
    /// - Throws: ``ArchiveError`` with code `notSupported` if there are any values and the archiver isn't a keyed one.
    public func encode(_ unknownValues: UnknownValues) throws {
        if !unknownValues.isEmpty { throw unsupported("unknown values", forKey: nil) }
    }

    /// Ends the archive with an error about a value of the object that is being encoded, and returns the error to throw.
    ///
    /// ```swift
    /// if name.isEmpty { throw archiver.fail(expected: "a name", found: "none", forKey: "name") }
    /// ```
    ///
    /// - Parameters:
    ///   - code: The kind of error, for programs that distinguish them.
    ///   - expected: What would be right, such as "a name": a phrase that follows "expected".
    ///   - found: What there is instead, which follows "found".
    ///   - key: The value's key; `nil` for the next element, the next value without a key, or an error that isn't about
    ///     a single value.
    public final func fail(
        _ code: ArchiveError.Code = .invalidValue, expected: String, found: String, forKey key: String? = nil
    ) -> ArchiveError {
        let path = ArchivePath.joined(pathOfEncodedValue(), key: completeKey(key) ?? "")
        let error = ArchiveError(code, path: path, expected: expected, found: found)
        return ended(by: error) as? ArchiveError ?? error
    }

    // MARK: Primitives, which formats override
    //
    // A key of nil represents the next element of the innermost open collection or, outside of collections, the next value
    // without a key. Any other key is complete: a field `x` of a structure under the key `origin` arrives as `origin.x`.
    // Classes and structures call `encode` and its variants, which compose these keys.

    /// Encodes a value without parts.
    @usableFromInline
    package func encodeLeaf(_ leaf: ArchivedLeaf, forKey key: String?) throws {
        throw unsupported("\(leaf.kind)", forKey: key)
    }

    // The most frequent leaves, which the library's archivers encode without an `ArchivedLeaf`.

    @usableFromInline
    func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        try encodeLeaf(.boolean(value), forKey: key)
    }

    /// - Parameter value: The integer; for an unsigned type, its bit pattern.
    @usableFromInline
    func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        try encodeLeaf(.integer(value, type: type), forKey: key)
    }

    @usableFromInline
    func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        try encodeLeaf(.double(value), forKey: key)
    }

    @usableFromInline
    func encodeStringValue(_ value: String, forKey key: String?) throws {
        try encodeLeaf(.string(value), forKey: key)
    }

    @usableFromInline
    func encodeDateValue(_ value: Date, forKey key: String?) throws {
        try encodeLeaf(.date(value), forKey: key)
    }

    /// Encodes an array of numbers of one type: Cocoa's `encodeArray(ofObjCType:count:at:)`.
    ///
    /// The default implementation encodes a collection whose elements are the numbers.
    func encodeNumberArray(_ value: NumberArray, forKey key: String?) throws {
        try value.encodeElements(to: self, forKey: key)
    }

    /// Encodes a property list.
    ///
    /// The default implementation encodes the collections and values that the property list consists of.
    package func encodePropertyListValue(_ value: PropertyList, forKey key: String?) throws {
        try encodeElements(of: value, forKey: key)
    }

    /// Encodes a property list as an object, also where ``encodePropertyListValue(_:forKey:)`` has an older form for
    /// values without keys.
    package func encodePropertyListObject(_ value: PropertyList, forKey key: String?) throws {
        try encodePropertyListValue(value, forKey: key)
    }

    /// Encodes a reference to an object, and ensures that the object itself is encoded once.
    @usableFromInline
    package func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        throw unsupported("an object", forKey: key)
    }

    /// Encodes a reference to an object that is archived only if something else encodes it unconditionally.
    ///
    /// The default implementation encodes the object. See *Conditional Objects* in Apple's *Archives and Serializations
    /// Programming Guide*.
    @usableFromInline
    package func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        try encodeObjectValue(object, forKey: key)
    }

    /// Encodes a reference to an ``ArchivedObject``, and ensures that the object itself is encoded once.
    ///
    /// The object can have any class. It was read from another archive or created by the program.
    func encodeArchivedObjectValue(_ object: ArchivedObject, forKey key: String?) throws {
        throw unsupported("an object without its class", forKey: key)
    }

    /// Encodes, without a key, an object of which the reader should get a copy: Cocoa's `encodeBycopyObject`.
    ///
    /// Custom formats archive the object again. Others encode it like any other, as in Cocoa.
    ///
    /// - Throws: ``ArchiveError``, as `encode(_:)` of a value does.
    public func encodeBycopyObject(_ object: (any Coding)?) throws {
        if let object { try encodeObjectValue(object, forKey: nil) } else { try encodeLeaf(.null, forKey: nil) }
    }

    /// Encodes, without a key, an object to which the reader should get a reference: Cocoa's `encodeByrefObject`.
    ///
    /// Custom formats archive the object only if something else does. Others encode it like any other, as in Cocoa.
    ///
    /// - Throws: ``ArchiveError``, as `encode(_:)` of a value does.
    public func encodeByrefObject(_ object: (any Coding)?) throws {
        if let object { try encodeObjectValue(object, forKey: nil) } else { try encodeLeaf(.null, forKey: nil) }
    }

    /// Begins a collection, whose elements follow with a key of `nil`.
    ///
    /// - Parameter count: The number of elements; for a dictionary, the number of entries, all of whose keys are
    ///   encoded before the values.
    @usableFromInline
    package func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        throw unsupported("a collection", forKey: key)
    }

    /// Ends the innermost open collection.
    ///
    /// The default implementation does nothing.
    @usableFromInline
    package func endCollection() throws {}

    /// Encodes the next elements of the innermost open collection. The default implementation encodes them one by one.
    @usableFromInline
    func encodeElements(_ elements: ElementBuffer) throws {
        try unsafe encodeEach(elements)
    }

    /// Encodes an array without elements. The default implementation encodes any collection.
    @usableFromInline
    func encodeEmptyArray(forKey key: String?) throws {
        try beginCollection(.array, count: 0, forKey: key)
        try endCollection()
    }

    /// Encodes an array whose elements have nothing inside them. The default implementation encodes any collection.
    @usableFromInline
    func encodeLeaves(_ elements: ElementBuffer, forKey key: String?) throws {
        try unsafe beginCollection(.array, count: elements.count, forKey: key)
        try unsafe encodeElements(elements)
        try endCollection()
    }

    /// Encodes the next elements of the innermost open collection, which are objects. Returns false and encodes nothing if
    /// they have to be encoded one by one, as the default implementation does.
    func encodeObjects(_ objects: BorrowedObjects) throws -> Bool { false }

    /// Begins a structure that is stored as a separate object, such as an element of a collection.
    ///
    /// The fields follow under their keys.
    @usableFromInline
    package func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        throw unsupported("a structure as a separate object", forKey: key)
    }

    /// Ends the innermost open structure.
    ///
    /// The default implementation does nothing.
    @usableFromInline
    package func endStructure() throws {}

    /// Begins a group of values without keys in a sequential archive.
    ///
    /// The default implementation writes nothing.
    @usableFromInline
    package func beginGroup() throws {}

    /// Ends the innermost open group.
    ///
    /// The default implementation does nothing.
    @usableFromInline
    package func endGroup() throws {}

    /// Begins an ordered or counted set. The members follow with a key of `nil`.
    ///
    /// The default implementation begins an array, or a dictionary whose values are the counts.
    package func beginElements(_ form: ElementForm, count: Int, forKey key: String?) throws {
        try beginCollection(form == .orderedSet ? .array : .dictionary, count: count, forKey: key)
    }

    /// Ends the innermost open ordered or counted set.
    ///
    /// - Parameter counts: How often a counted set contains each member; otherwise empty.
    package func endElements(counts: [Int]) throws {
        for count in counts { try encodeIntegerValue(Int64(count), type: .int64, forKey: nil) }
        try endCollection()
    }

    /// Begins a collection that Cocoa archives as a mutable one. It is encoded like one that isn't.
    ///
    /// The default implementation begins a collection.
    package func beginMutableCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        try beginCollection(kind, count: count, forKey: key)
    }

    /// Begins an ordered set that Cocoa archives as a mutable one. It is encoded like one that isn't.
    ///
    /// The default implementation begins an ordered set.
    package func beginMutableOrderedSet(count: Int, forKey key: String?) throws {
        try beginElements(.orderedSet, count: count, forKey: key)
    }

    /// Encodes packed numbers: as data, or as an array of numbers in a format that records the types of numbers.
    ///
    /// The default implementation encodes data.
    ///
    /// - Parameters:
    ///   - numbers: Returns the numbers.
    ///   - bytes: The numbers with the width and byte order that the schema declares.
    func encodePackedNumbers(
        _ numbers: () -> NumberArray, bytes: UnsafeRawBufferPointer, forKey key: String?
    ) throws {
        try unsafe encodeLeaf(.data(Data(bytes)), forKey: key)
    }

    /// Checks that a structure can be encoded under a key, before its fields are encoded.
    ///
    /// The default implementation does nothing.
    func checkKey(_ key: String) throws {}

    /// Encodes a reference to an equal value that is already archived, if there is one.
    ///
    /// The default implementation returns false.
    func encodeShared(_ identity: AnyHashable, forKey key: String?) throws -> Bool { false }

    /// Registers the innermost open structure, so that equal values that follow are encoded as references to it.
    ///
    /// The default implementation does nothing.
    func noteShared(_ identity: AnyHashable) {}

    /// The object to archive instead of an object; nil to archive nil.
    func replacement(of object: any Coding) throws -> (any Coding)? { try ownReplacement(of: object) }

    /// The replacements that objects named.
    @safe @exclusivity(unchecked) final var ownSubstitutes = ArchivedSubstitutes()

    /// Returns the path to the object, collection or structure that is being encoded, for error messages.
    ///
    /// The path is empty if the archiver doesn't track it. The default implementation returns an empty path.
    func pathOfEncodedObject() -> String { "" }

    /// Returns the path that the key of the next value continues: in a collection, that of the next element.
    ///
    /// The default implementation returns the path to the object.
    func pathOfEncodedValue() -> String { pathOfEncodedObject() }

    /// Returns the number of an object that is already in the archive, which decides the order of sets.
    ///
    /// The default implementation returns nil.
    func number(of object: AnyObject) -> UInt32? { nil }

    /// Records an error that ends the archive, and returns the error to throw.
    ///
    /// The archiver calls this method with errors that a class or structure throws while it is encoded, and with errors
    /// that ``fail(_:expected:found:forKey:)`` creates. The default implementation returns the error.
    ///
    /// An override stores the first error, returns that error from then on, and throws it from every later call. An
    /// error that a class catches and ignores must not leave half an object in an archive.
    @usableFromInline
    func ended(by error: any Error) -> any Error { error }

    // MARK: Values of a sequence, in archives without keys

    /// The scope in which keys identify the values of a class or structure; `nil` if the archive contains keys, or if
    /// the type has no sequence.
    func scope(of type: Any.Type) -> KeyScope? { nil }

    /// Whether objects of sequential archives can be written as these contain them.
    var writesArchivedForms: Bool { false }

    /// Whether a value of a sequence follows the values that were written, all of them in the order of the sequence.
    func isNextValue(_ number: Int) -> Bool { false }

    /// Whether a key is that of the next value, which earlier objects encoded under it in the order of the sequence.
    func isNextKey(_ key: KeyBits) -> Bool { false }

    /// Begins the values of an object or structure whose keys are in a scope, at the first step of the scope.
    func beginValues(at step: Int) {}

    /// Begins a value of a sequence. Its groups follow.
    ///
    /// - Parameter number: The index of the value; `nil` for the next value without a key.
    func beginValue(_ number: Int?, of sequence: WrittenSequence) throws {}

    /// Ends the value that was begun last.
    ///
    /// - Parameters:
    ///   - bits: The key of a value that ``encodesNext(_:_:forKey:)`` can encode in later objects; otherwise no key.
    ///   - key: The key of the value, for errors.
    ///   - code: The code of the value; 0 if it has several, or if only its step is known.
    func endValue(_ bits: KeyBits, of key: String?, _ code: UInt8) throws {}

    /// Encodes a number if its key is that of the next value of the sequence. Otherwise, and if anything else forbids it,
    /// does nothing and returns false.
    ///
    /// - Parameter code: The type code of the number.
    @usableFromInline
    func encodesNext(_ bits: Int64, _ code: UInt8, forKey key: String) -> Bool { false }

    /// Encodes a string, likewise.
    @usableFromInline
    func encodesNext(_ string: String, forKey key: String) throws -> Bool { false }

    func endValues(of sequence: WrittenSequence) throws {}

    /// Runs a closure that only asks for keys: none of them is that of the next value.
    func withoutSteps(_ body: () throws -> Void) throws { try body() }

    /// The number of references that may still be followed, for all sets together, to distinguish members with equal
    /// values.
    final var orderingBudget = firstOrderingBudget

    static let firstOrderingBudget = 1 << 21

    private func unsupported(_ what: String, forKey key: String?) -> ArchiveError {
        ArchiveError(
            .notSupported, path: key ?? "", expected: "an archiver that encodes \(what)", found: "'\(type(of: self))'")
    }
}
