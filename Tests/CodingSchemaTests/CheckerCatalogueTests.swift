// The catalogue of the checker's messages, held against the tables of the other tests.

import CodingSchema
import Foundation
import Testing

@Suite("The checker's catalogue")
struct CheckerCatalogueTests {
    static let rows =
        CheckerBareKeyTests.rows + CheckerBitsTests.rows + CheckerClauseTests.rows + CheckerComposedKeyTests.rows
        + CheckerCycleTests.rows + CheckerEnumerationTests.rows
        + CheckerExtensionTests.rows + CheckerFieldTests.rows + CheckerRetiredTests.rows
        + CheckerHeadTests.rows + CheckerImportTests.rows
        + CheckerIndexedKeyTests.rows + CheckerKeyTests.rows + CheckerNameTests.rows + CheckerPresenceTests.rows
        + CheckerSequenceTests.rows
        + CheckerStructTests.rows + CheckerSwiftTests.rows + CheckerTypeTests.rows
        + CheckerUnionTests.rows + CheckerValueReferenceTests.rows + CheckerValueTests.rows + CheckerValueTypeTests.rows
        + CheckerWaiverTests.rows

    /// The texts of the catalogue's files.
    private func catalogueTexts() throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/CodingSchema/Diagnostics").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix("DiagnosticCatalog+Checker") }
        return try files.map { try String(contentsOf: $0, encoding: .utf8) }
    }

    @Test("Every message has a row in a table")
    func everyMessageHasARow() throws {
        let declared = try catalogueTexts().flatMap(factoryNames)
        let reported = Set(Self.rows.flatMap { $0.compile().diagnostics.map(\.code) })
        #expect(declared.count > 70)
        #expect(Set(declared).subtracting(reported).sorted() == [])
    }

    private func factoryNames(in text: String) -> [String] {
        text.matches(of: /\n    static func (\w+)\([^{]*-> Diagnostic \{/).map { String($0.1) }
    }

    @Test("The messages of a file stand in alphabetical order")
    func order() throws {
        for text in try catalogueTexts() {
            let names = factoryNames(in: text)
            #expect(names == names.sorted())
        }
    }

    @Test("Messages begin with no capital and end with no full stop", arguments: rows)
    func style(row: CheckerRow) {
        for diagnostic in row.compile().diagnostics {
            for text in [diagnostic.message, diagnostic.fix?.message ?? "x"] + diagnostic.notes.map(\.message) {
                #expect(text.first?.isUppercase == false)
                #expect(text.last != ".")
            }
        }
    }

    @Test("A schema is made exactly where nothing is an error", arguments: rows)
    func schemas(row: CheckerRow) {
        let compilation = row.compile()
        let hasErrors = compilation.diagnostics.contains { $0.severity == .error }
        #expect((compilation.schema == nil) == hasErrors)
    }
}
