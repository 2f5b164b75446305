// The pages about the rules of the review, gathered; the files beside this one hold them by subject.

/// The pages about the rules of the review.
package enum RulePages {
    /// Every page, in the order of the rules.
    package static let all: [RulePage] = classes + names + sequences + fields + keys + values + cases + source

    static let byRule = Dictionary(all.map { ($0.rule, $0) }, uniquingKeysWith: { first, _ in first })
}
