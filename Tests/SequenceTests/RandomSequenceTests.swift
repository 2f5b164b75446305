// Random graphs through both kinds of archive: what comes back is the same graph.

import Archiving
import Foundation
import TestSupport
import Testing

@testable import Sequences

@Suite("Random graphs in sequential archives")
struct RandomSequenceTests {
    @Test("A graph comes back from a sequential archive as from a keyed one", arguments: 1...60 as ClosedRange<UInt64>)
    func comesBack(seed: UInt64) throws {
        var graph = RandomObjects(seed: seed)
        let root = graph.makeRoot()
        let archive = try SequentialArchiver.archivedData(withRootObject: root)
        let copy = try SequentialUnarchiver.unarchivedObject(
            ofClass: Tree.self, from: archive, allowing: RandomObjects.classes)
        #expect(try SequentialArchiver.archivedData(withRootObject: copy) == archive, "seed \(seed)")
        try expectSameObjects(root, copy, allowing: RandomObjects.classes, "seed \(seed)")
    }
}

/// Objects that refer to each other at random.
struct RandomObjects {
    static let classes: [any Coding.Type] = [Node.self, Person.self, Employee.self, Manager.self, Drawing.self]

    private var generator: SeededGenerator
    private var nodes: [Node] = []
    private var people: [Person] = []
    private var drawings: [Drawing] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// The root holds most of the objects; what it doesn't hold may be held by others, or by weak references only.
    mutating func makeRoot() -> Tree {
        for _ in 0...number(below: 12) { nodes.append(Node(name: word())) }
        for _ in 0..<number(below: 12) { people.append(person()) }
        for _ in 0..<number(below: 8) { drawings.append(Drawing(origin: point(), shape: .nothing)) }
        for node in nodes { connect(node) }
        for person in people { connect(person) }
        for drawing in drawings { connect(drawing) }
        let all = nodes as [any Coding] + people as [any Coding] + drawings as [any Coding]
        let kept = all.filter { _ in number(below: 5) != 0 }
        return Tree(root: nodes[0], anything: all[number(below: all.count)], all: kept)
    }

    private mutating func connect(_ node: Node) {
        node.next = maybe(nodes)
        node.parent = maybe(nodes)
        node.mentor = maybe(nodes)
        node.children = some(nodes)
        node.anything = maybe(people) ?? maybe(drawings)
    }

    private mutating func connect(_ person: Person) {
        person.friend = maybe(people)
        if let employee = person as? Employee {
            employee.desk.owner = maybe(people)
            employee.reports = some(people.compactMap { $0 as? Employee })
        }
        if let manager = person as? Manager {
            manager.deputy = maybe(people.compactMap { $0 as? Employee })
            manager.area.owner = maybe(nodes)
            manager.bonus = number(below: 2) == 0 ? nil : Int(truncatingIfNeeded: generator.next())
        }
    }

    private mutating func connect(_ drawing: Drawing) {
        drawing.corner = number(below: 2) == 0 ? nil : point()
        drawing.outline = (0..<number(below: 4)).map { _ in point() }
        for _ in 0..<number(below: 3) { drawing.named[word()] = point() }
        drawing.shape = shape()
        drawing.other = number(below: 2) == 0 ? nil : shape()
        drawing.shapes = (0..<number(below: 4)).map { _ in shape() }
        drawing.area =
            number(below: 2) == 0 ? nil : Area(corner: point(), opposite: point(), owner: maybe(nodes))
    }

    private mutating func person() -> Person {
        switch number(below: 3) {
        case 0: Person(number: number(below: 1000), name: word())
        case 1:
            Employee(number: -1, name: word(), badge: .red, desk: Desk(room: word()), salary: Double(number(below: 99)))
        default:
            Manager(
                number: 1 << 40, name: word(), badge: .blue, desk: Desk(room: word()), salary: 0.5, title: word(),
                area: Area(corner: point()))
        }
    }

    private mutating func shape() -> Shape {
        switch number(below: 4) {
        case 0: .point(point())
        case 1: .circle(centre: point(), radius: Double(number(below: 9)) / 2)
        case 2: .text(string: word(), size: number(below: 2) == 0 ? nil : number(below: 300))
        default: .nothing
        }
    }

    private mutating func point() -> Point {
        let label = number(below: 2) == 0 ? nil : word()
        return Point(x: Double(number(below: 400)) / 4, y: Double(number(below: 3)), label: label)
    }

    /// One of few words, so that equal strings are frequent.
    private mutating func word() -> String { ["", "a", "bé", "name", "a longer name"][number(below: 5)] }

    private mutating func maybe<Object>(_ objects: [Object]) -> Object? {
        guard !objects.isEmpty, number(below: 3) != 0 else { return nil }
        return objects[number(below: objects.count)]
    }

    private mutating func some<Object>(_ objects: [Object]) -> [Object] {
        guard !objects.isEmpty else { return [] }
        return (0..<number(below: 4)).map { _ in objects[number(below: objects.count)] }
    }

    private mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
}
