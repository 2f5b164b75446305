// Archives of random graphs of random schemas, written by the classes of these schemas.

import CodingSchema
import Foundation
import TestSupport
import Testing

/// A random schema with the archives of its first class.
struct RandomArchives {
    let number: Int
    let seed: UInt64
    let draft: DraftSchema
    let schema: Schema
    var keyed: [Data] = []
    var sequential: [Data] = []

    /// The schema of a seed; `nil` if the checker refuses it.
    init?(seed: UInt64, number: Int) {
        var writer = DraftWriter(seed: seed)
        draft = writer.schema(pair: "P\(number)")
        let file = SourceFile(path: "Pair.coding", text: draft.text)
        guard let schema = SchemaCompiler.compile(moduleName: "Pairs", files: [file], imports: []).schema else {
            return nil
        }
        (self.schema, self.seed, self.number) = (schema, seed, number)
    }

    /// Compiles the classes of some schemas, and lets them archive graphs with ordinary, extreme and missing values.
    static func write(_ schemas: inout [RandomArchives]) async throws {
        let folder = try CompilerFolder()
        let runtime = try await RuntimeLibrary.shared.value
        let module = PairModule(
            name: DraftLiterals.olderModule, texts: schemas.map { ($0.number, $0.draft.text) },
            swiftText: schemas.map(\.draft.swiftText).joined())
        try await module.compile(in: folder, with: runtime)
        let calls = schemas.map { "        write\($0.number)()" }.joined(separator: "\n")
        let main = """
            \(imports)
            func write(_ root: any Coding, _ name: String, isSequential: Bool) {
                do {
                    let path = CommandLine.arguments[1] + name
                    try KeyedArchiver.archivedData(withRootObject: root).write(to: URL(filePath: path + ".keyed"))
                    guard isSequential else { return }
                    // Some values can't be archived without keys.
                    let data = try? SequentialArchiver.archivedData(withRootObject: root)
                    try data?.write(to: URL(filePath: path + ".sequential"))
                } catch {
                    print("\\(name): \\(error)")
                }
            }

            \(DraftLiterals.functions)

            @main
            struct Writer {
                static func main() {
            \(calls)
                }
            }

            """
        let functions = try schemas.map { schema in
            try folder.write(imports + schema.writingFunction, to: "write\(schema.number).swift")
        }
        try await folder.compile(
            program: "writer", files: [try folder.write(main, to: "writer.swift")] + functions,
            flags: runtime.flags + ["-I", folder.path, "\(folder.path)\(module.name).o"] + runtime.objects)
        #expect(try await folder.run(folder.path + "writer", [folder.path]) == "")
        for index in schemas.indices {
            let paths = (0..<DraftLiterals.variantCount).map { "\(folder.path)\(schemas[index].number)-\($0)" }
            schemas[index].keyed = try paths.map { try Data(contentsOf: URL(filePath: $0 + ".keyed")) }
            guard schemas[index].draft.isSequential else { continue }
            schemas[index].sequential = paths.compactMap { try? Data(contentsOf: URL(filePath: $0 + ".sequential")) }
        }
    }

    private static let imports = """
        import Archiving
        import \(DraftLiterals.olderModule)
        import Foundation


        """

    /// Archives a root of each variant.
    private var writingFunction: String {
        var literals = DraftLiterals(schema: draft, module: DraftLiterals.olderModule)
        var lines = ["func write\(number)() {"]
        for variant in 0..<DraftLiterals.variantCount {
            let root = literals.root(draft.classes[0], (variant, turn: 0))
            lines += literals.statements.map { "    " + $0 }
            lines.append("    write(\(root), \"\(number)-\(variant)\", isSequential: \(draft.isSequential))")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }
}
