// Objects that choose which object is archived instead of them, and which object replaces them after decoding.

/// A class whose objects can name substitutes to be archived or decoded instead of themselves.
///
/// The requirements correspond to Cocoa's `classForCoder`, `replacementObject(for:)` and `awakeAfter(using:)`, which
/// every Cocoa object has. Here a class opts in by conforming to this protocol; other classes have no overhead. A class
/// that is declared with `replaced via` or `unique via` doesn't need to conform: the default implementations below call
/// its functions.
///
/// During encoding, each object is asked once per archive, when it is first referenced: first
/// ``replacementObject(for:)`` is called, then the archiver's delegate, and then the ``archivedType`` of the object
/// that is actually archived. During decoding, ``awakeAfter(using:)`` is called when the object's initializer has
/// returned, then the unarchiver's delegate, both before any reference to the object is resolved. Every reference
/// therefore leads to the substitute, in cycles too.
///
/// A class that can be subclassed must implement a method itself if a subclass needs to override it: a subclass can't
/// override the protocol's default implementation. See *Encoding and Decoding Objects* in Apple's *Archives and
/// Serializations Programming Guide*.
public protocol SubstitutingCoding: Coding {
    /// The class under whose names the object is archived.
    ///
    /// Return a class that represents other classes in archives, such as the public class of a class cluster. The
    /// object's own `encode(with:)` still encodes the object, and the class that you return decodes it. The default
    /// implementation returns the object's own class.
    var archivedType: any Coding.Type { get }

    /// Returns the object to archive instead of this one, or nil to archive nil.
    ///
    /// The default implementation returns the object that the class's `replaced via` function names or, without one,
    /// the object itself. This method isn't called for an object that another object named as its replacement. The
    /// method must not archive the object itself: that is an error.
    ///
    /// - Throws: Any error that the class throws. It ends the archive.
    func replacementObject(for archiver: Archiver) throws -> (any Coding)?

    /// Returns the object to use instead of this one, which was just created.
    ///
    /// The default implementation returns the object that the class's `unique via` function names or, without one, the
    /// object itself.
    ///
    /// At this point the object has its values but not its references: `connect(with:)` is called later, and not at all
    /// if another object replaces this one. The returned object must match the class that the reference requires;
    /// otherwise decoding fails with code `unexpectedClass`.
    ///
    /// - Throws: ``ArchiveError``, or any error that the class throws. Either ends the decoding of the whole archive.
    func awakeAfter(using unarchiver: Unarchiver) throws -> any Coding
}

extension SubstitutingCoding {
    /// The object's own class.
    public var archivedType: any Coding.Type { type(of: self) }

    /// Returns the object that the class's `replaced via` function names or, without one, the object itself.
    public func replacementObject(for archiver: Archiver) throws -> (any Coding)? {
        for archived in ClassChain(of: type(of: self)) {
            if let replacement = archived.replacement { return try replacement(self) }
        }
        return self
    }

    /// Returns the object that the class's `unique via` function names or, without one, the object itself.
    public func awakeAfter(using unarchiver: Unarchiver) throws -> any Coding {
        for archived in ClassChain(of: type(of: self)) {
            if let unique = archived.unique { return try unique(self) }
        }
        return self
    }
}
