// The description of a structure in archives.

/// The description of a structure in archives: its name, version and former names.
public struct ArchivedStructure: Sendable {
    /// The name in archives, which is the class name of the objects that represent the structure in collections.
    public let name: String

    /// The current version, which isn't negative.
    public let version: Int

    private let givenVersionKey: String?

    /// The names that older archives use for the structure.
    public let formerNames: [String]

    /// For a class of Foundation that is archived as a structure, its superclasses; objects of subclasses are read too.
    private(set) var superclassNames: [String] = []

    /// Keys that a report doesn't list as unread: those that the structure supports but doesn't have to read, as for an
    /// ``ArchivedClass``, and for a class of Foundation those that it writes and never reads.
    let olderKeys: [String]

    /// The values that sequential archives contain for the structure; `nil` if it supports keyed archives only.
    let sequence: ArchivedSequence?

    /// Creates a description of a structure.
    ///
    /// - Parameters:
    ///   - name: The name in archives, which is independent of the module and of the name in Swift.
    ///   - version: The current version, which must not be negative.
    ///   - versionKey: The key of the version; by default, the name followed by `.version`.
    ///   - formerly: The names that older archives use for the structure.
    public init(_ name: String, version: Int = 0, versionKey: String? = nil, formerly: [String] = []) {
        self.init(name, version: version, versionKey: versionKey, formerly: formerly, olderKeys: [])
    }

    /// Creates a description of a structure from a schema.
    @_spi(GeneratedCode)
    public init(
        _ name: String, version: Int = 0, versionKey: String? = nil, formerly: [String] = [], olderKeys: [String] = [],
        sequence: ArchivedSequence? = nil
    ) {
        self.name = name
        self.version = version
        self.givenVersionKey = versionKey
        self.formerNames = formerly
        self.olderKeys = olderKeys
        self.sequence = sequence
    }

    /// - Parameters:
    ///   - subclass: The name of a subclass, if that is written.
    ///   - unreadKeys: Keys that are written and never read.
    init(_ foundationClass: FoundationClass, subclass: String? = nil, unreadKeys: [String] = []) {
        self.init(subclass ?? foundationClass.name, olderKeys: unreadKeys)
        superclassNames = foundationClass.chain.filter { $0 != name }
    }

    var isFoundationClass: Bool { !superclassNames.isEmpty }

    /// The key of the version, which is composed with the key of the field as all keys of the structure are.
    public var versionKey: String {
        // Computed on demand: a description is created for every element of a collection.
        givenVersionKey ?? name + ".version"
    }
}
