// What every construct of the language becomes, held to golden files. `UPDATE_GOLDEN=1 swift test` writes them anew,
// and the diff is reviewed. The same schemas are compiled and run by `ConstructTests` and `SequenceTests`.
//
//     Constructs/Schemas/Packed.coding          the construct
//     Constructs/Golden/Packed.coding.swift     what is generated from it
//     Sequences/…                               likewise, of classes in sequential archives

import CodingGenerator
import CodingSchema
import Foundation
import Testing

@Suite("What every construct becomes")
struct ConstructGoldenTests {
    /// A folder with schemas and golden files, which is a module.
    struct Module: Sendable, CustomTestStringConvertible {
        let name: String

        var testDescription: String { name }

        static let all = [Module(name: "Constructs"), Module(name: "Sequences")]

        var folder: URL {
            URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent().appending(path: name)
        }

        func names(in folder: String, extension: String) throws -> [String] {
            let path = self.folder.appending(path: folder).path(percentEncoded: false)
            return try FileManager.default.contentsOfDirectory(atPath: path)
                .filter { $0.hasSuffix(`extension`) }.map { String($0.dropLast(`extension`.count)) }.sorted()
        }
    }

    @Test("Every schema becomes what its golden file says, and no golden file lacks its schema", arguments: Module.all)
    func matchesGoldenFiles(module: Module) throws {
        let names = try module.names(in: "Schemas", extension: ".coding")
        let files = try names.map { name in
            let text = try Data(contentsOf: module.folder.appending(path: "Schemas/\(name).coding"))
            return SourceFile(path: "\(name).coding", text: String(decoding: text, as: UTF8.self))
        }
        let compilation = SchemaCompiler.compile(moduleName: module.name, files: files, imports: [])
        #expect(compilation.diagnostics.map(\.message) == [])
        let schema = try #require(compilation.schema)
        let generated = CodeGenerator.generate(schema, outputNames: names.map { $0 + ".coding.swift" })
        for file in generated {
            let golden = module.folder.appending(path: "Golden/\(file.name)")
            if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
                try Data(file.text.utf8).write(to: golden)
                continue
            }
            let old = (try? Data(contentsOf: golden)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let difference = TextDifference(from: old, to: file.text)
            #expect(difference.isEmpty, "\(file.name) differs (UPDATE_GOLDEN=1 accepts it):\n\(difference.description)")
        }
        #expect(try module.names(in: "Golden", extension: "") == generated.map(\.name).sorted())
    }

    @Test("No schema can declare the types that generated files use", arguments: Module.all)
    func reservesNames(module: Module) throws {
        func words(in folder: String, _ extension: String) throws -> Set<String> {
            try module.names(in: folder, extension: `extension`).reduce(into: []) { words, name in
                let path = module.folder.appending(path: "\(folder)/\(name)\(`extension`)")
                let text = String(decoding: try Data(contentsOf: path), as: UTF8.self)
                    .replacing(/\/\/.*|import .*/, with: "").replacing(/"(\\.|[^"\\])*"/, with: "")
                words.formUnion(text.matches(of: /\b[A-Z]\w*/).map { String($0.output) })
            }
        }
        let declared = try words(in: "Schemas", ".coding")
        let used = try words(in: "Golden", ".swift").subtracting(declared)
            .subtracting(declared.map { "Archived" + $0 })
            .subtracting(["\(module.name)CodingClasses", "GeneratedCode", "ObjectiveC"])
        #expect(used.subtracting(ReservedNames.types).sorted() == [])
    }
}
