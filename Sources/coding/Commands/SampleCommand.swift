// `coding sample`: an archive as a version of a class would have written it.

import CodingCommandLine
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists

extension Command {
    /// Writes one archive that was created from the schema.
    static let sample = Command(
        name: "sample",
        operands: "SCHEMA… --class NAME --output FILE",
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
        let format = try SampleFormat.named(arguments.value(of: .sampleFormat))
        let others = try versions(arguments.values(of: .with))
        guard let schema = try ModuleSchemas(arguments).compile(messages: messages) else { return .schemaError }
        let schemaClass = try schemaClass(named: className, in: schema)
        let version = try arguments.value(of: .sampleVersion).map { text throws(ToolError) in
            try number(text, of: .sampleVersion)
        }
        let data: Data
        do {
            guard let format else {
                let archive = try SampleArchive.sequentialArchive(
                    of: schemaClass, version: version ?? schemaClass.version, in: ClassCatalog(schema), others: others)
                try write(archive, of: schemaClass, version: version, to: output, arguments)
                return .success
            }
            let archive = try SampleArchive.propertyList(
                of: schemaClass, version: version ?? schemaClass.version, in: ClassCatalog(schema), others: others)
            data = try archive.data(format: format)
        } catch let error as ToolError {
            throw error
        } catch let error as SampleError {
            throw ToolError(error.message, help: error.help)
        } catch {
            throw ToolError("the archive can't be written: \(error)")
        }
        try write(data, of: schemaClass, version: version, to: output, arguments)
        return .success
    }

    private static func write(
        _ data: Data, of schemaClass: SchemaClass, version: Int?, to path: String, _ arguments: Arguments
    ) throws(ToolError) {
        if path == "-" || path == "/dev/stdout" {
            FileHandle.standardOutput.write(data)
            return
        }
        try FrozenFolder.write(data, to: path)
        if arguments.contains(.quiet) { return }
        print(
            "sample: wrote '\(path)': \(schemaClass.name), version \(version ?? schemaClass.version), "
                + "\(data.count) bytes")
    }

    /// A class of the schema; the root of an archive is one.
    private static func schemaClass(named name: String, in schema: Schema) throws(ToolError) -> SchemaClass {
        if let found = schema.classes.first(where: { $0.name == name }) { return found }
        if schema.declaresValue(named: name) {
            throw ToolError("'\(name)' is not a class: the root of an archive is an object")
        }
        throw ToolError.unknown(
            "class", name, among: schema.classes.map(\.name),
            help: "use the name in the schema of '\(schema.moduleName)', not the one in archives")
    }

    private static func versions(_ values: [String]) throws(ToolError) -> [String: Int] {
        var versions: [String: Int] = [:]
        for value in values {
            let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw ToolError("'\(Option.with.name)' needs a name and a version: \(Option.with.name) NAME=N")
            }
            versions[parts[0]] = try number(parts[1], of: .with)
        }
        return versions
    }

    private static func number(_ text: String, of option: Option) throws(ToolError) -> Int {
        guard let number = Int(text), number >= 0 else {
            throw ToolError("'\(text)' is not a version: '\(option.name)' takes a number that is not negative")
        }
        return number
    }
}

/// The forms of samples.
enum SampleFormat: String, CaseIterable {
    case binary
    case xml
    case sequential

    /// The form of a keyed archive that the value of `--format` names; `nil` of a sequential one.
    static func named(_ value: String?) throws(ToolError) -> PropertyList.Format? {
        if value == sequential.rawValue { return nil }
        guard value == nil || value.flatMap(SampleFormat.init) != nil else {
            throw ToolError.unknown(
                "value of '\(Option.sampleFormat.name)'", value ?? "", among: allCases.map(\.rawValue),
                help: "use 'binary', 'xml' or 'sequential'")
        }
        return try ArchiveFormat.named(value)
    }
}

/// The forms of keyed archives.
enum ArchiveFormat: String, CaseIterable {
    case binary
    case xml

    /// The form that the value of `--format` names.
    static func named(_ value: String?) throws(ToolError) -> PropertyList.Format {
        guard let value else { return .binary }
        switch ArchiveFormat(rawValue: value) {
        case .binary: return .binary
        case .xml: return .xml
        case nil:
            throw ToolError.unknown(
                "value of '\(Option.archiveFormat.name)'", value, among: allCases.map(\.rawValue),
                help: "use 'binary' or 'xml'")
        }
    }
}

extension Schema {
    /// A struct, an enum or bit fields have the name.
    fileprivate func declaresValue(named name: String) -> Bool {
        files.contains { file in
            file.declarations.contains { declaration in
                switch declaration {
                case .class: false
                case .structure(let value): value.name == name
                case .union(let value): value.name == name
                case .enumeration(let value): value.name == name
                case .bits(let value): value.name == name
                }
            }
        }
    }
}
