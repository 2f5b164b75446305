// Whether two graphs have one shape.

import Archiving

/// Pairs the objects of two graphs: each object has one partner, and all values and references of partners agree.
struct Isomorphism {
    private var partners: [ObjectIdentifier: ObjectIdentifier] = [:]
    private var partnersBack: [ObjectIdentifier: ObjectIdentifier] = [:]

    /// References are followed with a work list, so that cycles end and chains need no stack.
    private var pending: [(AnyObject, AnyObject)] = []
    private var parents: [(Node?, Node?)] = []
    private(set) var differences: [String] = []

    /// Whether the target of every conditional reference was archived. A reference to any other object leaves an unused
    /// slot, which the archive of the copy doesn't have.
    private(set) var isComplete = true

    /// All objects of the copy.
    private var copies: [AnyObject] = []

    mutating func compare(_ root: Crowd, _ copy: Crowd) {
        compareAll(root.nodes, copy.nodes, "nodes")
        check(Set(root.nodesByName.keys) == Set(copy.nodesByName.keys), "names")
        for (name, node) in root.nodesByName { pair(node, copy.nodesByName[name], "nodesByName") }
        compareAll(
            root.circles.sorted { $0.number < $1.number }, copy.circles.sorted { $0.number < $1.number }, "circles")
        compareAll(root.teams, copy.teams, "teams")
        compareAll(root.boards, copy.boards, "boards")
        compareAll(root.chests, copy.chests, "chests")
        compareAll(root.clubs, copy.clubs, "clubs")
        while let (left, right) = pending.popLast() { comparePair(left, right) }
        for (parent, copy) in parents {
            // There if something else archived it, that is if it has a partner.
            let partner = parent.flatMap { partners[ObjectIdentifier($0)] }
            if parent != nil, partner == nil { isComplete = false }
            check(partner == copy.map { ObjectIdentifier($0) }, "parent")
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
        copies.append(right)
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
        case (let left as Chest, let right as Chest): compareChests(left, right)
        case (let left as Club, let right as Club):
            check((left.squad == nil) == (right.squad == nil), "squad")
            if let left = left.squad, let right = right.squad { compareSquads(left, right) }
            check(left.squads.count == right.squads.count, "count of squads")
            for (left, right) in zip(left.squads, right.squads) { compareSquads(left, right) }
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

    private mutating func compareChests(_ left: Chest, _ right: Chest) {
        pair(left.owner, right.owner, "owner")
        for (left, right) in [(left.values, right.values), (left.looseValues, right.looseValues)] {
            check(left.map(\.kind) == right.map(\.kind), "kinds of values")
            for (left, right) in zip(left, right) where !left.value.isEqual(to: right.value) {
                check(false, "\(left.value) came back as \(right.value)")
            }
        }
    }

    private mutating func compareSquads(_ left: Squad, _ right: Squad) {
        check(left.number == right.number, "number of a squad")
        pair(left.lead, right.lead, "lead")
        compareAll(left.others, right.others, "others")
        compareMembers(Array(left.members), Array(right.members))
    }

    // MARK: Taking apart

    /// Cuts all references of the copy that may form cycles.
    func takeCopyApart() {
        for copy in copies { Self.takeApart(copy) }
    }

    /// Cuts the references of an object that may form cycles.
    static func takeApart(_ object: AnyObject) {
        switch object {
        case let node as Node:
            node.next = nil
            node.second = nil
            node.children = []
        case let circle as Circle: circle.neighbours = []
        case let member as Member: member.team = nil
        case let team as Team:
            for member in Array(team.members) + Array(team.ranks.keys) { member.team = nil }
            team.members = []
            team.ranks = [:]
            team.rivals = []
        case let board as Board:
            board.pins = []
            board.nextPin = nil
        default: break
        }
    }
}
