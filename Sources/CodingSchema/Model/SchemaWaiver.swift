// Changes that a schema's author has accepted.

/// `waived RULE of NAME because "…"`: the review shows the change with the reason and does not count it.
package struct SchemaWaiver: Sendable {
    package let rule: ReviewRule

    /// The affected field, case, declaration or key; `nil` for the declaration that contains the waiver.
    package let member: String?
    package let reason: String

    /// The location in the schema.
    package let location: SourceRange
}
