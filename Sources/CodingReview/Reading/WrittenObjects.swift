// What the archives of a writer have where the fields of a reader look.
//
//     writer: class A { var a: Shape key "k" }          reader: class A { var b: Star? key "k" lenient }
//
//     HeldValue ── A.a, A.b      Holder(A.b) ── taken: Star · written: Shape, Star

import CodingSchema

/// A field, or an element of a case, of one version.
struct HeldValue {
    let owner: SchemaOwner
    let name: String

    /// `nil` for an element of a case.
    let field: SchemaField?

    /// The types of its values, and of those that functions make them from.
    let types: [SchemaType]

    /// The owner and the name: "'A.x'".
    var text: String { "'\(owner.name).\(name)'" }

    var failure: Holder.Failure {
        guard let field else { return .failsOwner }
        if field.isLenient { return .isLeftOut }
        return ReadStep(of: field).phase == .initializer ? .failsOwner : .endsReading
    }
}

/// A field or case of the reader whose values are, or whose elements are, objects, structs or enums with values.
struct Holder {
    /// What becomes of the holder of a value that can't be created, or that doesn't fit.
    enum Failure {
        /// The holder leaves the value out.
        case isLeftOut

        /// The object or value with the holder can't be created either.
        case failsOwner

        /// The object with the holder exists already.
        case endsReading
    }

    let owner: DeclarationName

    /// The owner and the field: "'A.x'".
    let text: String
    let failure: Failure

    /// The classes and protocols of its type.
    let parts: [SchemaType]

    /// The classes, structs and enums of its values.
    let taken: Set<DeclarationName>

    /// Those of the writer's that its archives have where the reader looks; `nil` if they can be any.
    let written: Set<DeclarationName>?

    /// The classes of its type, and those that conform to its protocols.
    var expectedClasses: Set<DeclarationName> {
        parts.reduce(into: []) { names, part in
            switch part {
            case .object(let expected): names.insert(expected.declarationName)
            case .existential(let requirement?): names.formUnion(requirement.classes.map(\.declarationName))
            default: break
            }
        }
    }

    func takes(_ name: DeclarationName?) -> Bool { name.map(taken.contains) ?? false }
}

/// What the archives of a writer have where the fields of a reader look.
struct WrittenObjects {
    private let writer: ReviewSide
    private let reader: SchemaSide
    private let translated: (DeclarationName) -> DeclarationName

    /// The writer's classes that each of the reader's classes reads.
    private var classesRead: [DeclarationName: [SchemaClass]] = [:]

    /// The reader's classes that read each of the writer's.
    private var readers: [DeclarationName: DeclarationName] = [:]

    /// Whether archives of the versions before the writer are read, too.
    private let readsEarlier: Bool

    init(
        _ writer: ReviewSide, _ reader: SchemaSide, readsEarlier: Bool,
        _ translated: @escaping (DeclarationName) -> DeclarationName
    ) {
        self.readsEarlier = readsEarlier
        self.writer = writer
        self.reader = reader
        self.translated = translated
        for written in writer.declarations.classesInOrder where !written.refusesCoding {
            guard reader.retiredClass(archivedAs: written.archivedName) == nil,
                let found = reader.schemaClass(archivedAs: written.archivedName, for: nil)
                    ?? reader.nearestKnownClass(of: written) ?? reader.classes[translated(written.declarationName)]
            else { continue }
            readers[written.declarationName] = found.declarationName
            classesRead[found.declarationName, default: []].append(written)
        }
    }

    /// The class of the reader that reads objects of a class.
    func reader(of written: SchemaClass) -> DeclarationName? { readers[written.declarationName] }

    func subclasses(of written: SchemaClass) -> [SchemaClass] { writer.declarations.subclasses(of: written) }

    /// The names of some of the writer's classes in the reader.
    func names(of classes: some Sequence<SchemaClass>) -> [DeclarationName] {
        classes.map { translated($0.declarationName) }
    }

    /// Whether archives can have an object of a class as their root.
    func isRoot(_ written: SchemaClass) -> Bool { writer.roots.contains(written.declarationName) }

    /// The classes of the reader that read roots of archives.
    var readersOfRoots: [DeclarationName] { writer.roots.compactMap { readers[$0] } }

