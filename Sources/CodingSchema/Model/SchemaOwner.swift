// Declarations with an archived name and keys: classes, structs, and enums whose cases carry values.
//
//     SchemaOwner ── names · version · retired keys
//        ├ SchemaClass ── fields (SchemaClass.swift)
//        ├ SchemaStructure ── fields
//        └ SchemaUnion ── cases (SchemaUnion.swift)

/// A class, a struct, or an enum whose cases carry values.
package class SchemaOwner: SchemaDeclared {
    /// The class name in archives; for a value, the class name of the object that represents it in a collection.
    package var archivedName: String
    package var version = 0

    /// The key of the version in a keyed archive: `"<archived name>.version"` unless the schema declares another.
    package var versionKey: String

    /// Whether the version is an object under its key.
    package var isVersionBoxed = false

    /// Whether archives don't contain the version, which only numbers the stages of the schema.
    package var isVersionUnwritten = false
    package var formerNames: [String] = []
    package var retired: [SchemaRetiredKey] = []

    /// Whether it is declared `sequential`. For a class, ``SchemaClass/archives`` is more precise.
    package var isSequential = false

    /// The plan, once ``plan`` has created it: the model knows nothing of plans but this.
    final var lowered: AnyObject?

    /// Releases the plan, which refers to the models of other declarations.
    final func dismantle() { lowered = nil }

    deinit { ReleaseQueue.release(&lowered, leaving: nil) }

    package override init(name: String, moduleName: String, ordinal: Int = 0) {
        archivedName = name
        versionKey = name + ".version"
        super.init(name: name, moduleName: moduleName, ordinal: ordinal)
    }
}

// MARK: Kinds of archives

extension SchemaOwner {
    /// Whether it can be in sequential archives.
    package var isInSequences: Bool {
        guard let schemaClass = self as? SchemaClass else { return isSequential }
        return schemaClass.archives != .keyed && !schemaClass.refusesCoding
    }

    /// Whether it can be in keyed archives; not meaningful for a class that refuses coding.
    package var isInKeyedArchives: Bool { (self as? SchemaClass)?.archives != .sequential }
}

/// A declaration with fields: a class or a struct.
package protocol SchemaFieldOwner: SchemaOwner {
    /// The declaration's own fields, in declared order.
    var fields: [SchemaField] { get }
}

/// A struct of a schema: a value that is archived field by field.
package final class SchemaStructure: SchemaOwner, SchemaFieldOwner {
    package var fields: [SchemaField] = []

    deinit { ReleaseQueue.release(&fields, leaving: []) }
}
