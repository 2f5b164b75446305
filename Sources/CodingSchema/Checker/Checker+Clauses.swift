// The clauses in the heads of classes, structs and unions: each may occur at most once, with meaningful values.

extension Checker {
    func checkClassClauses() {
        for draft in owners {
            reportDuplicates(draft.syntax.clauses.all)
            for name in [draft.archivedAs].compactMap(\.self) + draft.formerly where name.value.isEmpty {
                report(
                    .emptyArchivedName, "a name in archives can't be empty", at: name.range,
                    fix: .removeString(name.range))
            }
            if let range = draft.syntax.clauses[.unwritten]?.range { checkUnwritten(draft, at: range) }
            if let prefix = draft.prefix {
                // In an open class it states that the keys are meant to have no prefix.
                if prefix.value.isEmpty, draft.access != .open { report(.emptyPrefix(at: prefix.range)) }
                if prefix.value.hasPrefix("$") {
                    report(
                        .reservedPrefix, "prefix '\(prefix)' begins with '$', which is reserved for the archive",
                        at: prefix)
                }
            }
        }
        for draft in classes { complete(draft) }
    }

    /// `unwritten` needs a version that nothing writes or reads.
    private func checkUnwritten(_ draft: OwnerDraft, at range: SourceRange) {
        let reason: String? =
            if draft.versionNumber == 0 {
                "there is no version that could be written"
            } else if draft.versionKey != nil {
                "the version has a key"
            } else if draft.isSequential {
                "sequential archives always contain the version"
            } else if draft.syntax.clauses[.refusesNewer] != nil {
                "newer versions can't be refused if archives don't contain the version"
            } else { nil }
        guard let reason else { return }
        report(.misplacedUnwritten, "'unwritten' is not possible: \(reason)", at: range, fix: .removeClause(range))
    }

    /// Reports every repeated clause.
    func reportDuplicates(_ clauses: [ClauseSyntax<some ClauseKind>]) {
        var earlier: [String: SourceRange] = [:]
        for clause in clauses {
            let words = clause.kind.rawValue
            if let first = earlier[words] {
                report(.duplicateClause(words, at: clause.range, first: first))
            } else {
                earlier[words] = clause.range
            }
        }
    }

    private func complete(_ draft: ClassDraft) {
        let model = draft.model
        let clauses = draft.syntax.clauses
        completeHead(of: model, from: draft)
        model.isFinal = draft.syntax.isFinal
        model.isExtension = draft.syntax.kind == .extension
        if draft.syntax.isExternal {
            model.external = SchemaExternalClass(
                keys: clauses[.keys]?.strings.map(\.value), moduleName: draft.syntax.module?.value)
        }
        if let sequential = clauses[.sequential] {
            model.archives = sequential.isOnly ? .sequential : .keyedAndSequential
        }
        model.keyedMarker = draft.marker?.value
        model.keepsUnknown = clauses[.keepsUnknown] != nil
        model.refusesNewer = clauses[.refusesNewer] != nil
        model.refusesCoding = draft.refusesCoding
        if let function = clauses[.uniqueVia]?.function {
            check(function)
            model.uniqueFunction = SchemaFunction(function)
        }
        if let function = clauses[.replacedVia]?.function {
            checkWithoutArgument(function, after: HeadClause.replacedVia.rawValue)
            model.replacementFunction = SchemaFunction(function)
        }
        model.swiftMembers = draft.syntax.swift.map(SchemaSwiftMember.init)
        reportMissingPrefix(draft)
    }

    private func reportMissingPrefix(_ draft: ClassDraft) {
        guard draft.access == .open, draft.prefix == nil, !draft.refusesCoding else { return }
        let hasDefaultKey = draft.syntax.fields.contains { field in
            !field.isTransient && field.clauses[.key] == nil
        }
        if hasDefaultKey {
            report(
                .openClassWithoutPrefix,
                "'\(draft.syntax.name)' is open and its keys have no prefix: subclasses in other modules may use "
                    + "the same keys",
                at: draft.syntax.name,
                fix: Diagnostic.Fix(
                    "add 'prefix' and a string, or a 'key' to each field, or, if archives already have these keys, "
                        + "'prefix \"\"'"))
        }
    }
}
