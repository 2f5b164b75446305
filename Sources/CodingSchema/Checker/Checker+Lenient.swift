// `lenient`: of a field, of all fields of a class or struct, or of the rest of a file.

extension Checker {
    /// `lenient` needs nil, or an empty collection, in place of what can't be created.
    func checkLenient(_ field: SchemaField) {
        guard field.resolved != nil, !field.canBeLenient, !field.syntax.isTransient else { return }
        reportClause(
            .lenient, of: field, .misplacedLenient,
            because: "is neither optional nor a collection, so it needs its value")
    }

    // MARK: References that are connected later

    /// Warns about fields that end decoding although objects of their class are read leniently: others refer to an object
    /// before its references are connected.
    func checkStrictReferences() {
        let ordinals = classesReadLeniently()
        for owner in classes where ordinals.contains(owner.ordinal) && !owner.unit.isImported {
            for field in owner.declaredFields where field.isReadLater && !field.isLenient {
                let end = field.syntax.endOfClauses
                report(
                    .strictInsideLenient,
                    "'\(owner.name)' is read leniently, but an error in '\(field.name)' ends decoding, because others "
                        + "can refer to the object before '\(field.name)' is read",
                    at: field.syntax.name, fix: Diagnostic.Fix("add 'lenient'", replacing: end, with: " lenient"))
            }
        }
    }

    /// The ordinals of the classes whose fields are read where a lenient field is: those of the objects that it refers
    /// to, and of what is read with them.
    private func classesReadLeniently() -> Set<Int> {
        var found: Set<Int> = []
        var visited: Set<ReferenceTarget> = []
        var pending = owners.flatMap { owner in
            owner.refusesCoding ? [] : owner.declaredFields.filter(\.isLenient).flatMap(referencesAtOnce)
        }
        while let target = pending.popLast() {
            guard visited.insert(target).inserted else { continue }
            switch target {
            // A warning about every class would not help.
            case .anyObject: continue
            case .value(let ordinal):
                pending += traits[ordinal].members.filter(\.isRead).flatMap { references(in: $0.type) }
            case .object(let ordinal):
                pending += subclasses[ordinal].map { .object($0) }
                var next: SchemaClass? = classes[ordinal]
                while let owner = next, !owner.refusesCoding, found.insert(owner.ordinal).inserted {
                    pending += owner.declaredFields.filter(\.isReadAtOnce).flatMap(referencesAtOnce)
                    next = owner.superclass
                }
            }
        }
        return found
    }

    private func referencesAtOnce(of field: SchemaField) -> [ReferenceTarget] {
        references(of: field) + fallbackReferences(of: field)
    }
}

extension SchemaField {
    /// Whether nil, or an empty collection, can be in place of a value that can't be created.
    var canBeLenient: Bool { resolved != nil && !syntax.isTransient && canBeEmpty }

    /// Whether the field is read when others can refer to the object.
    fileprivate var isReadLater: Bool {
        switch connection {
        case .later, .whenConnected: true
        case .transient, .value, .atOnce: false
        }
    }
}

extension FieldSyntax {
    /// The empty range after the last clause.
    fileprivate var endOfClauses: SourceRange {
        (clauses.all.last?.range ?? value?.range ?? conversion?.range ?? type.range).end
    }
}
