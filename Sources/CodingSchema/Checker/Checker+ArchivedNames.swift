// The names under which archives hold classes: each belongs to one class of all that are in sight.

extension Checker {
    /// The classes of Foundation whose objects archives hold as values: another class of such a name could not be read.
    private static let namesOfValues: Set<String> = [
        "NSArray", "NSData", "NSDate", "NSDictionary", "NSMutableArray", "NSMutableData", "NSMutableDictionary",
        "NSMutableSet", "NSMutableString", "NSSet", "NSString", "NSURL", "NSUUID",
    ]

    func checkArchivedNames() {
        var owners: [String: (draft: ClassDraft, range: SourceRange)] = [:]
        for draft in classes {
            let archivedName = draft.archivedAs ?? draft.syntax.name
            // A class declared twice is reported as that.
            if !(draft.isNameTaken && draft.archivedAs == nil) { claim(archivedName, for: draft, among: &owners) }
            // Empty names are reported as such.
            for name in draft.formerly where !name.value.isEmpty {
                if name.value == archivedName.value {
                    report(DiagnosticCatalog.formerNameIsPresentName(name))
                } else {
                    claim(name, for: draft, among: &owners)
                }
            }
        }
    }

    private func claim(
        _ name: Located<String>, for draft: ClassDraft,
        among owners: inout [String: (draft: ClassDraft, range: SourceRange)]
    ) {
        guard !name.value.isEmpty else { return }
        if Self.namesOfValues.contains(name.value) {
            return report(DiagnosticCatalog.archivedNameOfValue(name))
        }
        if let earlier = owners[name.value], earlier.draft === draft {
            report(DiagnosticCatalog.doubledFormerName(name, earlier: earlier.range))
        } else if let earlier = owners[name.value] {
            report(DiagnosticCatalog.doubledArchivedName(name, owner: earlier.draft.name, earlier: earlier.range))
        } else {
            owners[name.value] = (draft, name.range)
        }
    }
}
