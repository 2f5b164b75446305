// Verdicts held to what the compiled classes do: archives as they are, and with values removed or replaced.

import ArchiveDocuments
import Archiving
import CodingSamples
import CodingSchema
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@testable import Constructs

@Suite("Verdicts and compiled classes")
struct VerificationTests {
    /// Classes whose functions in Swift decide whether a value can be read.
    private static let decidedBySwift: Set<String> = [
        "Coded", "Converted", "ConvertedSets", "LenientConversions", "Lukewarm", "Warm", "IndexedConversions", "Proxy",
        "Target",
    ]

    static func sample(_ name: String, _ schema: SampleSchema) throws -> PropertyList? {
        guard let dot = name.lastIndex(of: "."), let version = Int(name[dot...].dropFirst(2)) else { return nil }
        let className = String(name[..<dot])
        return decidedBySwift.contains(className) ? nil : try? schema.sample(className, version: version)
    }

    /// Whether a verdict is that the archive can be read.
    private static func reads(_ result: VerificationResult) -> Bool {
        result.verdict == .reads || result.verdict == .lossy
    }

    @Test("A sample of every version is read")
    func samples() throws {
        let schema = try SampleSchema(folder: "Constructs/Schemas", module: "Constructs")
        let verifier = ArchiveVerifier(schema.schema)
        var count = 0
        for archive in FrozenArchive.all {
            guard let sample = try Self.sample(archive.name, schema) else { continue }
            let result = verifier.result(for: try ArchiveDocument(sample.data()))
            #expect(Self.reads(result), "\(archive.name): \(result)")
            count += 1
        }
        #expect(count > 80)
    }

    /// The values that take the place of others.
    private static let replacements: [(name: String, value: PropertyList?)] = [
        ("nothing", nil), ("nil", .uid(PropertyList.UID(0))), ("an integer", .integer(300)), ("a real", .double(0.5)),
        ("a boolean", .boolean(true)), ("data", .data(Data([1, 2, 3]))), ("a negative integer", .integer(-1)),
        ("a string", .string("text")), ("a number that is large", .integer(PropertyListInteger(UInt64.max))),
    ]

    @Test("What is read after a value was changed is what verify says")
    func changedValues() throws {
        let schema = try SampleSchema(folder: "Constructs/Schemas", module: "Constructs")
        let verifier = ArchiveVerifier(schema.schema)
        var generator = SeededGenerator(seed: 20)
        let share = IntegrationRing.size(1, otherwise: 12)
        var (count, failures) = (0, 0)
        var differences: [String] = []
        for archive in FrozenArchive.all {
            guard let sample = try Self.sample(archive.name, schema), let objects = sample["$objects"]?.array else {
                continue
            }
            for (index, object) in objects.enumerated() {
                guard let entries = object.dictionary, let classKey = entries["$class"],
                    Self.isOwn(classKey, objects)
                else { continue }
                for key in entries.keys.sorted() where key != "$class" {
                    for replacement in Self.replacements where Int.random(in: 0..<share, using: &generator) == 0 {
                        let data = try Self.changed(sample, index, key, replacement.value)
                        let result = verifier.result(for: try ArchiveDocument(data))
                        let isRead = (try? archive.read(data)) != nil
                        if isRead != Self.reads(result) {
                            differences.append("\(archive.name) \(index).\(key) is \(replacement.name): \(result)")
                        }
                        count += 1
                        if !isRead { failures += 1 }
                    }
                }
            }
        }
        #expect(differences == [], "\(differences.count) of \(count)")
        #expect(count > 200)
        #expect(failures > 50)
    }

    /// Whether the class of an object is none of Foundation's.
    private static func isOwn(_ reference: PropertyList, _ objects: [PropertyList]) -> Bool {
        guard case .uid(let uid) = reference, objects.indices.contains(Int(uid.value)),
            let name = objects[Int(uid.value)]["$classname"]?.string
        else { return false }
        return !name.hasPrefix("NS")
    }

