// The checker: what is known so far, and the order of the passes. Each rule family has a file of its own.

/// Checks the syntax trees of a module together and makes the schema from them.
///
/// The passes run over imported files too, since the module's own classes inherit from and refer to theirs; what is
/// wrong there is reported when their own target is built.
final class Checker {
    let moduleName: String

    /// Imported files first, then the module's own, each in the order they were given.
    let units: [FileUnit]
    var symbols = SymbolTable()
    var classes: [ClassDraft] = []
    var enumerations: [EnumerationDraft] = []

    /// Structs, and enums whose cases carry values.
    var values: [OwnerDraft] = []
    var bits: [BitsDraft] = []

    /// The classes, and behind them the structs and unions.
    var owners: [OwnerDraft] = []

    /// The ordinals of each class's direct subclasses, by the class's ordinal.
    var subclasses: [[Int]] = []

    /// What is known of each struct and union, by its ordinal.
    var traits: [ValueTraits] = []

    /// The structs and unions in an order in which each comes after those that it contains.
    var valuesInOrder: [OwnerDraft] = []
    var names = NameTable()
    let builtInTypes = BuiltInTypes.values

    /// Where the keys of a declaration are among its distinct ones; empty between two declarations.
    var distinctPositions = NumberedValues<Int>()

    /// Names that are after a declaring word in files with syntax errors: what the parser may have had to drop.
    let droppedNames: Set<String>

    /// The nearest known name, by file and unknown name: large schemas repeat a mistake.
    var suggestions: [ObjectIdentifier: [String: String?]] = [:]
    var searchBudget = SearchBudget.ofModule
    private(set) var diagnostics: [Diagnostic] = []
    private let importedFiles: Set<ObjectIdentifier>
    private var reportedByFile: [ObjectIdentifier: Int] = [:]

    init(moduleName: String, units: [FileUnit]) {
        self.moduleName = moduleName
        self.units = units
        self.importedFiles = Set(units.filter(\.isImported).map { ObjectIdentifier($0.tree.file) })
        self.droppedNames = units.filter(\.hasSyntaxErrors).reduce(into: []) { names, unit in
            names.formUnion(DeclaredNames.find(in: unit.tree.file))
        }
    }

    /// Runs all passes; each leaves what it found wrong out, so that the next ones report only what is theirs.
    func check() {
        resolveImports()
        declareNames()
        checkClassClauses()
        resolveSuperclasses()
        checkEnumerations()
        checkBits()
        resolveFields()
        orderValues()
        connectFields()
        checkClassRules()
        checkSequences()
        checkKeptUnknown()
        checkFieldNames()
        checkHiddenTypes()
        checkKeys()
        checkUnions()
        checkEmptyValues()
        checkHashedValues()
        checkVersions()
        checkValues()
        checkArchivedNames()
        checkWaivers()
        checkCycles()
        markFieldsThatLeadBack()
    }

    /// Adds a diagnostic, unless it is about an imported file, or its file has had too many.
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
}
