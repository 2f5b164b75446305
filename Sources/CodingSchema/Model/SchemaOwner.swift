// Declarations with an archived name and keys: classes, structs, and enums whose cases carry values.
//
//     SchemaOwner ── names · version · fields · retired keys
//        ├ SchemaClass ── superclass (SchemaClass.swift)
//        ├ SchemaStructure
//        └ SchemaUnion ── cases (SchemaUnion.swift)

/// A class, a struct, or an enum whose cases carry values.
package class SchemaOwner: SchemaDeclared {
    /// The class name in archives; for a value, the class name of the object that represents it in a collection.
    package final let archivedName: String

    /// The fields in declared order, or the parameters of the initializer of a class that is written elsewhere.
    final var declaredFields: [SchemaField] = []
    package final internal(set) var retired: [SchemaRetiredKey] = []

    /// The plan, once ``plan`` has created it: the model knows nothing of plans but this.
    final var lowered: AnyObject?

    /// What the compiler makes a struct or an enum conform to, once that was asked for.
    final var synthesized: SynthesizedConformances?

    override init(_ syntax: DeclarationSyntax, in unit: FileUnit, ordinal: Int = 0) {
        archivedName = syntax.archivedAs?.value ?? syntax.archivedName(ofType: syntax.name.value.lastPart)
        super.init(syntax, in: unit, ordinal: ordinal)
    }

    /// A declaration that no schema contains.
    package convenience init(
        _ kind: DeclarationSyntax.Kind = .struct, name: String, moduleName: String, access: AccessLevel = .internal,
        fields: [SchemaField] = [], retired: [SchemaRetiredKey] = []
    ) {
        var syntax = DeclarationSyntax(kind: kind, name: Located(name, at: .unwritten))
        syntax.access = access
        self.init(syntax, in: FileUnit(unwrittenIn: moduleName))
        declaredFields = fields
        self.retired = retired
    }

    deinit {
        ReleaseQueue.release(&lowered, leaving: nil)
        ReleaseQueue.release(&declaredFields, leaving: [])
    }

    /// Releases the references to other declarations, which may refer to this one.
    func dismantle() {
        lowered = nil
        declaredFields = []
    }
}

extension SchemaOwner {
    /// The key of the version in a keyed archive: `"<archived name>.version"` unless the schema declares another.
    package var versionKey: String { syntax.clauses[.version]?.strings.first?.value ?? archivedName + ".version" }

    /// The keys under which a reader looks for the version: that of the owner, and those of its former names.
    package var versionKeys: [String] { [versionKey] + formerNames.map { $0 + ".version" } }

    /// Whether the version is an object under its key.
    package var isVersionBoxed: Bool { syntax.clauses[.version]?.isBoxed ?? false }

    /// Whether archives don't contain the version, which only numbers the stages of the schema.
    package var isVersionUnwritten: Bool { syntax.clauses[.unwritten] != nil }
    package var formerNames: [String] { syntax.clauses[.formerly]?.strings.map(\.value) ?? [] }

    /// Whether it is declared `sequential`. For a class, ``SchemaClass/archives`` is more precise.
    package var isSequential: Bool { syntax.clauses[.sequential] != nil }

    /// `refuses coding`: whether objects only exist in memory.
    package var refusesCoding: Bool { syntax.clauses[.refusesCoding] != nil }

    /// `rebuilt via`: an instance method that is called after reading.
    package var rebuildFunction: SchemaFunction? {
        syntax.clauses[.rebuiltVia]?.function.map { SchemaFunction($0) }
    }

    /// Whether the function of `rebuilt via` takes the archived version.
    package var rebuildsByVersion: Bool { syntax.clauses[.rebuiltVia]?.function?.labels?.isEmpty == false }

    /// The access level of the members: `public` in an `open` class.
    var memberAccess: AccessLevel { min(access, .public) }
    var prefix: Located<String>? { syntax.clauses[.prefix]?.strings.first }

    /// The key of a field without a `key` clause.
    package func defaultKey(ofField name: String) -> String { (prefix?.value ?? "") + name }

    /// Whether optional fields and values write nil.
    var writesNil: Bool { syntax.writesNil || syntax.clauses[.writesNil] != nil }

    /// Whether values that equal their field's default aren't written, where that is possible.
    var omitsDefault: Bool { syntax.clauses[.omitsDefault] != nil }

    /// Whether all fields are lenient that can be.
    var isLenient: Bool { !syntax.isExternal && (syntax.isLenient || syntax.clauses[.lenient] != nil) }

    /// The declaration and its superclasses, the root last.
    var ancestry: [SchemaOwner] { (self as? SchemaClass)?.chain.reversed() ?? [self] }
}

// MARK: Kinds of archives

extension SchemaOwner {
    /// Whether it can be in sequential archives.
    package var isInSequences: Bool {
        guard let schemaClass = self as? SchemaClass else { return isSequential }
        return schemaClass.archives != .keyed && !schemaClass.refusesCoding
    }

    /// `as dictionary`: whether a value is a dictionary with strings as keys, and composes no keys.
    package var isDictionary: Bool { syntax.clauses[.asDictionary] != nil }

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
    package var fields: [SchemaField] { declaredFields }
    package override var type: SchemaType { .structure(self) }
}
