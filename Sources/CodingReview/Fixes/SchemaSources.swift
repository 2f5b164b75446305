// The sources of a review's new side, which fixes edit.

package import CodingSchema

/// The schemas of some modules as text, to be edited and checked again.
package struct SchemaSources {
    /// The files of a module, in the order in which they are checked.
    package typealias Module = (name: String, files: [ParsedSchemaFile])

    package private(set) var modules: [Module]
    private let imports: [(moduleName: String, file: ParsedSchemaFile)]

    /// Creates the sources of modules that see each other, and the schemas that all of them can import.
    package init(modules: [Module], imports: [(moduleName: String, file: ParsedSchemaFile)]) {
        self.modules = modules
        self.imports = imports
    }

    /// One analysis for each module; `nil` if a schema has an error.
    func check() -> [SchemaAnalysis]? {
        var result: [SchemaAnalysis] = []
        for module in modules {
            let others = modules.filter { $0.name != module.name }
            let seen = others.flatMap { other in other.files.map { (other.name, $0) } }
            let analysis = SchemaAnalysis(
                moduleName: module.name, files: module.files,
                imports: seen + imports.filter { file in !modules.contains { $0.name == file.moduleName } })
            guard analysis.schema != nil else { return nil }
            result.append(analysis)
        }
        return result
    }

    /// The sources with a clause and its additional edits; `nil` if a target that they name is missing.
    func adding(_ clause: SuggestedClause, for subject: ReviewSubject) -> SchemaSources? {
        var result = self
        for step in clause.steps {
            guard let target = ClauseTarget(step.target),
                result.add(step.text, at: target, in: target.declaration ?? subject.declaration, subject.moduleName)
            else { return nil }
        }
        return result
    }

    private mutating func add(
        _ text: String, at target: ClauseTarget, in declaration: String, _ moduleName: String
    ) -> Bool {
        guard let module = modules.firstIndex(where: { $0.name == moduleName }) else { return false }
        for (index, parsed) in modules[module].files.enumerated() {
            let symbols = parsed.tree.symbols
            guard let owner = symbols.first(where: { $0.path == declaration && $0.declaration != nil }) else {
                continue
            }
            let editor = SchemaEditor(parsed, SyntaxOutline(parsed))
            guard let edits = target.edits(adding: text, with: editor, symbols, in: owner), !edits.isEmpty else {
                return false
            }
            let edited = SchemaEditor.applying(edits, to: parsed.file)
            modules[module].files[index] = ParsedSchemaFile(SourceFile(path: parsed.file.path, bytes: edited))
            return true
        }
        return false
    }

    /// The files that differ from those of other sources, with both versions. A file in the canonical layout stays in it.
    func changes(since other: SchemaSources) -> [Fix.FileChange] {
        zip(other.modules, modules).flatMap { old, new in
            zip(old.files, new.files).compactMap { old, new in
                let (old, new) = (old.file, new.file)
                if old.bytes == new.bytes { return nil }
                let isCanonical = SchemaFormatter.format(old).map { Array($0.utf8) == old.bytes } ?? false
                let formatted = isCanonical ? SchemaFormatter.format(new) : nil
                return Fix.FileChange(old: old, new: formatted.map { SourceFile(path: new.path, text: $0) } ?? new)
            }
        }
    }

    /// Whether the files are those of other sources, but for their layout.
    func isSame(as other: SchemaSources) -> Bool {
        zip(other.modules, modules).allSatisfy { other, own in
            zip(other.files, own.files).allSatisfy { other, own in
                let (other, own) = (other.file, own.file)
                return other.bytes == own.bytes || SchemaFormatter.format(other) == SchemaFormatter.format(own)
            }
        }
    }
}
