// Objects of retired classes, in archives of both kinds. The writer calls some of its classes by the retired names.

import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

extension Construct {
    static let retired = [
        Construct("retired class", in: "RetiredClasses") {
            let board = RetiredClassTests.board()
            #expect(try roundTrip(board).panels.count == 4, "the living class has another name")
            let (read, _) = try WideArchive.keyed.read(
                Switchboard.self, from: RetiredClassTests.data(board, .keyed, names: ["Connector"]))
            #expect(read.main == nil && read.panels.map(\.name) == ["a", "a"])
            #expect(ConstructsCodingClasses.retired.count == 2)
        }
    ]
}

@Suite("Retired classes")
struct RetiredClassTests {
    typealias Kind = WideArchive

    /// A board with a flat panel wherever one can be, which some archives call by a retired name.
    static func board() -> Switchboard {
        let (panel, flat) = (Panel(name: "a"), FlatPanel(name: "f", width: 2))
        (panel.next, flat.next) = (flat, panel)
        let board = Switchboard(first: flat, apart: [flat, panel, flat], pin: Pin(panel: flat, x: 3))
        (board.main, board.back, board.any, board.lamp, board.link) = (flat, flat, flat, flat, flat)
        (board.panels, board.optional) = ([panel, flat, flat, panel], [nil, flat, panel])
        board.set = [flat, panel]
        (board.named, board.sizes) = (["f": flat, "a": panel], [flat: 1, panel: 2])
        board.nested = ["x": [flat, panel], "y": [flat]]
        board.pins = [Pin(panel: panel, x: 1), Pin(panel: flat, x: 2)]
        (board.content, board.lenient, board.anything) = (.panel(panel: flat, size: 3), [flat, panel], [panel, flat])
        return board
    }

    /// An archive that calls flat panels, and then outsiders, by other names.
    static func data(_ root: some Coding, _ kind: Kind, names: [String]) throws -> Data {
        func rename(_ archiver: Archiver) {
            archiver.setClassName(names[0], for: FlatPanel.self)
            if names.count > 1 { archiver.setClassName(names[1], for: Outsider.self) }
        }
        switch kind {
        case .keyed:
            let archiver = KeyedArchiver()
            rename(archiver)
            try archiver.encode(root, forKey: "root")
            return try archiver.finishEncoding()
        case .sequential:
            let archiver = SequentialArchiver()
            rename(archiver)
            try archiver.encodeRootObject(root)
            return try archiver.finishEncoding()
        }
    }

