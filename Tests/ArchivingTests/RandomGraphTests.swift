// Random graphs of mixed classes: the copy has the shape of the original, and its archive the same bytes.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Random graphs") struct RandomGraphTests {
    /// The objects of one random graph, kept so that conditional references to any of them are alive.
    private struct Graph {
        var nodes: [Node] = []
        var circles: [Circle] = []
        var teams: [Team] = []
        var boards: [Board] = []
        let root = Crowd()

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let labels = (0..<3).map { Label("label \($0)", size: $0) }
            for number in 0..<Int.random(in: 1...12, using: &random) {
                let isLeaf = Int.random(in: 0..<3, using: &random) == 0
                nodes.append(
                    isLeaf
                        ? Leaf(
                            "leaf \(number % 3)", weight: Double(number) / 3,
                            colour: number % 2 == 0 ? .green : .yellow,
                            label: labels[number % 3])
                        : Node("node \(number % 4)"))
            }
            circles = (0..<Int.random(in: 0...6, using: &random)).map { Circle($0) }
            teams = (0..<Int.random(in: 0...3, using: &random)).map { Team("team \($0)") }
            boards = (0..<Int.random(in: 0...3, using: &random)).map { Board("board \($0)") }
            connect(&random)
            root.nodes = nodes.filter { _ in Bool.random(using: &random) } + nodes.prefix(1)
            root.circles = Set(circles)
            root.teams = teams
            root.boards = boards
            root.nodesByName = Dictionary(nodes.map { ($0.name, $0) }) { first, _ in first }
        }

        private func connect(_ random: inout SeededGenerator) {
            for node in nodes {
                if Bool.random(using: &random) { node.next = nodes.randomElement(using: &random) }
                if Bool.random(using: &random) { node.second = nodes.randomElement(using: &random) }
                if Bool.random(using: &random) { node.parent = nodes.randomElement(using: &random) }
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    node.children += nodes.randomElement(using: &random).map { [$0] } ?? []
                }
            }
            for circle in circles {
                circle.neighbours = Set(circles.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
            }
            for team in teams {
                let members = (0..<Int.random(in: 0...4, using: &random)).map { number in
                    Member(number, of: teams.randomElement(using: &random))
                }
                team.members = Set(members)
                team.ranks = Dictionary(members.map { ($0, $0.number * 2) }) { first, _ in first }
                team.rivals = teams.filter { _ in Bool.random(using: &random) }
            }
            for board in boards {
                for number in 0..<Int.random(in: 0...2, using: &random) {
                    board.pins.append(Pin("pin \(number)", on: boards.randomElement(using: &random) ?? board))
                }
                board.nextPin = board.pins.first
            }
        }

        func takeApart() {
            RandomGraphTests.takeApart(root)
            for node in nodes { RandomGraphTests.takeApart(node) }
        }
    }

    private static func takeApart(_ node: Node) {
        node.next = nil
        node.second = nil
        node.children = []
    }

    private static func takeApart(_ root: Crowd) {
        for node in root.nodes { takeApart(node) }
        for node in root.nodesByName.values { takeApart(node) }
        for circle in root.circles { circle.neighbours = [] }
        for team in root.teams {
            for member in Array(team.members) + Array(team.ranks.keys) { member.team = nil }
            team.rivals = []
        }
        for board in root.boards {
            board.pins = []
            board.nextPin = nil
        }
    }

    @Test("A copy has the same shape, and gives the same bytes", arguments: 0..<50)
    func graphs(block: Int) throws {
        for number in 0..<10 {
            let seed = UInt64(block * 10 + number)
            let graph = Graph(seed: seed)
            defer { graph.takeApart() }
            let data = try KeyedArchiver.archivedData(withRootObject: graph.root)
            let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Crowd.self, from: data)
            defer { Self.takeApart(copy) }
            var isomorphism = Isomorphism()
            isomorphism.compare(graph.root, copy)
            #expect(isomorphism.differences == [], "seed \(seed)")
            // A parent that nothing archived leaves a slot behind, and none in the archive of the copy.
            let again = try KeyedArchiver.archivedData(withRootObject: copy)
            if try ArchiveContents(data).count(of: "$null") == 1 {
                #expect(again == data, "seed \(seed)")
            }
            let copyOfCopy = try KeyedUnarchiver.unarchivedObject(ofClass: Crowd.self, from: again)
            defer { Self.takeApart(copyOfCopy) }
            #expect(try KeyedArchiver.archivedData(withRootObject: copyOfCopy) == again, "seed \(seed)")
        }
    }
}

/// A root with collections of every class.
private final class Crowd: Coding {
    var nodes: [Node] = []
    var nodesByName: [String: Node] = [:]
    var circles: Set<Circle> = []
    var teams: [Team] = []
    var boards: [Board] = []

