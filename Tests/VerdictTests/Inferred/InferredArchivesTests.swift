// Classes generated from inferred schemas, compiled: they read the archives, and archive the same graphs again.

import ArchiveDocuments
import Archiving
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Compiled inferred schemas", .integration, .serialized)
struct InferredArchivesTests {
    /// Classes of the constructs, of many types and with references of all kinds.
    private static let classNames: Set<String> = [
        "Scalars", "FoundationValues", "Branch", "Manager", "CollectionTypes", "Nullable", "MutableValues", "Team",
    ]

    @Test("Classes generated from the schemas of samples read and write the same graphs")
    func constructs() async throws {
        let folder = DocumentationFiles.package.appending(path: "Tests/Constructs/Schemas")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        let files = try names.filter { $0.hasSuffix(".coding") }.sorted().map { name in
            SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
        }
        let schema = try #require(SchemaCompiler.compile(moduleName: "Constructs", files: files, imports: []).schema)
        let catalog = ClassCatalog(schema)
        var cases: [InferredCase] = []
        for schemaClass in SampleArchive.classes(of: schema)
        where IntegrationRing.isThorough || Self.classNames.contains(schemaClass.name) {
            let data = try SampleArchive.data(
                of: schemaClass, version: schemaClass.version, in: catalog, format: .binary)
            if let inferred = try InferredCase(schemaClass.name, number: cases.count, archives: [data]) {
                cases.append(inferred)
            }
        }
        #expect(cases.count >= Self.classNames.count)
        var program = InferredProgram(cases)
        try await program.run()
        #expect(program.copyCount == cases.count)
    }

    /// Whether the runtime reads an archive without classes.
    private static func isReadable(_ data: Data) -> Bool {
        (try? SequentialUnarchiver.archivedGroups(from: data)) != nil
            || (try? KeyedUnarchiver.archivedObject(from: data)) != nil
    }

    @Test("So do those of archives that others wrote", .fixtures)
    func fixtures() async throws {
        var cases: [InferredCase] = []
        var ownCount = 0
        // Malformed archives have tests of their own.
        for (path, data) in try FixtureFolder.files() where !path.contains("malformed") && Self.isReadable(data) {
            if let inferred = try InferredCase(path, number: cases.count, archives: [data]) {
                cases.append(inferred)
                ownCount += 1
            } else if (try? ArchiveDocument(data).isKeyed) == true, let wrapped = try InferredCase.wrapped(data),
                let inferred = try InferredCase(path + ", wrapped", number: cases.count, archives: [wrapped])
            {
                // The root is a collection or a value of Foundation: a class around it has a field for it.
                cases.append(inferred)
            }
        }
        #expect(ownCount >= 10)
        #expect(cases.count > 50)
        var program = InferredProgram(cases)
        try await program.run()
        #expect(program.copyCount == cases.count)
    }
}
