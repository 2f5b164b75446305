// Where a superclass that is written by hand comes from. The schema says its name only.

import CodingSchema

extension Emitter {
    /// The modules that may declare it, none where only the module itself can.
    ///
    /// Foundation's `NSObject` is known; any other may come from each module that the file imports for Swift's sake.
    func modulesOfExternalSuperclass(of schemaClass: SchemaClass, in file: SchemaFile) -> [String] {
        switch schemaClass.externalSuperclass {
        case nil: []
        case "NSObject": ["Foundation"]
        case _?: file.imports.filter { !importedSchemas.contains($0) }
        }
    }
}