    init() {}

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Crowd", type: Crowd.self, references: [Node.self, Circle.self, Team.self, Board.self],
            table: GraphClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(nodes, forKey: "nodes")
        try archiver.encode(circles, forKey: "circles")
        try archiver.encode(nodesByName, forKey: "nodesByName")
        try archiver.encode(teams, forKey: "teams")
        try archiver.encode(boards, forKey: "boards")
    }

    init(coder unarchiver: Unarchiver) throws {}

    func connect(with unarchiver: Unarchiver) throws {
        nodes = try unarchiver.decode([Node].self, forKey: "nodes")
        nodesByName = try unarchiver.decode([String: Node].self, forKey: "nodesByName")
        unarchiver.whenConnected { self.circles = try unarchiver.decode(Set<Circle>.self, forKey: "circles") }
        teams = try unarchiver.decode([Team].self, forKey: "teams")
        boards = try unarchiver.decode([Board].self, forKey: "boards")
    }
}

/// Pairs the objects of two graphs: each object has one partner, and all values and references of partners agree.
private struct Isomorphism {
    private var partners: [ObjectIdentifier: ObjectIdentifier] = [:]
    private var partnersBack: [ObjectIdentifier: ObjectIdentifier] = [:]

    /// References are followed from a list, so that rings end and chains need no stack.
    private var pending: [(AnyObject, AnyObject)] = []
    private var parents: [(Node?, Node?)] = []
    private(set) var differences: [String] = []

    mutating func compare(_ root: Crowd, _ copy: Crowd) {
        compareAll(root.nodes, copy.nodes, "nodes")
        check(Set(root.nodesByName.keys) == Set(copy.nodesByName.keys), "names")
        for (name, node) in root.nodesByName { pair(node, copy.nodesByName[name], "nodesByName") }
        compareAll(
            root.circles.sorted { $0.number < $1.number }, copy.circles.sorted { $0.number < $1.number }, "circles")
        compareAll(root.teams, copy.teams, "teams")
        compareAll(root.boards, copy.boards, "boards")
        while let (left, right) = pending.popLast() { comparePair(left, right) }
        for (parent, copy) in parents {
            // There if something else archived it, that is if it has a partner.
            check(parent.flatMap { partners[ObjectIdentifier($0)] } == copy.map { ObjectIdentifier($0) }, "parent")
        }
    }

    private mutating func check(_ condition: Bool, _ what: String) {
        if !condition { differences.append(what) }
    }

    private mutating func compareAll<Object: AnyObject>(_ left: [Object], _ right: [Object], _ what: String) {
        check(left.count == right.count, "count of \(what)")
        for (left, right) in zip(left, right) { pair(left, right, what) }
    }

    private mutating func pair(_ left: AnyObject?, _ right: AnyObject?, _ what: String) {
        guard let left, let right else { return check(left == nil && right == nil, "nil as \(what)") }
        check(type(of: left) == type(of: right), "class of \(what)")
        let (partner, partnerBack) = (partners[ObjectIdentifier(left)], partnersBack[ObjectIdentifier(right)])
        if partner != nil || partnerBack != nil {
            let arePartners = partner == ObjectIdentifier(right) && partnerBack == ObjectIdentifier(left)
            return check(arePartners, "identity of \(what)")
        }
        partners[ObjectIdentifier(left)] = ObjectIdentifier(right)
        partnersBack[ObjectIdentifier(right)] = ObjectIdentifier(left)
        pending.append((left, right))
    }

    private mutating func comparePair(_ left: AnyObject, _ right: AnyObject) {
        switch (left, right) {
        case (let left as Node, let right as Node): compareNodes(left, right)
        case (let left as Circle, let right as Circle):
            check(left.number == right.number, "number")
            compareAll(
                left.neighbours.sorted { $0.number < $1.number }, right.neighbours.sorted { $0.number < $1.number },
                "neighbours")
        case (let left as Team, let right as Team):
            check(left.name == right.name, "name of a team")
            compareMembers(Array(left.members), Array(right.members))
            compareMembers(Array(left.ranks.keys), Array(right.ranks.keys))
            for (member, rank) in left.ranks { check(right.ranks[member] == rank, "rank") }
            compareAll(left.rivals, right.rivals, "rivals")
        case (let left as Member, let right as Member): pair(left.team, right.team, "team")
        case (let left as Board, let right as Board):
            check(left.name == right.name, "name of a board")
            compareAll(left.pins, right.pins, "pins")
            pair(left.nextPin, right.nextPin, "nextPin")
        case (let left as Pin, let right as Pin):
            check(left.label == right.label, "label of a pin")
            pair(left.board, right.board, "board")
        case (let left as Label, let right as Label): check(left == right, "label")
        default: check(false, "an object of \(type(of: left))")
        }
    }

    private mutating func compareNodes(_ left: Node, _ right: Node) {
        check(left.name == right.name, "name")
        pair(left.next, right.next, "next")
        pair(left.second, right.second, "second")
        compareAll(left.children, right.children, "children")
        parents.append((left.parent, right.parent))
        guard let leaf = left as? Leaf, let copy = right as? Leaf else { return }
        check(leaf.weight == copy.weight && leaf.colour == copy.colour, "values of a leaf")
        pair(leaf.label, copy.label, "label")
    }

    /// Members of a team differ in their numbers.
    private mutating func compareMembers(_ left: [Member], _ right: [Member]) {
        compareAll(left.sorted { $0.number < $1.number }, right.sorted { $0.number < $1.number }, "members")
    }
}
