// Sequential archives: the contents of a sequential declaration must be sequential too, and `joined` needs a group to
// join.

extension Checker {
    func checkSequence(of owner: SchemaOwner) {
        if owner.refusesCoding { return }
        if owner.isSequential {
            checkVersion(of: owner)
            checkHeldTypes(of: owner)
            checkEmptyKeys(of: owner)
            if let union = owner as? SchemaUnion, union.syntax.tag == nil { checkFirstKeys(of: union) }
        }
        checkJoinedFields(of: owner)
        if let owner = owner as? SchemaClass { checkKinds(of: owner) }
    }

    // MARK: Contents

    private func checkVersion(of owner: SchemaOwner) {
        // That of a struct that is a dictionary is under a key.
        guard !owner.isDictionary, let version = owner.syntax.clauses[.version]?.number,
            version.value > Int(Int32.max)
        else { return }
        report(
            .versionNotSequential,
            "the version of a sequential \(owner.title) is at most \(Int32.max)", at: version.range,
            fix: "write a smaller version, such as one without the time of day")
    }

    private func checkHeldTypes(of owner: SchemaOwner) {
        for written in owner.writtenTypes
        where written.isHeld && !written.isTransient && written.field?.onlyArchives != .keyed {
            check(written.resolved, at: written.syntax, in: owner)
        }
    }

    private func check(_ resolved: ResolvedType, at syntax: TypeSyntax, in owner: SchemaOwner) {
        let range = syntax.range
        let shown = resolved.valueType.hasFunctions ? resolved.type : resolved.valueType
        if resolved.type.isKeyedOnly {
            report(
                .valueNotSequential,
                "a sequential \(owner.title) can't contain '\(shown.schemaText)', which only keyed archives can store",
                at: range,
                fix: resolved.type.unboxing(syntax.parts.whole)
                    ?? "archive it as another type, such as 'String', and convert it in a Swift extension")
        }
        for target in references(in: resolved.type) {
            let held: SchemaOwner
            switch target {
            case .object(let ordinal): held = classes[ordinal]
            case .value(let ordinal): held = values[ordinal]
            case .anyObject: continue
            }
            // An object that is replaced by another one is never archived.
            guard !held.isSequential, !held.refusesCoding else { continue }
            report(
                .fieldNotSequential,
                "a sequential \(owner.title) can't contain \(held.title) '\(held.name)', which is not sequential",
                at: range, declared: held.declaredName.range,
                fix: Diagnostic.Fix(
                    "add 'sequential' to '\(held.name)'", replacing: (sequentialEdit(of: held))?.range,
                    with: (sequentialEdit(of: held))?.text ?? ""))
        }
    }

    /// The edit that makes a declaration of the module sequential.
    private func sequentialEdit(of owner: SchemaOwner) -> (range: SourceRange, text: String)? {
        guard !owner.unit.isImported else { return nil }
        if let keyed = owner.syntax.clauses[.keyedOnly] { return (keyed.range, "sequential") }
        return (owner.head.range.end, ", sequential")
    }

    /// A sequential archive identifies a case by its first key, and a keyed one by all of them.
    private func checkFirstKeys(of union: SchemaUnion) {
        var earlier: [String: SchemaUnionCase] = [:]
        for unionCase in union.cases where !isReported(unionCase, in: union) {
            guard let key = unionCase.writtenKey ?? unionCase.elements.first?.writtenKey else { continue }
            if let first = earlier[key.value] {
                report(
                    .duplicateFirstKey,
                    "a sequential archive can't distinguish '\(unionCase.name)' from '\(first.name)': "
                        + "both begin with the key '\(key)'", at: key,
                    notes: [Diagnostic.Note("the other case", at: first.syntax.name.range)],
                    fix: "put another of its values first, or give it another key")
            } else {
                earlier[key.value] = unionCase
            }
        }
    }

    /// A sequential archive contains no composed keys: values are distinguished by the last part alone.
    private func checkEmptyKeys(of owner: SchemaOwner) {
        if let union = owner as? SchemaUnion {
            for unionCase in union.cases where !isReported(unionCase, in: union) {
                let keys = unionCase.elements.map(\.writtenKey).filter(\.value.isEmpty)
                for key in keys.dropFirst() {
                    report(.secondEmptyKey(at: key.range, earlier: keys[0].range))
                }
            }
        }
        let own = emptyKeys(of: owner)
        guard let first = own.first else { return }
        if let earlier = inheritedEmptyKey(of: owner) {
            report(.secondEmptyKey(at: first.range, earlier: earlier.range))
        }
        for key in own.dropFirst() {
            report(.secondEmptyKey(at: key.range, earlier: first.range))
        }
    }

    private func emptyKeys(of owner: SchemaOwner) -> [Located<String>] {
        owner.declaredFields.filter { !$0.syntax.isTransient && $0.onlyArchives != .keyed }
            .compactMap(\.syntax.key).filter(\.value.isEmpty)
    }

