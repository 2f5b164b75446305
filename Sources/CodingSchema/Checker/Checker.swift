// The checker: its state. `Rules.swift` is the list of all rules; each family of them is in a separate file.

/// Checks the syntax trees of a module together and creates the schema.
///
/// The passes also cover imported files, because the module's own classes inherit from and refer to theirs. Errors in
/// imported files are reported when their own target is built.
final class Checker {
    let moduleName: String

    /// Imported files first, then the module's own, each in the given order.
    let units: [FileUnit]

    /// The module and all modules with schemas that it imports, directly or not.
    ///
    /// More may be offered, because Xcode doesn't report what a target depends on. Their declarations are only known by
    /// name, for messages about missing imports.
    var reachableModules: Set<String> = []
    var symbols = SymbolTable()

    /// The modules without a visible schema that a file imports, until a diagnostic has mentioned them.
    var modulesWithoutSchema: [ObjectIdentifier: [Located<String>]] = [:]

    /// The waivers outside of declarations, by file.
    var waiversOfFiles: [ObjectIdentifier: [SchemaWaiver]] = [:]
    var classes: [SchemaClass] = []
    var enumerations: [SchemaEnumeration] = []

    /// Structs, and enums whose cases carry values.
    var values: [SchemaOwner] = []
    var bits: [SchemaBits] = []
    var aliases: [SchemaAlias] = []
    var retiredTypes: [SchemaRetiredType] = []
    var visitedAliases: Set<ObjectIdentifier> = []

    /// All declarations of schemas, in the order of the files.
    var declarations: [SchemaDeclared] = []

    /// The position of each case of an enum in the syntax, by the enum and the name.
    var positionsOfCases: [ObjectIdentifier: [String: Int]] = [:]

    /// The valid raw values of enums of integers, in the order of the cases, by the ordinal of the enum.
    var integers: [Int: [(name: Located<String>, value: IntegerLiteral)]] = [:]

    /// The declaration in which names are looked up first.
    var scope: SchemaDeclared?

    /// The types that are archived as others.
    var externals: [ExternalType] = []

    var isResolvingExternals = false

    /// The conversion of the field whose type is being resolved.
    var fieldConversion: SchemaTypeConversion?

    /// The classes, followed by the structs and unions.
    var owners: [SchemaOwner] = []

    /// The ordinals of each class's direct subclasses, by the class's ordinal.
    var subclasses: [[Int]] = []

    /// The declarations and fields whose names others have, so that their names and keys aren't reported again.
    var takenNames: Set<ObjectIdentifier> = []

    /// Declarations that nothing else retains. `takenNames` knows them by their addresses, which others must not get.
    var droppedDeclarations: [SchemaDeclared] = []

    /// The cases of each union whose names or keys collide with those of another case, so that reading them isn't
    /// checked: by the ordinals of the union and of the case.
    var reportedCases: [Set<Int>] = []

    /// The traits of each struct and union, by its ordinal.
    var traits: [ValueTraits] = []

    /// Whether the chains of classes are searched for former names of fields, which are rare.
    lazy var hasRenamedFields = owners.contains { $0.declaredFields.contains { $0.syntax.renamedFrom != nil } }

    /// The structs and unions, each after those that it contains.
    var valuesInOrder: [SchemaOwner] = []
    var names = NameTable()
    let builtInTypes = BuiltInTypes.values

    /// The positions of a declaration's keys among its distinct ones; empty between two declarations.
    var distinctPositions = NumberedValues<Int>()

    /// Names after a declaring word in files with syntax errors: the parser may have skipped these declarations.
    var droppedNames: Set<String> = []

    /// The most similar known name, by file and unknown name: large schemas repeat mistakes.
    var suggestions: [ObjectIdentifier: [String: String?]] = [:]
    var searchBudget = SearchBudget.ofModule
    private(set) var diagnostics: [Diagnostic] = []

    /// What the names in the module's own files refer to, for editors.
    var uses: [SchemaUse] = []
    let recordsUses: Bool
    private let importedFiles: Set<ObjectIdentifier>
    private var reportedByFile: [ObjectIdentifier: Int] = [:]

    init(moduleName: String, units: [FileUnit], recordsUses: Bool = false) {
        self.moduleName = moduleName
        self.recordsUses = recordsUses
        self.units = units
        self.importedFiles = Set(units.filter(\.isImported).map { ObjectIdentifier($0.tree.file) })
    }

    /// The checked schema. Only if there is no error.
    func makeSchema() -> Schema {
        // Types are missing only in imported files with errors, which their own targets report.
        for owner in owners {
            owner.declaredFields.removeAll { $0.resolved == nil }
            guard let union = owner as? SchemaUnion else { continue }
            for index in union.cases.indices { union.cases[index].elements.removeAll { $0.resolved == nil } }
        }
        let declared = Dictionary(grouping: declarations) { ObjectIdentifier($0.unit) }
        var importedModules: [String] = []
        let files = units.filter { !$0.isImported }.map { unit in
            importedModules += symbols.imports(of: unit).filter { !importedModules.contains($0) }
            return SchemaFile(
                source: unit.tree.file, imports: unit.importedNames, importLevels: unit.tree.importLevels,
                declarations: declared[ObjectIdentifier(unit)] ?? [],
                aliases: aliases.filter { $0.unit === unit && $0.resolved != nil },
                waivers: waiversOfFiles[ObjectIdentifier(unit)] ?? [])
        }
        return Schema(
            moduleName: moduleName, files: files, importedModules: importedModules, retiredTypes: retiredTypes)
    }

    /// Takes the declarations apart, which refer to each other in cycles.
    func dismantle() {
        for owner in owners + retiredTypes { owner.dismantle() }
    }

    func isReachable(_ unit: FileUnit) -> Bool { reachableModules.contains(unit.moduleName) }

    func isImported(_ file: SourceFile) -> Bool { importedFiles.contains(ObjectIdentifier(file)) }

    /// Adds a diagnostic, unless it is in an imported file or its file has too many.
    func report(_ diagnostic: Diagnostic) {
        let file = ObjectIdentifier(diagnostic.range.file)
        guard !importedFiles.contains(file) else { return }
        let count = reportedByFile[file, default: 0]
        reportedByFile[file] = count + 1
        if count < Diagnostic.mostPerFile {
            diagnostics.append(diagnostic)
        } else if count == Diagnostic.mostPerFile {
            diagnostics.append(.tooManyMistakes(at: diagnostic.range))
        }
    }

    func report(
        _ code: Diagnostic.Code, _ message: String, at part: some SourcePart, declared: (any SourcePart)? = nil,
        first: (any SourcePart)? = nil, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
    ) {
        report(Diagnostic(code, message, at: part, declared: declared, first: first, notes: notes, fix: fix))
    }
}
