// `coding generate`: writes Swift files for schemas, or compares them with existing ones.

import CodingGenerator

extension Option {
    // Options of the plugins, which the help doesn't show.
    package static let committed = Option(
        "--committed", value: "FILE", isRepeatable: true, summary: "a file of the target that may be a generated one")
    package static let fix = Option("--fix", value: "COMMAND", summary: "the command that messages name as the fix")
    fileprivate static let stamp = Option(
        "--stamp", value: "FILE", summary: "a Swift file without code, written if all files are up to date")
    package static let counts = Option("--counts", summary: "print how many files were written")
}

extension Command {
    package static let generate = Command(
        name: "generate",
        operands: "SCHEMA… --output DIR",
        summary: "Writes Swift for the schemas of a module.",
        explanation: """
            Name.coding becomes Name.coding.swift. One more file, named after the module, lists its
            classes. The name of a schema in a subfolder contains the folder: Shapes/Circle.coding
            becomes Shapes+Circle.coding.swift. Paths start at --root, or else at the SCHEMA folder.

            Files whose text would not change are not touched. If a schema has an error, no file
            is written.

            With --check, nothing is written. A file in DIR that is out of date or missing, or that
            has no schema, is an error, and the differences are printed to standard output as a
            unified diff. DIR must then contain the files of this module only.
            """,
        failure: "a schema has an error or, with --check, a file in DIR is not up to date",
        example: ("generate Sources/Payroll --output Generated", "Swift for the schemas of the module Payroll"),
        ownOptions: [.output, .module, .root, .import, .checkLayout, .removeOrphans],
        hiddenOptions: [.committed, .fix, .stamp, .counts],
        run: generate,
    )

    private static func generate(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard let output = arguments.value(of: .output) else {
            throw ToolError("no output folder is given: \(Option.output.name) DIR")
        }
        if arguments.contains(.checkLayout) && arguments.contains(.removeOrphans) {
            throw ToolError("'\(Option.checkLayout.name)' writes and removes nothing")
        }
        guard let generated = try generated(arguments, output: output, messages) else { return .schemaError }
        return try arguments.contains(.checkLayout)
            ? check(generated, arguments, messages) : write(generated, arguments, messages)
    }

    /// The expected files; `nil` if a schema has an error.
    private static func generated(
        _ arguments: Arguments, output: String, _ messages: Messages
    ) throws(ToolError) -> CommittedFiles? {
        let committed = arguments.contains(.committed) ? arguments.values(of: .committed) : nil
        if arguments.operands.isEmpty, committed != nil, let moduleName = arguments.value(of: .module) {
            // The target has no schema any more, but it still has generated files.
            return CommittedFiles(moduleName: moduleName, expected: [], folder: output, committed: committed)
        }
        let module = try ModuleSchemas(arguments)
        let outputNames = try outputNames(of: module.schemas)
        guard let schema = try module.compile(messages: messages) else { return nil }
        let files = CodeGenerator.generate(schema, outputNames: outputNames)
        // The class table comes last and belongs to no single schema.
        let schemas = module.schemas.map(Optional.some) + [nil]
        return CommittedFiles(
            moduleName: module.moduleName,
            expected: zip(files, schemas).map { ExpectedFile(file: $0, schema: $1) },
            folder: output,
            committed: committed)
    }

    private static func write(
        _ generated: CommittedFiles, _ arguments: Arguments, _ messages: Messages
    ) throws(ToolError) -> ExitCode {
        let files = generated.expected.map(\.file)
        let written = files.isEmpty ? 0 : try OutputFolder(path: generated.folder).write(files)
        let removed = arguments.contains(.removeOrphans) ? try generated.removeLeftovers() : []
        if arguments.contains(.counts) && !arguments.contains(.quiet) {
            let removal = removed.isEmpty ? "" : ", \(removed.count) removed"
            let unchanged = files.count - written
            let counts = "\(written) written, \(unchanged) unchanged\(removal)"
            print("\(generated.moduleName): \(counts) in '\(generated.folder)'")
        }
        return .success
    }

    private static func check(
        _ generated: CommittedFiles, _ arguments: Arguments, _ messages: Messages
    ) throws(ToolError) -> ExitCode {
        let findings = try generated.findings()
        let fix =
            arguments.value(of: .fix)
            ?? call(arguments, removesOrphans: findings.contains(where: \.isLeftover))
        for finding in findings {
            let message = finding.message(fix: fix)
            if let location = finding.location {
                messages.report(message, at: location)
            } else {
                messages.report(ToolError(message))
            }
        }
        if !arguments.contains(.quiet) { print(findings.map(\.difference).joined(), terminator: "") }
        guard findings.isEmpty else { return .schemaError }
        if let stamp = arguments.value(of: .stamp) {
            let text = "// The generated Swift of \(generated.moduleName) is up to date with its schemas.\n"
            let file = GeneratedFile(name: FilePath.name(of: stamp), text: text)
            try OutputFolder(path: FilePath.parent(of: stamp)).write([file])
        }
        return .success
    }

    /// The call that writes what this one checks.
    private static func call(_ arguments: Arguments, removesOrphans: Bool) -> String {
        var words = ["coding", "generate"] + arguments.operands
        for option in [Option.output, .module, .root, .import] {
            for value in arguments.values(of: option) { words += [option.name, value] }
        }
        if removesOrphans { words.append(Option.removeOrphans.name) }
        return words.map { FilePath.quoted($0) }.joined(separator: " ")
    }

    private static func outputNames(of schemas: [SchemaPath]) throws(ToolError) -> [String] {
        var owners: [String: SchemaPath] = [:]
        for schema in schemas {
            if let owner = owners.updateValue(schema, forKey: schema.outputName) {
                throw ToolError(
                    "'\(owner.path)' and '\(schema.path)' would both become '\(schema.outputName)'",
                    help: "specify a folder that contains both with '\(Option.root.name)'")
            }
        }
        return schemas.map(\.outputName)
    }
}
