// Calls of the tool in a package, completed with the modules that their targets are.
//
//     coding …                          the same in full
//     check                             check --module Core --root Sources/Core …, for each target
//     check --target Core               check --module Core --root Sources/Core --import Far=… Sources/Core/*.coding
//     check Sources/Core                check --module Core --import Far=… Sources/Core
//     why Old.archive name              why --module Core --import Far=… --schema Sources/Core/*.coding Old.archive name
//     diff --git main                   all targets at once
//
// `swift package coding …` is the same: the plugin describes the package. Otherwise, its manifest does.

package import CodingCommandLine
import CodingPackages
import Foundation

/// The words of a call, and the package that they are about.
package struct PackageCall {
    /// The option before the path of a package's description, which plugins pass.
    static let option = "--package"

    /// The lock of a package, or of a folder without one.
    package static let lockFile = "Baseline.coding-lock"

    /// The words without those for the package.
    package let words: [String]
    private let described: PackageDescription?

    /// Parses `[--package FILE] COMMAND …`.
    package init(_ words: [String]) throws(ToolError) {
        guard words.first == Self.option else {
            (self.words, self.described) = (words, nil)
            return
        }
        guard words.count > 1 else { throw ToolError("'\(Self.option)' needs a value: \(Self.option) FILE") }
        self.described = try PackageDescription(file: words[1])
        self.words = Array(words.dropFirst(2))
    }

    /// The calls that one represents: each has its module and its schemas.
    package func completed(_ arguments: Arguments, _ command: Command) throws(ToolError) -> [Arguments] {
        guard let count = command.targetCount else { return [arguments] }
        let names = arguments.values(of: .target)
        let paths = command.schemaPaths(in: arguments)
        if command.name == "diff", names.contains(where: { $0.contains("=") }) {
            _ = try arguments.modulePaths(of: .targetFolder)
            var result = arguments
            result.set(.reviewedModule, names)
            return [result]
        }
        if names.isEmpty {
            if !paths.isEmpty { return [try withModule(ofPaths: paths, arguments, command)] }
            if count == .oneIfNamed || arguments.contains(.module) || arguments.contains(.root) { return [arguments] }
        } else {
            if !paths.isEmpty { throw ToolError("name either schemas or targets, not both") }
            for option in [Option.module, .root] where arguments.contains(option) {
                throw ToolError("'\(Option.target.name)' and '\(option.name)' can't be combined")
            }
        }
        guard let package = try package(around: ".") else {
            if names.isEmpty { return [arguments] }
            throw ToolError(
                "'\(Option.target.name)' needs a package: found no Package.swift in this folder or above it",
                help: "name schemas or folders, and modules to import with '\(Option.import.name) NAME=PATH'")
        }
        return try calls(of: command, arguments, count, package, names: names)
    }

    private func calls(
        of command: Command, _ arguments: Arguments, _ count: TargetCount, _ package: PackageDescription,
        names: [String]
    ) throws(ToolError) -> [Arguments] {
        switch command.name {
        case "generate": return try package.generating(arguments)
        case "diff": return [try reviewed(arguments, package, names: names)]
        case "freeze":
            let targets = try package.chosen(names, orElse: package.releasedTargets)
            let folder = [Option.tests, .frozenArchives].first(where: arguments.contains)
            if let folder, targets.count > 1 {
                throw ToolError(
                    "'\(folder.name)' is the folder of one target: \(package.list(targets))",
                    help: "name one with '\(Option.target.name) NAME'")
            }
            return try targets.map { target throws(ToolError) in
                try package.freezing(target, target.completed(arguments, command))
            }
        default: break
        }
        let targets = try package.chosen(names, orElse: package.targetsWithSchemas)
        if count != .all { return [try package.one(of: targets).completed(arguments, command)] }
        return targets.map { $0.completed(arguments, command) }
    }

    // MARK: Packages

    /// The package that the plugin described, or the one that a path of the command line is in.
    private func package(around path: String) throws(ToolError) -> PackageDescription? {
        if let described { return described }
        return try LocalPackage.around(path).map(PackageDescription.init)
    }

    /// The call with the name and the imports of the module in which the paths are, if it doesn't state them.
    private func withModule(
        ofPaths paths: [String], _ arguments: Arguments, _ command: Command
    ) throws(ToolError) -> Arguments {
        let missing = paths.filter { FilePath.isFolder($0) == nil }
        if !missing.isEmpty, let package = try? package(around: "."),
            let name = missing.first(where: package.hasTarget)
        {
            throw ToolError(
                "'\(name)' is a target, not a file: write '\(Option.target.name) \(FilePath.quoted(name))'")
        }
        // A package that can't be read is no reason against reading schemas that are named.
        guard command.takes(.module), ![Option.module, .root, .import].contains(where: arguments.contains),
            let path = paths.first, let package = try? package(around: path),
            let target = package.target(holding: path), paths.allSatisfy(target.contains)
        else { return arguments }
        var result = arguments
        result.set(.module, [target.module])
        result.set(.import, target.imports(besides: Set(paths.map(FilePath.absolute))))
        return result
    }

    // MARK: Reviews

    /// All modules at once; those that are not chosen, and those of other packages, can be imported.
    private func reviewed(
        _ arguments: Arguments, _ package: PackageDescription, names: [String]
    ) throws(ToolError) -> Arguments {
        // A target whose schemas were removed is reviewed, too.
        let targets = try names.isEmpty ? package.targetsMeant(package.targets) : package.targets(named: names)
        let modules = Set(targets.map(\.module))
        var imports: [String] = []
        // Modules of the package are named by their folders, in which another revision may have other files.
        let own = package.targets.filter { target in
            !modules.contains(target.module) && targets.contains { $0.dependencies.contains(target.module) }
        }
        let folders = own.filter { FilePath.isFolder($0.folder) == true }.map { "\($0.module)=\($0.folder)" }
        let known = modules.union(own.map(\.module))
        for imported in targets.flatMap(\.imports) where !known.contains(imported.module) {
            if !imports.contains(imported.word) { imports.append(imported.word) }
        }
        var result = arguments
        result.set(.reviewedModule, targets.map { "\($0.module)=\($0.folder)" })
        result.set(.import, arguments.values(of: .import) + folders + imports)
        return result
    }
}

extension Command {
    /// The words of a call that name schemas.
    fileprivate func schemaPaths(in arguments: Arguments) -> [String] {
        switch name {
        // Of OLD and NEW, the second one names the module.
        case "diff" where !arguments.comparesWithHistory: return Array(arguments.operands.suffix(1))
        default: return takes(.schema) ? arguments.values(of: .schema) : arguments.operands
        }
    }
}

extension Arguments {
    /// Whether `coding diff` compares with an earlier state of the same files.
    fileprivate var comparesWithHistory: Bool { [Option.git, .against, .matrix].contains(where: contains) }
}

extension PackageDescription.Target {
    /// A call about the target's schemas.
    fileprivate func completed(_ arguments: Arguments, _ command: Command) -> Arguments {
        var result = arguments
        result.set(.module, [module])
        result.set(.root, [folder])
        let stated = Set(arguments.values(of: .import).compactMap { $0.split(separator: "=").first.map(String.init) })
        result.set(
            .import,
            arguments.values(of: .import) + imports.filter { !stated.contains($0.module) }.map(\.word))
        if command.takes(.schema) {
            result.set(.schema, schemas)
        } else {
            result.operands = schemas
        }
        return result
    }
}
