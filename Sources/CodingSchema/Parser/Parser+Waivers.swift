// Waivers: what a schema's author has decided to live with.

extension Parser {
    /// A waiver begins here, and not a field called `waived` that has lost its `var`.
    var isAtWaiver: Bool { at(.waived) && next.kind != .colon }

    /// `waiver = "waived" name [ "of" ( name | string ) ] "because" string`
    ///
    /// - Returns: `nil` where it can't be read, which is reported.
    mutating func waiver() -> WaiverSyntax? {
        let start = current
        advance()
        guard let rule = ruleName() else { return nil }
        var member: WaiverSyntax.Member?
        if consume(if: .of) || lacksOf {
            guard let found = waivedMember() else { return nil }
            member = found
        }
        guard let reason = reason() else { return nil }
        return WaiverSyntax(rule: rule, member: member, reason: reason, range: range(from: start))
    }

    /// A waiver in a body, and what stands behind it that should not.
    ///
    /// - Parameter words: What the next member may begin with.
    mutating func waiver(beforeMembers words: [Word]) -> WaiverSyntax? {
        guard let waiver = waiver() else {
            skipMember()
            return nil
        }
        while readsOn(after: [], members: words) {}
        return waiver
    }

    private mutating func ruleName() -> Located<String>? {
        if at(.of) || at(.because) || isAtMemberEnd {
            reportMissing(.missingName(of: "rule", at: placeOfMissing))
            return nil
        }
        return name(of: "rule")
    }

    /// What is waived stands behind the rule without its `of`, which is reported.
    private var lacksOf: Bool {
        mutating get {
            guard at(.identifier) || at(.string), !at(.because), next.word == .because else { return false }
            reportMissing(.missingWord("of", at: placeOfMissing))
            return true
        }
    }

    private mutating func waivedMember() -> WaiverSyntax.Member? {
        if at(.string) { return string(after: "of").map { .key($0) } }
        if current.startsLine, isAtMemberEnd, next.word != .because {
            reportMissing(.missingName(of: "member", at: placeOfMissing))
            return nil
        }
        return memberName(of: "member").map { .named($0) }
    }

    private mutating func reason() -> Located<String>? {
        markClause(0)
        if consume(if: .because) { return string(after: "because") }
        if !repairsNearly(.because) {
            guard at(.string), !current.startsLine else {
                reportMissing(.missingReason(at: placeOfMissing))
                return nil
            }
            reportMissing(.missingWord("because", at: currentRange))
        }
        return string(after: "because")
    }
}
