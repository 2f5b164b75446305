// A parsed file, as the declarations in it see it.

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
    var waivers: [SchemaWaiver] = []

    init(tree: SyntaxTree, moduleName: String, isImported: Bool, hasSyntaxErrors: Bool) {
        self.tree = tree
        self.moduleName = moduleName
        self.isImported = isImported
        self.hasSyntaxErrors = hasSyntaxErrors
    }

    /// The file of a declaration that no schema contains.
    convenience init(unwrittenIn moduleName: String) {
        self.init(
            tree: SyntaxTree(file: SourceRange.unwritten.file), moduleName: moduleName, isImported: true,
            hasSyntaxErrors: false)
    }
}
