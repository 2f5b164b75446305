// Rules about the clauses of a class in combination with each other and with those of its superclass.

extension Checker {
    /// Checks every class after its superclass.
    func checkClassRules() {
        // For each clause that subclasses inherit, the topmost class of the current chain that has it.
        var classes: [HeadClause: SchemaClass] = [:]
        var topmost: SchemaClass?
        visitClasses(
            enter: { schemaClass in
                if schemaClass.superclass == nil { topmost = schemaClass }
                checkRefusal(of: schemaClass)
                checkArchives(of: schemaClass)
                checkExtension(schemaClass)
                checkRebuilding(of: schemaClass)
                if !schemaClass.unit.isImported { checkEquality(of: schemaClass, below: topmost ?? schemaClass) }
                for (kind, code, effect) in Self.inheritedClauses {
                    guard let clause = schemaClass.syntax.clauses[kind] else { continue }
                    if let topmost = classes[kind] {
                        if kind == .keepsUnknown { schemaClass.keepsUnknown = false }
                        report(clause, code, "superclass '\(topmost.name)' already \(effect)", topmost)
                    } else {
                        classes[kind] = schemaClass
                    }
                }
            },
            leave: { schemaClass in
                for (kind, _, _) in Self.inheritedClauses where classes[kind] === schemaClass { classes[kind] = nil }
            })
    }

    // MARK: Rebuilding

    /// An override of a method that a superclass has called is called for both classes.
    private func checkRebuilding(of schemaClass: SchemaClass) {
        guard let function = schemaClass.syntax.clauses[.rebuiltVia]?.function else { return }
        let others = schemaClass.ancestry.dropFirst().lazy.compactMap { $0.syntax.clauses[.rebuiltVia]?.function }
        guard
            let other = others.first(where: {
                $0.name == function.name && ($0.labels ?? []) == (function.labels ?? [])
            })
        else { return }
        report(
            .rebuiltTwice, "'\(function.name)' is also the function of a superclass: it would be called twice",
            at: function, notes: [Diagnostic.Note("the superclass calls it here", at: other.range)],
            fix: "give it another name")
    }

    // MARK: Clauses that subclasses inherit

    /// The clauses that apply to all subclasses, and what the topmost class with one does.
    private static let inheritedClauses: [(HeadClause, Diagnostic.Code, String)] = [
        (.keepsUnknown, .keepsUnknownAlready, "keeps unknown keys for all its subclasses"),
        (.readsUnknownSubclasses, .readsUnknownAlready, "reads unknown subclasses, and so do all its subclasses"),
    ]

    private func report(
        _ clause: ClauseSyntax<HeadClause>, _ code: Diagnostic.Code, _ message: String, _ topmost: SchemaClass
    ) {
        report(
            code, message, at: clause.range,
            notes: [topmost.syntax.clauses[clause.kind]].compactMap { first in
                first.map { Diagnostic.Note("'\(clause.kind.rawValue)' is here", at: $0.range) }
            }, fix: .remove(clause.range, with: clause.removal))
    }

    // MARK: Coding refused

    private func checkRefusal(of schemaClass: SchemaClass) {
        guard let refusal = schemaClass.syntax.clauses[.refusesCoding]?.range else {
            guard let superclass = schemaClass.superclass, let name = schemaClass.superclassName,
                let refusal = superclass.syntax.clauses[.refusesCoding]?.range
            else { return }
            return report(
                .superclassRefusesCoding, "superclass '\(name)' refuses coding: this class must refuse it too",
                at: name,
                notes: [Diagnostic.Note("coding is refused here", at: refusal)],
                fix: Diagnostic.Fix("add 'refuses coding'", replacing: name.range.end, with: ", refuses coding"))
        }
        if schemaClass.superclassName == nil || schemaClass.syntax.isSuperclassExternal {
            report(
                .refusalWithoutSuperclass,
                "'refuses coding' is only for a class that inherits coding from a class of a schema", at: refusal,
                fix: "remove it, or declare the class in Swift")
        }
        let kept: [HeadClause] = [.refusesCoding, .replacedVia, .renamedFrom]
        for clause in schemaClass.syntax.clauses.all where !kept.contains(clause.kind) {
            let fix = Diagnostic.Fix.remove(clause.range, with: clause.removal)
            reportRefused("'\(clause.kind.rawValue)'", at: clause.range, by: refusal, fix: fix)
        }
        for retired in schemaClass.syntax.retired {
            reportRefused("'retired'", at: retired.range, by: refusal, fix: .remove(retired.range))
        }
        for field in schemaClass.declaredFields { refuse(field, by: refusal) }
    }

