// Bytes of property lists through JSON and back: tables with repeated values, and XML text in other forms.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Layout in JSON")
struct LayoutTests {
    private static func copy(_ data: Data) throws -> Data {
        let text = try ArchiveDocument(data).jsonText(includesLayout: true)
        return try ArchiveDocument(jsonText: text).data()
    }

    @Test("A layout has the members that differ from what is usual, and no others")
    func members() throws {
        let list = try ArchiveDocument(PropertyList.dictionary(["a": .integer(1)]).data())
        #expect(try !list.jsonText(includesLayout: true).contains("null"))
        let json = "{\"format\":\"archive/1\",\"kind\":\"keyed\",\"top\":{\"root\":\"x\"},\"classes\":{}}"
        let text = try ArchiveDocument(ArchiveDocument(jsonText: json).data()).jsonText(includesLayout: true)
        #expect(text.contains("\"classes\": []") && text.contains("\"references\": \"repeated\""), "\(text)")
        #expect(!text.contains("null"), "\(text)")
    }

    @Test(
        "Tables come back with values to which nothing refers",
        arguments: [
            // Two booleans, three, and with false.
            [[0xA2, 1, 1], [0x09], [0x09]], [[0xA3, 1, 1, 1], [0x09], [0x09], [0x09]],
            [[0xA4, 1, 2, 1, 2], [0x09], [0x08], [0x09], [0x08]],
            // Null, empty arrays and dictionaries, as one object and as several.
            [[0xA2, 1, 1], [0x00], [0x00]], [[0xA2, 1, 1], [0xA0], [0xA0]], [[0xA2, 1, 2], [0xA0], [0xA0]],
            [[0xA3, 1, 2, 1], [0xA0], [0xA0], [0xA0]], [[0xA2, 1, 1], [0xD0], [0xD0]], [[0xA2, 1, 1], [0xC0], [0xC0]],
            // A dictionary of which the table has a copy, and UIDs.
            [[0xA2, 1, 1], [0xD1, 2, 3], [0x51, 0x61], [0x10, 1], [0xD1, 2, 3]],
            [[0xA3, 1, 1, 2], [0x80, 0], [0x09], [0x80, 0]], [[0xA2, 1, 1], [0x80, 0], [0x80, 0]],
        ] as [[[UInt8]]])
    func repeated(objects: [[UInt8]]) throws {
        let data = TableBytes.data(objects)
        #expect(try Self.copy(data) == data)
    }

    @Test(
        "XML text comes back with its DOCTYPE, the order of its keys, and its end",
        arguments: [
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>b</key>
            \t<integer>1</integer>
            \t<key>a</key>
            \t<string>x</string>
            </dict>
            </plist>
            """,
            "<plist version=\"1.0\">\n<array/>\n</plist>\n\n", "<true/>",
        ])
    func text(text: String) throws {
        #expect(try Self.copy(Data(text.utf8)) == Data(text.utf8))
    }

    private static let classChains = [
        ["Lost", "NSObject"], ["NSArray", "NSObject"], ["NSMutableDictionary", "NSDictionary", "NSObject"],
    ]

    @Test("Class descriptions that no object refers to come back", arguments: classChains)
    func unreferencedClasses(chain: [String]) throws {
        var builder = ArchiveBuilder()
        let root = builder.add("Node", values: ["text": builder.add("text")])
        _ = builder.add(["$classname": .string(chain[0]), "$classes": .array(chain.map { .string($0) })])
        _ = builder.add("more text")
        let data = try builder.data(["root": root])
        #expect(try Self.copy(data) == data)
    }

    @Test("A layout with an index that no table has is not used")
    func forgedIndex() throws {
        let document = try ArchiveDocument(PropertyList.array(["a", "b"]).data())
        var json = try document.json(JSONOptions(includesLayout: true))
        let table: JSONValue = ["indexes": [1, .integer(Int.max)]]
        json["layout"] = ["of": json["layout"]?["of"] ?? .null, "table": table]
        #expect(try ArchiveDocument(json: json).data() == ArchiveDocument(json: document.json()).data())
    }

    @Test("Archives with many classes are written in proportion to them, in both forms")
    func manyClasses() throws {
        let isInProportion = try growsInProportion(from: 2_000, times: 5) { count in
            var builder = ArchiveBuilder()
            let objects = (0..<count).map { builder.add("Class\($0)", values: [:]) }
            let root = builder.array(objects)
            let document = try ArchiveDocument(builder.data(["root": root]))
            #expect(try document.jsonText().contains("Class0"))
            try document.setFormat(.xml)
            #expect(try document.data().count > 100 * count)
        }
        #expect(isInProportion)
    }

    @Test("Binary property lists that Python and Foundation wrote come back")
    func peers() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<100 {
            var objects: [Any] = []
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let value: [Any] = [
                    true, false, 1, 2.5, "a", [Any](), [String: Any](), ["a": true, "b": [true]],
                    Date(timeIntervalSince1970: 5),
                ]
                objects.append(value.randomElement(using: &generator) ?? 0)
            }
            let data = try PropertyListSerialization.data(fromPropertyList: objects, format: .binary, options: 0)
            #expect(try Self.copy(data) == data)
        }
    }
}
