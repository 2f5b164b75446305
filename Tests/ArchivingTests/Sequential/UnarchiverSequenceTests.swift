// Classes that declare their sequence read it by key, in any order, and as the archived version wrote it.

import Archiving
import Foundation
import Testing

private typealias Group = HandmadeStream.Group

private func read<Object: Coding>(_ type: Object.Type, _ data: Data) throws -> Object {
    try SequentialUnarchiver.unarchivedObject(ofClass: type, from: data)
}

@Suite("Sequential unarchiver: values of a sequence are read by key")
struct UnarchiverSequenceTests {
    @Test("Three classes read their own values first, and the superclass's behind them")
    func threeLevels() throws {
        let opera = Opera("Semper", spot: Spot(1.5, -2, "north"), shape: .box(Spot(0, 1), filled: true))
        opera.shapes = [.empty, .circle(radius: 2.5), .box(Spot(3, 4, "x"), filled: false), .empty]
        opera.floors = 4
        opera.prices = [30, -1, 999]
        let stage = Theatre("Small stage", width: 0.1, depth: 12, prices: [])
        stage.owner = opera
        opera.stages = [stage, opera]
        opera.patron = stage
        let copy = try SequentialUnarchiver.unarchivedObject(
            ofClass: Opera.self, from: SequentialArchiver.archivedData(withRootObject: opera),
            allowing: [Theatre.self])
        #expect(copy.name == "Semper" && copy.floors == 4 && copy.owner == nil)
        #expect(copy.width == 1 && copy.depth == 2 && copy.prices == [30, -1, 999])
        #expect(copy.spot == opera.spot && copy.shape == opera.shape && copy.shapes == opera.shapes)
        let small = try #require(copy.patron as? Theatre)
        #expect(small.name == "Small stage" && small.width == 0.1 && small.prices == [] && small.floors == nil)
        #expect(small.owner === copy)
        #expect(copy.stages == [small, copy])
    }

    @Test(
        "Each version holds the values that it wrote",
        arguments: [(0, [0]), (1, [1]), (2, [2])] as [(Int32, [Int])])
    func versions(_ version: Int32, _ expected: [Int]) throws {
        var stream = HandmadeStream()
        let name = stream.string("Old")
        let second: [Group] =
            version == 0 ? [("i", [.integer(0)])] : [("c", [.integer(1)]), ("q", [.integer(Int64(version))])]
        let owner: [Group] = version == 2 ? [("@", [.null])] : []
        let root = stream.object([("House", version)], [("@", [.object(name)])] + second + owner)
        let building = try read(Building.self, stream.data(root: root))
        #expect(building.floors == expected[0])
    }

    @Test("A scalar that is nil takes no group of its own")
    func absentScalar() throws {
        var stream = HandmadeStream()
        let name = stream.string("Hut")
        let root = stream.object(
            [("Building", 2)], [("@", [.object(name)]), ("c", [.integer(0)]), ("@", [.null])])
        #expect(try read(Building.self, stream.data(root: root)).floors == nil)
    }

    @Test("Each object of a class may have another type encoding that is accepted, and no other")
    func structuresOfValues() throws {
        let plain: Group = ("{?=dd}", [.real(1), .real(2)])
        let points: [Group] = [
            ("{CGPoint=dd}", [.real(3), .real(4)]), plain, ("{_NSPoint=ff}", [.real(5), .real(6)]), plain,
        ]
        var stream = HandmadeStream()
        var next = stream.object([("Signpost", 0)], [plain, ("@", [.null]), ("{CGSize=dd}", [.real(0), .real(9)])])
        for point in points {
            next = stream.object(
                [("Signpost", 0)], [point, ("@", [.object(next)]), ("{CGSize=dd}", [.real(0), .real(9)])])
        }
        let first = try read(Signpost.self, stream.data(root: next))
        let posts = sequence(first: first) { $0.next }
        #expect(posts.map(\.point.x) == [1, 5, 1, 3, 1])
        #expect(posts.allSatisfy { $0.size == SizeValue(width: 0, height: 9) })
        for wrong in [("{_NSRange=QQ}", [.integer(1), .integer(2)]), ("d", [.real(1)])] as [Group] {
            var stream = HandmadeStream()
            let last = stream.object(
                [("Signpost", 0)], [wrong, ("@", [.null]), ("{CGSize=dd}", [.real(0), .real(9)])])
            let root = stream.object(
                [("Signpost", 0)], [plain, ("@", [.object(last)]), ("{CGSize=dd}", [.real(0), .real(9)])])
            let error = try #require(archiveError { try read(Signpost.self, stream.data(root: root)) })
            #expect(error.code == .unexpectedKind && error.path == "root.$2.$0" && error.found == "'\(wrong.encoding)'")
        }
    }

