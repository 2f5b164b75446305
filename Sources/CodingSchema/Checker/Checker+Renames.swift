// Former names in Swift: they must be free, and archives must keep what they contain, since `renamed from` is about Swift
// alone.

extension Checker {
    func checkRenames() {
        var earlier: [String: SourceRange] = [:]
        for draft in classes as [Draft] + values + enumerations where !draft.unit.isImported {
            guard let former = draft.renamedFrom else { continue }
            check(former, of: draft, earlier: &earlier)
            if let owner = draft as? OwnerDraft { checkArchivedName(of: owner, renamedFrom: former) }
        }
        guard owners.contains(where: { $0.fields.contains { $0.syntax.renamedFrom != nil } }) else { return }
        for owner in owners where !owner.unit.isImported { checkFields(of: owner) }
    }

    // MARK: Declarations

    private func check(_ former: Located<String>, of draft: Draft, earlier: inout [String: SourceRange]) {
        let path = (draft.syntax.outer.map { $0 + "." } ?? "") + former.value
        if let taken = symbols.declaration(named: path, inModule: moduleName) {
            report(.formerNameInUse(former, earlier: taken.declaredName.range))
        } else if let first = earlier[path] {
            report(.formerNameInUse(former, earlier: first))
        } else if hidesGeneratedNames(former.value) {
            report(.hidingTypeName(former, isArchived: false))
        }
        earlier[path] = former.range
    }

    private func checkArchivedName(of draft: OwnerDraft, renamedFrom former: Located<String>) {
        let archivedName = draft.archivedName(ofType: former.value)
        guard draft.archivedAs == nil, !draft.refusesCoding,
            !draft.formerly.contains(where: { $0.value == archivedName })
        else { return }
        report(.renamedInArchives(draft, former, archivedName))
    }

    // MARK: Fields

    private func checkFields(of owner: OwnerDraft) {
        guard owner.syntax.kind != .extension else { return }
        var names = Dictionary(
            chain(of: owner).flatMap(\.fields).map { ($0.name, $0.syntax.name.range) }, uniquingKeysWith: { $1 })
        for ancestor in chain(of: owner).dropFirst() {
            for former in ancestor.fields.compactMap(\.syntax.renamedFrom) {
                for field in owner.fields where field.name == former.value {
                    report(.inheritedFieldName(field.syntax.name, owner: ancestor.name, earlier: former))
                }
                names[former.value] = former.range
            }
        }
        for field in owner.fields {
            guard let former = field.syntax.renamedFrom else { continue }
            if let taken = names[former.value] {
                report(.formerNameInUse(former, earlier: taken))
            } else if !roles(of: former.value).isDisjoint(
                with: owner is ClassDraft ? [.classMember, .wideClassPart, .type] : [.structureMember, .type])
            {
                report(.hidingFieldName(former, isObjectMember: false))
            }
            names[former.value] = former.range
            checkKey(of: field, in: owner, renamedFrom: former)
        }
    }

    /// The declaration and its superclasses.
    private func chain(of owner: OwnerDraft) -> [OwnerDraft] {
        var chain = [owner]
        var next = (owner as? ClassDraft)?.superclass
        while let ordinal = next, chain.count <= classes.count {
            chain.append(classes[ordinal])
            next = classes[ordinal].superclass
        }
        return chain
    }

    private func checkKey(of field: SchemaField, in owner: OwnerDraft, renamedFrom former: Located<String>) {
        let isKeyed = (owner as? ClassDraft).map { $0.model.archives != .sequential } ?? true
        guard isKeyed, !owner.refusesCoding, !field.syntax.isTransient, field.syntax.key == nil else { return }
        let key = defaultKey(ofFieldNamed: former.value, in: owner)
        guard !field.fallbacks.contains(where: { $0.keys.contains(key) }) else { return }
        report(.renamedKey(field.syntax.name, former, key, before: field.syntax.clauses.all.first))
    }
}
