// Nothing is dropped: keys that are not strings, and texts and keys that differ in their code points alone.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Nothing is dropped")
struct KeptTests {
    /// {"a": {5: "five", 6: "six", date: "x"}}
    private static let otherKeys = TableBytes.data([
        [0xD1, 1, 2], [0x51, 0x61], [0xD3, 3, 4, 5, 6, 7, 8], [0x10, 5], [0x10, 6],
        [0x33, 0, 0, 0, 0, 0, 0, 0, 0], [0x54] + Array("five".utf8), [0x53] + Array("six".utf8), [0x51, 0x78],
    ])

    @Test("Property lists whose keys aren't strings are whole in every form")
    func keys() throws {
        let document = try ArchiveDocument(Self.otherKeys)
        let entries = #"{"$entries":[[5,"five"],[6,"six"],["2001-01-01T00:00:00Z","x"]]}"#
        #expect(try document.simpleJSON()["a"]?.compactText == entries)
        let json = try document.json(JSONOptions(includesLayout: true))
        #expect(json["value"]?["a"]?["$entries"]?.elements?.count == 3)
        #expect(try ArchiveDocument(json: json).data() == Self.otherKeys)
        var tree = ""
        _ = DocumentTree.write(document) { tree += $0 }
        #expect(tree.contains("5: \"five\"") && tree.contains("6: \"six\""))
        #expect(try document.find(DocumentPath(parsing: "a[@1].$value")).first?.json() == "six")
        #expect(try DocumentStatistics(document).rows.values.reduce(0) { $0 + $1.count } >= 4)
        let copy = try ArchiveDocument(Self.otherKeys)
        #expect(try DocumentComparison(document, copy).differences.isEmpty)
        try copy.apply(.set("seven"), at: DocumentPath(parsing: "a[@1].$value"))
        let changes = try DocumentComparison(document, copy).differences
        #expect(changes.map(\.change) == [.changed] && changes.map(\.new) == ["\"seven\""])
        #expect(try ArchiveDocument(copy.data()).simpleJSON()["a"]?["$entries"]?.elements?[1].elements?[1] == "seven")
        #expect(throws: InspectionError.self) {
            try copy.setFormat(.xml)
            _ = try copy.data()
        }
    }

    private static func list(_ keys: [String], _ value: String) -> Data {
        // Keys that are equal to Swift need a table by hand.
        func text(_ text: String) -> [UInt8] {
            [0x60 | UInt8(text.utf16.count)] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
        let count = UInt8(keys.count)
        return TableBytes.data(
            [[0xD0 | count] + (1...count) + Array(repeating: count + 1, count: keys.count)] + keys.map(text) + [
                text(value)
            ])
    }

    @Test("Texts and keys in other code points are differences, and two such keys are two")
    func normalization() throws {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        let first = try ArchiveDocument(Self.list(["k"], composed))
        let second = try ArchiveDocument(Self.list(["k"], decomposed))
        let difference = try DocumentComparison(first, second).differences
        #expect(difference.map(\.change) == [.normalization])
        #expect(difference.first?.line == #"k: "\u{E9}" → "e\u{301}" (the same text in other code points)"#)
        let keys = try DocumentComparison(
            ArchiveDocument(Self.list([composed], "a")), ArchiveDocument(Self.list([decomposed], "a"))
        ).differences
        #expect(keys.map(\.change) == [.normalization])
        let both = Self.list([composed, decomposed], "a")
        let document = try ArchiveDocument(both)
        #expect(try document.json()["value"]?.members?.count == 2)
        #expect(try ArchiveDocument(jsonText: document.jsonText(includesLayout: true)).data() == both)
        #expect(try DocumentComparison(document, ArchiveDocument(both)).differences.isEmpty)
        let strings = "\"\(composed)\" = a; \"\(decomposed)\" = b;"
        #expect(try ArchiveDocument(Data(strings.utf8)).json()["value"]?.members?.count == 2)
    }

    @Test("A key that is gone with its reference is removed, and its object is not; nil is another value")
    func references() throws {
        func archive(_ target: (PropertyList) -> PropertyList?) throws -> ArchiveDocument {
            var builder = ArchiveBuilder()
            let oval = builder.add("Oval", values: ["x": 1])
            var values: [String: PropertyList] = ["text": "a"]
            values["target"] = target(oval)
            let page = builder.add("Page", values: ["oval": oval, "note": builder.add("Note", values: values)])
            return try ArchiveDocument(builder.data(["root": page]))
        }
        func lines(_ old: ArchiveDocument, _ new: ArchiveDocument) throws -> [String] {
            try DocumentComparison(old, new).lines(showsAll: true)
        }
        let (full, null, none) = try (archive { $0 }, archive { _ in ArchiveBuilder.null }, archive { _ in nil })
        #expect(try lines(full, none) == ["root.note.target: removed a reference to Oval at root.oval"])
        #expect(try lines(none, full).allSatisfy { $0.hasPrefix("root.note.target: added a reference to Oval at ") })
        #expect(try lines(null, full).map { $0.prefix(32) } == ["root.note.target: nil → Oval at "])
        #expect(try lines(null, none) == ["root.note.target: removed nil"])
        let change = try DocumentComparison(full, null).differences
        #expect(change.map(\.change) == [.reference] && change.first?.new == "nil")
    }

    @Test("Objects without values of their own keep their place in a list")
    func lists() throws {
        func archive(_ a: Int) throws -> ArchiveDocument {
            var builder = ArchiveBuilder()
            var tracks: [PropertyList] = []
            for number in 0..<3 {
                let touches = (0..<2).map {
                    builder.add("U", values: ["a": .integer(.init(Int64(number == 1 && $0 == 0 ? a : 7))), "b": "t"])
                }
                let list = builder.array(touches)
                tracks.append(builder.add("K", values: ["touches": list]))
            }
            let root = builder.add("R", values: ["tracks": builder.array(tracks)])
            return try ArchiveDocument(builder.data(["root": root]))
        }
        let comparison = try DocumentComparison(archive(1003), archive(99))
        #expect(comparison.lines(showsAll: true) == ["root.tracks[1].touches[0].a: 1003 → 99"])
    }

    @Test("Cocoa's distant past is a date in every form")
    func distantPast() throws {
        let past = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
        let document = try ArchiveDocument(PropertyList.array([.date(past)]).data())
        #expect(try document.simpleJSON().compactText == #"["0000-12-30T00:00:00Z"]"#)
        #expect(try ArchiveDocument(jsonText: document.jsonText()).data() == document.data())
        var tree = ""
        _ = DocumentTree.write(document) { tree += $0 }
        #expect(tree.contains("date 0000-12-30T00:00:00Z"))
    }

    @Test(
        "Formats of other files are named",
        arguments: [
            (Data("bplist17xxxx".utf8), "XPC"), (Data("GNUstep archive00".utf8), "GNUstep"),
            (Data([0x78, 0x9C, 1, 2]), "zlib"),
            (Data([0, 5, 0x16, 7, 0, 2]), "AppleDouble"), (Data(), "empty"), (Data(#"{"a": 1}"#.utf8), "JSON"),
            (
                Data("<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">".utf8),
                "Interface Builder"
            ),
            (Data("<*I5>".utf8), "GNUstep"),
        ])
    func foreign(data: Data, name: String) {
        let error = #expect(throws: InspectionError.self) { try ArchiveDocument(data) }
        #expect(error?.message.contains(name) == true, "\(error?.message ?? "")")
    }
}
