// The clauses in heads, and what clauses of heads and fields have in common.

extension Parser {
    /// The first words of the clauses of each kind of declaration.
    private static let clauseWords = Dictionary(
        uniqueKeysWithValues: DeclarationSyntax.Kind.allCases.map { kind in
            (kind, zip(HeadClause.allCases, HeadClause.firstWords).filter { $0.0.belongs(to: kind) }.map(\.1))
        })

    /// Takes a clause: its words and what follows them.
    mutating func clause<Kind: ClauseKind>() -> ClauseSyntax<Kind>? {
        let start = current
        guard let kind = clauseKind(of: Kind.self) else { return nil }
        var clause = ClauseSyntax(kind: kind, range: currentRange)
        let words = kind.rawValue
        switch clause.kind.argument {
        case .nothing: break
        case .string:
            guard let string = string(after: words) else { return nil }
            clause.strings = [string]
        case .strings, .keys:
            guard let strings = strings(after: words) else { return nil }
            clause.strings = strings
            guard clause.kind.argument == .keys, consume(if: .colon) || at(.via) else { break }
            let type = type(of: "value under '\(words)'")
            guard expect(.via), let function = reference(after: "via") else { return nil }
            clause.conversion = (type, function)
            if at(.comma), next.kind == .string {
                reportMissing(.strayComma(at: currentRange, before: words))
                return nil
            }
        case .integer:
            guard let number = integer(after: words) else { return nil }
            clause.number = number
        case .function:
            guard let function = reference(after: "via") else { return nil }
            clause.function = function
        case .value:
            guard let value = value(after: words) else { return nil }
            clause.value = value
        case .name:
            guard let name = name(of: "former declaration") else { return nil }
            clause.name = name
        case .className:
            guard let name = name(of: "class after '\(words)'") else { return nil }
            clause.name = name
        }
        clause.range = range(from: start)
        return clause
    }

    /// Takes the words of a clause. If several kinds have the first word, the second one decides.
    private mutating func clauseKind<Kind: ClauseKind>(of _: Kind.Type) -> Kind? {
        guard let word, var rank = Kind.firstWords.firstIndex(of: word) else { return nil }
        advance()
        if Kind.firstWords.lastIndex(of: word) != rank {
            let ranks = Kind.words.indices.filter { Kind.words[$0][0] == word }
            guard let chosen = chosenRank(among: ranks.map { (Kind.words[$0][1], $0) }) else { return nil }
            rank = chosen
        }
        for word in Kind.words[rank].dropFirst() where !expect(word) { return nil }
        return Kind.allCases[rank]
    }

    /// The rank of the current word, which may be misspelled.
    private mutating func chosenRank(among candidates: [(word: Word, rank: Int)]) -> Int? {
        let words = candidates.map(\.word)
        if !words.contains(where: at) {
            guard at(.identifier), !current.startsLine else {
                reportMissing(.missingWord(words.map(\.rawValue).joined(separator: "' or '"), at: rangeOfMissing))
                return nil
            }
            if !repairWord(among: words, as: "clause") { return nil }
        }
        return candidates.first { at($0.word) }?.rank
    }

    /// `{ "," classClause }`, `{ "," valueClause }` or `{ "," externalClause }`
    mutating func clauses(of kind: DeclarationSyntax.Kind) -> ClauseList<HeadClause> {
        var clauses = ClauseList<HeadClause>()
        while !isAtEnd, !at(.leftBrace), !isAtDeclarationAtMargin {
            let start = position
            var comma: SourceRange?
            if at(.comma) {
                let found = currentRange
                comma = found
                advance()
                if at(.leftBrace) {
                    reportMissing(.strayComma(at: found))
                    break
                }
            } else if let word, HeadClause.firstWords.contains(word), word != .as || isBeforeDictionary {
                reportMissing(.missingPunctuation(",", before: "the clause", at: pointAfterPrevious))
            } else {
                break
            }
            if isAtConformance, nearestWord(among: HeadClause.firstWords) == nil {
                refuseConformance(of: kind, after: comma)
            } else if var clause = clause(of: kind) {
                clause.comma = comma
                if clause.strings.count == 1, clause.kind == .archivedAs || clause.kind == .formerly {
                    clause.strings[0].removal = clause.removal
                }
                mark(at: start) { $0.clauseRank = HeadClause.allCases.firstIndex(of: clause.kind) }
                clauses.append(clause)
            } else {
                skipHeadClause()
            }
            ensureProgress(since: start)
        }
        return clauses
    }

    /// Another `as` is that of an external type without its `external`.
    private var isBeforeDictionary: Bool { list.text(of: next) == Word.dictionary.rawValue }

    /// Reports a protocol among the clauses, and skips it.
    private mutating func refuseConformance(of kind: DeclarationSyntax.Kind, after comma: SourceRange?) {
        let start = current
        passOverOne()
        skipHeadClause()
        let range = range(from: start)
        report(
            kind == .extension ? .superclassOfExtension(at: range, after: comma) : .misplacedConformance(at: range))
    }