    @Test("A structure of an older version, and under a former name")
    func structures() throws {
        var stream = HandmadeStream()
        let old = stream.object([("Place", 0)], [("d", [.real(1)]), ("d", [.real(2)])])
        let unarchiver = try SequentialUnarchiver(forReadingFrom: stream.data(root: old))
        #expect(try unarchiver.decode(Spot.self) == Spot(1, 2, "old"))
    }

    @Test("A class written by hand below one with a sequence reads behind the superclass's values")
    func handwrittenBelow() throws {
        let museum = Museum("Grassi", exhibits: ["a", "b"])
        museum.floors = 3
        let copy = try read(Museum.self, SequentialArchiver.archivedData(withRootObject: museum))
        #expect(copy.name == "Grassi" && copy.floors == 3 && copy.exhibits == ["a", "b"])
    }

    @Test("A class written by hand reads its values in their order, references when it is connected")
    func handwritten() throws {
        let first = Ledger("one", count: 1)
        first.next = Ledger("two", count: 2)
        first.next?.next = first
        let copy = try read(Ledger.self, SequentialArchiver.archivedData(withRootObject: first))
        #expect(copy.title == "one" && copy.next?.title == "two" && copy.next?.count == 2 && copy.next?.next === copy)
        copy.next?.next = nil
        first.next?.next = nil
    }
}

@Suite("Sequential unarchiver: what doesn't fit a sequence is refused before anything is created")
struct UnarchiverSequenceErrorTests {
    private struct Case: Sendable {
        let name: String
        var chain: [(String, Int32)] = [("Building", 2)]
        var groups: @Sendable (UInt32) -> [Group]
        let code: ArchiveError.Code
        let path: String
        let expected: String
        let found: String
    }

    private static let cases = [
        Case(
            name: "too few values", groups: { [("@", [.object($0)])] }, code: .corruptArchive, path: "root",
            expected: "a value of the type encoding 'c q' in an object of class 'Building' for 'floors'",
            found: "the end of the object"),
        Case(
            name: "no scalar behind its presence",
            groups: { [("@", [.object($0)]), ("c", [.integer(1)])] }, code: .corruptArchive, path: "root",
            expected: "a value of the type encoding 'c q' in an object of class 'Building' for 'floors'",
            found: "the end of the object"),
        Case(
            name: "too many values",
            groups: { [("@", [.object($0)]), ("c", [.integer(0)]), ("@", [.null]), ("ff", [.real(1), .real(2)])] },
            code: .corruptArchive, path: "root", expected: "the end of an object of class 'Building'",
            found: "another value, of the type encoding 'ff'"),
        Case(
            name: "another type", groups: { [("@", [.object($0)]), ("c", [.integer(1)]), ("i", [.integer(1)])] },
            code: .unexpectedKind, path: "root.$2", expected: "the type encoding 'q' for 'floors'", found: "'i'"),
        Case(
            name: "no presence", groups: { [("@", [.object($0)]), ("q", [.integer(1)])] },
            code: .unexpectedKind, path: "root.$1", expected: "the type encoding 'c' for 'floors'", found: "'q'"),
        Case(
            name: "a scalar for an object", groups: { _ in [("i", [.integer(1)])] },
            code: .unexpectedKind, path: "root.$0", expected: "the type encoding '@' for 'name'", found: "'i'"),
        Case(
            name: "a newer version", chain: [("Building", 3)], groups: { _ in [] }, code: .newerVersion, path: "root",
            expected: "version 2 or older of 'Building'", found: "version 3"),
        Case(
            name: "a superclass that is missing", chain: [("Theatre", 0)], groups: { _ in [] },
            code: .unexpectedClass, path: "root", expected: "an object whose class or superclass is 'Building'",
            found: "one of class 'Theatre'"),
        Case(
            name: "values in groups of their own that belong together", chain: [("Theatre", 0), ("Building", 2)],
            groups: {
                [
                    ("@", [.object($0)]), ("c", [.integer(0)]), ("@", [.null]), ("f", [.real(1)]), ("f", [.real(1)]),
                ]
            }, code: .unexpectedKind, path: "root.$3", expected: "the type encoding 'ff' for 'width'", found: "'f'"),
        Case(
            name: "packed numbers of another type", chain: [("Theatre", 0), ("Building", 2)],
            groups: {
                [
                    ("@", [.object($0)]), ("c", [.integer(0)]), ("@", [.null]), ("ff", [.real(1), .real(1)]),
                    ("i", [.integer(1)]), ("[1i]", [.integer(1)]), ("@", [.null]),
                ]
            }, code: .unexpectedKind, path: "root.$5", expected: "the type encoding '[s]' for 'prices'", found: "'[1i]'"
        ),
        Case(
            name: "fewer packed numbers than counted", chain: [("Theatre", 0), ("Building", 2)],
            groups: {
                [
                    ("@", [.object($0)]), ("c", [.integer(0)]), ("@", [.null]), ("ff", [.real(1), .real(1)]),
                    ("i", [.integer(2)]), ("[1s]", [.integer(1)]), ("@", [.null]),
                ]
            }, code: .corruptArchive, path: "root.$5", expected: "an array of 2 numbers for 'prices'", found: "one of 1"
        ),
    ]

