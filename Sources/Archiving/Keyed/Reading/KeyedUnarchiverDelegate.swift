// The delegate that is notified of objects while a keyed archive is read.

/// A delegate that is notified of every object that a ``KeyedUnarchiver`` creates, may replace objects, and may name
/// classes.
///
/// All methods have default implementations that do nothing. For each object they are called in this order, each once:
///
/// 1. ``unarchiver(_:cannotDecodeObjectOfClassName:originalClasses:)``, once for each class that is unknown under its
///    name and under all of its fallback names.
/// 2. ``unarchiver(_:didDecode:)`` when the object's initializer has returned, after its own
///    ``SubstitutingCoding/awakeAfter(using:)``, and before any reference to the object is handed out.
/// 3. ``unarchiver(_:willReplace:with:)`` when another object replaces it, whether the object or the delegate chose the
///    replacement.
///
/// The delegate is notified of objects, not of values: here, strings, numbers, dates, data, collections and structures
/// have no identity. Cocoa's delegate is also notified of those that are objects, and receives each object with
/// everything that it refers to; here, an object's references are connected later, from a work list.
///
/// A delegate may use the unarchiver. What it decodes in `didDecode` and `willReplace` is read from the object that was
/// just created. Finishing decoding from inside these methods is an error.
public protocol KeyedUnarchiverDelegate: AnyObject {
    /// Called when an object's class is not one that the reader allows. Returns a class to instantiate instead; nil
    /// makes the missing class an error.
    ///
    /// Returning a class allows it, together with the classes that it refers to. It must satisfy the reference that is
    /// being decoded.
    ///
    /// - Parameters:
    ///   - name: The name of the class in the archive.
    ///   - classNames: The names of the class and its superclasses in the archive.
    /// - Throws: Any error. It ends decoding.
    func unarchiver(
        _ unarchiver: KeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]
    ) throws -> (any Coding.Type)?

    /// Called when an object was created. Returns an object that replaces it, or nil to use the object itself.
    ///
    /// A replacement must satisfy the reference that is being decoded, or else decoding ends with the code
    /// `unexpectedClass`. A replacement is not connected: it is used as it is.
    ///
    /// - Throws: Any error. It ends decoding.
    func unarchiver(_ unarchiver: KeyedUnarchiver, didDecode object: any Coding) throws -> (any Coding)?

    /// Called when another object replaces the one that was created, even if the delegate chose it.
    func unarchiver(_ unarchiver: KeyedUnarchiver, willReplace object: any Coding, with newObject: any Coding)

    /// Called by ``KeyedUnarchiver/finishDecoding()`` before decoding is finished, while values can still be decoded.
    func unarchiverWillFinish(_ unarchiver: KeyedUnarchiver)

    /// Called when decoding is finished.
    func unarchiverDidFinish(_ unarchiver: KeyedUnarchiver)
}

extension KeyedUnarchiverDelegate {
    /// Returns nil: no class is named.
    public func unarchiver(
        _ unarchiver: KeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]
    ) throws -> (any Coding.Type)? { nil }

    /// Returns nil: the object is not replaced.
    public func unarchiver(_ unarchiver: KeyedUnarchiver, didDecode object: any Coding) throws -> (any Coding)? { nil }

    /// Does nothing.
    public func unarchiver(_ unarchiver: KeyedUnarchiver, willReplace object: any Coding, with newObject: any Coding) {}

    /// Does nothing.
    public func unarchiverWillFinish(_ unarchiver: KeyedUnarchiver) {}

    /// Does nothing.
    public func unarchiverDidFinish(_ unarchiver: KeyedUnarchiver) {}
}
