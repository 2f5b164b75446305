// The module's class table: the classes by which the runtime finds what an archive names.

import CodingSchema

extension Emitter {
    /// The table, also where it is empty: the tables of modules that import this one name it.
    mutating func emitClassTable(of schema: Schema) {
        emitHeader(": the classes that the schemas of \(schema.moduleName) declare", remedy: "schemas")
        var imports = ImportList(importingModule: schema.moduleName)
        imports.add("Archiving", at: .public)
        for module in schema.importedModules { imports.add(module, at: .internal) }
        emit(imports)
        printer.blank()
        let tables = schema.importedModules.map(CodeGenerator.classTableName)
        printer.block("public nonisolated enum \(classTableName): ClassTable {") { printer in
            Emitter.emitList("classes", of: "any Coding.Type", Emitter.classNames(of: schema), into: &printer)
            printer.blank()
            Emitter.emitList("imports", of: "any ClassTable.Type", tables, into: &printer)
        }
    }

    private static func classNames(of schema: Schema) -> [String] {
        schema.files.flatMap { file in
            file.declarations.compactMap { declaration in
                guard case .class(let schemaClass) = declaration else { return nil }
                return SwiftIdentifier.declaration(schemaClass.name)
            }
        }
    }

    private static func emitList(
        _ name: String, of type: String, _ elements: [String], into printer: inout CodePrinter
    ) {
        printer.block("public static var \(name): [\(type)] {") { printer in
            guard !elements.isEmpty else { return printer.line("[]") }
            printer.block("[", closing: "]") { printer in
                for element in elements { printer.line("\(element).self,") }
            }
        }
    }
}
