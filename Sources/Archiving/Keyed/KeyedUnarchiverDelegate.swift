// Who is told of objects while a keyed archive is read.

/// Is told of every object that a ``KeyedUnarchiver`` creates, may put others in their place, and may name classes.
///
/// All methods have defaults that do nothing. For each object they are called in this order, each once:
///
/// 1. ``unarchiver(_:cannotDecodeObjectOfClassName:originalClasses:)``, once for a class that is neither known under
///    its name nor under one of its fallbacks;
/// 2. ``unarchiver(_:didDecode:)`` when the object's initializer has returned, behind its own
///    ``SubstitutingCoding/awakeAfter(using:)``, and before any reference to the object is handed out;
/// 3. ``unarchiver(_:willReplace:with:)`` where another object takes its place, whoever named it.
///
/// The delegate is told of objects, and not of values: strings, numbers, dates, data, collections and structures have
/// no identity here. Cocoa's delegate is told of those too, where they are objects, and gets them with all that they
/// refer to; here an object's references are connected later, from a work list.
///
/// A delegate may use the unarchiver. What it decodes in `didDecode` and `willReplace` is read from the object that
/// was created just then. To end decoding from inside of these methods is an error.
public protocol KeyedUnarchiverDelegate: AnyObject {
    /// Called when an object's class is not among those that the reader allows, and returns a class whose objects are
    /// created instead; nil makes it an error.
    ///
    /// Naming a class allows it, with the classes that it refers to. It must be what the reference asks for.
    ///
    /// - Parameters:
    ///   - name: the name of the class in the archive.
    ///   - classNames: the names of the class and its superclasses in the archive.
    /// - Throws: whatever the delegate throws; it ends the decoding.
    func unarchiver(
        _ unarchiver: KeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]
    ) throws -> (any Coding.Type)?

    /// Called when an object was created, and returns the object that takes its place; nil leaves the object.
    ///
    /// Another object must be what the reference asks for, else decoding ends with the code `unexpectedClass`. It is
    /// not connected: it is taken as it is.
    ///
    /// - Throws: whatever the delegate throws; it ends the decoding.
    func unarchiver(_ unarchiver: KeyedUnarchiver, didDecode object: any Coding) throws -> (any Coding)?

    /// Called when another object takes the place of the one that was created, also where the delegate named it.
    func unarchiver(_ unarchiver: KeyedUnarchiver, willReplace object: any Coding, with newObject: any Coding)

    /// Called by ``KeyedUnarchiver/finishDecoding()`` before decoding ends: values may still be decoded.
    func unarchiverWillFinish(_ unarchiver: KeyedUnarchiver)

    /// Called when decoding has ended.
    func unarchiverDidFinish(_ unarchiver: KeyedUnarchiver)
}

extension KeyedUnarchiverDelegate {
    /// Names no class.
    public func unarchiver(
        _ unarchiver: KeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]
    ) throws -> (any Coding.Type)? { nil }

    /// Leaves the object.
    public func unarchiver(_ unarchiver: KeyedUnarchiver, didDecode object: any Coding) throws -> (any Coding)? { nil }

    /// Does nothing.
    public func unarchiver(_ unarchiver: KeyedUnarchiver, willReplace object: any Coding, with newObject: any Coding) {}

    /// Does nothing.
    public func unarchiverWillFinish(_ unarchiver: KeyedUnarchiver) {}

    /// Does nothing.
    public func unarchiverDidFinish(_ unarchiver: KeyedUnarchiver) {}
}
