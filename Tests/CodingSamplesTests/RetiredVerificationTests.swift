// Archives with objects of retired classes: what 'verify' and 'why' say of them.

import ArchiveDocuments
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import Testing

@Suite("Verification of retired classes")
struct RetiredVerificationTests {
    /// The archive that an older schema writes of a drawing, and the schema that reads it.
    private static func reading(
        _ retired: String, fields: String, root name: String = "Drawing", isSequential: Bool = false
    ) throws -> (schema: Schema, document: ArchiveDocument) {
        let kind = isSequential ? ", sequential" : ""
        let both = """
            class Drawing\(kind) { \(fields) }
            class Shape\(kind) { var name: String }
            struct Pin\(kind) { var shape: Shape? = nil }

            """
        // The samples hold the only class that is below the other.
        let old = try SampleSchema(
            both.replacing("Shape?", with: "Line?").replacing("[Shape", with: "[Line")
                + "class Line: Shape\(kind), archived as \"Connector\" { var next: Shape? }"
        ).schema
        let root = try #require(old.classes.first { $0.name == name })
        let data = try SampleArchive.data(
            of: root, version: 0, in: ClassCatalog(old), format: isSequential ? nil : .binary)
        return (try SampleSchema(both + retired).schema, try ArchiveDocument(data))
    }

    private static let fields =
        "var first: Shape?\nvar shapes: [Shape] = []\nvar named: [String: [Shape]] = [:]\nvar pin: Pin\nvar pins: [Pin] = []"

    @Test("The objects are losses", arguments: [false, true])
    func losses(isSequential: Bool) throws {
        let (schema, document) = try Self.reading(
            "retired class Connector: Shape", fields: Self.fields, isSequential: isSequential)
        let result = ArchiveVerifier(schema).result(for: document)
        #expect(result.verdict == .lossy, "\(result)")
        let lost = result.events.filter { $0.kind == "lost" }.map(\.key)
        #expect(Set(lost).isSuperset(of: ["first", "shapes", "named"]), "\(result)")
        #expect(result.events.allSatisfy { $0.detail == "the class 'Connector' is retired" }, "\(result)")
    }

    @Test("Without the declaration, or with another superclass, the class is unknown")
    func unknown() throws {
        for retired in ["", "retired class Connector", "retired class Other: Shape", "retired struct Connector"] {
            let (schema, document) = try Self.reading(retired, fields: Self.fields)
            #expect(ArchiveVerifier(schema).result(for: document).verdict == .unknownClass, "\(retired)")
        }
    }

    @Test("A root of the class can't be read")
    func root() throws {
        let (schema, document) = try Self.reading("retired class Connector: Shape", fields: Self.fields, root: "Line")
        let result = ArchiveVerifier(schema).result(for: document)
        #expect(result.verdict == .fails && result.reason == "the class 'Connector' is retired", "\(result)")
    }

    @Test("'why' states what is left out")
    func why() throws {
        let (schema, document) = try Self.reading("retired class Connector: Shape", fields: Self.fields)
        let lines = try #require(try WhyReport(document, schema: schema).answer(to: "first"))
        #expect(lines.contains { $0.contains("the class 'Connector' is retired") }, "\(lines)")
    }
}
