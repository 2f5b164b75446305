// Sequential samples held to the classes that are generated from the same schemas: read, and written again.

import ArchiveBuilding
import Archiving
import CodingSamples
import CodingSchema
import Foundation
import Testing

@testable import Sequences

@Suite("Sequential samples")
struct SequentialSampleTests {
    /// What Swift code adds to or puts in the place of what a class is archived as.
    private static let changedBySwift: Set<String> = ["NamePair", "Proxy"]

    private static var sequences: SampleSchema {
        get throws { try SampleSchema(folder: "Sequences/Schemas", module: "Sequences") }
    }

    private static func classes(of schema: Schema) -> [SchemaClass] {
        schema.classes.filter { $0.codes && $0.archives != .keyed }
    }

    private static func read<Root: Coding>(_ type: Root.Type, from data: Data) throws -> any Coding {
        try SequentialUnarchiver.unarchivedObject(
            ofClass: type, from: data, allowing: SequencesCodingClasses.classes)
    }

    private static func type(named name: String) throws -> any Coding.Type {
        try #require(SequencesCodingClasses.classes.first { "\($0)" == name }, "\(name)")
    }

    @Test("What a class reads from its present version and writes again is the sample, byte for byte")
    func writesTheSame() throws {
        let schema = try Self.sequences
        var count = 0
        for schemaClass in Self.classes(of: schema.schema) where !Self.changedBySwift.contains(schemaClass.name) {
            let sample = try SampleArchive.data(
                of: schemaClass, version: schemaClass.version, in: schema.catalog, format: nil)
            let root = try Self.read(Self.type(named: schemaClass.name), from: sample)
            let written = try SequentialArchiver.archivedData(withRootObject: root)
            let trees = try (tree(sample), tree(written))
            #expect(written == sample, "\(schemaClass.name): \(trees)")
            count += 1
        }
        #expect(count >= 20)
    }

    @Test("An object without a class has groups of values")
    func objectWithoutClass() throws {
        let schema = try SampleSchema("class A, sequential { var x: Int\nvar object: ArchivedObject? }")
        let data = try SampleArchive.data(
            of: schema.schemaClass("A"), version: 0, in: schema.catalog, format: nil)
        let root = try SequentialUnarchiver(forReadingFrom: data).decode(ArchivedObject.self)
        #expect(root.groups.last?.values.first?.object?.groups.count == 1)
    }

    @Test("Every version of every class is read")
    func readsEveryVersion() throws {
        let schema = try Self.sequences
        var count = 0
        for schemaClass in Self.classes(of: schema.schema) {
            for version in 0..<max(0, schemaClass.version) {
                let sample = try SampleArchive.data(
                    of: schemaClass, version: version, in: schema.catalog, format: nil)
                #expect(throws: Never.self, "\(schemaClass.name), version \(version)") {
                    try Self.read(Self.type(named: schemaClass.name), from: sample)
                }
                count += 1
            }
        }
        #expect(count >= 3)
    }

    @Test("A class without sequential archives has no such sample")
    func refusal() throws {
        let schema = try SampleSchema("class A {\n    var x: Int\n}\nclass B, sequential only {\n    var y: Int\n}\n")
        #expect(throws: SampleError.self) {
            try SampleArchive.data(of: schema.schemaClass("A"), version: 0, in: schema.catalog, format: nil)
        }
        #expect(try schema.refusal("B") == "'B' is 'sequential only'")
    }
}
