// Edits of schemas by construct: clauses in their canonical position, members in bodies.

package import CodingSchema

/// Makes edits of one file.
package struct SchemaEditor {
    package typealias Edit = (range: SourceRange, text: String)

    private let parsed: ParsedSchemaFile
    private let outline: SyntaxOutline

    /// An editor of a parsed file.
    package init(_ parsed: ParsedSchemaFile, _ outline: SyntaxOutline) {
        self.parsed = parsed
        self.outline = outline
    }

    private func point(_ offset: Int) -> SourceRange {
        SourceRange(file: parsed.file, lowerBound: offset, upperBound: offset)
    }

    // MARK: Clauses

    /// A clause at a field, before the first clause that follows it in the canonical order.
    package func adding(_ clause: String, to symbol: SchemaSymbol) -> Edit? {
        if let field = symbol.field {
            let rank = Self.rank(of: clause, FieldClause.self)
            if let next = field.clauses.all.first(where: { Self.rank($0.kind) > rank }) {
                return adding(clause, before: next)
            }
        }
        return headEnd(of: symbol).map { (point($0), " " + clause) }
    }

    /// A clause at a field, before another one.
    func adding(_ clause: String, before next: ClauseSyntax<FieldClause>) -> Edit {
        (point(next.range.lowerBound), clause + " ")
    }

    /// A clause in the head of a declaration.
    package func adding(_ clause: String, toHeadOf symbol: SchemaSymbol) -> Edit? {
        guard let declaration = symbol.declaration else { return nil }
        let rank = Self.rank(of: clause, HeadClause.self)
        if let next = declaration.clauses.all.first(where: { Self.rank($0.kind) > rank }) {
            return (point(next.range.lowerBound), clause + ", ")
        }
        return headEnd(of: symbol).map { (point($0), ", " + clause) }
    }

    /// A former key or name before those that a clause has; a clause with it if there is none.
    package func addingFallback(_ key: String, to symbol: SchemaSymbol) -> Edit? {
        let first = symbol.field?.clauses[.fallback]
        guard let first, first.conversion == nil, let string = first.strings.first else {
            return first.map { adding("fallback \(key)", before: $0) }
                ?? adding("fallback \(key)", to: symbol)
        }
        return (point(string.range.lowerBound), key + ", ")
    }

    package func addingFormerName(_ name: String, to symbol: SchemaSymbol) -> Edit? {
        guard let string = symbol.declaration?.clauses[.formerly]?.strings.first else {
            return adding("formerly \(name)", toHeadOf: symbol)
        }
        return (point(string.range.lowerBound), name + ", ")
    }

    /// The next version, in place of the present one.
    package func raisingVersion(of symbol: SchemaSymbol) -> Edit? {
        guard let number = symbol.declaration?.clauses[.version]?.number else {
            return adding("version 1", toHeadOf: symbol)
        }
        return number.value < .max ? (number.range, String(number.value + 1)) : nil
    }

    /// Nothing instead of a clause of a field and the space before it.
    package func removing(_ clause: ClauseSyntax<FieldClause>) -> Edit { (withSpaceBefore(clause.range), "") }

    private func withSpaceBefore(_ range: SourceRange) -> SourceRange {
        let bytes = parsed.file.bytes
        var start = range.lowerBound
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return SourceRange(file: parsed.file, lowerBound: start, upperBound: range.upperBound)
    }

    /// The end of a symbol's head, without the Swift text or the body after it.
    private func headEnd(of symbol: SchemaSymbol) -> Int? {
        guard let node = outline.node(ofName: symbol.name.range) else { return nil }
        let tokens = parsed.tokens.tokens
        return node.head.last { tokens[$0].kind != .swiftSource }.map { tokens[$0].end }
    }

    /// A member without the comments above it.
    package func statement(of symbol: SchemaSymbol) -> SourceRange? {
        guard let node = outline.node(ofName: symbol.name.range) else { return nil }
        let bytes = outline.bytes(of: node.tokens)
        return SourceRange(file: parsed.file, lowerBound: bytes.lowerBound, upperBound: bytes.upperBound)
    }

    // MARK: Members

    /// A member in a body: after another member, first, or at the end.
    package func addingMember(_ member: String, to symbol: SchemaSymbol, at position: MemberPosition = .last) -> Edit? {
        guard let node = outline.node(ofName: symbol.name.range), let body = node.body else { return nil }
        let tokens = parsed.tokens.tokens
        let closing = tokens[body.upperBound]
        guard closing.kind == .rightBrace else { return nil }
        let indentation = String(repeating: "    ", count: symbol.path.count { $0 == "." } + 1)
        switch position {
        case .first: return (point(tokens[body.lowerBound].end), "\n\(indentation)\(member)\n\(indentation)")
        case .after(let other):
            guard let end = outline.node(ofName: other.name.range)?.tokens.last else { return nil }
            return (point(tokens[end].end), "\n\(indentation)\(member)")
        case .last: break
        }
        let last = tokens[body.upperBound - 1]
        let file = parsed.file
        if file.location(at: last.end).line == file.location(at: closing.start).line {
            let outer = String(indentation.dropLast(4))
            return (point(closing.start), "\n\(indentation)\(member)\n\(outer)")
        }
        let line = file.offsets(ofLine: file.location(at: closing.start).line)
        return (point(line.lowerBound), "\(indentation)\(member)\n")
    }

    /// A declaration after another one at the top level.
    func addingDeclaration(_ text: String, after symbol: SchemaSymbol) -> Edit? {
        guard !symbol.path.contains("."), let node = outline.node(ofName: symbol.name.range), let body = node.body
        else { return nil }
        return (point(parsed.tokens.tokens[body.upperBound].end), "\n\n" + text)
    }

    /// The position of a member in a body.
    package enum MemberPosition {
        case first
        case after(SchemaSymbol)
        case last
    }

    /// The edits that give a field the type, the default and the clauses of another line. What such a line never has
    /// stays: attributes, access levels, `let`, `since`, `also`, observers.
    package func replacing(_ symbol: SchemaSymbol, by line: String) -> [Edit]? {
        let text = "class A {\n\(line)\n}\n"
        guard let field = symbol.field,
            let new = ParsedSchemaFile(SourceFile(path: "", text: text)).tree.declarations.first?.fields.first,
            let node = outline.node(ofName: symbol.name.range)
        else { return nil }
        var edits: [Edit] = []
        let tokens = parsed.tokens.tokens
        // `var` or `let`, and `weak` or `unowned` before it.
        if field.isWeak != new.isWeak || field.isUnowned != new.isUnowned,
            let name = node.head.first(where: { tokens[$0].start == symbol.name.range.lowerBound }), name > 0
        {
            let keyword = tokens[name - 1].start
            let hadWord = field.isWeak || field.isUnowned
            guard !hadWord || name > 1 else { return nil }
            let start = hadWord ? tokens[name - 2].start : keyword
            let word = new.isWeak ? "weak " : new.isUnowned ? "unowned " : ""
            edits.append((SourceRange(file: parsed.file, lowerBound: start, upperBound: keyword), word))
        }
        if field.type.range.text != new.type.range.text { edits.append((field.type.range, new.type.range.text)) }
        edits += replacing(field.value, by: new.value, after: field.conversion?.range ?? field.type.range)
        for kind in FieldClause.allCases where !Self.lasting.contains(kind) {
            let old = field.clauses.all.filter { $0.kind == kind }
            let now = new.clauses.all.filter { $0.kind == kind }.map(\.range.text)
            guard old.map(\.range.text) != now else { continue }
            edits += old.map(removing) + now.compactMap { adding($0, to: symbol) }
        }
        return edits
    }

    /// The clauses that a suggested line never has.
    private static let lasting: Set<FieldClause> = [.since, .also, .joined, .rebuiltVia, .renamedFrom]

    private func replacing(_ old: ValueSyntax?, by new: ValueSyntax?, after end: SourceRange) -> [Edit] {
        switch (old, new) {
        case (let old?, let new?):
            return old.range.text == new.range.text ? [] : [(old.range, new.range.text)]
        case (nil, let new?): return [(point(end.upperBound), " = " + new.range.text)]
        case (let old?, nil):
            return [(end.end.through(old.range), "")]
        case (nil, nil): return []
        }
    }

    // MARK: Order

    private static func rank<Kind: ClauseKind>(_ kind: Kind) -> Int {
        Kind.allCases.firstIndex { $0.rawValue == kind.rawValue } ?? Kind.allCases.count
    }

    /// The rank of a clause's text; one that isn't known is the last.
    private static func rank<Kind: ClauseKind>(of text: String, _ kind: Kind.Type) -> Int {
        Kind.allCases.firstIndex { text == $0.rawValue || text.hasPrefix($0.rawValue + " ") } ?? Kind.allCases.count
    }

    // MARK: Application

    /// The file with some edits, which must not overlap; those at one position are in the given order.
    package static func applying(_ edits: [Edit], to file: SourceFile) -> [UInt8] {
        var bytes: [UInt8] = []
        var end = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in sorted where edit.range.lowerBound >= end {
            bytes += file.bytes[end..<edit.range.lowerBound]
            bytes += edit.text.utf8
            end = edit.range.upperBound
        }
        return bytes + file.bytes[end...]
    }
}
