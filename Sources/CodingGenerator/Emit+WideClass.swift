// What a wide class has beside the others: methods that take a portion of its fields each.
//
//     init(coder:) ──▶ Fields1, Fields2, …        required fields, where they are more than one portion
//                  ──▶ decodeFields1, …           fields that hold their default from their declaration
//     encode(with:) ──▶ encodeFields1, …          and encodeSequence1, … for archives without keys
//     connect(with:) ──▶ connectFields1, …

import CodingSchema

/// Where a class's `init(coder:)` reads which field.
struct DecodePlan {
    /// Set by the initializer itself, in declared order.
    let inInitializer: [SchemaField]

    /// Read by structs before the initializer sets anything: an error on the way out of an initializer has to destroy
    /// what is set, and code for that after each of many fields grows with their square.
    let inStructs: [ArraySlice<SchemaField>]

    /// Read by methods when the object exists.
    let afterInitializer: [ArraySlice<SchemaField>]

    private let portions: [String: Int]

    init(_ plan: ClassPlan) {
        let isSet = plan.schemaClass.isSetAtDeclaration
        let initial = plan.archivedFields.filter { !isSet($0) }
        let readAtOnce = initial.filter { !$0.isConnectedLater }
        let isSplit = plan.isWide && readAtOnce.count > ClassPlan.fieldsPerMethod
        self.inInitializer = initial
        self.inStructs = isSplit ? ClassPlan.portions(readAtOnce) : []
        self.afterInitializer = ClassPlan.portions(plan.archivedFields.filter { isSet($0) && !$0.isConnectedLater })
        var portions: [String: Int] = [:]
        for (portion, fields) in inStructs.enumerated() {
            for field in fields { portions[field.name] = portion + 1 }
        }
        self.portions = portions
    }

    /// The initializer does nothing.
    var isEmpty: Bool { afterInitializer.isEmpty && !inInitializer.contains { !($0.isConnectedLater && $0.isWeak) } }

    /// The number of the struct that reads a field, counted from 1.
    func portion(of field: SchemaField) -> Int? { portions[field.name] }
}

extension Emitter {
    /// Calls of the methods that take one portion each.
    mutating func emitCalls(_ name: String, count: Int, coder: String) {
        for portion in 0..<count { printer.line("try self.\(name)\(portion + 1)(with: \(coder))") }
    }

    /// Everything that is read before the initializer sets a property.
    mutating func emitPortionValues(of reading: DecodePlan) {
        for portion in 0..<reading.inStructs.count {
            printer.line("let fields\(portion + 1) = try Fields\(portion + 1)(unarchiver)")
        }
    }

    /// The methods and structs themselves.
    mutating func emitPortions(of plan: ClassPlan) {
        let reading = DecodePlan(plan)
        let keyed = plan.schemaClass.isInKeyedArchives ? plan.writtenFields : []
        emitMethods("encodeFields", "archiver: Archiver", ClassPlan.portions(keyed)) { $0.emitEncode($1, of: plan) }
        let groups = plan.schemaClass.writtenGroups
        emitMethods("encodeSequence", "archiver: Archiver", ClassPlan.portions(groups, name: \.name)) {
            $0.emitEncode($1)
        }
        for (portion, fields) in reading.inStructs.enumerated() { emitStruct(portion + 1, fields, of: plan) }
        emitMethods("decodeFields", "unarchiver: Unarchiver", reading.afterInitializer) {
            $0.emitRead($1, of: plan, isSet: true)
        }
        emitMethods("connectFields", "unarchiver: Unarchiver", ClassPlan.portions(plan.connectedFields)) {
            $0.emitConnect($1, of: plan)
        }
    }

    private mutating func emitMethods<Element>(
        _ name: String, _ parameter: String, _ portions: [ArraySlice<Element>],
        _ emitElement: (inout Emitter, Element) -> Void
    ) {
        for (portion, elements) in portions.enumerated() {
            printer.blank()
            printer.line("private func \(name)\(portion + 1)(with \(parameter)) throws {")
            printer.indent()
            for element in elements { emitElement(&self, element) }
            printer.outdent()
            printer.line("}")
        }
    }

    private mutating func emitStruct(_ number: Int, _ fields: ArraySlice<SchemaField>, of plan: ClassPlan) {
        printer.blank()
        printer.line("private nonisolated struct Fields\(number) {")
        printer.indent()
        for field in fields { printer.line("let \(SwiftIdentifier.declaration(field.name)): \(field.swiftType)") }
        printer.blank()
        printer.line("init(_ unarchiver: Unarchiver) throws {")
        printer.indent()
        for field in fields { emitRead(field, of: plan) }
        printer.outdent()
        printer.line("}")
        printer.outdent()
        printer.line("}")
    }
}
