// Definitions, references, symbols and hovers.

import CodingLanguageServer
import EditorClient
import JSONText
import TestSupport
import Testing

@Suite("Navigation")
struct NavigationTests {
    private static func driver() throws -> ServerDriver {
        try ServerDriver([
            "Package.swift": """
            let package = Package(name: "P", targets: [
                .target(name: "Core"), .target(name: "App", dependencies: ["Core"]),
            ])
            """,
            "Sources/Core/Core.coding": """
            /// What it tastes of.
            public enum Flavor: String, version 2 {
                case sweet
                case sour since 2 else .sweet
                unknown .sweet
            }

            public class Shape, version 1 {
                public struct Style {
                    var width: Double
                }

                /// The name, as users see it.
                var name: String = "none" since 1 fallback "Title"
                var style: Style?
            }

            """,
            "Sources/App/App.coding": """
            import Core

            typealias Taste = Flavor
            class Cake, version 3 {
                var flavor: Flavor = .sweet since 2
                var second: Taste?
                var style: Shape.Style?
                var shapes: [Shape]
                waived defaultChanged of flavor because "it was wrong"
            }

            """,
        ])
    }

    private func places(_ result: JSONValue) -> [String] {
        (result.elements ?? (result == .null ? [] : [result])).map { place in
            let start = place["range"]?["start"]
            let file = place["uri"]?.string?.split(separator: "/").last ?? ""
            return "\(file) \((start?["line"]?.int ?? -1) + 1):\((start?["character"]?.int ?? -1) + 1)"
        }
    }

    @Test(
        "Definitions across files and modules",
        arguments: [
            ("Flav|or = .sweet", "Core.coding 2:13"), (".swe|et since 2", "Core.coding 3:10"),
            ("Tas|te?", "App.coding 3:11"), ("Shape.St|yle", "Core.coding 9:19"), ("Sha|pe.Style", "Core.coding 8:14"),
            ("[Sha|pe]", "Core.coding 8:14"), ("of fla|vor", "App.coding 5:9"), ("import Co|re", "Core.coding 1:1"),
            ("var fla|vor", "App.coding 5:9"),
        ])
    func definition(place: String, expected: String) throws {
        let driver = try Self.driver()
        #expect(places(try driver.ask("definition", "Sources/App/App.coding", place)) == [expected])
    }

