// Keys: each means one thing along a class's whole chain of superclasses.

extension Checker {
    func checkKeys() {
        var table = KeyTable()
        var nextOwner = 0
        visitClasses(
            enter: { draft in
                table.enter()
                for use in keyUses(of: draft, nextOwner: &nextOwner) {
                    check(use, in: &table)
                    table.add(use)
                }
            },
            leave: { _ in table.leave() })
    }

    // MARK: Which keys a class uses

    /// The uses of keys in a class, in written order.
    private func keyUses(of draft: ClassDraft, nextOwner: inout Int) -> [KeyUse] {
        var uses = versionKeyUses(of: draft, owner: nextOwner)
        nextOwner += 1
        for field in draft.fields where !field.syntax.isTransient {
            addUses(of: field, in: draft, owner: nextOwner, to: &uses)
            nextOwner += 1
        }
        for retired in draft.retired {
            for key in retired.syntax.keys {
                uses.append(
                    KeyUse(
                        key: key.value, range: key.range, role: .retired, owner: nextOwner, className: draft.name,
                        fieldName: nil))
            }
            nextOwner += 1
        }
        // Keys that are wrong in themselves are no one's.
        return uses.filter { isPossible($0, prefix: draft.prefix) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func versionKeyUses(of draft: ClassDraft, owner: Int) -> [KeyUse] {
        func use(_ key: String, at range: SourceRange, isDefault: Bool) -> KeyUse {
            KeyUse(
                key: key, range: range, role: .version(isDefault: isDefault), owner: owner, className: draft.name,
                fieldName: nil)
        }
        if let key = draft.versionKey { return [use(key.value, at: key.range, isDefault: false)] }
        guard let version = draft.version, version.value != 0 else { return [] }
        let names = Set([draft.model.archivedName] + draft.model.formerNames)
        return names.sorted().map { use($0 + ".version", at: version.range, isDefault: true) }
    }

    private func addUses(of field: FieldDraft, in draft: ClassDraft, owner: Int, to uses: inout [KeyUse]) {
        func add(_ key: String, at range: SourceRange, role: KeyUse.Role) {
            uses.append(
                KeyUse(
                    key: key, range: range, role: role, owner: owner, className: draft.name, fieldName: field.name))
        }
        if let key = field.key {
            add(key.value, at: key.range, role: .key)
        } else if !field.isNameTaken {
            add(defaultKey(of: field, in: draft), at: field.syntax.name.range, role: .key)
        }
        for key in field.also.flatMap(\.syntax.keys) { add(key.value, at: key.range, role: .also) }
        for key in field.fallbacks.flatMap(\.syntax.keys) { add(key.value, at: key.range, role: .fallback) }
    }

    /// The key of a field that names none.
    func defaultKey(of field: FieldDraft, in draft: ClassDraft) -> String {
        (draft.prefix?.value ?? "") + field.name
    }

    private func isPossible(_ use: KeyUse, prefix: Located<String>?) -> Bool {
        if use.key.isEmpty {
            report(DiagnosticCatalog.emptyKey(at: use.range))
            return false
        }
        guard use.key.hasPrefix("$") else { return true }
        // A prefix that begins with `$` is reported once, where it stands; so is a class's archived name.
        let isWritten = use.range.text.hasPrefix("\"")
        if isWritten { report(DiagnosticCatalog.reservedKey(use.key, at: use.range)) }
        return false
    }

    // MARK: What they collide with

    private func check(_ use: KeyUse, in table: inout KeyTable) {
        let entry = table.entry(for: use.key)
        if use.isFallback {
            checkFallback(use, against: entry)
        } else if let earlier = entry.taken {
            reportCollision(of: use, with: earlier)
        } else if let fallback = entry.fallback(notOf: use.owner) {
            report(
                use.isRetired
                    ? DiagnosticCatalog.retiredKeyInUse(use, earlier: fallback)
                    : DiagnosticCatalog.keyIsFallback(use, earlier: fallback))
        } else if case .key = use.role, let fallback = entry.fallback(of: use.owner) {
            report(DiagnosticCatalog.fallbackIsOwnKey(use, earlier: fallback))
        } else if let similar = table.sameSpelling(as: use) {
            report(DiagnosticCatalog.keyDiffersOnlyInCase(use, earlier: similar))
        }
    }

    private func checkFallback(_ use: KeyUse, against entry: KeyTable.Entry) {
        if let earlier = entry.taken {
            switch earlier.role {
            case .retired: report(DiagnosticCatalog.retiredKeyInUse(use, earlier: earlier))
            case .also where earlier.owner == use.owner: break
            case .key where earlier.owner == use.owner:
                report(DiagnosticCatalog.fallbackIsOwnKey(use, earlier: earlier))
            default: report(DiagnosticCatalog.fallbackIsKey(use, earlier: earlier))
            }
        } else if let earlier = entry.fallback(of: use.owner) {
            report(DiagnosticCatalog.doubledFallback(use, earlier: earlier))
        }
    }

    private func reportCollision(of use: KeyUse, with earlier: KeyUse) {
        // Equal by default only where the classes' archived names are, which is reported by itself.
        if use.isDefaultVersion, earlier.isDefaultVersion { return }
        if use.isRetired != earlier.isRetired {
            report(DiagnosticCatalog.retiredKeyInUse(use, earlier: earlier))
        } else {
            report(DiagnosticCatalog.doubledKey(use, earlier: earlier))
        }
    }
}
