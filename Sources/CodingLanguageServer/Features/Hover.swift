// What a name means: its declaration, its documentation, what archives hold, and what readers of other versions see.

import CodingCommandLine
import CodingGenerator
import CodingReview
import CodingSchema
import JSONText

extension LanguageServer {
    func hover(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let (document, offset) = try documentAndOffset(parameters)
        let findings = (reviews[document.path] ?? []).filter { $0.contains(offset, in: document.file) }
        guard let (range, name) = name(at: offset, in: document), let (declaring, symbol) = symbol(of: name) else {
            if let word = clauseHover(at: offset, in: document) { return word }
            return findings.isEmpty ? .null : content(findings.map(\.markdown), nil)
        }
        var blocks = [Self.code(declaring.head(of: symbol), "coding")]
        if !symbol.documentation.isEmpty { blocks.append(symbol.documentation.joined(separator: "\n")) }
        if let facts = facts(about: symbol, in: declaring), !facts.isEmpty {
            blocks.append(facts.map { "- " + $0 }.joined(separator: "\n"))
        }
        let lines = generatedLines(of: symbol, in: declaring)
        if !lines.isEmpty { blocks.append("Generated:\n" + Self.code(lines.joined(separator: "\n"), "swift")) }
        blocks += findings.map(\.markdown)
        return content(blocks, positions(in: document.file).range(range))
    }

    private func content(_ blocks: [String], _ range: JSONValue?) -> JSONValue {
        .object([
            "contents": ["kind": "markdown", "value": .string(blocks.joined(separator: "\n\n"))], "range": range,
        ])
    }

    private static func code(_ text: String, _ language: String) -> String { "```\(language)\n\(text)\n```" }

    /// The title and the first paragraph of the page about a rule in a waiver.
    private func clauseHover(at offset: Int, in document: SchemaDocument) -> JSONValue? {
        let waivers = document.parsed.tree.waivers + document.symbols.flatMap { $0.declaration?.waivers ?? [] }
        guard let rule = waivers.map(\.rule).first(where: { $0.range.touches(offset..<offset) }) else { return nil }
        guard let text = RulePage.text(of: rule.value) else { return nil }
        return content([text], positions(in: document.file).range(rule.range))
    }

    // MARK: Facts

    /// The declaration of a symbol in the checked schema.
    func model(of document: SchemaDocument, at name: SourceRange) -> SchemaDeclared? {
        guard let module = workspace.module(of: document) else { return nil }
        let schema = workspace.check(module).analysis.schema
        for file in schema?.files ?? [] where file.source === name.file {
            for declaration in file.declarations where declaration.location?.lowerBound == name.lowerBound {
                return declaration
            }
        }
        return nil
    }

    private func facts(about symbol: SchemaSymbol, in document: SchemaDocument) -> [String]? {
        let container = symbol.container.map { document.symbols[$0] }
        guard let declared = model(of: document, at: (container ?? symbol).name.range) else {
            return nil
        }
        guard symbol.container == nil || symbol.declaration != nil else {
            let owner = declared as? any SchemaFieldOwner
            if let field = owner?.fields.first(where: { $0.location?.lowerBound == symbol.name.range.lowerBound }) {
                return HoverFacts.facts(about: field, in: declared as? SchemaOwner)
            }
            return HoverFacts.facts(aboutCase: symbol.name.range, in: declared)
        }
        let own = model(of: document, at: symbol.name.range) ?? declared
        return HoverFacts.facts(about: own)
    }

    // MARK: Generated Swift

    /// The lines of the generated file that name a field.
    private func generatedLines(of symbol: SchemaSymbol, in document: SchemaDocument) -> [String] {
        guard symbol.field != nil, let module = workspace.module(of: document),
            let schema = workspace.check(module).analysis.schema,
            let index = module.paths.firstIndex(where: { $0.path == document.path }), index < schema.files.count
        else { return [] }
        let names = module.paths.map(\.outputName)
        let file = CodeGenerator.generate(schema, outputNames: names)[index]
        let source = SourceFile(path: file.name, text: file.text)
        guard let start = GeneratedNames.range(of: symbol, in: source)?.start.line else { return [] }
        var lines: [String] = []
        for line in start...source.lineCount {
            let text = source.text(ofLine: line)
            // The generated code of the next declaration begins at the margin.
            if text.first == "}" && !lines.isEmpty && text.count == 1 { break }
            if text.names(symbol.name.value) { lines.append(String(text.drop { $0 == " " })) }
            if lines.count == 8 { break }
        }
        return lines
    }
}

extension String {
    /// Whether the text has the name as a whole word.
    fileprivate func names(_ name: String) -> Bool {
        split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains(Substring(name))
    }
}

extension SchemaDocument {
    /// The text of a symbol's declaration without its body.
    func head(of symbol: SchemaSymbol) -> String {
        guard let node = outline.node(ofName: symbol.name.range) else { return symbol.name.value }
        let bytes = outline.bytes(of: node.head)
        let text = SourceRange(file: file, lowerBound: bytes.lowerBound, upperBound: bytes.upperBound).text
        return text.split(whereSeparator: \.isNewline).map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
    }
}
