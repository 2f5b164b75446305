// Structures in archives made to do harm, errors in and around them, and the bounds of depth and cost.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Structures in bad archives") struct HostileStructureTests {
    // MARK: Errors

    struct ErrorRow: Sendable {
        let title: String
        let question: Question
        let archive: HandmadeArchive
        let description: String

        init(_ title: String, _ question: Question, _ archive: HandmadeArchive, _ description: String) {
            self.title = title
            self.question = question
            self.archive = archive
            self.description = description
        }
    }

    enum Question: Sendable {
        case box, points, trees

        func ask(_ unarchiver: KeyedUnarchiver) throws {
            switch self {
            case .box: _ = try unarchiver.decode(ValueBox<Frame>.self, forKey: "root")
            case .points: _ = try unarchiver.decode([Point].self, forKey: "root")
            case .trees: _ = try unarchiver.decode([Tree].self, forKey: "root")
            }
        }
    }

    private static func box(_ entries: [String: PropertyList], _ objects: PropertyList...) -> HandmadeArchive {
        var archive = HandmadeArchive()
        let box = PropertyList.dictionary(entries.merging(["$class": .uid(2)]) { old, _ in old })
        archive.objects = .array(["$null", box, .describing("Box")] + objects)
        return archive
    }

    private static func array(_ elements: PropertyList, _ objects: PropertyList...) -> HandmadeArchive {
        var archive = HandmadeArchive()
        let array: PropertyList = ["$class": .uid(2), "NS.objects": elements]
        archive.objects = .array(["$null", array, .describing("NSArray")] + objects)
        return archive
    }

    static let errors: [ErrorRow] = [
        ErrorRow(
            "a field missing", .box, box(["value.origin.x": 1.0]),
            #"root["value.origin.y"]: expected a value, found no such key (object 1)"#),
        ErrorRow(
            "nothing there", .box, box([:]), #"root["value.origin.x"]: expected a value, found no such key (object 1)"#),
        ErrorRow(
            "nil there", .box, box(["value": .uid(0)]), "root.value: expected a value, found nil (object 1)"),
        ErrorRow(
            "a field of another kind", .box, box(["value.origin.x": "text"]),
            #"root["value.origin.x"]: expected a real, found a string itself, not a reference (object 1)"#),
        ErrorRow(
            "a nested one without its second field", .box,
            box(["value.origin.x": 1.0, "value.origin.y": 1.0, "value.corner.x": 1.0]),
            #"root["value.corner.y"]: expected a value, found no such key (object 1)"#),
        ErrorRow(
            "a nil in an indexed field", .box,
            box(["value.origin.x": 1.0, "value.origin.y": 1.0, "value.weights[0]": .uid(0)]),
            #"root["value.weights[0]"]: expected a value, found nil (object 1)"#),
        ErrorRow(
            "an element of another name", .points,
            array([.uid(3)], ["$class": .uid(4), "x": 1.0, "y": 2.0], .describing("Pointer")),
            "root[0]: expected a 'Point', found an object of class 'Pointer' (object 1)"),
        ErrorRow(
            "an element that is a string", .points, array([.uid(3)], "text"),
            "root[0]: expected a 'Point', found a string (object 1)"),
        ErrorRow(
            "an element that is an array", .points, array([.uid(1)]),
            "root[0]: expected a 'Point', found an array (object 1)"),
        ErrorRow(
            "an element without a class", .points, array([.uid(3)], ["x": 1.0, "y": 2.0]),
            "root[0]: expected a class under '$class', found no such key (object 3)"),
        ErrorRow(
            "an element that is nil", .points, array([.uid(0)]),
            "root[0]: expected an element, found nil (object 1)"),
        ErrorRow(
            "an element without its second field", .points,
            array([.uid(3)], ["$class": .uid(4), "x": 1.0], .describing("Point")),
            "root[0].y: expected a value, found no such key (object 3)"),
        ErrorRow(
            "one that holds itself", .trees,
            array([.uid(3)], ["$class": .uid(4), "number": 1, "children": .uid(1)], .describing("Tree")),
            "root[0]: expected structures that don't hold themselves, found 'Tree' in object 3, which does (object 1)"),
    ]

    @Test("An error shows the way to the field", arguments: errors)
    func showsTheWay(row: ErrorRow) throws {
        let data = try row.archive.data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        let error = archiveError { try row.question.ask(unarchiver) }
        let description = error.map { error in
            error.description.components(separatedBy: ", byte").first.map { $0.hasSuffix(")") ? $0 : $0 + ")" } ?? ""
        }
        #expect(description == row.description, "\(row.title)")
        // And no later call gives half of it.
        #expect(archiveError { try row.question.ask(unarchiver) } != nil)
    }

    @Test("An error that a structure throws of its own ends decoding, swallowed or not")
    func ownError() throws {
        struct OwnError: Error {}
        struct Careful: ArchivableStructure {
            static var archivedStructure: ArchivedStructure { ArchivedStructure("Careful") }
            init() {}
            func encode(with archiver: Archiver) throws { try archiver.encode(1, forKey: "a") }
            init(coder unarchiver: Unarchiver) throws { throw OwnError() }
            static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "a") }
        }
        let archiver = KeyedArchiver()
        try archiver.encode(Careful(), forKey: "one")
        try archiver.encode([Careful()], forKey: "many")
        try archiver.encode(1, forKey: "number")
        let data = try archiver.finishEncoding()
        for isElement in [false, true] {
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
            if isElement {
                #expect(throws: OwnError.self) {
                    try unwrapped { try unarchiver.decode([Careful].self, forKey: "many") }
                }
            } else {
                #expect(throws: OwnError.self) { try unwrapped { try unarchiver.decode(Careful.self, forKey: "one") } }
            }
            #expect(throws: OwnError.self) { try unwrapped { try unarchiver.decode(Int.self, forKey: "number") } }
        }
    }

    @Test("An error that it throws while it is encoded ends the archive")
    func encodingError() throws {
        struct OwnError: Error {}
        struct Careless: ArchivableStructure {
            static var archivedStructure: ArchivedStructure { ArchivedStructure("Careless") }
            init() {}
            func encode(with archiver: Archiver) throws { throw OwnError() }
            init(coder unarchiver: Unarchiver) throws {}
            static func isArchived(in unarchiver: Unarchiver) -> Bool { false }
        }
        for isElement in [false, true] {
            let archiver = KeyedArchiver()
            #expect(throws: OwnError.self) {
                try unwrapped {
                    try isElement
                        ? archiver.encode([Careless()], forKey: "v") : archiver.encode(Careless(), forKey: "v")
                }
            }
            #expect(throws: OwnError.self) { try unwrapped { try archiver.finishEncoding() } }
        }
    }

    // MARK: Depth and cost

    @Test("They nest to the limit, and no deeper, on both sides and on a small stack")
    func depth() throws {
        let honest = try archive(of: Tree.chain(15))
        #expect(try unarchivedValue(Tree.self, from: honest) == Tree.chain(15))
        let error = try withStack { archiveError { try archive(of: Tree.chain(40)) } }
        #expect(error?.code == .limitExceeded)
        var objects: [PropertyList] = ["$null", .describing("NSArray"), .describing("Tree")]
        for depth in 0..<100 {
            let array = UInt32(objects.count + 1)
            objects.append([
                "$class": .uid(2), "number": .integer(PropertyListInteger(Int64(depth))), "children": .uid(array),
            ])
            objects.append(["$class": .uid(1), "NS.objects": [.uid(array + 1)]])
        }
        objects.append("end")
        var deep = HandmadeArchive(top: ["root": .uid(4)])
        deep.objects = .array(objects)
        let data = try deep.data()
        let found = try withStack {
            archiveError { try KeyedUnarchiver(forReadingFrom: data).decode([Tree].self, forKey: "root") }
        }
        #expect(found?.code == .limitExceeded)
        #expect(found?.path.contains(".children[0]") == true)
    }

    @Test("A limit that the caller sets holds for structures too")
    func setLimit() throws {
        let data = try archive(of: Tree.chain(5))
        var limits = ArchiveLimits()
        limits.maximumDepth = 3
        #expect(
            archiveError {
                try KeyedUnarchiver(forReadingFrom: data, limits: limits).decode(Tree.self, forKey: "value")
            }?
            .code == .limitExceeded)
    }

    /// Two trees, each of which holds the next one ten times: ten to the power of the depth, were each reference read.
    private func sharingTrees(depth: Int) throws -> [Tree] {
        var objects: [PropertyList] = ["$null", .describing("NSArray"), .describing("Tree")]
        for level in 0...depth {
            let next = UInt32(objects.count + 2)
            objects.append([
                "$class": .uid(2), "number": .integer(PropertyListInteger(Int64(level))), "children": .uid(next - 1),
            ])
            let children = level == depth ? [] : Array(repeating: PropertyList.uid(next), count: 10)
            objects.append(["$class": .uid(1), "NS.objects": .array(children)])
        }
        objects.append(["$class": .uid(1), "NS.objects": [.uid(3), .uid(3)]])
        var archive = HandmadeArchive(top: ["root": .uid(UInt32(objects.count - 1))])
        archive.objects = .array(objects)
        return try KeyedUnarchiver(forReadingFrom: archive.data()).decode([Tree].self, forKey: "root")
    }

    @Test("Structures that share each other are read once, and refused if there would be many")
    func sharing() throws {
        let trees = try sharingTrees(depth: 3)
        #expect(trees.count == 2)
        #expect(trees[1].children.count == 10)
        #expect(trees[1].children[9].children[0].number == 2)
        #expect(archiveError { try self.sharingTrees(depth: 20) }?.code == .limitExceeded)
    }

    @Test("One that many elements share decodes to as many equal values")
    func shared() throws {
        let elements = Array(repeating: PropertyList.uid(3), count: 10_000)
        let archive = Self.array(
            .array(elements), ["$class": .uid(4), "x": 1.0, "y": 2.0], .describing("Point"))
        let points = try KeyedUnarchiver(forReadingFrom: archive.data()).decode([Point].self, forKey: "root")
        #expect(points == Array(repeating: Point(x: 1, y: 2), count: 10_000))
    }

    @Test("A slot can be read as an object and as a structure")
    func bothWays() throws {
        let archive = HandmadeArchive(
            ["$class": .uid(2), "x": 1.0, "y": 2.0, "value": 3], .describing("Point"), .describing("NSArray"),
            ["$class": .uid(3), "NS.objects": [.uid(1), .uid(1)]],
            top: ["a": .uid(1), "b": .uid(4)])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data())
        unarchiver.setClass(ValueBox<Int>.self, forClassName: "Point")
        #expect(try unarchiver.decode(ValueBox<Int>.self, forKey: "a").value == 3)
        #expect(try unarchiver.decode([Point].self, forKey: "b") == [Point(x: 1, y: 2), Point(x: 1, y: 2)])
        #expect(try unarchiver.decode(ValueBox<Int>.self, forKey: "a").value == 3)
    }

    @Test("A type that asks itself whether it is there is stopped")
    func askingItself() throws {
        struct Endless: ArchivableStructure {
            static var archivedStructure: ArchivedStructure { ArchivedStructure("Endless") }
            func encode(with archiver: Archiver) throws {}
            init(coder unarchiver: Unarchiver) throws {}
            static func isArchived(in unarchiver: Unarchiver) -> Bool {
                unarchiver.containsValue(of: Endless.self, forKey: "next")
            }
        }
        let data = try HandmadeArchive(top: ["a": 1]).data()
        let error = try withStack {
            archiveError {
                let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
                #expect(!unarchiver.containsValue(of: Endless.self, forKey: "value"))
                _ = try unarchiver.decode(Int.self, forKey: "a")
            }
        }
        #expect(error?.code == .limitExceeded)
    }

    @Test("A structure that refuses an empty set is not asked with one while objects are made known")
    func refusesEmptySets() throws {
        struct Crew: ArchivableStructure {
            var members: Set<Member>
            var lead: Node?
            static var archivedStructure: ArchivedStructure { ArchivedStructure("Crew") }
            init(members: Set<Member>, lead: Node?) { (self.members, self.lead) = (members, lead) }
            func encode(with archiver: Archiver) throws {
                try archiver.encode(members, forKey: "members")
                try archiver.encodeIfPresent(lead, forKey: "lead")
            }
            init(coder unarchiver: Unarchiver) throws {
                struct Empty: Error {}
                members = try unarchiver.decode(Set<Member>.self, forKey: "members")
                if members.isEmpty { throw Empty() }
                lead = try unarchiver.decodeIfPresent(Node.self, forKey: "lead")
            }
            static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "members") }
        }
        final class Ship: Coding {
            var crew: Crew?
            var crews: [Crew] = []
            init() {}
            static var archivedClass: ArchivedClass {
                ArchivedClass("Ship", type: Ship.self, references: [Member.self, Node.self], table: LinkClasses.self)
            }
            func encode(with archiver: Archiver) throws {
                try archiver.encode(crew, forKey: "crew")
                try archiver.encode(crews, forKey: "crews")
            }
            init(coder unarchiver: Unarchiver) throws {}
            func connect(with unarchiver: Unarchiver) throws {
                unarchiver.whenConnected { self.crew = try unarchiver.decodeIfPresent(Crew.self, forKey: "crew") }
                unarchiver.whenConnected { self.crews = try unarchiver.decode([Crew].self, forKey: "crews") }
            }
        }
        let ship = Ship()
        ship.crew = Crew(members: [Member(1, of: Team("a"))], lead: Node("lead", next: Node("next")))
        ship.crews = [Crew(members: [Member(2, of: nil)], lead: nil), Crew(members: [Member(3, of: nil)], lead: nil)]
        let copy = try roundTrip(ship)
        #expect(copy.crew?.members.first?.team?.name == "a")
        #expect(copy.crew?.lead?.next?.name == "next")
        #expect(copy.crews.map(\.members.count) == [1, 1])
        ship.crews.append(Crew(members: [], lead: nil))
        #expect(throws: (any Error).self) { try roundTrip(ship) }
    }

    @Test("Whatever byte is changed, there is a value or an error")
    func changedBytes() throws {
        let archiver = KeyedArchiver()
        let frame = Frame(
            origin: Point(x: 1, y: 2.5), corner: Point(x: -1, y: 0), weights: [1, 2], points: [Point(x: 1, y: 1)])
        try archiver.encode(frame, forKey: "frame")
        try archiver.encode([Tree.chain(3), Tree(1)], forKey: "trees")
        try archiver.encode([Picture.shape(Point(x: 1, y: 2)), .empty], forKey: "pictures")
        try archiver.encode([Decimal(string: "-12.5"), nil], forKey: "decimals")
        try archiver.encode([PointValue(x: 1, y: 2)], forKey: "points")
        try archiver.encode(RangeValue(location: 1, length: 2), forKey: "range")
        try archiver.encode(PackedBigEndian([1, 2, 3] as [UInt16]), forKey: "packed")
        try archiver.encode([AnyCoding(Label("a", size: 1))], forKey: "any")
        let data = try archiver.finishEncoding()
        let questions: [(KeyedUnarchiver) throws -> Void] = [
            { _ = try $0.decode(Frame.self, forKey: "frame") }, { _ = try $0.decode([Tree].self, forKey: "trees") },
            { _ = try $0.decode([Picture].self, forKey: "pictures") },
            { _ = try $0.decode([Decimal?].self, forKey: "decimals") },
            { _ = try $0.decode([PointValue].self, forKey: "points") },
            { _ = try $0.decode(RangeValue.self, forKey: "range") },
            { _ = try $0.decode(PackedBigEndian<UInt16>.self, forKey: "packed") },
            { _ = try $0.decode([AnyCoding].self, forKey: "any") },
        ]
        var generator = SeededGenerator(seed: 3)
        var errorCount = 0
        for _ in 0..<2_000 {
            var changed = data
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            for question in questions {
                do {
                    try question(KeyedUnarchiver(forReadingFrom: changed, allowing: [Label.self]))
                } catch {
                    errorCount += 1
                    #expect(error is ArchiveError, "\(error)")
                }
            }
        }
        #expect(errorCount > 500)
    }
}
