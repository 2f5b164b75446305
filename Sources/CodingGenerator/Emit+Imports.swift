// The imports of a generated file.
//
// The declarations that name a module decide how it is imported. `public import` if no public declaration names the
// module is a warning under `InternalImportsByDefault`, a bare one if one does is an error there. `internal import` is
// never written: next to a bare import in another file of the module it is an error without that feature, and so would
// be a `package import`.

import CodingSchema

extension Emitter {
    /// The imports that a file's declarations need, and those that the schema asks for.
    mutating func emitImports(of file: SchemaFile, importsOfFiles: [ObjectIdentifier: [String]]) {
        var imports = ImportList(importingModule: moduleName, importedSchemas: importedSchemas)
        imports.add("Archiving", at: .internal)
        for module in file.imports { imports.add(module, at: file.importLevels[module] ?? .internal) }
        for alias in file.aliases { imports.add(alias.type, at: alias.access) }
        // The functions of conversions are where these are declared.
        for conversion in file.conversionsOfTypes { imports.add(conversion.moduleName, at: .internal) }
        for declaration in file.declarations where !declaration.isExternal {
            let modules = modulesOfHead(of: declaration, in: file) + modulesOfConvertedTypes(of: declaration, in: file)
            for module in modules { imports.add(module, at: declaration.access) }
            imports.add("Archiving", at: declaration.access)
            switch declaration {
            case let schemaClass as SchemaClass: imports.add(schemaClass, importsOfFiles: importsOfFiles)
            case let structure as SchemaStructure: imports.addFields(of: structure)
            case let union as SchemaUnion:
                for element in union.cases.flatMap(\.elements) { imports.add(element.valueType, at: union.access) }
                imports.addPlan(of: union)
            case let bits as SchemaBits: for field in bits.fields { imports.add(field.type, at: bits.access) }
            default: break
            }
        }
        emit(imports)
    }

    /// The modules that may declare a superclass that is written by hand, and the protocols; none if only the module
    /// itself can. The schema has their names only.
    ///
    /// Foundation's `NSObject` and the standard library's protocols are known, and `Module.Name` names its module. Any
    /// other may come from each module that the file imports for Swift's sake.
    private func modulesOfHead(of declared: SchemaDeclared, in file: SchemaFile) -> [String] {
        let names = [(declared as? SchemaClass)?.externalSuperclass].compactMap(\.self) + declared.conformances
        return names.flatMap { name -> [String] in
            let dotted = name.split(separator: " ").last?.split(separator: ".").map(String.init) ?? []
            if dotted.count > 1 { return file.imports.filter { $0 == dotted[0] } }
            if name == "NSObject" { return ["Foundation"] }
            if SwiftProtocols.ofStandardLibrary.contains(SwiftProtocols.name(of: name)) { return [] }
            return file.imports.filter { !importedSchemas.contains($0) }
        }
    }

    /// The modules that may declare a type that only Swift knows.
    private func modulesOfConvertedTypes(of declaration: SchemaDeclared, in file: SchemaFile) -> [String] {
        guard declaration.valueTypes.contains(where: \.hasUnknownType) else { return [] }
        return file.imports.filter { !importedSchemas.contains($0) }
    }

    /// Public imports first, then the package's, then the rest; each in alphabetical order, so that a field that is
    /// moved moves no import.
    mutating func emit(_ imports: ImportList) {
        for text in imports.lines("public import", at: .public) { line(text) }
        let ofPackage = imports.lines("package import", at: .package)
        if !ofPackage.isEmpty {
            line("#if hasFeature(InternalImportsByDefault)")
            for text in ofPackage { line(text) }
            line("#else")
            for text in imports.lines("import", at: .package) { line(text) }
            line("#endif")
        }
        for text in imports.lines("import", at: .internal) { line(text) }
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
            if let module = part.form.module { add(module, at: level) }
        }
    }

    /// What a class names: its superclasses, its fields' types, and those of the fields that its initializer passes on.
    mutating func add(_ schemaClass: SchemaClass, importsOfFiles: [ObjectIdentifier: [String]]) {
        if let superclass = schemaClass.superclass { add(superclass.swiftModule, at: schemaClass.access) }
        for ancestor in schemaClass.chain.dropLast() {
            // Under `MemberImportVisibility` an inherited member is visible only if its own module is imported.
            add(ancestor.swiftModule, at: .internal)
            for parameter in ancestor.ownParameters {
                add(parameter, inheritedBy: schemaClass, importsOfFiles: importsOfFiles)
            }
        }
        addFields(of: schemaClass)
    }

    /// What a class or struct names: its fields' types.
    mutating func addFields(of owner: any SchemaFieldOwner) {
        for field in owner.fields {
            // Properties that are written by hand are declared elsewhere.
            add(field.valueType, at: owner.isWrittenByHand ? .internal : min(field.access, owner.access))
        }
        addPlan(of: owner)
    }

    /// What is written and read.
    mutating func addPlan(of owner: SchemaOwner) {
        for type in owner.plan.valueTypes { add(type.archivedType, at: .internal) }
    }

    private mutating func add(
        _ parameter: MemberwiseParameter, inheritedBy schemaClass: SchemaClass,
        importsOfFiles: [ObjectIdentifier: [String]]
    ) {
        add(parameter.field.valueType, at: schemaClass.access)
        if parameter.field.valueType.hasUnknownType {
            for module in importsOfFiles[ObjectIdentifier(parameter.owner)] ?? [] {
                add(module, at: schemaClass.access)
            }
        }
        guard case .expression = parameter.field.initialDefault else { return }
        if parameter.owner.hasDefaultFunction(for: parameter.field) {
            add(parameter.owner.moduleName, at: schemaClass.access)
        } else {
            for module in importsOfFiles[ObjectIdentifier(parameter.owner)] ?? [] { add(module, at: .internal) }
        }
    }
}
