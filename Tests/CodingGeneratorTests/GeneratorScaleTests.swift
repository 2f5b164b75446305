// Large schemas are generated in time in proportion to their size.

import CodingGenerator
import CodingSchema
import TestSupport
import Testing

@Suite("Generating for large schemas")
struct GeneratorScaleTests {
    @Test("A chain of values takes time in proportion to its length", arguments: ["", "public "])
    func chain(access: String) throws {
        let isInProportion = try growsInProportion(from: 250, times: 8) { count in
            let values = (0..<count).map { "\(access)struct S\($0) { let next: [S\($0 + 1)] }\n" }
            let text = values.joined() + "\(access)struct S\(count) { let last: C? }\n\(access)class C {}\n"
            let files = [SourceFile(path: "S.coding", text: text)]
            let schema = try #require(SchemaCompiler.compile(moduleName: "Chain", files: files, imports: []).schema)
            let generated = CodeGenerator.generate(schema, outputNames: ["S.coding.swift"])
            #expect(generated.count == 2)
        }
        #expect(isInProportion)
    }
}
