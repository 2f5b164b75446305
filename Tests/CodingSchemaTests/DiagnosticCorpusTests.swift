// The folder Diagnostics beside this file: for each kind of message a schema, and what is shown of it.
//
//     Diagnostics/semicolon.coding   the wrong schema of the page about it
//     Diagnostics/semicolon.txt      the messages as a terminal shows them
//
// With UPDATE_GOLDEN=1 in the environment the files are written anew; without it they are compared.

import CodingSchema
import Foundation
import Testing

@Suite("The corpus of messages")
struct DiagnosticCorpusTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Diagnostics", directoryHint: .isDirectory)

    private static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" }

    /// Of many messages the first ones and the last: more would only show that there are many.
    private static let mostShown = 12

    private static func shown(_ explanation: Explanation) -> String {
        let path = "\(explanation.code).coding"
        let diagnostics = explanation.diagnostics(of: explanation.wrongBytes, path: path)
        var messages = diagnostics.map { DiagnosticRenderer().render($0) }
        if messages.count > mostShown {
            let left = messages.count - mostShown
            messages.replaceSubrange((mostShown - 1)..<(messages.count - 1), with: ["(\(left) more)"])
        }
        return messages.map { $0 + "\n" }.joined()
    }

    private static func write(_ bytes: [UInt8], to name: String) throws {
        let file = folder.appending(path: name)
        let data = Data(bytes)
        // What is up to date keeps its date.
        if (try? Data(contentsOf: file)) == data { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
    }

    @Test("What is shown of each schema is what the folder says", arguments: ExplanationTests.pages)
    func messages(_ page: ExplanationTests.Page) throws {
        let code = page.explanation.code
        let shown = Self.shown(page.explanation)
        if Self.isUpdating {
            try Self.write(page.explanation.wrongBytes, to: "\(code).coding")
            try Self.write(Array(shown.utf8), to: "\(code).txt")
        }
        let schema = try Data(contentsOf: Self.folder.appending(path: "\(code).coding"))
        let expected = try String(contentsOf: Self.folder.appending(path: "\(code).txt"), encoding: .utf8)
        #expect(Array(schema) == page.explanation.wrongBytes)
        #expect(shown == expected)
        #expect(shown.contains("[\(code)]\n"))
    }

    @Test("Every kind of message has its two files, and no other file is there")
    func files() throws {
        let expected = DiagnosticCode.all.flatMap { ["\($0.name).coding", "\($0.name).txt"] }
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
        #expect(Set(expected).subtracting(names).sorted() == [], "missing")
        #expect(Set(names).subtracting(expected).sorted() == [], "of nothing")
    }
}
