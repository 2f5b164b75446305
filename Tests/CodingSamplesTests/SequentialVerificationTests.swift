// Verdicts about sequential archives held to what the compiled classes do: samples, and samples with changed groups.

import ArchiveDocuments
import Archiving
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import TestSupport
import Testing

@testable import Sequences

@Suite("Verdicts about sequential archives")
struct SequentialVerificationTests {
    /// A change of an object's groups; false if it doesn't apply.
    private struct Change: Sendable {
        let name: String
        let apply: @Sendable (inout [ArchivedObject.Group], Int) -> Bool
    }

    private static let changes = [
        Change(name: "unchanged") { _, _ in true },
        Change(name: "a group less") { groups, index in
            groups.remove(at: index)
            return true
        },
        Change(name: "a group twice") { groups, index in
            groups.insert(groups[index], at: index)
            return true
        },
        Change(name: "nil") { groups, index in
            guard groups[index].encoding == "@" else { return false }
            groups[index].values = [.null]
            return true
        },
        Change(name: "a long integer") { groups, index in
            guard ["i", "s", "c", "I", "q"].contains(groups[index].encoding) else { return false }
            groups[index].encoding = groups[index].encoding == "q" ? "i" : "q"
            groups[index].values = [.inline(.integer(1))]
            return true
        },
        Change(name: "a real") { groups, index in
            guard ["f", "d"].contains(groups[index].encoding) else { return false }
            groups[index] = .init(groups[index].encoding == "f" ? "d" : "f", .inline(.double(2)))
            if groups[index].encoding == "f" { groups[index].values = [.inline(.float(2))] }
            return true
        },
        Change(name: "another integer") { groups, index in
            guard ["i", "s", "c", "q"].contains(groups[index].encoding) else { return false }
            groups[index].values = [.inline(.integer(99))]
            return true
        },
        Change(name: "a string") { groups, index in
            guard groups[index].encoding == "@" else { return false }
            let description = ArchivedObject.ClassDescription(
                "NSString", chain: ["NSString", "NSObject"], versions: [1, 0])
            let text = ArchivedObject(description)
            text.groups = [.init("+", .inline(.data(Data("text".utf8))))]
            groups[index].values = [.object(text)]
            return true
        },
    ]

