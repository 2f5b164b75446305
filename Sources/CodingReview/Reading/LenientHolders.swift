// The declarations whose values are created only where a lenient field leaves out what can't be created.
//
//     var tabs: [Tab] lenient ──▶ Tab ──let page: Page──▶ Page      Tab and Page, unless another field refers to them
//                                                                   strictly, or when their holder exists already

import CodingSchema

/// Finds the declarations of one version whose every holder is lenient.
struct LenientHolders {
    private typealias References = [DeclarationName: Set<DeclarationName>]

    private var names: Set<DeclarationName> = []

    /// What any field holds. Objects of other classes are roots.
    private(set) var held: Set<DeclarationName> = []

    /// The lenient fields that hold each declaration, or what leads to it.
    private var fields: [DeclarationName: Set<String>] = [:]

    init(_ side: SchemaSide) {
        var (strict, atOnce, all): (Set<DeclarationName>, References, References) = ([], [:], [:])
        for owner in side.classesInOrder as [SchemaOwner] + Array(side.structures.values) + Array(side.unions.values) {
            let name = owner.declarationName
            if (owner as? SchemaClass)?.refusesCoding == true { continue }
            for element in (owner as? SchemaUnion)?.cases.flatMap(\.elements) ?? [] {
                atOnce[name, default: []].formUnion(side.created(by: element.type))
            }
            for field in (owner as? any SchemaFieldOwner)?.fields ?? [] where field.isArchived {
                let held = side.created(by: field.type)
                if field.isLenient {
                    names.formUnion(held)
                    for held in held { fields[held, default: []].insert("'\(owner.name).\(field.name)'") }
                } else if ReadStep(of: field).phase == .initializer {
                    atOnce[name, default: []].formUnion(held)
                } else {
                    strict.formUnion(held)
                }
                all[name, default: []].formUnion(held)
            }
        }
        held = strict.union(names).union(atOnce.values.joined())
        if names.isEmpty { return }
        names.formUnion(atOnce.values.joined())
        // What a declaration with a strict holder, or without any, creates has a strict holder too.
        var pending = Array(strict) + atOnce.filter { !names.contains($0.key) }.flatMap(\.value)
        while let next = pending.popLast() {
            if names.remove(next) != nil { pending += atOnce[next] ?? [] }
        }
        keepReachable(all.merging(atOnce) { $0.union($1) })
        addFields(atOnce)
    }

    /// Objects that only refer to each other are roots.
    private mutating func keepReachable(_ references: References) {
        var reached: Set<DeclarationName> = []
        var pending = references.filter { !names.contains($0.key) }.flatMap(\.value)
        while let next = pending.popLast() {
            if reached.insert(next).inserted { pending += references[next] ?? [] }
        }
        names.formIntersection(reached)
    }

    /// Adds the lenient fields of what leads to a declaration.
    private mutating func addFields(_ atOnce: References) {
        var pending = Array(fields.keys)
        while let next = pending.popLast() {
            for held in atOnce[next] ?? [] {
                let found = fields[next] ?? []
                if !found.isSubset(of: fields[held] ?? []) {
                    fields[held, default: []].formUnion(found)
                    pending.append(held)
                }
            }
        }
    }

    /// What happens to objects of classes that can't be created; `nil` if it is an error.
    func effect(on classes: [DeclarationName]) -> String? {
        guard classes.allSatisfy(names.contains) else { return nil }
        let holders = classes.reduce(into: Set()) { $0.formUnion(fields[$1] ?? []) }
        return "the object is left out" + holders.listText
    }

    /// What happens to objects of a class that the version doesn't have; `nil` if it is an error, or if no field can hold
    /// such an object.
    ///
    /// - Parameter types: the classes, protocols and `any Coding` of the fields that can.
    func effect(onUnknown types: [DeclarationName]) -> String? {
        let held = types.filter(held.contains)
        return held.isEmpty ? nil : effect(on: held)
    }
}

extension DeclarationName {
    /// What fields hold that take objects of any class.
    static let anyObject = DeclarationName("", "any Coding")
}

extension SchemaSide {
    /// The fields and cases, with their owners, of whose types a part fulfills a condition.
    ///
    /// - Parameter isHolder: gets whether the field is lenient, and the part.
    func fields(where isHolder: (Bool, SchemaType) -> Bool) -> Set<String> {
        var names: Set<String> = []
        func note(_ name: String, of owner: SchemaOwner, _ type: SchemaType, isLenient: Bool) {
            type.forEachPart { if isHolder(isLenient, $0) { names.insert("'\(owner.name).\(name)'") } }
        }
        for owner in classesInOrder as [any SchemaFieldOwner] + Array(structures.values) {
            for field in owner.fields where field.isArchived {
                note(field.name, of: owner, field.type, isLenient: field.isLenient)
            }
        }
        for union in unions.values {
            for found in union.cases {
                for element in found.elements { note(found.name, of: union, element.type, isLenient: false) }
            }
        }
        return names
    }

    /// The classes, structs and enums with values that a value of a type is, or that its elements are; and the protocols
    /// and `any Coding`, which objects of other classes can be, too.
    fileprivate func created(by type: SchemaType) -> Set<DeclarationName> {
        var names: Set<DeclarationName> = []
        type.forEachPart { part in
            switch part {
            case .object(let found): names.formUnion(subclasses(of: found).map(\.declarationName))
            case .existential(let requirement):
                let classes = classesInOrder.filter { requirement?.includes($0) ?? true }
                names.formUnion(classes.map(\.declarationName))
                names.insert(requirement?.declarationName ?? .anyObject)
            default: if let name = part.declared?.declarationName { names.insert(name) }
            }
        }
        return names
    }
}

extension Set<String> {
    /// Further fields are counted but not named.
    private static let mostNames = 4

    /// The fields that hold a declaration: ": in 'A.x' and 2 more".
    var listText: String {
        if isEmpty { return "" }
        let rest = count - Self.mostNames
        return ": in " + sorted().prefix(Self.mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
