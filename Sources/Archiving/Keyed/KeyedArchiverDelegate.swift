// Who is told of objects while a keyed archive is written.

/// Is told of every object that a ``KeyedArchiver`` archives, and may put others in their place.
///
/// All methods have defaults that do nothing. For each object they are called in this order, each once:
///
/// 1. ``archiver(_:willEncode:)`` when the object is met first, behind its own
///    ``SubstitutingCoding/replacementObject(for:)``, also where the reference is conditional;
/// 2. ``archiver(_:willReplace:with:)`` where another object, or nil, takes its place, whoever named it;
/// 3. ``archiver(_:didEncode:)`` when its values are encoded. The objects that it refers to are encoded later, from a
///    work list.
///
/// The delegate is told of objects, and not of values: strings, numbers, dates, data, collections and structures have
/// no identity here. Cocoa's delegate is told of those too, where they are objects.
///
/// A delegate may use the archiver. What it encodes in `willEncode` and `willReplace` belongs to the object that is
/// being encoded just then, and what it encodes in `didEncode` and `archiverWillFinish` stands at the top level. To
/// archive an object from inside `willEncode` of the same object is an error. The members of a set are announced in no
/// particular order.
public protocol KeyedArchiverDelegate: AnyObject {
    /// Called before an object is archived, and returns what is archived: the object itself, another one, or nil.
    ///
    /// Not called for nil, nor for an object that took another one's place before.
    ///
    /// - Throws: whatever the delegate throws; it ends the archive.
    func archiver(_ archiver: KeyedArchiver, willEncode object: any Coding) throws -> (any Coding)?

    /// Called when an object's values are encoded; of a conditional object only if something encodes it.
    func archiver(_ archiver: KeyedArchiver, didEncode object: any Coding)

    /// Called when another object, or nil, is archived in place of one, also where the delegate named it.
    func archiver(_ archiver: KeyedArchiver, willReplace object: any Coding, with replacement: (any Coding)?)

    /// Called by ``KeyedArchiver/finishEncoding()`` before the archive ends: values may still be encoded.
    ///
    /// - Throws: whatever the delegate throws; it ends the archive.
    func archiverWillFinish(_ archiver: KeyedArchiver) throws

    /// Called when the archive has ended.
    func archiverDidFinish(_ archiver: KeyedArchiver)
}

extension KeyedArchiverDelegate {
    /// Archives the object itself.
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
