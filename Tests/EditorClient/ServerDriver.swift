// Drives the server through its messages, in memory.

package import CodingLanguageServer
import CodingSchema
import Foundation
package import JSONText
package import TestSupport
import Testing

/// A client with a folder of schemas.
package final class ServerDriver {
    package let folder: TemporaryFolder
    package private(set) var server: LanguageServer!
    private let inbox = Inbox()
    private var requestCount = 0
    private var versions: [String: Int] = [:]

    /// The texts of open files.
    package private(set) var texts: [String: String] = [:]

    /// What the server sent.
    private final class Inbox {
        var messages: [JSONValue] = []
    }

    package static let capabilities: JSONValue = [
        "general": ["positionEncodings": ["utf-8", "utf-16"]],
        "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]],
    ]

    /// Starts a server for files, by their paths in the folder.
    package init(
        _ files: KeyValuePairs<String, String> = [:], capabilities: JSONValue = ServerDriver.capabilities,
        options: JSONValue = [:], baseline: [String: String] = [:]
    ) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let root = folder.path
        let environment = ServerEnvironment(
            version: "test", page: { "file:///pages/\($0).md" },
            baseline: { _, moduleFolder, revision in
                let old = baseline.filter { (root + $0.key).hasPrefix(moduleFolder + "/") }
                guard !old.isEmpty else { return nil }
                let files = old.sorted { $0.key < $1.key }.map { SourceFile(path: root + $0.key, text: $0.value) }
                return Baseline(name: revision, files: files)
            })
        let inbox = inbox
        server = LanguageServer(environment: environment) { inbox.messages.append($0) }
        _ = try request(
            "initialize",
            [
                "processId": .null, "rootUri": .string(FileURI.uri(ofPath: String(root.dropLast()))),
                "capabilities": capabilities, "initializationOptions": options,
            ])
        notify("initialized", [:])
        settle()
    }

    // MARK: Messages

    package func uri(_ path: String) -> String { FileURI.uri(ofPath: folder.path + path) }

    private func document(_ path: String) -> JSONValue { ["uri": .string(uri(path))] }

    /// The result of a request.
    package func request(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
        let response = respond(to: method, parameters)
        if let error = response["error"] {
            throw ResponseError(error["code"]?.int ?? 0, error["message"]?.string ?? "")
        }
        return response["result"] ?? .null
    }

    /// The response to a request, whatever it is.
    package func respond(to method: String, _ parameters: JSONValue) -> JSONValue {
        requestCount += 1
        let id = JSONValue.integer(requestCount)
        server.receive(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters])
        let index = inbox.messages.firstIndex { $0["id"] == id && $0["method"] == nil }
        return index.map { inbox.messages.remove(at: $0) } ?? .null
    }

    package func notify(_ method: String, _ parameters: JSONValue) {
        server.receive(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    /// Lets the server publish what waits.
    package func settle() {
        while server.delay != nil { server.pause() }
    }

    /// Takes the messages of a method that the server has sent.
    package func take(_ method: String) -> [JSONValue] {
        let taken = inbox.messages.filter { $0["method"]?.string == method }
        inbox.messages.removeAll { $0["method"]?.string == method }
        return taken.map { $0["params"] ?? .null }
    }

    // MARK: Documents

    package func open(_ path: String, _ text: String? = nil) throws {
        let text = try text ?? folder.text(of: path)
        texts[path] = text
        versions[path] = 1
        notify(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(uri(path)), "languageId": "coding", "version": 1, "text": .string(text),
                ]
            ])
        settle()
    }

    /// Replaces a text by another, as an editor sends it: where the texts differ.
    package func edit(_ path: String, replacing old: String, with new: String) throws {
        let text = try #require(texts[path])
        let range = try #require(text.firstRange(of: old))
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        edit(path, start..<(start + old.utf8.count), new)
    }

    /// Replaces bytes.
    package func edit(_ path: String, _ range: Range<Int>, _ new: String) {
        guard let text = texts[path] else { return }
        var bytes = Array(text.utf8)
        let place: JSONValue = ["start": position(range.lowerBound, bytes), "end": position(range.upperBound, bytes)]
        bytes.replaceSubrange(range, with: new.utf8)
        texts[path] = String(decoding: bytes, as: UTF8.self)
        versions[path, default: 1] += 1
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(uri(path)), "version": .integer(versions[path] ?? 1)],
                "contentChanges": [["range": place, "text": .string(new)]],
            ])
    }

    package func save(_ path: String) throws {
        try folder.write(try #require(texts[path]), to: path)
        notify("textDocument/didSave", ["textDocument": document(path)])
        settle()
    }

    /// The position of an offset in UTF-8.
    private func position(_ offset: Int, _ bytes: [UInt8]) -> JSONValue {
        let before = bytes[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") }
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return ["line": .integer(line), "character": .integer(offset - start)]
    }

    /// The parameters for the place of a text in a file; `|` in the text is the place itself.
    package func place(_ path: String, _ marked: String) throws -> JSONValue {
        let text = try texts[path] ?? folder.text(of: path)
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
        let plain = parts.joined()
        let range = try #require(text.firstRange(of: plain), "'\(plain)' is not in the file")
        let offset =
            text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            + (parts.count > 1 ? parts[0].utf8.count : 0)
        return ["textDocument": document(path), "position": position(offset, Array(text.utf8))]
    }

    /// The result of a request about a place.
    package func ask(
        _ method: String, _ path: String, _ marked: String, _ more: JSONValue = [:]
    ) throws -> JSONValue {
        let place = try place(path, marked)
        return try request("textDocument/" + method, .object((place.members ?? []) + (more.members ?? [])))
    }

    /// The actions at a place, by title.
    package func actions(_ path: String, _ marked: String, only: JSONValue? = nil) throws -> [(
        title: String, action: JSONValue
    )] {
        let place = try #require(try place(path, marked)["position"])
        var context: JSONValue = ["diagnostics": []]
        context["only"] = only
        let result = try request(
            "textDocument/codeAction",
            ["textDocument": document(path), "range": ["start": place, "end": place], "context": context])
        return (result.elements ?? []).map { ($0["title"]?.string ?? "", $0) }
    }

    /// Applies a workspace edit to the open files and to those of the folder.
    package func apply(_ edit: JSONValue?) throws {
        for change in edit?["changes"]?.members ?? [] {
            let (uri, edits) = (change.name, change.value)
            let path = String(try #require(FileURI.path(ofURI: uri)).dropFirst(folder.path.count))
            let text = try texts[path] ?? folder.text(of: path)
            let new = try Self.applying(edits, to: text)
            if texts[path] == nil {
                try folder.write(new, to: path)
                notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri), "type": 2]]])
            } else {
                self.edit(path, 0..<text.utf8.count, new)
            }
        }
        settle()
    }

    /// The text with edits in UTF-8 positions, each of the original text.
    package static func applying(_ edits: JSONValue?, to text: String) throws -> String {
        var bytes = Array(text.utf8)
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        func offset(_ position: JSONValue?) throws -> Int {
            let line = try #require(position?["line"]?.int)
            return min(starts[line] + (try #require(position?["character"]?.int)), bytes.count)
        }
        var found: [(Range<Int>, String, Int)] = []
        for (index, edit) in (edits?.elements ?? []).enumerated() {
            let range = try offset(edit["range"]?["start"])..<offset(edit["range"]?["end"])
            found.append((range, try #require(edit["newText"]?.string), index))
        }
        for (range, new, _) in found.sorted(by: { ($0.0.lowerBound, $0.2) > ($1.0.lowerBound, $1.2) }) {
            bytes.replaceSubrange(range, with: new.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Messages about schemas

    /// The messages that were published last, as `line:column: code message`.
    package func published(_ path: String) -> [String] {
        let all = take("textDocument/publishDiagnostics").filter { $0["uri"]?.string == uri(path) }
        return Self.lines(all.last?["diagnostics"])
    }

    /// The messages that the server gives when it is asked.
    package func diagnostics(_ path: String) throws -> [String] {
        let report = try request("textDocument/diagnostic", ["textDocument": document(path)])
        return Self.lines(report["items"])
    }

    package static func lines(_ diagnostics: JSONValue?) -> [String] {
        (diagnostics?.elements ?? []).map { item in
            let start = item["range"]?["start"]
            let line = (start?["line"]?.int ?? -1) + 1
            let column = (start?["character"]?.int ?? -1) + 1
            return "\(line):\(column): \(item["code"]?.string ?? "") \(item["message"]?.string ?? "")"
        }
    }
}