    private static func changed(
        _ archive: PropertyList, _ index: Int, _ key: String, _ value: PropertyList?
    ) throws -> Data {
        guard var root = archive.dictionary, var objects = root["$objects"]?.array,
            var entries = objects[index].dictionary
        else { return Data() }
        entries[key] = value
        objects[index] = .dictionary(entries)
        root["$objects"] = .array(objects)
        return try PropertyList.dictionary(root).data(format: .binary)
    }

    // MARK: Verdicts

    private static let schema = """
        class Box {
            var name: String
            var size: Int = 1 fallback "breadth"
            var color: Color = .red
            var next: Box?
            var mood: Mood?
            retired "old"
        }

        enum Mood: Int {
            case calm = 0 formerly 9
            unknown other(rawValue)
        }

        enum Color: String {
            case red
            case blue
            unknown .red
        }
        """

    /// The verdict about a box with these values.
    private static func result(_ values: [String: PropertyList], className: String = "Box") throws -> VerificationResult
    {
        try result(of: archive(values, className: className).data())
    }

    private static func result(of data: Data) throws -> VerificationResult {
        ArchiveVerifier(try SampleSchema(Self.schema).schema).result(for: try ArchiveDocument(data))
    }

    private static func archive(_ values: [String: PropertyList], className: String = "Box") -> PropertyList {
        [
            "$archiver": "NSKeyedArchiver", "$version": 100_000,
            "$top": ["root": .uid(PropertyList.UID(1))],
            "$objects": [
                "$null", .dictionary(values.merging(["$class": .uid(PropertyList.UID(2))]) { $1 }),
                ["$classname": .string(className), "$classes": [.string(className), "NSObject"]], "text", "blue",
                "green",
            ],
        ]
    }

    @Test("An object of which a key isn't a string is read without it, as unarchivers read it")
    func otherKeys() throws {
        let whole: [String: PropertyList] = [
            "name": .uid(PropertyList.UID(3)), "size": 2, "color": .uid(PropertyList.UID(4)),
        ]
        var data = try Self.archive(whole).data(format: .binary)
        let key = try #require(data.range(of: Data([0x54]) + Data("size".utf8)))
        // An integer in its place: what is left of the text is no object.
        data.replaceSubrange(key, with: [0x11, 0, 7, 0, 0])
        let result = try Self.result(of: data)
        #expect(result.verdict == .reads)
        #expect(result.events.map { "\($0.kind) \($0.key)" } == ["default size"])
        // The key isn't lost where the archive is converted.
        let json = try ArchiveDocument(data).jsonText()
        #expect(try Self.result(of: ArchiveDocument(jsonText: json).data()).verdict == .reads)
        #expect(try ArchiveDocument(ArchiveDocument(jsonText: json).data()).jsonText() == json)
    }

    @Test("Each verdict has its reason")
    func verdicts() throws {
        let text = PropertyList.uid(PropertyList.UID(3))
        let whole: [String: PropertyList] = ["name": text, "size": 2, "color": .uid(PropertyList.UID(4))]
        #expect(try Self.result(whole).verdict == .reads)
        #expect(try Self.result(whole).events.isEmpty)

        let older = try Self.result(["name": text, "breadth": 2, "old": 5])
        #expect(older.verdict == .reads)
        #expect(older.events.map(\.kind) == ["default", "fallback"])
        #expect(older.events.map(\.key) == ["color", "size"])

        let unread = try Self.result(whole.merging(["weight": 3]) { $1 })
        #expect(unread.verdict == .lossy)
        #expect(unread.events.map(\.firstPath) == ["root.weight"])

        let unknown = try Self.result(whole.merging(["color": .uid(PropertyList.UID(5))]) { $1 })
        #expect(unknown.verdict == .lossy)
        #expect(unknown.events.map(\.detail) == ["\"green\" as .red"])

        let kept = try Self.result(whole.merging(["mood": 7]) { $1 })
        #expect(kept.verdict == .reads)
        #expect(kept.events.map { "\($0.kind) \($0.detail) \($0.isLoss)" } == ["kept 7 as .other false"])
        #expect(try Self.result(whole.merging(["mood": 9]) { $1 }).events.isEmpty)

        let fails = try Self.result(["size": 2])
        #expect(fails.verdict == .fails)
        #expect(fails.path == "root.name")
        #expect(fails.className == "Box")
        #expect(fails.key == "name")
        #expect(try Self.result(whole, className: "Crate").verdict == .unknownClass)

        let string = try Self.result(whole.merging(["next": text]) { $1 })
        #expect(string.verdict == .fails)
        #expect(string.reason == "expected an object, found a string")
    }

