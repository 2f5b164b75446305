// Structures: composed keys in an object, separate objects in a collection, references, sets, and coders.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Structures") struct StructureTests {
    private static let frame = Frame(
        origin: Point(x: 1, y: 2.5), corner: Point(x: -1, y: 0), title: "window", weights: [3, 4],
        points: [Point(x: 5, y: 6), Point(x: 5, y: 6)])

    @Test("Its keys are composed with the field's, at every level")
    func composedKeys() throws {
        let contents = try boxContents(Self.frame)
        let keys = [
            "value.origin.x", "value.origin.y", "value.corner.x", "value.corner.y", "value.title", "value.weights[0]",
            "value.weights[1]", "value.points", "value.FrameVersion",
        ]
        #expect(Set(contents.keys) == Set(keys))
        #expect(contents["value.origin.y"] == 2.5)
        #expect(contents["value.weights[1]"] == 4)
        #expect(try boxed(Self.frame) == Self.frame)
    }

    @Test("Under an empty key they have no prefix")
    func bareKeys() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(Self.frame, forKey: "")
        let data = try archiver.finishEncoding()
        let top = try ArchiveContents(data).top
        #expect(top["origin.x"] == 1.0)
        #expect(top["FrameVersion"] == 2)
        #expect(try KeyedUnarchiver(forReadingFrom: data).decode(Frame.self, forKey: "") == Self.frame)
    }

    @Test("A key longer than a machine's small string is the same key each time")
    func longKeys() throws {
        let key = "aFieldWithANameThatIsLong"
        let archiver = KeyedArchiver()
        try archiver.encode(Self.frame, forKey: key)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        for _ in 0..<3 { #expect(try unarchiver.decode(Frame.self, forKey: key) == Self.frame) }
        #expect(unarchiver.containsValue(forKey: key + ".corner.x"))
    }

    @Test("An element is an object of its own under the archived name")
    func elements() throws {
        let contents = try ArchiveContents(archive(of: [Point(x: 1, y: 2), Point(x: 3, y: 4)]))
        let slots = contents.slots(ofClass: "Point")
        #expect(slots.count == 2)
        #expect(contents.objects[slots[1]]["y"] == 4.0)
        let description = contents.object(contents.objects[slots[0]]["$class"])
        #expect(description?["$classes"] == ["Point", "NSObject"])
    }

    @Test("In arrays, sets, dictionaries, and in structures in them")
    func collections() throws {
        let frames = [Self.frame, Frame(origin: Point(x: 0, y: 0)), Self.frame]
        #expect(try boxed(frames) == frames)
        #expect(try boxed(Set(frames)) == Set(frames))
        #expect(try boxed(["a": frames, "b": []]) == ["a": frames, "b": []])
        #expect(try boxed([Point(x: 1, y: 2): Self.frame]) == [Point(x: 1, y: 2): Self.frame])
        #expect(
            try boxed([[Tree.chain(3)], [Tree(1, [Tree(2), Tree(3)])]]) == [
                [Tree.chain(3)], [Tree(1, [Tree(2), Tree(3)])],
            ])
    }

    @Test("A set of structures has one order, whatever the hash seed")
    func order() throws {
        let points = (0..<50).map { Point(x: Double($0 % 7), y: Double($0)) }
        let first = try archive(of: Set(points))
        let second = try archive(of: Set(points.reversed()))
        #expect(first == second)
        let frames = points.map { Frame(origin: $0, corner: Point(x: 1, y: $0.x), points: [$0]) }
        #expect(try archive(of: Set(frames)) == archive(of: Set(frames.shuffled())))
    }

    @Test("Nil is a null under the bare key, or nothing")
    func optionals() throws {
        #expect(try boxContents(nil as Point?) == ["value": .uid(0)])
        #expect(try boxed(nil as Point?) == nil)
        #expect(try boxed(Optional(Point(x: 1, y: 2))) == Point(x: 1, y: 2))
        let archiver = KeyedArchiver()
        try archiver.encodeIfPresent(nil as Point?, forKey: "missing")
        try archiver.encode(nil as Point?, forKey: "null")
        try archiver.encode(Point(x: 1, y: 2), forKey: "point")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decodeIfPresent(Point.self, forKey: "missing") == nil)
        #expect(try unarchiver.decodeIfPresent(Point.self, forKey: "null") == nil)
        #expect(try unarchiver.decode(Point.self, forKey: "missing", default: Point(x: 7, y: 7)).x == 7)
        #expect(try unarchiver.decode(Point.self, forKey: "point", default: Point(x: 7, y: 7)).x == 1)
        #expect(!unarchiver.containsValue(of: Point.self, forKey: "missing"))
        #expect(unarchiver.containsValue(of: Point.self, forKey: "null"))
        #expect(unarchiver.containsValue(of: Point.self, forKey: "point"))
        #expect(!unarchiver.containsValue(forKey: "point"))
        #expect(
            archiveError { try unarchiver.decode(Point.self, forKey: "null", default: Point(x: 7, y: 7)) }?.code
                == .unexpectedKind)
    }

    @Test("One whose fields are all optional is read where nothing of it stands")
    func withoutRequiredFields() throws {
        #expect(try boxed(FullName()) == FullName())
        #expect(try boxed(FullName(last: "b")) == FullName(last: "b"))
        #expect(try boxed([FullName()]) == [FullName()])
    }

    @Test("Names from before, and the version of its own")
    func namesAndVersions() throws {
        let old = HandmadeArchive(
            ["$class": .uid(2), "NS.objects": [.uid(3)]], .describing("NSArray"),
            ["$class": .uid(4), "x": 1.0, "y": 2.0], .describing("OldPoint"))
        #expect(
            try KeyedUnarchiver(forReadingFrom: old.data()).decode([Point].self, forKey: "root") == [Point(x: 1, y: 2)])
        let newer = HandmadeArchive(top: ["f.origin.x": 1.0, "f.origin.y": 1.0, "f.FrameVersion": 3])
        #expect(
            archiveError { try KeyedUnarchiver(forReadingFrom: newer.data()).decode(Frame.self, forKey: "f") }?.path
                == #"["f.FrameVersion"]"#)
    }

    @Test("References in a structure are those of the graph around it")
    func references() throws {
        let node = Node("shared")
        let squads = [Squad(1, lead: node, others: [node]), Squad(2, lead: node)]
        let copy = try boxed(squads)
        #expect(copy[0].lead === copy[1].lead)
        #expect(copy[0].others.first === copy[0].lead)
        #expect(try boxed(Squad(3, lead: node)).lead?.name == "shared")
    }

    @Test("At the top level its objects are connected", arguments: [false, true])
    func topLevel(isElement: Bool) throws {
        let node = Node("a", next: Node("b", next: Node("c")))
        let archiver = KeyedArchiver()
        let squad = Squad(1, lead: node, others: [node])
        try isElement ? archiver.encode([squad], forKey: "squads") : archiver.encode(squad, forKey: "squad")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        let copy =
            try isElement
            ? unarchiver.decode([Squad].self, forKey: "squads")[0] : unarchiver.decode(Squad.self, forKey: "squad")
        #expect(copy.lead?.next?.next?.name == "c")
        #expect(copy.others[0] === copy.lead)
    }

    @Test("Sets of objects in structures are hashed when all is connected, composed and as elements")
    func whenConnected() throws {
        let (team, other) = (Team("team"), Team("other"))
        let club = Club()
        club.squad = Squad(1, lead: Node("lead"), members: [Member(1, of: team), Member(2, of: other)])
        club.squads = [
            Squad(2, lead: Node("second"), members: [Member(1, of: other)]), Squad(3, members: [Member(9, of: team)]),
        ]
        let copy = try roundTrip(club)
        let members = try #require(copy.squad?.members)
        #expect(members.count == 2)
        let first = try #require(members.first { $0.number == 1 })
        #expect(first.team?.name == "team")
        // It is found only if it was hashed with its team.
        #expect(members.contains(Member(1, of: first.team)))
        #expect(copy.squad?.lead?.name == "lead")
        #expect(copy.squads.map(\.members.count) == [1, 1])
        #expect(
            copy.squads.allSatisfy { squad in
                squad.members.allSatisfy { squad.members.contains(Member($0.number, of: $0.team)) }
            })
        #expect(copy.squads[1].members.first?.team === first.team)
    }

    // MARK: Coders

    @Test("What belongs to the coder reaches the structure")
    func coderState() throws {
        struct Curious: ArchivableStructure {
            static var archivedStructure: ArchivedStructure { ArchivedStructure("Curious") }
            var seen: String
            init(seen: String) { self.seen = seen }
            func encode(with archiver: Archiver) throws {
                try archiver.encode(
                    (archiver.userInfo["name"] as? String ?? "none") + "\(archiver.allowsKeyedCoding)", forKey: "a")
                archiver.userInfo["count"] = (archiver.userInfo["count"] as? Int ?? 0) + 1
            }
            init(coder unarchiver: Unarchiver) throws {
                let name = unarchiver.userInfo["name"] as? String ?? "none"
                seen = try unarchiver.decode(String.self, forKey: "a") + name + "\(unarchiver.allowsKeyedCoding)"
                unarchiver.userInfo["count"] = (unarchiver.userInfo["count"] as? Int ?? 0) + 1
            }
            static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "a") }
        }
        let archiver = KeyedArchiver()
        archiver.userInfo["name"] = "writer"
        try archiver.encode(Curious(seen: ""), forKey: "v")
        try archiver.encode([Curious(seen: "")], forKey: "w")
        #expect(archiver.userInfo["count"] as? Int == 2)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        unarchiver.userInfo["name"] = "reader"
        #expect(try unarchiver.decode(Curious.self, forKey: "v").seen == "writertruereadertrue")
        #expect(try unarchiver.decode([Curious].self, forKey: "w")[0].seen == "writertruereadertrue")
        #expect(unarchiver.userInfo["count"] as? Int == 2)
    }

    @Test("A custom format gets composed keys, and is asked for them")
    func ownFormat() throws {
        let archiver = FormatArchiver(LineWriter())
        try archiver.encode(Frame(origin: Point(x: 1, y: 2), title: "t"), forKey: "frame")
        try archiver.encode([Point(x: 3, y: 4)], forKey: "points")
        #expect(
            try archiver.finishEncoding() == [
                "frame.origin.x=1.0", "frame.origin.y=2.0", "frame.title=t", "frame.points=[", "]",
                "frame.FrameVersion=2", "points=[", "Point(", "x=3.0", "y=4.0", ")", "]",
            ])
        let unarchiver = FormatUnarchiver(TableReader(topLevel: ["p.x": 1, "p.y": 2]))
        #expect(try unarchiver.decode(Point.self, forKey: "p") == Point(x: 1, y: 2))
        #expect(try unarchiver.decodeIfPresent(Point.self, forKey: "q") == nil)
        #expect(archiveError { try unarchiver.decode(Point.self, forKey: "q") }?.path == #"["q.x"]"#)
    }

    @Test("A structure without a key in another one adds nothing, and values without keys have none")
    func inlineFields() throws {
        struct Label: ArchivableStructure {
            static var archivedStructure: ArchivedStructure { ArchivedStructure("Label") }
            var point: Point
            init(point: Point) { self.point = point }
            func encode(with archiver: Archiver) throws {
                try archiver.encode(point, forKey: "")
                try archiver.encode(point)
                try archiver.encodeBytes(nil, forKey: "bytes")
            }
            init(coder unarchiver: Unarchiver) throws {
                point = try unarchiver.decode(
                    Point.self, forKey: "missing", default: unarchiver.decode(Point.self, forKey: ""))
                #expect(try unarchiver.decode(Point.self) == point)
                #expect(try unarchiver.containsValue(forKey: "bytes") && unarchiver.decodeBytes(forKey: "bytes") == nil)
                throw unarchiver.fail(expected: "a label", found: "none", forKey: "text")
            }
            static func isArchived(in unarchiver: Unarchiver) -> Bool {
                unarchiver.containsValue(of: Point.self, forKey: "")
            }
        }
        let archiver = FormatArchiver(LineWriter())
        try archiver.encode(Label(point: Point(x: 1, y: 2)), forKey: "label")
        #expect(
            try archiver.finishEncoding() == [
                "label.x=1.0", "label.y=2.0", "Point(", "x=1.0", "y=2.0", ")", "label.bytes=nil",
            ])
        let keyed = KeyedArchiver()
        try keyed.encode(Label(point: Point(x: 1, y: 2)), forKey: "label")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: keyed.finishEncoding())
        #expect(archiveError { try unarchiver.decode(Label.self, forKey: "label") }?.path == #"["label.text"]"#)
    }

    /// Writes lines.
    private struct LineWriter: ArchiveWriter {
        private var lines: [String] = []

        var maximumValueDepth: Int { 8 }

        private mutating func add(_ value: String, _ key: String?) {
            lines.append((key.map { $0 + "=" } ?? "") + value)
        }

        mutating func write(_ leaf: ArchivedLeaf, forKey key: String?) throws {
            switch leaf {
            case .null: add("nil", key)
            case .integer(let value, _): add("\(value)", key)
            case .double(let value): add("\(value)", key)
            case .string(let value): add(value, key)
            default: throw ArchiveError(.notSupported, path: "", expected: "a number or text", found: "\(leaf)")
            }
        }
        mutating func writeReference(to number: Int, forKey key: String?) { add("@\(number)", key) }
        mutating func begin(_ container: ArchivedContainer, forKey key: String?) {
            switch container {
            case .object(let number, let className, _): add("@\(number) \(className) <", key)
            case .collection: add("[", key)
            case .structure(let structure): add(structure.name + "(", key)
            }
        }
        mutating func end(_ container: ArchivedContainer, forKey key: String?) {
            switch container {
            case .object: lines.append(">")
            case .collection: lines.append("]")
            case .structure: lines.append(")")
            }
        }
        func finish(omitting omitted: Set<Int>) -> [String] { lines }
    }

    /// Reads reals from a table.
    private struct TableReader: ArchiveReader {
        let topLevel: [String: Double]

        func object(_ number: Int) -> (className: String, contents: [String: Double])? { nil }
        func value(forKey key: String, in table: [String: Double]) -> ArchivedValue<[String: Double]>? {
            table[key].map { .leaf(.double($0)) }
        }
        func value(at index: Int, in table: [String: Double]) -> ArchivedValue<[String: Double]>? { nil }
    }
}
