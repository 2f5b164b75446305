// Completion: what can be written at a position, from the tables that the parser and the checker use.

import CodingReview
import CodingSchema
import JSONText

struct CompletionItem {
    enum Kind: Int {
        case `class` = 7
        case module = 9
        case property = 10
        case `enum` = 13
        case keyword = 14
        case snippet = 15
        case reference = 18
        case enumMember = 20
        case structure = 22
    }

    let label: String
    let kind: Kind
    var detail: String?

    /// The text with placeholders, if it isn't the label.
    var snippet: String?

    func json(hasSnippets: Bool) -> JSONValue {
        // Without snippets, what precedes the first placeholder is the text.
        let plain = snippet.map { String($0.prefix { $0 != "$" }) }
        return .object([
            "label": .string(label), "kind": .integer(kind.rawValue), "detail": detail.map { .string($0) },
            "insertText": (hasSnippets ? snippet : plain).map { .string($0) },
            "insertTextFormat": hasSnippets && snippet != nil ? 2 : nil,
        ])
    }
}

extension LanguageServer {
    func completion(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let (document, offset) = try documentAndOffset(parameters)
        let position = CompletionPosition(document, offset)
        let items = position.isInComment ? [] : items(at: position, in: document)
        return [
            "isIncomplete": false,
            "items": .array(items.map { $0.json(hasSnippets: client.hasSnippets) }),
        ]
    }

    private func items(at position: CompletionPosition, in document: SchemaDocument) -> [CompletionItem] {
        switch position.context {
        case .nothing: []
        case .keys: formerKeys(at: position, in: document)
        case .modules: modules(for: document)
        case .types: types(for: document, classesOnly: false)
        case .superclasses: types(for: document, classesOnly: true) + Self.protocols
        case .cases(let type): cases(of: type, for: document, position)
        case .rules: ReviewRule.allCases.map { CompletionItem(label: $0.rawValue, kind: .reference) }
        case .members: members(at: position, in: document)
        case .comparisons: ["value", "identity"].map { CompletionItem(label: $0, kind: .keyword) }
        case .fieldClauses(let used): Self.clauses(FieldClause.self) { $0.isRepeatable || !used.contains($0) }
        case .headClauses(let owner, let used):
            Self.clauses(HeadClause.self) { $0.belongs(to: owner) && !used.contains($0) }
        case .topLevel: CompletionSnippets.declarations
        case .bodyOf(let kind): CompletionSnippets.members(of: kind)
        }
    }

    // MARK: Names

    private func types(for document: SchemaDocument, classesOnly: Bool) -> [CompletionItem] {
        guard let module = workspace.module(of: document) else { return [] }
        let imported = Set(document.parsed.tree.imports.map(\.value))
        var items: [CompletionItem] = []
        for other in [module] + workspace.imports(of: module) where other === module || imported.contains(other.name) {
            for declaring in workspace.documents(of: other) {
                for symbol in declaring.symbols {
                    guard let item = type(symbol, of: other, isOwn: other === module, classesOnly) else { continue }
                    items.append(item)
                }
            }
        }
        if classesOnly { return items }
        return items
            + BuiltInTypes.names.map { CompletionItem(label: $0, kind: .structure, detail: "built in") }
            + CompletionSnippets.types
    }

    private func type(
        _ symbol: SchemaSymbol, of module: SchemaModule, isOwn: Bool, _ classesOnly: Bool
    ) -> CompletionItem? {
        let access: AccessLevel
        switch symbol.syntax {
        case .declaration(let declaration): access = declaration.access
        case .alias(let alias): access = alias.access
        default: return nil
        }
        let isClass = symbol.kind == 5
        guard isOwn || access > .internal, isClass || !classesOnly else { return nil }
        return CompletionItem(
            label: symbol.path, kind: isClass ? .class : symbol.kind == 10 ? .enum : .structure, detail: module.name)
    }

    private static let protocols = SwiftProtocols.ofStandardLibrary.sorted().map {
        CompletionItem(label: $0, kind: .reference, detail: "protocol")
    }

    private func modules(for document: SchemaDocument) -> [CompletionItem] {
        let own = workspace.module(of: document)
        return workspace.modules.filter { $0 !== own }.map(\.name).sorted().map {
            CompletionItem(label: $0, kind: .module)
        }
    }

    /// The cases of the enum that a type names, or of the one around the position.
    private func cases(
        of type: SourceRange?, for document: SchemaDocument, _ position: CompletionPosition
    ) -> [CompletionItem] {
        let declaration: SourceRange?
        if let type {
            declaration = checked(document)?.use(at: type.upperBound, in: document.file)?.declaration
        } else {
            declaration = document.declaration(at: position.offset)?.name.range
        }
        guard let declaration, let (declaring, symbol) = symbol(of: declaration) else { return [] }
        return declaring.symbols.compactMap { member in
            guard case .enumerationCase(let syntax) = member.syntax,
                member.path == symbol.path + "." + member.name.value
            else { return nil }
            let detail = syntax.rawValue.map { "= " + $0.range.text }
            return CompletionItem(label: member.name.value, kind: .enumMember, detail: detail)
        }
    }

    private func members(at position: CompletionPosition, in document: SchemaDocument) -> [CompletionItem] {
        guard let owner = document.declaration(at: position.offset) else { return [] }
        return document.symbols.filter { $0.path == owner.path + "." + $0.name.value && $0.declaration == nil }.map {
            CompletionItem(label: $0.name.value, kind: .property)
        }
    }

    // MARK: Keys and clauses

    /// The keys that the declaration has retired, and those that it had in the revision of the review.
    private func formerKeys(at position: CompletionPosition, in document: SchemaDocument) -> [CompletionItem] {
        guard let owner = document.declaration(at: position.offset), let declaration = owner.declaration else {
            return []
        }
        var keys = declaration.retired.flatMap(\.keys).map(\.value)
        if let module = workspace.module(of: document),
            let old = baseline(of: module, at: settings.review ?? "HEAD")
        {
            let symbols = old.files.map(ParsedSchemaFile.init).flatMap(\.tree.symbols)
            let members = symbols.filter { $0.path == owner.path + "." + $0.name.value }.compactMap(\.field)
            keys += members.map { $0.clauses[.key]?.strings.first?.value ?? $0.name.value }
        }
        let present = Set(declaration.fields.map { $0.clauses[.key]?.strings.first?.value ?? $0.name.value })
        var seen: Set<String> = []
        return keys.filter { !present.contains($0) && seen.insert($0).inserted }.map { key in
            // The quotes are there.
            let text = String(key.schemaLiteral.dropFirst().dropLast())
            return CompletionItem(label: text, kind: .reference, detail: "former key")
        }
    }

    private static func clauses<Kind: ClauseKind>(
        _ kinds: Kind.Type, where isPossible: (Kind) -> Bool
    ) -> [CompletionItem] {
        Kind.allCases.filter(isPossible).map { kind in
            CompletionItem(
                label: kind.rawValue, kind: .keyword, snippet: kind.argument.placeholder.map { kind.rawValue + $0 })
        }
    }
}

extension ClauseArgument {
    /// What follows the words, with a placeholder.
    fileprivate var placeholder: String? {
        switch self {
        case .nothing: nil
        case .string, .strings, .keys: " \"$1\""
        case .integer, .name, .className, .value: " $1"
        // The words end in `via`.
        case .function: " $1"
        }
    }
}
