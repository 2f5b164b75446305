// Every construct of the language, generated, compiled and run.

import Foundation
import Testing

@Suite("Constructs of the language")
struct ConstructTests {
    static let table =
        Construct.types + Construct.classes + Construct.fields + Construct.missingValues + Construct.values
        + Construct.conversions + Construct.lenient + Construct.dictionaries + Construct.unknownSubclasses
        + Construct.retired

    @Test("A construct's objects come back, from the keys that the page names", arguments: table)
    func works(construct: Construct) throws {
        try construct.check()
    }

    @Test("Every schema of the folder has a row, and every row a schema")
    func isComplete() throws {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Constructs/Schemas")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        let schemas = files.filter { $0.hasSuffix(".coding") }.map { String($0.dropLast(7)) }
        #expect(Set(schemas) == Set(Self.table.map(\.file)))
        #expect(Set(Self.table.map(\.title)).count == Self.table.count)
    }
}
