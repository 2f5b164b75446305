// Actions for a name that the user has changed by typing: the two forms of a rename, before the file is saved.

import CodingCommandLine
import CodingReview
import CodingSchema
import Foundation
import JSONText

extension LanguageServer {
    /// A declaration or member that has another name than in the saved file.
    private struct TypedRename {
        let symbol: SchemaSymbol
        let oldName: String

        /// The former key or raw value.
        let oldKey: String
    }

    /// The actions for renamed fields and cases in a range.
    func typedRenameActions(for document: SchemaDocument, _ range: Range<Int>) -> [JSONValue] {
        guard document.isOpen, let saved = savedSymbols(of: document) else { return [] }
        return document.symbols.filter { $0.name.range.touches(range) }.flatMap { symbol -> [JSONValue] in
            guard let rename = typedRename(of: symbol, in: document, since: saved) else { return [] }
            return actions(for: rename, in: document)
        }
    }

    private func savedSymbols(of document: SchemaDocument) -> [SchemaSymbol]? {
        guard FilePath.isAbsolute(document.path), let content = FileManager.default.contents(atPath: document.path),
            content != Data(document.file.bytes)
        else { return nil }
        let parsed = ParsedSchemaFile(SourceFile(path: document.path, bytes: [UInt8](content)))
        return parsed.hasErrors ? nil : parsed.tree.symbols
    }

    /// The member of the saved file that the symbol was: in the same declaration, of the same type, at the same position
    /// among its neighbours, with a name that is gone.
    private func typedRename(
        of symbol: SchemaSymbol, in document: SchemaDocument, since saved: [SchemaSymbol]
    ) -> TypedRename? {
        let container = symbol.container.map { document.symbols[$0] }
        let oldContainer = container.flatMap { container in saved.firstIndex { $0.path == container.path } }
        guard container == nil || oldContainer != nil else { return nil }
        let isDeclaration = symbol.declaration != nil
        let now = document.symbols.filter {
            $0.container == symbol.container && ($0.declaration != nil) == isDeclaration
        }
        let before = saved.filter { $0.container == oldContainer && ($0.declaration != nil) == isDeclaration }
        guard now.count == before.count,
            let index = now.firstIndex(where: { $0.name.range.lowerBound == symbol.name.range.lowerBound })
        else { return nil }
        let old = before[index]
        guard old.name.value != symbol.name.value, old.title == symbol.title,
            old.field?.type.range.text == symbol.field?.type.range.text,
            !now.contains(where: { $0.name.value == old.name.value })
        else { return nil }
        // A key that is written stays.
        if old.field?.clauses[.key] != nil || symbol.field?.clauses[.key] != nil { return nil }
        // The prefix of a class is one of its fields' keys, and not of the names of the declarations in it.
        let keyPrefix = isDeclaration ? nil : container?.declaration?.clauses[.prefix]?.strings.first?.value
        let prefix = keyPrefix ?? symbol.declaration?.archivedPrefix?.value ?? ""
        return TypedRename(symbol: symbol, oldName: old.name.value, oldKey: prefix + old.name.value)
    }

    private func actions(for rename: TypedRename, in document: SchemaDocument) -> [JSONValue] {
        let editor = SchemaEditor(document.parsed, document.outline)
        let key = rename.oldKey.schemaLiteral
        switch rename.symbol.syntax {
        case .field(let field):
            let hasKey = (field.clauses[.fallback]?.strings ?? []).contains { $0.value == rename.oldKey }
            guard !field.isTransient, !hasKey else { return [] }
            let keeping = [editor.adding("key \(key)", to: rename.symbol)].compactMap(\.self)
            let version = rename.symbol.container.flatMap { editor.raisingVersion(of: document.symbols[$0]) }
            let renaming = [editor.addingFallback(key, to: rename.symbol), version].compactMap(\.self)
            return [
                action("renamed from '\(rename.oldName)': keep the key, 'key \(key)'", "quickfix", keeping),
                action(
                    "renamed from '\(rename.oldName)': rename the key too, 'fallback \(key)' and the next version",
                    "quickfix", renaming),
            ]
        case .enumerationCase(let syntax):
            let owner = rename.symbol.container.flatMap { document.symbols[$0].declaration }
            guard syntax.rawValue == nil, owner?.rawType?.value == "String" else { return [] }
            let title = "renamed from '\(rename.oldName)': keep the raw value, '= \(key)'"
            return [action(title, "quickfix", [(syntax.head.end, " = \(key)")])]
        case .declaration(let declaration):
            guard declaration.clauses[.archivedAs] == nil, HeadClause.formerly.belongs(to: declaration.kind),
                declaration.rawType == nil
            else { return [] }
            let forms = [
                (editor.addingFormerName(key, to: rename.symbol), "archives get the new name, 'formerly \(key)'"),
                (
                    editor.adding("archived as \(key)", toHeadOf: rename.symbol),
                    "archives keep the name, 'archived as \(key)'"
                ),
            ]
            return forms.compactMap { edit, title in
                edit.map { action("renamed from '\(rename.oldName)': \(title)", "quickfix", [$0]) }
            }
        default: return []
        }
    }
}
