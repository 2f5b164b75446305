// Semantic tokens: what each name is, which a grammar can't know.

import CodingReview
import CodingSchema
import JSONText

extension LanguageServer {
    /// The tokens of a document, or of a range of it.
    func semanticTokens(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        let positions = positions(in: document.file)
        let wanted = positions.offsets(of: parameters["range"]) ?? 0..<document.file.bytes.count
        var data: [JSONValue] = []
        var (lastLine, lastCharacter) = (0, 0)
        for token in SemanticTokens.tokens(of: document) {
            guard token.range.lowerBound < wanted.upperBound, wanted.lowerBound < token.range.upperBound else {
                continue
            }
            let start = document.file.location(at: token.range.lowerBound)
            let character = positions.character(at: token.range.lowerBound, in: start)
            let line = start.line - 1
            let numbers = [
                line - lastLine, line == lastLine ? character - lastCharacter : character,
                positions.length(of: token.range), token.kind.number, token.isDeclaration ? 1 : 0,
            ]
            data += numbers.map { .integer($0) }
            (lastLine, lastCharacter) = (line, character)
        }
        return ["data": .array(data)]
    }
}

extension SemanticToken.Kind {
    /// The index in the legend.
    fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Finds the meaning of each token of a file.
enum SemanticTokens {
    /// The tokens in order; each is on one line.
    static func tokens(of document: SchemaDocument) -> [SemanticToken] {
        var names = NameKinds(document)
        let list = document.parsed.tokens
        var result: [SemanticToken] = []
        for token in list.tokens {
            guard let kind = kind(of: token, &names) else { continue }
            result.append(
                SemanticToken(
                    range: token.start..<token.end, kind: kind, isDeclaration: names.declared.contains(token.start)))
        }
        result += list.comments.map { SemanticToken(range: $0.start..<$0.end, kind: .comment) }
        result.sort { $0.range.lowerBound < $1.range.lowerBound }
        return result.flatMap { byLine($0, in: document.file) }
    }

    private static func kind(of token: Token, _ names: inout NameKinds) -> SemanticToken.Kind? {
        switch token.kind {
        case .identifier: names.kinds[token.start] ?? (token.word == nil ? nil : .keyword)
        case .integer, .real: .number
        case .string: .string
        case .attribute: .decorator
        case .equals, .question, .minus: .operator
        default: nil
        }
    }

    /// A token of several lines as one for each line, as clients require.
    private static func byLine(_ token: SemanticToken, in file: SourceFile) -> [SemanticToken] {
        let first = file.location(at: token.range.lowerBound).line
        let last = file.location(at: max(token.range.lowerBound, token.range.upperBound - 1)).line
        if first == last { return [token] }
        return (first...last).compactMap { line in
            let range = file.offsets(ofLine: line).clamped(to: token.range)
            return range.isEmpty ? nil : SemanticToken(range: range, kind: token.kind)
        }
    }
}

/// The kinds of the names in a file, by their offsets. Any other word is one of the language.
private struct NameKinds {
    private(set) var kinds: [Int: SemanticToken.Kind] = [:]
    private(set) var declared: Set<Int> = []

    init(_ document: SchemaDocument) {
        let tree = document.parsed.tree
        for name in tree.imports { kinds[name.range.lowerBound] = .namespace }
        for alias in tree.aliases { add(alias.type) }
        for symbol in document.symbols { add(symbol) }
        for waiver in tree.waivers { add(waiver) }
    }

    private mutating func add(_ symbol: SchemaSymbol) {
        declared.insert(symbol.name.range.lowerBound)
        kinds[symbol.name.range.lowerBound] =
            switch symbol.syntax {
            case .declaration(let declaration): declaration.tokenKind
            case .field, .bitField: .property
            case .enumerationCase: .enumMember
            case .alias: .type
            }
        switch symbol.syntax {
        case .declaration(let declaration): add(declaration)
        case .field(let field): add(field)
        case .bitField(let field): add(field.type)
        case .enumerationCase(let syntax): add(syntax)
        case .alias(let alias): add(alias.type)
        }
    }

