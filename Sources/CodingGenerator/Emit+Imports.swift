// The imports of a generated file.
//
// Who names a module decides how it is imported. `public import` where no public declaration names the module is a
// warning under `InternalImportsByDefault`, a bare one where one does is an error there. `internal import` is never
// written: beside a bare import in another file of the module it is an error without that feature, and so would be a
// `package import`.

import CodingSchema

extension Emitter {
    /// The imports that a file's declarations need, and those that the schema asks for.
    mutating func emitImports(of file: SchemaFile, importsOfFiles: [ObjectIdentifier: [String]]) {
        var imports = ImportList(importingModule: moduleName, importedSchemas: importedSchemas)
        imports.add("Archiving", at: .internal)
        for module in file.imports { imports.add(module, at: .internal) }
        for declaration in file.declarations {
            switch declaration {
            case .class(let schemaClass):
                imports.add(schemaClass, importsOfFiles: importsOfFiles)
                for module in modulesOfExternalSuperclass(of: schemaClass, in: file) {
                    imports.add(module, at: schemaClass.access)
                }
            case .enumeration(let enumeration): imports.add("Archiving", at: enumeration.access)
            case .structure(let structure): imports.add(structure)
            case .union(let union): imports.add(union)
            case .bits(let bits): imports.add(bits)
            }
        }
        emit(imports)
    }

    /// Public imports first, then the package's, then the rest; each in alphabetical order, so that a field that is
    /// moved moves no import.
    mutating func emit(_ imports: ImportList) {
        for line in imports.lines("public import", at: .public) { printer.line(line) }
        let ofPackage = imports.lines("package import", at: .package)
        if !ofPackage.isEmpty {
            printer.line("#if hasFeature(InternalImportsByDefault)")
            for line in ofPackage { printer.line(line) }
            printer.line("#else")
            for line in imports.lines("import", at: .package) { printer.line(line) }
            printer.line("#endif")
        }
        for line in imports.lines("import", at: .internal) { printer.line(line) }
    }
}

/// The modules that a file names, each with the widest access of a declaration that names it.
struct ImportList {
    private let importingModule: String
    private let importedSchemas: Set<String>
    private var levels: [String: AccessLevel] = [:]

    init(importingModule: String, importedSchemas: Set<String>) {
        self.importingModule = importingModule
        self.importedSchemas = importedSchemas
    }

    /// The imports of the modules whose widest use is at a level, in alphabetical order. The runtime, and modules with
    /// schemas, have declarations for generated code only.
    func lines(_ keyword: String, at level: AccessLevel) -> [String] {
        levels.filter { $0.value == level }.keys.sorted().map { module in
            let attribute = module == "Archiving" || importedSchemas.contains(module) ? "@_spi(GeneratedCode) " : ""
            return "\(attribute)\(keyword) \(SwiftIdentifier.declaration(module))"
        }
    }

    mutating func add(_ module: String, at level: AccessLevel) {
        guard module != importingModule else { return }
        levels[module] = max(levels[module] ?? .internal, level.ofMembers)
    }

    /// The modules of a type's parts.
    mutating func add(_ type: SchemaType, at level: AccessLevel) {
        type.forEachPart { part in
            if let module = part.declaringModule { add(module, at: level) }
        }
    }

    /// What a class names: its superclasses, its fields' types, and those of the fields that its initializer passes on.
    mutating func add(_ schemaClass: SchemaClass, importsOfFiles: [ObjectIdentifier: [String]]) {
        add("Archiving", at: schemaClass.access)
        if let superclass = schemaClass.superclass { add(superclass.moduleName, at: schemaClass.access) }
        for ancestor in schemaClass.chain.dropLast() {
            // Under `MemberImportVisibility` an inherited member is seen only where its own module is imported.
            add(ancestor.moduleName, at: .internal)
            for parameter in MemberwiseParameter.own(of: ancestor) {
                add(parameter, inheritedBy: schemaClass, importsOfFiles: importsOfFiles)
            }
        }
        for field in schemaClass.fields { add(field, of: schemaClass) }
        add(schemaClass.retired)
    }

    /// What a struct names: its fields' types.
    mutating func add(_ structure: SchemaStructure) {
        add("Archiving", at: structure.access)
        for field in structure.fields { add(field, of: structure) }
        add(structure.retired)
    }

    /// What an enum with payloads names: their types.
    mutating func add(_ union: SchemaUnion) {
        add("Archiving", at: union.access)
        for element in union.cases.flatMap(\.elements) { add(element.type, at: union.access) }
        add(union.retired)
    }

    /// What bit fields name: the fields' types.
    mutating func add(_ bits: SchemaBits) {
        add("Archiving", at: bits.access)
        for field in bits.fields { add(field.type, at: bits.access) }
    }

    /// What the question names whether an archive holds a value: the types of fields with keys of their own.
    mutating func addPresence(of declaration: SchemaDeclaration) {
        let types: [SchemaType]
        switch declaration {
        case .structure(let structure):
            types = structure.archivedFields.flatMap { [$0.type] + $0.fallbacks.compactMap(\.conversion?.type) }
        case .union(let union): types = union.cases.flatMap(\.elements).map(\.type)
        case .class, .enumeration, .bits: return
        }
        for type in types where type.hasOwnKeys { add(type, at: .internal) }
    }

    private mutating func add(_ retired: [SchemaRetiredKey]) {
        for constant in retired.compactMap(\.stillWritten) { add(constant.type, at: .internal) }
    }

    private mutating func add(
        _ parameter: MemberwiseParameter, inheritedBy schemaClass: SchemaClass,
        importsOfFiles: [ObjectIdentifier: [String]]
    ) {
        add(parameter.field.type, at: schemaClass.access)
        guard case .expression = parameter.field.value else { return }
        if parameter.owner.hasDefaultFunction(for: parameter.field) {
            add(parameter.owner.moduleName, at: schemaClass.access)
        } else {
            for module in importsOfFiles[ObjectIdentifier(parameter.owner)] ?? [] { add(module, at: .internal) }
        }
    }

    private mutating func add(_ field: SchemaField, of owner: any SchemaFieldOwner) {
        // Properties that are written by hand are declared elsewhere.
        add(field.type, at: owner.isWrittenByHand ? .internal : min(field.access, owner.access))
        for conversion in field.fallbacks.compactMap(\.conversion) + field.also.compactMap(\.conversion) {
            add(conversion.type, at: .internal)
        }
    }
}
