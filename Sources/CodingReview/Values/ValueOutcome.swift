// What becomes of one value that a writer archived and a reader reads.

/// The worst outcome of reading any value that a writer can hold.
package struct ValueOutcome: Equatable, Sendable {
    /// What becomes of the value.
    package var verdict: Verdict

    /// A phrase without a full stop that can be after a colon: "a number that does not fit Int8 is an error".
    package var reason: String?

    /// What would make it safe, or less bad.
    package var fix: SuggestedClause?

    /// The reader finds no value at all, as if the key were missing: what the field does then decides. The verdict is
    /// that of a field that takes a default or nil.
    package var isUnseen = false

    /// Where the value is not seen: another value is under the very key, and reading a field that must be there, or
    /// that has a default and no fallbacks, is an error.
    package var isInTheWay = false

    /// The declaration whose own change is the cause; `nil` where the types themselves are.
    package var cause: DeclarationName?

    /// An outcome with what is to be said of it.
    package init(
        _ verdict: Verdict, _ reason: String? = nil, fix: SuggestedClause? = nil, cause: DeclarationName? = nil
    ) {
        self.verdict = verdict
        self.reason = reason
        self.fix = fix
        self.cause = cause
    }

    /// Each value comes back as it was.
    package static let safe = ValueOutcome(.safe)

    /// The worse of two; of equals the first that has a reason. What is not seen may turn out to be an error.
    package func worse(_ other: ValueOutcome) -> ValueOutcome {
        if other.verdict > verdict { return other }
        guard other.verdict == verdict else { return self }
        if other.isUnseen, !isUnseen || other.isInTheWay && !isInTheWay { return other }
        return reason == nil && !isUnseen ? other : self
    }

    /// No value is found.
    static func unseen(_ reason: String, isInTheWay: Bool) -> ValueOutcome {
        var result = ValueOutcome(.lossy, reason)
        result.isUnseen = true
        result.isInTheWay = isInTheWay
        return result
    }

    /// The same in a collection, where a value that is not seen is an error of its own kind.
    func inside(_ place: String) -> ValueOutcome {
        guard verdict != .safe, let reason else { return self }
        var result = self
        result.reason = "\(place): \(reason)"
        return result
    }
}
