// What a wide class has that others don't: methods that take a portion of its fields each, named by the field before.
//
//     init(coder:) ──▶ FirstFields, FieldsAfterAge, …        required fields, if they are more than one portion
//                  ──▶ decodeFirstFields, …                  fields that have their default from their declaration
//     encode(with:) ──▶ encodeFirstFields, …                 and encodeFirstValues, … for archives without keys
//     connect(with:) ──▶ connectFirstFields, …

import CodingSchema

/// Where a class's `init(coder:)` reads which field.
struct DecodePlan {
    /// Set by the initializer itself, in declared order.
    let inInitializer: [SchemaField]

    /// Read by structs before the initializer sets anything: an error on the way out of an initializer has to destroy
    /// what is set, and code for that after each of many fields grows with their square.
    let inStructs: [Portion<SchemaField>]

    /// Read by methods when the object exists.
    let afterInitializer: [Portion<SchemaField>]

    /// The portion that each field is read in, by the field's name.
    private let portions: [String: Portion<SchemaField>]

    init(_ plan: ClassPlan) {
        let isSet = plan.schemaClass.isSetAtDeclaration
        let initial = plan.archivedFields.filter { !isSet($0) }
        let readAtOnce = initial.filter { !$0.isConnectedLater }
        let isSplit = plan.isWide && readAtOnce.count > ClassPlan.fieldsPerMethod
        self.inInitializer = initial
        self.inStructs = isSplit ? ClassPlan.portions(readAtOnce) : []
        self.afterInitializer = ClassPlan.portions(plan.archivedFields.filter { isSet($0) && !$0.isConnectedLater })
        var portions: [String: Portion<SchemaField>] = [:]
        for portion in inStructs {
            for field in portion.elements { portions[field.name] = portion }
        }
        self.portions = portions
    }

    /// The initializer does nothing.
    var isEmpty: Bool { afterInitializer.isEmpty && !inInitializer.contains { !($0.isConnectedLater && $0.isWeak) } }

    /// The portion whose struct reads a field.
    func portion(of field: SchemaField) -> Portion<SchemaField>? { portions[field.name] }
}

extension Portion {
    /// The name of a method or struct that takes the portion, such as `encodeFirstFields` or `encodeFieldsAfterAge`.
    func name(_ verb: String, _ noun: String = "Fields") -> String {
        verb + (name == "First" ? name + noun : noun + name)
    }

    /// The name of the constant that holds the portion's values.
    var valuesName: String { name == "First" ? "firstFields" : "fields" + name }
}

extension Emitter {
    /// Calls of the methods that take one portion each.
    mutating func emitCalls<Element>(
        _ verb: String, noun: String = "Fields", of portions: [Portion<Element>], coder: String
    ) {
        for portion in portions { printer.line("try self.\(portion.name(verb, noun))(with: \(coder))") }
    }

    /// Everything that is read before the initializer sets a property.
    mutating func emitPortionValues(of reading: DecodePlan) {
        for portion in reading.inStructs {
            printer.line("let \(portion.valuesName) = try \(portion.name(""))(unarchiver)")
        }
    }

    /// The methods and structs themselves.
    mutating func emitPortions(of plan: ClassPlan) {
        let reading = DecodePlan(plan)
        let keyed = plan.schemaClass.isInKeyedArchives ? plan.writtenFields : []
        emitMethods("encode", "archiver: Archiver", ClassPlan.portions(keyed)) { $0.emitEncode($1, of: plan) }
        let groups = ClassPlan.portions(plan.schemaClass.writtenGroups, name: \.name)
        emitMethods("encode", noun: "Values", "archiver: Archiver", groups) { $0.emitEncode($1) }
        for portion in reading.inStructs { emitStruct(portion, of: plan) }
        emitMethods("decode", "unarchiver: Unarchiver", reading.afterInitializer) {
            $0.emitRead($1, of: plan, isSet: true)
        }
        emitMethods("connect", "unarchiver: Unarchiver", ClassPlan.portions(plan.connectedFields)) {
            $0.emitConnect($1, of: plan)
        }
    }

    private mutating func emitMethods<Element>(
        _ verb: String, noun: String = "Fields", _ parameter: String, _ portions: [Portion<Element>],
        _ emitElement: (inout Emitter, Element) -> Void
    ) {
        for portion in portions {
            printer.blank()
            printer.line("private func \(portion.name(verb, noun))(with \(parameter)) throws {")
            printer.indent()
            for element in portion.elements { emitElement(&self, element) }
            printer.outdent()
            printer.line("}")
        }
    }

    private mutating func emitStruct(_ portion: Portion<SchemaField>, of plan: ClassPlan) {
        printer.blank()
        printer.line("private nonisolated struct \(portion.name("")) {")
        printer.indent()
        for field in portion.elements {
            printer.line("let \(SwiftIdentifier.declaration(field.name)): \(field.swiftType)")
        }
        printer.blank()
        printer.line("init(_ unarchiver: Unarchiver) throws {")
        printer.indent()
        for field in portion.elements { emitRead(field, of: plan) }
        printer.outdent()
        printer.line("}")
        printer.outdent()
        printer.line("}")
    }
}
