// The abstract unarchiver: what every format offers to the classes that are created from it.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
    final var isMeeting = false

    public init() {}

    /// Whether values can be decoded by key.
    open var allowsKeyedCoding: Bool { false }

    // MARK: Primitives

    /// Whether a value is there under a key; a nil that was encoded counts.
    open func containsValue(forKey key: String) -> Bool { false }

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

    /// The object that a reference names, created if it is met for the first time.
    ///
    /// - Parameter type: the class that the object must have or inherit from; checked before the object is created.
    open func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        throw unsupported("an object", forKey: key)
    }

    /// Begins to read a collection and returns the number of its elements; of a dictionary the number of its entries,
    /// whose keys come first. Returns nil, and begins nothing, where the key is missing or holds nil.
    open func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        throw unsupported("a collection", forKey: key)
    }

    /// Ends the collection that was begun last.
    open func endCollection() throws {}

    /// The version of a class of the object that is being decoded, as it was archived; 0 where none was.
    open func version(ofClass type: any Coding.Type) throws -> Int { 0 }

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

    // MARK: Collections

    /// Connects all objects that were met, where none is being created or connected: sets and dictionaries hash their
    /// elements next.
    @usableFromInline
    func connectMetObjects() throws {}

    /// The collection that was begun last, if it was decoded before and kept.
    @usableFromInline
    func sharedCollection() -> AnyObject? { nil }

    /// Whether the collection that was begun last is met a second time and should be kept.
    @usableFromInline
    var keepsCollection: Bool { false }

    /// Keeps the collection that was begun last for those that refer to it.
    @usableFromInline
    func keepCollection(_ collection: AnyObject) {}
}
