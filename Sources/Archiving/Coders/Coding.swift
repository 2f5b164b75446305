// The protocol of classes that can be archived.

/// A class whose objects can be archived.
///
/// This protocol is the counterpart of Cocoa's NSCoding. Declare such classes in a `.coding` file, and their methods
/// are generated. A class written by hand conforms in the same way. Decoding has two steps, so that objects can refer
/// to each other in any way, including in cycles:
///
/// 1. ``init(coder:)`` reads values, and only those references that must exist from the start. After it returns, the
///    unarchiver has registered the object, and references to the object can be decoded.
/// 2. ``connect(with:)`` reads all other references. The unarchiver calls it once per object, from a work list and
///    never from within another object's method, so a chain of a million objects doesn't need a deep stack.
///
/// An object that `connect(with:)` decodes has all of its values, but its own references might not be connected yet.
/// Values that need connected objects, such as sets of objects, are decoded with
/// ``Unarchiver/decodeWhenConnected(_:forKey:_:)``; other work that needs the connected graph waits with
/// ``Unarchiver/whenDecoded(_:)``.
///
/// Don't implement ``ArchivableValue/encode(to:forKey:)`` in a class: objects in an array are archived without it.
///
/// See *Encoding and Decoding Objects* in Apple's *Archives and Serializations Programming Guide*.
public protocol Coding: AnyObject, ArchivableValue, SendableMetatype {
    /// The description of the class in archives: its name, and the classes that its objects can refer to.
    ///
    /// The value must not change while the process runs, because coders cache it.
    static var archivedClass: ArchivedClass { get }

    /// Creates the object from an archive: its values, and the references that must exist from the start.
    ///
    /// A subclass reads its own values first and then calls `super.init(coder:)`. You can read keys in any order.
    ///
    /// - Throws: ``ArchiveError``, or any error. It ends the decoding of the whole archive, and callers get it as
    ///   the ``ArchiveError/underlyingError`` of one with its path.
    init(coder unarchiver: Unarchiver) throws

    /// Encodes the object's values and references, those of the superclass first.
    ///
    /// An archiver can call this method any number of times, so it must not have side effects. For example, an archiver
    /// calls it more than once to put the members of a set into an order that is the same in every process.
    ///
    /// - Throws: ``ArchiveError``, or any error. It ends the archive, and callers get it as the
    ///   ``ArchiveError/underlyingError`` of one with its path.
    func encode(with archiver: Archiver) throws

    /// Reads the references that ``init(coder:)`` doesn't read. A subclass calls `super` first.
    ///
    /// The default implementation does nothing. A class that can be subclassed must implement this method, even with an
    /// empty body, because a subclass can't override the protocol's default implementation.
    ///
    /// - Throws: ``ArchiveError``, or any error. It ends the decoding of the whole archive, and callers get it as
    ///   the ``ArchiveError/underlyingError`` of one with its path.
    func connect(with unarchiver: Unarchiver) throws
}

extension Coding {
    /// Does nothing, for classes whose `init(coder:)` reads everything.
    public func connect(with unarchiver: Unarchiver) throws {}

    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        if let key, archiver.writesInLane(referenceTo: self, forKey: key) { return }
        try archiver.encodeObjectValue(self, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        guard let object = try unarchiver.objectValue(of: Self.self, forKey: key) else { return nil }
        // The object has this very class. Unlike `as?`, this doesn't retain the object once more.
        if type(of: object) == Self.self { return unsafe unsafeDowncast(object, to: Self.self) }
        guard let result = object as? Self else {
            throw unarchiver.unexpectedClass(of: object, expected: Self.self, forKey: key)
        }
        return result
    }
}
