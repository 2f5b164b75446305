// What `coding explain RULE` tells about a rule of the review: prose, verdicts, and a schema before and after.

/// The page about one rule of the review.
package struct RulePage: Sendable {
    /// What becomes of the example's archives in one direction.
    package struct Finding: Sendable {
        /// `safe`, `lossy` or `breaking`.
        package let verdict: String

        /// Why, as a sentence.
        package let reason: String

        static func safe(_ reason: String) -> Finding { Finding(verdict: "safe", reason: reason) }
        static func lossy(_ reason: String) -> Finding { Finding(verdict: "lossy", reason: reason) }
        static func breaking(_ reason: String) -> Finding { Finding(verdict: "breaking", reason: reason) }
    }

    /// The rule that the page is about.
    package let rule: ReviewRule

    /// What changed, in one line.
    package let title: String

    /// What the rule is about.
    package let what: String

    /// What new programs make of old archives.
    package let newReadsOld: Finding

    /// What old programs make of new archives.
    package let oldReadsNew: Finding

    /// What to write instead, or what to think of.
    package let fix: String

    /// A schema, and the same one changed.
    package let old: String

    /// The schema after the change.
    package let changed: String

    /// The change with less harm, where a schema can say it.
    package let fixed: String?

    init(
        _ rule: ReviewRule, _ title: String, what: String, newReadsOld: Finding, oldReadsNew: Finding, fix: String,
        old: String, changed: String, fixed: String? = nil
    ) {
        self.rule = rule
        self.title = title
        self.what = what
        self.newReadsOld = newReadsOld
        self.oldReadsNew = oldReadsNew
        self.fix = fix
        // A file's last line ends like the others.
        self.old = old + "\n"
        self.changed = changed + "\n"
        self.fixed = fixed.map { $0 + "\n" }
    }
}

extension ReviewRule {
    /// The page about the rule.
    package var page: RulePage? { RulePages.byRule[self] }

    /// A waiver of the rule, as a schema writes it of some declaration or member.
    package var exampleOfWaiver: String {
        let subject =
            switch subject {
            case .declaration, .either: ""
            case .goneDeclaration: " of Declaration"
            case .member, .presentMember: " of member"
            }
        return "waived \(rawValue)\(subject) because \"…\""
    }
}
