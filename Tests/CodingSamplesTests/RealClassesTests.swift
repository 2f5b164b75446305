// Samples held to the classes that are generated from the same schemas: read, described, and written again.

import Archiving
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import Release1
import Release2
import Release3
import Testing

@testable import Constructs

@Suite("Samples and real classes")
struct RealClassesTests {
    /// What Swift code adds to or puts in the place of what a class is archived as.
    private static let changedBySwift: Set<String> = [
        "AlsoKeys", "Author", "Coded", "IndexedConversions", "Holder", "Lukewarm", "NullableAlso", "Proxy", "Target",
    ]

    private static var constructs: SampleSchema {
        get throws { try SampleSchema(folder: "Constructs/Schemas", module: "Constructs") }
    }

    @Test("What a class reads from its present version and writes again is the sample, slot by slot")
    func writesTheSame() throws {
        let schema = try Self.constructs
        var count = 0
        for schemaClass in SampleArchive.classes(of: schema.schema) {
            if Self.changedBySwift.contains(schemaClass.name) { continue }
            let name = "\(schemaClass.name).v\(schemaClass.version)"
            let archive = try #require(FrozenArchive.all.first { $0.name == name }, "\(name) is not frozen")
            let sample = try schema.sample(schemaClass.name)
            let root = try archive.read(sample.data())
            let written = try PropertyList(data: KeyedArchiver.archivedData(withRootObject: root))
            #expect(written == sample, "\(name)")
            count += 1
        }
        #expect(count >= 40)
    }

    @Test(
        "What is expected of every version is what the class reads, binary and XML",
        arguments: [
            PropertyList.Format.binary, .xml,
        ])
    func readsTheExpected(format: PropertyList.Format) throws {
        let schema = try Self.constructs
        var count = 0
        for schemaClass in SampleArchive.classes(of: schema.schema) {
            for version in FrozenVersions.versions(of: schemaClass) {
                let name = "\(schemaClass.name).v\(version)"
                let archive = try #require(FrozenArchive.all.first { $0.name == name }, "\(name) is not frozen")
                let sample = try schema.sample(schemaClass.name, version: version)
                let lines = try ExpectedText.lines(of: sample, as: schemaClass, in: schema.catalog)
                let expected = FrozenLines(text: lines.joined(separator: "\n"))
                let root = try archive.read(sample.data(format: format))
                let found = FrozenDescription.lines(of: root, unknown: expected.unknownPaths)
                #expect(expected.differences(from: found) == [], "\(name)")
                count += 1
            }
        }
        #expect(count >= 60)
    }

