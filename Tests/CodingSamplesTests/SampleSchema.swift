// Schemas for tests, compiled from text or from the folders of other tests, and samples made from them.

import Archiving
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import Testing

/// A checked schema.
struct SampleSchema {
    let schema: Schema
    let catalog: ClassCatalog

    init(_ text: String, module: String = "Shop", imports: [String: String] = [:]) throws {
        let imported = imports.sorted { $0.key < $1.key }.map {
            ImportedSchemaFile(moduleName: $0.key, file: SourceFile(path: "\($0.key).coding", text: $0.value))
        }
        let file = SourceFile(path: "\(module).coding", text: text)
        schema = try Self.compile(module, [file], imported)
        catalog = ClassCatalog(schema)
    }

    /// The schemas of a folder below `Tests`.
    init(folder: String, module: String) throws {
        let folder = Self.tests.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        let files = try names.filter { $0.hasSuffix(".coding") }.sorted().map { name in
            SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
        }
        schema = try Self.compile(module, files, [])
        catalog = ClassCatalog(schema)
    }

    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    static func compile(
        _ module: String, _ files: [SourceFile], _ imports: [ImportedSchemaFile]
    ) throws -> Schema {
        let compilation = SchemaCompiler.compile(moduleName: module, files: files, imports: imports)
        let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
        return try #require(compilation.schema, "\(module): \(errors)")
    }

    func schemaClass(_ name: String) throws -> SchemaClass {
        try #require(schema.classes.first { $0.name == name }, "\(name)")
    }

    func sample(_ name: String, version: Int? = nil, others: [String: Int] = [:]) throws -> PropertyList {
        let schemaClass = try schemaClass(name)
        return try SampleArchive.propertyList(
            of: schemaClass, version: version ?? schemaClass.version, in: catalog, others: others)
    }

    /// The message of the error that there is instead of a sample.
    func refusal(_ name: String, version: Int = 0) throws -> String? {
        let schemaClass = try schemaClass(name)
        do {
            _ = try SampleArchive.propertyList(of: schemaClass, version: version, in: catalog)
            return nil
        } catch {
            return error.message
        }
    }

    /// What reading with today's classes gives.
    func lines(_ name: String, version: Int? = nil) throws -> [String] {
        try ExpectedText.lines(of: sample(name, version: version), as: schemaClass(name), in: catalog)
    }
}

extension PropertyList {
    var slots: [PropertyList] { self["$objects"]?.array ?? [] }

    /// The entries of the root object without its class.
    var rootEntries: [String: PropertyList] {
        guard case .uid(let uid)? = self["$top"]?["root"], slots.indices.contains(Int(uid.value)) else { return [:] }
        return (slots[Int(uid.value)].dictionary ?? [:]).filter { $0.key != "$class" }
    }

    /// A value of the root object, its slot looked up.
    func rootValue(_ key: String) -> PropertyList? {
        guard case .uid(let uid)? = rootEntries[key] else { return rootEntries[key] }
        return slots.indices.contains(Int(uid.value)) ? slots[Int(uid.value)] : nil
    }
}
