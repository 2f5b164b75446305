// How commands name targets of a package.

import CodingCommandLine

extension Option {
    /// A target of the package; each command describes its default.
    static let target = Option("--target", value: "NAME", isRepeatable: true, summary: "a target of the package")

    /// The same option of `coding diff`, for modules that are not in a package.
    static let targetFolder = Option(target.name, value: "NAME=DIR", isRepeatable: true, summary: "a module")

    /// A module to review, and its folder, which the help doesn't show.
    static let reviewedModule = Option("--reviewed-module", value: "NAME=DIR", isRepeatable: true, summary: "a module")
}

/// The number of targets that a call of a command is about.
enum TargetCount {
    /// One; it must be named where there are several.
    case one

    /// All, each on its own or together.
    case all

    /// None, unless one is named.
    case oneIfNamed
}

extension Command {
    /// How the command takes targets of a package; `nil` if it takes no schemas.
    var targetCount: TargetCount? {
        switch name {
        case "check", "diff", "format", "freeze", "generate": .all
        case "inspect", "rows", "infer": .oneIfNamed
        default: takes(.module) ? .one : nil
        }
    }

    /// The command with the option `--target`, if it takes schemas.
    var takingTargets: Command {
        guard let count = targetCount else { return self }
        var command = self
        let others =
            switch count {
            case .one: "the default is the only target with schemas"
            case .all: "the default is all targets with schemas"
            case .oneIfNamed: "no target is used by default"
            }
        let index = ownOptions.firstIndex { $0.name == Option.module.name } ?? 0
        command.ownOptions.insert(
            Option(
                Option.target.name, value: "NAME", isRepeatable: true,
                summary: "a target of the package, instead of SCHEMA; \(others)"), at: index)
        return command
    }
}