    @Test("The committed tests and archives are what 'coding freeze' writes; if not, run it on Tests/Constructs")
    func isFrozen() throws {
        let schema = try Self.constructs
        let archives = SampleArchive.classes(of: schema.schema).flatMap { schemaClass in
            FrozenVersions.versions(of: schemaClass).map { (name: "\(schemaClass.name).v\($0)", schemaClass) }
        }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        let file = FrozenTestFile(schema: schema.schema, archives: archives, folder: "Archives")
        let committed = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: FrozenTestFile.name)
        #expect(try String(contentsOf: committed, encoding: .utf8) == file.text)
    }

    @Test("The tests import the modules of classes that moved")
    func importsOfMovedClasses() throws {
        let imports = ["Style": "access public\nopen class Font, prefix \"f\" { var size: Int }"]
        let moved = try SampleSchema("import Style\nclass Text { var font: Font? }", imports: imports)
        let font = try #require(
            try moved.schemaClass("Text").fields.compactMap { field -> SchemaClass? in
                if case .object(let found) = field.type { found } else { nil }
            }.first)
        let text = FrozenTestFile(schema: moved.schema, archives: [("Font.v0", font)], folder: "A").text
        #expect(text.contains("@testable import Shop\nimport Style\n\n"))
        #expect(text.contains("Style.Font.self"))
    }

    @Test("What programs archived is described from the schema as from the objects, far from the root too")
    func describesRealArchives() throws {
        let root = Branch(name: "0")
        var last = root
        for number in 1...40 {
            let next = Branch(name: "\(number) \"\\\n")
            last.next = next
            next.parent = last
            next.named = ["a = b: [c].d": root, "e": next]
            root.children.append(next)
            last = next
        }
        last.next = root
        let schema = try Self.constructs
        let archive = try PropertyList(data: KeyedArchiver.archivedData(withRootObject: root))
        let expected = try ExpectedText.lines(of: archive, as: schema.schemaClass("Branch"), in: schema.catalog)
        let found = FrozenDescription.lines(of: root, unknown: [])
        #expect(found == expected)
        let chain = Branch(name: "0")
        last = chain
        for _ in 1...300 {
            let next = Branch(name: "n")
            last.next = next
            last = next
        }
        let lines = FrozenDescription.lines(of: chain, unknown: [])
        let data = try KeyedArchiver.archivedData(withRootObject: chain)
        #expect(
            try ExpectedText.lines(
                of: PropertyList(data: data), as: schema.schemaClass("Branch"), in: schema.catalog) == lines)
        #expect(lines.contains { $0.hasPrefix("#2.next") && $0.hasSuffix(": Branch #3") })
        #expect(lines.allSatisfy { $0.count < 120 })
    }

    // MARK: Releases

    /// An older version as the present schema has it, and the class that was it.
    struct Past: Sendable, CustomTestStringConvertible {
        let release: Int
        let name: String
        let version: Int
        var others: [String: Int] = [:]
        let rewrite: @Sendable (Data) throws -> Data

        var testDescription: String { "\(name) in release \(release), version \(version)" }

        init<Old: Coding>(_ release: Int, _ type: Old.Type, version: Int, others: [String: Int] = [:]) {
            self.release = release
            self.name = "\(type)"
            self.version = version
            self.others = others
            self.rewrite = { data in
                let object = try KeyedUnarchiver.unarchivedObject(ofClass: type, from: data)
                return try KeyedArchiver.archivedData(withRootObject: object)
            }
        }
    }

    static let past = [
        Past(2, Release1.Added.self, version: 0), Past(2, Release1.Computed.self, version: 0),
        Past(2, Release1.Dropped.self, version: 0), Past(2, Release1.Ended.self, version: 0),
        Past(2, Release1.StillWritten.self, version: 0), Past(2, Release1.Emptied.self, version: 0),
        Past(2, Release1.Cone.self, version: 0, others: ["Flavour": 0]),
        Past(2, Release1.Flag.self, version: 0, others: ["Strict": 0]),
        Past(2, Release1.Shape.self, version: 0, others: ["Point": 0]),
        Past(2, Release1.Kept.self, version: 0), Past(2, Release1.Marked.self, version: 1),
        Past(2, Release1.Guarded.self, version: 0),
        Past(3, Release2.Added.self, version: 1), Past(3, Release2.Computed.self, version: 1),
        Past(3, Release2.Split.self, version: 1), Past(3, Release2.Emptied.self, version: 1),
        Past(3, Release2.Guarded.self, version: 1), Past(3, Release2.Kept.self, version: 1),
        Past(3, Release2.Marked.self, version: 2), Past(3, Release2.StillWritten.self, version: 1),
        Past(3, Release2.Shape.self, version: 0, others: ["Point": 1]),
        Past(3, Release2.Flag.self, version: 0, others: ["Strict": 1]),
    ]

    @Test("An older version is what the class of that release writes itself", arguments: past)
    func isAsOnceWritten(past: Past) throws {
        let schema = try SampleSchema(folder: "Releases/Release\(past.release)", module: "Release\(past.release)")
        let sample = try schema.sample(past.name, version: past.version, others: past.others)
        #expect(try PropertyList(data: past.rewrite(sample.data())) == sample)
    }

    @Test("Keys that an older version wrote beside the present ones are what its class asks for")
    func isReadByThePast() throws {
        let schema = try SampleSchema(folder: "Releases/Release2", module: "Release2")
        let renamed = try KeyedUnarchiver.unarchivedObject(
            ofClass: Release1.Renamed.self, from: schema.sample("Renamed", version: 0).data())
        #expect(renamed.text == "body 1")
        let converted = try KeyedUnarchiver.unarchivedObject(
            ofClass: Release1.Converted.self, from: schema.sample("Converted", version: 0).data())
        #expect(converted.centimetres > 0)
    }
}
