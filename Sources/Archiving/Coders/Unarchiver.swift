// The abstract unarchiver: the methods that classes call to decode themselves, and the primitives of a format.
//
// Memory for elements is lent for a call, and filled from its beginning up to its count.

public import PropertyLists

/// An abstract class that reads the values of objects from an archive: the decoding half of Cocoa's NSCoder.
///
/// An unarchiver is passed to ``Coding/init(coder:)`` and ``Coding/connect(with:)``, which call `decode(_:forKey:)` and
/// the related methods. ``KeyedUnarchiver`` reads keyed archives, ``FormatUnarchiver`` those in custom formats.
///
/// The methods throw ``ArchiveError``: `missingValue`, `unexpectedKind`, `outOfRange` or `invalidValue` for a value;
/// `classNotAllowed`, `unexpectedClass`, `retiredClass`, `newerVersion`, `codingRefused` or `unconnectableCycle` for an
/// object; `corruptArchive`, `limitExceeded` or `notSupported`; `rejected` for any other error of a class; `finished`
/// after decoding has finished; and after an error the same error again.
///
/// Use an unarchiver from one thread at a time. See *Coders* in Apple's *Archives and Serializations Programming Guide*.
public class Unarchiver {
    /// Values that the caller provides to the classes while they are decoded.
    public var userInfo = [String: Any]()

    // Accesses to what follows are not checked for exclusivity, as in `GraphUnarchiver`: each value and key makes some.

    /// True during the discovery pass of a deferred action: elements of sets and dictionaries are created but not
    /// hashed, because they are not connected yet.
    @usableFromInline
    @safe @exclusivity(unchecked) final var isDiscovering = false

    /// Whether a raw value was read that its enum doesn't define, so that another case represents it.
    @usableFromInline
    @safe @exclusivity(unchecked) final var sawUnknownValue = false

    @usableFromInline
    @safe @exclusivity(unchecked) final var isReporting = false

    /// Whether the innermost open collection had been encountered before it was opened.
    @usableFromInline
    @safe @exclusivity(unchecked) final var collectionState = CollectionState.unknown

    @usableFromInline
    @safe @exclusivity(unchecked) final var structureDepth = 0

    /// The types of the open structures that are separate objects.
    @safe @exclusivity(unchecked) final var structureTypes = GrowingBuffer<ObjectIdentifier>()

    /// The prefix of the keys of the structure whose fields are being decoded; `nil` while keys are complete.
    @usableFromInline
    @safe @exclusivity(unchecked) final var keyScope: KeyScope?

    /// The prefix with which the key of the field that is being decoded was composed.
    @safe @exclusivity(unchecked) final var fieldScope: KeyScope?

    /// The nesting depth of the structures under keys that are being read or looked up.
    @safe @exclusivity(unchecked) final var scopeDepth = 0

    /// The complete keys of structures and elements, composed once each.
    @usableFromInline final lazy var completeKeys = KeyScope()

    /// The version keys of classes and structures. They are made once each, because keys are recognized by their strings,
    /// which are retained.
    final var knownVersionKeys = [ObjectIdentifier: [String]]()

    init() {}

    /// A Boolean value that indicates whether the unarchiver can decode values by key.
    public var allowsKeyedCoding: Bool { false }

    /// Returns the archived version of a class of the object that is being decoded, or 0 if no version was archived.
    ///
    /// - Throws: ``ArchiveError``, as `decode(_:forKey:)` does.
    public func version(ofClass type: any Coding.Type) throws -> Int {
        try allowsKeyedCoding ? keyedVersion(ofClass: type) : 0
    }

    /// Decodes a value at the end of decoding, when all references are connected, and gives it to an action.
    ///
    /// ```swift
    /// unarchiver.decodeWhenConnected(Set<Author>.self, forKey: "authors") { self.authors = $0 }
    /// ```
    ///
    /// Use it for values that must not see an unconnected object: sets of objects, and dictionaries whose keys are
    /// objects, because they hash these objects. The action runs once. At the top level, it runs together with the next
    /// object that is decoded. What `decode(_:forKey:)` throws, and what the action throws, ends decoding.
    ///
    /// - Complexity: O(1), plus the time that decoding and the action take.
    public final func decodeWhenConnected<Value: ArchivableValue>(
        _ type: Value.Type, forKey key: String, _ action: @escaping (Value) throws -> Void
    ) {
        whenConnected { [self] in try action(decode(type, forKey: key)) }
    }