    @Test("References across files and modules, with and without the declaration")
    func references() throws {
        let driver = try Self.driver()
        let core = "Sources/Core/Core.coding"
        let context: JSONValue = ["context": ["includeDeclaration": true]]
        #expect(
            places(try driver.ask("references", core, "enum Fla|vor", context))
                == ["Core.coding 2:13", "App.coding 3:19", "App.coding 5:17"])
        #expect(
            places(try driver.ask("references", core, "case swe|et"))
                == ["Core.coding 4:29", "Core.coding 5:14", "App.coding 5:27"])
        #expect(
            places(try driver.ask("references", core, "struct Sty|le")) == ["Core.coding 15:16", "App.coding 7:22"])
        let highlights = try driver.ask("documentHighlight", core, "struct Sty|le")
        #expect(highlights.elements?.count == 2)
    }

    @Test("A file with errors keeps definitions and hovers")
    func errors() throws {
        let driver = try ServerDriver([
            "A.coding": "class A {\n    var b: B? fallbak\n    var c: [B\n}\n/// Two.\nclass B {}\n"
        ])
        #expect(places(try driver.ask("definition", "A.coding", "b: |B?")) == ["A.coding 6:7"])
        let hover = try driver.ask("hover", "A.coding", "b: |B?")
        #expect(hover["contents"]?["value"]?.string?.contains("Two.") == true)
    }

    @Test("Symbols of a document and of the workspace")
    func symbols() throws {
        let driver = try Self.driver()
        let document: JSONValue = ["textDocument": ["uri": .string(driver.uri("Sources/Core/Core.coding"))]]
        let symbols = try #require(try driver.request("textDocument/documentSymbol", document).elements)
        #expect(symbols.map { $0["name"]?.string } == ["Flavor", "Shape"])
        #expect(symbols.map { $0["kind"]?.int } == [10, 5])
        #expect(symbols.last?["children"]?.elements?.map { $0["name"]?.string } == ["name", "style", "Style"])
        let found = try #require(try driver.request("workspace/symbol", ["query": "flv"]).elements)
        #expect(found.compactMap { $0["name"]?.string } == ["flavor", "Flavor"] || found.count == 2)
    }

    @Test("A hover states the declaration, the documentation, the key, and what readers see")
    func hover() throws {
        let driver = try Self.driver()
        let text = try #require(
            try driver.ask("hover", "Sources/Core/Core.coding", "var na|me")["contents"]?["value"]?.string)
        for part in [
            "var name: String = \"none\" since 1 fallback \"Title\"", "The name, as users see it.",
            "Swift type: `String`", "key in the archive: `name`", "read as `\"none\"`",
            "if the key is missing: read from `Title`",
            "```swift\n",
        ] {
            #expect(text.contains(part), "\(part) is not in:\n\(text)")
        }
        let type = try driver.ask("hover", "Sources/App/App.coding", "Flav|or = .sweet")["contents"]?["value"]?.string
        #expect(type?.contains("What it tastes of.") == true)
        #expect(type?.contains("unknown values are read as `.sweet`") == true)
        let rule = try driver.ask("hover", "Sources/App/App.coding", "waived default|Changed")["contents"]?["value"]?
            .string
        #expect(rule?.contains("**defaultChanged**") == true)
        #expect(try driver.ask("hover", "Sources/App/App.coding", "imp|ort") == .null)
    }

    @Test(
        "A hover states where a value comes from, in the order of reading",
        arguments: [
            ("var c: Int = 0", ["key in the archive: `c`", "if the key is missing: read as `0`"]),
            (
                "var c: Int = 0 fallback \"old\", \"older\"",
                [
                    "key in the archive: `c`", "if the key is missing: read from `old`, `older`",
                    "if these keys are missing: read as `0`",
                ]
            ),
            (
                "var c: Int = 0 fallback \"old\" since 1",
                [
                    "key in the archive: `c`", "if the key is missing: read from `old`",
                    "since version 1: archives of earlier versions don't have the key",
                    "if these keys are missing: read as `0`",
                ]
            ),
            (
                "var c: indexed [Int] since 1",
                [
                    "key in the archive: `c`",
                    "since version 1: archives of earlier versions have no value; read as `[]`",
                ]
            ),
            ("var c: Int = 0 sequential only", ["in sequential archives only; from others: read as `0`"]),
        ])
    func origins(field: String, facts: [String]) throws {
        let kind = field.contains("indexed") ? "" : ", sequential"
        let text = "class A, version 1\(kind) {\n    var b: Int\n    \(field)\n}\n"
        let driver = try ServerDriver(["A.coding": text])
        try driver.open("A.coding")
        #expect(try driver.diagnostics("A.coding") == [])
        let hover = try driver.ask("hover", "A.coding", "var |c")["contents"]?["value"]?.string ?? ""
        let lines = hover.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
        #expect(lines.first == "Swift type: `\(field.contains("indexed") ? "indexed [Int]" : "Int")`")
        #expect(lines.dropFirst().elementsEqual(facts.map { $0[...] }), "\(hover)")
    }

    @Test("From a schema to committed Swift, and back")
    func generated() throws {
        let driver = try Self.driver()
        let swift = "public enum Flavor: String {\n    case sweet\n}\npublic class Shape {\n    var name: String\n}\n"
        try driver.folder.write(swift, to: "Sources/Core/Generated/Core.coding.swift")
        let found = try driver.ask("implementation", "Sources/Core/Core.coding", "var na|me")
        #expect(places(found) == ["Core.coding.swift 5:9"])
        let back = try driver.ask("definition", "Sources/Core/Generated/Core.coding.swift", "var na|me")
        #expect(places(back) == ["Core.coding 14:9"])
    }

    @Test("The way back from committed Swift is in proportion to the file")
    func generatedInProportion() throws {
        let isInProportion = try growsInProportion(from: 200, times: 8) { count in
            let names = (0..<count).map { "field\($0)" }
            let schema = "class A {\n" + names.map { "    var \($0): Int\n" }.joined() + "}\n"
            let manifest = "[.target(name: \"Core\")]"
            let driver = try ServerDriver(["Package.swift": manifest, "Sources/Core/A.coding": schema])
            let path = "Sources/Core/Generated/A.coding.swift"
            try driver.folder.write(schema, to: path)
            let found = try driver.ask("definition", path, "field\(count - 1)|:")
            #expect(places(found) == ["A.coding \(count + 1):9"])
        }
        #expect(isInProportion)
    }

    // MARK: Structure

    @Test("Folding and selections follow the syntax")
    func structure() throws {
        let driver = try Self.driver()
        let document: JSONValue = ["uri": .string(driver.uri("Sources/Core/Core.coding"))]
        let folds = try #require(try driver.request("textDocument/foldingRange", ["textDocument": document]).elements)
        #expect(folds.map { $0["startLine"]?.int } == [1, 7, 8])
        let place = try #require(try driver.place("Sources/Core/Core.coding", "\"Tit|le\"")["position"])
        let selection = try driver.request(
            "textDocument/selectionRange", ["textDocument": document, "positions": [place]])
        var depth = 0
        var next = selection.elements?.first
        while let current = next {
            depth += 1
            next = current["parent"]
        }
        // The string, its clause, the member, the body, the class, the file.
        #expect(depth == 6)
    }

    @Test(
        "A body that ends with its opening brace has a selection",
        arguments: ["class A {", "class A {\n    var b: B {", "{"])
    func unclosed(text: String) throws {
        let driver = try ServerDriver(["Sources/Core/A.coding": text])
        try driver.open("Sources/Core/A.coding")
        let parameters: JSONValue = [
            "textDocument": ["uri": .string(driver.uri("Sources/Core/A.coding"))],
            "positions": [["line": 0, "character": 0]],
        ]
        #expect(try driver.request("textDocument/selectionRange", parameters).elements?.count == 1)
    }

    @Test("Semantic tokens distinguish names from words")
    func tokens() throws {
        let driver = try ServerDriver([
            "A.coding": "class key: version {\n    var since: Int since 1 key \"a\"\n}\nopen class version {}\n"
        ])
        let document: JSONValue = ["textDocument": ["uri": .string(driver.uri("A.coding"))]]
        let data = try driver.request("textDocument/semanticTokens/full", document)["data"]?.elements ?? []
        let kinds = stride(from: 3, to: data.count, by: 5).map { data[$0].int ?? -1 }
        // keyword class type · keyword property type keyword number keyword string · keyword keyword class
        #expect(kinds == [0, 2, 1, 0, 5, 1, 0, 9, 0, 8, 0, 0, 2])
    }
}
