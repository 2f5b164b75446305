// The golden corpus: schemas and the Swift that they must become, side by side on disk.
//
//     Golden/Payroll.coding                 the schema, a module of its own
//     Golden/Payroll.coding.swift           what is generated from it
//     Golden/PayrollCodingClasses.swift     the module's class table
//     Golden/Payroll+Functions.swift        what the schema names and Swift has to supply

import CodingGenerator
import CodingSchema
import Foundation
import Testing

/// What is wrong with a schema of the corpus.
struct SchemaErrors: Error {
    let module: String
    let messages: [String]
}

/// One schema of the corpus.
struct GoldenModule: Sendable, CustomTestStringConvertible {
    let name: String
    var imports: [String] = []

    var testDescription: String { name }

    static let all = [
        GoldenModule(name: "Geography"),
        GoldenModule(name: "Payroll", imports: ["Geography"]),
        GoldenModule(name: "Access", imports: ["Geography"]),
        GoldenModule(name: "Shared", imports: ["Geography"]),
        GoldenModule(name: "Collections"),
        GoldenModule(name: "Fallbacks"),
        GoldenModule(name: "Names"),
        GoldenModule(name: "Enumerations"),
        GoldenModule(name: "Versions"),
        GoldenModule(name: "Wide"),
        GoldenModule(name: "Clauses"),
        GoldenModule(name: "External"),
        GoldenModule(name: "Extensions", imports: ["Clauses"]),
        GoldenModule(name: "SwiftMembers"),
        GoldenModule(name: "Structures"),
        GoldenModule(name: "Composed", imports: ["Structures"]),
        GoldenModule(name: "Unions"),
        GoldenModule(name: "Bits"),
        GoldenModule(name: "Values"),
        GoldenModule(name: "Sequential"),
    ]

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appending(path: "Golden")

    /// The files that are generated, as they stand on disk.
    var generatedFiles: [URL] {
        ["\(name).coding.swift", "\(name)CodingClasses.swift"].map { GoldenModule.folder.appending(path: $0) }
    }

    /// All Swift files of the module.
    var swiftFiles: [URL] { generatedFiles + [GoldenModule.folder.appending(path: "\(name)+Functions.swift")] }

    func schemaText() throws -> String { try GoldenModule.text(of: "\(name).coding") }

    /// What is generated now, from the schema on disk or from an edited text of it.
    func generate(_ text: String? = nil) throws -> [GeneratedFile] {
        let imported = try imports.map { module in
            let text = try GoldenModule.text(of: "\(module).coding")
            return ImportedSchemaFile(moduleName: module, file: SourceFile(path: "\(module).coding", text: text))
        }
        let file = SourceFile(path: "Sources/\(name)/\(name).coding", text: try text ?? schemaText())
        let compilation = SchemaCompiler.compile(moduleName: name, files: [file], imports: imported)
        guard let schema = compilation.schema else {
            throw SchemaErrors(module: name, messages: compilation.diagnostics.map(\.message))
        }
        return CodeGenerator.generate(schema, outputNames: ["\(name).coding.swift"])
    }

    static func text(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
    }
}
