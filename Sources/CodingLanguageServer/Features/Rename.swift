// Rename: a name in Swift changes everywhere in the schemas, and archives stay readable. What keeps them so is proposed
// by kind of name; the review decides whether it does.

import CodingReview
import CodingSchema
import JSONText

extension LanguageServer {
    func prepareRename(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let (document, offset) = try documentAndOffset(parameters)
        guard let (range, name) = name(at: offset, in: document), symbol(of: name) != nil
        else { throw .failed("only declarations and members of schemas can be renamed") }
        let placeholder = range.text.filter { $0 != "`" }
        return ["range": positions(in: document.file).range(range), "placeholder": .string(placeholder)]
    }

    func rename(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let (document, offset) = try documentAndOffset(parameters)
        guard let newName = parameters["newName"]?.string, Self.isName(newName) else {
            throw .invalidParameters("'\(parameters["newName"]?.string ?? "")' is not a name")
        }
        guard let name = name(at: offset, in: document), let (declaring, symbol) = symbol(of: name.declaration) else {
            throw .failed("only declarations and members of schemas can be renamed")
        }
        // A class is found by its name in any program; a key is in the schema alone.
        let form: RenameForm = symbol.declaration == nil ? .keepsKey : .renamesKey
        return workspaceEdit(try renaming(symbol, in: declaring, to: newName, settings.rename ?? form))
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, text != "_", !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return false
        }
        return text.utf8.allSatisfy(\.isOfName)
    }

    /// The edits of a rename, which the review has found safe for old archives.
    func renaming(
        _ symbol: SchemaSymbol, in document: SchemaDocument, to newName: String, _ form: RenameForm
    ) throws(ResponseError) -> [SchemaEditor.Edit] {
        if newName == symbol.name.value { return [] }
        let written = SwiftKeyword.contains(newName) ? "`\(newName)`" : newName
        let names = [symbol.name.range] + uses(of: symbol.name.range)
        let edits = names.map { (range: $0, text: written) }
        guard let module = workspace.module(of: document) else { return edits }
        let proof = RenameProof(workspace, module)
        guard proof.isComplete else {
            throw .failed("fix the errors in module '\(proof.brokenModule ?? module.name)' first")
        }
        var failure: String?
        let (keeping, _) = keepingClauses(of: symbol, in: document, .keepsKey)
        // A name that archives don't have needs no clause.
        typealias Attempt = (edits: [SchemaEditor.Edit], form: RenameForm)
        var attempts: [Attempt] = [([], .keepsKey), (keeping, .keepsKey)]
        // With a new key comes a version, where there can be one. A field that can't have a fallback key keeps its own.
        if form == .renamesKey {
            let (keeping, raising) = keepingClauses(of: symbol, in: document, form)
            attempts = [(keeping + raising, form), (keeping, form)] + attempts
        }
        for attempt in attempts {
            switch proof.outcome(of: edits + attempt.edits, attempt.form) {
            case .safe: return edits + attempt.edits
            case .error(let message): failure = failure ?? message
            case .unsafe(let reason): failure = reason
            }
        }
        throw .failed(failure ?? "old archives would not be read")
    }

    /// The edits that keep archives readable, and the one that raises the version.
    private func keepingClauses(
        of symbol: SchemaSymbol, in document: SchemaDocument, _ form: RenameForm
    ) -> (keeping: [SchemaEditor.Edit], raising: [SchemaEditor.Edit]) {
        let editor = SchemaEditor(document.parsed, document.outline)
        let owner = symbol.container.map { document.symbols[$0] }
        switch symbol.syntax {
        case .field(let field):
            let declared = owner.flatMap { model(of: document, at: $0.name.range) } as? any SchemaFieldOwner
            let found = declared?.fields.first { $0.location?.lowerBound == symbol.name.range.lowerBound }
            let key = (found?.key ?? field.name.value).schemaLiteral
            if form == .keepsKey { return (editor.adding("key \(key)", to: symbol).map { [$0] } ?? [], []) }
            let edits = [field.clauses[.key].map(editor.removing), editor.addingFallback(key, to: symbol)]
            let version = owner.flatMap(editor.raisingVersion)
            return (edits.compactMap(\.self), [version].compactMap(\.self))
        case .declaration(let declaration):
            // Archives have the name that is stated.
            if declaration.clauses[.archivedAs] != nil { return ([], []) }
            let name = (model(of: document, at: symbol.name.range) as? SchemaOwner)?.archivedName ?? symbol.name.value
            let edit =
                form == .keepsKey
                ? editor.adding("archived as \(name.schemaLiteral)", toHeadOf: symbol)
                : editor.addingFormerName(name.schemaLiteral, to: symbol)
            return (edit.map { [$0] } ?? [], [])
        case .enumerationCase(let syntax):
            let old = syntax.name.value.schemaLiteral
            let isRaw = owner?.declaration?.rawType != nil
            let point = syntax.head.end
            let edit = isRaw ? (range: point, text: " = \(old)") : editor.adding("key \(old)", to: symbol)
            return (edit.map { [$0] } ?? [], [])
        case .bitField, .alias: return ([], [])
        }
    }
}

/// Shows whether edits of a module leave old archives readable.
final class RenameProof {
    enum Outcome {
        case safe

        /// The schemas would have an error.
        case error(String)

        /// Archives would not be read as before.
        case unsafe(String)
    }

    private let workspace: Workspace
    private let modules: [SchemaModule]

    init(_ workspace: Workspace, _ module: SchemaModule) {
        self.workspace = workspace
        self.modules = workspace.dependents(of: module)
    }

    /// The first module with errors.
    var brokenModule: String? { modules.first { workspace.check($0).analysis.schema == nil }?.name }

    var isComplete: Bool { brokenModule == nil }

    /// What edits would do.
    func outcome(of edits: [SchemaEditor.Edit], _ form: RenameForm) -> Outcome {
        var changed: [ObjectIdentifier: ParsedSchemaFile] = [:]
        for (identifier, edits) in Dictionary(grouping: edits, by: { ObjectIdentifier($0.range.file) }) {
            guard let file = edits.first?.range.file else { continue }
            let bytes = SchemaEditor.applying(edits, to: file)
            changed[identifier] = ParsedSchemaFile(SourceFile(path: file.path, bytes: bytes))
        }
        func files(of module: SchemaModule) -> [ParsedSchemaFile] {
            workspace.documents(of: module).map { changed[ObjectIdentifier($0.file)] ?? $0.parsed }
        }
        var analyses: [SchemaAnalysis] = []
        for module in modules {
            let analysis = workspace.analysis(of: module, files: files)
            if let error = analysis.diagnostics.first(where: { $0.severity == .error }) { return .error(error.message) }
            analyses.append(analysis)
        }
        let old = modules.compactMap { workspace.check($0).analysis.schema }
        let review = Review.compare(old: old, new: analyses.compactMap(\.schema))
        let directions: [Direction] = form == .keepsKey ? [.newReadsOld, .oldReadsNew] : [.newReadsOld]
        for direction in directions where review.verdict(direction) != .safe {
            let finding = review.changes.lazy.compactMap { $0.findings[direction] }.first { $0.verdict != .safe }
            return .unsafe("\(direction.title): \(finding?.reason ?? "archives are not read as before")")
        }
        return withExtendedLifetime(analyses) { .safe }
    }
}
