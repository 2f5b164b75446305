// `waived RULE of NAME because "…"` as it is written, in a body or outside of every declaration.

/// A change that the schema's author has decided to live with.
package struct WaiverSyntax: Sendable {
    /// What a waiver is about, if it is not the whole declaration.
    package enum Member: Sendable {
        case named(Located<String>)
        case key(Located<String>)

        package var text: Located<String> {
            switch self {
            case .named(let text), .key(let text): text
            }
        }
    }

    package let rule: Located<String>
    package let member: Member?
    package let reason: Located<String>
    package let range: SourceRange

    package init(rule: Located<String>, member: Member?, reason: Located<String>, range: SourceRange) {
        self.rule = rule
        self.member = member
        self.reason = reason
        self.range = range
    }
}
