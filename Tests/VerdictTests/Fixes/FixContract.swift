// What a fix promises, compared with what it does: applied, checked, and reviewed again.

import CodingReview
import CodingSchema

/// Two versions of a schema whose fixes are held to their promises.
struct FixContract {
    let old: SourceFile
    let new: SourceFile

    /// The new version is brought into the canonical layout, which fixes keep.
    init?(old: String, new: String) {
        let file = SourceFile(path: "Schema.coding", text: new)
        guard let text = SchemaFormatter.format(file) else { return nil }
        self.old = SourceFile(path: "Schema.coding", text: old)
        self.new = SourceFile(path: "Schema.coding", text: text)
    }

    static func schema(_ file: SourceFile) -> Schema? {
        SchemaCompiler.compile(moduleName: "Verdicts", files: [file], imports: []).schema
    }

    static func sources(_ file: SourceFile) -> SchemaSources {
        SchemaSources(modules: [("Verdicts", [ParsedSchemaFile(file)])], imports: [])
    }

    /// The fixes by subject; `nil` if a version has errors.
    func review() -> Review? {
        Self.schema(old).flatMap { FixFinder(old: [$0], new: Self.sources(new)).review() }
    }

    /// The number of fixes, and the broken promises with both schemas.
    func check() -> (count: Int, failures: [String]) {
        guard let review = review() else { return (0, ["a version has errors:\n\(text(of: new))"]) }
        var result: (count: Int, failures: [String]) = (0, [])
        for (subject, fixes) in review.fixes {
            guard let before = review.verdictsBySubject[subject] else { continue }
            for fix in fixes {
                result.count += 1
                let name = "\(subject.declaration).\(subject.member ?? "-")"
                result.failures += failures(of: fix, for: subject, before).map { failure in
                    "\(name): \(failure)\n\(fix.steps.map { "  \($0.target): \($0.text)" }.joined(separator: "\n"))\n"
                        + "--- before\n\(text(of: old))--- after\n\(text(of: new))"
                        + "--- fixed\n\(fix.files.map { text(of: $0.new) }.joined())"
                }
            }
        }
        return result
    }

    private func text(of file: SourceFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    private func failures(of fix: Fix, for subject: ReviewSubject, _ before: SubjectVerdicts) -> [String] {
        guard fix.files.count == 1, let fixed = fix.files.first?.new else { return ["it changes no file, or several"] }
        guard let oldSchema = Self.schema(old), let schema = Self.schema(fixed) else { return ["the check fails"] }
        var failures: [String] = []
        if SchemaFormatter.format(fixed) != text(of: fixed) { failures.append("the layout is not canonical") }
        let review = Review.compare(old: [oldSchema], new: [schema])
        let verdicts = review.changes.filter {
            [$0.moduleName, $0.declaration, $0.member] == [subject.moduleName, subject.declaration, subject.member]
        }
        for direction in Direction.allCases {
            let verdict = verdicts.map { $0.verdict(direction) }.max() ?? .safe
            guard verdict != fix.promise[direction] else { continue }
            failures.append("\(direction.title): promised \(fix.promise[direction]), but is \(verdict)")
        }
        if Direction.allCases.allSatisfy({ fix.promise[$0] == before[$0] }) { failures.append("it changes nothing") }
        let again = FixFinder(old: [oldSchema], new: Self.sources(fixed)).review()?.fixes[subject] ?? []
        if !again.isEmpty {
            failures.append(
                "then it needs: " + again[0].steps.map { "\($0.text) \($0.target)" }.joined(separator: ", "))
        }
        return failures
    }
}
