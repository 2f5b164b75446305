// Elements with separate keys.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Indexed elements") struct IndexedTests {
    @Test("Each element has a key of its own", arguments: [0, 1, 2, 11, 1_000])
    func keys(count: Int) throws {
        let values = Array(0..<count)
        let contents = try boxContents(Indexed(values))
        #expect(Set(contents.keys) == Set(values.map { "value[\($0)]" }))
        #expect(try boxed(Indexed(values)).elements == values)
    }

    @Test("Elements of any type, composed keys too")
    func types() throws {
        let points = [Point(x: 1, y: 2), Point(x: 3, y: 4)]
        #expect(try Set(boxContents(Indexed(points)).keys) == ["value[0].x", "value[0].y", "value[1].x", "value[1].y"])
        #expect(try boxed(Indexed(points)).elements == points)
        #expect(try boxed(Indexed([["a"], []])).elements == [["a"], []])
        #expect(try boxed(Indexed([1, nil, 3])).elements == [1, nil, 3])
        #expect(try boxed(Indexed([nil, Point(x: 1, y: 2)])).elements == [nil, Point(x: 1, y: 2)])
        let node = Node("a")
        let nodes = try boxed(Indexed([node, node])).elements
        #expect(nodes.count == 2 && nodes[0] === nodes[1])
        #expect(try boxed([Indexed([1, 2]), Indexed([])]) == [Indexed([1, 2]), Indexed([])])
    }

    @Test("None at all: empty where it must be there, nil and the default where it may be missing")
    func missing() throws {
        let unarchiver = try KeyedUnarchiver(
            forReadingFrom: HandmadeArchive("x", top: ["a[0]": 1, "null": .uid(0)]).data())
        #expect(try unarchiver.decode(Indexed<Int>.self, forKey: "none").elements.isEmpty)
        #expect(try unarchiver.decodeIfPresent(Indexed<Int>.self, forKey: "none") == nil)
        #expect(try unarchiver.decode(Indexed<Int>.self, forKey: "none", default: Indexed([7])).elements == [7])
        #expect(!unarchiver.containsValue(of: Indexed<Int>.self, forKey: "none"))
        #expect(unarchiver.containsValue(of: Indexed<Int>.self, forKey: "a"))
        #expect(try unarchiver.decodeIfPresent(Indexed<Int>.self, forKey: "null") == nil)
        #expect(archiveError { try unarchiver.decode(Indexed<Int>.self, forKey: "null") }?.code == .unexpectedKind)
    }

    struct Row: Sendable {
        let title: String
        let top: PropertyList
        let elements: [Int]?
        let path: String?

        init(_ title: String, _ top: PropertyList, _ elements: [Int]?, _ path: String? = nil) {
            self.title = title
            self.top = top
            self.elements = elements
            self.path = path
        }
    }

    static let rows = [
        Row("in another order", ["a[1]": 2, "a[0]": 1], [1, 2]),
        Row("a gap ends them", ["a[0]": 1, "a[2]": 3], [1]),
        Row("a first one that is missing", ["a[1]": 2], []),
        Row("other spellings of a number", ["a[00]": 1, "a[ 0]": 1, "a[-1]": 1, "a0": 1], []),
        Row("one of another kind", ["a[0]": 1, "a[1]": "x"], nil, #"["a[1]"]"#),
        Row("one that is nil", ["a[0]": .uid(0)], nil, #"["a[0]"]"#),
        Row("one out of range", ["a[0]": 1, "a[1]": .integer(PropertyListInteger(UInt64.max))], nil, #"["a[1]"]"#),
    ]

    @Test("Archives made by hand", arguments: rows)
    func handmade(row: Row) throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(top: row.top).data())
        var elements: [Int]?
        let error = archiveError { elements = try unarchiver.decode(Indexed<Int>.self, forKey: "a").elements }
        #expect(elements == row.elements, "\(row.title)")
        #expect(error?.path == row.path, "\(row.title)")
    }

    @Test("An optional under a key must be there, as nil or not")
    func optionalUnderAKey() throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(top: ["a": 1, "b": .uid(0)]).data())
        #expect(try unarchiver.decode(Int?.self, forKey: "a") == 1)
        #expect(try unarchiver.decode(Int?.self, forKey: "b") == .some(nil))
        #expect(archiveError { try unarchiver.decode(Int?.self, forKey: "c") }?.code == .missingValue)
    }
}
