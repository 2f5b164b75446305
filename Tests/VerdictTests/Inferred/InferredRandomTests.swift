// Schemas inferred from the archives of random schemas: as safe as the schema that the archives were written with.

import ArchiveDocuments
import CodingSamples
import CodingSchema
import Foundation
import TestSupport
import Testing

@Suite("Inferred schemas of random schemas", .integration, .serialized)
struct InferredRandomTests {
    @Test("An inferred schema reads all archives without loss, and its classes write the same graphs")
    func areSafe() async throws {
        var schemas: [RandomArchives] = []
        var seed = RunSeed.first
        while schemas.count < (IntegrationRing.isThorough ? 200 : 30) {
            if let schema = RandomArchives(seed: seed, number: schemas.count) { schemas.append(schema) }
            seed += 1
        }
        for start in stride(from: 0, to: schemas.count, by: 50) {
            var part = Array(schemas[start..<min(start + 50, schemas.count)])
            try await RandomArchives.write(&part)
            try await expectSafety(part)
        }
    }

    private func expectSafety(_ schemas: [RandomArchives]) async throws {
        var cases: [InferredCase] = []
        for schema in schemas {
            for archives in [schema.keyed, schema.sequential] where !archives.isEmpty {
                let (name, isKeyed) = ("seed \(schema.seed)", archives == schema.keyed)
                guard
                    let inferred = try InferredCase(
                        name, number: schema.number * 2 + (isKeyed ? 0 : 1), archives: archives)
                else {
                    // Groups that differ from object to object have no declaration: those of optional values do.
                    #expect(!isKeyed, "\(name)\n\(schema.draft.text)")
                    continue
                }
                let verifier = ArchiveVerifier(inferred.schema)
                for data in archives {
                    let result = verifier.result(for: try ArchiveDocument(data))
                    #expect(result.verdict == .reads, "\(name): \(result)\n\(schema.draft.text)\n\(inferred.text)")
                }
                cases.append(inferred)
            }
        }
        var program = InferredProgram(cases)
        try await program.run()
        #expect(program.copyCount == cases.reduce(0) { $0 + $1.archives.count })
    }
}
