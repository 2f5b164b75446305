// A parsed file, as the declarations in it see it. What only the checker knows of it is in the checker's tables.

/// A parsed file of a module.
final class FileUnit {
    let tree: SyntaxTree
    let moduleName: String
    let isImported: Bool
    let hasSyntaxErrors: Bool

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
