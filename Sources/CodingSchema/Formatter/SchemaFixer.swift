// What `coding format --fix` changes: the fixes of messages that leave the archived form of every field as it is, or
// define one where the schema has none.

/// The schemas of a module with all such fixes.
package struct SchemaFixer {
    /// A fix that was applied.
    package struct Application: Sendable {
        package let path: String

        /// The line in the file at that time, counted from 1.
        package let line: Int
        package let problem: String
        package let change: String
    }

    /// A fix can make others possible; this many times, they are searched for.
    private static let mostRounds = 100

    /// The files; those without a fix are the same objects.
    package private(set) var files: [SourceFile]

    /// What was changed, in order.
    package private(set) var applied: [Application] = []

    /// The errors that remain and have a fix, which only the author can choose.
    package private(set) var offered: [Diagnostic] = []

    /// Applies the fixes, one after the other, until none is left.
    package init(files: [SourceFile], imports: [ImportedSchemaFile]) {
        self.files = files
        for round in 0...Self.mostRounds {
            let diagnostics = SchemaCompiler.diagnostics(moduleName: "", files: self.files, imports: imports)
            if round == Self.mostRounds || !apply(diagnostics) {
                offered = diagnostics.filter { $0.severity == .error && $0.fix?.replacement != nil }
                return
            }
        }
    }

    /// Applies those of the diagnostics' fixes that don't touch each other; `false` if there are none.
    private mutating func apply(_ diagnostics: [Diagnostic]) -> Bool {
        var isChanged = false
        for (index, file) in files.enumerated() {
            let fixes = diagnostics.filter { $0.range.file === file && $0.fix?.isAutomatic == true }
            var bytes: [UInt8] = []
            var end = 0
            for (diagnostic, range, text) in Self.edits(fixes, in: file)
            where range.lowerBound > end || bytes.isEmpty && end == 0 {
                bytes += file.bytes[end..<range.lowerBound] + Array(text.utf8)
                end = range.upperBound
                applied.append(
                    Application(
                        path: file.path, line: file.location(at: range.lowerBound).line, problem: diagnostic.message,
                        change: diagnostic.fix?.message ?? ""))
                isChanged = true
            }
            if end > 0 || !bytes.isEmpty {
                files[index] = SourceFile(path: file.path, bytes: bytes + file.bytes[end...])
            }
        }
        return isChanged
    }

    private static func edits(
        _ diagnostics: [Diagnostic], in file: SourceFile
    ) -> [(diagnostic: Diagnostic, range: SourceRange, text: String)] {
        diagnostics.compactMap { diagnostic in
            diagnostic.fix?.replacement.map { (diagnostic, $0.range, $0.text) }
        }.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }
}