    @Test("Keys that the structs of an object don't read are losses")
    func unreadInStructs() throws {
        let schema = try SampleSchema(
            """
            class Shelf {
                var items: [Item] = []
                var spot: Spot?
                var parts: [any Coding] = []
                var places: [Place] = []
                var weights: indexed [Int]
                var picture: Picture?
            }

            enum Picture {
                case remote(url: String)
                case local(name: String) also raw via rawForm
                fallback case raw(bytes: Int, kind: Int)
            }

            struct Place, as dictionary {
                var x: Int = 0
            }

            struct Item {
                var number: Int = 4
                retired "old"
            }

            struct Spot {
                var x: Int
                var y: Int = 0
            }
            """)
        func reference(_ number: UInt32) -> PropertyList { .uid(PropertyList.UID(number)) }
        func result(_ shelf: [String: PropertyList], elements: [UInt32]) throws -> VerificationResult {
            let archive: PropertyList = [
                "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": ["root": reference(1)],
                "$objects": [
                    "$null", .dictionary(shelf.merging(["$class": reference(2)]) { $1 }),
                    ["$classname": "Shelf", "$classes": ["Shelf", "NSObject"]],
                    ["$class": reference(4), "NS.objects": .array(elements.map(reference))],
                    ["$classname": "NSArray", "$classes": ["NSArray", "NSObject"]],
                    ["$class": reference(6), "weight": 3, "old": 1],
                    ["$classname": "Item", "$classes": ["Item", "NSObject"]],
                    ["$class": reference(8)],
                    ["$classname": "NSNull", "$classes": ["NSNull", "NSObject"]],
                    ["$class": reference(10), "NS.keys": [reference(11)], "NS.objects": [reference(11)]],
                    ["$classname": "NSDictionary", "$classes": ["NSDictionary", "NSObject"]], "height",
                ],
            ]
            return ArchiveVerifier(schema.schema).result(for: try ArchiveDocument(archive.data()))
        }
        func losses(_ result: VerificationResult) -> [String] {
            result.events.filter(\.isLoss).map { "\($0.kind) \($0.className).\($0.key) \($0.firstPath)" }
        }
        let items = try result(["items": reference(3)], elements: [5])
        #expect(items.verdict == .lossy)
        #expect(losses(items) == ["unread Item.weight root.items[0].weight"])
        #expect(items.events.contains { $0.kind == "default" && $0.firstPath == "root.items[0].number" })
        let spot = try result(["spot.y": 1], elements: [])
        #expect(spot.verdict == .lossy)
        #expect(losses(spot) == [#"unread Shelf.spot.y root["spot.y"]"#])
        #expect(try losses(result(["spot.x": 1, "spot.y": 2], elements: [])) == [])
        let weights = try result(["weights[0]": 1, "weights[1]": 2, "weights[3]": 4], elements: [])
        #expect(losses(weights) == [#"unread Shelf.weights[3] root["weights[3]"]"#])
        let places = try result(["places": reference(3)], elements: [9])
        #expect(losses(places) == ["unread Place.height root.places[0].height"])
        let raw: [String: PropertyList] = ["picture.bytes": 1, "picture.kind": 2]
        let two = try result(raw.merging(["picture.url": "u", "picture.name": "n"]) { $1 }, elements: [])
        #expect(losses(two) == [#"unread Shelf.picture.name root["picture.name"]"#])
        #expect(try losses(result(raw.merging(["picture.name": "n"]) { $1 }, elements: [])) == [])
        let later = try result(["picture.wallet": "w"], elements: [])
        #expect(later.verdict == .lossy && losses(later) == [#"unread Shelf.picture.wallet root["picture.wallet"]"#])
        let parts = try result(["parts": reference(3)], elements: [7])
        #expect(parts.verdict == .fails && parts.reason == "expected an object, found null")
        #expect(parts.path == "root.parts[0]")
    }

