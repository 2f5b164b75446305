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
            fix: Diagnostic.Fix("write why the change is acceptable: reviewers read it"))
    }

    static func unknownRule(_ rule: Located<String>, nearest: String?) -> Diagnostic {
        error(
            "'coding diff' has no rule '\(rule.value)'", at: rule.range,
            fix: nearest.map { .didYouMean($0, replacing: rule.range) }
                ?? Diagnostic.Fix("write the rule that 'coding diff' shows for the change"))
    }

    static func waiverInside(_ rule: Located<String>) -> Diagnostic {
        error(
            "'\(rule.value)' is about a removed declaration and must be outside of all declarations", at: rule.range,
            fix: Diagnostic.Fix("move it out of the braces and name the declaration: '\(rule.value) of Name'"))
    }

    static func waiverOfMember(_ rule: Located<String>, member: Located<String>) -> Diagnostic {
        error(
            "'\(rule.value)' is about the whole declaration, not about a member", at: member.range,
            fix: .remove(from: "of", through: member.range))
    }

    static func waiverOfPresentDeclaration(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' has not been removed", at: name.range,
            notes: [Diagnostic.Note("declared here", at: declared)])
    }

    static func waiverOfUnknownMember(_ name: Located<String>, owner: String, nearest: String?) -> Diagnostic {
        error(
            "'\(owner)' has no member '\(name.value)'", at: name.range,
            fix: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    static func waiverOutside(_ rule: Located<String>) -> Diagnostic {
        error(
            "a waiver of '\(rule.value)' must be in the declaration that changed", at: rule.range,
            fix: Diagnostic.Fix("move it between the braces of that declaration"))
    }

    static func waiverWithoutMember(_ rule: Located<String>, example: String) -> Diagnostic {
        error(
            "a waiver of '\(rule.value)' must name what changed", at: rule.range,
            fix: Diagnostic.Fix("write 'of' and a name after the rule, such as '\(rule.value) of \(example)'"))
    }
}
