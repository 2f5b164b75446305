// A struct: its properties, its initializer, and its coding field by field under plain keys, which the coder composes
// with the key of the field that holds the value.

import CodingSchema

/// One struct as it is going to be written.
struct StructurePlan: FieldOwnerPlan {
    let structure: SchemaStructure
    let name: String
    let ownParameters: [MemberwiseParameter]

    init(_ structure: SchemaStructure) {
        self.structure = structure
        self.name = SwiftIdentifier.declaration(structure.name)
        self.ownParameters = MemberwiseParameter.own(of: structure)
    }

    var owner: any SchemaFieldOwner { structure }
    var modifier: String { structure.access.ofMembers.modifier }
}

extension Emitter {
    /// One struct, whole.
    mutating func emitStructure(_ plan: StructurePlan) {
        let structure = plan.structure
        let conformances = SynthesizedConformances(of: structure).list(after: "ArchivableStructure")
        printer.documentation(structure.documentation)
        printer.line("\(plan.modifier)nonisolated struct \(plan.name): \(conformances) {")
        printer.indent()
        for field in structure.fields { emitProperty(field, of: plan) }
        if !structure.fields.isEmpty { printer.blank() }
        emitInitializer(of: plan)
        emitDefaultFunctions(of: plan)
        printer.blank()
        printer.line("// MARK: Coding")
        printer.blank()
        emitArchivedStructure(named: structure.name, modifier: plan.modifier)
        emitReferences(ReferencedClasses(of: structure), ofValueWith: structure.access)
        printer.blank()
        emitEncode(of: plan)
        printer.blank()
        emitDecode(of: plan)
        printer.outdent()
        printer.line("}")
    }

    private mutating func emitInitializer(of plan: StructurePlan) {
        let hasBody = plan.structure.fields.contains { !plan.structure.isSetAtDeclaration($0) && !$0.isUnsetWeak }
        if plan.ownParameters.isEmpty {
            guard hasBody else { return printer.line("\(plan.modifier)init() {}") }
            printer.line("\(plan.modifier)init() {")
        } else {
            printer.line("\(plan.modifier)init(")
            printer.indent()
            for parameter in plan.ownParameters { printer.line(Emitter.text(of: parameter)) }
            printer.outdent()
            printer.line(") {")
        }
        printer.indent()
        emitAssignments(of: plan)
        printer.outdent()
        printer.line("}")
    }

    private mutating func emitEncode(of plan: StructurePlan) {
        let structure = plan.structure
        let fields = structure.archivedFields.filter(\.isWritten)
        let constants = structure.retired.filter { $0.stillWritten != nil }
        let opening = "\(plan.modifier)func encode(with archiver: Archiver) throws {"
        guard !fields.isEmpty || !constants.isEmpty || structure.version != 0 else {
            return printer.line(opening + "}")
        }
        printer.line(opening)
        printer.indent()
        let groups = structure.writtenGroups
        let keyed = { (emitter: inout Emitter) in
            emitter.emitVersion(of: structure)
            for field in fields { emitter.emitEncode(field, of: plan) }
            for retired in constants { emitter.emitConstants(of: retired) }
        }
        let sequence = { (emitter: inout Emitter) in
            for group in groups { emitter.emitEncode(group) }
        }
        emitBranches(of: structure, keyed: keyed, sequence: groups.isEmpty ? nil : sequence)
        printer.outdent()
        printer.line("}")
    }

    /// Everything is read at once: who holds the value decides when.
    private mutating func emitDecode(of plan: StructurePlan) {
        let fields = plan.structure.archivedFields
        let opening = "\(plan.modifier)init(coder unarchiver: Unarchiver) throws {"
        guard !fields.isEmpty else { return printer.line(opening + "}") }
        printer.line(opening)
        printer.indent()
        for field in fields { emitRead(field, of: plan) }
        printer.outdent()
        printer.line("}")
    }

    /// Whether an archive holds such a value: its first required field decides, or else any of its fields.
    mutating func emitPresence(of structure: SchemaStructure) {
        let fields = structure.archivedFields
        var presences: [String]
        if let telling = fields.first(where: \.mustBePresent) {
            presences = telling.presences
        } else {
            presences = fields.flatMap(\.presences)
            if structure.version != 0 { presences.append(SchemaType.bool.presence(forKey: structure.versionKey)) }
        }
        emitPresence(
            of: SwiftIdentifier.declaration(structure.name), ifAnyOf: presences.map { [$0] },
            modifier: structure.access.ofMembers.modifier)
    }
}

extension SchemaField {
    /// The conditions under which one of the field's keys is there.
    fileprivate var presences: [String] {
        [type.presence(forKey: key)]
            + fallbacks.flatMap { fallback in
                fallback.keys.map { (fallback.conversion?.type ?? type).presence(forKey: $0) }
            }
    }
}
