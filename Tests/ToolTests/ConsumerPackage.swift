// A package elsewhere that uses this one, made from nothing, for the tests that build with plugins.

import Foundation
import TestSupport
import Testing

/// A package in the folder `Team` of the folder that the tests share.
struct ConsumerPackage {
    let folder: TemporaryFolder

    private static let name = "Team"

    /// Writes the files, whose paths begin in the package, and those of other packages beside it.
    init(_ files: [String: String], beside others: [String: String] = [:]) throws {
        self.folder = try Self.emptyFolder()
        for (path, text) in files { try write(text, to: path) }
        for (path, text) in others { try folder.write(text, to: path) }
    }

    /// The folder that the tests share, with nothing left of the packages before but what was compiled of this one.
    static func emptyFolder() throws -> TemporaryFolder {
        let folder = try #require(SharedBuildFolder.current)
        for name in folder.names(in: "") where ![Self.name, "swift-archiving"].contains(name) {
            try folder.remove(name)
        }
        for name in folder.names(in: Self.name) {
            let path = "\(Self.name)/\(name)"
            if !name.hasPrefix(".build") {
                try folder.remove(path)
            } else if folder.names(in: "\(path)/plugins").contains("outputs") {
                try folder.remove("\(path)/plugins/outputs")
            }
        }
        return folder
    }

    /// The build systems of SwiftPM that tests try: the second one compiles the runtime and the tool once more.
    static let buildSystems = IntegrationRing.isThorough ? ["native", "swiftbuild"] : ["native"]

    /// Where a build system puts what it builds, seen from the package: the native one where users find it.
    private static func buildFolder(_ system: String) -> String { system == "native" ? ".build" : ".build-\(system)" }

    /// What the manifest needs: the dependency of the package, the runtime and the build plugin.
    static let manifestStart = """
        // swift-tools-version: 6.2

        import PackageDescription

        let archiving = Package.Dependency.package(name: "swift-archiving", path: "../swift-archiving")
        let runtime = Target.Dependency.product(name: "Archiving", package: "swift-archiving")
        let plugin = Target.PluginUsage.plugin(name: "CodingPlugin", package: "swift-archiving")


        """

    func build(_ system: String = "native") async throws -> ToolRun {
        try await swift(
            ["build", "--verbose", "--build-system", system, "--scratch-path", Self.buildFolder(system)])
    }

    /// `swift test`, which prints what the tests say.
    func test(_ environment: [String: String] = [:]) async throws -> ToolRun {
        let assignments = environment.map { "\($0.key)=\($0.value)" }
        return try await run(assignments + ["swift", "test"])
    }

    /// `swift package coding …`
    func coding(_ words: String...) async throws -> ToolRun {
        try await swift(["package", "coding"] + words)
    }

    /// `swift package VERB …`
    func command(_ words: String...) async throws -> ToolRun {
        try await swift(["package"] + words)
    }

    /// `swift package generate-coding …`
    func generateCoding(_ words: String...) async throws -> ToolRun {
        try await swift(["package", "--allow-writing-to-package-directory", "generate-coding"] + words)
    }

    /// Runs SwiftPM, which now and then crashes without a word, and then goes on when it is run again.
    private func swift(_ words: [String]) async throws -> ToolRun {
        let first = try await run(["swift"] + words)
        guard first.endedBySignal else { return first }
        print("note: swift \(words.joined(separator: " ")) ended by signal \(first.exitCode), and runs again")
        return first.continued(by: try await run(["swift"] + words))
    }

    /// Runs a program in the package's folder.
    func run(_ words: [String]) async throws -> ToolRun {
        try await ToolRun.command(["env", "-C", folder.path(of: Self.name)] + words, in: folder)
    }

    func write(_ text: String, to file: String) throws { try folder.write(text, to: "\(Self.name)/\(file)") }

    func text(of file: String) throws -> String { try folder.text(of: "\(Self.name)/\(file)") }

    func remove(_ file: String) throws { try folder.remove("\(Self.name)/\(file)") }

    func names(in path: String) -> [String] { folder.names(in: "\(Self.name)/\(path)") }

    /// The paths of the files in a build's folder that have a name.
    func built(_ name: String, _ system: String = "native") -> [String] {
        let build = "\(Self.name)/\(Self.buildFolder(system))"
        // Before the first build there is no folder.
        let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path(of: build))
        return (paths ?? []).filter { $0.hasSuffix(name) }.map { "\(build)/" + $0 }
    }

    /// The path of a program that was built.
    func program(_ name: String, _ system: String = "native") throws -> String {
        let paths = built("/" + name, system).map(folder.path(of:))
        return try #require(paths.first(where: ToolRun.isProgram))
    }
}

extension ToolRun {
    /// All that the program said, line by line.
    var lines: [String] { (output + errors).split(separator: "\n").map(String.init) }

    /// The lines in which the program said something: a build's whole transcript is too long for a message.
    func lines(containing text: String) -> [String] { lines.filter { $0.contains(text) } }
}
