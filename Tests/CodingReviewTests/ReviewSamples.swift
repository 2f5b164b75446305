// Handmade reviews for the tests of the output formats.

import Foundation

@testable import CodingReview
@testable import CodingSchema

/// Reviews to show.
enum ReviewSamples {
    static let old = SourceFile(path: "HEAD:Payroll.coding", text: "class Person {\n    var last: String\n}\n")
    static let new = SourceFile(path: "Payroll.coding", text: "class Person {\n    var lastName: String\n}\n")

    static func place(_ text: String, in file: SourceFile) -> SourceRange {
        let content = String(decoding: file.bytes, as: UTF8.self)
        let start = content.range(of: text).map { content[..<$0.lowerBound].utf8.count } ?? 0
        return SourceRange(file: file, lowerBound: start, upperBound: start + text.utf8.count)
    }

    static let fix = Fix.sample(
        steps: [SuggestedClause.Step(text: "fallback \"last\"", target: "to the field 'lastName'")],
        remaining: [.oldReadsNew: Finding(.breaking, "new archives have no \"last\", which is required")])

    /// Breaking, a guess, and with a fix.
    static let renamed = Change.sample(
        rule: .keyChanged, moduleName: "Payroll", declaration: "Person", member: "lastName",
        summary: "key \"last\" became \"lastName\"",
        guess: Guess(reason: "the type is the same, and the position too", refusal: "retired \"last\""),
        oldLocation: place("last", in: old),
        newLocation: place("lastName", in: new),
        findings: [
            .newReadsOld: Finding(.breaking, "old archives have no \"lastName\", which is required"),
            .oldReadsNew: Finding(.breaking, "new archives have no \"last\", which is required"),
            .thisReadsFuture: Finding(.safe, ""),
            .futureReadsThis: Finding(.safe, "nothing new is promised"),
        ])

    /// Lossy and waived.
    static let removed = Change.sample(
        rule: .fieldRemoved, moduleName: "Payroll", declaration: "Badge", member: "color",
        summary: "the field is gone", oldLocation: place("var", in: old),
        findings: [.newReadsOld: Finding(.lossy, "the value of \"color\" has no field any more")],
        waiver: SchemaWaiver(
            rule: .fieldRemoved, member: "color", reason: "nobody ever chose one", location: place("class", in: new)))

    /// Of the generated Swift alone.
    static let access = Change.sample(
        rule: .accessChanged, moduleName: "Payroll", declaration: "Person", summary: "public became internal",
        oldLocation: place("Person", in: old), newLocation: place("Person", in: new),
        sourceEffect: SourceEffect(isBreaking: true, reason: "other modules don't see 'Person' any more"))

    static let all = Review(changes: [renamed, removed, access], fixes: fixes)

    static let fixes = [renamed.subject: [fix], hostileChange.subject: [hostileFix]]

    static func report(
        _ changes: [Change], level: ReviewReport.Level = .archive, oldName: String = "HEAD",
        newName: String = "the working tree", fixes: [ReviewSubject: [Fix]] = fixes
    ) -> ReviewReport {
        ReviewReport(Review(changes: changes, fixes: fixes), level: level, oldName: oldName, newName: newName)
    }

    /// A hostile name.
    static let hostile = "a|b`c<d>&*_[x](y)\"'\u{1B}[31m\u{202E}\r\nz @team %41,:# ![i](j)"

    static let hostileFix = Fix.sample(
        steps: [SuggestedClause.Step(text: "```\n" + hostile, target: hostile)],
        remaining: [.oldReadsNew: Finding(.lossy, hostile)])

    /// A change in which every user text is hostile.
    static let hostileChange = Change.sample(
        rule: .keyChanged, moduleName: hostile, declaration: hostile, member: hostile, summary: hostile,
        oldLocation: SourceRange(file: SourceFile(path: hostile, text: hostile), lowerBound: 0, upperBound: 1),
        newLocation: SourceRange(file: SourceFile(path: hostile, text: hostile), lowerBound: 0, upperBound: 1),
        findings: [.newReadsOld: Finding(.breaking, hostile)],
        sourceEffect: SourceEffect(isBreaking: true, reason: hostile),
        waiver: SchemaWaiver(rule: .keyChanged, member: hostile, reason: hostile, location: place("class", in: new)))
}

extension Change {
    /// A change without what isn't stated.
    static func sample(
        rule: ReviewRule, moduleName: String, declaration: String, member: String? = nil, summary: String,
        guess: Guess? = nil, oldLocation: SourceRange? = nil, newLocation: SourceRange? = nil,
        findings: [Direction: Finding] = [:], sourceEffect: SourceEffect? = nil, waiver: SchemaWaiver? = nil
    ) -> Change {
        Change(
            rule: rule, moduleName: moduleName, declaration: declaration, member: member, summary: summary,
            guess: guess, oldLocation: oldLocation, newLocation: newLocation, findings: findings,
            sourceEffect: sourceEffect, waiver: waiver)
    }
}

extension Fix {
    /// A fix that changes no file.
    static func sample(steps: [SuggestedClause.Step], remaining: [Direction: Finding] = [:]) -> Fix {
        Fix(
            steps: steps, files: [], promise: SubjectVerdicts(), remaining: remaining, leavesSequences: false,
            isUndoing: false)
    }
}
