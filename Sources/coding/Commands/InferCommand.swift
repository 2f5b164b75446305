// `coding infer`: a schema that fits archives.

import ArchiveDocuments
import CodingCommandLine
import CodingInference
import CodingSamples
import CodingSchema
import Foundation
import SchemaCommands

extension Command {
    static let infer = Command(
        name: "infer",
        operands: "ARCHIVE…",
        summary: "Prints a schema that reads the given archives, from one or from thousands.",
        explanation: """
            Each class that isn't Foundation's or AppKit's is declared, with a field for each key.
            Keys that some objects don't have are optional. What is known about the values is in
            comments: how many objects have the key, and which values there are if they are few.
            Objects of other classes are fields of the type ArchivedObject. The schema passes
            'coding check', and all archives are read with it before it is printed. With --update,
            only what was added to the schemas is printed, with a warning for each archive that they
            don't read: for instance, because they declare an array where the archive has a set.
            """,
        operandRows: [("ARCHIVE", "a file, a folder with --recursive, or '-' for standard input")],
        failure: "a schema of --update has an error",
        readsArchives: true,
        example: ("infer *.archive > Sources/Payroll/Payroll.coding", "declares the classes of the archives"),
        ownOptions: Option.batch
            + [.inferredClass, .minimumFileCount, .strippedPrefix, .enums, .updatedSchema, .import],
        run: { (arguments, messages) throws(ToolError) in try Inference(arguments, messages).run() },
    )
}

/// One call of the command.
private struct Inference {
    private let arguments: Arguments
    private let messages: Messages
    private let limits: BatchLimits
    private let inputs: BatchInputs
    private var facts = ArchiveFacts()
    private var exitCode = ExitCode.success

    init(_ arguments: Arguments, _ messages: Messages) throws(ToolError) {
        self.arguments = arguments
        self.messages = messages
        limits = try BatchLimits(arguments)
        inputs = try BatchInputs(arguments)
        var progress = BatchProgress(inputs, messages)
        while let input = inputs.next() {
            do throws(BatchFailure) {
                let data = try input.content(limits)
                progress.add(byteCount: data.count, isFailure: false)
                try add(data)
            } catch {
                progress.clear()
                messages.report(error.report(of: input.name))
                exitCode = .unreadable
            }
        }
        progress.clear()
    }

    private mutating func add(_ data: Data) throws(BatchFailure) {
        try BatchFailure.reading { () throws(InspectionError) in try facts.add(try ArchiveDocument(data)) }
    }

    /// Prints a schema, or adds to those of `--update`.
    func run() throws(ToolError) -> ExitCode {
        guard facts.archiveCount > 0 else { return exitCode }
        let options = try options()
        let updated = arguments.values(of: .updatedSchema)
        if !updated.isEmpty { return try update(updated, options) ?? exitCode }
        try printSchema(options)
        return exitCode
    }

    private func options() throws(ToolError) -> InferenceOptions {
        var options = InferenceOptions()
        options.classNames = arguments.values(of: .inferredClass)
        for name in options.classNames where !facts.hasClass(name) {
            messages.warn("no archive has an object of class '\(name)'")
        }
        options.strippedPrefix = arguments.value(of: .strippedPrefix)
        options.minimumArchiveCount = try arguments.number(of: .minimumFileCount, atLeast: 1) ?? 1
        options.makesEnums = arguments.contains(.enums)
        return options
    }

    private func printSchema(_ options: InferenceOptions) throws(ToolError) {
        var schema = InferredSchema(facts, options)
        let count = facts.archiveCount
        let text: String
        do throws(InspectionError) {
            text = try schema.text(
                head: ["Inferred by 'coding infer' from \(count) archive\(count == 1 ? "" : "s")."])
        } catch {
            throw ToolError("\(error)", exitCode: .unreadable)
        }
        if schema.declaresNothing {
            messages.warn("no class to declare: '\(Option.inferredClass.name) NAME' declares one of a framework")
        }
        let file = SourceFile(path: "Inferred.coding", text: text)
        if let schema = SchemaCompiler.compile(moduleName: "Inferred", files: [file], imports: []).schema {
            try verify(schema)
        }
        try ArchiveFile.write(Data(text.utf8), to: nil)
    }

    /// Adds to schemas what they don't have; an exit code if they can't be compiled.
    private func update(_ paths: [String], _ options: InferenceOptions) throws(ToolError) -> ExitCode? {
        if options.makesEnums {
            throw ToolError("'\(Option.updatedSchema.name)' and '\(Option.enums.name)' can't be combined")
        }
        let modules = try ModuleSchemas(arguments, paths: paths)
        guard let schema = try modules.compile(messages: messages) else { return .schemaError }
        let imports = try modules.importedFiles()
        // New classes belong to the schema that was named first.
        let schemas = modules.schemas.filter { $0.path == paths[0] } + modules.schemas.filter { $0.path != paths[0] }
        var files: [SourceFile] = []
        for schema in schemas { files.append(try SchemaFinder.read(schema)) }
        let update: SchemaUpdate
        do throws(InspectionError) {
            update = try SchemaUpdate(
                of: files, schema: schema, owners: ClassCatalog(schema).owners, imports: imports, facts: facts, options)
        } catch {
            throw ToolError(error.message)
        }
        for addition in update.additions { print(addition) }
        for (old, new) in zip(files, update.files) where old.bytes != new.bytes {
            try Command.replace(old.path, with: String(decoding: new.bytes, as: UTF8.self), over: Data(old.bytes))
        }
        // Declarations that disagree with the archives are left to the user.
        let updated = SchemaCompiler.compile(
            moduleName: modules.moduleName, files: update.files, imports: imports
        ).schema
        try verify(updated ?? schema)
        return nil
    }

    /// Reads the archives again, with the schema, and warns of those that it can't read.
    private func verify(_ schema: Schema) throws(ToolError) {
        guard inputs.isRepeatable else { return }
        let verifier = ArchiveVerifier(schema)
        let inputs = try BatchInputs(arguments)
        while let input = inputs.next() {
            guard let data = try? input.content(limits), let document = try? ArchiveDocument(data) else { continue }
            let result = verifier.result(for: document)
            guard result.verdict == .fails || result.verdict == .unknownClass else { continue }
            messages.warn("the schema doesn't read '\(input.name)': \(result.message)")
        }
    }
}