    private mutating func add(_ declaration: DeclarationSyntax) {
        let types = [declaration.superclass, declaration.rawType, declaration.module].compactMap(\.self)
        for name in types + declaration.conformances { add(.type, name.range) }
        if let conversion = declaration.conversion { add(conversion) }
        if let unknown = declaration.unknown { add(.enumMember, unknown.range) }
        for clause in declaration.clauses.all { add(clause.function, clause.name) }
        for case let written? in declaration.retired.map(\.constant) {
            add(written.type)
            add(written.value)
        }
        for waiver in declaration.waivers { add(waiver) }
    }

    private mutating func add(_ field: FieldSyntax) {
        add(field.type)
        if let conversion = field.conversion { add(conversion) }
        if let value = field.value { add(value) }
        for clause in field.clauses.all {
            add(clause.function, clause.name)
            if let value = clause.value { add(value) }
            guard let conversion = clause.conversion else { continue }
            add(conversion.type)
            add(conversion.via, nil)
        }
    }

    private mutating func add(_ syntax: CaseSyntax) {
        for value in [syntax.rawValue].compactMap(\.self) + syntax.formerly { add(value) }
        for element in syntax.payload {
            if let label = element.label { add(.parameter, label.range) }
            add(element.type)
        }
        if let replacement = syntax.replacement { add(.enumMember, replacement.range) }
        if let also = syntax.also {
            add(.enumMember, also.name.range)
            add(also.via, nil)
        }
    }

    private mutating func add(_ waiver: WaiverSyntax) {
        kinds[waiver.rule.range.lowerBound] = .namespace
        if case .named(let name)? = waiver.member { kinds[name.range.lowerBound] = .property }
    }

    private mutating func add(_ value: ValueSyntax) {
        switch value.kind {
        case .enumerationCase: add(.enumMember, value.range)
        case .via(let function): add(function, nil)
        default: break
        }
    }

    private mutating func add(_ conversion: ConversionSyntax) {
        add(conversion.type)
        guard let functions = conversion.functions else { return }
        add(functions.writing, nil)
        add(functions.reading, nil)
    }

    private mutating func add(_ function: ReferenceSyntax?, _ name: Located<String>?) {
        if let function { add(.function, function.range) }
        if let name { kinds[name.range.lowerBound] = .property }
    }

    private mutating func add(_ type: TypeSyntax) {
        switch type.kind {
        case .named: add(.type, type.range)
        case .array(let part), .set(let part, _), .packed(let part, _), .indexed(let part), .variant(_, let part),
            .optional(let part):
            add(part)
        case .dictionary(let key, let value):
            add(key)
            add(value)
        case .existential(let name?): add(.type, name.range)
        case .existential(nil), .swift, .missing: break
        }
    }

    /// Names of a kind: each word of the range.
    private mutating func add(_ kind: SemanticToken.Kind, _ range: SourceRange) {
        var isInName = false
        for (index, byte) in range.file.bytes[range.lowerBound..<range.upperBound].enumerated() {
            let isPart = byte.isOfName
            if isPart, !isInName { kinds[range.lowerBound + index] = kind }
            isInName = isPart || byte == UInt8(ascii: "`")
            if byte == UInt8(ascii: "`") { kinds[range.lowerBound + index] = kind }
        }
    }
}

extension DeclarationSyntax {
    fileprivate var tokenKind: SemanticToken.Kind {
        switch kind {
        case .class, .extension: .class
        case .struct, .bits: .struct
        case .enum: .enum
        case .external: isExternal ? .class : .struct
        case .alias: .type
        case .retired: retiredKind == .struct ? .struct : retiredKind == .enum ? .enum : .class
        }
    }
}
