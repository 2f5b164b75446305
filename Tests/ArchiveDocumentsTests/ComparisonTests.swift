// Comparisons: exactly the changes are reported.

import ArchiveBuilding
import ArchiveDocuments
import Archiving
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

    @Test("The path to a value whose key is a number leads to it")
    func numbersAsKeys() throws {
        let documents = try [[1: "a", 2: "b"], [1: "a", 2: "c"]].map {
            try ArchiveDocument(KeyedArchiver.archivedData(withRootObject: $0))
        }
        let difference = try #require(DocumentComparison(documents[0], documents[1]).differences.first)
        #expect(difference.line == "root[@1].$value: \"b\" → \"c\"")
        #expect(try documents[1].find(difference.path).first?.json() == "c")
    }

    @Test("Reals within the tolerance are equal in sets and in lists of other lengths, too")
    func toleranceInCollections() throws {
        func lines(_ old: PropertyList, _ new: PropertyList) throws -> [String] {
            let options = ComparisonOptions(tolerance: 0.01)
            return try DocumentComparison(ArchiveDocument(old.data()), ArchiveDocument(new.data()), options)
                .differences.map(\.line)
        }
        #expect(try lines(.set([1.0, 2.0, "x"]), .set([1.001, 2.0, "x"])) == [])
        #expect(try lines(.set([1.0, 1.005]), .set([1.004, 1.012])) == [])
        #expect(try lines([1.0, 2.0], [1.001, 2.0, 3.0]) == ["[2]: added 3.0"])
        #expect(try lines([1.0, 1.005], [1.004, 1.001]) == [])
        #expect(try lines(.set([1.0]), .set([1.1])).count == 2)
        // Each is within the tolerance of the one at its place, whichever it was paired with.
        #expect(try lines([1.0, 2.0, 1.004], [9.0, 1.004, 2.0, 1.001]) == ["[0]: added 9.0"])
        #expect(try lines([1.0, 2.0], [2.0, 1.0, 9.0]).contains(": order changed"))
    }

    @Test("The members of an ordered set are those of its numbers, whatever the order of its keys")
    func orderedSets() throws {
        func archive(_ set: String, encoding: String = "binary") throws -> ArchiveDocument {
            let text = """
                {"format": "archive/1", "kind": "keyed", "encoding": "\(encoding)", "top": {"root": {"$class": "A", "s": \(set)}},
                 "classes": {"A": {"chain": ["A", "NSObject"]}}}
                """
            return try ArchiveDocument(ArchiveDocument(json: JSONValue(parsing: Data(text.utf8))).data())
        }
        let usual = try archive(#"{"$class": "NSOrderedSet", "$elements": ["a", "b"]}"#)
        let raw = #"{"$class": "NSOrderedSet", "$raw": true, "NS.object.1": "b", "NS.object.0": "a"}"#
        let other = try archive(raw)
        #expect(try DocumentComparison(usual, other).differences.map(\.line) == [])
        let finding = try #require(try other.find(DocumentPath(parsing: "root.s")).first)
        #expect(try finding.json().compactText == #"["a","b"]"# && finding.kind == "array")
        // The document in JSON states the order of the keys.
        #expect(try other.json().compactText.contains("$raw"))
        try other.apply(.insert(.string("c")), at: DocumentPath(parsing: "root.s[0]"))
        let changed = try #require(try ArchiveDocument(other.data()).find(DocumentPath(parsing: "root.s")).first)
        #expect(try changed.json().compactText == #"["c","a","b"]"#)
    }

    @Test(
        "Archives of random graphs in which empty arrays are one object, or not, have the same contents",
        arguments: 0..<4)
    func emptyArrays(number: Int) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "ArchivingTests/RandomGraphs/Archives")
        let earlier = try Data(contentsOf: folder.appending(path: "\(number).earlier.plist"))
        let current = try Data(contentsOf: folder.appending(path: "\(number).plist"))
        #expect(current.count < earlier.count)
        #expect(
            try DocumentComparison(ArchiveDocument(earlier), ArchiveDocument(current)).differences.map(\.line) == [])
    }

    @Test("A change in an archive in data is one difference, with its path; other bytes of it are none")
    func nested() throws {
        let value: JSONValue = ["$data": .string(Data("0 0 1".utf8).base64EncodedString())]
        #expect(
            try Self.lines([(.set(value), "root.color.root.NSRGB")])
                == [#"root.color.root.NSRGB: 5 bytes "1 0 0" → 5 bytes "0 0 1""#])
        let inner = try ArchiveDocument(PathTests.archive())
        let binary = try PropertyList.array([.data(inner.data())]).data()
        try inner.setFormat(.xml)
        let text = try PropertyList.array([.data(inner.data())]).data()
        #expect(try DocumentComparison(ArchiveDocument(binary), ArchiveDocument(text)).differences.isEmpty)
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

    @Test("Elements with a single value belong together by their position")
    func singleValues() throws {
        func document(_ numbers: [Int64]) throws -> ArchiveDocument {
            let tags = numbers.map { number in
                let entry = ArchivedObject.Entry(key: "number", value: .inline(.integer(PropertyListInteger(number))))
                return ArchivedObject.Value.object(ArchivedObject(.init("Tag"), entries: [entry]))
            }
            let list = ArchivedObject(.init("NSArray"), entries: [.init(key: "NS.objects", value: .array(tags))])
            return try ArchiveDocument(KeyedArchiver.archivedData(withRootObject: list))
        }
        let old = try document([1, 2, 3])
        func lines(_ numbers: [Int64]) throws -> [String] {
            try DocumentComparison(old, document(numbers)).differences.map(\.line)
        }
        #expect(try lines([1, 5, 3]) == ["root[1].number: 2 → 5"])
        #expect(try lines([2, 3]) == ["root[0]: removed Tag, 1 value"])
        #expect(try lines([1, 4, 2, 3]) == ["root[1]: added Tag, 1 value"])
    }

    @Test("An element whose object is still elsewhere is a reference that was removed, or added")
    func sharedElements() throws {
        func document(_ shared: [Int]) throws -> ArchiveDocument {
            var builder = ArchiveBuilder()
            let objects = (0..<2).map { number in
                builder.add("A", values: ["name": builder.add(.string("name \(number)"))])
            }
            let all = builder.array(objects)
            let chosen = builder.array(shared.map { objects[$0] })
            let root = builder.add("Root", values: ["all": all, "chosen": chosen])
            return try ArchiveDocument(builder.data(["root": root]))
        }
        let (old, new) = (try document([0, 1]), try document([1]))
        #expect(
            try DocumentComparison(old, new).differences.map(\.line)
                == ["root.chosen[0]: removed a reference to A at root.all[0]"])
        #expect(
            try DocumentComparison(new, old).differences.map(\.line)
                == ["root.chosen[0]: added a reference to A at root.all[0]"])
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

    /// An object with a key, and what happened to the value.
    private struct Edit: Hashable {
        let object: Int
        let key: String
        let change: DocumentDifference.Change
    }

    /// Changes a random graph, and returns the changes.
    private static func edit(_ document: ArchiveDocument, _ generator: inout SeededGenerator) throws -> Set<Edit> {
        let count = try document.find(DocumentPath(parsing: "root[*]")).count
        var edits: [DocumentPath: Edit] = [:]
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let index = Int.random(in: 0..<count, using: &generator)
            let key = ["id", "name", "size", "extra"].randomElement(using: &generator) ?? "id"
            let path = try DocumentPath(parsing: "root[\(index)].\(key)")
            guard edits[path] == nil, let object = try Self.number(path, document) else { continue }
            // An object that keeps few of its values is reported as another object. References to other changed objects
            // may not count as kept.
            let valueCount = try document.find(DocumentPath(parsing: "root[\(index)].*")).count
            guard edits.values.count(where: { $0.object == object }) < (valueCount > 3 ? 1 : 2) else { continue }
            let change: DocumentDifference.Change
            switch key {
            case "extra":
                try document.apply(.insert(.string("new \(index)")), at: path)
                change = .added
            case "size" where Bool.random(using: &generator):
                try document.apply(.remove, at: path)
                change = .removed
            default:
                let value: JSONValue = key == "name" ? .string("changed \(index)") : .integer(Int64(1_000 + index))
                try document.apply(.set(value), at: path)
                change = .changed
            }
            edits[path] = Edit(object: object, key: key, change: change)
        }
        return Set(edits.values)
    }

    /// The number of the object in which the last step of a path is.
    private static func number(_ path: DocumentPath, _ document: ArchiveDocument) throws -> Int? {
        let finding = try document.find(DocumentPath(Array(path.steps.dropLast()))).first
        guard case .value(.object(let object))? = finding?.target else { return nil }
        return document.numbers[object]
    }

    @Test("The edits of random graphs are reported, and nothing else")
    func random() throws {
        for seed in 0..<IntegrationRing.size(500, otherwise: 60) {
            var generator = SeededGenerator(seed: UInt64(seed))
            let data = try Self.graph(&generator)
            let document = try ArchiveDocument(data)
            let expected = try Self.edit(document, &generator)
            let (old, new) = (try ArchiveDocument(data), try ArchiveDocument(document.data()))
            let differences = try DocumentComparison(old, new).differences
            let found = try differences.map { difference -> Edit? in
                let side = difference.change == .removed ? old : new
                guard case .key(let key)? = difference.path.steps.last,
                    let number = try Self.number(difference.path, side)
                else { return nil }
                return Edit(object: number, key: key, change: difference.change)
            }
            #expect(found.count == expected.count, "\(seed): \(differences.map(\.line))")
            #expect(Set(found) == Set(expected.map { $0 }), "\(seed): \(differences.map(\.line))")
        }
    }

    private static func hasOnlyKeys(_ path: DocumentPath) -> Bool {
        path.steps.allSatisfy { step in
            if case .key = step { true } else { false }
        }
    }

    @Test("After a change of one value of a fixture, exactly this value is different", .fixtures)
    func changedFixtures() throws {
        var count = 0
        for file in try FixtureFolder.files() where file.data.count < 20_000 {
            guard let document = try? ArchiveDocument(file.data), document.isKeyed, (try? document.json()) != nil,
                let findings = try? document.find(DocumentPath(parsing: "root.*"))
            else { continue }
            let texts = findings.filter { $0.kind == "string" || $0.kind == "integer" }.prefix(4)
            for finding in texts where Self.hasOnlyKeys(finding.path) {
                let copy = try ArchiveDocument(file.data)
                let value: JSONValue = finding.kind == "string" ? .string("a new text") : .integer(4711)
                guard (try? copy.apply(.set(value), at: finding.path)) != nil else { continue }
                let differences = try DocumentComparison(document, ArchiveDocument(copy.data())).differences
                let found = try #require(differences.first, "\(file.path): \(finding.path)")
                #expect(differences.count == 1, "\(file.path): \(differences.map(\.line))")
                // Some objects, such as a range, are shown as one value.
                #expect(finding.path.steps.starts(with: found.path.steps), "\(file.path): \(found.line)")
                count += 1
            }
        }
        #expect(count > 20, "only \(count)")
    }

    private static func differences(
        _ old: [String: PropertyList], _ new: [String: PropertyList], _ options: ComparisonOptions = ComparisonOptions()
    ) throws -> [String] {
        func document(_ values: [String: PropertyList]) throws -> ArchiveDocument {
            var builder = ArchiveBuilder()
            var stored = values
            for (key, value) in values {
                guard case .array(let elements) = value else { continue }
                stored[key] = builder.array(elements.map { builder.add($0) })
            }
            let root = builder.add("Box", values: stored)
            return try ArchiveDocument(builder.data(["root": root]))
        }
        return try DocumentComparison(document(old), document(new), options).differences.map(\.line)
    }

    @Test("A key that a dictionary contains twice has two values")
    func repeatedKeys() throws {
        func document(_ value: Int64) throws -> ArchiveDocument {
            let entries = [("a", JSONValue.string("dot")), ("a", .integer(value)), ("", .null), ("", .boolean(true))]
            let pairs = JSONValue.array(entries.map { .array([.string($0), $1]) })
            let root: JSONValue = ["$class": .string("NSDictionary"), "$entries": pairs]
            return try ArchiveDocument(
                json: [
                    "format": .string("archive/1"), "kind": .string("keyed"), "top": ["root": root],
                    "classes": .object([JSONMember]()),
                ])
        }
        #expect(try DocumentComparison(document(3), document(3)).differences.isEmpty)
        #expect(
            try DocumentComparison(document(3), document(4)).differences.map(\.line) == [#"root["a (2)"]: 3 → 4"#])
    }

    @Test("Reals are equal within the tolerance")
    func tolerance() throws {
        let (old, new): ([String: PropertyList], [String: PropertyList]) = (
            ["x": .double(1), "y": .double(2), "l": .array([.double(1), .double(5)])],
            ["x": .double(1.001), "y": .double(2.1), "l": .array([.double(1.001), .double(5)])]
        )
        #expect(try Self.differences(old, new).count == 3)
        #expect(try Self.differences(old, new, ComparisonOptions(tolerance: 0.01)) == ["root.y: 2.0 → 2.1"])
    }

    @Test("Parallel arrays of keys and values are a dictionary")
    func parallelArrays() throws {
        let old: [String: PropertyList] = ["NSNamesKeys": ["a", "b", "c"], "NSNamesValues": ["1", "2", "3"]]
        let moved: [String: PropertyList] = ["NSNamesKeys": ["c", "a", "b"], "NSNamesValues": ["3", "1", "2"]]
        #expect(try Self.differences(old, moved) == [])
        let changed: [String: PropertyList] = ["NSNamesKeys": ["c", "a", "b"], "NSNamesValues": ["3", "1", "9"]]
        #expect(try Self.differences(old, changed) == [#"root.NSNamesValues[2]: "2" → "9""#])
        let shorter: [String: PropertyList] = ["NSNamesKeys": ["a", "c"], "NSNamesValues": ["1", "3"]]
        #expect(try Self.differences(old, shorter).count == 1)
    }

    /// A box that contains what a body makes.
    private static func box(
        _ make: (inout ArchiveBuilder) -> [String: PropertyList]
    ) throws -> ArchiveDocument {
        var builder = ArchiveBuilder()
        let values = make(&builder)
        let root = builder.add("Box", values: values)
        return try ArchiveDocument(builder.data(["root": root]))
    }

    @Test("Parallel arrays that a set replaces are a difference")
    func pairsAndSet() throws {
        let pairs = try Self.box { builder in
            ["mapKeys": builder.array([builder.add("a")]), "mapValues": builder.array([builder.add("1")])]
        }
        let set = try Self.box { builder in
            let empty = builder.add("Empty", values: [:])
            return ["map": builder.add("NSSet", values: ["NS.objects": .array([empty])])]
        }
        #expect(try !DocumentComparison(pairs, set).differences.isEmpty)
        #expect(try !DocumentComparison(set, pairs).differences.isEmpty)
    }

    @Test("Parallel arrays beside a key of their name are arrays")
    func pairsBesideTheirName() throws {
        let values: [String: PropertyList] = ["map": 1, "mapKeys": ["a", "b"], "mapValues": ["1", "2"]]
        #expect(try Self.differences(values, values) == [])
        let changed = values.merging(["mapValues": ["1", "3"]]) { $1 }
        #expect(try Self.differences(values, changed) == [#"root.mapValues[1]: "2" → "3""#])
    }

    @Test("Objects that are keys of a dictionary are compared, in whatever order they are")
    func objectKeys() throws {
        func document(_ entries: [(name: String, value: String)]) throws -> ArchiveDocument {
            try Self.box { builder in
                let keys = entries.map { builder.add("Key", values: ["id": 1, "name": builder.add(.string($0.name))]) }
                let values = entries.map { builder.add("Value", values: ["text": builder.add(.string($0.value))]) }
                return [
                    "map": builder.add("NSDictionary", values: ["NS.keys": .array(keys), "NS.objects": .array(values)])
                ]
            }
        }
        let old = try document([("a", "1"), ("b", "2")])
        func lines(_ entries: [(String, String)]) throws -> [String] {
            try DocumentComparison(old, document(entries)).differences.map(\.line)
        }
        #expect(try lines([("b", "2"), ("a", "1")]) == [])
        #expect(try lines([("b", "3"), ("a", "1")]) == [#"root.map[@0].$value.text: "2" → "3""#])
        #expect(try lines([("a", "1"), ("c", "2")]) == [#"root.map[@1].$key.name: "b" → "c""#])
    }

    @Test("A path to an object that is nested deeply begins at the number of another one")
    func longPaths() throws {
        func document(_ count: Int, _ number: Int64) throws -> ArchiveDocument {
            var builder = ArchiveBuilder()
            var next = builder.add("Link", values: ["i": 0])
            for _ in 1..<count { next = builder.add("Link", values: ["i": .integer(.init(number)), "next": next]) }
            return try ArchiveDocument(builder.data(["root": next]))
        }
        let new = try document(1_000, 2)
        let differences = try DocumentComparison(document(1_000, 1), new).differences
        #expect(differences.count == 999)
        for difference in differences {
            #expect(difference.path.steps.count <= 66)
            #expect(try new.find(difference.path).first?.json() == .integer(2))
        }
    }

    @Test("All values of added objects are reported if wanted")
    func full() throws {
        let data = try PathTests.archive()
        let document = try ArchiveDocument(data)
        let employee = try JSONValue(parsing: Data(#"{"$class": "Employee", "name": "Cleo", "tags": ["x"]}"#.utf8))
        try document.apply(.insert(employee), at: DocumentPath(parsing: "root.employees[2]"))
        let (old, new) = (try ArchiveDocument(data), try ArchiveDocument(document.data()))
        let options = ComparisonOptions(isFull: true)
        #expect(
            try DocumentComparison(old, new, options).differences.map(\.line) == [
                "root.employees[2]: added Employee, 2 values", #"root.employees[2].name: added "Cleo""#,
                "root.employees[2].tags: added NSArray, 1 value", #"root.employees[2].tags[0]: added "x""#,
            ])
        #expect(try DocumentComparison(new, old, options).differences.count == 4)
    }

    @Test("The format, numbers and order of keys are reported if wanted")
    func layout() throws {
        let data = try PathTests.archive()
        let document = try ArchiveDocument(data)
        try document.setFormat(.xml)
        let (old, new) = (try ArchiveDocument(data), try ArchiveDocument(document.data()))
        let options = ComparisonOptions(includesLayout: true)
        #expect(try DocumentComparison(old, new).differences.isEmpty)
        #expect(
            try DocumentComparison(old, new, options).differences.first?.line
                == "layout: keyed archive, binary, NSKeyedArchiver, version 100000 → "
                + "keyed archive, XML, NSKeyedArchiver, version 100000")
        #expect(try DocumentComparison(old, old, options).differences.isEmpty)
        let (first, second) = ("{\"a\": 1, \"b\": 2}", "{\"b\": 2, \"a\": 1}")
        func plist(_ text: String) throws -> ArchiveDocument {
            let json = "{\"format\": \"archive/1\", \"kind\": \"plist\", \"value\": \(text)}"
            return try ArchiveDocument(ArchiveDocument(jsonText: json).data())
        }
        #expect(
            try DocumentComparison(plist(first), plist(second), options).differences.map(\.line)
                == ["layout: keys in the order a, b → keys in the order b, a"])
    }

    @Test("A fixture is no different from what its JSON makes", .fixtures)
    func fixtures() throws {
        var count = 0
        for file in try FixtureFolder.files() where file.data.count < 20_000 {
            guard let document = try? ArchiveDocument(file.data), let json = try? document.json() else { continue }
            count += 1
            let copy = try ArchiveDocument(try ArchiveDocument(json: json).data())
            let differences = try DocumentComparison(document, copy).differences
            #expect(differences.isEmpty, "\(file.path): \(differences.map(\.line).prefix(3))")
        }
        #expect(count > 100)
    }
}
