// `swift package generate-coding`: writes the generated Swift of a package next to its sources.

import CodingCommandLine

/// A call of the plugin that writes files.
struct GenerateCodingCall {
    let package: PackageDescription

    /// The command as its help shows it.
    static let command = Command(
        name: "generate-coding",
        caller: "swift package",
        operands: "",
        summary: "Writes the generated Swift into the targets, so that it can be committed.",
        explanation: """
            The files of each target are written to its folder Generated, or to the folder that
            already contains them. Generated files without a schema are removed. While a target
            has committed files, the build plugin checks them and generates none.

            For unattended runs, add --allow-writing-to-package-directory.
            """,
        operandRows: [],
        example: ("generate-coding --target Payroll", "writes the files of the target Payroll"),
        ownOptions: [.packageTarget, .targetFolder],
        run: { _, _ in .misuse },
    )

    /// The calls of `coding generate` that the arguments represent.
    func calls(_ arguments: Arguments) throws(ToolError) -> [[String]] {
        if let operand = arguments.operands.first {
            throw ToolError("unexpected argument '\(operand)'", help: "name a target with '--target NAME'")
        }
        let common =
            [Option.quiet].filter(arguments.contains).map(\.name)
            + arguments.values(of: .color).flatMap { [Option.color.name, $0] }
        let holding = package.targetsWithGeneratedFiles
        let targets = try package.targets(
            named: arguments.values(of: .packageTarget), orElse: holding.isEmpty ? package.targetsWithSchemas : holding
        ) { !$0.schemas.isEmpty || $0.home != nil }
        return try targets.map { target throws(ToolError) in
            let folder = try folder(in: target, wanted: arguments.value(of: .targetFolder))
            return ["generate"] + common + target.moduleWords + ["--output", folder, "--remove-orphans", "--counts"]
                + target.committedWords + target.schemaWords
        }
    }

    private func folder(in target: PackageDescription.Target, wanted: String?) throws(ToolError) -> String {
        guard let wanted else { return target.outputFolder }
        let path = FilePath.joined(target.folder, wanted)
        let components = FilePath.components(of: path)
        guard components.starts(with: FilePath.components(of: target.folder)) else {
            throw ToolError("'\(wanted)' is not in the folder of the target '\(target.name)': '\(target.folder)'")
        }
        return path
    }
}
