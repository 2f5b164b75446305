// `coding check --json`: the form that Documentation/check-json.md describes.

import Foundation
import TestSupport
import Testing

@Suite("coding check --json")
struct CheckJSONTests {
    @Test("A message has its place, its code, its notes and its fix")
    func message() async throws {
        let folder = try TemporaryFolder()
        try folder.write("class Person {\n    var name: String fallbak \"Surname\"\n}\n", to: "Payroll.coding")
        let run = try await ToolRun.coding(["check", "Payroll.coding", "--json"], in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors == "")
        #expect(
            run.output == """
                {
                  "format": 1,
                  "diagnostics": [
                    {
                      "file": "Payroll.coding",
                      "line": 2,
                      "column": 22,
                      "end": {
                        "line": 2,
                        "column": 29
                      },
                      "severity": "error",
                      "code": "unknownWord",
                      "message": "unknown clause 'fallbak'",
                      "notes": [],
                      "fix": {
                        "message": "did you mean 'fallback'?",
                        "edit": {
                          "file": "Payroll.coding",
                          "line": 2,
                          "column": 22,
                          "end": {
                            "line": 2,
                            "column": 29
                          },
                          "text": "fallback"
                        }
                      },
                      "mend": {
                        "message": "did you mean 'fallback'?",
                        "edit": {
                          "file": "Payroll.coding",
                          "line": 2,
                          "column": 22,
                          "end": {
                            "line": 2,
                            "column": 29
                          },
                          "text": "fallback"
                        }
                      }
                    }
                  ]
                }

                """)
    }

    @Test("Notes have places of their own, in other files too")
    func notes() async throws {
        let folder = try TemporaryFolder()
        try folder.write("class Person {}\n", to: "A.coding")
        try folder.write("class Person {}\n", to: "B.coding")
        let run = try await ToolRun.coding(["check", ".", "--json"], in: folder)
        let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
        #expect(document.diagnostics.map(\.code) == ["duplicateDeclaration"])
        #expect(document.diagnostics.map(\.file) == ["./B.coding"])
        #expect(document.diagnostics.flatMap(\.notes).map(\.file) == ["./A.coding"])
        #expect(document.diagnostics.flatMap(\.notes).map(\.column) == [7])
    }

    @Test("An edit, applied, fixes the schema")
    func edit() async throws {
        let folder = try TemporaryFolder()
        let text = "class Person {\n    weak let boss: Person?\n}\n"
        try folder.write(text, to: "A.coding")
        let run = try await ToolRun.coding(["check", "A.coding", "--json"], in: folder)
        let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
        let edit = try #require(document.diagnostics.first?.fix?.edit)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var line = Array(lines[edit.line - 1].utf8)
        line.replaceSubrange((edit.column - 1)..<(edit.end.column - 1), with: edit.text.utf8)
        lines[edit.line - 1] = String(decoding: line, as: UTF8.self)
        try folder.write(lines.joined(separator: "\n"), to: "A.coding")
        let again = try await ToolRun.coding(["check", "A.coding", "--json"], in: folder)
        #expect(again.exitCode == 0)
        #expect(again.output == "{\n  \"format\": 1,\n  \"diagnostics\": []\n}\n")
    }

    @Test("Warnings are in it, and '--quiet' leaves them out")
    func warnings() async throws {
        let folder = try TemporaryFolder()
        try folder.write("enum Badge: String {\n    case blue\n}\n", to: "A.coding")
        let loud = try await ToolRun.coding(["check", "A.coding", "--json"], in: folder)
        #expect(loud.exitCode == 0)
        #expect(loud.output.contains("\"severity\": \"warning\""))
        let quiet = try await ToolRun.coding(["check", "A.coding", "--json", "--quiet"], in: folder)
        #expect(quiet.output == "{\n  \"format\": 1,\n  \"diagnostics\": []\n}\n")
    }

    @Test("Whatever a message quotes, the text is JSON")
    func quoted() async throws {
        let folder = try TemporaryFolder()
        try folder.write("class Person {\n    var name: String key \"a\\q\"\n} \u{1}\u{2028}\\ \"\n", to: "A.coding")
        let run = try await ToolRun.coding(["check", "A.coding", "--json"], in: folder)
        #expect(run.exitCode == 1)
        let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
        #expect(document.diagnostics.count >= 2)
    }

    /// What another program would read of the document.
    private struct Document: Decodable {
        let diagnostics: [Message]

        struct Message: Decodable {
            let file: String
            let code: String
            let notes: [Note]
            let fix: Fix?
        }

        struct Note: Decodable {
            let file: String
            let column: Int
        }

        struct Fix: Decodable {
            let edit: Edit?
        }

        struct Edit: Decodable {
            let line: Int
            let column: Int
            let end: Place
            let text: String
        }

        struct Place: Decodable {
            let column: Int
        }
    }
}
