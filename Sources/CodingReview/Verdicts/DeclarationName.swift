// The name by which findings and changes identify a declaration.

package import CodingSchema

/// The module of a declaration and its name in Swift.
package struct DeclarationName: Hashable, Sendable {
    /// The module that declares it.
    package let moduleName: String

    /// Its name in that module.
    package let name: String

    package init(_ moduleName: String, _ name: String) {
        self.moduleName = moduleName
        self.name = name
    }

    /// Whether the type is one of the standard library, which no schema declares.
    var isBuiltIn: Bool { moduleName == SchemaStructure.builtInModule }
}

extension SchemaDeclared {
    /// The module and the name.
    package var declarationName: DeclarationName { DeclarationName(moduleName, name) }
}
