// The actual outcome of reading values with another version of their schema, independent of the review and its terms:
// the driver of the random pairs is compiled with these files and without the compiler half.

import Foundation

/// The outcome for a reader's fields.
enum OutcomeVerdict: Int, Comparable, Sendable {
    case safe
    case lossy
    case breaking

    static func < (left: OutcomeVerdict, right: OutcomeVerdict) -> Bool { left.rawValue < right.rawValue }
}

/// The worst outcome over some archives, and each field that did not get its value.
struct Outcome: Sendable, CustomStringConvertible {
    /// One field with one outcome.
    struct Finding: Hashable, Sendable {
        let verdict: OutcomeVerdict

        /// The reader's name of the field, or the writer's if the reader doesn't have it; `nil` for an error.
        let field: String?
        let text: String
    }

    private(set) var findings: [Finding] = []

    /// The archives, and why each can't be read.
    private(set) var archives: [(data: Data, error: String?)] = []

    var verdict: OutcomeVerdict { findings.map(\.verdict).max() ?? .safe }

    /// The fields that lost a value.
    var lossyFields: Set<String> { Set(findings.filter { $0.verdict == .lossy }.compactMap(\.field)) }

    var description: String {
        guard verdict != .safe else { return "safe" }
        return "\(verdict): "
            + findings.map { $0.text }.joined(separator: "; ")
    }

    /// Adds a finding unless it is already there.
    mutating func add(_ finding: Finding) {
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Adds the findings of other archives.
    mutating func add(_ other: Outcome) {
        for finding in other.findings { add(finding) }
        archives += other.archives
    }

    /// Adds an archive and the error of reading it.
    mutating func add(_ archive: Data, error: String?) { archives.append((archive, error)) }
}

/// The facts about a pair of schemas that a comparison needs because values don't show them.
struct PairFacts: Sendable {
    /// The old names of fields and cases that were renamed, by their new ones.
    var renamed: [String: String] = [:]

    /// Fields whose value comes from a function that is assumed to be right, or from no field: constants for old
    /// readers.
    var converted: Set<String> = []

    /// Fields of the old and of the new version that no archive holds.
    var transientInOld: Set<String> = []
    var transientInNew: Set<String> = []

    /// Fields that the old version reads but no longer writes.
    var unwrittenByOld: Set<String> = []

    /// Keys of fields whose keys differ from their names.
    var keys: [String: [String]] = [:]

    /// Fields that leave out what can't be created, or objects of retired classes.
    var lenient: Set<String> = []

    /// Fields with a key for each element: an empty array has none, so that no report mentions it.
    var indexed: Set<String> = []

    /// The cases that represent newer ones.
    var replacements: [String: String] = [:]

    /// The cases of enums with values as which those are read whose own case is unknown.
    var fallbackCases: Set<String> = []
}
