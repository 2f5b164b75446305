// The module's class table: the classes by their archived names, and everything that follows from the schema and would
// only be repeated in the classes: descriptors, and when an archive contains a value.

import CodingSchema

extension Emitter {
    /// Emits the table, even if it is empty: the tables of importing modules refer to it.
    mutating func emitClassTable(of schema: Schema) {
        emitHeader(": the classes that the schemas of \(schema.moduleName) declare", remedy: "schemas")
        let owners = schema.files.flatMap(\.declarations).compactMap { $0 as? SchemaOwner }
        // The key of a dictionary shows that there is one.
        let values = owners.filter { !($0 is SchemaClass) && !$0.isDictionary }
        var imports = ImportList(importingModule: schema.moduleName, importedSchemas: importedSchemas)
        imports.add("Archiving", at: .public)
        for module in schema.importedModules { imports.add(module, at: .internal) }
        for case let schemaClass as SchemaClass in owners { imports.add(schemaClass.swiftModule, at: .internal) }
        for key in values.flatMap({ $0.plan.presence.alternatives.joined() }) where key.type.hasOwnKeys {
            imports.add(key.type, at: .internal)
        }
        emit(imports)
        blank()
        block("public nonisolated enum \(classTableName): ClassTable {") { emitter in
            let classes = owners.filter { $0 is SchemaClass }.map { ($0.swiftName + ".self", $0.availabilityCondition) }
            emitter.emit("classes", of: "any Coding.Type", classes)
            emitter.blank()
            let tables = schema.importedModules.map(CodeGenerator.classTableName)
            emitter.emit("imports", of: "any ClassTable.Type", tables.map { ($0 + ".self", nil) })
            emitter.emitRetiredClasses(schema.ownRetiredTypes.filter(\.isClass))
            for owner in owners where (owner as? SchemaClass)?.external == nil { emitter.emitDescriptor(of: owner) }
        }
        for value in values { emitPresence(of: value) }
    }

    /// The list of classes that the module no longer has, with those of their superclasses.
    private mutating func emitRetiredClasses(_ classes: [SchemaRetiredType]) {
        if classes.isEmpty { return }
        let descriptions = classes.map { retired in
            let formerNames = retired.formerNames.map(SwiftStringLiteral.text).joined(separator: ", ")
            let superclass = retired.superclass.map { ", superclass: \($0.swiftName).self" } ?? ""
            let text = SwiftStringLiteral.text(retired.archivedName)
            return (
                "RetiredClass(\(text)\(formerNames.isEmpty ? "" : ", formerly: [\(formerNames)]")\(superclass))",
                retired.superclass?.availabilityCondition
            )
        }
        blank()
        emit("retired", of: "RetiredClass", descriptions)
    }

    /// A list. What platforms have from some version on is added there.
    private mutating func emit(_ name: String, of type: String, _ elements: [(text: String, condition: String?)]) {
        let always = elements.filter { $0.condition == nil }.map(\.text)
        let restricted = elements.filter { $0.condition != nil }
        block("public static var \(name): [\(type)] {") { emitter in
            if restricted.isEmpty { return emitter.list("[", closing: "]", always) }
            emitter.line("var \(name): [\(type)] = [")
            emitter.indented { for element in always { $0.line(element + ",") } }
            emitter.line("]")
            for case (let text, let condition?) in restricted {
                emitter.block("if \(condition) {") { $0.line("\(name).append(\(text))") }
            }
            emitter.line("return \(name)")
        }
    }

    /// The method that returns whether an archive contains such a value.
    private mutating func emitPresence(of value: SchemaOwner) {
        var alternatives = value.plan.presence.alternatives.map { $0.map(\.condition) }
        if let condition = value.plan.unknownCondition { alternatives.append([condition]) }
        blank()
        for attribute in value.availability { line(attribute.text) }
        block("nonisolated extension \(value.swiftName) {") { emitter in
            emitter.block("\(value.memberModifier)static func isArchived(in unarchiver: Unarchiver) -> Bool {") {
                if alternatives.isEmpty { return $0.line("true") }
                if alternatives.count == 1, alternatives[0].count == 1 { return $0.line(alternatives[0][0]) }
                // One statement for each alternative: one long expression takes long to compile.
                for conditions in alternatives { $0.emitReturn(ifAll: conditions) }
                $0.line("return false")
            }
        }
    }

    private mutating func emitReturn(ifAll conditions: [String]) {
        guard conditions.count > 1 else { return line("if \(conditions[0]) { return true }") }
        emitCondition("if ", conditions) { $0.line("return true") }
        line("}")
    }

    /// Emits an `if`, or an `else if` that closes the previous one, with one condition per line if there are several.
    /// The caller closes the last one.
    mutating func emitCondition(_ opening: String, _ conditions: [String], _ body: (inout Emitter) -> Void) {
        if conditions.count == 1 {
            line("\(opening)\(conditions[0]) {")
        } else {
            for (index, condition) in conditions.enumerated() {
                let comma = index == conditions.count - 1 ? "" : ","
                line((index == 0 ? opening : "    ") + condition + comma)
            }
            line("{")
        }
        indented(body)
    }
}
