// `coding language-server` as a process: it answers, and it ends with its client.

import Foundation
import TestSupport
import Testing

@Suite("coding language-server", .serialized)
struct LanguageServerTests {
    private static let capabilities = #"{"general":{"positionEncodings":["utf-8"]}}"#

    /// A framed message.
    private static func frame(_ content: String) -> String { "Content-Length: \(content.utf8.count)\r\n\r\n\(content)" }

    private static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
        frame(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
    }

    private static func notification(_ method: String, _ parameters: String = "{}") -> String {
        frame(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
    }

    private static func opening(_ folder: TemporaryFolder) -> String {
        request(1, "initialize", #"{"rootUri":"\#(folder.url.absoluteString)","capabilities":\#(capabilities)}"#)
            + notification("initialized")
    }

    /// Runs the server with an input that ends.
    private static func run(_ input: String, in folder: TemporaryFolder) async throws -> ToolRun {
        try folder.write(input, to: "input.bin")
        let tool = try ToolRun.toolFolder + "/coding"
        return try await ToolRun.command(
            ["bash", "-c", "timeout 60 \"$0\" lsp < input.bin", tool], in: folder,
            environment: ["HOME": folder.path, "XDG_CACHE_HOME": folder.path(of: "cache")])
    }

    @Test("A session from the first request to exit")
    func session() async throws {
        let folder = try TemporaryFolder()
        try folder.write("class Person {\n    var name: Strng\n}\n", to: "Person.coding")
        let document = #"{"textDocument":{"uri":"\#(folder.url.absoluteString)Person.coding"}}"#
        let input =
            Self.opening(folder) + Self.request(2, "textDocument/diagnostic", document) + Self.request(3, "shutdown")
            + Self.notification("exit")
        let run = try await Self.run(input, in: folder)
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        #expect(run.output.contains(#""code":"unknownType""#))
        #expect(run.output.contains(#""positionEncoding":"utf-8""#))
        // The link of the message leads to its page.
        let page = try #require(run.output.firstMatch(of: /"href":"file:\/\/([^"]*)"/)?.output.1)
        #expect(try String(contentsOfFile: String(page), encoding: .utf8).hasPrefix("# unknownType\n"))
    }

    @Test("The server ends with its input, whatever that is")
    func endOfInput() async throws {
        let folder = try TemporaryFolder()
        let inputs = [
            "", "garbage\r\n\r\n", "Content-Length: 5\r\n\r\n{", Self.frame("{"), Self.frame("[]"),
            "Content-Length: 99999999999\r\n\r\n", String(repeating: "x", count: 100_000),
            Self.opening(folder), Self.opening(folder) + Self.frame("nonsense") + Self.request(2, "shutdown"),
        ]
        for input in inputs {
            let run = try await Self.run(input, in: folder)
            #expect(run.exitCode == 1, "\(input.prefix(40))")
        }
    }

    @Test("Random bytes end in an error or an exit", .integration)
    func randomBytes() async throws {
        for seed in 0..<UInt64(20) {
            var generator = SeededGenerator(seed: seed)
            let folder = try TemporaryFolder()
            var input = Self.opening(folder)
            for _ in 0..<20 {
                let count = Int.random(in: 0..<200, using: &generator)
                let bytes = String(
                    String.UnicodeScalarView(
                        (0..<count).map { _ in
                            Unicode.Scalar(UInt8.random(in: 0..<128, using: &generator))
                        }))
                input += Bool.random(using: &generator) ? Self.frame(bytes) : bytes
            }
            #expect(try await Self.run(input, in: folder).exitCode == 1)
        }
    }

    @Test("A server whose client was killed ends")
    func orphan() async throws {
        let folder = try TemporaryFolder()
        // The input stays open, and the client of this number is gone.
        let script = """
            sleep 0 & client=$!; wait $client
            message='{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":'$client',"capabilities":{}}}'
            mkfifo pipe
            sleep 60 > pipe & holder=$!
            timeout 30 "$0" lsp < <(printf 'Content-Length: %d\\r\\n\\r\\n%s' ${#message} "$message"; cat pipe) > out
            code=$?
            kill -KILL $holder
            exit $code
            """
        let tool = try ToolRun.toolFolder + "/coding"
        let run = try await ToolRun.command(["bash", "-c", script, tool], in: folder)
        #expect(run.exitCode == 1)
    }

    @Test("The help has both names of the command")
    func help() async throws {
        for name in ["language-server", "lsp"] {
            let run = try await ToolRun.coding([name, "--help"], in: TemporaryFolder())
            #expect(run.exitCode == 0)
            #expect(run.output.contains("Usage: coding language-server"))
        }
        let wrong = try await ToolRun.coding(["lsp", "what"], in: TemporaryFolder())
        #expect(wrong.exitCode == 2)
    }
}
