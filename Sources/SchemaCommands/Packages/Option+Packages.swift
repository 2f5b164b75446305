// How commands name targets of a package, and what else says what a call in a package is about.

package import CodingCommandLine

extension Option {
    /// A target of the package; each command describes its default.
    package static let target = Option(
        "--target", value: "NAME", isRepeatable: true, summary: "a target of the package")

    /// The same option of `coding diff`, for modules that are not in a package.
    package static let targetFolder = Option(target.name, value: "NAME=DIR", isRepeatable: true, summary: "a module")

    /// A module to review, and its folder, which the help doesn't show.
    package static let reviewedModule = Option(
        "--reviewed-module", value: "NAME=DIR", isRepeatable: true, summary: "a module")

    // What a review compares with.
    package static let git = Option("--git", value: "REV", summary: "compare with a git commit, branch or tag")
    package static let against = Option(
        "--against", value: "LOCK", summary: "compare with a lock file written by 'coding freeze'")
    package static let matrix = Option(
        "--matrix", summary: "compare all tags, or all releases in the lock file, and the working tree")

    // Where a release is recorded.
    package static let frozenArchives = Option(
        "--output", value: "DIR",
        summary: "the folder of the archives (default: Archives, with --tests in that folder)", completion: .folders)
    package static let tests = Option(
        "--tests", value: "DIR", summary: "the folder for the test file that reads the archives", completion: .folders)
    package static let release = Option("--release", value: "NAME", summary: "the name of the release")
    package static let lock = Option(
        "--lock", value: "FILE", summary: "the lock file that records releases (default: Baseline.coding-lock)")

    /// The schemas that `coding infer` completes.
    package static let updatedSchema = Option(
        "--update", value: "SCHEMA", isRepeatable: true,
        summary: "add what the archives hold to the schemas of a module, new classes to the first one",
        completion: .schemas)
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
        case "inspect", "rows": .oneIfNamed
        default: takes(.module) ? .one : nil
        }
    }

    /// The command with the option `--target`, if it takes schemas.
    package var takingTargets: Command {
        guard let count = targetCount else { return self }
        var command = self
        let others =
            switch count {
            case .one: "the default is the only target with schemas"
            case .all where name == "generate":
                "by default, those with generated files, or all"
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
