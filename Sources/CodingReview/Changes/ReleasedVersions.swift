// What released versions of classes write can't change: programs that write them are in use.

package import CodingSchema

/// The last version of each class that was released; empty if the old schemas are no release.
package struct ReleasedVersions: Sendable {
    private var last: [DeclarationName: Int] = [:]

    /// Nothing was released.
    package init() {}

    /// The versions of the classes of a release.
    package init(_ schemas: [Schema]) {
        for declaration in schemas.flatMap(\.files).flatMap(\.declarations) {
            guard let found = declaration as? SchemaClass else { continue }
            last[found.declarationName] = found.version
        }
    }

    /// The changes of the released versions of a class.
    func drafts(_ old: SchemaClass, _ new: SchemaClass) -> [ChangeDraft] {
        guard let last = last[old.declarationName], old.plan.isCoded, new.plan.isCoded, new.isInKeyedArchives else {
            return []
        }
        return VersionChange.changes(from: old, to: new, last: last).map { version, change in
            let field = change.field
            var draft = ChangeDraft(
                .versionChanged, member: field.name, "\(change.phrase(inVersion: version)), which was released",
                from: nil, to: field.location)
            draft.setFactReasons("the keys show what an archive holds, whatever its version is")
            draft.add(
                .futureReadsThis, .breaking,
                "released programs don't write '\(field.name)' in this version: 'coding freeze' refuses the change",
                fix: change.fix(after: last, of: new))
            return draft
        }
    }
}

extension VersionChange {
    /// The clauses with which only versions after the released ones have the change.
    package func fix(after released: Int, of schemaClass: SchemaClass) -> SuggestedClause {
        let next = max(released < Int.max ? released + 1 : released, schemaClass.version)
        return SuggestedClause(
            "since \(next)", "to the field '\(field.name)'" + (field.since == nil ? "" : ", in place of its since"),
            steps: schemaClass.version < next ? [.version(next, of: schemaClass)] : [])
    }
}
