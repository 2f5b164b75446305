// The checked schema, the input of the generator: all names are resolved, and all rules of the language are satisfied.

/// The schema of one module: all its files, checked together.
package struct Schema {
    /// The module that the generated code belongs to.
    package let moduleName: String

    /// The module's files, in the given order.
    package let files: [SchemaFile]

    /// The names of the modules whose schemas the module's files import, in the order of their first import.
    package let importedModules: [String]

    package init(moduleName: String, files: [SchemaFile], importedModules: [String]) {
        self.moduleName = moduleName
        self.files = files
        self.importedModules = importedModules
    }
}

/// One file of a checked schema.
package struct SchemaFile {
    package let source: SourceFile

    /// The modules that the file imports, in written order.
    package let imports: [String]

    /// The levels of imports that have one, by module.
    package let importLevels: [String: AccessLevel]
    package let declarations: [SchemaDeclaration]
    package let aliases: [SchemaAlias]

    /// The waivers for removed declarations.
    package let waivers: [SchemaWaiver]

    package init(
        source: SourceFile, imports: [String], importLevels: [String: AccessLevel] = [:],
        declarations: [SchemaDeclaration], aliases: [SchemaAlias] = [], waivers: [SchemaWaiver] = []
    ) {
        self.source = source
        self.imports = imports
        self.importLevels = importLevels
        self.declarations = declarations
        self.aliases = aliases
        self.waivers = waivers
    }
}

/// A type alias, which only Swift knows: fields have the type that it names.
package struct SchemaAlias {
    package let name: String
    package let documentation: [String]
    package let attributes: [SchemaAttribute]
    package let access: AccessLevel
    package let type: SchemaType

    /// The line of the name in the schema.
    package let line: Int
}

/// What all kinds of declarations have in common.
package class SchemaDeclared {
    /// The name; that of a nested declaration has those of the declarations around it before it, `Chart.Style`.
    package let name: String
    package let moduleName: String

    /// The names of the declarations around it.
    package var outer: String?

    /// The last part of the name.
    package var lastName: String { name.lastPart }

    /// The ordinal among the declarations of its kind that were checked together; structs and unions are numbered
    /// together.
    let ordinal: Int
    package var documentation: [String] = []

    /// The access level of the type; the members of an `open` class are public.
    package var access: AccessLevel = .internal

    /// The attributes with their arguments: Swift text.
    package var attributes: [SchemaAttribute] = []

    /// The former name in Swift, which remains as a deprecated alias.
    package var renamedFrom: String?

    /// The protocols that the head declares, with their attributes: Swift text.
    package var conformances: [String] = []

    /// The location of the name in the schema.
    package var place: SourceRange?
    package var waivers: [SchemaWaiver] = []

    package init(name: String, moduleName: String, ordinal: Int = 0) {
        self.name = name
        self.moduleName = moduleName
        self.ordinal = ordinal
    }
}

extension String {
    /// The part after the last dot.
    var lastPart: String { String(split(separator: ".").last ?? "") }
}

/// One declaration of a checked schema.
package enum SchemaDeclaration {
    case `class`(SchemaClass)
    case structure(SchemaStructure)
    case enumeration(SchemaEnumeration)
    case union(SchemaUnion)
    case bits(SchemaBits)

    package var declared: SchemaDeclared {
        switch self {
        case .class(let found): found
        case .structure(let found): found
        case .enumeration(let found): found
        case .union(let found): found
        case .bits(let found): found
        }
    }

    /// Whether the declaration is of a class that is written elsewhere, so that no code is generated.
    package var isExternal: Bool { (declared as? SchemaClass)?.external != nil }
}