    /// A field of a class that refuses coding only exists in memory.
    private func refuse(_ field: SchemaField, by refusal: SourceRange) {
        field.connection = field.syntax.isTransient ? .transient : .value
        for clause in field.syntax.clauses.all where clause.kind != .renamedFrom {
            guard clause.kind == .rebuiltVia || !field.syntax.isTransient else { continue }
            reportRefused("'\(clause.kind.rawValue)'", at: clause.range, by: refusal, fix: .remove(clause.range))
        }
        let whole = field.syntax.type.parts.whole
        if let word = whole.archivedForm {
            reportRefused("'\(word)'", at: field.syntax.type.range, by: refusal, fix: .plainArray(replacing: whole))
        }
        if case .via = field.syntax.value?.kind, let range = field.syntax.value?.range, !field.syntax.isTransient {
            let what = "the default of a field that is not archived"
            report(.functionInPlaceOfValue(what, at: range))
        }
    }

    private func reportRefused(
        _ what: String, at range: SourceRange, by refusal: SourceRange, fix: Diagnostic.Fix
    ) {
        report(
            .meaninglessBesideRefusal, "a class that refuses coding is never archived: \(what) has no effect",
            at: range,
            notes: [Diagnostic.Note("coding is refused here", at: refusal)], fix: fix)
    }

    // MARK: Kinds of archives

    private func checkArchives(of schemaClass: SchemaClass) {
        guard !schemaClass.refusesCoding else { return }
        let sequential = schemaClass.syntax.clauses[.sequential]?.range
        if let sequential, let keyed = schemaClass.syntax.clauses[.keyedOnly]?.range {
            let ordered = [sequential, keyed].sorted { $0.lowerBound < $1.lowerBound }
            report(
                .sequentialAndKeyedOnly, "a class can't be both 'sequential' and 'keyed only'", at: ordered[1],
                notes: [Diagnostic.Note("the other is here", at: ordered[0])], fix: "remove one of the two")
            return
        }
        guard let superclass = schemaClass.superclass, let name = schemaClass.superclassName else { return }
        if case .sequential = superclass.archives {
            return checkArchives(of: schemaClass, below: superclass, named: name)
        }
        guard let sequential, case .keyed = superclass.archives else { return }
        let declared = superclass.syntax.name.range
        report(
            .superclassNotSequential, "superclass '\(name)' of a sequential class must be sequential too",
            at: sequential, declared: declared,
            fix: "add 'sequential' to '\(name)', or remove it here")
    }

    /// A subclass of a class without keyed coding can't have keyed coding either.
    private func checkArchives(of schemaClass: SchemaClass, below superclass: SchemaClass, named name: Located<String>)
    {
        if case .sequential = schemaClass.archives { return }
        let written = schemaClass.syntax.clauses[.sequential]?.range ?? schemaClass.syntax.clauses[.keyedOnly]?.range
        let clause = superclass.syntax.clauses[.sequential]?.range
        report(
            .superclassSequentialOnly, "superclass '\(name)' is 'sequential only': this class must be too", at: name,
            notes: clause.map { [Diagnostic.Note("'sequential only' is here", at: $0)] } ?? [],
            fix: written.map { .write("sequential only", replacing: $0) }
                ?? Diagnostic.Fix("add 'sequential only'", replacing: name.range.end, with: ", sequential only"))
    }

    // MARK: Extensions

    /// The fields of a handwritten class are set after its `init()`, and Swift code declares them.
    private func checkExtension(_ schemaClass: SchemaClass) {
        guard schemaClass.syntax.kind == .extension else { return }
        for field in schemaClass.syntax.fields {
            if field.isConstant {
                report(
                    .constantInExtension,
                    "'\(field.name.value)' is set after 'init()' of '\(schemaClass.name)': it can't be a 'let'",
                    at: field.head,
                    fix: Diagnostic.Fix("write 'var', here and in Swift", replacing: field.introducer, with: "var"))
            }
            if field.isTransient, field.clauses[.rebuiltVia] == nil {
                report(
                    .transientInExtension,
                    "'\(schemaClass.name)' declares '\(field.name.value)' in Swift: nothing is generated for a "
                        + "transient field",
                    at: field.name.range, fix: "remove it, or write 'rebuilt via' and the function that recreates it")
            }
        }
    }
}

extension TypeSyntax {
    /// The word that declares how an array is archived, if there is one.
    var archivedForm: String? {
        switch kind {
        case .packed: "packed"
        case .indexed: "indexed"
        default: nil
        }
    }
}
