// An object is archived once, and all references to it decode to one object, whatever the shape of the graph.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Identity") struct IdentityTests {
    @Test("References to one object are references to one object again")
    func shared() throws {
        let root = Node("root")
        let shared = Node("shared")
        root.next = shared
        root.second = shared
        root.children = [shared, Node("shared"), shared]

        let copy = try roundTrip(root)
        let copyOfShared = try #require(copy.next)
        #expect(copy.second === copyOfShared)
        #expect(copy.children.count == 3)
        #expect(copy.children[0] === copyOfShared)
        #expect(copy.children[2] === copyOfShared)
        // An equal object is another object.
        #expect(copy.children[1] !== copyOfShared)
        #expect(copy.children[1].name == "shared")
    }

    @Test("The two sides of a diamond meet in one object")
    func diamond() throws {
        let root = Node("root")
        let bottom = Node("bottom")
        root.children = [Node("left", next: bottom), Node("right", next: bottom)]
        root.children[1].second = root.children[0]

        let copy = try roundTrip(root)
        #expect(copy.children.map(\.name) == ["left", "right"])
        #expect(copy.children[0].next?.name == "bottom")
        #expect(copy.children[0].next === copy.children[1].next)
        #expect(copy.children[1].second === copy.children[0])
    }

    @Test("Every object has one slot, and every class one description")
    func slots() throws {
        let root = Node("root")
        let shared = Node("shared")
        root.next = shared
        root.second = shared
        root.children = [shared, shared, root]
        defer { root.children = [] }
        let contents = try ArchiveContents(KeyedArchiver.archivedData(withRootObject: root))
        #expect(contents.slots(ofClass: "Node").count == 2)
        #expect(contents.objects.filter { $0["$classname"]?.string == "Node" }.count == 1)
        // Value types are written once for equal values.
        #expect(contents.count(of: "shared") == 1)
    }

    @Test("An object that refers to itself, in every way that it can")
    func selfLoop() throws {
        let root = Node("self")
        root.next = root
        root.second = root
        root.children = [root, root]
        root.parent = root
        let copy = try roundTrip(root)
        for loop in [root, copy] {
            #expect(loop.next === loop)
            #expect(loop.second === loop)
            #expect(loop.children.count == 2)
            #expect(loop.children.allSatisfy { $0 === loop })
            #expect(loop.parent === loop)
            loop.next = nil
            loop.second = nil
            loop.children = []
        }
    }

    @Test("Rings of any length close", arguments: [2, 3, 10, 1_000])
    func ring(count: Int) throws {
        let nodes = (0..<count).map { Node("\($0)") }
        for (position, node) in nodes.enumerated() {
            node.next = nodes[(position + 1) % count]
            node.second = nodes[(position + count - 1) % count]
        }
        let copy = try roundTrip(nodes[0])
        var node = copy
        for position in 0..<count {
            #expect(node.name == "\(position)")
            let next = try #require(node.next)
            #expect(next.second === node)
            node = next
        }
        #expect(node === copy)
        for start in [nodes[0], copy] {
            var node: Node? = start
            for _ in 0..<count {
                let next = node?.next
                node?.next = nil
                node?.second = nil
                node = next
            }
        }
    }

    @Test("Children know their parent, weakly and strongly", arguments: [false, true])
    func parents(isStrong: Bool) throws {
        let root = Node("root")
        for number in 0..<5 {
            let child = Node("child \(number)")
            child.children = [Node("grandchild")]
            child.children[0].parent = child
            root.children.append(child)
            if isStrong { child.second = root } else { child.parent = root }
        }
        let copy = try roundTrip(root)
        for start in [root, copy] {
            #expect(start.children.count == 5)
            for child in start.children {
                #expect((isStrong ? child.second : child.parent) === start)
                #expect(child.children[0].parent === child)
                child.second = nil
            }
            #expect(start.parent == nil)
        }
    }

    @Test("A cycle through one reference that must exist from the start, from both ends")
    func atOnce() throws {
        let board = Board("board")
        board.pins = (0..<4).map { Pin("pin \($0)", on: board) }
        board.nextPin = board.pins[2]

        let copyOfBoard = try roundTrip(board)
        let copyOfPin = try roundTrip(board.pins[1])
        #expect(copyOfPin.label == "pin 1")
        #expect(copyOfPin.board.pins[1] === copyOfPin)
        for start in [board, copyOfBoard, copyOfPin.board] {
            #expect(start.name == "board")
            #expect(start.pins.map(\.label) == ["pin 0", "pin 1", "pin 2", "pin 3"])
            #expect(start.pins.allSatisfy { $0.board === start })
            #expect(start.nextPin === start.pins[2])
            start.pins = []
            start.nextPin = nil
        }
    }

    @Test("Chains that alternate between references of both kinds")
    func alternatingChain() throws {
        let boards = (0..<50).map { Board("board \($0)") }
        for number in 0..<49 {
            boards[number].nextPin = Pin("pin", on: boards[number + 1])
        }
        boards[49].nextPin = Pin("back", on: boards[0])
        let copy = try roundTrip(boards[0])
        var board = copy
        for number in 0..<50 {
            #expect(board.name == "board \(number)")
            board = try #require(board.nextPin).board
        }
        #expect(board === copy)
        boards[0].nextPin = nil
        copy.nextPin = nil
    }

    @Test("Roots under keys of their own share their objects")
    func manyRoots() throws {
        let shared = Node("shared")
        let archiver = KeyedArchiver()
        for number in 0..<10 {
            try archiver.encode(Node("root \(number)", next: shared), forKey: "root \(number)")
        }
        try archiver.encode(shared, forKey: "shared")
        try archiver.encode(shared, forKey: "again")
        try archiver.encode([shared, shared], forKey: "list")
        try archiver.encode(10, forKey: "count")
        let data = try archiver.finishEncoding()
        #expect(try ArchiveContents(data).slots(ofClass: "Node").count == 11)

        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(Int.self, forKey: "count") == 10)
        let first = try unarchiver.decode(Node.self, forKey: "root 7")
        let copyOfShared = try unarchiver.decode(Node.self, forKey: "again")
        #expect(first.next === copyOfShared)
        #expect(try unarchiver.decode(Node.self, forKey: "shared") === copyOfShared)
        #expect(try unarchiver.decode(Node.self, forKey: "root 7") === first)
        for number in 0..<10 {
            #expect(try unarchiver.decode(Node.self, forKey: "root \(number)").next === copyOfShared)
        }
        #expect(try unarchiver.decode([Node].self, forKey: "list").allSatisfy { $0 === copyOfShared })
        unarchiver.finishDecoding()
    }

    @Test("Roots that refer to each other, each decoded first", arguments: ["a", "b"])
    func mutualRoots(first: String) throws {
        let (a, b) = (Node("a"), Node("b"))
        a.next = b
        b.next = a
        defer { a.next = nil }
        let archiver = KeyedArchiver()
        try archiver.encode(a, forKey: "a")
        try archiver.encode(b, forKey: "b")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        let start = try unarchiver.decode(Node.self, forKey: first)
        #expect(start.next?.next === start)
        #expect(try unarchiver.decode(Node.self, forKey: first == "a" ? "b" : "a") === start.next)
        start.next = nil
    }

    @Test("An object is one object whatever class the references to it ask for")
    func subclasses() throws {
        let label = Label("label")
        let leaf = Leaf("leaf", weight: 1.5, colour: .yellow, label: label)
        leaf.second = leaf
        let archiver = KeyedArchiver()
        try archiver.encode(leaf as Node, forKey: "node")
        try archiver.encode(leaf, forKey: "leaf")
        try archiver.encode([Leaf("other", weight: 2, colour: .green, label: label)], forKey: "list")
        leaf.second = nil
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        let node = try unarchiver.decode(Node.self, forKey: "node")
        let copy = try unarchiver.decode(Leaf.self, forKey: "leaf")
        #expect(node === copy)
        #expect(copy.second === copy)
        #expect(copy.weight == 1.5)
        #expect(copy.colour == .yellow)
        #expect(copy.label.text == "label")
        let list = try unarchiver.decode([Node].self, forKey: "list")
        #expect((list[0] as? Leaf)?.label === copy.label)
        copy.second = nil
    }
}
