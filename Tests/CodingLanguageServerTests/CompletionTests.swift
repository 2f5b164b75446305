// Completion: what is offered where.

import CodingLanguageServer
import EditorClient
import JSONText
import TestSupport
import Testing

@Suite("Completion")
struct CompletionTests {
    private static let rows: [(text: String, has: [String], hasNot: [String])] = [
        ("|", ["class", "enum", "import", "typealias", "lenient"], ["var", "key"]),
        ("class A {\n    |\n}", ["var", "let", "weak", "retired", "waived", "swift"], ["class", "key", "case"]),
        ("enum E: String {\n    |\n}", ["case", "unknown", "unknown …(rawValue)"], ["var"]),
        ("class A {\n    var a: |\n}", ["Int", "String", "A", "Set<…>", "any Coding"], ["key", "var"]),
        ("class A {\n    var a: [|\n}", ["Int", "A"], ["key"]),
        ("class A {\n    var a: Int |\n}", ["key", "since", "fallback", "lenient"], ["var", "version", "Int"]),
        ("class A {\n    var a: Int key \"b\" |\n}", ["since", "fallback"], ["key"]),
        ("class A {\n    var a: Int fallback \"b\" |\n}", ["fallback", "key"], []),
        ("class A, |{}", ["version", "formerly", "refuses newer"], ["key", "keys"]),
        ("class A, version 1, |{}", ["formerly"], ["version"]),
        ("struct S, |{}", ["version", "archived as", "lenient"], ["refuses newer", "prefix"]),
        ("enum E: String, |{}", ["version", "writes nil"], ["lenient", "prefix"]),
        ("open class B {}\nclass A: |{}", ["B", "Codable"], ["Int"]),
        ("class A: Hashable by |{}", ["value", "identity"], ["version", "Int"]),
        (
            "enum E: String {\n    case a\n    case b\n    unknown .a\n}\nclass A {\n    var e: E = .|\n}", ["a", "b"],
            ["Int"]
        ),
        ("enum E: String {\n    case a\n    unknown .|\n}", ["a"], []),
        ("class A {\n    waived |\n}", ["fieldRemoved", "keyChanged"], ["key"]),
        ("class A {\n    var a: Int\n    waived typeChanged of |\n}", ["a"], ["Int"]),
        ("class A {\n    var a: Int fallback \"|\"\n    retired \"old\"\n}", ["old", "gone"], ["a", "b"]),
        (
            "class A {\n    var a: Int fallback \"|\"\n    retired \"say \\\"x\\\"\"\n}", ["say \\\"x\\\""],
            ["say \"x\""]
        ),
        ("import |", ["Other"], ["Core"]),
        ("// class |", [], ["class", "version"]),
        ("class A {\n    var a: String = \"|\"\n}", [], ["old", "Int"]),
    ]

    @Test("The table of places", arguments: rows.indices)
    func places(row: Int) throws {
        let (marked, has, hasNot) = Self.rows[row]
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let driver = try ServerDriver(
            [
                "Package.swift": "targets: [.target(name: \"Core\"), .target(name: \"Other\")]",
                "Sources/Core/A.coding": parts.joined(), "Sources/Other/B.coding": "class B {}\n",
            ],
            baseline: ["Sources/Core/A.coding": "class A {\n    var a: Int\n    var b: Int key \"gone\"\n}\n"])
        try driver.open("Sources/Core/A.coding")
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let result = try driver.request(
            "textDocument/completion",
            [
                "textDocument": ["uri": .string(driver.uri("Sources/Core/A.coding"))],
                "position": [
                    "line": .integer(lines.count - 1), "character": .integer(lines.last?.utf8.count ?? 0),
                ],
            ])
        let labels = Set((result["items"]?.elements ?? []).compactMap { $0["label"]?.string })
        #expect(labels.isSuperset(of: has), "missing: \(Set(has).subtracting(labels))")
        #expect(labels.isDisjoint(with: hasNot), "too many: \(labels.intersection(hasNot))")
    }

    @Test("Snippets only for clients that have them")
    func snippets() throws {
        for capabilities in [ServerDriver.capabilities, [:]] {
            let driver = try ServerDriver(["A.coding": ""], capabilities: capabilities)
            let result = try driver.request(
                "textDocument/completion",
                [
                    "textDocument": ["uri": .string(driver.uri("A.coding"))],
                    "position": ["line": 0, "character": 0],
                ])
            let texts = (result["items"]?.elements ?? []).compactMap { $0["insertText"]?.string }
            #expect(texts.contains { $0.contains("$") } == (capabilities != [:]))
        }
    }
}
