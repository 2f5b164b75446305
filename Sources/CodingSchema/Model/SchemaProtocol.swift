// External protocols: fields of type `any Drawable`.

/// `external protocol`: a protocol written elsewhere that refines `Coding`.
///
/// A reference type, because the classes that conform to it may have fields of its type. The checker fills it once; it
/// doesn't change after that.
package final class SchemaProtocol {
    package let name: String

    /// The module of the schema.
    package let moduleName: String

    /// The module that declares the protocol in Swift.
    package let swiftModule: String

    /// The visible classes that list the protocol; readers of such a field allow them and their subclasses.
    package internal(set) var classes: [SchemaClass] = []

    init(name: String, moduleName: String, swiftModule: String?) {
        self.name = name
        self.moduleName = moduleName
        self.swiftModule = swiftModule ?? moduleName
    }

    deinit { ReleaseQueue.release(&classes, leaving: []) }

    /// The generated type that is the archived form of the objects.
    package var archivedTypeName: String { "Archived" + name.replacing(".", with: "_") }

    /// Whether a class conforms: it or a superclass lists the protocol.
    package func includes(_ schemaClass: SchemaClass) -> Bool {
        schemaClass.chain.contains { ancestor in classes.contains { $0 === ancestor } }
    }
}