    @Test("Objects", arguments: cases.indices)
    func objects(_ place: Int) throws {
        let row = Self.cases[place]
        var stream = HandmadeStream()
        let name = stream.string("Hall")
        let root = stream.object(row.chain, row.groups(name))
        let error = try #require(archiveError { try read(Building.self, stream.data(root: root)) }, "\(row.name)")
        // A subclass is reached by the superclass's name only where it is allowed.
        if row.chain.first?.0 == "Theatre" {
            let allowed = archiveError {
                try SequentialUnarchiver.unarchivedObject(
                    ofClass: Building.self, from: stream.data(root: root), allowing: [Theatre.self])
            }
            #expect(error.code == .classNotAllowed)
            try check(row, #require(allowed, "\(row.name)"))
        } else {
            check(row, error)
        }
    }

    private func check(_ row: Case, _ error: ArchiveError) {
        #expect(error.code == row.code, "\(row.name)")
        #expect(error.path == row.path, "\(row.name)")
        #expect(error.expected == row.expected, "\(row.name)")
        #expect(error.found == row.found, "\(row.name)")
        #expect(error.byteOffset != nil, "\(row.name)")
    }

    @Test("A class written by hand must take all its values")
    func valuesThatAreLeft() throws {
        var stream = HandmadeStream()
        let title = stream.string("Book")
        let groups: [Group] = [("@", [.object(title)]), ("q", [.integer(1)]), ("@", [.null]), ("i", [.integer(0)])]
        let inner = stream.object([("Ledger", 0)], groups)
        let outer = stream.object(
            [("Ledger", 0)], [("@", [.object(title)]), ("q", [.integer(1)]), ("@", [.object(inner)])])
        let error = try #require(archiveError { try read(Ledger.self, stream.data(root: outer)) })
        #expect(error.code == .corruptArchive && error.path == "root.$2")
        #expect(error.found == "another value, of the type encoding 'i'")
    }

    @Test("Structures: a newer version, a field too many, an unknown case, a case without a name")
    func structures() throws {
        var stream = HandmadeStream()
        let unknown = stream.string("triangle")
        let number = stream.number("q", .integer(1))
        let rows: [(UInt32, ArchiveError.Code, String)] = [
            (stream.object([("Spot", 2)], []), .newerVersion, "version 2"),
            (
                stream.object([("Spot", 0)], [("d", [.real(1)]), ("d", [.real(2)]), ("d", [.real(3)])]),
                .corruptArchive, "another value, of the type encoding 'd'"
            ),
            (stream.object([("Spot", 0)], [("d", [.real(1)])]), .corruptArchive, "the end of the object"),
            (
                stream.object([("Shape", 0)], [("@", [.object(unknown)]), ("d", [.real(1)])]), .missingValue,
                "none of them"
            ),
            (stream.object([("Shape", 0)], [("@", [.object(number)])]), .corruptArchive, "something else"),
            (stream.object([("Shape", 0)]), .corruptArchive, "something else"),
            (stream.object([("Circle", 0)]), .unexpectedClass, "an object of class 'Circle'"),
            (number, .unexpectedKind, "a number"),
        ]
        for (root, code, found) in rows {
            let data = try stream.data(root: root)
            let isShape = found == "none of them" || found == "something else"
            let error = archiveError {
                _ =
                    isShape
                    ? try SequentialUnarchiver.unarchivedValue(of: Shape.self, from: data) as Any
                    : try SequentialUnarchiver.unarchivedValue(of: Spot.self, from: data) as Any
            }
            #expect(error?.code == code, "\(found)")
            #expect(error?.found == found)
        }
    }

    @Test("A key that no class declares is not there; a class without a sequence may ask for none")
    func undeclaredKeys() throws {
        final class Curious: Ledger {
            override class var archivedClass: ArchivedClass {
                ArchivedClass("Curious", type: Curious.self, superclass: Ledger.self)
            }

            required init(coder unarchiver: Unarchiver) throws {
                _ = unarchiver.containsValue(forKey: "title")
                try super.init(coder: unarchiver)
            }
        }
        var stream = HandmadeStream()
        let title = stream.string("Book")
        let groups: [Group] = [("@", [.object(title)]), ("q", [.integer(1)]), ("@", [.null])]
        let root = stream.object([("Curious", 0), ("Ledger", 0)], groups)
        let error = try #require(archiveError { try read(Curious.self, stream.data(root: root)) })
        #expect(error.code == .codingRefused && error.expected == "an object of a class that is 'sequential'")
        let unarchiver = try SequentialUnarchiver(forReadingFrom: stream.data(root: root))
        #expect(!unarchiver.containsValue(forKey: "x"))
        #expect(archiveError { try unarchiver.decode(Int.self) }?.code == .codingRefused)
    }
}
