// `coding init`: a first schema in a target, with a test, and what the manifest needs for them.

import CodingCommandLine
import CodingPackages
import Foundation

extension Option {
    fileprivate static let startedTarget = Option(
        "--target", value: "NAME", summary: "the target (default: the only one that isn't a test)")
    fileprivate static let writesManifest = Option(
        "--write", summary: "add the lines to Package.swift, instead of printing them")
    fileprivate static let dependency = Option(
        "--dependency", value: "LOCATION",
        summary: "the URL or the folder of swift-archiving, if the package has none yet",
        completion: .folders)
}

extension Command {
    static let initialize = Command(
        name: "init",
        operands: "",
        summary: "Writes a first schema and a test into a target of the package.",
        explanation: """
            The schema has two classes to change to your own; the test archives them and reads them
            back. A target that has a schema keeps it, and gets what it lacks: a test target, and lines
            of Package.swift. These lines are printed, or added with --write. Existing files are never
            changed, except for Package.swift.
            """,
        operandRows: [],
        completion: .nothing,
        failure: nil,
        example: ("init --target Payroll --write", "starts with schemas in the target Payroll"),
        ownOptions: [.startedTarget, .writesManifest, .dependency],
        run: { (arguments, messages) throws(ToolError) in
            if let word = arguments.operands.first {
                throw ToolError("unexpected argument '\(word)'", help: "name a target with '--target NAME'")
            }
            return try SchemaStart(arguments).run(messages)
        })
}

/// What is written where.
private struct SchemaStart {
    private static let product = ".product(name: \"Archiving\", package: \"swift-archiving\")"
    private static let plugin = ".plugin(name: \"CodingPlugin\", package: \"swift-archiving\")"
    private static let unknownLocation = "https://github.com/…/swift-archiving"

    private let package: LocalPackage
    private let target: PackageTarget
    /// `nil` if the target has a schema.
    private let first: FirstSchema?
    private let location: String?
    private let writesManifest: Bool
    /// The bytes of the manifest, and its text: the package was read, so that it is UTF-8.
    private let manifestBytes: Data
    private let manifest: String

    init(_ arguments: Arguments) throws(ToolError) {
        guard let package = LocalPackage.around(".") else {
            throw ToolError(
                "found no Package.swift in this folder or above it", help: "'swift package init' makes a package")
        }
        self.package = package
        let target = try Self.target(of: package, named: arguments.value(of: .startedTarget))
        self.target = target
        self.location = arguments.value(of: .dependency)
        self.writesManifest = arguments.contains(.writesManifest)
        let path = LocalPackage.manifestPath(in: package.folder)
        self.manifestBytes = try FilePath.content(of: path)
        self.manifest = String(decoding: manifestBytes, as: UTF8.self)
        let folder = target.folder
        let inner = package.targets.filter { $0.folder != folder && target.contains($0.folder) }
        let files = try SchemaFinder.files(below: folder) { $0.hasSuffix(".coding") || $0.hasSuffix(".swift") }
            .filter { file in !inner.contains { $0.contains(file) } }
        if files.contains(where: { $0.hasSuffix(".coding") }) {
            first = nil
            return
        }
        var types: Set<String> = []
        for file in files {
            types.formUnion(SwiftTokens(String(decoding: try FilePath.content(of: file), as: UTF8.self)).typeNames)
        }
        self.first = FirstSchema(moduleName: target.moduleName, besides: types)
    }

    private static func target(of package: LocalPackage, named name: String?) throws(ToolError) -> PackageTarget {
        // Folders count as targets only if the manifest declares none in plain text.
        let isComputed = package.manifest.targets.isEmpty
        let targets = package.targets.filter {
            !$0.manifest.isTest && (isComputed || package.manifest.targets.contains($0.manifest))
        }
        let list = targets.map { "'\($0.name)'" }.joined(separator: ", ")
        let found: PackageTarget?
        if let name {
            found = package.targets.first { $0.name == name || $0.moduleName == name }
            if found == nil {
                throw ToolError.unknown(
                    "target", name, among: package.targets.map(\.name), help: "the package's targets are: \(list)")
            }
        } else {
            found = targets.count == 1 ? targets.first : nil
        }
        guard let found else {
            throw targets.isEmpty
                ? ToolError("the package has no target")
                : ToolError("the package has several targets: \(list)", help: "name one with '--target NAME'")
        }
        guard FilePath.isFolder(found.folder) == true else {
            throw ToolError("the folder of the target '\(found.name)' is missing: '\(found.folder)'")
        }
        return found
    }

