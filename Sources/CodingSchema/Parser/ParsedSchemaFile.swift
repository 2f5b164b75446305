// A schema file as editors need it: what the compiler keeps of it, and its tokens.

/// A parsed schema file with its tokens. Files that didn't change are not parsed again.
package struct ParsedSchemaFile: Sendable {
    package let tree: SyntaxTree

    /// The lexer's and the parser's messages.
    package let diagnostics: [Diagnostic]
    package let tokens: TokenList
    let marks: [TokenMark]

    /// Parses a file.
    ///
    /// - Complexity: Linear in the file's size.
    package init(_ file: SourceFile) {
        let (list, lexerDiagnostics) = Lexer.tokenize(file)
        var parser = Parser(list)
        parser.marks = Array(repeating: TokenMark(), count: list.tokens.count)
        self.tree = parser.file()
        self.diagnostics = parser.merged(with: lexerDiagnostics)
        self.tokens = list
        self.marks = parser.marks
    }

    package var file: SourceFile { tree.file }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Whether a token is the first one of a member, of a declaration's head, or of a line at the top level.
    package func startsStatement(_ index: Int) -> Bool { marks[index].startsStatement }

    /// Whether a token is the first one of a clause.
    package func startsClause(_ index: Int) -> Bool { marks[index].clauseRank != nil }
}
