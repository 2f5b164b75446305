// The pages of `Documentation/` as the tests read them: schemas, the Swift beside them, and the generated lines shown.
//
//     ```coding            a schema file of the page's module
//     ```swift             Swift of the same module
//     ```swift generated   lines of what the schema above becomes, in order

import CodingGenerator
import CodingSchema
import Foundation
import Testing

/// One page.
struct DocumentationPage: Sendable, CustomTestStringConvertible {
    /// A schema with what the page says about it.
    struct Example: Sendable {
        let line: Int
        let schema: String
        var swift: [String] = []

        /// Each block of generated lines, with the page's line on which it begins.
        var generated: [(line: Int, lines: [String])] = []
    }

    let name: String

    var testDescription: String { name }

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Documentation")

    /// All pages, in alphabetical order.
    static let all: [DocumentationPage] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { DocumentationPage(name: $0) }
    }()

    /// The name of the module that the page's schemas make.
    var moduleName: String { "Page" + name.dropLast(3).filter(\.isLetter) }

    /// The page's examples, in order.
    func examples() throws -> [Example] {
        let text = String(
            decoding: try Data(contentsOf: DocumentationPage.folder.appending(path: name)), as: UTF8.self)
        var result: [Example] = []
        var fence: (language: String, line: Int, lines: [String])?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.hasPrefix("```") else {
                fence?.lines.append(String(line))
                continue
            }
            guard let block = fence else {
                fence = (String(line.dropFirst(3)), number + 2, [])
                continue
            }
            fence = nil
            let text = block.lines.joined(separator: "\n") + "\n"
            switch block.language {
            case "coding": result.append(Example(line: block.line, schema: text))
            case "swift" where !result.isEmpty: result[result.count - 1].swift.append(text)
            case "swift generated" where !result.isEmpty:
                result[result.count - 1].generated.append((block.line, block.lines))
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
