// Versions: fields that were added or ended with a version, and fields that older archives lack.

extension Checker {
    func checkVersion(of retired: SchemaRetiredKey, in owner: SchemaOwner) {
        if let until = retired.syntax.until, !owner.refusesCoding { checkUntil(until, in: owner) }
    }

    func checkVersions(of field: SchemaField, in owner: SchemaOwner) {
        guard !field.syntax.isTransient, !owner.refusesCoding else { return }
        if let since = field.syntax.since {
            checkSince(since, in: owner)
            if since.value > 0, isMissed(field, in: owner), field.fallbacks.isEmpty {
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
            checkUntil(until, in: owner)
            if let since = field.syntax.since, since.value > until.value {
                report(
                    .sinceAboveUntil, "a field that exists since version \(since) can't end with version \(until)",
                    at: since,
                    notes: [Diagnostic.Note("the last version that wrote it", at: until)])
            }
            // A field that older archives lack is refused separately; next to an `also`, `until` may only be too early.
            let isAddedLater = (field.syntax.since?.value ?? 0) > 0 && field.fallbacks.isEmpty
            if isMissed(field, in: owner), !isAddedLater, field.declaredAlso.isEmpty {
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

    func checkSince(_ since: Located<Int>, in owner: SchemaDeclared) {
        if since.value > owner.version {
            report(
                .sinceAboveVersion,
                "'since \(since)' is above the \(owner.title)'s version, which is \(owner.version)", at: since,
                fix: .giveVersion(since.value, to: owner))
        }
    }

    private func checkUntil(_ until: Located<Int>, in owner: SchemaOwner) {
        guard until.value >= owner.version else { return }
        let (next, isTooLarge) = until.value.addingReportingOverflow(1)
        report(
            .untilNotBelowVersion,
            "'until \(until)' is not below the \(owner.title)'s version, which is \(owner.version)", at: until,
            fix: isTooLarge ? nil : .giveVersion(next, to: owner))
    }
}
