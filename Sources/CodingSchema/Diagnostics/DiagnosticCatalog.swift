// Every message of the lexer and the parser, in alphabetical order; a message's code is its function's name.

/// The messages about schemas.
package enum DiagnosticCatalog {}
