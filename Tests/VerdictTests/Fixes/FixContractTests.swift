// Every fix keeps its promise: for each rule's pair of schemas, and for random changes of random schemas.

import CodingReview
import CodingSchema
import Foundation
import TestSupport
import Testing

@Suite("Fixes keep their promises")
struct FixContractTests {
    @Test("Those of each rule's pair", arguments: VerdictTests.table)
    func pairs(row: VerdictRow) throws {
        let texts = try ["Before", "After"].map { module in
            try String(
                contentsOf: SchemaPair.folder.appending(path: "\(module)/\(row.pair).coding"), encoding: .utf8)
        }
        let contract = try #require(FixContract(old: texts[0], new: texts[1]))
        for failure in contract.check().failures { Issue.record("\(failure)") }
    }

    @Test("Those of random changes")
    func randomPairs() throws {
        var (pairs, fixes) = (0, 0)
        var seed = RunSeed.first
        while pairs < IntegrationRing.size(2_000, inRing: 300, otherwise: 20) {
            seed += 1
            let (old, change) = RandomPair.drafts(seed: seed, number: 0)
            guard old.text != change.schema.text, let contract = FixContract(old: old.text, new: change.schema.text),
                FixContract.schema(contract.old) != nil, FixContract.schema(contract.new) != nil
            else { continue }
            pairs += 1
            let result = contract.check()
            fixes += result.count
            for failure in result.failures { Issue.record("seed \(seed): \(failure)") }
        }
        #expect(fixes > pairs / 4)
    }
}

@Suite("Walks of up to ten releases")
struct ReleaseWalkTests {
    @Test("The last release reads all frozen archives, and the review agrees with freezing at every step")
    func walks() throws {
        for number in 0..<UInt64(IntegrationRing.size(50, inRing: 10, otherwise: 1)) {
            let seed = RunSeed.first &+ number
            var walk = try #require(ReleaseWalk(seed: seed))
            for _ in 0..<40 where walk.releaseCount < 10 { walk.release() }
            for failure in walk.failures { Issue.record("seed \(seed): \(failure)") }
            #expect(walk.unreadable == [], "seed \(seed)\n\(String(decoding: walk.file.bytes, as: UTF8.self))")
            #expect(walk.releaseCount > 3, "seed \(seed)")
        }
    }
}
