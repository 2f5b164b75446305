// `coding check`: the diagnostics of `coding generate`, without output files.
//
// The generator has the command, too, without the module that prints JSON.

package import CodingCommandLine
import CodingPackages
package import CodingSchema

extension Command {
    /// Shows every message about the schemas and writes nothing.
    package static let check = check(printing: nil)

    /// The command.
    ///
    /// - Parameter json: the text of messages as JSON; `nil` if the tool can't print it.
    package static func check(printing json: (@Sendable ([Diagnostic]) -> String)?) -> Command {
        Command(
            name: "check",
            operands: "[SCHEMA…]",
            summary: "Shows the errors and warnings in schemas: of a module, or of a whole package.",
            explanation: """
                Messages are printed to standard error, each with a code for 'coding explain'. With
                --json, they are printed to standard output as one JSON object, described in
                Documentation/check-json.md. No file is written.
                """,
            example: ("check Sources/Payroll --json", "prints the messages as JSON"),
            ownOptions: [.module, .root, .import, .json],
            run: { (arguments, messages) throws(ToolError) in try check([arguments], messages, json) },
            runTogether: { (modules, messages) throws(ToolError) in try check(modules, messages, json) }
        )
    }

    private static func check(
        _ modules: [Arguments], _ messages: Messages, _ json: (([Diagnostic]) -> String)?
    ) throws(ToolError) -> ExitCode {
        var diagnostics: [Diagnostic] = []
        for arguments in modules {
            let compilation = try ModuleSchemas(arguments).compilation()
            diagnostics += compilation.diagnostics
            if let schema = compilation.schema { diagnostics += try SwiftConflicts(schema, arguments).diagnostics() }
            if let name = try targetWithoutPlugin(arguments) {
                messages.warn(
                    "the target '\(name)' has schemas, but not the plugin 'CodingPlugin', so that no Swift is generated: "
                        + "'coding init --target \(FilePath.quoted(name)) --write' adds it")
            }
        }
        if modules.contains(where: { $0.contains(.json) }) {
            guard let json else { throw ToolError("this tool prints no JSON", help: "call 'coding check --json'") }
            print(json(messages.selected(diagnostics)))
        } else {
            messages.report(diagnostics)
        }
        return diagnostics.contains { $0.severity == .error } ? .schemaError : .success
    }

    /// The target of a call, if it can use generated Swift and nothing generates any.
    private static func targetWithoutPlugin(_ arguments: Arguments) throws(ToolError) -> String? {
        guard let root = arguments.value(of: .root), let package = LocalPackage.around(root),
            let target = package.target(holding: root), target.manifest.dependencies?.contains("Archiving") ?? false,
            let plugins = target.manifest.plugins, !plugins.contains("CodingPlugin"),
            try SchemaFinder.files(below: target.folder, where: CommittedFiles.mayBeGenerated).isEmpty
        else { return nil }
        return target.name
    }
}