    /// Schedules an action that decodes when all references are connected, for values that take more than one call:
    /// ``decodeWhenConnected(_:forKey:_:)`` is for the others.
    ///
    /// An action runs twice. The first run stops after the first value is decoded: it only creates and connects the
    /// objects in that value. The second run is complete and happens when everything is connected. Actions of objects
    /// that were referenced later run first, and an action that an action schedules runs after it. At the top level, an
    /// action runs together with the next object that is decoded.
    ///
    /// - Complexity: O(1), plus the time that the action takes.
    public func whenConnected(_ action: @escaping () throws -> Void) {}

    /// Schedules an action to run when the whole graph is read and connected, including sets and dictionaries of
    /// objects.
    ///
    /// Use it for values that an object computes from other objects, and to check them. Actions of objects that were
    /// referenced later run first; actions of one object run in the order in which they were scheduled. They run once
    /// per root object, and not at all if decoding failed. An action must not decode. That is an error, which ends
    /// decoding, as any error does that an action throws: the call that decodes the root object throws it, with the
    /// object's path. No value is lost instead, even if the object is read leniently.
    public func whenDecoded(_ action: @escaping () throws -> Void) {}

    /// Returns the values of the object that is being created whose keys no class in its superclass chain declares.
    ///
    /// This method is for classes whose `archivedClass` lists its `keys`. The values are preserved as the archive holds
    /// them: no objects are created for them, and their classes don't need to be allowed. Only keyed archives have any.
    ///
    /// - Throws: ``ArchiveError``, as `decode(_:forKey:)` does.
    public func unknownValues() throws -> UnknownValues { UnknownValues() }

    // MARK: Primitives, which formats override
    //
    // One that returns a value returns nil if the key is missing or holds nil, and throws if the key holds a value of another
    // kind. A key of nil represents the next element of the innermost open collection or, outside of collections, the next
    // value without a key. Any other key is complete, with the keys of the structures around it.

    /// Returns a Boolean value that indicates whether the archive holds a value, or nil, under a complete key.
    ///
    /// Classes and structures call ``containsValue(forKey:)``, which composes the key. The default implementation
    /// returns false.
    @usableFromInline
    package func containsValue(forCompleteKey key: String) -> Bool { false }

    /// Returns a Boolean value that indicates whether nil was encoded under a complete key.
    ///
    /// This method distinguishes the nil of an optional structure, which is stored under the structure's own key, from
    /// any other value under that key. The default implementation treats every value under such a key as nil.
    @usableFromInline
    package func containsNull(forCompleteKey key: String) -> Bool { containsValue(forCompleteKey: key) }

    /// Returns a value without parts, of a kind.
    ///
    /// A number may be returned as any number that equals it: the caller converts an integer of any type to the type that
    /// it decodes, and a floating-point number of either width to the other one, and checks the range. A value of another
    /// kind is an error, which the caller throws if this method returns the value.
    ///
    /// - Parameter kind: The kind of a leaf: none of a collection, an error or an object.
    func leafValue(_ kind: ValueKind, forKey key: String?) throws -> ArchivedLeaf? {
        throw unsupported("\(kind)", forKey: key)
    }

    /// Returns a leaf as a value in Swift, or throws an error about its kind.
    final func leafValue<Value>(
        _ kind: ValueKind, forKey key: String?, _ convert: (ArchivedLeaf) throws -> Value?
    ) throws -> Value? {
        guard let leaf = try leafValue(kind, forKey: key) else { return nil }
        if let value = try convert(leaf) { return value }
        throw fail(.unexpectedKind, expected: "\(kind)", found: "\(leaf.kind)", forCompleteKey: key)
    }

    // The most frequent leaves, which the library's unarchivers decode without an `ArchivedLeaf`.

    @usableFromInline
    func boolValue(forKey key: String?) throws -> Bool? {
        try leafValue(.boolean, forKey: key) { if case .boolean(let value) = $0 { value } else { nil } }
    }

    /// Returns an integer of any width that is in the range of a type; for an unsigned type, its bit pattern.
    @usableFromInline
    func integerValue(type: IntegerType, forKey key: String?) throws -> Int64? {
        try leafValue(.integer, forKey: key) { leaf in
            guard case .integer(let value, let stored) = leaf else { return nil }
            return try bits(
                of: stored.isUnsigned ? PropertyListInteger(UInt64(bitPattern: value)) : PropertyListInteger(value),
                as: type, key)
        }
    }

    @usableFromInline
    func floatValue(forKey key: String?) throws -> Float? {
        try leafValue(.float, forKey: key) { leaf in
            switch leaf {
            case .float(let value): value
            case .double(let value): try float(value, key)
            default: nil
            }
        }
    }

