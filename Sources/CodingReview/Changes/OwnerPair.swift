// A class or struct in both versions, with the outcomes of reading each version's fields from the other's archives.
//
//     old ──written──▶ newReadsOld: outcomes by the new version's fields, and the old values that no field reads
//     new ──written──▶ oldReadsNew: outcomes by the old version's fields

import CodingSchema

/// A class or struct that both versions have.
struct OwnerPair {
    let old: any SchemaFieldOwner
    let new: any SchemaFieldOwner
    let matching: FieldMatching
    let newReadsOld: OwnerReading
    let oldReadsNew: OwnerReading

    /// Whether the new version or one of its superclasses uses a key.
    let usesKey: (String) -> Bool

    /// Fields that the class declared itself before and that a superclass declares now.
    let movedUp: [(old: SchemaField, new: SchemaField)]

    /// Whether both versions are in keyed archives, so that keys matter.
    let isKeyed: Bool

    init(_ old: SchemaStructure, _ new: SchemaStructure, _ contexts: ReviewContexts) {
        self.old = old
        self.new = new
        let matching = FieldMatching(old: old.fields, new: new.fields)
        self.matching = matching
        newReadsOld = OwnerReading(
            FieldReader(context: contexts.newReadsOld, table: WrittenTable(of: old), words: .newReadsOld),
            fields: new.fields, written: old.fields, partner: { matching.oldOfNew[$0.name]?.field },
            isKept: { matching.newOfOld[$0.name] != nil })
        oldReadsNew = OwnerReading(
            FieldReader(context: contexts.oldReadsNew, table: WrittenTable(of: new), words: .oldReadsNew),
            fields: old.fields, written: new.fields, partner: { matching.newOfOld[$0.name]?.field },
            isKept: { matching.oldOfNew[$0.name] != nil })
        let usedKeys = new.plan.usedKeys
        let table = WrittenTable(of: new)
        usesKey = { usedKeys.contains($0) || table.value(forKey: $0) != nil }
        movedUp = []
        isKeyed = true
    }

    init(_ old: SchemaClass, _ new: SchemaClass, _ contexts: ReviewContexts) {
        self.old = old
        self.new = new
        let (oldSide, newSide) = (contexts.old, contexts.new)
        let matching = FieldMatching(
            old: old.fields, new: new.fields,
            oldInherited: { oldSide.field(named: $0, of: old.superclass) },
            newInherited: { newSide.field(named: $0, of: new.superclass) })
        self.matching = matching
        let movedUp = old.fields.compactMap { field in
            matching.newOfOld[field.name].flatMap { $0.isInherited ? (old: field, new: $0.field) : nil }
        }
        let movedDown = new.fields.compactMap { matching.oldOfNew[$0.name] }.filter(\.isInherited).map(\.field)
        self.movedUp = movedUp
        var inherited = InheritedFields(old, new, contexts)
        inherited.addTakingKeys(of: old, new, contexts)
        isKeyed = old.isInKeyedArchives && new.isInKeyedArchives
        // A class that refuses coding is neither written nor read, and without keyed archives there are no keys.
        let isCoded = !old.refusesCoding && !new.refusesCoding && isKeyed
        newReadsOld = OwnerReading(
            FieldReader(context: contexts.newReadsOld, table: oldSide.table(of: old), words: .newReadsOld),
            fields: isCoded ? new.fields + movedUp.map(\.new) + inherited.new : [],
            written: isCoded ? old.fields + inherited.left : [],
            partner: { matching.oldOfNew[$0.name]?.field ?? oldSide.field(named: $0.name, of: old) },
            isKept: { matching.newOfOld[$0.name] != nil || newSide.field(named: $0.name, of: new) != nil })
        oldReadsNew = OwnerReading(
            FieldReader(context: contexts.oldReadsNew, table: newSide.table(of: new), words: .oldReadsNew),
            fields: isCoded ? old.fields + movedDown + inherited.old : [],
            written: isCoded ? new.fields : [],
            partner: { matching.newOfOld[$0.name]?.field ?? newSide.field(named: $0.name, of: new) },
            isKept: { matching.oldOfNew[$0.name] != nil || oldSide.field(named: $0.name, of: old) != nil })
        let table = newSide.table(of: new)
        usesKey = { newSide.uses($0, in: new) || table.value(forKey: $0) != nil }
    }

    /// The owner's name in the new version.
    var name: String { new.name }
}

