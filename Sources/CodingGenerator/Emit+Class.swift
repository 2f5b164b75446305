// A class: its properties, and the order of what stands in it.

import CodingSchema

extension Emitter {
    /// One class, whole.
    mutating func emitClass(_ plan: ClassPlan) {
        printer.documentation(plan.schemaClass.documentation)
        printer.line(Emitter.opening(of: plan))
        printer.indent()
        for field in plan.fields { emitProperty(field, of: plan) }
        if !plan.fields.isEmpty { printer.blank() }
        emitMemberwiseInitializer(of: plan)
        emitDefaultFunctions(of: plan)
        printer.blank()
        printer.line("// MARK: Coding")
        printer.blank()
        emitArchivedClass(of: plan)
        printer.blank()
        emitEncode(of: plan)
        printer.blank()
        emitDecode(of: plan)
        emitConnect(of: plan)
        emitRelease(of: plan)
        if plan.isWide { emitPortions(of: plan) }
        printer.outdent()
        printer.line("}")
    }

    /// `nonisolated` is written out: where a module isolates to the main actor by default, the conformance would be
    /// too.
    private static func opening(of plan: ClassPlan) -> String {
        let finality = plan.schemaClass.isFinal ? "final " : ""
        let superclass = plan.schemaClass.superclass.map { SwiftIdentifier.declaration($0.name) } ?? "Coding"
        return "\(plan.schemaClass.access.modifier)nonisolated \(finality)class \(plan.name): \(superclass) {"
    }

    private mutating func emitProperty(_ field: SchemaField, of plan: ClassPlan) {
        printer.documentation(field.documentation)
        let keyword = field.isConstant ? "let" : field.isWeak ? "weak var" : "var"
        var declaration = "\(field.access.ofMembers.modifier)\(keyword) \(SwiftIdentifier.declaration(field.name))"
        declaration += ": \(field.swiftType)"
        let schemaClass = plan.schemaClass
        if schemaClass.isSetAtDeclaration(field), let text = schemaClass.defaultText(of: field), text != "nil" {
            declaration += " = \(text)"
        }
        printer.line(declaration)
    }

    /// What the runtime has to know of the class.
    private mutating func emitArchivedClass(of plan: ClassPlan) {
        let schemaClass = plan.schemaClass
        // A final class's can't be overridden and says so, unless it overrides one itself.
        let keyword = schemaClass.isFinal && plan.isRoot ? "static" : "class"
        printer.line("\(plan.overridableModifiers)\(keyword) var archivedClass: ArchivedClass {")
        printer.indent()
        printer.line("ArchivedClass(")
        printer.indent()
        printer.line("\(SwiftStringLiteral.text(schemaClass.archivedName)),")
        printer.line("type: \(plan.name).self,")
        if schemaClass.version != 0 { printer.line("version: \(schemaClass.version),") }
        if schemaClass.versionKey != schemaClass.archivedName + ".version" {
            printer.line("versionKey: \(SwiftStringLiteral.text(schemaClass.versionKey)),")
        }
        if !schemaClass.formerNames.isEmpty {
            let names = schemaClass.formerNames.map(SwiftStringLiteral.text).joined(separator: ", ")
            printer.line("formerly: [\(names)],")
        }
        if let superclass = schemaClass.superclass {
            printer.line("superclass: \(SwiftIdentifier.declaration(superclass.name)).self,")
        }
        emitReferences(of: plan)
        printer.line("table: \(classTableName).self,")
        printer.outdent()
        printer.line(")")
        printer.outdent()
        printer.line("}")
    }

    /// The classes that the class's own fields name: what an archive may hold without anyone allowing it by name.
    private mutating func emitReferences(of plan: ClassPlan) {
        var seen: Set<ObjectIdentifier> = []
        var names: [String] = []
        for field in plan.archivedFields {
            for type in [field.type] + field.fallbacks.compactMap(\.conversion?.type) {
                type.forEachPart { part in
                    guard case .object(let named) = part, seen.insert(ObjectIdentifier(named)).inserted else { return }
                    names.append(SwiftIdentifier.declaration(named.name))
                }
            }
        }
        guard !names.isEmpty else { return }
        printer.block("references: [", closing: "],") { printer in
            for name in names { printer.line("\(name).self,") }
        }
    }

    /// Where strong references can lead back to the class, a long way through them must not be let go of step by step
    /// on the stack.
    private mutating func emitRelease(of plan: ClassPlan) {
        let released = plan.fields.filter { $0.leadsBack && !$0.isConstant && !$0.isWeak && $0.canBeEmptied }
        guard !released.isEmpty else { return }
        printer.blank()
        printer.block("deinit {") { printer in
            for field in released { printer.line("ReleaseList.release(&\(field.swiftProperty))") }
        }
    }
}

extension SchemaField {
    /// Nil, or a collection's emptiness, can take the value's place.
    fileprivate var canBeEmptied: Bool {
        if isOptional { return true }
        switch type {
        case .array, .dictionary, .set: return true
        default: return false
        }
    }
}
