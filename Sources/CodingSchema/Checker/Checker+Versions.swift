// Versions: what came with one, what ended with one, and what older archives lack.

extension Checker {
    func checkVersions() {
        for draft in classes where !draft.unit.isImported {
            for field in draft.fields where !field.syntax.isTransient {
                checkVersions(of: field, in: draft)
            }
            for retired in draft.retired {
                guard let until = retired.syntax.until else { continue }
                checkUntil(until, in: draft)
            }
        }
    }

    private func checkVersions(of field: FieldDraft, in draft: ClassDraft) {
        let version = draft.model.version
        if let since = field.since {
            if since.value > version {
                let edit = draft.versionEdit(to: since.value)
                report(DiagnosticCatalog.sinceAboveVersion(since, owner: "class", version: version, edit: edit))
            }
            if since.value > 0, field.isRequired, field.fallbacks.isEmpty {
                report(DiagnosticCatalog.requiredFieldAddedLater(field.syntax, since: since))
            }
        }
        if let until = field.until {
            checkUntil(until, in: draft)
            if let since = field.since, since.value > until.value {
                report(DiagnosticCatalog.sinceAboveUntil(since, until: until))
            }
        }
    }

    private func checkUntil(_ until: Located<Int>, in draft: ClassDraft) {
        guard until.value >= draft.model.version else { return }
        let (next, isTooLarge) = until.value.addingReportingOverflow(1)
        let edit = isTooLarge ? nil : draft.versionEdit(to: next)
        report(DiagnosticCatalog.untilNotBelowVersion(until, version: draft.model.version, edit: edit))
    }
}

/// An edit that gives a class or enum another version.
struct VersionEdit {
    let range: SourceRange
    let text: String
    let version: Int
}

extension ClassDraft {
    fileprivate func versionEdit(to version: Int) -> VersionEdit {
        VersionEdit.make(written: self.version, after: syntax.superclass ?? syntax.name, version: version)
    }
}

extension EnumerationDraft {
    func versionEdit(to version: Int) -> VersionEdit {
        VersionEdit.make(written: self.version, after: syntax.rawType ?? syntax.name, version: version)
    }
}

extension VersionEdit {
    fileprivate static func make(written: Located<Int>?, after head: Located<String>, version: Int) -> VersionEdit {
        if let written { return VersionEdit(range: written.range, text: "\(version)", version: version) }
        return VersionEdit(range: head.range.end, text: ", version \(version)", version: version)
    }
}
