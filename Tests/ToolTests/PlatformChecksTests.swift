// The scripts that check the package for other platforms, applied to a small package with a mistake for each.

import Foundation
import TestSupport
import Testing

#if os(Linux)
@Suite("The checks of other platforms", .integration)
struct PlatformChecksTests {
    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Small", platforms: [.macOS(.v13)],
            products: [.library(name: "Small", targets: ["Small"])],
            targets: [.target(name: "Small")])
        """

    /// What is right everywhere.
    static let right = """
        #if canImport(Darwin)
        import Darwin
        #elseif canImport(Glibc)
        import Glibc
        #elseif canImport(Musl)
        import Musl
        #elseif canImport(ucrt)
        import ucrt
        #elseif canImport(WASILibc)
        import WASILibc
        #endif
        import Foundation

        public let limit = 1 << 30
        let wide: UInt64 = 1 << 40
        public func length(of text: String) -> Int { Int(strlen(text)) }
        public func size(of data: Data) -> Int64 { Int64(data.count) }
        """

    /// A mistake in line 3 of a file of its own.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let line: String
        let check: [String]

        /// The lines that report it, from the name of the file on.
        let reports: [String]
    }

    static let mistakes = [
        Mistake(
            testDescription: "a type of macOS 15",
            line: "func show(_ number: Int128) {}",
            check: ["check-platforms", "macos13", "musl"],
            reports: [
                "'Int128' is only available in macOS 15.0 or newer", "macos13: 1 error in 1 module", "musl: no error",
            ]),
        Mistake(
            testDescription: "a function of glibc",
            line: "func path() { free(canonicalize_file_name(\"/\")) }",
            check: ["check-platforms", "musl", "windows"],
            reports: ["cannot find 'canonicalize_file_name' in scope", "musl: 1 error", "windows: 1 error"]),
        Mistake(
            testDescription: "a function that Windows lacks", line: "func ends() { kill(1, 9) }",
            check: ["check-platforms", "windows", "musl"],
            reports: ["cannot find 'kill' in scope", "windows: 1 error", "musl: no error"]),
        Mistake(
            testDescription: "a type that iOS lacks", line: "func run() { _ = Process() }",
            check: ["check-platforms", "ios16", "macos13"],
            reports: ["ios16 has no such type", "ios16: 1 error", "macos13: no error"]),
        Mistake(
            testDescription: "an inlined initializer of a structure that isn't frozen",
            line: "public struct Size { @usableFromInline var width: Int; @inlinable public init() { width = 0 } }",
            check: ["check-platforms", "evolution", "musl"],
            reports: ["'self' used before 'self.init' call", "evolution: 2 errors in 1 module", "musl: no error"]),
        Mistake(
            testDescription: "a budget of 2^40", line: "let budget = 1 << 40",
            check: ["check-32-bits", "--constants"], reports: ["'1 << 40' is 1099511627776", "constants: 1 errors"]),
        Mistake(
            testDescription: "the greatest UInt32", line: "let most = Int(UInt32.max) / 4",
            check: ["check-32-bits", "--constants"], reports: ["'Int(UInt32.max)' is 4294967295"]),
        Mistake(
            testDescription: "the high half of an Int", line: "func half(_ number: Int) -> Int { number >> 32 }",
            check: ["check-32-bits", "--constants"], reports: ["'number >> 32' shifts an Int by 32 bits"]),
        Mistake(
            testDescription: "the seconds of a date",
            line: "func seconds(_ date: Date) -> Int? { Int(exactly: date.timeIntervalSince1970.rounded()) }",
            check: ["check-32-bits", "--constants"], reports: ["converts a Double"]),
    ]

    /// Runs a check, or reports that it can't run.
    private static func output(
        _ check: [String], _ folder: TemporaryFolder, exitCode: Int32
    ) async throws -> String? {
        let script = DocumentationFiles.package.appending(path: "Scripts/\(check[0])").path(percentEncoded: false)
        let run = try await ToolRun.command([script, "--package", folder.path] + check.dropFirst(), in: folder)
        if run.exitCode == 2, run.output.contains("can't be downloaded") {
            print("skipped: the headers of other systems can't be downloaded")
            return nil
        }
        #expect(run.exitCode == exitCode, "\(run.output)\(run.errors)")
        return run.output
    }

    private static func package(_ line: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(manifest, to: "Package.swift")
        try folder.write(right, to: "Sources/Small/Right.swift")
        // The imports of the other file, on one line.
        let imports = right.components(separatedBy: "\n\n")[0]
        if let line {
            try folder.write("// A mistake.\n\n\(line)\n\(imports)\n", to: "Sources/Small/Wrong.swift")
        }
        return folder
    }

    @Test("A mistake is reported with its file and line", .timeLimit(.minutes(20)), arguments: mistakes)
    func mistake(_ mistake: Mistake) async throws {
        let output = try await Self.output(mistake.check, Self.package(mistake.line), exitCode: 1)
        guard let output else { return }
        let errors = output.components(separatedBy: "\n").filter { $0.contains("error: ") }
        #expect(!errors.isEmpty && errors.allSatisfy { $0.hasPrefix("Sources/Small/Wrong.swift:3:") }, "\(output)")
        for report in mistake.reports { #expect(output.contains(report), "\(output)") }
    }

    @Test("A package without a mistake passes", .timeLimit(.minutes(20)))
    func right() async throws {
        let folder = try Self.package()
        let checks = [
            ["check-platforms", "macos13", "ios16", "watchos9", "musl", "windows", "wasi", "evolution"],
            ["check-32-bits", "--constants"],
        ]
        for check in checks {
            let output = try await Self.output(check, folder, exitCode: 0)
            guard let output else { continue }
            #expect(!output.isEmpty && !output.contains("error: "), "\(output)")
        }
    }

    @Test("A platform that is named must be checked, and an unknown one is an error of the call")
    func missing() async throws {
        let folder = try Self.package()
        let script = DocumentationFiles.package.appending(path: "Scripts/check-platforms").path(percentEncoded: false)
        let unset = ["ANDROID_NDK_HOME", "ANDROID_NDK_ROOT", "ANDROID_NDK_LATEST_HOME"].flatMap { ["-u", $0] }
        let android = try await ToolRun.command(unset + [script, "--package", folder.path, "android28"], in: folder)
        #expect(android.exitCode == 2)
        #expect(android.output.hasPrefix("android28: skipped: "), "\(android.output)\(android.errors)")
        let unknown = try await ToolRun.command([script, "--package", folder.path, "beos"], in: folder)
        #expect(unknown.exitCode == 2 && unknown.output.isEmpty)
    }
}
#endif