    private func inheritedEmptyKey(of owner: SchemaOwner) -> Located<String>? {
        guard let superclass = (owner as? SchemaClass)?.superclass else { return nil }
        return sequence(first: superclass, next: \.superclass).lazy.compactMap { self.emptyKeys(of: $0).first }.first
    }

    // MARK: Joined fields

    private func checkJoinedFields(of owner: SchemaOwner) {
        guard owner.declaredFields.contains(where: { $0.syntax.clauses[.joined] != nil && !$0.syntax.isTransient })
        else {
            return
        }
        var previous: WriteStep?
        for member in WriteStep.sequence(of: owner.declaredFields, retired: owner.retired) {
            if let range = member.field?.syntax.clauses[.joined]?.range,
                let mistake = mistake(of: member, joinedTo: previous, in: owner)
            {
                report(.misplacedJoined, mistake, at: range, fix: .remove(range))
            }
            previous = member
        }
    }

    /// Why a field can't be joined to the value before it; `nil` if it can.
    private func mistake(of member: WriteStep, joinedTo previous: WriteStep?, in owner: SchemaOwner) -> String? {
        if owner.isDictionary { return "the values of '\(owner.name)' are dictionaries, which have no groups" }
        if !owner.isSequential {
            return "'joined' is only for sequential archives, but '\(owner.name)' is not sequential"
        }
        guard let previous else {
            return "'\(member.name)' is the first value in its archive: there is no group that it can join"
        }
        for value in [member, previous] {
            if value.isOptionalScalar {
                return "'\(value.name)' is not in the archive if it is nil: it can't share a group"
            }
            if case .packed = value.type {
                return "'\(value.name)' is an array with a count before it: it can't share a group"
            }
            // A reader with an inline number knows of an object only that it has no group.
            if value.type.variant == .boxed { return "'\(value.name)' is boxed: it can't share a group" }
        }
        if member.since ?? 0 == previous.since ?? 0, member.until == previous.until { return nil }
        return "'\(member.name)' can't share the group of '\(previous.name)': archives of some versions contain only "
            + "one of them"
    }

    // MARK: Kinds of archives

    private func checkKinds(of owner: SchemaClass) {
        if case .sequential = owner.archives {
            warnOfKeyedClauses(in: owner)
        } else {
            warnOfSequentialObjects(in: owner)
        }
    }

    /// Warns about clauses that only affect keyed archives, in a class without keyed coding.
    private func warnOfKeyedClauses(in owner: SchemaClass) {
        func warn(of words: String, at range: SourceRange, fix: Diagnostic.Fix) {
            report(
                .keyedClauseInSequentialOnly,
                "'\(words)' is only for keyed archives, but '\(owner.name)' is 'sequential only'", at: range, fix: fix)
        }
        for clause in owner.syntax.clauses.all where clause.kind == .keepsUnknown {
            warn(of: clause.kind.rawValue, at: clause.range, fix: .remove(clause.range, with: clause.removal))
        }
        for clause in owner.declaredFields.lazy.filter({ !$0.syntax.isTransient }).flatMap(\.syntax.clauses.all)
        where clause.kind.isRepeatable {
            warn(of: clause.kind.rawValue, at: clause.range, fix: .remove(clause.range))
        }
    }

    /// Warns if a keyed archive would contain an object of a class that is `sequential only`.
    private func warnOfSequentialObjects(in owner: SchemaClass) {
        for field in owner.declaredFields where !field.syntax.isTransient && field.syntax.until == nil {
            for case .object(let ordinal) in references(of: field) {
                guard case .sequential = classes[ordinal].archives else { continue }
                report(
                    .sequentialOnlyInKeyed,
                    "'\(classes[ordinal].name)' is 'sequential only': a keyed archive of '\(owner.name)' can't "
                        + "contain it",
                    at: field.syntax.type.range,
                    declared: classes[ordinal].declaredName.range,
                    fix: "remove 'only' from '\(classes[ordinal].name)', or make '\(owner.name)' 'sequential only' too")
            }
        }
    }
}

extension WriteStep {
    fileprivate var name: String { field?.name ?? key }

    /// Whether a nil value is omitted from the archive, which a group can't express.
    fileprivate var isOptionalScalar: Bool {
        if case .packed = type { return false }
        return field?.resolved?.isOptional == true && !type.canBeNilInSequence
    }
}

extension SchemaType {
    fileprivate var isKeyedOnly: Bool {
        var result = false
        forEachPart { if case .keyed = $0.form.archives { result = true } }
        return result
    }

    /// Removes `boxed`, if sequential archives can hold the value without it.
    fileprivate func unboxing(_ syntax: TypeSyntax) -> Diagnostic.Fix? {
        guard case .variant(.boxed, let value) = self, !value.isKeyedOnly, case .variant(.boxed, _) = syntax.kind else {
            return nil
        }
        let start = syntax.range.lowerBound
        let end = start + SchemaVariant.boxed.rawValue.utf8.count
        return .remove(SourceRange(file: syntax.range.file, lowerBound: start, upperBound: end))
    }
}
