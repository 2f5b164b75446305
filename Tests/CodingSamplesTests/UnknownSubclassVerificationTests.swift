// Archives with objects of classes that the schema doesn't have: what 'verify' and 'why' say of them.

import ArchiveDocuments
import Archiving
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import Testing

@Suite("Verification of unknown subclasses")
struct UnknownSubclassVerificationTests {
    /// The archive of a star that a later schema writes, and the schema that reads it.
    private static func reading(
        _ clauses: String, of star: String = "class Star: Polygon { var points: Int }",
        isSequential: Bool = false
    ) throws -> (schema: Schema, document: ArchiveDocument) {
        let kind = isSequential ? ", sequential" : ""
        let old = "class Shape\(kind)\(clauses) { var name: String }\nclass Polygon: Shape\(kind) { var sides: Int }\n"
        let new = try SampleSchema(old + star.replacing(" {", with: kind + " {")).schema
        let root = try #require(new.classes.first { $0.name == "Star" })
        let data = try SampleArchive.data(
            of: root, version: 0, in: ClassCatalog(new), format: isSequential ? nil : .binary)
        return (try SampleSchema(old).schema, try ArchiveDocument(data))
    }

    private static func events(_ result: VerificationResult) -> [String] {
        result.events.map { "\($0.kind) \($0.className) \($0.key) \($0.detail) \($0.isLoss)" }
    }

    @Test("They are losses where the superclass is read, and unknown classes elsewhere", arguments: [false, true])
    func losses(isSequential: Bool) throws {
        let (schema, document) = try Self.reading(", reads unknown subclasses", isSequential: isSequential)
        let result = ArchiveVerifier(schema).result(for: document)
        #expect(result.verdict == .lossy, "\(result)")
        let unread = isSequential ? [] : ["unread Polygon points  true"]
        #expect(Self.events(result) == ["subclass Star  Polygon true"] + unread)

        let strict = try Self.reading("", isSequential: isSequential)
        #expect(ArchiveVerifier(strict.schema).result(for: strict.document).verdict == .unknownClass)
    }

    @Test("All names in a list of superclasses count, even if the list doesn't begin with the class")
    func listWithoutClass() throws {
        let (schema, document) = try Self.reading(", reads unknown subclasses")
        let root = try KeyedUnarchiver.archivedObject(from: document.data())
        root.classDescription?.name = "Comet"
        root.classDescription?.chain = ["Polygon", "NSObject"]
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        #expect(try ArchiveVerifier(schema).result(for: ArchiveDocument(data)).verdict == .lossy)
    }

    @Test("They are no losses where they are kept")
    func kept() throws {
        let (schema, document) = try Self.reading(", reads unknown subclasses, keeps unknown")
        let result = ArchiveVerifier(schema).result(for: document)
        #expect(result.verdict == .reads, "\(result)")
        #expect(Self.events(result) == ["keptSubclass Star  Polygon false"])
    }

    @Test("'why' names the superclass")
    func why() throws {
        let (schema, document) = try Self.reading(", reads unknown subclasses")
        let lines = try #require(try WhyReport(document, schema: schema).answer(to: "sides"))
        #expect(lines.first == "Star, 1 object:")
        #expect(lines[1].contains("the object is read as 'Polygon'"), "\(lines)")
    }
}
