// Objects that name their classes: those of classes everywhere, structs and enums with values in collections.

import CodingSchema

extension ReadingContext {
    /// An object that names itself, read as another type.
    func outcomeOfObjects(written: SchemaType, read: SchemaType) -> ValueOutcome {
        guard written.form.namesClass, read.form.namesClass else { return .mismatch(written, read) }
        let kind: Pair.Kind = written.isReference && !read.isReference ? .objectAsValue : .object
        let pair = Pair(kind, written.objectName, read.objectName)
        return outcome(of: pair) { [self] in
            let allowed = allowedClasses(for: read)
            var result = ValueOutcome.safe
            for owner in writtenObjects(of: written) {
                result = result.worse(outcome(ofObjectOf: owner, read: read, allowed))
                if result.verdict == .breaking { break }
            }
            return result
        }
    }

    /// All classes, structs and enums that the objects may be of.
    private func writtenObjects(of type: SchemaType) -> [SchemaOwner] {
        switch type {
        case .object(let schemaClass): writer.subclasses(of: schemaClass)
        case .anyCoding: writer.classesInOrder
        case .structure(let structure): [structure]
        case .union(let union): [union]
        default: []
        }
    }

    /// The class that a reference asks for and all classes below it.
    private func allowedClasses(for read: SchemaType) -> Set<DeclarationName> {
        guard case .object(let expected) = read else { return [] }
        return Set(reader.subclasses(of: expected).map(\.declarationName))
    }

    private func outcome(
        ofObjectOf owner: SchemaOwner, read: SchemaType, _ allowed: Set<DeclarationName>
    ) -> ValueOutcome {
        switch read {
        case .object(let expected):
            return outcome(ofObjectOf: owner, as: expected, allowed)
        case .anyCoding:
            return outcome(ofObjectOf: owner, as: nil, allowed)
        case .structure(let structure):
            guard structure.isNamed(owner.archivedName) else { return .otherName(owner, structure) }
            return outcome(ofFieldsOf: owner, readAs: structure)
        case .union(let union):
            guard union.isNamed(owner.archivedName) else { return .otherName(owner, union) }
            return outcome(ofCasesOf: owner, readAs: union, isElement: true)
        default:
            return .mismatch(.anyCoding, read)
        }
    }

    private func outcome(
        ofObjectOf owner: SchemaOwner, as expected: SchemaClass?, _ allowed: Set<DeclarationName>
    ) -> ValueOutcome {
        guard let target = reader.schemaClass(archivedAs: owner.archivedName, for: expected) else {
            return ValueOutcome(.breaking, "the reader has no class that is archived as \"\(owner.archivedName)\"")
        }
        if let expected, !allowed.contains(target.declarationName) {
            return ValueOutcome(
                .breaking,
                "\"\(owner.archivedName)\" is '\(target.name)', which does not inherit from '\(expected.name)'")
        }
        // What becomes of a class's fields is said where the class is.
        return owner is SchemaClass ? .safe : outcome(ofFieldsOf: owner, readAs: target)
    }

    /// The fields of what one object holds; of an enum with values, those of each case.
    private func outcome(ofFieldsOf owner: SchemaOwner, readAs read: any SchemaFieldOwner) -> ValueOutcome {
        if let written = owner as? any SchemaFieldOwner { return fields(written: written, read: read) }
        guard let union = owner as? SchemaUnion else { return .safe }
        return outcome(ofCasesOf: union, readAsFieldsOf: read, isElement: true)
    }
}

extension SchemaOwner {
    /// Whether a reader takes an object of a name for one of this type.
    fileprivate func isNamed(_ name: String) -> Bool { archivedName == name || formerNames.contains(name) }
}

extension SchemaType {
    /// What is referred to by its number in the archive's table, and not held by value.
    fileprivate var isReference: Bool {
        switch self {
        case .object, .anyCoding: true
        default: false
        }
    }

    /// What represents the type in a pair.
    fileprivate var objectName: DeclarationName {
        switch self {
        case .object(let schemaClass): schemaClass.declarationName
        case .structure(let structure): structure.declarationName
        case .union(let union): union.declarationName
        default: DeclarationName("", schemaText)
        }
    }
}

extension ValueOutcome {
    fileprivate static func otherName(_ written: SchemaOwner, _ read: SchemaOwner) -> ValueOutcome {
        ValueOutcome(
            .breaking, "\"\(written.archivedName)\" is not a name of '\(read.name)', which is an error")
    }
}
