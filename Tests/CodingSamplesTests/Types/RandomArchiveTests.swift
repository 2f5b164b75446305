// Archives of random classes with random changes: `coding verify`, the compiled classes and, for whole values, Foundation
// agree.

import ArchiveDocuments
import Archiving
import CodingSamples
import CodingSchema
import Constructs
import Foundation
import PropertyLists
import Sequences
import TestSupport
import Testing

@Suite("Verdicts about random archives")
struct RandomArchiveTests {
    static let count = IntegrationRing.size(20_000, inRing: 200, otherwise: 60)

    /// An archive, with what reads it.
    private struct Subject {
        let name: String
        let verifier: ArchiveVerifier
        let data: Data
        let read: (Data) throws -> Void
    }

    /// Samples of all classes of the table, of the constructs and of the sequences.
    private static func subjects() throws -> [Subject] {
        let table = try TypeTable()
        var subjects: [Subject] = []
        for isSequential in [false, true] {
            for row in table.rows(isSequential: isSequential) {
                guard let data = table.sample(row, isSequential: isSequential) else { continue }
                subjects.append(
                    Subject(name: row.name, verifier: table.verifier, data: data) {
                        try TypeTable.read(row.type, from: $0)
                    })
            }
        }
        let constructs = try SampleSchema(folder: "Constructs/Schemas", module: "Constructs")
        let verifier = ArchiveVerifier(constructs.schema)
        for archive in FrozenArchive.all {
            guard let sample = try VerificationTests.sample(archive.name, constructs) else { continue }
            subjects.append(
                Subject(name: archive.name, verifier: verifier, data: try sample.data(format: .binary)) {
                    _ = try archive.read($0)
                })
        }
        let sequences = try SampleSchema(folder: "Sequences/Schemas", module: "Sequences")
        let sequenceVerifier = ArchiveVerifier(sequences.schema)
        for type in SequencesCodingClasses.classes {
            guard let schemaClass = sequences.schema.classes.first(where: { $0.name == "\(type)" }) else { continue }
            for version in 0...schemaClass.version {
                guard
                    let data = try? SampleArchive.data(
                        of: schemaClass, version: version, in: sequences.catalog, format: nil)
                else { continue }
                subjects.append(
                    Subject(name: "\(type) \(version)", verifier: sequenceVerifier, data: data) {
                        _ = try SequentialVerificationTests.read(type, from: $0)
                    })
            }
        }
        return subjects
    }

    @Test("After random changes, the class reads what the verdict states")
    func changedArchives() throws {
        var generator = SeededGenerator(seed: 0)
        let subjects = try Self.subjects()
        var count = TypeTableCount()
        while count.combinations < Self.count {
            let subject = subjects[Int.random(in: 0..<subjects.count, using: &generator)]
            guard let (data, names) = try Self.changed(subject.data, &generator) else { continue }
            let result = subject.verifier.result(for: try ArchiveDocument(data))
            let error = Result { try subject.read(data) }.error
            // A function of the program may refuse any value, and a verdict doesn't call it.
            if (error as? ArchiveError)?.code == .rejected { continue }
            let text = error.map { "\($0)" }
            // A root of an unknown class is read as the class after `else`, which isn't the one that the caller asks for.
            if result.verdict == .lossy, text?.hasPrefix("root: expected an object of class") ?? false { continue }
            count.add(
                TypeTable.Answer(error: text, result: result),
                "\(subject.name) with \(names.joined(separator: ", "))")
        }
        print("Random changes: \(count.summary)")
        #expect(count.differences == [], "ARCHIVING_SEED=\(RunSeed.first)")
    }

    @Test("A tag may be any whole number, also a decimal")
    func numbersAsTags() throws {
        let kinds = ArchivedKinds(isSequential: false)
        let constructs = try SampleSchema(folder: "Constructs/Schemas", module: "Constructs")
        let verifier = ArchiveVerifier(constructs.schema)
        let sample = try #require(try VerificationTests.sample("Browser.v0", constructs)).data(format: .binary)
        let values = [
            (try kinds.value(NumberValue.integer(3)), true), (try kinds.value(NumberValue.double(3)), true),
            (try kinds.value(NumberValue.double(3.5)), false), (try kinds.value(Decimal(3)), true),
            (try kinds.value(Decimal(string: "3.5")), false), (try kinds.value("3"), false),
        ]
        for (value, isTag) in values {
            let root = try KeyedUnarchiver.archivedObject(from: sample)
            for object in Self.objects(below: root) {
                for index in object.entries.indices where object.entries[index].key == "tabType" {
                    object.entries[index].value = value
                }
            }
            let data = try KeyedArchiver.archivedData(withRootObject: root)
            let verdict = verifier.result(for: try ArchiveDocument(data)).verdict
            #expect((verdict == .reads || verdict == .lossy) == isTag, "\(value): \(verdict)")
            let object = try? KeyedUnarchiver.unarchivedObject(
                ofClass: Constructs.Browser.self, from: data, allowing: ConstructsCodingClasses.classes)
            #expect((object != nil) == isTag, "\(value)")
        }
    }

    /// An archive with some changes of any of its objects; `nil` if what results can't be archived.
    private static func changed(
        _ data: Data, _ generator: inout SeededGenerator
    ) throws -> (data: Data, names: [String])? {
        let isSequential = TypeTable.isSequential(data)
        let kinds = ArchivedKinds(isSequential: isSequential)
        let root =
            try isSequential
            ? SequentialUnarchiver.archivedObject(from: data) : KeyedUnarchiver.archivedObject(from: data)
        var names: [String] = []
        // Most changes can't be read, and few archives with several.
        for _ in 0..<[0, 1, 1, 1, 1, 1, 2, 3][Int.random(in: 0..<8, using: &generator)] {
            let objects = Self.objects(below: root)
            let object = objects[Int.random(in: 0..<objects.count, using: &generator)]
            let changes = try kinds.changes(of: object, depth: 0)
            guard let change = changes.randomElement(using: &generator) else { continue }
            change.apply(object)
            names.append("\(object.className ?? ""): \(change.name)")
        }
        let written =
            try? isSequential
            ? SequentialArchiver.archivedData(withRootObject: root) : KeyedArchiver.archivedData(withRootObject: root)
        return written.map { ($0, names) }
    }

    private static func objects(below root: ArchivedObject) -> [ArchivedObject] {
        var found = [root]
        var known: Set<ArchivedObject> = [root]
        var next = 0
        while next < found.count {
            var values = found[next].entries.map(\.value) + found[next].groups.flatMap(\.values)
            next += 1
            while let value = values.popLast() {
                switch value {
                case .object(let object) where object.value == nil && known.insert(object).inserted:
                    found.append(object)
                case .array(let elements): values += elements
                default: break
                }
            }
        }
        return found
    }
}

extension Result {
    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
