// `coding stubs`: the Swift functions that schemas need and that are not written yet.

package import CodingCommandLine
import CodingSchema

extension Command {
    package static let stubs = Command(
        name: "stubs",
        operands: "[SCHEMA…]",
        summary: "Prints the Swift functions after 'via' that the module doesn't have yet.",
        explanation: """
            The output is Swift that compiles: an extension for each type, with the signatures that
            generated code calls. Functions are searched for in the Swift files of the module's
            folder, by their names, labels and types. Nothing is written.
            """,
        example: ("stubs --target Payroll >> Sources/Payroll/Conversions.swift", "adds the missing functions"),
        ownOptions: [.module, .root, .import],
        run: stubs,
    )

    private static func stubs(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard let schema = try ModuleSchemas(arguments).compile(messages: messages) else { return .schemaError }
        var swift = SwiftDeclarations(ofModule: schema.moduleName)
        for path in try SwiftConflicts.swiftFiles(arguments) {
            swift.add(SourceFile(path: path, bytes: Array(try FilePath.content(of: path))))
        }
        for case let schemaClass as SchemaClass in schema.files.flatMap(\.declarations) {
            for member in schemaClass.swiftMembers {
                swift.add(SourceFile(path: "", text: member.text), in: schemaClass.name)
            }
        }
        let types = Set(schema.files.flatMap(\.declarations).map(\.name))
        let missing = SwiftStub.all(of: schema).filter { !swift.contains($0.function, types: types) }
        if missing.isEmpty {
            messages.note("'\(schema.moduleName)' has every function")
            return .success
        }
        print(text(of: missing), terminator: "")
        return .success
    }

    /// Extensions with the functions, in the order of the schema.
    private static func text(of stubs: [SwiftStub]) -> String {
        var types: [String?] = []
        for name in stubs.map(\.function.typeName) where !types.contains(name) { types.append(name) }
        let blocks = types.map { typeName in
            let indentation = typeName == nil ? "" : "    "
            let functions = stubs.filter { $0.function.typeName == typeName }.map { stub in
                "\(indentation)\(stub.declaration) {\n\(indentation)    \(stub.body)\n\(indentation)}\n"
            }.joined(separator: "\n")
            return typeName.map { "extension \(SwiftIdentifier.type($0)) {\n\(functions)}\n" } ?? functions
        }
        return (["import Archiving\n"] + blocks).joined(separator: "\n")
    }
}
