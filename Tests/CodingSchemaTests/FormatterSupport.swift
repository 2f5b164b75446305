// What must be the same before and after formatting, in forms that can be compared.

import CodingSchema

enum FormatterSupport {
    /// The bytes with every line end as one byte.
    static func unixBytes(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "\r")) else { return bytes }
        var result: [UInt8] = []
        for (offset, byte) in bytes.enumerated() {
            let isReturn = byte == UInt8(ascii: "\r")
            if isReturn, offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "\n") { continue }
            result.append(byte)
        }
        return result
    }

    /// The model as the syntax tree has it, without places, line ends and the order of clauses; `nil` with a mistake.
    static func model(_ bytes: [UInt8]) -> [String]? {
        var (tree, diagnostics) = Parser.parse(SourceFile(path: "Model.coding", bytes: unixBytes(bytes)))
        guard diagnostics.isEmpty else { return nil }
        tree.declarations = tree.declarations.map(sorted)
        return SyntaxDump.lines(tree)
    }

    private static func sorted(_ declaration: DeclarationSyntax) -> DeclarationSyntax {
        var declaration = declaration
        declaration.clauses = sorted(declaration.clauses)
        declaration.fields = declaration.fields.map(sorted)
        return declaration
    }

    private static func sorted(_ field: FieldSyntax) -> FieldSyntax {
        var field = field
        let clauses = stablySorted(field.clauses.all) { clause in
            switch clause.kind {
            case .required: 0
            case .ifMissing: 1
            case .key: 2
            case .since: 3
            case .until: 4
            case .fallback: 5
            case .treatsNilAsMissing: 6
            case .also: 7
            case .writesNil, .omitsNil, .omitsDefault, .lenient, .conditional, .unconditional, .joined, .keyedOnly,
                .sequentialOnly, .rebuiltVia, .renamedFrom:
                8
            }
        }
        field.clauses = ClauseList(clauses)
        return field
    }

    private static func sorted(_ clauses: ClauseList<HeadClause>) -> ClauseList<HeadClause> {
        let clauses = stablySorted(clauses.all) { clause in
            switch clause.kind {
            case .asDictionary, .tag: -1
            case .version: 0
            case .unwritten: 1
            case .refusesNewer: 1
            case .archivedAs: 2
            case .formerly: 3
            case .else: 4
            case .prefix: 5
            case .sequential: 6
            case .keyedOnly: 7
            case .readsUnknownSubclasses: 8
            case .keepsUnknown: 9
            case .writesNil: 10
            case .omitsDefault: 11
            case .lenient: 12
            case .uniqueVia: 13
            case .replacedVia: 14
            case .rebuiltVia: 15
            case .refusesCoding: 16
            case .renamedFrom: 17
            case .keys: 18
            }
        }
        return ClauseList(clauses)
    }

    private static func stablySorted<Element>(_ elements: [Element], by rank: (Element) -> Int) -> [Element] {
        elements.enumerated()
            .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }

    /// A token or a comment, as it is written.
    struct Piece: Equatable, CustomStringConvertible {
        let text: String
        let isComment: Bool

        var description: String { text }
    }

    /// The tokens and comments of a file in order, without line ends of Windows and white space behind `//` comments.
    static func pieces(_ bytes: [UInt8]) -> [Piece] {
        let (list, _) = Lexer.tokenize(SourceFile(path: "Pieces.coding", bytes: unixBytes(bytes)))
        var comments = list.comments[...]
        var pieces: [Piece] = []
        for token in list.tokens {
            while let comment = comments.first, comment.start < token.start {
                comments.removeFirst()
                pieces.append(Piece(text: text(ofComment: comment, in: list), isComment: true))
            }
            if token.kind != .endOfFile { pieces.append(Piece(text: list.text(of: token), isComment: false)) }
        }
        return pieces + comments.map { Piece(text: text(ofComment: $0, in: list), isComment: true) }
    }

    private static func text(ofComment comment: Token, in list: TokenList) -> String {
        let text = list.text(of: comment)
        guard text.hasPrefix("//"), comment.kind != .documentation else { return text }
        return String(text.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// For each comment the tokens before and behind it.
    static func neighbours(of pieces: [Piece]) -> [String: (before: String, behind: String)] {
        var neighbours: [String: (before: String, behind: String)] = [:]
        var before = ""
        var open: [String] = []
        for piece in pieces where piece.text != "," {
            if piece.isComment {
                open.append(piece.text)
            } else {
                for comment in open { neighbours[comment] = (before, piece.text) }
                open = []
                before = piece.text
            }
        }
        for comment in open { neighbours[comment] = (before, "") }
        return neighbours
    }
}
