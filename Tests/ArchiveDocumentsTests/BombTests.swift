// Small files whose values, written out, are many times as large: every command ends with an answer or an error, within
// a small multiple of the file.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing
import TypedStreams

@Suite("Bombs")
struct BombTests {
    enum Bomb: String, CaseIterable {
        case doubledArrays, doubledInline, nestedArchives, wideArrays, sharedText, combiningKey, combiningKeys
        case combiningClass, combiningXMLKey, combiningTextKey, combiningXMLElement
        case combiningSequentialText, combiningSequentialClass
    }

    private static func marks(_ count: Int) -> String {
        String(String.UnicodeScalarView((0..<count).compactMap { Unicode.Scalar(0x300 + UInt32($0 * 7 % 64)) }))
    }

    private static func data(_ bomb: Bomb) throws -> Data {
        switch bomb {
        case .doubledArrays:
            return TableBytes.data((0..<60).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x51, 0x61]])
        case .doubledInline:
            return try doubledInline()
        case .nestedArchives:
            var data = try PropertyList.array(["end"]).data()
            for _ in 0..<9 {
                var builder = ArchiveBuilder()
                let inner = builder.add(.data(data))
                let root = builder.array(Array(repeating: inner, count: 300))
                data = try builder.data(["root": root])
            }
            return data
        case .wideArrays:
            let width = 2_000
            func array(_ reference: Int) -> [UInt8] {
                [0xAF, 0x11, UInt8(width >> 8), UInt8(width & 0xFF)] + Array(repeating: UInt8(reference), count: width)
            }
            return TableBytes.data([array(1), array(2), array(3), [0x51, 0x61]])
        case .sharedText:
            let text = String(repeating: "long text ", count: 5_000)
            return try PropertyList.array(Array(repeating: .string(text), count: 5_000)).data()
        case .combiningKey: return try PropertyList.dictionary([marks(100_000): 1]).data()
        case .combiningKeys:
            let keys = (0..<50).map { ("\($0)" + marks(8_000), PropertyList.integer(1)) }
            return try PropertyList.dictionary(Dictionary(keys) { first, _ in first }).data()
        case .combiningClass:
            var builder = ArchiveBuilder()
            let root = builder.add(marks(100_000), values: ["a": 1])
            return try builder.data(["root": root])
        case .combiningXMLKey:
            return Data("<plist><dict><key>\(marks(100_000))</key><true/></dict></plist>".utf8)
        case .combiningTextKey: return Data("{ \"\(marks(100_000))\" = a; }".utf8)
        case .combiningSequentialText:
            return try SequentialBuilding.archive { builder in
                let entry = SequentialBuilding.string(marks(100_000), in: &builder)
                SequentialBuilding.add(entry, in: &builder)
            }
        case .combiningSequentialClass:
            return try SequentialBuilding.archive { builder in
                let chain: [(name: String, version: Int32)] = [(marks(100_000), 1), ("NSObject", 0)]
                let entry = builder.addObject(ofClass: builder.classEntry(chain: chain), isHeld: true)
                builder.beginContents(of: entry)
                builder.endContents(of: entry)
                SequentialBuilding.add(entry, in: &builder)
            }
        case .combiningXMLElement: return Data("<plist><\(marks(100_000))/></plist>".utf8)
        }
    }

    /// A keyed archive whose root contains arrays in place, each twice in the one before it.
    private static func doubledInline() throws -> Data {
        // 0 root ▸ keys 1…4, values; the arrays are objects 20 to 79.
        func text(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }
        var objects: [[UInt8]] = [
            [0xD4, 1, 2, 3, 4, 5, 6, 7, 8], [0x58] + Array("$objects".utf8), text("$top"),
            [0x59] + Array("$archiver".utf8),
            [0x58] + Array("$version".utf8), [0xA3, 9, 10, 11], [0xD1, 12, 13],
            [0x5F, 0x10, 15] + Array("NSKeyedArchiver".utf8),
            [0x12, 0, 1, 0x86, 0xA0], [0x55] + Array("$null".utf8), [0xD2, 14, 15, 16, 20], [0xD1, 17, 12],
            text("root"), [0x80, 1], [0x56] + Array("$class".utf8), text("a"), [0x80, 2],
            [0x5A] + Array("$classname".utf8),
            text("b"), text("c"),
        ]
        for index in 20..<80 { objects.append([0xA2, UInt8(index + 1), UInt8(index + 1)]) }
        objects.append([0x80, 0])
        return TableBytes.data(objects)
    }

    private static let operations: [(name: String, run: @Sendable (ArchiveDocument) throws -> Int)] = [
        (
            "tree",
            { document in
                var count = 0
                _ = DocumentTree.write(document) { count += $0.utf8.count }
                return count
            }
        ),
        (
            "JSON",
            { document in
                var count = 0
                try document.writeJSON { count += $0.count }
                return count
            }
        ),
        ("JSON with layout", { try $0.jsonText(JSONOptions(includesLayout: true)).utf8.count }),
        (
            "records",
            { document in
                var count = 0
                try document.writeRecords(file: "a") { count += $0.count }
                return count
            }
        ),
        ("simple", { try $0.simpleJSON().text.utf8.count }),
        ("summary", { try DocumentStatistics($0).summaryLines.reduce(0) { $0 + $1.utf8.count } }),
        ("bytes", { try $0.byteLines().count }),
        ("graph", { try DocumentGraph($0).html(name: "a").utf8.count }),
        ("compare", { try DocumentComparison($0, $0).differences.count }),
        ("rows", { try $0.rows(ofClass: "NSArray").count }),
        (
            "get",
            { document in
                var count = 0
                for text in ["root", "root[*]", "[*]", ".*", "[*][*]", "root[*][*]", "#1", "..NSArray"] {
                    guard let findings = try? document.find(DocumentPath(parsing: text)) else { continue }
                    for finding in findings { count += (try? finding.json().compactText.utf8.count) ?? 0 }
                }
                return count
            }
        ),
        (
            "data",
            { document in
                var count = 0
                for format in PropertyList.Format.allCases {
                    guard (try? document.setFormat(format)) != nil else { continue }
                    count += (try? document.data().count) ?? 0
                }
                return count
            }
        ),
        (
            "set",
            { document in
                try document.apply(.set("x"), at: DocumentPath(parsing: "root"))
                return try document.data().count
            }
        ),
    ]

    /// All bombs that are read at all, or as many as take a minute.
    private static var someBombs: ArraySlice<Bomb> {
        var generator = SeededGenerator(seed: RunSeed.first)
        let bombs = Bomb.allCases.filter { !refused.contains($0) && $0 != .combiningXMLElement }
            .shuffled(using: &generator)
        return bombs.prefix(IntegrationRing.isThorough ? bombs.count : 5)
    }

    /// The bombs that aren't documents, because of the combining characters in their names.
    private static let refused: [Bomb] = [
        .combiningKey, .combiningKeys, .combiningXMLKey, .combiningTextKey, .combiningSequentialText,
        .combiningSequentialClass,
    ]

    @Test("Commands answer for every bomb, within a multiple of the file", .integration, arguments: someBombs)
    func all(bomb: Bomb) throws {
        let data = try Self.data(bomb)
        // Where the output fills its budget, an operation takes seconds.
        var generator = SeededGenerator(seed: RunSeed.first &+ UInt64(data.count))
        let operations =
            IntegrationRing.isThorough ? Self.operations : Array(Self.operations.shuffled(using: &generator).prefix(1))
        try withStack(ofSize: 8 << 20) {
            for operation in operations {
                let document = try ArchiveDocument(data)
                // Indentation adds to what is counted.
                let limit = 8 * 16 * max(128 * data.count, 1 << 20)
                #expect(((try? operation.run(document)) ?? 0) <= limit, "\(operation.name)")
            }
        }
    }

    @Test("What exceeds the budget is an error that says so")
    func errors() throws {
        // The two forms share their budget, so that one of them is enough for a bomb.
        for (index, bomb) in [Bomb.doubledArrays, .doubledInline, .nestedArchives, .wideArrays, .sharedText]
            .enumerated()
        {
            let document = try ArchiveDocument(Self.data(bomb))
            let error = #expect(throws: InspectionError.self, "\(bomb)") {
                if index.isMultiple(of: 2) { try document.writeJSON { _ in } } else { _ = try document.simpleJSON() }
            }
            #expect(error?.message.contains("share too much") == true, "\(bomb)")
        }
        #expect(throws: InspectionError.self) { try ArchiveDocument(Self.data(.combiningXMLElement)) }
        for bomb in Self.refused {
            let error = #expect(throws: InspectionError.self, "\(bomb)") { try ArchiveDocument(Self.data(bomb)) }
            #expect(error?.message.contains("combining characters") == true, "\(bomb)")
        }
    }

    @Test("Names of combining characters in JSON are an error")
    func json() {
        let text = #"{"format": "archive/1", "kind": "plist", "value": {""# + Self.marks(100_000) + #"": 1}}"#
        #expect(throws: JSONError.self) { try JSONValue(parsing: Data(text.utf8)) }
    }

    @Test("Text with a few combining characters is read")
    func accents() throws {
        let text = String(repeating: "e\u{301}\u{323}a\u{308}", count: 5_000)
        let document = try ArchiveDocument(PropertyList.dictionary([text: .string(text)]).data())
        #expect(try document.json()["value"]?.members?.first?.name.utf8.elementsEqual(text.utf8) == true)
    }
}
