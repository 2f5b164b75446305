// Archives that others wrote, converted to JSON and back; from a folder outside the package that ARCHIVING_FIXTURES
// names.

import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Fixtures as JSON", .fixtures)
struct JSONFixtureTests {
    private static func tree(_ document: ArchiveDocument) -> String {
        var text = ""
        _ = DocumentTree.write(document) { text += $0 }
        return text
    }

    @Test(
        "Every document fits the JSON Schema",
        .enabled(
            if: PeerExecutable.python?.printed("-c", "import jsonschema").isEmpty ?? false,
            "python3 with jsonschema is not installed: skipped"))
    func schema() throws {
        var lines = Data()
        for file in try FixtureFolder.files() {
            guard let document = try? ArchiveDocument(file.data) else { continue }
            for includesLayout in [true, false] {
                let options = JSONOptions(includesLayout: includesLayout)
                guard let json = try? document.json(options) else { continue }
                // The two longest documents, which are nested deeply, take minutes.
                let text = json.compactText
                if text.utf8.count <= 100_000 || IntegrationRing.isThorough { lines += Data((text + "\n").utf8) }
            }
        }
        let schema = DocumentationFiles.url("archive-1.schema.json").path(percentEncoded: false)
        let script = """
            import json, jsonschema, sys
            validator = jsonschema.Draft202012Validator(json.load(open('\(schema)')))
            output = open(sys.argv[2], 'w')
            count = 0
            for line in open(sys.argv[1]):
                count += 1
                error = jsonschema.exceptions.best_match(validator.iter_errors(json.loads(line)))
                if error: output.write('%s at %s in %s\\n' % (error.message[:300], error.json_path, line[:200]))
            output.write('checked' if count > 200 else 'only %d' % count)
            """
        let output = try PeerExecutable.python(script, input: lines)
        #expect(String(decoding: output, as: UTF8.self) == "checked")
    }

    @Test("JSON with a layout gives the same bytes or the same graph, and JSON without one the same graph")
    func backAgain() throws {
        var (converted, same, refused) = (0, 0, 0)
        for file in try FixtureFolder.files() {
            guard let document = try? ArchiveDocument(file.data) else { continue }
            let json: JSONValue
            do {
                json = try document.json(JSONOptions(includesLayout: true))
            } catch {
                refused += 1
                continue
            }
            converted += 1
            do {
                let parsed = try JSONValue(parsing: Data(json.text.utf8))
                #expect(parsed == json, "\(file.path)")
                let back = try ArchiveDocument(json: parsed)
                #expect(!back.hasStaleLayout, "\(file.path)")
                let data = try back.data()
                if data == file.data { same += 1 }
                #expect(Self.tree(try ArchiveDocument(data)) == Self.tree(document), "\(file.path)")
                let plain = try document.json()
                let copy = try ArchiveDocument(try ArchiveDocument(json: plain).data())
                #expect(Self.tree(copy) == Self.tree(document), "\(file.path)")
            } catch {
                Issue.record("\(file.path): \(error)")
            }
        }
        // Files that were damaged on purpose are refused; XML that people wrote by hand has other spaces.
        #expect(converted > 150)
        #expect(same >= 160)
        #expect(refused < 30)
    }
}
