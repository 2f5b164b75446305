// Generated code compiles without a warning whatever a target's settings are: the golden files are compiled under
// each of them.

import Foundation
import TestSupport
import Testing

@Suite("Generated code under a target's settings", .integration)
struct SettingsTests {
    /// Flags that a target may be compiled with.
    struct Settings: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let flags: [String]
    }

    private static func feature(_ name: String) -> [String] { ["-enable-upcoming-feature", name] }

    static let allFeatures =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap(feature)

    static let settings = [
        Settings(testDescription: "Swift 6 mode", flags: ["-swift-version", "6"]),
        Settings(testDescription: "Swift 5 mode", flags: ["-swift-version", "5"]),
        Settings(
            testDescription: "complete concurrency checking",
            flags: ["-swift-version", "5", "-strict-concurrency=complete"]),
        Settings(testDescription: "ExistentialAny", flags: ["-swift-version", "5"] + feature("ExistentialAny")),
        Settings(
            testDescription: "InternalImportsByDefault",
            flags: ["-swift-version", "5"] + feature("InternalImportsByDefault")),
        Settings(
            testDescription: "MemberImportVisibility",
            flags: ["-swift-version", "5"] + feature("MemberImportVisibility")),
        Settings(
            testDescription: "main actor by default",
            flags: ["-swift-version", "6", "-default-isolation", "MainActor"]),
        Settings(
            testDescription: "main actor by default in Swift 5 mode",
            flags: ["-swift-version", "5", "-default-isolation", "MainActor"]),
        Settings(
            testDescription: "everything together",
            flags: ["-swift-version", "6", "-default-isolation", "MainActor"] + allFeatures),
    ]

    @Test("The golden files compile without a warning", arguments: settings)
    func compilesWithoutWarning(settings: Settings) async throws {
        let runtime = try await RuntimeModules.folder.value
        let folder = try ModuleFolder()
        for module in GoldenModule.all {
            let flags = settings.flags + ["-warnings-as-errors", "-I", runtime.path, "-I", folder.path]
            try await folder.compile(module.name, files: module.swiftFiles, flags: flags)
        }
    }

    @Test("Code that does not fit its settings is found")
    func findsWarnings() async throws {
        let folder = try ModuleFolder()
        let file = folder.url.appending(path: "Unfit.swift")
        try Data("public import Foundation\n".utf8).write(to: file)
        await #expect(throws: CompilerError.self) {
            try await folder.compile("Unfit", files: [file], flags: ["-swift-version", "6", "-warnings-as-errors"])
        }
    }
}
