// What archives call a class, and what a reader may create.

/// The description of a class in archives: its name, version, former names, superclass, and the classes that it refers
/// to.
public struct ArchivedClass: Sendable {
    /// The name in archives, which is independent of the module and of the name in Swift.
    public let name: String

    /// The class itself: `Self` in a class that is written by hand.
    public let type: any Coding.Type

    /// The current version of the class, which isn't negative.
    public let version: Int

    /// The key of the version in keyed archives; by default, the name followed by `.version`.
    public let versionKey: String

    /// The names that older archives use for the class.
    public let formerNames: [String]

    /// The archived names of classes that can replace this one in a reader that doesn't have it, the best first:
    /// Cocoa's `classFallbacksForKeyedArchiver`.
    ///
    /// Such a class must be able to decode the values that this class encodes. If the list is empty, that of the
    /// superclass is used.
    public let fallbacks: [String]

    /// The superclass, if it conforms to ``Coding``. A reference to a class also allows the classes that name it here,
    /// directly or indirectly.
    public let superclass: (any Coding.Type)?

    /// The classes that the class's own fields refer to. A reader of this class can create them and their subclasses.
    public let references: [any Coding.Type]

    /// Whether objects of classes that the reader doesn't have are read as this class, if it is the nearest known one of
    /// their superclasses. Subclasses inherit it.
    let readsUnknownSubclasses: Bool

    /// The class table of the module that declares the class.
    ///
    /// Without it, subclasses must be allowed by name. A class that has a table but no sequence supports keyed archives
    /// only: a ``SequentialArchiver`` rejects its objects with code `codingRefused`.
    public let table: (any ClassTable.Type)?

    /// All keys that the class reads or has ever written; `nil` if the class doesn't list them.
    ///
    /// The list is needed if the class or one of its superclasses preserves unknown keys. The topmost class that lists
    /// its keys also lists those of its superclasses. Version keys don't have to be listed. If a class doesn't list its
    /// keys but one of its superclasses does, unknown keys of its objects aren't preserved.
    let keys: [String]?

    /// Keys that the class supports but doesn't have to read: fallback keys, keys that it writes for older readers, and
    /// retired keys. An ``ArchiveReport`` doesn't list these keys, or keys composed with them, as unread.
    let olderKeys: [String]

    /// The base names of keys with an index, such as `name` for `name[0]` and `name[1]`.
    let indexedKeys: [String]

    /// The keys of enum values whose cases carry values.
    ///
    /// All keys composed with them, such as `name.part`, count as declared, so the keys of a case that the class
    /// doesn't define aren't preserved as unknown values. They would be obsolete when the class writes another case.
    let unionKeys: [String]

    /// The values that sequential archives contain for the class itself, without its superclasses, in their order;
    /// `nil` if it doesn't list them.
    ///
    /// Without a list, a class that has no ``table`` reads and writes the values without keys, and a class that has one
    /// supports keyed archives only.
    @_spi(GeneratedCode) public let sequence: ArchivedSequence?

    /// A key that keyed archives contain since the class started to use keys.
    ///
    /// An object without it, whose values are stored without keys, is read by ``sequence``. The property is `nil` if
    /// there are no such archives. See *Legacy Support for Non-Keyed Archives* in Apple's *Archives and Serializations
    /// Programming Guide*.
    let keyedMarker: String?

    /// A function that returns the object to use instead of one that was just created, for every reference to it; `nil`
    /// if the function of the superclass is used.
    ///
    /// It is called when `init(coder:)` has returned. The object that it returns isn't connected, unless it is the
    /// object that was created.
    public let unique: Substitution?

    /// A function that returns the object to archive instead of another one, for every reference to it; `nil` if the
    /// function of the superclass is used.
    ///
    /// It is called once for each object and archive, and not for an object that it returned.
    public let replacement: Substitution?

    /// A function that returns a substitute for an object, or the object itself.
    public typealias Substitution = @Sendable (any Coding) throws -> any Coding

    /// Creates a description of a class. The parameters are described at the properties; `formerly` is ``formerNames``.
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
        unique: Substitution? = nil,
        replacement: Substitution? = nil
    ) {
        self.init(
            name, type: type, version: version, versionKey: versionKey, formerly: formerly, fallbacks: fallbacks,
            superclass: superclass, references: references, readsUnknownSubclasses: false, table: table, keys: nil,
            unique: unique, replacement: replacement)
    }

    /// Creates a description of a class from a schema.
    @_spi(GeneratedCode)
    public init(
        _ name: String,
        type: any Coding.Type,
        version: Int = 0,
        versionKey: String? = nil,
        formerly: [String] = [],
        fallbacks: [String] = [],
        superclass: (any Coding.Type)? = nil,
        references: [any Coding.Type] = [],
        readsUnknownSubclasses: Bool = false,
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
        self.readsUnknownSubclasses = readsUnknownSubclasses
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

/// The classes that a module declares in its schemas. One table is generated for each module.
///
/// Classes can't be looked up by name in the process, so a reader uses the tables to find the subclasses of a class.
public protocol ClassTable: SendableMetatype {
    /// The module's classes.
    static var classes: [any Coding.Type] { get }

    /// The tables of the modules that the module's schemas import.
    static var imports: [any ClassTable.Type] { get }

    /// The classes that the module no longer has, but whose objects older archives contain.
    ///
    /// The default implementation returns none.
    static var retired: [RetiredClass] { get }
}

extension ClassTable {
    public static var retired: [RetiredClass] { [] }
}