    func run(_ messages: Messages) throws(ToolError) -> ExitCode {
        let manifestPath = LocalPackage.manifestPath(in: package.folder)
        let needs = needs
        let files = try newFiles()
        if needs.isEmpty, files.isEmpty {
            messages.note("the target '\(target.name)' has a schema and a test target: nothing is missing")
            return .success
        }
        var editor = ManifestEditor(manifest)
        if writesManifest {
            if !hasPackage, location == nil {
                throw ToolError(
                    "the package doesn't depend on swift-archiving yet",
                    help: "name its URL or its folder with '\(Option.dependency.name) LOCATION'")
            }
            for need in needs { editor.add(need.element, need.label, to: need.target) }
        }
        for file in files { try FrozenFolder.write(Data(file.text.utf8), to: file.path) }
        var lines = files.map { "init: wrote '\(FilePath.shortened($0.path))'" }
        var left = needs.map { need in
            let owner = need.target.map { "the target '\($0)'" } ?? "the package"
            return "to \(need.label) of \(owner): \(need.element)"
        }
        if writesManifest {
            left = editor.leftovers
            if try FrozenFolder.write(Data(editor.result.utf8), to: manifestPath, over: manifestBytes) {
                lines.append("init: changed '\(FilePath.shortened(manifestPath))'")
            }
        }
        if !messages.isQuiet { print(lines.joined(separator: "\n")) }
        if !left.isEmpty {
            print(
                "\nAdd to '\(FilePath.shortened(manifestPath))':\n" + left.map { "    \($0)" }.joined(separator: "\n"))
        }
        return .success
    }

    /// The first schema and its test; in a target that has a schema, what makes a folder a test target.
    private func newFiles() throws(ToolError) -> [(path: String, text: String)] {
        guard let first else {
            // Without a source file, SwiftPM doesn't see the test target.
            if FilePath.isFolder(testFolder) == true {
                let sources = try SchemaFinder.files(below: testFolder) { $0.hasSuffix(".swift") }
                if !sources.isEmpty { return [] }
            }
            let name = testTarget?.name ?? testName
            return [(FilePath.joined(testFolder, "\(name).swift"), FirstSchema.emptyTest(of: target.moduleName))]
        }
        let testPath = FilePath.joined(testFolder, first.testFileName)
        if FilePath.isFolder(testPath) != nil { throw ToolError("cannot write '\(testPath)': it exists") }
        return [(FilePath.joined(target.folder, "\(target.name).coding"), first.schema), (testPath, first.test)]
    }

    // MARK: Tests

    private var testTarget: PackageTarget? {
        let tests = package.targets.filter { test in
            test.manifest.isTest && test.manifest.dependencies?.contains(target.name) ?? false
        }
        return tests.first { $0.name == testName } ?? tests.first
    }

    private var testName: String { target.name + "Tests" }

    private var testFolder: String { testTarget?.folder ?? FilePath.joined(package.folder, "Tests/\(testName)") }

    // MARK: The manifest

    /// An addition to a list of a target in the manifest, or of the package.
    private typealias Need = (element: String, label: String, target: String?)

    private var hasPackage: Bool {
        SwiftTokens(manifest).all.contains { token in
            guard case .string(let text) = token else { return false }
            return FilePath.name(of: text.hasSuffix(".git") ? String(text.dropLast(4)) : text) == "swift-archiving"
        }
    }

    /// What the manifest doesn't have.
    private var needs: [Need] {
        var needs: [Need] = []
        func add(_ element: String, _ label: String, to target: String?) { needs.append((element, label, target)) }
        let tokens = SwiftTokens(manifest)
        if !tokens.all.contains(.word("platforms")) { add(".macOS(.v13), .iOS(.v16)", "platforms", to: nil) }
        if !hasPackage { add(packageDependency, "dependencies", to: nil) }
        if !target.dependsOnArchiving { add(Self.product, "dependencies", to: target.name) }
        if !(target.manifest.plugins ?? []).contains("CodingPlugin") { add(Self.plugin, "plugins", to: target.name) }
        if let testTarget {
            if !testTarget.dependsOnArchiving { add(Self.product, "dependencies", to: testTarget.name) }
        } else {
            let dependencies = "[\"\(target.name)\", \(Self.product)]"
            add(".testTarget(name: \"\(testName)\", dependencies: \(dependencies))", "targets", to: nil)
        }
        return needs
    }

    private var packageDependency: String {
        let location = location ?? Self.unknownLocation
        if location.contains("://") || location.hasPrefix("git@") || location.contains("…") {
            return ".package(url: \"\(location)\", from: \"\(Tool.version)\")"
        }
        let isAbsolute = FilePath.isAbsolute(location)
        let path = isAbsolute ? location : FrozenFolder.path(from: package.folder, to: location)
        // SwiftPM calls a package in a folder by the folder's name.
        let isNamed = FilePath.name(of: FilePath.absolute(location)) == "swift-archiving"
        return ".package(\(isNamed ? "" : "name: \"swift-archiving\", ")path: \"\(path)\")"
    }
}

extension PackageTarget {
    fileprivate var dependsOnArchiving: Bool { manifest.dependencies?.contains("Archiving") ?? false }
}
