// What really became of values when another version of their schema read them. Without the review, and without its
// words: the driver of the random pairs is compiled with these files and without the compiler half.

/// What became of a reader's fields.
enum OutcomeVerdict: Int, Comparable, Sendable {
    case safe
    case lossy
    case breaking

    static func < (left: OutcomeVerdict, right: OutcomeVerdict) -> Bool { left.rawValue < right.rawValue }
}

/// The worst that was seen over some archives, and each field that did not get its value.
struct Outcome: Sendable, CustomStringConvertible {
    /// One field that was seen in one way.
    struct Finding: Hashable, Sendable {
        let verdict: OutcomeVerdict

        /// The reader's name of the field, or the writer's of one that the reader doesn't have; `nil` for an error.
        let field: String?
        let text: String
    }

    private(set) var findings: [Finding] = []

    var verdict: OutcomeVerdict { findings.map(\.verdict).max() ?? .safe }

    /// The fields that lost a value.
    var lossyFields: Set<String> { Set(findings.filter { $0.verdict == .lossy }.compactMap(\.field)) }

    var description: String {
        guard verdict != .safe else { return "safe" }
        return "\(verdict): "
            + findings.map { $0.text }.joined(separator: "; ")
    }

    /// Adds a finding that was not made before.
    mutating func add(_ finding: Finding) {
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Adds the findings of other archives.
    mutating func add(_ other: Outcome) {
        for finding in other.findings { add(finding) }
    }
}

/// What a comparison must be told of a pair of schemas, because values don't show it.
struct PairFacts: Sendable {
    /// The old names of fields and cases that were renamed, by their new ones.
    var renamed: [String: String] = [:]

    /// Fields whose value is made by a function that is taken to be right, or by nobody's: constants for old readers.
    var converted: Set<String> = []

    /// Fields of the old and of the new version that no archive holds.
    var transientInOld: Set<String> = []
    var transientInNew: Set<String> = []

    /// Fields of the old version that it reads and no longer writes.
    var unwrittenByOld: Set<String> = []

    /// Keys of fields that have others than their names.
    var keys: [String: [String]] = [:]

    /// The cases that stand for younger ones.
    var replacements: [String: String] = [:]

    /// The cases that an object is read as where its own case isn't known.
    var fallbackCases: Set<String> = []
}
