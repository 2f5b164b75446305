// The pages of `Documentation/` as the tests read them: schemas, the Swift beside them, and the generated lines shown.
//
//     ```coding            a schema file of the page's module
//     ```swift             Swift of the same module
//     ```swift lines       statements, which use what `DocumentationNames` declares
//     ```swift generated   lines of what the schema above becomes, in order
//     ```swift manifest    a part of a Package.swift, which isn't compiled
//     ```swift elsewhere   code that isn't compiled here: it needs another system, or is part of an example
//     ```coding PATH       a file of the tutorial, which its own test writes; so is `swift PATH`

import CodingGenerator
import CodingSchema
import Foundation
import TestSupport
import Testing

/// One page.
struct DocumentationPage: Sendable, CustomTestStringConvertible {
    /// A schema with what the page says about it.
    struct Example: Sendable {
        let line: Int
        let schema: String

        /// The blocks of generated lines.
        var generated: [DocumentationFiles.Block] = []
    }

    let name: String

    var testDescription: String { name }

    /// All pages, in alphabetical order.
    static let all = DocumentationFiles.names().map { DocumentationPage(name: $0) }

    /// The name of the module that the page's schemas make.
    var moduleName: String { "Page" + name.dropLast(3).filter(\.isLetter) }

    /// The blocks with a label.
    func blocks(_ label: String) throws -> [DocumentationFiles.Block] {
        try DocumentationFiles.blocks(of: name).filter { $0.label == label }
    }

    /// The page's schemas, in order.
    func examples() throws -> [Example] {
        var result: [Example] = []
        for block in try DocumentationFiles.blocks(of: name) {
            switch block.label {
            case "coding": result.append(Example(line: block.line, schema: block.text))
            case "swift generated" where !result.isEmpty: result[result.count - 1].generated.append(block)
            default: break
            }
        }
        return result
    }

    /// What the page's schemas become: one file each, and the class table last.
    func generate(_ examples: [Example]) throws -> [GeneratedFile] {
        let files = examples.map { SourceFile(path: "\(name):\($0.line)", text: $0.schema) }
        let compilation = SchemaCompiler.compile(moduleName: moduleName, files: files, imports: [])
        guard let schema = compilation.schema, compilation.diagnostics.isEmpty else {
            let renderer = DiagnosticRenderer()
            throw SchemaErrors(module: name, messages: compilation.diagnostics.map(renderer.render))
        }
        return CodeGenerator.generate(schema, outputNames: examples.map { "Example\($0.line).coding.swift" })
    }
}
