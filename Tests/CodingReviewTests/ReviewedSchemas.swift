// Compares two versions of a schema as text: the form in which the review's tests are written.

import CodingReview
import CodingSchema
import Testing

/// Two versions of a schema and the expected review.
struct ReviewRow: Sendable, CustomTestStringConvertible {
    let title: String
    let old: String
    let new: String

    /// One line for each change: see ``Review/lines``.
    let changes: [String]

    init(_ title: String, _ old: String, _ new: String, _ changes: [String]) {
        self.title = title
        self.old = old
        self.new = new
        self.changes = changes
    }

    var testDescription: String { title }

    func review() throws -> Review {
        Review.compare(old: [try schema(old)], new: [try schema(new)])
    }
}

/// The checked schema of a text.
func schema(_ text: String, module: String = "Model", imports: [ImportedSchemaFile] = []) throws -> Schema {
    let compilation = SchemaCompiler.compile(
        moduleName: module, files: [SourceFile(path: "\(module).coding", text: text)], imports: imports)
    return try #require(
        compilation.schema, "\(text)\n\(compilation.diagnostics.map(\.message).joined(separator: "\n"))")
}

extension Review {
    /// Each change in one line: `rule Declaration.member: old-by-new old-reads-new`, each verdict with its fix in
    /// brackets, without verdicts if the change doesn't affect archives; `?` marks a guess, `!` a change that breaks
    /// source.
    var lines: [String] {
        changes.map { change in
            var line = "\(change.rule) \(change.declaration)"
            if let member = change.member { line += ".\(member)" }
            if change.guess != nil { line += "?" }
            if change.sourceEffect?.isBreaking == true { line += "!" }
            let facts = change.findings.inOrder.filter(\.direction.isFact).map { _, finding in
                finding.verdict.rawValue + (finding.fix.map { "[\($0.steps[0].text)]" } ?? "")
            }
            if !facts.isEmpty { line += ": " + facts.joined(separator: " ") }
            if change.waiver != nil { line += " waived" }
            return line
        }
    }

    /// The full text of all changes, for failure messages.
    var told: String {
        changes.map { change in
            "\(change.rule) \(change.declaration).\(change.member ?? "") \(change.summary)\n"
                + change.findings.inOrder.map { direction, finding in
                    let fix = finding.fix.map { "  [\($0.steps[0].text)] \($0.steps[0].target)" } ?? ""
                    return "    \(direction.title): \(finding.verdict) \(finding.reason)\(fix)\n"
                }.joined()
        }.joined()
    }
}
