// `coding sample`: an archive as a version of a class would have written it.

import CodingCommandLine
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists

extension Command {
    static let sample = Command(
        name: "sample",
        operands: "[SCHEMA…] --class NAME --output FILE",
        summary: "Writes an archive as a version of a class would have written it.",
        explanation: """
            Every field has a value that is not its default, the same in every run, including
            inherited fields. The archive contains nested and shared objects. The keys are those
            of the version, according to 'since', 'until', 'fallback' and 'also'. Other classes,
            structs and enums have their current version, or the one given by --with.
            """,
        example: (
            "sample Sources/Payroll --class Employee --version 2 --output Employee.v2.archive",
            "writes an archive of version 2 for a test"
        ),
        ownOptions: [
            .className, .sampleVersion, .with, .sampleFile, .sampleFormat, .module, .root, .import,
        ],
        run: sample,
    )

    private static func sample(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard let className = arguments.value(of: .className) else {
            throw ToolError("no class is given: \(Option.className.name) NAME")
        }
        guard let output = arguments.value(of: .sampleFile) else {
            throw ToolError("no output file is given: \(Option.sampleFile.name) FILE")
        }
        let format = try arguments.choice(of: .sampleFormat, among: SampleFormat.allCases) ?? .binary
        var others: [String: Int] = [:]
        for (name, version) in try arguments.pairs(of: .with, needing: "a name and a version") {
            others[name] = try number(version, of: .with)
        }
        guard let schema = try ModuleSchemas(arguments).compile(messages: messages) else { return .schemaError }
        let schemaClass = try schemaClass(named: className, in: schema)
        let version =
            try arguments.value(of: .sampleVersion).map { text throws(ToolError) in
                try number(text, of: .sampleVersion)
            } ?? schemaClass.version
        let data: Data
        do throws(SampleError) {
            data = try SampleArchive.data(
                of: schemaClass, version: version, in: ClassCatalog(schema), others: others, format: format.propertyList
            )
        } catch {
            throw ToolError(error.message, help: error.help)
        }
        if output == ArchiveFile.standardInput {
            StandardOutput.write(data)
            return .success
        }
        try FrozenFolder.write(data, to: output)
        if !arguments.contains(.quiet), !FilePath.isStream(output) {
            print("sample: wrote '\(output)': \(schemaClass.name), version \(version), \(data.count) bytes")
        }
        return .success
    }

    /// A class of the schema; the root of an archive is one.
    private static func schemaClass(named name: String, in schema: Schema) throws(ToolError) -> SchemaClass {
        if let found = schema.classes.first(where: { $0.name == name }) { return found }
        if schema.files.flatMap(\.declarations).contains(where: { $0.name == name }) {
            throw ToolError("'\(name)' is not a class: the root of an archive is an object")
        }
        throw ToolError.unknown(
            "class", name, among: schema.classes.map(\.name),
            help: "use the name in the schema of '\(schema.moduleName)', not the one in archives")
    }

    private static func number(_ text: String, of option: Option) throws(ToolError) -> Int {
        guard let number = Int(text), number >= 0 else {
            throw ToolError("'\(text)' is not a version: '\(option.name)' takes a number that is not negative")
        }
        return number
    }
}
