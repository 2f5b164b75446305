// The clauses in the head of a class, struct or enum.

extension Parser {
    /// Whose head it is: classes have more clauses than values.
    enum HeadKind: String {
        case `class`
        case `struct`
        case `enum`
    }

    private static let valueClauseWords: [Word] = [.version, .archived, .formerly, .sequential]

    /// The words that begin a clause of a head, in the canonical order. `refuses coding` comes after all of them.
    private static let classClauseWords: [Word] = [
        .version, .refuses, .archived, .formerly, .prefix, .sequential, .keyed, .keeps, .unique, .replaced,
    ]

    /// `{ "," classClause }` or `{ "," valueClause }`
    ///
    /// - Parameter name: Whose head it is.
    mutating func clauses(
        of kind: HeadKind, named name: String?, isExtension: Bool = false
    ) -> [ClassClauseSyntax] {
        var clauses: [ClassClauseSyntax] = []
        while !isAtEnd, !at(.leftBrace), !isAtDeclarationAtMargin {
            let start = position
            if at(.comma) {
                let comma = currentRange
                advance()
                if at(.leftBrace) {
                    reportMissing(.strayComma(at: comma))
                    break
                }
            } else if let word, Self.classClauseWords.contains(word) {
                reportMissing(.missingPunctuation(",", before: "the clause", at: pointAfterPrevious))
            } else {
                break
            }
            var rank = Self.classClauseWords.firstIndex { $0 == word } ?? 0
            if at(.identifier), SwiftProtocols.names.contains(currentText) {
                refuseConformance(of: isExtension ? "extension" : kind.rawValue, named: name)
            } else if let clause = clause(of: kind) {
                if case .refusesCoding = clause.kind { rank = Self.classClauseWords.count }
                mark(at: start) { $0.clauseRank = rank }
                clauses.append(clause)
            } else {
                skipHeadClause()
            }
            ensureProgress(since: start)
        }
        return clauses
    }

    /// Reports a protocol in a head, and skips it.
    mutating func refuseConformance(of kind: String, named name: String?) {
        let conformance = Located(currentText, at: currentRange)
        report(.protocolConformance(conformance, of: kind, named: name ?? "Name"))
        skipHeadClause()
    }

    /// Skips the rest of a clause in a head.
    mutating func skipHeadClause() {
        skip {
            $0.at(.comma) || $0.at(.leftBrace) || $0.at(.rightBrace) || $0.isAtDeclarationAtMargin
                || $0.current.startsLine && $0.isAtMemberStart
        }
    }

    /// ```
    /// classClause = "version" integer [ "key" string ] | "refuses" "newer" | "archived" "as" string
    ///             | "formerly" strings | "prefix" string | "sequential" [ "only" | "marker" string ]
    ///             | "keyed" "only" | "keeps" "unknown" | "unique" "via" reference | "replaced" "via" reference
    ///             | "refuses" "coding"
    /// valueClause = "version" integer [ "key" string ] | "archived" "as" string | "formerly" strings | "sequential"
    /// ```
    private mutating func clause(of kind: HeadKind) -> ClassClauseSyntax? {
        let words = kind == .class ? Self.classClauseWords : Self.valueClauseWords
        guard at(.identifier), !isAtDeclarationAtMargin else {
            reportMissing(.missingClause(at: rangeOfMissing))
            return nil
        }
        if !(word.map(Self.classClauseWords.contains) ?? false), !repairWord(among: words, as: "clause") { return nil }
        let start = current
        guard let word else { return nil }
        if !words.contains(word) {
            report(.clauseOfClass(word.rawValue, on: kind.rawValue, at: currentRange))
            return nil
        }
        advance()
        guard let clause = clause(beginningWith: word, of: kind) else { return nil }
        return ClassClauseSyntax(clause, at: range(from: start))
    }

    private mutating func clause(beginningWith word: Word, of kind: HeadKind) -> ClassClauseSyntax.Kind? {
        switch word {
        case .version: return version()
        case .archived: return expect(.as) ? string(after: "archived as").map { .archivedAs($0) } : nil
        case .formerly: return strings(after: "formerly").map { .formerly($0) }
        case .prefix: return string(after: "prefix").map { .prefix($0) }
        case .sequential: return sequential(of: kind)
        case .keyed: return expect(.only) ? .keyedOnly : nil
        case .keeps: return expect(.unknown) ? .keepsUnknown : nil
        case .unique: return expect(.via) ? reference(after: "via").map { .uniqueVia($0) } : nil
        case .replaced: return expect(.via) ? reference(after: "via").map { .replacedVia($0) } : nil
        case .refuses: return refusal()
        default: return nil
        }
    }

    /// `"version" integer [ "key" string ]`
    private mutating func version() -> ClassClauseSyntax.Kind? {
        guard let number = integer(after: "version") else { return nil }
        guard consume(if: .key) else { return .version(number, key: nil) }
        return .version(number, key: string(after: "key"))
    }

    /// `"sequential" [ "only" | "marker" string ]`; of a struct or enum the first word alone.
    private mutating func sequential(of kind: HeadKind) -> ClassClauseSyntax.Kind? {
        repairSequential()
        let start = current
        let only = currentRange
        let isOnly = consume(if: .only)
        let word = currentRange
        var marker: Located<String>?
        if consume(if: .marker) {
            marker = string(after: "sequential marker")
            // The class is sequential, whatever the key was to be.
            if marker == nil { skipHeadClause() }
        }
        guard isOnly || marker != nil else { return .sequential(only: false, marker: nil) }
        if kind != .class {
            let clause = isOnly ? "sequential only" : "sequential marker"
            let range = range(from: start)
            report(.clauseOfClass(clause, on: kind.rawValue, at: range, fix: .remove(range)))
            return .sequential(only: false, marker: nil)
        }
        guard isOnly, let key = marker else { return .sequential(only: isOnly, marker: marker) }
        report(.markerOfSequentialOnly(at: word.through(key.range), only: only))
        return .sequential(only: true, marker: nil)
    }

    /// Repairs a misspelled word after `sequential`, and reports any other.
    private mutating func repairSequential() {
        guard at(.identifier), !current.startsLine, !at(.only), !at(.marker) else { return }
        guard !(word.map(Self.classClauseWords.contains) ?? false) else { return }
        if !repairWord(among: [.only, .marker], as: "word") { skipHeadClause() }
    }

    /// `"refuses" "newer" | "refuses" "coding"`
    private mutating func refusal() -> ClassClauseSyntax.Kind? {
        if consume(if: .newer) { return .refusesNewer }
        if consume(if: .coding) { return .refusesCoding }
        guard at(.identifier), !current.startsLine else {
            reportMissing(.missingWord("newer' or 'coding", at: rangeOfMissing))
            return nil
        }
        return repairWord(among: [.newer, .coding], as: "clause") ? refusal() : nil
    }
}
