// Conditional references: they resolve if something else archives the object, before or after; otherwise they are nil.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Conditional objects") struct ConditionalTests {
    @Test("A conditional reference resolves, whichever comes first", arguments: [false, true])
    func resolves(isConditionalFirst: Bool) throws {
        let target = Node("target")
        let archiver = KeyedArchiver()
        if isConditionalFirst { try archiver.encodeConditional(target, forKey: "conditional") }
        try archiver.encode(target, forKey: "unconditional")
        if !isConditionalFirst { try archiver.encodeConditional(target, forKey: "conditional") }
        let data = try archiver.finishEncoding()
        #expect(try ArchiveContents(data).slots(ofClass: "Node").count == 1)

        for keys in [["conditional", "unconditional"], ["unconditional", "conditional"]] {
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
            let first = try unarchiver.decode(Node.self, forKey: keys[0])
            #expect(try unarchiver.decode(Node.self, forKey: keys[1]) === first)
            #expect(first.name == "target")
        }
    }

    @Test("One that nothing archives is nil, and has a slot of its own that holds nil")
    func neverResolved() throws {
        let (first, second) = (Node("first"), Node("second"))
        let archiver = KeyedArchiver()
        try archiver.encodeConditional(first, forKey: "first")
        try archiver.encodeConditional(second, forKey: "second")
        try archiver.encodeConditional(first, forKey: "again")
        try archiver.encodeConditional(nil as Node?, forKey: "none")
        let data = try archiver.finishEncoding()

        let contents = try ArchiveContents(data)
        #expect(contents.objects == ["$null", "$null", "$null"])
        #expect(contents.top["first"] == .uid(1))
        #expect(contents.top["second"] == .uid(2))
        #expect(contents.top["again"] == .uid(1))
        #expect(contents.top["none"] == nil)

        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        for key in ["first", "second", "again", "none"] {
            #expect(try unarchiver.decodeIfPresent(Node.self, forKey: key) == nil)
        }
        #expect(unarchiver.containsValue(forKey: "first"))
        #expect(!unarchiver.containsValue(forKey: "none"))
        #expect(archiveError { try unarchiver.decode(Node.self, forKey: "first") }?.code == .unexpectedKind)
    }

    @Test("Two objects never share a slot, resolved or not")
    func slots() throws {
        let nodes = (0..<8).map { Node("\($0)") }
        let archiver = KeyedArchiver()
        for (number, node) in nodes.enumerated() {
            try archiver.encodeConditional(node, forKey: "conditional \(number)")
        }
        for number in stride(from: 0, to: 8, by: 2) {
            try archiver.encode(nodes[number], forKey: "node \(number)")
        }
        let contents = try ArchiveContents(try archiver.finishEncoding())
        let slots = (0..<8).compactMap { contents.top["conditional \($0)"] }
        #expect(Set(slots).count == 8)
        for number in 0..<8 {
            let isResolved = number % 2 == 0
            #expect((contents.object(slots[number]) == "$null") == !isResolved)
            if isResolved { #expect(contents.top["node \(number)"] == slots[number]) }
        }
    }

    @Test("What only a conditional object refers to is not archived")
    func contents() throws {
        let secret = Node("secret")
        let archiver = KeyedArchiver()
        try archiver.encodeConditional(Node("hidden", next: secret), forKey: "hidden")
        let contents = try ArchiveContents(try archiver.finishEncoding())
        #expect(contents.count(of: "secret") == 0)
        #expect(contents.count(of: "hidden") == 0)
        #expect(contents.slots(ofClass: "Node").isEmpty)
    }

    @Test("A part of a graph has no parent, the whole has")
    func weakParents() throws {
        let grandparent = Node("grandparent")
        let parent = Node("parent")
        let child = Node("child")
        grandparent.children = [parent]
        parent.parent = grandparent
        parent.children = [child]
        child.parent = parent

        let part = try roundTrip(parent)
        #expect(part.parent == nil)
        #expect(part.children[0].parent === part)
        let whole = try roundTrip(grandparent)
        #expect(whole.children[0].parent === whole)
        #expect(whole.children[0].children[0].parent === whole.children[0])
    }

    @Test("A root with conditional references from its children is archived once")
    func root() throws {
        let root = Node("root")
        root.parent = root
        root.children = [Node("child")]
        root.children[0].parent = root
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        #expect(try ArchiveContents(data).slots(ofClass: "Node").count == 2)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data)
        #expect(copy.parent === copy)
        #expect(copy.children[0].parent === copy)
    }

    @Test("An object deep in the graph resolves a conditional reference from long before")
    func resolvedLate() throws {
        let root = Node("root")
        let last = Node("last")
        root.parent = last
        var node = root
        for number in 0..<100 {
            node.next = Node("\(number)")
            node = node.next ?? node
            node.parent = last
        }
        node.next = last
        let copy = try roundTrip(root)
        let copyOfLast = try #require(copy.parent)
        #expect(copyOfLast.name == "last")
        var current = copy
        while let next = current.next {
            #expect(current.parent === copyOfLast)
            current = next
        }
        #expect(current === copyOfLast)
    }

    @Test("An object that lives only while it is encoded is not taken for another one")
    func temporaryObjects() throws {
        let archiver = KeyedArchiver()
        for number in 0..<100 {
            // Each is released after its line, so that the next one may have the same address.
            try archiver.encodeConditional(Node("conditional"), forKey: "conditional \(number)")
            try archiver.encode(Node("\(number)"), forKey: "\(number)")
        }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        for number in 0..<100 {
            #expect(try unarchiver.decodeIfPresent(Node.self, forKey: "conditional \(number)") == nil)
            #expect(try unarchiver.decode(Node.self, forKey: "\(number)").name == "\(number)")
        }
    }
}
