// Declarations between syntax and schema: the parsed syntax, and the results of the passes.
//
//     FileUnit ── tree, visible modules
//        ▲
//     OwnerDraft[ordinal] ── head · clauses · fields · retired keys
//        ├ ClassDraft ── syntax · model (SchemaClass) · superclass (ordinal)
//        ├ StructureDraft ── syntax · model (SchemaStructure)
//        └ UnionDraft ── syntax · model (SchemaUnion) · cases
//     FieldDraft ── syntax · clauses · resolved type · references · connection
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
    var waivers: [SchemaWaiver] = []

    init(tree: SyntaxTree, moduleName: String, isImported: Bool, hasSyntaxErrors: Bool) {
        self.tree = tree
        self.moduleName = moduleName
        self.isImported = isImported
        self.hasSyntaxErrors = hasSyntaxErrors
    }
}

/// A declaration with an archived name: a class, a struct, or an enum whose cases carry values.
class OwnerDraft {
    /// The number among the classes, or among the structs and unions.
    let ordinal: Int
    let declaredName: Located<String>
    let access: AccessLevel
    let unit: FileUnit

    /// Whether the module already declares the name.
    var isNameTaken = false
    var fields: [FieldDraft] = []
    var retired: [RetiredDraft] = []

    /// The types in a struct or union that can contain further declarations; empty for a class.
    var members: [ValueMember] = []

    var version: Located<Int>?
    var versionKey: Located<String>?
    var archivedAs: Located<String>?
    var formerly: [Located<String>] = []
    var prefix: Located<String>?

    /// Whether the declaration is marked `sequential`.
    var isSequential = false

    init(ordinal: Int, name: Located<String>, access: AccessLevel, unit: FileUnit) {
        self.ordinal = ordinal
        self.declaredName = name
        self.access = access
        self.unit = unit
    }

    var name: String { declaredName.value }

    /// The access level of the members: `public` in an `open` class.
    var memberAccess: AccessLevel { min(access, .public) }

    /// The written version, or 0.
    var versionNumber: Int { version?.value ?? 0 }
    var archivedName: String { archivedAs?.value ?? name }
    var writtenVersionKey: String { versionKey?.value ?? archivedName + ".version" }

    /// The type that the name refers to.
    var type: SchemaType? { nil }

    /// The declaring word.
    var title: String { "class" }

    /// The part before the clauses.
    var head: Located<String> { declaredName }

    /// Whether objects only exist in memory.
    var refusesCoding: Bool { false }
}

/// A class, generated or handwritten.
final class ClassDraft: OwnerDraft {
    let syntax: ClassSyntax
    let model: SchemaClass
    var superclass: Int?

    /// The key of `sequential marker`.
    var marker: Located<String>?

    init(ordinal: Int, syntax: ClassSyntax, unit: FileUnit) {
        self.syntax = syntax
        self.model = SchemaClass(name: syntax.name.value, moduleName: unit.moduleName, ordinal: ordinal)
        super.init(ordinal: ordinal, name: syntax.name, access: syntax.access, unit: unit)
    }

    override var type: SchemaType? { .object(model) }
    override var head: Located<String> { syntax.superclass ?? syntax.name }
    override var refusesCoding: Bool { model.refusesCoding }
}

/// A resolved type without its outer `?`.
struct ResolvedType {
    let type: SchemaType
    let isOptional: Bool
}

/// A field and its clauses; at most one of those that must not be repeated.
final class FieldDraft {
    /// `fallback "A": T via f`, or an `also`, with the conversion's type where it could be resolved.
    struct Keys {
        let syntax: KeysSyntax
        var asOf: Located<Int>?
        var until: Located<Int>?
        var conversion: ResolvedType?
    }

    let syntax: FieldSyntax

    /// The number of the name in name tables.
    let nameNumber: Int
    let access: AccessLevel
    var key: Located<String>?
    var fallbacks: [Keys] = []
    var also: [Keys] = []
    var since: Located<Int>?
    var until: Located<Int>?
    var conditional: SourceRange?
    var joined: SourceRange?

    /// `nil` if the type could not be resolved, which was reported.
    var resolved: ResolvedType?
    var connection = SchemaConnection.value

    /// The references of the type, without duplicates.
    var references: [ReferenceTarget] = []

    /// The references of the fallbacks' types.
    var fallbackReferences: [ReferenceTarget] = []

    /// Whether another field has the same name, so that its default key is not reported again.
    var isNameTaken = false
    var leadsBack = false

    init(syntax: FieldSyntax, nameNumber: Int, access: AccessLevel) {
        self.syntax = syntax
        self.nameNumber = nameNumber
        self.access = access
    }

    var name: String { syntax.name.value }

    var isCollection: Bool {
        switch resolved?.type {
        case .array, .dictionary, .set, .indexed: true
        default: false
        }
    }

    var isIndexed: Bool {
        if case .indexed = resolved?.type { true } else { false }
    }

    var convertedFallbackKeys: Set<String> {
        Set(fallbacks.lazy.filter { $0.syntax.conversion != nil }.flatMap { $0.syntax.keys.map(\.value) })
    }

    /// Whether the field has a value before it is read.
    var canBeEmpty: Bool { resolved?.isOptional ?? true || syntax.isWeak || isCollection }

    /// Whether a missing key is an error.
    var isRequired: Bool {
        guard let resolved else { return false }
        // An empty indexed array has no keys, so missing keys mean an empty array.
        return !resolved.isOptional && syntax.value == nil && !isIndexed
    }
}

/// A retired key and the type of the constant that is still written.
struct RetiredDraft {
    let syntax: RetiredSyntax
    var constantType: ResolvedType?
}
