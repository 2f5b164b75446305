// `else`: the class as which programs that don't have a class read its objects. It must be able to.

extension Checker {
    /// Finds the classes that `else` names.
    func resolveElseClasses() {
        for schemaClass in classes {
            guard let clause = schemaClass.syntax.clauses[.else], let name = clause.name,
                let declaration = declaration(named: name, in: schemaClass.unit)
            else { continue }
            guard let elseClass = declaration as? SchemaClass else {
                report(
                    .notAClass, "'\(name)' is not a class: objects can't be read as one", at: name,
                    declared: declaration.declaredName)
                continue
            }
            if let reason = Self.mistake(of: schemaClass, else: elseClass) {
                report(
                    .misplacedElse, "'else \(name)' is not possible: \(reason)", at: clause.range,
                    fix: .remove(clause.range, with: clause.removal))
            } else {
                schemaClass.elseClass = elseClass
            }
        }
    }

    private static func mistake(of schemaClass: SchemaClass, else elseClass: SchemaClass) -> String? {
        let chain = sequence(first: elseClass, next: \.superclass)
        if chain.contains(where: { $0 === schemaClass }) {
            return "programs that don't have '\(schemaClass.name)' don't have "
                + (elseClass === schemaClass ? "it" : "'\(elseClass.name)', which inherits from it,") + " either"
        }
        if schemaClass.archives == .sequential || elseClass.archives == .sequential {
            return "only keyed archives name such classes"
        }
        if chain.contains(where: \.refusesCoding) { return "'\(elseClass.name)' refuses coding" }
        if let external = chain.first(where: \.syntax.isExternal) {
            return "'\(external.name)' is written by hand, and the schema doesn't state what it reads"
        }
        // The runtime takes the version under the archived class's name where the class that is created has none.
        let writesVersion =
            schemaClass.version > 0 && !schemaClass.isVersionUnwritten
            && schemaClass.versionKey == schemaClass.archivedName + ".version"
        if writesVersion, elseClass.refusesNewer || elseClass.rebuildsByVersion,
            !schemaClass.chain.contains(where: { $0 === elseClass })
        {
            return "'\(elseClass.name)' would take the version of '\(schemaClass.name)' as its own"
        }
        return nil
    }

    // MARK: What it reads

    /// Checks that a class writes what the class after its `else` reads.
    func checkElse(of schemaClass: SchemaClass) {
        guard let elseClass = schemaClass.elseClass, let name = schemaClass.syntax.clauses[.else]?.name,
            !schemaClass.refusesCoding
        else { return }
        var writes: [String: WriteStep] = [:]
        for field in schemaClass.chain.flatMap(\.fields) where field.isArchived && field.onlyArchives != .sequential {
            for step in WriteStep.steps(of: field, archives: .keyed) where step.isPresent && writes[step.key] == nil {
                writes[step.key] = step
            }
        }
        for retired in schemaClass.chain.flatMap(\.retired) {
            for step in WriteStep.steps(of: retired, archives: .keyed) { writes[step.key] = step }
        }
        let shared = Set(schemaClass.chain.map(ObjectIdentifier.init))
        for owner in elseClass.chain where !shared.contains(ObjectIdentifier(owner)) {
            for field in owner.fields where field.isArchived && field.onlyArchives != .sequential {
                guard let mistake = Self.mistake(reading: field, from: writes, of: schemaClass) else { continue }
                report(
                    .elseNotReadable,
                    "'\(name)' can't read the objects of '\(schemaClass.name)': '\(owner.name).\(field.name)' "
                        + mistake,
                    at: name, declared: field.syntax.name,
                    fix: "write such a value in '\(schemaClass.name)', for example with 'also', or name another class")
                break
            }
        }
    }

    /// Why a field can't be read from what another class writes; `nil` if it always can.
    private static func mistake(
        reading field: SchemaField, from writes: [String: WriteStep], of writer: SchemaClass
    ) -> String? {
        let read = ReadStep(of: field)
        for candidate in read.candidates {
            guard let write = writes[candidate.key] else { continue }
            // Readers accept each variant of a form.
            let (written, expected) = (
                write.type.withoutVariants.schemaText, candidate.type.withoutVariants.schemaText
            )
            if written != expected {
                return "reads '\(expected)' under \"\(candidate.key)\", where '\(writer.name)' writes '\(written)'"
            }
            if write.writesNull, !candidate.isOptional, !read.field.treatsNilAsMissing, !read.field.isLenient {
                return "needs a value under \"\(candidate.key)\", where '\(writer.name)' may write nil"
            }
            if write.isSure, !write.isConditional { return nil }
        }
        guard read.field.requiresKey else { return nil }
        let verb = writes[field.key] == nil ? "doesn't write" : "doesn't always write"
        return "requires the key \"\(field.key)\", which '\(writer.name)' \(verb)"
    }
}
