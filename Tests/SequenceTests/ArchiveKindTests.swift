// Classes that are for one kind of archive, and classes that are for both.

import Archiving
import Foundation
import PropertyLists
import Testing

@testable import Sequences

@Suite("Kinds of archives")
struct ArchiveKindTests {
    @Test("A class for sequential archives only is written to and read from them")
    func readsOnlySequential() throws {
        let child = OnlySequentialChild(name: "c", size: 3)
        child.next = child
        let data = try SequentialArchiver.archivedData(withRootObject: child)
        let copy = try SequentialUnarchiver.unarchivedObject(ofClass: OnlySequentialChild.self, from: data)
        #expect(copy.name == "c" && copy.size == 3 && copy.next === copy)
        let wide = WideOnly()
        wide.item10 = "first"
        wide.item79 = "last"
        let other = try SequentialUnarchiver.unarchivedObject(
            ofClass: WideOnly.self, from: SequentialArchiver.archivedData(withRootObject: wide))
        #expect(other.item10 == "first" && other.item11 == nil && other.item79 == "last")
    }

    @Test("A class for sequential archives only refuses keyed coders")
    func refusesKeyedCoders() throws {
        expectError(.codingRefused) { try KeyedArchiver.archivedData(withRootObject: OnlySequential(name: "n")) }
        expectError(.codingRefused) {
            try KeyedArchiver.archivedData(withRootObject: OnlySequentialChild(name: "n", size: 1))
        }
        let unarchiver = try KeyedUnarchiver(
            forReadingFrom: KeyedArchiver.archivedData(withRootObject: Node(name: "n")))
        unarchiver.setClass(OnlySequential.self, forClassName: "Node")
        expectError(.codingRefused) { try unarchiver.decode(OnlySequential.self, forKey: "root") }
    }

    @Test("An object of a class for keyed archives only is refused, even where all its values are nil")
    func refusesKeyedObjects() throws {
        let error = expectError(.codingRefused) { try SequentialArchiver.archivedData(withRootObject: OnlyKeyed()) }
        #expect(error?.path == "root")
        #expect(error?.expected == "an object of a class that is 'sequential'")
        expectError(.codingRefused) {
            try SequentialArchiver.archivedData(withRootObject: ["a": [OnlyKeyed(name: "n")]])
        }
        let copy = try KeyedUnarchiver.unarchivedObject(
            ofClass: OnlyKeyed.self, from: KeyedArchiver.archivedData(withRootObject: OnlyKeyed()))
        #expect(copy.name == nil && copy.next == nil)
    }

    @Test("`keyed only` and `sequential only` leave fields out, and what is read has their defaults")
    func readsOneKind() throws {
        let panel = Panel(
            title: "t", isOpaque: false, flags: 5, next: Panel(title: "n"), note: OnlyKeyed(name: "k"),
            frame: Frame(width: 7, hidden: 9), tags: ["a"])
        panel.owner = panel
        let keyed = try KeyedArchiver.archivedData(withRootObject: panel)
        let objects = try #require(PropertyList(data: keyed)["$objects"]?.array)
        let keys = try #require(objects[1].dictionary).keys.filter { !$0.hasPrefix("$") }
        #expect(
            keys.sorted() == ["Panel.version", "PanelUsesKeys", "flags", "frame.width", "next", "note", "title"])
        let first = try KeyedUnarchiver.unarchivedObject(ofClass: Panel.self, from: keyed)
        #expect(first.isOpaque && first.owner == nil && first.tags == [])
        #expect(first.flags == 5 && first.next?.title == "n" && first.note?.name == "k" && first.frame.width == 7)

