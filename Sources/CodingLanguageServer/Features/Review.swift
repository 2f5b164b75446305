// The review on save: what has changed since a revision or a release, as warnings at the changed lines.

import CodingReview
import CodingSchema
import JSONText

/// A change that a review has found in a file.
struct ReviewFinding {
    let change: Change
    let baseline: String
    let place: SourceRange

    /// The four directions for a hover.
    var markdown: String {
        let lines = change.judgements.map { "- \($0.direction.title): **\($0.verdict.rawValue)**. \($0.reason)" }
        return (["Since \(baseline): \(change.summary)"] + (lines.isEmpty ? [] : [""]) + lines).joined(separator: "\n")
    }

    /// Whether the line of the change contains an offset.
    func contains(_ offset: Int, in file: SourceFile) -> Bool {
        file === place.file && file.location(at: offset).line == place.start.line
    }
}

extension LanguageServer {
    func didSave(_ parameters: JSONValue) {
        guard let revision = settings.review, let uri = parameters["textDocument"]?["uri"]?.string,
            let document = workspace.document(uri: uri), let module = workspace.module(of: document)
        else { return }
        forgetBaselines()
        review(module, revision)
        urgent = urgent ?? module
    }

    private func review(_ module: SchemaModule, _ revision: String) {
        for document in workspace.documents(of: module) { reviews[document.path] = nil }
        guard let schema = workspace.check(module).analysis.schema,
            let old = baseline(of: module, at: revision), !old.files.isEmpty
        else { return }
        let imports = workspace.imports(of: module).flatMap { other -> [(moduleName: String, file: ParsedSchemaFile)] in
            let files = baseline(of: other, at: revision)?.files.map(ParsedSchemaFile.init)
            return (files ?? workspace.documents(of: other).map(\.parsed)).map { (other.name, $0) }
        }
        let analysis = SchemaAnalysis(
            moduleName: module.name, files: old.files.map(ParsedSchemaFile.init), imports: imports)
        guard let oldSchema = analysis.schema else { return }
        let changes = Review.compare(old: [oldSchema], new: [schema]).changes
        for change in changes where change.waiver == nil && !change.judgements.isEmpty {
            guard let place = change.newPlace ?? self.place(of: change, in: module),
                let document = workspace.document(of: place.file)
            else { continue }
            let finding = ReviewFinding(change: change, baseline: old.name, place: place)
            reviews[document.path, default: []].append(finding)
        }
    }

    /// The declaration from which a member was removed; for a declaration that is gone, the module's first file.
    private func place(of change: Change, in module: SchemaModule) -> SourceRange? {
        let documents = workspace.documents(of: module)
        let owner = documents.lazy.flatMap(\.symbols).first { $0.path == change.declaration && $0.declaration != nil }
        if let owner { return owner.name.range }
        return documents.first.map { SourceRange(file: $0.file, lowerBound: 0, upperBound: 0) }
    }

    func json(_ finding: ReviewFinding, in document: SchemaDocument) -> JSONValue {
        let verdicts = finding.change.judgements.filter(\.direction.isFact).map {
            "\($0.direction.title): \($0.verdict.rawValue), \($0.reason)"
        }
        // A change that every program reads is worth a note, no warning.
        let severity = finding.change.verdict == .safe ? 3 : 2
        return .object([
            "range": positions(in: document.file).range(finding.place), "severity": .integer(severity),
            "code": .string(finding.change.rule.rawValue), "source": "coding diff",
            "codeDescription": environment.page(finding.change.rule.rawValue).map { ["href": .string($0)] },
            "message": .string(([finding.change.summary] + verdicts).joined(separator: "\n")),
        ])
    }

    /// The clauses that the review suggests, and the waiver, for the changes in a range.
    func reviewActions(for document: SchemaDocument, _ range: Range<Int>) -> [JSONValue] {
        let found = (reviews[document.path] ?? []).filter { $0.place.touches(range) }
        return typedRenameActions(for: document, range)
            + found.flatMap { finding -> [JSONValue] in
                let diagnostic = json(finding, in: document)
                var known: [SuggestedClause] = []
                return finding.change.judgements.compactMap(\.fix).compactMap { fix in
                    guard !known.contains(fix) else { return nil }
                    known.append(fix)
                    guard let edits = edits(applying: fix, at: finding, in: document) else { return nil }
                    return action("add '\(fix.text)' \(fix.place)", "quickfix", edits, diagnostics: [diagnostic])
                }
            }
    }

    /// The edits that add a suggested clause and what it needs; `nil` if its place is not one that is edited.
    private func edits(
        applying fix: SuggestedClause, at finding: ReviewFinding, in document: SchemaDocument
    ) -> [SchemaEditor.Edit]? {
        let owner = document.symbols.first { $0.path == finding.change.declaration && $0.declaration != nil }
        guard let owner else { return nil }
        var edits: [SchemaEditor.Edit] = []
        for (text, place) in [(fix.text, fix.place)] + fix.steps.map({ ($0.text, $0.place) }) {
            guard let edit = SuggestedPlace(place)?.edit(adding: text, in: document, owner) else { return nil }
            edits += edit
        }
        return edits
    }
}

/// The place of a suggested clause.
private struct SuggestedPlace {
    private let words: String
    private let name: String
    private let replaced: String?

    /// `nil` if the text isn't one of a place.
    init?(_ text: String) {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3 else { return nil }
        words = parts[0]
        name = parts[1]
        let rest = parts[2...].joined(separator: "'")
        let marker = ", in place of its "
        guard rest.isEmpty || rest.hasPrefix(marker) else { return nil }
        replaced = rest.isEmpty ? nil : String(rest.dropFirst(marker.count))
    }

    func edit(
        adding text: String, in document: SchemaDocument, _ owner: SchemaSymbol
    ) -> [SchemaEditor.Edit]? {
        let editor = SchemaEditor(document: document)
        let member = document.symbols.first { $0.path == owner.path + "." + name }
        switch words {
        case "to the field ":
            guard let member, let field = member.field else { return nil }
            if text.hasPrefix("=") {
                guard field.value == nil else { return nil }
                return [((field.conversion?.range ?? field.type.range).end, " " + text)]
            }
            var edits: [SchemaEditor.Edit] = []
            if let replaced {
                guard let kind = FieldClause(rawValue: replaced), let clause = field.clauses[kind] else { return nil }
                edits.append(editor.removing(clause))
            }
            return editor.adding(text, to: member).map { edits + [$0] }
        case "to the case ":
            return member.flatMap { editor.adding(text, to: $0) }.map { [$0] }
        case "to the class ", "to the struct ", "to the enum ":
            if replaced == HeadClause.version.rawValue {
                guard let clause = owner.declaration?.clauses[.version] else { return nil }
                return [(clause.range, text)]
            }
            return replaced == nil ? editor.adding(text, toHeadOf: owner).map { [$0] } : nil
        case "into the class ", "into the struct ", "into the enum ", "into the bit fields ":
            return editor.addingMember(text, to: owner).map { [$0] }
        default: return nil
        }
    }
}
