// The entry point: converts a checked schema to one Swift file per schema file and the module's class table.

package import CodingSchema

/// Turns checked schemas into Swift.
package struct CodeGenerator {
    /// Generates the files of a module: one for each schema file, in order, and the class table last.
    ///
    /// - Parameter outputNames: the names of the files, parallel to the schema's files. Schema files with the same name
    ///   in different folders need different ones, and only the caller knows the folders.
    /// - Complexity: O(*n*) in the length of the text.
    package static func generate(_ schema: Schema, outputNames: [String]) -> [GeneratedFile] {
        let importsOfFiles = importsByClass(of: schema)
        var result = zip(schema.files, outputNames).map { file, name in
            var emitter = Emitter(moduleName: schema.moduleName, importedSchemas: schema.importedModules)
            emitter.emitFile(file, importsOfFiles: importsOfFiles)
            return GeneratedFile(name: name, text: emitter.text)
        }
        var emitter = Emitter(moduleName: schema.moduleName, importedSchemas: schema.importedModules)
        emitter.emitClassTable(of: schema)
        result.append(GeneratedFile(name: classTableFileName(ofModule: schema.moduleName), text: emitter.text))
        return result
    }

    /// The name of the type that lists a module's classes.
    package static func classTableName(ofModule moduleName: String) -> String {
        SwiftIdentifier.identifier(from: moduleName) + "CodingClasses"
    }

    /// The name of the file that holds a module's class table.
    package static func classTableFileName(ofModule moduleName: String) -> String {
        classTableName(ofModule: moduleName) + ".swift"
    }

    /// The imports of the file of each of the module's classes: an inherited default is an expression of that file.
    private static func importsByClass(of schema: Schema) -> [ObjectIdentifier: [String]] {
        var result: [ObjectIdentifier: [String]] = [:]
        for file in schema.files where !file.imports.isEmpty {
            for case let schemaClass as SchemaClass in file.declarations {
                result[ObjectIdentifier(schemaClass)] = file.imports
            }
        }
        return result
    }
}