/// The fields that a class inherits, in one version, from classes that it does not inherit from in the other.
private struct InheritedFields {
    private(set) var old: [SchemaField] = []
    private(set) var new: [SchemaField] = []

    /// The old fields whose classes the new version does not inherit from.
    private(set) var left: [SchemaField] = []

    init(_ oldClass: SchemaClass, _ newClass: SchemaClass, _ contexts: ReviewContexts) {
        let oldName = oldClass.superclass.map { contexts.pairs.new(of: $0.declarationName) }
        guard oldName != newClass.superclass?.declarationName else { return }
        let oldNames = Set(oldClass.ancestors.map { contexts.pairs.new(of: $0.declarationName) })
        let newNames = Set(newClass.ancestors.map(\.declarationName))
        for ancestor in oldClass.ancestors where !newNames.contains(contexts.pairs.new(of: ancestor.declarationName)) {
            old += ancestor.readFields
        }
        left = old
        for ancestor in newClass.ancestors where !oldNames.contains(ancestor.declarationName) {
            new += ancestor.readFields
        }
    }

    /// Adds superclass fields with a key that belonged to the class itself in the other version: they would read the
    /// class's values as their own.
    mutating func addTakingKeys(of oldClass: SchemaClass, _ newClass: SchemaClass, _ contexts: ReviewContexts) {
        func takers(_ fields: [SchemaField], _ reader: SchemaClass, _ side: ReviewSide) -> [SchemaField] {
            fields.flatMap(\.writtenKeys).compactMap { side.inheritedField(underKey: $0, of: reader) }
        }
        func add(_ found: [SchemaField], to fields: inout [SchemaField], unlessMovedFrom own: [SchemaField]) {
            for field in found where !fields.contains(where: { $0.name == field.name }) {
                if !own.contains(where: { $0.name == field.name }) { fields.append(field) }
            }
        }
        add(takers(oldClass.fields, newClass, contexts.new), to: &new, unlessMovedFrom: oldClass.fields)
        add(takers(newClass.fields, oldClass, contexts.old), to: &old, unlessMovedFrom: newClass.fields)
    }
}

extension SchemaClass {
    /// The fields that take part in coding.
    var readFields: [SchemaField] { plan.isCoded ? fields : [] }
}

/// The shared state of both directions of a comparison.
final class ReviewContexts {
    let old: ReviewSide
    let new: ReviewSide
    let pairs: DeclarationPairs
    let newReadsOld: ReadingContext
    let oldReadsNew: ReadingContext

    init(old: [Schema], new: [Schema]) {
        self.old = ReviewSide(old)
        self.new = ReviewSide(new)
        pairs = DeclarationPairs(old: old, new: new)
        newReadsOld = ReadingContext.make(
            writer: self.old.declarations, reader: self.new.declarations, renamed: pairs.newByOld,
            isReaderNewer: true)
        oldReadsNew = ReadingContext.make(
            writer: self.new.declarations, reader: self.old.declarations, renamed: pairs.oldByNew,
            isReaderNewer: false)
    }

    /// Whether two types are the same, apart from renamed declarations.
    func areOne(_ old: SchemaType, _ new: SchemaType) -> Bool {
        let (oldForm, newForm) = (old.form, new.form)
        guard oldForm.kind == newForm.kind else { return false }
        if let oldDeclared = old.declared, let newDeclared = new.declared {
            return type(of: oldDeclared) == type(of: newDeclared)
                && areOne(oldDeclared.declarationName, newDeclared.declarationName)
        }
        let (oldParts, newParts) = (old.parts, new.parts)
        guard !oldParts.isEmpty else { return old.schemaText == new.schemaText }
        if case (.packed(_, let oldOrder), .packed(_, let newOrder)) = (old, new), oldOrder != newOrder { return false }
        return zip(oldParts, newParts).allSatisfy(areOne)
    }

    /// The type of an old field in the terms of the new schema; `nil` if a declaration in it was removed or renamed.
    func text(of field: SchemaField) -> String? { isKept(field.type) ? field.typeText : nil }

    private func isKept(_ type: SchemaType) -> Bool {
        if let name = type.declared?.declarationName { return pairs.newByOld[name] == name }
        return type.parts.allSatisfy(isKept)
    }

    private func areOne(_ old: DeclarationName, _ new: DeclarationName) -> Bool { pairs.new(of: old) == new }
}
