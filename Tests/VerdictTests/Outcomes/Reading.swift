// Archives values with one version of their classes and reads them with the other.

@_spi(GeneratedCode) import Archiving
import Foundation

/// The outcome of reading one version's values with the other.
enum Reading {
    /// The outcome over some root objects, each in a separate archive.
    ///
    /// - Parameter allowing: the reader's classes that no field of its root refers to.
    static func outcome<Reader: Coding>(
        of type: Reader.Type, reading roots: [any Coding], facts: PairFacts, isNewReadingOld: Bool,
        allowing: [any Coding.Type] = []
    ) -> Outcome {
        var outcome = Outcome()
        for root in roots {
            let archives = Archive.archives(of: root)
            if archives.isEmpty { outcome.add(Outcome.Finding(verdict: .breaking, field: nil, text: "no archive")) }
            for archive in archives {
                var report = ArchiveReport()
                do {
                    let read = try archive.read(type, allowing: allowing, report: &report)
                    var comparison = ValueComparison(
                        facts: facts, isNewReadingOld: isNewReadingOld, report: report, isKeyed: archive.isKeyed)
                    comparison.compareObjects(read: read, written: root, field: "root")
                    outcome.add(comparison.outcome)
                    outcome.add(archive.data, error: nil)
                } catch {
                    outcome.add(Outcome.Finding(verdict: .breaking, field: nil, text: "\(error)"))
                    outcome.add(archive.data, error: "\(error)")
                }
            }
        }
        return outcome
    }

    /// An archive of one kind.
    private enum Archive {
        case keyed(Data)
        case sequential(Data)

        /// An archive of each kind that the object's classes take part in.
        static func archives(of root: any Coding) -> [Archive] {
            let keyed = try? KeyedArchiver.archivedData(withRootObject: root)
            let isSequential = type(of: root).archivedClass.sequence != nil
            let sequential = isSequential ? try? SequentialArchiver.archivedData(withRootObject: root) : nil
            return [keyed.map { .keyed($0) }, sequential.map { .sequential($0) }].compactMap(\.self)
        }

        var data: Data {
            switch self {
            case .keyed(let data), .sequential(let data): data
            }
        }

        var isKeyed: Bool {
            if case .keyed = self { true } else { false }
        }

        func read<Reader: Coding>(
            _ type: Reader.Type, allowing: [any Coding.Type], report: inout ArchiveReport
        ) throws -> Reader {
            var ownReport = ArchiveReport()
            defer { report = ownReport }
            return switch self {
            case .keyed(let data):
                try KeyedUnarchiver.unarchivedObject(
                    ofClass: type, from: data, allowing: allowing, reporting: { ownReport = $0 })
            case .sequential(let data):
                try SequentialUnarchiver.unarchivedObject(
                    ofClass: type, from: data, allowing: allowing, reporting: { ownReport = $0 })
            }
        }
    }
}
