// A change that is being assembled: first the findings of the two directions, then the advice.

import CodingSchema

/// A change that becomes a ``Change`` when it is complete.
struct ChangeDraft {
    let rule: ReviewRule
    let member: String?
    let summary: String
    let oldLocation: SourceRange?
    let newLocation: SourceRange?
    var guess: Guess?

    /// Whether the change affects archives, so that the directions are judged.
    var isArchived = true
    var sourceEffect: SourceEffect?

    /// The findings of each direction; a direction without findings is safe.
    var found: [Direction: [Finding]] = [:]

    /// The reasons for the directions without findings.
    var reasons: [Direction: String] = [:]

    init(_ rule: ReviewRule, member: String? = nil, _ summary: String, from old: SourceRange?, to new: SourceRange?) {
        self.rule = rule
        self.member = member
        self.summary = summary
        oldLocation = old
        newLocation = new
    }

    mutating func add(_ direction: Direction, _ finding: Finding) { found[direction, default: []].append(finding) }

    mutating func add(_ direction: Direction, _ verdict: Verdict, _ reason: String, fix: SuggestedClause? = nil) {
        add(direction, Finding(verdict, reason, fix: fix))
    }

    /// Sets the reason for the directions that are facts.
    mutating func setFactReasons(_ reason: String) {
        reasons[.newReadsOld] = reason
        reasons[.oldReadsNew] = reason
    }

    /// A summary of something that was added, removed or changed.
    static func summary(_ subject: String, _ before: String?, _ now: String?) -> String {
        switch (before, now) {
        case (let before?, let now?): "\(subject) \(before) became \(now)"
        case (let before?, nil): "\(subject) \(before) was removed"
        case (nil, let now?): "\(subject) \(now) was added"
        case (nil, nil): "\(subject) changed"
        }
    }

    /// The suggested clause that retires the key. It also fixes what a plain `retired` would fix.
    var retiringFix: SuggestedClause? {
        Direction.allCases.lazy.compactMap { finding($0).fix }.first(where: \.retiresKey)
    }

    /// The finished change.
    func change(in declaration: DeclarationName, waivers: Waivers) -> Change {
        return Change(
            rule: rule, moduleName: declaration.moduleName, declaration: declaration.name, member: member,
            summary: summary, guess: guess, oldLocation: oldLocation, newLocation: newLocation,
            findings: isArchived ? Dictionary(uniqueKeysWithValues: Direction.allCases.map { ($0, finding($0)) }) : [:],
            sourceEffect: sourceEffect,
            waiver: waivers.waiver(of: rule, member: member, in: declaration))
    }

    private func finding(_ direction: Direction) -> Finding {
        let all = found[direction] ?? []
        // The first of the worst findings is the cause: those after it mostly follow from it.
        guard let verdict = all.map(\.verdict).max(), let worst = all.first(where: { $0.verdict == verdict }) else {
            return Finding(.safe, reasons[direction] ?? Self.plainReason(direction))
        }
        return worst
    }

    private static func plainReason(_ direction: Direction) -> String {
        switch direction {
        case .newReadsOld: "values that the old schema wrote are read unchanged"
        case .oldReadsNew: "values that the new schema writes are read unchanged"
        case .thisReadsFuture: "nothing that later versions write depends on it"
        case .futureReadsThis: "later versions find what they look for"
        }
    }
}

/// The waivers of the new schemas, by declaration.
struct Waivers {
    private var byDeclaration: [DeclarationName: [SchemaWaiver]] = [:]

    /// Waivers for declarations that were removed, by module.
    private var ofFiles: [String: [SchemaWaiver]] = [:]

    init(_ schemas: [Schema]) {
        for schema in schemas {
            for file in schema.files {
                ofFiles[schema.moduleName, default: []] += file.waivers
                for declaration in file.declarations where !declaration.waivers.isEmpty {
                    byDeclaration[declaration.declarationName, default: []] += declaration.waivers
                }
            }
        }
    }

    /// The waiver of a rule: from the declaration, or from the top of the file for a declaration that was removed.
    func waiver(of rule: ReviewRule, member: String?, in declaration: DeclarationName) -> SchemaWaiver? {
        let own = byDeclaration[declaration]?.first { waiver in
            waiver.rule == rule && (waiver.member == member || waiver.member == declaration.name && member == nil)
        }
        if let own { return own }
        return ofFiles[declaration.moduleName]?.first { $0.rule == rule && $0.member == declaration.name }
    }
}
