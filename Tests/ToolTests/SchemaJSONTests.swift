// `coding schema --json`: the form that Documentation/schema-json.md describes.

import Foundation
import TestSupport
import Testing

@Suite("coding schema --json")
struct SchemaJSONTests {
    static let payroll = """
        import Geography

        access public

        /// A person.
        class Person, version 2, archived as "HR.Person", formerly "HRPerson", prefix "MV" {
            let name: String key "Name" fallback "Surname", "FamilyName"
            var height: Double = 1.7 since 1 fallback "cm": Int via metres(fromCentimetres:)
            var badge: Badge = .blue also "colour" as of 0
            weak var boss: Person?
            var home: Address?
            transient var age: Int = 0
            retired "Fax" until 1
            waived keyRetired of "Fax" because "nobody sends any"
        }

        enum Badge: String, version 1 {
            case blue
            case red = "r" since 1 else .blue
            unknown .blue
        }

        """
    static let geography = "public class Address {\n    var street: String\n}\n"

    private func schema(_ text: String) async throws -> (run: ToolRun, json: [String: Any]) {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "Payroll/A.coding")
        try folder.write(Self.geography, to: "Geography/Places.coding")
        let run = try await ToolRun.coding(
            ["schema", "Payroll", "--json", "--import", "Geography=Geography"], in: folder)
        let object = try? JSONSerialization.jsonObject(with: Data(run.output.utf8))
        return (run, object as? [String: Any] ?? [:])
    }

    private func declarations(_ json: [String: Any]) -> [[String: Any]] {
        let files = json["files"] as? [[String: Any]] ?? []
        return files.flatMap { $0["declarations"] as? [[String: Any]] ?? [] }
    }

    private func fields(_ declaration: [String: Any]?) -> [String: [String: Any]] {
        let fields = declaration?["fields"] as? [[String: Any]] ?? []
        return Dictionary(fields.map { ($0["name"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    @Test("The document names the module, its imports and its files")
    func document() async throws {
        let (run, json) = try await schema(Self.payroll)
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        #expect(json["format"] as? Int == 2)
        #expect(json["module"] as? String == "Payroll")
        #expect(json["imports"] as? [String] == ["Geography"])
        let files = try #require(json["files"] as? [[String: Any]])
        #expect(files.map { $0["path"] as? String } == ["Payroll/A.coding"])
        #expect(declarations(json).map { $0["kind"] as? String } == ["class", "enum"])
    }

    @Test("A class has its names, version and retired keys")
    func classes() async throws {
        let person = try #require(declarations(try await schema(Self.payroll).json).first)
        #expect(person["documentation"] as? [String] == ["A person."])
        #expect(person["access"] as? String == "public")
        #expect(person["archivedName"] as? String == "HR.Person")
        #expect(person["formerNames"] as? [String] == ["HRPerson"])
        #expect(person["version"] as? Int == 2)
        #expect(person["versionKey"] as? String == "HR.Person.version")
        #expect(person["archives"] as? [String] == ["keyed"])
        #expect(person["superclass"] is NSNull)
        let waivers = try #require(person["waivers"] as? [[String: Any]])
        #expect(waivers.map { $0["rule"] as? String } == ["keyRetired"])
        #expect(waivers.map { $0["member"] as? String } == ["Fax"])
        #expect(waivers.map { $0["reason"] as? String } == ["nobody sends any"])
        let retired = try #require(person["retired"] as? [[String: Any]])
        #expect(retired.map { $0["keys"] as? [String] } == [["Fax"]])
    }

    @Test("A field has its type, keys and clauses")
    func fields() async throws {
        let fields = fields(declarations(try await schema(Self.payroll).json).first)
        #expect(fields.count == 6)
        #expect(fields["name"]?["constant"] as? Bool == true)
        #expect(fields["name"]?["required"] as? Bool == true)
        #expect(fields["name"]?["keys"] as? [String] == ["Name"])
        #expect(fields["height"]?["key"] as? String == "MVheight")
        #expect(fields["height"]?["since"] as? Int == 1)
        #expect(fields["boss"]?["weak"] as? Bool == true)
        #expect((fields["home"]?["type"] as? [String: Any])?["module"] as? String == "Geography")
        #expect(fields["age"]?["key"] is NSNull)
        #expect(fields["age"]?["keys"] as? [String] == [])
        #expect((fields["home"]?["type"] as? [String: Any])?["encoding"] as? String == "@")
    }

    @Test("A field has what is written under which key, when, and by which versions")
    func writes() async throws {
        let person = declarations(try await schema(Self.payroll).json).first
        let fields = fields(person)
        func writes(_ name: String) -> [[String: Any]] { fields[name]?["writes"] as? [[String: Any]] ?? [] }
        #expect(writes("height").map { $0["key"] as? String } == ["MVheight", "cm"])
        #expect(writes("height").map { $0["since"] as? Int } == [1, nil])
        #expect(writes("height").map { $0["until"] as? Int } == [nil, 0])
        #expect(writes("height").map { $0["present"] as? Bool } == [true, false])
        #expect((writes("height").last?["change"] as? [String: Any])?["kind"] as? String == "former")
        #expect(writes("badge").map { $0["key"] as? String } == ["MVbadge", "colour"])
        #expect((writes("badge").last?["change"] as? [String: Any])?["version"] as? Int == 0)
        #expect(writes("boss").map { $0["condition"] as? String } == ["conditional"])
        #expect(writes("home").map { $0["condition"] as? String } == ["ifNotNil"])
        #expect(writes("age").isEmpty)
        let own = try #require(person?["writes"] as? [[String: Any]])
        #expect(own.map { $0["key"] as? String } == ["HR.Person.version"])
        #expect(own.map { ($0["source"] as? [String: Any])?["version"] as? Int } == [2])
        #expect(person?["olderKeys"] as? [String] == ["Surname", "FamilyName", "cm", "colour", "Fax"])
        let references = try #require(person?["references"] as? [[String: Any]])
        #expect(references.map { $0["name"] as? String } == ["Person", "Address"])
    }

    @Test("A field has the keys that are looked up, the result without them, and the time of reading")
    func reads() async throws {
        let fields = fields(declarations(try await schema(Self.payroll).json).first)
        func read(_ name: String) -> [String: Any] { fields[name]?["read"] as? [String: Any] ?? [:] }
        func candidates(_ name: String) -> [[String: Any]] { read(name)["candidates"] as? [[String: Any]] ?? [] }
        func missing(_ name: String) -> [String: Any] { read(name)["missing"] as? [String: Any] ?? [:] }
        #expect(candidates("name").map { $0["key"] as? String } == ["Name", "Surname", "FamilyName"])
        #expect(missing("name")["kind"] as? String == "error")
        let converted = try #require(candidates("height").last)
        #expect((converted["type"] as? [String: Any])?["name"] as? String == "Int")
        #expect((converted["conversion"] as? [String: Any])?["label"] as? String == "fromCentimetres")
        #expect(missing("height")["text"] as? String == "1.7")
        #expect(missing("home")["kind"] as? String == "nil")
        #expect(["name", "boss"].map { read($0)["phase"] as? String } == ["initializer", "connect"])
        #expect(fields["age"]?["read"] is NSNull)
    }

    @Test("A sequential declaration lists its values in their order")
    func sequences() async throws {
        let (run, json) = try await schema(
            """
            class Figure, sequential marker "Figure.keyed", version 2 {
                var x: Float
                var y: Float joined
                var count: Int? since 1
                retired "old": Bool = true until 1, still written
                var samples: packed [Int16] = [] until 1
                var part: Part
                transient var cache: Int = 0
            }
            struct Part, sequential {
                var name: String key "title"
            }
            struct Other {
                var name: String
            }
            enum Shape, sequential {
                case round(Double)
            }
            """)
        #expect(run.errors == "")
        let found = declarations(json)
        #expect(found.map { $0["keyedMarker"] as? String } == ["Figure.keyed", nil, nil, nil])
        #expect(found.map { $0["sequential"] as? Bool } == [nil, true, false, true])
        let sequence = try #require(found.first?["sequence"] as? [[String: Any]])
        #expect(sequence.map { $0["field"] as? String } == ["x", "y", "count", nil, "samples", "part"])
        #expect(sequence.map { $0["key"] as? String } == ["x", "y", "count", "old", "samples", "part"])
        #expect(
            sequence.map { $0["encodings"] as? [String] } == [["f"], ["f"], ["c", "q"], ["c"], ["i", "[s]"], ["@"]])
        #expect(sequence.map { $0["since"] as? Int } == [nil, nil, 1, nil, nil, nil])
        #expect(sequence.map { $0["until"] as? Int } == [nil, nil, nil, nil, 1, nil])
        #expect(sequence.map { $0["joined"] as? Bool } == [false, true, false, false, false, false])
        #expect((found[1]["sequence"] as? [[String: Any]])?.map { $0["key"] as? String } == ["title"])
        #expect(found[2]["sequence"] is NSNull)
    }

    @Test("The keys of structs and enums are composed with the field's")
    func composedKeys() async throws {
        let (run, json) = try await schema(
            """
            class Photo {
                var frame: Frame
                var origin: Point? key "at"
                var bare: Point key ""
                var picture: Picture
                var weights: indexed [Double]
                var all: [Point]
            }
            struct Frame {
                var origin: Point
                var name: String key "title"
            }
            struct Point {
                var x: Double
                var y: Double
            }
            enum Picture {
                case url(URL) key "URL"
                case raw(pixels: Data, wide: Int)
                case blank key "blank"
            }

            """)
        #expect(run.exitCode == 0, "\(run.errors)")
        let fields = fields(declarations(json).first)
        #expect(fields["frame"]?["keys"] as? [String] == ["frame.origin.x", "frame.origin.y", "frame.title"])
        #expect(fields["origin"]?["keys"] as? [String] == ["at", "at.x", "at.y"])
        #expect(fields["bare"]?["keys"] as? [String] == ["x", "y"])
        #expect(
            fields["picture"]?["keys"] as? [String]
                == ["picture.URL", "picture.pixels", "picture.wide", "picture.blank"])
        #expect(fields["weights"]?["keys"] as? [String] == ["weights[0]"])
        #expect(fields["all"]?["keys"] as? [String] == ["all"])
    }

    @Test("What Swift sees of a declaration is there, too")
    func swiftParts() async throws {
        let (run, json) = try await schema(
            """
            @available(macOS 15, *) public class Person {
                internal(set) var name: String { didSet { changed() } }
            }
            """)
        #expect(run.errors == "")
        let person = try #require(declarations(json).first)
        #expect(person["attributes"] as? [String] == ["@available(macOS 15, *)"])
        let name = fields(person)["name"]
        #expect(name?["setterAccess"] as? String == "internal")
        #expect(name?["attributes"] as? [String] == [])
        let observers = try #require(name?["observers"] as? [String: Any])
        #expect(observers["line"] as? Int == 2)
        #expect(observers["text"] as? String == "{ didSet { changed() } }")
    }

    @Test("The same schema gives the same text")
    func determinism() async throws {
        let first = try await schema(Self.payroll).run.output
        #expect(try await schema(Self.payroll).run.output == first)
        #expect(first.hasSuffix("\n}\n"))
    }

    @Test("Of a schema with an error nothing is printed")
    func error() async throws {
        let (run, _) = try await schema("class Person {\n    var name: Nothing\n}\n")
        #expect(run.exitCode == 1)
        #expect(run.output == "")
        #expect(run.errors.contains("[unknownType]"))
    }
}
