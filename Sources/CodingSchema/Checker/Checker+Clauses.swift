// The clauses in the heads of classes, structs and unions: each may occur at most once, with meaningful values.

extension Checker {
    /// The names of a declaration in archives.
    func checkArchivedNames(of owner: SchemaOwner) {
        for name in [owner.syntax.archivedAs].compactMap(\.self) + owner.syntax.formerly where name.value.isEmpty {
            report(
                .emptyArchivedName, "a name in archives can't be empty", at: name.range,
                fix: .remove(name.range, with: name.removal))
        }
    }

    func checkClassClauses() {
        for owner in owners {
            reportDuplicates(owner.syntax.clauses.all)
            checkArchivedNames(of: owner)
            if owner.isDictionary { checkName(ofDictionary: owner) }
            if let clause = owner.syntax.clauses[.unwritten] { checkUnwritten(owner, clause) }
            if let function = owner.syntax.clauses[.rebuiltVia]?.function { checkRebuilding(owner, function) }
            if let prefix = owner.prefix {
                // In an open class it states that the keys are meant to have no prefix.
                if prefix.value.isEmpty, owner.access != .open { reportEmptyPrefix(owner) }
                if prefix.value.hasPrefix("$") {
                    report(
                        .reservedPrefix, "prefix '\(prefix)' begins with '$', which is reserved for the archive",
                        at: prefix)
                }
            }
        }
        for owner in classes {
            if let function = owner.syntax.clauses[.uniqueVia]?.function { check(function) }
            if let function = owner.syntax.clauses[.replacedVia]?.function {
                checkWithoutArgument(function, after: HeadClause.replacedVia.rawValue)
            }
            reportMissingPrefix(owner)
        }
    }

    /// `unwritten` needs a version that nothing writes or reads.
    private func checkUnwritten(_ owner: SchemaOwner, _ clause: ClauseSyntax<HeadClause>) {
        let reason: String? =
            if owner.version == 0 {
                "there is no version that could be written"
            } else if owner.syntax.versionKey != nil {
                "the version has a key"
            } else if owner.isSequential {
                "sequential archives always contain the version"
            } else if owner.syntax.clauses[.refusesNewer] != nil {
                "newer versions can't be refused if archives don't contain the version"
            } else { nil }
        guard let reason else { return }
        report(
            .misplacedUnwritten, "'unwritten' is not possible: \(reason)", at: clause.range,
            fix: .remove(clause.range, with: clause.removal))
    }

    /// The function of `rebuilt via` in a head takes the archived version or nothing.
    private func checkRebuilding(_ owner: SchemaOwner, _ function: ReferenceSyntax) {
        guard let labels = function.labels, !labels.isEmpty else { return }
        guard labels.count == 1 else {
            return report(
                .functionWithArguments,
                "a function after 'rebuilt via' is a method of the value and takes at most the archived version",
                at: function, fix: .write("\(function.name)(from:)", replacing: function.range))
        }
        let reason: String? =
            if owner.version == 0 {
                "'\(owner.name)' has no version"
            } else if owner.isVersionUnwritten {
                "archives don't contain the version"
            } else { nil }
        guard let reason else { return }
        report(
            .rebuiltWithoutVersion, "'\(function.name)' can't get the archived version: \(reason)", at: function,
            fix: .write(function.name, replacing: function.range))
    }

    /// Reports every repeated clause.
    func reportDuplicates(_ clauses: [ClauseSyntax<some ClauseKind>]) {
        var earlier: [String: SourceRange] = [:]
        for clause in clauses {
            let words = clause.kind.rawValue
            if let first = earlier[words] {
                // Of two that differ only the author knows which one was meant.
                let isSame = first.text == clause.range.text
                report(
                    .duplicateClause, "'\(words)' is written twice", at: clause.range, first: first,
                    fix: isSame
                        ? .remove(clause.range, with: clause.removal) : Diagnostic.Fix("remove one of the two"))
            } else {
                earlier[words] = clause.range
            }
        }
    }

    private func reportEmptyPrefix(_ owner: SchemaOwner) {
        guard let clause = owner.syntax.clauses[.prefix], let prefix = clause.strings.first else { return }
        report(
            .emptyPrefix, "the prefix is empty and changes no key", at: prefix,
            fix: .remove(clause.range, with: clause.removal))
    }

    private func reportMissingPrefix(_ owner: SchemaClass) {
        guard owner.access == .open, owner.prefix == nil, !owner.refusesCoding else { return }
        let hasDefaultKey = owner.syntax.fields.contains { field in
            !field.isTransient && field.clauses[.key] == nil
        }
        if hasDefaultKey {
            report(
                .openClassWithoutPrefix,
                "'\(owner.syntax.name)' is open and its keys have no prefix: subclasses in other modules may use "
                    + "the same keys",
                at: owner.syntax.name,
                fix: Diagnostic.Fix(
                    "add 'prefix' and a string, or a 'key' to each field, or, if archives already have these keys, "
                        + "'prefix \"\"'"))
        }
    }
}
