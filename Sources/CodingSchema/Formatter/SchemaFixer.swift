// What `coding format --fix` changes: fixes that only write down what the schema means already.

/// Applies the fixes that leave archives and classes as they are.
package enum SchemaFixer {
    /// The file with all such fixes.
    ///
    /// The file is checked alone: no such fix depends on another one. A file with syntax errors has none.
    package static func fixed(_ file: SourceFile) -> SourceFile {
        let diagnostics = SchemaCompiler.diagnostics(moduleName: "", files: [file], imports: [])
        let replacements = diagnostics.compactMap { $0.fix?.isAutomatic == true ? $0.fix?.replacement : nil }
        guard !replacements.isEmpty else { return file }
        var bytes: [UInt8] = []
        var end = 0
        for (range, text) in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where range.lowerBound >= end {
            bytes += file.bytes[end..<range.lowerBound]
            bytes += text.utf8
            end = range.upperBound
        }
        return SourceFile(path: file.path, bytes: bytes + file.bytes[end...])
    }
}
