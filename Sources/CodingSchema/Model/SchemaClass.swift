// Classes and structs of a checked schema: what holds fields.

/// What holds fields: a class or a struct.
package protocol SchemaFieldOwner: AnyObject {
    var name: String { get }
    var moduleName: String { get }
    var documentation: [String] { get }
    var access: AccessLevel { get }
    var archivedName: String { get }
    var version: Int { get }
    var versionKey: String { get }
    var formerNames: [String] { get }

    /// The own fields, in declared order.
    var fields: [SchemaField] { get }
    var retired: [SchemaRetiredKey] { get }
}

/// A class of a schema.
///
/// A reference type, since classes refer to each other in circles; the checker fills it once and nobody changes it
/// after.
package final class SchemaClass: SchemaFieldOwner {
    package let name: String
    package let moduleName: String

    /// The number among the classes that were checked together.
    let ordinal: Int
    package var documentation: [String] = []

    /// Who may name the class; an `open` class is `.open`, its members are then public.
    package var access: AccessLevel = .internal
    package var isFinal = false
    package var superclass: SchemaClass?

    package var archivedName: String
    package var version = 0

    /// The key that holds the version in a keyed archive: `"<archived name>.version"` unless the schema names one.
    package var versionKey: String
    package var formerNames: [String] = []
    package var refusesNewer = false

    /// The class is written by hand; only its coding is generated, in an extension.
    package var isExtension = false

    /// A superclass written by hand that has no coding of its own.
    package var externalSuperclass: String?

    /// Which kinds of archives the class takes part in.
    package var archives = SchemaArchiveKinds.keyed

    /// The class itself says `keeps unknown`; its subclasses then keep unknown keys too.
    package var keepsUnknown = false

    /// `unique via`: a static function that takes the decoded object and returns the one that takes its place.
    package var uniqueFunction: SchemaFunction?

    /// `replaced via`: an instance method without arguments that names the object to archive in its place.
    package var replacementFunction: SchemaFunction?
    package var refusesCoding = false

    /// The `swift { … }` members, in written order.
    package var swiftMembers: [SchemaSwiftMember] = []

    /// The class's own fields, in declared order.
    package var fields: [SchemaField] = []
    package var retired: [SchemaRetiredKey] = []

    package init(name: String, moduleName: String, ordinal: Int = 0) {
        self.name = name
        self.moduleName = moduleName
        self.ordinal = ordinal
        self.archivedName = name
        self.versionKey = name + ".version"
    }

    deinit { ReleaseQueue.release(superclass: &superclass, fields: &fields) }

    /// The class and its superclasses, the root first.
    package var chain: [SchemaClass] {
        var result: [SchemaClass] = []
        var next: SchemaClass? = self
        while let current = next {
            result.append(current)
            next = current.superclass
        }
        return result.reversed()
    }
}

/// Which kinds of archives a class takes part in.
package enum SchemaArchiveKinds {
    case keyed
    case keyedAndSequential
    case sequential
}

/// Swift source that is copied into a class as it stands.
package struct SchemaSwiftMember {
    /// The text between the braces.
    package let text: String

    /// The line of the schema file on which the text begins.
    package let line: Int

    package init(text: String, line: Int) {
        self.text = text
        self.line = line
    }
}

/// A struct of a schema: a value that is archived field by field.
package final class SchemaStructure: SchemaFieldOwner {
    package let name: String
    package let moduleName: String

    /// The number among the structs and enums with values that were checked together.
    let ordinal: Int
    package var documentation: [String] = []
    package var access: AccessLevel = .internal

    /// The class name of a value that stands in a collection, where it is an object of its own.
    package var archivedName: String
    package var version = 0
    package var versionKey: String
    package var formerNames: [String] = []
    package var fields: [SchemaField] = []
    package var retired: [SchemaRetiredKey] = []

    package init(name: String, moduleName: String, ordinal: Int = 0) {
        self.name = name
        self.moduleName = moduleName
        self.ordinal = ordinal
        self.archivedName = name
        self.versionKey = name + ".version"
    }

    deinit { ReleaseQueue.release(fields: &fields) }
}
