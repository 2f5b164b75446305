// Former names in Swift: they must be free, and archives must keep what they contain, since `renamed from` is about Swift
// alone.

extension Checker {
    func checkRename(of declared: SchemaDeclared, earlier: inout [String: SourceRange]) {
        guard let former = declared.syntax.renamedFrom else { return }
        check(former, of: declared, earlier: &earlier)
        if let owner = declared as? SchemaOwner { checkArchivedName(of: owner, renamedFrom: former) }
    }

    // MARK: Declarations

    private func check(_ former: Located<String>, of declared: SchemaDeclared, earlier: inout [String: SourceRange]) {
        let path = (declared.syntax.outer.map { $0 + "." } ?? "") + former.value
        // In all files of the module, the alias would take the place of an imported type.
        let taken = units.lazy.filter { !$0.isImported }.compactMap { [symbols] unit -> SchemaDeclared? in
            if case .found(let found) = symbols.lookUp(path, from: unit) { found } else { nil }
        }.first
        if let taken {
            report(.formerNameInUse(former, earlier: taken.declaredName.range))
        } else if let first = earlier[path] {
            report(.formerNameInUse(former, earlier: first))
        } else if hidesGeneratedNames(former.value) {
            report(.hidingTypeName(former, isArchived: false))
        }
        earlier[path] = former.range
    }

    private func checkArchivedName(of declared: SchemaOwner, renamedFrom former: Located<String>) {
        let archivedName = declared.syntax.archivedName(ofType: former.value)
        guard declared.syntax.archivedAs == nil, !declared.refusesCoding,
            !declared.syntax.formerly.contains(where: { $0.value == archivedName })
        else { return }
        let text = "formerly \"\(archivedName)\""
        // Beside other former names, or a clause before this one.
        let last = declared.syntax.formerly.last?.range.end
        report(
            .renamedInArchives,
            "old archives contain the name '\(archivedName)', which '\(declared.name)' does not read", at: former,
            fix: Diagnostic.Fix(
                "write '\(text)', or 'archived as \"\(archivedName)\"' if old programs must read new archives",
                replacing: last ?? declared.syntax.clauses[.renamedFrom]?.range.beginning,
                with: last == nil ? text + ", " : ", \"\(archivedName)\""))
    }

    // MARK: Fields

    func checkRenamedFields(of owner: SchemaOwner) {
        guard hasRenamedFields, owner.syntax.kind != .extension else { return }
        var names = Dictionary(
            owner.ancestry.flatMap(\.declaredFields).map { ($0.name, $0.syntax.name.range) }, uniquingKeysWith: { $1 })
        for ancestor in owner.ancestry.dropFirst() {
            for former in ancestor.declaredFields.compactMap(\.syntax.renamedFrom) {
                for field in owner.declaredFields where field.name == former.value {
                    report(.inheritedFieldName(field.syntax.name, owner: ancestor.name, earlier: former))
                }
                names[former.value] = former.range
            }
        }
        for field in owner.declaredFields {
            guard let former = field.syntax.renamedFrom else { continue }
            if let taken = names[former.value] {
                report(.formerNameInUse(former, earlier: taken))
            }
            names[former.value] = former.range
            checkKey(of: field, in: owner, renamedFrom: former)
        }
    }

    private func checkKey(of field: SchemaField, in owner: SchemaOwner, renamedFrom former: Located<String>) {
        let isKeyed = (owner as? SchemaClass).map { $0.archives != .sequential } ?? true
        guard isKeyed, !owner.refusesCoding, !field.syntax.isTransient, field.syntax.key == nil else { return }
        let key = owner.defaultKey(ofField: former.value)
        guard !field.fallbacks.contains(where: { $0.keys.contains(key) }) else { return }
        let text = "key \"\(key)\""
        report(
            .renamedKey, "old archives contain the key '\(key)', which '\(field.syntax.name)' does not read",
            at: former,
            fix: Diagnostic.Fix(
                "write '\(text)', or 'fallback \"\(key)\"' if new archives should have the new key",
                replacing: field.syntax.clauses.all.first?.range.beginning, with: text + " "))
    }
}
