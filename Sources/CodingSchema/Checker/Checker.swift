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

    /// The ordinals of each class's direct subclasses, by the class's ordinal.
    var subclasses: [[Int]] = []

    /// The ordinal of each class of the model.
    var ordinals: [ObjectIdentifier: Int] = [:]

    /// The ordinal of each enum of the model.
    var enumerationOrdinals: [ObjectIdentifier: Int] = [:]

    /// Names that stand after a declaring word in files with syntax errors: what the parser may have had to drop.
    let droppedNames: Set<String>

    /// The nearest known name, by file and unknown name: large schemas repeat a mistake.
    var suggestions: [ObjectIdentifier: [String: String?]] = [:]
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
        checkCoverage()
        checkClassClauses()
        resolveSuperclasses()
        checkEnumerations()
        resolveFields()
        checkFieldNames()
        checkKeys()
        checkVersions()
        checkValues()
        checkArchivedNames()
        checkCycles()
        markFieldsThatLeadBack()
    }

    /// Adds a diagnostic, unless it is about an imported file, or its file has had too many.
    func report(_ diagnostic: Diagnostic) {
        let file = ObjectIdentifier(diagnostic.range.file)
        guard !importedFiles.contains(file) else { return }
        let count = reportedByFile[file, default: 0]
        reportedByFile[file] = count + 1
        if count < DiagnosticCatalog.mostPerFile {
            diagnostics.append(diagnostic)
        } else if count == DiagnosticCatalog.mostPerFile {
            diagnostics.append(DiagnosticCatalog.tooManyMistakes(at: diagnostic.range))
        }
    }
}
