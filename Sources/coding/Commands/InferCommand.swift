// `coding infer`: a schema that fits archives.

import ArchiveDocuments
import CodingCommandLine
import CodingInference
import CodingSamples
import CodingSchema
import Foundation
import SchemaCommands

extension Command {
    /// Prints a schema for archives.
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
            only what was added to the schema is printed, with a warning for each archive that it
            doesn't read: for instance, because it declares an array where the archive has a set.
            """,
        operandRows: [("ARCHIVE", "a file, a folder with --recursive, or '-' for standard input")],
        completion: .files,
        failure: "the schema of --update has an error",
        readsArchives: true,
        example: ("infer *.archive > Sources/Payroll/Payroll.coding", "declares the classes of the archives"),
        ownOptions: Option.batch + [.inferredClass, .minimumFileCount, .strippedPrefix, .enums, .updatedSchema],
        run: infer,
    )

    private static func infer(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        let limits = try BatchLimits(arguments)
        let inputs = try BatchInputs(arguments)
        var facts = ArchiveFacts()
        var exitCode = ExitCode.success
        var progress = BatchProgress(inputs, messages)
        while let input = inputs.next() {
            do throws(BatchFailure) {
                let data = try input.content(limits)
                progress.add(byteCount: data.count, isFailure: false)
                do throws(InspectionError) {
                    try facts.add(try ArchiveDocument(data))
                } catch {
                    throw BatchFailure(error)
                }
            } catch {
                messages.report(error.report(of: input.name))
                exitCode = .unreadable
            }
        }
        progress.finish()
        guard facts.archiveCount > 0 else { return exitCode }
        var options = InferenceOptions()
        options.classNames = arguments.values(of: .inferredClass)
        for name in options.classNames where !facts.hasClass(name) {
            messages.warn("no archive has an object of class '\(name)'")
        }
        options.strippedPrefix = arguments.value(of: .strippedPrefix)
        options.minimumArchiveCount = try arguments.number(of: .minimumFileCount, atLeast: 1) ?? 1
        options.makesEnums = arguments.contains(.enums)
        if let path = arguments.value(of: .updatedSchema) {
            return try update(path, facts, options, arguments, limits, messages, canRepeat: inputs.isRepeatable)
                ?? exitCode
        }
        var schema = InferredSchema(facts, options)
        let text: String
        do throws(InspectionError) {
            text = try schema.text(head: head(facts))
        } catch {
            throw ToolError("\(error)", exitCode: .unreadable)
        }
        if schema.declaresNothing {
            messages.warn("no class to declare: '\(Option.inferredClass.name) NAME' declares one of a framework")
        }
        let schemaFile = SourceFile(path: "Inferred.coding", text: text)
        if let schema = SchemaCompiler.compile(moduleName: "Inferred", files: [schemaFile], imports: []).schema {
            try verify(schema, arguments, limits, messages, canRepeat: inputs.isRepeatable)
        }
        try ArchiveFile.write(Data(text.utf8), to: nil)
        return exitCode
    }

    /// Adds to a schema what it doesn't have; an exit code if it can't be compiled.
    private static func update(
        _ path: String, _ facts: ArchiveFacts, _ options: InferenceOptions, _ arguments: Arguments,
        _ limits: BatchLimits, _ messages: Messages, canRepeat: Bool
    ) throws(ToolError) -> ExitCode? {
        if options.makesEnums {
            throw ToolError("'\(Option.updatedSchema.name)' and '\(Option.enums.name)' can't be combined")
        }
        let modules = try ModuleSchemas(arguments, paths: [path])
        guard modules.schemas.count == 1, let schema = try modules.compile(messages: messages) else {
            if modules.schemas.count == 1 { return .schemaError }
            throw ToolError("'\(Option.updatedSchema.name)' needs one schema")
        }
        let file = try SchemaFinder.read(modules.schemas[0])
        let update: SchemaUpdate
        do throws(InspectionError) {
            update = try SchemaUpdate(
                of: file, schema: schema, moduleName: modules.moduleName, facts: facts, options)
        } catch {
            throw ToolError(error.message)
        }
        for addition in update.additions { print(addition) }
        if !update.additions.isEmpty {
            try ArchiveFile.write(
                Data(update.text.utf8), to: modules.schemas[0].path, from: (modules.schemas[0].path, Data(file.bytes)))
        }
        // What the schema declares otherwise than the archives have it is left to the user.
        let files = [SourceFile(path: file.path, text: update.text)]
        let updated = SchemaCompiler.compile(moduleName: modules.moduleName, files: files, imports: []).schema
        try verify(updated ?? schema, arguments, limits, messages, canRepeat: canRepeat)
        return nil
    }

    private static func head(_ facts: ArchiveFacts) -> [String] {
        let count = facts.archiveCount
        return ["Inferred by 'coding infer' from \(count) archive\(count == 1 ? "" : "s")."]
    }

    /// Reads the archives with the schema, and warns of those that it can't read.
    private static func verify(
        _ schema: Schema, _ arguments: Arguments, _ limits: BatchLimits, _ messages: Messages, canRepeat: Bool
    ) throws(ToolError) {
        guard canRepeat else { return }
        let verifier = ArchiveVerifier(schema)
        let inputs = try BatchInputs(arguments)
        while let input = inputs.next() {
            guard let data = try? input.content(limits), let document = try? ArchiveDocument(data) else { continue }
            let result = verifier.result(for: document)
            guard result.verdict == .fails || result.verdict == .unknownClass else { continue }
            messages.warn("the schema doesn't read '\(input.name)': \(result.path ?? ""): \(result.reason)")
        }
    }
}
