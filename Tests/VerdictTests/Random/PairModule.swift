// The classes of many random schemas as one module.

import CodingGenerator
import CodingSchema
import TestSupport

/// Schemas that are compiled together.
struct PairModule {
    let name: String

    /// The schemas with the numbers of their pairs.
    let texts: [(number: Int, text: String)]

    /// What is written by hand.
    let swiftText: String

    func compile(in folder: CompilerFolder, with runtime: RuntimeLibrary) async throws {
        let sources = texts.map { SourceFile(path: "Pair\($0.number).coding", text: $0.text) }
        let compilation = SchemaCompiler.compile(moduleName: name, files: sources, imports: [])
        guard let schema = compilation.schema else {
            let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
            throw ProgramError(description: "\(errors)")
        }
        let names = texts.map { "\(name)\($0.number).coding.swift" }
        let imports = "public import Archiving\nimport Foundation\n\n"
        let byHand = try folder.write(imports + swiftText, to: name + "ByHand.swift")
        let generated = try CodeGenerator.generate(schema, outputNames: names).map {
            try folder.write($0.text, to: name + $0.name)
        }
        try await folder.compile(name, files: [byHand] + generated, flags: runtime.flags)
    }
}