    @Test("Values that are separate objects have keys of their own, also in a dictionary", arguments: [true, false])
    func dictionaries(isSequential: Bool) throws {
        let schema = try SampleSchema(
            """
            struct Spot: Hashable, sequential {
                var x: Int
                var inner: [Inner]
            }

            struct Inner: Hashable, as dictionary, sequential {
                var spans: [Duration]
            }

            enum Shape, sequential {
                case circle(Int)
                case square key "square"
                unknown .square
            }

            struct Place, as dictionary, sequential {
                var spots: [Spot]
                var others: Set<Spot>
                var shapes: [Shape]
                var rest: [Spot] lenient
                var last: Int
            }

            class Map, sequential {
                var place: Place
            }
            """)
        let format: PropertyList.Format? = isSequential ? nil : .binary
        let map = try schema.schemaClass("Map")
        let data = try SampleArchive.data(of: map, version: 0, in: schema.catalog, format: format)
        let verifier = ArchiveVerifier(schema.schema)
        let result = verifier.result(for: try ArchiveDocument(data))
        #expect(result.verdict == .reads, "\(result)")
        // What an error leaves open is closed: a lenient value goes on.
        let document = try ArchiveDocument(data)
        let path = isSequential ? "$0.$0.rest[0].$1[0].spans" : "root.place.rest[0].inner[0].spans"
        try document.apply(.set(.array(["a"])), at: DocumentPath(parsing: path))
        let lossy = verifier.result(for: try ArchiveDocument(document.data()))
        #expect(lossy.verdict == .lossy && lossy.events.filter(\.isLoss).map(\.key) == ["rest"], "\(lossy)")
    }

    @Test("Files that hold no objects of the schema are skipped, and damaged ones unreadable")
    func otherFiles() throws {
        let verifier = ArchiveVerifier(try SampleSchema(Self.schema).schema)
        let list = try PropertyList.dictionary(["a": 1]).data(format: .binary)
        #expect(verifier.result(for: try ArchiveDocument(list)).verdict == .skipped)
        let array = try KeyedArchiver.archivedData(withRootObject: ["a", "b"])
        #expect(verifier.result(for: try ArchiveDocument(array)).verdict == .skipped)
        // An archive that the runtime doesn't open has no path.
        var other = try #require(Self.archive(["name": .uid(PropertyList.UID(3))]).dictionary)
        other["$version"] = 10_000
        let version = verifier.result(for: try ArchiveDocument(PropertyList.dictionary(other).data()))
        #expect(version.verdict == .fails && version.path == nil && version.className == nil)
        #expect(version.message == "expected version 100000 of keyed archives, found version 10000")
        let root: PropertyList = ["root": .uid(PropertyList.UID(1))]
        let damaged: [(PropertyList, PropertyList)] = [(root, ["$null", ["name": "a"]]), (root, []), ([:], [])]
        for (top, objects) in damaged {
            let archive: PropertyList = [
                "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": top, "$objects": objects,
            ]
            #expect(verifier.result(for: try ArchiveDocument(archive.data())).verdict == .unreadable)
        }
    }
}
