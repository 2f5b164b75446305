// The outcome for one of a reader's fields, and its cause.

import CodingSchema

/// One result of reading a field from an archive.
struct FieldOutcome {
    /// The aspect of the two versions that causes the outcome, and thus the change that it belongs to.
    enum Cause {
        /// None of the field's keys is in the archive.
        case missing

        /// The key contains another field's value.
        case otherValue

        /// The value is nil or an array without elements, written or as a missing key.
        case empty

        /// The value has another type.
        case type

        /// A reference that not every archive contains.
        case conditional

        /// The reader has no field for a value.
        case lost
    }

    let cause: Cause
    let verdict: Verdict
    let reason: String

    /// The fix that follows from the values.
    var fix: SuggestedClause?

    /// The declaration whose change is the cause.
    var declaration: DeclarationName?

    /// Whether the field gets a wrong value and no error.
    var isMisread: Bool

    init(
        _ cause: Cause, _ verdict: Verdict, _ reason: String, fix: SuggestedClause? = nil,
        declaration: DeclarationName? = nil
    ) {
        self.cause = cause
        self.verdict = verdict
        self.reason = reason
        self.fix = fix
        self.declaration = declaration
        isMisread = cause == .otherValue
    }

    /// The outcome where an error of creating a value leaves out the value.
    ///
    /// - Parameter text: what becomes of the value.
    func leavingOut(_ text: String) -> FieldOutcome {
        guard verdict == .breaking, !isMisread else { return self }
        return FieldOutcome(cause, .lossy, "\(reason), and \(text)", fix: fix, declaration: declaration)
    }
}
