// Classes below one that is written by hand: its keys must be known where a subclass could use them again.

extension Checker {
    func checkSuperclassesByHand() {
        // The superclasses by hand whose keys the schema doesn't state, the nearest last.
        var unknown: [SchemaClass] = []
        visitClasses(
            enter: { schemaClass in
                if schemaClass.syntax.isExternal {
                    if schemaClass.syntax.clauses[.keys] == nil { unknown.append(schemaClass) }
                } else if let external = unknown.last, !schemaClass.refusesCoding {
                    check(schemaClass, below: external)
                }
            },
            leave: { schemaClass in
                if unknown.last === schemaClass { unknown.removeLast() }
            })
    }

    private func check(_ schemaClass: SchemaClass, below external: SchemaClass) {
        if let range = schemaClass.syntax.clauses[.keepsUnknown]?.range {
            return report(
                .keepsUnknownBelowExternal,
                "'\(external.declaredName)' is written by hand, and the schema doesn't state its keys: they would "
                    + "be kept as unknown ones and written again with their old values",
                at: range, declared: external.declaredName,
                fix: "state them: 'external class \(external.declaredName), keys \"…\"'")
        }
        guard schemaClass.archives != .sequential, schemaClass.prefix == nil else { return }
        let hasDefaultKey = schemaClass.declaredFields.contains { !$0.syntax.isTransient && $0.syntax.key == nil }
        guard hasDefaultKey else { return }
        report(
            .externalKeysUnknown,
            "'\(external.declaredName)' is written by hand, and the schema doesn't state its keys: '\(schemaClass.name)' "
                + "could use one of them again", at: schemaClass.declaredName, declared: external.declaredName,
            fix:
                "state them, 'external class \(external.declaredName), keys \"…\"', or give '\(schemaClass.name)' a 'prefix'"
        )
    }
}
