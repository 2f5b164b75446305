// The position of a completion: what the tokens before it leave room for.

import CodingReview
import CodingSchema

struct CompletionPosition {
    enum Context {
        case nothing
        case topLevel
        case bodyOf(DeclarationSyntax.Kind)
        case types
        case superclasses
        case modules

        /// The cases of the enum that a type names; of the enum around the position without one.
        case cases(of: SourceRange?)
        case keys
        case rules

        /// The members of the declaration, after `of` in a waiver.
        case members

        /// How a class compares its objects.
        case comparisons
        case fieldClauses(used: Set<FieldClause>)
        case headClauses(of: DeclarationSyntax.Kind, used: Set<HeadClause>)
    }

    let offset: Int
    private(set) var isInComment = false
    private(set) var context = Context.nothing

    init(_ document: SchemaDocument, _ offset: Int) {
        self.offset = offset
        let list = document.parsed.tokens
        isInComment = list.comments.contains { $0.start < offset && offset <= $0.end }
        var before = Array(list.tokens.prefix { $0.start < offset && $0.kind != .endOfFile })
        if let last = before.last, last.kind == .string, offset < last.end || last.flags.contains(.isMalformed) {
            context = Self.isKeyOfOtherVersion(before.dropLast()) ? .keys : .nothing
            return
        }
        // The word that is being typed is no context.
        if let last = before.last, last.kind == .identifier, last.end >= offset { before.removeLast() }
        context = Self.context(after: before, document, offset)
    }

    /// Whether a string here is a key that older archives have.
    private static func isKeyOfOtherVersion(_ before: ArraySlice<Token>) -> Bool {
        let word = before.last { $0.kind != .string && $0.kind != .comma }?.word
        return word == .fallback || word == .also || word == .retired
    }

    private static func context(after before: [Token], _ document: SchemaDocument, _ offset: Int) -> Context {
        guard let last = before.last else { return .topLevel }
        let line = document.file.location(at: offset).line
        let isFirstOnLine = document.file.location(at: last.end).line < line
        let owner = enclosing(before, document)
        if isFirstOnLine || last.kind == .leftBrace || last.kind == .rightBrace {
            return owner.map { .bodyOf($0.kind) } ?? .topLevel
        }
        switch last.word {
        case .import?: return .modules
        case .waived?: return .rules
        case .of?: return .members
        case .by?: return .comparisons
        default: break
        }
        let statement = statement(endingWith: before, document)
        switch last.kind {
        case .period: return afterPeriod(statement, document)
        case .colon, .leftBracket, .leftAngle:
            return isHead(statement) && last.kind == .colon ? .superclasses : .types
        default: break
        }
        if last.word == .as, !statement.contains(where: { $0.word == .archived }) { return .types }
        if isHead(statement) {
            if last.word == .else { return .superclasses }
            guard last.kind == .comma, let kind = headKind(statement) else { return .nothing }
            return .headClauses(of: kind, used: usedHeadClauses(document, statement))
        }
        return afterField(statement, document)
    }

    // MARK: Statements

    /// The declaration whose body the position is in: the last brace that is not closed.
    private static func enclosing(_ before: [Token], _ document: SchemaDocument) -> DeclarationSyntax? {
        var depth = 0
        for token in before.reversed() {
            if token.kind == .rightBrace { depth += 1 }
            guard token.kind == .leftBrace else { continue }
            if depth > 0 {
                depth -= 1
            } else {
                return document.symbols.last { $0.declaration != nil && $0.name.range.upperBound <= token.start }?
                    .declaration
            }
        }
        return nil
    }

    /// The tokens of the statement that the position is in.
    private static func statement(endingWith before: [Token], _ document: SchemaDocument) -> ArraySlice<Token> {
        let start = before.indices.last {
            document.parsed.startsStatement($0) || before[$0].kind == .leftBrace || before[$0].kind == .rightBrace
        }
        return before[(start ?? 0)...]
    }

    private static func isHead(_ statement: ArraySlice<Token>) -> Bool { headKind(statement) != nil }

    private static func headKind(_ statement: ArraySlice<Token>) -> DeclarationSyntax.Kind? {
        for token in statement {
            switch token.word {
            case .class: return statement.contains { $0.word == .extend } ? .extension : .class
            case .struct: return .struct
            case .enum: return .enum
            case .external: return .external
            case .retired where [.class, .struct, .enum].contains(statement.dropFirst().first?.word): return .retired
            case .public, .package, .internal, .open, .final, .extend: continue
            default:
                if token.kind == .attribute { continue }
                return nil
            }
        }
        return nil
    }

    private static func isField(_ statement: ArraySlice<Token>) -> Bool {
        statement.contains { $0.word == .var || $0.word == .let }
    }

    // MARK: Contexts

    /// After `= .`, `else .` or `unknown .`.
    private static func afterPeriod(_ statement: ArraySlice<Token>, _ document: SchemaDocument) -> Context {
        switch statement.dropLast().last {
        case let token? where token.word == .else || token.word == .unknown || token.word == .also:
            return .cases(of: nil)
        case let token? where token.kind == .equals:
            return .cases(of: field(of: statement, document)?.type.range)
        default: return .nothing
        }
    }

    private static func field(of statement: ArraySlice<Token>, _ document: SchemaDocument) -> FieldSyntax? {
        symbols(of: statement, document).lazy.compactMap(\.field).first
    }

    /// The declarations and members whose names are in a statement.
    private static func symbols(of statement: ArraySlice<Token>, _ document: SchemaDocument) -> [SchemaSymbol] {
        guard let start = statement.first?.start, let end = statement.last?.end else { return [] }
        return document.symbols.filter { start <= $0.name.range.lowerBound && $0.name.range.upperBound <= end }
    }

    /// After a field's type, value or clause.
    private static func afterField(_ statement: ArraySlice<Token>, _ document: SchemaDocument) -> Context {
        guard isField(statement), let field = field(of: statement, document), let last = statement.last,
            last.start >= field.type.range.lowerBound
        else { return .nothing }
        if last.kind == .comma || last.kind == .equals { return .nothing }
        // A clause that is not complete has to be finished first.
        let words = Set(["key", "fallback", "also", "since", "until", "via", "from", "if", "missing"])
        if let word = last.word, words.contains(word.rawValue) { return .nothing }
        return .fieldClauses(used: Set(field.clauses.all.map(\.kind)))
    }

    private static func usedHeadClauses(
        _ document: SchemaDocument, _ statement: ArraySlice<Token>
    ) -> Set<HeadClause> {
        let declaration = symbols(of: statement, document).lazy.compactMap(\.declaration).first
        return Set(declaration?.clauses.all.map(\.kind) ?? [])
    }
}
