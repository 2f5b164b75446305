// Edits of schemas by construct: clauses in their canonical position, members at the end of bodies.

import CodingSchema

/// Makes edits of one document.
struct SchemaEditor {
    typealias Edit = (range: SourceRange, text: String)

    let document: SchemaDocument

    private func point(_ offset: Int) -> SourceRange {
        SourceRange(file: document.file, lowerBound: offset, upperBound: offset)
    }

    // MARK: Clauses

    /// A clause at a field, before the first clause that follows it in the canonical order.
    func adding(_ clause: String, to symbol: SchemaSymbol) -> Edit? {
        if let field = symbol.field {
            let rank = Self.rank(of: clause, FieldClause.self)
            if let next = field.clauses.all.first(where: { Self.rank($0.kind) > rank }) {
                return (point(next.range.lowerBound), clause + " ")
            }
        }
        return headEnd(of: symbol).map { (point($0), " " + clause) }
    }

    /// A clause in the head of a declaration.
    func adding(_ clause: String, toHeadOf symbol: SchemaSymbol) -> Edit? {
        guard let declaration = symbol.declaration else { return nil }
        let rank = Self.rank(of: clause, HeadClause.self)
        if let next = declaration.clauses.all.first(where: { Self.rank($0.kind) > rank }) {
            return (point(next.range.lowerBound), clause + ", ")
        }
        return headEnd(of: symbol).map { (point($0), ", " + clause) }
    }

    /// A former key or name before those that a clause has; a clause with it if there is none.
    func addingFallback(_ key: String, to symbol: SchemaSymbol) -> Edit? {
        let first = symbol.field?.clauses[.fallback]
        guard let first, first.conversion == nil, let string = first.strings.first else {
            return first.map { (point($0.range.lowerBound), "fallback \(key) ") }
                ?? adding("fallback \(key)", to: symbol)
        }
        return (point(string.range.lowerBound), key + ", ")
    }

    func addingFormerName(_ name: String, to symbol: SchemaSymbol) -> Edit? {
        guard let string = symbol.declaration?.clauses[.formerly]?.strings.first else {
            return adding("formerly \(name)", toHeadOf: symbol)
        }
        return (point(string.range.lowerBound), name + ", ")
    }

    /// The next version, in place of the present one.
    func raisingVersion(of symbol: SchemaSymbol) -> Edit? {
        guard let number = symbol.declaration?.clauses[.version]?.number else {
            return adding("version 1", toHeadOf: symbol)
        }
        return (number.range, String(number.value + 1))
    }

    /// Nothing instead of a clause of a field and the space before it.
    func removing(_ clause: ClauseSyntax<FieldClause>) -> Edit {
        let bytes = document.file.bytes
        var start = clause.range.lowerBound
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return (
            SourceRange(file: document.file, lowerBound: start, upperBound: clause.range.upperBound), ""
        )
    }

    /// A member at the end of a body, or in an empty one.
    func addingMember(_ member: String, to symbol: SchemaSymbol) -> Edit? {
        guard let node = document.outline.node(ofName: symbol.name.range), let body = node.body else { return nil }
        let tokens = document.parsed.tokens.tokens
        let closing = tokens[body.upperBound]
        guard closing.kind == .rightBrace else { return nil }
        let file = document.file
        let depth = symbol.path.count { $0 == "." } + 1
        let indentation = String(repeating: "    ", count: depth)
        let last = tokens[body.upperBound - 1]
        if file.location(at: last.end).line == file.location(at: closing.start).line {
            let outer = String(indentation.dropLast(4))
            return (point(closing.start), "\n\(indentation)\(member)\n\(outer)")
        }
        let line = file.offsets(ofLine: file.location(at: closing.start).line)
        return (point(line.lowerBound), "\(indentation)\(member)\n")
    }

    /// The end of a symbol's head, without the Swift text or the body after it.
    private func headEnd(of symbol: SchemaSymbol) -> Int? {
        guard let node = document.outline.node(ofName: symbol.name.range) else { return nil }
        let tokens = document.parsed.tokens.tokens
        return node.head.last { tokens[$0].kind != .swiftSource }.map { tokens[$0].end }
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

    /// The file with some edits, which must not overlap; those at one place are in the given order.
    static func applying(_ edits: [Edit], to file: SourceFile) -> [UInt8] {
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

extension String {
    /// The text as a string of a schema.
    var quotedForSchema: String { SchemaRawValue.string(self).text }
}
