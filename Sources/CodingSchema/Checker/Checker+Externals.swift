// Classes below one that is written by hand: its keys must be known where a subclass could use them again.

extension Checker {
    func checkSuperclassesByHand() {
        // The superclasses by hand whose keys the schema doesn't state, the nearest last.
        var unknown: [SchemaClass] = []
        visitClasses(
            enter: { draft in
                if draft.syntax.isExternal {
                    if draft.syntax.clauses[.keys] == nil { unknown.append(draft) }
                } else if let external = unknown.last, !draft.refusesCoding {
                    check(draft, below: external)
                }
            },
            leave: { draft in
                if unknown.last === draft { unknown.removeLast() }
            })
    }

    private func check(_ draft: SchemaClass, below external: SchemaClass) {
        if let range = draft.syntax.clauses[.keepsUnknown]?.range {
            return report(
                .keepsUnknownBelowExternal,
                "'\(external.declaredName)' is written by hand, and the schema doesn't state its keys: they would "
                    + "be kept as unknown ones and written again with their old values",
                at: range, declared: external.declaredName,
                fix: "state them: 'external class \(external.declaredName), keys \"…\"'")
        }
        guard draft.archives != .sequential, draft.prefix == nil else { return }
        let hasDefaultKey = draft.declaredFields.contains { !$0.syntax.isTransient && $0.syntax.key == nil }
        guard hasDefaultKey else { return }
        report(
            .externalKeysUnknown,
            "'\(external.declaredName)' is written by hand, and the schema doesn't state its keys: '\(draft.name)' "
                + "could use one of them again", at: draft.declaredName, declared: external.declaredName,
            fix: "state them, 'external class \(external.declaredName), keys \"…\"', or give '\(draft.name)' a 'prefix'"
        )
    }
}
