// The protocol of classes that can be archived.

/// A class whose objects encode themselves into archives and are created from them.
///
/// Cocoa's NSCoding. Declare such classes in a `.coding` file and their methods are generated; a class written by hand
/// conforms the same way. Decoding has two steps, so that objects may refer to each other in any way, in cycles too:
///
/// 1. ``init(coder:)`` reads values, and only those references that must exist from the start. When it returns, the
///    unarchiver knows the object, and references to it resolve.
/// 2. ``connect(with:)`` reads all other references. It is called once, from a work list and never from inside another
///    object's method, so a chain of a million objects needs no deep stack.
///
/// An object that another object meets in `connect(with:)` has all its values; its own references may still be
/// unconnected. What needs the connected graph belongs into ``Unarchiver/whenConnected(_:)``.
///
/// A class leaves ``ArchivableValue/encode(to:forKey:)`` as it is: objects in an array are archived without it.
///
/// The guide's chapter *Encoding and Decoding Objects*.
public protocol Coding: AnyObject, ArchivableValue, SendableMetatype {
    /// What archives call the class, and what its objects may refer to. Asked once in a process: it may not change.
    static var archivedClass: ArchivedClass { get }

    /// Creates the object from an archive: its values, and the references that must exist from the start.
    ///
    /// A subclass reads its own values first and then calls `super.init(coder:)`; keys may be read in any order.
    ///
    /// - Throws: ``ArchiveError``, or what the class itself throws; either ends the decoding of the whole archive.
    init(coder unarchiver: Unarchiver) throws

    /// Writes the object's values and references, the superclass's first.
    ///
    /// May be called any number of times and must have no side effects: an archiver calls it more than once, for
    /// instance, to put the members of a set in an order that is the same in every process.
    ///
    /// - Throws: ``ArchiveError``, or what the class itself throws; either ends the archive.
    func encode(with archiver: Archiver) throws

    /// Reads the references that ``init(coder:)`` left out; a subclass calls `super` first. Does nothing by default.
    ///
    /// A class that can be subclassed must have the method itself, even an empty one: a subclass can't override the
    /// protocol's default.
    ///
    /// - Throws: ``ArchiveError``, or what the class itself throws; either ends the decoding of the whole archive.
    func connect(with unarchiver: Unarchiver) throws
}

extension Coding {
    /// Does nothing: all that the class has was read by `init(coder:)`.
    public func connect(with unarchiver: Unarchiver) throws {}

    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeObjectValue(self, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        guard let object = try unarchiver.objectValue(of: Self.self, forKey: key) else { return nil }
        guard let result = object as? Self else {
            throw unarchiver.unexpectedClass(of: object, expected: Self.self, forKey: key)
        }
        return result
    }
}
