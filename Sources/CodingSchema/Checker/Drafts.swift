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
//     FieldDraft ── syntax · resolved type · references · connection
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
    var fields: [FieldDraft] = []
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

/// A field. Of a clause that must not be repeated, the first counts.
final class FieldDraft {
    /// A `fallback` or an `also`, with the conversion's type where it could be resolved.
    struct Keys {
        let syntax: ClauseSyntax<FieldClause>
        let conversion: ResolvedType?

        var keys: [String] { syntax.strings.map(\.value) }
    }

    let syntax: FieldSyntax

    /// The number of the name in name tables.
    let nameNumber: Int
    let access: AccessLevel
    var fallbacks: [Keys] = []
    var also: [Keys] = []

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
    var key: Located<String>? { syntax.clauses[.key]?.strings.first }
    var since: Located<Int>? { syntax.clauses[.since]?.number }
    var until: Located<Int>? { syntax.clauses[.until]?.number }

    /// The former name in Swift.
    var renamedFrom: Located<String>? { syntax.clauses[.renamedFrom]?.name }

    var isCollection: Bool {
        switch resolved?.type.plain {
        case .array, .dictionary, .set, .indexed: true
        default: false
        }
    }

    var isIndexed: Bool {
        if case .indexed = resolved?.type { true } else { false }
    }

    var convertedFallbackKeys: Set<String> {
        Set(fallbacks.lazy.filter { $0.syntax.conversion != nil }.flatMap(\.keys))
    }

    /// What a missing key is read as: the default, unless a clause states something else.
    var missingValue: ValueSyntax? {
        if let clause = syntax.clauses[.ifMissing] { return clause.value }
        return syntax.clauses[.required] == nil ? syntax.value : nil
    }

    /// Whether the field has a value before it is read.
    var canBeEmpty: Bool { resolved?.isOptional ?? true || syntax.isWeak || isCollection }

    /// Why `omits nil` can't apply to the field; `nil` if it can.
    func reasonAgainstOmittedNil(in owner: OwnerDraft) -> String? {
        if let reason = reasonForUnwrittenNil { return reason.rawValue }
        if isNilWritten { return "would be read as something else if its key were missing, so nil is always written" }
        if syntax.clauses[.writesNil] != nil { return "also has 'writes nil'" }
        return owner.writesNil ? nil : "writes no nil anyway: neither the \(owner.title) nor the file has 'writes nil'"
    }

    /// Why nil can't be stored under the field's own key; `nil` if it can.
    var reasonForUnwrittenNil: Diagnostic.UnwrittenNilReason? {
        if resolved?.isOptional != true { return .notOptional }
        if until != nil { return .until }
        return key?.value == "" ? .noKey : nil
    }

    /// Why `omits default` can't apply to the field; `nil` if it can.
    var reasonToWriteDefault: Diagnostic.DefaultReason? {
        switch missingValue?.kind {
        case nil where syntax.clauses[.required] != nil: return .required
        case nil, .nil: return .noDefault
        case .via, .expression: return .notLiteral
        default: break
        }
        if !fallbacks.isEmpty { return .fallback }
        if until != nil { return .until }
        switch resolved?.valueType.plain {
        case .bool, .integer, .float, .double, .string, .enumeration, .array, .set(_, .plain), .dictionary, .packed:
            return nil
        default: return .notCompared
        }
    }

    /// Whether a missing key is an error.
    var isRequired: Bool {
        guard let resolved else { return false }
        // An empty indexed array has no keys, so missing keys mean an empty array.
        return !resolved.isOptional && missingValue == nil && !isIndexed
    }
}
