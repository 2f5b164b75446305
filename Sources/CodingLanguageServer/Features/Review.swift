// The review on save: what has changed since a revision or a release, as warnings at the changed lines.

import CodingReview
import CodingSchema
import JSONText

extension LanguageServer {
    func didSave(_ parameters: JSONValue) {
        guard let revision = settings.review, let uri = parameters["textDocument"]?["uri"]?.string,
            let document = workspace.document(uri: uri), let module = workspace.module(of: document)
        else { return }
        forgetBaselines()
        review(module, revision)
        if client.pullsDiagnostics { refreshDiagnostics() } else { urgent = urgent ?? module }
    }

    private func review(_ module: SchemaModule, _ revision: String) {
        for document in workspace.documents(of: module) { reviews[document.path] = nil }
        guard workspace.check(module).analysis.schema != nil,
            let old = baseline(of: module, at: revision), !old.files.isEmpty
        else { return }
        let analysis = workspace.analysis(of: module) { other in
            baseline(of: other, at: revision)?.files.map(ParsedSchemaFile.init) ?? workspace.files(of: other)
        }
        guard let oldSchema = analysis.schema else { return }
        defer { withExtendedLifetime(analysis) {} }
        let sources = SchemaSources(
            modules: [(module.name, workspace.files(of: module))],
            imports: workspace.importedFiles(of: module, files: workspace.files))
        guard let review = FixFinder(old: [oldSchema], new: sources).review() else { return }
        var fixes = review.fixes
        for change in review.changes where change.waiver == nil && !change.findings.isEmpty {
            guard let location = change.newLocation ?? self.location(of: change, in: module),
                let document = workspace.document(of: location.file)
            else { continue }
            let finding = ReviewFinding(
                change: change, fixes: fixes.removeValue(forKey: change.subject) ?? [], baseline: old.name,
                location: location)
            reviews[document.path, default: []].append(finding)
        }
    }

    /// The declaration from which a member was removed; for a declaration that is gone, the module's first file.
    private func location(of change: Change, in module: SchemaModule) -> SourceRange? {
        let documents = workspace.documents(of: module)
        let owner = documents.lazy.flatMap(\.symbols).first { $0.path == change.declaration && $0.declaration != nil }
        if let owner { return owner.name.range }
        return documents.first.map { SourceRange(file: $0.file, lowerBound: 0, upperBound: 0) }
    }

    func json(_ finding: ReviewFinding, in document: SchemaDocument) -> JSONValue {
        let verdicts = finding.change.findings.inOrder.filter(\.direction.isFact).map {
            "\($0.title): \($1.verdict.rawValue), \($1.reason)"
        }
        // A change that every program reads is worth a note, no warning.
        let severity = finding.change.verdict == .safe ? 3 : 2
        return .object([
            "range": positions(in: document.file).range(finding.location), "severity": .integer(severity),
            "code": .string(finding.change.rule.rawValue), "source": "coding diff",
            "codeDescription": environment.page(finding.change.rule.rawValue).map { ["href": .string($0)] },
            "message": .string(([finding.change.summary] + verdicts).joined(separator: "\n")),
        ])
    }

    /// The fixes of the changes in a range.
    func reviewActions(for document: SchemaDocument, _ range: Range<Int>) -> [JSONValue] {
        let found = (reviews[document.path] ?? []).filter { $0.location.touches(range) }
        return typedRenameActions(for: document, range)
            + found.flatMap { finding -> [JSONValue] in
                let diagnostic = json(finding, in: document)
                return finding.fixes.compactMap { fix in
                    guard let edits = edits(of: fix) else { return nil }
                    let title = fix.steps.map { "add '\($0.text)' \($0.target)" }.joined(separator: ", and ")
                    return action(title, "quickfix", edits, diagnostics: [diagnostic])
                }
            }
    }

    /// The edits of a fix; `nil` if a file has changed since the review.
    private func edits(of fix: Fix) -> [SchemaEditor.Edit]? {
        var edits: [SchemaEditor.Edit] = []
        for change in fix.files {
            guard workspace.document(of: change.old)?.file.bytes == change.old.bytes else { return nil }
            edits.append(change.edit)
        }
        return edits
    }
}
