// The module's class table: the classes by which the runtime finds what an archive names, and everything that follows
// from the schema and would only be repeated in the classes: descriptors, and when an archive holds a value.

import CodingSchema

extension Emitter {
    /// The table, also if it is empty: the tables of modules that import this one name it.
    mutating func emitClassTable(of schema: Schema) {
        emitHeader(": the classes that the schemas of \(schema.moduleName) declare", remedy: "schemas")
        let declarations = schema.files.flatMap(\.declarations)
        var imports = ImportList(importingModule: schema.moduleName, importedSchemas: importedSchemas)
        imports.add("Archiving", at: .public)
        for module in schema.importedModules { imports.add(module, at: .internal) }
        for declaration in declarations { imports.addPresence(of: declaration) }
        emit(imports)
        printer.blank()
        printer.line("public nonisolated enum \(classTableName): ClassTable {")
        printer.indent()
        let classes = declarations.compactMap { declaration -> String? in
            guard case .class(let schemaClass) = declaration else { return nil }
            return SwiftIdentifier.declaration(schemaClass.name)
        }
        emitList("classes", of: "any Coding.Type", classes)
        printer.blank()
        emitList("imports", of: "any ClassTable.Type", schema.importedModules.map(CodeGenerator.classTableName))
        for declaration in declarations {
            switch declaration {
            case .class(let schemaClass): emitDescriptor(of: ClassPlan(schemaClass))
            case .structure(let structure): emitDescriptor(of: structure)
            case .union(let union): emitDescriptor(of: union)
            case .enumeration, .bits: break
            }
        }
        printer.outdent()
        printer.line("}")
        for declaration in declarations {
            switch declaration {
            case .structure(let structure): emitPresence(of: structure)
            case .union(let union): emitPresence(of: UnionPlan(union))
            case .class, .enumeration, .bits: break
            }
        }
    }

    private mutating func emitList(_ name: String, of type: String, _ elements: [String]) {
        printer.block("public static var \(name): [\(type)] {") { printer in
            guard !elements.isEmpty else { return printer.line("[]") }
            printer.block("[", closing: "]") { printer in
                for element in elements { printer.line("\(element).self,") }
            }
        }
    }
}
