// Random schemas with random changes: what the review says is what happens.

import ArchiveDocuments
import CodingSamples
import Foundation
import TestSupport
import Testing

@Suite("Random verdicts", .integration)
struct RandomVerdictTests {
    private static let environment = ProcessInfo.processInfo.environment

    /// How many pairs: more where the environment asks for depth, or says a number.
    static let count =
        environment["ARCHIVING_PAIRS"].flatMap { Int($0) } ?? (IntegrationRing.isThorough ? 500 : 40)

    @Test("What the review says of a random change is what happens to values")
    func reviewIsTrue() async throws {
        var pairs: [RandomPair] = []
        var seed = RunSeed.first
        while pairs.count < Self.count {
            if let pair = RandomPair(seed: seed, number: pairs.count) { pairs.append(pair) }
            seed += 1
        }
        try await expectAgreement(pairs)
    }

    /// How many schemas are renamed.
    static let renameCount =
        environment["ARCHIVING_RENAMES"].flatMap { Int($0) } ?? (IntegrationRing.isThorough ? 500 : 20)

    @Test("After a rename in an editor, old archives are read, and after one that keeps keys, new ones by old programs")
    func renamesAreSafe() async throws {
        var pairs: [RandomPair] = []
        var seed = RunSeed.first
        while pairs.count < Self.renameCount {
            let form = pairs.count.isMultiple(of: 2) ? "keepsKey" : "renamesKey"
            if let pair = try RandomPair(renamedIn: seed, form: form, number: pairs.count) {
                #expect(pair.newReadsOld == "safe", "seed \(seed)")
                if form == "keepsKey" { #expect(pair.oldReadsNew == "safe", "seed \(seed)") }
                pairs.append(pair)
            }
            seed += 1
        }
        try await expectAgreement(pairs)
    }

    private func expectAgreement(_ pairs: [RandomPair]) async throws {
        // One compile for as many pairs as fit the compiler's patience.
        for start in stride(from: 0, to: pairs.count, by: 100) {
            let part = Array(pairs[start..<min(start + 100, pairs.count)])
            let told = try await PairDriver(pairs: part).outcomes()
            for pair in part { try expectAgreement(pair, told: told) }
        }
    }

    /// Expects that the verifier says of each archive whether the program could read it.
    private func expectAgreement(
        ofVerifierWith outcome: PairDriver.Told, _ pair: RandomPair, _ direction: String
    ) throws {
        let text = direction == "newReadsOld" ? pair.newText : pair.oldText
        let verifier = ArchiveVerifier(try #require(RandomPair.compile(text)))
        for (data, error) in outcome.archives {
            // The program asks for another class than the one that reads the root, which the verifier can't know.
            if error?.hasPrefix("root: expected an object of class") == true { continue }
            let result = verifier.result(for: try ArchiveDocument(data))
            let isRead = result.verdict == .reads || result.verdict == .lossy
            #expect(
                isRead == (error == nil),
                """
                seed \(pair.seed), \(direction): 'coding verify' says \(result.verdict) \(result.path) \(result.reason), the \
                program \(error ?? "reads it")
                \(pair.log.joined(separator: "\n"))
                --- before
                \(pair.oldText)
                --- after
                \(pair.newText)
                """)
        }
    }

    private func expectAgreement(_ pair: RandomPair, told: [String: PairDriver.Told]) throws {
        for (direction, verdict) in [("newReadsOld", pair.newReadsOld), ("oldReadsNew", pair.oldReadsNew)] {
            let outcome = try #require(told["\(pair.number)\(direction)"])
            #expect(
                outcome.verdict == verdict,
                """
                seed \(pair.seed), \(direction): the review says \(verdict), the values \(outcome.text)
                \(pair.log.joined(separator: "\n"))
                --- before
                \(pair.oldText)
                --- after
                \(pair.newText)
                --- review
                \(pair.reasons.joined(separator: "\n"))
                """)
            try expectAgreement(ofVerifierWith: outcome, pair, direction)
            guard outcome.verdict == "lossy", verdict == "lossy" else { continue }
            let unnamed = outcome.lossyFields.filter { !pair.lossyNames.contains($0) }
            #expect(unnamed.count <= pair.unnamedCount, "seed \(pair.seed): \(unnamed) are lost: \(pair.lossyNames)")
        }
    }
}