    @usableFromInline
    func doubleValue(forKey key: String?) throws -> Double? {
        try leafValue(.double, forKey: key) { leaf in
            switch leaf {
            case .float(let value): Double(value)
            case .double(let value): value
            default: nil
            }
        }
    }

    @usableFromInline
    func stringValue(forKey key: String?) throws -> String? {
        try leafValue(.string, forKey: key) { if case .string(let value) = $0 { value } else { nil } }
    }

    @usableFromInline
    func dataValue(forKey key: String?) throws -> Data? {
        try leafValue(.data, forKey: key) { if case .data(let value) = $0 { value } else { nil } }
    }

    @usableFromInline
    func dateValue(forKey key: String?) throws -> Date? {
        try leafValue(.date, forKey: key) { if case .date(let value) = $0 { value } else { nil } }
    }

    final func bytesValue(forKey key: String?) throws -> Data? {
        try leafValue(.bytes, forKey: key) { leaf in
            switch leaf {
            case .data(let value), .bytes(let value?): value
            default: nil
            }
        }
    }

    /// Returns a leaf of a kind that a method of its own decodes, for unarchivers that override these methods.
    final func frequentLeaf(_ kind: ValueKind, forKey key: String?) throws -> ArchivedLeaf? {
        switch kind {
        case .boolean: try boolValue(forKey: key).map { .boolean($0) }
        case .integer: try integerValue(type: .int64, forKey: key).map { .integer($0) }
        case .largeInteger: try integerValue(type: .uint64, forKey: key).map { .integer($0, type: .uint64) }
        case .float: try floatValue(forKey: key).map { .float($0) }
        case .double: try doubleValue(forKey: key).map { .double($0) }
        case .string: try stringValue(forKey: key).map { .string($0) }
        case .data, .bytes: try dataValue(forKey: key).map { .data($0) }
        case .date: try dateValue(forKey: key).map { .date($0) }
        default: throw unsupported("\(kind)", forKey: key)
        }
    }

    /// Returns an array of numbers of one type, which must be the type that was encoded.
    ///
    /// The default implementation decodes a collection whose elements are the numbers.
    func numberArrayValue(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        try NumberArray.decodeElements(kind, from: self, forKey: key)
    }

    /// Returns a property list: the value with everything that it contains, if all of it can be part of a property
    /// list.
    func propertyListValue(forKey key: String?) throws -> PropertyList? {
        throw unsupported("a property list", forKey: key)
    }

