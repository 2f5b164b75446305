// The paths in errors of the library: pasted into `coding get`, they lead to the object that can't be read.

import ArchiveBuilding
import ArchiveDocuments
@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Paths in errors")
struct ErrorPathTests {
    /// A value of the root object that leads to an object, and the path to this object.
    struct Row: Sendable, CustomTestStringConvertible {
        let path: String
        let make: @Sendable (inout ArchiveBuilder, PropertyList) -> PropertyList
        var testDescription: String { path }

        init(_ path: String, _ make: @escaping @Sendable (inout ArchiveBuilder, PropertyList) -> PropertyList) {
            self.path = path
            self.make = make
        }
    }

    private static func dictionary(
        _ builder: inout ArchiveBuilder, _ key: PropertyList, _ value: PropertyList
    ) -> PropertyList {
        let other = builder.add("other")
        let values = ["NS.keys": PropertyList.array([other, key]), "NS.objects": .array([other, value])]
        return builder.add("NSMutableDictionary", "NSDictionary", values: values)
    }

    static let rows: [Row] = [
        Row("root.value") { $1 }, Row("root.value[1]") { $0.array([$0.add("x"), $1]) },
        Row("root.value[@1]") { builder, object in
            builder.add("NSSet", values: ["NS.objects": .array([builder.add("x"), object])])
        },
        Row(#"root.value["a key"]"#) { builder, object in dictionary(&builder, builder.add("a key"), object) },
        Row("root.value.$$key") { builder, object in dictionary(&builder, builder.add("$key"), object) },
        Row("root.value[@1].$value") { builder, object in dictionary(&builder, builder.add(7), object) },
        Row("root.value[@1].$key") { builder, object in dictionary(&builder, object, builder.add("x")) },
        Row("root.value.inner.list[0]") { builder, object in
            builder.add("Box", values: ["inner": builder.add("Box", values: ["list": .array([object])])])
        },
        Row(#"root.value["NS.objects"][0]"#) { $0.add("MyList", values: ["NS.objects": .array([$1])]) },
        Row(#"root.value["NS.objects"][0]"#) { $0.add("NSArray", values: ["NS.objects": .array([$1]), "more": 1]) },
        Row(#"root.value["frame.x"]"#) { $0.add("Box", values: ["frame.x": $1]) },
        Row(#"root.value["it's\n\"so\""]"#) { $0.add("Box", values: ["it's\n\"so\"": $1]) },
    ]

    @Test("The path of an error leads to the object", arguments: rows)
    func leads(row: Row) throws {
        var builder = ArchiveBuilder()
        let damaged = builder.add("Damaged", values: ["gone": .uid(PropertyList.UID(9_999))])
        let value = row.make(&builder, damaged)
        let root = builder.add("Box", values: ["value": value])
        let data = try builder.data(["root": root])
        let error = try #require(Self.error(data))
        #expect(error.path.hasPrefix(row.path), "\(error)")
        try Self.expect(error, in: data, "\(row.path)")
    }

    /// The error of reading all objects.
    private static func error(_ data: Data) -> ArchiveError? {
        do {
            _ = try KeyedUnarchiver(forReadingFrom: data).decode(ArchivedObject.self, forKey: "root")
            return nil
        } catch {
            return error as? ArchiveError
        }
    }

    private static func expect(_ error: ArchiveError, in data: Data, _ comment: Comment) throws {
        let document = try ArchiveDocument(data)
        let path = try DocumentPath(parsing: error.path)
        #expect(path.description == error.path, comment)
        let findings = try document.find(path)
        let number = try #require(error.objectNumber)
        let expected = try document.find(DocumentPath([.object(number)]))
        #expect(findings.count == 1 && expected.count == 1, comment)
        #expect(findings.first.flatMap(Self.object) == expected.first.flatMap(Self.object), comment)
    }

    private static func object(_ finding: PathFinding) -> ArchivedObject? {
        if case .value(let value) = finding.target { value.object } else { nil }
    }

    @Test("The first value of a sequential archive has the name that errors give it")
    func sequential() throws {
        let document = try ArchiveDocument(
            jsonText: """
                {"format": "archive/1", "kind": "sequential", "byteOrder": "little", "systemVersion": 1000,
                 "groups": [["@", {"$class": "Box", "$groups": [["i", 1], ["@", ["a", {"$class": "NSString",
                 "$groups": [["i", 3]]}]]]}]], "classes": {"Box": {"chain": ["Box", "NSObject"], "versions": [0, 0]}}}
                """)
        for path in ["root", "$0", "root.$1[1]"] {
            #expect(try document.find(DocumentPath(parsing: path)).count == 1)
        }
        #expect(try document.find(DocumentPath(parsing: "root.$1")).first?.path.description == "$0.$1")
    }

    /// A class whose values have names in the schema only.
    private final class Room: Coding {
        let name: String
        let floor: Int
        var next: Room?

        static let archivedClass = ArchivedClass(
            "Room", type: Room.self, references: [Room.self],
            sequence: [.value("size", "ff"), .value("name", "@"), .value("floor", "c q"), .value("next", "@")])

        func encode(with archiver: Archiver) throws {}

        init(coder unarchiver: Unarchiver) throws {
            name = try unarchiver.decode(String.self, forKey: "name")
            floor = try unarchiver.decode(Int.self, forKey: "floor")
        }

        func connect(with unarchiver: Unarchiver) throws {
            next = try unarchiver.decodeIfPresent(Room.self, forKey: "next")
        }
    }

    @Test(
        "The path of an error about a value of a sequence leads to the value, and the text has its name",
        arguments: [
            (#"["ff", 1.0, 2.0], ["i", 5]"#, "$2", "integer", "'name'"),
            (#"["ff", 1.0, 2.0], ["@", ["a"]], ["c", 0], ["@", null]"#, "$2", "array", "'name'"),
            (#"["ff", 1.0, 2.0], ["@", "a"], ["c", 1], ["f", 2.5]"#, "$4", "real", "'floor'"),
            (#"["ff", 1.0, 2.0], ["@", "a"], ["c", 0], ["@", null]"#, "", "Room", "'floor'"),
            (#"["ff", 1.0, 2.0], ["@", "a"], ["c", 1], ["q", 2], ["@", "b"]"#, "$5", "string", "'next'"),
            (#"["ff", 1.0, 2.0], ["@", "a"]"#, "", "Room", "'floor'"),
        ])
    func sequenceValue(groups: String, step: String, kind: String, name: String) throws {
        let inner = #"{"$class": "Room", "$groups": [\#(groups)]}"#
        let outer = #"[["ff", 1.0, 2.0], ["@", "a"], ["c", 1], ["q", 2], ["@", \#(inner)]]"#
        let document = try ArchiveDocument(
            jsonText: """
                {"format": "archive/1", "kind": "sequential", "byteOrder": "little", "systemVersion": 1000,
                 "groups": [["@", {"$class": "Room", "$groups": \(outer)}]],
                 "classes": {"Room": {"chain": ["Room"], "versions": [0]}}}
                """)
        let data = try document.data()
        let error = try #require(throws: ArchiveError.self) {
            try SequentialUnarchiver.unarchivedObject(ofClass: Room.self, from: data)
        }
        #expect(error.path == "root.$5" + (step.isEmpty ? "" : ".") + step, "\(error)")
        #expect(error.description.contains(name), "\(error)")
        let findings = try ArchiveDocument(data).find(DocumentPath(parsing: error.path))
        #expect(findings.map(\.kind) == [kind])
    }

    @Test("The path of an error about changed bytes leads to a value")
    func mutations() throws {
        let data = try PathTests.archive()
        var count = 0
        for seed in 0..<IntegrationRing.size(20_000, inRing: 2_000, otherwise: 500) {
            var generator = SeededGenerator(seed: UInt64(seed))
            var copy = data
            copy[Int.random(in: 0..<copy.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            // The key itself can be missing.
            guard let error = Self.error(copy), !error.path.isEmpty, error.code != .missingValue,
                let document = try? ArchiveDocument(copy)
            else { continue }
            let path = try DocumentPath(parsing: error.path)
            #expect(path.description == error.path, "seed \(seed)")
            #expect(throws: Never.self, "seed \(seed): \(error)") { try document.find(path) }
            count += 1
        }
        #expect(count > 20)
    }
}
