// What a schema's author has decided to live with.

/// `waived RULE of NAME because "…"`: the review shows the change with the reason and does not count it.
package struct SchemaWaiver: Sendable {
    package let rule: ReviewRule

    /// The field, case, declaration or key that it is about; `nil` for the declaration itself.
    package let member: String?
    package let reason: String

    /// Where the schema says it.
    package let place: SourceRange

    package init(rule: ReviewRule, member: String?, reason: String, place: SourceRange) {
        self.rule = rule
        self.member = member
        self.reason = reason
        self.place = place
    }
}