    /// Returns the object that a reference identifies, and creates the object at its first reference.
    ///
    /// - Parameter type: The class that the object must have or inherit from. It is checked before the object is
    ///   created.
    @usableFromInline
    package func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        throw unsupported("an object", forKey: key)
    }

    /// Returns the object that a reference identifies, which can be of any class that the reader allows.
    ///
    /// The object is created at its first reference.
    @usableFromInline
    func anyObjectValue(forKey key: String?) throws -> (any Coding)? {
        throw unsupported("an object of any class", forKey: key)
    }

    /// Returns the object that a reference identifies as the archive holds it, whatever its class is.
    func archivedObjectValue(forKey key: String?) throws -> ArchivedObject? {
        throw unsupported("an object without its class", forKey: key)
    }

    /// Returns the number of the object that a reference identifies, of which nothing is read.
    func objectNumber(forKey key: String?) throws -> Int? {
        throw unsupported("the number of an object", forKey: key)
    }

    /// Begins reading a collection and returns the number of its elements.
    ///
    /// - Returns: The number of elements; for a dictionary, the number of entries, all of whose keys are decoded before
    ///   the values. If the key is missing or holds nil, the method returns nil and doesn't open a collection.
    @usableFromInline
    package func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        throw unsupported("a collection", forKey: key)
    }

    /// Moves to an element of the innermost open collection, which is decoded next. Those in between are passed over:
    /// nothing of them is decoded.
    ///
    /// The unarchiver calls this method for structures that are dictionaries (``ArchivableDictionary``).
    ///
    /// - Parameter number: The number of the element, from 0. In a dictionary, the values follow all keys.
    package func moveToElement(_ number: Int) throws {
        throw unsupported("the elements of a collection in any order", forKey: nil)
    }

    /// Ends the innermost open collection.
    ///
    /// The default implementation does nothing.
    @usableFromInline
    package func endCollection() throws {}

    /// What an error about a missing key adds: the keys that exist, if a root is missing.
    func otherKeysPhrase() -> String { "" }

    /// Returns a real of an object of Foundation's, for which Foundation reads an integer, too. The default implementation
    /// reads a real.
    func foundationReal(forKey key: String?) throws -> Double? { try doubleValue(forKey: key) }

    /// Reads a value of Foundation or, if its type in Swift can't hold it, the object as the archive holds it. The default
    /// implementation reads the value.
    func value(orObjectForKey key: String?, _ read: () throws -> AnyValue?) throws -> AnyValue? { try read() }

    /// Takes the next element of the innermost open collection if it is the null object, and returns whether it was. The
    /// default implementation returns false.
    @usableFromInline
    func takeNullElement() throws -> Bool { false }

    /// Returns a short array of strings without opening it; nil if it has to be opened as any other.
    @usableFromInline
    func shortStrings(forKey key: String?) throws -> [String]? { nil }

    /// Begins reading a collection, unless it is an array that was found to be empty before: ``collectionState`` is then
    /// `unopened`.
    @usableFromInline
    func openCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        try beginCollection(kind, forKey: key)
    }

    /// Decodes the next elements of the innermost open collection until the space contains `count` elements. The
    /// default implementation decodes them one by one.
    ///
    /// - Parameter filledCount: the number of initialized elements of the space.
    @usableFromInline
    func decodeElements(into space: ElementBuffer, count: Int, filledCount: inout Int) throws {
        while filledCount < count {
            try unsafe decodeElement(into: space, at: filledCount)
            filledCount += 1
        }
    }

    /// Begins reading a structure that is stored as a separate object, such as an element of a collection, and checks
    /// its name.
    ///
    /// - Returns: True if the structure is open. If the key is missing or holds nil, the method returns false and
    ///   doesn't open a structure.
    @usableFromInline
    package func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        throw unsupported("a structure as a separate object", forKey: key)
    }

    /// Ends the innermost open structure.
    ///
    /// The default implementation does nothing.
    @usableFromInline
    package func endStructure() throws {}

    /// Begins reading values without keys that are stored in one group of a sequential archive.
    ///
    /// The default implementation reads nothing.
    @usableFromInline
    package func beginGroup() throws {}

    /// Ends the innermost open group.
    ///
    /// The default implementation does nothing.
    @usableFromInline
    package func endGroup() throws {}

    /// Returns a Boolean value that indicates whether a structure under a key is a separate object, as in archives
    /// without keys, and its fields have no composed keys.
    ///
    /// The default implementation returns false.
    @usableFromInline
    package func standsWhole(forKey key: String) -> Bool { false }

    /// Returns the kind of the value under a key, or of the next element, which is not decoded; nil if the key is
    /// missing or holds nil.
    package func kindOfValue(forKey key: String?) throws -> ValueKind? {
        throw unsupported("values of any kind", forKey: key)
    }

    /// Returns a Boolean value that indicates whether the value under a key, which is not decoded, is an object of a
    /// class or of one that inherits from it.
    ///
    /// The default implementation returns true for objects of all classes.
    func isObject(of type: any Coding.Type, forKey key: String?) throws -> Bool {
        try kindOfValue(forKey: key) == .object
    }

    /// Returns the class as which the object under a key, or the next element, is created or was; nil if it is no object
    /// of a class that the reader allows, or if the format doesn't know. The object is not decoded.
    func classOfObject(forKey key: String?) throws -> (any Coding.Type)? { nil }

    /// Returns the first key of the open object that begins with a text, in a sequential archive the key of the case of an
    /// open enum; nil if there is none, or if the format doesn't know.
    func firstKey(withPrefix prefix: String) throws -> String? { nil }

    /// Returns the name of the class of the value under a complete key, or of the one that was read last, if it is an
    /// object of a retired class, which is read as nil.
    ///
    /// The default implementation returns nil.
    @usableFromInline
    func retiredClassName(forKey key: String?) throws -> String? { nil }

    /// The object of the structure that was opened last, if it is one of a sequential archive, so that it can be archived
    /// again unchanged.
    func archivedFormOfStructure() -> AttributedStringValue.ArchivedForm? { nil }

    /// Begins reading an ordered or counted set and returns the number of its members.
    ///
    /// The default implementation begins an array, or a dictionary whose values are the counts.
    package func beginElements(_ form: ElementForm, forKey key: String?) throws -> Int? {
        try beginCollection(form == .orderedSet ? .array : .dictionary, forKey: key)
    }

    /// Returns how often the innermost open counted set, whose members are decoded, contains each of them.
    ///
    /// The default implementation decodes as many integers.
    package func elementCounts(_ count: Int) throws -> [Int] {
        guard count >= 0 else {
            throw fail(.notSupported, expected: "a number of members", found: "\(count)", forKey: nil)
        }
        var counts: [Int] = []
        // One by one, because the caller may ask for more than there are.
        for _ in 0..<count { counts += try decodeElements(Int.self, count: 1) }
        return counts
    }

    /// Returns the next packed numbers without a key from a format that stores them as an array of numbers; nil if they
    /// are data.
    ///
    /// The default implementation returns nil.
    func nextPackedNumbers(_ kind: NumberKind) throws -> NumberArray? { nil }

    /// Returns data that is only read while the archive exists, so that it needn't be copied.
    ///
    /// The default implementation returns a copy.
    @unsafe func dataView(forKey key: String?) throws -> Data? {
        try dataValue(forKey: key)
    }

    /// Returns the version of the innermost open structure, if the format doesn't store it under a key.
    ///
    /// The default implementation returns nil.
    func versionOfStructure() -> Int? { nil }

    /// Returns the class name of the innermost open structure, and those of its superclasses.
    ///
    /// The default implementation returns no names.
    func classNamesOfStructure() -> [String] { [] }

    /// Counts copies of values that are decoded once and stored several times, to limit them.
    ///
    /// The default implementation does nothing.
    func chargeCopies(_ count: Int) throws {}

    /// The number of decoded values that can be of any kind, and of those in copies of shared values.
    @usableFromInline
    @safe @exclusivity(unchecked) final var expandedCount = 0

    /// Ends decoding with an error about a value of the object or structure that is being decoded, and returns the error
    /// to throw.
    ///
    /// ```swift
    /// if count < 0 { throw unarchiver.fail(expected: "a count", found: "\(count)", forKey: "count") }
    /// ```
    ///
    /// Every later call throws the error that concrete unarchivers returned first.
    ///
    /// - Parameters:
    ///   - code: The kind of error, for programs that distinguish them.
    ///   - expected: What would be right, such as "a count": a phrase that follows "expected".
    ///   - found: What there is instead, which follows "found".
    ///   - key: The value's key; `nil` for the next element, or an error that isn't about a single value.
    public final func fail(
        _ code: ArchiveError.Code = .invalidValue, expected: String, found: String, forKey key: String? = nil
    ) -> ArchiveError {
        fail(code, expected: expected, found: found, forCompleteKey: completeKey(key))
    }

    /// Ends decoding with an error about the value under a complete key of the object that is being decoded, and returns
    /// the error to throw.
    ///
    /// The default implementation only creates the error.
    func fail(
        _ code: ArchiveError.Code, expected: String, found: String, forCompleteKey key: String?
    ) -> ArchiveError {
        ArchiveError(code, path: key ?? "", expected: expected, found: found)
    }

    private func unsupported(_ what: String, forKey key: String?) -> ArchiveError {
        fail(.notSupported, expected: "an unarchiver that decodes \(what)", found: "'\(Self.self)'", forKey: key)
    }

    /// Records an error that a structure throws while it is decoded, and returns the error to throw.
    ///
    /// The default implementation returns the error.
    @usableFromInline
    func ended(by error: any Error) -> any Error { error }

    /// Runs a closure that creates a value. If that fails, what the closure had created is dropped, the loss is reported,
    /// and the result is nil.
    ///
    /// The default implementation lets all errors pass.
    ///
    /// - Parameter key: The complete key of the value; `nil` for the next element of the innermost open collection.
    @usableFromInline
    func catchingErrors<Value>(forKey key: String?, _ body: () throws -> Value) throws -> Value? { try body() }

    /// Records an event for the report. Called only if ``isReporting`` is true.
    @usableFromInline
    func note(_ event: DecodingEvent, forKey key: String?) {}

    /// The maximum nesting depth of structures.
    package var maximumStructureDepth: Int { Self.defaultStructureDepth }

    /// The default maximum nesting depth of structures. Each level uses stack space.
    static let defaultStructureDepth = 32

    /// Connects all objects that were encountered, and runs their actions, unless one is being created or connected:
    /// sets and dictionaries hash their elements next.
    ///
    /// The default implementation does nothing.
    @usableFromInline
    func connectMetObjects() throws {}

    /// Returns the innermost open collection or structure if it was decoded before and stored.
    ///
    /// The default implementation returns nil.
    @usableFromInline
    func sharedCollection() -> AnyObject? { nil }

    /// A Boolean value that indicates whether the innermost open collection or structure should be stored, because
    /// another reference to it was encountered.
    @usableFromInline
    var keepsCollection: Bool { false }

    /// Stores the innermost open collection or structure for other references to it.
    ///
    /// The default implementation does nothing.
    @usableFromInline
    func keepCollection(_ collection: AnyObject) {}
}
