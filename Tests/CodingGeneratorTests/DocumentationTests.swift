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
        let examples = try page.examples()
        guard !examples.isEmpty else { return }
        let runtime = try await RuntimeLibrary.shared.value
        let folder = try CompilerFolder()
        let texts =
            try page.generate(examples).map { ($0.name, $0.text) }
            + examples.flatMap { example in
                example.swift.enumerated().map { ("Beside\(example.line)+\($0).swift", $1) }
            }
        let files = try texts.map { try folder.write($1, to: $0) }
        // What the pages say of `nonisolated` is held too.
        let settings = ["-swift-version", "6", "-default-isolation", "MainActor", "-warnings-as-errors"]
        let flags = settings + ["-I", folder.path] + runtime.flags
        try await folder.diagnose(page.moduleName, files: files, flags: flags)
    }
}
