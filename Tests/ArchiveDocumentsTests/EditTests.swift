// Changes of documents: the value at the path changes, and nothing else.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Edits")
struct EditTests {
    /// The document after a change, read from its bytes.
    private static func edited(_ data: Data, _ edit: DocumentEdit, _ path: String) throws -> ArchiveDocument {
        let document = try ArchiveDocument(data)
        try document.apply(edit, at: DocumentPath(parsing: path))
        return try ArchiveDocument(document.data())
    }

    private static func text(_ document: ArchiveDocument, _ path: String) throws -> String {
        let finding = try #require(try document.find(DocumentPath(parsing: path)).first)
        return try finding.json().compactText
    }

    @Test("set stores a value in the way of the one that it replaces")
    func set() throws {
        let data = try PathTests.archive()
        var copy = try Self.edited(data, .set(.integer(6)), "root.employees[0].rate")
        #expect(try Self.text(copy, "root.employees[0].rate") == "6.0")
        copy = try Self.edited(data, .set(.string("Anne")), "root.employees[0].name")
        #expect(try Self.text(copy, "root.employees[1].boss.name") == "\"Anne\"")
        #expect(try Self.text(copy, "root.employees[1].name") == "\"Bert\"")
        copy = try Self.edited(data, .set(.string("new")), "root.notes[\"a.b\"]")
        #expect(try Self.text(copy, "root.notes") == "{\"a.b\":\"new\",\"12\":3}")
        copy = try Self.edited(data, .set(.null), "root.employees[1].boss")
        #expect(try Self.text(copy, "root.employees[1].boss") == "null")
    }

    @Test("An array in place of a collection is one of its class", arguments: [true, false])
    func setCollection(isSequential: Bool) throws {
        let objects = #"{"$class": "NSMutableArray", "$elements": [{"$class": "NSSet", "$elements": ["a"]}]}"#
        let contents =
            isSequential
            ? #""sequential", "byteOrder": "big", "systemVersion": 1000, "groups": [["@", \#(objects)]]"#
            : #""keyed", "top": {"$0": \#(objects)}"#
        let text = #"{"format": "archive/1", "kind": \#(contents), "classes": {}}"#
        let data = try ArchiveDocument(jsonText: text).data()
        let set = try Self.edited(data, .set(.array([.string("b")])), "$0[0]").jsonText()
        #expect(set.contains("NSMutableArray") && set.contains("NSSet"), "\(set)")
        let array = try Self.edited(data, .set(.array([.string("b")])), "$0").jsonText()
        #expect(array.contains("NSMutableArray") && !array.contains("NSSet"), "\(array)")
    }

