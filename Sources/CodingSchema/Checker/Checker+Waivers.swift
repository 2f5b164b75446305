// Waivers: their rules must exist, they need a subject and a reason, and they must not be repeated.

extension Checker {
    /// Sets the waivers of a declaration.
    func checkWaivers(of declared: SchemaDeclared) {
        let syntax = declared.syntax
        guard !syntax.waivers.isEmpty else { return }
        let names = syntax.fields.map(\.name) + syntax.cases.map(\.name) + syntax.bitFields.map(\.name)
        let scope = WaiverScope(
            name: declared.name, members: names.map(\.value),
            known: Dictionary(names.map { ($0.value, $0.range) }, uniquingKeysWith: { first, _ in first }))
        declared.waivers = waivers(syntax.waivers, in: scope)
    }

    /// A change that is already waived in the same body or at the top level.
    private struct Waived: Hashable {
        let rule: ReviewRule
        let member: String?
        let moduleName: String?
    }

    private func waivers(_ syntax: [WaiverSyntax], in scope: WaiverScope) -> [SchemaWaiver] {
        var earlier: [Waived: SourceRange] = [:]
        return syntax.compactMap { waiver in
            guard let rule = rule(of: waiver) else { return nil }
            guard rule.subject != .removedDeclaration else {
                report(
                    .waiverInside,
                    "'\(waiver.rule)' is about a removed declaration and must be outside of all declarations",
                    at: waiver.rule,
                    fix: "move it out of the braces and name the declaration: '\(waiver.rule) of Name'")
                return nil
            }
            checkMember(of: waiver, rule, in: scope)
            return makeWaiver(waiver, rule, in: nil, earlier: &earlier)
        }
    }

    func checkWaiversOfFiles() {
        var earlier: [Waived: SourceRange] = [:]
        for unit in units {
            waiversOfFiles[ObjectIdentifier(unit)] = unit.tree.waivers.compactMap { waiver in
                guard let rule = rule(of: waiver) else { return nil }
                guard rule.subject == .removedDeclaration else {
                    report(
                        .waiverOutside, "a waiver of '\(waiver.rule)' must be in the declaration that changed",
                        at: waiver.rule,
                        fix: "move it between the braces of that declaration")
                    return nil
                }
                if let name = waiver.member?.text {
                    // A retired declaration has been removed.
                    if let declaration = symbols.declaration(named: name.value, inModule: unit.moduleName),
                        !(declaration is SchemaRetiredType)
                    {
                        report(
                            .waiverOfPresentDeclaration, "'\(name)' has not been removed", at: name,
                            declared: declaration.declaredName.range)
                    }
                } else {
                    report(.waiverWithoutMember(waiver.rule, example: "Name"))
                }
                return makeWaiver(waiver, rule, in: unit.moduleName, earlier: &earlier)
            }
        }
    }

    private func rule(of waiver: WaiverSyntax) -> ReviewRule? {
        if let rule = ReviewRule(rawValue: waiver.rule.value) { return rule }
        let nearest = EditDistance.closest(
            to: waiver.rule.value, among: ReviewRule.allCases.lazy.map(\.rawValue), budget: &searchBudget)
        report(
            .unknownRule, "'coding diff' has no rule '\(waiver.rule)'", at: waiver.rule,
            fix: nearest.map { .didYouMean($0, replacing: waiver.rule.range) }
                ?? Diagnostic.Fix("write the rule that 'coding diff' shows for the change"))
        return nil
    }

    private func checkMember(of waiver: WaiverSyntax, _ rule: ReviewRule, in scope: WaiverScope) {
        if case .named(let name)? = waiver.member, let member = scope.known[name.value] {
            recordUse(of: member, at: name.range)
        }
        switch (rule.subject, waiver.member) {
        case (.declaration, let member?):
            report(
                .waiverOfMember, "'\(waiver.rule)' is about the whole declaration, not about a member", at: member.text,
                fix: .remove(member.text.range, with: waiver.memberWithOf))
        case (.member, nil), (.presentMember, nil):
            report(.waiverWithoutMember(waiver.rule, example: scope.members.first ?? "name"))
        case (.presentMember, .named(let name)?) where scope.known[name.value] == nil:
            let nearest = EditDistance.closest(to: name.value, among: scope.members, budget: &searchBudget)
            report(
                .waiverOfUnknownMember, "'\(scope.name)' has no member '\(name)'", at: name,
                fix: nearest.map { .didYouMean($0, replacing: name.range) })
        default: break
        }
    }

    private func makeWaiver(
        _ waiver: WaiverSyntax, _ rule: ReviewRule, in moduleName: String?, earlier: inout [Waived: SourceRange]
    ) -> SchemaWaiver {
        let member = waiver.member?.text.value
        let key = Waived(rule: rule, member: member, moduleName: moduleName)
        if let first = earlier[key] {
            let ofMember = member.map { " of '\($0)'" } ?? ""
            report(
                .duplicateWaiver, "'\(waiver.rule.value)'\(ofMember) is waived twice", at: waiver.rule.range,
                first: first)
        } else {
            earlier[key] = waiver.rule.range
        }
        if waiver.reason.value.allSatisfy(\.isWhitespace) {
            report(
                .emptyReason, "the reason is empty", at: waiver.reason.range,
                fix: "write why the change is acceptable: reviewers read it")
        }
        return SchemaWaiver(rule: rule, member: member, reason: waiver.reason.value, location: waiver.range)
    }
}

/// A declaration and the subjects that a waiver in it can name.
private struct WaiverScope {
    let name: String
    let members: [String]
    let known: [String: SourceRange]
}
