// Verdicts: the results of a review, in each of the guide's four directions.

/// The effect on a reader's own fields.
package enum Verdict: String, CaseIterable, Comparable, Sendable {
    /// Each field gets the value that the writer had for it.
    case safe

    /// A field gets a default or the nearest value although the writer had one, or a stored value has no field any
    /// more.
    case lossy

    /// An error, or a wrong value that is not recognised as wrong.
    case breaking

    /// Safe comes before lossy, and lossy before breaking.
    package static func < (left: Verdict, right: Verdict) -> Bool { left.severity < right.severity }

    var severity: Int {
        switch self {
        case .safe: 0
        case .lossy: 1
        case .breaking: 2
        }
    }
}

/// The writer and reader of archives: the guide's four abilities.
package enum Direction: String, CaseIterable, Sendable {
    /// A program with the new schema reads what one with the old schema wrote. A fact about the two.
    case newReadsOld

    /// A program with the old schema reads what one with the new schema writes. A fact about the two.
    case oldReadsNew

    /// The new schema reads what later versions will write. Advice.
    case thisReadsFuture

    /// Later versions read what the new schema writes. Advice.
    case futureReadsThis

    /// Facts count for `--fail-on`; advice doesn't.
    package var isFact: Bool { self == .newReadsOld || self == .oldReadsNew }

    /// The directions that are facts, and those that are advice.
    static let facts = allCases.filter(\.isFact)
    static let advice = allCases.filter { !$0.isFact }

    /// The direction in text: "new reads old".
    package var title: String {
        switch self {
        case .newReadsOld: "new reads old"
        case .oldReadsNew: "old reads new"
        case .thisReadsFuture: "this reads future"
        case .futureReadsThis: "future reads this"
        }
    }
}
