// Random graphs of mixed classes: shared objects, cycles, conditional references, sets and dictionaries of objects,
// structures that refer to objects, and values of every kind, with keys and without.

import Archiving
import TestSupport

/// The objects of one random graph, kept so that conditional references to any of them are alive.
struct RandomGraph {
    let root = Crowd()
    private var nodes: [Node] = []
    private var circles: [Circle] = []
    private var teams: [Team] = []
    private var boards: [Board] = []

    /// Makes the graph of a seed.
    ///
    /// - Parameter kinds: the kinds of its values.
    init(seed: UInt64, kinds: [RandomKind] = RandomKind.all) {
        var random = SeededGenerator(exactSeed: seed)
        let labels = (0..<3).map { Label("label \($0)", size: $0) }
        for number in 0..<Int.random(in: 1...12, using: &random) {
            let isLeaf = Int.random(in: 0..<3, using: &random) == 0
            nodes.append(
                isLeaf
                    ? Leaf(
                        "leaf \(number % 3)", weight: Double(number) / 3, colour: number % 2 == 0 ? .green : .yellow,
                        label: labels[number % 3])
                    : Node("node \(number % 4)"))
        }
        circles = (0..<Int.random(in: 0...6, using: &random)).map { Circle($0) }
        teams = (0..<Int.random(in: 0...3, using: &random)).map { Team("team \($0)") }
        boards = (0..<Int.random(in: 0...3, using: &random)).map { Board("board \($0)") }
        connectNodes(&random)
        connectTeams(&random)
        connectBoards(&random)
        root.nodes = nodes.filter { _ in Bool.random(using: &random) } + nodes.prefix(1)
        root.circles = Set(circles)
        root.teams = teams
        root.boards = boards
        root.nodesByName = Dictionary(nodes.map { ($0.name, $0) }) { first, _ in first }
        root.chests = (0..<Int.random(in: 0...2, using: &random)).map { _ in
            Chest(
                owner: nodes.randomElement(using: &random), values: Self.values(&random, kinds),
                looseValues: Self.values(&random, kinds))
        }
        root.clubs = (0..<Int.random(in: 0...1, using: &random)).map { _ in
            let club = Club()
            club.squad = squad(&random)
            club.squads = (0..<Int.random(in: 0...2, using: &random)).map { _ in squad(&random) }
            return club
        }
    }

    // MARK: Parts

    private static func values(_ random: inout SeededGenerator, _ kinds: [RandomKind]) -> [Chest.Entry] {
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
            let kind = Int.random(in: kinds.indices, using: &random)
            return Chest.Entry(kind: kind, value: kinds[kind].make(&random))
        }
    }

    private func connectNodes(_ random: inout SeededGenerator) {
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
    }

    private func members(_ random: inout SeededGenerator) -> [Member] {
        (0..<Int.random(in: 0...4, using: &random)).map { Member($0, of: teams.randomElement(using: &random)) }
    }

    private func connectTeams(_ random: inout SeededGenerator) {
        for team in teams {
            let members = members(&random)
            team.members = Set(members)
            team.ranks = Dictionary(members.map { ($0, $0.number * 2) }) { first, _ in first }
            team.rivals = teams.filter { _ in Bool.random(using: &random) }
        }
    }

    private func connectBoards(_ random: inout SeededGenerator) {
        for board in boards {
            for number in 0..<Int.random(in: 0...2, using: &random) {
                board.pins.append(Pin("pin \(number)", on: boards.randomElement(using: &random) ?? board))
            }
            board.nextPin = board.pins.first
        }
    }

    private func squad(_ random: inout SeededGenerator) -> Squad {
        Squad(
            Int.random(in: 0..<3, using: &random), lead: nodes.randomElement(using: &random),
            others: nodes.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }, members: Set(members(&random)))
    }

    // MARK: Taking apart

    /// Cuts all references that may form cycles.
    func takeApart() {
        for node in nodes { Isomorphism.takeApart(node) }
        for circle in circles { Isomorphism.takeApart(circle) }
        for team in teams { Isomorphism.takeApart(team) }
        for board in boards { Isomorphism.takeApart(board) }
    }
}

// MARK: - Classes

/// A root with collections of every class.
final class Crowd: Coding {
    var nodes: [Node] = []
    var nodesByName: [String: Node] = [:]
    var circles: Set<Circle> = []
    var teams: [Team] = []
    var boards: [Board] = []
    var chests: [Chest] = []
    var clubs: [Club] = []

    init() {}

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Crowd", type: Crowd.self,
            references: [Node.self, Circle.self, Team.self, Board.self, Chest.self, Club.self],
            table: GraphClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(nodes, forKey: "nodes")
        try archiver.encode(circles, forKey: "circles")
        try archiver.encode(nodesByName, forKey: "nodesByName")
        try archiver.encode(teams, forKey: "teams")
        try archiver.encode(boards, forKey: "boards")
        try archiver.encode(chests, forKey: "chests")
        try archiver.encode(clubs, forKey: "clubs")
    }

    init(coder unarchiver: Unarchiver) throws {}

    func connect(with unarchiver: Unarchiver) throws {
        nodes = try unarchiver.decode([Node].self, forKey: "nodes")
        nodesByName = try unarchiver.decode([String: Node].self, forKey: "nodesByName")
        unarchiver.whenConnected { self.circles = try unarchiver.decode(Set<Circle>.self, forKey: "circles") }
        teams = try unarchiver.decode([Team].self, forKey: "teams")
        boards = try unarchiver.decode([Board].self, forKey: "boards")
        chests = try unarchiver.decode([Chest].self, forKey: "chests")
        clubs = try unarchiver.decode([Club].self, forKey: "clubs")
    }
}

/// Holds values of every kind, some of them without keys.
final class Chest: Coding {
    struct Entry {
        let kind: Int
        let value: any RandomValue
    }

    let values: [Entry]
    let looseValues: [Entry]
    var owner: Node?

    init(owner: Node?, values: [Entry], looseValues: [Entry]) {
        self.owner = owner
        self.values = values
        self.looseValues = looseValues
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Chest", type: Chest.self, references: [Node.self], table: GraphClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(values.map(\.kind), forKey: "kinds")
        try archiver.encode(looseValues.map(\.kind))
        for (number, entry) in values.enumerated() { try entry.value.encode(to: archiver, forKey: "value \(number)") }
        try archiver.encodeIfPresent(owner, forKey: "owner")
        for entry in looseValues { try entry.value.encode(to: archiver, forKey: nil) }
    }

    init(coder unarchiver: Unarchiver) throws {
        let looseKinds = try unarchiver.decode([Int].self)
        looseValues = try looseKinds.map { Entry(kind: $0, value: try RandomKind.all[$0].decode(unarchiver, nil)) }
        let kinds = try unarchiver.decode([Int].self, forKey: "kinds")
        values = try kinds.enumerated().map { number, kind in
            Entry(kind: kind, value: try RandomKind.all[kind].decode(unarchiver, "value \(number)"))
        }
    }

    func connect(with unarchiver: Unarchiver) throws {
        owner = try unarchiver.decodeIfPresent(Node.self, forKey: "owner")
    }
}
