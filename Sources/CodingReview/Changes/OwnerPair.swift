// A class or struct in both versions, with the findings of reading each version's fields from the other's archives.
//
//     old ──written──▶ newReadsOld: findings by the new version's fields, and the old values that no field reads
//     new ──written──▶ oldReadsNew: findings by the old version's fields

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

    init(_ old: any SchemaFieldOwner, _ new: any SchemaFieldOwner, _ contexts: ReviewContexts) {
        self.old = old
        self.new = new
        let (oldSide, newSide) = (contexts.old, contexts.new)
        let (oldClass, newClass) = (old as? SchemaClass, new as? SchemaClass)
        let matching = FieldMatching(
            old: old.fields, new: new.fields, retired: Set(new.retired.flatMap(\.keys)),
            oldInherited: { oldSide.field(named: $0, of: oldClass?.superclass) },
            newInherited: { newSide.field(named: $0, of: newClass?.superclass) },
            isSameType: contexts.isSameDeclaration)
        self.matching = matching
        let movedUp = old.fields.compactMap { field in
            matching.newOfOld[field.name].flatMap { $0.isInherited ? (old: field, new: $0.field) : nil }
        }
        let movedDown = new.fields.compactMap { matching.oldOfNew[$0.name] }.filter(\.isInherited).map(\.field)
        self.movedUp = movedUp
        let inherited = InheritedFields(oldClass, newClass, contexts)
        isKeyed = old.isInKeyedArchives && new.isInKeyedArchives
        // A class that refuses coding is neither written nor read, and without keyed archives there are no keys.
        let isCoded = old.plan.isCoded && new.plan.isCoded && isKeyed
        newReadsOld = OwnerReading(
            contexts.newReadsOld.reader(of: old),
            fields: isCoded ? new.fields + movedUp.map(\.new) + inherited.new : [],
            written: isCoded ? old.fields + inherited.left : [],
            partner: { matching.oldOfNew[$0.name]?.field ?? oldSide.field(named: $0.name, of: oldClass) },
            isKept: { matching.newOfOld[$0.name] != nil || newSide.field(named: $0.name, of: newClass) != nil },
            effectOfFailure: contexts.newReadsOld.holders.effectOfFailure(of: newClass))
        oldReadsNew = OwnerReading(
            contexts.oldReadsNew.reader(of: new), fields: isCoded ? old.fields + movedDown + inherited.old : [],
            written: isCoded ? new.fields : [],
            partner: { matching.newOfOld[$0.name]?.field ?? newSide.field(named: $0.name, of: newClass) },
            isKept: { matching.oldOfNew[$0.name] != nil || oldSide.field(named: $0.name, of: oldClass) != nil },
            effectOfFailure: contexts.oldReadsNew.holders.effectOfFailure(of: oldClass))
        let table = newSide.table(of: new)
        let usedKeys = newClass == nil ? new.plan.usedKeys : []
        usesKey = { key in
            // Only the keys of the parts are in archives.
            if key.isEmpty { return false }
            let isUsed = newClass.map { newSide.uses(key, in: $0) } ?? usedKeys.contains(key)
            return isUsed || table.value(forKey: key) != nil
        }
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

    /// - Parameters:
    ///   - oldClass: `nil` for a struct.
    ///   - newClass: `nil` for a struct.
    init(_ oldClass: SchemaClass?, _ newClass: SchemaClass?, _ contexts: ReviewContexts) {
        guard let oldClass, let newClass else { return }
        addUnshared(oldClass, newClass, contexts)
        addTakingKeys(of: oldClass, newClass, contexts)
    }

    private mutating func addUnshared(_ oldClass: SchemaClass, _ newClass: SchemaClass, _ contexts: ReviewContexts) {
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
    private mutating func addTakingKeys(of oldClass: SchemaClass, _ newClass: SchemaClass, _ contexts: ReviewContexts) {
        func takers(_ fields: [SchemaField], _ reader: SchemaClass, _ side: ReviewSide) -> [SchemaField] {
            fields.flatMap { $0.writtenKeys + $0.keysOfParts }.compactMap {
                side.inheritedField(underKey: $0, of: reader)
            }
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
    let newReadsOld: ReviewDirection
    let oldReadsNew: ReviewDirection

    /// What later versions write in the fields of the new one, as far as it is known.
    private(set) lazy var later = ObjectHolders(writer: new, reader: new, readsEarlier: true) { $0 }

    init(old: [Schema], new: [Schema]) {
        self.old = ReviewSide(old)
        self.new = ReviewSide(new)
        pairs = DeclarationPairs(old: old, new: new)
        newReadsOld = ReviewDirection(.newReadsOld, writer: self.old, reader: self.new, renamed: pairs.newByOld)
        oldReadsNew = ReviewDirection(.oldReadsNew, writer: self.new, reader: self.old, renamed: pairs.oldByNew)
    }

    /// Whether two types are the same, apart from renamed declarations.
    func isSameDeclaration(_ old: SchemaType, _ new: SchemaType) -> Bool {
        let (oldForm, newForm) = (old.form, new.form)
        guard oldForm.kind == newForm.kind else { return false }
        if let oldDeclared = old.declared, let newDeclared = new.declared {
            return type(of: oldDeclared) == type(of: newDeclared)
                && isSameDeclaration(oldDeclared.declarationName, newDeclared.declarationName)
        }
        if old.variant != new.variant { return false }
        if case (.set(_, let oldForm), .set(_, let newForm)) = (old, new), oldForm != newForm { return false }
        let (oldParts, newParts) = (old.parts, new.parts)
        guard !oldParts.isEmpty else { return old.schemaText == new.schemaText }
        if case (.packed(_, let oldOrder), .packed(_, let newOrder)) = (old, new), oldOrder != newOrder { return false }
        return zip(oldParts, newParts).allSatisfy(isSameDeclaration)
    }

    /// The type of an old field in the terms of the new schema; `nil` if a declaration in it was removed or renamed.
    func text(of field: SchemaField) -> String? { isKept(field.type) ? field.typeText : nil }

    private func isKept(_ type: SchemaType) -> Bool {
        if let name = type.declared?.declarationName, !name.isBuiltIn { return pairs.newByOld[name] == name }
        return type.parts.allSatisfy(isKept)
    }

    private func isSameDeclaration(_ old: DeclarationName, _ new: DeclarationName) -> Bool {
        old.isBuiltIn ? old == new : pairs.new(of: old) == new
    }
}

/// One of the two factual directions.
struct ReviewDirection {
    let words: DirectionWords
    let context: ReadingContext

    /// Where the reader gets the objects of the writer's archives.
    let holders: ObjectHolders
    private let writer: ReviewSide

    init(
        _ words: DirectionWords, writer: ReviewSide, reader: ReviewSide, renamed: [DeclarationName: DeclarationName]
    ) {
        self.words = words
        self.writer = writer
        let isReaderNewer = words.direction == .newReadsOld
        context = .make(
            writer: writer.declarations, reader: reader.declarations, renamed: renamed,
            isReaderNewer: isReaderNewer)
        holders = ObjectHolders(writer: writer, reader: reader, readsEarlier: isReaderNewer) { renamed[$0] ?? $0 }
    }

    /// Reads fields from the archives of a class or struct of the writer.
    func reader(of written: any SchemaFieldOwner) -> FieldReader {
        FieldReader(
            context: context, table: writer.table(of: written), words: words, isInSequences: written.hasSequence)
    }
}
