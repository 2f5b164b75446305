// The generated text is held to the golden files. `UPDATE_GOLDEN=1 swift test` writes them anew; the diff is then
// reviewed.

import CodingGenerator
import Foundation
import Testing

@Suite("The golden corpus")
struct GoldenTests {
    @Test("What a schema becomes is what its golden file says", arguments: GoldenModule.all)
    func matchesGoldenFile(module: GoldenModule) throws {
        for file in try module.generate() {
            let golden = GoldenModule.folder.appending(path: file.name)
            if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
                try Data(file.text.utf8).write(to: golden)
                continue
            }
            let difference = TextDifference(from: try GoldenModule.text(of: file.name), to: file.text)
            #expect(difference.isEmpty, "\(file.name) differs (UPDATE_GOLDEN=1 accepts it):\n\(difference.description)")
        }
    }

    @Test("The corpus holds no generated file that no schema makes")
    func holdsNoOrphans() throws {
        let known = Set(GoldenModule.all.flatMap { $0.swiftFiles.map(\.lastPathComponent) + ["\($0.name).coding"] })
        let folder = GoldenModule.folder.path(percentEncoded: false)
        let present = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(present) == known)
    }

    @Test("The same schema becomes the same text, byte for byte", arguments: GoldenModule.all)
    func isDeterministic(module: GoldenModule) throws {
        #expect(try module.generate() == module.generate())
    }

    @Test("Line ends of Windows don't change what is generated", arguments: GoldenModule.all)
    func ignoresReturns(module: GoldenModule) throws {
        let text = try module.schemaText().replacing("\n", with: "\r\n")
        #expect(try module.generate(text) == module.generate())
    }

    @Test("No line is indented and empty, ends with a space, or names a folder", arguments: GoldenModule.all)
    func hasTidyLines(module: GoldenModule) throws {
        for file in try module.generate() {
            #expect(file.text.hasSuffix("}\n") && !file.text.hasSuffix("\n\n"))
            #expect(!file.text.contains("\n\n\n"))
            for line in file.text.split(separator: "\n") {
                #expect(line.last?.isWhitespace == false, "\(file.name): '\(line)'")
                #expect(!line.contains("Sources/"))
            }
        }
    }
}
