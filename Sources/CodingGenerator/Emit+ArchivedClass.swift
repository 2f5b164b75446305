// The descriptors of classes, structs and enums: what the runtime knows of them without an object. They are in the
// class table; a class or value returns its own.
//
//     class var archivedClass: ArchivedClass { PayrollCodingClasses.archivedEmployee }

import CodingSchema

extension Emitter {
    /// The property of a class that returns its descriptor.
    mutating func emitArchivedClass(of plan: ClassPlan) {
        // A final class's can't be overridden and says so, unless it overrides one itself.
        let keyword = plan.isFinal && plan.isRoot ? "static" : "class"
        printer.line(
            "\(plan.overridableModifiers)\(keyword) var archivedClass: ArchivedClass { "
                + descriptor(of: plan.schemaClass.name) + " }")
    }

    /// The property of a struct or enum that returns its descriptor.
    mutating func emitArchivedStructure(named name: String, modifier: String) {
        printer.line("\(modifier)static var archivedStructure: ArchivedStructure { \(descriptor(of: name)) }")
    }

    private func descriptor(of name: String) -> String { classTableName + "." + Emitter.descriptorName(of: name) }

    /// The name of the constant that holds a descriptor.
    private static func descriptorName(of name: String) -> String { "archived" + name }

    /// A class's descriptor, with one argument a line.
    mutating func emitDescriptor(of plan: ClassPlan) {
        emitDescriptor(of: plan.schemaClass, type: "ArchivedClass", typeName: plan.name) { emitter in
            if let superclass = plan.schemaClass.superclass {
                emitter.printer.line("superclass: \(SwiftIdentifier.declaration(superclass.name)).self,")
            }
            emitter.emitReferences(of: plan.schemaClass)
            emitter.printer.line("table: \(emitter.classTableName).self,")
            emitter.emitKeys(of: plan)
            emitter.emitSequence(of: plan.schemaClass)
            if let marker = plan.schemaClass.keyedMarker {
                emitter.printer.line("keyedMarker: \(SwiftStringLiteral.text(marker)),")
            }
            emitter.emitReplacements(of: plan)
        }
    }

    /// A struct's descriptor.
    mutating func emitDescriptor(of structure: SchemaStructure) {
        emitDescriptor(of: structure, type: "ArchivedStructure") { emitter in
            emitter.emitOlderKeys(OlderKeys(of: structure))
            emitter.emitSequence(of: structure)
        }
    }

    /// The descriptor of an enum whose cases carry values.
    mutating func emitDescriptor(of union: SchemaUnion) {
        emitDescriptor(of: union, type: "ArchivedStructure") { emitter in
            emitter.emitOlderKeys(OlderKeys(of: union))
            emitter.emitSequence(of: union)
        }
    }

    private mutating func emitDescriptor(
        of owner: SchemaOwner, type: String, typeName: String? = nil, _ emitDetails: (inout Emitter) -> Void
    ) {
        printer.blank()
        printer.line("static let \(Emitter.descriptorName(of: owner.name)) = \(type)(")
        printer.indent()
        printer.line("\(SwiftStringLiteral.text(owner.archivedName)),")
        if let typeName { printer.line("type: \(typeName).self,") }
        if owner.version != 0 { printer.line("version: \(owner.version),") }
        if owner.versionKey != owner.archivedName + ".version" {
            printer.line("versionKey: \(SwiftStringLiteral.text(owner.versionKey)),")
        }
        if !owner.formerNames.isEmpty {
            let names = owner.formerNames.map(SwiftStringLiteral.text).joined(separator: ", ")
            printer.line("formerly: [\(names)],")
        }
        emitDetails(&self)
        printer.outdent()
        printer.line(")")
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
