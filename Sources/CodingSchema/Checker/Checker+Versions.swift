// Versions: fields that were added or ended with a version, and fields that older archives lack.

extension Checker {
    func checkVersions() {
        for draft in owners where !draft.unit.isImported && !draft.refusesCoding {
            for field in draft.fields where !field.syntax.isTransient {
                checkVersions(of: field, in: draft)
            }
            for retired in draft.retired {
                guard let until = retired.syntax.until else { continue }
                checkUntil(until, in: draft)
            }
        }
    }

    private func checkVersions(of field: FieldDraft, in draft: OwnerDraft) {
        let version = draft.versionNumber
        if let since = field.since {
            if since.value > version {
                let edit = draft.versionEdit(to: since.value)
                report(.sinceAboveVersion(since, owner: draft.title, version: version, edit: edit))
            }
            if since.value > 0, isMissed(field, in: draft), field.fallbacks.isEmpty {
                report(.requiredFieldAddedLater(field.syntax, since: since))
            }
        }
        if let until = field.until {
            checkUntil(until, in: draft)
            if let since = field.since, since.value > until.value {
                report(.sinceAboveUntil(since, until: until))
            }
            // A field that older archives lack is refused separately; next to an `also`, `until` may only be too early.
            let isAddedLater = (field.since?.value ?? 0) > 0 && field.fallbacks.isEmpty
            if isMissed(field, in: draft), !isAddedLater, field.also.isEmpty {
                report(.requiredFieldNotWritten(field.syntax, until: until))
            }
        }
    }

    private func checkUntil(_ until: Located<Int>, in draft: OwnerDraft) {
        guard until.value >= draft.versionNumber else { return }
        let (next, isTooLarge) = until.value.addingReportingOverflow(1)
        let edit = isTooLarge ? nil : draft.versionEdit(to: next)
        report(.untilNotBelowVersion(until, owner: draft, edit: edit))
    }
}

/// An edit that changes the version of a class, struct or enum.
struct VersionEdit {
    let range: SourceRange
    let text: String
    let version: Int
}

extension Draft {
    func versionEdit(to version: Int) -> VersionEdit {
        if let written = self.version { return VersionEdit(range: written.range, text: "\(version)", version: version) }
        return VersionEdit(range: head.range.end, text: ", version \(version)", version: version)
    }
}