    /// The classes of the reader that read objects with the fields of an owner; the owner itself if it is none.
    func owners(of owner: DeclarationName) -> [DeclarationName] {
        guard let schemaClass = reader.classes[owner] else { return [owner] }
        return reader.subclasses(of: schemaClass).map(\.declarationName).filter { classesRead[$0] != nil }
    }

    func holders() -> [Holder] {
        reader.heldValues.compactMap { value in
            let taken = value.types.map(reader.created).unionOfAll
            var parts: [SchemaType] = []
            for type in value.types {
                type.forEachPart { part in
                    switch part {
                    case .object, .existential: parts.append(part)
                    default: break
                    }
                }
            }
            if taken.isEmpty, parts.isEmpty { return nil }
            return Holder(
                owner: value.owner.declarationName, text: value.text, failure: value.failure, parts: parts,
                taken: taken, written: types(read: value)?.map(writer.declarations.created).unionOfAll)
        }
    }

    /// The types of what the writer has where a field of the reader looks; `nil` if it may be any.
    private func types(read value: HeldValue) -> [SchemaType]? {
        guard let owner = value.owner as? SchemaClass, let field = value.field else { return nil }
        let candidates = ReadStep(of: field).candidates
        var types: [SchemaType] = []
        // Subclasses have the same inherited fields.
        var known: Set<ObjectIdentifier> = []
        for written in reader.subclasses(of: owner).flatMap({ classesRead[$0.declarationName] ?? [] }) {
            // Only Swift knows what is written.
            if written.external != nil { return nil }
            if written.hasSequence {
                guard let partner = writer.field(named: field.name, of: written) else { return nil }
                if known.insert(ObjectIdentifier(partner)).inserted { types += HeldValue(partner, of: written).types }
            }
            let table = writer.table(of: written)
            for candidate in candidates {
                if candidate.type.hasOwnKeys || candidate.key.isEmpty { return nil }
                // What earlier versions wrote under the key, as far as the writer reads it.
                for own in readsEarlier ? writer.fields(reading: candidate.key, of: written) : [] {
                    if known.insert(ObjectIdentifier(own)).inserted { types += HeldValue(own, of: written).types }
                }
                guard let entry = table.value(forKey: candidate.key) else { continue }
                if let field = entry.field, !known.insert(ObjectIdentifier(field)).inserted { continue }
                types.append(entry.type)
            }
        }
        return types
    }

    /// The declarations of the reader that are created where a holder reads.
    func created(in holder: Holder) -> Set<DeclarationName> {
        guard let written = holder.written else { return holder.taken }
        let found = Set(written.compactMap { readers[$0] })
        return holder.taken.filter { reader.classes[$0] == nil ? !written.isEmpty : found.contains($0) }
    }

    /// The holders where the archives have objects of a class, and whose type allows such a class.
    func holders(of found: SchemaClass, among holders: [Holder]) -> [Holder] {
        let names = Set(names(of: found.chain))
        return holders.filter { holder in
            guard holder.written?.contains(found.declarationName) ?? true else { return false }
            return holder.parts.contains { part in
                switch part {
                case .object(let expected): names.contains(expected.declarationName)
                case .existential(let requirement?):
                    requirement.classes.contains { names.contains($0.declarationName) }
                        || found.chain.contains { $0.conformances.contains(requirement.name) }
                default: true
                }
            }
        }
    }
}

extension HeldValue {
    init(_ field: SchemaField, of owner: SchemaOwner) {
        let types = [field.type] + ReadStep(of: field).fallbacks.map(\.valueType)
        self.init(owner: owner, name: field.name, field: field, types: types)
    }
}

extension SchemaSide {
    /// The fields and cases of a type that contains a declaration: "'A.x'".
    func fields(of declared: SchemaDeclared) -> Set<String> { fields { $0.declared === declared } }

    /// The fields and cases that have objects of a class in sets, or as the keys of dictionaries.
    func fieldsHashing(_ schemaClass: SchemaClass) -> Set<String> {
        let names = namesOfClasses(in: schemaClass)
        return fields { part in
            switch part {
            case .set(.object(let member), _), .dictionary(.object(let member), _):
                names.contains(member.declarationName)
            default: false
            }
        }
    }

