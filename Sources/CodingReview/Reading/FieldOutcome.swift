// What becomes of one of a reader's fields, and why.

import CodingSchema

/// One thing that a reader's field finds in an archive.
struct FieldOutcome {
    /// Which aspect of the two versions it comes from: the change that it belongs to.
    enum Cause {
        /// None of the field's keys is there.
        case missing

        /// Another field's value is there.
        case otherValue

        /// Nil, or an array without elements, is there, or represents no key.
        case empty

        /// A value of another type is there.
        case type

        /// A reference that not every archive holds.
        case conditional

        /// The reader has no field for a value.
        case lost
    }

    let cause: Cause
    let verdict: Verdict
    let reason: String

    /// What the values say would fix it.
    var fix: SuggestedClause?

    /// The declaration whose own change is the cause.
    var declaration: DeclarationName?

    init(
        _ cause: Cause, _ verdict: Verdict, _ reason: String, fix: SuggestedClause? = nil,
        declaration: DeclarationName? = nil
    ) {
        self.cause = cause
        self.verdict = verdict
        self.reason = reason
        self.fix = fix
        self.declaration = declaration
    }
}
