// The delegate that is notified of objects while a keyed archive is written.

/// A delegate that is notified of every object that a ``KeyedArchiver`` archives, and may replace objects.
///
/// All methods have default implementations that do nothing. For each object they are called in this order, each once:
///
/// 1. ``archiver(_:willEncode:)`` when the object is first referenced, after its own
///    ``SubstitutingCoding/replacementObject(for:)``, even if the reference is conditional.
/// 2. ``archiver(_:willReplace:with:)`` when another object, or nil, is archived instead, whether the object or the
///    delegate chose the replacement.
/// 3. ``archiver(_:didEncode:)`` when the object's values are encoded. The objects that it refers to are encoded later,
///    from a work list.
///
/// The delegate is notified of objects, not of values: here, strings, numbers, dates, data, collections and structures
/// have no identity. Cocoa's delegate is also notified of those that are objects.
///
/// A delegate may use the archiver. What it encodes in `willEncode` and `willReplace` becomes part of the object that
/// is being encoded at that moment. What it encodes in `didEncode` and `archiverWillFinish` is stored at the top level.
/// Archiving an object from inside `willEncode` for the same object is an error. The members of a set are reported in
/// no particular order.
public protocol KeyedArchiverDelegate: AnyObject {
    /// Called before an object is archived. Returns what to archive: the object itself, another one, or nil.
    ///
    /// Not called for nil, or for an object that has already replaced another one.
    ///
    /// - Throws: Any error. It ends the archive.
    func archiver(_ archiver: KeyedArchiver, willEncode object: any Coding) throws -> (any Coding)?

    /// Called when an object's values are encoded. For a conditional object, called only if something encodes it.
    func archiver(_ archiver: KeyedArchiver, didEncode object: any Coding)

    /// Called when another object, or nil, is archived instead of an object, even if the delegate chose it.
    func archiver(_ archiver: KeyedArchiver, willReplace object: any Coding, with replacement: (any Coding)?)

    /// Called by ``KeyedArchiver/finishEncoding()`` before the archive is finished, while values can still be encoded.
    ///
    /// - Throws: Any error. It ends the archive.
    func archiverWillFinish(_ archiver: KeyedArchiver) throws

    /// Called when the archive is finished.
    func archiverDidFinish(_ archiver: KeyedArchiver)
}

extension KeyedArchiverDelegate {
    /// Returns the object itself.
    public func archiver(_ archiver: KeyedArchiver, willEncode object: any Coding) throws -> (any Coding)? { object }

    /// Does nothing.
    public func archiver(_ archiver: KeyedArchiver, didEncode object: any Coding) {}

    /// Does nothing.
    public func archiver(_ archiver: KeyedArchiver, willReplace object: any Coding, with replacement: (any Coding)?) {}

    /// Does nothing.
    public func archiverWillFinish(_ archiver: KeyedArchiver) throws {}

    /// Does nothing.
    public func archiverDidFinish(_ archiver: KeyedArchiver) {}
}
