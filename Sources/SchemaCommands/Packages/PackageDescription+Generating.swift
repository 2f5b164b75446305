// `coding generate` in a package, and `swift package generate-coding`: the generated Swift next to the sources.

package import CodingCommandLine

extension Command {
    /// `generate`, which writes into the targets of a package if no schema is named.
    package static let generateInPackage: Command = {
        var command = Command.generate
        command.alias = "generate-coding"
        command.operands = "[--target NAME]… | SCHEMA… --output DIR"
        command.explanation += """


            In a package, without SCHEMA, the files of each target are written to its folder
            Generated, or to the folder that already contains them; DIR is a folder in the target.
            Generated files without a schema are removed. While a target has committed files, the
            build plugin checks them and generates none. The default is all targets with generated
            files, or else all with schemas.

            'swift package generate-coding' is the same command. For unattended runs, and for
            'swift package coding' on macOS, add --allow-writing-to-package-directory after
            'swift package'.
            """
        command.example = ("generate --target Payroll", "writes the files of the target Payroll")
        return command
    }()
}

extension PackageDescription {
    /// A call of `coding generate` that names no schema: one call for each target.
    func generating(_ arguments: Arguments) throws(ToolError) -> [Arguments] {
        let holding = targets.filter { $0.home != nil }
        let names = arguments.values(of: .target)
        let isCheck = arguments.contains(.checkLayout)
        if isCheck, holding.isEmpty, names.isEmpty {
            throw ToolError(
                "no target of the package has generated files", help: "'coding generate' writes some")
        }
        let chosen = try chosen(names, orElse: holding.isEmpty ? targetsWithSchemas : holding) {
            !$0.schemas.isEmpty || $0.home != nil
        }
        return try chosen.map { target throws(ToolError) in
            var result = arguments
            result.set(.module, [target.module])
            result.set(.root, [target.folder])
            result.set(.import, arguments.values(of: .import) + target.imports(besides: []))
            result.set(.output, [try folder(in: target, wanted: arguments.value(of: .output))])
            result.set(.committed, target.generated)
            if target.generated.isEmpty { result.insert(.committed) }
            if isCheck {
                result.set(.fix, [target.fix])
            } else {
                result.insert(.removeOrphans)
                result.insert(.counts)
            }
            result.operands = target.schemas
            return result
        }
    }

    private func folder(in target: Target, wanted: String?) throws(ToolError) -> String {
        guard let wanted else { return target.home ?? target.output }
        if target.contains(wanted), !FilePath.isAbsolute(wanted) { return wanted }
        let path = FilePath.joined(target.folder, wanted)
        guard target.contains(path) else {
            throw ToolError("'\(wanted)' is not in the folder of the target '\(target.name)': '\(target.folder)'")
        }
        return path
    }
}
