// Archives values with one version of their classes and reads them with the other.

import Archiving
import Foundation

/// What became of the values of one version in the hands of the other.
enum Reading {
    /// The outcome over some root objects, each in an archive of its own.
    ///
    /// - Parameter allowing: the reader's classes that no field of its root leads to.
    static func outcome<Reader: Coding>(
        of type: Reader.Type, reading roots: [any Coding], facts: PairFacts, isNewReadingOld: Bool,
        allowing: [any Coding.Type] = []
    ) -> Outcome {
        var outcome = Outcome()
        for root in roots {
            var report = ArchiveReport()
            do {
                let data = try KeyedArchiver.archivedData(withRootObject: root)
                let read = try KeyedUnarchiver.unarchivedObject(
                    ofClass: type, from: data, allowing: allowing, report: &report)
                var comparison = ValueComparison(facts: facts, isNewReadingOld: isNewReadingOld, report: report)
                comparison.compareObjects(read: read, written: root, field: "root")
                outcome.add(comparison.outcome)
            } catch {
                outcome.add(Outcome.Finding(verdict: .breaking, field: nil, text: "\(error)"))
            }
        }
        return outcome
    }
}
