// The path to a value that could not be encoded, in errors of encoding.

import Archiving
import Foundation
import TestSupport
import Testing

@Suite("The way to what can't be encoded") struct EncodingPathTests {
    private static let range = RangeValue(location: -1, length: 2)
    private static let wide = Style(size: 16)

    /// A value that can't be encoded under the key `value` of the root object, and the path to it.
    struct Row: Sendable, CustomTestStringConvertible {
        let path: String
        let encode: @Sendable (KeyedArchiver) throws -> Void
        var testDescription: String { path }

        init<Value: ArchivableValue & Sendable>(_ path: String, _ value: Value) {
            self.path = path
            encode = { try $0.encode(ValueBox(value), forKey: "root") }
        }
    }

    static let rows: [Row] = [
        Row("root.value", range), Row("root.value[0]", [range]),
        Row("root.value[1]", [RangeValue(location: 1, length: 2), range]),
        Row("root.value[2][1]", [[], [], [RangeValue(location: 1, length: 2), range]]),
        Row("root.value[0]", ["key": range]), Row("root.value[0][0]", ["key": [range]]),
        Row("root.value", wide), Row("root.value[0]", [wide]), Row("root.value[1]", [Style(), wide]),
        Row("root.value[0][1]", [[Style(), wide]]), Row("root.value", Set([wide, Style()])),
        Row(#"root["value.span"]"#, Stretch(range)), Row("root.value[0].span", [Stretch(range)]),
        Row(#"root["value.styles"][1]"#, Stretch(styles: [Style(), wide])),
        Row("root.value[0].styles[1]", [Stretch(styles: [Style(), wide])]),
        Row(#"root["value.inner"][1].span"#, Stretch(inner: [Stretch(), Stretch(range)])),
        Row("root.value[0].inner[0].styles[0]", [Stretch(inner: [Stretch(styles: [wide])])]),
    ]

    @Test("The path leads through objects, collections and structures to the value", arguments: rows)
    func path(row: Row) throws {
        let archiver = KeyedArchiver()
        let error = archiveError { try row.encode(archiver) }
        #expect(error?.path == row.path)
        #expect(archiveError { try archiver.finishEncoding() }?.path == row.path)
    }

    @Test("At the top level, where no object is")
    func topLevel() throws {
        #expect(archiveError { try archive(of: Self.range) }?.path == "value")
        #expect(archiveError { try archive(of: [Self.range]) }?.path == "value[0]")
        #expect(archiveError { try archive(of: [Stretch(Self.range)]) }?.path == "value[0].span")
        #expect(archiveError { try archive(of: Stretch(styles: [Self.wide])) }?.path == #"["value.styles"][0]"#)
    }

    @Test("A structure that is nested too deep")
    func tooDeep() throws {
        let error = archiveError { try archive(of: Tree.chain(40)) }
        #expect(error?.code == .limitExceeded)
        #expect(error?.path.hasPrefix(#"["value.children"][0].children[0]."#) == true)
        #expect(error?.path.hasSuffix(".children[0]") == true)
    }

    @Test("A dictionary's values are numbered from 0; read ones have their entry")
    func dictionaryValues() throws {
        let ranges = [1: RangeValue(location: 0, length: 0), 2: Self.range]
        #expect(archiveError { try archive(of: ranges) }?.path == "value[1]")
        let texts = try archive(of: [1: "one", 2: "two"])
        #expect(archiveError { try unarchivedValue([Int: Int].self, from: texts) }?.path == "value[@0].$value")
        #expect(archiveError { try unarchivedValue([UUID: String].self, from: texts) }?.path == "value[@0].$key")
        let lists = try archive(of: [1: ["one"], 2: ["two"]])
        #expect(archiveError { try unarchivedValue([Int: [Int]].self, from: lists) }?.path == "value[@0].$value[0]")
    }

    /// Elements in rows, links in chains, and both between each other.
    @Test("The path to each object of a random tree", arguments: 0..<8 as Range<UInt64>)
    func everyObject(seed: UInt64) throws {
        for broken in 1..<60 {
            var generator = SeededGenerator(seed: seed)
            let root = Node("root")
            var nodes = [root]
            var paths = ["root"]
            while nodes.count < 60 {
                // Mostly the last one, so that there are chains and rows.
                let parent =
                    Bool.random(using: &generator) ? nodes.count - 1 : Int.random(in: nodes.indices, using: &generator)
                let node = nodes.count == broken ? BrokenNode("") : Node("")
                switch Int.random(in: 0..<4, using: &generator) {
                case 0 where nodes[parent].next == nil:
                    nodes[parent].next = node
                    paths.append(paths[parent] + ".next")
                case 1 where nodes[parent].second == nil:
                    nodes[parent].second = node
                    paths.append(paths[parent] + ".second")
                default:
                    paths.append(paths[parent] + ".children[\(nodes[parent].children.count)]")
                    nodes[parent].children.append(node)
                }
                nodes.append(node)
            }
            let error = archiveError { try KeyedArchiver.archivedData(withRootObject: root) }
            // A long path is shortened in the middle.
            let (expected, parts) = (paths[broken] + ".value", error?.path.split(separator: /…\(\d+ more\)…/) ?? [])
            let isRight = expected.hasPrefix(parts.first ?? "-") && expected.hasSuffix(parts.last ?? "-")
            #expect(isRight && (parts.count > 1 || error?.path == expected), "seed \(seed): \(expected)")
        }
    }

    @Test("A key where an element is expected, and elements that are missing")
    func misuse() throws {
        let archiver = KeyedArchiver()
        try archiver.beginCollection(.array, count: 2, forKey: "list")
        try archiver.encodeLeaf(.boolean(true), forKey: nil)
        #expect(archiveError { try archiver.encodeLeaf(.boolean(true), forKey: "key") }?.path == "list")
        let other = KeyedArchiver()
        try other.beginCollection(.array, count: 2, forKey: "list")
        #expect(archiveError { try other.endCollection() }?.path == "list")
    }
}

/// A structure with values that can't be encoded.
private struct Stretch: ArchivableStructure, Sendable {
    var span: RangeValue
    var styles: [Style]
    var inner: [Stretch]

    static var archivedStructure: ArchivedStructure { ArchivedStructure("Stretch") }

    init(
        _ span: RangeValue = RangeValue(location: 0, length: 0), styles: [Style] = [], inner: [Stretch] = []
    ) {
        (self.span, self.styles, self.inner) = (span, styles, inner)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(styles, forKey: "styles")
        try archiver.encode(inner, forKey: "inner")
        try archiver.encode(span, forKey: "span")
    }

    init(coder unarchiver: Unarchiver) throws {
        span = try unarchiver.decode(RangeValue.self, forKey: "span")
        styles = try unarchiver.decode([Style].self, forKey: "styles")
        inner = try unarchiver.decode([Stretch].self, forKey: "inner")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "span") }
}

/// An object that can't be encoded.
private final class BrokenNode: Node {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("BrokenNode", type: BrokenNode.self, superclass: Node.self)
    }

    override func encode(with archiver: Archiver) throws {
        try archiver.encode(RangeValue(location: -1, length: 2), forKey: "value")
    }
}