    @Test("A number of a sequential archive is an object of the encoding of the one that it replaces")
    func setNumber() throws {
        func number(_ encoding: String, _ value: String) -> String {
            #"{"$class": "NSNumber", "$groups": [["*", "\#(encoding)"], ["\#(encoding)", \#(value)]]}"#
        }
        let data = try ArchiveDocument(
            jsonText: """
                {"format": "archive/1", "kind": "sequential", "byteOrder": "big", "systemVersion": 1000, "groups": [
                ["@", [\(number("s", "300")), "a"]], ["@", \(number("d", "1.5"))],
                ["@", {"$class": "NSDictionary", "k": \(number("c", "1"))}],
                ["@", \(number("f", "2.5"))]],
                "classes": {"NSNumber": {"chain": ["NSNumber", "NSValue", "NSObject"], "versions": [0, 0, 0]}}}
                """
        ).data()
        for (path, value, group) in [
            ("$0[0]", JSONValue.integer(7), #"["s", 7]"#), ("$0[0]", .boolean(true), #"["s", 1]"#),
            ("$1", .integer(2), #"["d", 2.0]"#), ("$3", .real(0.1), #"["f", 0.1]"#),
            ("$2.k", .boolean(false), #"["c", 0]"#),
        ] {
            let copy = try Self.edited(data, .set(value), path)
            let (old, new) = try (ArchiveDocument(data).jsonText(), copy.jsonText())
            #expect(new.contains(group) && !old.contains(group), "\(path): \(new)")
            #expect(try DocumentComparison(ArchiveDocument(data), copy).differences.count == 1)
        }
        #expect(try Self.text(Self.edited(data, .set(.string("x")), "$0[0]"), "$0") == #"["x","a"]"#)
        #expect(throws: InspectionError.self) { try Self.edited(data, .set(.real(1.5)), "$0[0]") }
        for (path, value) in [
            ("$3", JSONValue.real(1e300)), ("$3", .integer(16_777_217)), ("$1", .integer(9_007_199_254_740_993)),
        ] {
            #expect(throws: InspectionError.self, "\(path)") { try Self.edited(data, .set(value), path) }
        }
        #expect(throws: InspectionError.self) { try Self.edited(data, .set(.integer(1)), "$0[1]") }
    }

    @Test("insert adds keys, entries and elements")
    func insert() throws {
        let data = try PathTests.archive()
        var copy = try Self.edited(data, .insert(.boolean(true)), "root.open")
        #expect(try Self.text(copy, "root.open") == "true")
        copy = try Self.edited(data, .insert(.string("y")), "root.tags[1]")
        #expect(try Self.text(copy, "root.tags") == "[\"x\",\"y\"]")
        copy = try Self.edited(data, .insert(.array([.integer(1), .null])), "root.notes.list")
        #expect(try Self.text(copy, "root.notes.list") == "[1,null]")
        let employee = try JSONValue(parsing: Data(#"{"$class": "Employee", "name": "Cleo", "badge": 9}"#.utf8))
        copy = try Self.edited(data, .insert(employee), "root.employees[0]")
        #expect(try Self.text(copy, "root.employees[0].badge") == "9")
        #expect(try Self.text(copy, "root.employees[1].name") == "\"Anna\"")
    }

    @Test("remove removes the value and everything that only it refers to; other objects keep their numbers")
    func remove() throws {
        let data = try PathTests.archive()
        var copy = try Self.edited(data, .remove, "root.employees[1]")
        #expect(try Self.text(copy, "root.employees").contains("Anna"))
        let bytes = try copy.data()
        #expect(bytes.range(of: Data("Bert".utf8)) == nil)
        let number = try ArchiveDocument(data).json()["top"]?["root"]?["$id"]
        let copied = try copy.json()["top"]?["root"]?["$id"]
        #expect(number != nil)
        #expect(copied == number)
        copy = try Self.edited(data, .remove, "root.notes[\"12\"]")
        #expect(try Self.text(copy, "root.notes") == "{\"a.b\":\"dot\"}")
    }

    @Test("A path into an archive in data changes that archive")
    func nested() throws {
        let data = try PathTests.archive()
        let rgb = JSONValue.object([JSONMember("$data", .string(Data("0 0 1".utf8).base64EncodedString()))])
        let copy = try Self.edited(data, .set(rgb), "root.color.root.NSRGB")
        let finding = try copy.find(DocumentPath(parsing: "root.color.root.NSRGB"))
        #expect(try finding.first?.bytes() == Data("0 0 1".utf8))
    }

    @Test("A change is made where a path leads through an object twice")
    func cycles() throws {
        let data = try PathTests.archive()
        let company = "root.employees[0].employer"
        var copy = try Self.edited(data, .set(.integer(1)), company + ".employees[0].badge")
        #expect(try Self.text(copy, "root.employees[0].badge") == "1")
        copy = try Self.edited(data, .insert(.string("new")), company + ".notes.c")
        #expect(try Self.text(copy, "root.notes.c") == "\"new\"")
        copy = try Self.edited(data, .insert(.boolean(true)), company + ".open")
        #expect(try Self.text(copy, "root.open") == "true")
        copy = try Self.edited(data, .remove, company + ".employees[1]")
        #expect(try copy.find(DocumentPath(parsing: "root.employees[*]")).count == 1)
        copy = try Self.edited(SequentialBuilding.company(), .set(.string("Bert")), "$0.$0.$4.$2")
        #expect(try Self.text(copy, "$0.$2") == "\"Bert\"")
    }

    @Test("A path with many steps through a cycle needs no more of the stack")
    func longPath() throws {
        let path = "root" + String(repeating: ".employees[0].employer", count: 300) + ".open"
        let data = try PathTests.archive()
        let copy = try withStack { try Self.edited(data, .insert(.boolean(true)), path) }
        #expect(try Self.text(copy, "root.open") == "true")
    }

    @Test(
        "What can't be changed is an error",
        arguments: ["root.x", "root.employees[2]", "root.employees[*]", "", "#1", "root.employees.$class"])
    func refused(path: String) throws {
        let document = try ArchiveDocument(PathTests.archive())
        #expect(throws: InspectionError.self) { try document.apply(.set(.null), at: DocumentPath(parsing: path)) }
    }

    @Test("In every fixture, a changed value is the only difference", .fixtures)
    func fixtures() throws {
        var count = 0
        for file in try FixtureFolder.files() {
            // Finding a path is slow in large files.
            guard file.data.count < 6_000, !file.path.contains("malformed"),
                let document = try? ArchiveDocument(file.data),
                (try? document.data()) != nil,
                let path = Self.textPath(in: document)
            else { continue }
            let before = try document.simpleJSON().compactText
            // A changed text is no longer the one that others refer to, too.
            if before.contains("$ref") { continue }
            let old = try #require(try document.find(path).first?.json())
            do {
                try document.apply(.set(.string("changed-by-a-test")), at: path)
                let copy = try ArchiveDocument(document.data())
                let changed = try copy.find(path).first?.json()
                #expect(changed == .string("changed-by-a-test"), "\(file.path) \(path)")
                try copy.apply(.set(old), at: path)
                let after = try ArchiveDocument(copy.data()).simpleJSON().compactText
                #expect(after == before, "\(file.path) \(path)")
                count += 1
            } catch {
                Issue.record("\(file.path) \(path): \(error)")
            }
        }
        #expect(count > 40)
    }

    /// The path to some text, found level by level.
    private static func textPath(in document: ArchiveDocument) -> DocumentPath? {
        var level = [DocumentPath()]
        for _ in 0..<8 {
            var next: [DocumentPath] = []
            for path in level.prefix(50) {
                for step in [DocumentPath.Step.values, .elements] {
                    for finding in (try? document.find(DocumentPath(path.steps + [step]))) ?? [] {
                        if finding.kind == "string", finding.document === document { return finding.path }
                        next.append(finding.path)
                    }
                }
            }
            level = next
        }
        return nil
    }

    @Test("All places of a path are changed, each once")
    func all() throws {
        func changed(_ edit: DocumentEdit, _ path: String) throws -> ArchiveDocument {
            let document = try ArchiveDocument(PathTests.archive())
            _ = try document.applyToAll(edit, at: DocumentPath(parsing: path))
            return try ArchiveDocument(document.data())
        }
        let named = try changed(.set(.string("x")), "root.employees[*].name")
        #expect(try named.jsonText(at: "root.employees[0].name") == "\"x\"")
        #expect(try named.jsonText(at: "root.employees[1].name") == "\"x\"")
        // The employee is in the list, and the boss of another one.
        let added = try changed(.insert(.boolean(true)), "..Employee.open")
        #expect(try added.find(DocumentPath(parsing: "..Employee.open")).count == 2)
        let graded = try changed(.insert(.integer(1)), "root.employees[*].boss.grade")
        #expect(try graded.jsonText(at: "root.employees[0].grade") == "1")
        #expect(try changed(.remove, "root.employees[*]").jsonText(at: "root.employees") == "[]")
        #expect(try changed(.remove, "root.employees[*].badge").find(DocumentPath(parsing: "root.*")).count == 4)
        #expect(throws: InspectionError.self) { try changed(.set(.null), "root.employees[*].gone") }
        let document = try ArchiveDocument(PathTests.archive())
        #expect(throws: InspectionError.self) {
            try document.apply(.remove, at: DocumentPath(parsing: "root.employees[*]"))
        }
    }

    @Test("The work for all places is in proportion to them", arguments: ["root[*].name", "..Employee.name"])
    func allInProportion(path: String) throws {
        let path = try DocumentPath(parsing: path)
        let isInProportion = try growsInProportion(from: 250, times: 8) { count in
            var builder = ArchiveBuilder()
            let names = (0..<count).map { builder.add(.string("name \($0)")) }
            let employees = names.map { builder.add("Employee", values: ["name": $0]) }
            let root = builder.array(employees)
            let document = try ArchiveDocument(builder.data(["root": root]))
            #expect(try document.applyToAll(.set(.string("x")), at: path) == count)
            let copy = try ArchiveDocument(document.data())
            #expect(try copy.find(path).allSatisfy { try $0.json() == .string("x") })
        }
        #expect(isInProportion)
    }

    @Test("All places in archives in data are changed")
    func allNested() throws {
        var builder = ArchiveBuilder()
        let root = try builder.array((0..<3).map { _ in builder.add(.data(try PathTests.archive())) })
        let document = try ArchiveDocument(builder.data(["root": root]))
        let path = try DocumentPath(parsing: "root[*].root.employees[*].name")
        #expect(try document.applyToAll(.set(.string("x")), at: path) == 6)
        let copy = try ArchiveDocument(document.data())
        #expect(try copy.find(path).map { try $0.json() } == Array(repeating: .string("x"), count: 6))
    }

    @Test("Of several classes of a name, a new object gets that of the first object")
    func sameNames() throws {
        var builder = ArchiveBuilder()
        let objects = (0..<8).map { number in
            let chain: PropertyList = ["A", .string("Base\(number)"), "NSObject"]
            let described = builder.add(["$classname": "A", "$classes": chain])
            return builder.add(["$class": described, "x": 1])
        }
        let root = builder.array(objects)
        let new: JSONValue = ["$class": "A", "x": 2]
        let copy = try Self.edited(builder.data(["root": root]), .insert(new), "root[8]")
        let added = try #require(try copy.find(DocumentPath(parsing: "root[8]")).first)
        #expect(added.classNames == ["A", "A", "Base0", "NSObject"])
    }
}
