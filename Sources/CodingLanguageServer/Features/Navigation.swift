// Definitions and references, across files and modules.

import CodingReview
import CodingSchema
import JSONText

extension LanguageServer {
    /// The name at a position, and its declaration: if it isn't used there, the declared name itself.
    func name(at offset: Int, in document: SchemaDocument) -> (range: SourceRange, declaration: SourceRange)? {
        if let use = checked(document)?.use(at: offset, in: document.file) { return (use.range, use.declaration) }
        return document.symbol(at: offset).map { ($0.name.range, $0.name.range) }
    }

    /// The document and the symbol of a declared name.
    func symbol(of declaration: SourceRange) -> (document: SchemaDocument, symbol: SchemaSymbol)? {
        guard let document = workspace.document(of: declaration.file) else { return nil }
        return document.symbol(named: declaration).map { (document, $0) }
    }

    func definition(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        if let uri = parameters["textDocument"]?["uri"]?.string, uri.hasSuffix(".swift") {
            return schemaLocation(ofGenerated: uri, parameters["position"])
        }
        let (document, offset) = try documentAndOffset(parameters)
        if let name = name(at: offset, in: document) { return location(name.declaration) }
        if let module = importedModule(at: offset, in: document), let first = workspace.documents(of: module).first {
            return location(SourceRange(file: first.file, lowerBound: 0, upperBound: 0))
        }
        return .null
    }

    private func importedModule(at offset: Int, in document: SchemaDocument) -> SchemaModule? {
        let name = document.parsed.tree.imports.first { $0.range.touches(offset..<offset) }?.value
        return name.flatMap { name in workspace.modules.first { $0.name == name } }
    }

    /// All uses of a declaration in all modules that can see it.
    func uses(of declaration: SourceRange) -> [SourceRange] {
        guard let document = workspace.document(of: declaration.file), let module = workspace.module(of: document)
        else {
            return []
        }
        return workspace.dependents(of: module).flatMap { other in
            let checked = workspace.check(other)
            return workspace.documents(of: other).flatMap { document in
                (checked.uses[ObjectIdentifier(document.file)] ?? []).filter {
                    $0.declaration.lowerBound == declaration.lowerBound && $0.declaration.file === declaration.file
                }.map(\.range)
            }
        }
    }

    func references(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let (document, offset) = try documentAndOffset(parameters)
        guard let declaration = name(at: offset, in: document)?.declaration else { return [] }
        let includes = parameters["context"]?["includeDeclaration"]?.boolean ?? false
        return .array(((includes ? [declaration] : []) + uses(of: declaration)).map(location))
    }

    func highlights(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let (document, offset) = try documentAndOffset(parameters)
        guard let declaration = name(at: offset, in: document)?.declaration else { return [] }
        let all = [declaration] + uses(of: declaration)
        let positions = positions(in: document.file)
        return .array(all.filter { $0.file === document.file }.map { ["range": positions.range($0), "kind": 1] })
    }
}
