// Comparisons: exactly the changes are reported.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Comparisons")
struct ComparisonTests {
    private static func lines(_ edits: [(DocumentEdit, String)]) throws -> [String] {
        let data = try PathTests.archive()
        let document = try ArchiveDocument(data)
        for (edit, path) in edits { try document.apply(edit, at: DocumentPath(parsing: path)) }
        return try DocumentComparison(ArchiveDocument(data), ArchiveDocument(document.data())).differences.map(\.line)
    }

    @Test("Each change is one difference")
    func single() throws {
        #expect(try Self.lines([]) == [])
        #expect(
            try Self.lines([(.set(.string("Anne")), "root.employees[0].name")])
                == ["root.employees[0].name: \"Anna\" → \"Anne\""])
        #expect(try Self.lines([(.remove, "root.employees[0].badge")]) == ["root.employees[0].badge: removed 7"])
        #expect(try Self.lines([(.insert(.boolean(true)), "root.open")]) == ["root.open: added true"])
        #expect(
            try Self.lines([(.insert(.string("y")), "root.tags[0]")]) == ["root.tags[@0]: added \"y\""])
        let number = JSONValue.object([JSONMember("$int", .string("5"))])
        #expect(
            try Self.lines([(.set(number), "root.employees[0].rate")])
                == ["root.employees[0].rate: 5.0 → 5 (another kind of value)"])
        #expect(
            try Self.lines([(.set(.string("e")), "root.notes[\"a.b\"]")]) == ["root.notes[\"a.b\"]: \"dot\" → \"e\""])
    }

    @Test("An object that moves takes its values along, and an inserted one is one line")
    func lists() throws {
        let employee = try JSONValue(parsing: Data(#"{"$class": "Employee", "name": "Cleo", "badge": 9}"#.utf8))
        #expect(
            try Self.lines([(.insert(employee), "root.employees[0]")])
                == ["root.employees[0]: added Employee, 2 values"])
        #expect(
            try Self.lines([(.insert(employee), "root.employees[0]"), (.set(.integer(8)), "root.employees[1].badge")])
                == ["root.employees[0]: added Employee, 2 values", "root.employees[1].badge: 7 → 8"])
    }

    /// A random tree of objects, some of which several others refer to.
    private static func graph(_ generator: inout SeededGenerator) throws -> Data {
        var builder = ArchiveBuilder()
        var objects: [PropertyList] = []
        for number in 0..<Int.random(in: 3...40, using: &generator) {
            var values: [String: PropertyList] = [
                "id": .integer(.init(Int64(number))), "name": builder.add(.string("name \(number)")),
                "size": .double(Double.random(in: 0...1, using: &generator)),
            ]
            if let other = objects.randomElement(using: &generator) { values["friend"] = other }
            if objects.count > 3, Bool.random(using: &generator) {
                values["parts"] = builder.array((0..<3).compactMap { _ in objects.randomElement(using: &generator) })
            }
            objects.append(builder.add(Bool.random(using: &generator) ? "A" : "B", values: values))
        }
        let root = builder.array(objects)
        return try builder.data(["root": root])
    }

    @Test("The edits of random graphs are reported, and nothing else")
    func random() throws {
        for seed in 0..<IntegrationRing.size(500, otherwise: 60) {
            var generator = SeededGenerator(seed: UInt64(seed))
            let data = try Self.graph(&generator)
            let document = try ArchiveDocument(data)
            let count = try document.find(DocumentPath(parsing: "root[*]")).count
            var expected: Set<String> = []
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let index = Int.random(in: 0..<count, using: &generator)
                let key = ["id", "name", "size"].randomElement(using: &generator) ?? "id"
                let path = try DocumentPath(parsing: "root[\(index)].\(key)")
                let value: JSONValue = key == "name" ? .string("changed \(index)") : .integer(Int64(1_000 + index))
                try document.apply(.set(value), at: path)
                expected.insert("\(index).\(key)")
            }
            let copy = try ArchiveDocument(document.data())
            let differences = try DocumentComparison(ArchiveDocument(data), copy).differences
            #expect(differences.count == expected.count, "\(seed): \(differences.map(\.line))")
            #expect(differences.allSatisfy { $0.change == .changed }, "\(seed)")
        }
    }

    @Test("A fixture is no different from itself, and a changed text is the only difference", .fixtures)
    func fixtures() throws {
        for file in try JSONFixtureTests.files() where file.data.count < 20_000 {
            guard let document = try? ArchiveDocument(file.data), let json = try? document.json() else { continue }
            let copy = try ArchiveDocument(try ArchiveDocument(json: json).data())
            let differences = try DocumentComparison(document, copy).differences
            #expect(differences.isEmpty, "\(file.path): \(differences.map(\.line).prefix(3))")
        }
    }
}
