// Keys: each has one meaning in a class's whole superclass chain, and in each struct or union.

extension Checker {
    func checkKeys() {
        var table = KeyTable()
        var nextOwner = 0
        for declared in valuesInOrder {
            table.enter()
            let uses = keyUses(of: declared, nextOwner: &nextOwner)
            check(uses, in: &table)
            traits[declared.ordinal].keys = distinctKeys(uses)
            if let union = declared as? SchemaUnion {
                traits[declared.ordinal].keys += checkKeys(ofCasesIn: union, in: &table, nextOwner: &nextOwner)
            }
            table.leave()
        }
        visitClasses(
            enter: { declared in
                table.enter()
                // A class that refuses coding has no keys.
                guard !declared.refusesCoding else { return }
                check(keyUses(of: declared, nextOwner: &nextOwner), in: &table)
            },
            leave: { _ in table.leave() })
    }

    /// Checks uses against the earlier ones, and adds them. At most one diagnostic is reported per location.
    ///
    /// - Returns: Whether a diagnostic was reported.
    @discardableResult
    func check(_ uses: [KeyUse], in table: inout KeyTable) -> Bool {
        var reported: Int?
        for use in uses {
            let isReported = (use.isComposed || use.isIndexed) && use.range.lowerBound == reported
            let isSound = !isReported && !check(use, in: &table)
            if !isSound { reported = use.range.lowerBound }
            table.add(use, isSound: isSound)
        }
        return reported != nil
    }

    // MARK: Uses of keys in a declaration

    /// The uses of keys in a class or struct, or in a union except for its cases, in written order.
    private func keyUses(of declared: SchemaOwner, nextOwner: inout Int) -> [KeyUse] {
        var uses = versionKeyUses(of: declared, owner: nextOwner)
        nextOwner += 1
        for key in declared.syntax.clauses[.keys]?.strings ?? [] where isPossible(key) {
            uses.append(keyUse(key, as: .external, owner: nextOwner, in: declared))
            nextOwner += 1
        }
        if let tag = declared.syntax.tag, tag.value.isEmpty {
            report(.emptyKey, "a key can't be empty", at: tag, fix: "write one, such as 'tag \"kind\"'")
        } else if let tag = declared.syntax.tag, isPossible(tag) {
            uses.append(keyUse(tag, as: .tag, owner: nextOwner, in: declared))
            nextOwner += 1
        }
        if let marker = (declared as? SchemaClass)?.marker, isPossible(marker) {
            uses.append(keyUse(marker, as: .marker, owner: nextOwner, in: declared))
            nextOwner += 1
        }
        var composed = ComposedKeyCount()
        for field in declared.declaredFields where !field.syntax.isTransient {
            let count = uses.count
            addUses(of: field, in: declared, owner: nextOwner, to: &uses)
            nextOwner += 1
            // Uses above the limit are not created; `bounded` reports them.
            composed.add(uses[count...])
            if composed.isTooLarge { break }
        }
        for retired in declared.retired {
            for key in retired.syntax.keys {
                let role = KeyUse.Role.retired(isComputed: retired.computed != nil)
                let use = keyUse(key, as: role, owner: nextOwner, in: declared)
                addComposed(use, of: retired.writtenType, in: declared, isNilWritten: false, to: &uses)
            }
            nextOwner += 1
        }
        return bounded(inWrittenOrder(uses), of: declared)
    }

