// Declarations on their way from syntax to schema: what was written, beside what the passes found out about it.
//
//     FileUnit ── tree, visible modules
//        ▲
//     ClassDraft[ordinal] ── syntax · clauses · model (SchemaClass) · superclass (ordinal)
//        └ FieldDraft ── syntax · clauses · resolved type · references (ordinals) · connection
//     EnumerationDraft[ordinal] ── syntax · model (SchemaEnumeration) · cases by name
//
// Drafts name each other by ordinal, so that they form no reference cycles.

/// A parsed file and what is visible in it.
final class FileUnit {
    let tree: SyntaxTree
    let moduleName: String
    let isImported: Bool
    let hasSyntaxErrors: Bool

    /// The imported modules that have schemas, in written order, each once.
    var imports: [String] = []
    var visibleModules: Set<String> = []

    init(tree: SyntaxTree, moduleName: String, isImported: Bool, hasSyntaxErrors: Bool) {
        self.tree = tree
        self.moduleName = moduleName
        self.isImported = isImported
        self.hasSyntaxErrors = hasSyntaxErrors
    }
}

/// A class and its clauses, each at most once.
final class ClassDraft {
    let ordinal: Int
    let syntax: ClassSyntax
    let unit: FileUnit
    let model: SchemaClass

    /// The module declares the name already.
    var isNameTaken = false
    var superclass: Int?
    var fields: [FieldDraft] = []
    var retired: [RetiredDraft] = []

    var version: Located<Int>?
    var versionKey: Located<String>?
    var archivedAs: Located<String>?
    var formerly: [Located<String>] = []
    var prefix: Located<String>?

    init(ordinal: Int, syntax: ClassSyntax, unit: FileUnit) {
        self.ordinal = ordinal
        self.syntax = syntax
        self.unit = unit
        self.model = SchemaClass(name: syntax.name.value, moduleName: unit.moduleName)
    }

    var name: String { syntax.name.value }

    /// Who may name the class's members: `open` is `public` for them.
    var memberAccess: AccessLevel { min(syntax.access, .public) }
}

/// A type that was found, without its own `?`.
struct ResolvedType {
    let type: SchemaType
    let isOptional: Bool
}

/// A field and its clauses; those that may stand once stand once.
final class FieldDraft {
    /// `fallback "A": T via f`, or an `also`, with the conversion's type where it could be resolved.
    struct Keys {
        let syntax: KeysSyntax
        var asOf: Located<Int>?
        var until: Located<Int>?
        var conversion: ResolvedType?
    }

    let syntax: FieldSyntax
    let access: AccessLevel
    var key: Located<String>?
    var fallbacks: [Keys] = []
    var also: [Keys] = []
    var since: Located<Int>?
    var until: Located<Int>?
    var conditional: SourceRange?

    /// `nil` where the type could not be resolved, which is reported.
    var resolved: ResolvedType?
    var connection = SchemaConnection.value

    /// The classes that the type names, by ordinal, each once.
    var references: [Int] = []

    /// The classes that the types of fallbacks name.
    var fallbackReferences: [Int] = []

    /// The name is another field's too; its default key says nothing new then.
    var isNameTaken = false
    var leadsBack = false

    init(syntax: FieldSyntax, access: AccessLevel) {
        self.syntax = syntax
        self.access = access
    }

    var name: String { syntax.name.value }

    var isCollection: Bool {
        switch resolved?.type {
        case .array, .dictionary, .set: true
        default: false
        }
    }

    /// Missing from an archive, the field is an error.
    var isRequired: Bool {
        guard let resolved else { return false }
        return !resolved.isOptional && syntax.value == nil
    }
}

/// A retired key and the type of the constant that is still written.
struct RetiredDraft {
    let syntax: RetiredSyntax
    var constantType: ResolvedType?
}

/// An enum and its cases by name.
final class EnumerationDraft {
    let syntax: EnumerationSyntax
    let unit: FileUnit
    let model: SchemaEnumeration

    /// The enum has raw values: the others are not generated yet.
    let isGenerated: Bool
    var version: Located<Int>?

    /// The position of each case in the syntax.
    var positions: [String: Int] = [:]

    init(syntax: EnumerationSyntax, unit: FileUnit) {
        self.syntax = syntax
        self.unit = unit
        self.isGenerated = syntax.rawType != nil
        self.model = SchemaEnumeration(name: syntax.name.value, moduleName: unit.moduleName)
    }

    var name: String { syntax.name.value }

    /// The written version, or 0.
    var versionNumber: Int { version?.value ?? 0 }

    func caseSyntax(named name: String) -> CaseSyntax? {
        positions[name].map { syntax.cases[$0] }
    }
}
