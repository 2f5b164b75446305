// External protocols: fields of type `any Drawable`.

/// `external protocol`: a protocol written elsewhere that refines `Coding`.
///
/// A reference type, because the classes that conform to it may have fields of its type. The checker fills it once; it
/// doesn't change after that.
package final class SchemaProtocol: SchemaDeclared {
    /// The visible classes that list the protocol; readers of such a field allow them and their subclasses.
    package internal(set) var classes: [SchemaClass] = []

    deinit { ReleaseQueue.release(&classes, leaving: []) }

    package override var type: SchemaType { .existential(self) }

    /// The module that declares the protocol in Swift.
    package var swiftModule: String { syntax.module?.value ?? moduleName }

    /// The generated type that is the archived form of the objects.
    package var archivedTypeName: String { "Archived" + name.withoutDots }

    /// Whether a class conforms: it or a superclass lists the protocol.
    package func includes(_ schemaClass: SchemaClass) -> Bool {
        schemaClass.chain.contains { ancestor in classes.contains { $0 === ancestor } }
    }
}
