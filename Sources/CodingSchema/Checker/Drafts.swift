// Declarations between syntax and schema: the parsed syntax, and the results of the passes.
//
//     FileUnit ── tree, visible modules
//        ▲
//     Draft ── ordinal · syntax
//        ├ OwnerDraft ── fields · retired keys
//        │    ├ ClassDraft ── model (SchemaClass) · superclass (ordinal)
//        │    ├ StructureDraft ── model (SchemaStructure)
//        │    └ UnionDraft ── model (SchemaUnion) · cases
//        ├ EnumerationDraft ── model (SchemaEnumeration)
//        └ BitsDraft ── model (SchemaBits)
//
// Drafts refer to each other by ordinal to avoid reference cycles. Classes are numbered separately; structs and unions
// are numbered together. The drafts of enums with raw values and bit fields are in `Drafts+Values.swift`.

/// A parsed file and the modules that are visible in it.
final class FileUnit {
    let tree: SyntaxTree
    let moduleName: String
    let isImported: Bool
    let hasSyntaxErrors: Bool

    /// The imported modules that have schemas, in written order, each once.
    var imports: [String] = []
    var visibleModules: Set<String> = []

    /// The imported modules without a visible schema, until a diagnostic has mentioned them.
    var modulesWithoutSchema: [Located<String>] = []

    /// The models of the file's declarations, in order.
    var declared: [SchemaDeclaration] = []
    var aliases: [SchemaAlias] = []
    var waivers: [SchemaWaiver] = []

    init(tree: SyntaxTree, moduleName: String, isImported: Bool, hasSyntaxErrors: Bool) {
        self.tree = tree
        self.moduleName = moduleName
        self.isImported = isImported
        self.hasSyntaxErrors = hasSyntaxErrors
    }
}

/// A declaration.
class Draft {
    /// The number among the declarations of its kind; structs and unions are numbered together.
    let ordinal: Int
    let syntax: DeclarationSyntax
    let unit: FileUnit

    /// The type that the name refers to.
    let type: SchemaType

    /// Whether the module already declares the name.
    var isNameTaken = false

    /// The protocols of the head, the first name of a class included if it is one.
    var conformances: [Located<String>]

    /// The position of each case of an enum in the syntax.
    var positions: [String: Int] = [:]

    init(ordinal: Int, syntax: DeclarationSyntax, unit: FileUnit, type: SchemaType) {
        self.ordinal = ordinal
        self.syntax = syntax
        self.unit = unit
        self.type = type
        self.conformances = syntax.conformances
    }

    var declaredName: Located<String> { syntax.name }
    var name: String { syntax.name.value }
    var access: AccessLevel { syntax.access }

    /// The declaring word.
    var title: String { syntax.kind.word }

    /// The part before the clauses.
    var head: Located<String> { syntax.superclass ?? syntax.rawType ?? syntax.name }
    var version: Located<Int>? { syntax.clauses[.version]?.number }

    /// Whether archives don't contain the version.
    var isVersionUnwritten: Bool { syntax.clauses[.unwritten] != nil }

    /// The former name in Swift.
    var renamedFrom: Located<String>? { syntax.clauses[.renamedFrom]?.name }

    /// The written version, or 0.
    var versionNumber: Int { version?.value ?? 0 }

    func caseSyntax(named name: String) -> CaseSyntax? { positions[name].map { syntax.cases[$0] } }
}

/// A declaration with an archived name: a class, a struct, or an enum whose cases carry values.
class OwnerDraft: Draft {
    var fields: [SchemaField] = []
    var retired: [SchemaRetiredKey] = []

    /// The types in a struct or union that can contain further declarations; empty for a class.
    var members: [ValueMember] = []

    /// The access level of the members: `public` in an `open` class.
    var memberAccess: AccessLevel { min(access, .public) }
    var versionKey: Located<String>? { syntax.clauses[.version]?.strings.first }
    var isVersionBoxed: Bool { syntax.clauses[.version]?.isBoxed ?? false }
    var archivedAs: Located<String>? { syntax.clauses[.archivedAs]?.strings.first }
    var archivedName: String { archivedAs?.value ?? archivedName(ofType: name.lastPart) }
    var formerly: [Located<String>] { syntax.clauses[.formerly]?.strings ?? [] }
    var prefix: Located<String>? { syntax.clauses[.prefix]?.strings.first }
    var writtenVersionKey: String { versionKey?.value ?? archivedName + ".version" }
    var isSequential: Bool { syntax.clauses[.sequential] != nil }

    /// The name in archives of a type without `archived as` at this place of the file.
    func archivedName(ofType name: String) -> String { (syntax.archivedPrefix?.value ?? "") + name }

    /// Whether optional fields and values write nil.
    var writesNil: Bool { syntax.writesNil || syntax.clauses[.writesNil] != nil }

    /// Whether values that equal their field's default aren't written, where that is possible.
    var omitsDefault: Bool { syntax.clauses[.omitsDefault] != nil }

    /// Whether objects only exist in memory.
    var refusesCoding: Bool { syntax.clauses[.refusesCoding] != nil }
}

/// A class, generated or handwritten.
final class ClassDraft: OwnerDraft {
    let model: SchemaClass
    var superclass: Int?

    /// The first name after the colon, unless it is a protocol's.
    var superclassName: Located<String>?

    init(ordinal: Int, syntax: DeclarationSyntax, unit: FileUnit) {
        superclassName = syntax.superclass
        model = SchemaClass(name: syntax.name.value, moduleName: unit.moduleName, ordinal: ordinal)
        super.init(ordinal: ordinal, syntax: syntax, unit: unit, type: .object(model))
    }

    /// The key of `sequential marker`.
    var marker: Located<String>? { syntax.clauses[.sequential]?.strings.first }
}
