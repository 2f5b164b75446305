// The checked schema, the input of the generator: all names are resolved, and all rules of the language are satisfied.

/// The schema of one module: all its files, checked together.
package struct Schema {
    /// The module that the generated code belongs to.
    package let moduleName: String

    /// The module's files, in the given order.
    package let files: [SchemaFile]

    /// The names of the modules whose schemas the module's files import, in the order of their first import.
    package let importedModules: [String]

    /// The retired types of the module and of those that it imports, directly or not.
    package let retiredTypes: [SchemaRetiredType]

    /// The types that the module itself no longer has.
    package var ownRetiredTypes: [SchemaRetiredType] { retiredTypes.filter { $0.moduleName == moduleName } }
}

/// One file of a checked schema.
package struct SchemaFile {
    package let source: SourceFile

    /// The modules that the file imports, in written order.
    package let imports: [String]

    /// The levels of imports that have one, by module.
    package let importLevels: [String: AccessLevel]
    package let declarations: [SchemaDeclared]
    package let aliases: [SchemaAlias]

    /// The waivers for removed declarations.
    package let waivers: [SchemaWaiver]
}

/// A declaration: its syntax, and what the checker found out about it.
///
///     SchemaDeclared ── syntax · file · waivers
///        ├ SchemaOwner ── names · retired keys (SchemaOwner.swift), SchemaRetiredType
///        ├ SchemaEnumeration, SchemaBits (SchemaValues.swift)
///        └ SchemaProtocol, SchemaAlias
package class SchemaDeclared {
    final let syntax: DeclarationSyntax
    final let unit: FileUnit

    /// The index among the declarations of its kind that were checked together; structs and unions are numbered
    /// together.
    final let ordinal: Int

    /// The protocols of the head, the first name of a class included if it is one.
    final var protocols: [Located<String>]
    package final var waivers: [SchemaWaiver] = []

    init(_ syntax: DeclarationSyntax, in unit: FileUnit, ordinal: Int = 0) {
        self.syntax = syntax
        self.unit = unit
        self.ordinal = ordinal
        protocols = syntax.conformances
    }

    /// The type that the name refers to.
    package var type: SchemaType { .swift(name) }
}

extension SchemaDeclared {
    /// The name; that of a nested declaration has those of the declarations around it before it, `Chart.Style`.
    package var name: String { syntax.name.value }
    package var moduleName: String { unit.moduleName }

    /// The names of the declarations around it.
    package var outer: String? { syntax.outer }

    /// The last part of the name.
    package var lastName: String { name.lastPart }
    package var documentation: [String] { syntax.documentation }

    /// The access level of the type; the members of an `open` class are public.
    package var access: AccessLevel { syntax.access }
    package var isFinal: Bool { syntax.isFinal }

    /// The attributes with their arguments: Swift text.
    package var attributes: [SchemaAttribute] { syntax.attributes.map { SchemaAttribute($0.value) } }

    /// The former name in Swift, which remains as a deprecated alias.
    package var renamedFrom: String? { syntax.clauses[.renamedFrom]?.name?.value }

    /// The protocols that the head declares, with their attributes: Swift text.
    package var conformances: [String] { protocols.map(\.value) }

    /// The names of these protocols.
    var protocolNames: Set<String> { Set(conformances.map(SwiftProtocols.name)) }

    /// The location of the name in the schema.
    package var location: SourceRange? { syntax.name.range.written }

    /// The written version, or 0.
    package var version: Int { syntax.clauses[.version]?.number?.value ?? 0 }

    /// Whether it is a class that is written elsewhere, so that no code is generated.
    package var isExternal: Bool { (self as? SchemaClass)?.external != nil }

    var declaredName: Located<String> { syntax.name }
}

/// A type alias, which only Swift knows: fields have the type that it names.
package final class SchemaAlias: SchemaDeclared {
    let aliased: TypeSyntax

    /// `nil` until the type is resolved, or if it could not be, which was reported.
    var resolved: ResolvedType?

    init(_ alias: AliasSyntax, in unit: FileUnit) {
        aliased = alias.type
        var syntax = DeclarationSyntax(kind: .alias, name: alias.name)
        syntax.documentation = alias.documentation
        syntax.attributes = alias.attributes
        syntax.access = alias.access
        super.init(syntax, in: unit)
    }

    package override var type: SchemaType {
        guard let resolved else { return .unresolved }
        return resolved.isOptional ? .optional(resolved.type) : resolved.type
    }

    /// The line of the name in the schema.
    package var line: Int { syntax.name.range.start.line }
}

extension String {
    /// The part after the last dot.
    var lastPart: String { String(split(separator: ".").last ?? "") }

    /// The name as a part of one of Swift's, and of no other.
    ///
    /// `_` is for the dots of nested types. One of the name itself is `_0`, because no type's name begins with a digit;
    /// except at the end, where no dot is.
    package var withoutDots: String {
        let end = hasSuffix("_") ? "_" : ""
        return dropLast(end.count).replacing("_", with: "_0").replacing(".", with: "_") + end
    }

    /// The name of which this one is the text without dots.
    var withDots: String {
        let end = hasSuffix("_") ? "_" : ""
        let parts = dropLast(end.count).split(separator: "_0", omittingEmptySubsequences: false)
        return parts.map { $0.replacing("_", with: ".") }.joined(separator: "_") + end
    }
}
