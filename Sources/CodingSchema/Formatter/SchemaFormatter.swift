// The canonical layout of schema files: tokens and comments are read into an outline, and the outline is printed.
//
//     file ─▶ tokens, comments, marks ─▶ outline ─▶ text
//              Lexer, Parser              OutlineReader   LayoutPrinter
//
// The syntax tree has neither comments nor the order in which clauses were written, so the outline consists of tokens.
// The parser marks where statements and clauses start. A file with syntax errors is not formatted.

/// Formats schema files.
package enum SchemaFormatter {
    /// The file's text in the canonical layout; `nil` if the file has syntax errors.
    ///
    /// The text parses to the same model, and formatting it again changes nothing.
    ///
    /// - Complexity: Linear in the file's size.
    package static func format(_ file: SourceFile) -> String? {
        let parsed = ParsedSchemaFile(file)
        guard parsed.diagnostics.isEmpty else { return nil }
        var reader = OutlineReader(parsed.tokens, parsed.marks)
        let outline = reader.outline()
        var printer = LayoutPrinter(parsed.tokens, parsed.marks)
        return printer.text(of: outline)
    }

    /// The first location at which a file differs from what the formatter would write.
    package static func firstDifference(of file: SourceFile, from formatted: String) -> SourceLocation {
        let common = zip(file.bytes, formatted.utf8).prefix { $0 == $1 }.count
        // A file that is right to its end differs in the byte order mark, which precedes its first byte.
        let isSame = common == file.bytes.count && common == formatted.utf8.count
        return file.location(at: isSame ? 0 : common)
    }
}
