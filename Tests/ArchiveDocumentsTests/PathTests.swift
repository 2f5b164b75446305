// Paths: their spelling, and where they lead.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Paths")
struct PathTests {
    @Test(
        "Each spelling has one canonical form",
        arguments: [
            ("root.employees[3].name", "root.employees[3].name"), ("[\"root\"].a", "root.a"),
            ("root['Base.lproj/Main.nib']", "root[\"Base.lproj/Main.nib\"]"), ("[\"12\"]", "[\"12\"]"),
            ("[\"\"]", "[\"\"]"), ("$0.$2", "$0.$2"), ("root.$$size", "root.$$size"), ("#12.name", "#12.name"),
            ("..Employee", "..Employee"), ("..['a.B']+[0]", "..[\"a.B\"]+[0]"), ("a[*].b.*", "a[*].b.*"),
            ("s[@3].$key", "s[@3].$key"), ("x.$raw[\"NS.objects\"][-1]", "x.$raw[\"NS.objects\"][-1]"), ("", ""),
            ("Größe.naïve", "Größe.naïve"), ("a-b", "a-b"), ("['it\\'s']", "[\"it's\"]"),
        ])
    func canonical(spelling: String, canonical: String) throws {
        let path = try DocumentPath(parsing: spelling)
        #expect(path.description == canonical)
        #expect(try DocumentPath(parsing: path.description) == path)
    }

    @Test(
        "Wrong paths are errors", arguments: ["a..", "a[", "a[x]", "a]", "a.$size", "a[\"x]", "1a", "#", "a b", "a."])
    func wrong(text: String) {
        #expect(throws: InspectionError.self) { try DocumentPath(parsing: text) }
    }

    @Test("The printed path of any key is read as this key")
    func keys() throws {
        var generator = SeededGenerator(seed: 1)
        let characters = Array("ab$.[]\"'\\ 1-_é日\n*#@")
        for _ in 0..<2_000 {
            let key = String(
                (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                    characters.randomElement(using: &generator) ?? "a"
                })
            let path = DocumentPath([.key(key), .element(0), .key(key)])
            #expect(try DocumentPath(parsing: path.description) == path, "\(path)")
        }
    }

    /// A company whose employees know it, a dictionary, a set, and an archive in data.
    static func archive() throws -> Data {
        var inner = ArchiveBuilder()
        let color = inner.add("NSColor", values: ["NSRGB": .data(Data("1 0 0".utf8))])
        let innerData = try inner.data(["root": color])
        var builder = ArchiveBuilder()
        let company = builder.reserve()
        let anna = builder.add(
            "Employee", "Person",
            values: ["name": builder.add("Anna"), "employer": company, "badge": 7, "rate": .double(5)])
        let bert = builder.add("Employee", "Person", values: ["name": builder.add("Bert"), "boss": anna])
        let keys: PropertyList = .array([builder.add("a.b"), builder.add("12")])
        let notes = builder.add(
            "NSDictionary", values: ["NS.keys": keys, "NS.objects": .array([builder.add("dot"), builder.add(3)])])
        let set = builder.add("NSSet", values: ["NS.objects": .array([builder.add("x")])])
        builder.fill(
            company, "Company",
            values: [
                "employees": builder.array([anna, bert]), "notes": notes, "tags": set, "color": .data(innerData),
            ])
        return try builder.data(["root": company])
    }

    @Test(
        "Paths lead through collections, objects and nested archives",
        arguments: [
            ("root.employees[0].name", "root.employees[0].name", "Anna"),
            ("root.employees[-1].name", "root.employees[1].name", "Bert"),
            ("root.employees[1].boss.badge", "root.employees[1].boss.badge", "7"),
            ("root.notes['a.b']", "root.notes[\"a.b\"]", "dot"), ("root.notes['12']", "root.notes[\"12\"]", "3"),
            ("root.notes[@1].$key", "root.notes[@1].$key", "12"), ("root.tags[0]", "root.tags[@0]", "x"),
            ("root.color.root.NSRGB", "root.color.root.NSRGB", "1 0 0"),
            ("root.color.$archive.root.$class", "root.color.$archive.root.$class", "NSColor"),
            ("root.$class", "root.$class", "Company"), ("root.employees[0].rate", "root.employees[0].rate", "5.0"),
            ("root.employees.$raw['NS.objects'][1].name", "root.employees.$raw[\"NS.objects\"][1].name", "Bert"),
        ])
    func leads(text: String, canonical: String, value: String) throws {
        let findings = try ArchiveDocument(Self.archive()).find(DocumentPath(parsing: text))
        #expect(findings.count == 1)
        #expect(findings.first?.path.description == canonical)
        #expect(try findings.first?.bytes() == Data(value.utf8))
    }

    @Test("Patterns lead to several values")
    func patterns() throws {
        let document = try ArchiveDocument(Self.archive())
        func texts(_ path: String) throws -> [String] {
            try document.find(DocumentPath(parsing: path)).map {
                String(decoding: try $0.bytes() ?? Data(), as: UTF8.self)
            }
        }
        #expect(try texts("root.employees[*].name") == ["Anna", "Bert"])
        #expect(try texts("..Employee.name") == ["Anna", "Bert"])
        #expect(try texts("..Person+.name") == ["Anna", "Bert"])
        #expect(try texts("..Employee.badge") == ["7"])
        #expect(try texts("root.notes.*") == ["dot", "3"])
    }

    @Test("A path that leads nowhere names the longest part that exists, and the keys there")
    func nowhere() throws {
        let document = try ArchiveDocument(Self.archive())
        #expect {
            try document.find(DocumentPath(parsing: "root.employees[0].nam"))
        } throws: { error in
            let message = (error as? InspectionError)?.message ?? ""
            return message.contains("'root.employees[0]' has no 'nam'") && message.contains("name")
        }
        #expect(throws: InspectionError.self) { try document.find(DocumentPath(parsing: "root.employees[2]")) }
        #expect(throws: InspectionError.self) { try document.find(DocumentPath(parsing: "#99")) }
        #expect(throws: InspectionError.self) { try document.find(DocumentPath(parsing: "root.color.x")) }
    }

    @Test("JSON for reading refers to a second mention by its path")
    func simple() throws {
        let json = try ArchiveDocument(Self.archive()).simpleJSON()
        #expect(json["root"]?["employees"]?.elements?[1]["boss"]?["$ref"]?.string == "root.employees[0]")
        #expect(json["root"]?["color"]?.string == "#ff0000")
        #expect(json["root"]?["notes"]?["a.b"]?.string == "dot")
    }
}
