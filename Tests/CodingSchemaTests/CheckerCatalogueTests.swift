// What all schemas in the tables of the other tests have in common.

import CodingSchema
import Testing

@Suite("The checker's messages")
struct CheckerCatalogueTests {
    static let rows =
        CheckerBareKeyTests.rows + CheckerBitsTests.rows + CheckerClauseTests.rows + CheckerComposedKeyTests.rows
        + CheckerCycleTests.rows + CheckerEnumerationTests.rows
        + CheckerExtensionTests.rows + CheckerFieldSwiftTests.rows + CheckerFieldTests.rows
        + CheckerRenameTests.rows + CheckerRetiredTests.rows
        + CheckerHeadTests.rows + CheckerImportTests.rows + CheckerNestedTests.rows
        + CheckerIndexedKeyTests.rows + CheckerKeyTests.rows + CheckerNameTests.rows + CheckerPresenceTests.rows
        + CheckerSequenceTests.rows
        + CheckerStructTests.rows + CheckerSwiftTests.rows + CheckerTypeTests.rows
        + CheckerUnionTests.rows + CheckerValueReferenceTests.rows + CheckerValueTests.rows + CheckerValueTypeTests.rows
        + CheckerWaiverTests.rows

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
