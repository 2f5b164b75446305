// `coding freeze` in a package: the tests of a target are those of the test target that depends on it.

import CodingCommandLine

extension PackageDescription {
    /// A call of `coding freeze` about a target, with the folder of its tests and the lock of the package.
    func freezing(_ target: Target, _ arguments: Arguments) throws(ToolError) -> Arguments {
        var result = arguments
        if !arguments.contains(.tests), !arguments.contains(.frozenArchives) {
            result.set(.tests, [try testTarget(of: target).folder])
        }
        if arguments.contains(.release), !arguments.contains(.lock) {
            result.set(.lock, [FilePath.joined(folder, PackageCall.lockFile)])
        }
        return result
    }

    /// The test target named after a target, or else the only one that tests it and none that depends on it.
    private func testTarget(of target: Target) throws(ToolError) -> Target {
        let tests = targets.filter { $0.isTest && $0.dependencies.contains(target.module) }
        if let named = tests.first(where: { $0.name == "\(target.name)Tests" }) { return named }
        let others = Set(releasedTargets.map(\.module)).subtracting([target.module])
        let own = tests.filter { $0.dependencies.intersection(others).isSubset(of: target.dependencies) }
        if own.count == 1, let test = own.first { return test }
        let problem =
            tests.isEmpty
            ? "no test target depends on '\(target.name)'"
            : own.isEmpty
                ? "no test target depends on '\(target.name)' alone: \(list(tests))"
                : "several test targets depend on '\(target.name)': \(list(own))"
        throw ToolError(
            problem,
            help: tests.isEmpty
                ? "'coding init --target \(FilePath.quoted(target.name)) --write' adds one; or name a folder with "
                    + "'\(Option.tests.name) DIR'"
                : "name a folder with '\(Option.tests.name) DIR'")
    }
}
