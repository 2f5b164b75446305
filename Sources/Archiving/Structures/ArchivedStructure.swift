// What archives call a structure, and what a structure must do to be archived.

/// A structure as archives know it: its name, version and former names.
public struct ArchivedStructure: Sendable {
    /// The name in archives, that of the objects which stand for elements of collections.
    public let name: String

    /// The present version, not negative.
    public let version: Int

    private let givenVersionKey: String?

    /// Names under which older archives hold the structure.
    public let formerNames: [String]

    /// Of a class of Foundation that is archived as a structure, its superclasses; objects of subclasses are read too.
    let superclassNames: [String]

    /// Keys that the structure knows and need not ask for: those of older versions.
    public let olderKeys: [String]

    /// The values that sequential archives hold of the structure; `nil` where it is for keyed archives only.
    public let sequence: ArchivedSequence?

    /// Describes a structure.
    ///
    /// - Parameters:
    ///   - name: the name in archives, independent of the module and of the name in Swift.
    ///   - version: the present version, not negative.
    ///   - versionKey: the key of the version; the name with `.version` behind it where it is left out.
    ///   - formerly: names under which older archives hold the structure.
    ///   - olderKeys: keys that the structure knows and need not ask for, as those of ``ArchivedClass``.
    ///   - sequence: the values that sequential archives hold of the structure, where it can stand in them.
    public init(
        _ name: String, version: Int = 0, versionKey: String? = nil, formerly: [String] = [], olderKeys: [String] = [],
        sequence: ArchivedSequence? = nil
    ) {
        self.name = name
        self.version = version
        self.givenVersionKey = versionKey
        self.formerNames = formerly
        superclassNames = []
        self.olderKeys = olderKeys
        self.sequence = sequence
    }

    /// Describes a class of Foundation.
    init(foundationClass name: String, superclasses: [String] = []) {
        self.name = name
        version = 0
        givenVersionKey = nil
        formerNames = []
        olderKeys = []
        sequence = nil
        superclassNames = superclasses + [KeyedArchiveFormat.rootClassName]
    }

    /// Whether it is a class of Foundation.
    var isFoundationClass: Bool { !superclassNames.isEmpty }

    /// The key under which archives hold the version, composed with the field's as all keys are.
    public var versionKey: String {
        // Made when it is asked for: a description is made for every element of a collection.
        givenVersionKey ?? name + ".version"
    }
}

/// A value that is archived field by field: in an object under keys composed with the field's, in a collection as an
/// object of its own.
///
/// A point under the key `origin` stands under `origin.x` and `origin.y`, one in a rectangle under `frame` under
/// `frame.origin.x` and `frame.origin.y`; under an empty key, under `x` and `y`. The coders that the methods are given
/// compose the keys, so the methods name their own only.
///
/// An enum whose cases carry values is one too: it archives the keys of one of its cases.
public protocol ArchivableStructure: ArchivableValue, SendableMetatype {
    /// What archives call the structure.
    static var archivedStructure: ArchivedStructure { get }

    /// Writes the fields under their own keys. May be called any number of times and must have no side effects.
    func encode(with archiver: Archiver) throws

    /// Reads the fields under their own keys.
    init(coder unarchiver: Unarchiver) throws

    /// Whether such a value is there: its first required key, or a fallback of it.
    static func isArchived(in unarchiver: Unarchiver) -> Bool
}
