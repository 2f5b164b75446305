// The references of a type: to classes, to any class, and to structs and unions, which can contain further references.

/// The target of a reference.
enum ReferenceTarget: Hashable {
    /// Objects of a class or its subclasses, by the ordinal of the class.
    case object(Int)

    /// A struct or union, by its ordinal, independent of its contents.
    case value(Int)

    /// Objects of any class: `any Coding`.
    case anyObject
}

extension Checker {
    /// The references of a type in written order, without duplicates.
    func references(in type: SchemaType) -> [ReferenceTarget] {
        // Most types are plain values, and most others are single references.
        if type.isSelfContained { return [] }
        if case .object(let model) = type { return [.object(model.ordinal)] }
        var result: [ReferenceTarget] = []
        var seen: Set<ReferenceTarget> = []
        type.forEachPart { part in
            for target in targets(of: part) where seen.insert(target).inserted { result.append(target) }
        }
        return result
    }

    /// The references of a field's type.
    func references(of field: SchemaField) -> [ReferenceTarget] {
        field.resolved.map { references(in: $0.type) } ?? []
    }

    /// The references of the types that fallbacks convert. One that hashes objects is reported separately, so it isn't
    /// treated as a reference that is read at once.
    func fallbackReferences(of field: SchemaField) -> [ReferenceTarget] {
        field.fallbacks.flatMap { fallback in
            guard fallback.syntax.conversion != nil, let type = fallback.resolved?.type, !hashesObjects(type) else {
                return [ReferenceTarget]()
            }
            return references(in: type)
        }
    }

    /// The targets of one reference: for a protocol, all visible classes that conform to it.
    private func targets(of type: SchemaType) -> [ReferenceTarget] {
        if case .existential(let requirement?) = type, !requirement.classes.isEmpty {
            return requirement.classes.map { .object($0.ordinal) }
        }
        return target(of: type).map { [$0] } ?? []
    }

    private func target(of type: SchemaType) -> ReferenceTarget? {
        switch type {
        case .object(let model): .object(model.ordinal)
        case .existential: .anyObject
        default: valueOrdinal(of: type).map { .value($0) }
        }
    }

    /// The ordinal of the struct or union, if the type is one that a schema declares.
    func valueOrdinal(of type: SchemaType) -> Int? {
        switch type {
        case .structure(let model): model.isBuiltIn ? nil : model.ordinal
        case .union(let model): model.ordinal
        default: nil
        }
    }

    /// The ordinal of the struct or union, if its values have composed keys.
    func composedOrdinal(of type: SchemaType) -> Int? { type.hasOwnKeys ? valueOrdinal(of: type) : nil }

    /// Whether values of the type can contain objects, directly or in structs and unions.
    func holdsObjects(_ type: SchemaType) -> Bool { holdsObjects(references(in: type)) }

    /// The same for the references of a type.
    func holdsObjects(_ references: [ReferenceTarget]) -> Bool {
        references.contains { target in
            switch target {
            case .object, .anyObject: true
            case .value(let ordinal): traits[ordinal].holdingObjects != nil
            }
        }
    }

    /// Whether the type contains a set of objects, or a dictionary with objects as keys. These are built after
    /// connecting.
    func hashesObjects(_ type: SchemaType) -> Bool {
        switch type {
        case .set(let element, _): holdsObjects(element) || hashesObjects(element)
        case .dictionary(let key, let value): holdsObjects(key) || hashesObjects(key) || hashesObjects(value)
        case .array(let element), .optional(let element), .indexed(let element), .variant(_, let element):
            hashesObjects(element)
        default: valueOrdinal(of: type).map { traits[$0].hashingObjects != nil } ?? false
        }
    }
}
