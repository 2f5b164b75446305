// The description of a structure in archives, and what a structure implements to be archived.

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

    /// Keys that the structure supports but doesn't have to read, like those of ``ArchivedClass``.
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

    init(foundationClass name: String, superclasses: [String] = []) {
        self.init(name)
        superclassNames = superclasses + [KeyedArchiveFormat.rootClassName]
    }

    var isFoundationClass: Bool { !superclassNames.isEmpty }

    /// The key of the version, which is composed with the key of the field as all keys of the structure are.
    public var versionKey: String {
        // Computed on demand: a description is created for every element of a collection.
        givenVersionKey ?? name + ".version"
    }
}

/// A value that is archived field by field.
///
/// In an object, the fields are stored under keys composed with the key of the structure. In a collection, each
/// structure is stored as a separate object.
///
/// For example, a point under the key `origin` is stored under `origin.x` and `origin.y`, and the point of a rectangle
/// under `frame` is stored under `frame.origin.x` and `frame.origin.y`. Under an empty key, a point is stored under `x`
/// and `y`. The coders' `encode`, `decode` and `containsValue` methods compose the keys, so a structure uses only its own
/// keys. The coders' primitives don't compose keys: don't call them from a structure.
///
/// An enum whose cases carry values conforms too. It archives the keys of one of its cases.
public protocol ArchivableStructure: ArchivableValue, SendableMetatype {
    /// The description of the structure in archives.
    static var archivedStructure: ArchivedStructure { get }

    /// Encodes the fields under their own keys.
    ///
    /// An archiver can call this method any number of times, so it must not have side effects.
    func encode(with archiver: Archiver) throws

    /// Creates a value by decoding the fields under their own keys.
    init(coder unarchiver: Unarchiver) throws

    /// Returns a Boolean value that indicates whether the archive holds such a value.
    ///
    /// An implementation checks for the first required key, or a fallback key for it.
    static func isArchived(in unarchiver: Unarchiver) -> Bool
}
