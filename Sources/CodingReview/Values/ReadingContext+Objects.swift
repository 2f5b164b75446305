// Objects with a class name: those of classes everywhere, and structs and enums with values in collections.

import CodingSchema

extension ReadingContext {
    /// The finding for an object with a class name that is read as another type.
    func findingOfObjects(written: SchemaType, read: SchemaType) -> Finding {
        guard written.form.namesClass, read.form.namesClass else { return .mismatch(written, read) }
        let kind: Pair.Kind = written.isReference && !read.isReference ? .objectAsValue : .object
        let pair = Pair(kind, written.objectName, read.objectName)
        return finding(of: pair) { [self] in
            let allowed = allowedClasses(for: read)
            var result = Finding.safe
            for owner in writtenObjects(of: written) {
                result = result.worse(finding(ofObjectOf: owner, read: read, allowed))
                if result.verdict == .breaking { break }
            }
            return result
        }
    }

    /// All classes, structs and enums of which the objects may be instances.
    private func writtenObjects(of type: SchemaType) -> [SchemaOwner] {
        switch type {
        case .object(let schemaClass): writer.subclasses(of: schemaClass)
        case .existential(let requirement): writer.classesInOrder.filter { requirement?.includes($0) ?? true }
        case .structure(let structure): [structure]
        case .union(let union): [union]
        default: []
        }
    }

    /// The class of a reference, and all its subclasses.
    private func allowedClasses(for read: SchemaType) -> Set<DeclarationName> {
        guard case .object(let expected) = read else { return [] }
        return Set(reader.subclasses(of: expected).map(\.declarationName))
    }

    private func finding(
        ofObjectOf owner: SchemaOwner, read: SchemaType, _ allowed: Set<DeclarationName>
    ) -> Finding {
        if owner is SchemaClass, let retired = reader.retiredClass(archivedAs: owner.archivedName),
            retired.isNil(in: read)
        {
            return Finding(
                .lossy, "the reader has retired the class \"\(owner.archivedName)\", and leaves the object out")
        }
        switch read {
        case .object(let expected):
            return finding(ofObjectOf: owner, as: expected, allowed)
        case .existential(let requirement):
            if let requirement, let target = reader.schemaClass(archivedAs: owner.archivedName, for: nil),
                !requirement.includes(target)
            {
                return Finding(
                    .breaking,
                    "\"\(owner.archivedName)\" is '\(target.name)', which does not conform to '\(requirement.name)'")
            }
            return finding(ofObjectOf: owner, as: nil, allowed)
        case .structure(let structure):
            guard structure.isNamed(owner.archivedName) else { return .otherName(owner, structure) }
            return finding(ofFieldsOf: owner, readAs: structure).worse(finding(ofOtherType: owner, readAs: structure))
        case .union(let union):
            guard union.isNamed(owner.archivedName) else { return .otherName(owner, union) }
            return finding(ofCasesOf: owner, readAs: union, isElement: true)
        default:
            return .mismatch(.existential(nil), read)
        }
    }

    private func finding(
        ofObjectOf owner: SchemaOwner, as expected: SchemaClass?, _ allowed: Set<DeclarationName>
    ) -> Finding {
        let own = reader.schemaClass(archivedAs: owner.archivedName, for: expected)
        guard let target = own ?? (owner as? SchemaClass).flatMap(reader.nearestKnownClass) else {
            return Finding(.breaking, "the reader has no class that is archived as \"\(owner.archivedName)\"")
        }
        if let expected, !allowed.contains(target.declarationName) {
            return Finding(
                .breaking,
                "\"\(owner.archivedName)\" is '\(target.name)', which does not inherit from '\(expected.name)'")
        }
        // The finding for the fields of a class is reported at the class.
        return owner is SchemaClass ? .safe : finding(ofFieldsOf: owner, readAs: target)
    }

    /// The finding for the fields of an object; for an enum with values, those of each case.
    private func finding(ofFieldsOf owner: SchemaOwner, readAs read: any SchemaFieldOwner) -> Finding {
        if let written = owner as? any SchemaFieldOwner { return fields(written: written, read: read) }
        guard let union = owner as? SchemaUnion else { return .safe }
        return finding(ofCasesOf: union, readAsFieldsOf: read, isElement: true)
    }
}

extension SchemaOwner {
    /// Whether a reader accepts the archived name for this declaration.
    fileprivate func isNamed(_ name: String) -> Bool { archivedName == name || formerNames.contains(name) }
}

extension SchemaType {
    /// The name by which a pair identifies the type.
    fileprivate var objectName: DeclarationName {
        switch self {
        case .object(let schemaClass): schemaClass.declarationName
        case .structure(let structure): structure.declarationName
        case .union(let union): union.declarationName
        default: DeclarationName("", schemaText)
        }
    }
}

extension Finding {
    fileprivate static func otherName(_ written: SchemaOwner, _ read: SchemaOwner) -> Finding {
        Finding(
            .breaking, "\"\(written.archivedName)\" is not a name of '\(read.name)', which is an error")
    }
}
