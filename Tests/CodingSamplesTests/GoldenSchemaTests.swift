// Every class of the golden schemas, in each version: there is a sample, and today's class reads it.

import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import Testing

@Suite("Samples of the golden schemas")
struct GoldenSchemaTests {
    private static let imports = [
        "Payroll": ["Geography"], "Access": ["Geography"], "Shared": ["Geography"], "Extensions": ["Clauses"],
        "Composed": ["Structures"],
    ]

    static let names: [String] = {
        let folder = SampleSchema.tests.appending(path: "CodingGeneratorTests/Golden").path(percentEncoded: false)
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return (names ?? []).filter { $0.hasSuffix(".coding") }.map { String($0.dropLast(7)) }.sorted()
    }()

    private static func file(_ name: String) throws -> SourceFile {
        let url = SampleSchema.tests.appending(path: "CodingGeneratorTests/Golden/\(name).coding")
        return SourceFile(path: "\(name).coding", bytes: [UInt8](try Data(contentsOf: url)))
    }

    @Test("Each version of each class has a sample that is read", arguments: names)
    func hasSamples(name: String) throws {
        let imports = try (Self.imports[name] ?? []).map {
            ImportedSchemaFile(moduleName: $0, file: try Self.file($0))
        }
        let schema = try SampleSchema.compile(name, [Self.file(name)], imports)
        var count = 0
        for schemaClass in SampleArchive.classes(of: schema) {
            for version in FrozenVersions.versions(of: schemaClass) {
                let sample = try SampleArchive.propertyList(of: schemaClass, version: version, in: ClassCatalog(schema))
                let lines = try ExpectedText.lines(of: sample, as: schemaClass, in: ClassCatalog(schema))
                #expect(lines.first == "root: \(schemaClass.name)" || lines == ["root = ?"])
                _ = try sample.data()
                count += 1
            }
        }
        #expect(count > 0)
    }

    @Test("There are golden schemas")
    func findsSchemas() {
        #expect(Self.names.count >= 19)
    }
}