    /// Sorts the uses by location, unless they are already sorted, as in most declarations.
    private func inWrittenOrder(_ uses: [KeyUse]) -> [KeyUse] {
        let isSorted = uses.indices.dropFirst().allSatisfy {
            uses[$0 - 1].range.lowerBound <= uses[$0].range.lowerBound
        }
        if isSorted { return uses }
        return uses.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }.map(\.element)
    }

    /// A use of a key by a declaration, or by a field or case of it.
    func keyUse(
        _ key: Located<String>, as role: KeyUse.Role, owner: Int, in declared: SchemaOwner, _ member: String? = nil
    ) -> KeyUse {
        KeyUse(
            key: key.value, numbers: names.numbers(ofKey: key.value), range: key.range, removal: key.removal,
            role: role,
            owner: owner,
            className: declared.name, fieldName: member)
    }

    private func versionKeyUses(of declared: SchemaOwner, owner: Int) -> [KeyUse] {
        func use(_ key: Located<String>, isDefault: Bool) -> KeyUse? {
            guard isPossible(key) else { return nil }
            return keyUse(key, as: .version(isDefault: isDefault), owner: owner, in: declared)
        }
        if declared.isVersionUnwritten { return [] }
        if let key = declared.syntax.versionKey { return [use(key, isDefault: false)].compactMap(\.self) }
        guard let version = declared.syntax.version, version.value != 0 else { return [] }
        if let name = declared.syntax.archivedAs ?? declared.syntax.archivedPrefix, declared.archivedName.hasPrefix("$")
        {
            report(
                .reservedVersionKey,
                "the version's key '\(name).version' begins with '$', which is reserved for the archive", at: name,
                fix: Diagnostic.Fix(
                    "write 'key \"\(declared.name).version\"' after the version", replacing: version.range.end,
                    with: " key \"\(declared.name).version\""))
        }
        let archivedNames = Set([declared.archivedName] + declared.syntax.formerly.map(\.value))
        return archivedNames.sorted().compactMap { use(Located($0 + ".version", at: version.range), isDefault: true) }
    }

    private func addUses(of field: SchemaField, in declared: SchemaOwner, owner: Int, to uses: inout [KeyUse]) {
        func add(
            _ key: Located<String>, of resolved: ResolvedType?, as role: KeyUse.Role, isConverted: Bool = false
        ) {
            var use = keyUse(key, as: role, owner: owner, in: declared, field.name)
            use.isConverted = isConverted
            addComposed(use, of: resolved, in: declared, isNilWritten: field.isNilWritten, to: &uses)
        }
        if let key = field.syntax.key {
            add(key, of: field.resolved, as: .key)
        } else if !takenNames.contains(ObjectIdentifier(field)) {
            add(Located(field.key, at: field.syntax.name.range), of: field.resolved, as: .key)
        }
        let convertedKeys = Set(field.fallbacks.lazy.filter { $0.syntax.conversion != nil }.flatMap(\.keys))
        for also in field.declaredAlso {
            for key in also.syntax.strings {
                // An empty indexed array doesn't overwrite the old value there, which a fallback must read.
                let isRead = !field.isIndexed || convertedKeys.contains(key.value)
                add(key, of: also.resolved, as: .also, isConverted: also.syntax.conversion != nil && isRead)
            }
        }
        for fallback in field.fallbacks {
            let isConverted = fallback.syntax.conversion != nil
            for key in fallback.syntax.strings {
                add(key, of: fallback.resolved, as: .fallback, isConverted: isConverted)
            }
        }
    }

    /// Reports keys that are invalid by themselves; these are not compared with others.
    private func isPossible(_ key: Located<String>) -> Bool {
        isPossible(key.value, at: key.range, removal: key.removal)
    }

    /// - Parameter isReserved: whether archives have keys of their own beside it, which begin with `$`.
    func isPossible(
        _ key: String, at range: SourceRange, removal: SourceRange?, canBeEmpty: Bool = false, isReserved: Bool = true
    ) -> Bool {
        if key.isEmpty, !canBeEmpty {
            report(.emptyKey, "a key can't be empty", at: range, fix: .remove(range, with: removal))
            return false
        }
        guard isReserved, key.hasPrefix("$") else { return true }
        // A prefix that starts with `$` is reported once, at its declaration, and so is the name in a version key.
        let isWritten = range.text.hasPrefix("\"")
        if isWritten {
            report(.reservedKey, "key '\(key)' begins with '$', which is reserved for the archive", at: range)
        }
        return false
    }

    // MARK: Collisions

    /// Reports a collision of a use with the earlier ones; returns whether there is one.
    private func check(_ use: KeyUse, in table: inout KeyTable) -> Bool {
        for entry in table.entries(for: use) {
            if let diagnostic = use.isFallback ? fallbackMistake(use, entry) : mistake(use, entry) {
                report(diagnostic)
                return true
            }
            if !use.isFallback, entry.taken != nil { return false }
        }
        guard !use.isFallback, let similar = table.sameSpelling(as: use) else { return false }
        report(
            .keyDiffersOnlyInCase, "key '\(use.key)' differs only in case from '\(similar.key)' of \(similar.user)",
            at: use,
            notes: [Diagnostic.Note("used here", at: similar)])
        return true
    }

    private func mistake(_ use: KeyUse, _ entry: KeyTable.Entry) -> Diagnostic? {
        if let earlier = entry.taken {
            if use.isBefore(earlier) { return nil }
            let use = use.shown(beside: earlier)
            // Default version keys are equal only if the archived names are, which is reported separately.
            if use.isDefaultVersion, earlier.isDefaultVersion { return nil }
            return use.isRetired != earlier.isRetired
                ? .retiredKeyInUse(use, earlier: earlier)
                : .duplicateKey(use, earlier: earlier)
        }
        if let fallback = entry.fallback(notOf: use.owner), !use.isComputed(for: fallback) {
            let use = use.shown(beside: fallback)
            if use.isRetired { return .retiredKeyInUse(use, earlier: fallback) }
            return Diagnostic(
                .keyIsFallback, "key '\(use.key)' is a fallback of \(fallback.user): it would be read for both",
                at: use,
                notes: [Diagnostic.Note("used here", at: fallback)])
        }
        guard case .key = use.role, let fallback = entry.fallback(of: use.owner), !use.isBefore(fallback)
        else { return nil }
        return .fallbackIsOwnKey(use, earlier: fallback)
    }

    private func fallbackMistake(_ use: KeyUse, _ entry: KeyTable.Entry) -> Diagnostic? {
        guard let earlier = entry.taken, !earlier.isComputed(for: use) else {
            guard let fallback = entry.fallback(of: use.owner), !use.isBefore(fallback) else { return nil }
            return Diagnostic(
                .duplicateFallback, "fallback '\(use.key)' is written twice", at: use, first: fallback,
                fix: .remove(use.range, with: use.removal))
        }
        if use.isBefore(earlier) { return nil }
        switch earlier.role {
        case .retired: return .retiredKeyInUse(use, earlier: earlier)
        case .also where earlier.owner == use.owner: return nil
        case .key where earlier.owner == use.owner: return .fallbackIsOwnKey(use, earlier: earlier)
        default:
            return Diagnostic(
                .fallbackIsKey, "fallback '\(use.key)' is a key of \(earlier.user): it would be read for both", at: use,
                notes: [Diagnostic.Note("used here", at: earlier)])
        }
    }
}
