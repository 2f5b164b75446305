// Classes below one that is written by hand: its keys must be known where a subclass could use them again.

extension Checker {
    func checkSuperclassesByHand() {
        // The superclasses by hand whose keys the schema doesn't state, the nearest last.
        var unknown: [SchemaClass] = []
        visitClasses(
            enter: { subclass in
                if subclass.syntax.isExternal {
                    if subclass.syntax.clauses[.keys] == nil { unknown.append(subclass) }
                } else if let external = unknown.last, !subclass.refusesCoding {
                    check(subclass, below: external)
                }
            },
            leave: { subclass in
                if unknown.last === subclass { unknown.removeLast() }
            })
    }

    private func check(_ subclass: SchemaClass, below external: SchemaClass) {
        if let range = subclass.syntax.clauses[.keepsUnknown]?.range {
            return report(
                .keepsUnknownBelowExternal,
                "'\(external.declaredName)' is written by hand, and the schema doesn't state its keys: they would "
                    + "be kept as unknown ones and written again with their old values",
                at: range, declared: external.declaredName,
                fix: "state them: 'external class \(external.declaredName), keys \"…\"'")
        }
        guard subclass.archives != .sequential, subclass.prefix == nil else { return }
        let hasDefaultKey = subclass.declaredFields.contains { !$0.syntax.isTransient && $0.syntax.key == nil }
        guard hasDefaultKey else { return }
        report(
            .externalKeysUnknown,
            "'\(external.declaredName)' is written by hand, and the schema doesn't state its keys: '\(subclass.name)' "
                + "could use one of them again", at: subclass.declaredName, declared: external.declaredName,
            fix:
                "state them, 'external class \(external.declaredName), keys \"…\"', or give '\(subclass.name)' a 'prefix'"
        )
    }
}
