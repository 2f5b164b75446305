// What `coding explain CODE` tells about a kind of message: prose, and a schema before and after.

/// The page about one kind of message.
package struct Explanation: Sendable {
    /// The name of the `DiagnosticCode`.
    package let code: String

    /// What the message means.
    package let what: String

    /// Why it is refused or warned of.
    package let why: String

    /// Schemas of other modules that the two schemas import or could import.
    package let imports: [(moduleName: String, text: String)]

    /// A schema that has this message and no other.
    package let wrong: String

    /// The same schema, fixed: nothing is said of it.
    package let right: String

    /// The wrong schema is a file in ISO Latin 1 and not in UTF-8.
    package let isLatin1: Bool

    init(
        _ code: String, what: String, why: String, imports: [(moduleName: String, text: String)] = [],
        wrong: String, right: String, isLatin1: Bool = false
    ) {
        self.code = code
        self.what = what
        self.why = why
        self.imports = imports
        // A file's last line ends like the others.
        self.wrong = wrong + "\n"
        self.right = right + "\n"
        self.isLatin1 = isLatin1
    }

    /// The bytes of the wrong schema's file.
    package var wrongBytes: [UInt8] {
        guard isLatin1 else { return Array(wrong.utf8) }
        return wrong.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    /// What the compiler says of a file of the module `Payroll` that holds these bytes.
    package func diagnostics(of bytes: [UInt8], path: String) -> [Diagnostic] {
        SchemaCompiler.compile(
            moduleName: "Payroll",
            files: [SourceFile(path: path, bytes: bytes)],
            imports: imports.map { imported in
                ImportedSchemaFile(
                    moduleName: imported.moduleName,
                    file: SourceFile(path: imported.moduleName + ".coding", text: imported.text))
            }
        ).diagnostics
    }
}
