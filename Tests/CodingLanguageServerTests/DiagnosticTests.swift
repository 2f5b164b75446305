// Messages about schemas while the user types.

import CodingLanguageServer
import EditorClient
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Messages about schemas")
struct DiagnosticTests {
    private static let manifest = """
        let package = Package(name: "P", targets: [
            .target(name: "Core", path: "Kernel"),
            .target(name: "App", dependencies: ["Core"]),
        ])
        """

    @Test("A mistake is published when it is typed, and withdrawn when it is gone")
    func push() throws {
        let driver = try ServerDriver(["Person.coding": "class Person {\n    var name: String\n}\n"])
        try driver.open("Person.coding")
        #expect(driver.published("Person.coding") == [])
        try driver.edit("Person.coding", replacing: "String", with: "Strng")
        driver.settle()
        let params = try #require(driver.take("textDocument/publishDiagnostics").last)
        #expect(params["version"]?.int == 2)
        let item = try #require(params["diagnostics"]?.elements?.first)
        #expect(item["code"]?.string == "unknownType")
        #expect(item["severity"]?.int == 1)
        #expect(item["source"]?.string == "coding")
        #expect(item["codeDescription"]?["href"]?.string == "file:///pages/unknownType.md")
        try driver.edit("Person.coding", replacing: "Strng", with: "String")
        driver.settle()
        #expect(driver.published("Person.coding") == [])
    }

    @Test("Notes are related information")
    func notes() throws {
        let driver = try ServerDriver(["A.coding": "class A {}\n", "B.coding": "class A {}\n"])
        try driver.open("B.coding")
        let report = try driver.request(
            "textDocument/diagnostic", ["textDocument": ["uri": .string(driver.uri("B.coding"))]])
        let item = try #require(report["items"]?.elements?.first)
        #expect(item["code"]?.string == "duplicateDeclaration")
        let note = try #require(item["relatedInformation"]?.elements?.first)
        #expect(note["location"]?["uri"]?.string == driver.uri("A.coding"))
        #expect(note["location"]?["range"]?["start"] == ["line": 0, "character": 6])
    }

    @Test("A change in one module shows in those that import it, and nowhere else")
    func modules() throws {
        let driver = try ServerDriver([
            "Package.swift": Self.manifest, "Kernel/Node.coding": "public class Node {}\n",
            "Sources/App/App.coding": "import Core\nclass App {\n    var node: Node?\n}\n",
            "Sources/Other/Other.coding": "class Other {}\n",
        ])
        try driver.open("Kernel/Node.coding")
        _ = driver.take("textDocument/publishDiagnostics")
        try driver.edit("Kernel/Node.coding", replacing: "Node", with: "Knot")
        driver.settle()
        let all = driver.take("textDocument/publishDiagnostics")
        let app = try #require(all.last { $0["uri"]?.string == driver.uri("Sources/App/App.coding") })
        #expect(ServerDriver.lines(app["diagnostics"]).first?.hasPrefix("3:15: unknownType") == true)
        #expect(!all.contains { $0["uri"]?.string == driver.uri("Sources/Other/Other.coding") })
    }

    @Test("After changes in two modules at once, the messages of both are published for the new versions")
    func burst() throws {
        let driver = try ServerDriver([
            "Package.swift": Self.manifest, "Kernel/Node.coding": "public class Node {}\n",
            "Sources/App/App.coding": "class App {\n    var node: Nodd?\n}\n",
        ])
        try driver.open("Kernel/Node.coding")
        try driver.open("Sources/App/App.coding")
        driver.settle()
        _ = driver.take("textDocument/publishDiagnostics")
        try driver.edit("Kernel/Node.coding", replacing: "{}", with: "{ }")
        try driver.edit("Sources/App/App.coding", replacing: "?\n}", with: "? \n}")
        driver.settle()
        let app = driver.take("textDocument/publishDiagnostics").last { message in
            message["uri"]?.string == driver.uri("Sources/App/App.coding")
        }
        #expect(app?["version"]?.int == 2)
        #expect(ServerDriver.lines(app?["diagnostics"]).count == 1)
    }

    @Test("A client that asks gets no publications, and is not sent what it has")
    func pull() throws {
        let driver = try ServerDriver(
            ["A.coding": "class A {\n    var a: B\n}\n"],
            capabilities: [
                "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
            ])
        try driver.open("A.coding")
        #expect(driver.take("textDocument/publishDiagnostics") == [])
        let document: JSONValue = ["uri": .string(driver.uri("A.coding"))]
        let first = try driver.request("textDocument/diagnostic", ["textDocument": document])
        #expect(first["kind"]?.string == "full")
        #expect(ServerDriver.lines(first["items"]).count == 1)
        let again = try driver.request(
            "textDocument/diagnostic", ["textDocument": document, "previousResultId": first["resultId"] ?? ""])
        #expect(again["kind"]?.string == "unchanged")
        let all = try driver.request("workspace/diagnostic", ["previousResultIds": []])
        #expect(all["items"]?.elements?.first?["uri"] == document["uri"])
    }

