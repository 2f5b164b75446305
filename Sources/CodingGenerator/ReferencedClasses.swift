// The classes that fields hold, however deep in collections and values they stand.
//
//     class Estate { var areas: [Area] }
//     struct Area { var owner: Owner? }        Estate refers to Owner
//     struct Area of another module            Estate refers to what Area.archivedReferences says: Owner may be seen
//                                              in that module only

import CodingSchema

/// What a class, a struct or an enum refers to, in the order in which it is first named.
struct ReferencedClasses {
    private(set) var classes: [SchemaClass] = []

    /// The names of other modules' structs and enums that refer to classes themselves.
    private(set) var values: [String] = []

    private let moduleName: String

    /// Classes and values that were met: a value may hold itself through a collection.
    private var met: Set<ObjectIdentifier> = []

    init(of schemaClass: SchemaClass) {
        moduleName = schemaClass.moduleName
        for field in ClassPlan(schemaClass).archivedFields { add(field) }
    }

    init(of structure: SchemaStructure) {
        moduleName = structure.moduleName
        add(.structure(structure))
    }

    init(of union: SchemaUnion) {
        moduleName = union.moduleName
        add(.union(union))
    }

    var isEmpty: Bool { classes.isEmpty && values.isEmpty }

    private mutating func add(_ field: SchemaField) {
        guard !field.isTransient else { return }
        add(field.type)
        for fallback in field.fallbacks {
            if let conversion = fallback.conversion { add(conversion.type) }
        }
    }

    private mutating func add(_ type: SchemaType) {
        switch type {
        case .object(let schemaClass):
            guard met.insert(ObjectIdentifier(schemaClass)).inserted else { return }
            classes.append(schemaClass)
        case .structure(let structure):
            guard met.insert(ObjectIdentifier(structure)).inserted else { return }
            guard structure.moduleName == moduleName else {
                return add(structure.name, ReferencedClasses(of: structure))
            }
            for field in structure.fields { add(field) }
        case .union(let union):
            guard met.insert(ObjectIdentifier(union)).inserted else { return }
            guard union.moduleName == moduleName else {
                return add(union.name, ReferencedClasses(of: union))
            }
            for element in union.cases.flatMap(\.elements) { add(element.type) }
        case .array(let element), .set(let element), .optional(let element), .packed(let element, _),
            .indexed(let element):
            add(element)
        case .dictionary(let key, let value):
            add(key)
            add(value)
        default:
            break
        }
    }

    private mutating func add(_ value: String, _ references: ReferencedClasses) {
        if !references.isEmpty { values.append(value) }
    }
}

extension Emitter {
    /// The classes of a class's own fields: what an archive may hold without anyone allowing it by name.
    mutating func emitReferences(of schemaClass: SchemaClass) {
        let references = ReferencedClasses(of: schemaClass)
        if !references.isEmpty { emit(references, after: "references: ", separator: ",") }
    }

    /// What classes of other modules that hold such a value refer to.
    mutating func emitReferences(_ references: ReferencedClasses, ofValueWith access: AccessLevel) {
        guard access >= .package, !references.isEmpty else { return }
        printer.blank()
        printer.line("/// The classes that such a value refers to.")
        let attribute = access >= .public ? "@_spi(GeneratedCode) " : ""
        printer.line("\(attribute)\(access.ofMembers.modifier)static var archivedReferences: [any Coding.Type] {")
        printer.indent()
        emit(references, after: "", separator: "")
        printer.outdent()
        printer.line("}")
    }

    /// A sum whose first term is the list. There is at least one term.
    private mutating func emit(_ references: ReferencedClasses, after prefix: String, separator: String) {
        var values = references.values.map { SwiftIdentifier.declaration($0) + ".archivedReferences" }
        if references.classes.isEmpty {
            let first = values.removeFirst()
            printer.line(prefix + first + (values.isEmpty ? separator : ""))
        } else {
            printer.block(prefix + "[", closing: "]" + (values.isEmpty ? separator : "")) { printer in
                for named in references.classes { printer.line("\(SwiftIdentifier.declaration(named.name)).self,") }
            }
        }
        printer.indent()
        for (position, value) in values.enumerated() {
            printer.line("+ \(value)" + (position == values.count - 1 ? separator : ""))
        }
        printer.outdent()
    }
}
