// The declarations of each name, and which of them are visible in a file.
//
//     "Address" → [ Geography: class 3 · public,  Payroll: enum 0 · internal ]

/// All declarations by name.
struct SymbolTable {
    enum Lookup {
        case found(SchemaDeclared)
        case ambiguous(SchemaDeclared, SchemaDeclared)

        /// Declared in a module that the file does not import.
        case notImported(SchemaDeclared)

        /// Declared in an imported module, but not visible outside it.
        case inaccessible(SchemaDeclared)
        case unknown
    }

    private var declarations: [String: [SchemaDeclared]] = [:]
    private var namesByModule: [String: [String]] = [:]

    /// Whether there are names with a period: those of nested declarations.
    private(set) var hasNestedNames = false
    private var importsByFile: [ObjectIdentifier: [String]] = [:]

    /// Adds a declaration, unless its module already declares the name.
    ///
    /// - Returns: the module's earlier declaration of the name.
    mutating func declare(_ declaration: SchemaDeclared) -> SchemaDeclared? {
        let name = declaration.name
        let moduleName = declaration.unit.moduleName
        let earlier = { (candidates: inout [SchemaDeclared]) -> SchemaDeclared? in
            if let earlier = candidates.first(where: { $0.unit.moduleName == moduleName }) { return earlier }
            candidates.append(declaration)
            return nil
        }(&declarations[name, default: []])
        if let earlier { return earlier }
        if declaration.syntax.outer != nil { hasNestedNames = true }
        if declaration.unit.isImported == false || declaration.access > .internal {
            namesByModule[moduleName, default: []].append(name)
        }
        return nil
    }

    /// Makes the declarations of a module visible in a file.
    mutating func addImport(of moduleName: String, to unit: FileUnit) {
        importsByFile[ObjectIdentifier(unit), default: []].append(moduleName)
    }

    /// The modules with schemas that a file imports, in written order, each once.
    func imports(of unit: FileUnit) -> [String] { importsByFile[ObjectIdentifier(unit)] ?? [] }

    /// The declaration of a name in a module.
    func declaration(named name: String, inModule moduleName: String) -> SchemaDeclared? {
        declarations[name]?.first { $0.unit.moduleName == moduleName }
    }

    /// Whether a module declares the name.
    func declares(_ name: String) -> Bool { declarations[name] != nil }

    /// Finds the declaration that a name refers to in a file. The file's own module takes precedence over imported
    /// ones.
    func lookUp(_ name: String, from unit: FileUnit) -> Lookup {
        let candidates = declarations[name] ?? []
        if let own = candidates.first(where: { $0.unit.moduleName == unit.moduleName }) { return .found(own) }
        // In the order of the file's imports, so that messages don't depend on the order of the modules.
        let imports = candidates.isEmpty ? [] : imports(of: unit)
        let imported = imports.compactMap { moduleName in candidates.first { $0.unit.moduleName == moduleName } }
        let accessible = imported.filter { $0.access > .internal }
        if accessible.count > 1 { return .ambiguous(accessible[0], accessible[1]) }
        if let only = accessible.first { return .found(only) }
        if let elsewhere = candidates.first(where: {
            $0.access > .internal && !imports.contains($0.unit.moduleName)
        }) {
            return .notImported(elsewhere)
        }
        return imported.first.map { .inaccessible($0) } ?? .unknown
    }

    /// The names that a file can use.
    func names(visibleFrom unit: FileUnit) -> [String] {
        ([unit.moduleName] + imports(of: unit)).flatMap { namesByModule[$0] ?? [] }
    }
}

/// Finds names by the word before them, without parsing.
enum DeclaredNames {
    private static let declaringWords: Set<String> = ["class", "enum", "struct", "bits", "case", "typealias"]

    static func find(in file: SourceFile) -> Set<String> {
        var names: Set<String> = []
        var previous = ""
        for slice in file.bytes.split(whereSeparator: { !$0.isOfName }) {
            let word = String(decoding: slice, as: UTF8.self)
            if declaringWords.contains(previous) { names.insert(word) }
            previous = word
        }
        return names
    }
}
