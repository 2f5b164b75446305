// Hostile clients and random edits.

import CodingLanguageServer
import EditorClient
import JSONText
import TestSupport
import Testing

@Suite("Robustness of the server")
struct RobustnessTests {
    private static let methods = [
        "initialize", "initialized", "shutdown", "textDocument/didOpen", "textDocument/didChange",
        "textDocument/didClose", "textDocument/didSave", "workspace/didChangeWatchedFiles",
        "workspace/didChangeWorkspaceFolders", "workspace/didChangeConfiguration", "textDocument/diagnostic",
        "workspace/diagnostic", "textDocument/codeAction", "textDocument/formatting", "textDocument/rangeFormatting",
        "textDocument/onTypeFormatting", "textDocument/hover", "textDocument/definition",
        "textDocument/implementation", "textDocument/references", "textDocument/documentHighlight",
        "textDocument/documentSymbol", "workspace/symbol", "textDocument/completion", "textDocument/prepareRename",
        "textDocument/rename", "textDocument/foldingRange", "textDocument/selectionRange",
        "textDocument/semanticTokens/full", "textDocument/semanticTokens/range", "$/cancelRequest", "exit",
    ]

    @Test("Random messages in any order are answered, and each request once")
    func messages() {
        for seed in 0..<UInt64(IntegrationRing.size(300, otherwise: 60)) {
            var maker = RandomMessages(seed: seed)
            var answers = 0
            let server = LanguageServer(environment: ServerEnvironment(version: "1")) { message in
                if message["method"] == nil { answers += 1 }
            }
            if seed % 4 != 0 { server.receive(["id": 0, "method": "initialize", "params": ["capabilities": [:]]]) }
            var requests = seed % 4 != 0 ? 1 : 0
            for number in 1..<80 {
                let method = Self.methods.randomElement(using: &maker.generator) ?? ""
                let isRequest = Int.random(in: 0..<4, using: &maker.generator) > 0
                var message: JSONValue = ["method": .string(method), "params": maker.parameters()]
                if isRequest {
                    message["id"] = .integer(number)
                    requests += 1
                }
                server.receive(message, isCancelled: isRequest && number % 13 == 0)
                if number % 7 == 0 { while server.delay != nil { server.pause() } }
            }
            #expect(answers == requests, "seed \(seed)")
        }
    }

    @Test("After random edits, messages are those of the build, and positions are in the text")
    func edits() throws {
        for seed in 0..<UInt64(IntegrationRing.size(40, otherwise: 6)) {
            var maker = RandomMessages(seed: seed)
            let core = "public class Node, version 2 {\n    var name: String key \"n\"\n    weak var up: Node?\n}\n"
            let app =
                "import Core\nenum E: Int {\n    case a = 1\n    unknown .a\n}\nclass App: Node {\n    var e: E = .a\n}\n"
            let driver = try ServerDriver([
                "Package.swift": "[.target(name: \"Core\"), .target(name: \"App\", dependencies: [\"Core\"])]",
                "Sources/Core/A.coding": core, "Sources/App/B.coding": app, "Sources/App/C.coding": "class Z {}\n",
            ])
            let paths = ["Sources/Core/A.coding", "Sources/App/B.coding", "Sources/App/C.coding"]
            for path in paths { try driver.open(path) }
            for step in 0..<60 {
                let path = paths[Int.random(in: 0..<3, using: &maker.generator)]
                let edit = maker.edit(of: driver.texts[path] ?? "")
                driver.edit(path, edit.range, edit.text)
                if step % 3 == 0 { try compare(driver, paths, "seed \(seed), step \(step)") }
                for method in ["hover", "completion", "definition"] {
                    _ = driver.respond(
                        to: "textDocument/" + method,
                        [
                            "textDocument": ["uri": .string(driver.uri(path))],
                            "position": ["line": .integer(step % 9), "character": .integer(step % 30)],
                        ])
                }
            }
        }
    }

    private func compare(_ driver: ServerDriver, _ paths: [String], _ comment: Comment) throws {
        func file(_ path: String) -> (path: String, text: String) { (path, driver.texts[path] ?? "") }
        var expected = SourceFileOfText.messages(module: "Core", [file(paths[0])])
        let imports = [(module: "Core", path: paths[0], text: driver.texts[paths[0]] ?? "")]
        let app = SourceFileOfText.messages(module: "App", paths.dropFirst().map(file), imports: imports)
        expected.merge(app) { $1 }
        for path in paths {
            let found = try driver.diagnostics(path).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
            #expect(found == expected[path] ?? [], comment)
        }
    }
}

/// Random parameters and edits.
private struct RandomMessages {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    mutating func parameters() -> JSONValue {
        if number(below: 8) == 0 { return value(depth: 3) }
        return .object([
            "textDocument": [
                "uri": number(below: 9) == 0 ? value(depth: 1) : .string("untitled:\(number(below: 2))"),
                "version": .integer(number(below: 5)), "text": .string(text()),
            ],
            "position": position(), "range": ["start": position(), "end": position()],
            "positions": [position(), position()], "context": value(depth: 2), "query": .string(text()),
            "newName": .string(text()), "ch": "}", "previousResultIds": value(depth: 2),
            "settings": value(depth: 2), "event": value(depth: 2), "changes": value(depth: 2),
            "contentChanges": [
                ["range": ["start": position(), "end": position()], "text": .string(text())],
                number(below: 3) == 0 ? ["text": .string(text())] : value(depth: 1),
            ],
        ])
    }

    private mutating func position() -> JSONValue {
        ["line": coordinate(below: 9), "character": coordinate(below: 40)]
    }

    private mutating func coordinate(below limit: Int) -> JSONValue {
        .integer(number(below: 30) == 0 ? .max : number(below: limit) - 1)
    }

    private mutating func value(depth: Int) -> JSONValue {
        switch number(below: depth > 0 ? 7 : 5) {
        case 0: .null
        case 1: .integer(number(below: 5) == 0 ? .max : number(below: 10) - 3)
        case 2: .string(text())
        case 3: .boolean(true)
        case 4: .real(0.5)
        case 5: .array((0..<number(below: 3)).map { _ in value(depth: depth - 1) })
        default: ["uri": value(depth: depth - 1), "range": value(depth: depth - 1), "text": value(depth: depth - 1)]
        }
    }

    private mutating func text() -> String {
        let pieces = [
            "class A", "{", "}", "\n", " var a: Int", "key \"b\"", "é😀", "\"", "enum E: String", "case a", "= .a", ",",
            "struct S", "[", "fallback", "swift {", "/*", "//", "import M", "`", "\r\n", "unknown .a", "\u{0}",
        ]
        return (0..<number(below: 12)).map { _ in pieces[number(below: pieces.count)] }.joined(separator: " ")
    }

    mutating func edit(of text: String) -> (range: Range<Int>, text: String) {
        // Only at the ends of characters.
        let starts = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
        let first = number(below: starts.count)
        let last = min(first + number(below: 6), starts.count - 1)
        let pieces = [
            "", "a", " ", "\n", "}", "{", "Node", "var b: Int\n", "\"", "key \"x\"", ":", "class Q {}\n", "é",
        ]
        let isInsertion = number(below: 2) == 0
        return (starts[first]..<(isInsertion ? starts[first] : starts[last]), pieces[number(below: pieces.count)])
    }
}
