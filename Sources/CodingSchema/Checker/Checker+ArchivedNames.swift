// The archived names of classes, structs and unions: each name that the module declares must belong to one declaration
// only, and each name of two imported classes to one that an archive of the module can contain.

extension Checker {
    /// Foundation classes whose objects are archived as values. Another class with such a name could not be decoded.
    private static let namesOfValues: Set<String> = [
        "NSArray", "NSData", "NSDate", "NSDictionary", "NSMutableArray", "NSMutableData", "NSMutableDictionary",
        "NSMutableSet", "NSMutableString", "NSSet", "NSString", "NSURL", "NSUUID",
    ]

    /// Additional names in sequential archives, including NSObject at the end of every superclass chain.
    private static let namesInSequences: Set<String> = ["NSDecimalNumber", "NSNull", "NSNumber", "NSObject", "NSValue"]

    func checkArchivedNames() {
        var claims = Claims()
        for owner in owners + retiredTypes where !owner.isDictionary {
            let archivedName = owner.syntax.archivedAs ?? Located(owner.archivedName, at: owner.declaredName.range)
            // A declaration with a duplicate name is reported as such.
            if !(takenNames.contains(ObjectIdentifier(owner)) && owner.syntax.archivedAs == nil) {
                claim(archivedName, for: owner, among: &claims)
            }
            // Empty names are reported separately.
            for name in owner.syntax.formerly where !name.value.isEmpty {
                if name.value == archivedName.value {
                    report(
                        .formerNameIsPresentName,
                        "'\(name)' is the \(owner.title)'s current name in archives, not a former one", at: name,
                        fix: .remove(name.range, with: name.removal))
                } else {
                    claim(name, for: owner, among: &claims)
                }
            }
        }
        checkImportedNames(claims.namesakes)
    }

    /// A declaration with a name in archives, and the location of the name.
    private typealias Claim = (owner: SchemaOwner, range: SourceRange)

    private struct Claims {
        var first = NumberedValues<Claim>()

        /// The classes of other modules with one name, in the order of the first two.
        var namesakes: [(name: String, claims: [Claim])] = []
        private var positions: [Int: Int] = [:]

        /// Adds a class to those with the name.
        mutating func add(_ claim: Claim, named name: Located<String>, number: Int, first: Claim) {
            if let position = positions[number] {
                namesakes[position].claims.append(claim)
            } else {
                positions[number] = namesakes.count
                namesakes.append((name.value, [first, claim]))
            }
        }
    }

    private func isNameOfValue(_ name: String, for owner: SchemaOwner) -> Bool {
        Self.namesOfValues.contains(name) || owner.isSequential && Self.namesInSequences.contains(name)
    }

    private func claim(_ name: Located<String>, for owner: SchemaOwner, among claims: inout Claims) {
        guard !name.value.isEmpty else { return }
        // All of these names start with this prefix, and hardly any other name does.
        if name.value.hasPrefix("NS"), isNameOfValue(name.value, for: owner) {
            return report(
                .archivedNameOfValue, "'\(name)' is the name of a Foundation class in archives", at: name,
                fix: "give the \(owner.title) another name in archives")
        }
        let number = names.number(of: name.value)
        guard let earlier = claims.first[number] else {
            claims.first[number] = (owner, name.range)
            return
        }
        if earlier.owner === owner {
            report(
                .duplicateFormerName, "'\(name)' is already a former name of the \(owner.title)", at: name,
                first: earlier.range,
                fix: .remove(name.range, with: name.removal))
        } else if owner.unit.isImported {
            claims.add((owner, name.range), named: name, number: number, first: earlier)
        } else {
            report(
                .duplicateArchivedName,
                "'\(name)' is already the name of '\(earlier.owner.name)' in archives", at: name,
                notes: [Diagnostic.Note("the name is used here", at: earlier.range)],
                fix: "give one of the two another name in archives")
        }
    }

    /// Checks names that several imported classes have: an object or value of the module must not lead to two of them.
    /// Values need no distinct names, because readers know their types.
    private func checkImportedNames(_ namesakes: [(name: String, claims: [Claim])]) {
        guard !namesakes.isEmpty else { return }
        let graph = graphOfArchives()
        for (name, claims) in namesakes {
            let classes = claims.filter { $0.owner is SchemaClass && !$0.owner.refusesCoding }
            let origins = graph.origins(of: classes.map { graph.node(of: $0.owner) })
            for owner in owners where !owner.unit.isImported && !owner.refusesCoding {
                let reached = classes.indices.filter { origins[$0].contains(graph.node(of: owner)) }
                guard reached.count > 1 else { continue }
                let (first, second) = (classes[reached[0]], classes[reached[1]])
                let titles = [first, second].map { "'\($0.owner.name)' of '\($0.owner.unit.moduleName)'" }
                report(
                    .sharedArchivedName,
                    "'\(owner.declaredName)' leads to objects of \(titles[0]) and of \(titles[1]), which archives both "
                        + "call '\(name)'", at: owner.declaredName,
                    notes: [
                        Diagnostic.Note("the name is used here", at: first.range),
                        Diagnostic.Note("and here", at: second.range),
                    ],
                    fix: Diagnostic.Fix(
                        "give one of the two another name: write 'archived as' after '\(second.owner.name)' in "
                            + "'\(second.owner.unit.moduleName)', for example"))
                break
            }
        }
    }

    /// The references that archives contain.
    private func graphOfArchives() -> ReferenceGraph {
        var graph = ReferenceGraph(classes: classes, subclasses: subclasses, valueCount: values.count)
        for owner in classes where !owner.refusesCoding {
            for field in owner.declaredFields where !field.syntax.isTransient {
                for target in references(of: field) + fallbackReferences(of: field) {
                    graph.addField(0, of: owner, to: target)
                }
            }
        }
        for owner in values {
            for member in traits[owner.ordinal].members where member.field?.syntax.isTransient != true {
                for target in references(in: member.type) { graph.addField(0, of: owner, to: target) }
            }
        }
        return graph
    }
}
