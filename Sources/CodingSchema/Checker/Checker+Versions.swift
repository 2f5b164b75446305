// Versions: fields that were added or ended with a version, and fields that older archives lack.

extension Checker {
    func checkVersions() {
        for draft in owners where !draft.unit.isImported && !draft.refusesCoding {
            for field in draft.declaredFields where !field.syntax.isTransient {
                checkVersions(of: field, in: draft)
            }
            for retired in draft.retired {
                guard let until = retired.syntax.until else { continue }
                checkUntil(until, in: draft)
            }
        }
    }

    private func checkVersions(of field: SchemaField, in draft: SchemaOwner) {
        if let since = field.syntax.since {
            checkSince(since, in: draft)
            if since.value > 0, isMissed(field, in: draft), field.fallbacks.isEmpty {
                let required = field.syntax.clauses[.required]?.range
                report(
                    .requiredFieldAddedLater,
                    "archives older than version \(since) have no '\(field.syntax.name.value)': "
                        + (required == nil
                            ? "it must be optional, or have a default or a fallback"
                            : "it can't be required without a fallback"),
                    at: field.syntax.name.range,
                    fix: required.map { .remove($0) } ?? .makeOptional(field.syntax.type))
            }
        }
        if let until = field.syntax.until {
            checkUntil(until, in: draft)
            if let since = field.syntax.since, since.value > until.value {
                report(
                    .sinceAboveUntil, "a field that exists since version \(since) can't end with version \(until)",
                    at: since,
                    notes: [Diagnostic.Note("the last version that wrote it", at: until)])
            }
            // A field that older archives lack is refused separately; next to an `also`, `until` may only be too early.
            let isAddedLater = (field.syntax.since?.value ?? 0) > 0 && field.fallbacks.isEmpty
            if isMissed(field, in: draft), !isAddedLater, field.declaredAlso.isEmpty {
                let required = field.syntax.clauses[.required]?.range
                report(
                    .requiredFieldNotWritten,
                    "archives newer than version \(until) have no '\(field.syntax.name.value)': "
                        + (required == nil ? "it must be optional or have a default" : "it can't be required"),
                    at: field.syntax.name.range,
                    notes: [Diagnostic.Note("the last version that wrote it", at: until)],
                    fix: required.map { .remove($0) } ?? .makeOptional(field.syntax.type))
            }
        }
    }

    func checkSince(_ since: Located<Int>, in draft: SchemaDeclared) {
        if since.value > draft.version {
            report(
                .sinceAboveVersion,
                "'since \(since)' is above the \(draft.title)'s version, which is \(draft.version)", at: since,
                fix: .giveVersion(since.value, to: draft))
        }
    }

    private func checkUntil(_ until: Located<Int>, in draft: SchemaOwner) {
        if until.value >= draft.version { report(.untilNotBelowVersion(until, owner: draft)) }
    }
}
