// Declarations on their way from syntax to schema: what was written, and what the passes found out about it.
//
//     FileUnit ── tree, visible modules
//        ▲
//     OwnerDraft[ordinal] ── head · clauses · fields · retired keys
//        ├ ClassDraft ── syntax · model (SchemaClass) · superclass (ordinal)
//        ├ StructureDraft ── syntax · model (SchemaStructure)
//        └ UnionDraft ── syntax · model (SchemaUnion) · cases
//     FieldDraft ── syntax · clauses · resolved type · references · connection
//
// Drafts name each other by ordinal, so that they form no reference cycles. Classes are numbered by themselves, structs
// and unions together. Enums with raw values and bit fields have drafts of their own, in `Drafts+Values.swift`.

/// A parsed file and what is visible in it.
final class FileUnit {
    let tree: SyntaxTree
    let moduleName: String
    let isImported: Bool
    let hasSyntaxErrors: Bool

    /// The imported modules that have schemas, in written order, each once.
    var imports: [String] = []
    var visibleModules: Set<String> = []

    /// The imported modules without a schema in sight, until a message has said what that may mean.
    var modulesWithoutSchema: [Located<String>] = []

    /// The models of the file's declarations, in their order.
    var declared: [SchemaDeclaration] = []
    var waivers: [SchemaWaiver] = []

    init(tree: SyntaxTree, moduleName: String, isImported: Bool, hasSyntaxErrors: Bool) {
        self.tree = tree
        self.moduleName = moduleName
        self.isImported = isImported
        self.hasSyntaxErrors = hasSyntaxErrors
    }
}

/// What archives hold under a name of its own, and its clauses, each at most once: a class, a struct, or an enum whose
/// cases carry values.
class OwnerDraft {
    /// The number among the classes, or among the structs and unions.
    let ordinal: Int
    let declaredName: Located<String>
    let access: AccessLevel
    let unit: FileUnit

    /// The module declares the name already.
    var isNameTaken = false
    var fields: [FieldDraft] = []
    var retired: [RetiredDraft] = []

    /// The types in a struct or union that can lead anywhere; none of a class.
    var members: [ValueMember] = []

    var version: Located<Int>?
    var versionKey: Located<String>?
    var archivedAs: Located<String>?
    var formerly: [Located<String>] = []
    var prefix: Located<String>?

    /// It says that it can be in sequential archives.
    var isSequential = false

    init(ordinal: Int, name: Located<String>, access: AccessLevel, unit: FileUnit) {
        self.ordinal = ordinal
        self.declaredName = name
        self.access = access
        self.unit = unit
    }

    var name: String { declaredName.value }

    /// Who may name the members: `open` is `public` for them.
    var memberAccess: AccessLevel { min(access, .public) }

    /// The written version, or 0.
    var versionNumber: Int { version?.value ?? 0 }
    var archivedName: String { archivedAs?.value ?? name }
    var writtenVersionKey: String { versionKey?.value ?? archivedName + ".version" }

    /// The type that its name represents.
    var type: SchemaType? { nil }

    /// The word that declares it.
    var title: String { "class" }

    /// What precedes the clauses.
    var head: Located<String> { declaredName }

    /// It is in memory only.
    var refusesCoding: Bool { false }
}

/// A class, generated or written by hand.
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

/// A type that was found, without its own `?`.
struct ResolvedType {
    let type: SchemaType
    let isOptional: Bool
}

/// A field and its clauses; of those allowed once, one each.
final class FieldDraft {
    /// `fallback "A": T via f`, or an `also`, with the conversion's type where it could be resolved.
    struct Keys {
        let syntax: KeysSyntax
        var asOf: Located<Int>?
        var until: Located<Int>?
        var conversion: ResolvedType?
    }

    let syntax: FieldSyntax

    /// The number of the name, for tables of names.
    let nameNumber: Int
    let access: AccessLevel
    var key: Located<String>?
    var fallbacks: [Keys] = []
    var also: [Keys] = []
    var since: Located<Int>?
    var until: Located<Int>?
    var conditional: SourceRange?
    var joined: SourceRange?

    /// `nil` where the type could not be resolved, which is reported.
    var resolved: ResolvedType?
    var connection = SchemaConnection.value

    /// What the type refers to, each once.
    var references: [ReferenceTarget] = []

    /// What the types of fallbacks refer to.
    var fallbackReferences: [ReferenceTarget] = []

    /// The name is another field's too; its default key says nothing new then.
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

    /// The field has a value before it is read.
    var canBeEmpty: Bool { resolved?.isOptional ?? true || syntax.isWeak || isCollection }

    /// Missing from an archive, the field is an error.
    var isRequired: Bool {
        guard let resolved else { return false }
        // Without elements an indexed array has no keys, and with none it is empty.
        return !resolved.isOptional && syntax.value == nil && !isIndexed
    }
}

/// A retired key and the type of the constant that is still written.
struct RetiredDraft {
    let syntax: RetiredSyntax
    var constantType: ResolvedType?
}
