// The archived names of classes, structs and unions: each visible name must belong to only one declaration.

extension Checker {
    /// Foundation classes whose objects are archived as values. Another class with such a name could not be decoded.
    private static let namesOfValues: Set<String> = [
        "NSArray", "NSData", "NSDate", "NSDictionary", "NSMutableArray", "NSMutableData", "NSMutableDictionary",
        "NSMutableSet", "NSMutableString", "NSSet", "NSString", "NSURL", "NSUUID",
    ]

    /// Additional names in sequential archives, including NSObject at the end of every superclass chain.
    private static let namesInSequences: Set<String> = ["NSDecimalNumber", "NSNull", "NSNumber", "NSObject", "NSValue"]

    func checkArchivedNames() {
        var claims = NumberedValues<(draft: OwnerDraft, range: SourceRange)>()
        for draft in owners {
            let archivedName = draft.archivedAs ?? Located(draft.archivedName, at: draft.declaredName.range)
            // A declaration with a duplicate name is reported as such.
            if !(draft.isNameTaken && draft.archivedAs == nil) { claim(archivedName, for: draft, among: &claims) }
            // Empty names are reported separately.
            for name in draft.formerly where !name.value.isEmpty {
                if name.value == archivedName.value {
                    report(.formerNameIsPresentName(name, owner: draft.title))
                } else {
                    claim(name, for: draft, among: &claims)
                }
            }
        }
    }

    private func isNameOfValue(_ name: String, for draft: OwnerDraft) -> Bool {
        Self.namesOfValues.contains(name) || draft.isSequential && Self.namesInSequences.contains(name)
    }

    private func claim(
        _ name: Located<String>, for draft: OwnerDraft,
        among claims: inout NumberedValues<(draft: OwnerDraft, range: SourceRange)>
    ) {
        guard !name.value.isEmpty else { return }
        // All of these names start with this prefix, and hardly any other name does.
        if name.value.hasPrefix("NS"), isNameOfValue(name.value, for: draft) {
            return report(.archivedNameOfValue(name, owner: draft.title))
        }
        let number = names.number(of: name.value)
        if let earlier = claims[number], earlier.draft === draft {
            report(.doubledFormerName(name, owner: draft.title, earlier: earlier.range))
        } else if let earlier = claims[number] {
            report(.doubledArchivedName(name, owner: earlier.draft.name, earlier: earlier.range))
        } else {
            claims[number] = (draft, name.range)
        }
    }
}
