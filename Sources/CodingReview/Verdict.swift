// What a review says of a change: a verdict in each of the guide's four directions.

/// What becomes of a reader's own fields.
package enum Verdict: String, CaseIterable, Comparable, Sendable {
    /// Each gets the value that the writer had for it.
    case safe

    /// A field gets a default or the nearest value although the writer had one, or a value once kept has no field.
    case lossy

    /// An error, or a wrong value taken for right.
    case breaking

    /// Safe comes before lossy, and lossy before breaking.
    package static func < (left: Verdict, right: Verdict) -> Bool { left.severity < right.severity }

    private var severity: Int {
        switch self {
        case .safe: 0
        case .lossy: 1
        case .breaking: 2
        }
    }
}

/// Who reads whose archives: the guide's four abilities.
package enum Direction: String, CaseIterable, Sendable {
    /// A program with the new schema reads what one with the old schema wrote. A fact about the two.
    case newReadsOld

    /// A program with the old schema reads what one with the new schema writes. A fact about the two.
    case oldReadsNew

    /// The new schema reads what later versions will write. Advice.
    case thisReadsFuture

    /// Later versions read what the new schema writes. Advice.
    case futureReadsThis

    /// Facts count for `--fail-on`; advice never does.
    package var isFact: Bool { self == .newReadsOld || self == .oldReadsNew }

    /// As a person reads it: "new reads old".
    package var title: String {
        switch self {
        case .newReadsOld: "new reads old"
        case .oldReadsNew: "old reads new"
        case .thisReadsFuture: "this reads future"
        case .futureReadsThis: "future reads this"
        }
    }
}

/// What a change means in one direction.
package struct Judgement: Sendable {
    /// Who reads whom.
    package let direction: Direction

    /// What becomes of the values.
    package let verdict: Verdict

    /// One sentence without a full stop, which begins with a small letter and names the value that is concerned.
    package let reason: String

    /// What would make it safe, or less bad.
    package let fix: SuggestedClause?

    /// A verdict in one direction, with its reason.
    package init(_ direction: Direction, _ verdict: Verdict, _ reason: String, fix: SuggestedClause? = nil) {
        self.direction = direction
        self.verdict = verdict
        self.reason = reason
        self.fix = fix
    }
}
