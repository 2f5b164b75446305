// The review on save.

import CodingLanguageServer
import EditorClient
import JSONText
import TestSupport
import Testing

@Suite("Review on save")
struct ReviewTests {
    private static let old = "class Person {\n    var name: String\n    var age: Int\n}\n"

    private func driver(
        review: String = "HEAD", capabilities: JSONValue = ServerDriver.capabilities
    ) throws -> ServerDriver {
        let driver = try ServerDriver(
            ["A.coding": Self.old], capabilities: capabilities, options: ["review": .string(review)],
            baseline: ["A.coding": Self.old])
        try driver.open("A.coding")
        return driver
    }

    @Test("A lossy change is a warning at its line, with the four directions in its hover")
    func warning() throws {
        let driver = try driver()
        try driver.edit("A.coding", replacing: "var age: Int", with: "var years: Int = 0")
        driver.settle()
        #expect(driver.published("A.coding") == [])
        try driver.save("A.coding")
        let items = driver.take("textDocument/publishDiagnostics").last?["diagnostics"]?.elements ?? []
        let item = try #require(items.first { $0["source"]?.string == "coding diff" })
        #expect(item["severity"]?.int == 2)
        #expect(item["message"]?.string?.contains("new reads old") == true)
        let hover = try driver.ask("hover", "A.coding", "var yea|rs")["contents"]?["value"]?.string
        for direction in ["new reads old", "old reads new"] {
            #expect(hover?.contains(direction) == true)
        }
    }

    @Test("A client that asks for messages asks again after a file is saved")
    func pull() throws {
        let driver = try driver(capabilities: [
            "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
        ])
        try driver.edit("A.coding", replacing: "var age: Int", with: "var years: Int = 0")
        driver.settle()
        _ = driver.take("workspace/diagnostic/refresh")
        try driver.save("A.coding")
        #expect(driver.take("workspace/diagnostic/refresh").count == 1)
        #expect(try driver.diagnostics("A.coding").contains { $0.contains("new reads old") })
    }

    @Test("The clauses that the review suggests are actions, and make the change safe")
    func actions() throws {
        let driver = try driver()
        try driver.edit("A.coding", replacing: "age: Int", with: "years: Int")
        try driver.save("A.coding")
        let found = try driver.actions("A.coding", "var yea|rs").first { $0.title.hasPrefix("add 'fallback \"age\"") }
        let action = try #require(found)
        try driver.apply(action.action["edit"])
        #expect(driver.texts["A.coding"]?.contains("var years: Int fallback \"age\" also \"age\"") == true)
        try driver.save("A.coding")
        let items = driver.take("textDocument/publishDiagnostics").last?["diagnostics"]?.elements ?? []
        #expect(!items.contains { $0["message"]?.string?.contains("new reads old: breaking") == true })
    }

    @Test("Without the setting, nothing is compared")
    func off() throws {
        let driver = try driver(review: "off")
        try driver.edit("A.coding", replacing: "var age: Int", with: "var years: Int = 0")
        try driver.save("A.coding")
        #expect(driver.published("A.coding") == [])
    }
}
