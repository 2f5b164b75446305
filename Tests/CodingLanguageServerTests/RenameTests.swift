// Rename: names change everywhere, and archives stay readable.

import CodingLanguageServer
import CodingReview
import CodingSchema
import EditorClient
import JSONText
import TestSupport
import Testing

@Suite("Rename")
struct RenameTests {
    private func renamed(
        _ text: String, _ place: String, to name: String, form: String? = nil
    ) throws -> String {
        let options: JSONValue = form.map { ["rename": .string($0)] } ?? [:]
        let driver = try ServerDriver(["A.coding": text], options: options)
        try driver.open("A.coding")
        try driver.apply(try driver.ask("rename", "A.coding", place, ["newName": .string(name)]))
        return driver.texts["A.coding"] ?? ""
    }

    private static let rows: [(text: String, place: String, form: String?, result: String)] = [
        ("class A {\n    var a|: Int\n}\n", "a|:", nil, "class A {\n    var new: Int key \"a\"\n}\n"),
        (
            "class A {\n    var a: Int\n}\n", "var a|", "renamesKey",
            "class A, version 1 {\n    var new: Int fallback \"a\"\n}\n"
        ),
        (
            "class A, version 2 {\n    var a: Int key \"x\" fallback \"b\"\n}\n", "var a|", "renamesKey",
            "class A, version 3 {\n    var new: Int fallback \"x\", \"b\"\n}\n"
        ),
        (
            "class A {\n    var a: Int = 1 omits default\n}\n", "var a|", "renamesKey",
            "class A {\n    var new: Int = 1 key \"a\" omits default\n}\n"
        ),
        (
            "class A, version 2 {\n    var a: Int key \"x\"\n}\n", "var a|", nil,
            "class A, version 2 {\n    var new: Int key \"x\"\n}\n"
        ),
        (
            "class A, prefix \"p.\" {\n    var a: Int fallback \"b\"\n}\n", "var a|", nil,
            "class A, prefix \"p.\" {\n    var new: Int key \"p.a\" fallback \"b\"\n}\n"
        ),
        (
            "class A {\n    transient var a: Int = 0\n}\n", "var a|", nil,
            "class A {\n    transient var new: Int = 0\n}\n"
        ),
        (
            "class B {}\nclass A: B, refuses coding {\n    var a: Int\n}\n", "var a|", nil,
            "class B {}\nclass A: B, refuses coding {\n    var new: Int\n}\n"
        ),
        ("class A {\n    var a: [A]\n}\n", "[A|]", nil, "class new, formerly \"A\" {\n    var a: [new]\n}\n"),
        (
            "class A {\n    var a: A?\n}\n", "class A|", "keepsKey",
            "class new, archived as \"A\" {\n    var a: new?\n}\n"
        ),
        (
            "class A, version 1, formerly \"B\" {}\n", "class A|", nil,
            "class new, version 1, formerly \"A\", \"B\" {}\n"
        ),
        ("class A, archived as \"X\" {}\n", "class A|", nil, "class new, archived as \"X\" {}\n"),
        (
            "enum E: String {\n    case a\n    unknown .a\n}\nclass A {\n    var e: E = .a\n}\n", ".a|\n}\nclass", nil,
            "enum E: String {\n    case new = \"a\"\n    unknown .new\n}\nclass A {\n    var e: E = .new\n}\n"
        ),
        (
            "enum E: Int {\n    case a = 1\n    unknown .a\n}\n", "case a|", nil,
            "enum E: Int {\n    case new = 1\n    unknown .new\n}\n"
        ),
        (
            "enum E: String, tag \"t\" {\n    case a(String) key \"u\"\n}\n", "case a|", nil,
            "enum E: String, tag \"t\" {\n    case new(String) = \"a\" key \"u\"\n}\n"
        ),
        (
            "typealias T = Int\nclass A {\n    var a: T\n}\n", "a: T|", nil,
            "typealias new = Int\nclass A {\n    var a: new\n}\n"
        ),
    ]

    @Test("The table of names", arguments: rows.indices)
    func table(row: Int) throws {
        let row = Self.rows[row]
        #expect(try renamed(row.text.replacing("|", with: ""), row.place, to: "new", form: row.form) == row.result)
    }