    @Test("Nothing has an object of the class, and all else is there", arguments: Kind.allCases, ["Connector", "Wire"])
    func leavesOut(kind: Kind, name: String) throws {
        let (read, losses) = try kind.read(Switchboard.self, from: Self.data(Self.board(), kind, names: [name]))
        #expect(read.first == nil && read.main == nil && read.back == nil && read.any == nil && read.lamp == nil)
        #expect(read.link == nil && read.pin.panel == nil && read.pin.x == 3)
        let panel = try #require(read.panels.first)
        #expect(read.panels.count == 2 && read.panels[1] === panel && panel.name == "a" && panel.next == nil)
        #expect(read.optional == [nil, nil, panel] && read.set == [panel])
        #expect(read.named == ["a": panel] && read.sizes == [panel: 2])
        #expect(read.nested == ["x": [panel], "y": []] && read.apart == [panel] && read.lenient == [panel])
        #expect(read.pins.map(\.x) == [1, 2] && read.pins[0].panel === panel && read.pins[1].panel == nil)
        #expect(read.anything.count == 1 && read.anything[0] === panel)
        guard case .panel(panel: nil, size: 3)? = read.content else {
            Issue.record("\(String(describing: read.content))")
            return
        }
        // Reports on sequential archives name no collections.
        let expected = [
            "first": 1, "main": 1, "back": 1, "any": 1, "lamp": 1, "link": 1, "panels": 2, "optional": 1, "set": 1,
            "named": 1, "sizes": 1, "nested": 2, "lenient": 1, "anything": 1, "next": 1,
        ]
        for (key, count) in expected where kind == .keyed { #expect(losses[key] == count, "\(key)") }
    }

    @Test("Members of other sets are left out, with their counts")
    func leavesOutMembers() throws {
        let (panel, flat, other) = (Panel(name: "a"), FlatPanel(name: "f"), Panel(name: "b"))
        let sets = PanelSets(
            ordered: [flat, other, panel], counted: CountedSetValue([panel, panel, flat, flat, flat, other]),
            mutable: [panel, flat])
        let (read, losses) = try Kind.keyed.read(
            PanelSets.self, from: Self.data(sets, .keyed, names: ["Connector"]))
        #expect(read.ordered.elements.map(\.name) == ["b", "a"] && read.mutable.map(\.name) == ["a"])
        #expect(read.counted.counts == [read.ordered.elements[1]: 2, read.ordered.elements[0]: 1])
        #expect(losses == ["ordered": 1, "counted": 1, "mutable": 1])
    }

    @Test("A class without a superclass is left out where objects of any class can be", arguments: Kind.allCases)
    func leavesOutOfAny(kind: Kind) throws {
        let board = Self.board()
        (board.any, board.lamp, board.anything) = (Outsider(), nil, [Outsider(), Panel(name: "b")])
        let (read, _) = try kind.read(Switchboard.self, from: Self.data(board, kind, names: ["Connector", "Ribbon"]))
        #expect(read.any == nil && read.anything.map { ($0 as? Panel)?.name } == ["b"])
    }

    @Test("A reference that allows no superclass of the class is an error, as is one to a subclass of it")
    func refusesOthers() throws {
        let board = Self.board()
        board.flat = [FlatPanel(name: "g")]
        // The keyed archive doesn't name the superclasses of a class under another name.
        let codes: [(Kind, ArchiveError.Code)] = [(.keyed, .classNotAllowed), (.sequential, .unexpectedClass)]
        for (kind, code) in codes {
            let error = #expect(throws: ArchiveError.self) {
                try kind.read(Switchboard.self, from: Self.data(board, kind, names: ["Connector"]))
            }
            #expect(error?.code == code)
        }
        let ribbon = #expect(throws: ArchiveError.self) {
            try Kind.keyed.read(Switchboard.self, from: Self.data(Self.board(), .keyed, names: ["Ribbon"]))
        }
        #expect(ribbon?.code == .classNotAllowed)
    }

    @Test("An unknown subclass is read as its nearest superclass")
    func readsSubclasses() throws {
        let (read, _) = try Kind.sequential.read(
            Switchboard.self, from: Self.data(Self.board(), .sequential, names: ["Cable"]))
        #expect(read.main?.name == "f" && read.panels.count == 4 && read.main === read.panels[1])
    }

    @Test("A root of the class is an error that states it", arguments: Kind.allCases)
    func refusesRoot(kind: Kind) throws {
        let data = try Self.data(FlatPanel(name: "f"), kind, names: ["Connector"])
        let error = #expect(throws: ArchiveError.self) { try kind.read(Panel.self, from: data) }
        #expect(error?.code == .retiredClass && error?.found == "one of class 'Connector', which is retired")
    }

    @Test("A name that the caller maps is not retired", arguments: Kind.allCases)
    func readsMappedNames(kind: Kind) throws {
        let data = try Self.data(Self.board(), kind, names: ["Connector"])
        let unarchiver: GraphUnarchiver =
            try kind == .keyed ? KeyedUnarchiver(forReadingFrom: data) : SequentialUnarchiver(forReadingFrom: data)
        unarchiver.setClass(FlatPanel.self, forClassName: "Connector")
        let read =
            try kind == .keyed
            ? unarchiver.decode(Switchboard.self, forKey: "root") : unarchiver.decode(Switchboard.self)
        #expect((read.main as? FlatPanel)?.width == 2 && read.set.count == 2)
    }

    @Test("The name wins over the names of other classes that the archive gives")
    func ignoresHints() throws {
        let list = try PropertyList(data: Self.data(Self.board(), .keyed, names: ["Connector"]))
        var archive = try #require(list.dictionary)
        let objects = try #require(archive["$objects"]?.array).map { object -> PropertyList in
            guard object["$classname"] == "Connector", var description = object.dictionary else { return object }
            description["$classhints"] = ["FlatPanel", "Panel"]
            return .dictionary(description)
        }
        archive["$objects"] = .array(objects)
        let data = try PropertyList.dictionary(archive).data(format: .binary)
        let (read, _) = try Kind.keyed.read(Switchboard.self, from: data)
        #expect(read.main == nil && read.panels.count == 2)
    }

    @Test("A handwritten class that needs the object gets an error, which a lenient field catches")
    func refusesRequiredReferences() throws {
        let strict = try Self.data(Strict(FlatPanel(name: "f")), .keyed, names: ["Connector"])
        let error = #expect(throws: ArchiveError.self) {
            try KeyedUnarchiver.unarchivedObject(ofClass: Strict.self, from: strict)
        }
        #expect(error?.code == .retiredClass && error?.path == "root.panel")
        let holder = StrictHolder([Strict(FlatPanel(name: "f")), Strict(Panel(name: "a"))])
        let data = try Self.data(holder, .keyed, names: ["Connector"])
        let read = try KeyedUnarchiver.unarchivedObject(ofClass: StrictHolder.self, from: data)
        #expect(read.list.map(\.panel.name) == ["a"])
    }

    @Test("What only a left-out object holds is not created, and nothing stays in memory", arguments: Kind.allCases)
    func createsNothing(kind: Kind) throws {
        weak var kept: Panel?
        try autoreleased {
            let (alone, flat) = (Panel(name: "alone"), FlatPanel(name: "f"))
            flat.next = alone
            let board = Switchboard(first: flat, apart: [], pin: Pin())
            board.panels = [flat, Panel(name: "b"), flat]
            board.anything = [board, flat]
            let data = try Self.data(board, kind, names: ["Connector"])
            let (read, losses) = try kind.read(Switchboard.self, from: data)
            kept = read.panels.first
            #expect(read.panels.count == 1 && read.anything.count == 1 && read.anything[0] === read)
            #expect(losses.values.reduce(0, +) == 4)
            // The board refers to itself.
            read.anything = []
            #expect(kept != nil)
        }
        #expect(kept == nil)
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}

/// A class written by hand whose reference must not be nil.
private final class Strict: Coding {
    let panel: Panel

    static var archivedClass: ArchivedClass {
        ArchivedClass("Strict", type: Strict.self, references: [Panel.self], table: ConstructsCodingClasses.self)
    }

    init(_ panel: Panel) { self.panel = panel }

    func encode(with archiver: Archiver) throws { try archiver.encode(panel, forKey: "panel") }

    init(coder unarchiver: Unarchiver) throws { panel = try unarchiver.decode(Panel.self, forKey: "panel") }
}

private final class StrictHolder: Coding {
    let list: [Strict]

    static var archivedClass: ArchivedClass {
        ArchivedClass("StrictHolder", type: StrictHolder.self, references: [Strict.self])
    }

    init(_ list: [Strict]) { self.list = list }

    func encode(with archiver: Archiver) throws { try archiver.encode(list, forKey: "list") }

    init(coder unarchiver: Unarchiver) throws {
        list = try unarchiver.decodeLeniently([Strict].self, forKey: "list") ?? []
    }
}
