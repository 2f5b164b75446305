// Inferred schemas of archives with random values: whatever an archive holds, its schema reads it.

import ArchiveDocuments
import Archiving
import CodingInference
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Inferred schemas of random archives")
struct RandomInferenceTests {
    private static let replacements: [PropertyList?] = [
        nil, .uid(PropertyList.UID(0)), .integer(300), .double(0.5), .float(0.5), .boolean(true),
        .data(Data([1, 2, 3])),
        .integer(-1), .string("text"), .integer(PropertyListInteger(UInt64.max)), .uid(PropertyList.UID(1)),
        .uid(PropertyList.UID(2)), .uid(PropertyList.UID(3)), .uid(PropertyList.UID(4)), .array([.integer(1)]),
    ]

    /// The samples of all classes.
    private static func samples() throws -> [(name: String, archive: PropertyList)] {
        let schema = try InferenceTests.compiled("Constructs/Schemas")
        let catalog = ClassCatalog(schema)
        return SampleArchive.classes(of: schema).flatMap { schemaClass in
            (0...schemaClass.version).compactMap { version in
                let sample = try? SampleArchive.propertyList(of: schemaClass, version: version, in: catalog)
                return sample.map { ("\(schemaClass.name) \(version)", $0) }
            }
        }
    }

    @Test("A schema inferred from an archive with random values reads it")
    func randomValues() throws {
        var generator = SeededGenerator(seed: 4)
        var count = 0
        for (name, sample) in try Self.samples() {
            for round in 0..<IntegrationRing.size(20, otherwise: 2) {
                let archive = Self.changed(sample, &generator)
                let data = try archive.data(format: .binary)
                guard let document = try? ArchiveDocument(data) else { continue }
                var facts = ArchiveFacts()
                guard (try? facts.add(document)) != nil else { continue }
                let (text, schema) = try InferenceTests.schema(of: [data])
                let result = ArchiveVerifier(schema).result(for: document)
                let isRead = [.reads, .lossy, .skipped].contains(result.verdict)
                #expect(isRead || text.contains("is not declared"), "\(name), round \(round): \(result)\n\(text)")
                count += 1
            }
        }
        #expect(count > 200)
    }

    @Test("A schema inferred from all archives together reads each")
    func together() throws {
        let archives = try Self.samples().map { try $0.archive.data(format: .binary) }
        let (text, schema) = try InferenceTests.schema(of: archives)
        let verifier = ArchiveVerifier(schema)
        for data in archives {
            let result = verifier.result(for: try ArchiveDocument(data))
            #expect(result.verdict == .reads || result.verdict == .lossy, "\(result)\n\(text)")
        }
    }

    /// The archive with other values under a few keys.
    private static func changed(_ archive: PropertyList, _ generator: inout SeededGenerator) -> PropertyList {
        guard var root = archive.dictionary, var objects = root["$objects"]?.array else { return archive }
        for index in objects.indices {
            guard var entries = objects[index].dictionary, entries["$class"] != nil else { continue }
            for key in entries.keys.sorted() where key != "$class" && Int.random(in: 0..<4, using: &generator) == 0 {
                // Foundation's objects stay as they are.
                if key.hasPrefix("NS") { continue }
                entries[key] = replacements.randomElement(using: &generator) ?? nil
            }
            objects[index] = .dictionary(entries)
        }
        root["$objects"] = .array(objects)
        return .dictionary(root)
    }
}
