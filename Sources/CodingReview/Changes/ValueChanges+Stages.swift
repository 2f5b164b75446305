// The changes that fields of an enum's type need so that older readers get what they can read.

import CodingSchema

extension ValueChanges {
    /// A new key for each field that holds the enum, while the old key holds the value as an older version knows it.
    ///
    /// - Parameter others: the clauses about a field's old key.
    func newKeys(
        ofFieldsOf enumeration: SchemaEnumeration, _ others: (SchemaField) -> String
    ) -> [SuggestedClause.Step] {
        let side = newReadsOld.reader
        let classes = side.classesInOrder.filter { !$0.keepsUnknownInChain && $0.isInKeyedArchives }
        let structures = side.structures.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        let owners = classes.map { ($0 as any SchemaFieldOwner, "class") } + structures.map { ($0, "struct") }
        var taken = Set((side.classesInOrder as [any SchemaFieldOwner] + structures).flatMap(\.plan.usedKeys))
        var steps: [SuggestedClause.Step] = []
        for (owner, kind) in owners {
            for field in owner.fields where field.holds(enumeration) && wasWritten(field, of: owner) {
                let key = Self.freeKey(field.key.isEmpty ? field.name : field.key, &taken)
                let text = "key \(key.schemaLiteral) \(others(field))"
                let target = "to the field '\(field.name)' of the \(kind) '\(owner.name)'"
                steps.append(
                    SuggestedClause.Step(
                        text: text, target: field.key == field.name ? target : "\(target), in place of its key"))
            }
        }
        return steps
    }

    /// Whether the old version of the field's owner wrote the key; assumed to be true if the owner was renamed.
    private func wasWritten(_ field: SchemaField, of owner: any SchemaFieldOwner) -> Bool {
        let name = owner.declarationName
        let side = newReadsOld.writer
        let old: (any SchemaFieldOwner)? = side.classes[name] ?? side.structures[name]
        return old.map { $0.plan.usedKeys.contains(field.key) } ?? true
    }

    private static func freeKey(_ base: String, _ taken: inout Set<String>) -> String {
        var number = 2
        while !taken.insert("\(base)\(number)").inserted { number += 1 }
        return "\(base)\(number)"
    }
}

extension SchemaField {
    /// Whether the field writes values of the enum or arrays of them, and writes nothing for older readers yet.
    fileprivate func holds(_ enumeration: SchemaEnumeration) -> Bool {
        guard isWritten, also.isEmpty else { return false }
        switch type {
        case .enumeration(let found), .array(.enumeration(let found)):
            return found.declarationName == enumeration.declarationName
        default: return false
        }
    }
}

extension SchemaClass {
    /// Classes that keep unknown keys can't write keys for older readers.
    var keepsUnknownInChain: Bool { keepsUnknown || ancestors.contains(where: \.keepsUnknown) }
}