    private func fields(with isMeant: (SchemaType) -> Bool) -> Set<String> {
        let found = heldValues.filter { value in
            var isFound = false
            for type in value.types { type.forEachPart { if isMeant($0) { isFound = true } } }
            return isFound
        }
        return Set(found.map(\.text))
    }

    /// The structs, enums and bit fields in the types of fields and cases, and of what functions write for older readers.
    var heldDeclarations: Set<DeclarationName> {
        let held = heldValues.flatMap { $0.types + ($0.field?.also.compactMap(\.conversion?.valueType) ?? []) }
        let owners = classesInOrder as [SchemaOwner] + Array(structures.values) + Array(unions.values)
        let written = owners.flatMap(\.retired).compactMap(\.computed?.valueType)
        return (held + written).reduce(into: []) { names, type in
            type.forEachPart { part in
                if case .object = part { return }
                if let found = part.declared { names.insert(found.declarationName) }
            }
        }
    }

    /// The fields and the elements of cases that archives contain, those of superclasses in other modules too.
    var heldValues: [HeldValue] {
        var known = Set(classes.keys)
        let imported = classesInOrder.flatMap(\.ancestors).filter { known.insert($0.declarationName).inserted }
        let coded = (classesInOrder + imported).filter { !$0.refusesCoding }
        let owners = coded as [any SchemaFieldOwner] + Array(structures.values)
        return owners.flatMap { owner in owner.fields.filter(\.isArchived).map { HeldValue($0, of: owner) } }
            + unions.values.flatMap { union in
                union.cases.flatMap { found in
                    found.elements.map { HeldValue(owner: union, name: found.name, field: nil, types: [$0.type]) }
                }
            }
    }

    /// The classes whose objects can be roots of archives: others don't hold them, or only if they hold those others, too.
    /// A weak or conditional reference holds nothing.
    //
    // Each owner has a node for its objects and one for its fields, which subclasses have too.
    var rootClasses: Set<DeclarationName> {
        let values = heldValues
        var names: Set<DeclarationName> = Set(values.map(\.owner.declarationName)).union(classes.keys)
        names.formUnion(classesInOrder.flatMap(\.ancestors).map(\.declarationName))
        let order = Array(names)
        let numbers = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        var edges = (0..<order.count).map { [$0 + order.count] } + order.map { _ in [] }
        for schemaClass in classesInOrder {
            guard let own = numbers[schemaClass.declarationName], let superclass = schemaClass.superclass,
                let inherited = numbers[superclass.declarationName]
            else { continue }
            edges[own + order.count].append(inherited + order.count)
        }
        for value in values where !(value.field.map { $0.isConditional || $0.isWeak } ?? false) {
            guard let owner = numbers[value.owner.declarationName] else { continue }
            edges[owner + order.count] += value.types.map(created).unionOfAll.compactMap { numbers[$0] }
        }
        let components = StronglyConnectedComponents.find(in: edges) { $0 }
        var held: Set<Int> = []
        for fields in order.count..<edges.count {
            for target in edges[fields] where target < order.count && components[target] != components[fields] {
                held.insert(components[target])
            }
        }
        return Set(order.indices.filter { !held.contains(components[$0]) }.map { order[$0] })
    }

    /// The classes, structs and enums with values that a value of a type is, or that its elements are.
    fileprivate func created(by type: SchemaType) -> Set<DeclarationName> {
        var names: [Set<DeclarationName>] = []
        type.forEachPart { part in
            switch part {
            case .object(let found): names.append(namesOfClasses(in: found))
            case .existential(let requirement): names.append(namesOfClasses(conformingTo: requirement))
            default: if let name = part.declared?.declarationName { names.append([name]) }
            }
        }
        return names.unionOfAll
    }
}

extension [Set<DeclarationName>] {
    /// The elements of all sets. A set alone isn't copied: those of all classes are large.
    fileprivate var unionOfAll: Set<DeclarationName> {
        guard let first else { return [] }
        return dropFirst().reduce(into: first) { $0.formUnion($1) }
    }
}
