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

    /// The superclass, where it codes.
    public let superclass: (any Coding.Type)?

    /// The classes of the class's own fields: a reader of this class may create them and their subclasses.
    public let references: [any Coding.Type]

    /// The table of the module that declares the class.
    public let table: (any ClassTable.Type)?

    /// Describes a class.
    ///
    /// - Parameters:
    ///   - name: the name in archives, independent of the module and of the name in Swift.
    ///   - type: the class itself, `Self` where it is written by hand.
    ///   - version: the present version, not negative.
    ///   - versionKey: the key of the version in keyed archives; the name with `.version` behind it where it is left out.
    ///   - formerly: names under which older archives hold the class.
    ///   - superclass: the superclass, where it codes. A reference that allows a class allows those that name it here, directly or
    ///     not.
    ///   - references: the classes of the class's own fields.
    ///   - table: the table of the module that declares the class; without it, subclasses must be allowed by name.
    public init(
        _ name: String,
        type: any Coding.Type,
        version: Int = 0,
        versionKey: String? = nil,
        formerly: [String] = [],
        superclass: (any Coding.Type)? = nil,
        references: [any Coding.Type] = [],
        table: (any ClassTable.Type)? = nil
    ) {
        self.name = name
        self.type = type
        self.version = version
        self.versionKey = versionKey ?? name + ".version"
        self.formerNames = formerly
        self.superclass = superclass
        self.references = references
        self.table = table
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
