// Waivers: the changes that the author of a schema accepts.

extension Parser {
    /// A waiver begins here, and not a field called `waived` that has lost its `var`.
    var isAtWaiver: Bool { at(.waived) && next.kind != .colon }

    /// `waiver = "waived" name [ "of" ( name | string ) ] "because" string`
    ///
    /// - Returns: `nil` if it can't be read, which is reported.
    mutating func waiver() -> WaiverSyntax? {
        let start = current
        advance()
        guard let rule = ruleName() else { return nil }
        let word = current
        var member: WaiverSyntax.Member?
        var memberWithOf: SourceRange?
        if consume(if: .of) || reportMissingOf() {
            guard let found = waivedMember() else { return nil }
            member = found
            memberWithOf = list.range(of: word).throughBlanks(found.text.range)
        }
        guard let reason = reason() else { return nil }
        return WaiverSyntax(
            rule: rule, member: member, memberWithOf: memberWithOf, reason: reason, range: range(from: start))
    }

    /// A waiver in a body. Anything after it is reported.
    ///
    /// - Parameter words: The words that can start the next member.
    mutating func waiver(beforeMembers words: [Word]) -> WaiverSyntax? {
        guard let waiver = waiver() else {
            skipMember()
            return nil
        }
        while recoverClause(after: [], members: words) {}
        return waiver
    }

    private mutating func ruleName() -> Located<String>? {
        if at(.of) || at(.because) || isAtMemberEnd {
            reportMissing(.missingName(of: "rule", at: rangeOfMissing))
            return nil
        }
        return name(of: "rule")
    }

    /// The subject follows the rule without `of`, which is reported.
    private mutating func reportMissingOf() -> Bool {
        guard at(.identifier) || at(.string), !at(.because), next.word == .because else { return false }
        reportMissing(.missingWord("of", at: rangeOfMissing))
        return true
    }

    private mutating func waivedMember() -> WaiverSyntax.Member? {
        if at(.string) { return string(after: "of").map { .key($0) } }
        if current.startsLine, isAtMemberEnd, next.word != .because {
            reportMissing(.missingName(of: "member", at: rangeOfMissing))
            return nil
        }
        return memberName(of: "member").map { .named($0) }
    }

    private mutating func reason() -> Located<String>? {
        mark { $0.clauseRank = 0 }
        if consume(if: .because) { return string(after: "because") }
        if !repairsNearly(.because) {
            guard at(.string), !current.startsLine else {
                reportMissing(
                    .missingReason, "a waiver needs a reason", at: rangeOfMissing,
                    fix: "write 'because' and the reason, such as 'because \"no release ever wrote it\"'")
                return nil
            }
            reportMissing(.missingWord("because", at: currentRange))
        }
        return string(after: "because")
    }
}
