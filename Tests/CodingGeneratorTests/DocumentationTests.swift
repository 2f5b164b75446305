// The documentation's examples are schemas that the checker accepts, become the lines that the page shows, and compile.

import CodingGenerator
import Foundation
import TestSupport
import Testing

@Suite("The documentation")
struct DocumentationTests {
    @Test("Every page has its examples where they are looked for")
    func findsExamples() throws {
        let counts = try DocumentationPage.all.map { try $0.examples().count }
        #expect(counts.filter { $0 > 0 }.count >= 8)
        #expect(counts.reduce(0, +) >= 25)
    }

    /// The page whose Swift another test compiles.
    private static let comparedElsewhere = "CocoaAPI.md"

    @Test("Every block of Swift is compiled, or its label says why not", arguments: DocumentationPage.all)
    func labels(page: DocumentationPage) throws {
        let known: Set = ["swift", "swift lines", "swift generated", "swift manifest", "swift elsewhere"]
        for block in try DocumentationFiles.blocks(of: page.name) where block.label.hasPrefix("swift") {
            let isFile = page.name == "Tutorial.md" && block.label.contains("/")
            #expect(known.contains(block.label) || isFile, "\(page.name):\(block.line): \(block.label)")
        }
    }

    @Test("Every schema is accepted and becomes the lines that the page shows", arguments: DocumentationPage.all)
    func showsGeneratedLines(page: DocumentationPage) throws {
        let examples = try page.examples()
        guard !examples.isEmpty else { return }
        let generated = try page.generate(examples)
        let table = generated.last?.text ?? ""
        for (example, file) in zip(examples, generated) {
            // The class table of the page's module has what is not repeated in the classes.
            let lines = (file.text + table).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            for block in example.generated {
                var rest = lines[...]
                for line in block.lines.map({ $0.trimmingCharacters(in: .whitespaces) }) where !line.isEmpty {
                    guard let place = rest.firstIndex(of: line) else {
                        Issue.record("\(page.name):\(block.line): not generated in this order: \(line)\n\(file.text)")
                        break
                    }
                    rest = rest[(place + 1)...]
                }
            }
        }
    }

    @Test("Every example compiles together with the Swift beside it", .integration, arguments: DocumentationPage.all)
    func compiles(page: DocumentationPage) async throws {
        let swift = page.name == Self.comparedElsewhere ? [] : try page.blocks("swift")
        let statements = try page.blocks("swift lines")
        var examples = try page.examples()
        if !statements.isEmpty { examples.append(.init(line: 0, schema: DocumentationNames.schema)) }
        guard !examples.isEmpty || !swift.isEmpty else { return }
        let runtime = try await RuntimeLibrary.shared.value
        let folder = try CompilerFolder()
        var texts = examples.isEmpty ? [] : try page.generate(examples).map { ($0.name, $0.text) }
        texts += swift.map { ("Beside\($0.line).swift", $0.text) }
        if !statements.isEmpty {
            texts.append(("Statements.swift", DocumentationNames.file(of: statements, page: page.name)))
        }
        let files = try texts.map { try folder.write($1, to: $0) }
        // What the pages say of `nonisolated` is held too.
        let flags = Self.settings + ["-I", folder.path] + runtime.flags
        try await folder.diagnose(page.moduleName, files: files, flags: flags)
    }

    /// What the pages say of `nonisolated` is held too.
    private static let settings = ["-swift-version", "6", "-default-isolation", "MainActor", "-warnings-as-errors"]

    @Test("The document saves in the background, is cancelled half-way, and is loaded again", .integration)
    func documents() async throws {
        let page = try #require(DocumentationPage.all.first { $0.name == "Documents.md" })
        let examples = try page.examples()
        let runtime = try await RuntimeLibrary.shared.value
        let folder = try CompilerFolder()
        var files = try page.generate(examples).map { try folder.write($0.text, to: $0.name) }
        files += try page.blocks("swift").map { try folder.write($0.text, to: "Document\($0.line).swift") }
        files.append(try folder.write(Self.program, to: "Program.swift"))
        try await folder.compile(
            program: "document", files: files, flags: Self.settings + runtime.flags + runtime.objects)
        let output = try await folder.run(folder.path + "document", [folder.path + "library.archive"])
        #expect(
            output == """
                saved: 6 calls, the last at 1.0, off the main thread: true
                cancelled: true, the file as before: true
                loaded: 5001 books, the last Late
                not loaded: CancellationError()

                """)
    }

    private static let program = """
        import Archiving
        import Foundation

        final class Calls: @unchecked Sendable {
            private let lock = NSLock()
            private nonisolated(unsafe) var calls: [(fraction: Double, isOnMainThread: Bool)] = []

            var fractions: [Double] { lock.withLock { calls.map(\\.fraction) } }
            var areOnMainThread: Bool { lock.withLock { calls.contains(where: \\.isOnMainThread) } }

            nonisolated func add(_ fraction: Double) {
                lock.withLock { calls.append((fraction, Thread.isMainThread)) }
            }
        }

        @main
        struct Program {
            static func main() async throws {
                let url = URL(filePath: CommandLine.arguments[1])
                let library = Library(name: "a")
                for number in 0..<5_000 { library.books.append(Book(title: "\\(number)", library: library)) }
                let document = LibraryDocument(library, at: url)
                let calls = Calls()
                try await document.save { calls.add($0) }
                let fractions = calls.fractions
                print("saved: \\(fractions.count) calls, the last at \\(fractions.last ?? 0), off the main thread:",
                    !calls.areOnMainThread)

                let before = try Data(contentsOf: url)
                await document.add("Late")
                let task = Task {
                    try await document.save { fraction in
                        if fraction > 0.5 { withUnsafeCurrentTask { $0?.cancel() } }
                    }
                }
                let result = await task.result
                let isCancelled = (try? result.get()) == nil
                print("cancelled: \\(isCancelled), the file as before: \\(try Data(contentsOf: url) == before)")

                try await document.save()
                let titles = try await LibraryDocument.open(url).titles
                print("loaded: \\(titles.count) books, the last \\(titles.last ?? "none")")
                let loading = Task {
                    withUnsafeCurrentTask { $0?.cancel() }
                    return try await LibraryDocument.open(url).titles.count
                }
                do { print("loaded", try await loading.value) } catch { print("not loaded: \\(error)") }
            }
        }
        """
}
