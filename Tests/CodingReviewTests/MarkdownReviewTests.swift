// The review as a comment on a pull request.

import CodingReview
import CodingSchema
import Testing

@Suite("Reviews as Markdown")
struct MarkdownReviewTests {
    @Test("A table of all changes, details of each declaration, clauses in blocks")
    func comment() {
        let report = ReviewSamples.report([ReviewSamples.renamed, ReviewSamples.removed, ReviewSamples.access])
        #expect(
            MarkdownReview(report).text == """
                ### 🔴 Schemas: HEAD → the working tree

                2 changes in 2 declarations: 1 breaking; 1 waived; 1 guess.

                | change | new reads old | old reads new | this reads future | future reads this |
                |---|---|---|---|---|
                | `Person.lastName`: key "last" became "lastName" | 🔴 breaking | 🔴 breaking | 🟢 safe | 🟢 safe |
                | `Badge.color`: the field is gone *(waived)* | 🟡 lossy |  |  |  |
                | **worst** | **🔴 breaking** | **🔴 breaking** | **🟢 safe** | **🟢 safe** |

                <details open><summary><b>Person</b></summary>

                **`lastName`: key "last" became "lastName"** (`keyChanged`) *A guess: treated as a rename because the type is the same, and the position too; if it is not one, write 'retired "last"'.*<br>
                `HEAD:Payroll.coding:2:9` → `Payroll.coding:2:9`

                - 🔴 new reads old: **breaking**: old archives have no "lastName", which is required
                - 🔴 old reads new: **breaking**: new archives have no "last", which is required
                - 🟢 this reads future: **safe**
                - 🟢 future reads this: **safe**: nothing new is promised

                Fix: add to the field 'lastName':

                ```swift
                fallback "last"
                ```

                - then old reads new breaking: new archives have no "last", which is required

                </details>

                <details><summary><b>Badge</b></summary>

                **`color`: the field is gone** (`fieldRemoved`)<br>
                `HEAD:Payroll.coding:2:5`

                - 🟡 new reads old: **lossy**: the value of "color" has no field any more

                *Waived:* nobody ever chose one

                </details>

                """)
    }

    @Test("Safe changes are left out on request, in the table and in the details; the counts include them")
    func withoutSafeChanges() throws {
        let old = try schema("class A { var x: Int }\nclass B { var y: Int }")
        let new = try schema("class A { var x: Int\nvar z: Int? }\nclass B { var y: Int key \"Y\" }")
        let report = ReviewReport(Review.compare(old: [old], new: [new]), oldName: "1", newName: "2")
        let texts = [false, true].map { MarkdownReview(report, hidesSafe: $0).text }
        #expect(texts.map { $0.contains("A.z") } == [true, false])
        #expect(texts.map { $0.contains("<b>A</b>") } == [true, false])
        #expect(texts.allSatisfy { $0.contains("| `B.y`: ") && $0.contains("2 changes in 2 declarations") })
        #expect(!TerminalReview(report, hidesSafe: true).text.contains("'z'"))
    }

    @Test("Nothing to show says so")
    func nothing() {
        #expect(
            MarkdownReview(ReviewSamples.report([])).text
                == "### Schemas\n\nNo change from HEAD to the working tree.\n")
    }

    @Test("No name breaks the table, a block or the page")
    func hostile() throws {
        let report = ReviewSamples.report(
            [ReviewSamples.hostileChange], level: .source, oldName: ReviewSamples.hostile, newName: "x")
        let text = MarkdownReview(report).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rows = lines.filter { $0.hasPrefix("|") }
        #expect(rows.count == 4)
        for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 6, "\(row)") }
        // Text inside code is shown unchanged.
        let titles = text.matches(of: /<summary>.*<\/summary>/).map { String($0.output) }
        #expect(titles.count == 1)
        #expect(!titles.joined().contains("@team"))
        #expect(titles.joined().count { $0 == "<" } == 4)
        let prose = text.replacing(/<summary>.*<\/summary>/, with: "").replacing(/(?s)\n````.*?\n````\n/, with: "\n")
            .replacing(/\\./, with: "")
            .replacing(/(?s)(`+)(?!`).*?[^`]\1(?!`)/, with: "")
        #expect(!prose.contains("@team"))
        #expect(!prose.contains("![i]"))
        #expect(!text.contains("\u{1B}"))
        let tags = Set(prose.matches(of: /<[^>]*>/).map { String($0.output) })
        #expect(tags == ["<details>", "</details>", "<br>"])
        // The clause starts with a fence. What is waived shows no fix.
        let name = ReviewSamples.hostile
        let open = Change.sample(
            rule: .keyChanged, moduleName: name, declaration: name, member: name, summary: "x",
            findings: [.newReadsOld: Finding(.breaking, "x")])
        #expect(MarkdownReview(ReviewSamples.report([open])).text.contains("\n````swift\n```\n"))
    }

    @Test("The generated Swift's diff is folded away, whatever it holds")
    func generated() {
        #expect(
            MarkdownReview.details(title: "Generated Swift", difference: "+a\n+```\n")
                == "<details><summary>Generated Swift</summary>\n\n````diff\n+a\n+```\n````\n\n</details>\n")
    }
}
