// The one layout of schema files: what a file says is read into an outline, and the outline is printed.
//
//     file ─▶ tokens and comments ─▶ outline ─▶ text
//              Lexer                  OutlineReader   LayoutPrinter
//
// The syntax tree has neither comments nor the order that clauses are written in, so the outline is made of the tokens.
// That they are in the grammar's order is certain, for a file with syntax errors is not formatted.

/// Lays schema files out anew.
package enum SchemaFormatter {
    /// The file's text in the canonical layout; `nil` where the file has syntax errors, and stays as it is.
    ///
    /// The text parses to the same model, and to format it again changes nothing.
    ///
    /// - Complexity: Linear in the file's size.
    package static func format(_ file: SourceFile) -> String? {
        let (list, lexerDiagnostics) = Lexer.tokenize(file)
        let diagnostics = lexerDiagnostics + Parser.parse(file).diagnostics
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        var reader = OutlineReader(list)
        let outline = reader.outline()
        var printer = LayoutPrinter(list, reader.joints)
        return printer.text(of: outline)
    }

    /// The first place where a file is not what the formatter would write.
    package static func firstDifference(of file: SourceFile, from formatted: String) -> SourceLocation {
        let common = zip(file.bytes, formatted.utf8).prefix { $0 == $1 }.count
        // A file that is right to its end differs in the byte order mark, which stands before its beginning.
        let isSame = common == file.bytes.count && common == formatted.utf8.count
        return file.location(at: isSame ? 0 : common)
    }
}