        // The class of the note is for keyed archives only.
        let sequential = try SequentialArchiver.archivedData(withRootObject: panel)
        let second = try SequentialUnarchiver.unarchivedObject(ofClass: Panel.self, from: sequential)
        #expect(!second.isOpaque && second.owner === second && second.tags == ["a"])
        #expect(second.flags == 0 && second.next == nil && second.note == nil && second.frame == Frame(width: 1))
        let old = try SequentialUnarchiver.unarchivedObject(
            ofClass: Panel.self,
            from: ExpectedStream.archive([
                .group("@", [.object("root", [("Panel", 0)], [.object(.string("t")), .boolean(false), .null])])
            ]))
        #expect(old.title == "t" && !old.isOpaque && old.owner == nil && old.flags == 0 && old.frame.width == 1)
    }

    @Test("A keyed archive holds the marker, where the class names one")
    func writesMarker() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Marked(name: "n"))
        let objects = try #require(PropertyList(data: data)["$objects"]?.array)
        #expect(objects[1].dictionary?["MarkedUsesKeys"]?.boolean == true)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Marked.self, from: data)
        #expect(copy.name == "n" && copy.size == nil)
    }

    @Test("What an object keeps of unknown keys isn't lost quietly in an archive without keys")
    func refusesUnknownValues() throws {
        let archiver = KeyedArchiver()
        archiver.setClassName("Kept", for: Marked.self)
        try archiver.encode(Marked(name: "n", size: 4), forKey: "root")
        let kept = try KeyedUnarchiver.unarchivedObject(ofClass: Kept.self, from: archiver.finishEncoding())
        #expect(!kept.unknownValues.isEmpty)
        expectError(.notSupported) { try SequentialArchiver.archivedData(withRootObject: kept) }
    }

    @Test("Sets of objects, and dictionaries whose keys are objects")
    func readsHashedObjects() throws {
        let nodes = ["a", "b", "c"].map { Node(name: $0) }
        nodes[0].next = nodes[1]
        nodes[1].next = nodes[0]
        let crowd = Crowd(
            members: Set(nodes), ranks: [nodes[0]: 1, nodes[2]: 2], rows: [[nodes[1]], [nodes[1], nodes[2]]])
        let copy = try SequentialUnarchiver.unarchivedObject(
            ofClass: Crowd.self, from: SequentialArchiver.archivedData(withRootObject: crowd))
        #expect(copy.members == crowd.members && copy.ranks == crowd.ranks && copy.rows == crowd.rows)
        try expectSameObjects(crowd, copy)
    }

    @Test("Objects that others replace, objects that replace others, and what is computed when everything is read")
    func substitutes() throws {
        let holder = Holder(
            currencies: [Currency(code: "EUR"), Currency(code: "SEK")], any: Proxy(name: "p"), titles: ["a", "b"])
        let data = try SequentialArchiver.archivedData(withRootObject: holder)
        let copy = try SequentialUnarchiver.unarchivedObject(ofClass: Holder.self, from: data, allowing: [Target.self])
        #expect(copy.currencies[0] === Currency.euro && copy.currencies[1].code == "SEK")
        let target = try #require(copy.any as? Target)
        #expect(target.name == "p" && target.size == 7)
        #expect(copy.index == ["a": 0, "b": 1])
    }

    @Test("A raw value that an enum doesn't know becomes the fallback case")
    func readsUnknownRawValues() throws {
        let archive = ExpectedStream.archive([
            .object(
                .object(
                    "root", [("RawValues", 0)],
                    [
                        .object(.string("blue")), .byte("C", 7), .integer("I", 0), .null, .absent, .absent,
                        .object(.array("levels", [.number("C", .raw([9]))])),
                    ]))
        ])
        let copy = try SequentialUnarchiver.unarchivedObject(ofClass: RawValues.self, from: archive)
        #expect(copy.colour == .red && copy.level == .low && copy.levels == [.low])
    }

    @Test("A raw value of an earlier version is the case that has it now, and an unknown one can be kept")
    func readsFormerRawValues() throws {
        let archive = ExpectedStream.archive([
            .object(
                .object(
                    "root", [("Moods", 0)],
                    [.byte("c", 7), .boolean(true), .byte("c", 9), .object(.array("moods", []))]))
        ])
        let copy = try SequentialUnarchiver.unarchivedObject(ofClass: Moods.self, from: archive)
        #expect("\(copy.mood)" == "calm" && copy.other == .other(9))
    }

    @Test("A field that an older archive doesn't have is what its clause states")
    func readsMissingValues() throws {
        let archive = ExpectedStream.archive([.object(.object("root", [("Lates", 0)], [.object(.string("n"))]))])
        let copy = try SequentialUnarchiver.unarchivedObject(ofClass: Lates.self, from: archive)
        #expect(copy.name == "n" && copy.size == 5)
    }

    @Test("What follows an unknown tag is skipped")
    func skipsUnknownTags() throws {
        func block(_ name: String, _ groups: [ExpectedGroup]) -> ExpectedValue {
            .object(name, [("Block", 0)], groups)
        }
        func read(_ first: ExpectedValue) throws -> Story {
            try SequentialUnarchiver.unarchivedObject(
                ofClass: Story.self,
                from: ExpectedStream.archive([
                    .object(
                        .object(
                            "root", [("Story", 0)],
                            [
                                .object(first), .object(block("b", [.integer("q", 5)])),
                                .object(.array("blocks", [block("c", [.integer("q", 5), .null, .double(1)])])),
                                .object(.object("t", [("Tone", 0)], [.object(.string("q")), .double(2)])),
                            ]))
                ]))
        }
        let copy = try read(block("a", [.integer("q", 5), .object(.string("s"))]))
        guard case .rule = copy.block, case .rule? = copy.next, case .rule? = copy.blocks.first,
            case .flat = copy.tone
        else {
            Issue.record("the unknown cases are read")
            return
        }
        // Values after those of a known case, too few of them, and another kind of tag.
        let others: [[ExpectedGroup]] = [
            [.integer("q", 0), .null], [.integer("q", 70_000)], [.object(.string("rule"))], [],
        ]
        for groups in others {
            #expect(throws: ArchiveError.self) { try read(block("a", groups)) }
        }
    }

    @Test("A case that the enum doesn't know is refused")
    func refusesUnknownCases() {
        let archive = ExpectedStream.archive([
            .object(
                .object(
                    "root", [("Drawing", 0)],
                    [
                        .object(
                            .object(
                                "p", [("Geo.Point", 2)],
                                [.group("dd", [.real64(1), .real64(2)]), .null])),
                        .null, .object(.array("outline", [])), .object(.dictionary("named", [])),
                        .object(.object("s", [("Shape", 0)], [.object(.string("square")), .double(1)])), .null,
                        .object(.array("shapes", [])), .null,
                    ]))
        ])
        #expect(throws: ArchiveError.self) {
            try SequentialUnarchiver.unarchivedObject(ofClass: Drawing.self, from: archive)
        }
    }
}