    /// Skips the rest of a clause in a head.
    mutating func skipHeadClause() {
        skip {
            $0.at(.comma) || $0.at(.leftBrace) || $0.at(.rightBrace) || $0.isAtDeclarationAtMargin
                || $0.current.startsLine && $0.isAtMemberStart
        }
    }

    /// ```
    /// classClause = "version" integer [ "key" string [ "boxed" ] ] | "refuses" "newer" | "archived" "as" string
    ///             | "formerly" strings | "prefix" string | "sequential" [ "only" | "marker" string ]
    ///             | "keyed" "only" | "reads" "unknown" "subclasses" | "keeps" "unknown" | "unique" "via" reference
    ///             | "replaced" "via" reference | "rebuilt" "via" reference | "writes" "nil" | "omits" "default"
    ///             | "refuses" "coding" | "renamed" "from" name | "unwritten" | "lenient" | "else" name
    /// valueClause = "version" integer [ "key" string [ "boxed" ] ] | "unwritten" | "archived" "as" string
    ///             | "formerly" strings | "sequential"
    ///             | "writes" "nil" | "omits" "default" | "renamed" "from" name
    ///             | "as" "dictionary" | "lenient" | "rebuilt" "via" reference             (* structs only *)
    ///             | "tag" string                                                            (* enums only *)
    /// externalClause = "keys" strings | "archived" "as" string | "sequential" [ "only" ]
    /// ```
    private mutating func clause(of owner: DeclarationSyntax.Kind) -> ClauseSyntax<HeadClause>? {
        let words = Self.clauseWords[owner] ?? []
        guard at(.identifier), !isAtDeclarationAtMargin else {
            reportMissing(
                .missingClause, "a clause is missing after ','", at: rangeOfMissing,
                fix: "write a clause, such as 'version 1', or remove the comma")
            return nil
        }
        if !(word.map(HeadClause.firstWords.contains) ?? false), !repairWord(among: words, as: "clause") { return nil }
        let start = current
        guard let word else { return nil }
        if word == .keys || owner == .external, !words.contains(word) {
            report(
                .clauseOfExternal,
                (word == .keys)
                    ? "only an external class has the clause '\(word.rawValue)': the fields of other classes have "
                        + "the keys"
                    : "an external class is written by hand: the clause '\(word.rawValue)' would have no effect",
                at: currentRange, fix: "remove the clause")
            return nil
        }
        if !words.contains(word) {
            let words = word == .as ? HeadClause.asDictionary.rawValue : word.rawValue
            report(.clauseOfClass(words, on: owner.word, at: currentRange))
            return nil
        }
        guard var clause: ClauseSyntax<HeadClause> = clause() else { return nil }
        let key = current
        if clause.kind == .version, consume(if: .key), let string = string(after: "key", removedFrom: key) {
            clause.strings = [string]
            clause.isBoxed = consume(if: .boxed)
        }
        if clause.kind == .sequential { readSequential(&clause, of: owner) }
        clause.range = range(from: start)
        return clause
    }

    /// `"sequential" [ "only" | "marker" string ]`; of an external class without a marker, and of a struct or enum the
    /// first word alone.
    private mutating func readSequential(
        _ clause: inout ClauseSyntax<HeadClause>, of owner: DeclarationSyntax.Kind
    ) {
        repairSequential()
        let start = current
        let only = currentRange
        let isOnly = consume(if: .only)
        let word = current
        var marker: Located<String>?
        if consume(if: .marker) {
            marker = string(after: "sequential marker", removedFrom: word)
            // The class is sequential, whatever the key was to be.
            if marker == nil { skipHeadClause() }
        }
        guard isOnly || marker != nil else { return }
        if owner == .external, let marker {
            return report(
                .clauseOfExternal,
                "an external class is written by hand: the marker \"\(marker)\" would not be written",
                at: range(from: word), fix: .remove(range(from: word)))
        }
        if owner == .struct || owner == .enum {
            let range = range(from: start)
            let words = isOnly ? "sequential only" : "sequential marker"
            return report(.clauseOfClass(words, on: owner.rawValue, at: range, fix: .remove(range)))
        }
        clause.isOnly = isOnly
        guard let marker else { return }
        if isOnly {
            return report(
                .markerOfSequentialOnly,
                "a class that is 'sequential only' can't have a marker, which is for keyed archives",
                at: range(from: word), notes: [Diagnostic.Note("'only' is here", at: only)],
                fix: .remove(range(from: word)))
        }
        clause.strings = [marker]
    }

    /// Repairs a misspelled word after `sequential`, and reports any other.
    private mutating func repairSequential() {
        guard at(.identifier), !current.startsLine, !at(.only), !at(.marker) else { return }
        guard !(word.map(HeadClause.firstWords.contains) ?? false) else { return }
        if !repairWord(among: [.only, .marker], as: "word") { skipHeadClause() }
    }
}