    @Test("Files that change outside of the editor are read again")
    func files() throws {
        let driver = try ServerDriver(["A.coding": "class A {\n    var b: B?\n}\n"])
        try driver.open("A.coding")
        #expect(try driver.diagnostics("A.coding").count == 1)
        try driver.folder.write("class B {}\n", to: "B.coding")
        let change: JSONValue = ["uri": .string(driver.uri("B.coding")), "type": 1]
        driver.notify("workspace/didChangeWatchedFiles", ["changes": [change]])
        driver.settle()
        #expect(driver.published("A.coding") == [])
        try driver.folder.remove("B.coding")
        driver.notify("workspace/didChangeWatchedFiles", ["changes": [change]])
        #expect(try driver.diagnostics("A.coding").count == 1)
        driver.notify("textDocument/didClose", ["textDocument": ["uri": .string(driver.uri("A.coding"))]])
        driver.settle()
        #expect(driver.published("A.coding").count == 1)
        // What was published about a file goes with it.
        try driver.folder.remove("A.coding")
        driver.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(driver.uri("A.coding")), "type": 3]]])
        let last = driver.take("textDocument/publishDiagnostics").last
        #expect(last?["uri"]?.string == driver.uri("A.coding") && last?["diagnostics"] == [])
    }

    @Test("A folder that can't be read, which root can, hides no schemas of others")
    func unreadableFolder() throws {
        let driver = try ServerDriver([
            "A.coding": "class A {\n    var b: B?\n}\n", "B.coding": "class B {}\n", "Locked/C.coding": "class C {}\n",
        ])
        try driver.open("A.coding")
        let locked = driver.folder.path(of: "Locked")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked) }
        driver.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": []]])
        #expect(try driver.diagnostics("A.coding") == [])
    }

    @Test("A document without a file has messages, too")
    func untitled() throws {
        let driver = try ServerDriver()
        driver.notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": "untitled:1", "version": 1, "text": "class A { var b: C }"]])
        driver.settle()
        let found = driver.take("textDocument/publishDiagnostics").last
        #expect(found?["uri"]?.string == "untitled:1")
        #expect(ServerDriver.lines(found?["diagnostics"]).first?.hasPrefix("1:18: unknownType") == true)
    }

    // MARK: Actions

    @Test("A fix with an edit is an action")
    func fix() throws {
        let driver = try ServerDriver(["A.coding": "class A {\n    var a: Strng fallbak \"b\"\n}\n"])
        try driver.open("A.coding")
        let found = try #require(try driver.actions("A.coding", "fall|bak").first)
        #expect(found.title == "change to 'fallback'")
        #expect(found.action["kind"]?.string == "quickfix")
        #expect(found.action["diagnostics"]?.elements?.first?["code"]?.string == "unknownWord")
        try driver.apply(found.action["edit"])
        #expect(driver.texts["A.coding"] == "class A {\n    var a: Strng fallback \"b\"\n}\n")
    }

    @Test("All fixes that 'coding format --fix' makes are one action")
    func fixAll() throws {
        let driver = try ServerDriver(["A.coding": "class A {\n    lazy var a: Strng\n    b: Int\n}\n"])
        try driver.open("A.coding")
        for _ in 0..<2 {
            guard let all = try driver.actions("A.coding", "|A {", only: ["source.fixAll"]).first else { break }
            #expect(all.action["kind"]?.string == "source.fixAll.coding")
            try driver.apply(all.action["edit"])
        }
        // A misspelled word is for the author to choose.
        #expect(driver.texts["A.coding"] == "class A {\n    var a: Strng\n    var b: Int\n}\n")
    }

    // MARK: Formatting

    @Test("Formatting changes what coding format changes: all, a range, or what a brace closes")
    func formatting() throws {
        let text = "class A {\n  var a:Int\n}\n\nclass B {\n  var b:Int\n}\n"
        let driver = try ServerDriver(["A.coding": text])
        try driver.open("A.coding")
        let document: JSONValue = ["uri": .string(driver.uri("A.coding"))]
        let all = try driver.request("textDocument/formatting", ["textDocument": document, "options": [:]])
        let formatted = text.replacing("  var a:Int", with: "    var a: Int").replacing("  var b:", with: "    var b: ")
        #expect(try ServerDriver.applying(all, to: text) == formatted)
        let range: JSONValue = ["start": ["line": 4, "character": 0], "end": ["line": 6, "character": 1]]
        let some = try driver.request(
            "textDocument/rangeFormatting", ["textDocument": document, "range": range, "options": [:]])
        let second = text.replacing("  var b:", with: "    var b: ")
        #expect(try ServerDriver.applying(some, to: text) == second)
        let typed = try driver.ask("onTypeFormatting", "A.coding", "b:Int\n}|", ["ch": "}", "options": [:]])
        #expect(try ServerDriver.applying(typed, to: text) == second)
    }
}
