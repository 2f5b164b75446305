// Classes generated from inferred schemas, compiled: they read the archive, and archive the same graph again.

import ArchiveDocuments
import Archiving
import CodingGenerator
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import TestSupport
import Testing

// One after another, because the linker's temporary files are named after the program.
@Suite("Compiled inferred schemas", .integration, .serialized)
struct CompiledInferenceTests {
    /// Classes of the constructs, of many types and with references of all kinds.
    static let classNames = [
        "Scalars", "FoundationValues", "Branch", "Manager", "CollectionTypes", "Nullable", "MutableValues", "Team",
    ]

    @Test("Classes generated from the schema of a sample read and write the same graph", arguments: classNames)
    func constructs(className: String) async throws {
        let schema = try InferenceTests.compiled("Constructs/Schemas")
        let schemaClass = try #require(schema.classes.first { $0.name == className })
        let data = try SampleArchive.data(
            of: schemaClass, version: schemaClass.version, in: ClassCatalog(schema), format: .binary)
        try await check(data)
    }

    @Test(
        "So do those of archives that others wrote", .fixtures,
        arguments: [
            "keyed/bpylist2/recursive_archive.plist", "keyed/bpylist2/simple_archive.plist",
            "keyed/bpylist2/data_archive.plist", "keyed/bpylist2/date_archive.plist",
        ])
    func fixtures(path: String) async throws {
        try await check(Data(contentsOf: #require(FixtureFolder.appending(path))))
    }

    private func check(_ data: Data) async throws {
        let (text, schema) = try InferenceTests.schema(of: [data])
        let document = try ArchiveDocument(data)
        let name = try #require(document.top.first { $0.key == "root" }?.value.object?.className)
        let root = try #require(schema.classes.first { $0.archivedName == name }, "\(text)")
        let folder = try CompilerFolder()
        let output = folder.path + "copy"
        let main = """
            import Archiving
            import Foundation

            @main
            struct Copy {
                static func main() throws {
                    let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
                    let object = try KeyedUnarchiver.unarchivedObject(ofClass: \(root.name).self, from: data)
                    try KeyedArchiver.archivedData(withRootObject: object)
                        .write(to: URL(filePath: CommandLine.arguments[2]))
                }
            }
            """
        var files = [try folder.write(main, to: "main.swift")]
        for file in CodeGenerator.generate(schema, outputNames: ["Inferred.coding.swift"]) {
            files.append(try folder.write(file.text, to: file.name))
        }
        let runtime = try await RuntimeLibrary.shared.value
        try await folder.compile(program: "program", files: files, flags: runtime.flags + runtime.objects)
        try data.write(to: URL(filePath: folder.path + "archive"))
        _ = try await folder.run(folder.path + "program", [folder.path + "archive", output])
        let copy = try ArchiveDocument(Data(contentsOf: URL(filePath: output)))
        let differences = try DocumentComparison(document, copy).lines(showsAll: true)
        #expect(differences == [], "\(text)")
    }
}
