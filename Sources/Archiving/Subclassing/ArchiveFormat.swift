// What a custom format has to define. `FormatArchiver` and `FormatUnarchiver` do the rest, for all formats.
//
//     classes ──▶ FormatArchiver ──▶ ArchiveWriter ──▶ text or bytes
//     classes ◀── FormatUnarchiver ◀── ArchiveReader ◀── text or bytes

/// Writes archives in a format: all that ``FormatArchiver`` can't know.
///
/// The archiver calls the requirements in the order of the archive. Values of the top level come first and between objects.
/// An object begins, its values follow, and it ends: never inside another object, a collection or a structure.
///
/// A `key` of `nil` represents the next element of the innermost open collection or, outside of collections, the next
/// value without a key. Any other key is complete: a field `x` of a structure under the key `origin` arrives as
/// `origin.x`.
///
/// What a requirement throws ends the archive. The archiver adds the path to an ``ArchiveError`` that has none.
public protocol ArchiveWriter {
    /// What ``finish(omitting:)`` returns, such as bytes or a text.
    associatedtype Archive

    /// Whether the format has keys. If not, the archiver throws an error about a key. The default value is true.
    var hasKeys: Bool { get }

    /// How many values the archiver writes inside each other at most: a reader may need a level of the stack for each.
    var maximumValueDepth: Int { get }

    /// Writes a value without parts.
    ///
    /// The archiver has replaced what only Cocoa distinguishes, such as a mutable string: none of the last six cases of
    /// ``ArchivedLeaf`` arrives here. If the format has no form for a value, throw `notSupported`.
    mutating func write(_ leaf: ArchivedLeaf, forKey key: String?) throws

    /// Writes a reference to the object with a number, which begins later, or began earlier, or never does.
    mutating func writeReference(to number: Int, forKey key: String?) throws

    /// Begins an object, a collection or a structure. What is inside follows.
    ///
    /// - Parameter key: The key of a collection or structure; `nil` for an object.
    mutating func begin(_ container: ArchivedContainer, forKey key: String?) throws

    /// Ends what was begun last, with the same arguments.
    mutating func end(_ container: ArchivedContainer, forKey key: String?) throws

    /// Ends the archive, and returns it.
    ///
    /// - Parameter omitted: The numbers of objects that are not in the archive, because all references to them are
    ///   conditional. These references must be read as nil.
    mutating func finish(omitting omitted: Set<Int>) throws -> Archive
}

extension ArchiveWriter {
    public var hasKeys: Bool { true }
}

/// What begins and ends in an archive.
public enum ArchivedContainer {
    /// An object with its number, from 1, the name of its class in this archive, and what else its class states.
    case object(Int, className: String, ArchivedClass)

    /// A collection with the number of its elements; a dictionary with that of its entries. All keys come before the
    /// values.
    case collection(CollectionKind, count: Int)

    /// A structure that is a separate value, such as an element of a collection. The fields follow under their keys.
    case structure(ArchivedStructure)
}

/// Finds the values of an archive: all that ``FormatUnarchiver`` can't know.
///
/// A reader checks the text or bytes before it returns what they contain: lengths, counts, and the depth of values
/// inside each other. An ``ArchiveError`` that it throws gets its path if it has none. Another error becomes one with the
/// code `corruptArchive`, as its ``ArchiveError/underlyingError``, so that no lenient field leaves out what is damaged.
public protocol ArchiveReader {
    /// What identifies the values of the top level, of an object, a collection or a structure, such as an offset.
    associatedtype Contents

    /// Whether the format has keys. The default value is true.
    var hasKeys: Bool { get }

    /// The values at the top level.
    var topLevel: Contents { get }

    /// Returns the name of an object's class and the object's values; `nil` if the archive has no object of the number.
    func object(_ number: Int) throws -> (className: String, contents: Contents)?

    /// Returns the value under a complete key, which may be a leaf of nil; `nil` if it is missing.
    func value(forKey key: String, in contents: Contents) throws -> ArchivedValue<Contents>?

    /// Returns an element of a collection or, elsewhere, a value without a key; `nil` if there are not as many.
    ///
    /// - Parameter index: The index, from 0. Values with keys don't count. In a dictionary the values follow all keys.
    func value(at index: Int, in contents: Contents) throws -> ArchivedValue<Contents>?

    /// Returns a leaf as a value of the kind that is decoded, for a format that stores some kinds as others: dates as
    /// numbers, or data as text.
    ///
    /// The default implementation returns the leaf. The unarchiver itself converts numbers to the type that is decoded,
    /// integers to integers and reals to reals, and throws an error about a value of another kind.
    func convert(_ leaf: ArchivedLeaf, to kind: ValueKind) throws -> ArchivedLeaf
}

extension ArchiveReader {
    public var hasKeys: Bool { true }

    public func convert(_ leaf: ArchivedLeaf, to kind: ValueKind) -> ArchivedLeaf { leaf }
}

/// A value that a reader finds. A format that keeps its archives as trees can make them of these.
public enum ArchivedValue<Contents> {
    /// A value without parts, or nil.
    case leaf(ArchivedLeaf)

    /// A reference to the object with a number.
    case reference(Int)

    /// A collection with the number of its elements; a dictionary with that of its entries.
    case collection(CollectionKind, count: Int, Contents)

    /// A structure that is a separate value, with its name.
    case structure(String, Contents)
}

extension ArchivedValue {
    /// What the value is, for messages.
    var phrase: String {
        switch self {
        case .leaf(let leaf): "\(leaf.kind)"
        case .reference: "\(ValueKind.object)"
        case .collection(let kind, _, _): "\(kind.valueKind)"
        case .structure(let name, _): "a '\(name)'"
        }
    }
}

extension CollectionKind {
    var valueKind: ValueKind {
        switch self {
        case .array: .array
        case .set: .set
        case .dictionary: .dictionary
        }
    }
}
