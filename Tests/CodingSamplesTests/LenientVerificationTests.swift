// Verdicts about lenient fields, held to what the compiled classes leave out.

import ArchiveDocuments
import Archiving
import CodingSamples
import CodingSchema
import Foundation
import Testing

@testable import Constructs

@Suite("Verdicts about lenient fields")
struct LenientVerificationTests {
    private static func result(for data: Data) throws -> VerificationResult {
        let schema = try SampleSchema(folder: "Constructs/Schemas", module: "Constructs")
        return ArchiveVerifier(schema.schema).result(for: try ArchiveDocument(data))
    }

    private static func losses(in result: VerificationResult) -> [String: Int] {
        Dictionary(result.events.filter { $0.kind == "lost" }.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    }

    @Test("What verify counts as lost is what the classes leave out", arguments: WideArchive.allCases)
    func losses(kind: WideArchive) throws {
        let data = try kind.data(WideArchive.badFields)
        let result = try Self.result(for: data)
        #expect(result.verdict == .lossy, "\(result)")
        let found = try kind.read(LenientFields.self, from: data).losses
        // Reports on sequential archives name no collections.
        if kind == .sequential { return }
        let counted = Self.losses(in: result)
        for key in ["link", "any", "list", "set", "map", "numbers", "kinds", "points", "count", "size"] {
            #expect(found[key] != nil && counted[key] == found[key], "\(key): \(result.events)")
        }
    }

    @Test("Objects that can't be created are not read", arguments: WideArchive.allCases)
    func objects(kind: WideArchive) throws {
        let (shared, alone) = (WidePart(number: 1), WidePart(number: 2))
        let bad = WidePair(first: shared, number: 50_000, second: alone)
        let late = WidePair(first: alone, number: 6, second: WidePart(number: 99_900))
        let data = try kind.data(WidePairs(pairs: [bad, late, bad], strict: shared, last: late))
        let result = try Self.result(for: data)
        #expect(result.verdict == .lossy && Self.losses(in: result) == ["pairs": 3, "last": 1], "\(result)")
        #expect(result.objectCount == 2)
        let strict = WidePart(number: 32_768)
        let pair = WidePair(first: strict, number: 1, second: strict)
        let failing = try kind.data(WidePairs(pairs: [pair], strict: strict, last: nil))
        #expect(try Self.result(for: failing).verdict == .fails)
    }

    @Test("'why' says what is left out")
    func why() throws {
        let schema = try SampleSchema(folder: "Constructs/Schemas", module: "Constructs")
        let document = try ArchiveDocument(try WideArchive.keyed.data(WideArchive.badFields))
        let report = WhyReport(document, schema: schema.schema)
        let list = try #require(try report.answer(to: "root.list")).joined(separator: "\n")
        #expect(list.contains("'list': what can't be created is left out: under \"list\" at '[1]'"), "\(list)")
        #expect(list.contains("and 2 more"), "\(list)")
        let count = try #require(try report.answer(to: "root.count")).joined(separator: "\n")
        #expect(count.contains("'count': what can't be created becomes nil"), "\(count)")
    }
}
