// `swift package coding …`: calls of the tool, completed with the description of the package.
//
//     swift package coding …            coding …
//     check                             check --module Core --root Sources/Core -- …, for each target
//     diff --git main                   diff --git main --target Core=Sources/Core --target App=Sources/App
//     schema --json --target Core       schema --json --module Core --root Sources/Core -- …
//     why Old.archive name              why --module Core --schema … Old.archive name
//     check Sources/Core                the same: schemas are named explicitly

import CodingCommandLine

/// A call that a plugin made.
struct PackageCall {
    /// The option before the path of the package's description.
    static let option = "--package"

    private let package: PackageDescription
    private let words: [String]

    /// Parses `--package FILE COMMAND …`.
    init(_ words: [String]) throws(ToolError) {
        guard words.count > 1 else { throw ToolError("'\(Self.option)' needs a value: \(Self.option) FILE") }
        self.package = try PackageDescription(file: words[1])
        self.words = Array(words.dropFirst(2))
    }

    /// The arguments of the command that only the plugin has; `nil` for any other command.
    var ownArguments: (Arguments, Command)? {
        get throws(ToolError) {
            let command = GenerateCodingCall.command
            guard words.first == command.name else { return nil }
            return (try Arguments(Array(words.dropFirst()), command: command), command)
        }
    }

    /// The calls that the words represent, each with the command's name first.
    func calls() throws(ToolError) -> [[String]] {
        if let (arguments, _) = try ownArguments { return try GenerateCodingCall(package: package).calls(arguments) }
        guard let name = words.first, let command = Tool.coding.command(named: name) else { return [words] }
        let (names, rest) = try Self.targetNames(in: Array(words.dropFirst()))
        let arguments = try Arguments(rest, command: command)
        if command.takes("--schema") {
            let isComplete = arguments.contains(.help) || rest.contains { $0.hasPrefix("--schema") }
            return isComplete && names.isEmpty ? [words] : [[name] + (try schemaOptions(named: names)) + rest]
        }
        let isComplete =
            !arguments.operands.isEmpty || arguments.contains(.help) || arguments.contains(.version)
            || arguments.contains(.module) || rest.contains { $0.hasPrefix("--target") }
        if isComplete && !names.isEmpty && !arguments.contains(.help) {
            throw ToolError("name either schemas or targets, not both")
        }
        guard !isComplete, command.takesSchemas else {
            if names.isEmpty || isComplete { return [[name] + rest] }
            throw ToolError("'\(name)' takes no targets")
        }
        return try calls(of: command, rest, arguments, names: names)
    }

    /// The calls of a command for targets, by default all with schemas.
    private func calls(
        of command: Command, _ rest: [String], _ arguments: Arguments, names: [String]
    ) throws(ToolError) -> [[String]] {
        let name = command.name
        // There must be no `--` here, because options are appended after it.
        var start = [name] + rest.filter { $0 != "--" }
        // SwiftPM merges both outputs of plugins: there must be no warnings inside of a document.
        if name == "schema" && !arguments.contains(.quiet) { start.append(Option.quiet.name) }
        if command.takes("--target") { return [start + (try wordsOfModules(named: names))] }
        switch name {
        case "generate": return try checks(start, arguments, named: names)
        case "format": return [start + ["--"] + (try chosen(names).flatMap(\.schemas))]
        case "check": return try chosen(names).map { start + $0.moduleWords + $0.schemaWords }
        default:
            let target = try oneTarget(names)
            return [start + target.moduleWords + target.schemaWords]
        }
    }

    /// The schemas of one target for a command whose operands are others.
    private func schemaOptions(named names: [String]) throws(ToolError) -> [String] {
        let target = try oneTarget(names)
        return ["--module", target.module] + target.importWords + target.schemas.flatMap { ["--schema", $0] }
    }

    /// The target of a command that takes one module.
    private func oneTarget(_ names: [String]) throws(ToolError) -> PackageDescription.Target {
        let targets = try chosen(names)
        guard targets.count == 1, let target = targets.first else {
            throw ToolError(
                "several targets have schemas: \(package.list(targets))", help: "name one with '--target NAME'")
        }
        return target
    }

    /// Takes the names of targets out of the words; `NAME=DIR` is for the command.
    private static func targetNames(in words: [String]) throws(ToolError) -> (names: [String], rest: [String]) {
        var names: [String] = []
        var rest: [String] = []
        var left = words[...]
        while let word = left.popFirst() {
            if word == "--" { return (names, rest + [word] + left) }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.first == Option.packageTarget.name else {
                rest.append(word)
                continue
            }
            guard let value = parts.count > 1 ? parts[1] : left.popFirst(), !value.hasPrefix("--") else {
                throw ToolError("'--target' needs a value: --target NAME")
            }
            if value.contains("=") { rest += ["--target", value] } else { names.append(value) }
        }
        return (names, rest)
    }

    /// The targets that a call is about.
    private func chosen(_ names: [String]) throws(ToolError) -> [PackageDescription.Target] {
        try package.targets(named: names, orElse: package.targetsWithSchemas) { !$0.schemas.isEmpty }
    }

    /// All modules at once; those that are not chosen, and those of other packages, can be imported.
    private func wordsOfModules(named names: [String]) throws(ToolError) -> [String] {
        let targets = try chosen(names)
        let modules = Set(targets.map(\.module))
        var words = targets.flatMap { ["--target", "\($0.module)=\($0.folder)"] }
        var known: Set<PackageDescription.Import> = []
        for imported in targets.flatMap(\.imports) where !modules.contains(imported.module) {
            if known.insert(imported).inserted { words += ["--import", "\(imported.module)=\(imported.schema)"] }
        }
        return words
    }

    /// The generated files of each target are compared; nothing is written.
    private func checks(
        _ start: [String], _ arguments: Arguments, named names: [String]
    ) throws(ToolError) -> [[String]] {
        guard arguments.contains(.checkLayout), !arguments.contains(.output) else {
            throw ToolError(
                "'swift package coding generate' only compares: with '\(Option.checkLayout.name)', without a folder",
                help: "'swift package generate-coding' writes")
        }
        let targets = names.isEmpty ? package.targetsWithGeneratedFiles : try package.targets(named: names)
        if targets.isEmpty {
            throw ToolError(
                "no target of the package has generated files", help: "'swift package generate-coding' writes some")
        }
        return targets.map { target in
            start + target.moduleWords + ["--output", target.outputFolder, "--fix", target.fix] + target.committedWords
                + target.schemaWords
        }
    }
}

extension Command {
    fileprivate func takes(_ option: String) -> Bool { ownOptions.contains { $0.name == option } }

    /// The operands are schemas of modules.
    fileprivate var takesSchemas: Bool {
        takes(Option.module.name) || name == "format"
    }
}
