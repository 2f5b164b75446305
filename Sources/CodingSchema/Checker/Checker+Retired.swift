// Retired types: their superclasses, the use of their names, and references that must not lead to their objects.

extension Checker {
    /// Finds the superclasses and protocols of retired classes.
    func resolveRetiredTypes() {
        for retired in retiredTypes {
            reportDuplicates(retired.syntax.clauses.all)
            checkArchivedNames(of: retired)
            var protocols = retired.protocols
            if let name = retired.syntax.superclass {
                if isProtocol(name, in: retired.unit) {
                    protocols.insert(name, at: 0)
                } else if let declaration = declaration(named: name, in: retired.unit) {
                    retired.superclass = declaration as? SchemaClass
                    if retired.superclass == nil {
                        report(.notAClass(name, declared: declaration.declaredName.range))
                    }
                }
            }
            retired.requirements = protocols.compactMap { name in
                let found = declaredProtocol(name, in: retired.unit)
                if let found { recordUse(of: found, at: name) }
                return found
            }
        }
    }

    /// Reports the name of a retired type where a type or a superclass is needed.
    func reportUse(of retired: SchemaRetiredType, at name: Located<String>) {
        let fix: Diagnostic.Fix =
            if let superclass = retired.syntax.superclass, superclass.value != name.value {
                .write(superclass.range.text, replacing: name.range)
            } else {
                "name another type, or declare '\(name)' without 'retired'"
            }
        report(
            .useOfRetiredType, "'\(name)' is retired: programs no longer have this \(retired.title)", at: name,
            declared: retired.declaredName.range, fix: fix)
    }

    // MARK: References

    /// Checks that what can lead to an object of a retired class can be nil, or leave the object out.
    func checkReferencesToRetired() {
        guard retiredTypes.contains(where: \.isClass) else { return }
        for owner in owners where !owner.refusesCoding {
            for field in owner.declaredFields where field.resolved != nil && !field.syntax.isTransient {
                let read = ReadStep(of: field)
                let candidate = read.candidates.first { candidate in
                    !candidate.isOptional && !read.field.treatsNilAsMissing && retiredClass(in: candidate.type) != nil
                }
                if let candidate, let retired = retiredClass(in: candidate.type) {
                    let fallback =
                        candidate.isFallback ? field.fallbacks.first { $0.keys.contains(candidate.key) } : nil
                    let type = fallback?.syntax.conversion?.type ?? field.syntax.type
                    reportReference("'\(owner.name).\(field.name)'", type, in: owner, to: retired)
                }
            }
            guard let union = owner as? SchemaUnion else { continue }
            for unionCase in union.cases {
                for element in unionCase.elements {
                    guard let resolved = element.resolved, !resolved.isOptional,
                        let retired = retiredClass(in: resolved.type.archivedType)
                    else { continue }
                    reportReference(
                        "the case '\(unionCase.name)' of '\(owner.name)'", element.syntax.type, in: owner, to: retired)
                }
            }
        }
    }

    private func retiredClass(in type: SchemaType) -> SchemaRetiredType? {
        retiredTypes.first { $0.canBe(in: type) }
    }

    private func reportReference(
        _ reference: String, _ type: TypeSyntax, in owner: SchemaOwner, to retired: SchemaRetiredType
    ) {
        let message =
            "\(reference) must not be nil, but can lead to an object of the retired class '\(retired.name)', which is "
            + "read as nil"
        guard owner.unit.isImported else {
            let text = type.range.text
            let isExistential = if case .existential = type.kind { !text.hasPrefix("(") } else { false }
            return report(
                .referenceToRetired, message, at: type, declared: retired.declaredName.range,
                fix: .write(isExistential ? "(\(text))?" : text + "?", replacing: type.range))
        }
        guard !retired.unit.isImported else { return }
        report(
            .referenceToRetired, message, at: retired.declaredName,
            declared: owner.declaredName.range,
            fix: "make the reference optional in '\(owner.unit.moduleName)'")
    }
}
