// A class: its properties, and the order of what stands in it.

import CodingSchema

extension Emitter {
    /// One class, whole.
    mutating func emitClass(_ plan: ClassPlan) {
        if plan.schemaClass.isExtension { return emitExtension(of: plan) }
        printer.documentation(plan.schemaClass.documentation)
        printer.line(Emitter.opening(of: plan))
        printer.indent()
        for field in plan.fields { emitProperty(field, of: plan) }
        emitUnknownValues(of: plan)
        if !plan.fields.isEmpty || plan.holdsUnknownValues { printer.blank() }
        if !plan.inheritsInitializers {
            emitMemberwiseInitializer(of: plan)
            emitDefaultFunctions(of: plan)
            printer.blank()
        }
        emitCoding(of: plan)
        emitRelease(of: plan)
        if plan.isWide { emitPortions(of: plan) }
        for member in plan.schemaClass.swiftMembers { emitSwiftMember(member) }
        printer.outdent()
        printer.line("}")
    }

    /// A class written by hand gets its coding only, in an extension. Its members say who sees them themselves: an
    /// extension that adds a conformance can't.
    private mutating func emitExtension(of plan: ClassPlan) {
        printer.documentation(plan.schemaClass.documentation)
        printer.line("nonisolated extension \(plan.name): Coding {")
        printer.indent()
        emitCoding(of: plan)
        if plan.isWide { emitPortions(of: plan) }
        printer.outdent()
        printer.line("}")
    }

    /// What the protocol asks for.
    private mutating func emitCoding(of plan: ClassPlan) {
        printer.line("// MARK: Coding")
        printer.blank()
        emitArchivedClass(of: plan)
        if plan.schemaClass.refusesCoding {
            emitRefusal(of: plan)
        } else {
            emitEncode(of: plan)
            emitDecode(of: plan)
        }
        emitConnect(of: plan)
    }

    /// `nonisolated` is written out: where a module isolates to the main actor by default, the conformance would be
    /// too.
    private static func opening(of plan: ClassPlan) -> String {
        let schemaClass = plan.schemaClass
        let finality = schemaClass.isFinal ? "final " : ""
        let superclass =
            schemaClass.superclass.map { SwiftIdentifier.declaration($0.name) }
            ?? schemaClass.externalSuperclass.map { SwiftIdentifier.declaration($0) + ", Coding" }
            ?? "Coding"
        return "\(schemaClass.access.modifier)nonisolated \(finality)class \(plan.name): \(superclass) {"
    }

    /// A stored property.
    mutating func emitProperty(_ field: SchemaField, of plan: some FieldOwnerPlan) {
        printer.documentation(field.documentation)
        let keyword = field.isConstant ? "let" : field.isWeak ? "weak var" : "var"
        var declaration = "\(field.access.ofMembers.modifier)\(keyword) \(SwiftIdentifier.declaration(field.name))"
        declaration += ": \(field.swiftType)"
        let owner = plan.owner
        if owner.isSetAtDeclaration(field), let text = owner.defaultText(of: field), text != "nil" {
            declaration += " = \(text)"
        }
        printer.line(declaration)
    }

    private mutating func emitUnknownValues(of plan: ClassPlan) {
        guard plan.holdsUnknownValues else { return }
        printer.line("/// What the archive held under keys that no class here knows; written again with the object.")
        printer.line("\(plan.memberModifier)private(set) var unknownValues: UnknownValues")
    }

    /// A class that inherits coding and refuses it.
    private mutating func emitRefusal(of plan: ClassPlan) {
        printer.blank()
        printer.block("\(plan.overridableModifiers)func encode(with archiver: Archiver) throws {") { printer in
            printer.line("throw archiver.refuseCoding(of: \(plan.name).self)")
        }
        printer.blank()
        printer.block("\(plan.decodeModifiers)init(coder unarchiver: Unarchiver) throws {") { printer in
            printer.line("throw unarchiver.refuseCoding(of: \(plan.name).self)")
        }
    }

    /// Where strong references can lead back to the class, a long way through them must not be let go of step by step
    /// on the stack.
    private mutating func emitRelease(of plan: ClassPlan) {
        let released = plan.fields.filter { $0.leadsBack && !$0.isConstant && !$0.isWeak }
        let lines = released.compactMap { field in
            if field.canBeEmptied { return "ReleaseList.release(&\(field.swiftProperty))" }
            guard field.isTransient, let text = plan.schemaClass.defaultText(of: field) else { return nil }
            return "ReleaseList.release(&\(field.swiftProperty), leaving: \(text))"
        }
        guard !lines.isEmpty else { return }
        printer.blank()
        printer.block("deinit {") { printer in
            for line in lines { printer.line(line) }
        }
    }
}

extension SchemaField {
    /// Nil, or a collection's emptiness, can take the value's place.
    fileprivate var canBeEmptied: Bool {
        if isOptional { return true }
        switch type {
        case .array, .dictionary, .set, .packed, .indexed: return true
        default: return false
        }
    }
}
