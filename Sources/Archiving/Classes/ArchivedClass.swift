// What archives call a class, and what a reader may create.

/// A class as archives know it: its name, version, former names, superclass, and the classes that it refers to.
public struct ArchivedClass: Sendable {
    /// The name in archives.
    public let name: String

    /// The class itself.
    public let type: any Coding.Type

    /// The class's present version, not negative.
    public let version: Int

    /// The key under which keyed archives hold the version.
    public let versionKey: String

    /// Names under which older archives hold the class.
    public let formerNames: [String]

    /// The archived names of classes that may stand in for this one where a reader doesn't know it, the best first;
    /// where there are none, the superclass decides.
    public let fallbacks: [String]

    /// The superclass, where it codes.
    public let superclass: (any Coding.Type)?

    /// The classes of the class's own fields: a reader of this class may create them and their subclasses.
    public let references: [any Coding.Type]

    /// The table of the module that declares the class.
    public let table: (any ClassTable.Type)?

    /// The keys that the class reads or has ever written, where it or a superclass keeps unknown keys; `nil` where it
    /// does not tell.
    public let keys: [String]?

    /// Keys that the class knows and need not ask for: those of older versions.
    public let olderKeys: [String]

    /// The names whose elements stand under keys of their own, as `name[0]` and `name[1]` do.
    public let indexedKeys: [String]

    /// The keys of values that are one of several cases: whatever stands under keys composed with them is the value's.
    public let unionKeys: [String]

    /// The values that sequential archives hold of the class itself, its superclasses' excluded; `nil` where it does
    /// not tell: without a ``table`` it reads and writes them without keys, with one it is for keyed archives only.
    public let sequence: ArchivedSequence?

    /// The key of the boolean that tells a keyed archive in which the class has keys from an older one in which its
    /// values stand without keys, in the order of ``sequence``; `nil` where there are no such archives.
    public let keyedMarker: String?

    /// Names the object that takes the place of one that was just created; `nil` where the superclass decides.
    public let unique: Substitution?

    /// Names the object that is archived in place of another; `nil` where the superclass decides.
    public let replacement: Substitution?

    /// A function from an object to the one that takes its place; the object itself where none does.
    public typealias Substitution = @Sendable (any Coding) throws -> any Coding

    /// Describes a class.
    ///
    /// - Parameters:
    ///   - name: the name in archives, independent of the module and of the name in Swift.
    ///   - type: the class itself, `Self` where it is written by hand.
    ///   - version: the present version, not negative.
    ///   - versionKey: the key of the version in keyed archives; the name with `.version` behind it where it is left
    ///     out.
    ///   - formerly: names under which older archives hold the class.
    ///   - fallbacks: the archived names of classes that may stand in for this one where a reader doesn't know it, the
    ///     best first: Cocoa's `classFallbacksForKeyedArchiver`. Such a class must cope with the values that this one
    ///     encodes. A class that gives none inherits those of its superclass.
    ///   - superclass: the superclass, where it codes. A reference that allows a class allows those that name it here,
    ///     directly or not.
    ///   - references: the classes of the class's own fields.
    ///   - table: the table of the module that declares the class; without it, subclasses must be allowed by name. A
    ///     class with a table and without a sequence is for keyed archives only: a ``SequentialArchiver`` refuses its
    ///     objects with the code `codingRefused`.
    ///   - keys: where the class or a superclass keeps unknown keys, all keys that the class reads or has ever written;
    ///     the topmost class that keeps them tells its superclasses' keys too. Version keys go without saying. Nothing
    ///     is kept of an object whose class is below one that tells its keys and does not tell its own.
    ///   - olderKeys: keys that the class knows and need not ask for: fallback keys, keys that it writes for older
    ///     readers, and retired ones. An ``ArchiveReport`` does not call them unread, nor keys composed with them.
    ///   - indexedKeys: the names whose elements stand under keys of their own, as `name[0]`.
    ///   - unionKeys: the keys of values that are one of several cases. All keys composed with them, as `name.part`,
    ///     count as declared: a case that the class does not know is no longer the value's when the class has written
    ///     another.
    ///   - sequence: the values that sequential archives hold of the class itself, in their order.
    ///   - keyedMarker: a key that stands in keyed archives since the class has keys; an object without it, whose
    ///     values stand without keys, is read by ``sequence``. The guide's chapter *Legacy Support for Non-Keyed
    ///     Archives*.
    ///   - unique: names the object that takes the place of one that was just created, for every reference to it. Asked
    ///     when `init(coder:)` has returned; the object that it names is not connected unless it is the one that was
    ///     created. A class that gives none inherits that of its superclass.
    ///   - replacement: names the object that is archived in place of another, for every reference to it. Asked once
    ///     for each object and archive, and not for what it named itself. Inherited like `unique`.
    public init(
        _ name: String,
        type: any Coding.Type,
        version: Int = 0,
        versionKey: String? = nil,
        formerly: [String] = [],
        fallbacks: [String] = [],
        superclass: (any Coding.Type)? = nil,
        references: [any Coding.Type] = [],
        table: (any ClassTable.Type)? = nil,
        keys: [String]? = nil,
        olderKeys: [String] = [],
        indexedKeys: [String] = [],
        unionKeys: [String] = [],
        sequence: ArchivedSequence? = nil,
        keyedMarker: String? = nil,
        unique: Substitution? = nil,
        replacement: Substitution? = nil
    ) {
        self.name = name
        self.type = type
        self.version = version
        self.versionKey = versionKey ?? name + ".version"
        self.formerNames = formerly
        self.fallbacks = fallbacks
        self.superclass = superclass
        self.references = references
        self.table = table
        self.keys = keys
        self.olderKeys = olderKeys
        self.indexedKeys = indexedKeys
        self.unionKeys = unionKeys
        self.sequence = sequence
        self.keyedMarker = keyedMarker
        self.unique = unique
        self.replacement = replacement
    }
}

/// The classes that a module declares in its schemas. Generated, one for each module.
///
/// It tells a reader which subclasses of a class there are, since there is no lookup of classes by name in the process.
public protocol ClassTable: SendableMetatype {
    /// The module's classes.
    static var classes: [any Coding.Type] { get }

    /// The tables of the modules that the module's schemas import.
    static var imports: [any ClassTable.Type] { get }
}
