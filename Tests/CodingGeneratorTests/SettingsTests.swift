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
            flags: ["-swift-version", "6", "-default-isolation", "MainActor"] + CompilerFolder.features),
    ]

    @Test("The golden files compile without a warning", arguments: settings)
    func compilesWithoutWarning(settings: Settings) async throws {
        let runtime = try await RuntimeLibrary.shared.value
        let folder = try CompilerFolder()
        for module in GoldenModule.all {
            // The folder first: the build has modules of the same names.
            let flags = settings.flags + ["-warnings-as-errors", "-I", folder.path] + runtime.flags
            let files = module.swiftFiles.map { $0.path(percentEncoded: false) }
            try await folder.diagnose(module.name, files: files, flags: flags)
        }
    }

    @Test("The runtime and generated code compile with library evolution, and their interfaces compile")
    func libraryEvolution() async throws {
        let folder = try CompilerFolder()
        try await RuntimeLibrary.checkInterfaces(in: folder)
        // Swift's interfaces can't name the types of a module in which a type has the module's name, such as `Bits`.
        let names: Set = ["Access", "Geography", "Values"]
        for module in GoldenModule.all where names.contains(module.name) {
            let files = module.swiftFiles.map { $0.path(percentEncoded: false) }
            try await folder.checkInterface(of: module.name, files: files, flags: ["-I", folder.path])
        }
    }

    @Test("The runtime compiles for the thread sanitizer")
    func threadSanitizer() async throws {
        // The compiler makes invalid code of some accessors, and ends.
        _ = try await RuntimeLibrary.compiled(in: CompilerFolder(), flags: ["-sanitize=thread"])
    }

    @Test("Code that does not fit its settings is found")
    func findsWarnings() async throws {
        let folder = try CompilerFolder()
        let file = try folder.write("public import Foundation\n", to: "Unfit.swift")
        await #expect(throws: ProgramError.self) {
            try await folder.diagnose("Unfit", files: [file], flags: ["-swift-version", "6", "-warnings-as-errors"])
        }
    }

    @Test("Code of an older tool does not compile, and the message states what to do")
    func refusesOlderCode() async throws {
        let runtime = try await RuntimeLibrary.shared.value
        let folder = try CompilerFolder()
        let text = "import Archiving\n\nfileprivate typealias RequiredRuntime = Archiving.GeneratedCodeVersion1\n"
        let file = try folder.write(text, to: "Older.coding.swift")
        let error = await #expect(throws: ProgramError.self) {
            try await folder.diagnose("Older", files: [file], flags: ["-swift-version", "6"] + runtime.flags)
        }
        #expect("\(try #require(error))".contains("build again, or run 'coding generate'"))
    }
}