    @Test("A rename changes all files and modules")
    func modules() throws {
        let driver = try ServerDriver([
            "Package.swift": "[.target(name: \"Core\"), .target(name: \"App\", dependencies: [\"Core\"])]",
            "Sources/Core/A.coding":
                "public class Node {\n    public struct Style {\n        var width: Int\n    }\n}\n",
            "Sources/Core/B.coding": "class Other {\n    var node: Node?\n}\n",
            "Sources/App/C.coding": "import Core\nclass App {\n    var style: Node.Style?\n    var nodes: [Node]\n}\n",
        ])
        try driver.open("Sources/App/C.coding")
        try driver.apply(
            try driver.ask("rename", "Sources/App/C.coding", "[No|de]", ["newName": "class"]))
        #expect(try driver.folder.text(of: "Sources/Core/B.coding") == "class Other {\n    var node: `class`?\n}\n")
        #expect(driver.texts["Sources/App/C.coding"]?.contains("style: `class`.Style?") == true)
        #expect(
            try driver.folder.text(of: "Sources/Core/A.coding").hasPrefix("public class `class`, formerly \"Node\" {"))
        #expect(try driver.diagnostics("Sources/App/C.coding") == [])
    }

    @Test("What can't be renamed says why")
    func refusals() throws {
        let driver = try ServerDriver([
            "A.coding": "class A {\n    var a: Int\n    var b: String\n    retired \"old\"\n}\n"
        ])
        let rows: [(place: String, name: String, message: String)] = [
            ("var |a", "b", ""), ("var |a", "1x", "is not a name"), ("|Int", "b", "only declarations"),
            ("var |a", "a b", "is not a name"),
        ]
        for (place, name, message) in rows {
            let error = #expect(throws: ResponseError.self) {
                try driver.ask("rename", "A.coding", place, ["newName": .string(name)])
            }
            #expect(error?.message.contains(message) == true)
        }
        try driver.open("A.coding")
        try driver.edit("A.coding", replacing: "Int", with: "Itn")
        #expect(throws: ResponseError.self) { try driver.ask("rename", "A.coding", "var |b", ["newName": "c"]) }
    }

    @Test("A name that was changed by typing has both forms as actions")
    func typed() throws {
        let driver = try ServerDriver(["A.coding": "class A {\n    var a: Int\n    var b: Int\n}\n"])
        try driver.open("A.coding")
        try driver.edit("A.coding", replacing: "var a", with: "var first")
        let actions = try driver.actions("A.coding", "fir|st").filter { $0.title.hasPrefix("renamed from 'a'") }
        #expect(actions.count == 2)
        try driver.apply(actions.last?.action["edit"])
        #expect(
            driver.texts["A.coding"]
                == "class A, version 1 {\n    var first: Int fallback \"a\"\n    var b: Int\n}\n")
    }

    private static let typedRows: [(text: String, old: String, results: [String])] = [
        (
            "class A, prefix \"p.\" {\n    var old: Int\n}\n", "old",
            [
                "class A, prefix \"p.\" {\n    var new: Int key \"p.old\"\n}\n",
                "class A, version 1, prefix \"p.\" {\n    var new: Int fallback \"p.old\"\n}\n",
            ]
        ),
        // Names of declarations have the prefix of the file, and not that of the class around them.
        (
            "class A, prefix \"p.\" {\n    struct Old {\n        var x: Int\n    }\n}\n", "Old",
            [
                "class A, prefix \"p.\" {\n    struct new, formerly \"Old\" {\n        var x: Int\n    }\n}\n",
                "class A, prefix \"p.\" {\n    struct new, archived as \"Old\" {\n        var x: Int\n    }\n}\n",
            ]
        ),
        (
            "archived as prefix \"M.\"\n\nclass Old {}\n", "Old",
            [
                "archived as prefix \"M.\"\n\nclass new, formerly \"M.Old\" {}\n",
                "archived as prefix \"M.\"\n\nclass new, archived as \"M.Old\" {}\n",
            ]
        ),
        (
            "enum E: String, tag \"t\" {\n    case old(String) key \"u\"\n}\n", "old",
            ["enum E: String, tag \"t\" {\n    case new(String) = \"old\" key \"u\"\n}\n"]
        ),
    ]

    @Test("The table of actions after a change by typing", arguments: typedRows.indices)
    func typedTable(row: Int) throws {
        let row = Self.typedRows[row]
        var results: [String] = []
        for number in row.results.indices {
            let driver = try ServerDriver(["A.coding": row.text])
            try driver.open("A.coding")
            try driver.edit("A.coding", replacing: row.old, with: "new")
            let actions = try driver.actions("A.coding", "n|ew").filter { $0.title.hasPrefix("renamed from") }
            #expect(actions.count == row.results.count)
            try driver.apply(actions[number].action["edit"])
            results.append(driver.texts["A.coding"] ?? "")
        }
        #expect(results == row.results)
    }

    @Test("Random schemas stay readable, in both forms")
    func random() throws {
        var count = 0
        for seed in 0..<UInt64(IntegrationRing.size(250, otherwise: 40)) {
            let text = RandomRenameSchema(seed: seed).text
            for form in ["keepsKey", "renamesKey"] {
                let driver = try ServerDriver(["A.coding": text], options: ["rename": .string(form)])
                try driver.open("A.coding")
                let mistakes = try driver.diagnostics("A.coding").joined()
                #expect(mistakes.isEmpty, "\(mistakes)")
                var generator = SeededGenerator(seed: seed)
                let document: JSONValue = ["textDocument": ["uri": .string(driver.uri("A.coding"))]]
                let symbols = try driver.request("textDocument/documentSymbol", document).elements ?? []
                let all = symbols + symbols.flatMap { $0["children"]?.elements ?? [] }
                let target = try #require(all.randomElement(using: &generator))
                let place = target["selectionRange"]?["start"] ?? .null
                let response = driver.respond(
                    to: "textDocument/rename",
                    ["textDocument": document["textDocument"] ?? .null, "position": place, "newName": "renamedName"])
                guard response["error"] == nil else {
                    Issue.record("seed \(seed): \(response.text)\n\(target["name"]?.string ?? "")\n\(text)")
                    continue
                }
                try driver.apply(response["result"])
                try check(text, driver.texts["A.coding"] ?? "", form, seed)
                count += 1
            }
        }
        #expect(count > 0)
    }

    /// The review finds that the new schema reads archives of the old one; if keys stay, the reverse, too.
    private func check(_ old: String, _ new: String, _ form: String, _ seed: UInt64) throws {
        #expect(new.contains("renamedName"))
        let schemas = try [old, new].map { text in
            try #require(
                SchemaCompiler.compile(
                    moduleName: "M", files: [SourceFile(path: "A.coding", text: text)], imports: []
                ).schema, "seed \(seed): \(text)")
        }
        let review = Review.compare(old: [schemas[0]], new: [schemas[1]])
        #expect(review.verdict(.newReadsOld) == .safe, "seed \(seed)\n\(old)\n\(new)")
        if form == "keepsKey" { #expect(review.verdict(.oldReadsNew) == .safe, "seed \(seed)\n\(old)\n\(new)") }
    }
}
