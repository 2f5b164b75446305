// The review as terminal output.

import CodingSchema
import Testing

@testable import CodingReview

@Suite("Reviews at a terminal")
struct TerminalReviewTests {
    static let changes = [ReviewSamples.renamed, ReviewSamples.removed, ReviewSamples.access]

    @Test("Each change has its places, its directions with words below each other, its fix and its waiver")
    func archive() {
        #expect(
            TerminalReview(ReviewSamples.report(Self.changes)).text == """
                Person

                  lastName: key "last" became "lastName" [keyChanged]
                    a guess: treated as a rename because the type is the same, and the position too; if it is not one, write 'retired "last"'
                    old: HEAD:Payroll.coding:2:9
                    new: Payroll.coding:2:9
                    new reads old      breaking  old archives have no "lastName", which is required
                    old reads new      breaking  new archives have no "last", which is required
                    this reads future  safe
                    future reads this  safe      nothing new is promised
                      fix: add to the field 'lastName': fallback "last"
                      then: old reads new breaking: new archives have no "last", which is required

                Badge

                  color: the field is gone [fieldRemoved]
                    old: HEAD:Payroll.coding:2:5
                    new reads old      lossy     the value of "color" has no field any more
                    waived: nobody ever chose one

                HEAD → the working tree: 2 changes in 2 declarations: 1 breaking; 1 waived; 1 guess
                new reads old: breaking, old reads new: breaking, this reads future: safe, future reads this: safe

                """)
    }

    @Test("The generated Swift has a line at its level only")
    func source() {
        let text = TerminalReview(ReviewSamples.report(Self.changes, level: .source)).text
        #expect(text.contains("    generated Swift    breaking  other modules don't see 'Person' any more\n"))
        #expect(!TerminalReview(ReviewSamples.report(Self.changes)).text.contains("generated Swift"))
    }

    @Test("Verdicts are colored, and nothing is without color")
    func colors() {
        let report = ReviewSamples.report(Self.changes)
        let colored = TerminalReview(report, isColored: true).text
        #expect(colored.contains("new reads old      \u{1B}[1;31mbreaking  \u{1B}[0mold archives"))
        #expect(colored.contains("\u{1B}[33mlossy     \u{1B}[0m"))
        #expect(colored.contains("\u{1B}[32msafe\u{1B}[0m\n"))
        let plain = TerminalReview(report).text
        #expect(!plain.contains("\u{1B}"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    @Test("A quiet review leaves out what is safe")
    func quiet() {
        let safe = Change.sample(
            rule: .fieldAdded, moduleName: "Payroll", declaration: "Other", member: "new", summary: "the field is new",
            findings: [.newReadsOld: Finding(.safe, "it takes its default")])
        let report = ReviewSamples.report([safe, ReviewSamples.renamed])
        let text = TerminalReview(report, hidesSafe: true).text
        #expect(!text.contains("Other"))
        #expect(text.contains("lastName"))
        #expect(text.contains("2 changes in 2 declarations: 1 breaking, 1 safe"))
    }

    @Test("A quiet review names what breaks for later versions, one line for each direction")
    func quietAdvice() throws {
        let old = try schema("enum E: Int { case a = 1 }\nclass A { var x: Int\nvar e: E }")
        let new = try schema(
            "enum E: Int { case a = 1 case b = 2 }\nclass A { var x: Int\nvar y: Int? key \"k\"\nvar e: E }")
        let review = Review.compare(old: [old], new: [new], released: ReleasedVersions([old]))
        let report = ReviewReport(review, oldName: "1", newName: "2")
        let text = TerminalReview(report, hidesSafe: true).text
        let line =
            "  y: 'y' was added to version 0, which was released [versionChanged]: future reads this breaking: "
            + "released programs don't write 'y' in this version: 'coding freeze' refuses the change\n"
        #expect(text.contains(line.dropFirst(5)), "\(text)")
        #expect(!text.contains("fieldAdded"), "\(text)")
        #expect(MarkdownReview(report, hidesSafe: true).text.contains("| `A.y`: "))
        // What is not safe now is shown with all directions.
        #expect(text.contains("old reads new      breaking  'b' (2) is unknown to the reader"), "\(text)")
        // Nothing breaks: later versions lose a case.
        let kept = try schema("enum E: Int { case a = 1 unknown .a }\nclass A { var x: Int\nvar e: E }")
        let safe = ReviewReport(Review.compare(old: [old], new: [kept]), oldName: "1", newName: "2")
        #expect(TerminalReview(safe, hidesSafe: true).text.hasPrefix("1 → 2: "))
    }

    @Test("In a quiet review, the fixes of a change come after it, although advice about the same member follows")
    func quietFixes() {
        let changes: [Change] = [.breaking, .safe].map { verdict in
            Change.sample(
                rule: .versionChanged, moduleName: "M", declaration: "A", member: "x", summary: "\(verdict)",
                findings: [.newReadsOld: Finding(verdict, "y"), .futureReadsThis: Finding(.breaking, "z")])
        }
        let fix = Fix.sample(steps: [SuggestedClause.Step(text: "since 1", target: "to 'x'")])
        let report = ReviewSamples.report(changes, fixes: [changes[0].subject: [fix]])
        let text = TerminalReview(report, hidesSafe: true).text
        #expect(
            text.contains(
                "      then: safe in all directions\n\n  x: safe [versionChanged]: future reads this breaking: z\n"),
            "\(text)")
        #expect(text.split(separator: "fix:").count == 2, "\(text)")
    }

    @Test("A fix of several lines is a block")
    func block() {
        let change = Change.sample(
            rule: .fieldRemoved, moduleName: "M", declaration: "A", summary: "x",
            findings: [.newReadsOld: Finding(.lossy, "y")])
        let step = SuggestedClause.Step(text: "retired \"a\"\nretired \"b\"", target: "into 'A'")
        let report = ReviewSamples.report([change], fixes: [change.subject: [Fix.sample(steps: [step])]])
        let text = TerminalReview(report).text
        #expect(text.contains("      fix: add into 'A':\n        retired \"a\"\n        retired \"b\"\n"))
    }

    @Test("The fix of several changes is shown below the last, and a member that the summary names is not named twice")
    func once() {
        let changes = [ReviewRule.fieldAdded, .typeChanged].map {
            Change.sample(
                rule: $0, moduleName: "M", declaration: "A", member: "age", summary: "'age: Int' is new",
                findings: [.newReadsOld: Finding(.breaking, "x"), .thisReadsFuture: Finding(.breaking, "y")])
        }
        let fix = Fix.sample(steps: [SuggestedClause.Step(text: "= 0", target: "to 'age'")])
        let text = TerminalReview(ReviewSamples.report(changes, fixes: [changes[0].subject: [fix]])).text
        #expect(text.contains("\n  'age: Int' is new [fieldAdded]\n"))
        #expect(text.matches(of: /fix:/).count == 1)
        #expect(text.contains("y\n      fix: add to 'age': = 0\n      then: safe in all directions\n\nHEAD"))
        let without = TerminalReview(ReviewSamples.report(changes)).text
        #expect(without.contains("y\n      no clause makes it better\n\nHEAD"))
    }

    @Test("A change that is safe in all directions takes one line")
    func safe() {
        let findings = Dictionary(uniqueKeysWithValues: Direction.allCases.map { ($0, Finding(.safe, "x")) })
        let safe = Change.sample(
            rule: .versionChanged, moduleName: "M", declaration: "A", summary: "version 0 became 1",
            oldLocation: ReviewSamples.renamed.oldLocation, findings: findings)
        let line = "A\n\n  version 0 became 1 [versionChanged]: safe in all directions\n\nHEAD"
        #expect(TerminalReview(ReviewSamples.report([safe])).text.hasPrefix(line))
        let waived = Change.sample(
            rule: .versionChanged, moduleName: "M", declaration: "A", summary: "version 0 became 1",
            findings: findings, waiver: ReviewSamples.removed.waiver)
        #expect(TerminalReview(ReviewSamples.report([waived])).text.contains("waived: nobody"))
    }

    @Test("Several fixes are alternatives, each with what it leaves; steps follow each other")
    func alternatives() {
        let fix = Fix.sample(steps: [
            SuggestedClause.Step(text: "since 1 else .a", target: "to the case 'b'"),
            SuggestedClause.Step(text: "version 1", target: "to the enum 'E'"),
        ])
        let other = Fix.sample(
            steps: [SuggestedClause.Step(text: "retired \"a\"", target: "into 'A'")],
            remaining: [.newReadsOld: Finding(.lossy, "y")])
        let change = Change.sample(
            rule: .fieldRemoved, moduleName: "M", declaration: "A", summary: "x",
            findings: [.newReadsOld: Finding(.lossy, "y"), .oldReadsNew: Finding(.lossy, "z")])
        let report = ReviewSamples.report([change], fixes: [change.subject: [fix, other]])
        #expect(
            TerminalReview(report).text.contains(
                """
                    old reads new      lossy     z
                      fix: add to the case 'b': since 1 else .a
                      and: add to the enum 'E': version 1
                      then: safe in all directions
                      or: add into 'A': retired "a"
                      then: new reads old lossy: y

                """))
        #expect(
            MarkdownReview(report).text.contains(
                """
                Fix: add to the case 'b':

                ```swift
                since 1 else .a
                ```

                and add to the enum 'E':

                ```swift
                version 1
                ```

                - then safe in all directions

                Or: add into 'A':

                """))
        #expect(
            GitHubAnnotations(report, schemas: [], pathInWorkspace: { $0 }).text.contains(
                "%0Aold reads new: lossy: z%0Afix: add to the case 'b': since 1 else .a%0Aand: add to the enum 'E': "
                    + "version 1%0Athen: safe in all directions%0Aor: add into 'A': retired \"a\"%0A"
                    + "then: new reads old lossy: y"))
    }

    @Test("Names are qualified by their modules where there are several")
    func modules() {
        let other = Change.sample(
            rule: .classAdded, moduleName: "Core", declaration: "Person", summary: "the class is new",
            findings: [.newReadsOld: Finding(.safe, "")])
        let text = TerminalReview(ReviewSamples.report([ReviewSamples.renamed, other])).text
        #expect(text.hasPrefix("Payroll.Person\n"))
        #expect(text.contains("\n\nCore.Person\n"))
    }

    @Test("What a terminal would obey is replaced")
    func hostile() {
        let report = ReviewSamples.report(
            [ReviewSamples.hostileChange], level: .source, oldName: ReviewSamples.hostile, newName: "\u{1B}")
        let text = TerminalReview(report).text
        #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\r"].contains($0) })
        #expect(TerminalReview(ReviewSamples.report([], oldName: "\u{1B}[0m")).text.contains("\u{FFFD}[0m"))
    }
}
