// `coding check` and the Swift files of a module: types that hide what generated code names, and its methods.

import CodingExplanations
import Foundation
import TestSupport
import Testing

@Suite("coding check and Swift files")
struct SwiftConflictsTests {
    private static let schema = """
        class File {
            var content: Data?
            var tags: Set<String> = []
            weak var folder: File?
            var parts: [File] = []
        }

        class Mark: Hashable by value {
            var text: String
        }

        """

    private static func check(_ swift: String, _ options: String...) async throws -> ToolRun {
        let folder = try TemporaryFolder()
        try folder.write(schema, to: "Sources/Files/Files.coding")
        try folder.write(swift, to: "Sources/Files/Own.swift")
        return try await ToolRun.coding(["check"] + options + ["Sources/Files"], in: folder)
    }

    static let pages = ExplanationPages.all.filter { $0.code("swift wrong") != nil }

    @Test("Pages about Swift files show the message that their Swift has", arguments: pages.map(\.name))
    func page(name: String) async throws {
        let page = try #require(Self.pages.first { $0.name == name })
        let wrong = try await Self.check(try #require(page.code("swift wrong")))
        #expect(wrong.exitCode == 0)
        #expect(wrong.errors == page.code("text message"))
        let right = try await Self.check(try #require(page.code("swift right")))
        #expect(right.errors == "" && right.exitCode == 0)
    }

    @Test(
        "A type hides a name if the whole module sees it and generated files contain it",
        arguments: [
            ("public final class Set {}", 1), ("@available(*, deprecated) struct Archiver {}", 1),
            ("typealias Data = [UInt8]\nprotocol Coding {}", 2), ("#if DEBUG\nenum Archiving {}\n#endif", 1),
            ("private struct Data {}", 0), ("fileprivate class Set {}", 0), ("import struct Foundation.Data", 0),
            ("enum Network {\n    struct Data {}\n}", 0), ("extension Data {}", 0), ("struct Date {}", 0),
            ("@available(*, deprecated, message: \"\(String(repeating: "x", count: 600))\") public struct Data {}", 1),
            ("struct Own {}", 0), ("let text = \"\(String(repeating: "from the sea ", count: 100_000))\"", 0),
            ("/* struct Data {} */\n// struct Data {}", 0), ("let a = \"struct Data {}\"", 0),
        ])
    func types(swift: String, count: Int) async throws {
        let run = try await Self.check(swift + "\n")
        #expect(run.errors.components(separatedBy: "[swiftHidesName]").count - 1 == count, "\(run.errors)")
    }

    @Test(
        "A method repeats a generated one only in the same class, with the same label",
        arguments: [
            ("extension File {\n    func connect(with coder: Unarchiver) throws {}\n}", 1),
            ("extension File {\n    func encode(with coder: Archiver) throws {}\n    func disconnect() {}\n}", 2),
            ("extension File {\n    func connect(to other: File) {}\n    func disconnect(now: Bool) {}\n}", 0),
            ("extension Mark {\n    func hash(into hasher: inout Hasher) {}\n    func hash(of: Int) {}\n}", 1),
            ("final class Special {\n    func disconnect() {}\n}", 0), ("func disconnect() {}", 0),
        ])
    func methods(swift: String, count: Int) async throws {
        let run = try await Self.check(swift + "\n")
        #expect(run.errors.components(separatedBy: "[swiftRepeatsMethod]").count - 1 == count, "\(run.errors)")
    }

    @Test("The JSON has the warnings too")
    func json() async throws {
        let run = try await Self.check("struct Data {}\n", "--json")
        #expect(run.output.contains("\"code\": \"swiftHidesName\""))
        #expect(run.output.contains("\"file\": \"Sources/Files/Own.swift\""))
    }
}
