// The checker's messages about waivers, in alphabetical order.

extension DiagnosticCatalog {
    static func doubledWaiver(_ waiver: WaiverSyntax, first: SourceRange) -> Diagnostic {
        let member = waiver.member.map { " of '\($0.text.value)'" } ?? ""
        return error(
            "'\(waiver.rule.value)'\(member) is waived twice", at: waiver.rule.range,
            notes: [Diagnostic.Note("the first is here", at: first)])
    }

    static func emptyReason(at range: SourceRange) -> Diagnostic {
        error(
            "the reason is empty", at: range,
            fix: Diagnostic.Fix("say why you live with the change: whoever reviews it reads that"))
    }

    static func unknownRule(_ rule: Located<String>, nearest: String?) -> Diagnostic {
        error(
            "the review has no rule '\(rule.value)'", at: rule.range,
            fix: nearest.map { .didYouMean($0, replacing: rule.range) }
                ?? Diagnostic.Fix("'coding diff' shows the rule of each change"))
    }

    static func waiverInside(_ rule: Located<String>) -> Diagnostic {
        error(
            "'\(rule.value)' is about a declaration that is gone, and stands in none", at: rule.range,
            fix: Diagnostic.Fix("move it out of the braces, and say of which: '\(rule.value) of Name'"))
    }

    static func waiverOfMember(_ rule: Located<String>, member: Located<String>) -> Diagnostic {
        error(
            "'\(rule.value)' is about the whole declaration, not about a member", at: member.range,
            fix: .remove(from: "of", through: member.range))
    }

    static func waiverOfPresentDeclaration(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is not gone", at: name.range, notes: [Diagnostic.Note("declared here", at: declared)])
    }

    static func waiverOfUnknownMember(_ name: Located<String>, owner: String, nearest: String?) -> Diagnostic {
        error(
            "'\(owner)' has no member '\(name.value)'", at: name.range,
            fix: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    static func waiverOutside(_ rule: Located<String>) -> Diagnostic {
        error(
            "a waiver of '\(rule.value)' stands in the declaration that changed", at: rule.range,
            fix: Diagnostic.Fix("move it between the braces of that declaration"))
    }

    static func waiverWithoutMember(_ rule: Located<String>, example: String) -> Diagnostic {
        error(
            "a waiver of '\(rule.value)' says of what", at: rule.range,
            fix: Diagnostic.Fix("write 'of' and a name behind it, such as '\(rule.value) of \(example)'"))
    }
}
