// The clauses in the heads of classes, structs and unions: each may occur at most once, with meaningful values.

extension Checker {
    func checkClassClauses() {
        for draft in classes {
            reportDoubledClauses(draft.syntax.clauses)
            for clause in draft.syntax.clauses {
                take(clause.kind, for: draft)
            }
            complete(draft)
        }
        for draft in values {
            let clauses = (draft as? StructureDraft)?.syntax.clauses ?? (draft as? UnionDraft)?.syntax.clauses ?? []
            reportDoubledClauses(clauses)
            for clause in clauses { takeShared(clause.kind, for: draft) }
        }
    }

    /// Reports every repeated clause.
    func reportDoubledClauses(_ clauses: [ClassClauseSyntax]) {
        reportDoubled(clauses.lazy.map { ($0.kind.word, $0.range) })
    }

    func reportDoubled(_ clauses: some Sequence<(word: String, range: SourceRange)>) {
        var earlier: [String: SourceRange] = [:]
        for (word, range) in clauses {
            if let first = earlier[word] {
                report(.doubledClause(word, at: range, first: first))
            } else {
                earlier[word] = range
            }
        }
    }

    /// Applies the first clause of a kind that classes, structs and unions have in common.
    private func takeShared(_ kind: ClassClauseSyntax.Kind, for draft: OwnerDraft) {
        switch kind {
        case .version(let version, let key):
            guard draft.version == nil else { return }
            draft.version = version
            draft.versionKey = key
        case .archivedAs(let name):
            guard draft.archivedAs == nil else { return }
            draft.archivedAs = name
            if name.value.isEmpty { report(.emptyArchivedName(at: name.range)) }
        case .formerly(let names):
            guard draft.formerly.isEmpty else { return }
            draft.formerly = names
            for name in names where name.value.isEmpty {
                report(.emptyArchivedName(at: name.range))
            }
        case .sequential(let only, let marker):
            draft.isSequential = true
            guard let draft = draft as? ClassDraft, case .keyed = draft.model.archives else { return }
            draft.model.archives = only ? .sequential : .keyedAndSequential
            draft.marker = marker
        case .refusesNewer, .prefix, .keyedOnly, .keepsUnknown, .uniqueVia, .replacedVia, .refusesCoding:
            // The parser refuses these clauses outside classes.
            break
        }
    }

    /// Applies the first clause of a kind.
    private func take(_ kind: ClassClauseSyntax.Kind, for draft: ClassDraft) {
        switch kind {
        case .version, .archivedAs, .formerly, .sequential:
            takeShared(kind, for: draft)
        case .refusesNewer:
            draft.model.refusesNewer = true
        case .prefix(let prefix):
            guard draft.prefix == nil else { return }
            draft.prefix = prefix
            if prefix.value.isEmpty { report(.emptyPrefix(at: prefix.range)) }
            if prefix.value.hasPrefix("$") { report(.reservedPrefix(prefix)) }
        case .keyedOnly:
            break
        case .keepsUnknown:
            draft.model.keepsUnknown = true
        case .uniqueVia(let function):
            guard draft.model.uniqueFunction == nil else { return }
            check(function)
            draft.model.uniqueFunction = SchemaFunction(function)
        case .replacedVia(let function):
            guard draft.model.replacementFunction == nil else { return }
            checkWithoutArgument(function, after: "replaced via")
            draft.model.replacementFunction = SchemaFunction(function)
        case .refusesCoding:
            draft.model.refusesCoding = true
        }
    }

    private func complete(_ draft: ClassDraft) {
        let model = draft.model
        completeHead(of: model, from: draft, documentation: draft.syntax.documentation)
        model.isFinal = draft.syntax.isFinal
        model.isExtension = draft.syntax.isExtension
        model.keyedMarker = draft.marker?.value
        model.swiftMembers = draft.syntax.swift.map { SchemaSwiftMember(text: $0.value, line: $0.range.start.line) }
        reportMissingPrefix(draft)
    }

    private func reportMissingPrefix(_ draft: ClassDraft) {
        guard draft.syntax.access == .open, draft.prefix == nil, !draft.model.refusesCoding else { return }
        let hasDefaultKey = draft.syntax.fields.contains { field in
            !field.isTransient && !field.clauses.contains { $0.kind.word == "key" }
        }
        if hasDefaultKey { report(.openClassWithoutPrefix(draft.syntax.name)) }
    }
}

extension ClassClauseSyntax.Kind {
    /// The first words of a clause.
    var word: String {
        switch self {
        case .version: "version"
        case .refusesNewer: "refuses newer"
        case .archivedAs: "archived as"
        case .formerly: "formerly"
        case .prefix: "prefix"
        case .sequential: "sequential"
        case .keyedOnly: "keyed only"
        case .keepsUnknown: "keeps unknown"
        case .uniqueVia: "unique via"
        case .replacedVia: "replaced via"
        case .refusesCoding: "refuses coding"
        }
    }
}

extension FieldClauseSyntax.Kind {
    /// The first words of a clause.
    var word: String {
        switch self {
        case .key: "key"
        case .fallback: "fallback"
        case .also: "also"
        case .since: "since"
        case .until: "until"
        case .conditional: "conditional"
        case .joined: "joined"
        case .rebuiltVia: "rebuilt via"
        }
    }
}
