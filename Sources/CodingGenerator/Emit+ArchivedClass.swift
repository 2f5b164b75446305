// `archivedClass`: what the runtime has to know of a class.

import CodingSchema

extension Emitter {
    /// The property, with one argument a line.
    mutating func emitArchivedClass(of plan: ClassPlan) {
        // A final class's can't be overridden and says so, unless it overrides one itself.
        let keyword = plan.isFinal && plan.isRoot ? "static" : "class"
        printer.line("\(plan.overridableModifiers)\(keyword) var archivedClass: ArchivedClass {")
        printer.indent()
        printer.line("ArchivedClass(")
        printer.indent()
        emitNames(of: plan)
        if let superclass = plan.schemaClass.superclass {
            printer.line("superclass: \(SwiftIdentifier.declaration(superclass.name)).self,")
        }
        emitReferences(of: plan.schemaClass)
        printer.line("table: \(classTableName).self,")
        emitKeys(of: plan)
        emitSequence(of: plan.schemaClass)
        if let marker = plan.schemaClass.keyedMarker {
            printer.line("keyedMarker: \(SwiftStringLiteral.text(marker)),")
        }
        emitReplacements(of: plan)
        printer.outdent()
        printer.line(")")
        printer.outdent()
        printer.line("}")
    }

    private mutating func emitNames(of plan: ClassPlan) {
        let schemaClass = plan.schemaClass
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
    }

    /// The keys that the class declares, where objects keep those that it does not; else those of older versions.
    private mutating func emitKeys(of plan: ClassPlan) {
        guard plan.schemaClass.isInKeyedArchives else { return }
        guard let declared = DeclaredKeys(toldBy: plan.schemaClass) else {
            return emitOlderKeys(OlderKeys(of: plan.schemaClass))
        }
        if declared.keys.isEmpty { printer.line("keys: [],") }
        emitList("keys", declared.keys.map(SwiftStringLiteral.text))
        emitList("indexedKeys", declared.indexedKeys.map(SwiftStringLiteral.text))
        emitList("unionKeys", declared.unionKeys.map(SwiftStringLiteral.text))
    }

    private mutating func emitList(_ label: String, _ elements: [String]) {
        guard !elements.isEmpty else { return }
        printer.block("\(label): [", closing: "],") { printer in
            for element in elements { printer.line(element + ",") }
        }
    }

    /// The objects that take others' places. A subclass inherits the functions, so what they get may be one of it.
    private mutating func emitReplacements(of plan: ClassPlan) {
        if let function = plan.schemaClass.uniqueFunction {
            let label = function.label.map(SwiftIdentifier.labelInCall) ?? "_"
            let name = "\(plan.name).\(SwiftIdentifier.member(function.name))(\(label):)"
            printer.line("unique: { ($0 as? \(plan.name)).map(\(name)) ?? $0 },")
        }
        if let function = plan.schemaClass.replacementFunction {
            printer.line("replacement: { ($0 as? \(plan.name))?.\(SwiftIdentifier.member(function.name))() ?? $0 },")
        }
    }
}
