// The outcome for one value that a writer archived and a reader reads.

/// The worst outcome of reading any value that a writer can hold.
package struct ValueOutcome: Equatable, Sendable {
    /// The verdict for the value.
    package var verdict: Verdict

    /// A phrase without a full stop that can follow a colon: "a number that does not fit Int8 is an error".
    package var reason: String?

    /// A clause that makes it safe, or less bad.
    package var fix: SuggestedClause?

    /// Whether the reader finds no value, as if the key were missing, so that the field decides the result. The verdict
    /// is then that of a field that takes a default or nil.
    package var isNotFound = false

    /// Whether an unseen value occupies the key itself. It is then an error to read a required field, or a field with a
    /// default and no fallbacks.
    package var occupiesKey = false

    /// Whether the reader gets a wrong value and no error.
    package private(set) var isMisread = false

    /// The declaration whose own change is the cause; `nil` if the types are the cause.
    package var cause: DeclarationName?

    /// Creates an outcome.
    package init(
        _ verdict: Verdict, _ reason: String? = nil, fix: SuggestedClause? = nil, cause: DeclarationName? = nil
    ) {
        self.verdict = verdict
        self.reason = reason
        self.fix = fix
        self.cause = cause
    }

    /// Every value is read unchanged.
    package static let safe = ValueOutcome(.safe)

    /// A wrong value without an error.
    static func misread(_ reason: String?, cause: DeclarationName? = nil) -> ValueOutcome {
        var result = ValueOutcome(.breaking, reason, cause: cause)
        result.isMisread = true
        return result
    }

    /// The worse of two outcomes; of equal ones, the first that has a reason. An unseen value may become an error.
    package func worse(_ other: ValueOutcome) -> ValueOutcome {
        if other.verdict > verdict { return other }
        guard other.verdict == verdict else { return self }
        if other.isMisread != isMisread { return isMisread ? self : other }
        if other.isNotFound, !isNotFound || other.occupiesKey && !occupiesKey { return other }
        return reason == nil && !isNotFound ? other : self
    }

    /// The reader finds no value.
    static func unseen(_ reason: String, occupiesKey: Bool) -> ValueOutcome {
        var result = ValueOutcome(.lossy, reason)
        result.isNotFound = true
        result.occupiesKey = occupiesKey
        return result
    }

    /// The same outcome in a collection, where an unseen value is a separate error.
    func inside(_ place: String) -> ValueOutcome {
        guard verdict != .safe, let reason else { return self }
        var result = self
        result.reason = "\(place): \(reason)"
        return result
    }
}
