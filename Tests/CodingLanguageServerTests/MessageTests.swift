// Messages: their frames, the life cycle, and what is no message.

import CodingLanguageServer
import EditorClient
import JSONText
import TestSupport
import Testing

@Suite("Messages")
struct MessageTests {
    private func frames(_ text: String, cut: Int = .max) throws -> [String] {
        var reader = MessageReader()
        var result: [String] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            reader.append(rest.prefix(cut))
            rest = rest.dropFirst(cut)
            while let message = try reader.next() { result.append(String(decoding: message, as: UTF8.self)) }
        }
        return result
    }

    @Test("Messages are cut out of a stream, however it is divided", arguments: [1, 2, 7, 1_000])
    func frames(cut: Int) throws {
        let stream = "Content-Length: 2\r\n\r\n{}content-type: x\r\nCONTENT-LENGTH:3\r\n\r\n[1]"
        #expect(try frames(stream, cut: cut) == ["{}", "[1]"])
    }

    @Test("Headers and lengths have limits")
    func limits() {
        let failures: [(String, MessageReader.Failure)] = [
            (String(repeating: "x", count: 5_000), .headerTooLong),
            ("X: 1\r\n\r\n", .headerWithoutLength),
            ("Content-Length: -1\r\n\r\n", .headerWithoutLength),
            ("Content-Length: 99999999999999999999\r\n\r\n", .headerWithoutLength),
            ("Content-Length: 100000000\r\n\r\n", .messageTooLong(100_000_000)),
        ]
        for (stream, failure) in failures {
            #expect(throws: failure) { try frames(stream) }
        }
    }

    @Test("JSON is read and written")
    func json() throws {
        let text = #"{"a":[1,2.5,true,false,null,"\u0000\"\\\n\té😀"],"b":{}}"#
        let value = try JSONValue(parsing: Array(text.utf8))
        #expect(value["a"]?.elements?.count == 6)
        #expect(try JSONValue(parsing: Array(value.compactText.utf8)) == value)
        #expect(throws: (any Error).self) { try JSONValue(parsing: Array("{".utf8)) }
        #expect(throws: (any Error).self) { try JSONValue(parsing: Array(String(repeating: "[", count: 100_000).utf8)) }
    }

    @Test("Requests have an order")
    func order() throws {
        var sent: [JSONValue] = []
        let server = LanguageServer(environment: ServerEnvironment(version: "1")) { sent.append($0) }
        func ask(_ method: String) -> Int? {
            server.receive(["id": 1, "method": .string(method)])
            return sent.last?["error"]?["code"]?.int
        }
        #expect(ask("textDocument/hover") == -32_002)
        #expect(ask("initialize") == nil)
        #expect(ask("initialize") == -32_600)
        #expect(ask("no/such") == -32_601)
        #expect(ask("textDocument/hover") == -32_602)
        server.receive(["id": 2, "method": "textDocument/hover"], isCancelled: true)
        #expect(sent.last?["error"]?["code"]?.int == -32_800)
        #expect(ask("shutdown") == nil)
        #expect(ask("textDocument/hover") == -32_600)
        #expect(server.exitCode == nil)
        server.receive(["method": "exit"])
        #expect(server.exitCode == 0)
    }

    @Test("Exit without shutdown is a failure; unknown notifications are ignored")
    func exit() {
        let server = LanguageServer(environment: ServerEnvironment(version: "1")) { _ in }
        server.receive(["method": "$/unknown"])
        server.receive(["method": "exit"])
        #expect(server.exitCode == 1)
    }

    @Test("The unit of columns is agreed on", arguments: [("utf-16", 16), ("utf-8", 19), ("utf-32", 15)])
    func encodings(encoding: String, column: Int) throws {
        let driver = try ServerDriver(
            ["A.coding": "/* é😀 */ class X {}\n"],
            capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
        let symbols = try driver.request(
            "textDocument/documentSymbol", ["textDocument": ["uri": .string(driver.uri("A.coding"))]])
        let start = symbols.elements?.first?["selectionRange"]?["start"]
        #expect(start?["character"]?.int == column)
        // And back.
        let place: JSONValue = [
            "textDocument": ["uri": .string(driver.uri("A.coding"))],
            "position": ["line": 0, "character": .integer(column)],
        ]
        #expect(try driver.request("textDocument/prepareRename", place)["placeholder"]?.string == "X")
    }

    @Test("The name to rename has no backticks, and neither need the new one")
    func keywords() throws {
        let driver = try ServerDriver(["A.coding": "class A {\n    var `class`: Int\n}\n"])
        try driver.open("A.coding")
        #expect(try driver.ask("prepareRename", "A.coding", "`cl|ass`")["placeholder"]?.string == "class")
    }
}
