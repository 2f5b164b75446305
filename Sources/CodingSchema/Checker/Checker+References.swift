// What a type refers to: classes, any class, and the structs and unions through which others are reached.

/// What a type leads to.
enum ReferenceTarget: Hashable {
    /// Objects of a class or its subclasses; the class by its ordinal.
    case object(Int)

    /// A struct or union, by its ordinal, whatever it holds.
    case value(Int)

    /// Objects of any class: `any Coding`.
    case anyObject
}

extension Checker {
    /// What a type refers to, each once, in written order.
    func references(in type: SchemaType) -> [ReferenceTarget] {
        // Plain values are most of all types, and a single reference most of the rest.
        if type.leadsNowhere { return [] }
        if let target = target(of: type) { return [target] }
        var result: [ReferenceTarget] = []
        var seen: Set<ReferenceTarget> = []
        type.forEachPart { part in
            if let target = target(of: part), seen.insert(target).inserted { result.append(target) }
        }
        return result
    }

    private func target(of type: SchemaType) -> ReferenceTarget? {
        switch type {
        case .object(let model): .object(model.ordinal)
        case .anyCoding: .anyObject
        default: valueOrdinal(of: type).map { .value($0) }
        }
    }

    /// The ordinal of the struct or union that a type is.
    func valueOrdinal(of type: SchemaType) -> Int? {
        switch type {
        case .structure(let model): model.ordinal
        case .union(let model): model.ordinal
        default: nil
        }
    }

    /// Values of the type can hold objects, by themselves or in structs and unions.
    func holdsObjects(_ type: SchemaType) -> Bool { holdsObjects(references(in: type)) }

    /// The same of a type that refers to these.
    func holdsObjects(_ references: [ReferenceTarget]) -> Bool {
        references.contains { target in
            switch target {
            case .object, .anyObject: true
            case .value(let ordinal): traits[ordinal].holdsObjects
            }
        }
    }

    /// A set of objects, or a dictionary whose keys are objects, is in the type: it is built when they are whole.
    func hashesObjects(_ type: SchemaType) -> Bool {
        switch type {
        case .set(let element): holdsObjects(element) || hashesObjects(element)
        case .dictionary(let key, let value): holdsObjects(key) || hashesObjects(key) || hashesObjects(value)
        case .array(let element), .optional(let element), .indexed(let element): hashesObjects(element)
        default: valueOrdinal(of: type).map { traits[$0].hashesObjects } ?? false
        }
    }
}