    @Test("An indexed array that a later version added is empty", arguments: ["", " lenient"])
    func addedIndexedArray(clause: String) throws {
        let old = try SampleSchema("class A, sequential { var x: Int16 }")
        let data = try SampleArchive.data(
            of: try #require(old.schema.classes.first), version: 0, in: old.catalog, format: nil)
        let new = try SampleSchema(
            "class A, version 1, sequential {\n  var f: indexed [Float] since 1\(clause)\n  var x: Int16\n}")
        let result = ArchiveVerifier(new.schema).result(for: try ArchiveDocument(data))
        #expect(result.verdict == .reads, "\(result)")
    }

    @Test("The value after a lenient one whose objects are of a newer version is read")
    func newerObjectsLeftOut() throws {
        let list =
            "class A, sequential {\n  var list: [B] lenient\n  var after: C\n}\nstruct C, sequential { var x: Int }"
        let new = try SampleSchema("\(list)\nclass B, version 1, sequential { var x: Int16 = 3 until 0 }")
        let data = try SampleArchive.data(
            of: try #require(new.schema.classes.first), version: 0, in: new.catalog, format: nil)
        let old = try SampleSchema("\(list)\nclass B, sequential { var x: Int16 = 3 }")
        let result = ArchiveVerifier(old.schema).result(for: try ArchiveDocument(data))
        #expect(result.verdict == .lossy, "\(result)")
    }

    @Test("An object is left out for its own value, although an inherited one would end reading")
    func ownValueFirst() throws {
        let bead = Bead(name: "b", size: 1)
        let root = try SequentialUnarchiver.archivedObject(
            from: SequentialArchiver.archivedData(withRootObject: Chain(clasp: bead)))
        let clasp = try #require(Self.objects(below: root).first { $0.className == "Bead" })
        let name = try #require(clasp.groups.indices.first { clasp.groups[$0].encoding == "@" })
        let hole = try #require(clasp.groups.indices.first { clasp.groups[$0].encoding == "d" })
        guard case .object(let text)? = clasp.groups[name].values.first else {
            Issue.record("no name")
            return
        }
        // No reader of strings can go on after this.
        text.groups = [.init("@", .null)]
        clasp.groups[hole] = .init("@", .object(root))
        let data = try SequentialArchiver.archivedData(withRootObject: root)
        let chain = try #require(try Self.read(Chain.self, from: data) as? Chain)
        #expect(chain.clasp == nil)
        let schema = try SampleSchema(folder: "Sequences/Schemas", module: "Sequences")
        let result = ArchiveVerifier(schema.schema).result(for: try ArchiveDocument(data))
        #expect(result.verdict == .lossy, "\(result)")
    }

    @Test("What is read after groups were changed is what verify says")
    func changedGroups() throws {
        let schema = try SampleSchema(folder: "Sequences/Schemas", module: "Sequences")
        let verifier = ArchiveVerifier(schema.schema)
        var generator = SeededGenerator(seed: 21)
        let share = IntegrationRing.size(1, otherwise: 10)
        var (count, failures) = (0, 0)
        var differences: [String] = []
        for schemaClass in schema.schema.classes where schemaClass.codes && schemaClass.archives != .keyed {
            guard let type = SequencesCodingClasses.classes.first(where: { "\($0)" == schemaClass.name }) else {
                continue
            }
            for version in 0...schemaClass.version {
                guard
                    let sample = try? SampleArchive.data(
                        of: schemaClass, version: version, in: schema.catalog, format: nil)
                else { continue }
                let places = try Self.places(in: sample)
                for (place, change) in places.flatMap({ place in Self.changes.map { (place, $0) } }) {
                    guard Int.random(in: 0..<share, using: &generator) == 0 else { continue }
                    guard let data = try? Self.changed(sample, place, change) else { continue }
                    let result = verifier.result(for: try ArchiveDocument(data))
                    let isRead = (try? Self.read(type, from: data)) != nil
                    if isRead != (result.verdict == .reads || result.verdict == .lossy) {
                        differences.append("\(schemaClass.name) \(version) \(place) \(change.name): \(result)")
                    }
                    count += 1
                    if !isRead { failures += 1 }
                }
            }
        }
        #expect(differences == [], "\(differences.count) of \(count)")
        #expect(count > 300)
        #expect(failures > 100)
    }

    static func read<Root: Coding>(_ type: Root.Type, from data: Data) throws -> any Coding {
        try SequentialUnarchiver.unarchivedObject(
            ofClass: type, from: data, allowing: SequencesCodingClasses.classes)
    }

    /// The objects of classes that aren't Foundation's, in the order of the archive.
    private static func objects(below root: ArchivedObject) -> [ArchivedObject] {
        var found = [root]
        var known: Set<ArchivedObject> = [root]
        var next = 0
        while next < found.count {
            for case .object(let object) in found[next].groups.flatMap(\.values) where known.insert(object).inserted {
                found.append(object)
            }
            next += 1
        }
        return found.filter { $0.className?.hasPrefix("NS") == false }
    }

    /// The objects and groups of an archive by their numbers.
    private static func places(in data: Data) throws -> [[Int]] {
        let root = try SequentialUnarchiver.archivedObject(from: data)
        return objects(below: root).enumerated().flatMap { number, object in
            object.groups.indices.map { [number, $0] }
        }
    }

    private static func changed(_ data: Data, _ place: [Int], _ change: Change) throws -> Data? {
        let root = try SequentialUnarchiver.archivedObject(from: data)
        let object = objects(below: root)[place[0]]
        guard change.apply(&object.groups, place[1]) else { return nil }
        return try SequentialArchiver.archivedData(withRootObject: root)
    }
}
