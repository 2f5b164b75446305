// Objects that decide for themselves what is archived in their place, and what takes their place when they are decoded.

/// A class whose objects name others to be archived in their place, or to take their place when they were decoded.
///
/// Cocoa's `classForCoder`, `replacementObject(for:)` and `awakeAfter(using:)`, which every object has there. Here a
/// class says that it uses them; other classes pay nothing. A class that is declared with `replaced via` or
/// `unique via` needs no conformance: its functions are what the defaults below call.
///
/// On the way out an object is asked once for each archive, when it is met: first ``replacementObject(for:)``, then the
/// archiver's delegate, and what is archived in the end is asked for its ``classForCoder``. On the way in an object is
/// asked ``awakeAfter(using:)`` when its initializer has returned, then the unarchiver's delegate, before any reference
/// to it is handed out: everyone gets the object that took its place, in cycles too.
///
/// A class that can be subclassed must have a method itself where a subclass is to override it: a subclass can't
/// override the protocol's default. The guide's chapter *Encoding and Decoding Objects*.
public protocol SubstitutingCoding: Coding {
    /// The class under whose names the object is archived; the object's own by default.
    ///
    /// A class that stands for others in archives, as the public class of a class cluster does. The object is still
    /// encoded by its own `encode(with:)`, and read by the class named here.
    var classForCoder: any Coding.Type { get }

    /// The object that is archived in place of this one, or nil to archive nil; by default what the class's
    /// `replaced via` names, or the object itself.
    ///
    /// Not asked of an object that another one named. It must not archive the object itself: that is an error.
    ///
    /// - Throws: whatever the class throws; it ends the archive.
    func replacementObject(for archiver: Archiver) throws -> (any Coding)?

    /// The object that takes the place of this one, which was just created; by default what the class's `unique via`
    /// names, or the object itself.
    ///
    /// The object has its values and no references yet: `connect(with:)` is called later, and not at all where another
    /// object takes its place. What takes its place must be what the reference asks for, else decoding ends with the
    /// code `unexpectedClass`.
    ///
    /// - Throws: ``ArchiveError``, or what the class itself throws; either ends the decoding of the whole archive.
    func awakeAfter(using unarchiver: Unarchiver) throws -> any Coding
}

extension SubstitutingCoding {
    /// The object's own class.
    public var classForCoder: any Coding.Type { type(of: self) }

    /// What the class's `replaced via` names, or the object itself.
    public func replacementObject(for archiver: Archiver) throws -> (any Coding)? {
        for archived in ClassChain(of: type(of: self)) {
            if let replacement = archived.replacement { return try replacement(self) }
        }
        return self
    }

    /// What the class's `unique via` names, or the object itself.
    public func awakeAfter(using unarchiver: Unarchiver) throws -> any Coding {
        for archived in ClassChain(of: type(of: self)) {
            if let unique = archived.unique { return try unique(self) }
        }
        return self
    }
}
