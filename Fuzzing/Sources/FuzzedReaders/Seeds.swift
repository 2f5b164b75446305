// The seeds: property lists and object graphs.

import Foundation
import Archiving
public import FuzzedModel
public import PropertyLists

/// Property lists with every kind of value, by name.
public func seedPropertyLists() -> [(String, PropertyList)] {
    let long = PropertyList.array((0..<20).map { .integer(PropertyListInteger(Int64($0))) })
    return [
        ("boolean", true), ("integer", -5), ("large", .integer(PropertyListInteger(UInt64.max))), ("real", 1.5),
        ("float", .float(2.5)), ("null", .null), ("ascii", "a text of more than fifteen letters"), ("text", "äö🙂"),
        ("date", .date(Date(timeIntervalSinceReferenceDate: 1))), ("data", .data(Data([1, 2, 3]))),
        ("uid", .array([.uid(PropertyList.UID(3)), .uid(PropertyList.UID(300)), .uid(PropertyList.UID(70_000))])),
        ("array", [1, "two", 3.0, true]), ("long", long), ("set", .set([1, 2])),
        ("dictionary", ["name": "Anna", "tags": ["x", "y"], "size": ["w": 1, "h": 2]]),
        ("nested", [[[[[["deep"]]]]]]), ("markup", ["<&>": "a & b < c"]), ("empty", ["", [], [:], .data(Data())]),
    ]
}

/// Graphs with every kind of field, by name; new objects with each call.
public func seedGraphs() -> [(String, Leaf)] {
    let chain = Node(number: 1, name: "chain", currency: nil)
    chain.next = Node(number: 2, name: "second", currency: Currency(code: "DKK"))
    chain.next?.next = chain
    chain.next?.parent = chain

    let tree = Node(number: 3, name: "tree", currency: nil)
    tree.children = (0..<3).map { Node(number: $0, name: "child", currency: nil) }
    for child in tree.children { child.parent = tree }
    tree.named = ["first": tree.children[0], "self": tree]
    tree.members = Set(tree.children)
    tree.scores = [tree.children[1]: 5]
    tree.anything = Currency(code: "EUR")

    let values = Values(number: 4, currency: nil)
    values.name = "$null"
    values.large = .max
    values.data = Data([0, 255])
    values.date = Date(timeIntervalSinceReferenceDate: 0)
    values.link = URL(string: "page.html", relativeTo: URL(string: "https://example.com/a/"))
    values.identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    values.amount = Decimal(string: "-12.345")
    values.mood = .wild
    values.moods = [.calm: "a", .wild: "b"]
    values.style = Style(bold: true, weight: 9)
    let leaf = Leaf(number: 7)
    values.spot = Spot(x: 1, y: 2, owner: leaf)
    values.spots = [Spot(x: 3, y: 4, owner: nil), Spot(x: 5, y: 6, owner: leaf)]
    values.picture = .raw(pixels: Data([1]), wide: 1, high: 1)
    values.pictures = [.leaf(leaf), .url(URL(fileURLWithPath: "/tmp"))]
    values.samples = [1, 2, 3]
    values.weights = [1, nil, 3]
    values.rows = [[1, nil], []]
    values.tags = ["x", "y"]
    values.table = [1: ["a": 1.5]]
    values.corner = CGPoint(x: 1, y: 2)
    values.favorite = Label(number: 10, title: "x", link: URL(string: "https://example.com"))
    values.labels = [Label(number: 11), values.favorite ?? Label(number: 12)]

    let foreign = Foreign(number: 8)
    foreign.untyped = ["name": "x", "list": [1, 2.5, true, "y"], "set": .set([1, 2])]
    foreign.list = ["numbers": [1, 2.5, true], "text": "z"]
    foreign.unkeyed = [3, 4, 5]
    let older = Node(number: 9, name: "any", currency: nil)
    older.anything = foreign
    return [
        ("leaf", Leaf(number: 1)), ("chain", chain), ("tree", tree), ("values", values), ("foreign", foreign),
        ("anything", older),
    ]
}
