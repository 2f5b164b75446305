// What only the syntax of one file decides: outlines, folding, selections.

import CodingReview
import CodingSchema
import JSONText

extension LanguageServer {
    // MARK: Symbols

    func documentSymbols(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        return .array(documentSymbols(of: document, in: nil))
    }

    private func documentSymbols(of document: SchemaDocument, in container: Int?) -> [JSONValue] {
        let positions = positions(in: document.file)
        return document.symbols.indices.filter { document.symbols[$0].container == container }.map { index in
            let symbol = document.symbols[index]
            let children = symbol.declaration == nil ? [] : documentSymbols(of: document, in: index)
            let node = document.outline.node(ofName: symbol.name.range)
            let whole = node.map { document.outline.bytes(of: $0.tokens) }
            let name = symbol.name.range.lowerBound..<symbol.name.range.upperBound
            // A client requires the name to be inside of the whole.
            let range = whole.map { min($0.lowerBound, name.lowerBound)..<max($0.upperBound, name.upperBound) }
            return .object([
                "name": .string(symbol.name.value), "kind": .integer(symbol.kind),
                "detail": symbol.field.map { .string($0.type.range.text) }, "range": positions.range(range ?? name),
                "selectionRange": positions.range(name), "children": children.isEmpty ? nil : .array(children),
            ])
        }
    }

    func workspaceSymbols(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let query = parameters["query"]?.string?.lowercased() ?? ""
        var result: [JSONValue] = []
        for document in workspace.allDocuments {
            for symbol in document.symbols where Self.matches(query, symbol.name.value.lowercased()) {
                let container = symbol.container.map { document.symbols[$0].path }
                result.append(
                    .object([
                        "name": .string(symbol.name.value), "kind": .integer(symbol.kind),
                        "location": location(symbol.name.range), "containerName": container.map { .string($0) },
                    ]))
                if result.count == 1_000 { return .array(result) }
            }
        }
        return .array(result)
    }

    /// Whether the name has the letters of the query in their order.
    private static func matches(_ query: String, _ name: String) -> Bool {
        var rest = query[...]
        for letter in name where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    // MARK: Folding and selection

    func foldingRanges(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let tokens = document.parsed.tokens
        func line(_ offset: Int) -> Int { document.file.location(at: offset).line - 1 }
        func fold(_ start: Int, _ end: Int, _ kind: JSONValue?) -> JSONValue? {
            guard end > start else { return nil }
            return .object(["startLine": .integer(start), "endLine": .integer(end), "kind": kind])
        }
        var result: [JSONValue?] = document.outline.nodes.compactMap(\.body).map { body in
            // The line of the closing brace stays visible.
            fold(line(tokens.tokens[body.lowerBound].start), line(tokens.tokens[body.upperBound].end) - 1, nil)
        }
        for token in tokens.tokens where token.kind == .swiftSource {
            result.append(fold(line(token.start), line(token.end) - 1, nil))
        }
        var first: Int?
        for (index, comment) in tokens.comments.enumerated() {
            let start = first ?? index
            let next = index + 1 < tokens.comments.count ? tokens.comments[index + 1] : nil
            if let next, line(next.start) == line(comment.end) + 1, next.startsLine {
                first = start
            } else {
                result.append(fold(line(tokens.comments[start].start), line(comment.end), "comment"))
                first = nil
            }
        }
        let imports = document.parsed.tree.imports.map { line($0.range.lowerBound) }
        if let start = imports.min(), let end = imports.max() { result.append(fold(start, end, "imports")) }
        return .array(result.compactMap(\.self))
    }

    func selectionRanges(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let positions = positions(in: document.file)
        guard let requested = parameters["positions"]?.elements else {
            throw .invalidParameters("'positions' is missing")
        }
        return .array(
            requested.map { position in
                let offset = positions.offset(of: position) ?? 0
                let whole = positions.range(0..<document.file.bytes.count)
                return selection(at: offset, in: document).reduce(["range": whole]) { parent, range in
                    ["range": positions.range(range), "parent": parent]
                }
            })
    }

    /// The ranges around an offset, the largest first: declarations, their bodies, members, clauses, tokens.
    private func selection(at offset: Int, in document: SchemaDocument) -> [Range<Int>] {
        let outline = document.outline
        let tokens = document.parsed.tokens.tokens
        var ranges: [Range<Int>] = []
        for index in outline.nodes(at: offset).reversed() {
            let node = outline.nodes[index]
            ranges.append(outline.bytes(of: node.tokens))
            if let body = node.body {
                // Without its closing brace, a body may be its opening one.
                let start = tokens[body.lowerBound].end
                ranges.append(start..<max(start, tokens[body.upperBound].start))
            }
            ranges.append(outline.bytes(of: node.head))
            guard node.head.contains(where: document.parsed.startsClause) else { continue }
            let starts = node.head.filter(document.parsed.startsClause)
            for (start, end) in zip(starts, starts.dropFirst() + [node.head.upperBound]) {
                ranges.append(outline.bytes(of: start..<end))
            }
        }
        if let index = outline.token(before: offset + 1) { ranges.append(tokens[index].start..<tokens[index].end) }
        var result: [Range<Int>] = []
        for range in ranges where range.lowerBound <= offset && offset <= range.upperBound && !range.isEmpty {
            let outer = result.last ?? 0..<document.file.bytes.count
            let isInside = outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound
            if isInside, range != outer { result.append(range) }
        }
        return result
    }
}

extension SchemaSymbol {
    /// The kind, as the protocol numbers it.
    var kind: Int {
        switch syntax {
        case .declaration(let declaration):
            switch declaration.retiredKind ?? declaration.kind {
            case .class, .extension: 5
            case .struct, .bits: 23
            case .enum: 10
            case .external: declaration.isExternal ? 5 : 23
            case .alias, .retired: 26
            }
        case .field, .bitField: 8
        case .enumerationCase: 22
        case .alias: 26
        }
    }
}
